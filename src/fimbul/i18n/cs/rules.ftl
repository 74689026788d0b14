### The rules and rulings by number, in our own words. Code, tests and help pages cite these numbers.
### .source  of a ruling, not translated:
###          faq = the publisher's published FAQ, books = read from the rulebooks, ours = our decision
### .about   numbers of the rules that a ruling or an example explains, not translated

rules-title = Pravidla hry podle čísel
rules-intro = První část podává pravidla hry našimi slovy; její poslední oddíl obsahuje příklady. Druhá část rozhoduje tam, kde se příručky pravidel liší nebo mlčí. Každý výklad uvádí svůj zdroj. Kde je výklad náš, může se u jiných stolů hrát jinak.
rules-part-rules = Pravidla
rules-part-rulings = Výklady
rules-source-faq = FAQ vydavatele
rules-source-books = příručky pravidel
rules-source-ours = náš výklad

## Board

rules-B = Herní plán
rule-B1 = Provincií je devět: Yggdrasil uprostřed a osm vnějších v kruhu. Dvě vnější provincie spolu sousedí, leží-li v kruhu vedle sebe; Yggdrasil sousedí se všemi osmi.
rule-B2 = Vnější provincie tvoří tři oblasti: Manheim (Elvagar, Angerboda, Myrkulor), Alfheim (Andlang, Gimle) a Jotunheim (Muspelheim, Horgr, Utgard).
rule-B3 = Vnější provincie má 3 až 5 vesnic; do každé se vejde jedna figurka. Angerboda, Muspelheim a Gimle mají 5 vesnic, Elvagar a Horgr 4, Utgard, Andlang a Myrkulor 3. Yggdrasil nemá vesnice ani žádné omezení.
rule-B4 = Každý ze čtyř fjordů leží mezi dvěma vnějšími provinciemi a podporuje obě: Elvagar a Angerbodu (severovýchodní), Muspelheim a Horgr (jihovýchodní), Utgard a Andlang (jihozápadní), Gimle a Myrkulor (severozápadní). Co působí na provincii, působí i na fjord, který ji podporuje. Do fjordu se vejde libovolný počet lodí.
rule-B5 = Body slávy každého klanu ukazuje počítadlo slávy.

## Clan

rules-C = Klan
rule-C1 = Všechny klany začínají stejně: 1 vůdce (síla 3), 1 loď (síla 2) a 8 válečníků (síla 1), vše v zásobě, a 0 bodů slávy.
rule-C2 = Klan má tři vlastnosti, každou o šesti stupních: zuřivost (body zuřivosti na začátku věku), sekery (sláva za vyhranou bitvu) a rohy (kolik figurek smí být najednou na herním plánu). Stupně zuřivosti jsou 6 7 8 9 12 12, seker 3 4 5 6 8 8 (ale viz V2), rohů 4 5 6 7 10 10.
rule-C3 = Body zuřivosti, kterými se platí za akce, nejsou totéž co vlastnost zuřivost. Zvýšení vlastnosti se projeví až v dalším věku; získaná nebo ukradená zuřivost mění jen počet bodů.
rule-C4 = Klanová deska má 8 pozic pro vylepšení: válečník, vůdce a loď (po 1), monstrum (2) a klan (3).
rule-C5 = Vůdci obsazují zdarma. Lodě obsazují jen fjordy a nikdy se nepohybují. Obojí platí i po vylepšení.
rule-C6 = Zničená figurka jde do Valhally, ať byla příčina jakákoli, a čeká tam na konec věku.

## Cards

rules-K = Karty
rule-K1 = Balíčky jsou tři, pro každý věk jeden, a každý má 34 karet (celkem 102). Karty jsou bitevní (červené), úkoly (zelené) nebo vylepšení (černé: válečník, vůdce, loď, monstrum nebo klan).
rule-K2 = Karty se značkou 3+ nebo 4+ se používají jen při tomto nebo vyšším počtu hráčů. V každém balíčku jich má šest značku 3+ a osm značku 4+.

## Setup

