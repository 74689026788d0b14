### Cards, the hand and the panels of the clans in the browser.

## The face of a card

cardface-bonus = bonus +{ $value }
cardface-bonus-varies = bonus podle textu
cardface-glory = { $value } slávy
cardface-strength = síla a cena { $value }
cardface-cost = cena { $value }
cardface-age = { $age }. věk
cardface-white-disc = bílý kruh
cardface-free = zdarma
cardface-fallen = ve Valhalle: { $count }
cardface-costs-now = teď stojí { $rage } zuřivosti
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

## The panels of the clans

panel-you = ty
panel-bot-random = Blázen (bot)
panel-bot-thrall = Nevolník (bot)
panel-bot-karl = Karl (bot)
panel-bot-jarl = Jarl (bot)
panel-bot-norn = Norna (bot)
panel-bot-skald = Skald (bot)
panel-own-bot = { $name } (bot)
panel-glory = { $count } slávy
panel-rage = Zuřivost: zbývá { $count }, vlastnost { $stat }
panel-axes = Sekery: { $count } slávy za vyhranou bitvu
panel-horns = Rohy: figurky na herním plánu { $count }/{ $most }
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
panel-open = Klanová deska { FORM($clan, "genitive") }

## The sheet of a clan

sheet-title = { $clan }: { $player }
sheet-stats = Vlastnosti
sheet-upgrades = Vylepšení
sheet-empty = prázdná
sheet-nobody = nikdo
sheet-known = Karty, které má určitě v ruce
sheet-maybe = Úkoly, které má v ruce nebo přijaté lícem dolů
sheet-picked = Karty, které si určitě vzal v draftu
sheet-step = Stupeň { $step } ze 6
sheet-legendary = { $glory } slávy na konci hry
