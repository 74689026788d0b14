### What the command `fimbul stats` says.

stats-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
}; clans counted: { $clans }
stats-even = If all clans were equal, each would win { $share } % of its games.
stats-shipped = The statistics that come with Fimbul: games of { $levels } among themselves.
stats-progress = Counting

## The columns. All but the pick and the numbers of cards and clans are in percent.

stats-column-taken = taken
stats-column-pick = pick
stats-column-played = played
stats-column-wins-taken = wins if taken
stats-column-wins-played = wins if played
stats-column-sample = clans
stats-column-held = in hand
stats-column-battles = in battle
stats-column-sheet = on sheet
stats-column-fulfilled = fulfilled
stats-column-discarded = discarded
stats-column-saved = saved
stats-note-wins = Taken: of the copies seen in packs. Pick: the mean place in the draft. Played: of the times it was in a hand. Wins: of the clans that took or played the card, in percent with the 95 % interval, and how many clans there were. Winners may hold a card for other reasons than its strength.
stats-note-hands = In hand: how often a copy was in a hand for an age or a part of it. In battle: how often it was played in one; a card may come back and be played again. On sheet: put on the clan sheet as an upgrade, or committed as a quest. Fulfilled: of the quests committed. All but the first number and “in battle” are in percent, and all but “fulfilled” are of the times in a hand.
stats-note-small = * Fewer than { $sample } cases: too few to compare, so not ranked.
stats-left-out-unfinished = Left out because they are not finished: { $games }
stats-left-out-outdated = Left out because today's rules cannot replay them: { $games }
stats-left-out-forked = Left out because they were played on from the middle of another game: { $games }
stats-left-out-prepared = Left out because their deal was prepared for a guided game: { $games }

## Mistakes

stats-one-source = give records, --games with --bots, or --database: only one of these
stats-no-file = there is no file or folder { $file }
stats-no-games = There is no finished game that fits.
stats-unknown-sort = There is no order “{ $sort }”. The orders are: { $known }.
stats-unreadable-table = The log of table { $table } cannot be read.
stats-failed = the tables could not be counted: { $reason }
