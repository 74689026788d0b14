# The coach of a guided or coached game. The tips of the rulebooks are cited by their numbers.

coach-name = Huginn, twój doradca
coach-would = Ja zrobiłbym tak:
coach-thinking = Niech pomyślę…
coach-more = Więcej ruchów
coach-next = Dalej
coach-best = Zrobiłbym to samo.
coach-came = Co z tego wyszło: chwała { $before } → { $after }; na koniec spodziewam się { $now }, a nie { $then }.
coach-even = Co z tego wyszło: chwała { $before } → { $after }; na koniec spodziewam się { $now }, jak przedtem.
coach-try = Spróbuj inaczej
coach-progress = Lekcja { $given } z { $all }
coach-alone = Gram dalej bez doradcy
coach-back = Zawołaj doradcę
coach-others = Patrz, co robią inni.
coach-missed = Po tym ruchu spodziewałem się około { $glory } pkt chwały więcej: { $move }.

coach-welcome = Jestem Huginn, kruk Odyna. Po trzech epokach wygrywa klan, który ma najwięcej chwały, a dróg do niej jest wiele: bitwy, plądrowanie, wyprawy, nawet dobra śmierć. Najpierw karty.
coach-draft = Weź jedną kartę; resztę dostanie sąsiad, a ty dostaniesz inne. W każdej epoce zostawiasz sobie sześć kart i nikt ich nie widzi.
# J1
coach-gods = Większość kart nosi imię boga, a każdy bóg daje inny rodzaj darów. Trzymaj się głównie jednego lub dwóch bogów, a karty będą ze sobą współgrać.
# J2
coach-odin = Odyn nagradza i karze, w bitwie i po niej. Jego karty odwracają sytuację.
# J3
coach-thor = Thor sprzyja zwycięzcom: jego karty dają chwałę i łupy za wygrane bitwy.
# J4
coach-loki = Loki lubi zemstę: jego karty opłacają się, gdy przegrasz bitwę.
# J5
coach-frigga = Frigga wspiera: daje szał, figurki i ochronę.
# J6
coach-heimdall = Heimdall widzi daleko: jego karty dają przewidywanie i niespodzianki.
# J7
coach-tyr = Tyr to po prostu siła w bitwie.
# J8
coach-kinds = Bierz po trochu każdego rodzaju: karty bitwy, wyprawy i rozwinięcia. Bez któregoś można się obejść, ale da się to odczuć.
coach-rage = Teraz działasz. Większość akcji kosztuje szał. Gdy wydasz go w całości, w tej epoce nie wykonasz już żadnej akcji, więc wydawaj go z głową.
coach-invade = Najazd: sprowadź figurkę z rezerwy do prowincji. Kosztuje tyle szału, ile figurka ma siły; jarl przychodzi za darmo. Rogi mówią, ile figurek możesz mieć na planszy.
coach-pillage = Plądrowanie: możesz splądrować prowincję, w której stoisz, każdą raz na epokę. Nie kosztuje to szału, a żeton mówi, co zyskasz. Inni mogą jednak przyjść i o to walczyć.
coach-upgrade = Rozwinięcie: karta na planszy klanu działa do końca gry. Kosztuje tyle szału, ile wynosi jej liczba.
# J11
coach-quest = Wyprawa: połóż ją zakrytą, nic to nie kosztuje. Jeśli na koniec epoki jest ukończona, daje chwałę i krok jednej statystyki. Wyprawy przynoszą dużo chwały, ale gdy masz ich na ręce za dużo, nie starczy siły, by je ukończyć.
coach-march = Wymarsz: za 1 szału przenieś figurki z jednej prowincji do dowolnej innej.
coach-call = Plądrowanie wzywa do bitwy: każdy, kto ma figurki w sąsiadującej prowincji, może po kolei przysyłać po jednej, aż wszyscy spasują albo zabraknie wolnych wiosek.
coach-cards = Teraz każdy kładzie jedną zakrytą kartę. Siła i karty się sumują; najsilniejszy bierze łupy, a figurki pozostałych idą do Walhalli.
# J10
coach-lose = Bitwę można przegrać celowo. Zwycięzca odrzuca zagraną kartę, ty swoją odzyskujesz, a w następnej bitwie będzie słabszy.
coach-doom = Płomień wskazuje skazaną prowincję: na koniec epoki Ragnarök niszczy ją ze wszystkim, co w niej stoi. Każda figurka, która tam zginie, przynosi chwałę: 2 w pierwszej epoce, 3 w drugiej, 4 w trzeciej.
# J9
coach-death = Nie chodzi tylko o teren. Chwałę przynoszą wygrane bitwy, a także figurki, które giną we właściwej chwili: w beznadziejnej bitwie albo podczas Ragnaröku.
coach-save = Na koniec epoki możesz zachować jedną kartę na następną. Pozostałe się odrzuca.
coach-ragnarok = Nadszedł Ragnarök: skazana prowincja zniknęła, a każda figurka, która w niej zginęła, przyniosła chwałę. W tej epoce zagłada czeka inną prowincję; pokazuje ją płomień.
coach-valhalla = Wszystkie figurki z Walhalli są znów w twojej rezerwie, a szał jest pełny.
# J13
coach-stats = Trzy statystyki: szał do działania, topory za chwałę z bitew, rogi dla figurek. Podniesione dość wysoko, stają się legendarne: na koniec gry każda daje 10 pkt chwały na kroku 4 i 5, a 20 na kroku 6. To rozstrzyga gry.
# J12
coach-watch = Patrz, gdzie inni najeżdżają i plądrują. Kto odgadnie ich wyprawy, może je udaremnić.
# J14
coach-first = Na koniec: w pierwszej grze z przyjaciółmi pomińcie draft pierwszej epoki. Każdy gra po prostu ośmioma kartami, które dostał.
coach-done = Wiesz już wszystko, czego uczę. Brawo! Rozegraj tę grę do końca: nadal będę mówić, co bym zrobił.

front-learn = Naucz się grać
front-learn-hint = Gra z przewodnikiem, 10 do 15 minut
front-coached = Graj z doradcą
front-coached-hint = Przeciw trzem sługom, bez pierwszego draftu, z radą do każdej decyzji
end-coach = Brawo: pierwsza gra za tobą. Następną zagraj z doradcą, który już tylko radzi.
