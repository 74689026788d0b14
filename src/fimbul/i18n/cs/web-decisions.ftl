### The bar in the browser that says whose decision it is, and what can be done now.
### $clan, $clans   names of clans; $clans is a list such as "Wolf and Raven", $count says how many
### $province, $place   names of places; $card, $pieces   a card, figures

## What each decision is about, for somebody who never played

decide-hint-draft = Všichni vybírají najednou a zbytek posílají dál. Co si necháš, s tím hraješ celý věk.
decide-hint-action = Jedna akce, pak další klan. Vyber tady, nebo ukaž na mapu či na kartu.
decide-hint-march-target = Kterákoli provincie s volnou vesnicí, i vzdálená. Lodě zůstávají na místě.
decide-hint-march-figures = Klepni na všechny, kdo půjdou; každý potřebuje volnou vesnici.
decide-hint-free-invasion = Vylepšení hned přivede na herní plán jednu figurku svého druhu.
decide-hint-succor = Přijde z tvé zásoby a nic nestojí.
decide-hint-pillage-at-once = Plenění navíc, hned po obsazení provincie.
decide-hint-call-to-battle = Sousedé mohou přicházet po jedné figurce, dokud někdo chce a dokud jsou volné vesnice.
decide-hint-battle-card = Všechny karty se odhalí najednou. Sílu přidávají jen bitevní karty; když prohraješ, karta se ti vrátí.
decide-hint-quest-as-battle = Díky tvému vylepšení se úkol může počítat jako bitevní karta. Zahraný je tak jako tak.
decide-hint-late-card = Karty s bílým kruhem lze ještě přidat. Pak vítězí nejvyšší součet; remíza zničí všechny.
decide-hint-keep-one-figure = Každému klanu v bitvě zůstane jen jedna figurka.
decide-hint-protection = Po jedné figurce, dokud máš zuřivost.
decide-hint-flight = Uprchnout může před každým zničením, jen ne tehdy, když ji obětuješ nebo když už je v Yggdrasilu.
decide-hint-keep-played-cards = Vítěz bitvy zahrané karty odhazuje. Tyto se ti mohou vrátit do ruky.
decide-hint-raise-stat = Zuřivostí platíš akce, sekery přinášejí slávu za vyhrané bitvy, rohy udávají, kolik můžeš mít figurek. Vysoké stupně dávají na konci slávu.
decide-hint-leader-move = Po plenění může zdarma jít dál do sousedící provincie, kde je místo.
decide-hint-blessing = Po tvých padlých zbylo místo: jeden válečník může přijít hned.
decide-hint-sacrifice = Obě jdou do Valhally a jedna z tvých vlastností stoupne o stupeň.
decide-hint-sacrifice-in-vain = Obě jdou do Valhally a to je vše: tvé vlastnosti jsou na nejvyšším stupni.
decide-hint-save-card = Schovat si lze jen jednu kartu. Pak se vyhodnotí úkoly a přijde Ragnarök.

## What others are deciding

decide-waiting = Čeká se na: { $who }
decide-waits-draft = Hráči vybírají karty v draftu.
decide-waits-action = { $clan } vybírá akci.
decide-waits-march-target = { $clan } vybírá cíl pochodu.
decide-waits-march-figures = { $clan } vybírá, kdo pochoduje.
decide-waits-free-invasion = { $clan } může po vylepšení hned provést obsazení.
decide-waits-succor = { $clan } může přivést ještě jednoho válečníka.
decide-waits-pillage-at-once = { $clan } může hned plenit.
decide-waits-call-to-battle = { $clan } může poslat figurku do bitvy.
decide-waits-battle-card = Hráči vybírají karty do bitvy, lícem dolů.
decide-waits-quest-as-battle = { $clan } rozhoduje, zda se úkol v bitvě počítá.
decide-waits-late-card = { $clan } může přidat kartu do bitvy.
decide-waits-keep-one-figure = { $clan } vybírá jedinou figurku, která zůstane.
decide-waits-protection = { $clan } může zachránit figurky před zničením.
decide-waits-flight = { $clan } rozhoduje, zda { figure-volur-witch } uprchne.
decide-waits-keep-played-cards = { $clan } si může nechat zahrané karty.
decide-waits-raise-stat = { $clan } vybírá, která vlastnost stoupne.
decide-waits-leader-move = { $clan } může přesunout vůdce.
decide-waits-blessing = { $clan } může znovu provést obsazení.
decide-waits-sacrifice = { $clan } vybírá druhou figurku k oběti.
decide-waits-save-card = Hráči vybírají kartu, kterou si schovají do dalšího věku.

