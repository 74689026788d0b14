### What a decision asks and what can be answered, at the terminal and in the browser.

## Decisions: what is asked

decision-draft = { $count ->
    [one] Zachowaj jedną z tych kart na epokę { $age } (wybór { $pick } z { $picks }); reszta wędruje w lewo.
   *[other] Zachowaj { $count } z tych kart na epokę { $age }, jedną po drugiej (wybór { $pick } z { $picks }).
}
decision-action = { $clan }, twoja tura. Szał: { $rage }.
decision-march-target = Wymarsz z prowincji { $source }: dokąd?
decision-march-figures = Kogo wysyłasz z prowincji { $source } do prowincji { $target }?
decision-free-invasion = Możesz od razu zrobić najazd, nie płacąc szału, i wysłać { $pieces }.
decision-succor = { card-friggas-succor }: czy sprowadzasz jeszcze jednego wojownika do prowincji { $province }?
decision-pillage-at-once = { card-thors-domain }: czy płacisz 2 punkty szału (masz { $rage }) i od razu plądrujesz prowincję { $province }?
decision-call-to-battle = Wsparcie: czy wysyłasz figurkę do prowincji { $province }?
decision-battle-card = Bitwa o prowincję { $province }: którą kartę kładziesz zakrytą?
decision-quest-as-battle = Odkryta przez ciebie wyprawa { $card } może liczyć się jako karta bitwy.
decision-late-card = Karty są odkryte. Czy dokładasz kartę do bitwy o prowincję { $province }?
decision-keep-one-figure = { card-odins-tide }: którą ze swoich figurek w bitwie zostawiasz? Pozostałe zostaną zniszczone.
decision-protection = { card-friggas-protection }: zaraz stracisz { $pieces } (prowincja { $province }). Czy płacisz 1 punkt szału (masz { $rage }), aby ocalić jedną figurkę?
decision-flight = { figure-volur-witch } ma zostać zniszczona w prowincji { $province }. Czy ucieka do Yggdrasilu?
decision-keep-played-cards = { card-tyrs-prowess }: czy płacisz 1 punkt szału (masz { $rage }), aby zachować zagraną kartę?
decision-raise-stat = Którą statystykę podnosisz o jeden poziom?
decision-leader-move = { card-lord-of-hammers }: dokąd idzie twój jarl z prowincji { $province }?
decision-blessing = { card-lokis-blessing }: czy ponownie najeżdżasz prowincję { $province } jednym wojownikiem, nie płacąc szału?
decision-sacrifice = { card-friggas-sacrifice }: którą figurkę poświęcasz jako drugą?
decision-save-card = Epoka dobiega końca. Którą kartę zachowujesz na następną? Resztę odrzucasz.

## Moves: what can be answered. move-<verb>, or move-<verb>-<decision> where that says more.

move-pass = Pas
move-pass-action = Pas do końca epoki (tracisz { $rage } pkt szału)
move-pass-call-to-battle = Nikogo nie wysyłaj
move-pass-late-card = Nie dokładaj karty
move-decline = Nie
move-decline-save-card = Nie zachowuj żadnej
move-decline-quest-as-battle = Nie liczy się
move-decline-leader-move = Zostaje na miejscu
move-decline-flight = Nie, zostaje zniszczona
move-decline-free-invasion = Nie teraz
move-decline-protection = Nikogo więcej
move-decline-keep-played-cards = Żadnej więcej
move-done = Gotowe
move-flee = Tak, ucieka
move-keep = Zachowaj kartę { $card }
move-card = Zagraj kartę { $card }
move-quest = Wyprawa: { $card }
move-invade = Najazd na { $place ->
    [Angerboda] Angerbodę
   *[other] { $place }
}: wyślij { $pieces } ({ $cost })
move-recall = Najazd z Walhalli na { $place ->
    [Angerboda] Angerbodę
   *[other] { $place }
}: wyślij { $pieces } ({ $cost })
move-march = Wymarsz z prowincji { $province } ({ $cost })
move-to = Do prowincji { $province }
move-move = { $pieces }
move-upgrade = Rozwinięcie: { $card } ({ $cost })
move-upgrade-replace = Rozwinięcie: { $card } w miejsce karty { $replaced } ({ $cost })
move-pillage = Plądrowanie: { $province } ({ $token })
move-pillage-pillage-at-once = Tak, splądruj prowincję { $province } ({ $token })
move-challenge = Ponowne plądrowanie: { $province } ({ $cost })
move-join = Wyślij { $pieces } z prowincji { $province }
move-spare = Ocal { $pieces }
move-spare-keep-one-figure = Zostaw { $pieces }
move-sacrifice = Poświęć { $pieces } – { $place }
move-sacrifice-in-vain = Poświęć { $pieces } – { $place } – na próżno: twoje statystyki są na najwyższym poziomie
move-raise = { $stat }: z { $value } na { $next }
move-count = Liczy się jako +{ $amount }

## Groups of moves: the first answer of two

group-invade = Najazd: wyślij { $pieces } ({ $cost })
group-recall = Najazd z Walhalli: wyślij { $pieces } ({ $cost })
group-march = Wymarsz ({ $cost })
group-pillage = Plądrowanie (prowincje do wyboru: { $count })
group-challenge = Ponowne plądrowanie ({ $cost })
group-upgrade = Rozwinięcie: { $card } ({ $cost })
group-sacrifice = Poświęć dwie figurki (+1 poziom statystyki)
group-sacrifice-in-vain = Poświęć dwie figurki – na próżno: twoje statystyki są na najwyższym poziomie
group-found = Co masz na myśli?
