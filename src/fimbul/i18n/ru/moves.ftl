### What a decision asks and what can be answered, at the terminal and in the browser.

## Decisions: what is asked

decision-draft = { $count ->
    [1] Оставь себе одну из этих карт; остальные уйдут налево (эпоха { $age }, выбор { $pick } из { $picks }).
    [one] Оставь себе { $count } карту из этих, одну за другой (эпоха { $age }, выбор { $pick } из { $picks }).
    [few] Оставь себе { $count } карты из этих, одну за другой (эпоха { $age }, выбор { $pick } из { $picks }).
   *[many] Оставь себе { $count } карт из этих, одну за другой (эпоха { $age }, выбор { $pick } из { $picks }).
}
decision-action = { $clan }, твой ход. Ярость: { $rage }.
decision-march-target = Марш из { FORM($source, "genitive") }: куда?
decision-march-figures = Кто идёт из { FORM($source, "genitive") } в { FORM($target, "accusative") }?
decision-free-invasion = Можешь сразу бесплатно вторгнуться { FORM($pieces, "instrumental") }.
decision-succor = { card-friggas-succor }: привести ещё одного воина в { FORM($province, "accusative") }?
decision-pillage-at-once = { card-thors-domain }: заплатить 2 ярости (у тебя { $rage }) и сразу разграбить { FORM($province, "accusative") }?
decision-call-to-battle = Сигнал к битве: пошлёшь фигурку в { FORM($province, "accusative") }?
decision-battle-card = Битва за { FORM($province, "accusative") }: какую карту играешь лицом вниз?
decision-quest-as-battle = Твоя открытая карта воли богов «{ $card }» может считаться картой битвы.
decision-late-card = Карты открыты. Добавишь карту в битву за { FORM($province, "accusative") }?
decision-keep-one-figure = { card-odins-tide }: какая из твоих фигурок в битве уцелеет? Остальные будут уничтожены.
decision-protection = { card-friggas-protection }: в { FORM($province, "prepositional") } ты теряешь { FORM($pieces, "accusative") }. Заплатить 1 ярость (у тебя { $rage }), чтобы спасти одну фигурку?
decision-flight = Твоя { figure-volur-witch } будет уничтожена в { FORM($province, "prepositional") }. Пусть бежит в Иггдрасиль?
decision-keep-played-cards = { card-tyrs-prowess }: заплатить 1 ярость (у тебя { $rage }), чтобы оставить себе сыгранную карту?
decision-raise-stat = Какую характеристику повысить на ступень?
decision-leader-move = { card-lord-of-hammers }: куда идёт твой вождь из { FORM($province, "genitive") }?
decision-blessing = { card-lokis-blessing }: снова бесплатно вторгнуться воином в { FORM($province, "accusative") }?
decision-sacrifice = { card-friggas-sacrifice }: какая фигурка станет второй жертвой?
decision-save-card = Эпоха заканчивается. Какую карту сохранишь на следующую? Остальные уйдут в сброс.

## Moves: what can be answered. move-<verb>, or move-<verb>-<decision> where that says more.

move-pass = Пас
move-pass-action = Пас до конца эпохи (пропадёт ярость: { $rage })
move-pass-call-to-battle = Не посылать
move-pass-late-card = Не добавлять
move-decline = Нет
move-decline-save-card = Не сохранять
move-decline-quest-as-battle = Не считать
move-decline-leader-move = Остаётся
move-decline-flight = Нет, пусть погибнет
move-decline-free-invasion = Не сейчас
move-decline-protection = Больше не спасать
move-decline-keep-played-cards = Больше не оставлять
move-done = Готово
move-flee = Да, пусть бежит
move-keep = Оставить: { $card }
move-card = Сыграть: { $card }
move-quest = Воля богов: «{ $card }»
move-invade = Вторжение { FORM($pieces, "instrumental") } в { FORM($place, "accusative") } ({ $cost })
move-recall = Призыв из Вальхаллы: { $pieces } в { FORM($place, "accusative") } ({ $cost })
move-march = Марш из { FORM($province, "genitive") } ({ $cost })
move-to = В { FORM($province, "accusative") }
move-move = { $pieces }
move-upgrade = Улучшение: «{ $card }» ({ $cost })
move-upgrade-replace = Улучшение: «{ $card }» вместо карты «{ $replaced }» ({ $cost })
move-pillage = Разграбление { FORM($province, "genitive") } ({ $token })
move-pillage-pillage-at-once = Да, разграбить { FORM($province, "accusative") } ({ $token })
move-challenge = Повторное разграбление { FORM($province, "genitive") } ({ $cost })
move-join = Послать { FORM($pieces, "accusative") } из { FORM($province, "genitive") }
move-spare = Спасти { FORM($pieces, "accusative") }
move-spare-keep-one-figure = Сохранить { FORM($pieces, "accusative") }
move-sacrifice = Жертва: { $pieces } в { FORM($place, "prepositional") }
move-sacrifice-in-vain = Жертва: { $pieces } в { FORM($place, "prepositional") } — впустую: все характеристики на последней ступени
move-raise = { $stat }: с { $value } до { $next }
move-count = Считать за +{ $amount }

## Groups of moves: the first answer of two

group-invade = Вторжение { FORM($pieces, "instrumental") } ({ $cost })
group-recall = Призыв из Вальхаллы: { $pieces } ({ $cost })
group-march = Марш ({ $cost })
group-pillage = Разграбление ({ $count ->
    [one] { $count } провинция
    [few] { $count } провинции
   *[many] { $count } провинций
})
group-challenge = Повторное разграбление ({ $cost })
group-upgrade = Улучшение: «{ $card }» ({ $cost })
group-sacrifice = Жертва: две фигурки (+1 ступень)
group-sacrifice-in-vain = Жертва: две фигурки — впустую: все характеристики на последней ступени
group-found = Какой ход ты имеешь в виду?
