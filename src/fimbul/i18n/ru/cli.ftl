### What the commands `fimbul cards` and `fimbul rules` say around the texts of cards and rules.

cli-error = fimbul: { $message }
cli-did-you-mean = Может быть, { $suggestions }?
cli-unknown-language = Языка «{ $language }» нет. Есть языки: { $known }.

## fimbul cards

cards-column-card = карта
cards-column-age = эпоха
cards-column-kind = вид
cards-column-value = значение
cards-column-copies = экземпляры
cards-column-god = бог
cards-age = эпоха { $age }
cards-copies = экземпляры: { $badges }
cards-legend = Экземпляры: по пометке на каждый; он в игре, если игроков столько или больше (K2). Значение: бонус карты битвы, слава за волю богов, сила улучшения.
cards-count = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}, всего { $copies ->
    [one] { $copies } экземпляр
    [few] { $copies } экземпляра
   *[many] { $copies } экземпляров
}
cards-see = Правила и решения об этой карте
cards-unknown-name = Карты «{ $name }» нет.
cards-unknown-kind = Вида «{ $kind }» нет. Есть виды: { $known }.
cards-none-left = Карты «{ $name }» такого вида в этой эпохе нет.

# What the value of a card means, by its kind. $value is a number, or X where it varies.
cards-value-battle = бонус +{ $value }
cards-value-quest = { $value } славы
cards-value-warrior = сила { $value }
cards-value-leader = сила { $value }
cards-value-ship = сила { $value }
cards-value-monster = сила { $value }
cards-value-clan = цена в ярости: { $value }

## fimbul rules

rules-contents = Содержание
rules-unknown-number = Правила «{ $number }» нет.
rules-generated = Создано командой `fimbul rules --markdown`. Не править: тексты лежат в { $file }.
