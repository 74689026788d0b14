### Battles as the page stages them, and the great moments of an age.

## The stage

stage-title = Битва за { FORM($province, "accusative") }
stage-call = Сигнал к битве: { $province }
stage-tale = Разграбление { FORM($province, "genitive") }
stage-reward = На кону: { $token }
stage-strength = Сила фигурок
stage-choosing = выбирает…
stage-face-down = Карта лицом вниз
stage-no-card = без карты
stage-cancelled = текст отменён
stage-swept = в сброс
stage-late = добавлена
stage-waiting = Ещё вправе вступить: { $clans }
stage-waiting-cards = Ещё вправе добавить карту: { $clans }
stage-won = { $clan } побеждает
stage-won-alone = { $clan } разграбляет без боя
stage-tied = Ничья: проиграли все
stage-lost = Потери: { $pieces }
stage-saved = Спасено: { $pieces }
stage-glory = слава { $amount }
stage-pillager = разграбляет
stage-hide = Скрыть битву
stage-show = Показать битву

## Great moments

omen-age = Эпоха { $age }
omen-doom = Рагнарёк поглотит { FORM($province, "accusative") }
omen-ragnarok = Рагнарёк
omen-swallowed = Провинция { $province } поглощена
