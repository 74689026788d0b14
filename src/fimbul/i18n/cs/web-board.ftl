### The map in the browser: what is said about its places, and its controls. Places, clans, figures
### and rewards come in as names.

map-label = Mapa
map-places = Místa
map-figures = Figurky na výběr
map-zoom-in = Přiblížit
map-zoom-out = Oddálit
map-zoom-reset = Celá mapa

## About a place, one fact a message

map-villages = Volné vesnice: { $free } { $villages ->
    [few] ze
   *[other] z
} { $villages }
map-no-limit = Bez vesnic: vejde se libovolný počet figurek
map-token = Plenění: { $reward }
map-pillaged = V tomto věku už vypleněná: nic tu nezískáš
map-destroyed = Zničená
map-closed = Uzavřený: obě provincie jsou zničené
map-doomed-now = Ragnarök přijde na konci tohoto věku
map-doomed = Ragnarök přijde na konci { $age }. věku
map-battle = Právě se tu bojuje
map-strength = { $clan }: síla { $strength }
map-stands = { $clan }: { $pieces }
map-in-fjord = ve fjordu: { $pieces }
map-nobody = Nikdo tu není
map-supports = V bitvách podporuje: { $provinces }
map-fjord = Podporuje ji { $fjord }
map-lit = Teď to můžeš vybrat

## What a click on a place can mean

map-menu = { $place }: co uděláš?
map-back = Zpět

## Why a click on a place does nothing

map-never-yggdrasil = Yggdrasil nelze obsadit přímo: obsaď jinou provincii a odtud do něj pochoduj.
    .see = I3
map-never-ashore = Lodě zůstávají ve fjordech.
    .see = C5 I2
map-never-at-sea = Do fjordu smějí jen lodě.
    .see = I2 M2
map-never-fjord = Fjord není provincie: tam to nejde.
    .see = B4 P1
