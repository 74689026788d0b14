### What the command `fimbul stats` says.

stats-title = { $games ->
    [one] { $games } игра
   *[other] { $games } игри
}; преброени кланове: { $clans }
stats-even = Ако всички кланове бяха равни, всеки би спечелил { $share }% от игрите си.
stats-shipped = Статистиката, която идва с Fimbul: игри на { $levels } помежду им.
stats-progress = Броене

## The columns. All but the pick and the numbers of cards and clans are in percent.

stats-column-taken = взета
stats-column-pick = избор
stats-column-played = играна
stats-column-wins-taken = победи, ако е взета
stats-column-wins-played = победи, ако е играна
stats-column-sample = кланове
stats-column-held = в ръка
stats-column-battles = в битка
stats-column-sheet = табло
stats-column-fulfilled = изпълнено
stats-column-discarded = изчистена
stats-column-saved = запазена
stats-note-wins = Взета: от копията, видени в тестетата на драфта. Избор: средното място в драфта. Играна: от случаите, когато е била в ръка. Победи: на клановете, които са взели или играли картата, в проценти с 95% интервал, и колко са тези кланове. Победителите може да държат карта и по други причини, не само заради силата ѝ.
stats-note-hands = В ръка: колко пъти копие е било в ръка през епоха или част от нея. В битка: колко пъти е играна в битка; картата може да се върне и да се играе пак. Табло: сложена на таблото на клана като подобрение или приета като поръчение. Изпълнено: от приетите поръчения. Всичко освен първото число и „в битка“ е в проценти, а всичко освен „изпълнено“ – от случаите в ръка.
stats-note-small = * По-малко от { $sample } случая: твърде малко за сравнение, затова без класиране.
stats-left-out-unfinished = Пропуснати, защото не са завършили: { $games }
stats-left-out-outdated = Пропуснати, защото днешните правила не могат да ги повторят: { $games }
stats-left-out-forked = Пропуснати, защото продължават друга игра от средата ѝ: { $games }
stats-left-out-prepared = Пропуснати, защото раздаването им е подготвено за учебна игра: { $games }

## Mistakes

stats-one-source = посочи записи, --games с --bots или --database: само едно от тях
stats-no-file = няма файл или папка { $file }
stats-no-games = Няма подходяща завършена игра.
stats-unknown-sort = Няма подредба „{ $sort }“. Подредбите са: { $known }.
stats-unreadable-table = Дневникът на маса { $table } не може да бъде прочетен.
stats-failed = масите не можаха да бъдат преброени: { $reason }
