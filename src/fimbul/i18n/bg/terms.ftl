### The words of the game: names of places, clans, gods, figures and things.
### Common nouns are lower case so that they fit inside a sentence; whoever
### shows one alone raises its first letter. Proper names keep their capital.
### A name has its other forms as attributes. A sentence asks for a form with
### { FORM($clan, "subject") }, or { figure-troll.object } for a name that it writes out. A list has
### the forms of its names, and a name without the attribute stays as it is. The forms are those with
### the article: .subject with the full one (Вълчият), .object with the short one (Вълчия).

## Provinces

province-yggdrasil = Игдрасил
province-elvagar = Елвагар
province-angerboda = Ангербода
province-muspelheim = Муспелхейм
province-horgr = Хьоргир
province-utgard = Утгард
province-andlang = Андланг
province-gimle = Гимле
province-myrkulor = Миркулор

## Fjords

fjord-ne = Североизточен фиорд
    .object = Североизточния фиорд
fjord-se = Югоизточен фиорд
    .object = Югоизточния фиорд
fjord-sw = Югозападен фиорд
    .object = Югозападния фиорд
fjord-nw = Северозападен фиорд
    .object = Северозападния фиорд

## Where a figure is when it is not on the board

place-reserve = резерв
place-valhalla = Валхала
place-out-of-game = извън играта

## Regions

region-manheim = Манхейм
region-alfheim = Алфхейм
region-jotunheim = Йотунхейм

## Clans

clan-wolf = Вълчи
    .subject = Вълчият
    .object = Вълчия
clan-raven = Гарванов
    .subject = Гарвановият
    .object = Гарвановия
clan-serpent = Змийски
    .subject = Змийският
    .object = Змийския
clan-bear = Мечи
    .subject = Мечият
    .object = Мечия

## Gods

god-odin = Один
god-thor = Тор
god-loki = Локи
god-frigga = Фриг
god-heimdall = Хеймдал
god-tyr = Тир

## Figures

figure-warrior = воин
figure-leader = водач
figure-ship = кораб
figure-troll = Трол
    .object = Трола
figure-dwarf-chieftain = Вожд на джуджетата
    .object = Вожда на джуджетата
figure-sea-serpent = Морски змей
    .object = Морския змей
figure-valkyrie = Валкирия
    .object = Валкирията
figure-dark-elf = Тъмен елф
    .object = Тъмния елф
figure-fire-giant = Огнен великан
    .object = Огнения великан
figure-frost-giant = Леден великан
    .object = Ледения великан
figure-soldier-of-hel = Войник на Хел
    .object = Войника на Хел
figure-volur-witch = Вещица вьолва
    .object = Вещицата вьолва

## Stats of a clan: "rage" here is the stat, not the pool that is spent (C3)

stat-rage = ярост
    .object = яростта
stat-axes = брадви
    .object = брадвите
stat-horns = рогове
    .object = роговете

## Kinds of cards

kind-battle = битка
kind-quest = поръчение
kind-warrior = воин
kind-leader = водач
kind-ship = кораб
kind-monster = създание
kind-clan = клан

## Pillage tokens, told by their reward (P11)

token-rage = +1 ниво ярост
token-axes = +1 ниво брадви
token-horns = +1 ниво рогове
token-glory = 5 слава
token-all = +1 ниво ярост, брадви и рогове

## Phases of an age

phase-draft = дарове от боговете
phase-action = фаза Действия
phase-discard = изчистване
phase-quests = поръчения
phase-ragnarok = Рагнарок
phase-valhalla = Валхала
phase-end = край на играта
