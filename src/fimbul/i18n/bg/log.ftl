### The saga as it is told: one message for each kind of event, log-<event>.
### $clan, $clans   names of clans; $clans is a list such as "Wolf and Raven"
### $card, $cards   names of cards; $count says how many cards or clans a list has
### $pieces         figures such as "2 warriors and the leader"
### $place, $province, $source, $target   where; a fjord comes with its article
### $cost           what was paid for it, with a space before it; or nothing
### $amount         a change of glory or rage with its sign, such as +3

## The age and the draft

log-age-begins = Започва епоха { $age }. В края ѝ Рагнарок ще погълне { $province }.
log-pack-received = { $clan } клан избира от: { $cards }
log-card-kept = { $clan } клан задържа: { $cards }
log-packs-passed = Кръг { $round } от драфта приключи; картите минават наляво.
log-hand-received = { $clan } клан започва епохата с тези карти в ръка: { $cards }
log-action-phase-begins = Започва фазата на действията. Стартов играч е { $clan } клан.
log-turn-begins = На ход е { $clan } клан.

## Actions

log-passed = { $clan } клан пасува{ $cost } и няма повече действия тази епоха.
# $from is the id of the place the figure comes from: valhalla or reserve.
log-invaded = { $from ->
    [valhalla] { $clan } клан връща от Валхала { $pieces } и нахлува в { $place }{ $cost }.
   *[reserve] { $clan } клан нахлува в { $place } с { $pieces }{ $cost }.
}
log-march-begins = { $clan } клан настъпва от { $source } към { $target }.
log-moved = { $clan } клан премества { $pieces } от { $source } в { $target }{ $cost }.
log-upgraded = { $clan } клан изиграва подобрението „{ $card }“{ $cost }.
log-figure-left-game = { $clan } клан губи { $pieces } завинаги: фигурата напуска играта.
log-quest-committed = { $clan } клан поема поръчение, без да го показва.
log-quest-chosen = { $clan } клан пое поръчението „{ $card }“.
log-sacrificed = { $clan } клан принася в жертва { $pieces } в { $place }.
log-pillage-begins = { $clan } клан тръгва да плячкосва { $province }{ $cost }.

## Battle

log-joined = { $clan } клан се включва с { $pieces } от { $source }.
log-stayed-away = { $count ->
    [one] { $clans } клан не праща никого.
   *[other] { $clans } клан не пращат никого.
}
log-battle-begins = Битка за { $province }: { $clans } клан.
# $bonus is the printed bonus with its sign; $kind is battle for a battle card.
log-card-revealed = { $kind ->
    [battle] { $clan } клан разкрива „{ $card }“ ({ $bonus }).
   *[other] { $clan } клан разкрива „{ $card }“ (без бонус).
}
log-no-card = { $clan } клан няма карта за битката.
log-quest-counts = { $clan } клан брои „{ $card }“ за +{ $value }.
log-text-cancelled = Текстът на „{ $card }“ ({ $clan } клан) е отменен.
log-cards-swept = { $clan } клан помита всички разкрити карти; играят се нови.
log-card-added = { $clan } клан добавя „{ $card }“ ({ $bonus }).
log-strength-compared = { $clan } клан: { $figures } + { $bonus } = { $total }
log-battle-won = { $clan } клан печели битката за { $province }.
log-battle-tied = Равенство в битката за { $province }: губят всички.
log-destroyed = { $clan } клан губи { $pieces } в { $place }.
log-protected = { $clan } клан спасява { $pieces } в { $place }{ $cost }.
log-fled = { $clan } клан изтегля { $pieces } от { $place } в Игдрасил.
log-pillaged = { $clan } клан плячкосва { $province }: { $token }.
log-card-returned = { $clan } клан си прибира: { $cards }{ $cost }
log-card-taken = { $clan } клан взема от { $victim } клан: { $cards }
log-card-discarded = { $clan } клан изчиства: { $cards }

## Gains

# $reason says where the glory comes from.
log-glory = { $clan } клан: { $amount } слава ({ $reason })
log-rage = { $clan } клан: { $amount } ярост
log-stat-raised = { $clan } клан вдига показателя „{ $stat }“ до { $value } (ниво { $step } от 6).

## The end of an age

log-card-saved = { $clan } клан запазва карта за следващата епоха.
log-quest-revealed = { $count ->
    [one] { $clan } клан разкрива поръчението „{ $cards }“.
   *[other] { $clan } клан разкрива поръченията: { $cards }
}
# $fulfilled is yes or no.
log-quest-resolved = { $fulfilled ->
    [yes] { $clan } клан изпълни поръчението „{ $card }“.
   *[no] { $clan } клан не изпълни поръчението „{ $card }“.
}
log-ragnarok = Рагнарок връхлита { $province }.
log-province-destroyed = Провинция { $province } е унищожена завинаги.
log-released = { $clan } клан си връща { $pieces } от Валхала.
log-first-player = Отсега нататък стартов играч е { $clan } клан.
log-game-over = { $count ->
    [one] Край на играта: печели { $clans } клан.
   *[other] Край на играта: { $clans } клан си поделят победата.
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
source-board = игрално поле
