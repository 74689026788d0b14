# Games of bots alone, to watch.

front-show = Oglądaj grę botów
front-show-hint = Boty grają same, a ty patrzysz
show-lead = Boty grają między sobą, dopóki ktoś ogląda; inaczej gra jest wstrzymana. Oglądać może każdy, kto ma link.
show-player = Gracz { $number }
show-speed = Jeden ruch trwa
show-speed-slow = Trzy sekundy
show-speed-steady = Półtorej sekundy
show-speed-fast = Pół sekundy
show-begin = Oglądaj
