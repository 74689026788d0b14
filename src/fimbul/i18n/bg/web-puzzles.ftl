### Puzzles, on the page and in the terminal.

front-puzzles = Задачи
front-puzzles-hint = Намери най-добрия ход, всеки ден нова задача

## The list

puzzles-title = Задачи
puzzles-lead = Позиции от игри между ботове, в които един ход е несъмнено най-добър. Ще го откриеш ли?
puzzles-daily = Задача на деня
puzzles-solved = Решени на това устройство: { $solved } от { $count }
puzzles-task = Вид решение
puzzles-stars = Трудност
puzzles-all = Всички
puzzles-unsolved = Само нерешените
puzzles-found = Задачи: { $count }
puzzles-none = Няма задача с тези филтри.
puzzle-task-draft = Драфт
puzzle-task-turn = Действие
puzzle-task-march = Настъпление
puzzle-task-call = Зов за битка
puzzle-task-battle = Карта битка
puzzle-task-stat = Показател
puzzle-task-save = Запази карта
puzzle-task-power = Ефект на карта
puzzle-difficulty = Трудност { $stars } от 3
puzzle-players = Играчи: { $count }
puzzle-done = Решена
puzzle-seen = Решението е видяно

## One puzzle

puzzle-ask = Играеш с { FORM($clan, "object") } клан. Кой ход е несъмнено най-добър?
puzzle-ask-hint = Избери го на масата като в игра. Може да опитваш колкото пъти искаш.
puzzle-wrong = Има по-добър ход. Средно този носи с { $glory } слава по-малко (от { $low } до { $high }).
puzzle-right = Точно така!
puzzle-solution = Най-добрият ход
puzzle-show = Покажи решението
puzzle-again = Опитай пак
puzzle-next = Следваща задача
puzzle-list = Всички задачи
puzzle-fold = Скрий задачата
puzzle-unfold = Покажи задачата
puzzle-brings = около { $glory } слава накрая, { $chance }% спечелени игри
puzzle-second = Вторият по сила ход
puzzle-ahead = Най-добрият ход носи с { $glory } слава повече (от { $low } до { $high }) и повишава шанса с { $chance } процентни пункта (от { $least } до { $most }).
puzzle-how = Средни стойности от { $playouts } доигравания от ботове, всеки път с други скрити карти, и техните 95% интервали. Дълбоки търсения, избрали същия ход: { $searches }.

## What a solution teaches

puzzle-why-draft = От драфта зависи какво ще можеш в тази епоха, а картата, която подадеш, може да се изиграе срещу теб.
puzzle-why-upgrade = Подобрението действа до края на играта, затова е най-ценно рано – стига яростта да не е по-нужна за друго.
puzzle-why-quest = Поръчението не струва ярост, а изпълнено носи слава и едно ниво на показател.
puzzle-why-invade = Първо са фигурите на точното място: без тях няма плячкосване, битки и изпълнени поръчения.
puzzle-why-doom = Фигурите, паднали при Рагнарок, носят слава и веднага след това се връщат от Валхала.
puzzle-why-march = За 1 ярост настъплението мести колкото искаш фигури там, където са нужни.
puzzle-why-pillage = Плячкосването не струва ярост, но всяка провинция се плячкосва само веднъж на епоха: който успее пръв, той взема наградата.
puzzle-why-pass = Пасът струва цялата останала ярост, но понякога това е по-евтино от всяко действие.
puzzle-why-call = Фигура, която се включи, може да спечели битката или да загине в нея. Преброй кой още може да дойде и какво могат да добавят картите на всички.
puzzle-why-battle = Победителят изчиства изиграните карти, а загубилите си връщат своите: играй силна карта там, където решава нещо.
puzzle-why-losing = Не е нужно да печелиш всяка битка. Победителят изчиства изиграните карти, ти си връщаш своите, а някои карти възнаграждават загубата.
puzzle-why-stat = Накрая показател носи 10 слава на 4-то или 5-о ниво и 20 на 6-о.
puzzle-why-save = Само една карта преминава в следващата епоха: запази тази, която и там ще промени нещо.
puzzle-why-power = Ефектът на картата е предложение. Важно е какво носи точно сега.
puzzle-reason-stay = фигурата е по-ценна там, където е, отколкото в битката за { $province }
puzzle-reason-keep = още една карта би променила твърде малко и остава в ръката
puzzle-reason-lose = печели тази битка по-рядко от друг ход и въпреки това носи повече

## In the terminal

puzzle-heading = Задача { $id } · { $task } · епоха { $age } · трудност { $stars } от 3
puzzle-prompt = Твоят ход (число или думи; ? за решението):
puzzle-unknown = Няма задача { $id }. „fimbul puzzle“ показва всички.
puzzle-column-id = задача
puzzle-column-task = вид решение
puzzle-column-stars = трудност
puzzle-column-age = епоха
puzzle-column-players = играчи
