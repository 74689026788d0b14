### The saga as it is told: one message for each kind of event, log-<event>.
### $clan, $clans   names of clans; $clans is a list such as "Wolf and Raven"
### $card, $cards   names of cards; $count says how many cards or clans a list has
### $pieces         figures such as "2 warriors and the leader"
### $place, $province, $source, $target   where; a fjord comes with its article
### $cost           what was paid for it, with a space before it; or nothing
### $amount         a change of glory or rage with its sign, such as +3

## The age and the draft

log-age-begins = Начинается эпоха { $age }. На исходе её Рагнарёк поглотит провинцию { $province }.
log-pack-received = { $clan } выбирает из карт: { $cards }
log-card-kept = { $clan } оставляет себе: { $cards }
log-packs-passed = Круг { $round } драфта завершён; карты уходят налево.
log-hand-received = { $clan } начинает эпоху, в руке: { $cards }
log-action-phase-begins = Начинается фаза действий. Первый игрок — { $clan }.
log-turn-begins = Ходит { $clan }.

## Actions

log-passed = { $clan } пасует{ $cost } и больше не действует в эту эпоху.
# $from is the id of the place the figure comes from: valhalla or reserve.
log-invaded = { $from ->
    [valhalla] { $clan } вторгается прямо из Вальхаллы: { $pieces } → { $place }{ $cost }.
   *[reserve] { $clan } вторгается: { $pieces } → { $place }{ $cost }.
}
log-march-begins = { $clan } выступает из провинции { $source } в провинцию { $target }.
log-moved = { $clan } идёт из провинции { $source } в провинцию { $target }: { $pieces }{ $cost }.
log-upgraded = { $clan } разыгрывает улучшение «{ $card }»{ $cost }.
log-figure-left-game = { $clan } отпускает чудовище: { $pieces } покидает игру.
log-quest-committed = { $clan } внимает воле богов: карта ложится взакрытую.
log-quest-chosen = { $clan } избирает волю богов «{ $card }».
log-sacrificed = { $clan } приносит жертву: { $pieces } ({ $place }).
log-pillage-begins = { $clan } идёт грабить провинцию { $province }{ $cost }.

## Battle

log-joined = { $clan } спешит в битву из провинции { $source }: { $pieces }.
log-stayed-away = { $count ->
    [one] { $clans } никого не шлёт.
   *[other] { $clans } никого не шлют.
}
log-battle-begins = Битва за провинцию { $province }: { $clans }.
# $bonus is the printed bonus with its sign; $kind is battle for a battle card.
log-card-revealed = { $kind ->
    [battle] { $clan } вскрывает карту «{ $card }» ({ $bonus }).
   *[other] { $clan } вскрывает карту «{ $card }» (без бонуса).
}
log-no-card = { $clan } сражается без карты: рука пуста.
log-quest-counts = { $clan } считает волю богов «{ $card }» за +{ $value }.
log-text-cancelled = { $clan }: текст карты «{ $card }» отменён.
log-cards-swept = { $clan } сметает все вскрытые карты; в ход идут новые.
log-card-added = { $clan } добавляет карту «{ $card }» ({ $bonus }).
log-strength-compared = { $clan }: { $figures } + { $bonus } = { $total }
log-battle-won = { $clan } побеждает в битве за провинцию { $province }.
log-battle-tied = Ничья в битве за провинцию { $province }: проиграли все.
log-destroyed = { $clan } несёт потери: { $pieces } ({ $place }).
log-protected = { $clan } спасает от гибели ({ $place }): { $pieces }{ $cost }.
log-fled = { $clan }: { $pieces } бежит из провинции { $place } в Иггдрасиль.
log-pillaged = { $clan } разграбляет провинцию { $province }: { $token }.
log-card-returned = { $clan } возвращает в руку: { $cards }{ $cost }
log-card-taken = { $clan } забирает то, что сыграл { $victim }: { $cards }
log-card-discarded = { $clan } сбрасывает: { $cards }

## Gains

# $reason says where the glory comes from.
log-glory = { $clan }: слава { $amount } ({ $reason })
log-rage = { $clan }: ярость { $amount }
log-stat-raised = { $clan } повышает параметр «{ $stat }» до { $value } (ступень { $step } из 6).

## The end of an age

log-card-saved = { $clan } приберегает карту для следующей эпохи.
log-quest-revealed = { $count ->
    [one] { $clan } вскрывает карту воли богов: { $cards }
   *[other] { $clan } вскрывает карты воли богов: { $cards }
}
# $fulfilled is yes or no.
log-quest-resolved = { $fulfilled ->
    [yes] { $clan } исполнил волю богов «{ $card }».
   *[no] { $clan } не исполнил волю богов «{ $card }».
}
log-ragnarok = Рагнарёк обрушивается на провинцию { $province }.
log-province-destroyed = Провинция { $province } уничтожена навеки.
log-released = { $clan } встречает павших из Вальхаллы: { $pieces }.
log-first-player = Отныне первый игрок — { $clan }.
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
source-stats = параметры
source-board = фигурки на поле
