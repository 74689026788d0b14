### The map in the browser: what is said about its places, and its controls. Places, clans, figures
### and rewards come in as names.

map-label = Игралното поле
map-places = Места
map-figures = Фигури за избор
map-zoom-in = Приближи
map-zoom-out = Отдалечи
map-zoom-reset = Цялото поле

## About a place, one fact a message

map-villages = Свободни селища: { $free } от { $villages }
map-no-limit = Без селища: колкото искаш фигури
map-token = Плячка: { $reward }
map-pillaged = Плячкосана тази епоха: няма какво да се вземе
map-destroyed = Унищожена
map-closed = Затворен: и двете му провинции са унищожени
map-doomed-now = Рагнарок идва в края на тази епоха
map-doomed = Рагнарок идва в края на епоха { $age }
map-battle = Тук се води битка
map-strength = { $clan } клан: сила { $strength }
map-stands = { $clan } клан: { $pieces }
map-in-fjord = във фиорда: { $pieces }
map-nobody = Тук няма никого
map-supports = Поддържа: { $provinces }
map-fjord = Поддържа я: { $fjord }
map-lit = Можеш да избереш това място

## What a click on a place can mean

map-menu = { $place }: какво правиш?
map-back = Назад

## Why a click on a place does nothing

map-never-yggdrasil = Никой не нахлува направо в Игдрасил: нахлуй в съседна провинция и оттам настъпи.
    .see = I3
map-never-ashore = Корабите остават във фиордите.
    .see = C5 I2
map-never-at-sea = Във фиорд влизат само кораби.
    .see = I2 M2
map-never-fjord = Фиордът не е провинция: там това не е възможно.
    .see = B4 P1
