### One message per card name; a card that comes in several ages has one text for all of them.
### .text  what the card does; absent when it has only its bonus
### .see   numbers of the rules and rulings that concern it (not translated)
### .printed  the name on the card: the Czech edition keeps the English names

## Monsters

card-troll = Troll
    .text = Když Troll obsadí provincii, všichni nepřátelští válečníci v ní jsou zničeni.
    .see = U4 N1 X4
card-dwarf-chieftain = Trpasličí náčelník
    .printed = Dwarf Chieftain
    .text = Zahrání této karty nestojí žádnou zuřivost a obsazení Trpasličím náčelníkem také ne.
    .see = U4 V2
card-sea-serpent = Mořský had
    .printed = Sea Serpent
    .text = Počítá se jako loď: obsazuje fjordy, nikdy se nepohybuje, a je-li zničen, přináší ti slávu tvé vylepšení lodi. Má vždy svou vlastní sílu 3.
    .see = C5 U3 U4 N8
card-valkyrie = Valkýra
    .printed = Valkyrie
    .text = Získáš 2 body slávy za každou nepřátelskou figurku zničenou v bitvě, které se Valkýra účastní, i když bitvu prohraješ nebo je Valkýra sama zničena.
    .see = U4 G8 G11
card-dark-elf = Temný elf
    .printed = Dark Elf
    .text = Smí přímo obsadit Yggdrasil a má tam sílu 3. Obsazení Temným elfem stojí 1 bod zuřivosti, ať jde kamkoli.
    .see = I3 U4 N3 N5 V2
card-fire-giant = Ohnivý obr
    .printed = Fire Giant
    .text = Když Ohnivý obr obsadí provincii, všechny nepřátelské figurky v ní kromě monster jsou zničeny, včetně lodí v podporujícím fjordu.
    .see = B4 U4 N1 X4
card-frost-giant = Mrazivý obr
    .printed = Frost Giant
    .text = Po úspěšném plenění s Mrazivým obrem získáš odměnu z žetonu plenění ještě jednou.
    .see = U4 P11 G8 G13
card-soldier-of-hel = Helin voják
    .printed = Soldier of Hel
    .text = Zahrání této karty nestojí žádnou zuřivost a obsazení Heliným vojákem také ne.
    .see = U4 V2
card-volur-witch = Vědma Volur
    .printed = Volur Witch
    .text = Má-li být Vědma ve vnější provincii zničena, může místo toho ustoupit do Yggdrasilu.
    .see = U4 G8 X3

## Leaders

card-lord-of-hammers = Pán kladiv
    .printed = Lord of Hammers
    .text = Po úspěšném plenění s vůdcem ho můžeš přesunout do sousedící provincie, kde je pro něj místo.
    .see = C5 U3 G8 G13
card-lord-of-axes = Pán seker
    .printed = Lord of Axes
    .text = Po úspěšném plenění s vůdcem zvyš jednu vlastnost podle své volby o jeden stupeň.
    .see = C5 U3 G8 G13 T3
card-lord-of-spears = Pán kopí
    .printed = Lord of Spears
    .text = Po úspěšném plenění s vůdcem zvyš všechny tři vlastnosti o jeden stupeň.
    .see = C5 U3 G8 G13 T3

## Warriors

card-brothers-in-arms = Bratři ve zbrani
    .printed = Brothers in Arms
    .text = Každá dvojice tvých válečníků v téže provincii má dohromady sílu 3.
    .see = U3 N9
card-experts-in-arms = Znalci zbraní
    .printed = Experts in Arms
    .text = Tvoji válečníci mají sílu 2.
    .see = I1 U3 W2
card-masters-in-arms = Mistři zbraní
    .printed = Masters in Arms
    .text = Tvoji válečníci mají sílu 2 a každá jejich dvojice v téže provincii má dohromady sílu 6.
    .see = U3 N9

## Ships

card-lokis-dragons = Lokiho draci
    .printed = Loki's Dragons
    .text = Pokaždé, když je zničena tvá loď, získáš 4 body slávy.
    .see = C5 U3 G8 N8
card-fire-dragons = Ohniví draci
    .printed = Fire Dragons
    .text = Pokaždé, když je zničena tvá loď, získáš 8 bodů slávy.
    .see = C5 U3 G8 N8
card-eternal-dragons = Věční draci
    .printed = Eternal Dragons
    .text = Pokaždé, když je zničena tvá loď, získáš 12 bodů slávy.
    .see = C5 U3 G8 N8

## Clan upgrades

card-lokis-domain = Lokiho doména
    .printed = Loki's Domain
    .text = Získáš 1 bod slávy za každou svou figurku propuštěnou z Valhally.
    .see = U2 F5 W4 X5
