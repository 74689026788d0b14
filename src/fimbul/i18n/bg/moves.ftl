### What a decision asks and what can be answered, at the terminal and in the browser.

## Decisions: what is asked

decision-draft = { $count ->
    [one] Задръж една от тези карти за епоха { $age } (избор { $pick } от { $picks }); останалите минават наляво.
   *[other] Задръж { $count } от тези карти за епоха { $age }, една след друга (избор { $pick } от { $picks }).
}
decision-action = { $clan } клан, ти си на ход: { $rage } ярост.
decision-march-target = Настъпление от { $source }: накъде?
decision-march-figures = Кого пращаш от { $source } в { $target }?
decision-free-invasion = Можеш веднага да нахлуеш с { $pieces }, без да плащаш ярост.
decision-succor = { card-friggas-succor }: ще доведеш ли още един воин в { $province }?
decision-pillage-at-once = { card-thors-domain }: ще платиш ли 2 ярост (имаш { $rage }), за да плячкосаш веднага { $province }?
decision-call-to-battle = Зов за битка: ще пратиш ли фигура в { $province }?
decision-battle-card = Битка за { $province }: коя карта играеш с лицето надолу?
decision-quest-as-battle = Разкритото ти поръчение „{ $card }“ може да се брои за карта битка.
decision-late-card = Картите са разкрити. Ще добавиш ли още една в битката за { $province }?
decision-keep-one-figure = { card-odins-tide }: коя от фигурите ти в битката остава? Другите ще бъдат унищожени.
decision-protection = { card-friggas-protection }: в { $province } ще загубиш { $pieces }. Ще платиш ли 1 ярост (имаш { $rage }), за да спасиш една фигура?
decision-flight = Твоята { figure-volur-witch } ще бъде унищожена в { $province }. Да избяга ли в Игдрасил?
decision-keep-played-cards = { card-tyrs-prowess }: ще платиш ли 1 ярост (имаш { $rage }), за да задържиш изиграна карта?
decision-raise-stat = Кой показател повишаваш с едно ниво?
decision-leader-move = { card-lord-of-hammers }: къде отива водачът ти от { $province }?
decision-blessing = { card-lokis-blessing }: ще нахлуеш ли отново в { $province } с воин, без да плащаш ярост?
decision-sacrifice = { card-friggas-sacrifice }: коя втора фигура жертваш?
decision-save-card = Епохата свършва. Коя карта запазваш за следващата? Останалите се изчистват.

## Moves: what can be answered. move-<verb>, or move-<verb>-<decision> where that says more.

move-pass = Пас
move-pass-action = Пас до края на епохата (губиш { $rage } ярост)
move-pass-call-to-battle = Не пращай никого
move-pass-late-card = Не добавяй карта
move-decline = Не
move-decline-save-card = Не запазвай карта
move-decline-quest-as-battle = Не се брои
move-decline-leader-move = Остава
move-decline-flight = Не, нека загине
move-decline-free-invasion = Не сега
move-decline-protection = Не спасявай други
move-decline-keep-played-cards = Не задържай други
move-done = Готово
move-flee = Да, нека избяга
move-keep = Задръж: { $card }
move-card = Изиграй: { $card }
move-quest = Приеми поръчението „{ $card }“
move-invade = Нахлуй в { $place } с { $pieces } ({ $cost })
move-recall = Върни от Валхала { $pieces } в { $place } ({ $cost })
move-march = Настъпи от { $province } ({ $cost })
move-to = Към { $province }
move-move = { $pieces }
move-upgrade = Изиграй „{ $card }“ ({ $cost })
move-upgrade-replace = Изиграй „{ $card }“ на мястото на „{ $replaced }“ ({ $cost })
move-pillage = Плячкосай { $province } ({ $token })
move-pillage-pillage-at-once = Да, плячкосай { $province } ({ $token })
move-challenge = Плячкосай отново { $province } ({ $cost })
move-join = Включи се с { $pieces } от { $province }
move-spare = Спаси { $pieces }
move-spare-keep-one-figure = Остави { $pieces }
move-sacrifice = Пожертвай { $pieces } в { $place }
move-sacrifice-in-vain = Пожертвай { $pieces } в { $place } – напразно: показателите ти са на най-високото ниво
move-raise = { $stat }: от { $value } на { $next }
move-count = Брои се за +{ $amount }

## Groups of moves: the first answer of two

group-invade = Нахлуй с { $pieces } ({ $cost })
group-recall = Върни от Валхала { $pieces } ({ $cost })
group-march = Настъпи ({ $cost })
group-pillage = Плячкосай ({ $count ->
    [one] { $count } провинция
   *[other] { $count } провинции
})
group-challenge = Плячкосай отново ({ $cost })
group-upgrade = Изиграй „{ $card }“ ({ $cost })
group-sacrifice = Пожертвай две фигури (+1 ниво)
group-sacrifice-in-vain = Пожертвай две фигури – напразно: показателите ти са на най-високото ниво
group-found = Кое имаш предвид?
