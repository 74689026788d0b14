### Why a bot advises a move, as a short clause after the move; and the hint in the terminal.

advice-keep-battle = +{ $bonus } в битка
advice-keep-text = текстът ѝ може да обърне изхода на битка
advice-keep-quest = изпълнено, носи { $glory } слава и едно ниво на показател
advice-keep-monster = довежда митично създание със сила { $strength }
advice-keep-upgrade = трайно подобрение
advice-card-battle = добавя { $bonus }: { $own } срещу { $enemy } преди картите на другите
advice-card-idle = не добавя нищо, но пази по-добрите карти за после
advice-quest = не струва нищо и може да донесе { $glory } слава в края на епохата
advice-fjord = корабът добавя сила във всяка провинция край фиорда си
advice-doomed = провинция { $province } е обречена: всяка фигура, паднала там при Рагнарок, носи { $glory } слава
advice-unguarded = в { $province } няма никой друг, а още може да се плячкоса
advice-strength = { $province }: засега сила { $own } срещу { $enemy }
advice-march = фигурите в { $province } ще са по-полезни другаде
advice-move = повече полза там, където настъпваш
advice-upgrade = действа отсега до края на играта
advice-upgrade-monster = митично създание със сила { $strength }, което може да нахлуе веднага
advice-pillage-alone = в { $province } няма никой друг
advice-pillage-stronger = имаш най-голяма сила в { $province }: { $own } на { $enemy }
advice-pillage-cards = в { $province } е { $own } на { $enemy }, но имаш подкрепления или карти
advice-join = битката за { $province } е { $own } на { $enemy }
advice-raise-glory = това ниво носи { $glory } слава повече накрая
advice-raise = показателят, който сега ти помага най-много
advice-count = добавя { $bonus } в битката
advice-spare = запазва тази фигура
advice-flee = оцелява, за да се бие пак
advice-sacrifice = ниво на показател струва повече от фигурите
advice-pass = нищо друго не си струва сега
advice-decline = предложението струва повече, отколкото носи
advice-done = другите са нужни там, където са

## The hint in the terminal; $bot is the name of a level, such as thrall

hint-heading = Най-добрите ходове според { $bot }
hint-odds = около { $glory } слава накрая, { $chance }% шанс за победа
