### What the command `fimbul arena` says, and what is wrong with a bot of one’s own.

arena-title = { $games } games: { $deals } deals, each played from every seat; seed { $seed }
arena-even = If all were equally strong, each would win { $share } %.
arena-progress = Playing
arena-column-glory = glory
arena-column-rating = rating
arena-column-mean = ms
arena-column-p99 = 99 %
arena-column-source = glory by source
arena-several = { $bot } × { $seats }
arena-note = A bot with several seats is shown as their mean; ties are shared. The intervals take the deals as the sample, not the games. Glory and rating (OpenSkill) with ± one standard deviation. Milliseconds of a decision: the mean, and what 99 % of them keep to.
arena-no-rating = No ratings: OpenSkill is not installed (pip install "fimbul[arena]").
arena-forfeits = { $bot } left { $count } of { $decisions } decisions to chance:
arena-fault = { $count } × { $fault }
arena-fault-more = and { $count } of other kinds
arena-ladder-title = { $players } players: what one bot (row) wins at a table of another (column), { $games } games each; even share { $share } %
arena-players = Name 2 to 4 bots, one for each seat.
arena-ladder-bots = A ladder needs at least two different bots.
arena-markdown = --markdown prints a ladder: add --ladder.
arena-unknown-engine = There is no engine “{ $engine }”. The engines are: { $known }.
no-ray = Ray is not installed (pip install "fimbul[ray]").
bot-file-missing = There is no file “{ $file }” for the bot “{ $bot }”.
bot-file-broken = The bot “{ $bot }” cannot be loaded from { $file }: { $reason }
bot-class-missing = There is no class “{ $name }” in { $file }. Bots there: { $known }
bot-class-unnamed = Name the class too, as { $file }:CLASS. Bots there: { $known }
bot-protocol = “{ $bot }” is no bot; it needs: { $reason }
