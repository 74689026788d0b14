### What the server says no with, by its code: refusal-<code>. Told to the player who tried: why it
### does not work, and what to do. `offline` is the browser's own: no answer came.
### .see  of a reason why a move is impossible: numbers of the rules (not translated)

refusal-offline = Сървърът не отговаря. Опитваме отново…

## What makes a move impossible

refusal-game-over = Играта свърши: вече нищо не може да се промени.
refusal-not-your-decision = Сега не решаваш ти. Изчакай решението на другите.
refusal-passed = Вече пасува: нямаш повече действия тази епоха, но все още можеш да се включваш в битки.
    .see = A4 T1
refusal-no-rage = Яростта ти свърши, а без ярост няма действие, дори безплатно.
    .see = A3
refusal-illegal-move = Сега не можеш да направиш това. Избери някоя от светещите възможности.
refusal-no-such-figure = Там нямаш такава фигура.
refusal-no-figure-there = Там нямаш фигура.
refusal-wrong-figure = Тази фигура не е подходяща. Избери някоя от светещите.
    .see = U3 U4
refusal-wrong-place = Не там. Избери някое от светещите места.
refusal-same-province = Фигурите ти вече са там. Избери друга провинция.
    .see = M1 P2
refusal-not-adjacent = Тази провинция не е съседна: в битка се включват само фигури от съседни провинции.
    .see = P2 B1
refusal-province-destroyed = Тази провинция е унищожена; в нея вече не може да се влезе.
    .see = S3 F4
refusal-fjord-closed = И двете провинции на този фиорд са унищожени: фиордът е затворен.
    .see = N7
refusal-province-pillaged = Тази провинция вече е плячкосана. В следващата епоха чипът ѝ отново се обръща с лицето нагоре.
    .see = P1 F6
refusal-not-pillaged = Тази провинция още не е плячкосана тази епоха.
refusal-needs-upgrade = За това кланът ти има нужда от подобрение.
    .see = U1
refusal-horns-full = Кланът ти вече има на полето толкова фигури, колкото позволяват роговете му. Повиши роговете си или остави някои да загинат със слава.
    .see = I4 C2 N2
refusal-not-enough-rage = Яростта ти не стига за това. Избери нещо по-евтино.
    .see = A2
refusal-no-village-free = Всички селища там са заети. Избери друга провинция.
    .see = B3 N2
refusal-too-few-figures = За жертвата трябват две фигури, а на полето имаш по-малко.
refusal-nobody-moved = Трябва да настъпи поне една фигура. Избери кой тръгва.
    .see = M1
refusal-not-doomed = Тази фигура сега не е в опасност.
    .see = X1
refusal-not-in-hand = Тази карта не е в ръката ти.
refusal-not-in-pack = Тази карта не е сред тези, от които избираш, или вече я избра.
refusal-not-played = Тази карта не е изиграна от твоя клан в тази битка.
refusal-wrong-kind-of-card = Сега може да се добавят само карти с бял фон.
    .see = P6 G7
refusal-earlier-slot-empty = Първо се заема празното място от този вид: картата отива там.
    .see = U1 T8
refusal-stat-full = Този показател вече е на най-високото си ниво.
    .see = T3
refusal-stat-of-token = Плячкосването вече повиши този показател. Избери друг.
    .see = G10

## Moves that came too late, or are to be taken back

refusal-stale-decision = Междувременно играта продължи. Погледни пак и реши отново.
refusal-nothing-to-undo = Няма какво да се върне: след последния ти ход е разкрито нещо.
refusal-too-many-undos = Не можеш да върнеш повече ходове, докато не се разкрие нещо.
refusal-bad-position = В игра не може да има такава позиция. Редакторът казва какво не е наред.
refusal-unknown-move = Сървърът не познава такъв ход. Презареди страницата и опитай пак.
refusal-stopped = Играта спря тук: можеш да я прекратиш или да продължиш оттук.
refusal-not-stopped = Играта вече продължава: някой друг го реши.

## Chairs, names and the start

