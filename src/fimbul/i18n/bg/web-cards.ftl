### Cards, the hand and the panels of the clans in the browser.

## The face of a card

cardface-bonus = бонус +{ $value }
cardface-bonus-varies = бонус според текста
cardface-glory = { $value } слава
cardface-strength = сила и цена { $value }
cardface-cost = цена { $value }
cardface-age = епоха { $age }
cardface-white-disc = бял фон
cardface-free = безплатно
cardface-fallen = { $count } във Валхала
cardface-costs-now = сега струва { $rage } ярост
cardface-back = карта от епоха { $age }, с лицето надолу

## My cards

cardface-hand = Твоята ръка
cardface-hand-count = { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}
cardface-hand-kept = Задържани дотук
cardface-hand-empty = Нямаш карти в ръката
cardface-quests = Твоите поръчения
cardface-quests-hidden = За другите са с лицето надолу

## The panels of the clans

panel-you = ти
panel-bot-random = Глупак (бот)
panel-bot-thrall = Ратай (бот)
panel-bot-karl = Карл (бот)
panel-bot-jarl = Ярл (бот)
panel-bot-norn = Норна (бот)
panel-bot-skald = Скалд (бот)
panel-own-bot = { $name } (бот)
panel-glory = { $count } слава
panel-rage = Ярост: { $count } в запаса, показателят е { $stat }
panel-axes = Брадви: { $count } слава за спечелена битка
panel-horns = Рогове: { $count } от { $most } фигури на полето
panel-hand = { $count ->
    [one] { $count } карта в ръката
   *[other] { $count } карти в ръката
}
panel-quests = { $count ->
    [one] { $count } прието поръчение
   *[other] { $count } приети поръчения
}
panel-decides = Решава
panel-turn = На ход
panel-passed = Пас
panel-sealed = Избра
panel-first = Стартов играч
panel-away = Отсъства: играе заместник
panel-open = Табло на { FORM($clan, "object") } клан

## The sheet of a clan

sheet-title = { $clan } клан: { $player }
sheet-stats = Показатели
sheet-upgrades = Подобрения
sheet-empty = празно
sheet-nobody = никой
sheet-known = Карти, които със сигурност са в тази ръка
sheet-maybe = Поръчения, които са в тази ръка или са приети тайно
sheet-picked = Карти, които със сигурност са взети в драфта
sheet-step = Ниво { $step } от 6
sheet-legendary = { $glory } слава в края на играта
