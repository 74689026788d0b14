# The coach of a guided or coached game. The tips of the rulebooks are cited by their numbers.

coach-name = Huginn, twój doradca
coach-would = Ja zrobiłbym tak:
coach-thinking = Niech pomyślę…
coach-more = Więcej ruchów
coach-next = Dalej
coach-best = Zrobiłbym to samo.
coach-came = Wynik: chwała { $before } → { $after }. Na koniec spodziewam się teraz { $now }, a nie { $then }.
coach-even = Wynik: chwała { $before } → { $after }. Na koniec spodziewam się { $now }, jak przedtem.
coach-try = Spróbuj inaczej
coach-progress = Lekcja { $given } z { $all }
coach-alone = Dalej bez doradcy
coach-back = Zawołaj doradcę
coach-others = Patrz, co robią inni.
coach-missed = Po tym ruchu spodziewałem się około { $glory } pkt chwały więcej: { $move }.
coach-doubt = Zastanów się: po tym ruchu spodziewam się około { $glory } pkt chwały więcej: { $move }.

coach-welcome = Jestem Huginn, kruk Odyna. Po trzech epokach wygrywa klan, który ma najwięcej chwały. Dróg do niej jest wiele: bitwy, plądrowanie, wyprawy, nawet dobra śmierć. Najpierw jednak karty.
coach-draft = Zachowaj jedną kartę; resztę dostanie sąsiad, a ty dostaniesz inny zestaw. W każdej epoce zachowujesz sześć kart i nikt inny ich nie widzi.
# J1
coach-gods = Większość kart nosi imię boga, a każdy bóg daje inny rodzaj darów. Trzymaj się głównie jednego lub dwóch bogów, a karty będą ze sobą współgrać.
# J2
coach-odin = Odyn nagradza i karze, w bitwie i po niej. Jego karty potrafią odwrócić sytuację.
# J3
coach-thor = Thor sprzyja zwycięzcom: jego karty dają chwałę i łupy za wygrane bitwy.
# J4
coach-loki = Loki lubi zemstę: jego karty nagradzają przegrane bitwy i poległe figurki.
# J5
coach-frigga = Frigga daje zasoby i pomoc: tańsze rozwinięcia, dodatkowych wojowników, ochronę.
# J6
coach-heimdall = Heimdall widzi daleko: jego karty pozwalają przewidywać i zaskakiwać.
# J7
coach-tyr = Tyr to czysta siła w bitwie.
# J8
coach-kinds = Bierz po trochu każdego rodzaju: karty bitwy, wyprawy i rozwinięcia. Bez któregoś można się obejść, ale to odczujesz.
coach-rage = Teraz działasz ty. Większość akcji kosztuje szał. Bez szału nie wykonasz żadnej akcji, nawet darmowej, ale nadal możesz walczyć. Wydawaj go więc z głową.
coach-invade = Najazd: sprowadź figurkę z rezerwy do wolnej wioski prowincji zewnętrznej, a drakkar do fiordu. Kosztuje to tyle szału, ile figurka ma siły; jarl przychodzi za darmo. Rogi mówią, ile swoich figurek możesz mieć na planszy.
coach-pillage = Plądrowanie: wybierz prowincję, w której masz figurkę, albo drakkar w jej fiordzie. Nie kosztuje to szału; nagrodę pokazuje żeton, a zdobyć ją można raz na epokę. Inni mogą jednak przyjść i z tobą walczyć.
coach-upgrade = Rozwinięcie: karta na planszy klanu działa do końca gry albo dopóki jej nie wymienisz. Kosztuje tyle szału, ile wynosi jej liczba.
# J11
coach-quest = Wyprawa: połóż ją zakrytą na planszy klanu, nie kosztuje to szału. Jeśli na koniec epoki jest ukończona, daje chwałę i poziom statystyki. Wyprawy przynoszą dużo chwały, ale gdy jest ich za dużo, nie starczy siły, by je ukończyć.
coach-march = Wymarsz: za 1 punkt szału przesuń dowolną liczbę figurek z jednej prowincji do wolnych wiosek dowolnej innej, choćby dalekiej.
coach-call = Po ogłoszeniu plądrowania przychodzi wsparcie: klany mogą przysyłać figurki z sąsiadujących prowincji, po jednej i po kolei, aż wszyscy spasują jeden po drugim albo zabraknie wolnych wiosek.
coach-cards = Teraz każdy w bitwie zagrywa jedną zakrytą kartę. Najwyższa suma figurek i kart wygrywa bitwę i chwałę za nią; przy remisie przegrywają wszyscy. Figurki przegranych idą do Walhalli. Nagrodę może zdobyć tylko plądrujący.
# J10
coach-lose = Bitwę można przegrać celowo. Zwycięzca odrzuca zagraną kartę, ty odzyskujesz swoją, a w następnej bitwie zwycięzca jest słabszy.
coach-doom = Płomień wskazuje skazaną prowincję. Na koniec epoki Ragnarök niszczy ją ze wszystkimi figurkami w niej i w jej fiordzie. Każda z nich przynosi swojemu klanowi chwałę: 2 w pierwszej epoce, 3 w drugiej, 4 w trzeciej.
# J9
coach-death = Nie chodzi tylko o teren. Chwałę przynoszą wygrane bitwy, a mogą ją przynieść także figurki, które giną we właściwej chwili: w beznadziejnej bitwie albo w Ragnaröku.
coach-save = Na koniec epoki możesz zachować jedną kartę na następną. Pozostałe się odrzuca.
coach-ragnarok = Nadszedł Ragnarök: skazana prowincja jest zniszczona, a każda figurka, która w niej zginęła, przyniosła chwałę. W tej epoce zagłada czeka inną prowincję; wskazuje ją płomień.
coach-valhalla = Wszystkie twoje figurki z Walhalli są znów w rezerwie, a każda faza akcji zaczyna się z pełnym szałem.
# J13
coach-stats = Trzy statystyki: szał do akcji, topory do chwały za wygrane bitwy, rogi do figurek na planszy. Wysokie poziomy są legendarne: na koniec gry 4. i 5. dają 10 pkt chwały, a 6. daje 20, i to za każdą statystykę. To rozstrzyga o zwycięstwie.
# J12
coach-watch = Patrz, gdzie inni najeżdżają i plądrują. Jeśli odgadniesz ich wyprawy, możesz je udaremnić.
# J14
coach-first = I jeszcze jedno: w pierwszej grze ze znajomymi pomińcie draft pierwszej epoki. Każdy gra po prostu ośmioma kartami, które dostał.
coach-done = Wiesz już wszystko, czego uczę. Brawo! Rozegraj tę grę do końca: nadal będę mówić, co bym zrobił.

front-learn = Naucz się grać
front-learn-hint = Gra z przewodnikiem, 10 do 15 minut
front-learn-on = Ucz się dalej
front-learn-on-hint = Twoja rozpoczęta gra z przewodnikiem
front-coached = Graj z doradcą
front-coached-hint = Przeciw trzem sługom, bez pierwszego draftu, z radą do każdej decyzji
end-coach = Brawo: pierwsza gra za tobą. W następnej doradca będzie już tylko doradzał.
