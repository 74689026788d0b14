### The head of the table, the strip that says what is wrong, the saga, the room and the end.
### $clan, $clans   names of clans; $clans is a list such as "Wolf and Raven"
### $age            the number of an age as a Roman numeral: I, II or III

## The head of the table

header-front = На главную
header-age = Эпоха { $age } · { $phase }
header-over = Игра окончена
header-dooms = Рагнарёк
# Follows the name of one of the three provinces that Ragnarök takes. $state is now, later or past.
header-doom = { $state ->
    [past] уничтожена в эпоху { $age }
    [now] Рагнарёк поглотит её в конце этой эпохи
   *[later] Рагнарёк поглотит её в конце эпохи { $age }
}
header-mine = Решать тебе
header-waits = Ждём: { $who }
header-watching = Ты — зритель
header-live = На связи
header-connecting = Соединяемся
header-lost = Связь потеряна
header-saga = Сага
header-rules = Правила
header-settings = Настройки
header-room = Показать на большом экране
header-fullscreen = Во весь экран
header-fullscreen-end = Выйти из полного экрана

## The strip over the board

banner-connecting = Соединяемся…
banner-lost = Связь потеряна. Восстанавливаем… Твои ходы сохранены.
banner-restarting = Сервер перезапускается. Сейчас игра продолжится с того же места.
banner-away = За клан { FORM($clan, "genitive") } пока играет бот.
banner-return = Вернуться
banner-resting = Игра на паузе: за столом никого нет. Она продолжится, когда кто-нибудь вернётся.
banner-thrown-out = Теперь твоё место только на другом устройстве. Ты — зритель.
banner-watching = Ты — зритель. Карты игроков от тебя скрыты.
banner-twice = Этот стол открыт и в другой вкладке. В обеих идёт одна и та же игра.
banner-dismiss = Скрыть

## The saga

saga-title = Сага
saga-filter = Что показать
saga-filter-all = Всё
saga-filter-battles = Битвы
saga-filter-glory = Слава
saga-filter-mine = Моё
saga-filter-chat = Чат
saga-empty-all = Ещё ничего не произошло.
saga-empty-battles = Битв ещё не было.
saga-empty-glory = Славы ещё никто не добыл.
saga-empty-mine = О твоём клане пока ни строки.
saga-empty-chat = Пока все молчат.
saga-setup = До первой эпохи
saga-age = Эпоха { $age }
saga-draft = Дары богов
saga-end-of-age = Конец эпохи
saga-turn = Ход { FORM($clan, "genitive") }
saga-new = { $count ->
    [one] { $count } новая строка
    [few] { $count } новые строки
   *[many] { $count } новых строк
}
saga-earlier = Ещё раньше
saga-away = Пока тебя не было
saga-away-jump = Пока тебя не было: { $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[many] { $count } строк
}
saga-undone = { $clan } отменяет ход.
saga-left = { $name } уходит. Дальше играет бот.
saga-returned = { $name } снова в игре.
saga-ended = Администратор этого сервера закрыл этот стол.
saga-rematched = Стол для новой игры готов.
saga-resumed = { $name } продолжает игру отсюда.
saga-given-up = { $name } прекращает игру здесь.
saga-said = { $name }: { $text }
saga-chat-label = Сказать всем
saga-chat-send = Отправить
saga-chat-long = { $count ->
    [one] { $count } лишний знак
    [few] { $count } лишних знака
   *[many] { $count } лишних знаков
}
saga-chat-room = { $count ->
    [one] остался { $count } знак
    [few] осталось { $count } знака
   *[many] осталось { $count } знаков
}
saga-show-place = Показать на поле: { $place }

## My turn, told beyond the page

saga-turn-title = ● Твой ход — Fimbul
saga-turn-notice = Твой ход
saga-turn-notice-text = Игра ждёт тебя, { $clan }.

## The room: the table on a big screen

room-join = Играй с телефона
room-join-text = Отсканируй код и займи место.
room-follow = Следи с телефона
room-chairs = { $count ->
    [0] Все места заняты
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
room-free = свободно
room-bot = играет компьютер
room-ready = ждёт начала
room-choosing = ещё выбирает
room-begins = Игра начнётся, когда все будут готовы.
room-saga = Последние события
room-doom = Рагнарёк поглотит { FORM($province, "accusative") }

## The end

end-title = Сага рассказана
end-won = { $count ->
    [one] Побеждает { $clans }
   *[other] Победу делят { $clans }
}
end-places = Места
end-place = { $place }.
end-glory = { $glory ->
    [one] { $glory } слава
   *[other] { $glory } славы
}
end-you = ты
end-chart = Слава по ходу игры
end-chart-label = Линия для каждого клана: его слава с первой эпохи до конца. В таблице ниже те же числа.
end-chart-age = Эпоха { $age }
end-sources = Слава по источникам
end-table = Таблицей
end-who = Клан
end-sum = Итого
end-after-age = После эпохи { $age }
end-rematch = Сыграть ещё
end-rematch-go = К новому столу
end-record-download = Скачать запись
end-board = Взглянуть на поле
end-reopen = Итоги
end-front = На главную

## A game that has stopped: a move in its log is not possible any more

stopped-title = Игра остановилась
stopped-ended-title = Игру прекратили
stopped-over-title = Игра по прежним правилам
stopped-move = По правилам ход { $move } этой игры невозможен.
stopped-setup = По правилам эта игра не может начаться с такой раздачей.
stopped-choice = Всё, что было дальше, сохранено, но не разыгрывается. Любой игрок может продолжить отсюда или прекратить игру; кто первый, тот решает за всех.
stopped-watch = Всё, что было дальше, сохранено, но не разыгрывается. Теперь игроки решат, продолжать ли игру.
stopped-resume = Продолжить отсюда
stopped-end = Прекратить игру
stopped-resume-sure = { $count ->
    [1] Игра продолжится отсюда. Невозможный ход отменится навсегда.
    [one] Игра продолжится отсюда. { $count } ход, начиная с невозможного, отменится навсегда.
    [few] Игра продолжится отсюда. { $count } хода, начиная с невозможного, отменятся навсегда.
   *[many] Игра продолжится отсюда. { $count } ходов, начиная с невозможного, отменятся навсегда.
}
stopped-end-sure = Игра закончится с той славой, что есть сейчас. Никто не победит.
stopped-ended = Кто-то из игроков прекратил игру здесь; никто не победил.
stopped-over = На поле — положение перед этим ходом. Игра закончилась так: { $result }.
stopped-glory = { $clan } { $glory }
