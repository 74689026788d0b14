# Games of bots alone, to watch.

front-show = Oglądaj boty
front-show-hint = Gra samych botów
show-lead = Boty grają między sobą, dopóki ktoś ogląda; inaczej gra czeka. Oglądać może każdy, kto ma link.
show-player = Gracz { $number }
show-speed = Jeden ruch trwa
show-speed-slow = Trzy sekundy
show-speed-steady = Półtorej sekundy
show-speed-fast = Pół sekundy
show-begin = Oglądaj
