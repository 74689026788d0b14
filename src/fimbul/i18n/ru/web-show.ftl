# Games of bots alone, to watch.

front-show = Смотреть на ботов
front-show-hint = Игра одних ботов
show-lead = Боты играют между собой, пока кто-нибудь смотрит; иначе игра ждёт. Смотреть может любой, у кого есть ссылка.
show-player = Игрок { $number }
show-speed = Ход длится
show-speed-slow = Три секунды
show-speed-steady = Полторы секунды
show-speed-fast = Полсекунды
show-begin = Смотреть
