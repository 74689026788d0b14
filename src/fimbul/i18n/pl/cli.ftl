### What the commands `fimbul cards` and `fimbul rules` say around the texts of cards and rules.

cli-error = fimbul: { $message }
cli-did-you-mean = Czy chodziło o: { $suggestions }?
cli-unknown-language = Nie ma języka „{ $language }”. Języki: { $known }.

## fimbul cards

cards-column-card = karta
cards-column-age = epoka
cards-column-kind = rodzaj
cards-column-value = wartość
cards-column-copies = kopie
cards-column-god = bóg
cards-age = epoka { $age }
cards-copies = kopie: { $badges }
cards-legend = Kopie: jeden znak na każdą; kopii używa się przy co najmniej tylu graczach (K2). Wartość: premia karty bitwy, chwała za wyprawę, siła rozwinięcia.
cards-count = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}, łącznie { $copies ->
    [one] { $copies } kopia
    [few] { $copies } kopie
   *[many] { $copies } kopii
}
cards-see = Zasady i rozstrzygnięcia, które jej dotyczą
cards-unknown-name = Nie ma karty „{ $name }”.
cards-unknown-kind = Nie ma rodzaju „{ $kind }”. Rodzaje: { $known }.
cards-none-left = „{ $name }” to nie karta tej epoki i tego rodzaju.

# What the value of a card means, by its kind. $value is a number, or X where it varies.
cards-value-battle = premia +{ $value }
cards-value-quest = { $value } pkt chwały
cards-value-warrior = siła { $value }
cards-value-leader = siła { $value }
cards-value-ship = siła { $value }
cards-value-monster = siła { $value }
cards-value-clan = koszt: { $value } pkt szału

## fimbul rules

rules-contents = Spis treści
rules-unknown-number = Nie ma zasady „{ $number }”.
rules-generated = Utworzone poleceniem `fimbul rules --markdown`. Nie edytować: teksty są w { $file }.
