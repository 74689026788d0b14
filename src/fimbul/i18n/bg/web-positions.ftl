### Positions on the page: the editor.

positions-title = Позиция
positions-lead = Подреди своя позиция, попитай силен бот за нея или играй оттам.
front-position = Позиции
front-position-hint = Подреди полето и попитай бот
positions-part-board = Поле
positions-part-game = Игра
positions-part-code = Код

positions-clans = Кланове
positions-age-label = Епоха
positions-age = Епоха { $age }
positions-turn = На ход
positions-turn-draft = Драфт
positions-first = Стартов играч
positions-draft = Драфт в първата епоха
positions-deal = Раздай карти
positions-deal-hint = Всеки клан получава случайни карти от тази епоха.
positions-open = Изчистените карти и пакетите се теглят на случаен принцип.
positions-discard = Изчистени карти: { $count }

positions-place = Място
positions-token = Чип с плячка
positions-doom = Рагнарок
positions-doom-none = не я засяга
positions-destroyed = Унищожена преди играта
positions-pillaged = Плячкосана в тази епоха
positions-warriors = воини
positions-less = По-малко: { $what }
positions-more = Повече: { $what }

positions-glory = Слава
positions-rage = Останала ярост
positions-step = Ниво { $step }: { $value }
positions-passed = Пасувал
positions-hand = Ръка
positions-quests = Поръчения
positions-sheet = Табло на клана
positions-add = Добави карта
positions-remove = Премахни: { $card }

positions-code-label = Тази позиция като текст
positions-set-up = Подреди по текста
positions-copy = Копирай текста
positions-link = Линк към тази позиция
positions-code-hint = Промени текста или постави друг. Редовете за пакетите и изчистените карти може да липсват.
positions-undo = Отмени
positions-ask = Най-добри ходове
positions-advice = Най-добри ходове на { FORM($clan, "object") } клан
positions-sound = Всичко е наред
positions-problems =
    { $count ->
        [one] { $count } грешка
       *[other] { $count } грешки
    }
positions-open-as = Отвори като позиция
positions-play = Играй оттук
positions-play-lead = Нова маса започва с тази позиция. Който я знае, знае и картите.
