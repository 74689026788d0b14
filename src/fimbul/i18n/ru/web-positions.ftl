### Positions on the page: the editor.

positions-title = Позиция
positions-lead = Расставь фигурки по-своему, спроси сильного бота или играй отсюда.
front-position = Позиции
front-position-hint = Расставить поле и спросить бота
positions-part-board = Поле
positions-part-game = Игра
positions-part-code = Код

positions-clans = Кланы
positions-age-label = Эпоха
positions-age = Эпоха { $age }
positions-turn = Ход
positions-turn-draft = Драфт
positions-first = Первый игрок
positions-draft = Драфт в первую эпоху
positions-deal = Раздать карты
positions-deal-hint = Каждый клан получит случайные карты этой эпохи.
positions-open = Сброс и наборы карт определит случай.
positions-discard = Карт в сбросе: { $count }

positions-place = Место
positions-token = Жетон разграбления
positions-doom = Рагнарёк
positions-doom-none = не затронет
positions-destroyed = Уничтожена до игры
positions-pillaged = Разграблена в эту эпоху
positions-warriors = воины
positions-less = Меньше: { $what }
positions-more = Больше: { $what }

positions-glory = Слава
positions-rage = Осталось ярости
positions-step = Ступень { $step }: { $value }
positions-passed = Спасовал
positions-hand = Рука
positions-quests = Воля богов
positions-sheet = Планшет клана
positions-add = Добавить карту
positions-remove = Убрать: { $card }

positions-code-label = Эта позиция текстом
positions-set-up = Расставить по тексту
positions-copy = Скопировать текст
positions-link = Ссылка на эту позицию
positions-code-hint = Измени текст или вставь другой. Строки с наборами карт и сбросом можно опустить.
positions-undo = Отменить
positions-ask = Лучшие ходы
positions-advice = Лучшие ходы { FORM($clan, "genitive") }
positions-sound = Всё в порядке
positions-problems =
    { $count ->
        [one] { $count } ошибка
        [few] { $count } ошибки
       *[other] { $count } ошибок
    }
positions-open-as = Открыть как позицию
positions-play = Играть отсюда
positions-play-lead = Новый стол начнётся с этой позиции. Кто её знает, знает и карты.
