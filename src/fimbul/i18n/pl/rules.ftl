### The rules and rulings by number, in our own words. Code, tests and help pages cite these numbers.
### .source  of a ruling, not translated:
###          faq = the publisher's published FAQ, books = read from the rulebooks, ours = our decision
### .about   numbers of the rules that a ruling or an example explains, not translated

rules-title = Zasady gry według numerów
rules-intro = Pierwsza część podaje zasady gry naszymi słowami; jej ostatni dział zawiera przykłady. Druga część rozstrzyga kwestie, w których instrukcje się różnią albo milczą. Każde rozstrzygnięcie ma podane źródło. Jeśli jest nasze własne, inni mogą grać inaczej.
rules-part-rules = Zasady
rules-part-rulings = Rozstrzygnięcia
rules-source-faq = FAQ wydawcy
rules-source-books = instrukcje
rules-source-ours = nasza decyzja

## Board

rules-B = Plansza
rule-B1 = Prowincji jest dziewięć: Yggdrasil pośrodku i osiem zewnętrznych, które tworzą pierścień. Dwie prowincje zewnętrzne sąsiadują ze sobą, gdy leżą w pierścieniu obok siebie; Yggdrasil sąsiaduje ze wszystkimi ośmioma.
rule-B2 = Prowincje zewnętrzne należą do trzech regionów: Manheim (Elvagar, Angerboda, Myrkulor), Alfheim (Andlang, Gimle) i Jotunheim (Muspelheim, Horgr, Utgard).
rule-B3 = Prowincja zewnętrzna ma od 3 do 5 wiosek; każda mieści jedną figurkę. Angerboda, Muspelheim i Gimle mają po 5 wiosek, Elvagar i Horgr po 4, a Utgard, Andlang i Myrkulor po 3. Yggdrasil nie ma wiosek ani limitu figurek.
rule-B4 = Każdy z czterech fiordów leży między dwiema prowincjami zewnętrznymi i wspiera obie: Elvagar i Angerbodę (północno-wschodni), Muspelheim i Horgr (południowo-wschodni), Utgard i Andlang (południowo-zachodni), Gimle i Myrkulor (północno-zachodni). Cokolwiek działa na prowincję, działa też na wspierający ją fiord. W fiordzie mieści się dowolna liczba drakkarów.
rule-B5 = Tor chwały pokazuje punkty każdego klanu.

## Clan

rules-C = Klan
rule-C1 = Wszystkie klany zaczynają jednakowo: 1 jarl (siła 3), 1 drakkar (siła 2) i 8 wojowników (siła 1), wszystkie figurki w rezerwie, oraz 0 punktów chwały.
rule-C2 = Klan ma trzy statystyki po sześć poziomów: szał (ile szału masz na początku epoki), topory (chwała za wygraną bitwę) i rogi (ile figurek możesz mieć naraz na planszy). Poziomy szału to 6 7 8 9 12 12, toporów 3 4 5 6 8 8 (ale zobacz V2), rogów 4 5 6 7 10 10.
rule-C3 = Szał jako pula, którą wydajesz na akcje, to nie to samo co statystyka szału. Podniesienie statystyki niczego nie zmienia aż do następnej epoki; zyskiwanie i kradzież szału dotyczą tylko puli.
rule-C4 = Plansza klanu ma 8 pól na rozwinięcia: wojownik, jarl i drakkar (po 1), potwór (2) i klan (3).
rule-C5 = Jarl najeżdża za darmo. Drakkar najeżdża tylko fiordy i nigdy się nie przemieszcza. Rozwinięcie niczego w tym nie zmienia.
rule-C6 = Zniszczona figurka, bez względu na przyczynę, trafia do Walhalli i czeka tam do końca epoki.

## Cards

rules-K = Karty
rule-K1 = Są trzy talie, po jednej na epokę, każda po 34 karty (razem 102). Są to karty bitwy (czerwone), wyprawy (zielone) i rozwinięcia (czarne: wojownik, jarl, drakkar, potwór albo klan).
rule-K2 = Kart oznaczonych 3+ lub 4+ używa się tylko przy co najmniej tylu graczach. W każdej talii jest sześć kart oznaczonych 3+ i osiem oznaczonych 4+.

