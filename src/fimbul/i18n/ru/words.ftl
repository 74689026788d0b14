### Lists, figures and places as the sentences of all other files use them.

list-two = { $first } и { $last }
list-more = { $first }, { $rest }
nothing = пусто
piece-warrior = { $count ->
    [1] воин
    [one] { $count } воин
    [few] { $count } воина
   *[many] { $count } воинов
}
    .accusative = { $count ->
        [1] воина
        [2] двух воинов
        [3] трёх воинов
        [4] четырёх воинов
        [one] { $count } воина
       *[other] { $count } воинов
    }
    .instrumental = { $count ->
        [1] воином
        [2] двумя воинами
        [3] тремя воинами
        [4] четырьмя воинами
        [one] { $count } воином
       *[other] { $count } воинами
    }
piece-leader = вождь
    .accusative = вождя
    .instrumental = вождём
piece-ship = корабль
    .instrumental = кораблём
piece-monster = { $name }
where-province = { $name }
where-fjord = { $name }
where-fjord-supports = { $name } ({ $provinces })
# Figures by themselves, in tables.
long-warrior = { $count ->
    [1] воин
    [one] { $count } воин
    [few] { $count } воина
   *[many] { $count } воинов
}
short-warrior = { $count ->
    [1] в
   *[other] { $count }в
}
short-leader = Вж
short-ship = К
short-troll = Тролль
short-dwarf-chieftain = Цверг
short-sea-serpent = Морской змей
short-valkyrie = Валькирия
short-dark-elf = Альв
short-fire-giant = Огн. великан
short-frost-giant = Лед. великан
short-soldier-of-hel = Ратник
short-volur-witch = Вёльва
# What a pillage token gives, in one word.
short-token-rage = ярость
short-token-axes = топоры
short-token-horns = шлемы
short-token-glory = 5 славы
short-token-all = все три
cost = { $rage ->
    [0] бесплатно
    [one] { $rage } ярость
   *[other] { $rage } ярости
}
# A game that was played before a rule was mended, in the terminal and on the page.
stopped-older = Эта игра шла по прежним правилам (версия { $version }; с тех пор изменено: { $rules }): ход { $move } больше невозможен.
