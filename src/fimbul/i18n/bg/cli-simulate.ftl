### What the command `fimbul simulate` says.

simulate-title = { $games ->
    [one] { $games } игра
   *[other] { $games } игри
} с { $players } играчи, начално число { $seed }
simulate-progress = Играят се
series-part = Спряно след { $games } от { $planned } игри: отчетът е само за тях.
simulate-edition-standard = стандартно издание
simulate-edition-first-print = издание от първия тираж
simulate-no-draft = без драфт в първата епоха

## Facts: a label, a number, and what else there is to say about it

simulate-games-per-second = игри/сек
simulate-decisions-per-second = решения/сек
simulate-speed-note = { $seconds } сек, { $workers ->
    [one] { $workers } процес
   *[other] { $workers } процеса
}, правила: { $build }
simulate-decisions-per-game = решения на игра
simulate-range-note = от { $shortest } до { $longest }
simulate-glory-per-clan = слава на клан
simulate-checksum = контролна сума на всички ходове
simulate-measured = Времето включва всичко, направено за игрите: подготовка, изгледи за ботовете, които ги гледат, избори, събития и тази статистика.

## The seats

simulate-column-seat = място
simulate-column-bot = бот
simulate-column-wins = победи
simulate-column-interval = 95% интервал
simulate-column-glory = слава
simulate-percent = { $number }%
simulate-interval = { $low }–{ $high }%

## Where glory comes from

simulate-column-source = слава на клан по източник
simulate-column-age = епоха { $age }
simulate-column-all = общо
simulate-all-sources = общо

## Mistakes

simulate-unknown-bot = Няма бот „{ $bot }“. Ботовете са: { $known }.
simulate-bots-and-seats = Посочи един бот за всичките { $players } места или по един за всяко; { $bots ->
    [one] посочен е { $bots }
   *[other] посочени са { $bots }
}.
