### The bar in the browser that says whose decision it is, and what can be done now.
### $clan, $clans   names of clans; $clans is a list such as "Wolf and Raven", $count says how many
### $province, $place   names of places; $card, $pieces   a card, figures

## What each decision is about, for somebody who never played

decide-hint-draft = Всички избират едновременно и подават останалите карти. С каквото задържиш, играеш цялата епоха.
decide-hint-action = Едно действие, после е ред на следващия клан. Избери тук, на полето или сред картите си.
decide-hint-march-target = Всяка провинция със свободно селище, колкото и да е далеч. Корабите остават, където са.
decide-hint-march-figures = Избери всички, които тръгват; за всеки трябва свободно селище.
decide-hint-free-invasion = Подобрението веднага довежда на полето една фигура от своя вид.
decide-hint-succor = Воинът идва от резерва ти и не струва нищо.
decide-hint-pillage-at-once = Допълнително плячкосване, веднага след нахлуването.
decide-hint-call-to-battle = Съседите може да пращат по една фигура, докато всички селища се заемат или никой повече не иска.
decide-hint-battle-card = Всички карти се разкриват заедно. Само картите битка добавят сила; ако загубиш, картата ти се връща.
decide-hint-quest-as-battle = С твоето подобрение поръчението може да се брои за карта битка. И в двата случая картата е изиграна.
decide-hint-late-card = Още може да се добавят карти с бял фон. После печели най-високият сбор; при равенство загиват всички.
decide-hint-keep-one-figure = Всеки клан в битката запазва само една фигура.
decide-hint-protection = По една фигура, докато имаш ярост.
decide-hint-flight = Може да избяга от всяко унищожаване, освен ако я жертваш или вече е в Игдрасил.
decide-hint-keep-played-cards = Победителят в битка изчиства изиграните карти. Тези може да се върнат в ръката ти.
decide-hint-raise-stat = Яростта е за действия, брадвите носят слава за спечелени битки, роговете – място за още фигури на полето. Високите нива носят слава накрая.
decide-hint-leader-move = След плячкосването може да продължи в съседна провинция, в която има място, без да плащаш ярост.
decide-hint-blessing = Падналите ти освободиха място: веднага може да дойде един воин.
decide-hint-sacrifice = И двете отиват във Валхала, а един твой показател се повишава с едно ниво.
decide-hint-sacrifice-in-vain = И двете отиват във Валхала и това е всичко: показателите ти са на най-високото ниво.
decide-hint-save-card = Може да се запази само една карта. Следват поръченията, после Рагнарок.

## What others are deciding

decide-waiting = Чакаме: { $who }
decide-waits-draft = Още избират карта от раздадените.
decide-waits-action = { FORM($clan, "subject") } клан избира действие.
decide-waits-march-target = { FORM($clan, "subject") } клан избира накъде да настъпи.
decide-waits-march-figures = { FORM($clan, "subject") } клан избира кой да настъпи.
decide-waits-free-invasion = { FORM($clan, "subject") } клан може веднага да нахлуе след подобрение.
decide-waits-succor = { FORM($clan, "subject") } клан може да доведе още един воин.
decide-waits-pillage-at-once = { FORM($clan, "subject") } клан може веднага да плячкоса.
decide-waits-call-to-battle = { FORM($clan, "subject") } клан може да прати фигура в битката.
decide-waits-battle-card = Още избират карти за битката, с лицето надолу.
decide-waits-quest-as-battle = { FORM($clan, "subject") } клан решава дали поръчението се брои в битката.
decide-waits-late-card = { FORM($clan, "subject") } клан може да добави карта в битката.
decide-waits-keep-one-figure = { FORM($clan, "subject") } клан избира единствената фигура, която остава.
decide-waits-protection = { FORM($clan, "subject") } клан може да спаси фигури от унищожаване.
decide-waits-flight = { FORM($clan, "subject") } клан решава дали { figure-volur-witch.object } да избяга.
decide-waits-keep-played-cards = { FORM($clan, "subject") } клан може да задържи изиграни карти.
decide-waits-raise-stat = { FORM($clan, "subject") } клан избира кой показател да повиши.
decide-waits-leader-move = { FORM($clan, "subject") } клан може да премести водача си.
decide-waits-blessing = { FORM($clan, "subject") } клан може отново да нахлуе.
decide-waits-sacrifice = { FORM($clan, "subject") } клан избира втората жертва.
decide-waits-save-card = Още избират коя карта да запазят за следващата епоха.

