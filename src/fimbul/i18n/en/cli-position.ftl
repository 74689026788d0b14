### What the command `fimbul position` says.

position-sound = { $file }: nothing is wrong with this position.
position-problems = { $file }: no game can be in this position.
position-no-moment = There is no position after { $moves } moves: only turns and drafts that begin have one.
position-draft-begins = The draft of age { $age } begins.
position-turn-begins = { $clan }: a turn begins.
