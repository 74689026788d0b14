# The coach of a guided or coached game. The tips of the rulebooks are cited by their numbers.

coach-name = Huginn, tvůj rádce
coach-would = Já bych hrál takto:
coach-thinking = Moment, přemýšlím…
coach-more = Další tahy
coach-next = Další
coach-best = Udělal bych totéž.
coach-came = Výsledek: sláva z { $before } na { $after }. Na konci teď čekám { $now }, ne { $then }.
coach-even = Výsledek: sláva z { $before } na { $after }. Na konci čekám { $now } jako předtím.
coach-try = Zkusit něco jiného
coach-progress = Lekce { $given } z { $all }
coach-alone = Pokračovat bez rádce
coach-back = Zavolat rádce
coach-others = Sleduj, co dělají ostatní.
coach-missed = Od tohoto tahu jsem čekal asi o { $glory } slávy víc: { $move }.
coach-doubt = Rozmysli si to: od tohoto tahu čekám asi o { $glory } slávy víc: { $move }.

coach-welcome = Jsem Huginn, Ódinův havran. Na konci třetího věku vítězí klan, který má nejvíc slávy. Cest k ní je mnoho: bitvy, plenění, úkoly, a dokonce i dobrá smrt. Nejdřív ale přijdou karty.
coach-draft = Nech si jednu kartu; zbytek dostane soused a ty dostaneš jinou sadu. V každém věku si necháš šest karet a nikdo jiný je neuvidí.
# J1
coach-gods = Většina karet nese jméno boha a každý bůh dává jiný druh darů. Drž se hlavně jednoho nebo dvou bohů a karty do sebe zapadnou.
# J2
coach-odin = Ódin odměňuje a trestá, v bitvě i po ní. Jeho karty dokážou situaci obrátit.
# J3
coach-thor = Thór přeje vítězům: jeho karty dávají za vyhrané bitvy slávu a kořist.
# J4
coach-loki = Loki má rád pomstu: jeho karty tě odmění za prohrané bitvy a padlé figurky.
# J5
coach-frigga = Frigga pomáhá a podporuje: levnější vylepšení, další válečníci, ochrana.
# J6
coach-heimdall = Heimdall vidí daleko: jeho karty přinášejí předvídavost a překvapení.
# J7
coach-tyr = Týr je čistá síla v bitvě.
# J8
coach-kinds = Ber od každého druhu něco: bitevní karty, úkoly i vylepšení. Bez některého se obejdeš, ale bude ti chybět.
coach-rage = Teď jednáš ty. Většina akcí stojí zuřivost. Bez zuřivosti neprovedeš žádnou akci, ani tu, která je zdarma, ale bojovat můžeš dál. Utrácej ji tedy s rozmyslem.
coach-invade = Obsazení: přiveď figurku ze zásoby do volné vesnice ve vnější provincii, loď do fjordu. Stojí to tolik zuřivosti, jakou má figurka sílu; vůdce přichází zdarma. Rohy udávají, kolik figurek smíš mít na herním plánu.
coach-pillage = Plenění: vyber provincii, kde máš figurku, nebo v jejím fjordu loď. Zuřivost to nestojí; odměnu ukazuje žeton a získat ji lze jednou za věk. Ostatní ale mohou přijít a bojovat s tebou.
coach-upgrade = Vylepšení: karta na klanové desce platí do konce hry, nebo dokud ji nenahradíš. Stojí tolik zuřivosti, kolik udává její číslo.
# J11
coach-quest = Úkol: přijmi ho lícem dolů, zuřivost to nestojí. Když je na konci věku splněný, dá slávu a jeden stupeň vlastnosti. Úkoly přinášejí hodně slávy, ale když jich máš v ruce příliš, nezbude síla na jejich plnění.
coach-march = Pochod: za 1 bod zuřivosti přesuň libovolně mnoho figurek z jedné provincie do volných vesnic kterékoli jiné, i vzdálené.
coach-call = Plenění svolává k boji: klany s figurkami v sousedících provinciích je mohou posílat, po jedné a postupně, dokud všichni po sobě nepasují nebo nedojdou volné vesnice.
coach-cards = Teď každý v bitvě zahraje jednu kartu lícem dolů. Nejvyšší součet figurek a karet vyhrává bitvu a slávu za ni; při remíze prohrávají všichni. Figurky poražených jdou do Valhally. Odměnu může získat jen ten, kdo plení.
# J10
coach-lose = Bitvu lze prohrát i schválně. Vítěz zahranou kartu odhodí, tobě se tvá vrátí a v příští bitvě bude vítěz slabší.
coach-doom = Plamen označuje odsouzenou provincii. Na konci věku ji Ragnarök zničí se všemi figurkami v ní a v jejím fjordu. Každá z nich přinese svému klanu slávu: 2 v prvním věku, 3 ve druhém, 4 ve třetím.
# J9
coach-death = Nejde jen o území. Slávu přinášejí vyhrané bitvy a mohou ji přinést i figurky, které padnou v pravou chvíli: v beznadějné bitvě nebo v Ragnaröku.
coach-save = Na konci věku si můžeš jednu kartu schovat do dalšího. Ostatní se odhodí.
coach-ragnarok = Ragnarök přišel: odsouzená provincie je zničena a každá figurka, která v ní padla, přinesla slávu. V tomto věku čeká zkáza jinou provincii; označuje ji plamen.
coach-valhalla = Všechny tvé figurky z Valhally jsou zpět v zásobě a každá akční fáze začíná s plnou zuřivostí.
# J13
coach-stats = Tři vlastnosti: zuřivost na akce, sekery pro slávu z vyhraných bitev, rohy pro figurky na plánu. Vysoké stupně jsou legendární: na konci hry dá 4. a 5. stupeň 10 slávy a 6. stupeň 20, a to u každé vlastnosti. To rozhoduje o vítězství.
# J12
coach-watch = Sleduj, které provincie ostatní obsazují a plení. Když uhodneš jejich úkoly, můžeš jim je překazit.
# J14
coach-first = A ještě něco: při první hře s přáteli vynechejte draft prvního věku. Každý prostě hraje s osmi kartami, které dostane.
coach-done = Teď už víš všechno, co učím. Výborně! Dohraj tuto hru; dál ti budu říkat, co bych udělal.

front-learn = Naučit se hrát
front-learn-hint = Hra s průvodcem, 10 až 15 minut
front-learn-on = Pokračovat v učení
front-learn-on-hint = Tvá rozehraná hra s průvodcem
front-coached = Hrát s rádcem
front-coached-hint = Proti třem nevolníkům, bez prvního draftu, s radou ke každému rozhodnutí
end-coach = Výborně: tvá první hra je za tebou. V příští už bude rádce jen radit.
