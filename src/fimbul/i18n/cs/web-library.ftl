### The rules and the cards as pages: the gallery, the page of a card, what belongs to a rule.

front-cards = Karty
front-cards-hint = Všechny i s výklady

## The gallery

cardsweb-title = Karty
cardsweb-lead = Všech 78 různých karet hry: jejich texty, výklady k nim a jak často je boti a hráči berou, hrají a vyhrávají s nimi.
cardsweb-search-hint = Část názvu nebo textu
cardsweb-god = Bůh
cardsweb-god-any = Všichni
cardsweb-god-none = Bez boha
cardsweb-value = Síla, bonus nebo sláva
cardsweb-value-any = Jakákoli
cardsweb-value-varies = Podle textu
cardsweb-players = Hráči
cardsweb-players-any = Jakýkoli počet
cardsweb-order = Řazení
cardsweb-order-deck = Podle balíčků
cardsweb-order-name = Podle názvu
cardsweb-order-value = Podle hodnoty
cardsweb-clear = Zrušit filtry
cardsweb-more = Další filtry

## The page of a card

cardsweb-copies = Kopie v balíčku
cardsweb-with = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
cardsweb-later = Není v prvním vydání
cardsweb-ages = Stejná karta v jiném věku:
cardsweb-rulings = Výklady k této kartě
cardsweb-rules = Pravidla k této kartě
cardsweb-browse = Další karty
cardsweb-about = Vše o této kartě
cardsweb-all = Všechny karty

## A rule and what belongs to it

# For screen readers; the places with something to see follow.
rulesweb-diagram = Herní plán k pravidlu { $number }:
rulesweb-explains = Vysvětluje
rulesweb-explained = Výklady a příklady k pravidlu
rulesweb-cards-about = Karty, kterých se týká
rulesweb-previous = Předchozí: { $number }
rulesweb-next = Další: { $number }

## The statistics of the cards

numbers-title = Statistiky
numbers-bots = { $bot } proti sobě
numbers-tables-all = Stoly tohoto serveru
numbers-tables-people = Lidé u stolů tohoto serveru
numbers-tables-bot = { $bot } u stolů tohoto serveru
numbers-games = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}
numbers-taken = Vzata
numbers-pick = Výběr
numbers-played = Zahrána
numbers-wins-taken = Výhry, je-li vzata
numbers-wins-played = Výhry, je-li zahrána
numbers-of = z { $sample }
numbers-small-mark = malý vzorek
numbers-note = Vzata: podíl vzatých mezi kopiemi, které se v draftu objevily. Výběr: průměrné pořadí v draftu. Zahrána: podíl případů v ruce, kdy byla zahrána. Výhry: podíl vítězů mezi klany, které ji vzaly nebo zahrály; zlatý pruh je 95% interval, svislá čárka podíl při rovnosti klanů. Vítězové mohou mít kartu i z jiných důvodů než pro její sílu.
numbers-small = * Méně než { $sample } případů: příliš málo na srovnání, proto bez pořadí.
numbers-counting = Hry dohrané u stolů tohoto serveru se ještě počítají. Zkus to později.
numbers-no-tables = U stolů tohoto serveru se zatím žádná hra nedohrála.
numbers-failed = Statistiky se nepodařilo načíst. Zkus to později.
numbers-loading = Statistiky se načítají…
numbers-whose = Statistiky
