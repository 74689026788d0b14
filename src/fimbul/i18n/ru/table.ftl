### What `fimbul play` and `fimbul replay` show and ask around the saga itself (see log.ftl).

## The board

board-heading = Эпоха { $age }: { $phase }
board-over = Поле в конце игры
board-used = занято
board-token = жетон
board-figures = сила (фигурки)
board-doom = †{ $age }
board-destroyed = уничтожена
board-pillaged = разграблена
board-ships = Корабли: { $ships }
board-ships-in = { $clans } ({ $fjord })
board-legend = занято: сколько деревень занято и сколько всего. †1 †2 †3: в конце эпохи с этим номером провинцию поглотит Рагнарёк. Вж — вождь, в — воин, К — корабль; корабль во фьорде считается в обеих провинциях рядом с ним, в списке они стоят друг за другом.

## The clans

clans-clan = клан
clans-glory = слава
clans-rage = ярость
clans-axes = топоры
clans-horns = шлемы
clans-steps = ступени
clans-hand = рука
clans-quests = воля
clans-reserve = резерв
clans-valhalla = Вальхалла
clans-passed = пас
clans-stat = { $stat } { $value } (ступень { $step })
clans-stats = { $clan }: { $stats }
clans-has = { $clan }, улучшения: { $cards }
clans-upgrades = улучшения: { $cards }
clans-fallen = в Вальхалле: { $figures }
clans-legend = ярость: запас и характеристика. шлемы: сколько фигурок на поле и сколько может быть. ступени: ярости, топоров и шлемов; 4-я и 5-я дают в конце 10 славы, 6-я — 20. воля: сколько карт воли богов на планшете.
clans-known = точно есть на руке: { $cards }

## Cards

hand-heading = Рука
hand-empty = У { FORM($clan, "genitive") } нет карт на руке.
hand-quests = Карты воли богов на планшете
draft-kept = Уже выбрано: { $cards }
hand-line = Рука: { $cards }
hand-line-quests = Рука: { $cards }. Карты воли богов на планшете: { $quests }
brief-several = { $name } ×{ $count }
brief-battle = { $name } +{ $value }
brief-quest = { $name } ({ $value } славы)
brief-upgrade = { $name } ({ $kind } { $value })
facts-battle = битва +{ $value }
facts-quest = воля богов { $value }
facts-warrior = воин { $value }
facts-leader = вождь { $value }
facts-ship = корабль { $value }
facts-monster = чудовище { $value }
facts-clan = клан { $value }
facts-no-bonus = без бонуса

## The battle

battle-heading = { $province } ({ $token }), разграбляет { $clan }; занято деревень: { $taken } из { $villages }
battle-heading-yggdrasil = { $province } ({ $token }), разграбляет { $clan }
battle-no-figures = нет фигурок
battle-side = { $clan } { $strength } ({ $figures })
battle-side-card = { $clan } { $strength } + { $bonus } = { $total } ({ $figures }; { $cards })

## The prompt

prompt = { $clan }> 
prompt-pause = — Enter, чтобы продолжить —
prompt-hint = Введи номер или сам ход; ? — совет, help — всё остальное.
prompt-back = Просто Enter — назад.
prompt-confirm = Сыграть карту «{ $card }» в битве? (д/н)
answer-yes = д
handover = Передай экран { FORM($clan, "dative") }. { $clan }, нажми Enter.
handover-undo = «undo» отменит последний ход { FORM($clan, "genitive") }.
wrong-number = Номера { $number } здесь нет: от 1 до { $last }.
wrong-move = «{ $typed }» — сейчас такого хода нет. Enter покажет твои ходы, help — всё остальное.
wrong-command = «{ $typed }» может значить: { $commands }. Что из этого?
wrong-card-many = «{ $name }» может быть одной из карт: { $cards }.
wrong-log = После «log» нужно число строк.
need-card = Какая карта? Например: card { $example }
undone = Ход отменён.
undone-more = { $count ->
    [1] Ход отменён вместе со следующим.
    [one] Ход отменён вместе с { $count } следующим.
   *[other] Ход отменён вместе с { $count } следующими.
}
undo-nothing = Отменять нечего: твоего хода ещё не было или с тех пор что-то открылось.
undo-others = { $clan } после этого сделал ход: отменить уже нельзя.

## Help