## Sealed choices

decide-sealed = Избра: { $choice }. Можеш да промениш избора си, докато всички изберат.
decide-sealed-mark = избрано
decide-sealed-first = първи избор
decide-sealed-second = втори избор
decide-has-chosen = { $clan } клан: избра
decide-is-choosing = { $clan } клан: още избира

## The frame

decide-confirm = Потвърди
decide-back = Назад
decide-undo = Върни
decide-skip = Прескочи
decide-catching-up = Сагата продължава…
decide-sending = Изпращане…
decide-fold = Покажи полето
decide-unfold = Покажи възможностите
decide-choices = Какво можеш да направиш
decide-way = Какво избра дотук
decide-hand-over = Предай устройството на { $who }
decide-hand-over-hint = На това устройство сега решава { $who }.
decide-hand-over-do = Скрий картите ми
decide-hand-over-take = Аз съм { $who }
decide-hand-over-ready = Никой друг не гледа? Тогава покажи картите на { $who }.

## Actions

decide-do-invade = Нахлу{ "\u00AD" }ване
decide-do-march = Настъп{ "\u00AD" }ление
decide-do-upgrade = Подоб{ "\u00AD" }рение
decide-do-quest = Поръ{ "\u00AD" }чение
decide-do-pillage = Плячко{ "\u00AD" }сване
decide-do-recall = От Валхала
decide-do-challenge = Плячко{ "\u00AD" }сване отново
decide-do-sacrifice = Жертва
decide-do-pass = Пас
decide-none-invade = няма кой
decide-none-march = няма кой
decide-none-upgrade = няма достъпно
decide-none-quest = няма
decide-none-pillage = никъде
decide-why-invade = В резерва ти няма никого, когото да пратиш сега.
    .see = I1 I4
decide-why-march = В провинциите нямаш фигура, която да настъпи. Първо нахлуй.
    .see = M1 M2
decide-why-upgrade = В ръката ти няма подобрение, за което ти стига яростта.
    .see = U1
decide-why-quest = В ръката ти няма карта поръчение.
    .see = Q1
decide-why-pillage = Нямаш фигура в провинция, която още може да се плячкоса, нито във фиорда ѝ.
    .see = P1
decide-few-horns-full = малко рогове
decide-few-not-enough-rage = малко ярост
decide-figures-here = { $pieces }
decide-cost-range = { $least }–{ $most }
# Read aloud: two costs such as "free" and "2 rage".
decide-cost-from-to = от { $least } до { $most }

## Steps of an action, and what is written on the choices

decide-who-invade = Кой нахлува?
decide-who-recall = Кой се връща от Валхала?
decide-who-sacrifice = Кого жертваш?
decide-where-invade = Къде?
decide-where-recall = Къде?
decide-where-march = От коя провинция?
decide-where-pillage = Коя провинция?
decide-where-challenge = Коя провинция отново?
decide-where-sacrifice = Къде?
decide-card-upgrade = Кое подобрение?
decide-card-quest = Кое поръчение приемаш с лицето надолу?
decide-slot-upgrade = На кое място от таблото?
decide-also = Какво правиш там?
decide-slot = { $kind }: място { $number }
decide-slot-empty = празно
decide-slot-replaces = заменя „{ $card }“
# Villages, and $count of them are free.
decide-villages = { $count ->
    [0] пълна
    [one] { $count } свободно
   *[other] { $count } свободни
}
decide-no-limit = без лимит
decide-supports = за { $provinces }
decide-from = от { $place }
decide-count = × { $count }
decide-adds = +{ $value }
decide-adds-varies = по текста
decide-glory = { $value } слава
decide-yes-succor = Да, идва воин
decide-yes-blessing = Да, нахлуй отново
decide-step = Ниво { $step } от 6
decide-legendary = +{ $glory } слава накрая
decide-strength = { $clan } клан: сила { $strength }
decide-pillager = { FORM($clan, "subject") } клан плячкосва { $province } ({ $token })
decide-fighter = { $clan } клан: сила { $strength }
decide-fighter-bonus = { $clan } клан: сила { $strength }, карти +{ $bonus }
decide-may-join = { FORM($clan, "subject") } клан още може да се включи
decide-may-add = { FORM($clan, "subject") } клан още може да добави карта
decide-stays-away = { FORM($clan, "subject") } клан не праща никого
