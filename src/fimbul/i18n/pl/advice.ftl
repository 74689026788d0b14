### Why a bot advises a move, as a short clause after the move; and the hint in the terminal.

advice-keep-battle = +{ $bonus } w bitwie
advice-keep-text = jej tekst może odwrócić losy bitwy
advice-keep-quest = po ukończeniu daje { $glory } pkt chwały i poziom statystyki
advice-keep-monster = daje potwora o sile { $strength }
advice-keep-upgrade = trwałe rozwinięcie
advice-card-battle = dodaje { $bonus }: { $own } do { $enemy } przed kartami innych
advice-card-idle = nic nie dodaje, ale lepsze karty zostają na później
advice-quest = nic nie kosztuje, a na koniec epoki może dać { $glory } pkt chwały
advice-fjord = drakkar wzmacnia każdą prowincję przy swoim fiordzie
advice-doomed = { FORM($province, "accusative") } czeka zagłada: każda figurka, która tam zginie w Ragnaröku, daje { $glory } pkt chwały
advice-unguarded = w { FORM($province, "locative") } nie ma nikogo innego, a można tam jeszcze plądrować
advice-strength = siła w { FORM($province, "locative") }: na razie { $own } do { $enemy }
advice-march = figurki z { FORM($province, "genitive") } więcej zdziałają gdzie indziej
advice-move = zdziała więcej tam, dokąd prowadzi wymarsz
advice-upgrade = działa odtąd do końca gry
advice-upgrade-monster = potwór o sile { $strength }, który może od razu wykonać najazd
advice-pillage-alone = w { FORM($province, "locative") } nie ma nikogo innego
advice-pillage-stronger = w { FORM($province, "locative") } twój klan jest najsilniejszy, { $own } do { $enemy }
advice-pillage-cards = w { FORM($province, "locative") } jest { $own } do { $enemy }, ale masz wsparcie albo karty
advice-join = w bitwie o { FORM($province, "accusative") } jest { $own } do { $enemy }
advice-raise-glory = ten poziom daje na koniec o { $glory } pkt chwały więcej
advice-raise = statystyka, która teraz najbardziej ci pomoże
advice-count = dodaje { $bonus } w bitwie
advice-spare = ta figurka przeżyje
advice-flee = przeżyje i powalczy dalej
advice-sacrifice = poziom statystyki jest wart więcej niż figurki
advice-pass = nic innego nie jest teraz tego warte
advice-decline = to kosztuje więcej, niż daje
advice-done = pozostali są potrzebni tam, gdzie są

## The hint in the terminal; $bot is the name of a level, such as thrall

hint-heading = Co radzi { $bot }
hint-odds = na koniec ok. { $glory } pkt chwały, { $chance }% szans na wygraną
