### What the command `fimbul position` says.

position-sound = { $file }: с тази позиция всичко е наред.
position-problems = { $file }: в игра не може да има такава позиция.
position-no-moment = След { $moves } хода няма позиция: има я само в началото на ход и на драфт.
position-draft-begins = Започва драфтът на епоха { $age }.
position-turn-begins = { $clan }: започва ход.
