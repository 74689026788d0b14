### What `fimbul play` and `fimbul replay` show and ask around the saga itself (see log.ftl).

## The board

board-heading = Epoka { $age }: { $phase }
board-over = Plansza na koniec gry
board-used = zajęte
board-token = żeton
board-figures = siła (figurki)
board-doom = †{ $age }
board-destroyed = zniszczona
board-pillaged = splądrowana
board-ships = Drakkary: { $ships }
board-ships-in = { $clans } ({ $fjord })
board-legend = zajęte: wioski zajęte i wszystkie. †1 †2 †3: Ragnarök pochłonie tę prowincję na koniec danej epoki. J jarl, w wojownik, D drakkar; drakkar w fiordzie liczy się w obu przyległych prowincjach, a te stoją na liście obok siebie.

## The clans

clans-clan = klan
clans-glory = chwała
clans-rage = szał
clans-axes = topory
clans-horns = rogi
clans-steps = poziomy
clans-hand = ręka
clans-quests = wyprawy
clans-reserve = rezerwa
clans-valhalla = Walhalla
clans-passed = pas
clans-stat = { $stat } { $value } (poziom { $step })
clans-stats = { $clan }: { $stats }
clans-has = { $clan } ma: { $cards }
clans-upgrades = rozwinięcia: { $cards }
clans-fallen = w Walhalli: { $figures }
clans-legend = szał: pula i statystyka. rogi: figurki na planszy i ich limit. poziomy: szału, toporów i rogów; 4. i 5. dają na koniec gry 10 punktów chwały, 6. daje 20.
clans-known = na pewno na ręce: { $cards }

## Cards

hand-heading = Ręka
hand-empty = { $clan } nie ma kart na ręce.
hand-quests = Podjęte wyprawy
draft-kept = Zachowane do tej pory: { $cards }
hand-line = Ręka: { $cards }
hand-line-quests = Ręka: { $cards }. Podjęte wyprawy: { $quests }
brief-several = { $name } ×{ $count }
brief-battle = { $name } +{ $value }
brief-quest = { $name } ({ $value } pkt chwały)
brief-upgrade = { $name } ({ $kind } { $value })
facts-battle = bitwa +{ $value }
facts-quest = wyprawa { $value }
facts-warrior = wojownik { $value }
facts-leader = jarl { $value }
facts-ship = drakkar { $value }
facts-monster = potwór { $value }
facts-clan = klan { $value }
facts-no-bonus = bez premii

## The battle

battle-heading = { $province } ({ $token }), plądruje { $clan }; zajęte wioski: { $taken } z { $villages }
battle-heading-yggdrasil = { $province } ({ $token }), plądruje { $clan }
battle-no-figures = bez figurek
battle-side = { $clan } { $strength } ({ $figures })
battle-side-card = { $clan } { $strength } + { $bonus } = { $total } ({ $figures }; { $cards })

## The prompt

prompt = { $clan }>
prompt-pause = — Enter: dalej —
prompt-hint = Wpisz numer albo sam ruch; ? podpowiada, help pokazuje całą resztę.
prompt-back = Sam Enter: powrót.
prompt-confirm = Zagrać w bitwie kartę { $card }? (t/n)
answer-yes = t
handover = Przekaż ekran klanowi { FORM($clan, "genitive") }. { $clan }: naciśnij Enter.
handover-undo = „undo” cofa ostatni ruch { FORM($clan, "genitive") }.
wrong-number = Nie ma tu numeru { $number }: wybierz od 1 do { $last }.
wrong-move = „{ $typed }” nie jest ruchem, który możesz teraz wykonać. Enter pokazuje twoje ruchy, help całą resztę.
wrong-command = „{ $typed }” może oznaczać: { $commands }. Które polecenie?
wrong-card-many = „{ $name }” może oznaczać: { $cards }.
wrong-log = „log” przyjmuje liczbę wierszy.
need-card = Która karta? Na przykład: card { $example }
undone = Cofnięto.
undone-more = { $count ->
    [one] Cofnięto razem z ruchem, który nastąpił potem.
   *[other] Cofnięto razem z { $count } ruchami, które nastąpiły potem.
}
undo-nothing = Nie ma czego cofnąć: nie było twojego ruchu albo coś zostało od tego czasu odkryte.
undo-others = { $clan } wykonał już następny ruch: nie da się tego cofnąć.

## Help

