### What the server says no with, by its code: refusal-<code>. Told to the player who tried: why it
### does not work, and what to do. `offline` is the browser's own: no answer came.
### .see  of a reason why a move is impossible: numbers of the rules (not translated)

refusal-offline = Server neodpovídá. Zkouším to znovu…

## What makes a move impossible

refusal-game-over = Hra skončila: už se v ní nedá nic změnit.
refusal-not-your-decision = Teď nerozhoduješ ty. Počkej na ostatní.
refusal-passed = Tvůj klan už pasoval: v tomto věku neprovedeš žádnou další akci, ale k bitvám se přidávat můžeš.
    .see = A4 T1
refusal-no-rage = Nemáš žádnou zuřivost a bez ní nejde provést žádnou akci, ani takovou, která je zdarma.
    .see = A3
refusal-illegal-move = To teď udělat nemůžeš. Vyber některou ze zvýrazněných možností.
refusal-no-such-figure = Takovou figurku tam nemáš.
refusal-no-figure-there = Nemáš tam žádnou figurku.
refusal-wrong-figure = Tohle figurka tohoto druhu udělat nemůže. Vyber některou ze zvýrazněných.
    .see = U3 U4
refusal-wrong-place = Tam to nejde. Vyber některé ze zvýrazněných míst.
refusal-same-province = Tvé figurky tam už jsou. Vyber jinou provincii.
    .see = M1 P2
refusal-not-adjacent = Ta provincie nesousedí: k bitvě se figurky přidávají jen ze sousedících provincií.
    .see = P2 B1
refusal-province-destroyed = Ta provincie je zničená; nic už do ní nevstoupí.
    .see = S3 F4
refusal-fjord-closed = Obě provincie u toho fjordu jsou zničené: fjord je uzavřen.
    .see = N7
refusal-province-pillaged = Ta provincie už je vypleněná. Její žeton se znovu otočí lícem nahoru v dalším věku.
    .see = P1 F6
refusal-not-pillaged = Ta provincie v tomto věku ještě vypleněná není.
refusal-needs-upgrade = Tvůj klan k tomu potřebuje vylepšení.
    .see = U1
refusal-horns-full = Tvůj klan má na herním plánu tolik figurek, kolik dovolují jeho rohy. Zvyš rohy, nebo nech pár figurek slavně zemřít.
    .see = I4 C2 N2
refusal-not-enough-rage = Na to nemáš dost zuřivosti. Vyber něco levnějšího.
    .see = A2
refusal-no-village-free = Všechny vesnice tam jsou obsazené. Vyber jinou provincii.
    .see = B3 N2
refusal-too-few-figures = K oběti jsou třeba dvě figurky, a tolik jich na herním plánu nemáš.
refusal-nobody-moved = Pochodovat musí alespoň jedna figurka. Vyber, kdo půjde.
    .see = M1
refusal-not-doomed = Té figurce teď nic nehrozí.
    .see = X1
refusal-not-in-hand = Tu kartu nemáš v ruce.
refusal-not-in-pack = Tu kartu nemáš na výběr, nebo už je vybraná.
refusal-not-played = Tuto kartu tvůj klan v této bitvě nezahrál.
refusal-wrong-kind-of-card = Teď lze přidat jen karty s bílým kruhem.
    .see = P6 G7
refusal-earlier-slot-empty = Dřívější pozice tohoto druhu je prázdná: karta patří tam.
    .see = U1 T8
refusal-stat-full = Tato vlastnost už je na nejvyšším stupni.
    .see = T3
refusal-stat-of-token = Tuto vlastnost už zvýšilo plenění. Vyber jinou.
    .see = G10

## Moves that came too late, or are to be taken back

refusal-stale-decision = Hra mezitím pokročila. Podívej se a rozhodni se znovu.
refusal-nothing-to-undo = Není co vzít zpět: od tvého posledního tahu se něco odhalilo.
refusal-too-many-undos = Další tahy teď vzít zpět nejde: nejdřív se musí něco odhalit.
refusal-bad-position = Taková pozice ve hře být nemůže. Editor ukáže, co je špatně.
refusal-unknown-move = Takový tah server nezná. Načti stránku znovu a zkus to ještě jednou.
refusal-stopped = Hra se tu zastavila: ukonči ji, nebo pokračuj odtud.
refusal-not-stopped = Hra už pokračuje: rozhodl o tom někdo jiný.

## Chairs, names and the start

