### The page a visitor opens, the lobby of a table, the settings and the rules in the browser.

## The front page

front-lead = Vikingové, bohové a monstra ve světě, kterému se blíží konec. Přijmi dary bohů, vtrhni do provincií a zemři se slávou.
front-fan = Neoficiální fanouškovské zpracování deskové hry Blood Rage pro 2 až 4 hráče, zdarma a bez registrace.
front-name = Tvé jméno
front-name-default = Poutník
front-play = Hrát hned
front-play-hint = Bez čekání, proti třem botům
front-rivals = Tvoji soupeři
front-new = Nový stůl
front-new-hint = S přáteli nebo po svém
front-join = Přidat se
front-join-hint = Přes odkaz nebo kód
front-rules = Pravidla
front-rules-hint = Za dvě minuty, nebo celá
front-study = Učení a přehledy
front-settings = Nastavení
front-bots = Pro autory botů
front-source = Svobodný software pod licencí MIT. Není dílem vydavatele hry Blood Rage a vydavatel za ním nestojí.
front-art = Světový strom nad temným mořem, za ním záře hořícího světa
front-busy = Připravuje se stůl…

## Lists of tables

front-tables = Stoly
front-mine = Tvé stoly
front-mine-empty = Tady se objeví stoly, u kterých sedíš.
front-list-open = Otevřené
front-list-running = Rozehrané
front-list-finished = Dohrané
front-empty-open = Právě nikdo nečeká. Založ stůl a ostatní ho tu najdou.
front-empty-running = Žádná veřejná hra se teď nehraje. Ta tvá může být první.
front-empty-finished = Žádná sága ještě nedospěla ke konci.
front-more = Ukázat další
front-free = { $count ->
    [0] plno
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
front-age = { $age }. věk
front-over = dohráno
front-glory = { $name }: { $glory } slávy
front-sit = Přisednout
front-watch = Sledovat
front-look = Prohlédnout
front-resume = Pokračovat
front-your-turn = Jsi na řadě
front-unlisted = Jen s odkazem
front-unnamed = prázdný stůl
front-forget = Odebrat ze seznamu
front-days = { $days ->
    [one] { $days } den na rozhodnutí
    [few] { $days } dny na rozhodnutí
   *[other] { $days } dní na rozhodnutí
}
front-live = { $minutes } min + { $seconds } s

## A new table

front-form-players = Počet hráčů
front-form-edition = Edice
front-form-edition-standard = Standardní
front-form-edition-standard-hint = Tak, jak se tiskne dnes.
front-form-edition-first-print = První vydání
front-form-edition-first-print-hint = Bez karet přidaných později, se starými hodnotami seker.
front-form-draft = 1. věk
front-form-draft-yes = Draft
front-form-draft-yes-hint = Každý si vybírá karty a zbytek posílá dál, jako v každém jiném věku.
front-form-draft-no = První hra
front-form-draft-no-hint = Každý hraje s osmi kartami, které dostal: na první hru snazší.
front-form-seats = Pořadí míst
front-form-seats-shuffled = Losem
front-form-seats-shuffled-hint = Pořadí hráčů se na začátku vylosuje.
front-form-seats-as-seated = Podle míst
front-form-seats-as-seated-hint = Hraje se v pořadí míst u stolu.
front-form-clock = Hodiny
front-form-clock-none = Žádné
front-form-clock-none-hint = Bez časového limitu.
front-form-clock-live = Živě
front-form-clock-live-hint = Na každé rozhodnutí máš pár sekund zdarma; pak ubývá z tvé vlastní zásoby minut. Když dojde, rozhodne náhradník.
front-form-clock-days = Na dny
front-form-clock-days-hint = Hra na pokračování: tolik dní na každé rozhodnutí.
front-form-bank = Minut v zásobě
front-form-increment = Sekund zdarma na rozhodnutí
front-form-days = Dní na rozhodnutí
front-form-range = { $least } až { $most }
front-form-public = Veřejný
front-form-public-hint = V seznamu otevřených stolů; jinak ho najde jen ten, kdo má odkaz.
front-form-spectators = Diváci
front-form-spectators-hint = Ostatní se mohou dívat; karty v ruce nikomu nevidí.
front-form-create = Založit stůl

## Join by link or code

front-join-field = Odkaz nebo kód
front-join-field-hint = Odkaz na stůl, nebo osmimístný kód z tvého druhého zařízení.
front-join-do = Přejít
front-join-unknown = Tohle není odkaz na stůl ani kód.

## The lobby

lobby-title = Stůl je připraven
lobby-wait = Čeká se na hráče
lobby-chair = { $number }. místo
lobby-free = Volné místo
lobby-you = Ty
lobby-yours = Na tomto zařízení
lobby-sit = Sednout sem
lobby-sit-down = Posadit se
lobby-join = Přidej se ke stolu
lobby-join-hint = Posaď se pod jakýmkoli jménem. Bez účtu a bez hesla: tvé místo si pamatuje tento prohlížeč.
lobby-full = Všechna místa jsou obsazená. Až hra začne, můžeš ji sledovat.
lobby-full-closed = Všechna místa jsou obsazená a diváci k tomuto stolu nesmějí.
lobby-add-bot = Přidat bota
lobby-add-player = Přidat hráče sem
lobby-add-player-hint = O toto zařízení se dělíte: předáváte si ho při každém rozhodnutí.
lobby-send-away = Odebrat
lobby-leave = Uvolnit místo
lobby-ready = Čeká na start
lobby-not-ready = Ještě ne
lobby-be-ready = Můžu začít
lobby-clan = Klan
lobby-clan-any = Náhodný
lobby-clan-any-hint = Vylosuje se na začátku
lobby-clan-taken = { $clan }: obsazený
lobby-first-lot = Losem
lobby-first-lot-hint = První hráč se vylosuje na začátku.
lobby-bot-random = Blázen
lobby-bot-random-hint = Hraje náhodně: dobrý na první seznámení.
lobby-bot-thrall = Nevolník
lobby-bot-thrall-hint = Hraje podle jednoduchých pravidel, zato rychle.
lobby-bot-karl = Karl
lobby-bot-karl-hint = Před bojem počítá a se svými kartami má plán.
lobby-bot-jarl = Jarl
lobby-bot-jarl-hint = Hledí dopředu a zvažuje, co vidí.
lobby-bot-norn = Norna
lobby-bot-norn-hint = Před každým tahem zváží mnoho možných vývojů.
lobby-bot-skald = Skald
lobby-bot-skald-hint = Naučil se hru tím, že hrál sám proti sobě: nejsilnější.
lobby-own-bot-hint = Bot, kterého přidal správce tohoto serveru.
lobby-bot-gone-hint = Na tomto serveru už není: hraje za něj náhradník.
lobby-start = Začít hru
lobby-start-free = { $count ->
    [one] Jedno místo je volné: někoho pozvi, nebo přidej bota.
    [few] { $count } místa jsou volná: někoho pozvi, nebo přidej boty.
   *[other] { $count } míst je volných: někoho pozvi, nebo přidej boty.
}
lobby-start-not-ready = Čeká se ještě na: { $names }
lobby-start-alone = Nejdřív se posaď; začít hru může kdokoli u stolu.
lobby-start-now = Všichni jsou tady.
lobby-fill = Doplnit boty
lobby-invite = Pozvi další
lobby-invite-hint = Pošli odkaz, nebo nech ostatní naskenovat kód telefonem.
lobby-link = Odkaz na tento stůl
lobby-options = Nastavení hry
lobby-option-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
lobby-option-standard = Standardní edice
lobby-option-first-print = První vydání
lobby-option-draft = Draft v každém věku
lobby-option-no-draft = Varianta pro první hru: v 1. věku bez draftu
lobby-option-shuffled = Pořadí hráčů se vylosuje
lobby-option-as-seated = Pořadí hráčů podle míst
lobby-option-clock-none = Bez hodin
lobby-option-clock-live = Živé hodiny: { $minutes } min v zásobě, { $seconds } s zdarma na každé rozhodnutí
lobby-option-clock-days = { $days ->
    [one] { $days } den na každé rozhodnutí
    [few] { $days } dny na každé rozhodnutí
   *[other] { $days } dní na každé rozhodnutí
}
lobby-option-public = Ve veřejném seznamu
lobby-option-unlisted = Přístup jen s odkazem
lobby-option-spectators = Diváci vítáni
lobby-option-no-spectators = Bez diváků
lobby-back = Na úvodní stránku
lobby-closed = K tomuto stolu nemáš přístup

## Settings

settings-title = Nastavení
settings-language = Jazyk
settings-language-bg = Български
settings-language-cs = Čeština
settings-language-en = English
settings-language-pl = Polski
settings-language-ru = Русский
settings-theme = Vzhled
settings-theme-dark = Tmavý
settings-theme-light = Světlý
settings-theme-auto = Podle systému
settings-speed = Animace
settings-speed-slow = Pomalé
settings-speed-normal = Normální
settings-speed-fast = Rychlé
settings-speed-off = Vypnuté
settings-speed-hint = Bitvy, úkoly a Ragnarök se ukazují krok za krokem.
settings-speed-still = Tvůj systém je nastaven na méně pohybu: bitvy, úkoly a Ragnarök se ukazují krok za krokem bez animací.
settings-speed-off-hint = Výsledky se ukážou hned.
settings-sound = Zvuk
settings-sound-hint = Když jsi na řadě, zazní roh.
settings-notifications = Oznámení
settings-notifications-hint = Když jsi na řadě, dostaneš oznámení.
settings-notifications-denied = Prohlížeč to nedovoluje. Změň to v jeho vlastním nastavení.
settings-confirm = Potvrzovat každý tah
settings-confirm-hint = Nic se neodešle, dokud to nepotvrdíš.
settings-keyboard = Klávesnice
settings-key-digits = 1 … 9
settings-key-digits-does = vybere možnost s tímto číslem
settings-key-tab = Tab
settings-key-tab-does = projde vše, co lze vybrat
settings-key-arrows = ← ↑ → ↓
settings-key-arrows-does = posouvají výběr po mapě a mezi kartami
settings-key-enter = Enter
settings-key-enter-does = vybere to, co je označené
settings-key-escape = Esc
settings-key-escape-does = vrátí o krok zpět, nebo zavře
settings-key-u = U
settings-key-u-does = vezme zpět poslední tah
settings-table = Tento stůl
settings-transfer = Další zařízení
settings-transfer-hint = Vezmi si své místo s sebou, třeba do telefonu. Na tomto zařízení ti zůstane také.
settings-transfer-make = Ukázat kód
settings-transfer-life = Platí deset minut a jen jednou. Naskenuj ho, nebo ho zadej na úvodní stránce pod „Přidat se“.
settings-reclaim = Ztracené zařízení
settings-reclaim-hint = Ztratil se ti telefon, nebo tvé místo drží někdo jiný? Nech si ho jen na tomto zařízení: všechna ostatní o něj přijdou a kódy přestanou platit.
settings-reclaim-ask = Odhlásit ostatní zařízení
settings-reclaim-do = Odhlásit je
settings-reclaim-not = Nechat je být
settings-reclaim-done = Tvé místo teď drží jen toto zařízení.
settings-leave = Odejít od stolu
settings-leave-hint = Dál za tebe hraje náhradník; vrátit se můžeš kdykoli. Když u stolu nikdo nezůstane, hra se pozastaví.
settings-leave-do = Přenechat náhradníkovi
settings-leave-not = Zůstat
settings-return = Návrat do hry
settings-return-hint = Právě za tebe hraje náhradník.
settings-return-do = Převzít hru
settings-room = Na velké obrazovce
settings-room-hint = Stůl bez karet hráčů, na televizi nebo projektor.
settings-record = Záznam
settings-record-hint = Všechny tahy, o kterých můžeš vědět; po konci hry celý záznam.
settings-record-get = Stáhnout záznam
settings-show-qr = Ukázat jako QR kód
settings-qr = QR kód
settings-copy = Kopírovat
settings-copied = Zkopírováno
settings-share = Sdílet

## The rules in the browser

rulesweb-title = Pravidla
rulesweb-back = Zpět
rulesweb-quick = Za dvě minuty
rulesweb-all = Podle čísel
rulesweb-cards = Karty
rulesweb-contents = Obsah
rulesweb-search = Hledat
rulesweb-search-hint = Slovo nebo číslo, třeba P6
rulesweb-none = Nic se nenašlo.
rulesweb-found = { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}
rulesweb-ages = Věk
rulesweb-age-all = Všechny věky
rulesweb-age = { $age }. věk
rulesweb-kinds = Druh
rulesweb-kind-all = Všechny druhy
rulesweb-sizes = Velikost
rulesweb-size-small = Malé
rulesweb-size-normal = Běžné
rulesweb-size-large = Velké
rulesweb-cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
rulesweb-copies = × { $count }
rulesweb-quick-aim = Sláva
rulesweb-quick-aim-text = Po třetím věku svět skončí. Kdo má v tu chvíli nejvíc slávy, vyhrává; kolik válečníků přežilo, na tom nezáleží. I slavná smrt je cesta k vítězství.
rulesweb-quick-draft = 1. Dary bohů
rulesweb-quick-draft-text = Každý věk začíná osmi kartami. Jednu si necháš, zbytek pošleš doleva, a tak dál, dokud jich nemáš šest: bitevní karty, úkoly, které na konci věku přinášejí slávu, a vylepšení, která posílí tvůj klan.
rulesweb-quick-rage = 2. Zuřivost
rulesweb-quick-rage-text = Zuřivostí platíš za akce. Ve svém tahu provedeš jednu: obsadíš figurkou provincii nebo fjord, pochoduješ z jedné provincie do druhé, zahraješ vylepšení, tajně přijmeš úkol, nebo pleníš. Bez zuřivosti už žádné akce nejsou, ale bojovat můžeš dál.
rulesweb-quick-pillage = 3. Plenění
rulesweb-quick-pillage-text = Kde stojíš, tam smíš plenit; každou provincii lze vyplenit jednou za věk. Kdo stojí vedle, může se přidat k boji, je-li volná vesnice. Každý položí jednu kartu lícem dolů; síly figurek a karet se sečtou a nejvyšší součet vyhrává bitvu a získává slávu. Odměnu bere jen plenící hráč, a to když zvítězí nebo když se mu nikdo nepostaví. Figurky poražených jdou do Valhally. Remíza zničí všechny.
rulesweb-quick-stats = 4. Zuřivost, sekery, rohy
rulesweb-quick-stats-text = Plenění zvyšuje tři vlastnosti: zuřivost, kterou máš v každém věku k utracení, sekery pro slávu za vyhrané bitvy a rohy pro počet figurek na herním plánu. Vysoké stupně přinesou na konci hry slávu.
rulesweb-quick-ragnarok = 5. Ragnarök
rulesweb-quick-ragnarok-text = Na konci věku se vyhodnotí úkoly a pak jedna provincie shoří; která, to všichni vědí předem. Kdo v ní stojí, zahyne a získá za to slávu. Potom se padlí vrátí z Valhally a začíná další věk.
rulesweb-quick-hint = Ve hře je zvýrazněno jen to, co je možné, a všechno se samo vysvětlí, když na to najedeš myší nebo na tom podržíš prst.
rulesweb-quick-play = Ke stolům
