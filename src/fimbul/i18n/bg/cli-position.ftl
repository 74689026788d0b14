### What the command `fimbul position` says.

position-sound = { $file }: с тази позиция всичко е наред.
position-problems = { $file }: в игра не може да има такава позиция.
position-no-moment = Позиция има само в началото на ход или на драфт. След ход { $moves } няма.
position-draft-begins = Започва драфтът на епоха { $age }.
position-turn-begins = { FORM($clan, "subject") } клан започва ход.
