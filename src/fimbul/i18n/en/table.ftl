### What `fimbul play` and `fimbul replay` show and ask around the saga itself (see log.ftl).

## The board

board-heading = Age { $age }: { $phase }
board-over = Final board
board-used = used
board-token = token
board-figures = strength (figures)
board-doom = †{ $age }
board-destroyed = destroyed
board-pillaged = pillaged
board-ships = Ships: { $ships }
board-ships-in = { $clans } ({ $fjord })
board-legend = used: villages taken / in all. †1 †2 †3: Ragnarök takes it at the end of that age. L leader, w warrior, S ship; a ship in a fjord counts in both provinces next to it, which are listed one below the other.

## The clans

clans-clan = clan
clans-glory = glory
clans-rage = rage
clans-axes = axes
clans-horns = horns
clans-steps = steps
clans-hand = hand
clans-quests = quests
clans-reserve = reserve
clans-valhalla = Valhalla
clans-passed = passed
clans-stat = { $stat } { $value } (step { $step })
clans-stats = { $clan }: { $stats }
clans-has = { $clan } has { $cards }
clans-upgrades = upgrades: { $cards }
clans-fallen = in Valhalla: { $figures }
clans-legend = rage: the pool and the stat. horns: figures on the board and the most allowed. steps: of rage, axes and horns; the 4th and 5th are worth 10 glory at the end, the 6th 20.
clans-known = known to be in hand: { $cards }

## Cards

hand-heading = Hand
hand-empty = { $clan } has no cards in hand.
hand-quests = Quests committed
draft-kept = Kept so far: { $cards }
hand-line = Hand: { $cards }
hand-line-quests = Hand: { $cards }. Quests committed: { $quests }
brief-several = { $name } ×{ $count }
brief-battle = { $name } +{ $value }
brief-quest = { $name } ({ $value } glory)
brief-upgrade = { $name } ({ $kind } { $value })
facts-battle = battle +{ $value }
facts-quest = quest { $value }
facts-warrior = warrior { $value }
facts-leader = leader { $value }
facts-ship = ship { $value }
facts-monster = monster { $value }
facts-clan = clan { $value }
facts-no-bonus = no bonus

## The battle

battle-heading = { $province } ({ $token }), pillaged by { $clan }; villages: { $taken } of { $villages } taken
battle-heading-yggdrasil = { $province } ({ $token }), pillaged by { $clan }
battle-no-figures = no figures
battle-side = { $clan } { $strength } ({ $figures })
battle-side-card = { $clan } { $strength } + { $bonus } = { $total } ({ $figures }; { $cards })

## The prompt

prompt = { $clan }> 
prompt-pause = — Enter to continue —
prompt-hint = Type a number or the move itself, ? for a hint, help for everything else.
prompt-back = Enter alone goes back.
prompt-confirm = Play { $card } in the battle? (y/n)
answer-yes = y
handover = Hand the screen to { $clan }. { $clan }: press Enter.
handover-undo = “undo” reverts what { $clan } did last.
wrong-number = There is no number { $number } here: choose 1 to { $last }.
wrong-move = “{ $typed }” is not a move you can make now. Enter shows your moves, help everything else.
wrong-command = “{ $typed }” could be { $commands }. Which?
wrong-card-many = “{ $name }” could be { $cards }.
wrong-log = “log” takes a number of lines.
need-card = Which card? For example: card { $example }
undone = Undone.
undone-more = { $count ->
    [one] Undone, with the move after it.
   *[other] Undone, with the { $count } moves after it.
}
undo-nothing = There is nothing to undo: you have not moved, or something has been revealed since.
undo-others = { $clan } has moved since: your move can no longer be undone.

## Help