refusal-already-away = Вместо теб вече играе заместник.
refusal-not-away = Никой не те замества.
refusal-already-started = Играта вече започна.
refusal-not-started = Играта още не е започнала.
refusal-not-over = Играта още тече: картите на всички се показват едва след края ѝ.
refusal-not-ready = Още не са готови всички.
refusal-no-players = На масата трябва да седи поне един човек: ботовете не играят само помежду си.
refusal-no-rematch = За реванш изчакай края на играта – или масата за него вече е готова.
refusal-already-dealt = На тази маса продължава започната игра: клановете и стартовият играч вече са определени.
refusal-no-such-moment = В тази игра няма такъв момент или дотогава тя вече е свършила.
refusal-rules-changed = Оттогава правилата са променени: тази игра не може да продължи оттам.
refusal-bad-record = Това не е запис на игра, която може да продължи.
refusal-only-bots = На тази маса играят само ботове. Можеш да гледаш.
refusal-too-many-shows = Вече гледаш две игри на ботове. Първо изчакай края на едната.
refusal-bad-name = В това име няма видими знаци или буквите му носят твърде много ударения и точки. Избери друго.
refusal-name-taken = Някой на тази маса вече носи това име или съвсем подобно на него. Избери друго.
refusal-bad-chat = Съобщението е празно или твърде дълго.
refusal-chair-free = На това място няма никого.
refusal-chair-taken = Някой вече зае това място. Избери друго.
refusal-chairs-free = Още има свободни места. Покани играчи или добави ботове.
refusal-chat-full = Чатът на тази маса е пълен.
refusal-clan-taken = Този клан вече е зает. Избери друг.
refusal-table-full = Всички места на тази маса са заети.
refusal-no-bot = На това място не седи бот.
refusal-unknown-bot = Няма бот от това ниво.
refusal-not-seated = Не седиш на тази маса. Първо заеми място.
refusal-not-your-chair = Това място не е твое.
refusal-not-your-seat = Този клан не е твой.
refusal-no-spectators = Тази маса виждат само играчите ѝ.
refusal-no-hints = На тази маса подсказките са изключени.
refusal-no-analyses = Този сървър не анализира игри.
refusal-no-analysis = Още няма анализ на тази игра.
refusal-not-analysable = Тази игра не е изиграна докрай или е играна по по-стари правила: не може да се анализира.
refusal-many-analyses = Твърде много игри чакат анализ. Опитай пак, когато някоя от твоите е готова.
refusal-not-a-saga = Това не е запис на игра: записът започва с „fimbul saga“.
refusal-partial-saga = Този запис съдържа само онова, което е видял един играч. Изтегли го отново, когато играта свърши.
refusal-unknown-saga = Този запис е направен от по-нова версия, която този сървър не познава.
refusal-short-saga = Този запис свършва преди първия ход: файлът е отрязан.
refusal-broken-saga = Един ред от този запис не може да се прочете.
refusal-no-lessons = Това не е учебна игра.
refusal-not-your-table = Тази маса е създадена от друг.
refusal-table-in-use = На тази маса седи някой.
refusal-upgrade-required = За тази връзка е нужен WebSocket.
refusal-no-such-table = Няма такава маса. Провери линка.
refusal-no-such-puzzle = Няма такава задача.
refusal-no-position = Само началото на ход или на драфт може да се отвори като позиция.
refusal-no-such-code = Този код е непознат, използван или твърде стар. Поискай нов.

## The line and the server

refusal-blocked = Операторът на този сървър те е блокирал за известно време.
refusal-busy = На тази маса става твърде много наведнъж. Опитай пак след малко.
refusal-crowded = В момента сървърът е препълнен. Остани на тази страница: тя ще опитва сама, докато се освободи място.
refusal-log-full = На тази маса вече са направени твърде много промени: тя не приема повече.
refusal-too-many-requests = Не толкова бързо. Опитай пак след малко.
refusal-too-many-connections = Тази маса е отворена в твърде много прозорци. Затвори някои от тях.
refusal-too-slow = Връзката е твърде бавна: изпратеното не пристигна навреме. Опитай пак.
refusal-length-required = Заявката не посочва дължината си.
refusal-too-large = Това е твърде дълго за сървъра.
refusal-cut-short = Връзката прекъсна, преди всичко да пристигне. Опитай пак.
refusal-bad-request = Сървърът не разбра това. Презареди страницата и опитай пак.
refusal-bad-token = Сървърът не разпознава този браузър. Презареди страницата.
refusal-foreign-origin = Това дойде от страница на друг сайт и затова не е прието.
refusal-unsupported-media-type = Сървърът не разбра това. Презареди страницата.
refusal-wrong-host = Сървърът не разпознава този адрес. Отвори страницата на собствения ѝ адрес.
refusal-not-found = На този адрес няма нищо.
refusal-method-not-allowed = Сървърът не разбира това. Презареди страницата.
refusal-internal = Нещо на сървъра се обърка. Нищо не е променено; опитай пак.
refusal-not-saved = Сървърът не можа да запише това. Провери дали е станало и опитай пак.
refusal-timed-out = Сървърът не успя навреме. Все пак може да се случи: провери и тогава опитай пак.
