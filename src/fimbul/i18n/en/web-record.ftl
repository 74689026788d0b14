# What the record of a game tells of its players.

record-named = Name me in the record
record-named-hint = Whoever has the record of this game then reads your name in it; bots are always named.
