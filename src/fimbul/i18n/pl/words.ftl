### Lists, figures and places as the sentences of all other files use them.

list-two = { $first } i { $last }
list-more = { $first }, { $rest }
nothing = brak
piece-warrior = { $count ->
    [one] wojownik
   *[other] { $count } wojowników
}
    .accusative = { $count ->
        [one] wojownika
       *[other] { $count } wojowników
    }
    .instrumental = { $count ->
        [one] wojownikiem
       *[other] { $count } wojownikami
    }
piece-leader = jarl
    .accusative = jarla
    .instrumental = jarlem
piece-ship = drakkar
    .instrumental = drakkarem
piece-monster = { $name }
where-province = { $name }
where-fjord = { $name }
where-fjord-supports = { $name } ({ $provinces })
# Figures by themselves, in tables.
long-warrior = { $count ->
    [one] wojownik
   *[other] { $count } wojowników
}
short-warrior = { $count ->
    [one] w
   *[other] { $count }w
}
short-leader = J
short-ship = D
short-troll = Troll
short-dwarf-chieftain = Krasnolud
short-sea-serpent = Wąż Morski
short-valkyrie = Walkiria
short-dark-elf = Elf
short-fire-giant = Ognisty Olbrzym
short-frost-giant = Lodowy Olbrzym
short-soldier-of-hel = Żołnierz
short-volur-witch = Wiedźma
# What a pillage token gives, in one word.
short-token-rage = szał
short-token-axes = topory
short-token-horns = rogi
short-token-glory = 5 pkt chwały
short-token-all = wszystkie trzy
cost = { $rage ->
    [0] za darmo
   *[other] { $rage } pkt szału
}
# A game that was played before a rule was mended, in the terminal and on the page.
stopped-older = Tę grę rozegrano według starszych zasad (wersja { $version }; od tego czasu zmieniono: { $rules }): ruch { $move } nie jest już możliwy.