## Setup

rules-S = Przygotowanie
rule-S1 = Żeton plądrowania z zieloną obwódką trafia na Yggdrasil; osiem pozostałych (trzy szału, dwa toporów, dwa rogów, jeden chwały) tasuje się i wykłada odkryte, po jednym na każdej prowincji zewnętrznej. Przez całą grę leżą na swoich miejscach.
rule-S2 = Tasuje się osiem żetonów Ragnaröku, po jednym na każdą prowincję zewnętrzną, i trzy z nich kładzie odkryte na planszy epok (epoki 1, 2 i 3). Żeton zagłady oznacza prowincję epoki 1.
rule-S3 = Spośród pięciu pozostałych żetonów Ragnaröku losuje się prowincje zniszczone jeszcze przed grą: 1 przy czterech graczach, 2 przy trzech, 3 przy dwóch. Reszta żetonów wraca do pudełka. Zniszczona prowincja jest poza grą: niczego nie wolno tam umieścić.
rule-S4 = Każdy gracz bierze klan; kolejność miejsc jest zgodna z ruchem wskazówek zegara. Jeden z graczy dostaje żeton pierwszego gracza.

## Gods' gifts

rules-D = Dary bogów (draft)
rule-D1 = Każdy gracz dostaje 8 kart z talii danej epoki; reszta talii nie bierze udziału w grze.
rule-D2 = Każdy gracz zachowuje jedną kartę, zakrytą, po czym wszyscy przekazują resztę w lewo; powtarza się to, aż każdy zachowa 6 kart. Ostatnie 2 odrzuca się bez pokazywania.
rule-D3 = Kartę zachowaną z poprzedniej epoki odkłada się na czas draftu na bok; potem wraca na rękę.
rule-D4 = Przy dwóch graczach każdy zachowuje po 2 karty naraz, trzykrotnie.
rule-D5 = Wariant na pierwszą grę: w epoce 1 gra się 8 rozdanymi kartami, bez draftu.

## Action phase

rules-A = Faza akcji
rule-A1 = Szał każdego gracza przyjmuje wartość jego statystyki szału. Zaczyna pierwszy gracz; tury następują zgodnie z ruchem wskazówek zegara.
rule-A2 = W swojej turze gracz wykonuje dokładnie jedną akcję, najpierw płacąc jej koszt. Akcji, której nie da się opłacić w całości, nie można wykonać.
rule-A3 = Gracz z 0 punktów szału nie wykonuje akcji, nawet darmowej; jego tura przepada. Nadal jednak reaguje: dołącza do bitwy, zagrywa karty bitwy, używa zdolności, które na to pozwalają. Jeśli później zyska szał, w swoich turach znów wykonuje akcje.
rule-A4 = Zamiast tego gracz może spasować: traci cały swój szał i w tej epoce nie wykonuje już akcji.
rule-A5 = Faza kończy się natychmiast, gdy żaden gracz nie może już wykonać akcji albo gdy każda prowincja, która jeszcze istnieje, została splądrowana.

## Invade

rules-I = Akcja: najazd
rule-I1 = Zapłać tyle punktów szału, ile wynosi siła figurki, i umieść ją z rezerwy w pustej wiosce dowolnej prowincji zewnętrznej. Jarl najeżdża za darmo.
rule-I2 = Drakkar umieszcza się w dowolnym fiordzie.
rule-I3 = Yggdrasilu nie można najechać bezpośrednio, chyba że pozwala na to karta.
rule-I4 = Klan, który ma już na planszy tyle figurek, ile wynoszą jego rogi, nie może wykonać najazdu. Walhalla i rezerwa to nie plansza.

## March

rules-M = Akcja: wymarsz
rule-M1 = Zapłać 1 punkt szału i przesuń dowolną liczbę własnych figurek (co najmniej jedną) z jednej prowincji do pustych wiosek jednej innej prowincji, gdziekolwiek na planszy. W Yggdrasilu nie ma limitu.
rule-M2 = Wymarsz nie prowadzi z fiordu ani do fiordu; zawsze odbywa się z jednej prowincji i do jednej. Drakkary nigdy się nie przemieszczają.

