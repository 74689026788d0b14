### Battles as the page stages them, and the great moments of an age.

## The stage

stage-title = The battle for { $province }
stage-call = Call to battle: { $province }
stage-tale = Pillage of { $province }
stage-reward = At stake: { $token }
stage-strength = Strength of the figures
stage-choosing = choosing…
stage-face-down = A card, face down
stage-no-card = no card
stage-cancelled = text cancelled
stage-swept = discarded
stage-late = added
stage-waiting = May still join: { $clans }
stage-waiting-cards = May still add a card: { $clans }
stage-won = { $clan } wins
stage-won-alone = { $clan } pillages without a fight
stage-tied = A tie: everybody loses
stage-lost = Lost: { $pieces }
stage-saved = Saved: { $pieces }
stage-glory = { $amount } glory
stage-pillager = sets out to pillage
stage-hide = Hide the battle
stage-show = Show the battle

## Great moments

omen-age = Age { $age }
omen-doom = Ragnarök will take { $province }
omen-ragnarok = Ragnarök
omen-swallowed = { $province } is destroyed
