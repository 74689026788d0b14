### Why a bot advises a move, as a short clause after the move; and the hint in the terminal.

advice-keep-battle = +{ $bonus } v bitvě
advice-keep-text = její text může zvrátit bitvu
advice-keep-quest = po splnění dá { $glory } slávy a jeden stupeň vlastnosti
advice-keep-monster = přivede monstrum o síle { $strength }
advice-keep-upgrade = trvalé vylepšení
advice-card-battle = přidá { $bonus }: { $own } ku { $enemy }, zatím bez karet ostatních
advice-card-idle = nepřidá nic, ale lepší karty zůstanou na později
advice-quest = nic nestojí a na konci věku může dát { $glory } slávy
advice-fjord = loď posiluje každou provincii u svého fjordu
advice-doomed = { FORM($province, "accusative") } čeká zkáza: každá figurka, která tam padne v Ragnaröku, dá { $glory } slávy
advice-unguarded = v { FORM($province, "locative") } nikdo jiný není a ještě se tam dá plenit
advice-strength = v { FORM($province, "locative") } je poměr sil zatím { $own } ku { $enemy }
advice-march = figurky z { FORM($province, "genitive") } zmůžou jinde víc
advice-move = v cíli pochodu zmůže víc
advice-upgrade = působí odteď do konce hry
advice-upgrade-monster = monstrum o síle { $strength }, které může hned obsadit provincii
advice-pillage-alone = v { FORM($province, "locative") } nikdo jiný nestojí
advice-pillage-stronger = v { FORM($province, "locative") } je tvůj klan nejsilnější, { $own } ku { $enemy }
advice-pillage-cards = v { FORM($province, "locative") } je to { $own } ku { $enemy }, ale máš posily nebo karty
advice-join = bitva o { FORM($province, "accusative") } stojí { $own } ku { $enemy }
advice-raise-glory = tento stupeň dá na konci o { $glory } slávy víc
advice-raise = vlastnost, která ti teď pomůže nejvíc
advice-count = přidá do bitvy { $bonus }
advice-spare = tato figurka přežije
advice-flee = přežije a bude bojovat dál
advice-sacrifice = stupeň vlastnosti má větší cenu než figurky
advice-pass = nic jiného teď za to nestojí
advice-decline = nabídka stojí víc, než přinese
advice-done = ostatních je třeba tam, kde jsou

## The hint in the terminal; $bot is the name of a level, such as thrall

hint-heading = Co by zvážil bot { $bot }
hint-odds = na konci asi { $glory } slávy, šance na výhru { $chance } %
