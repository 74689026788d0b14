### The page a visitor opens, the lobby of a table, the settings and the rules in the browser.

## The front page

front-lead = Викинги, богове и митични създания в свят на прага на гибелта. Избирай даровете на боговете, щурмувай провинциите и загини със слава.
front-fan = Неофициална фенска версия на настолната игра „Кръв и ярост“ (Blood Rage) за 2 до 4 играчи, безплатна и без регистрация.
front-name = Твоето име
front-name-default = Странник
front-play = Играй сега
front-play-hint = Веднага, срещу три бота
front-rivals = Твоите противници
front-new = Нова маса
front-new-hint = За приятели или по твои правила
front-join = Включи се
front-join-hint = С линк или код
front-rules = Правилата
front-rules-hint = За две минути или изцяло
front-study = Учене и справки
front-settings = Настройки
front-bots = За автори на ботове
front-source = Свободен софтуер с лиценз MIT. Не е създаден, нито одобрен от издателя на Blood Rage.
front-art = Световно дърво над тъмно море, зад него – сиянието на горящ свят
front-busy = Създаваме масата…

## Lists of tables

front-tables = Маси
front-mine = Твоите маси
front-mine-empty = Тук ще са масите, на които седнеш.
front-list-open = Отворени
front-list-running = В игра
front-list-finished = Приключили
front-empty-open = В момента никой не чака. Създай маса и другите ще я намерят тук.
front-empty-running = В момента няма публична игра. Твоята може да е първата.
front-empty-finished = Още никоя сага не е разказана докрай.
front-more = Покажи още
front-free = { $count ->
    [0] няма места
    [one] { $count } свободно място
   *[other] { $count } свободни места
}
front-age = Епоха { $age }
front-over = приключила
front-glory = { $name }: { $glory } слава
front-sit = Седни
front-watch = Гледай
front-look = Виж
front-resume = Продължи
front-your-turn = Твой ред е
front-unlisted = Само с линк
front-unnamed = празна маса
front-forget = Махни от списъка
front-days = { $days ->
    [one] { $days } ден за решение
   *[other] { $days } дни за решение
}
front-live = { $minutes } мин + { $seconds } сек

## A new table

front-form-players = Играчи
front-form-edition = Издание
front-form-edition-standard = Стандартно
front-form-edition-standard-hint = Както се печата днес.
front-form-edition-first-print = Първи тираж
front-form-edition-first-print-hint = Без добавените по-късно карти, със старите стойности на брадвите.
front-form-draft = Епоха 1
front-form-draft-yes = Драфт
front-form-draft-yes-hint = Всеки избира карти и подава останалите, както в другите епохи.
front-form-draft-no = Първа игра
front-form-draft-no-hint = Всеки играе с осемте раздадени карти: по-лесно за първа игра.
front-form-seats = Ред на местата
front-form-seats-shuffled = По жребий
front-form-seats-shuffled-hint = Редът на игра се тегли в началото.
front-form-seats-as-seated = Както седите
front-form-seats-as-seated-hint = Играе се по реда на местата.
front-form-clock = Часовник
front-form-clock-none = Без
front-form-clock-none-hint = Без ограничение на времето.
front-form-clock-live = На живо
front-form-clock-live-hint = Всяко решение има свободни секунди; след тях тече твоят запас от минути. Свърши ли запасът, решава заместник.
front-form-clock-days = Дни
front-form-clock-days-hint = Бавна игра: толкова дни за всяко решение.
front-form-bank = Минути в запас
front-form-increment = Свободни секунди за решение
front-form-days = Дни за решение
front-form-range = от { $least } до { $most }
front-form-public = Публична
front-form-public-hint = В списъка с отворени маси; иначе се намира само с линка си.
front-form-spectators = Зрители
front-form-spectators-hint = Други може да гледат; никой не вижда чужди карти.
front-form-create = Създай маса

## Join by link or code

front-join-field = Линк или код
front-join-field-hint = Линк на маса или осемзначният код от другото ти устройство.
front-join-do = Отвори
front-join-unknown = Това не е нито линк на маса, нито код.

## The lobby

