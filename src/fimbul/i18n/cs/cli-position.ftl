### What the command `fimbul position` says.

position-sound = { $file }: pozice je v pořádku.
position-problems = { $file }: taková pozice ve hře být nemůže.
position-no-moment = Po počtu tahů { $moves } pozice není: má ji jen začátek tahu a začátek draftu.
position-draft-begins = Začíná draft věku { $age }.
position-turn-begins = { $clan }: začíná tah.