rules-S = Příprava hry
rule-S1 = Žeton plenění se zeleným okrajem patří na Yggdrasil; ostatních osm (tři se zuřivostí, dva se sekerami, dva s rohy, jeden se slávou) se zamíchá a rozloží lícem nahoru, po jednom na každou vnější provincii. Na svých místech zůstávají celou hru.
rule-S2 = Osm žetonů Ragnaröku, pro každou vnější provincii jeden, se zamíchá a tři z nich se položí lícem nahoru na počítadlo věků (1., 2. a 3. věk). Žeton zkázy označuje provincii 1. věku.
rule-S3 = Z pěti zbylých žetonů Ragnaröku se vylosují provincie, které jsou zničeny ještě před hrou: 1 při čtyřech hráčích, 2 při třech, 3 při dvou. Ostatní žetony opouštějí hru. Zničená provincie je mimo hru: nic se do ní nesmí umístit.
rule-S4 = Každý hráč si vezme klan; pořadí míst jde po směru hodinových ručiček. Jeden z hráčů dostane žeton prvního hráče.

## Gods' gifts

rules-D = Dary bohů (draft)
rule-D1 = Každý hráč dostane 8 karet z balíčku daného věku; zbytek balíčku se nepoužije.
rule-D2 = Každý si nechá jednu kartu lícem dolů a všichni pošlou zbytek doleva; to se opakuje, dokud jich každý nemá 6. Poslední 2 se odhodí, aniž se ukážou.
rule-D3 = Karta schovaná z minulého věku leží během draftu stranou a do ruky se přidá až po něm.
rule-D4 = Při dvou hráčích si každý nechává po 2 kartách najednou, a to třikrát.
rule-D5 = Varianta pro první hru: v 1. věku hrají hráči s 8 kartami, které dostali, bez draftu.

## Action phase

rules-A = Akční fáze
rule-A1 = Body zuřivosti každého hráče se nastaví na hodnotu jeho vlastnosti zuřivost. Začíná první hráč; na tahu se hráči střídají po směru hodinových ručiček.
rule-A2 = Ve svém tahu provede hráč právě jednu akci a nejprve zaplatí její cenu. Akci, kterou nelze zaplatit celou, nelze provést.
rule-A3 = Hráč s 0 body zuřivosti neprovádí žádnou akci, ani takovou, která je zdarma; jeho tah se přeskočí. Stále však reaguje: přidává se k bitvě, hraje bitevní karty, používá schopnosti, které to dovolují. Získá-li později zuřivost, ve svých tazích zase provádí akce.
rule-A4 = Místo akce může hráč pasovat: ztratí všechnu zuřivost a v tomto věku už žádnou akci neprovede.
rule-A5 = Fáze končí ihned, jakmile už žádný hráč nemůže provést akci nebo jakmile jsou vypleněny všechny dosud nezničené provincie.

## Invade

rules-I = Akce: obsazení
rule-I1 = Zaplať zuřivost ve výši síly figurky a umísti figurku ze zásoby do prázdné vesnice kterékoli vnější provincie. Vůdci jsou zdarma.
rule-I2 = Lodě se umisťují do kteréhokoli fjordu.
rule-I3 = Yggdrasil nelze obsadit přímo, pokud to nedovoluje karta.
rule-I4 = Klan, který už má na herním plánu tolik figurek, kolik je hodnota jeho rohů, nemůže obsazovat. Valhalla a zásoba k hernímu plánu nepatří.

## March

rules-M = Akce: pochod
rule-M1 = Zaplať 1 bod zuřivosti a přesuň libovolný počet vlastních figurek (alespoň jednu) z jedné provincie do prázdných vesnic jedné jiné provincie, kdekoli na herním plánu. Yggdrasil nemá omezení.
rule-M2 = Pochod nevede z fjordu ani do fjordu, nevychází ze dvou provincií a nekončí ve dvou provinciích. Lodě se nikdy nepohybují.

## Upgrade

rules-U = Akce: vylepšení
rule-U1 = Zaplať zuřivost ve výši síly karty a polož kartu na pozici jejího druhu. Pozici si hráč vybere; karta, která na ní už leží, se nahradí a odhodí. Nová karta působí od této chvíle.
rule-U2 = Dvě vylepšení s účinkem stejného druhu působí obě, nezávisle na sobě.
rule-U3 = Po vylepšení válečníka, vůdce nebo lodi může hráč ihned zdarma provést obsazení jednou takovou figurkou ze zásoby.
rule-U4 = Vylepšení s monstrem přinese jeho figurku do zásoby; monstrum může ihned zdarma provést obsazení. Je ve všem figurkou klanu (Valhalla, sláva za Ragnarök, rohy).
rule-U5 = Monstrum, jehož karta je nahrazena, opouští hru, ať je kdekoli.

## Quest

