### Why a bot advises a move, as a short clause after the move; and the hint in the terminal.

advice-keep-battle = +{ $bonus } in a battle
advice-keep-text = its text can turn a battle
advice-keep-quest = gives { $glory } glory and raises a stat by one step when fulfilled
advice-keep-monster = brings a monster with strength { $strength }
advice-keep-upgrade = a lasting upgrade
advice-card-battle = adds { $bonus }: { $own } against { $enemy } before the other clans' cards
advice-card-idle = adds nothing, but keeps better cards for later
advice-quest = costs nothing and may give { $glory } glory at the end of the age
advice-fjord = a ship adds strength to every province its fjord supports
advice-doomed = { $province } is doomed: each figure destroyed there in Ragnarök scores { $glory } glory
advice-unguarded = nobody else is in { $province }, and it can still be pillaged
advice-strength = your strength in { $province } so far: { $own } against { $enemy }
advice-march = the figures in { $province } can do more elsewhere
advice-move = more useful where the march is going
advice-upgrade = works from now on until the end of the game
advice-upgrade-monster = a monster with strength { $strength } that may invade at once
advice-pillage-alone = nobody else is in { $province }
advice-pillage-stronger = you are the strongest in { $province }, { $own } to { $enemy }
advice-pillage-cards = { $own } to { $enemy } in { $province }, but you have reinforcements or cards
advice-join = the battle for { $province } stands at { $own } to { $enemy }
advice-raise-glory = this step gives { $glory } more glory at the end
advice-raise = the stat that helps you most now
advice-count = adds { $bonus } to the battle
advice-spare = keeps this figure alive
advice-flee = she lives to fight again
advice-sacrifice = raising a stat is worth more than the figures
advice-pass = nothing else is worth what it costs now
advice-decline = the offer costs more than it brings
advice-done = the others are needed where they are

## The hint in the terminal; $bot is the name of a level, such as thrall

hint-heading = What { $bot } would consider
hint-odds = about { $glory } glory at the end, { $chance } % to win