## Upgrade

rules-U = Akcja: rozwinięcie
rule-U1 = Zapłać tyle punktów szału, ile wynosi siła karty, i połóż ją na polu jej rodzaju. Pole wybiera gracz; karta, która już tam leży, zostaje zastąpiona i odrzucona. Nowa działa od tej chwili.
rule-U2 = Dwa rozwinięcia o takim samym efekcie działają oba, niezależnie od siebie.
rule-U3 = Po rozwinięciu wojownika, jarla lub drakkara gracz może od razu wykonać najazd jedną taką figurką z rezerwy, nie płacąc szału.
rule-U4 = Rozwinięcie potwora wprowadza jego figurkę do rezerwy; potwór może od razu wykonać najazd bez płacenia szału. Pod każdym względem jest figurką klanu (Walhalla, chwała za Ragnarök, rogi).
rule-U5 = Potwór, którego karta została zastąpiona, opuszcza grę, gdziekolwiek się znajduje.

## Quest

rules-Q = Akcja: wyprawa
rule-Q1 = Połóż kartę wyprawy z ręki zakrytą na planszy klanu, nie płacąc szału. Może ich tam leżeć dowolnie wiele, także jednakowych; każda daje nagrodę osobno. Właściciel może je oglądać w każdej chwili. Nieukończona wyprawa nic nie kosztuje.

## Pillage

rules-P = Akcja: plądrowanie
rule-P1 = Plądrowanie nie kosztuje szału. Wybierz istniejącą prowincję, jeszcze niesplądrowaną w tej epoce, w której – albo we wspierającym ją fiordzie – masz co najmniej jedną figurkę.
rule-P2 = Wsparcie: zaczynając od gracza po lewej stronie plądrującego, zgodnie z ruchem wskazówek zegara (plądrujący jako ostatni), i tak w kółko, każdy może przesunąć jedną swoją figurkę z prowincji sąsiadującej do pustej wioski tej prowincji, za darmo, nawet z 0 punktów szału. Kto spasował, może jeszcze później dołączyć. Wsparcie kończy się, gdy wszystkie wioski są zajęte albo wszyscy gracze spasują jeden po drugim. Drakkary nie mogą się przemieszczać.
rule-P3 = Jeśli w prowincji ani w jej fiordzie nie ma teraz żadnej wrogiej figurki, nie ma bitwy: prowincja zostaje splądrowana (P9), bez chwały za bitwę.
rule-P4 = W przeciwnym razie wszystkie figurki w prowincji i we wspierającym ją fiordzie muszą walczyć.
rule-P5 = Zagranie kart: każdy uczestnik, który ma karty na ręce, musi wybrać jedną i położyć ją zakrytą; wszystkie odkrywa się równocześnie. Karta bitwy dodaje swoją premię, a jej tekst działa. Żadna inna karta niczego nie dodaje.
rule-P6 = Karty z białym dyskiem można dołożyć także po odkryciu kart, przed porównaniem sił: najpierw plądrujący, potem pozostali zgodnie z ruchem wskazówek zegara, aż wszyscy spasują jeden po drugim.
rule-P7 = Klan, który przed porównaniem sił stracił wszystkie figurki, nadal walczy: liczy się premia jego kart.
rule-P8 = Rozpatrzenie: wygrywa najwyższa suma (figurki i karty); przy remisie najwyższych sum przegrywają wszyscy. Przegrani niszczą wszystkie swoje figurki w bitwie, także w fiordzie, i biorą zagrane karty z powrotem na rękę. Zwycięzca odrzuca zagrane karty.
rule-P9 = Jeśli plądrujący wygrał albo bitwy nie było (P3), zyskuje nagrodę z żetonu i odwraca go; w tej epoce prowincji nie można już splądrować. W przeciwnym razie nikt nic nie zyskuje i można spróbować ponownie.
rule-P10 = Zwycięzca bitwy, plądrujący czy nie, zyskuje tyle punktów chwały, ile wynosi jego statystyka toporów, po nagrodzie z P9.
rule-P11 = Nagrody: jeden poziom szału, toporów albo rogów; albo 5 punktów chwały; w Yggdrasilu po jednym poziomie wszystkich trzech.

