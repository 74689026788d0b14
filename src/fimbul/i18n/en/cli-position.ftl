### What the command `fimbul position` says.

position-sound = { $file }: nothing is wrong with this position.
position-problems = { $file }: no game can come to this position.
position-no-moment = A position exists only at the start of a turn or of a draft. After move { $moves } there is none.
position-draft-begins = The draft of age { $age } begins.
position-turn-begins = { $clan }: a turn begins.
