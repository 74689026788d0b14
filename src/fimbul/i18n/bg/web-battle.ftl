### Battles as the page stages them, and the great moments of an age.

## The stage

stage-title = Битка за { $province }
stage-call = Зов за битка: { $province }
stage-tale = Плячкосване на { $province }
stage-reward = Награда: { $token }
stage-strength = Сила на фигурите
stage-choosing = избира…
stage-face-down = Карта с лицето надолу
stage-no-card = без карта
stage-cancelled = отменен текст
stage-swept = пометена
stage-late = добавена
stage-waiting = Чакаме отговор от { FORM($clans, "object") } клан
stage-waiting-cards = Възможна карта от { FORM($clans, "object") } клан
stage-won = { FORM($clan, "subject") } клан печели
stage-won-alone = { FORM($clan, "subject") } клан плячкосва без бой
stage-tied = Равенство: губят всички
stage-lost = Губи: { $pieces }
stage-saved = Спасява: { $pieces }
stage-glory = { $amount } слава
stage-pillager = плячкосва
stage-hide = Скрий битката
stage-show = Покажи битката

## Great moments

omen-age = Епоха { $age }
omen-doom = Рагнарок ще погълне { $province }
omen-ragnarok = Рагнарок
omen-swallowed = Провинция { $province } е погълната
