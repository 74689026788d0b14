### What a decision asks and what can be answered, at the terminal and in the browser.

## Decisions: what is asked

decision-draft = { $count ->
    [one] Zachowaj jedną z tych kart na epokę { $age } (wybór { $pick } z { $picks }); reszta wędruje w lewo.
   *[other] Zachowaj { $count } z tych kart na epokę { $age }, jedną po drugiej (wybór { $pick } z { $picks }).
}
decision-action = { $clan }, twoja tura. Szał: { $rage }.
decision-march-target = Wymarsz z { FORM($source, "genitive") }: dokąd?
decision-march-figures = Kogo wysyłasz z { FORM($source, "genitive") } do { FORM($target, "genitive") }?
decision-free-invasion = Możesz od razu wykonać najazd { FORM($pieces, "instrumental") }, nie płacąc szału.
decision-succor = { card-friggas-succor }: czy sprowadzasz jeszcze jednego wojownika do { FORM($province, "genitive") }?
decision-pillage-at-once = { card-thors-domain }: czy płacisz 2 punkty szału (masz { $rage }) i od razu plądrujesz { FORM($province, "accusative") }?
decision-call-to-battle = Wsparcie: czy wysyłasz figurkę do { FORM($province, "genitive") }?
decision-battle-card = Bitwa o { FORM($province, "accusative") }: którą kartę kładziesz zakrytą?
decision-quest-as-battle = Odkryta przez ciebie wyprawa { $card } może liczyć się jako karta bitwy.
decision-late-card = Karty są odkryte. Czy dokładasz kartę do bitwy o { FORM($province, "accusative") }?
decision-keep-one-figure = { card-odins-tide }: którą ze swoich figurek w bitwie zostawiasz? Pozostałe zostaną zniszczone.
decision-protection = { card-friggas-protection }: w { FORM($province, "locative") } zaraz stracisz { FORM($pieces, "accusative") }. Czy płacisz 1 punkt szału (masz { $rage }), aby ocalić jedną figurkę?
decision-flight = { figure-volur-witch } ma zostać zniszczona w { FORM($province, "locative") }. Czy ucieka do Yggdrasilu?
decision-keep-played-cards = { card-tyrs-prowess }: czy płacisz 1 punkt szału (masz { $rage }), aby zachować zagraną kartę?
decision-raise-stat = Którą statystykę podnosisz o jeden poziom?
decision-leader-move = { card-lord-of-hammers }: dokąd idzie twój jarl z { FORM($province, "genitive") }?
decision-blessing = { card-lokis-blessing }: czy ponownie najeżdżasz { FORM($province, "accusative") } jednym wojownikiem, nie płacąc szału?
decision-sacrifice = { card-friggas-sacrifice }: którą figurkę poświęcasz jako drugą?
decision-save-card = Epoka dobiega końca. Którą kartę zachowujesz na następną? Resztę odrzucasz.

## Moves: what can be answered. move-<verb>, or move-<verb>-<decision> where that says more.

move-pass = Pas
move-pass-action = Pas do końca epoki (tracisz { $rage } pkt szału)
move-pass-call-to-battle = Nikogo nie wysyłaj
move-pass-late-card = Nie dokładaj karty
move-decline = Nie
move-decline-save-card = Nie zachowuj żadnej
move-decline-quest-as-battle = Nie licz jej
move-decline-leader-move = Zostaje na miejscu
move-decline-flight = Nie, niech zginie
move-decline-free-invasion = Nie teraz
move-decline-protection = Nikogo więcej
move-decline-keep-played-cards = Żadnej więcej
move-done = Gotowe
move-flee = Tak, ucieka
move-keep = Zachowaj kartę { $card }
move-card = Zagraj kartę { $card }
move-quest = Wyprawa: { $card }
move-invade = Najazd { FORM($pieces, "instrumental") } na { FORM($place, "accusative") } ({ $cost })
move-recall = Najazd { FORM($pieces, "instrumental") } z Walhalli na { FORM($place, "accusative") } ({ $cost })
move-march = Wymarsz z { FORM($province, "genitive") } ({ $cost })
move-to = Do { FORM($province, "genitive") }
move-move = { $pieces }
move-upgrade = Rozwinięcie: { $card } ({ $cost })
move-upgrade-replace = Rozwinięcie: { $card } w miejsce karty { $replaced } ({ $cost })
move-pillage = Plądrowanie: { $province } ({ $token })
move-pillage-pillage-at-once = Tak, splądruj { FORM($province, "accusative") } ({ $token })
move-challenge = Ponowne plądrowanie: { $province } ({ $cost })
move-join = Wyślij { FORM($pieces, "accusative") } z { FORM($province, "genitive") }
move-spare = Ocal { FORM($pieces, "accusative") }
move-spare-keep-one-figure = Zostaw { FORM($pieces, "accusative") }
move-sacrifice = Poświęć { FORM($pieces, "accusative") } w { FORM($place, "locative") }
move-sacrifice-in-vain = Poświęć { FORM($pieces, "accusative") } w { FORM($place, "locative") } – na próżno: twoje statystyki są na najwyższym poziomie
move-raise = { $stat }: z { $value } na { $next }
move-count = Licz jako +{ $amount }

## Groups of moves: the first answer of two

group-invade = Najazd { FORM($pieces, "instrumental") } ({ $cost })
group-recall = Najazd { FORM($pieces, "instrumental") } z Walhalli ({ $cost })
group-march = Wymarsz ({ $cost })
group-pillage = Plądrowanie (prowincje do wyboru: { $count })
group-challenge = Ponowne plądrowanie ({ $cost })
group-upgrade = Rozwinięcie: { $card } ({ $cost })
group-sacrifice = Poświęć dwie figurki (+1 poziom statystyki)
group-sacrifice-in-vain = Poświęć dwie figurki – na próżno: twoje statystyki są na najwyższym poziomie
group-found = Co masz na myśli?
