### The page a visitor opens, the lobby of a table, the settings and the rules in the browser.

## The front page

front-lead = Викинги, боги и чудовища в мире, которому скоро конец. Выбирай дары богов, штурмуй провинции и погибай со славой.
front-fan = Неофициальная фанатская версия настольной игры «Кровь и ярость» (Blood Rage) для 2–4 игроков. Бесплатно и без регистрации.
front-name = Твоё имя
front-name-default = Странник
front-play = Играть
front-play-hint = Сразу, против трёх ботов
front-rivals = Твои соперники
front-new = Новый стол
front-new-hint = Для друзей или по своим правилам
front-join = Присоединиться
front-join-hint = По ссылке или коду
front-rules = Правила
front-rules-hint = За две минуты или целиком
front-study = Учёба и справка
front-settings = Настройки
front-bots = Авторам ботов
front-source = Свободная программа под лицензией MIT. Издатель Blood Rage её не создавал и не одобрял.
front-art = Мировое древо над тёмным морем, позади зарево горящего мира
front-busy = Создаём стол…

## Lists of tables

front-tables = Столы
front-mine = Твои столы
front-mine-empty = Здесь появятся столы, за которые ты сядешь.
front-list-open = Открытые
front-list-running = В игре
front-list-finished = Завершённые
front-empty-open = Сейчас никто не ждёт. Создай стол, и другие найдут его здесь.
front-empty-running = Публичных игр сейчас нет. Твоя может стать первой.
front-empty-finished = Ни одна сага ещё не рассказана до конца.
front-more = Показать ещё
front-free = { $count ->
    [0] мест нет
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
front-age = Эпоха { $age }
front-over = игра окончена
front-glory = { $name }: { $glory ->
    [one] { $glory } слава
   *[other] { $glory } славы
}
front-sit = Сесть
front-watch = Смотреть
front-look = Открыть
front-resume = Продолжить
front-your-turn = Твой ход
front-unlisted = Только по ссылке
front-unnamed = пустой стол
front-forget = Убрать из списка
front-days = { $days ->
    [one] { $days } день на решение
    [few] { $days } дня на решение
   *[many] { $days } дней на решение
}
front-live = { $minutes } мин + { $seconds } с

## A new table

front-form-players = Игроки
front-form-edition = Издание
front-form-edition-standard = Стандартное
front-form-edition-standard-hint = Как печатают сейчас.
front-form-edition-first-print = Первый тираж
front-form-edition-first-print-hint = Без карт, добавленных позже, и со старыми значениями топоров.
front-form-draft = Эпоха 1
front-form-draft-yes = Драфт
front-form-draft-yes-hint = Все выбирают карты и передают остальные дальше, как и в других эпохах.
front-form-draft-no = Первая партия
front-form-draft-no-hint = Все играют теми восемью картами, что сданы: так легче начать.
front-form-seats = Порядок мест
front-form-seats-shuffled = По жребию
front-form-seats-shuffled-hint = Порядок хода решит жребий в начале игры.
front-form-seats-as-seated = Как сели
front-form-seats-as-seated-hint = Ходят по кругу в порядке мест.
front-form-clock = Часы
front-form-clock-none = Нет
front-form-clock-none-hint = Без ограничения времени.
front-form-clock-live = Минуты
front-form-clock-live-hint = На каждое решение даётся несколько секунд, после них убывает твой запас минут. Когда он исчерпан, решает бот.
front-form-clock-days = Дни
front-form-clock-days-hint = Для неспешной игры: столько дней на каждое решение.
front-form-bank = Минут в запасе
front-form-increment = Секунд на решение
front-form-days = Дней на решение
front-form-range = от { $least } до { $most }
front-form-public = Публичный
front-form-public-hint = Стол виден в списке открытых; иначе его найдут только по ссылке.
front-form-spectators = Зрители
front-form-spectators-hint = Другие могут смотреть; чужих карт не увидит никто.
front-form-create = Создать стол

## Join by link or code

front-join-field = Ссылка или код
front-join-field-hint = Ссылка на стол или код из восьми знаков с другого твоего устройства.
front-join-do = К столу
front-join-unknown = Это не ссылка на стол и не код.

## The lobby

lobby-title = Стол готов
lobby-wait = Ждём игроков
lobby-chair = Место { $number }
lobby-free = Свободно
lobby-you = Ты
lobby-yours = За этим экраном
lobby-sit = Сесть здесь
lobby-sit-down = Сесть
lobby-join = Сесть за этот стол
lobby-join-hint = Займи место под любым именем. Без регистрации и пароля: твоё место запомнит этот браузер.
lobby-full = Все места заняты. Когда игра начнётся, можно будет смотреть.
lobby-full-closed = Все места заняты, а зрителей за этот стол не пускают.
lobby-add-bot = Добавить бота
lobby-add-player = Ещё игрок здесь
lobby-add-player-hint = За одним экраном: его передают перед каждым решением.
lobby-send-away = Убрать
lobby-leave = Освободить место
lobby-ready = Ждёт начала
lobby-not-ready = Ещё выбирает
lobby-be-ready = Можно начинать
lobby-clan = Клан
lobby-clan-any = Случайный
lobby-clan-any-hint = Решит жребий
lobby-clan-taken = { $clan }: занят
lobby-first-lot = По жребию
lobby-first-lot-hint = Первого игрока определит жребий в начале игры.
lobby-bot-random = Простак
lobby-bot-random-hint = Ходит наугад: хорош для первого знакомства.
lobby-bot-thrall = Трэлль
lobby-bot-thrall-hint = Играет бесхитростно и быстро.
lobby-bot-karl = Карл
lobby-bot-karl-hint = Считает, прежде чем драться, и знает, зачем ему карты.
lobby-bot-jarl = Ярл
lobby-bot-jarl-hint = Смотрит вперёд и взвешивает увиденное.
lobby-bot-norn = Норна
lobby-bot-norn-hint = Перед каждым ходом просматривает много вариантов будущего.
lobby-bot-skald = Скальд
lobby-bot-skald-hint = Научился игре, играя сам с собой: самый сильный.
lobby-own-bot-hint = Бот, добавленный администратором этого сервера.
lobby-bot-gone-hint = Его больше нет на этом сервере: за него играет другой бот.
lobby-start = Начать игру
lobby-start-free = { $count ->
    [one] Одно место свободно: позови кого-нибудь или добавь бота.
    [few] { $count } места свободны: позови кого-нибудь или добавь ботов.
   *[many] { $count } мест свободно: позови кого-нибудь или добавь ботов.
}
lobby-start-not-ready = Ждём игроков: { $names }
lobby-start-alone = Сначала займи место; начать может любой за столом.
lobby-start-now = Все в сборе.
lobby-fill = Заполнить ботами
lobby-invite = Приглашение
lobby-invite-hint = Отправь ссылку или отсканируй код телефоном.
lobby-link = Ссылка на этот стол
lobby-options = Как играем
lobby-option-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
lobby-option-standard = Стандартное издание
lobby-option-first-print = Первый тираж
lobby-option-draft = Драфт в каждой эпохе
lobby-option-no-draft = Первая партия: без драфта в эпоху 1
lobby-option-shuffled = Порядок хода по жребию
lobby-option-as-seated = Порядок хода — как сели
lobby-option-clock-none = Без часов
lobby-option-clock-live = Часы: { $minutes } мин в запасе и ещё { $seconds } с на каждое решение
lobby-option-clock-days = { $days ->
    [one] { $days } день на каждое решение
    [few] { $days } дня на каждое решение
   *[many] { $days } дней на каждое решение
}
lobby-option-public = В публичном списке
lobby-option-unlisted = Только по ссылке
lobby-option-spectators = Со зрителями
lobby-option-no-spectators = Без зрителей
lobby-back = На главную
lobby-closed = Этот стол для тебя закрыт

## Settings

settings-title = Настройки
settings-language = Язык
settings-language-bg = Български
settings-language-cs = Čeština
settings-language-en = English
settings-language-pl = Polski
settings-language-ru = Русский
settings-theme = Тема
settings-theme-dark = Тёмная
settings-theme-light = Светлая
settings-theme-auto = Системная
settings-speed = Анимация
settings-speed-slow = Медленная
settings-speed-normal = Обычная
settings-speed-fast = Быстрая
settings-speed-off = Нет
settings-speed-hint = Битвы, воля богов и Рагнарёк показываются шаг за шагом.
settings-speed-still = В системе выбрано меньше движения: битвы, воля богов и Рагнарёк показываются шаг за шагом, но без анимации.
settings-speed-off-hint = Итоги видны сразу.
settings-sound = Звук
settings-sound-hint = Когда наступает твой ход, трубит рог.
settings-notifications = Уведомления
settings-notifications-hint = Когда наступит твой ход, придёт уведомление.
settings-notifications-denied = Браузер этого не разрешает. Измени это в его настройках.
settings-confirm = Подтверждать ходы
settings-confirm-hint = Ничего не отправится, пока не подтвердишь.
settings-keyboard = Клавиатура
settings-key-digits = 1 … 9
settings-key-digits-does = выбрать вариант с этим номером
settings-key-tab = Tab
settings-key-tab-does = перебрать всё, что можно выбрать
settings-key-arrows = ← ↑ → ↓
settings-key-arrows-does = перемещаться по полю и картам
settings-key-enter = Enter
settings-key-enter-does = выбрать то, что в фокусе
settings-key-escape = Esc
settings-key-escape-does = на шаг назад или закрыть
settings-key-u = U
settings-key-u-does = отменить последний ход
settings-table = Этот стол
settings-transfer = Другое устройство
settings-transfer-hint = Возьми своё место с собой, например на телефон. Здесь оно тоже останется.
settings-transfer-make = Показать код
settings-transfer-life = Действует один раз, в течение десяти минут. Отсканируй его или введи на главной странице в разделе «Присоединиться».
settings-reclaim = Потерянное устройство
settings-reclaim-hint = Телефон потерялся или твоё место занял кто-то другой? Оставь место только за этим устройством: остальные его лишатся, а коды перестанут действовать.
settings-reclaim-ask = Отключить другие устройства
settings-reclaim-do = Отключить их
settings-reclaim-not = Пусть остаются
settings-reclaim-done = Теперь твоё место только на этом устройстве.
settings-leave = Покинуть стол
settings-leave-hint = За тебя продолжит бот; вернуться можно в любой момент. Если за столом никого не останется, игра встанет на паузу.
settings-leave-do = Оставить боту
settings-leave-not = Остаться
settings-return = Возвращение
settings-return-hint = Сейчас за тебя играет бот.
settings-return-do = Вернуться
settings-room = На большом экране
settings-room-hint = Стол без карт игроков, для телевизора или проектора.
settings-record = Запись игры
settings-record-hint = Все ходы, которые тебе можно знать; после конца игры — вся запись.
settings-record-get = Скачать запись
settings-show-qr = Показать QR-код
settings-qr = QR-код
settings-copy = Копировать
settings-copied = Скопировано
settings-share = Поделиться

## The rules in the browser

rulesweb-title = Правила
rulesweb-back = Назад
rulesweb-quick = За две минуты
rulesweb-all = По номерам
rulesweb-cards = Карты
rulesweb-contents = Содержание
rulesweb-search = Поиск
rulesweb-search-hint = Слово или номер, например P6
rulesweb-none = Ничего не найдено.
rulesweb-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
rulesweb-ages = Эпоха
rulesweb-age-all = Все эпохи
rulesweb-age = Эпоха { $age }
rulesweb-kinds = Вид
rulesweb-kind-all = Все виды
rulesweb-sizes = Размер
rulesweb-size-small = Мелкие
rulesweb-size-normal = Средние
rulesweb-size-large = Крупные
rulesweb-cards-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
rulesweb-copies = × { $count }
rulesweb-quick-aim = Слава
rulesweb-quick-aim-text = Через три эпохи миру конец. Побеждает тот, у кого к этому времени больше всех славы; сколько воинов осталось в живых, неважно. Славная смерть — тоже путь к победе.
rulesweb-quick-draft = 1. Дары богов
rulesweb-quick-draft-text = Каждая эпоха начинается с восьми карт. Одну оставь себе, остальные передай налево, и так, пока не наберётся шесть: карты битвы, карты воли богов, которые приносят славу в конце эпохи, и улучшения, с которыми твой клан становится сильнее.
rulesweb-quick-rage = 2. Ярость
rulesweb-quick-rage-text = За действия платят яростью. В свой ход совершаешь одно: вторгаешься фигуркой, идёшь маршем из одной провинции в другую, разыгрываешь улучшение, тайно выкладываешь карту воли богов или разграбляешь провинцию. Без ярости действий больше нет, но сражаться можно.
rulesweb-quick-pillage = 3. Разграбление
rulesweb-quick-pillage-text = Разграбить можно провинцию, где стоят твои фигурки; каждую — лишь раз в эпоху. Кто стоит по соседству, может вступить в битву, если есть свободная деревня. Каждый кладёт одну карту лицом вниз; сила фигурок и карт складывается. У кого сумма больше всех, тот выигрывает битву и получает за неё славу. Награда достаётся только грабителю — если он победил или никто не встал у него на пути. Фигурки проигравших отправляются в Вальхаллу. При ничьей гибнут все.
rulesweb-quick-stats = 4. Ярость, топоры, шлемы
rulesweb-quick-stats-text = Разграбления повышают три характеристики: ярость — запас на каждую эпоху, топоры — слава за выигранные битвы, шлемы — число фигурок на поле. Высокие ступени приносят славу в конце.
rulesweb-quick-ragnarok = 5. Рагнарёк
rulesweb-quick-ragnarok-text = В конце эпохи исполненная воля богов приносит славу, а затем сгорает одна провинция; какая, все знают заранее. Кто в ней стоит, погибает и получает за это славу. Потом павшие возвращаются из Вальхаллы, и начинается следующая эпоха.
rulesweb-quick-hint = В игре подсвечено только то, что возможно. Наведи указатель или задержи палец, и появится объяснение.
rulesweb-quick-play = К столам
