### The words of the game: names of places, clans, gods, figures and things.
### Common nouns are lower case so that they fit inside a sentence; whoever
### shows one alone raises its first letter. Proper names keep their capital.
### A name has its other forms as attributes. A sentence asks for a form with
### { FORM($clan, "genitive") }, or { figure-troll.accusative } for a name that it writes out. A list
### has the forms of its names, and a name without the attribute stays as it is. The forms are
### genitive, dative, accusative, instrumental and prepositional; only those in use are written.

## Provinces

province-yggdrasil = Иггдрасиль
    .genitive = Иггдрасиля
    .prepositional = Иггдрасиле
province-elvagar = Эльвагар
    .genitive = Эльвагара
    .prepositional = Эльвагаре
province-angerboda = Ангрбода
    .genitive = Ангрбоды
    .accusative = Ангрбоду
    .prepositional = Ангрбоде
province-muspelheim = Муспельхейм
    .genitive = Муспельхейма
    .prepositional = Муспельхейме
province-horgr = Хоргр
    .genitive = Хоргра
    .prepositional = Хоргре
province-utgard = Утгард
    .genitive = Утгарда
    .prepositional = Утгарде
province-andlang = Андланг
    .genitive = Андланга
    .prepositional = Андланге
province-gimle = Гимле
province-myrkulor = Мюркулор
    .genitive = Мюркулора
    .prepositional = Мюркулоре

## Fjords

fjord-ne = северо-восточный фьорд
    .genitive = северо-восточного фьорда
    .prepositional = северо-восточном фьорде
fjord-se = юго-восточный фьорд
    .genitive = юго-восточного фьорда
    .prepositional = юго-восточном фьорде
fjord-sw = юго-западный фьорд
    .genitive = юго-западного фьорда
    .prepositional = юго-западном фьорде
fjord-nw = северо-западный фьорд
    .genitive = северо-западного фьорда
    .prepositional = северо-западном фьорде

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
    .genitive = Волка
    .dative = Волку
    .accusative = Волка
clan-raven = Ворон
    .genitive = Ворона
    .dative = Ворону
    .accusative = Ворона
clan-serpent = Змей
    .genitive = Змея
    .dative = Змею
    .accusative = Змея
clan-bear = Медведь
    .genitive = Медведя
    .dative = Медведю
    .accusative = Медведя

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
    .accusative = Тролля
    .instrumental = Троллем
figure-dwarf-chieftain = Предводитель цвергов
    .accusative = Предводителя цвергов
    .instrumental = Предводителем цвергов
figure-sea-serpent = Морской змей
    .accusative = Морского змея
    .instrumental = Морским змеем
figure-valkyrie = Валькирия
    .accusative = Валькирию
    .instrumental = Валькирией
figure-dark-elf = Тёмный альв
    .accusative = Тёмного альва
    .instrumental = Тёмным альвом
figure-fire-giant = Огненный великан
    .accusative = Огненного великана
    .instrumental = Огненным великаном
figure-frost-giant = Ледяной великан
    .accusative = Ледяного великана
    .instrumental = Ледяным великаном
figure-soldier-of-hel = Ратник Хель
    .accusative = Ратника Хель
    .instrumental = Ратником Хель
figure-volur-witch = Ведьма-вёльва
    .accusative = Ведьму-вёльву
    .instrumental = Ведьмой-вёльвой

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
