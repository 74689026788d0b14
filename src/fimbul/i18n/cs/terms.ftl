### The words of the game: names of places, clans, gods, figures and things.
### Common nouns are lower case so that they fit inside a sentence; whoever
### shows one alone raises its first letter. Proper names keep their capital.
### A name has its other forms as attributes, such as .genitive. A sentence asks for a form with
### { FORM($clan, "genitive") }, or { figure-troll.genitive } for a name that it writes out. A list has
### the forms of its names, and a name without the attribute stays as it is.

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

fjord-ne = severovýchodní fjord
fjord-se = jihovýchodní fjord
fjord-sw = jihozápadní fjord
fjord-nw = severozápadní fjord

## Where a figure is when it is not on the board

place-reserve = zásoba
place-valhalla = Valhalla
place-out-of-game = mimo hru

## Regions

region-manheim = Manheim
region-alfheim = Alfheim
region-jotunheim = Jotunheim

## Clans

clan-wolf = Vlk
clan-raven = Havran
clan-serpent = Had
clan-bear = Medvěd

## Gods

god-odin = Ódin
god-thor = Thór
god-loki = Loki
god-frigga = Frigga
god-heimdall = Heimdall
god-tyr = Týr

## Figures

figure-warrior = válečník
figure-leader = vůdce
figure-ship = loď
figure-troll = Troll
figure-dwarf-chieftain = Trpasličí náčelník
figure-sea-serpent = Mořský had
figure-valkyrie = Valkýra
figure-dark-elf = Temný elf
figure-fire-giant = Ohnivý obr
figure-frost-giant = Mrazivý obr
figure-soldier-of-hel = Helin voják
figure-volur-witch = Vědma Volur

## Stats of a clan: "rage" here is the stat, not the pool that is spent (C3)

stat-rage = zuřivost
stat-axes = sekery
stat-horns = rohy

## Kinds of cards

kind-battle = bitva
kind-quest = úkol
kind-warrior = válečník
kind-leader = vůdce
kind-ship = loď
kind-monster = monstrum
kind-clan = klan

## Pillage tokens, told by their reward (P11)

token-rage = +1 stupeň zuřivosti
token-axes = +1 stupeň seker
token-horns = +1 stupeň rohů
token-glory = 5 slávy
token-all = +1 stupeň zuřivosti, seker i rohů

## Phases of an age

phase-draft = dary bohů
phase-action = akční fáze
phase-discard = odhození karet
phase-quests = úkoly
phase-ragnarok = Ragnarök
phase-valhalla = propuštění z Valhally
phase-end = konec hry
