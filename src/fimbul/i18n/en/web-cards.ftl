### Cards, the hand and the panels of the clans in the browser.

## The face of a card

cardface-bonus = bonus +{ $value }
cardface-bonus-varies = bonus: see the text
cardface-glory = { $value } glory
cardface-strength = strength and cost { $value }
cardface-cost = cost { $value }
cardface-age = age { $age }
cardface-white-disc = white disc
cardface-free = free
cardface-fallen = { $count } in Valhalla
cardface-costs-now = costs { $rage } rage now
cardface-back = a card of age { $age }, face down

## My cards

cardface-hand = Your hand
cardface-hand-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cardface-hand-kept = Kept so far
cardface-hand-empty = No cards in hand
cardface-quests = Your quests
cardface-quests-hidden = Hidden from others

## The panels of the clans

panel-you = you
panel-bot-random = Fool (bot)
panel-bot-thrall = Thrall (bot)
panel-bot-karl = Karl (bot)
panel-bot-jarl = Jarl (bot)
panel-bot-norn = Norn (bot)
panel-bot-skald = Skald (bot)
panel-own-bot = { $name } (bot)
panel-glory = { $count } glory
panel-rage = Rage: { $count } left, the stat is { $stat }
panel-axes = Axes: { $count } glory per battle won
panel-horns = Horns: { $count } of { $most } figures on the board
panel-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
panel-quests = { $count ->
    [one] { $count } quest committed
   *[other] { $count } quests committed
}
panel-decides = Decides now
panel-turn = Current turn
panel-passed = Passed
panel-sealed = Has chosen
panel-first = First player
panel-away = Away: a stand-in plays
panel-open = Clan sheet of { $clan }

## The sheet of a clan

sheet-title = { $clan }: { $player }
sheet-stats = Stats
sheet-upgrades = Upgrades
sheet-empty = empty
sheet-nobody = nobody
sheet-known = Cards everybody knows are in this hand
sheet-maybe = Quests that are in this hand or committed face down
sheet-picked = Cards everybody knows were taken in the draft
sheet-step = Step { $step } of 6
sheet-legendary = { $glory } glory at the end of the game
