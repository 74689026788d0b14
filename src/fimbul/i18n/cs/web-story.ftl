### The story as the page tells it: battles, quests, Ragnarök and the last scoring.

## A battle

stage-taken = { $clan } získává: { $token }
stage-valhalla = Ve Valhalle: { $count }
stage-go-on = Pokračovat
