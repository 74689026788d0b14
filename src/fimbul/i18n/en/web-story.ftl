### The story as the page tells it: battles, quests, Ragnarök and the last scoring.

## A battle

stage-taken = { $clan } takes: { $token }
stage-valhalla = In Valhalla: { $count }
stage-go-on = Continue
