### What the command `fimbul position` says.

position-sound = { $file }: z tą pozycją wszystko w porządku.
position-problems = { $file }: w grze nie może być takiej pozycji.
position-no-moment = Pozycja istnieje tylko na początku tury albo draftu. Po ruchu { $moves } jej nie ma.
position-draft-begins = Zaczyna się draft epoki { $age }.
position-turn-begins = { $clan } zaczyna swoją turę.