## Sealed choices

decide-sealed = Tvá volba: { $choice } – můžeš ji změnit, dokud nezvolí všichni.
decide-sealed-mark = vybráno
decide-sealed-first = 1. volba
decide-sealed-second = 2. volba
decide-has-chosen = { $clan } už vybral
decide-is-choosing = { $clan } ještě vybírá

## The frame

decide-confirm = Potvrdit
decide-back = Zpět
decide-undo = Vzít zpět
decide-skip = Přeskočit
decide-catching-up = Sága pokračuje…
decide-sending = Odesílá se…
decide-fold = Ukázat mapu
decide-unfold = Ukázat možnosti
decide-choices = Co můžeš udělat
decide-way = Co už máš vybráno
decide-hand-over = Zařízení přebírá { $who }
decide-hand-over-hint = Na tomto zařízení teď rozhoduje { $who }.
decide-hand-over-do = Skrýt mé karty
decide-hand-over-take = Jsem { $who }
decide-hand-over-ready = Nikdo jiný se nedívá? { $who }: ukaž si své karty.

## Actions

decide-do-invade = Obsa{ "\u00AD" }zení
decide-do-march = Pochod
decide-do-upgrade = Vylep{ "\u00AD" }šení
decide-do-quest = Úkol
decide-do-pillage = Plenění
decide-do-recall = Z Valhally
decide-do-challenge = Znovu plenit
decide-do-sacrifice = Oběť
decide-do-pass = Pas
decide-none-invade = není kým
decide-none-march = nemá kdo jít
decide-none-upgrade = žádné dostupné
decide-none-quest = žádný v ruce
decide-none-pillage = není co
decide-why-invade = V zásobě nemáš nikoho, koho by šlo teď poslat.
    .see = I1 I4
decide-why-march = V provinciích nemáš figurku, která by mohla pochodovat. Nejdřív něco obsaď.
    .see = M1 M2
decide-why-upgrade = V ruce nemáš vylepšení, na které by ti stačila zuřivost.
    .see = U1
decide-why-quest = V ruce nemáš žádný úkol.
    .see = Q1
decide-why-pillage = Nemáš figurku v žádné provincii, kterou lze ještě plenit, ani v jejím fjordu.
    .see = P1
decide-few-horns-full = rohy plné
decide-few-not-enough-rage = málo zuřivosti
decide-figures-here = { $pieces }
decide-cost-range = { $least }–{ $most }
# Read aloud: two costs such as "free" and "2 rage".
decide-cost-from-to = { $least } až { $most }

## Steps of an action, and what is written on the choices

decide-who-invade = Kým obsadíš?
decide-who-recall = Kdo se vrátí z Valhally?
decide-who-sacrifice = Koho obětuješ?
decide-where-invade = Kam?
decide-where-recall = Kam?
decide-where-march = Ze které provincie?
decide-where-pillage = Kterou provincii?
decide-where-challenge = Kterou provincii znovu?
decide-where-sacrifice = Kde?
decide-card-upgrade = Které vylepšení?
decide-card-quest = Který úkol přijmeš, lícem dolů?
decide-slot-upgrade = Která pozice klanové desky?
decide-also = Co tam uděláš?
decide-slot = { $kind }: { $number }. pozice
decide-slot-empty = prázdná
decide-slot-replaces = místo karty { $card }
# Villages, and $count of them are free.
decide-villages = { $count ->
    [0] plno
    [one] { $count } volná
    [few] { $count } volné
   *[other] { $count } volných
}
decide-no-limit = bez omezení
decide-supports = podporuje: { $provinces }
decide-from = z { FORM($place, "genitive") }
decide-count = × { $count }
decide-adds = +{ $value }
decide-adds-varies = podle textu
decide-glory = { $value } slávy
decide-yes-succor = Ano, přijde válečník
decide-yes-blessing = Ano, obsadit znovu
decide-step = Stupeň { $step } ze 6
decide-legendary = +{ $glory } slávy na konci
decide-strength = { $clan }: síla { $strength }
decide-pillager = { $clan } plení { FORM($province, "accusative") } ({ $token })
decide-fighter = { $clan }: síla { $strength }
decide-fighter-bonus = { $clan }: síla { $strength }, karty +{ $bonus }
decide-may-join = { $clan } se ještě může přidat
decide-may-add = { $clan } ještě může přidat kartu
decide-stays-away = { $clan } nikoho neposílá
