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

fjord-ne = fiord północno-wschodni
fjord-se = fiord południowo-wschodni
fjord-sw = fiord południowo-zachodni
fjord-nw = fiord północno-zachodni

## Where a figure is when it is not on the board

place-reserve = rezerwa
place-valhalla = Walhalla
place-out-of-game = poza grą

## Regions

region-manheim = Manheim
region-alfheim = Alfheim
region-jotunheim = Jotunheim

## Clans

clan-wolf = Wilk
clan-raven = Kruk
clan-serpent = Wij
clan-bear = Niedźwiedź

## Gods

god-odin = Odyn
god-thor = Thor
god-loki = Loki
god-frigga = Frigga
god-heimdall = Heimdall
god-tyr = Tyr

## Figures

figure-warrior = wojownik
figure-leader = jarl
figure-ship = drakkar
figure-troll = Troll
figure-dwarf-chieftain = Wódz Krasnoludów
figure-sea-serpent = Wąż Morski
figure-valkyrie = Walkiria
figure-dark-elf = Mroczny Elf
figure-fire-giant = Ognisty Olbrzym
figure-frost-giant = Lodowy Olbrzym
figure-soldier-of-hel = Żołnierz Hel
figure-volur-witch = Wiedźma Volur

## Stats of a clan: "rage" here is the stat, not the pool that is spent (C3)

stat-rage = szał
stat-axes = topory
stat-horns = rogi

## Kinds of cards

kind-battle = bitwa
kind-quest = wyprawa
kind-warrior = wojownik
kind-leader = jarl
kind-ship = drakkar
kind-monster = potwór
kind-clan = klan

## Pillage tokens, told by their reward (P11)

token-rage = +1 poziom szału
token-axes = +1 poziom toporów
token-horns = +1 poziom rogów
token-glory = 5 pkt chwały
token-all = +1 poziom szału, toporów i rogów

## Phases of an age

phase-draft = dary bogów
phase-action = faza akcji
phase-discard = odrzucenie kart
phase-quests = wyprawy
phase-ragnarok = Ragnarök
phase-valhalla = powrót z Walhalli
phase-end = koniec gry
