### The story as the page tells it: battles, quests, Ragnarök and the last scoring.

## A battle

stage-taken = { $clan } získává: { $token }
stage-valhalla = Ve Valhalle: { $count }
stage-go-on = Pokračovat

## The end of an age

quests-title = Úkoly se odhalují
quests-fulfilled = splněno
quests-failed = nesplněno
ragnarok-nobody = Nikdo tam nestál
ragnarok-released = Valhalla propouští padlé

## The end of the game

scoring-title = Závěrečné bodování
