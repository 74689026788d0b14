### The rules and the cards as pages: the gallery, the page of a card, what belongs to a rule.

front-cards = Картите
front-cards-hint = Всички, с тълкувания

## The gallery

cardsweb-title = Картите
cardsweb-lead = Всичките 78 различни карти на играта: текстовете им, тълкуванията за тях и колко често ботове и играчи ги взимат, играят ги и печелят с тях.
cardsweb-search-hint = Част от името или текста
cardsweb-god = Бог
cardsweb-god-any = Всички
cardsweb-god-none = Без бог
cardsweb-value = Сила, бонус или слава
cardsweb-value-any = Без значение
cardsweb-value-varies = Според текста
cardsweb-players = Играчи
cardsweb-players-any = Без значение
cardsweb-order = Подредба
cardsweb-order-deck = По колода
cardsweb-order-name = По име
cardsweb-order-value = По стойност
cardsweb-clear = Изчисти филтрите
cardsweb-more = Още филтри

## The page of a card

cardsweb-copies = Копия в колодата
cardsweb-with = { $players } играчи
cardsweb-later = Няма я в първия тираж
cardsweb-ages = Същата карта в друга епоха:
cardsweb-rulings = Тълкувания за тази карта
cardsweb-rules = Правила за тази карта
cardsweb-browse = Други карти
cardsweb-about = Всичко за тази карта
cardsweb-all = Всички карти

## A rule and what belongs to it

# For screen readers; the places with something to see follow.
rulesweb-diagram = Полето за правило { $number }:
rulesweb-explains = Пояснява
rulesweb-explained = Тълкувания и примери към правилото
rulesweb-cards-about = Карти, за които се отнася
rulesweb-previous = Предишно: { $number }
rulesweb-next = Следващо: { $number }

## The statistics of the cards

numbers-title = Статистика
numbers-bots = { $bot } срещу себе си
numbers-tables-all = Масите на този сървър
numbers-tables-people = Хората на масите на този сървър
numbers-tables-bot = { $bot } на масите на този сървър
numbers-games = { $games ->
    [one] { $games } игра
   *[other] { $games } игри
}
numbers-taken = Взета
numbers-pick = Избор
numbers-played = Играна
numbers-wins-taken = Победи, ако е взета
numbers-wins-played = Победи, ако е играна
numbers-of = от { $sample }
numbers-small-mark = малка извадка
numbers-note = Взета: дял на взетите сред копията, видени в драфта. Избор: средното място в драфта. Играна: дял на случаите в ръка, когато е изиграна. Победи: дял на победилите сред клановете, които са я взели или играли; златната ивица е 95% интервал, отвесната черта е делът при равни кланове. Победителите може да държат карта и по други причини, не само заради силата ѝ.
numbers-small = * По-малко от { $sample } случая: твърде малко за сравнение, затова без класиране.
numbers-counting = Игрите, завършили на масите на този сървър, още се броят. Опитай пак по-късно.
numbers-no-tables = На масите на този сървър още няма завършила игра.
numbers-failed = Статистиката не можа да се зареди. Опитай пак по-късно.
numbers-loading = Статистиката се зарежда…
numbers-whose = Статистика на
