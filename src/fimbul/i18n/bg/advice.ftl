### Why a bot advises a move, as a short clause after the move; and the hint in the terminal.

advice-keep-battle = +{ $bonus } в битка
advice-keep-text = текстът ѝ може да обърне битка
advice-keep-quest = изпълнено, носи { $glory } слава и едно ниво на показател
advice-keep-monster = води митично създание със сила { $strength }
advice-keep-upgrade = трайно подобрение
advice-card-battle = добавя { $bonus }: { $own } срещу { $enemy } преди картите на другите
advice-card-idle = не добавя нищо, но пази по-добрите карти за после
advice-quest = не струва нищо и може да донесе { $glory } слава в края на епохата
advice-fjord = корабът помага на всяка провинция край фиорда си
advice-doomed = провинция { $province } е обречена: всяка фигура, паднала там при Рагнарок, носи { $glory } слава
advice-unguarded = { $province }: там няма никой друг и още може да се плячкосва
advice-strength = { $province }: засега сила { $own } срещу { $enemy }
advice-march = { $province }: фигурите там са по-полезни другаде
advice-move = струва повече там, накъдето е настъплението
advice-upgrade = действа отсега до края на играта
advice-upgrade-monster = митично създание със сила { $strength }, което може да нахлуе веднага
advice-pillage-alone = { $province }: там няма никой друг
advice-pillage-stronger = { $province }: там най-силният клан е твоят, { $own } на { $enemy }
advice-pillage-cards = { $province }: { $own } на { $enemy }, но имаш помощ или карти
advice-join = битката е { $own } на { $enemy } ({ $province })
advice-raise-glory = това ниво носи { $glory } слава повече накрая
advice-raise = показателят, който сега ти помага най-много
advice-count = добавя { $bonus } в битката
advice-spare = пази тази фигура жива
advice-flee = оцелява, за да се бие пак
advice-sacrifice = ниво на показател струва повече от фигурите
advice-pass = нищо от останалото не си струва яростта
advice-decline = предложението струва повече, отколкото носи
advice-done = другите са нужни там, където са

## The hint in the terminal; $bot is the name of a level, such as thrall

hint-heading = Какво би обмислил { $bot }
hint-odds = около { $glory } слава накрая, { $chance }% за победа
