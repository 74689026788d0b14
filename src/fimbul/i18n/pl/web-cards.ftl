### Cards, the hand and the panels of the clans in the browser.

## The face of a card

cardface-bonus = premia +{ $value }
cardface-bonus-varies = premia według tekstu
cardface-glory = { $value } pkt chwały
cardface-strength = siła i koszt { $value }
cardface-cost = koszt { $value }
cardface-age = epoka { $age }
cardface-white-disc = biały dysk
cardface-free = za darmo
cardface-fallen = w Walhalli: { $count }
cardface-costs-now = teraz kosztuje { $rage } pkt szału
cardface-back = zakryta karta epoki { $age }

## My cards

cardface-hand = Twoja ręka
cardface-hand-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
cardface-hand-kept = Zachowane do tej pory
cardface-hand-empty = Brak kart na ręce
cardface-quests = Twoje wyprawy
cardface-quests-hidden = Zakryte dla innych

## The panels of the clans

panel-you = ty
panel-bot-random = Błazen (bot)
panel-bot-thrall = Sługa (bot)
panel-bot-karl = Karl (bot)
panel-bot-jarl = Jarl (bot)
panel-bot-norn = Norna (bot)
panel-bot-skald = Skald (bot)
panel-own-bot = { $name } (bot)
panel-glory = { $count } pkt chwały
panel-rage = Szał: zostało { $count }, statystyka { $stat }
panel-axes = Topory: { $count } pkt chwały za wygraną bitwę
panel-horns = Rogi: figurki na planszy { $count } z { $most }
panel-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
panel-quests = { $count ->
    [one] { $count } podjęta wyprawa
    [few] { $count } podjęte wyprawy
   *[many] { $count } podjętych wypraw
}
panel-decides = Decyduje
panel-turn = Tura
panel-passed = Pas
panel-sealed = Wybrano
panel-first = Pierwszy gracz
panel-away = Gra zastępca
panel-open = Plansza klanu { FORM($clan, "genitive") }

## The sheet of a clan

sheet-title = { $clan }: { $player }
sheet-stats = Statystyki
sheet-upgrades = Rozwinięcia
sheet-empty = puste
sheet-nobody = nikogo
sheet-known = Karty, które na pewno są na tej ręce
sheet-maybe = Wyprawy na tej ręce albo podjęte i zakryte
sheet-picked = Karty, które na pewno wzięto w drafcie
sheet-step = Poziom { $step } z 6
sheet-legendary = { $glory } pkt chwały na koniec gry