## End of an age

rules-F = Koniec epoki
rule-F1 = Odrzucenie: zachowaj najwyżej jedną kartę i odrzuć resztę. W epoce 3 odrzuć wszystkie.
rule-F2 = Wyprawy: odkrywa się wszystkie podjęte wyprawy. Każda ukończona daje swoją chwałę i jeden poziom statystyki wybranej przez gracza. Wszystkie się odrzuca.
rule-F3 = Masz największą siłę w prowincji, jeśli suma siły twoich figurek w niej i we wspierającym ją fiordzie jest wyższa niż u każdego innego klanu; remis nie wystarcza.
rule-F4 = Ragnarök: prowincja danej epoki zostaje zniszczona na zawsze. Wszystkie figurki w niej i we wspierającym ją fiordzie trafiają do Walhalli, a ich właściciele zyskują za każdą 2, 3 albo 4 punkty chwały (epoki 1, 2 i 3). Żeton zagłady przechodzi na prowincję następnej epoki.
rule-F5 = Powrót z Walhalli: wszystkie figurki z Walhalli wracają do rezerw swoich właścicieli. Figurki na planszy zostają.
rule-F6 = Wszystkie żetony plądrowania odkrywa się ponownie na swoich miejscach, żeton pierwszego gracza przechodzi o jedno miejsce w lewo i zaczyna się następna epoka.

## End of the game

rules-E = Koniec gry
rule-E1 = Po powrocie z Walhalli w epoce 3 każda statystyka na 4. lub 5. poziomie daje 10 punktów chwały, a na 6. poziomie 20.
rule-E2 = Wygrywa gracz, który ma najwięcej chwały.

## Worked examples

rules-W = Przykłady
rule-W1 = Kruk podniósł w poprzedniej epoce statystykę szału o dwa poziomy: zaczyna fazę akcji z 8 punktami szału.
    .about = A1 C2
rule-W2 = Wojownicy Kruka mają siłę 2: najazd jednym z nich na Utgard kosztuje 2 punkty szału.
    .about = I1
rule-W3 = Wymarsz: Kruk może przesunąć 2 figurki z Gimle do Elvagaru, choć te prowincje ze sobą nie sąsiadują, ale nie 3, gdy wolne są tam tylko 2 wioski. Wij może przesunąć wszystkie swoje figurki z Angerbody do Yggdrasilu. Nikt nie może wymaszerować do dwóch prowincji ani z dwóch, a drakkary nie maszerują nigdy.
    .about = M1 M2
rule-W4 = Wij ma Domenę Lokiego, Posiłki Friggi i jeszcze jedno rozwinięcie klanu. Zagrywa Sławę Lokiego za 2 punkty szału i zastępuje nią Posiłki: odtąd zyskuje 3 punkty chwały za każdą figurkę powracającą z Walhalli.
    .about = C4 F5 U1
rule-W5 = Niedźwiedź podejmuje wyprawę Jotunheim! (albo Alfheim!) z epoki 2: mając największą siłę w jednej prowincji tego regionu, zyskuje 7 punktów chwały i jeden poziom statystyki.
    .about = F2 F3
rule-W6 = Andlang ma 3 wioski i żeton toporów. Wilk nie ma tam figurki, ale ma drakkar we wspierającym fiordzie i plądruje. Kruk, siedzący po lewej, przesuwa wojownika z Gimle. Jarl Wija w Horgrze nie może dołączyć, bo Horgr nie sąsiaduje z Andlangiem. Wilk przesuwa wojownika z Yggdrasilu; Kruk przesuwa wojownika z Yggdrasilu do ostatniej wioski; Wilk dołączyłby jeszcze jednym, ale żadna wioska nie jest wolna. Wilk ma 3 (drakkar 2, wojownik 1), Kruk 2. Wilk odkrywa Uścisk Tyra (+4), Kruk rozwinięcie: 7 do 2. Dwaj wojownicy Kruka trafiają do Walhalli, a jego karta wraca na rękę. Topory Wilka rosną z 3 do 4, zyskuje on 4 punkty chwały i odrzuca swoją kartę.
    .about = P1 P2 P4 P5 P8 P10
