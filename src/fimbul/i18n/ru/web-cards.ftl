### Cards, the hand and the panels of the clans in the browser.

## The face of a card

cardface-bonus = бонус +{ $value }
cardface-bonus-varies = бонус по тексту карты
cardface-glory = { $value } славы
cardface-strength = сила и цена { $value }
cardface-cost = цена { $value }
cardface-age = эпоха { $age }
cardface-white-disc = белый круг
cardface-free = бесплатно
cardface-fallen = в Вальхалле: { $count }
cardface-costs-now = сейчас стоит { $rage ->
    [one] { $rage } ярость
   *[other] { $rage } ярости
}
cardface-back = карта эпохи { $age } лицом вниз

## My cards

cardface-hand = Твоя рука
cardface-hand-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
cardface-hand-kept = Уже выбрано
cardface-hand-empty = Рука пуста
cardface-quests = Твои карты воли богов
cardface-quests-hidden = Другим не видно

## The panels of the clans

panel-you = ты
panel-bot-random = Простак (бот)
panel-bot-thrall = Трэлль (бот)
panel-bot-karl = Карл (бот)
panel-bot-jarl = Ярл (бот)
panel-bot-norn = Норна (бот)
panel-bot-skald = Скальд (бот)
panel-own-bot = { $name } (бот)
panel-glory = { $count ->
    [one] { $count } слава
   *[other] { $count } славы
}
panel-rage = Ярость: осталось { $count }, характеристика { $stat }
panel-axes = Топоры: { $count } славы за победу в битве
panel-horns = Шлемы: на поле { $count } из { $most } фигурок
panel-hand = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[many] { $count } карт на руке
}
panel-quests = { $count ->
    [one] { $count } карта воли богов на планшете
    [few] { $count } карты воли богов на планшете
   *[many] { $count } карт воли богов на планшете
}
panel-decides = Решает
panel-turn = Ходит
panel-passed = Пас
panel-sealed = Выбор сделан
panel-first = Первый игрок
panel-away = Пока играет бот
panel-open = Планшет клана { FORM($clan, "genitive") }

## The sheet of a clan

sheet-title = { $clan }: { $player }
sheet-stats = Характеристики
sheet-upgrades = Улучшения
sheet-empty = пусто
sheet-nobody = никого
sheet-known = Известные карты на руке
sheet-maybe = Карты воли богов: на руке или лицом вниз на планшете
sheet-picked = Известные карты из драфта
sheet-step = Ступень { $step } из 6
sheet-legendary = { $glory } славы в конце игры
