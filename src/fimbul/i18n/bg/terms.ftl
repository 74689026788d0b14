### The words of the game: names of places, clans, gods, figures and things.
### Common nouns are lower case so that they fit inside a sentence; whoever
### shows one alone raises its first letter. Proper names keep their capital.

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
fjord-se = Югоизточен фиорд
fjord-sw = Югозападен фиорд
fjord-nw = Северозападен фиорд

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
clan-raven = Гарванов
clan-serpent = Змийски
clan-bear = Мечи

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
figure-dwarf-chieftain = Вожд на джуджетата
figure-sea-serpent = Морски змей
figure-valkyrie = Валкирия
figure-dark-elf = Тъмен елф
figure-fire-giant = Огнен великан
figure-frost-giant = Леден великан
figure-soldier-of-hel = Войник на Хел
figure-volur-witch = Вещица вьолва

## Stats of a clan: "rage" here is the stat, not the pool that is spent (C3)

stat-rage = ярост
stat-axes = брадви
stat-horns = рогове

## Kinds of cards

kind-battle = битка
kind-quest = поръчение
kind-warrior = воин
kind-leader = водач
kind-ship = кораб
kind-monster = митично създание
kind-clan = клан

## Pillage tokens, told by their reward (P11)

token-rage = +1 ниво ярост
token-axes = +1 ниво брадви
token-horns = +1 ниво рогове
token-glory = 5 слава
token-all = +1 ниво ярост, брадви и рогове

## Phases of an age

phase-draft = дарове от боговете
phase-action = действия
phase-discard = изчистване
phase-quests = поръчения
phase-ragnarok = Рагнарок
phase-valhalla = Валхала
phase-end = край на играта
