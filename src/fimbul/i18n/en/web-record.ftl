# What the record of a game tells of its players.

record-named = Name me in the record
record-named-hint = Anybody who has the record of this game can then read your name in it. Bots are always named.