help-heading = Что можно ввести
help-enter = Enter
help-enter-text = твои ходы ещё раз; во втором вопросе — назад к первому
help-number = 3
help-number-text = вариант с этим номером; «2 гимле» отвечает сразу на два вопроса
help-move = втор вои гим
help-move-text = ход словами, как угодно коротко: вторжение воин гимле
help-board = board
help-board-text = поле
help-clans = clans
help-clans-text = кланы целиком: характеристики, улучшения, фигурки
help-hand = hand
help-hand-text = твои карты с текстами и карты воли богов на планшете
help-card = card НАЗВАНИЕ
help-card-text = карта целиком и правила о ней (или: read НАЗВАНИЕ)
help-rules = rules НОМЕР
help-rules-text = правило, например P6, или раздел, например P; без номера — разделы
help-log = log 30
help-log-text = последние строки саги
help-hint = hint, ?
help-hint-text = три лучших хода с доводами сильнейшего бота
help-undo = undo
help-undo-text = отменить свой последний ход, если с тех пор ничего не открылось
help-save = save ФАЙЛ
help-save-text = сохранить игру; она сохраняется и после каждого твоего хода
help-quit = quit
help-quit-text = сохранить и выйти

## Beginning, saving and the end

intro = Fimbul — неофициальная реализация настольной игры «Кровь и ярость» (Blood Rage). Три эпохи, а потом миру конец; побеждает тот, у кого больше всех славы.
intro-you = Ты ведёшь клан { FORM($clan, "genitive") }.
intro-people = За этим экраном играют { $clans }; при передаче он очищается.
intro-machines = { $count ->
    [one] Компьютер играет за клан { FORM($clans, "genitive") }.
   *[other] Компьютер играет за кланы { FORM($clans, "genitive") }.
}
intro-levels = Уровень ботов: { $levels }. Все уровни, от слабейшего: { $known }; выбор: --bot.
intro-hint = Отвечай номером. help покажет всё остальное, что можно ввести, ? даст совет.
intro-resumed = Сохранённая игра продолжается: эпоха { $age }, позади { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}.
saved = Сохранено: { $file }
saved-resume = Продолжить: { $command }
saved-not = Не удалось сохранить игру в { $file }: { $reason }. Она продолжается; «save ФАЙЛ» сохранит её в другой файл.
saved-not-leaving = Игра НЕ сохранена: { $file }: { $reason }.
save-exists = Файл { $file } уже есть. Выбери другое имя или продолжи эту игру: { $command }
save-other-file = Файл { $file } уже есть. Выбери другое имя.
left-nothing = Ходов не было, сохранять нечего.
end-heading = Слава по источникам
end-total = итого
end-winner = { $count ->
    [one] Игру выигрывает { $clans }.
   *[other] Победу делят { $clans }.
}
end-record = Сага этой игры: { $file }
end-replay = Перечитать её: { $command }

## Options that do not fit

play-unknown-clan = Клана «{ $clan }» нет. Есть кланы: { $known }.
play-clan-not-here = Клана { FORM($clan, "genitive") } за этим столом нет. За столом: { $known }.
play-clan-twice = Клан { FORM($clan, "genitive") } назван дважды.
play-bad-seat = «{ $seat }» — это не место: пиши КЛАН=ИГРОК, например raven=human. Игроки: { $known }.
play-unknown-player = Игрока «{ $bot }» нет. Есть игроки: { $known }.
play-unknown-edition = Издания «{ $edition }» нет. Есть издания: { $known }.
play-too-many-seats = Названо мест: { $count }, а за столом их { $players }.
play-too-many-humans = Столько людей ({ $humans }) за стол не сядет: мест для них — { $seats }.
play-load-and-setup = У сохранённой игры уже есть свои настройки: убери { $options }.
play-bot-stays-away = За клан { FORM($clan, "genitive") } играл { $player }, а сохранённая игра не может вызвать бота из файла: дальше играет { $bot }. Чтобы вернуть прежнего бота: --seat { $seat }
file-unreadable = Файл { $file } не читается: { $reason }.
file-not-text = Файл { $file } — не сага: это не текст.
file-too-big = Файл { $file } — не сага: он слишком велик.
file-malformed = Файл { $file } повреждён: { $reason }.

## fimbul replay

replay-heading = { $file }: ход { $at } из { $moves }
replay-times = Начало { $begun }, конец { $ended }
replay-forked = Продолжает другую игру с хода { $moves }
replay-running = На этом месте игра ещё не окончена.
replay-bad-move = Ходов в записи { $moves }: --at принимает от 0 до { $moves }.
stopped-otherwise = Эта игра шла по прежним правилам (версия { $version }; с тех пор изменено: { $rules }): по нынешним она заканчивается иначе.
stopped-newer = Эта игра шла по более новым правилам (версия { $version }): эта программа не знает хода { $move }. Нужна более новая.
