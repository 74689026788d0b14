### What the server says no with, by its code: refusal-<code>. Told to the player who tried: why it
### does not work, and what to do. `offline` is the browser's own: no answer came.
### .see  of a reason why a move is impossible: numbers of the rules (not translated)

refusal-offline = Сервер не отвечает. Пробуем снова…

## What makes a move impossible

refusal-game-over = Игра окончена: изменить уже ничего нельзя.
refusal-not-your-decision = Сейчас решаешь не ты. Подожди, пока решат другие.
refusal-passed = Твой клан спасовал: в эту эпоху он больше не действует, но вступать в битвы может.
    .see = A4 T1
refusal-no-rage = Ярость кончилась, а без неё нет действий, даже бесплатных.
    .see = A3
refusal-illegal-move = Сейчас так нельзя. Выбери что-нибудь из подсвеченного.
refusal-no-such-figure = Такой фигурки у тебя там нет.
refusal-no-figure-there = Твоих фигурок там нет.
refusal-wrong-figure = Эта фигурка не подходит. Выбери одну из подсвеченных.
    .see = U3 U4
refusal-wrong-place = Туда нельзя. Выбери одно из подсвеченных мест.
refusal-same-province = Твои фигурки уже там. Выбери другую провинцию.
    .see = M1 P2
refusal-not-adjacent = Эта провинция не соседняя: в битву вступают только из соседних провинций.
    .see = P2 B1
refusal-province-destroyed = Эта провинция уничтожена: войти туда больше нельзя.
    .see = S3 F4
refusal-fjord-closed = Обе провинции этого фьорда уничтожены: фьорд закрыт.
    .see = N7
refusal-province-pillaged = Эта провинция уже разграблена. Её жетон снова откроется в следующую эпоху.
    .see = P1 F6
refusal-not-pillaged = Эта провинция ещё не разграблена в эту эпоху.
refusal-needs-upgrade = Для этого твоему клану нужно улучшение.
    .see = U1
refusal-horns-full = На поле уже столько твоих фигурок, сколько позволяют шлемы. Повысь шлемы или дай кому-нибудь погибнуть со славой.
    .see = I4 C2 N2
refusal-not-enough-rage = На это не хватает ярости. Выбери что-нибудь подешевле.
    .see = A2
refusal-no-village-free = Все деревни там заняты. Выбери другую провинцию.
    .see = B3 N2
refusal-too-few-figures = Для жертвы нужны две фигурки, а у тебя на поле меньше.
refusal-nobody-moved = Маршем должна пойти хотя бы одна фигурка. Выбери, кто идёт.
    .see = M1
refusal-not-doomed = Этой фигурке сейчас ничто не грозит.
    .see = X1
refusal-not-in-hand = Этой карты нет у тебя на руке.
refusal-not-in-pack = Этой карты нет в твоём наборе, или она уже выбрана.
refusal-not-played = Твой клан не играл эту карту в этой битве.
refusal-wrong-kind-of-card = Сейчас можно добавить только карту с белым кругом.
    .see = P6 G7
refusal-earlier-slot-empty = Перед этой есть пустая ячейка того же вида: карта ляжет туда.
    .see = U1 T8
refusal-stat-full = Эта характеристика уже на последней ступени.
    .see = T3
refusal-stat-of-token = Эта характеристика уже повышена разграблением. Выбери другую.
    .see = G10

## Moves that came too late, or are to be taken back

refusal-stale-decision = Игра тем временем ушла вперёд. Взгляни ещё раз и реши заново.
refusal-nothing-to-undo = Отменять нечего: после твоего хода что-то уже открылось.
refusal-too-many-undos = Больше отменять ходы нельзя, пока что-нибудь не откроется.
refusal-bad-position = Такой позиции в игре быть не может. Редактор покажет, что не так.
refusal-unknown-move = Сервер не знает такого хода. Обнови страницу и попробуй ещё раз.
refusal-stopped = Игра остановилась здесь: её можно прекратить или продолжить отсюда.
refusal-not-stopped = Игра уже продолжается: это решил кто-то другой.

## Chairs, names and the start

