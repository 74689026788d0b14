### The story as the page tells it: battles, quests, Ragnarök and the last scoring.

## A battle

stage-taken = { $clan } получает: { $token }
stage-valhalla = В Вальхалле: { $count }
stage-go-on = Дальше

## The end of an age

quests-title = Воля богов открыта
quests-fulfilled = исполнена
quests-failed = не исполнена
ragnarok-nobody = Там никого не было
ragnarok-released = Вальхалла отпускает павших

## The end of the game

scoring-title = Итоговый подсчёт славы
