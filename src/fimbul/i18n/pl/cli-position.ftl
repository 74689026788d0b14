### What the command `fimbul position` says.

position-sound = { $file }: z tą pozycją wszystko w porządku.
position-problems = { $file }: w grze nie może być takiej pozycji.
position-no-moment = Po { $moves } ruchach nie ma pozycji: ma ją tylko początek tury i początek draftu.
position-draft-begins = Zaczyna się draft epoki { $age }.
position-turn-begins = { $clan }: zaczyna się tura.
