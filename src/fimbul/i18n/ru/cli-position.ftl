### What the command `fimbul position` says.

position-sound = { $file }: с этой позицией всё в порядке.
position-problems = { $file }: такой позиции в игре быть не может.
position-no-moment = После { $moves } ходов позиции нет: она есть только в начале хода и в начале драфта.
position-draft-begins = Начинается драфт эпохи { $age }.
position-turn-begins = { $clan }: начинается ход.
