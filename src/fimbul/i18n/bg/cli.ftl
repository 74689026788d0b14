### What the commands `fimbul cards` and `fimbul rules` say around the texts of cards and rules.

cli-error = fimbul: { $message }
cli-did-you-mean = Може би: { $suggestions }?
cli-unknown-language = Няма език „{ $language }“. Езиците са: { $known }.

## fimbul cards

cards-column-card = карта
cards-column-age = епоха
cards-column-kind = вид
cards-column-value = стойност
cards-column-copies = копия
cards-column-god = бог
cards-age = епоха { $age }
cards-copies = копия: { $badges }
cards-legend = Копия: по един знак за всяко; използва се при толкова или повече играчи (K2). Стойност: бонусът на карта битка, славата на поръчение, силата на подобрение.
cards-count = Общо { $cards ->
    [one] { $cards } карта
   *[other] { $cards } карти
}, { $copies ->
    [one] { $copies } копие
   *[other] { $copies } копия
}
cards-see = Правила и тълкувания за картата
cards-unknown-name = Няма карта „{ $name }“.
cards-unknown-kind = Няма вид „{ $kind }“. Видовете са: { $known }.
cards-none-left = Няма карта „{ $name }“ от тази епоха и този вид.

# What the value of a card means, by its kind. $value is a number, or X where it varies.
cards-value-battle = бонус +{ $value }
cards-value-quest = { $value } слава
cards-value-warrior = сила { $value }
cards-value-leader = сила { $value }
cards-value-ship = сила { $value }
cards-value-monster = сила { $value }
cards-value-clan = струва { $value } ярост

## fimbul rules

rules-contents = Съдържание
rules-unknown-number = Няма правило „{ $number }“.
rules-generated = Създадено с `fimbul rules --markdown`. Не редактирай: текстовете са в { $file }.
