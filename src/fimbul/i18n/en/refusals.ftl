### What the server says no with, by its code: refusal-<code>. Told to the player who tried: why it
### does not work, and what to do. `offline` is the browser's own: no answer came.
### .see  of a reason why a move is impossible: numbers of the rules (not translated)

refusal-offline = The server is not responding. Trying again…

## What makes a move impossible

refusal-game-over = The game is over: nothing can be changed now.
refusal-not-your-decision = It is not your turn to decide. Wait for the others.
refusal-passed = You have passed: you take no more actions this age, but you may still join battles.
    .see = A4 T1
refusal-no-rage = You have no rage left. Without rage you can take no action, not even a free one.
    .see = A3
refusal-illegal-move = You can't do that now. Choose one of the highlighted options.
refusal-no-such-figure = You have no such figure there.
refusal-no-figure-there = You have no figure there.
refusal-wrong-figure = That kind of figure can't do this. Choose one of the highlighted ones.
    .see = U3 U4
refusal-wrong-place = Not there. Choose one of the highlighted places.
refusal-same-province = Your figures are already there. Choose another province.
    .see = M1 P2
refusal-not-adjacent = That province is not adjacent: figures join a battle only from adjacent provinces.
    .see = P2 B1
refusal-province-destroyed = That province is destroyed; nothing can enter it.
    .see = S3 F4
refusal-fjord-closed = Both provinces of that fjord are destroyed: the fjord is closed.
    .see = N7
refusal-province-pillaged = That province has already been pillaged. Its token turns face up again in the next age.
    .see = P1 F6
refusal-not-pillaged = That province has not been pillaged yet this age.
refusal-needs-upgrade = Your clan needs an upgrade for that.
    .see = U1
refusal-horns-full = Your clan has as many figures on the board as its horns allow. Raise your horns, or let some figures die gloriously.
    .see = I4 C2 N2
refusal-not-enough-rage = You don't have enough rage for that. Choose something cheaper.
    .see = A2
refusal-no-village-free = Every village there is taken. Choose another province.
    .see = B3 N2
refusal-too-few-figures = A sacrifice needs two figures, and you have fewer on the board.
refusal-nobody-moved = At least one figure must march. Choose who goes.
    .see = M1
refusal-not-doomed = That figure is not in danger right now.
    .see = X1
refusal-not-in-hand = That card is not in your hand.
refusal-not-in-pack = That card is not in your pack, or you have already chosen it.
refusal-not-played = You did not play that card in this battle.
refusal-wrong-kind-of-card = Only cards with a white disc can be added now.
    .see = P6 G7
refusal-earlier-slot-empty = An earlier slot of this kind is empty: the card goes there.
    .see = U1 T8
refusal-stat-full = That stat is already at its highest step.
    .see = T3
refusal-stat-of-token = The pillage has already raised that stat. Choose another.
    .see = G10

## Moves that came too late, or are to be taken back

refusal-stale-decision = The game has moved on in the meantime. Take another look and decide again.
refusal-nothing-to-undo = There is nothing to undo: something has been revealed since your last move.
refusal-too-many-undos = You can't undo any more moves until something is revealed.
refusal-bad-position = No game can come to that position. The editor says what is wrong.
refusal-unknown-move = The server does not know that move. Reload the page and try again.
refusal-stopped = The game has stopped here: end it, or continue from this point.
refusal-not-stopped = The game is already running again: somebody else has decided.

## Chairs, names and the start

