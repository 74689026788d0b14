### The bar in the browser that says whose decision it is, and what can be done now.
### $clan, $clans   names of clans; $clans is a list such as "Wolf and Raven", $count says how many
### $province, $place   names of places; $card, $pieces   a card, figures

## What each decision is about, for somebody who never played

decide-hint-draft = Все выбирают одновременно и передают остальные карты дальше. Что оставишь, тем и будешь играть всю эпоху.
decide-hint-action = Одно действие, потом ходит следующий клан. Выбирай здесь, на поле или среди своих карт.
decide-hint-march-target = Любая провинция со свободной деревней, как угодно далеко. Корабли остаются на месте.
decide-hint-march-figures = Отметь всех, кто идёт; каждому нужна свободная деревня.
decide-hint-free-invasion = Улучшение сразу выводит на поле одну фигурку своего вида.
decide-hint-succor = Воин придёт из твоего резерва бесплатно.
decide-hint-pillage-at-once = Ещё одно разграбление, сразу после вторжения.
decide-hint-call-to-battle = Соседи посылают по одной фигурке, пока есть желающие и свободные деревни.
decide-hint-battle-card = Все карты открываются одновременно. Силу прибавляют только карты битвы; при поражении карта вернётся к тебе.
decide-hint-quest-as-battle = С твоим улучшением карта воли богов может считаться картой битвы. В любом случае она уже сыграна.
decide-hint-late-card = Ещё можно добавить карты с белым кругом. Затем побеждает наибольшая сумма, а при ничьей гибнут все.
decide-hint-keep-one-figure = У каждого клана в битве останется лишь одна фигурка.
decide-hint-protection = По одной фигурке, пока хватает ярости.
decide-hint-flight = Она может бежать от любой гибели, кроме принесения в жертву, если стоит не в Иггдрасиле.
decide-hint-keep-played-cards = Победитель битвы сбрасывает сыгранные карты. Эти могут вернуться к тебе на руку.
decide-hint-raise-stat = Ярость нужна для действий, топоры дают славу за победы, шлемы — место для фигурок на поле. Высокие ступени приносят славу в конце.
decide-hint-leader-move = После разграбления он может бесплатно уйти в соседнюю провинцию, где есть место.
decide-hint-blessing = Павшие освободили место: один воин может прийти сразу.
decide-hint-sacrifice = Обе отправятся в Вальхаллу, а одна твоя характеристика вырастет на ступень.
decide-hint-sacrifice-in-vain = Обе отправятся в Вальхаллу, и только: все твои характеристики на последней ступени.
decide-hint-save-card = Сохранить можно только одну карту. Дальше — воля богов, а за ней Рагнарёк.

## What others are deciding

decide-waiting = Ждём: { $who }
decide-waits-draft = Ещё выбирают карту из набора.
decide-waits-action = { $clan } выбирает действие.
decide-waits-march-target = { $clan } решает, куда идти маршем.
decide-waits-march-figures = { $clan } решает, кто пойдёт маршем.
decide-waits-free-invasion = { $clan } может сразу вторгнуться после улучшения.
decide-waits-succor = { $clan } может привести ещё одного воина.
decide-waits-pillage-at-once = { $clan } может сразу начать разграбление.
decide-waits-call-to-battle = { $clan } может послать фигурку в битву.
decide-waits-battle-card = Ещё выбирают карты для битвы, лицом вниз.
decide-waits-quest-as-battle = { $clan } решает, считать ли карту воли богов картой битвы.
decide-waits-late-card = { $clan } может добавить карту в битву.
decide-waits-keep-one-figure = { $clan } выбирает фигурку, которая уцелеет.
decide-waits-protection = { $clan } может спасти фигурки от гибели.
decide-waits-flight = { $clan } решает, уводить ли { figure-volur-witch.accusative } в Иггдрасиль.
decide-waits-keep-played-cards = { $clan } может оставить себе сыгранные карты.
decide-waits-raise-stat = { $clan } выбирает, какую характеристику повысить.
decide-waits-leader-move = { $clan } может переместить вождя.
decide-waits-blessing = { $clan } может снова вторгнуться.
decide-waits-sacrifice = { $clan } выбирает вторую жертву.
decide-waits-save-card = Ещё выбирают, какую карту сохранить на следующую эпоху.

## Sealed choices

