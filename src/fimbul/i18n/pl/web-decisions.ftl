### The bar in the browser that says whose decision it is, and what can be done now.
### $clan, $clans   names of clans; $clans is a list such as "Wolf and Raven", $count says how many
### $province, $place   names of places; $card, $pieces   a card, figures

## What each decision is about, for somebody who never played

decide-hint-draft = Wszyscy wybierają naraz i przekazują resztę dalej. Zachowane karty to twoja ręka na całą epokę.
decide-hint-action = Jedna akcja, potem następny klan. Wybierz tutaj albo wskaż coś na mapie lub wśród kart.
decide-hint-march-target = Dowolna prowincja z wolną wioską, choćby daleka. Drakkary zostają na miejscu.
decide-hint-march-figures = Wskaż wszystkich, którzy idą; każdy potrzebuje wolnej wioski.
decide-hint-free-invasion = Rozwinięcie od razu wprowadza na planszę jedną figurkę swojego rodzaju.
decide-hint-succor = Przychodzi z rezerwy i nic nie kosztuje.
decide-hint-pillage-at-once = Dodatkowe plądrowanie, zaraz po najeździe.
decide-hint-call-to-battle = Sąsiedzi mogą przysyłać po jednej figurce, dopóki ktoś chce i są wolne wioski.
decide-hint-battle-card = Karty odkrywa się naraz. Siłę dodają tylko karty bitwy; po przegranej twoja karta wraca na rękę.
decide-hint-quest-as-battle = Dzięki rozwinięciu wyprawa może liczyć się jako karta bitwy. Tak czy inaczej została zagrana.
decide-hint-late-card = Można jeszcze dołożyć kartę z białym dyskiem. Potem wygrywa najwyższa suma, a przy remisie giną wszyscy.
decide-hint-keep-one-figure = Każdemu klanowi w bitwie zostaje tylko jedna figurka.
decide-hint-protection = Po jednej figurce, dopóki starcza szału.
decide-hint-flight = Może uciec przed każdym zniszczeniem, chyba że ją poświęcasz albo jest już w Yggdrasilu.
decide-hint-keep-played-cards = Zwycięzca bitwy odrzuca zagrane karty. Te mogą wrócić na twoją rękę.
decide-hint-raise-stat = Szałem płacisz za akcje, topory dają chwałę za wygrane bitwy, rogi to limit twoich figurek. Wysokie poziomy dają chwałę na koniec.
decide-hint-leader-move = Po plądrowaniu może przejść, nie płacąc szału, do sąsiadującej prowincji, w której jest miejsce.
decide-hint-blessing = Polegli zostawili miejsce: jeden wojownik może przyjść od razu.
decide-hint-sacrifice = Obie trafią do Walhalli, a jedna z twoich statystyk wzrośnie o poziom.
decide-hint-sacrifice-in-vain = Obie trafią do Walhalli i to wszystko: twoje statystyki są na najwyższym poziomie.
decide-hint-save-card = Zachować można tylko jedną kartę. Potem rozlicza się wyprawy i nadchodzi Ragnarök.

## What others are deciding

decide-waiting = Czekamy na: { $who }
decide-waits-draft = Trwa wybór kart w drafcie.
decide-waits-action = { $clan } wybiera akcję.
decide-waits-march-target = { $clan } wybiera cel wymarszu.
decide-waits-march-figures = { $clan } wybiera, kto wymaszeruje.
decide-waits-free-invasion = { $clan } może po rozwinięciu od razu wykonać najazd.
decide-waits-succor = { $clan } może sprowadzić jeszcze jednego wojownika.
decide-waits-pillage-at-once = { $clan } może od razu plądrować.
decide-waits-call-to-battle = { $clan } może wysłać figurkę do bitwy.
decide-waits-battle-card = Trwa wybór kart do bitwy; leżą zakryte.
decide-waits-quest-as-battle = { $clan } decyduje, czy wyprawa liczy się w bitwie.
decide-waits-late-card = { $clan } może dołożyć kartę do bitwy.
decide-waits-keep-one-figure = { $clan } wybiera jedyną figurkę, która zostanie.
decide-waits-protection = { $clan } może ocalić figurki przed zniszczeniem.
decide-waits-flight = { $clan } decyduje, czy { figure-volur-witch } ucieka.
decide-waits-keep-played-cards = { $clan } może zachować zagrane karty.
decide-waits-raise-stat = { $clan } wybiera statystykę do podniesienia.
decide-waits-leader-move = { $clan } może przesunąć jarla.
decide-waits-blessing = { $clan } może ponownie wykonać najazd.
decide-waits-sacrifice = { $clan } wybiera drugą figurkę na ofiarę.
decide-waits-save-card = Trwa wybór karty na następną epokę.