rules-Q = Akce: úkol
rule-Q1 = Přijmi úkol: polož ho zdarma z ruky lícem dolů na klanovou desku. Může jich tam ležet libovolný počet, i stejných; každý přináší slávu zvlášť. Majitel se na ně smí kdykoli podívat. Nesplněný úkol nic nestojí.

## Pillage

rules-P = Akce: plenění
rule-P1 = Plenění je zdarma. Vyber nezničenou provincii, která v tomto věku ještě nebyla vypleněna a v níž nebo v jejímž podporujícím fjordu máš alespoň jednu vlastní figurku.
rule-P2 = Svolání k boji: hráči se střídají po směru hodinových ručiček, stále dokola; začíná hráč po levici plenícího hráče a plenící hráč je vždy poslední. Každý může zdarma, i s 0 body zuřivosti, přesunout jednu vlastní figurku ze sousedící provincie do prázdné vesnice této provincie. Kdo pasoval, může se přidat později. Svolání končí, když jsou všechny vesnice plné nebo když všichni hráči po sobě pasují. Lodě se nemohou pohybovat.
rule-P3 = Není-li nyní v provincii ani v jejím fjordu žádná nepřátelská figurka, k bitvě nedojde: provincie je vypleněna (P9), bez slávy za bitvu.
rule-P4 = Jinak musí bojovat všechny figurky v provincii a v jejím podporujícím fjordu.
rule-P5 = Karty: každý účastník, který má karty v ruce, musí jednu z nich zvolit, lícem dolů; všechny se odhalí najednou. Bitevní karta přidá svůj bonus a působí její text. Jakákoli jiná karta nepřidá nic.
rule-P6 = Karty s bílým kruhem lze přidat i po odhalení, před porovnáním sil: nejprve plenící hráč, pak ostatní po směru hodinových ručiček, dokud všichni po sobě nepasují.
rule-P7 = Klan, který před porovnáním sil přišel o všechny figurky, přesto bojuje s bonusem svých karet.
rule-P8 = Vyhodnocení: vítězí nejvyšší součet (figurky a karty); při remíze o nejvyšší součet prohrávají všichni. Poražení zničí všechny své figurky v bitvě včetně těch ve fjordu a zahrané karty si vezmou zpět. Vítěz zahrané karty odhodí.
rule-P9 = Pokud plenící hráč zvítězil nebo k bitvě nedošlo (P3), získá odměnu z žetonu a otočí ho; provincii v tomto věku už nelze plenit. Jinak se nezíská nic a lze to zkusit znovu.
rule-P10 = Vítěz bitvy, ať plenil, nebo ne, získá po odměně podle P9 slávu ve výši své vlastnosti sekery.
rule-P11 = Odměny: jeden stupeň zuřivosti, seker nebo rohů; nebo 5 bodů slávy; v Yggdrasilu jeden stupeň všech tří.

## End of an age

rules-F = Konec věku
rule-F1 = Odhození karet: nech si nejvýše jednu kartu a ostatní odhoď. Ve 3. věku odhoď všechny.
rule-F2 = Úkoly: odhalí se všechny přijaté úkoly. Každý splněný přináší svou slávu a jeden stupeň vlastnosti podle volby hráče. Všechny se odhodí.
rule-F3 = Největší sílu v provincii má klan, jehož součet sil figurek v ní a v jejím podporujícím fjordu je vyšší než součet každého jiného klanu; remíza nestačí.
rule-F4 = Ragnarök: provincie daného věku je navždy zničena. Všechny figurky v ní a v jejím podporujícím fjordu jdou do Valhally a každá přinese svému majiteli 2, 3 nebo 4 body slávy (v 1., 2. a 3. věku). Žeton zkázy se přesune na provincii dalšího věku.
rule-F5 = Propuštění z Valhally: všechny figurky ve Valhalle se vracejí do zásoby svých majitelů. Figurky na herním plánu zůstávají.
rule-F6 = Všechny žetony plenění se na svých místech otočí zpět lícem nahoru, žeton prvního hráče se posune o jedno místo doleva a začíná další věk.

## End of the game

rules-E = Konec hry
rule-E1 = Po propuštění z Valhally ve 3. věku dává každá vlastnost na 4. nebo 5. stupni 10 bodů slávy, na 6. stupni 20.
rule-E2 = Vyhrává, kdo má nejvíc slávy.

## Worked examples

rules-W = Příklady
rule-W1 = Havran v minulém věku zvýšil vlastnost zuřivost o dva stupně: akční fázi začíná s 8 body zuřivosti.
    .about = A1 C2