lobby-title = Масата е готова
lobby-wait = Чакаме играчи
lobby-chair = Място { $number }
lobby-free = Свободно място
lobby-you = Ти
lobby-yours = На това устройство
lobby-sit = Седни тук
lobby-sit-down = Седни
lobby-join = Седни на тази маса
lobby-join-hint = Заеми място с каквото име искаш. Без регистрация и парола: този браузър пази мястото ти.
lobby-full = Всички места са заети. Когато играта започне, ще можеш да гледаш.
lobby-full-closed = Всички места са заети, а тази маса не допуска зрители.
lobby-add-bot = Добави бот
lobby-add-player = Още един играч тук
lobby-add-player-hint = Споделяте това устройство: подавате си го за всяко решение.
lobby-send-away = Махни
lobby-leave = Стани
lobby-ready = В готовност
lobby-not-ready = Още не
lobby-be-ready = Имам готовност
lobby-clan = Клан
lobby-clan-any = Случаен
lobby-clan-any-hint = По жребий в началото
lobby-clan-taken = { $clan } клан: зает
lobby-first-lot = По жребий
lobby-first-lot-hint = Стартовият играч се тегли в началото.
lobby-bot-random = Глупак
lobby-bot-random-hint = Играе напосоки: добър за първо запознанство.
lobby-bot-thrall = Ратай
lobby-bot-thrall-hint = Играе по прости правила, и то бързо.
lobby-bot-karl = Карл
lobby-bot-karl-hint = Смята, преди да се бие, и има план за картите си.
lobby-bot-jarl = Ярл
lobby-bot-jarl-hint = Гледа напред и претегля каквото вижда.
lobby-bot-norn = Норна
lobby-bot-norn-hint = Преди всеки ход преглежда много възможни развития.
lobby-bot-skald = Скалд
lobby-bot-skald-hint = Научил се е, като е играл сам срещу себе си: най-силният.
lobby-own-bot-hint = Бот, добавен от домакина на този сървър.
lobby-bot-gone-hint = Вече не е на този сървър: вместо него играе заместник.
lobby-start = Започни играта
lobby-start-free = { $count ->
    [one] Едно място е свободно: покани някого или добави бот.
   *[other] { $count } места са свободни: покани някого или добави ботове.
}
lobby-start-not-ready = Чакаме: { $names }
lobby-start-alone = Първо седни; всеки на масата може да започне играта.
lobby-start-now = Всички са тук.
lobby-fill = Допълни с ботове
lobby-invite = Покана
lobby-invite-hint = Прати линка или сканирай кода с телефон.
lobby-link = Линк на тази маса
lobby-options = Как се играе
lobby-option-players = { $count ->
    [one] { $count } играч
   *[other] { $count } играчи
}
lobby-option-standard = Стандартно издание
lobby-option-first-print = Първи тираж
lobby-option-draft = Драфт във всяка епоха
lobby-option-no-draft = Вариант за първа игра: без драфт в епоха 1
lobby-option-shuffled = Редът на игра се тегли в началото
lobby-option-as-seated = Играе се по реда на местата
lobby-option-clock-none = Без часовник
lobby-option-clock-live = Часовник на живо: { $minutes } мин в запас, { $seconds } сек свободни за всяко решение
lobby-option-clock-days = { $days ->
    [one] { $days } ден за всяко решение
   *[other] { $days } дни за всяко решение
}
lobby-option-public = В публичния списък
lobby-option-unlisted = Само с линк
lobby-option-spectators = Зрителите са добре дошли
lobby-option-no-spectators = Без зрители
lobby-back = Към началната страница
lobby-closed = Тази маса е затворена за теб

## Settings

settings-title = Настройки
settings-language = Език
settings-language-bg = Български
settings-language-cs = Čeština
settings-language-en = English
settings-language-pl = Polski
settings-language-ru = Русский
settings-theme = Тема
settings-theme-dark = Тъмна
settings-theme-light = Светла
settings-theme-auto = Системна
settings-speed = Анимации
settings-speed-slow = Бавни
settings-speed-normal = Нормални
settings-speed-fast = Бързи
settings-speed-off = Без
settings-speed-hint = Битките, поръченията и Рагнарок се показват стъпка по стъпка.
settings-speed-still = Системата ти иска по-малко движение: битките, поръченията и Рагнарок се показват стъпка по стъпка в неподвижни картини.
settings-speed-off-hint = Резултатите се показват веднага.
settings-sound = Звук
settings-sound-hint = Рог прозвучава, когато е твой ред.
settings-notifications = Известия
settings-notifications-hint = Получаваш известие, когато е твой ред.
settings-notifications-denied = Браузърът не го позволява. Промени това в неговите настройки.
settings-confirm = Потвърждаване на всеки ход
settings-confirm-hint = Нищо не се изпраща, преди да потвърдиш.
settings-keyboard = Клавиатура
settings-key-digits = 1 … 9
settings-key-digits-does = избира възможността с този номер
settings-key-tab = Tab
settings-key-tab-does = минава през всичко, което може да се избере
settings-key-arrows = ← ↑ → ↓
settings-key-arrows-does = движи избора по полето и картите
settings-key-enter = Enter
settings-key-enter-does = избира това, което е на фокус
settings-key-escape = Esc
settings-key-escape-does = връща стъпка назад или затваря
settings-key-u = U
settings-key-u-does = връща последния ход
settings-table = Тази маса
settings-transfer = Друго устройство
settings-transfer-hint = Вземи мястото си и другаде, например на телефона. Това устройство също го запазва.
settings-transfer-make = Покажи код
settings-transfer-life = Важи веднъж, в рамките на десет минути. Сканирай го или го въведи на началната страница под „Включи се“.
settings-reclaim = Изгубено устройство
settings-reclaim-hint = Телефонът ти е изгубен или някой друг е на мястото ти? Запази го само на това устройство: всички други го губят, а кодовете спират да важат.
settings-reclaim-ask = Изключи другите устройства
settings-reclaim-do = Изключи ги
settings-reclaim-not = Остави ги
settings-reclaim-done = Сега мястото ти е само на това устройство.
settings-leave = Напусни масата
settings-leave-hint = Заместник продължава вместо теб; можеш да се върнеш по всяко време. Когато не остане никой, играта спира на пауза.
settings-leave-do = Остави на заместника
settings-leave-not = Остани
settings-return = Върни се
settings-return-hint = В момента вместо теб играе заместник.
settings-return-do = Поеми играта
settings-room = На голям екран
settings-room-hint = Масата без картите на играчите, за телевизор или проектор.
settings-record = Записът
settings-record-hint = Всички ходове, които може да знаеш; след края на играта – целият запис.
settings-record-get = Изтегли записа
settings-show-qr = Покажи като QR код
settings-qr = QR код
settings-copy = Копирай
settings-copied = Копирано
settings-share = Сподели