refusal-already-away = За тебя уже играет бот.
refusal-not-away = За тебя никто не играет.
refusal-already-started = Игра уже началась.
refusal-not-started = Игра ещё не началась.
refusal-not-over = Игра ещё идёт: карты всех видны только после её окончания.
refusal-not-ready = Ещё не все готовы.
refusal-no-players = За столом должен сидеть хоть один человек: между собой боты не играют.
refusal-no-rematch = Новая игра возможна только после конца этой, или стол для неё уже готов.
refusal-already-dealt = За этим столом продолжается начатая игра: кланы и первый игрок уже определены.
refusal-no-such-moment = В той игре нет такого момента, или к нему она уже закончилась.
refusal-rules-changed = С тех пор правила изменились: продолжить ту игру с этого места нельзя.
refusal-bad-record = Это не запись игры, которую можно продолжить.
refusal-only-bots = За этим столом играют только боты. Можно смотреть.
refusal-too-many-shows = Ты уже смотришь две игры ботов. Дождись конца одной из них.
refusal-bad-name = В таком имени нет видимых знаков, или на его буквах слишком много значков. Выбери другое.
refusal-name-taken = За этим столом уже есть такое имя или имя, которое выглядит так же. Выбери другое.
refusal-bad-chat = Сообщение пустое или слишком длинное.
refusal-chair-free = На этом месте никого нет.
refusal-chair-taken = Это место уже заняли. Выбери другое.
refusal-chairs-free = Есть свободные места. Позови игроков или добавь ботов.
refusal-chat-full = Чат этого стола переполнен.
refusal-clan-taken = Этот клан уже заняли. Выбери другой.
refusal-table-full = Все места за этим столом заняты.
refusal-no-bot = На этом месте нет бота.
refusal-unknown-bot = Бота такого уровня нет.
refusal-not-seated = Ты не сидишь за этим столом. Сначала займи место.
refusal-not-your-chair = Это не твоё место.
refusal-not-your-seat = Это не твой клан.
refusal-no-spectators = Этот стол видят только его игроки.
refusal-no-hints = За этим столом подсказки отключены.
refusal-no-analyses = Этот сервер не анализирует игры.
refusal-no-analysis = Анализа этой игры пока нет.
refusal-not-analysable = Эта игра не доиграна до конца или шла по старым правилам: её нельзя проанализировать.
refusal-many-analyses = Слишком много игр ждут анализа. Попробуй снова, когда одна из твоих будет готова.
refusal-not-a-saga = Это не запись игры: запись начинается со слов «fimbul saga».
refusal-partial-saga = В этой записи только то, что видел один игрок. Скачай её снова, когда игра закончится.
refusal-unknown-saga = Эту запись сделала более новая версия, которой этот сервер не знает.
refusal-short-saga = Эта запись обрывается до первого хода: файл обрезан.
refusal-broken-saga = Одну из строк этой записи не удаётся прочесть.
refusal-no-lessons = Это не обучающая игра.
refusal-not-your-table = Этот стол создан не тобой.
refusal-table-in-use = За этим столом кто-то сидит.
refusal-upgrade-required = Для этого соединения нужен WebSocket.
refusal-no-such-table = Такого стола нет. Проверь ссылку.
refusal-no-such-puzzle = Такой задачи нет.
refusal-no-position = Как позицию можно открыть только начало хода или драфта.
refusal-no-such-code = Этот код неизвестен, использован или устарел. Попроси новый.

## The line and the server

refusal-blocked = Администратор этого сервера на время тебя заблокировал.
refusal-busy = За этим столом происходит слишком много сразу. Попробуй чуть позже.
refusal-crowded = Сервер сейчас переполнен. Оставайся на этой странице: она будет пробовать снова, пока не освободится место.
refusal-log-full = У этого стола накопилось слишком много изменений: больше он ничего не примет.
refusal-too-many-requests = Не так быстро. Попробуй чуть позже.
refusal-too-many-connections = Этот стол открыт в слишком многих окнах. Закрой лишние.
refusal-too-slow = Связь слишком медленная: отправленное не дошло вовремя. Попробуй ещё раз.
refusal-length-required = В запросе не указана его длина.
refusal-too-large = Для сервера это слишком длинно.
refusal-cut-short = Связь оборвалась раньше, чем всё дошло. Попробуй ещё раз.
refusal-bad-request = Сервер этого не понял. Обнови страницу и попробуй ещё раз.
refusal-bad-token = Сервер не узнаёт этот браузер. Обнови страницу.
refusal-foreign-origin = Это пришло со страницы другого сайта и потому не принято.
refusal-unsupported-media-type = Сервер этого не понял. Обнови страницу.
refusal-wrong-host = Сервер не знает этого адреса. Открой страницу по её настоящему адресу.
refusal-not-found = По этому адресу ничего нет.
refusal-method-not-allowed = Сервер этого не понимает. Обнови страницу.
refusal-internal = На сервере что-то пошло не так. Ничего не изменилось; попробуй ещё раз.
refusal-not-saved = Серверу не удалось это сохранить. Проверь, что получилось, и попробуй ещё раз.
refusal-timed-out = Сервер не успел ответить. Возможно, всё ещё получится: проверь и попробуй снова.
