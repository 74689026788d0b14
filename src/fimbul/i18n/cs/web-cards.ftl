### Cards, the hand and the panels of the clans in the browser.

## The face of a card

cardface-bonus = bonus +{ $value }
cardface-bonus-varies = bonus podle textu
cardface-glory = sláva { $value }
cardface-strength = síla a cena { $value }
cardface-cost = cena { $value }
cardface-age = { $age }. věk
cardface-white-disc = bílý kruh
cardface-free = zdarma
cardface-fallen = ve Valhalle: { $count }
cardface-costs-now = { $rage ->
    [0] teď zdarma
    [one] teď stojí { $rage } bod zuřivosti
    [few] teď stojí { $rage } body zuřivosti
   *[other] teď stojí { $rage } bodů zuřivosti
}
cardface-back = karta { $age }. věku lícem dolů

## My cards

cardface-hand = Tvá ruka
cardface-hand-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
cardface-hand-kept = Zatím vybráno
cardface-hand-empty = V ruce nemáš žádné karty
cardface-quests = Tvé úkoly
cardface-quests-hidden = Pro ostatní lícem dolů
cardface-rulings = Co o ní říkají pravidla

## The panels of the clans

panel-you = ty
panel-bot-random = Blázen (bot)
panel-bot-thrall = Nevolník (bot)
panel-bot-karl = Karl (bot)
panel-bot-jarl = Jarl (bot)
panel-bot-norn = Norna (bot)
panel-own-bot = { $name } (bot)
panel-glory = sláva { $count }
panel-rage = Zuřivost: zbývá { $count }, vlastnost má hodnotu { $stat }
panel-axes = Sekery: { $count } { $count ->
    [one] bod
    [few] body
   *[other] bodů
} slávy za vyhranou bitvu
panel-horns = Rohy: figurek na herním plánu { $count }, nejvýš { $most }
panel-hand = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
panel-quests = { $count ->
    [one] { $count } přijatý úkol
    [few] { $count } přijaté úkoly
   *[other] { $count } přijatých úkolů
}
panel-decides = Na řadě
panel-turn = Na tahu
panel-passed = Pas
panel-sealed = Zvoleno
panel-first = První hráč
panel-away = Hraje náhradník
panel-open = Klanová deska: { $clan }

## The sheet of a clan

sheet-title = { $clan }: { $player }
sheet-stats = Vlastnosti
sheet-upgrades = Vylepšení
sheet-empty = prázdné
sheet-nobody = nikdo
sheet-known = Veřejně známé karty v ruce
sheet-maybe = Veřejně známé úkoly, v ruce nebo přijaté lícem dolů
sheet-picked = Veřejně známé karty vybrané v draftu
sheet-step = Stupeň { $step } ze 6
sheet-legendary = { $glory } bodů slávy na konci hry
