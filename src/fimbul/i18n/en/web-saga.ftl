### The head of the table, the strip that says what is wrong, the saga, the room and the end.
### $clan, $clans   names of clans; $clans is a list such as "Wolf and Raven"
### $age            the number of an age as a Roman numeral: I, II or III

## The head of the table

header-front = To the front page
header-age = Age { $age } · { $phase }
header-over = The game is over
header-dooms = Ragnarök
# Follows the name of one of the three provinces that Ragnarök takes. $state is now, later or past.
header-doom = { $state ->
    [past] destroyed in age { $age }
    [now] Ragnarök takes it at the end of this age
   *[later] Ragnarök takes it at the end of age { $age }
}
header-mine = Your decision
header-waits = Waiting for: { $who }
header-watching = You are watching
header-live = Connected
header-connecting = Connecting
header-lost = Connection lost
header-saga = The saga
header-rules = The rules
header-settings = Settings
header-room = Show on a big screen
header-fullscreen = Full screen
header-fullscreen-end = Leave full screen

## The strip over the board

banner-connecting = Connecting…
banner-lost = Connection lost. Reconnecting… Your moves are safe.
banner-restarting = The server is restarting. The game resumes in a moment.
banner-away = A stand-in is playing for { $clan }.
banner-return = Take over
banner-resting = The game is paused: nobody is at the table. It continues when somebody comes back.
banner-thrown-out = Another device has your seat now. You are watching.
banner-watching = You are watching. Hands stay hidden from you.
banner-twice = This table is open in another tab as well. Both show the same game.
banner-dismiss = Hide this

## The saga

saga-title = The saga
saga-filter = What to show
saga-filter-all = All
saga-filter-battles = Battles
saga-filter-glory = Glory
saga-filter-mine = Mine
saga-filter-chat = Chat
saga-empty-all = Nothing has happened yet.
saga-empty-battles = No battle yet.
saga-empty-glory = Nobody has gained glory yet.
saga-empty-mine = Nothing about your clan yet.
saga-empty-chat = Nobody has said anything yet.
saga-setup = Before the first age
saga-age = Age { $age }
saga-draft = The gods' gifts
saga-end-of-age = The end of the age
saga-turn = Turn: { $clan }
saga-new = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}
saga-earlier = Show earlier
saga-away = While you were away
saga-away-jump = { $count ->
    [one] { $count } line while you were away
   *[other] { $count } lines while you were away
}
saga-undone = { $clan } undid a move.
saga-left = { $name } leaves. A stand-in takes over.
saga-returned = { $name } is back.
saga-ended = The operator of this server has ended this table.
saga-rematched = Rematch ready.
saga-resumed = { $name } continues the game from here.
saga-given-up = { $name } ends the game here.
saga-said = { $name }: { $text }
saga-chat-label = Say something to everybody
saga-chat-send = Send
saga-chat-long = { $count ->
    [one] { $count } character too many
   *[other] { $count } characters too many
}
saga-chat-room = { $count ->
    [one] { $count } character left
   *[other] { $count } characters left
}
saga-show-place = Show on the map: { $place }

## My turn, told beyond the page

saga-turn-title = ● Your turn — Fimbul
saga-turn-notice = It is your turn
saga-turn-notice-text = The game is waiting for the { $clan } clan.

## The room: the table on a big screen

room-join = Join with your phone
room-join-text = Scan this code and take a seat.
room-follow = Follow on your phone
room-chairs = { $count ->
    [0] Every seat is taken
    [one] { $count } seat is free
   *[other] { $count } seats are free
}
room-free = free
room-bot = played by the computer
room-ready = ready
room-choosing = still choosing
room-begins = The game begins when everybody is ready.
room-saga = Latest events
room-doom = Ragnarök will take { $province }

## The end

end-title = The saga is told
end-won = { $count ->
    [one] { $clans } wins
   *[other] { $clans } share the victory
}
end-places = Final standings
end-place = { $place }.
end-glory = { $glory } glory
end-you = you
end-chart = Glory over time
end-chart-label = One line per clan: its glory from the first age to the end. The table below has the same numbers.
end-chart-age = Age { $age }
end-sources = Where the glory came from
end-table = As a table
end-who = Clan
end-sum = Total
end-after-age = After age { $age }
end-rematch = Play again
end-rematch-go = To the new table
end-record-download = Download the record
end-board = Look at the board
end-reopen = The final result
end-front = Front page

## A game that has stopped: a move in its log is not possible any more

stopped-title = The game has stopped
stopped-ended-title = The game was ended
stopped-over-title = Played by older rules
stopped-move = The rules do not allow move { $move } of this game.
stopped-setup = The rules do not allow this game to begin as it was dealt.
stopped-choice = What came after it is kept, but not played. Any player may continue from here or end the game; whoever is first decides for all.
stopped-watch = What came after it is kept, but not played. Now the players decide whether the game continues.
stopped-resume = Continue from here
stopped-end = End the game
stopped-resume-sure = { $count ->
    [one] Play continues from here. The move that is not possible is void for good.
   *[other] Play continues from here. The { $count } moves from there on are void for good.
}
stopped-end-sure = The game ends with its glory as it stands. Nobody wins.
stopped-ended = A player ended the game here; nobody has won.
stopped-over = The board shows the position before that. The game ended with { $result }.
stopped-glory = { $clan } { $glory }
