### Why a bot advises a move, as a short clause after the move; and the hint in the terminal.

advice-keep-battle = +{ $bonus } в битве
advice-keep-text = её текст может решить исход битвы
advice-keep-quest = если исполнить, даёт { $glory } славы и ступень характеристики
advice-keep-monster = приводит чудовище силой { $strength }
advice-keep-upgrade = постоянное улучшение
advice-card-battle = добавляет { $bonus }: { $own } против { $enemy } без учёта чужих карт
advice-card-idle = ничего не добавляет, зато бережёт лучшие карты
advice-quest = ничего не стоит и в конце эпохи может дать { $glory } славы
advice-fjord = корабль усиливает каждую провинцию у своего фьорда
advice-doomed = провинция { $province } обречена: каждая фигурка, павшая там в Рагнарёке, приносит { $glory } славы
advice-unguarded = в { FORM($province, "prepositional") } нет соперников, и эту провинцию ещё можно разграбить
advice-strength = { $province }: сила пока { $own } против { $enemy }
advice-march = фигурки из { FORM($province, "genitive") } пригодятся в другом месте
advice-move = полезнее там, куда ведёт марш
advice-upgrade = действует с этого момента до конца игры
advice-upgrade-monster = чудовище силой { $strength }, которое может вторгнуться сразу
advice-pillage-alone = в { FORM($province, "prepositional") } нет соперников
advice-pillage-stronger = твой клан сильнее всех в { FORM($province, "prepositional") }: { $own } против { $enemy }
advice-pillage-cards = { $own } против { $enemy } в { FORM($province, "prepositional") }, но у тебя есть подкрепления или карты
advice-join = битва за { FORM($province, "accusative") }: { $own } против { $enemy }
advice-raise-glory = эта ступень даст на { $glory } славы больше в конце игры
advice-raise = характеристика, которая сейчас полезнее всего
advice-count = добавляет в битве { $bonus }
advice-spare = эта фигурка останется в живых
advice-flee = выживет и ещё повоюет
advice-sacrifice = ступень характеристики дороже фигурок
advice-pass = остальное сейчас того не стоит
advice-decline = цена выше, чем польза
advice-done = остальные нужны там, где стоят

## The hint in the terminal; $bot is the name of a level, such as thrall

hint-heading = Лучшие ходы по мнению бота { $bot }
hint-odds = около { $glory } славы в конце, шанс победить { $chance } %
