# Games of bots alone, to watch.

front-show = Посмотреть игру ботов
front-show-hint = Боты играют сами, а ты смотришь
show-lead = Боты играют между собой, пока кто-нибудь смотрит; иначе игра стоит на паузе. Смотреть может любой, у кого есть ссылка.
show-player = Игрок { $number }
show-speed = Ход длится
show-speed-slow = Три секунды
show-speed-steady = Полторы секунды
show-speed-fast = Полсекунды
show-begin = Смотреть
