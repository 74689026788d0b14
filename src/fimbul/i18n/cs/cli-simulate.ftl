### What the command `fimbul simulate` says.

simulate-title = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
} se { $players } hráči, seed { $seed }
simulate-progress = Hraje se
series-part = Zastaveno po { $games } z { $planned } her: tato zpráva je jen o nich.
simulate-edition-standard = standardní edice
simulate-edition-first-print = první vydání
simulate-no-draft = bez draftu v prvním věku

## Facts: a label, a number, and what else there is to say about it

simulate-games-per-second = her/s
simulate-decisions-per-second = rozhodnutí/s
simulate-speed-note = { $seconds } s, { $workers ->
    [one] { $workers } proces
    [few] { $workers } procesy
   *[other] { $workers } procesů
}, pravidla: { $build }
simulate-decisions-per-game = rozhodnutí na hru
simulate-range-note = od { $shortest } do { $longest }
simulate-glory-per-clan = sláva na klan
simulate-checksum = kontrolní součet všech tahů
simulate-measured = Čas zahrnuje vše, co bylo pro hry třeba: přípravu, pohledy pro boty, kteří je používají, volby, události a tyto statistiky.

## The seats

simulate-column-seat = místo
simulate-column-bot = bot
simulate-column-wins = výhry
simulate-column-interval = 95% interval
simulate-column-glory = sláva
simulate-percent = { $number } %
simulate-interval = { $low }–{ $high } %

## Where glory comes from

simulate-column-source = sláva na klan podle zdroje
simulate-column-age = { $age }. věk
simulate-column-all = celkem
simulate-all-sources = celkem

## Mistakes

simulate-unknown-bot = Bot „{ $bot }“ neexistuje. Boti jsou: { $known }.
simulate-bots-and-seats = Uveď jednoho bota pro všechna { $players } místa, nebo jednoho pro každé; { $bots ->
    [one] uveden je { $bots }
    [few] uvedeni jsou { $bots }
   *[other] uvedeno je { $bots }
}.