refusal-already-away = Náhradník už za tebe hraje.
refusal-not-away = Nikdo za tebe nehraje.
refusal-already-started = Hra už začala.
refusal-not-started = Hra ještě nezačala.
refusal-not-over = Hra ještě běží: karty všech se ukážou, až skončí.
refusal-not-ready = Ještě nejsou připraveni všichni.
refusal-no-players = Někdo u stolu sedět musí: boti sami mezi sebou nehrají.
refusal-no-rematch = Odvetu lze založit až po konci hry, nebo už je připravená.
refusal-already-dealt = U tohoto stolu se dohrává započatá hra: klany i první hráč jsou dané.
refusal-no-such-moment = Takový okamžik v té hře není, nebo už předtím skončila.
refusal-rules-changed = Pravidla se od té doby změnila: v té hře odtamtud pokračovat nejde.
refusal-bad-record = Tohle není záznam hry, ve které by šlo pokračovat.
refusal-only-bots = U tohoto stolu hrají jen boti. Můžeš se dívat.
refusal-too-many-shows = Už sleduješ dvě hry botů. Počkej, až jedna skončí.
refusal-bad-name = To jméno nemá žádné viditelné znaky, nebo mají jeho písmena příliš mnoho znamének. Zvol jiné.
refusal-name-taken = Někdo u tohoto stolu už se tak jmenuje, nebo jeho jméno vypadá úplně stejně. Zvol jiné.
refusal-bad-chat = Zpráva je prázdná, nebo příliš dlouhá.
refusal-chair-free = Na tomto místě nikdo nesedí.
refusal-chair-taken = Toto místo už obsadil někdo jiný. Vyber jiné.
refusal-chairs-free = Některá místa jsou ještě volná. Pozvi hráče, nebo přidej boty.
refusal-chat-full = Chat u tohoto stolu je plný.
refusal-clan-taken = Ten klan už vede někdo jiný. Vyber jiný.
refusal-table-full = U tohoto stolu jsou všechna místa obsazená.
refusal-no-bot = Na tomto místě žádný bot nesedí.
refusal-unknown-bot = Bot této úrovně neexistuje.
refusal-not-seated = U tohoto stolu nesedíš. Nejdřív se posaď.
refusal-not-your-chair = To není tvé místo.
refusal-not-your-seat = To není tvůj klan.
refusal-no-spectators = Tento stůl smějí vidět jen jeho hráči.
refusal-no-hints = U tohoto stolu nejsou nápovědy povoleny.
refusal-no-analyses = Tento server hry neanalyzuje.
refusal-no-analysis = Analýza této hry zatím není.
refusal-not-analysable = Tato hra nebyla dohrána do konce nebo se hrála podle starších pravidel: nejde analyzovat.
refusal-many-analyses = Na analýzu čeká příliš mnoho her. Zkus to znovu, až bude některá z tvých hotová.
refusal-not-a-saga = Tohle není záznam hry: záznam začíná slovy „fimbul saga“.
refusal-partial-saga = Tento záznam obsahuje jen to, co viděl jeden hráč. Stáhni ho znovu, až hra skončí.
refusal-unknown-saga = Tento záznam napsala novější verze, kterou tento server nezná.
refusal-short-saga = Tento záznam končí před prvním tahem: soubor je useknutý.
refusal-broken-saga = Jeden řádek tohoto záznamu nejde přečíst.
refusal-no-lessons = Toto není hra s průvodcem.
refusal-not-your-table = Tento stůl založil někdo jiný.
refusal-table-in-use = U tohoto stolu někdo sedí.
refusal-upgrade-required = Toto spojení vyžaduje WebSocket.
refusal-no-such-table = Takový stůl neexistuje. Zkontroluj odkaz.
refusal-no-such-puzzle = Tato úloha neexistuje.
refusal-no-position = Jako pozici jde otevřít jen začátek tahu nebo draftu.
refusal-no-such-code = Ten kód neznáme, nebo je použitý či příliš starý. Vyžádej si nový.

## The line and the server

refusal-blocked = Správce tohoto serveru tě na čas zablokoval.
refusal-busy = U tohoto stolu se děje příliš mnoho věcí najednou. Zkus to za chvilku znovu.
refusal-crowded = Server je teď přeplněný. Zůstaň na této stránce: sama to bude zkoušet, dokud se neuvolní místo.
refusal-log-full = U tohoto stolu už bylo příliš mnoho změn: víc se jich nevejde.
refusal-too-many-requests = Ne tak rychle. Zkus to za chvilku znovu.
refusal-too-many-connections = Tento stůl je otevřený v příliš mnoha oknech. Některá zavři.
refusal-too-slow = Spojení je příliš pomalé: nedorazilo to včas. Zkus to znovu.
refusal-length-required = Požadavek neříká, jak je dlouhý.
refusal-too-large = Pro server je to příliš dlouhé.
refusal-cut-short = Spojení se přerušilo dřív, než dorazilo všechno. Zkus to znovu.
refusal-bad-request = Server tomu nerozuměl. Načti stránku znovu a zkus to ještě jednou.
refusal-bad-token = Server tento prohlížeč nepoznává. Načti stránku znovu.
refusal-foreign-origin = Přišlo to ze stránky jiného webu, proto to server nepřijal.
refusal-unsupported-media-type = Server tomu nerozuměl. Načti stránku znovu.
refusal-wrong-host = Tuto adresu server nezná. Otevři stránku na její vlastní adrese.
refusal-not-found = Na této adrese nic není.
refusal-method-not-allowed = Server tomu nerozumí. Načti stránku znovu.
refusal-internal = Na serveru se něco pokazilo. Nic se nezměnilo; zkus to znovu.
refusal-not-saved = Server to nedokázal uložit. Podívej se, jestli to přesto neproběhlo, a zkus to znovu.
refusal-timed-out = Serveru to trvalo příliš dlouho. Ještě to může proběhnout: podívej se, a pak to zkus znovu.
