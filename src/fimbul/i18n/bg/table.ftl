### What `fimbul play` and `fimbul replay` show and ask around the saga itself (see log.ftl).

## The board

board-heading = Епоха { $age }: { $phase }
board-over = Крайно положение
board-used = заети
board-token = чип
board-figures = сила (фигури)
board-doom = †{ $age }
board-destroyed = унищожена
board-pillaged = плячкосана
board-ships = Кораби: { $ships }
board-ships-in = { $clans } ({ $fjord })
board-legend = заети: заети селища от всички. †1 †2 †3: Рагнарок поглъща провинцията в края на съответната епоха. Вод – водач, в – воин, К – кораб; кораб във фиорд се брои и в двете провинции до него, а те са една под друга в списъка.

## The clans

clans-clan = клан
clans-glory = слава
clans-rage = ярост
clans-axes = брадви
clans-horns = рогове
clans-steps = нива
clans-hand = ръка
clans-quests = поръч.
clans-reserve = резерв
clans-valhalla = Валхала
clans-passed = пас
clans-stat = { $stat } { $value } (ниво { $step })
clans-stats = { $clan } клан: { $stats }
clans-has = { FORM($clan, "subject") } клан има: { $cards }
clans-upgrades = подобрения: { $cards }
clans-fallen = във Валхала: { $figures }
clans-legend = ярост: запасът и показателят. рогове: фигурите на полето и колко най-много може да са. нива: на ярост, брадви и рогове; ниво 4 и ниво 5 носят накрая по 10 слава, ниво 6 – 20. поръч.: приети поръчения.
clans-known = със сигурност в ръката: { $cards }

## Cards

hand-heading = Ръка
hand-empty = { FORM($clan, "subject") } клан няма карти в ръката.
hand-quests = Приети поръчения
draft-kept = Задържани дотук: { $cards }
hand-line = Ръка: { $cards }
hand-line-quests = Ръка: { $cards }. Приети поръчения: { $quests }
brief-several = { $name } ×{ $count }
brief-battle = { $name } +{ $value }
brief-quest = { $name } ({ $value } слава)
brief-upgrade = { $name } ({ $kind } { $value })
facts-battle = битка +{ $value }
facts-quest = поръчение { $value }
facts-warrior = воин { $value }
facts-leader = водач { $value }
facts-ship = кораб { $value }
facts-monster = създание { $value }
facts-clan = клан { $value }
facts-no-bonus = без бонус

## The battle

battle-heading = { $province } ({ $token }), плячкосва { FORM($clan, "subject") } клан; селища: заети { $taken } от { $villages }
battle-heading-yggdrasil = { $province } ({ $token }), плячкосва { FORM($clan, "subject") } клан
battle-no-figures = без фигури
battle-side = { $clan } { $strength } ({ $figures })
battle-side-card = { $clan } { $strength } + { $bonus } = { $total } ({ $figures }; { $cards })

## The prompt

prompt = { $clan }> 
prompt-pause = — Enter за продължение —
prompt-hint = Въведи номер или самия ход; ? за съвет, help за всичко останало.
prompt-back = Само Enter те връща назад.
prompt-confirm = Да се изиграе ли „{ $card }“ в битката? (д/н)
answer-yes = д
handover = Предай екрана на { FORM($clan, "object") } клан. { $clan } клан: натисни Enter.
handover-undo = „undo“ връща последния ход на { FORM($clan, "object") } клан.
wrong-number = Тук няма номер { $number }: избери от 1 до { $last }.
wrong-move = „{ $typed }“ не е ход, който можеш да направиш сега. Enter показва ходовете ти, help – всичко останало.
wrong-command = „{ $typed }“ може да е { $commands }. Кое?
wrong-card-many = „{ $name }“ може да е: { $cards }.
wrong-log = След „log“ се пише брой редове.
need-card = Коя карта? Например: card { $example }
undone = Ходът е върнат.
undone-more = { $count ->
    [one] Ходът е върнат заедно със следващия.
   *[other] Ходът е върнат заедно със следващите { $count } хода.
}
undo-nothing = Няма какво да се върне: още нямаш ход или след него е разкрито нещо.
undo-others = След това вече игра { FORM($clan, "subject") } клан: ходът не може да се върне.

## Help