refusal-already-away = A stand-in is already playing for you.
refusal-not-away = No stand-in is playing for you.
refusal-already-started = The game has already begun.
refusal-not-started = The game has not begun yet.
refusal-not-over = The game is still running: all hands are shown only when it is over.
refusal-not-ready = Not everybody is ready yet.
refusal-no-players = At least one person must sit at the table: bots do not play among themselves.
refusal-no-rematch = The game is not over yet, or its rematch already exists.
refusal-already-dealt = This table continues another game: its clans and its first player are settled.
refusal-no-such-moment = That game has no such moment, or was already over by then.
refusal-rules-changed = The rules have changed since then: that game cannot be played on from there.
refusal-bad-record = This is not the record of a game that can be played on.
refusal-only-bots = Only bots play at this table. You can watch.
refusal-too-many-shows = You are already watching two games of bots. Let one of them end first.
refusal-bad-name = That name has no visible characters, or too many marks on its letters. Choose another.
refusal-name-taken = Somebody at this table already has that name, or one that looks just like it. Choose another.
refusal-bad-chat = That message is empty or too long.
refusal-chair-free = Nobody is in that seat.
refusal-chair-taken = Somebody else has taken that seat. Choose another.
refusal-chairs-free = Some seats are still free. Invite players or add bots.
refusal-chat-full = The chat at this table is full.
refusal-clan-taken = Somebody else leads that clan. Choose another.
refusal-table-full = Every seat at this table is taken.
refusal-no-bot = There is no bot in that seat.
refusal-unknown-bot = There is no bot of that level.
refusal-not-seated = You have no seat at this table. Take one first.
refusal-not-your-chair = That is not your seat.
refusal-not-your-seat = That is not your clan.
refusal-no-spectators = Only its players can see this table.
refusal-no-hints = This table allows no hints.
refusal-no-analyses = This server does not analyse games.
refusal-no-analysis = There is no analysis of this game yet.
refusal-not-analysable = This game was not played to its end, or was played by older rules: it can't be analysed.
refusal-many-analyses = Too many games are waiting for their analysis. Try again when one of yours is done.
refusal-not-a-saga = This is not the record of a game: a record begins with “fimbul saga”.
refusal-partial-saga = This record tells only what one seat saw. Download it again when the game is over.
refusal-unknown-saga = This record was written by a newer version, which this server does not know.
refusal-short-saga = This record ends before the first move: the file is cut short.
refusal-broken-saga = A line of this record cannot be read.
refusal-no-lessons = This is not a guided game.
refusal-not-your-table = Somebody else created this table.
refusal-table-in-use = Somebody is sitting at this table.
refusal-upgrade-required = This connection needs a WebSocket.
refusal-no-such-table = There is no such table. Check the link.
refusal-no-such-puzzle = That puzzle does not exist.
refusal-no-position = Only the start of a turn or of a draft can be opened as a position.
refusal-no-such-code = That code is unknown, already used or too old. Ask for a new one.

## The line and the server

refusal-blocked = The operator of this server has blocked you for a while.
refusal-busy = Too much is happening at this table at once. Try again in a moment.
refusal-crowded = The server is full right now. Stay on this page: it keeps trying until there is room.
refusal-log-full = This table has reached its limit and accepts no more changes.
refusal-too-many-requests = Not so fast. Try again in a moment.
refusal-too-many-connections = This table is open in too many windows. Close some of them.
refusal-too-slow = The connection is too slow: what you sent did not arrive in time. Try again.
refusal-length-required = The request does not say how long it is.
refusal-too-large = That is too long for the server.
refusal-cut-short = The connection was lost before everything had arrived. Try again.
refusal-bad-request = The server did not understand that. Reload the page and try again.
refusal-bad-token = The server does not recognise this browser. Reload the page.
refusal-foreign-origin = That came from a page on another site, so it was not accepted.
refusal-unsupported-media-type = The server did not understand that. Reload the page.
refusal-wrong-host = The server does not know this address. Open the page at its proper address.
refusal-not-found = There is nothing at this address.
refusal-method-not-allowed = The server does not understand that. Reload the page.
refusal-internal = Something went wrong on the server. Nothing was changed; try again.
refusal-not-saved = The server could not save that. Check whether it happened, then try again.
refusal-timed-out = The server took too long. It may still happen: check, then try again.
