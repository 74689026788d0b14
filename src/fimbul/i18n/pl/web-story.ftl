### The story as the page tells it: battles, quests, Ragnarök and the last scoring.

## A battle

stage-taken = { $clan } zdobywa: { $token }
stage-valhalla = W Walhalli: { $count }
stage-go-on = Dalej
