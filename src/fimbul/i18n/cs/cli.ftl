### What the commands `fimbul cards` and `fimbul rules` say around the texts of cards and rules.

cli-error = fimbul: { $message }
cli-did-you-mean = Možná myslíš: { $suggestions }?
cli-unknown-language = Jazyk „{ $language }“ neexistuje. Jazyky jsou: { $known }.

## fimbul cards

cards-column-card = karta
cards-column-age = věk
cards-column-kind = druh
cards-column-value = hodnota
cards-column-copies = kopie
cards-column-god = bůh
cards-age = { $age }. věk
cards-copies = kopie: { $badges }
cards-legend = Kopie: za každou jedna značka; používá se při tomto nebo vyšším počtu hráčů (K2). Hodnota: bonus bitevní karty, sláva za úkol, síla vylepšení.
cards-count = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}, celkem { $copies ->
    [one] { $copies } kopie
    [few] { $copies } kopie
   *[other] { $copies } kopií
}
cards-see = Pravidla a výklady, které se jí týkají
cards-unknown-name = Karta „{ $name }“ neexistuje.
cards-unknown-kind = Druh „{ $kind }“ neexistuje. Druhy jsou: { $known }.
cards-none-left = „{ $name }“ není karta tohoto věku a druhu.

# What the value of a card means, by its kind. $value is a number, or X where it varies.
cards-value-battle = bonus +{ $value }
cards-value-quest = { $value } slávy
cards-value-warrior = síla { $value }
cards-value-leader = síla { $value }
cards-value-ship = síla { $value }
cards-value-monster = síla { $value }
cards-value-clan = cena: { $value } zuřivosti

## fimbul rules

rules-contents = Obsah
rules-unknown-number = Pravidlo „{ $number }“ neexistuje.
rules-generated = Vytvořeno příkazem `fimbul rules --markdown`. Neupravovat: texty jsou v souboru { $file }.
