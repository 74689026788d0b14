### The words of the game: names of places, clans, gods, figures and things.
### Common nouns are lower case so that they fit inside a sentence; whoever
### shows one alone raises its first letter. Proper names keep their capital.
### A name has its other forms as attributes. A sentence asks for a form with
### { FORM($clan, "genitive") }, or { figure-troll.accusative } for a name that it writes out. A list
### has the forms of its names, and a name without the attribute stays as it is. The forms are
### genitive, accusative, instrumental and locative; only those in use are written.

## Provinces

province-yggdrasil = Yggdrasil
    .genitive = Yggdrasilu
    .locative = Yggdrasilu
province-elvagar = Elvagar
    .genitive = Elvagaru
    .locative = Elvagarze
province-angerboda = Angerboda
    .genitive = Angerbody
    .accusative = Angerbodę
    .locative = Angerbodzie
province-muspelheim = Muspelheim
    .genitive = Muspelheimu
    .locative = Muspelheimie
province-horgr = Horgr
    .genitive = Horgru
    .locative = Horgrze
province-utgard = Utgard
    .genitive = Utgardu
    .locative = Utgardzie
province-andlang = Andlang
    .genitive = Andlangu
    .locative = Andlangu
province-gimle = Gimle
province-myrkulor = Myrkulor
    .genitive = Myrkuloru
    .locative = Myrkulorze

## Fjords

fjord-ne = fiord północno-wschodni
    .locative = fiordzie północno-wschodnim
fjord-se = fiord południowo-wschodni
    .locative = fiordzie południowo-wschodnim
fjord-sw = fiord południowo-zachodni
    .locative = fiordzie południowo-zachodnim
fjord-nw = fiord północno-zachodni
    .locative = fiordzie północno-zachodnim

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
    .genitive = Wilka
    .accusative = Wilka
clan-raven = Kruk
    .genitive = Kruka
    .accusative = Kruka
clan-serpent = Wij
    .genitive = Wija
    .accusative = Wija
clan-bear = Niedźwiedź
    .genitive = Niedźwiedzia
    .accusative = Niedźwiedzia

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
    .accusative = Trolla
    .instrumental = Trollem
figure-dwarf-chieftain = Wódz Krasnoludów
    .accusative = Wodza Krasnoludów
    .instrumental = Wodzem Krasnoludów
figure-sea-serpent = Wąż Morski
    .accusative = Węża Morskiego
    .instrumental = Wężem Morskim
figure-valkyrie = Walkiria
    .accusative = Walkirię
    .instrumental = Walkirią
figure-dark-elf = Mroczny Elf
    .accusative = Mrocznego Elfa
    .instrumental = Mrocznym Elfem
figure-fire-giant = Ognisty Olbrzym
    .accusative = Ognistego Olbrzyma
    .instrumental = Ognistym Olbrzymem
figure-frost-giant = Lodowy Olbrzym
    .accusative = Lodowego Olbrzyma
    .instrumental = Lodowym Olbrzymem
figure-soldier-of-hel = Żołnierz Hel
    .accusative = Żołnierza Hel
    .instrumental = Żołnierzem Hel
figure-volur-witch = Wiedźma Volur
    .accusative = Wiedźmę Volur
    .instrumental = Wiedźmą Volur

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
