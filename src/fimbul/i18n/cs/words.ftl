### Lists, figures and places as the sentences of all other files use them.

list-two = { $first } a { $last }
list-more = { $first }, { $rest }
nothing = nic
piece-warrior = { $count ->
    [one] válečník
    [few] { $count } válečníci
   *[other] { $count } válečníků
}
    .accusative = { $count ->
        [one] válečníka
        [few] { $count } válečníky
       *[other] { $count } válečníků
    }
    .instrumental = { $count ->
        [one] válečníkem
       *[other] { $count } válečníky
    }
piece-leader = vůdce
    .instrumental = vůdcem
piece-ship = loď
    .instrumental = lodí
piece-monster = { $name }
where-province = { $name }
where-fjord = { $name }
where-fjord-supports = { $name } ({ $provinces })
# Figures by themselves, in tables.
long-warrior = { $count ->
    [one] válečník
    [few] { $count } válečníci
   *[other] { $count } válečníků
}
short-warrior = { $count ->
    [one] vál
   *[other] { $count }vál
}
short-leader = Vůd
short-ship = Loď
short-troll = Troll
short-dwarf-chieftain = Trpaslík
short-sea-serpent = Mořský had
short-valkyrie = Valkýra
short-dark-elf = Elf
short-fire-giant = Ohnivý obr
short-frost-giant = Mrazivý obr
short-soldier-of-hel = Voják
short-volur-witch = Vědma
# What a pillage token gives, in one word.
short-token-rage = zuřivost
short-token-axes = sekery
short-token-horns = rohy
short-token-glory = 5 slávy
short-token-all = vše
cost = { $rage ->
    [0] zdarma
   *[other] { $rage } zuřivosti
}
# A game that was played before a rule was mended, in the terminal and on the page.
stopped-older = Tato hra se hrála podle starších pravidel (verze { $version }; od té doby změněno: { $rules }): tah { $move } už není možný.
