### What an analysis says, in the terminal and on the page.

analyse-title = { $file }: okamžiků: { $moments }, každý dohrán { $playouts }×, seed { $seed }
analyse-progress = Analýza
analyse-part = Zastaveno předčasně, po { $playouts } z { $planned } dohrání: intervaly jsou širší a ne všechny jiné tahy byly vyzkoušeny.

## Chances and glory over time

analyse-chances = Šance na výhru v % s 95% intervalem
analyse-glory = Očekávaná sláva na konci s 95% intervalem
analyse-column-moment = okamžik
analyse-moment-start = první rozdání
analyse-moment-draft = { $age }. věk: po draftu
analyse-moment-battle = { $age }. věk: { $province }
analyse-moment-age-end = { $age }. věk: jeho konec
analyse-moment-deal = { $age }. věk: nové karty
analyse-moment-end = konec hry

## Turning points

analyse-turning-points = Zlomové okamžiky
analyse-no-turning-point = Žádná změna nebyla tak velká, aby byla víc než šum. S více dohráními se ukážou i menší.
analyse-span = { $before } → { $after } (tahy { $first }–{ $last })
analyse-change = { $clan }: { $change } p. b. (od { $low } do { $high })
analyse-by-deal = Rozhodlo rozdání: nikdo nic nevolil.
analyse-no-decisive = Nerozhodl jediný tah, ale několik dohromady.
analyse-decisive = Rozhodující tah { $move }, { $clan }: { $played }
analyse-played = Tah { $move }, { $clan }: { $played }
analyse-preferred = Bot dává přednost tahu: { $instead } ({ $reason })
analyse-second = Druhá volba bota: { $instead } ({ $reason })
analyse-instead = S ním: { $change }

## The draft

analyse-draft = Draft
analyse-agreed = Stejnou kartu by bot vzal v { $agreed } z { $picks } případů.
analyse-opinion = Karty, které by vzal raději; sláva je jeho názor, ne měření:
analyse-column-pick = volba
analyse-column-clan = klan
analyse-column-taken = vzato
analyse-column-preferred = bot by vzal
analyse-column-loss = sláva

## Luck and choice

analyse-fortune = Štěstí při rozdání a volby, v procentních bodech (p. b.)
analyse-column-even = rovným dílem
analyse-column-deal = rozdání
analyse-column-choices = volby
analyse-column-result = výsledek
analyse-note = Všechny šance předpokládají, že dál hrají boti. Volby jsou volby všech klanů dohromady: tak málo dohrání nedokáže oddělit vlastní volby klanu od cizích.

## Mistakes

analyse-unfinished-record = Hra v souboru { $file } ještě neskončila. Analyzovat lze jen dohranou hru, protože analýza ukazuje karty všech.
analyse-too-few-playouts = Zastaveno dřív, než se cokoli zjistilo.
