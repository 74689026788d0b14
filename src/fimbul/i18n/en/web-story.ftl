### The story as the page tells it: battles, quests, Ragnarök and the last scoring.

## A battle

stage-taken = { $clan } takes: { $token }
stage-valhalla = In Valhalla: { $count }
stage-go-on = Continue

## The end of an age

quests-title = The quests are revealed
quests-fulfilled = fulfilled
quests-failed = not fulfilled
ragnarok-nobody = Nobody was there
ragnarok-released = Valhalla releases the fallen

## The end of the game

scoring-title = Final scoring
