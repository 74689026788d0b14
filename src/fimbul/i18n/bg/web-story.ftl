### The story as the page tells it: battles, quests, Ragnarök and the last scoring.

## A battle

stage-taken = { FORM($clan, "subject") } клан взема: { $token }
stage-valhalla = Във Валхала: { $count }
stage-go-on = Продължи
