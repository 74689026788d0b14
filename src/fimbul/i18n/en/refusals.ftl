### What the server says no with, by its code: refusal-<code>. Told to the player who tried: why it
### does not work, and what to do. `offline` is the browser's own: no answer came.

refusal-offline = The server does not answer. Trying again …

## What makes a move impossible

refusal-game-over = The game is over: nothing can be changed any more.
refusal-not-your-decision = It is not your decision now. Wait until the others have decided.
refusal-passed = You have passed: you take no more actions in this age, but you may still join battles.
refusal-no-rage = You have no rage left, and without rage there is no action, not even a free one.
refusal-illegal-move = That is not what is decided now. Choose one of the lit options.
refusal-no-such-figure = You have no such figure there.
refusal-no-figure-there = You have no figure there.
refusal-wrong-figure = This is not for that kind of figure. Choose one of the lit ones.
refusal-wrong-place = Not there. Choose one of the lit places.
refusal-same-province = Your figures are there already. Choose another province.
refusal-not-adjacent = That province is not adjacent: figures join a battle only from next door.
refusal-province-destroyed = That province is destroyed; nothing can enter it any more.
refusal-fjord-closed = Both provinces of that fjord are destroyed: the fjord is closed.
refusal-province-pillaged = That province has been pillaged already. Its token turns up again in the next age.
refusal-not-pillaged = That province has not been pillaged yet in this age.
refusal-needs-upgrade = Your clan needs an upgrade for that.
refusal-horns-full = Your clan has as many figures on the board as its horns allow. Raise your horns, or let some die with glory.
refusal-not-enough-rage = You have not enough rage for that. Choose something cheaper.
refusal-no-village-free = Every village there is taken. Choose another province.
refusal-too-few-figures = A sacrifice takes two figures, and you have fewer on the board.
refusal-nobody-moved = At least one figure must march. Choose who goes.
refusal-not-doomed = That figure is not in danger now.
refusal-not-in-hand = That card is not in your hand.
refusal-not-in-pack = That card is not in your pack, or you have chosen it already.
refusal-not-played = You did not play that card in this battle.
refusal-wrong-kind-of-card = Only cards with a white disc can be added now.
refusal-earlier-slot-empty = An earlier slot of this kind is empty: the card goes there.
refusal-stat-full = That stat is at its highest step already.
refusal-stat-of-token = The pillage has raised that stat already. Choose another.

## Moves that came too late, or are to be taken back

refusal-stale-decision = The game has gone on in the meantime. Look again, and decide anew.
refusal-nothing-to-undo = There is nothing to take back: something has been revealed since your last move.
refusal-too-many-undos = You have taken back enough for now. Something must be revealed first.
refusal-unknown-move = The server does not know that move. Reload the page and try again.
refusal-stopped = The game has stopped here: end it, or go on from this point.
refusal-not-stopped = The game goes on already: somebody else has decided.

## Chairs, names and the start

refusal-already-away = A stand-in plays for you already.
refusal-not-away = Nobody stands in for you.
refusal-already-started = The game has begun already.
refusal-not-started = The game has not begun yet.
refusal-not-ready = Not everybody is ready yet.
refusal-no-players = Somebody must sit at the table: bots do not play among themselves.
refusal-no-rematch = The rematch waits for the end of the game, or is there already.
refusal-bad-name = Nothing of that name can be seen, or its letters carry too many marks. Choose another.
refusal-name-taken = Somebody at this table has that name already, or one that looks just like it. Choose another.
refusal-bad-chat = There is nothing to read in that, or it is too long.
refusal-chair-free = Nobody sits on that chair.
refusal-chair-taken = Somebody else took that chair. Choose another.
refusal-chairs-free = Some chairs are still free. Invite players or add bots.
refusal-chat-full = Enough has been said at this table: its chat takes nothing more.
refusal-clan-taken = Somebody else leads that clan. Choose another.
refusal-table-full = Every chair at this table is taken.
refusal-no-bot = No bot sits on that chair.
refusal-unknown-bot = There is no bot of that level.
refusal-not-seated = You do not sit at this table. Take a chair first.
refusal-not-your-chair = That is not your chair.
refusal-not-your-seat = That is not your clan.
refusal-no-spectators = Only its players may see this table.
refusal-not-your-table = Somebody else laid this table.
refusal-table-in-use = Somebody sits at this table.
refusal-upgrade-required = This connection needs a WebSocket.
refusal-no-such-table = There is no such table. Check the link.
refusal-no-such-code = That code is unknown, used or too old. Ask for a new one.

## The line and the server

refusal-blocked = The operator of this server has shut you out for a time.
refusal-busy = Too much happens at this table at once. Try again in a moment.
refusal-crowded = The server is crowded just now. Stay on this page: it tries again by itself until there is room.
refusal-log-full = Too much has been changed at this table: it takes nothing more.
refusal-too-many-requests = Not so fast. Try again in a moment.
refusal-too-many-connections = This table is open in too many windows. Close some of them.
refusal-too-slow = The line is too slow: what you sent did not arrive in time. Try again.
refusal-length-required = The request does not say how long it is.
refusal-too-large = That is too long for the server.
refusal-cut-short = The connection broke off before everything had arrived. Try again.
refusal-bad-request = The server did not understand that. Reload the page and try again.
refusal-bad-token = The server does not recognise this browser. Reload the page.
refusal-foreign-origin = That came from a page of another site, so it was not accepted.
refusal-unsupported-media-type = The server did not understand that. Reload the page.
refusal-wrong-host = The server does not go by this address. Open the page by its own name.
refusal-not-found = There is nothing at this address.
refusal-method-not-allowed = The server does not understand that. Reload the page.
refusal-internal = Something went wrong on the server. Nothing was changed; try again.
refusal-not-saved = The server could not write that down. Look whether it happened, and try again.
refusal-timed-out = The server took too long. It may still happen: look, and try again.
