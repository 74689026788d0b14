### Why a bot advises a move, as a short clause after the move; and the hint in the terminal.

advice-keep-battle = +{ $bonus } in a battle
advice-keep-text = its text can turn a battle
advice-keep-quest = gives { $glory } glory and a step of a stat when fulfilled
advice-keep-monster = brings a monster of strength { $strength }
advice-keep-upgrade = a lasting upgrade
advice-card-battle = adds { $bonus }: { $own } against { $enemy } before the others’ cards
advice-card-idle = adds nothing, but keeps better cards for later
advice-quest = costs nothing and may give { $glory } glory at the end of the age
advice-fjord = a ship strengthens every province at its fjord
advice-doomed = { $province } is doomed: each figure that falls there in Ragnarök scores { $glory } glory
advice-unguarded = nobody else is in { $province }, and it can still be pillaged
advice-strength = strength in { $province }, { $own } of yours against { $enemy } so far
advice-march = the figures in { $province } can do more elsewhere
advice-move = worth more where the march leads
advice-upgrade = works from now on to the end of the game
advice-upgrade-monster = a monster of strength { $strength } that may invade at once
advice-pillage-alone = nobody else stands in { $province }
advice-pillage-stronger = you are the strongest in { $province }, { $own } to { $enemy }
advice-pillage-cards = { $own } to { $enemy } in { $province }, but you have helpers or cards
advice-join = the battle in { $province } stands at { $own } to { $enemy }
advice-raise-glory = this step gives { $glory } more glory at the end
advice-raise = the stat that helps you most now
advice-count = adds { $bonus } to the battle
advice-spare = keeps this figure alive
advice-flee = she lives to fight again
advice-sacrifice = a step of a stat is worth more than the figures
advice-pass = nothing that is left is worth your rage
advice-decline = the offer costs more than it brings
advice-done = the others are needed where they are

## The hint in the terminal; $bot is the name of a level, such as thrall

hint-heading = What { $bot } would consider
hint-odds = about { $glory } glory at the end, { $chance } % to win
