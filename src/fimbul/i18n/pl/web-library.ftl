### The rules and the cards as pages: the gallery, the page of a card, what belongs to a rule.

front-cards = Karty
front-cards-hint = Wszystkie, z rozstrzygnięciami

## The gallery

cardsweb-title = Karty
cardsweb-lead = Wszystkich 78 różnych kart gry: teksty, rozstrzygnięcia i to, jak często boty i gracze je biorą, zagrywają i z nimi wygrywają.
cardsweb-search-hint = Część nazwy lub tekstu
cardsweb-god = Bóg
cardsweb-god-any = Wszyscy
cardsweb-god-none = Bez boga
cardsweb-value = Siła, premia lub chwała
cardsweb-value-any = Dowolna
cardsweb-value-varies = Według tekstu
cardsweb-players = Gracze
cardsweb-players-any = Dowolna liczba
cardsweb-order = Kolejność
cardsweb-order-deck = Według talii
cardsweb-order-name = Według nazwy
cardsweb-order-value = Według wartości
cardsweb-clear = Wyczyść filtry
cardsweb-more = Więcej filtrów

## The page of a card

cardsweb-copies = Kopie w talii
cardsweb-with = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[many] { $players } graczy
}
cardsweb-later = Nie ma jej w pierwszym druku
cardsweb-ages = Ta sama karta w innej epoce:
cardsweb-rulings = Rozstrzygnięcia o tej karcie
cardsweb-rules = Zasady o tej karcie
cardsweb-browse = Inne karty
cardsweb-about = Wszystko o tej karcie
cardsweb-all = Wszystkie karty

## A rule and what belongs to it

# For screen readers; the places with something to see follow.
rulesweb-diagram = Plansza do zasady { $number }:
rulesweb-explains = Wyjaśnia
rulesweb-explained = Rozstrzygnięcia i przykłady
rulesweb-cards-about = Karty, których dotyczy
rulesweb-previous = Poprzednia: { $number }
rulesweb-next = Następna: { $number }

## The statistics of the cards

numbers-title = Statystyki
numbers-bots = { $bot } przeciw sobie
numbers-tables-all = Stoły tego serwera
numbers-tables-people = Ludzie przy stołach tego serwera
numbers-tables-bot = { $bot } przy stołach tego serwera
numbers-games = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}
numbers-taken = Wzięta
numbers-pick = Wybór
numbers-played = Zagrana
numbers-wins-taken = Wygrane, gdy wzięta
numbers-wins-played = Wygrane, gdy zagrana
numbers-of = z { $sample }
numbers-small-mark = mała próba
numbers-note = Wzięta: odsetek wziętych wśród kopii widzianych w drafcie. Wybór: średnie miejsce w drafcie. Zagrana: odsetek przypadków na ręce, gdy ją zagrano. Wygrane: odsetek zwycięzców wśród klanów, które ją wzięły lub zagrały; złoty pasek to przedział 95%, pionowa kreska – udział przy równych klanach. Zwycięzcy mogą mieć kartę z innych powodów niż jej siła.
numbers-small = * Mniej niż { $sample } przypadków: za mało, by porównywać, więc bez miejsca w rankingu.
numbers-counting = Partie ukończone przy stołach tego serwera są jeszcze liczone. Spróbuj później.
numbers-no-tables = Przy stołach tego serwera nie ukończono jeszcze żadnej partii.
numbers-failed = Nie udało się wczytać statystyk. Spróbuj później.
numbers-loading = Wczytywanie statystyk…
numbers-whose = Statystyki
