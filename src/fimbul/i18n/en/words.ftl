### Lists, figures and places as the sentences of all other files use them.

list-two = { $first } and { $last }
list-more = { $first }, { $rest }
nothing = nothing
piece-warrior = { $count ->
    [one] a warrior
   *[other] { $count } warriors
}
piece-leader = the leader
piece-ship = the ship
piece-monster = the { $name }
where-province = { $name }
where-fjord = the { $name }
where-fjord-supports = { $name } ({ $provinces })
# Figures by themselves, in tables.
long-warrior = { $count ->
    [one] warrior
   *[other] { $count } warriors
}
short-warrior = { $count ->
    [one] w
   *[other] { $count }w
}
short-leader = L
short-ship = S
short-troll = Troll
short-dwarf-chieftain = Dwarf
short-sea-serpent = Sea Serpent
short-valkyrie = Valkyrie
short-dark-elf = Elf
short-fire-giant = Fire Giant
short-frost-giant = Frost Giant
short-soldier-of-hel = Soldier
short-volur-witch = Witch
# What a pillage token gives, in one word.
short-token-rage = rage
short-token-axes = axes
short-token-horns = horns
short-token-glory = 5 glory
short-token-all = all three
cost = { $rage ->
    [0] free
   *[other] { $rage } rage
}
# A game that was played before a rule was mended, in the terminal and on the page.
stopped-older = This game was played by older rules (version { $version }; changed since: { $rules }): move { $move } is no longer possible.