help-heading = Co możesz wpisać
help-enter = Enter
help-enter-text = jeszcze raz twoje ruchy; przy drugim pytaniu: powrót do pierwszego
help-number = 3
help-number-text = opcja o tym numerze; „2 gimle” odpowiada na dwa pytania naraz
help-move = naj woj gim
help-move-text = ruch słowami, dowolnie skróconymi: najazd wojownik gimle (po angielsku też: inv war gim)
help-board = board
help-board-text = plansza
help-clans = clans
help-clans-text = pełny opis klanów: statystyki, rozwinięcia, figurki
help-hand = hand
help-hand-text = twoje karty z tekstami i podjęte wyprawy
help-card = card NAZWA
help-card-text = cała karta i zasady, które jej dotyczą (także: read NAZWA)
help-rules = rules NUMER
help-rules-text = zasada, np. P6, albo dział, np. P; bez numeru: lista działów
help-log = log 30
help-log-text = ostatnie wiersze sagi
help-hint = hint, ?
help-hint-text = trzy najlepsze ruchy z uzasadnieniem najsilniejszego bota
help-undo = undo
help-undo-text = cofa twój ostatni ruch, dopóki nic nie zostało po nim odkryte
help-save = save PLIK
help-save-text = zapisuje grę; zapisuje się ona też po każdym twoim ruchu
help-quit = quit
help-quit-text = zapisuje i kończy

## Beginning, saving and the end

intro = Fimbul, nieoficjalna implementacja gry planszowej Blood Rage. Trzy epoki, a potem koniec świata; wygrywa ten, kto zdobędzie najwięcej chwały.
intro-you = Prowadzisz klan { FORM($clan, "genitive") }.
intro-people = { $clans } grają przy jednym ekranie; przy każdej zmianie gracza ekran jest czyszczony.
intro-machines = { $count ->
    [one] Komputer prowadzi klan { FORM($clans, "genitive") }.
   *[other] Komputer prowadzi klany { FORM($clans, "genitive") }.
}
intro-levels = Poziom botów: { $levels }. Wszystkie poziomy od najsłabszego: { $known }; wybór: --bot.
intro-hint = Odpowiadaj numerem. help pokazuje wszystko inne, co możesz wpisać, a ? podpowiada.
intro-resumed = Zapisana gra toczy się dalej: epoka { $age }, po { $count ->
    [one] { $count } ruchu
   *[other] { $count } ruchach
}.
saved = Zapisano: { $file }
saved-resume = Aby grać dalej: { $command }
saved-not = Nie udało się zapisać gry do pliku { $file }: { $reason }. Gra toczy się dalej; „save PLIK” zapisze ją gdzie indziej.
saved-not-leaving = Gra NIE jest zapisana: { $file }: { $reason }.
save-exists = Plik { $file } już istnieje. Wybierz inną nazwę albo graj dalej: { $command }
save-other-file = Plik { $file } już istnieje. Wybierz inną nazwę.
left-nothing = Nic nie rozegrano, nic nie zapisano.
end-heading = Chwała według źródeł
end-total = razem
end-winner = { $count ->
    [one] Grę wygrywa { $clans }.
   *[other] Zwycięstwem dzielą się { $clans }.
}
end-record = Saga tej gry: { $file }
end-replay = Aby przeczytać ją ponownie: { $command }

## Options that do not fit

play-unknown-clan = Nie ma klanu „{ $clan }”. Klany: { $known }.
play-clan-not-here = { $clan } nie gra przy tym stole. Przy stole: { $known }.
play-clan-twice = { $clan } jest podany dwa razy.
play-bad-seat = „{ $seat }” to nie miejsce przy stole: wpisz KLAN=GRACZ, na przykład raven=human. Gracze: { $known }.
play-unknown-player = Nie ma gracza „{ $bot }”. Gracze: { $known }.
play-unknown-edition = Nie ma wydania „{ $edition }”. Wydania: { $known }.
play-too-many-seats = Liczba podanych miejsc: { $count }, a przy stole jest ich { $players }.
play-too-many-humans = Liczba ludzi ({ $humans }) się nie zgadza: miejsc dla nich jest { $seats }.
play-load-and-setup = Zapisana gra ma własne ustawienia: pomiń { $options }.
play-bot-stays-away = Klanem { FORM($clan, "genitive") } grał { $player }, a zapisana gra nie może wczytać bota z pliku: dalej gra { $bot }. Aby przywrócić tamtego bota: --seat { $seat }
file-unreadable = Nie można odczytać pliku { $file }: { $reason }.
file-not-text = Plik { $file } to nie saga: nie jest tekstem.
file-too-big = Plik { $file } to nie saga: jest na to za duży.
file-malformed = Plik { $file } jest uszkodzony: { $reason }.

## fimbul replay

replay-heading = { $file }: ruch { $at } z { $moves }
replay-times = Początek { $begun }, koniec { $ended }
replay-forked = Dalszy ciąg innej gry od ruchu { $moves }
replay-running = W tym miejscu gra jeszcze trwa.
replay-bad-move = Liczba ruchów w zapisie: { $moves }; --at przyjmuje wartości od 0 do { $moves }.
stopped-otherwise = Tę grę rozegrano według starszych zasad (wersja { $version }; od tego czasu zmieniono: { $rules }): według dzisiejszych kończy się inaczej.
stopped-newer = Tę grę rozegrano według nowszych zasad (wersja { $version }): ten program nie zna ruchu { $move }. Nowszy zna.
