# Games of bots alone, to watch.

front-show = Sledovat hru botů
front-show-hint = Boti hrají sami a ty se díváš
show-lead = Boti hrají mezi sebou, dokud se někdo dívá; jinak je hra pozastavená. Sledovat ji může každý, kdo má odkaz.
show-player = Hráč { $number }
show-speed = Jeden tah trvá
show-speed-slow = Tři sekundy
show-speed-steady = Sekundu a půl
show-speed-fast = Půl sekundy
show-begin = Sledovat
