### The rules and the cards as pages: the gallery, the page of a card, what belongs to a rule.

front-cards = Карты
front-cards-hint = Все, с разъяснениями

## The gallery

cardsweb-title = Карты
cardsweb-lead = Все 78 разных карт игры: их тексты, решения о них и то, как часто боты и игроки берут эти карты, играют ими и с ними побеждают.
cardsweb-search-hint = Часть названия или текста
cardsweb-god = Бог
cardsweb-god-any = Все
cardsweb-god-none = Без бога
cardsweb-value = Сила, бонус или слава
cardsweb-value-any = Неважно
cardsweb-value-varies = По тексту
cardsweb-players = Игроки
cardsweb-players-any = Неважно
cardsweb-order = Порядок
cardsweb-order-deck = По колодам
cardsweb-order-name = По названию
cardsweb-order-value = По значению
cardsweb-clear = Сбросить фильтры
cardsweb-more = Ещё фильтры

## The page of a card

cardsweb-copies = Копий в колоде
cardsweb-with = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}
cardsweb-later = Нет в первом тираже
cardsweb-ages = Та же карта в другой эпохе:
cardsweb-rulings = Решения об этой карте
cardsweb-rules = Правила об этой карте
cardsweb-browse = Другие карты
cardsweb-about = Всё об этой карте
cardsweb-all = Все карты

## A rule and what belongs to it

# For screen readers; the places with something to see follow.
rulesweb-diagram = Поле для правила { $number }:
rulesweb-explains = Поясняет
rulesweb-explained = Решения и примеры к правилу
rulesweb-cards-about = Карты по этой теме
rulesweb-previous = Предыдущее: { $number }
rulesweb-next = Следующее: { $number }

## The statistics of the cards

numbers-title = Статистика
numbers-bots = { $bot } против себя
numbers-tables-all = Столы этого сервера
numbers-tables-people = Люди за столами этого сервера
numbers-tables-bot = { $bot } за столами этого сервера
numbers-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
numbers-taken = Взята
numbers-pick = Выбор
numbers-played = Сыграна
numbers-wins-taken = Победы, если взята
numbers-wins-played = Победы, если сыграна
numbers-of = из { $sample }
numbers-small-mark = малая выборка
numbers-note = Взята: доля взятых среди копий, увиденных в драфте. Выбор: среднее место в драфте. Сыграна: доля случаев на руке, когда её сыграли. Победы: доля победивших среди кланов, которые взяли или сыграли её; золотая полоса — интервал 95 %, вертикальная черта — доля при равных кланах. У победителей карта может быть и по другим причинам, не только из-за её силы.
numbers-small = * Меньше { $sample } случаев: слишком мало для сравнения, поэтому без места.
numbers-counting = Партии, доигранные за столами этого сервера, ещё подсчитываются. Загляни позже.
numbers-no-tables = За столами этого сервера ещё не доиграно ни одной партии.
numbers-failed = Статистику не удалось загрузить. Попробуй позже.
numbers-loading = Статистика загружается…
numbers-whose = Чья статистика