help-heading = What you can type
help-enter = Enter
help-enter-text = your moves again; in a second question: back to the first
help-number = 3
help-number-text = the option with this number; “2 gimle” answers two questions at once
help-move = inv war gim
help-move-text = a move in words, as short as you like: invade warrior gimle
help-board = board
help-board-text = the board
help-clans = clans
help-clans-text = the clans in full: stats, upgrades, figures
help-hand = hand
help-hand-text = your cards with their texts, and the quests you have committed
help-card = card NAME
help-card-text = a card in full, with the rules that concern it (also: read NAME)
help-rules = rules NUMBER
help-rules-text = a rule such as P6, or a section such as P; alone: the sections
help-log = log 30
help-log-text = the last lines of the saga
help-hint = hint, ?
help-hint-text = the three best moves, with the strongest bot's reasons
help-undo = undo
help-undo-text = undo your last move, as long as nothing has been revealed since
help-save = save FILE
help-save-text = save the game; it is also saved after each of your moves
help-quit = quit
help-quit-text = save and leave

## Beginning, saving and the end

intro = Fimbul, an unofficial implementation of the board game Blood Rage. Three ages, then the world ends; the most glory wins.
intro-you = You lead the { $clan } clan.
intro-people = { $clans } share this screen; it is cleared between players.
intro-machines = { $count ->
    [one] { $clans } is played by the computer.
   *[other] { $clans } are played by the computer.
}
intro-levels = Bots play as { $levels }. All levels, from the weakest: { $known }; choose with --bot.
intro-hint = Answer with a number. help shows everything else you can type, ? gives a hint.
intro-resumed = The saved game continues: age { $age }, after { $count ->
    [one] { $count } move
   *[other] { $count } moves
}.
saved = Saved: { $file }
saved-resume = Continue with: { $command }
saved-not = The game could not be saved to { $file }: { $reason }. Play continues; “save FILE” saves it elsewhere.
saved-not-leaving = The game is NOT saved: { $file }: { $reason }.
save-exists = { $file } already exists. Choose another name, or continue it: { $command }
save-other-file = { $file } already exists. Choose another name.
left-nothing = Nothing was played, so nothing was saved.
end-heading = Glory by source
end-total = total
end-winner = { $count ->
    [one] { $clans } wins the game.
   *[other] { $clans } share the victory.
}
end-record = The saga of this game: { $file }
end-replay = Read it again with: { $command }

## Options that do not fit

play-unknown-clan = There is no clan “{ $clan }”. The clans are: { $known }.
play-clan-not-here = { $clan } is not at this table. At the table: { $known }.
play-clan-twice = { $clan } is named twice.
play-bad-seat = “{ $seat }” is not a seat: write CLAN=PLAYER, such as raven=human. The players are: { $known }.
play-unknown-player = There is no player “{ $bot }”. The players are: { $known }.
play-unknown-edition = There is no edition “{ $edition }”. The editions are: { $known }.
play-too-many-seats = { $count } seats are named, but the table has { $players }.
play-too-many-humans = { $humans } humans do not fit; seats left for them: { $seats }.
play-load-and-setup = A saved game has its own setup: leave out { $options }.
play-bot-stays-away = { $clan } was played by { $player }, and a saved game cannot load a bot from a file: { $bot } takes over. To bring the bot back: --seat { $seat }
file-unreadable = { $file } cannot be read: { $reason }.
file-not-text = { $file } is not a saga: it is not text.
file-too-big = { $file } is not a saga: it is too big for one.
file-malformed = { $file } is broken: { $reason }.

## fimbul replay

replay-heading = { $file }: move { $at } of { $moves }
replay-times = Started { $begun }, ended { $ended }
replay-forked = Played on from move { $moves } of another game
replay-running = The game is not over at this point.
replay-bad-move = The record has { $moves } moves: --at goes from 0 to { $moves }.
stopped-otherwise = This game was played by older rules (version { $version }; changed since: { $rules }): by today's rules it ends differently.
stopped-newer = This game was played by newer rules (version { $version }): this program does not know move { $move }. A newer one does.
