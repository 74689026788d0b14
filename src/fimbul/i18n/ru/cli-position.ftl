### What the command `fimbul position` says.

position-sound = { $file }: с этой позицией всё в порядке.
position-problems = { $file }: такой позиции в игре быть не может.
position-no-moment = Позиция есть только там, где начинается ход клана или драфт. После хода № { $moves } её нет.
position-draft-begins = Начинается драфт эпохи { $age }.
position-turn-begins = { $clan }: начинается ход.