## The rules in the browser

rulesweb-title = Правилата
rulesweb-back = Назад
rulesweb-quick = За две минути
rulesweb-all = По номера
rulesweb-cards = Картите
rulesweb-contents = Съдържание
rulesweb-search = Търсене
rulesweb-search-hint = Дума или номер, например P6
rulesweb-none = Нищо не е намерено.
rulesweb-found = { $count ->
    [one] { $count } правило
   *[other] { $count } правила
}
rulesweb-ages = Епоха
rulesweb-age-all = Всички епохи
rulesweb-age = Епоха { $age }
rulesweb-kinds = Вид
rulesweb-kind-all = Всички видове
rulesweb-sizes = Размер
rulesweb-size-small = Малки
rulesweb-size-normal = Средни
rulesweb-size-large = Големи
rulesweb-cards-count = { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}
rulesweb-copies = × { $count }
rulesweb-quick-aim = Слава
rulesweb-quick-aim-text = Светът свършва след три епохи. Тогава печели този, който има най-много слава; колко воини са останали живи, няма значение. Славната смърт също е път към победата.
rulesweb-quick-draft = 1. Дарове от боговете
rulesweb-quick-draft-text = Всяка епоха започва с осем карти. Задържаш една, подаваш останалите наляво и така, докато събереш шест: карти битка, поръчения, които носят слава в края на епохата, и подобрения, които правят клана ти по-силен.
rulesweb-quick-rage = 2. Ярост
rulesweb-quick-rage-text = С ярост плащаш за това, което правиш. В своя ход правиш едно нещо: нахлуваш с фигура, настъпваш от една провинция в друга, изиграваш подобрение, приемаш тайно поръчение или плячкосваш. Без ярост нямаш повече действия, но все още можеш да се биеш.
rulesweb-quick-pillage = 3. Плячкосване
rulesweb-quick-pillage-text = Където имаш фигури, можеш да плячкосваш; всяка провинция се плячкосва веднъж на епоха. Който има фигури в съседна провинция, може да се включи в битката, ако има свободно селище. Всеки слага по една карта с лицето надолу; силата на фигурите и картите се събира и най-високият сбор печели битката и славата за нея. Наградата е само за плячкосващия – ако победи или ако никой не му се противопостави. Фигурите на губещите отиват във Валхала. При равенство загиват всички.
rulesweb-quick-stats = 4. Ярост, брадви, рогове
rulesweb-quick-stats-text = Плячкосването повишава три показателя: яростта, която харчиш всяка епоха, брадвите за слава от спечелени битки и роговете за повече фигури на полето. Високите им нива носят слава накрая.
rulesweb-quick-ragnarok = 5. Рагнарок
rulesweb-quick-ragnarok-text = В края на епохата изпълнените поръчения носят слава, а после една провинция изгаря; коя, всички знаят предварително. Който е в нея, загива и получава слава за това. После падналите се връщат от Валхала и започва следващата епоха.
rulesweb-quick-hint = В играта свети само възможното. Задръж показалеца или пръста си върху нещо и ще видиш обяснение.
rulesweb-quick-play = Към масите
