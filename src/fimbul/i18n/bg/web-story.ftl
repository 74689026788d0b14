### The story as the page tells it: battles, quests, Ragnarök and the last scoring.

## A battle

stage-taken = { FORM($clan, "subject") } клан взема: { $token }
stage-valhalla = Във Валхала: { $count }
stage-go-on = Продължи

## The end of an age

quests-title = Поръченията се разкриват
quests-fulfilled = изпълнено
quests-failed = неизпълнено
ragnarok-nobody = Там нямаше никого
ragnarok-released = Валхала освобождава падналите

## The end of the game

scoring-title = Крайно точкуване
