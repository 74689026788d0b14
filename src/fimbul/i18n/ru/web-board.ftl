### The map in the browser: what is said about its places, and its controls. Places, clans, figures
### and rewards come in as names.

map-label = Поле
map-places = Места
map-figures = Фигурки на выбор
map-zoom-in = Ближе
map-zoom-out = Дальше
map-zoom-reset = Всё поле

## About a place, one fact a message

map-villages = Свободно деревень: { $free } из { $villages }
map-no-limit = Деревень нет: фигурок сколько угодно
map-token = За разграбление: { $reward }
map-pillaged = Разграблена в эту эпоху: взять нечего
map-destroyed = Уничтожена
map-closed = Закрыт: обе провинции уничтожены
map-doomed-now = Рагнарёк придёт в конце этой эпохи
map-doomed = Рагнарёк придёт в конце эпохи { $age }
map-battle = Здесь идёт битва
map-strength = { $clan }: сила { $strength }
map-stands = { $clan }: { $pieces }
map-in-fjord = во фьорде: { $pieces }
map-nobody = Здесь никого нет
map-supports = Поддерживает: { $provinces }
map-fjord = Поддержка: { $fjord }
map-lit = Можно выбрать сейчас

## What a click on a place can mean

map-menu = { $place }: что делаешь?
map-back = Назад

## Why a click on a place does nothing

map-never-yggdrasil = В Иггдрасиль нельзя вторгнуться напрямую: вторгнись в другую провинцию и соверши оттуда марш.
    .see = I3
map-never-ashore = Корабли остаются во фьордах.
    .see = C5 I2
map-never-at-sea = Во фьорд входят только корабли.
    .see = I2 M2
map-never-fjord = Фьорд — не провинция: там это невозможно.
    .see = B4 P1