help-heading = Какво можеш да въведеш
help-enter = Enter
help-enter-text = ходовете ти още веднъж; при втори въпрос: назад към първия
help-number = 3
help-number-text = отговорът с този номер; „2 гимле“ отговаря на два въпроса наведнъж
help-move = нах вои гим
help-move-text = ход с думи, съкратени колкото искаш: нахлуй воин гимле; може и invade warrior gimle
help-board = board
help-board-text = игралното поле
help-clans = clans
help-clans-text = клановете изцяло: показатели, подобрения, фигури
help-hand = hand
help-hand-text = картите ти с текстовете им и приетите поръчения
help-card = card ИМЕ
help-card-text = една карта изцяло, с правилата за нея (също: read ИМЕ)
help-rules = rules НОМЕР
help-rules-text = правило, например P6, или раздел, например P; без номер: разделите
help-log = log 30
help-log-text = последните редове от сагата
help-hint = hint, ?
help-hint-text = трите най-добри хода с доводите на най-силния бот
help-undo = undo
help-undo-text = връща последния ти ход, стига след него да не е разкрито нищо
help-save = save ФАЙЛ
help-save-text = запазва играта; тя се запазва и след всеки твой ход
help-quit = quit
help-quit-text = запазва играта и излиза

## Beginning, saving and the end

intro = Fimbul – неофициална реализация на настолната игра „Кръв и ярост“ (Blood Rage). Три епохи, после светът свършва; печели този, който има най-много слава.
intro-you = Ти водиш { FORM($clan, "object") } клан.
intro-people = { FORM($clans, "subject") } клан споделят този екран; той се изчиства всеки път, когато минава от един играч към друг.
intro-machines = { $count ->
    [one] { FORM($clans, "subject") } клан се води от компютъра.
   *[other] { FORM($clans, "subject") } клан се водят от компютъра.
}
intro-levels = Нива на ботовете: { $levels }. Всички нива, от най-слабото: { $known }; избират се с --bot.
intro-hint = Отговаряй с номер. help показва всичко друго, което можеш да въведеш, ? дава съвет.
intro-resumed = Запазената игра продължава: епоха { $age }, след { $count ->
    [one] { $count } ход
   *[other] { $count } хода
}.
saved = Запазено: { $file }
saved-resume = Продължи с: { $command }
saved-not = Играта не можа да се запази в { $file }: { $reason }. Тя продължава; „save ФАЙЛ“ я запазва другаде.
saved-not-leaving = Играта НЕ е запазена: { $file }: { $reason }.
save-exists = { $file } вече съществува. Избери друго име или продължи тази игра: { $command }
save-other-file = { $file } вече съществува. Избери друго име.
left-nothing = Нищо не е изиграно, нищо не е запазено.
end-heading = Слава по източник
end-total = общо
end-winner = { $count ->
    [one] { FORM($clans, "subject") } клан печели играта.
   *[other] { FORM($clans, "subject") } клан си поделят победата.
}
end-record = Сагата на тази игра: { $file }
end-replay = Прочети я отново с: { $command }

## Options that do not fit

play-unknown-clan = Няма клан „{ $clan }“. Клановете са: { $known }.
play-clan-not-here = { FORM($clan, "subject") } клан не е на тази маса. На масата са: { $known }.
play-clan-twice = { FORM($clan, "subject") } клан е посочен два пъти.
play-bad-seat = „{ $seat }“ не е място: пиши КЛАН=ИГРАЧ, например raven=human. Играчите са: { $known }.
play-unknown-player = Няма играч „{ $bot }“. Играчите са: { $known }.
play-unknown-edition = Няма издание „{ $edition }“. Изданията са: { $known }.
play-too-many-seats = Посочени места: { $count }, а масата има { $players }.
play-too-many-humans = Толкова хора ({ $humans }) не се побират: местата за тях са { $seats }.
play-load-and-setup = Запазената игра вече си има настройки: махни { $options }.
play-bot-stays-away = За { FORM($clan, "object") } клан играеше { $player }, а запазената игра не може да зареди бот от файл: нататък играе { $bot }. За да продължи самият той: --seat { $seat }
file-unreadable = { $file } не може да се прочете: { $reason }.
file-not-text = { $file } не е сага: не е текст.
file-too-big = { $file } не е сага: твърде голям е.
file-malformed = { $file } е повреден: { $reason }.

## fimbul replay

replay-heading = { $file }: ход { $at } от { $moves }
replay-times = Начало { $begun }, край { $ended }
replay-forked = Продължава друга игра от ход { $moves }
replay-running = Тук играта още не е свършила.
replay-bad-move = Ходове в записа: { $moves }; --at е от 0 до { $moves }.
stopped-otherwise = Тази игра е играна по по-стари правила (версия { $version }; променено оттогава: { $rules }): по днешните тя завършва другояче.
stopped-newer = Тази игра е играна по по-нови правила (версия { $version }): тази програма не познава ход { $move }. По-нова го познава.
