### What the command `fimbul simulate` says.

simulate-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $players } players, seed { $seed }
simulate-progress = Playing
series-part = Stopped after { $games } of { $planned } games: this report covers only those.
simulate-edition-standard = standard edition
simulate-edition-first-print = first-print edition
simulate-no-draft = no draft in the first age

## Facts: a label, a number, and what else there is to say about it

simulate-games-per-second = games/s
simulate-decisions-per-second = decisions/s
simulate-speed-note = { $seconds } s, { $workers ->
    [one] { $workers } process
   *[other] { $workers } processes
}, rules: { $build }
simulate-decisions-per-game = decisions per game
simulate-range-note = from { $shortest } to { $longest }
simulate-glory-per-clan = glory per clan
simulate-checksum = checksum of all moves
simulate-measured = The time covers everything done for the games: setup, views for the bots that use them, choices, events and these statistics.

## The seats

simulate-column-seat = seat
simulate-column-bot = bot
simulate-column-wins = wins
simulate-column-interval = 95 % interval
simulate-column-glory = glory
simulate-percent = { $number } %
simulate-interval = { $low }–{ $high } %

## Where glory comes from

simulate-column-source = glory per clan, by source
simulate-column-age = age { $age }
simulate-column-all = all
simulate-all-sources = all

## Mistakes

simulate-unknown-bot = There is no bot “{ $bot }”. The bots are: { $known }.
simulate-bots-and-seats = Name one bot for all { $players } seats, or one for each; { $bots ->
    [one] { $bots } is
   *[other] { $bots } are
} named.
