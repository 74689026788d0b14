### Puzzles, on the page and in the terminal.

front-puzzles = Zagadki
front-puzzles-hint = Znajdź najlepszy ruch, codziennie nowa

## The list

puzzles-title = Zagadki
puzzles-lead = Pozycje z gier między botami, w których jeden ruch jest wyraźnie najlepszy. Znajdziesz go?
puzzles-daily = Zagadka dnia
puzzles-solved = Rozwiązane na tym urządzeniu: { $solved } z { $count }
puzzles-task = O czym decydujesz
puzzles-stars = Trudność
puzzles-all = Wszystkie
puzzles-unsolved = Tylko nierozwiązane
puzzles-found = Zagadki: { $count }
puzzles-none = Żadna zagadka nie pasuje do tych filtrów.
puzzle-task-draft = Draft
puzzle-task-turn = Akcja
puzzle-task-march = Wymarsz
puzzle-task-call = Wsparcie
puzzle-task-battle = Karta bitwy
puzzle-task-stat = Statystyka
puzzle-task-save = Zachowanie karty
puzzle-task-power = Efekt karty
puzzle-difficulty = Trudność { $stars } z 3
puzzle-players = Gracze: { $count }
puzzle-done = Rozwiązana
puzzle-seen = Rozwiązanie obejrzane

## One puzzle

puzzle-ask = Twój klan: { $clan }. Który ruch jest wyraźnie najlepszy?
puzzle-ask-hint = Wybierz go na stole jak w grze. Możesz próbować dowolnie często.
puzzle-wrong = Jest lepszy ruch. Ten daje średnio o { $glory } pkt chwały mniej (od { $low } do { $high }):
puzzle-right = Właśnie ten!
puzzle-solution = Najlepszy ruch
puzzle-show = Pokaż rozwiązanie
puzzle-again = Spróbuj jeszcze raz
puzzle-next = Następna zagadka
puzzle-list = Wszystkie zagadki
puzzle-fold = Schowaj zagadkę
puzzle-unfold = Pokaż zagadkę
puzzle-brings = na koniec około { $glory } pkt chwały, { $chance }% wygranych gier
puzzle-second = Drugi najlepszy
puzzle-ahead = Najlepszy ruch ma przewagę { $glory } pkt chwały (od { $low } do { $high }) i { $chance } pkt proc. (od { $least } do { $most }).
puzzle-how = Średnie z { $playouts } dograń przez boty, za każdym razem z innymi ukrytymi kartami, i ich przedziały 95%. Głębokie przeszukiwania, które wybrały ten sam ruch: { $searches }.

## What a solution teaches

puzzle-why-draft = Draft decyduje, co zrobisz w tej epoce, a to, co podasz dalej, może zostać zagrane przeciw tobie.
puzzle-why-upgrade = Rozwinięcie działa do końca gry: najwięcej jest warte wcześnie, i to tylko wtedy, gdy szał na nie nie jest potrzebny gdzie indziej.
puzzle-why-quest = Wyprawa nie kosztuje szału, a ukończona daje chwałę i poziom statystyki.
puzzle-why-invade = Najpierw figurki na właściwym miejscu: bez nich nie ma plądrowania, bitew ani wypraw.
puzzle-why-doom = Figurki, które giną w Ragnaröku, przynoszą chwałę i zaraz potem wracają z Walhalli.
puzzle-why-march = Za 1 szału wymarsz przenosi dowolną liczbę figurek tam, gdzie są potrzebne.
puzzle-why-pillage = Plądrowanie nie kosztuje szału, ale każdą prowincję można splądrować tylko raz na epokę: kto pierwszy, ten bierze nagrodę.
puzzle-why-pass = Pas kosztuje cały szał, ale czasem to mniej, niż kosztowałaby jakakolwiek akcja.
puzzle-why-call = Figurka, która dołącza, może wygrać bitwę albo w niej zginąć. Policz, kto jeszcze może przyjść i co każdemu mogą dodać karty.
puzzle-why-battle = Zwycięzca odrzuca zagrane karty, a przegrani odzyskują swoje: mocną kartę graj tam, gdzie o czymś decyduje.
puzzle-why-losing = Bitwy nie trzeba wygrać. Zwycięzca odrzuca zagrane karty, ty odzyskujesz swoje, a niektóre karty nagradzają porażkę.
puzzle-why-stat = Na koniec statystyka daje 10 pkt chwały na 4. i 5. poziomie, a 20 na 6.
puzzle-why-save = Do następnej epoki przechodzi tylko jedna karta: zachowaj tę, która jeszcze coś tam zmieni.
puzzle-why-power = Efekt karty to propozycja. Liczy się to, co daje właśnie teraz.
puzzle-reason-stay = figurka jest więcej warta tam, gdzie stoi, niż w bitwie o { FORM($province, "accusative") }
puzzle-reason-keep = jeszcze jedna karta zmieniłaby za mało, więc zostaje na ręce
puzzle-reason-lose = wygrywa tę bitwę rzadziej niż inny ruch, a mimo to daje więcej

## In the terminal

puzzle-heading = Zagadka { $id } · { $task } · epoka { $age } · trudność { $stars } z 3
puzzle-prompt = Twój ruch (numer albo słowa; ? pokazuje rozwiązanie):
puzzle-unknown = Nie ma zagadki { $id }. Wszystkie wypisuje „fimbul puzzle”.
puzzle-column-id = zagadka
puzzle-column-task = o czym decydujesz
puzzle-column-stars = trudność
puzzle-column-age = epoka
puzzle-column-players = gracze