rule-W7 = Wij odkrywa wyprawę Manheim! z epoki 1. W Elvagarze Wilk ma 3 wojowników, Wij 1 wojownika i drakkar w fiordzie: 3 do 3 to remis, więc tam wyprawa nie jest ukończona. W Angerbodzie, nad tym samym fiordem, drakkar o sile 2 ma przeciw sobie jednego wojownika Kruka: wyprawa ukończona, 5 punktów chwały i jeden poziom rogów.
    .about = B4 F2 F3
rule-W8 = W epoce 2 Ragnarök niszczy Gimle. Dwie figurki Wilka i dwie figurki Kruka w tej prowincji i jej fiordzie zostają zniszczone: po 6 punktów chwały dla każdego klanu. Żeton zagłady przechodzi na Andlang.
    .about = F4
rule-W9 = Kruk kończy z szałem na poziomie 5 i toporami na poziomie 6: 30 punktów chwały.
    .about = E1

## Order inside a battle

rules-G = Kolejność w bitwie
rule-G1 = Teksty odkrytych kart rozpatruje się w trzech grupach: najpierw Prymat Thora, potem Straż Heimdalla, potem wszystko, co działa przed porównaniem (Cios Odyna, Fala Odyna, Wzrok Heimdalla). W obrębie grupy najpierw plądrujący, potem pozostali zgodnie z ruchem wskazówek zegara.
    .about = P5
    .source = faq
rule-G2 = Prymat anulowany przez wcześniejszy Prymat nic nie robi; jego +3 nadal się liczy. Karta z anulowanym tekstem zachowuje nadrukowaną premię, a jej tekst nie działa też w żadnym późniejszym kroku (Łaska, Młot, Podstęp, Sąd i tak dalej); Wzrok Heimdalla jest wtedy wart 0.
    .about = P5
    .source = ours
rule-G3 = Gdy rozpatruje się Straż, odrzuca się każdą odkrytą kartę, także drugą Straż, więc chwałę daje tylko pierwsza. Potem wszyscy uczestnicy, którzy mają karty, zagrywają ponownie, a nowe karty przechodzą przez G1 od początku. Uczestnik bez kart nie zagrywa żadnej.
    .about = P5
    .source = ours
rule-G4 = Wzrok Heimdalla uwzględnia karty odkryte razem z nim, a nie dołożone później karty z białym dyskiem. Wyprawa potraktowana jako karta bitwy (Domena Tyra, Gniew Tyra) liczy się z tą wartością, tutaj i przy Straży.
    .about = P5
    .source = ours
rule-G5 = Domena Tyra i Gniew Tyra są dobrowolne: po odkryciu kart właściciel decyduje, czy zostawić wyprawę bez zmian, czy liczyć ją jako +3 albo +5, zależnie od posiadanego rozwinięcia. Karta ma jedną wartość, nigdy sumę.
    .about = P5
    .source = ours
rule-G6 = Fala Odyna: gracze wybierają po kolei, najpierw plądrujący, potem pozostali zgodnie z ruchem wskazówek zegara. Każdy zostawia jedną figurkę; można wybrać także drakkar w fiordzie.
    .about = P5
    .source = ours
rule-G7 = Karty z białym dyskiem dokłada najpierw plądrujący, potem pozostali zgodnie z ruchem wskazówek zegara, i tak w kółko, aż wszyscy spasują jeden po drugim (P6). Prymat ich nie dotyczy.
    .about = P6
    .source = books
