### The words of the game: names of places, clans, gods, figures and things.
### Common nouns are lower case so that they fit inside a sentence; whoever
### shows one alone raises its first letter. Proper names keep their capital.
### A name has its other forms as attributes. A sentence asks for a form with
### { FORM($clan, "genitive") }, or { figure-troll.accusative } for a name that it writes out. A list
### has the forms of its names, and a name without the attribute stays as it is. The forms are
### genitive, accusative, vocative, instrumental and locative; only those in use are written.

## Provinces

province-yggdrasil = Yggdrasil
    .genitive = Yggdrasilu
    .locative = Yggdrasilu
province-elvagar = Elvagar
    .genitive = Elvagaru
    .locative = Elvagaru
province-angerboda = Angerboda
    .genitive = Angerbody
    .accusative = Angerbodu
    .locative = Angerbodě
province-muspelheim = Muspelheim
    .genitive = Muspelheimu
    .locative = Muspelheimu
province-horgr = Horgr
    .genitive = Horgru
    .locative = Horgru
province-utgard = Utgard
    .genitive = Utgardu
    .locative = Utgardu
province-andlang = Andlang
    .genitive = Andlangu
    .locative = Andlangu
province-gimle = Gimle
province-myrkulor = Myrkulor
    .genitive = Myrkuloru
    .locative = Myrkuloru

## Fjords

fjord-ne = severovýchodní fjord
    .locative = severovýchodním fjordu
fjord-se = jihovýchodní fjord
    .locative = jihovýchodním fjordu
fjord-sw = jihozápadní fjord
    .locative = jihozápadním fjordu
fjord-nw = severozápadní fjord
    .locative = severozápadním fjordu

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
    .genitive = Vlka
    .accusative = Vlka
    .vocative = Vlku
clan-raven = Havran
    .genitive = Havrana
    .accusative = Havrana
    .vocative = Havrane
clan-serpent = Had
    .genitive = Hada
    .accusative = Hada
    .vocative = Hade
clan-bear = Medvěd
    .genitive = Medvěda
    .accusative = Medvěda
    .vocative = Medvěde

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
    .accusative = Trolla
    .instrumental = Trollem
figure-dwarf-chieftain = Trpasličí náčelník
    .accusative = Trpasličího náčelníka
    .instrumental = Trpasličím náčelníkem
figure-sea-serpent = Mořský had
    .accusative = Mořského hada
    .instrumental = Mořským hadem
figure-valkyrie = Valkýra
    .accusative = Valkýru
    .instrumental = Valkýrou
figure-dark-elf = Temný elf
    .accusative = Temného elfa
    .instrumental = Temným elfem
figure-fire-giant = Ohnivý obr
    .accusative = Ohnivého obra
    .instrumental = Ohnivým obrem
figure-frost-giant = Mrazivý obr
    .accusative = Mrazivého obra
    .instrumental = Mrazivým obrem
figure-soldier-of-hel = Helin voják
    .accusative = Helina vojáka
    .instrumental = Heliným vojákem
figure-volur-witch = Vědma Volur
    .accusative = Vědmu Volur
    .instrumental = Vědmou Volur

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