## Sealed choices

decide-sealed = Twój wybór: { $choice } – możesz go zmienić, dopóki nie wybiorą wszyscy.
decide-sealed-mark = wybrana
decide-sealed-first = pierwszy wybór
decide-sealed-second = drugi wybór
decide-has-chosen = { $clan } już wybrał
decide-is-choosing = { $clan } jeszcze wybiera

## The frame

decide-confirm = Potwierdź
decide-back = Wróć
decide-undo = Cofnij
decide-skip = Pomiń
decide-catching-up = Saga trwa…
decide-sending = Wysyłanie…
decide-fold = Pokaż mapę
decide-unfold = Pokaż możliwości
decide-choices = Co możesz zrobić
decide-way = Twoje dotychczasowe wybory
decide-hand-over = Przekaż urządzenie: { $who }
decide-hand-over-hint = Przy tym urządzeniu decyduje teraz { $who }.
decide-hand-over-do = Ukryj moje karty
decide-hand-over-take = To ja, { $who }
decide-hand-over-ready = Nikt inny nie patrzy? { $who }: odkryj swoje karty.

## Actions

decide-do-invade = Najazd
decide-do-march = Wy{ "\u00AD" }marsz
decide-do-upgrade = Rozwi{ "\u00AD" }nięcie
decide-do-quest = Wy{ "\u00AD" }prawa
decide-do-pillage = Plądro{ "\u00AD" }wanie
decide-do-recall = Z Walhalli
decide-do-challenge = Ponowne plądro{ "\u00AD" }wanie
decide-do-sacrifice = Ofiara
decide-do-pass = Pas
decide-none-invade = nie ma kim
decide-none-march = nie ma kim
decide-none-upgrade = nie ma czym
decide-none-quest = brak na ręce
decide-none-pillage = nie ma gdzie
decide-why-invade = W rezerwie nie masz nikogo, kogo można by teraz wysłać.
    .see = I1 I4
decide-why-march = W żadnej prowincji nie masz figurki, która mogłaby wymaszerować. Zacznij od najazdu.
    .see = M1 M2
decide-why-upgrade = Nie masz na ręce rozwinięcia, na które cię stać.
    .see = U1
decide-why-quest = Nie masz na ręce karty wyprawy.
    .see = Q1
decide-why-pillage = Nie masz figurki w prowincji, którą można jeszcze splądrować, ani w jej fiordzie.
    .see = P1
decide-few-horns-full = rogi pełne
decide-few-not-enough-rage = za mało szału
decide-figures-here = { $pieces }
decide-cost-range = { $least }–{ $most }
# Read aloud: two costs such as "free" and "2 rage".
decide-cost-from-to = { $least }, najwyżej { $most }

## Steps of an action, and what is written on the choices

decide-who-invade = Kto rusza na najazd?
decide-who-recall = Kto wraca z Walhalli?
decide-who-sacrifice = Kogo poświęcasz?
decide-where-invade = Dokąd?
decide-where-recall = Dokąd?
decide-where-march = Z której prowincji?
decide-where-pillage = Którą prowincję?
decide-where-challenge = Którą prowincję ponownie?
decide-where-sacrifice = Gdzie?
decide-card-upgrade = Które rozwinięcie?
decide-card-quest = Którą wyprawę podejmujesz? Będzie zakryta.
decide-slot-upgrade = Które pole na planszy klanu?
decide-also = Co tam robisz?
decide-slot = { $kind }: pole { $number }
decide-slot-empty = puste
decide-slot-replaces = w miejsce karty { $card }
# Villages, and $count of them are free.
decide-villages = { $count ->
    [0] pełna
    [one] { $count } wolna
    [few] { $count } wolne
   *[many] { $count } wolnych
}
decide-no-limit = bez limitu
decide-supports = wspiera: { $provinces }
decide-from = z { FORM($place, "genitive") }
decide-count = × { $count }
decide-adds = +{ $value }
decide-adds-varies = premia zmienna
decide-glory = { $value } pkt chwały
decide-yes-succor = Tak, sprowadź go
decide-yes-blessing = Tak, ponowny najazd
decide-step = Poziom { $step } z 6
decide-legendary = +{ $glory } pkt chwały na koniec
decide-strength = { $clan }: siła { $strength }
decide-pillager = { $clan } plądruje { FORM($province, "accusative") } ({ $token })
decide-fighter = { $clan }: siła { $strength }
decide-fighter-bonus = { $clan }: siła { $strength }, karty +{ $bonus }
decide-may-join = { $clan } może jeszcze dołączyć
decide-may-add = { $clan } może jeszcze dołożyć kartę
decide-stays-away = { $clan } nikogo nie przysyła