rule-G8 =
    Po porównaniu, w tej kolejności:
    1. Wiadomo, kto wygrał albo że nie wygrał nikt.
    2. Figurki przegranych zostają zniszczone (najpierw reakcje: Ochrona Friggi, Wiedźma Volur); rozwinięcia drakkara dają chwałę.
    3. Działają teksty odkrytych kart, które mówią o wygranej, przegranej albo poległych: Młot, Przysięga i Wywyższenie Thora; Podstęp, Zdrada i Trucizna Lokiego; Sąd Odyna. Najpierw plądrujący, potem pozostali zgodnie z ruchem wskazówek zegara.
    4. Zwycięzca może zapłacić za Męstwo Tyra (po kradzieży Podstępem i nigdy za karty, które zabrała Trucizna), potem odrzuca karty; przegrani biorą swoje z powrotem na rękę.
    5. Plądrowanie: nagroda (Lodowy Olbrzym: dwukrotnie), potem Łaska Friggi, potem rozwinięcie jarla.
    6. Chwała za bitwę (topory), po nagrodzie.
    7. Walkiria i Chwała Thora.
    8. Błogosławieństwo Lokiego.
    .about = C6 P8 P9 P10 P11
    .source = ours
rule-G9 = Gdy nikt nie wygrał, niczego się nie kradnie. Złodziej zabiera najwyżej tyle, ile ma zwycięzca.
    .about = P8
    .source = ours
rule-G10 = Łaska Friggi podnosi inną statystykę niż ta, którą podniósł żeton; jeśli żeton dał chwałę albo wszystkie trzy statystyki – dowolną.
    .about = P9 P11
    .source = faq
rule-G11 = Wrogie figurki zniszczone w bitwie to wszystkie zniszczone od odkrycia kart do końca kroku 2 z G8, bez względu na przyczynę. Walkiria daje chwałę, nawet jeśli zginęła w tej bitwie, i także wtedy, gdy jej klan przegrał.
    .about = P8
    .source = ours
rule-G12 = Klan, któremu nie zostały figurki, nadal walczy kartami i może wygrać; jeśli to on był plądrującym, plądruje wtedy prowincję.
    .about = P7
    .source = faq
rule-G13 = „Z udziałem jarla” i „z udziałem Lodowego Olbrzyma” oznacza, że figurka walczyła w plądrowanej prowincji albo stoi w niej w chwili plądrowania.
    .about = P9
    .source = ours

## Destruction

rules-X = Niszczenie
rule-X1 = Ochrona Friggi ocala po jednej figurce, tyle razy, na ile starczy szału, także u graczy, którzy spasowali albo nie mają teraz tury. Nie ocala figurek niszczonych jako koszt (Ofiara Friggi) i nie działa w Ragnaröku.
    .about = C6
    .source = ours
rule-X2 = Niewydany szał przepada, gdy kończy się faza akcji.
    .about = A1 A5
    .source = ours
rule-X3 = Wiedźma Volur może uciec przed każdym zniszczeniem w prowincji zewnętrznej, także w Ragnaröku (nie daje wtedy chwały za Ragnarök), ale nie przed Ofiarą Friggi.
    .about = C6 F4
    .source = ours
rule-X4 = Ognisty Olbrzym niszczy też wrogie drakkary we wspierającym fiordzie (B4). Troll i Cios Odyna dosięgają tylko wojowników, a ci nigdy nie stoją w fiordzie.
    .about = B4 C6
    .source = books
rule-X5 = Figurka, która opuszcza Walhallę dzięki Domenie Friggi, nie liczy się jako powracająca z Walhalli: Domena, Sława i Gniew Lokiego dają chwałę tylko w fazie powrotu z Walhalli.
    .about = F5
    .source = ours

## Invading

rules-N = Najazdy
rule-N1 = Wszystko, co nazywa się najazdem, jest najazdem: akcja najazdu, darmowy najazd po rozwinięciu, Posiłki Friggi, Domena Friggi, Błogosławieństwo Lokiego. Troll, Ognisty Olbrzym, Posiłki i Domena Thora reagują na każdy z nich. Wyjątek: wojownik sprowadzony przez Posiłki nie sprowadza kolejnego.
    .about = I1 U3 U4
    .source = ours
rule-N2 = Rogi i wioski ograniczają każdy najazd, darmowy czy nie.
    .about = B3 I1 I4
    .source = ours
