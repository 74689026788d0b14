### What an analysis says, in the terminal and on the page.

analyse-title = { $file }: { $moments } moments, each played on { $playouts } times, seed { $seed }
analyse-progress = Analysing
analyse-part = Stopped early, after { $playouts } of { $planned } playouts: the intervals are wider, and not every alternative was tried.

## Chances and glory over time

analyse-chances = Chance to win in %, with its 95 % interval
analyse-glory = Glory at the end, as expected, with its 95 % interval
analyse-column-moment = moment
analyse-moment-start = first deal
analyse-moment-draft = age { $age }: after the draft
analyse-moment-battle = age { $age }: { $province }
analyse-moment-age-end = age { $age }: its end
analyse-moment-deal = age { $age }: new cards
analyse-moment-end = end of the game

## Turning points

analyse-turning-points = Turning points
analyse-no-turning-point = No change was large enough to be more than noise. More playouts show smaller ones.
analyse-span = { $before } → { $after } (moves { $first }–{ $last })
analyse-change = { $clan }: { $change } percentage points ({ $low } to { $high })
analyse-by-deal = The deal decided this: nobody made a choice.
analyse-no-decisive = No single move decided this; it was several together.
analyse-decisive = Decisive: move { $move }, { $clan }: { $played }
analyse-played = Move { $move }, { $clan }: { $played }
analyse-preferred = The bot prefers: { $instead } ({ $reason })
analyse-second = The bot's second choice: { $instead } ({ $reason })
analyse-instead = With it, { $change }

## The draft

analyse-draft = The draft
analyse-agreed = The bot would have taken the same card { $agreed } of { $picks } times.
analyse-opinion = The cards it would rather have taken; the glory is its opinion, not a measurement:
analyse-column-pick = pick
analyse-column-clan = clan
analyse-column-taken = taken
analyse-column-preferred = the bot prefers
analyse-column-loss = glory

## Luck and choice

analyse-fortune = Luck of the deal and choice, in percentage points
analyse-column-even = even
analyse-column-deal = deal
analyse-column-choices = choices
analyse-column-result = result
analyse-note = All chances assume that bots play on. Choices are those of all clans together: so few playouts cannot tell a clan's own choices from those of the others.

## Mistakes

analyse-unfinished-record = The game in { $file } is not over. Only a finished game can be analysed, because an analysis shows everybody's cards.
analyse-too-few-playouts = Stopped before anything was found.
