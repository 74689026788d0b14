### The saga as it is told: one message for each kind of event, log-<event>.
### $clan, $clans   names of clans; $clans is a list such as "Wolf and Raven"
### $card, $cards   names of cards; $count says how many cards or clans a list has
### $pieces         figures such as "2 warriors and the leader"
### $place, $province, $source, $target   where; a fjord comes with its article
### $cost           what was paid for it, with a space before it; or nothing
### $amount         a change of glory or rage with its sign, such as +3

## The age and the draft

log-age-begins = Age { $age } begins. At its end, Ragnarök will take { $province }.
log-pack-received = { $clan } chooses from { $cards }.
log-card-kept = { $clan } keeps { $cards }.
log-packs-passed = Round { $round } of the draft is over; the packs are passed to the left.
log-hand-received = { $clan } begins the age with { $cards } in hand.
log-action-phase-begins = The action phase begins. { $clan } is the first player.
log-turn-begins = It is { $clan }'s turn.

## Actions

log-passed = { $clan } passes{ $cost } and takes no more actions this age.
# $from is the id of the place the figure comes from: valhalla or reserve.
log-invaded = { $from ->
    [valhalla] { $clan } invades { $place } with { $pieces }, back from Valhalla{ $cost }.
   *[reserve] { $clan } invades { $place } with { $pieces }{ $cost }.
}
log-march-begins = { $clan } marches from { $source } to { $target }.
log-moved = { $clan } moves { $pieces } from { $source } to { $target }{ $cost }.
log-upgraded = { $clan } plays the upgrade { $card }{ $cost }.
log-figure-left-game = { $clan } gives up { $pieces }, which leaves the game.
log-quest-committed = { $clan } commits a quest, face down.
log-quest-chosen = { $clan } has committed { $card }.
log-sacrificed = { $clan } sacrifices { $pieces } in { $place }.
log-pillage-begins = { $clan } sets out to pillage { $province }{ $cost }.

## Battle

log-joined = { $clan } joins with { $pieces } from { $source }.
log-stayed-away = { $count ->
    [one] { $clans } sends nobody.
   *[other] { $clans } send nobody.
}
log-battle-begins = Battle for { $province }: { $clans }.
# $bonus is the printed bonus with its sign; $kind is battle for a battle card.
log-card-revealed = { $kind ->
    [battle] { $clan } reveals { $card } ({ $bonus }).
   *[other] { $clan } reveals { $card } (no bonus).
}
log-no-card = { $clan } has no card to play.
log-quest-counts = { $clan } counts { $card } as +{ $value }.
log-text-cancelled = The text of { $clan }'s { $card } is cancelled.
log-cards-swept = { $clan } discards all revealed cards; new ones are played.
log-card-added = { $clan } adds { $card } ({ $bonus }).
log-strength-compared = { $clan }: { $figures } + { $bonus } = { $total }
log-battle-won = { $clan } wins the battle for { $province }.
log-battle-tied = The battle for { $province } is a tie: everybody loses.
log-destroyed = { $clan } loses { $pieces } in { $place }.
log-protected = { $clan } saves { $pieces } in { $place }{ $cost }.
log-fled = { $clan } lets { $pieces } flee from { $place } to Yggdrasil.
log-pillaged = { $clan } pillages { $province }: { $token }.
log-card-returned = { $clan } takes { $cards } back{ $cost }.
log-card-taken = { $clan } takes { $cards } from { $victim }.
log-card-discarded = { $clan } discards { $cards }.

## Gains

# $reason says where the glory comes from.
log-glory = { $clan }: { $amount } glory ({ $reason })
log-rage = { $clan }: { $amount } rage
log-stat-raised = { $clan } raises { $stat } to { $value } (step { $step } of 6).

## The end of an age

log-card-saved = { $clan } saves a card for the next age.
log-quest-revealed = { $count ->
    [one] { $clan } reveals the quest { $cards }.
   *[other] { $clan } reveals the quests { $cards }.
}
# $fulfilled is yes or no.
log-quest-resolved = { $fulfilled ->
    [yes] { $clan } has fulfilled { $card }.
   *[no] { $clan } has not fulfilled { $card }.
}
log-ragnarok = Ragnarök strikes { $province }.
log-province-destroyed = { $province } is destroyed forever.
log-released = { $clan } gets { $pieces } back from Valhalla.
log-first-player = { $clan } is now the first player.
log-game-over = { $count ->
    [one] The game is over: { $clans } wins.
   *[other] The game is over: { $clans } share the victory.
}

## What an action cost: $cost in the sentences above, nothing when it was free

log-cost = { " " }({ $amount } rage)

## Where glory comes from

source-pillage = pillage
source-battle = battle
source-card = card
source-ship = ship lost
source-quest = quest
source-ragnarok = Ragnarök
source-valhalla = Valhalla
source-stats = stats
source-board = board
