### The saga as it is told: one message for each kind of event, log-<event>.
### $clan, $clans   names of clans; $clans is a list such as "Wolf and Raven"
### $card, $cards   names of cards; $count says how many cards or clans a list has
### $pieces         figures such as "2 warriors and the leader"
### $place, $province, $source, $target   where; a fjord comes with its article
### $cost           what was paid for it, with a space before it; or nothing
### $amount         a change of glory or rage with its sign, such as +3

## The age and the draft

log-age-begins = Започва епоха { $age }. В края ѝ Рагнарок ще погълне { $province }.
log-pack-received = { FORM($clan, "subject") } клан избира от: { $cards }
log-card-kept = { FORM($clan, "subject") } клан задържа: { $cards }
log-packs-passed = Кръг { $round } от драфта приключи; картите минават наляво.
log-hand-received = { FORM($clan, "subject") } клан започва епохата с тези карти в ръка: { $cards }
log-action-phase-begins = Започва фаза Действия. Стартов играч е { FORM($clan, "subject") } клан.
log-turn-begins = На ход е { FORM($clan, "subject") } клан.

## Actions

log-passed = { FORM($clan, "subject") } клан пасува{ $cost } и няма повече действия тази епоха.
# $from is the id of the place the figure comes from: valhalla or reserve.
log-invaded = { $from ->
    [valhalla] { FORM($clan, "subject") } клан връща от Валхала { $pieces } и нахлува в { $place }{ $cost }.
   *[reserve] { FORM($clan, "subject") } клан нахлува в { $place } с { $pieces }{ $cost }.
}
log-march-begins = { FORM($clan, "subject") } клан настъпва от { $source } към { $target }.
log-moved = { FORM($clan, "subject") } клан премества { $pieces } от { $source } в { $target }{ $cost }.
log-upgraded = { FORM($clan, "subject") } клан изиграва подобрението „{ $card }“{ $cost }.
log-figure-left-game = { FORM($clan, "subject") } клан губи { $pieces } завинаги: фигурата напуска играта.
log-quest-committed = { FORM($clan, "subject") } клан приема поръчение с лицето надолу.
log-quest-chosen = Поръчението на { FORM($clan, "object") } клан: „{ $card }“.
log-sacrificed = { FORM($clan, "subject") } клан принася в жертва { $pieces } в { $place }.
log-pillage-begins = { FORM($clan, "subject") } клан тръгва да плячкосва { $province }{ $cost }.

## Battle

log-joined = { FORM($clan, "subject") } клан се включва с { $pieces } от { $source }.
log-stayed-away = { $count ->
    [one] { FORM($clans, "subject") } клан не праща никого.
   *[other] { FORM($clans, "subject") } клан не пращат никого.
}
log-battle-begins = Битка за { $province }: { FORM($clans, "subject") } клан.
# $bonus is the printed bonus with its sign; $kind is battle for a battle card.
log-card-revealed = { $kind ->
    [battle] { FORM($clan, "subject") } клан разкрива „{ $card }“ ({ $bonus }).
   *[other] { FORM($clan, "subject") } клан разкрива „{ $card }“ (без бонус).
}
log-no-card = { FORM($clan, "subject") } клан няма карта за битката.
log-quest-counts = { FORM($clan, "subject") } клан брои „{ $card }“ за +{ $value }.
log-text-cancelled = Текстът на „{ $card }“ на { FORM($clan, "object") } клан е отменен.
log-cards-swept = { FORM($clan, "subject") } клан помита всички разкрити карти; играят се нови.
log-card-added = { FORM($clan, "subject") } клан добавя „{ $card }“ ({ $bonus }).
log-strength-compared = { $clan } клан: { $figures } + { $bonus } = { $total }
log-battle-won = { FORM($clan, "subject") } клан печели битката за { $province }.
log-battle-tied = Равенство в битката за { $province }: губят всички.
log-destroyed = { FORM($clan, "subject") } клан губи { $pieces } в { $place }.
log-protected = { FORM($clan, "subject") } клан спасява { $pieces } в { $place }{ $cost }.
log-fled = { FORM($clan, "subject") } клан изтегля { $pieces } от { $place } в Игдрасил.
log-pillaged = { FORM($clan, "subject") } клан плячкосва { $province }: { $token }.
log-card-returned = { FORM($clan, "subject") } клан си прибира: { $cards }{ $cost }
log-card-taken = { FORM($clan, "subject") } клан взема от { FORM($victim, "object") } клан: { $cards }
log-card-discarded = { FORM($clan, "subject") } клан изчиства: { $cards }

## Gains

# $reason says where the glory comes from.
log-glory = { $clan } клан: { $amount } слава ({ $reason })
log-rage = { $clan } клан: { $amount } ярост
log-stat-raised = { FORM($clan, "subject") } клан повишава { FORM($stat, "object") } до { $value } (ниво { $step } от 6).

## The end of an age

log-card-saved = { FORM($clan, "subject") } клан запазва карта за следващата епоха.
log-quest-revealed = { $count ->
    [one] { FORM($clan, "subject") } клан разкрива поръчението „{ $cards }“.
   *[other] { FORM($clan, "subject") } клан разкрива поръченията: { $cards }
}
# $fulfilled is yes or no.
log-quest-resolved = { $fulfilled ->
    [yes] { FORM($clan, "subject") } клан изпълни поръчението „{ $card }“.
   *[no] { FORM($clan, "subject") } клан не изпълни поръчението „{ $card }“.
}
log-ragnarok = Рагнарок връхлита { $province }.
log-province-destroyed = Провинция { $province } е унищожена завинаги.
log-released = { FORM($clan, "subject") } клан си връща { $pieces } от Валхала.
log-first-player = Отсега нататък стартов играч е { FORM($clan, "subject") } клан.
log-game-over = { $count ->
    [one] Край на играта: печели { FORM($clans, "subject") } клан.
   *[other] Край на играта: { FORM($clans, "subject") } клан си поделят победата.
}

## What an action cost: $cost in the sentences above, nothing when it was free

log-cost = { " " }({ $amount } ярост)

## Where glory comes from

source-pillage = плячкосване
source-battle = битка
source-card = карта
source-ship = загубен кораб
source-quest = поръчение
source-ragnarok = Рагнарок
source-valhalla = Валхала
source-stats = показатели
source-board = фигури на полето
