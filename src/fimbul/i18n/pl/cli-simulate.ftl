### What the command `fimbul simulate` says.

simulate-title = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
} dla { $players } graczy, ziarno { $seed }
simulate-progress = Partie w toku
series-part = Zatrzymano po { $games } z { $planned } partii: ten raport dotyczy tylko ich.
simulate-edition-standard = wydanie standardowe
simulate-edition-first-print = pierwszy druk
simulate-no-draft = bez draftu w pierwszej epoce

## Facts: a label, a number, and what else there is to say about it

simulate-games-per-second = partie/s
simulate-decisions-per-second = decyzje/s
simulate-speed-note = { $seconds } s, { $workers ->
    [one] { $workers } proces
    [few] { $workers } procesy
   *[many] { $workers } procesów
}, zasady: { $build }
simulate-decisions-per-game = decyzje na partię
simulate-range-note = od { $shortest } do { $longest }
simulate-glory-per-clan = chwała na klan
simulate-checksum = suma kontrolna wszystkich ruchów
simulate-measured = Czas obejmuje wszystko, co zrobiono dla tych partii: przygotowanie, widoki dla botów, które z nich korzystają, wybory, zdarzenia i te statystyki.

## The seats

simulate-column-seat = miejsce
simulate-column-bot = bot
simulate-column-wins = wygrane
simulate-column-interval = przedział 95%
simulate-column-glory = chwała
simulate-percent = { $number }%
simulate-interval = { $low }–{ $high }%

## Where glory comes from

simulate-column-source = chwała na klan według źródeł
simulate-column-age = epoka { $age }
simulate-column-all = razem
simulate-all-sources = razem

## Mistakes

simulate-unknown-bot = Nie ma bota „{ $bot }”. Boty: { $known }.
simulate-bots-and-seats = Podaj jednego bota dla wszystkich miejsc ({ $players }) albo po jednym dla każdego; liczba podanych: { $bots }.
