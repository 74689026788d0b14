# Games of bots alone, to watch.

front-show = Dívat se na boty
front-show-hint = Hra jen mezi boty
show-lead = Boti hrají mezi sebou, dokud se někdo dívá; jinak hra čeká. Dívat se může každý, kdo má odkaz.
show-player = Hráč { $number }
show-speed = Jeden tah trvá
show-speed-slow = Tři sekundy
show-speed-steady = Sekundu a půl
show-speed-fast = Půl sekundy
show-begin = Dívat se
