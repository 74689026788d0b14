### What a decision asks and what can be answered, at the terminal and in the browser.

## Decisions: what is asked

decision-draft = { $count ->
    [1] Оставь себе одну из этих карт; остальные уйдут налево (эпоха { $age }, выбор { $pick } из { $picks }).
    [one] Оставь себе { $count } карту из этих, одну за другой (эпоха { $age }, выбор { $pick } из { $picks }).
    [few] Оставь себе { $count } карты из этих, одну за другой (эпоха { $age }, выбор { $pick } из { $picks }).
   *[many] Оставь себе { $count } карт из этих, одну за другой (эпоха { $age }, выбор { $pick } из { $picks }).
}
decision-action = { $clan }, твой ход. Ярость: { $rage }.
decision-march-target = Марш из провинции { $source }: куда?
decision-march-figures = Кто идёт из провинции { $source } в провинцию { $target }?
decision-free-invasion = Можешь сразу бесплатно вторгнуться: { $pieces }.
decision-succor = { card-friggas-succor }: привести ещё одного воина в провинцию { $province }?
decision-pillage-at-once = { card-thors-domain }: заплатить 2 ярости (у тебя { $rage }) и сразу разграбить провинцию { $province }?
decision-call-to-battle = Сигнал к битве: пошлёшь фигурку в провинцию { $province }?
decision-battle-card = Битва за провинцию { $province }: какую карту играешь взакрытую?
decision-quest-as-battle = Твоя вскрытая воля богов «{ $card }» может считаться картой битвы.
decision-late-card = Карты вскрыты. Добавишь карту в битву за провинцию { $province }?
decision-keep-one-figure = { card-odins-tide }: какая из твоих фигурок в битве уцелеет? Остальные будут уничтожены.
decision-protection = { card-friggas-protection }: в провинции { $province } на краю гибели { $pieces }. Заплатить 1 ярость (у тебя { $rage }), чтобы спасти одну фигурку?
decision-flight = { figure-volur-witch } на краю гибели в провинции { $province }. Пусть бежит в Иггдрасиль?
decision-keep-played-cards = { card-tyrs-prowess }: заплатить 1 ярость (у тебя { $rage }), чтобы оставить себе сыгранную карту?
decision-raise-stat = Какой параметр вырастет на ступень?
decision-leader-move = { card-lord-of-hammers }: куда идёт твой вождь из провинции { $province }?
decision-blessing = { card-lokis-blessing }: снова бесплатно вторгнуться воином в провинцию { $province }?
decision-sacrifice = { card-friggas-sacrifice }: кто станет второй жертвой?
decision-save-card = Эпоха кончается. Какую карту прибережёшь для следующей? Остальные уйдут в сброс.

## Moves: what can be answered. move-<verb>, or move-<verb>-<decision> where that says more.

move-pass = Пас
move-pass-action = Пас до конца эпохи (пропадёт ярость: { $rage })
move-pass-call-to-battle = Никого не слать
move-pass-late-card = Не добавлять карту
move-decline = Нет
move-decline-save-card = Ничего не приберегать
move-decline-quest-as-battle = Ничего не прибавляет
move-decline-leader-move = Остаётся на месте
move-decline-flight = Нет, пусть погибнет
move-decline-free-invasion = Не сейчас
move-decline-protection = Больше никого не спасать
move-decline-keep-played-cards = Больше ничего не оставлять
move-done = Готово
move-flee = Да, пусть бежит
move-keep = Оставить: { $card }
move-card = Сыграть: { $card }
move-quest = Воля богов: «{ $card }»
move-invade = Вторжение: { $pieces } → { $place } ({ $cost })
move-recall = Призыв из Вальхаллы: { $pieces } → { $place } ({ $cost })
move-march = Марш из провинции { $province } ({ $cost })
move-to = В провинцию { $province }
move-move = { $pieces }
move-upgrade = Улучшение: «{ $card }» ({ $cost })
move-upgrade-replace = Улучшение: «{ $card }» вместо карты «{ $replaced }» ({ $cost })
move-pillage = Разграбление: { $province } ({ $token })
move-pillage-pillage-at-once = Да, разграбить провинцию { $province } ({ $token })
move-challenge = Повторное разграбление: { $province } ({ $cost })
move-join = Послать на битву: { $pieces } из провинции { $province }
move-spare = Спасти: { $pieces }
move-spare-keep-one-figure = Сохранить: { $pieces }
move-sacrifice = Жертва: { $pieces }, { $place }
move-sacrifice-in-vain = Жертва: { $pieces }, { $place } — впустую: все параметры на последней ступени
move-raise = { $stat }: с { $value } до { $next }
move-count = Считать за +{ $amount }

## Groups of moves: the first answer of two

group-invade = Вторжение: { $pieces } ({ $cost })
group-recall = Призыв из Вальхаллы: { $pieces } ({ $cost })
group-march = Марш ({ $cost })
group-pillage = Разграбление ({ $count ->
    [one] { $count } провинция
    [few] { $count } провинции
   *[many] { $count } провинций
})
group-challenge = Повторное разграбление ({ $cost })
group-upgrade = Улучшение: «{ $card }» ({ $cost })
group-sacrifice = Жертва: две фигурки (+1 ступень параметра)
group-sacrifice-in-vain = Жертва: две фигурки — впустую: все параметры на последней ступени
group-found = Какой ход ты имеешь в виду?
