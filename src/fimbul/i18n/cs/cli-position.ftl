### What the command `fimbul position` says.

position-sound = { $file }: pozice je v pořádku.
position-problems = { $file }: taková pozice ve hře být nemůže.
position-no-moment = Pozice existuje jen na začátku tahu nebo draftu. Po tahu { $moves } žádná není.
position-draft-begins = Začíná draft { $age }. věku.
position-turn-begins = { $clan }: začíná tah.
