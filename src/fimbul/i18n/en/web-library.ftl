### The rules and the cards as pages: the gallery, the page of a card, what belongs to a rule.

front-cards = The cards
front-cards-hint = All of them, with rulings

## The gallery

cardsweb-title = The cards
cardsweb-lead = All 78 different cards of the game with their texts, the rulings about them, and how often bots and players take them, play them and win with them.
cardsweb-search-hint = A part of the name or the text
cardsweb-god = God
cardsweb-god-any = All
cardsweb-god-none = None
cardsweb-value = Strength, bonus or glory
cardsweb-value-any = Any
cardsweb-value-varies = Varies
cardsweb-players = Players
cardsweb-players-any = Any number
cardsweb-order = Order
cardsweb-order-deck = By deck
cardsweb-order-name = By name
cardsweb-order-value = By value
cardsweb-clear = Clear filters
cardsweb-more = More filters

## The page of a card

cardsweb-copies = Copies in the deck
cardsweb-with = { $players } players
cardsweb-later = Not in the first print
cardsweb-ages = The same card in another age:
cardsweb-rulings = Rulings about this card
cardsweb-rules = Rules about this card
cardsweb-browse = Other cards
cardsweb-about = All about this card
cardsweb-all = All cards

## A rule and what belongs to it

# For screen readers; the places with something to see follow.
rulesweb-diagram = The board for { $number }:
rulesweb-explains = Explains
rulesweb-explained = Rulings and examples about it
rulesweb-cards-about = Cards it is about
rulesweb-previous = Previous: { $number }
rulesweb-next = Next: { $number }

## The statistics of the cards

numbers-title = Statistics
numbers-bots = { $bot } against itself
numbers-tables-all = This server's tables
numbers-tables-people = People at this server's tables
numbers-tables-bot = { $bot } at this server's tables
numbers-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
numbers-taken = Taken
numbers-pick = Pick
numbers-played = Played
numbers-wins-taken = Wins if taken
numbers-wins-played = Wins if played
numbers-of = of { $sample }
numbers-small-mark = small sample
numbers-note = Taken: the share of the copies seen in packs that were taken. Pick: the average place in the draft. Played: the share of its times in a hand in which it was played. Wins: the share of the clans that took or played it and won; the gold band is the 95 % interval, the upright mark the share if all clans were equal. Winners may hold a card for other reasons than its strength.
numbers-small = * Fewer than { $sample } cases: too few to compare, so not ranked.
numbers-counting = The games finished at this server's tables are still being counted. Try again later.
numbers-no-tables = No game at this server's tables has finished yet.
numbers-failed = The statistics could not be loaded. Try again later.
numbers-loading = Loading the statistics…
numbers-whose = Statistics of
