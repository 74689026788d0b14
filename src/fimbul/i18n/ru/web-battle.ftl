### Battles as the page stages them, and the great moments of an age.

## The stage

stage-title = Битва за провинцию { $province }
stage-call = Сигнал к битве: { $province }
stage-tale = Разграбление: { $province }
stage-reward = На кону: { $token }
stage-strength = Сила фигурок
stage-choosing = выбирает…
stage-face-down = Закрытая карта
stage-no-card = без карты
stage-cancelled = текст отменён
stage-swept = сметена
stage-late = добавлена
stage-waiting = Кто ещё может вступить: { $clans }
stage-waiting-cards = Кто ещё может добавить карту: { $clans }
stage-won = { $clan } побеждает
stage-won-alone = { $clan } разграбляет без боя
stage-tied = Ничья: проиграли все
stage-lost = Потери: { $pieces }
stage-saved = Спасено: { $pieces }
stage-glory = слава { $amount }
stage-pillager = грабитель
stage-hide = Скрыть битву
stage-show = Показать битву

## Great moments

omen-age = Эпоха { $age }
omen-doom = Рагнарёк поглотит провинцию { $province }
omen-ragnarok = Рагнарёк
omen-swallowed = Провинция { $province } поглощена