rule-W2 = Havranovi válečníci mají sílu 2: obsadit jedním z nich Utgard stojí 2 body zuřivosti.
    .about = I1
rule-W3 = Pochod: Havran smí přesunout 2 figurky z Gimle do Elvagaru, ačkoli spolu nesousedí, ale ne 3, jsou-li tam volné jen 2 vesnice. Had smí přesunout všechny své figurky z Angerbody do Yggdrasilu. Nikdo nesmí pochodovat do dvou provincií ani ze dvou a lodě nepochodují nikdy.
    .about = M1 M2
rule-W4 = Had má karty Lokiho doména a Friggina pomoc a ještě jedno klanové vylepšení. Zahraje kartu Lokiho vznešenost za 2 body zuřivosti a nahradí jí Pomoc: od této chvíle získává 3 body slávy za každou figurku propuštěnou z Valhally.
    .about = C4 F5 U1
rule-W5 = Medvěd přijme úkol Jotunheim! (nebo Alfheim!) ze 2. věku: s největší silou v jedné provincii této oblasti získá 7 bodů slávy a jeden stupeň vlastnosti.
    .about = F2 F3
rule-W6 = Andlang má 3 vesnice a žeton se sekerami. Vlk tam nemá žádnou figurku, ale v podporujícím fjordu má loď, a plení. Havran po jeho levici přesune válečníka z Gimle. Hadův vůdce v Horgru se přidat nemůže, protože Horgr s Andlangem nesousedí. Vlk přesune válečníka z Yggdrasilu; Havran přesune válečníka z Yggdrasilu do poslední vesnice; Vlk by se přidal s dalším, ale žádná vesnice není volná. Vlk má 3 (loď 2, válečník 1), Havran 2. Vlk odhalí kartu Týrův drtivý úder (+4), Havran vylepšení: 7 ku 2. Oba Havranovi válečníci jdou do Valhally a karta se mu vrací do ruky. Vlkovi stoupnou sekery ze 3 na 4, získá 4 body slávy a svou kartu odhodí.
    .about = P1 P2 P4 P5 P8 P10
rule-W7 = Had odhalí úkol Manheim! z 1. věku. V Elvagaru má Vlk 3 válečníky, Had 1 válečníka a loď ve fjordu: 3 ku 3 je remíza, takže tam úkol splněn není. V Angerbodě, u téhož fjordu, stojí loď se silou 2 proti jednomu Havranovu válečníkovi: splněno, 5 bodů slávy a jeden stupeň rohů.
    .about = B4 F2 F3
rule-W8 = Ve 2. věku padne Gimle. V této provincii a v jejím fjordu zahynou dvě Vlkovy a dvě Havranovy figurky: 6 bodů slávy pro každý z obou klanů. Žeton zkázy se přesune na Andlang.
    .about = F4
rule-W9 = Havran končí se zuřivostí na 5. stupni a se sekerami na 6. stupni: 30 bodů slávy.
    .about = E1

## Order inside a battle

rules-G = Pořadí v bitvě
rule-G1 = Odhalené texty se vyhodnocují ve třech skupinách: nejprve Thórovo prvenství, pak Heimdallova stráž, pak vše, co působí před porovnáním (Ódinův trest, Ódinův příliv, Heimdallův zrak). Uvnitř skupiny je první plenící hráč, pak ostatní po směru hodinových ručiček.
    .about = P5
    .source = faq
rule-G2 = Prvenství zrušené dřívějším Prvenstvím nedělá nic; jeho +3 se přesto počítá. Karta, jejíž text je zrušen, si ponechá vytištěný bonus a její text nepůsobí ani v žádném pozdějším kroku (Milost, Kladivo, Lest, Soud a další); Heimdallův zrak má pak hodnotu 0.
    .about = P5
    .source = ours
rule-G3 = Když se vyhodnotí Stráž, odhodí se všechny odhalené karty, i druhá Stráž, takže slávu přináší jen ta první. Pak všichni účastníci, kteří mají karty, hrají znovu a nové karty se opět vyhodnotí podle G1. Účastník bez karet nehraje žádnou.
    .about = P5
    .source = ours
rule-G4 = Heimdallův zrak bere v úvahu karty odhalené najednou, ne karty s bílým kruhem přidané později. Úkol počítaný jako bitevní karta (Týrova doména, Týrův hněv) se počítá s touto hodnotou, zde i u Stráže.
    .about = P5
    .source = ours
