### The words of the game: names of places, clans, gods, figures and things.
### Common nouns are lower case so that they fit inside a sentence; whoever
### shows one alone raises its first letter. Proper names keep their capital.
### A name has its other forms as attributes, such as .genitive in Russian. A sentence asks for a form
### with { FORM($clan, "genitive") }, or { figure-troll.genitive } for a name that it writes out. A list
### has the forms of its names, and a name without the attribute stays as it is.

## Provinces

province-yggdrasil = Yggdrasil
province-elvagar = Elvagar
province-angerboda = Angerboda
province-muspelheim = Muspelheim
province-horgr = Horgr
province-utgard = Utgard
province-andlang = Andlang
province-gimle = Gimle
province-myrkulor = Myrkulor

## Fjords

fjord-ne = north-east fjord
fjord-se = south-east fjord
fjord-sw = south-west fjord
fjord-nw = north-west fjord

## Where a figure is when it is not on the board

place-reserve = reserve
place-valhalla = Valhalla
place-out-of-game = out of the game

## Regions

region-manheim = Manheim
region-alfheim = Alfheim
region-jotunheim = Jotunheim

## Clans

clan-wolf = Wolf
clan-raven = Raven
clan-serpent = Serpent
clan-bear = Bear

## Gods

god-odin = Odin
god-thor = Thor
god-loki = Loki
god-frigga = Frigga
god-heimdall = Heimdall
god-tyr = Tyr

## Figures

figure-warrior = warrior
figure-leader = leader
figure-ship = ship
figure-troll = Troll
figure-dwarf-chieftain = Dwarf Chieftain
figure-sea-serpent = Sea Serpent
figure-valkyrie = Valkyrie
figure-dark-elf = Dark Elf
figure-fire-giant = Fire Giant
figure-frost-giant = Frost Giant
figure-soldier-of-hel = Soldier of Hel
figure-volur-witch = Volur Witch

## Stats of a clan: "rage" here is the stat, not the pool that is spent (C3)

stat-rage = rage
stat-axes = axes
stat-horns = horns

## Kinds of cards

kind-battle = battle
kind-quest = quest
kind-warrior = warrior
kind-leader = leader
kind-ship = ship
kind-monster = monster
kind-clan = clan

## Pillage tokens, told by their reward (P11)

token-rage = +1 step of rage
token-axes = +1 step of axes
token-horns = +1 step of horns
token-glory = 5 glory
token-all = +1 step of rage, axes and horns

## Phases of an age

phase-draft = gods' gifts
phase-action = action phase
phase-discard = discard
phase-quests = quests
phase-ragnarok = Ragnarök
phase-valhalla = Valhalla
phase-end = end of the game
