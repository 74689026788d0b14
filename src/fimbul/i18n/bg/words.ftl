### Lists, figures and places as the sentences of all other files use them.

list-two = { $first } и { $last }
list-more = { $first }, { $rest }
nothing = нищо
piece-warrior = { $count ->
    [one] воин
    [2] двама воини
    [3] трима воини
    [4] четирима воини
    [5] петима воини
    [6] шестима воини
    [7] седем воини
    [8] осем воини
   *[other] { $count } воини
}
piece-leader = водача
piece-ship = кораба
piece-monster = { FORM($name, "object") }
where-province = { $name }
where-fjord = { FORM($name, "object") }
where-fjord-supports = { $name } ({ $provinces })
# Figures by themselves, in tables.
long-warrior = { $count ->
    [one] воин
   *[other] { $count } воини
}
short-warrior = { $count ->
    [one] в
   *[other] { $count }в
}
short-leader = Вод
short-ship = К
short-troll = Трол
short-dwarf-chieftain = Джудже
short-sea-serpent = Морски змей
short-valkyrie = Валкирия
short-dark-elf = Елф
short-fire-giant = Огнен великан
short-frost-giant = Леден великан
short-soldier-of-hel = Войник
short-volur-witch = Вещица
# What a pillage token gives, in one word.
short-token-rage = ярост
short-token-axes = брадви
short-token-horns = рогове
short-token-glory = 5 слава
short-token-all = и трите
cost = { $rage ->
    [0] безплатно
   *[other] { $rage } ярост
}
# A game that was played before a rule was mended, in the terminal and on the page.
stopped-older = Тази игра е играна по по-стари правила (версия { $version }; променено оттогава: { $rules }): ход { $move } вече не е възможен.