card-lokis-blessing = Lokiho požehnání
    .printed = Loki's Blessing
    .text = Po prohrané bitvě můžeš danou provincii zdarma obsadit jedním válečníkem.
    .see = G8 N1 N2 N4
card-lokis-eminence = Lokiho vznešenost
    .printed = Loki's Eminence
    .text = Získáš 2 body slávy za každou svou figurku propuštěnou z Valhally.
    .see = U2 F5 W4 X5
card-lokis-wrath = Lokiho hněv
    .printed = Loki's Wrath
    .text = Získáš 3 body slávy za každou svou figurku propuštěnou z Valhally.
    .see = U2 F5 X5
card-friggas-charm = Friggin půvab
    .printed = Frigga's Charm
    .text = Tvá vylepšení stojí o 1 bod zuřivosti méně, nejméně však 0.
    .see = U1
card-friggas-succor = Friggina pomoc
    .printed = Frigga's Succor
    .text = Když obsadíš provincii jakoukoli figurkou, můžeš tutéž provincii zdarma obsadit ještě jedním válečníkem. Ten už dalšího nepřivede.
    .see = W4 N1 N2 N3
card-friggas-protection = Friggina ochrana
    .printed = Frigga's Protection
    .text = Má-li být zničena tvá figurka, můžeš zaplatit 1 bod zuřivosti a zachránit ji. Nepomáhá figurkám, které obětuješ, ani těm, které padnou v Ragnaröku.
    .see = G8 X1 X2
card-friggas-domain = Friggina doména
    .printed = Frigga's Domain
    .text = Jako akci obsazení můžeš zaplatit celkem 1 bod zuřivosti a obsadit provincii nebo fjord kteroukoli svou figurkou z Valhally.
    .see = N1 N2 N6 X5
card-friggas-sacrifice = Friggina oběť
    .printed = Frigga's Sacrifice
    .text = Jako akci znič dvě vlastní figurky na herním plánu a zvyš jednu vlastnost podle své volby o jeden stupeň. Obětované figurky nic nezachrání.
    .see = X1 X3 T3
card-thors-glory = Thórova sláva
    .printed = Thor's Glory
    .text = Po každé bitvě, které se účastníš, získáš 2 body slávy, pokud v ní byly zničeny alespoň dvě nepřátelské figurky.
    .see = G8 G11
card-thors-domain = Thórova doména
    .printed = Thor's Domain
    .text = Když obsadíš provincii, můžeš zaplatit 2 body zuřivosti a ihned ji plenit, pokud v tomto věku ještě nebyla vypleněna.
    .see = P1 N1 N3 N4
card-thors-conquest = Thórovo dobytí
    .printed = Thor's Conquest
    .text = Na konci hry získáš 3 body slávy za každou svou figurku na herním plánu.
    .see = F5 E1
card-tyrs-domain = Týrova doména
    .printed = Tyr's Domain
    .text = Když v bitvě odhalíš úkol, můžeš ho počítat jako bitevní kartu s bonusem +3.
    .see = P5 G4 G5
card-tyrs-challenge = Týrova výzva
    .printed = Tyr's Challenge
    .text = Jako akci zaplať 2 body zuřivosti a pleň provincii, která už v tomto věku byla vypleněna.
    .see = A5 P1 P9
card-tyrs-prowess = Týrova zdatnost
    .printed = Tyr's Prowess
    .text = Po vyhrané bitvě si můžeš nechat kterékoli ze svých zahraných karet, když za každou zaplatíš 1 bod zuřivosti.
    .see = P8 G8
card-tyrs-wrath = Týrův hněv
    .printed = Tyr's Wrath
    .text = Když v bitvě odhalíš úkol, můžeš ho počítat jako bitevní kartu s bonusem +5.
    .see = P5 G4 G5
card-odins-inspiration = Ódinovo vnuknutí
    .printed = Odin's Inspiration
    .text = Sláva, kterou získáš za své figurky padlé v Ragnaröku, se zdvojnásobí.
    .see = F4
card-odins-throne = Ódinův trůn
    .printed = Odin's Throne
    .text = Sláva za tvé splněné úkoly se zdvojnásobí.
    .see = F2

## Quests

card-alfheim = Alfheim!
    .text = Splněno, pokud máš největší sílu alespoň v jedné provincii oblasti Alfheim.
    .see = Q1 F2 F3 W5 T4 T5
card-jotunheim = Jotunheim!
    .text = Splněno, pokud máš největší sílu alespoň v jedné provincii oblasti Jotunheim.
    .see = Q1 F2 F3 W5 T4 T5
