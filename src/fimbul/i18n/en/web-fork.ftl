# Games that are played on from a moment of another game.

fork-act = Play on from here
fork-lead = A new table continues this game after move { $at }. Its cards are no longer secret: you, and everybody who saw this game, may know them.
fork-others = The other clans are played by
fork-friends = Friends
fork-friends-hint = The table waits: send its link, and everybody takes one of the other clans.
fork-begin = Start game
fork-from = This game goes on from move { $moves } of another one
fork-from-record = This game goes on from move { $moves } of a record