rule-N3 = Posiłki Friggi i Domena Thora wymagają prowincji: najazd drakkara na fiord ich nie uruchamia. Wojownik z Posiłków nie może wejść do Yggdrasilu. Domena Thora działa po najeździe Mrocznego Elfa na Yggdrasil.
    .about = I2 I3
    .source = ours
rule-N4 = Domeny Thora można użyć poza własną turą (po Błogosławieństwie Lokiego); plądrowanie odbywa się wtedy po zakończeniu bieżącego. Nie może to być prowincja już splądrowana.
    .about = P1
    .source = ours
rule-N5 = Najazd Mrocznego Elfa kosztuje 1 punkt szału bez względu na cel.
    .about = I3
    .source = ours
rule-N6 = Domena Friggi kosztuje łącznie 1 punkt szału, a nie o 1 więcej niż zwykle. Używa się jej jako akcji najazdu.
    .about = I1
    .source = faq
rule-N7 = Fiord, którego obie prowincje są zniszczone, jest zamknięty.
    .about = B4 I2
    .source = ours
rule-N8 = Wąż Morski najeżdża fiordy, nigdy się nie przemieszcza, a zniszczony daje chwałę z rozwinięcia drakkara; zachowuje własną siłę 3. Może też być figurką, która wykonuje najazd po rozwinięciu drakkara (U3).
    .about = C5 I2 U3
    .source = ours
rule-N9 = Wojownicy z rozwinięciem Towarzysze Broni albo Mistrzowie Broni kosztują przy najeździe tyle, ile wynosi ich nadrukowana siła (1 i 2).
    .about = I1
    .source = ours

## Turns and phases

rules-T = Tury i fazy
rule-T1 = Spasowanie kończy akcje gracza w tej epoce, nawet jeśli później zyska szał; gracz z 0 punktów szału, który nie spasował, po zyskaniu szału znów wykonuje akcje.
    .about = A3 A4
    .source = books
rule-T2 = Pula szału nigdy nie przekracza 12, bo tam kończy się jej tor.
    .about = C3
    .source = ours
rule-T3 = Statystyka na najwyższym poziomie na nim zostaje; dodatkowy poziom przepada. Jeśli wszystkie do wyboru są na najwyższym poziomie, gra o nic nie pyta.
    .about = C2 F2 P11
    .source = ours
rule-T4 = Wyprawy rozpatruje się od pierwszego gracza zgodnie z ruchem wskazówek zegara, w kolejności ich podjęcia.
    .about = F2
    .source = ours
rule-T5 = Największa siła musi wynosić co najmniej 1. Zniszczone prowincje nigdy się nie liczą.
    .about = F3
    .source = ours
rule-T6 = Wygrywa gracz, który ma najwięcej chwały; przy remisie gracze, którzy mają jej najwięcej, dzielą się zwycięstwem.
    .about = E2
    .source = ours
rule-T7 = Żetony plądrowania leżą odkryte. Jedna z pięciu instrukcji mówi, że zakryte, cztery pozostałe, że odkryte.
    .about = S1
    .source = books
rule-T8 = Rozwinięcie można położyć na zajętym polu, nawet jeśli inne pole tego rodzaju jest wolne. Jedna z instrukcji mówi o wolnym polu.
    .about = C4 U1
    .source = ours
rule-T9 = Pierwszego gracza się losuje, chyba że gracze kogoś wskażą.
    .about = S4
    .source = ours
rule-T10 = W fazie odrzucenia jedyną kartę zachowuje się bez pytania.
    .about = F1
    .source = ours

## Editions

rules-V = Wydania
rule-V1 = Wydanie standardowe ma 102 karty, 9 potworów i topory 3 4 5 6 8 8. Wartości toporów podaje tylko jedna z instrukcji.
    .about = C2 K1
    .source = books
rule-V2 = Pierwszy druk ma 99 kart, 6 potworów i topory 3 4 5 6 8 10. Instrukcje nie podają, których trzech kart brakuje; każda talia zachowuje osiem kart 4+ i sześć kart 3+, więc brakujące nie mają oznaczenia. Pomijamy karty Wódz Krasnoludów, Mroczny Elf i Żołnierz Hel.
    .about = C2 K2
    .source = ours
