### The saga as it is told: one message for each kind of event, log-<event>.
### $clan, $clans   names of clans; $clans is a list such as "Wolf and Raven"
### $card, $cards   names of cards; $count says how many cards or clans a list has
### $pieces         figures such as "2 warriors and the leader"
### $place, $province, $source, $target   where; a fjord comes with its article
### $cost           what was paid for it, with a space before it; or nothing
### $amount         a change of glory or rage with its sign, such as +3

## The age and the draft

log-age-begins = Начинается эпоха { $age }. В её конце Рагнарёк поглотит { FORM($province, "accusative") }.
log-pack-received = { $clan } выбирает из карт: { $cards }
log-card-kept = { $clan } оставляет себе: { $cards }
log-packs-passed = { $round }-й круг драфта завершён; карты передают налево.
log-hand-received = { $clan } начинает эпоху с картами: { $cards }
log-action-phase-begins = Начинается фаза действий. Первый игрок — { $clan }.
log-turn-begins = Ходит { $clan }.

## Actions

log-passed = { $clan } пасует{ $cost } и больше не действует в эту эпоху.
# $from is the id of the place the figure comes from: valhalla or reserve.
log-invaded = { $from ->
    [valhalla] { $clan } возвращает из Вальхаллы { FORM($pieces, "accusative") } и вторгается в { FORM($place, "accusative") }{ $cost }.
   *[reserve] { $clan } вторгается { FORM($pieces, "instrumental") } в { FORM($place, "accusative") }{ $cost }.
}
log-march-begins = { $clan } идёт маршем из { FORM($source, "genitive") } в { FORM($target, "accusative") }.
log-moved = { $clan } перемещает { FORM($pieces, "accusative") } из { FORM($source, "genitive") } в { FORM($target, "accusative") }{ $cost }.
log-upgraded = { $clan } разыгрывает улучшение «{ $card }»{ $cost }.
log-figure-left-game = { $clan } теряет { FORM($pieces, "accusative") } навсегда: фигурка покидает игру.
log-quest-committed = { $clan } выкладывает карту воли богов лицом вниз.
log-quest-chosen = Карта { FORM($clan, "genitive") }: «{ $card }».
log-sacrificed = { $clan } приносит в жертву { FORM($pieces, "accusative") } в { FORM($place, "prepositional") }.
log-pillage-begins = { $clan } начинает разграбление { FORM($province, "genitive") }{ $cost }.

## Battle

log-joined = { $clan } посылает в битву { FORM($pieces, "accusative") } из { FORM($source, "genitive") }.
log-stayed-away = { $count ->
    [one] { $clans } никого не посылает.
   *[other] { $clans } никого не посылают.
}
log-battle-begins = Битва за { FORM($province, "accusative") }: { $clans }.
# $bonus is the printed bonus with its sign; $kind is battle for a battle card.
log-card-revealed = { $kind ->
    [battle] { $clan } открывает карту «{ $card }» ({ $bonus }).
   *[other] { $clan } открывает карту «{ $card }» (без бонуса).
}
log-no-card = У { FORM($clan, "genitive") } нет карты для битвы.
log-quest-counts = { $clan } считает карту воли богов «{ $card }» за +{ $value }.
log-text-cancelled = Текст карты { FORM($clan, "genitive") } «{ $card }» отменён.
log-cards-swept = { $clan } сбрасывает все открытые карты; разыгрываются новые.
log-card-added = { $clan } добавляет карту «{ $card }» ({ $bonus }).
log-strength-compared = { $clan }: { $figures } + { $bonus } = { $total }
log-battle-won = { $clan } побеждает в битве за { FORM($province, "accusative") }.
log-battle-tied = Ничья в битве за { FORM($province, "accusative") }: проиграли все.
log-destroyed = { $clan } теряет { FORM($pieces, "accusative") } в { FORM($place, "prepositional") }.
log-protected = { $clan } спасает { FORM($pieces, "accusative") } в { FORM($place, "prepositional") }{ $cost }.
log-fled = { $clan } уводит { FORM($pieces, "accusative") } из { FORM($place, "genitive") } в Иггдрасиль.
log-pillaged = { $clan } разграбляет { FORM($province, "accusative") }: { $token }.
log-card-returned = { $clan } возвращает на руку: { $cards }{ $cost }
log-card-taken = { $clan } забирает у { FORM($victim, "genitive") }: { $cards }
log-card-discarded = { $clan } сбрасывает: { $cards }

## Gains

# $reason says where the glory comes from.
log-glory = { $clan }: слава { $amount } ({ $reason })
log-rage = { $clan }: ярость { $amount }
log-stat-raised = { $clan } повышает { $stat } до { $value } (ступень { $step } из 6).

## The end of an age

log-card-saved = { $clan } сохраняет карту на следующую эпоху.
log-quest-revealed = { $count ->
    [one] { $clan } открывает карту воли богов: { $cards }
   *[other] { $clan } открывает карты воли богов: { $cards }
}
# $fulfilled is yes or no.
log-quest-resolved = { $fulfilled ->
    [yes] { $clan } исполнил волю богов «{ $card }».
   *[no] { $clan } не исполнил волю богов «{ $card }».
}
log-ragnarok = Рагнарёк обрушивается на { FORM($province, "accusative") }.
log-province-destroyed = Провинция { $province } уничтожена навсегда.
log-released = { $clan } возвращает из Вальхаллы { FORM($pieces, "accusative") }.
log-first-player = Теперь первый игрок — { $clan }.
log-game-over = { $count ->
    [one] Игра окончена: побеждает { $clans }.
   *[other] Игра окончена: победу делят { $clans }.
}

## What an action cost: $cost in the sentences above, nothing when it was free

log-cost = { " " }(ярость { $amount })

## Where glory comes from

source-pillage = разграбление
source-battle = битва
source-card = карта
source-ship = гибель корабля
source-quest = воля богов
source-ragnarok = Рагнарёк
source-valhalla = Вальхалла
source-stats = характеристики
source-board = фигурки на поле
