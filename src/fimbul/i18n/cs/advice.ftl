### Why a bot advises a move, as a short clause after the move; and the hint in the terminal.

advice-keep-battle = +{ $bonus } v bitvě
advice-keep-text = její text může zvrátit bitvu
advice-keep-quest = po splnění dá { $glory } slávy a jeden stupeň vlastnosti
advice-keep-monster = přivede monstrum o síle { $strength }
advice-keep-upgrade = trvalé vylepšení
advice-card-battle = přidá { $bonus }: { $own } ku { $enemy } před kartami ostatních
advice-card-idle = nepřidá nic, ale lepší karty zůstanou na později
advice-quest = nic nestojí a na konci věku může dát { $glory } slávy
advice-fjord = loď posiluje každou provincii u svého fjordu
advice-doomed = provincie { $province } je odsouzena k zániku: každá figurka, která tam padne při Ragnaröku, dá { $glory } slávy
advice-unguarded = { $province }: nikdo jiný tam není a ještě se dá vyplenit
advice-strength = { $province }: síla zatím { $own } ku { $enemy }
advice-march = { $province }: figurky odtud jinde dokážou víc
advice-move = jinde, kam míří pochod, zmůže víc
advice-upgrade = působí odteď do konce hry
advice-upgrade-monster = monstrum o síle { $strength }, které může hned obsadit provincii
advice-pillage-alone = { $province }: nikdo jiný tam nestojí
advice-pillage-stronger = { $province }: tvůj klan je tam nejsilnější, { $own } ku { $enemy }
advice-pillage-cards = { $province }: { $own } ku { $enemy }, ale máš posily nebo karty
advice-join = bitva stojí { $own } ku { $enemy } ({ $province })
advice-raise-glory = tento stupeň dá na konci o { $glory } slávy víc
advice-raise = vlastnost, která ti teď pomůže nejvíc
advice-count = přidá do bitvy { $bonus }
advice-spare = tato figurka přežije
advice-flee = přežije a bude bojovat dál
advice-sacrifice = stupeň vlastnosti má větší cenu než figurky
advice-pass = za zuřivost už nic dalšího nestojí
advice-decline = nabídka stojí víc, než přinese
advice-done = ostatních je třeba tam, kde jsou

## The hint in the terminal; $bot is the name of a level, such as thrall

hint-heading = Co by zvážil { $bot }
hint-odds = na konci asi { $glory } slávy, šance na výhru { $chance } %
