### One message per card name; a card that comes in several ages has one text for all of them.
### .text  what the card does; absent when it has only its bonus
### .see   numbers of the rules and rulings that concern it (not translated)

## Monsters

card-troll = Troll
    .text = Gdy Troll najeżdża prowincję, wszyscy wrodzy wojownicy w tej prowincji zostają zniszczeni.
    .see = U4 N1 X4
card-dwarf-chieftain = Wódz Krasnoludów
    .text = Ani zagranie tej karty, ani najazd Wodzem Krasnoludów nie kosztuje szału.
    .see = U4 V2
card-sea-serpent = Wąż Morski
    .text = Liczy się jako drakkar: najeżdża fiordy, nigdy się nie przemieszcza, a zniszczony daje ci chwałę z rozwinięcia drakkara. Zachowuje własną siłę 3.
    .see = C5 U3 U4 N8
card-valkyrie = Walkiria
    .text = Zyskujesz 2 punkty chwały za każdą wrogą figurkę zniszczoną w bitwie z udziałem Walkirii, nawet jeśli przegrasz albo ona sama zostanie zniszczona.
    .see = U4 G8 G11
card-dark-elf = Mroczny Elf
    .text = Może najechać Yggdrasil bezpośrednio i ma tam siłę 3. Jego najazd kosztuje 1 punkt szału bez względu na miejsce.
    .see = I3 U4 N3 N5 V2
card-fire-giant = Ognisty Olbrzym
    .text = Gdy Ognisty Olbrzym najeżdża prowincję, wszystkie wrogie figurki oprócz potworów zostają w niej zniszczone, także drakkary we wspierającym fiordzie.
    .see = B4 U4 N1 X4
card-frost-giant = Lodowy Olbrzym
    .text = Po udanym plądrowaniu z udziałem Lodowego Olbrzyma zyskujesz nagrodę z żetonu plądrowania po raz drugi.
    .see = U4 P11 G8 G13
card-soldier-of-hel = Żołnierz Hel
    .text = Ani zagranie tej karty, ani najazd Żołnierzem Hel nie kosztuje szału.
    .see = U4 V2
card-volur-witch = Wiedźma Volur
    .text = Gdy ma zostać zniszczona w prowincji zewnętrznej, może zamiast tego wycofać się do Yggdrasilu.
    .see = U4 G8 X3

## Leaders

card-lord-of-hammers = Władca Młotów
    .text = Po udanym plądrowaniu z udziałem twojego jarla możesz przesunąć go do sąsiadującej prowincji, w której jest dla niego miejsce.
    .see = C5 U3 G8 G13
card-lord-of-axes = Władca Toporów
    .text = Po udanym plądrowaniu z udziałem twojego jarla podnieś wybraną statystykę o jeden poziom.
    .see = C5 U3 G8 G13 T3
card-lord-of-spears = Władca Włóczni
    .text = Po udanym plądrowaniu z udziałem twojego jarla podnieś wszystkie trzy statystyki o jeden poziom.
    .see = C5 U3 G8 G13 T3

## Warriors

card-brothers-in-arms = Towarzysze Broni
    .text = Każda para twoich wojowników w tej samej prowincji ma łącznie siłę 3.
    .see = U3 N9
card-experts-in-arms = Znawcy Broni
    .text = Twoi wojownicy mają siłę 2.
    .see = I1 U3 W2
card-masters-in-arms = Mistrzowie Broni
    .text = Twoi wojownicy mają siłę 2, a każda ich para w tej samej prowincji ma łącznie siłę 6.
    .see = U3 N9

## Ships

card-lokis-dragons = Smoki Lokiego
    .text = Zyskujesz 4 punkty chwały za każdym razem, gdy twój drakkar zostaje zniszczony.
    .see = C5 U3 G8 N8
card-fire-dragons = Ogniste Smoki
    .text = Zyskujesz 8 punktów chwały za każdym razem, gdy twój drakkar zostaje zniszczony.
    .see = C5 U3 G8 N8
card-eternal-dragons = Wieczne Smoki
    .text = Zyskujesz 12 punktów chwały za każdym razem, gdy twój drakkar zostaje zniszczony.
    .see = C5 U3 G8 N8

## Clan upgrades

