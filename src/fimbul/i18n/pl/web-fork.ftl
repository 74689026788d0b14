# Games that are played on from a moment of another game.

fork-act = Graj dalej stąd
fork-lead = Nowy stół prowadzi tę grę dalej po ruchu { $at }. Jej karty nie są już tajne: możesz je znać ty i każdy, kto tę grę widział.
fork-others = Pozostałe klany prowadzą
fork-friends = Znajomi
fork-friends-hint = Stół poczeka: wyślij link, a każdy zajmie jeden z pozostałych klanów.
fork-begin = Zacznij grę
fork-from = Ta gra toczy się dalej od ruchu { $moves } innej gry
fork-from-record = Ta gra toczy się dalej od ruchu { $moves } zapisu
