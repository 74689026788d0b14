### The head of the table, the strip that says what is wrong, the saga, the room and the end.
### $clan, $clans   names of clans; $clans is a list such as "Wolf and Raven"
### $age            the number of an age as a Roman numeral: I, II or III

## The head of the table

header-front = Към началната страница
header-age = Епоха { $age } · { $phase }
header-over = Играта свърши
header-dooms = Рагнарок
# Follows the name of one of the three provinces that Ragnarök takes. $state is now, later or past.
header-doom = { $state ->
    [past] унищожена в епоха { $age }
    [now] Рагнарок я поглъща в края на тази епоха
   *[later] Рагнарок я поглъща в края на епоха { $age }
}
header-mine = Ти решаваш
header-waits = Чакаме: { $who }
header-watching = Гледаш играта
header-live = Има връзка
header-connecting = Свързване
header-lost = Няма връзка
header-saga = Сагата
header-rules = Правилата
header-settings = Настройки
header-room = Покажи на голям екран
header-fullscreen = Цял екран
header-fullscreen-end = Изход от цял екран

## The strip over the board

banner-connecting = Свързване…
banner-lost = Връзката прекъсна. Свързваме се отново… Ходовете ти са запазени.
banner-restarting = Сървърът се рестартира. След миг играта продължава, откъдето спря.
banner-away = Заместник играе за { FORM($clan, "object") } клан.
banner-return = Поеми играта
banner-resting = Играта е на пауза: на масата няма никого. Продължава, щом някой се върне.
banner-thrown-out = Мястото ти вече е само на друго устройство. Гледаш играта.
banner-watching = Гледаш играта. Картите на играчите остават скрити за теб.
banner-twice = Тази маса е отворена и в друг раздел. И двата показват една и съща игра.
banner-dismiss = Скрий това

## The saga

saga-title = Сагата
saga-filter = Какво да се показва
saga-filter-all = Всичко
saga-filter-battles = Битки
saga-filter-glory = Слава
saga-filter-mine = Моето
saga-filter-chat = Чат
saga-empty-all = Още нищо не се е случило.
saga-empty-battles = Още не е имало битка.
saga-empty-glory = Още никой не е получил слава.
saga-empty-mine = Още няма нищо за твоя клан.
saga-empty-chat = Още никой не е казал нищо.
saga-setup = Преди първата епоха
saga-age = Епоха { $age }
saga-draft = Даровете от боговете
saga-end-of-age = Краят на епохата
saga-turn = Ход на { FORM($clan, "object") } клан
saga-new = { $count ->
    [one] { $count } нов ред
   *[other] { $count } нови реда
}
saga-earlier = Покажи по-ранното
saga-away = Докато те нямаше
saga-away-jump = { $count ->
    [one] { $count } ред, докато те нямаше
   *[other] { $count } реда, докато те нямаше
}
saga-undone = { FORM($clan, "subject") } клан върна ход.
saga-left = { $name } напуска. Нататък играе заместник.
saga-returned = { $name } се върна.
saga-ended = Операторът на този сървър затвори тази маса.
saga-rematched = Масата за реванш е готова.
saga-resumed = { $name } продължава играта оттук.
saga-given-up = { $name } прекратява играта тук.
saga-said = { $name }: { $text }
saga-chat-label = Кажи нещо на всички
saga-chat-send = Изпрати
saga-chat-long = { $count ->
    [one] { $count } знак в повече
   *[other] { $count } знака в повече
}
saga-chat-room = { $count ->
    [one] Остава { $count } знак
   *[other] Остават { $count } знака
}
saga-show-place = Покажи на полето: { $place }

## My turn, told beyond the page

saga-turn-title = ● Твой ред е – Fimbul
saga-turn-notice = Твой ред е
saga-turn-notice-text = Играта чака { FORM($clan, "object") } клан.

## The room: the table on a big screen

room-join = Включи се с телефона си
room-join-text = Сканирай този код и заеми място.
room-follow = Следи на телефона си
room-chairs = { $count ->
    [0] Всички места са заети
    [one] { $count } свободно място
   *[other] { $count } свободни места
}
room-free = свободно
room-bot = играе компютърът
room-ready = в готовност
room-choosing = още избира
room-begins = Играта започва, когато всички са готови.
room-saga = Какво се случи последно
room-doom = Рагнарок ще погълне { $province }

## The end

end-title = Сагата е разказана
end-won = { $count ->
    [one] { FORM($clans, "subject") } клан печели
   *[other] { FORM($clans, "subject") } клан си поделят победата
}
end-places = Класиране
end-place = { $place }.
end-glory = { $glory } слава
end-you = ти
end-chart = Славата през епохите
end-chart-label = По една линия за всеки клан: славата му от първата епоха до края. В таблицата отдолу са същите числа.
end-chart-age = Епоха { $age }
end-sources = Откъде дойде славата
end-table = Като таблица
end-who = Клан
end-sum = Общо
end-after-age = След епоха { $age }
end-rematch = Реванш
end-rematch-go = Към новата маса
end-record-download = Изтегли записа
end-board = Виж полето
end-reopen = Крайният резултат
end-front = Начална страница

## A game that has stopped: a move in its log is not possible any more

stopped-title = Играта спря
stopped-ended-title = Играта беше прекратена
stopped-over-title = Игра по стари правила
stopped-move = По правилата ход { $move } от тази игра не е възможен.
stopped-setup = По правилата тази игра не може да започне с това раздаване.
stopped-choice = Всичко след него е запазено, но не се играе. Всеки играч може да продължи оттук или да прекрати играта; който е пръв, решава за всички.
stopped-watch = Всичко след него е запазено, но не се играе. Сега играчите решават дали играта да продължи.
stopped-resume = Продължи оттук
stopped-end = Прекрати играта
stopped-resume-sure = { $count ->
    [one] Играта продължава оттук. Невъзможният ход се отменя завинаги.
   *[other] Играта продължава оттук. Ходовете от невъзможния нататък ({ $count }) се отменят завинаги.
}
stopped-end-sure = Играта свършва със сегашната слава. Никой не печели.
stopped-ended = Един от играчите прекрати играта тук; никой не спечели.
stopped-over = Полето показва положението преди това. Играта завърши така: { $result }.
stopped-glory = { $clan } { $glory }