card-lokis-domain = Domena Lokiego
    .text = Zyskujesz 1 punkt chwały za każdą swoją figurkę powracającą z Walhalli.
    .see = U2 F5 W4 X5
card-lokis-blessing = Błogosławieństwo Lokiego
    .text = Po przegranej bitwie możesz najechać tę prowincję jednym wojownikiem, nie płacąc szału.
    .see = G8 N1 N2 N4
card-lokis-eminence = Sława Lokiego
    .text = Zyskujesz 2 punkty chwały za każdą swoją figurkę powracającą z Walhalli.
    .see = U2 F5 W4 X5
card-lokis-wrath = Gniew Lokiego
    .text = Zyskujesz 3 punkty chwały za każdą swoją figurkę powracającą z Walhalli.
    .see = U2 F5 X5
card-friggas-charm = Urok Friggi
    .text = Twoje rozwinięcia kosztują o 1 punkt szału mniej, ale nigdy mniej niż 0.
    .see = U1
card-friggas-succor = Posiłki Friggi
    .text = Gdy najeżdżasz prowincję dowolną figurką, możesz za darmo najechać ją też jednym dodatkowym wojownikiem. Ten wojownik nie sprowadza kolejnego.
    .see = W4 N1 N2 N3
card-friggas-protection = Ochrona Friggi
    .text = Gdy twoja figurka ma zostać zniszczona, możesz zapłacić 1 punkt szału, aby ją ocalić. Nie chroni figurek poświęcanych ani ginących w Ragnaröku.
    .see = G8 X1 X2
card-friggas-domain = Domena Friggi
    .text = W ramach akcji najazdu możesz zapłacić łącznie 1 punkt szału, aby wykonać najazd jedną dowolną swoją figurką z Walhalli.
    .see = N1 N2 N6 X5
card-friggas-sacrifice = Ofiara Friggi
    .text = W ramach akcji zniszcz dwie własne figurki na planszy, aby podnieść wybraną statystykę o jeden poziom. Nic nie może ich ocalić.
    .see = X1 X3 T3
card-thors-glory = Chwała Thora
    .text = Zyskujesz 2 punkty chwały po każdej bitwie, w której bierzesz udział, jeśli zniszczono w niej co najmniej dwie wrogie figurki.
    .see = G8 G11
card-thors-domain = Domena Thora
    .text = Po najechaniu prowincji możesz zapłacić 2 punkty szału, aby od razu ją splądrować, chyba że została już splądrowana w tej epoce.
    .see = P1 N1 N3 N4
card-thors-conquest = Podbój Thora
    .text = Na koniec gry zyskujesz 3 punkty chwały za każdą swoją figurkę na planszy.
    .see = F5 E1
card-tyrs-domain = Domena Tyra
    .text = Gdy odkrywasz w bitwie kartę wyprawy, możesz potraktować ją jako kartę bitwy z premią +3.
    .see = P5 G4 G5
card-tyrs-challenge = Wyzwanie Tyra
    .text = W ramach akcji zapłać 2 punkty szału, aby splądrować prowincję, która została już splądrowana w tej epoce.
    .see = A5 P1 P9
card-tyrs-prowess = Męstwo Tyra
    .text = Po wygranej bitwie możesz zachować dowolne ze swoich zagranych w niej kart, płacąc 1 punkt szału za każdą.
    .see = P8 G8
card-tyrs-wrath = Gniew Tyra
    .text = Gdy odkrywasz w bitwie kartę wyprawy, możesz potraktować ją jako kartę bitwy z premią +5.
    .see = P5 G4 G5
card-odins-inspiration = Natchnienie Odyna
    .text = Chwała, którą zyskujesz za swoje figurki ginące w Ragnaröku, jest podwojona.
    .see = F4
card-odins-throne = Tron Odyna
    .text = Chwała za twoje ukończone wyprawy jest podwojona.
    .see = F2

## Quests

card-alfheim = Alfheim!
    .text = Ukończona, jeśli masz największą siłę w co najmniej jednej prowincji Alfheimu.
    .see = Q1 F2 F3 W5 T4 T5
card-jotunheim = Jotunheim!
    .text = Ukończona, jeśli masz największą siłę w co najmniej jednej prowincji Jotunheimu.
    .see = Q1 F2 F3 W5 T4 T5
