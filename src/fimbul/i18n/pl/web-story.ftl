### The story as the page tells it: battles, quests, Ragnarök and the last scoring.

## A battle

stage-taken = { $clan } zdobywa: { $token }
stage-valhalla = W Walhalli: { $count }
stage-go-on = Dalej

## The end of an age

quests-title = Wyprawy zostają odkryte
quests-fulfilled = ukończona
quests-failed = nieukończona
ragnarok-nobody = Nikogo tam nie było
ragnarok-released = Walhalla oddaje poległych

## The end of the game

scoring-title = Punktacja końcowa