rule-G5 = Týrova doména a Týrův hněv jsou nepovinné: po odhalení majitel zvolí, zda úkol nechá tak, jak je, nebo ho s příslušným vylepšením počítá jako +3 či +5. Karta má jednu hodnotu, nikdy ne součet.
    .about = P5
    .source = ours
rule-G6 = Ódinův příliv: hráči vybírají po řadě, první plenící hráč, pak ostatní po směru hodinových ručiček. Každý si ponechá jednu figurku; vybírat lze i z lodí ve fjordu.
    .about = P5
    .source = ours
rule-G7 = Karty s bílým kruhem přidává nejprve plenící hráč, pak ostatní po směru hodinových ručiček, stále dokola, dokud všichni po sobě nepasují (P6). Prvenství se jich netýká.
    .about = P6
    .source = books
rule-G8 =
    Po porovnání, v tomto pořadí:
    1. Je znám vítěz, nebo žádný není.
    2. Figurky poražených jsou zničeny (nejprve reakce: Friggina ochrana, Vědma Volur); vylepšení lodí přinášejí slávu.
    3. Působí texty odhalených karet, které mluví o výhře, prohře nebo padlých: Thórovo kladivo, Thórova přísaha a Thórův vzestup; Lokiho lest, Lokiho zrada a Lokiho jed; Ódinův soud. První plenící hráč, pak ostatní po směru hodinových ručiček.
    4. Vítěz může zaplatit za kartu Týrova zdatnost (až poté, co Lest kradla, a nikdy za karty, které vzal Jed), pak odhazuje; poražení si berou své karty zpět.
    5. Plenění: odměna (Mrazivý obr: dvakrát), pak Friggina milost, pak vylepšení vůdce.
    6. Sláva za bitvu (sekery), po odměně.
    7. Valkýra a Thórova sláva.
    8. Lokiho požehnání.
    .about = C6 P8 P9 P10 P11
    .source = ours
rule-G9 = Když nikdo nezvítězil, nic se nekrade. Zloděj vezme nejvýše to, co vítěz má.
    .about = P8
    .source = ours
rule-G10 = Friggina milost zvyšuje jinou vlastnost než tu, kterou zvýšil žeton; pokud žeton dal slávu nebo zvýšil všechny tři, tak kteroukoli.
    .about = P9 P11
    .source = faq
rule-G11 = Nepřátelské figurky zničené v bitvě jsou všechny, které byly zničeny od odhalení do konce 2. kroku v G8, ať je zničilo cokoli. Valkýra přináší slávu, i když v bitvě zahynula, a také když její klan prohrál.
    .about = P8
    .source = ours
rule-G12 = Klan, kterému nezbyly figurky, přesto bojuje svými kartami a může zvítězit; pokud to byl plenící klan, pak také plení.
    .about = P7
    .source = faq
rule-G13 = „S vůdcem“ a „s Mrazivým obrem“ znamená, že figurka v pleněné provincii bojovala nebo v ní ve chvíli plenění stojí.
    .about = P9
    .source = ours

## Destruction

rules-X = Ničení figurek
rule-X1 = Friggina ochrana zachraňuje po jedné figurce, tak dlouho, dokud stačí zuřivost, i hráčům, kteří pasovali nebo nejsou na tahu. Nezachrání figurky zničené jako cena (Friggina oběť) a nepůsobí v Ragnaröku.
    .about = C6
    .source = ours
rule-X2 = Zbylá zuřivost se na konci akční fáze ztrácí.
    .about = A1 A5
    .source = ours
rule-X3 = Vědma Volur může uprchnout před jakýmkoli zničením ve vnější provincii včetně Ragnaröku (slávu za Ragnarök pak nepřinese), ne však před kartou Friggina oběť.
    .about = C6 F4
    .source = ours
rule-X4 = Ohnivý obr ničí i nepřátelské lodě v podporujícím fjordu (B4). Troll a Ódinův trest postihují jen válečníky, a ti ve fjordu nikdy nejsou.
    .about = B4 C6
    .source = books
rule-X5 = Figurka, která opustí Valhallu díky kartě Friggina doména, není propuštěna: Lokiho doména, Lokiho vznešenost a Lokiho hněv přinášejí slávu jen ve fázi propuštění z Valhally.
    .about = F5
    .source = ours

## Invading

