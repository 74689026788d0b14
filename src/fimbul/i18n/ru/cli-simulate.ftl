### What the command `fimbul simulate` says.

simulate-title = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, игроков: { $players }, сид { $seed }
simulate-progress = Идёт игра
series-part = Остановлено: сыграно партий { $games } из { $planned }, отчёт только о них.
simulate-edition-standard = стандартное издание
simulate-edition-first-print = первый тираж
simulate-no-draft = без драфта в первой эпохе

## Facts: a label, a number, and what else there is to say about it

simulate-games-per-second = партий/с
simulate-decisions-per-second = решений/с
simulate-speed-note = { $seconds } с, { $workers ->
    [one] { $workers } процесс
    [few] { $workers } процесса
   *[many] { $workers } процессов
}, правила: { $build }
simulate-decisions-per-game = решений за партию
simulate-range-note = от { $shortest } до { $longest }
simulate-glory-per-clan = славы на клан
simulate-checksum = контрольная сумма всех ходов
simulate-measured = Во время входит всё, что сделано ради партий: подготовка, обзор стола для ботов, которые на него смотрят, выбор ходов, события и эта статистика.

## The seats

simulate-column-seat = место
simulate-column-bot = бот
simulate-column-wins = победы
simulate-column-interval = интервал 95 %
simulate-column-glory = слава
simulate-percent = { $number } %
simulate-interval = { $low }–{ $high } %

## Where glory comes from

simulate-column-source = славы на клан, по источникам
simulate-column-age = эпоха { $age }
simulate-column-all = всего
simulate-all-sources = всего

## Mistakes

simulate-unknown-bot = Бота «{ $bot }» нет. Есть боты: { $known }.
simulate-bots-and-seats = Назови одного бота на все места ({ $players }) или по одному на каждое; сейчас названо: { $bots }.
