### Puzzles, on the page and in the terminal.

front-puzzles = Задачи
front-puzzles-hint = Найди лучший ход, каждый день новая задача

## The list

puzzles-title = Задачи
puzzles-lead = Позиции из игр между ботами, в которых один ход явно лучше остальных. Найдёшь его?
puzzles-daily = Задача дня
puzzles-solved = Решено на этом устройстве: { $solved } из { $count }
puzzles-task = Вид решения
puzzles-stars = Сложность
puzzles-all = Все
puzzles-unsolved = Только нерешённые
puzzles-found = Задач: { $count }
puzzles-none = Таких задач нет.
puzzle-task-draft = Драфт
puzzle-task-turn = Действие
puzzle-task-march = Марш
puzzle-task-call = Сигнал к битве
puzzle-task-battle = Карта битвы
puzzle-task-stat = Характеристика
puzzle-task-save = Сохранить карту
puzzle-task-power = Эффект карты
puzzle-difficulty = Сложность { $stars } из 3
puzzle-players = Игроков: { $count }
puzzle-done = Решена
puzzle-seen = Решение показано

## One puzzle

puzzle-ask = Твой клан: { $clan }. Какой ход явно лучше остальных?
puzzle-ask-hint = Выбери его на столе, как в игре. Пробовать можно сколько угодно.
puzzle-wrong = Есть ход лучше. Этот в среднем приносит на { $glory } славы меньше (от { $low } до { $high }).
puzzle-right = Верно!
puzzle-solution = Лучший ход
puzzle-show = Показать решение
puzzle-again = Ещё раз
puzzle-next = Следующая задача
puzzle-list = Все задачи
puzzle-fold = Свернуть задачу
puzzle-unfold = Показать задачу
puzzle-brings = около { $glory } славы в конце, выигранных игр { $chance } %
puzzle-second = Второй по силе ход
puzzle-ahead = Лучший ход даёт на { $glory } славы больше (от { $low } до { $high }) и повышает шанс на { $chance } п. п. (от { $least } до { $most }).
puzzle-how = Средние по доигрываниям ботов ({ $playouts }), каждый раз с другими скрытыми картами, и их интервалы 95 %. Глубоких поисков, выбравших тот же ход: { $searches }.

## What a solution teaches

puzzle-why-draft = От драфта зависит, что ты сможешь в этой эпохе, а отданную дальше карту могут сыграть против тебя.
puzzle-why-upgrade = Улучшение действует до конца игры, поэтому ценнее всего оно в начале, если только ярость не нужнее для другого.
puzzle-why-quest = Воля богов не стоит ярости, а исполненная даёт славу и ступень характеристики.
puzzle-why-invade = Сначала фигурки на нужном месте: без них нет ни разграблений, ни битв, ни исполненной воли богов.
puzzle-why-doom = Фигурки, павшие в Рагнарёке, приносят славу и сразу после него возвращаются из Вальхаллы.
puzzle-why-march = За 1 ярость марш переводит сколько угодно фигурок туда, где они нужны.
puzzle-why-pillage = Разграбление не стоит ярости, но каждую провинцию можно разграбить лишь раз за эпоху: добычу берёт тот, кто успел первым.
puzzle-why-pass = Пас стоит всей оставшейся ярости, но иногда это дешевле любого действия.
puzzle-why-call = Вступившая фигурка может выиграть битву или погибнуть в ней. Посчитай, кто ещё может прийти и что каждому могут добавить карты.
puzzle-why-battle = Победитель сбрасывает сыгранные карты, а проигравшим их карты возвращаются: сильную карту играй там, где она что-то решает.
puzzle-why-losing = Битву не обязательно выигрывать. Победитель сбрасывает сыгранные карты, твои возвращаются к тебе, а некоторые карты вознаграждают за поражение.
puzzle-why-stat = В конце характеристика даёт 10 славы на 4-й и 5-й ступени и 20 на 6-й.
puzzle-why-save = В следующую эпоху переходит лишь одна карта: оставь ту, которая там ещё пригодится.
puzzle-why-power = Эффект карты — это предложение. Важно, что он даёт именно сейчас.
puzzle-reason-stay = фигурка нужнее там, где она стоит, чем в битве за { FORM($province, "accusative") }
puzzle-reason-keep = ещё одна карта изменила бы слишком мало и остаётся на руке
puzzle-reason-lose = выигрывает эту битву реже, чем другой ход, и всё же приносит больше

## In the terminal

puzzle-heading = Задача { $id } · { $task } · эпоха { $age } · сложность { $stars } из 3
puzzle-prompt = Твой ход (номер или слова; ? покажет решение):
puzzle-unknown = Задачи { $id } нет. Все показывает «fimbul puzzle».
puzzle-column-id = задача
puzzle-column-task = вид решения
puzzle-column-stars = сложность
puzzle-column-age = эпоха
puzzle-column-players = игроков
