### The map in the browser: what is said about its places, and its controls. Places, clans, figures
### and rewards come in as names.

map-label = The map
map-places = Places
map-figures = Figures to choose
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-zoom-reset = Whole map

## About a place, one fact a message

map-villages = Villages free: { $free } of { $villages }
map-no-limit = No villages: any number of figures
map-token = Pillage: { $reward }
map-pillaged = Pillaged this age: nothing to gain
map-destroyed = Destroyed
map-closed = Closed: both provinces are destroyed
map-doomed-now = Ragnarök comes at the end of this age
map-doomed = Ragnarök comes at the end of age { $age }
map-battle = There is a battle here now
map-strength = { $clan }: strength { $strength }
map-stands = { $clan }: { $pieces }
map-in-fjord = in the fjord: { $pieces }
map-nobody = Nobody is here
map-supports = Counts in the battles for: { $provinces }
map-fjord = Its fjord: { $fjord }
map-lit = You can choose it now

## What a click on a place can mean

map-menu = { $place }: what do you do?
map-back = Back

## Why a click on a place does nothing

map-never-yggdrasil = Nobody may invade Yggdrasil directly: invade an outer province, then march in.
    .see = I3
map-never-ashore = Ships stay in the fjords.
    .see = C5 I2
map-never-at-sea = Only ships enter a fjord.
    .see = I2 M2
map-never-fjord = A fjord is not a province: you can't do that there.
    .see = B4 P1
