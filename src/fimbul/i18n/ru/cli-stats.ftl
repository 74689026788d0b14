### What the command `fimbul stats` says.

stats-title = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}; учтено кланов: { $clans }
stats-even = Будь все кланы равны, каждый выигрывал бы { $share } % своих партий.
stats-shipped = Статистика из поставки Fimbul: партии { $levels } между собой.
stats-progress = Идёт подсчёт

## The columns. All but the pick and the numbers of cards and clans are in percent.

stats-column-taken = взята
stats-column-pick = выбор
stats-column-played = сыграна
stats-column-wins-taken = победы, если взята
stats-column-wins-played = победы, если сыграна
stats-column-sample = кланы
stats-column-held = на руке
stats-column-battles = в битве
stats-column-sheet = планшет
stats-column-fulfilled = выполнено
stats-column-discarded = сброшена
stats-column-saved = сохранена
stats-note-wins = Взята: из копий, которые кто-то видел в драфте. Выбор: среднее место в драфте. Сыграна: из случаев, когда карта была на руке. Победы: кланов, которые взяли или сыграли карту, в процентах с интервалом 95 %, и сколько было этих кланов. Карта может быть у победителей и по другим причинам, не только из-за её силы.
stats-note-hands = На руке: сколько раз копия была на руке в течение эпохи или её части. В битве: сколько раз её сыграли в битве; карта может вернуться и сыграть снова. Планшет: выложена на планшет клана как улучшение или как карта воли богов. Выполнено: из выложенных карт воли богов. Всё, кроме первого числа и «в битве», в процентах, и всё, кроме «выполнено», — из случаев на руке.
stats-note-small = * Меньше { $sample } случаев: слишком мало для сравнения, поэтому без места.
stats-left-out-unfinished = Пропущено, потому что не доиграны: { $games }
stats-left-out-outdated = Пропущено, потому что нынешние правила не могут их повторить: { $games }
stats-left-out-forked = Пропущено, потому что продолжают другую игру с её середины: { $games }
stats-left-out-prepared = Пропущено, потому что раздача подготовлена для обучающей игры: { $games }

## Mistakes

stats-one-source = укажи записи, --games с --bots или --database: только одно из этого
stats-no-file = нет файла или папки { $file }
stats-no-games = Подходящих доигранных партий нет.
stats-unknown-sort = Порядка «{ $sort }» нет. Можно сортировать по: { $known }.
stats-unreadable-table = Журнал стола { $table } не читается.
stats-failed = столы не удалось подсчитать: { $reason }
