### The head of the table, the strip that says what is wrong, the saga, the room and the end.
### $clan, $clans   names of clans; $clans is a list such as "Wolf and Raven"
### $age            the number of an age as a Roman numeral: I, II or III

## The head of the table

header-front = Na stronę główną
header-age = Epoka { $age } · { $phase }
header-over = Koniec gry
header-dooms = Ragnarök
# Follows the name of one of the three provinces that Ragnarök takes. $state is now, later or past.
header-doom = { $state ->
    [past] zniszczona w epoce { $age }
    [now] Ragnarök pochłonie ją na koniec tej epoki
   *[later] Ragnarök pochłonie ją na koniec epoki { $age }
}
header-mine = Twoja decyzja
header-waits = Czekamy na: { $who }
header-watching = Oglądasz grę
header-live = Połączono
header-connecting = Łączenie
header-lost = Brak połączenia
header-saga = Saga
header-rules = Zasady
header-settings = Ustawienia
header-room = Pokaż na dużym ekranie
header-fullscreen = Pełny ekran
header-fullscreen-end = Zamknij pełny ekran

## The strip over the board

banner-connecting = Łączenie…
banner-lost = Brak połączenia. Łączymy ponownie… Twoje ruchy są bezpieczne.
banner-restarting = Serwer uruchamia się ponownie. Za chwilę gra potoczy się dalej.
banner-away = Klanem { FORM($clan, "genitive") } kieruje zastępca.
banner-return = Wróć do gry
banner-resting = Gra jest wstrzymana: przy stole nikogo nie ma. Ruszy dalej, gdy ktoś wróci.
banner-thrown-out = Twoje miejsce jest teraz tylko na innym urządzeniu. Oglądasz grę.
banner-watching = Oglądasz grę. Kart na rękach nie widzisz.
banner-twice = Ten stół jest otwarty także w innej karcie przeglądarki. Obie pokazują tę samą grę.
banner-dismiss = Ukryj

## The saga

saga-title = Saga
saga-filter = Co pokazać
saga-filter-all = Wszystko
saga-filter-battles = Bitwy
saga-filter-glory = Chwała
saga-filter-mine = Moje
saga-filter-chat = Czat
saga-empty-all = Jeszcze nic się nie wydarzyło.
saga-empty-battles = Nie było jeszcze bitwy.
saga-empty-glory = Nikt nie zdobył jeszcze chwały.
saga-empty-mine = Nic jeszcze nie dotyczy twojego klanu.
saga-empty-chat = Nikt się jeszcze nie odezwał.
saga-setup = Przed pierwszą epoką
saga-age = Epoka { $age }
saga-draft = Dary bogów
saga-end-of-age = Koniec epoki
saga-turn = Tura: { $clan }
saga-new = { $count ->
    [one] { $count } nowy wiersz
    [few] { $count } nowe wiersze
   *[many] { $count } nowych wierszy
}
saga-earlier = Pokaż wcześniejsze
saga-away = Pod twoją nieobecność
saga-away-jump = { $count ->
    [one] { $count } wiersz pod twoją nieobecność
    [few] { $count } wiersze pod twoją nieobecność
   *[many] { $count } wierszy pod twoją nieobecność
}
saga-undone = { $clan } cofa ruch.
saga-left = { $name } odchodzi od stołu. Dalej gra zastępca.
saga-returned = { $name } wraca do gry.
saga-ended = Operator tego serwera zamknął ten stół.
saga-rematched = Rewanż gotowy.
saga-resumed = { $name } wznawia grę od tego miejsca.
saga-given-up = { $name } kończy tu grę.
saga-said = { $name }: { $text }
saga-chat-label = Powiedz coś wszystkim
saga-chat-send = Wyślij
saga-chat-long = { $count ->
    [one] { $count } znak za dużo
    [few] { $count } znaki za dużo
   *[many] { $count } znaków za dużo
}
saga-chat-room = { $count ->
    [one] Został { $count } znak
    [few] Zostały { $count } znaki
   *[many] Zostało { $count } znaków
}
saga-show-place = Pokaż na mapie: { $place }

## My turn, told beyond the page

saga-turn-title = ● Twoja kolej – Fimbul
saga-turn-notice = Twoja kolej
saga-turn-notice-text = Gra czeka na klan { FORM($clan, "genitive") }.

## The room: the table on a big screen

room-join = Dołącz telefonem
room-join-text = Zeskanuj ten kod i zajmij miejsce.
room-follow = Śledź grę w telefonie
room-chairs = { $count ->
    [0] Wszystkie miejsca zajęte
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
room-free = wolne
room-bot = gra komputer
room-ready = czeka na start
room-choosing = jeszcze wybiera
room-begins = Gra zacznie się, gdy wszyscy będą gotowi.
room-saga = Ostatnie wydarzenia
room-doom = Ragnarök pochłonie { FORM($province, "accusative") }

## The end

end-title = Saga dobiegła końca
end-won = { $count ->
    [one] Wygrywa { $clans }
   *[other] Zwycięstwem dzielą się { $clans }
}
end-places = Klasyfikacja
end-place = { $place }.
end-glory = { $glory } pkt chwały
end-you = ty
end-chart = Jak rosła chwała
end-chart-label = Po jednej linii na klan: jego chwała od pierwszej epoki do końca. Te same liczby są w tabeli poniżej.
end-chart-age = Epoka { $age }
end-sources = Skąd pochodzi chwała
end-table = Jako tabela
end-who = Klan
end-sum = Razem
end-after-age = Po epoce { $age }
end-rematch = Zagraj ponownie
end-rematch-go = Do nowego stołu
end-record-download = Pobierz zapis
end-board = Obejrzyj planszę
end-reopen = Wynik końcowy
end-front = Strona główna

## A game that has stopped: a move in its log is not possible any more

stopped-title = Gra się zatrzymała
stopped-ended-title = Gra została zakończona
stopped-over-title = Gra według starszych zasad
stopped-move = Według zasad ruch { $move } tej gry nie jest możliwy.
stopped-setup = Według zasad tej gry nie da się zacząć tak, jak ją rozdano.
stopped-choice = Dalszy ciąg jest zachowany, ale nie jest rozgrywany. Każdy z graczy może grać dalej stąd albo zakończyć grę; kto pierwszy, ten decyduje za wszystkich.
stopped-watch = Dalszy ciąg jest zachowany, ale nie jest rozgrywany. Teraz gracze decydują, czy gra potoczy się dalej.
stopped-resume = Graj dalej stąd
stopped-end = Zakończ grę
stopped-resume-sure = { $count ->
    [one] Gra toczy się dalej stąd. Niemożliwy ruch przepada na zawsze.
    [few] Gra toczy się dalej stąd. { $count } ruchy, począwszy od tego, przepadają na zawsze.
   *[other] Gra toczy się dalej stąd. { $count } ruchów, począwszy od tego, przepada na zawsze.
}
stopped-end-sure = Gra kończy się przy obecnym stanie chwały. Nikt nie wygrywa.
stopped-ended = Ktoś z graczy zakończył tu grę; nikt nie wygrał.
stopped-over = Plansza pokazuje stan sprzed tego ruchu. Gra skończyła się tak: { $result }.
stopped-glory = { $clan } { $glory }