card-manheim = Manheim!
    .text = Splněno, pokud máš největší sílu alespoň v jedné provincii oblasti Manheim.
    .see = Q1 F2 F3 W7 T4 T5
card-yggdrasil = Yggdrasil!
    .text = Splněno, pokud máš největší sílu v Yggdrasilu.
    .see = Q1 F2 F3 T4 T5
card-glorious-death = Slavná smrt!
    .printed = Glorious Death!
    .text = Splněno, pokud jsou při odhalení úkolů, před Ragnarökem, alespoň čtyři tvé figurky ve Valhalle.
    .see = C6 Q1 F2 T4

## Battle cards with a text

card-odins-smite = Ódinův trest
    .printed = Odin's Smite
    .text = Před porovnáním sil znič v této provincii jednoho válečníka každého soupeře.
    .see = P7 G1 G2 G11 X4
card-odins-tide = Ódinův příliv
    .printed = Odin's Tide
    .text = Před porovnáním sil si každý hráč vybere jednu svou figurku v bitvě a ostatní své figurky zničí, včetně lodí.
    .see = P7 G1 G2 G6 G11
card-odins-judgement = Ódinův soud
    .printed = Odin's Judgement
    .text = Ať vyhraješ, nebo prohraješ, získáš 2 body slávy za každou figurku zničenou v této bitvě, i za své vlastní.
    .see = G2 G8 G11
card-heimdalls-sight = Heimdallův zrak
    .printed = Heimdall's Sight
    .text = Bonus této karty se rovná nejvyššímu bonusu mezi nepřátelskými kartami odhalenými společně s ní.
    .see = G1 G2 G4
card-heimdalls-eye = Heimdallovo oko
    .printed = Heimdall's Eye
    .text = Bílý kruh: tuto kartu můžeš zahrát i po odhalení karet, před porovnáním sil.
    .see = P6 G4 G7
card-heimdalls-gaze = Heimdallův pohled
    .printed = Heimdall's Gaze
    .text = Bílý kruh: tuto kartu můžeš zahrát i po odhalení karet, před porovnáním sil.
    .see = P6 G4 G7
card-heimdalls-watch = Heimdallova stráž
    .printed = Heimdall's Watch
    .text = Odhoď všechny odhalené karty včetně této a získej slávu ve výši součtu jejich bonusů. Pak všichni účastníci zahrají nové karty.
    .see = G1 G2 G3 G4
card-friggas-grace = Friggina milost
    .printed = Frigga's Grace
    .text = Pokud úspěšně vypleníš provincii, zvyš o jeden stupeň jinou vlastnost, než kterou zvýšil žeton plenění; pokud žeton dal slávu nebo zvýšil všechny tři, zvyš kteroukoli.
    .see = G2 G8 G10 T3
card-lokis-trickery = Lokiho lest
    .printed = Loki's Trickery
    .text = Pokud prohraješ, ukradni vítězi 1 bod zuřivosti.
    .see = G2 G8 G9 T2
card-lokis-backstab = Lokiho zrada
    .printed = Loki's Backstab
    .text = Pokud prohraješ, ukradni vítězi 2 body slávy.
    .see = G2 G8 G9
card-lokis-poison = Lokiho jed
    .printed = Loki's Poison
    .text = Pokud prohraješ, vezmi si do ruky karty, které zahrál vítěz.
    .see = P8 G2 G8 G9
card-thors-hammer = Thórovo kladivo
    .printed = Thor's Hammer
    .text = Pokud vyhraješ, získej 3 body slávy.
    .see = G2 G8
card-thors-oath = Thórova přísaha
    .printed = Thor's Oath
    .text = Pokud vyhraješ, zvyš jednu vlastnost podle své volby o jeden stupeň.
    .see = G2 G8 T3
card-thors-primacy = Thórovo prvenství
    .printed = Thor's Primacy
    .text = Text odhalené karty každého soupeře se zruší dřív, než začne působit; její bonus se dál počítá.
    .see = G1 G2 G7
card-thors-ascension = Thórův vzestup
    .printed = Thor's Ascension
    .text = Pokud vyhraješ, získej 3 body zuřivosti a 3 body slávy.
    .see = C3 G2 G8 T1 T2

## Battle cards with only a bonus

card-tyrs-bash = Týrova rána
    .printed = Tyr's Bash
    .see = P5
card-tyrs-smash = Týrův úder
    .printed = Tyr's Smash
    .see = P5
card-tyrs-crush = Týrův drtivý úder
    .printed = Tyr's Crush
    .see = P5 W6
card-tyrs-smite = Týrův zničující úder
    .printed = Tyr's Smite
    .see = P5
card-tyrs-rage = Týrova zuřivost
    .printed = Tyr's Rage
    .see = P5
