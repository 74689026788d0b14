### The words of the game: names of places, clans, gods, figures and things.
### Common nouns are lower case so that they fit inside a sentence; whoever
### shows one alone raises its first letter. Proper names keep their capital.

## Provinces

province-yggdrasil = Иггдрасиль
province-elvagar = Эльвагар
province-angerboda = Ангрбода
province-muspelheim = Муспельхейм
province-horgr = Хоргр
province-utgard = Утгард
province-andlang = Андланг
province-gimle = Гимле
province-myrkulor = Мюркулор

## Fjords

fjord-ne = северо-восточный фьорд
fjord-se = юго-восточный фьорд
fjord-sw = юго-западный фьорд
fjord-nw = северо-западный фьорд

## Where a figure is when it is not on the board

place-reserve = резерв
place-valhalla = Вальхалла
place-out-of-game = вне игры

## Regions

region-manheim = Манхейм
region-alfheim = Альвхейм
region-jotunheim = Ётунхейм

## Clans

clan-wolf = Волк
clan-raven = Ворон
clan-serpent = Змей
clan-bear = Медведь

## Gods

god-odin = Один
god-thor = Тор
god-loki = Локи
god-frigga = Фригг
god-heimdall = Хеймдалль
god-tyr = Тюр

## Figures

figure-warrior = воин
figure-leader = вождь
figure-ship = корабль
figure-troll = Тролль
figure-dwarf-chieftain = Предводитель цвергов
figure-sea-serpent = Морской змей
figure-valkyrie = Валькирия
figure-dark-elf = Тёмный альв
figure-fire-giant = Огненный великан
figure-frost-giant = Ледяной великан
figure-soldier-of-hel = Ратник Хель
figure-volur-witch = Ведьма-вёльва

## Stats of a clan: "rage" here is the stat, not the pool that is spent (C3)

stat-rage = ярость
stat-axes = топоры
stat-horns = шлемы

## Kinds of cards

kind-battle = битва
kind-quest = воля богов
kind-warrior = воин
kind-leader = вождь
kind-ship = корабль
kind-monster = чудовище
kind-clan = клан

## Pillage tokens, told by their reward (P11)

token-rage = +1 ступень ярости
token-axes = +1 ступень топоров
token-horns = +1 ступень шлемов
token-glory = 5 славы
token-all = +1 ступень ярости, топоров и шлемов

## Phases of an age

phase-draft = дары богов
phase-action = фаза действий
phase-discard = сброс
phase-quests = воля богов
phase-ragnarok = Рагнарёк
phase-valhalla = Вальхалла
phase-end = конец игры
