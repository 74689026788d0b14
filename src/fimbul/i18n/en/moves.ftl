### What a decision asks and what can be answered, at the terminal and in the browser.

## Decisions: what is asked

decision-draft = { $count ->
    [one] Keep one of these cards for age { $age } (pick { $pick } of { $picks }); the rest go to the left.
   *[other] Keep { $count } of these cards for age { $age }, one after the other (pick { $pick } of { $picks }).
}
decision-action = { $clan }, your turn: { $rage } rage.
decision-march-target = March from { $source }: where to?
decision-march-figures = Who marches from { $source } to { $target }?
decision-free-invasion = You may invade at once with { $pieces } for free.
decision-succor = { card-friggas-succor }: bring one more warrior to { $province }?
decision-pillage-at-once = { card-thors-domain }: pay 2 of your { $rage } rage and pillage { $province } at once?
decision-call-to-battle = Call to battle: send a figure to { $province }?
decision-battle-card = Battle for { $province }: which card do you play, face down?
decision-quest-as-battle = Your revealed quest { $card } may count as a battle card.
decision-late-card = The cards are revealed. Add one to the battle for { $province }?
decision-keep-one-figure = { card-odins-tide }: which of your figures in the battle stays? The others are destroyed.
decision-protection = { card-friggas-protection }: { $pieces } would be destroyed in { $province }. Pay 1 of your { $rage } rage to save one?
decision-flight = The { figure-volur-witch } would be destroyed in { $province }. Does she flee to Yggdrasil?
decision-keep-played-cards = { card-tyrs-prowess }: pay 1 of your { $rage } rage to keep a card you played?
decision-raise-stat = Which stat do you raise by one step?
decision-leader-move = { card-lord-of-hammers }: where does your leader go from { $province }?
decision-blessing = { card-lokis-blessing }: invade { $province } again with a warrior for free?
decision-sacrifice = { card-friggas-sacrifice }: which second figure do you sacrifice?
decision-save-card = The age ends. Which card do you save for the next one? The rest are discarded.

## Moves: what can be answered. move-<verb>, or move-<verb>-<decision> where that says more.

move-pass = Pass
move-pass-action = Pass for this age (lose { $rage } rage)
move-pass-call-to-battle = Send nobody
move-pass-late-card = Add no card
move-decline = No
move-decline-save-card = Save no card
move-decline-quest-as-battle = Don't count it
move-decline-leader-move = He stays
move-decline-flight = No, she is destroyed
move-decline-free-invasion = Not now
move-decline-protection = Save no one else
move-decline-keep-played-cards = Keep no more
move-done = Done
move-flee = Yes, she flees
move-keep = Keep { $card }
move-card = Play { $card }
move-quest = Commit the quest { $card }
move-invade = Invade { $place } with { $pieces } ({ $cost })
move-recall = Recall { $pieces } from Valhalla to { $place } ({ $cost })
move-march = March from { $province } ({ $cost })
move-to = To { $province }
move-move = { $pieces }
move-upgrade = Play { $card } ({ $cost })
move-upgrade-replace = Play { $card }, replacing { $replaced } ({ $cost })
move-pillage = Pillage { $province } ({ $token })
move-pillage-pillage-at-once = Yes, pillage { $province } ({ $token })
move-challenge = Pillage { $province } again ({ $cost })
move-join = Join with { $pieces } from { $province }
move-spare = Save { $pieces }
move-spare-keep-one-figure = Keep { $pieces }
move-sacrifice = Sacrifice { $pieces } in { $place }
move-sacrifice-in-vain = Sacrifice { $pieces } in { $place } – for nothing: your stats are full
move-raise = { $stat }: from { $value } to { $next }
move-count = Count it as +{ $amount }

## Groups of moves: the first answer of two

group-invade = Invade with { $pieces } ({ $cost })
group-recall = Recall { $pieces } from Valhalla ({ $cost })
group-march = March ({ $cost })
group-pillage = Pillage ({ $count } provinces)
group-challenge = Pillage again ({ $cost })
group-upgrade = Play { $card } ({ $cost })
group-sacrifice = Sacrifice two figures (+1 stat)
group-sacrifice-in-vain = Sacrifice two figures – for nothing: your stats are full
group-found = Which do you mean?