card-manheim = Manheim!
    .text = Ukończona, jeśli masz największą siłę w co najmniej jednej prowincji Manheimu.
    .see = Q1 F2 F3 W7 T4 T5
card-yggdrasil = Yggdrasil!
    .text = Ukończona, jeśli masz największą siłę w Yggdrasilu.
    .see = Q1 F2 F3 T4 T5
card-glorious-death = Chwalebna Śmierć!
    .text = Ukończona, jeśli przy odkrywaniu wypraw, przed Ragnarökiem, masz w Walhalli co najmniej cztery figurki.
    .see = C6 Q1 F2 T4

## Battle cards with a text

card-odins-smite = Cios Odyna
    .text = Przed porównaniem sił zniszcz po jednym wojowniku każdego przeciwnika w tej prowincji.
    .see = P7 G1 G2 G11 X4
card-odins-tide = Fala Odyna
    .text = Przed porównaniem sił każdy gracz wybiera jedną ze swoich figurek w bitwie, a resztę swoich niszczy, łącznie z drakkarami.
    .see = P7 G1 G2 G6 G11
card-odins-judgement = Sąd Odyna
    .text = Bez względu na wynik zyskujesz 2 punkty chwały za każdą figurkę zniszczoną w tej bitwie, także własną.
    .see = G2 G8 G11
card-heimdalls-sight = Wzrok Heimdalla
    .text = Premia tej karty jest równa najwyższej premii spośród kart przeciwników odkrytych razem z nią.
    .see = G1 G2 G4
card-heimdalls-eye = Oko Heimdalla
    .text = Biały dysk: możesz zagrać tę kartę także po odkryciu kart, przed porównaniem sił.
    .see = P6 G4 G7
card-heimdalls-gaze = Spojrzenie Heimdalla
    .text = Biały dysk: możesz zagrać tę kartę także po odkryciu kart, przed porównaniem sił.
    .see = P6 G4 G7
card-heimdalls-watch = Straż Heimdalla
    .text = Odrzuć wszystkie odkryte karty, tę także, i zyskaj tyle punktów chwały, ile wynosi suma ich premii. Potem wszyscy uczestnicy zagrywają nowe karty.
    .see = G1 G2 G3 G4
card-friggas-grace = Łaska Friggi
    .text = Jeśli twoje plądrowanie się powiedzie, podnieś o jeden poziom inną statystykę niż żeton, a jeśli dał on chwałę albo wszystkie trzy – dowolną.
    .see = G2 G8 G10 T3
card-lokis-trickery = Podstęp Lokiego
    .text = Jeśli przegrasz, ukradnij zwycięzcy 1 punkt szału.
    .see = G2 G8 G9 T2
card-lokis-backstab = Zdrada Lokiego
    .text = Jeśli przegrasz, ukradnij zwycięzcy 2 punkty chwały.
    .see = G2 G8 G9
card-lokis-poison = Trucizna Lokiego
    .text = Jeśli przegrasz, weź na rękę karty zagrane przez zwycięzcę.
    .see = P8 G2 G8 G9
card-thors-hammer = Młot Thora
    .text = Jeśli wygrasz, zyskaj 3 punkty chwały.
    .see = G2 G8
card-thors-oath = Przysięga Thora
    .text = Jeśli wygrasz, podnieś wybraną statystykę o jeden poziom.
    .see = G2 G8 T3
card-thors-primacy = Prymat Thora
    .text = Tekst odkrytej karty każdego przeciwnika zostaje anulowany, zanim zadziała; jej premia nadal się liczy.
    .see = G1 G2 G7
card-thors-ascension = Wywyższenie Thora
    .text = Jeśli wygrasz, zyskaj 3 punkty szału i 3 punkty chwały.
    .see = C3 G2 G8 T1 T2

## Battle cards with only a bonus

card-tyrs-bash = Natarcie Tyra
    .see = P5
card-tyrs-smash = Uderzenie Tyra
    .see = P5
card-tyrs-crush = Uścisk Tyra
    .see = P5 W6
card-tyrs-smite = Cios Tyra
    .see = P5
card-tyrs-rage = Szał Tyra
    .see = P5