rules-N = Obsazování
rule-N1 = Vše, co říká „obsadit“, je obsazení: akce obsazení, obsazení zdarma po vylepšení, Friggina pomoc, Friggina doména, Lokiho požehnání. Troll, Ohnivý obr, Pomoc a Thórova doména reagují na každé z nich. Výjimka: válečník, kterého přivede Pomoc, nepřivede dalšího.
    .about = I1 U3 U4
    .source = ours
rule-N2 = Rohy a vesnice omezují každé obsazení, zdarma i placené.
    .about = B3 I1 I4
    .source = ours
rule-N3 = Friggina pomoc a Thórova doména potřebují provincii: když loď obsadí fjord, nespustí se. Válečník, kterého přivede Pomoc, nemůže do Yggdrasilu. Thórova doména funguje i poté, co Yggdrasil obsadí Temný elf.
    .about = I2 I3
    .source = ours
rule-N4 = Thórovu doménu lze použít i mimo vlastní tah (po kartě Lokiho požehnání); plenění pak proběhne, až skončí to právě probíhající. Provincie nesmí být už vypleněna.
    .about = P1
    .source = ours
rule-N5 = Temný elf stojí 1 bod zuřivosti, ať obsazuje kdekoli.
    .about = I3
    .source = ours
rule-N6 = Friggina doména stojí celkem 1 bod zuřivosti, ne o 1 víc než obvykle. Používá se jako akce obsazení.
    .about = I1
    .source = faq
rule-N7 = Fjord, jehož obě provincie jsou zničeny, je uzavřen.
    .about = B4 I2
    .source = ours
rule-N8 = Mořský had obsazuje fjordy, nikdy se nepohybuje a přináší slávu z vylepšení lodi; má vždy svou vlastní sílu 3. Lze jím provést i obsazení po vylepšení lodi (U3).
    .about = C5 I2 U3
    .source = ours
rule-N9 = S kartami Bratři ve zbrani a Mistři zbraní stojí obsazení válečníkem tolik, kolik je vytištěná síla karty (1 a 2).
    .about = I1
    .source = ours

## Turns and phases

rules-T = Tahy a fáze
rule-T1 = Kdo pasuje, ten v tomto věku už žádnou akci neprovede, ani když později získá zuřivost; hráč s 0 body zuřivosti, který nepasoval, po jejím získání zase provádí akce.
    .about = A3 A4
    .source = books
rule-T2 = Bodů zuřivosti nikdy není víc než 12, což je konec počítadla.
    .about = C3
    .source = ours
rule-T3 = Vlastnost na nejvyšším stupni už dál nestoupá; stupeň propadá. Pokud jsou na nejvyšším stupni všechny možnosti, hra se na nic neptá.
    .about = C2 F2 P11
    .source = ours
rule-T4 = Úkoly se vyhodnocují od prvního hráče po směru hodinových ručiček, v pořadí, v jakém byly přijaty.
    .about = F2
    .source = ours
rule-T5 = Největší síla musí být alespoň 1. Zničené provincie se nikdy nepočítají.
    .about = F3
    .source = ours
rule-T6 = Vyhrává, kdo má nejvíc slávy; při remíze se hráči o vítězství dělí.
    .about = E2
    .source = ours
rule-T7 = Žetony plenění leží lícem nahoru. Jedna z pěti příruček říká lícem dolů, ostatní čtyři nahoru.
    .about = S1
    .source = books
rule-T8 = Vylepšení smí přijít na obsazenou pozici, i když je jiná pozice jeho druhu volná. Jedna z příruček mluví o volné pozici.
    .about = C4 U1
    .source = ours
rule-T9 = První hráč se losuje, pokud ho stůl neurčí.
    .about = S4
    .source = ours
rule-T10 = Ve fázi odhození karet se jediná karta ponechá bez ptaní.
    .about = F1
    .source = ours

## Editions

rules-V = Edice
rule-V1 = Standardní edice má 102 karet, 9 monster a sekery 3 4 5 6 8 8. Hodnoty seker uvádí jen jedna z příruček.
    .about = C2 K1
    .source = books
rule-V2 = První vydání má 99 karet, 6 monster a sekery 3 4 5 6 8 10. Příručky neuvádějí, které tři karty chybějí; v každém balíčku zůstává osm karet 4+ a šest 3+, takže ty chybějící nemají žádnou značku. Vynecháváme karty Trpasličí náčelník, Temný elf a Helin voják.
    .about = C2 K2
    .source = ours
