### Positions on the page: the editor.

positions-title = Pozycja
positions-lead = Ustaw własną pozycję, zapytaj o nią silnego bota albo graj stąd.
front-position = Pozycje
front-position-hint = Ustaw planszę i zapytaj bota
positions-part-board = Plansza
positions-part-game = Gra
positions-part-code = Kod

positions-clans = Klany
positions-age-label = Epoka
positions-age = Epoka { $age }
positions-turn = Tura
positions-turn-draft = Draft
positions-first = Pierwszy gracz
positions-draft = Draft w pierwszej epoce
positions-deal = Rozdaj karty
positions-deal-hint = Każdy klan dostaje losowe karty tej epoki.
positions-open = Karty odrzucone i zestawy zostaną wylosowane.
positions-discard = Karty odrzucone: { $count }

positions-place = Miejsce
positions-token = Żeton plądrowania
positions-doom = Ragnarök
positions-doom-none = oszczędzi ją
positions-destroyed = Zniszczona przed grą
positions-pillaged = Splądrowana w tej epoce
positions-warriors = wojownicy
positions-less = Mniej: { $what }
positions-more = Więcej: { $what }

positions-glory = Chwała
positions-rage = Pozostały szał
positions-step = Poziom { $step }: { $value }
positions-passed = Spasował
positions-hand = Ręka
positions-quests = Wyprawy
positions-sheet = Plansza klanu
positions-add = Dodaj kartę
positions-remove = Usuń: { $card }

positions-code-label = Ta pozycja jako tekst
positions-set-up = Ustaw według tekstu
positions-copy = Skopiuj tekst
positions-link = Link do tej pozycji
positions-code-hint = Zmień tekst albo wklej inny. Wiersze zestawów i kart odrzuconych można pominąć.
positions-undo = Cofnij
positions-ask = Najlepsze ruchy
positions-advice = Najlepsze ruchy { FORM($clan, "genitive") }
positions-sound = Wszystko się zgadza
positions-problems =
    { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
       *[other] { $count } błędów
    }
positions-open-as = Otwórz jako pozycję
positions-play = Graj stąd
positions-play-lead = Nowy stół zacznie się od tej pozycji. Kto ją zna, zna też karty.
