### Puzzles, on the page and in the terminal.

front-puzzles = Zadania
front-puzzles-hint = Znajdź najlepszy ruch, codziennie nowe zadanie

## The list

puzzles-title = Zadania
puzzles-lead = Pozycje z gier między botami, w których jeden ruch jest wyraźnie najlepszy. Znajdziesz go?
puzzles-daily = Zadanie dnia
puzzles-solved = Rozwiązane na tym urządzeniu: { $solved } z { $count }
puzzles-task = Rodzaj decyzji
puzzles-stars = Trudność
puzzles-all = Wszystkie
puzzles-unsolved = Tylko nierozwiązane
puzzles-found = Zadania: { $count }
puzzles-none = Żadne zadanie nie pasuje do tych filtrów.
puzzle-task-draft = Draft
puzzle-task-turn = Akcja
puzzle-task-march = Wymarsz
puzzle-task-call = Wsparcie
puzzle-task-battle = Karta bitwy
puzzle-task-stat = Statystyka
puzzle-task-save = Karta na później
puzzle-task-power = Efekt karty
puzzle-difficulty = Trudność { $stars } z 3
puzzle-players = Gracze: { $count }
puzzle-done = Rozwiązane
puzzle-seen = Rozwiązanie obejrzane

## One puzzle

puzzle-ask = Twój klan: { $clan }. Który ruch jest wyraźnie najlepszy?
puzzle-ask-hint = Wybierz go na stole jak w grze. Możesz próbować do woli.
puzzle-wrong = Jest lepszy ruch. Ten daje średnio o { $glory } pkt chwały mniej (od { $low } do { $high }).
puzzle-right = Właśnie ten!
puzzle-solution = Najlepszy ruch
puzzle-show = Pokaż rozwiązanie
puzzle-again = Spróbuj jeszcze raz
puzzle-next = Następne zadanie
puzzle-list = Wszystkie zadania
puzzle-fold = Schowaj zadanie
puzzle-unfold = Pokaż zadanie
puzzle-brings = na koniec około { $glory } pkt chwały, { $chance }% wygranych gier
puzzle-second = Drugi najlepszy ruch
puzzle-ahead = Najlepszy ruch daje o { $glory } pkt chwały więcej (od { $low } do { $high }) i zwiększa szansę o { $chance } pkt proc. (od { $least } do { $most }).
puzzle-how = Średnie z { $playouts } dograń botów, za każdym razem z innymi ukrytymi kartami, i ich przedziały 95%. Głębokie przeszukiwania, które wybrały ten sam ruch: { $searches }.

## What a solution teaches

puzzle-why-draft = Draft decyduje o tym, co zrobisz w tej epoce, a kartę podaną dalej ktoś może zagrać przeciw tobie.
puzzle-why-upgrade = Rozwinięcie działa do końca gry, więc najwięcej jest warte wcześnie – o ile szał nie jest potrzebniejszy gdzie indziej.
puzzle-why-quest = Wyprawa nie kosztuje szału, a ukończona daje chwałę i poziom statystyki.
puzzle-why-invade = Najpierw figurki na właściwym miejscu: bez nich nie ma plądrowania, bitew ani ukończonych wypraw.
puzzle-why-doom = Figurki, które giną w Ragnaröku, przynoszą chwałę i zaraz potem wracają z Walhalli.
puzzle-why-march = Za 1 punkt szału wymarsz przenosi dowolną liczbę figurek tam, gdzie są potrzebne.
puzzle-why-pillage = Plądrowanie nie kosztuje szału, ale każdą prowincję można splądrować tylko raz na epokę: kto zrobi to pierwszy, bierze nagrodę.
puzzle-why-pass = Pas kosztuje cały pozostały szał, ale czasem to mniej, niż kosztowałaby jakakolwiek akcja.
puzzle-why-call = Figurka, która dołącza, może wygrać bitwę albo w niej zginąć. Policz, kto jeszcze może przyjść i co każdemu mogą dodać karty.
puzzle-why-battle = Zwycięzca odrzuca zagrane karty, a przegrani odzyskują swoje: mocną kartę zagraj tam, gdzie o czymś decyduje.
puzzle-why-losing = Nie każdą bitwę trzeba wygrać. Zwycięzca odrzuca zagrane karty, ty odzyskujesz swoje, a niektóre karty nagradzają porażkę.
puzzle-why-stat = Na koniec statystyka daje 10 pkt chwały na 4. lub 5. poziomie, a 20 na 6.
puzzle-why-save = Do następnej epoki przechodzi tylko jedna karta: zachowaj tę, która jeszcze coś tam zmieni.
puzzle-why-power = Efekt karty to propozycja. Liczy się to, co daje właśnie teraz.
puzzle-reason-stay = figurka jest więcej warta tam, gdzie stoi, niż w bitwie o { FORM($province, "accusative") }
puzzle-reason-keep = jeszcze jedna karta zmieniłaby za mało, więc zostaje na ręce
puzzle-reason-lose = wygrywa tę bitwę rzadziej niż inny ruch, a mimo to daje więcej

## In the terminal

puzzle-heading = Zadanie { $id } · { $task } · epoka { $age } · trudność { $stars } z 3
puzzle-prompt = Twój ruch (numer albo słowa; ? pokazuje rozwiązanie):
puzzle-unknown = Nie ma zadania { $id }. Wszystkie wypisuje „fimbul puzzle”.
puzzle-column-id = zadanie
puzzle-column-task = rodzaj decyzji
puzzle-column-stars = trudność
puzzle-column-age = epoka
puzzle-column-players = gracze
