# What the record of a game tells of its players.

record-named = Moje imię w zapisie
record-named-hint = Kto ma zapis tej gry, przeczyta w nim wtedy twoje imię; boty są w nim zawsze.
