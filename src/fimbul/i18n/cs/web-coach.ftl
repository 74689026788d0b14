# The coach of a guided or coached game. The tips of the rulebooks are cited by their numbers.

coach-name = Huginn, tvůj rádce
coach-would = Já bych zvolil toto:
coach-thinking = Moment, přemýšlím…
coach-more = Další tahy
coach-next = Další
coach-best = Udělal bych totéž.
coach-came = Co z toho vzešlo: sláva z { $before } na { $after }; na konci čekám { $now }, ne { $then }.
coach-even = Co z toho vzešlo: sláva z { $before } na { $after }; na konci čekám { $now } jako předtím.
coach-try = Zkusit něco jiného
coach-progress = Lekce { $given } z { $all }
coach-alone = Pokračovat bez rádce
coach-back = Zavolat rádce
coach-others = Sleduj, co dělají ostatní.
coach-missed = Od tohoto tahu jsem čekal asi o { $glory } slávy víc: { $move }.

coach-welcome = Jsem Huginn, Ódinův havran. Po třech věcích vítězí klan, který má nejvíc slávy, a cest k ní je mnoho: bitvy, plenění, úkoly, i dobrá smrt. Nejdřív přijdou karty.
coach-draft = Vezmi si jednu kartu; zbytek dostane soused a ty dostaneš jiné. V každém věku si necháš šest karet a nikdo je nevidí.
# J1
coach-gods = Většina karet nese jméno boha a každý bůh dává jiný druh darů. Drž se hlavně jednoho nebo dvou bohů a karty do sebe zapadnou.
# J2
coach-odin = Ódin odměňuje a trestá, v bitvě i po ní. Jeho karty umí situaci obrátit.
# J3
coach-thor = Thór přeje vítězům: jeho karty dávají za vyhrané bitvy slávu a kořist.
# J4
coach-loki = Loki má rád pomstu: jeho karty tě odmění, když bitvu prohraješ.
# J5
coach-frigga = Frigga podporuje: dává zuřivost, figurky a ochranu.
# J6
coach-heimdall = Heimdall vidí daleko: jeho karty přinášejí předvídavost a překvapení.
# J7
coach-tyr = Týr je prostě síla v bitvě.
# J8
coach-kinds = Ber od každého druhu něco: bitevní karty, úkoly i vylepšení. Bez některého se obejdeš, ale poznáš to.
coach-rage = Teď jednáš ty. Většina akcí stojí zuřivost. Až ji všechnu utratíš, v tomto věku už žádnou akci neuděláš, tak ji utrácej s rozmyslem.
coach-invade = Obsazení: přiveď figurku ze zásoby do provincie. Stojí tolik zuřivosti, jakou má figurka sílu; vůdce přichází zdarma. Rohy říkají, kolik figurek smíš mít na desce.
coach-pillage = Plenění: vyplenit můžeš provincii, kde stojíš, každou jednou za věk. Zuřivost to nestojí a žeton říká, co získáš. Ostatní ale mohou přijít a bojovat o to.
coach-upgrade = Vylepšení: karta na klanové desce platí do konce hry. Stojí tolik zuřivosti, kolik je její číslo.
# J11
coach-quest = Úkol: polož ho lícem dolů, nic to nestojí. Když je na konci věku splněný, dá slávu a krok u jedné vlastnosti. Úkoly přinášejí hodně slávy, ale když jich máš v ruce příliš, nezbude síla na jejich plnění.
coach-march = Pochod: za 1 zuřivost přesuň figurky z jedné provincie do kterékoli jiné.
coach-call = Plenění svolává k bitvě: každý, kdo má figurky v sousední provincii, může postupně posílat po jedné, dokud všichni nepasují nebo nedojdou volné vesnice.
coach-cards = Teď každý položí jednu kartu lícem dolů. Síla a karty se sečtou; nejsilnější bere kořist a figurky ostatních jdou do Valhally.
# J10
coach-lose = Bitvu lze prohrát i schválně. Vítěz zahranou kartu odhodí, tobě se tvá vrátí, a v příští bitvě bude slabší.
coach-doom = Plamen označuje odsouzenou provincii: na konci věku ji Ragnarök zničí se vším, co v ní stojí. Každá figurka, která tam padne, přinese slávu: 2 v prvním věku, 3 ve druhém, 4 ve třetím.
# J9
coach-death = Nejde jen o území. Slávu přinášejí vyhrané bitvy, ale i figurky, které padnou v pravou chvíli: v beznadějné bitvě nebo při Ragnaröku.
coach-save = Na konci věku si můžeš jednu kartu nechat do dalšího. Ostatní se odhazují.
coach-ragnarok = Ragnarök přišel: odsouzená provincie zmizela a každá figurka, která v ní padla, přinesla slávu. V tomto věku čeká zkáza jinou provincii; ukazuje ji plamen.
coach-valhalla = Všichni z Valhally jsou zpět v tvé zásobě a zuřivost je zase plná.
# J13
coach-stats = Tři vlastnosti: zuřivost k jednání, sekery za slávu z bitev, rohy pro figurky. Když je zvýšíš dost, stanou se legendárními: na konci hry dá každá 10 slávy na kroku 4 a 5 a 20 na kroku 6. To rozhoduje hry.
# J12
coach-watch = Sleduj, kam ostatní vpadají a kde plení. Když uhodneš jejich úkoly, můžeš jim je překazit.
# J14
coach-first = Poslední rada: při první hře s přáteli vynechejte draft prvního věku. Každý prostě hraje s osmi kartami, které dostane.
coach-done = Teď už víš všechno, co učím. Výborně! Dohraj tuto hru do konce: dál ti budu říkat, co bych udělal.

front-learn = Naučit se hrát
front-learn-hint = Hra s průvodcem, 10 až 15 minut
front-coached = Hrát s rádcem
front-coached-hint = Proti třem nevolníkům, bez prvního draftu, s radou ke každému rozhodnutí
end-coach = Výborně: tvá první hra je za tebou. Příště hraj s rádcem, který už jen radí.
