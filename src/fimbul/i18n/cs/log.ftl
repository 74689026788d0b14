### The saga as it is told: one message for each kind of event, log-<event>.
### $clan, $clans   names of clans; $clans is a list such as "Wolf and Raven"
### $card, $cards   names of cards; $count says how many cards or clans a list has
### $pieces         figures such as "2 warriors and the leader"
### $place, $province, $source, $target   where; a fjord comes with its article
### $cost           what was paid for it, with a space before it; or nothing
### $amount         a change of glory or rage with its sign, such as +3

## The age and the draft

log-age-begins = Začíná { $age }. věk. Na jeho konci Ragnarök pohltí { FORM($province, "accusative") }.
log-pack-received = { $clan } vybírá z karet: { $cards }
log-card-kept = { $clan } si nechává: { $cards }
log-packs-passed = { $round }. kolo draftu skončilo; karty putují doleva.
log-hand-received = { $clan } začíná věk s kartami v ruce: { $cards }
log-action-phase-begins = Začíná akční fáze. Prvním hráčem je { $clan }.
log-turn-begins = Na tahu je { $clan }.

## Actions

log-passed = { $clan } pasuje{ $cost } a v tomto věku už žádnou akci neprovede.
# $from is the id of the place the figure comes from: valhalla or reserve.
log-invaded = { $from ->
    [valhalla] { $clan } obsazuje { FORM($place, "accusative") } { FORM($pieces, "instrumental") } přímo z Valhally{ $cost }.
   *[reserve] { $clan } obsazuje { FORM($place, "accusative") } { FORM($pieces, "instrumental") }{ $cost }.
}
log-march-begins = { $clan } pochoduje z { FORM($source, "genitive") } do { FORM($target, "genitive") }.
log-moved = { $clan } přesouvá { FORM($pieces, "accusative") } z { FORM($source, "genitive") } do { FORM($target, "genitive") }{ $cost }.
log-upgraded = { $clan } hraje vylepšení { $card }{ $cost }.
log-figure-left-game = { $clan } navždy přichází o { FORM($pieces, "accusative") }: figurka opouští hru.
log-quest-committed = { $clan } přijímá úkol a pokládá ho lícem dolů.
log-quest-chosen = { $clan } přijal úkol { $card }
log-sacrificed = { $clan } v { FORM($place, "locative") } obětuje { FORM($pieces, "accusative") }.
log-pillage-begins = { $clan } vyráží plenit { FORM($province, "accusative") }{ $cost }.

## Battle

log-joined = { $clan } posílá { FORM($pieces, "accusative") } z { FORM($source, "genitive") }.
log-stayed-away = { $count ->
    [one] { $clans } nikoho neposílá.
   *[other] { $clans } nikoho neposílají.
}
log-battle-begins = Bitva o { FORM($province, "accusative") }: { $clans }.
# $bonus is the printed bonus with its sign; $kind is battle for a battle card.
log-card-revealed = { $kind ->
    [battle] { $clan } odhaluje kartu { $card } ({ $bonus }).
   *[other] { $clan } odhaluje kartu { $card } (bez bonusu).
}
log-no-card = { $clan } nemá kartu, kterou by zahrál.
log-quest-counts = { $clan } počítá úkol { $card } jako +{ $value }.
log-text-cancelled = Text karty { $card }, kterou zahrál { $clan }, se ruší.
log-cards-swept = { $clan } smetá všechny odhalené karty; hrají se nové.
log-card-added = { $clan } přidává kartu { $card } ({ $bonus }).
log-strength-compared = { $clan }: { $figures } + { $bonus } = { $total }
log-battle-won = { $clan } vítězí v bitvě o { FORM($province, "accusative") }.
log-battle-tied = Remíza v bitvě o { FORM($province, "accusative") }: prohrávají všichni.
log-destroyed = { $clan } v { FORM($place, "locative") } ztrácí { FORM($pieces, "accusative") }.
log-protected = { $clan } v { FORM($place, "locative") } zachraňuje { FORM($pieces, "accusative") }{ $cost }.
log-fled = { $clan } stahuje { FORM($pieces, "accusative") } z { FORM($place, "genitive") } do Yggdrasilu.
log-pillaged = { $clan } vyplenil { FORM($province, "accusative") }: { $token }.
log-card-returned = { $clan } si bere zpět: { $cards }{ $cost }
log-card-taken = { $clan } si od klanu { FORM($victim, "genitive") } bere: { $cards }
log-card-discarded = { $clan } odhazuje: { $cards }

## Gains

# $reason says where the glory comes from.
log-glory = { $clan }: { $amount } slávy ({ $reason })
log-rage = { $clan }: { $amount } zuřivosti
log-stat-raised = { $clan } zvyšuje { $stat } na { $value } (stupeň { $step } ze 6).

## The end of an age

log-card-saved = { $clan } si schovává kartu do dalšího věku.
log-quest-revealed = { $count ->
    [one] { $clan } odhaluje úkol { $cards }
   *[other] { $clan } odhaluje úkoly: { $cards }
}
# $fulfilled is yes or no.
log-quest-resolved = { $fulfilled ->
    [yes] { $clan } splnil úkol { $card }
   *[no] { $clan } nesplnil úkol { $card }
}
log-ragnarok = Ragnarök dopadá na { FORM($province, "accusative") }.
log-province-destroyed = Provincie { $province } je navždy zničena.
log-released = { $clan } dostává zpět z Valhally { FORM($pieces, "accusative") }.
log-first-player = Prvním hráčem je od této chvíle { $clan }.
log-game-over = { $count ->
    [one] Hra končí: vítězí { $clans }.
   *[other] Hra končí: o vítězství se dělí { $clans }.
}

## What an action cost: $cost in the sentences above, nothing when it was free

log-cost = { " " }({ $amount } zuřivosti)

## Where glory comes from

source-pillage = plenění
source-battle = bitva
source-card = karta
source-ship = ztráta lodi
source-quest = úkol
source-ragnarok = Ragnarök
source-valhalla = Valhalla
source-stats = vlastnosti
source-board = herní plán