decide-sealed = Твой выбор: { $choice }. Его можно изменить, пока не выберут все.
decide-sealed-mark = выбрано
decide-sealed-first = первый выбор
decide-sealed-second = второй выбор
decide-has-chosen = { $clan }: выбор сделан
decide-is-choosing = { $clan }: ещё выбирает

## The frame

decide-confirm = Подтвердить
decide-back = Назад
decide-undo = Отменить
decide-skip = Пропустить
decide-catching-up = Сага продолжается…
decide-sending = Отправляем…
decide-fold = Показать поле
decide-unfold = Показать варианты
decide-choices = Что можно сделать
decide-way = Что уже выбрано
decide-hand-over = Передай экран: { $who }
decide-hand-over-hint = Дальше за этим экраном решает { $who }.
decide-hand-over-do = Спрятать карты
decide-hand-over-take = Я — { $who }
decide-hand-over-ready = Никто не подсматривает? Тогда открой карты: { $who }.

## Actions

decide-do-invade = Втор{ "\u00AD" }же{ "\u00AD" }ние
decide-do-march = Марш
decide-do-upgrade = Улуч{ "\u00AD" }ше{ "\u00AD" }ние
decide-do-quest = Воля богов
decide-do-pillage = Разграб{ "\u00AD" }ле{ "\u00AD" }ние
decide-do-recall = Из Вальхаллы
decide-do-challenge = Разграбить снова
decide-do-sacrifice = Жертва
decide-do-pass = Пас
decide-none-invade = некем
decide-none-march = некому идти
decide-none-upgrade = не по средствам
decide-none-quest = нет на руке
decide-none-pillage = нечего
decide-why-invade = В твоём резерве нет никого, кого можно послать сейчас.
    .see = I1 I4
decide-why-march = Ни в одной провинции нет твоих фигурок для марша. Сначала вторгнись.
    .see = M1 M2
decide-why-upgrade = На руке нет улучшения, на которое хватит ярости.
    .see = U1
decide-why-quest = На руке нет карты воли богов.
    .see = Q1
decide-why-pillage = У тебя нет фигурок ни в провинции, которую ещё можно разграбить, ни в её фьорде.
    .see = P1
decide-few-horns-full = шлемы заняты
decide-few-not-enough-rage = мало ярости
decide-figures-here = { $pieces }
decide-cost-range = { $least }–{ $most }
# Read aloud: two costs such as "free" and "2 rage".
decide-cost-from-to = { $least } — { $most }

## Steps of an action, and what is written on the choices

decide-who-invade = Кто вторгается?
decide-who-recall = Кто вернётся из Вальхаллы?
decide-who-sacrifice = Кем жертвуешь?
decide-where-invade = Куда?
decide-where-recall = Куда?
decide-where-march = Из какой провинции?
decide-where-pillage = Какую провинцию?
decide-where-challenge = Какую провинцию снова?
decide-where-sacrifice = Где?
decide-card-upgrade = Какое улучшение?
decide-card-quest = Какую карту воли богов выкладываешь лицом вниз?
decide-slot-upgrade = В какую ячейку планшета?
decide-also = Что там делаешь?
decide-slot = { $kind }, ячейка { $number }
decide-slot-empty = пусто
decide-slot-replaces = вместо карты «{ $card }»
# Villages, and $count of them are free.
decide-villages = { $count ->
    [0] мест нет
   *[other] свободно: { $count }
}
decide-no-limit = без лимита
decide-supports = поддержка: { $provinces }
decide-from = из { FORM($place, "genitive") }
decide-count = × { $count }
decide-adds = +{ $value }
decide-adds-varies = по тексту
decide-glory = { $value } славы
decide-yes-succor = Да, привести воина
decide-yes-blessing = Да, вторгнуться снова
decide-step = Ступень { $step } из 6
decide-legendary = +{ $glory } славы в конце
decide-strength = { $clan }: сила { $strength }
decide-pillager = { $clan } разграбляет { FORM($province, "accusative") } ({ $token })
decide-fighter = { $clan }: сила { $strength }
decide-fighter-bonus = { $clan }: сила { $strength }, карты +{ $bonus }
decide-may-join = { $clan } ещё может вступить
decide-may-add = { $clan } ещё может добавить карту
decide-stays-away = { $clan } никого не посылает
