### The story as the page tells it: battles, quests, Ragnarök and the last scoring.

## A battle

stage-taken = { $clan } получает: { $token }
stage-valhalla = В Вальхалле: { $count }
stage-go-on = Дальше
