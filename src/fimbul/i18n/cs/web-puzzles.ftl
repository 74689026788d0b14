### Puzzles, on the page and in the terminal.

front-puzzles = Hádanky
front-puzzles-hint = Najdi nejlepší tah, každý den nová

## The list

puzzles-title = Hádanky
puzzles-lead = Pozice z her mezi boty, v nichž je jeden tah jednoznačně nejlepší. Najdeš ho?
puzzles-daily = Hádanka dne
puzzles-solved = Vyřešeno na tomto zařízení: { $solved } z { $count }
puzzles-task = O čem se rozhoduje
puzzles-stars = Obtížnost
puzzles-all = Všechny
puzzles-unsolved = Jen nevyřešené
puzzles-found = Hádanek: { $count }
puzzles-none = Těmto filtrům neodpovídá žádná hádanka.
puzzle-task-draft = Draft
puzzle-task-turn = Akce
puzzle-task-march = Pochod
puzzle-task-call = Svolání k boji
puzzle-task-battle = Bitevní karta
puzzle-task-stat = Vlastnost
puzzle-task-save = Uschování karty
puzzle-task-power = Účinek karty
puzzle-difficulty = Obtížnost { $stars } ze 3
puzzle-players = Hráčů: { $count }
puzzle-done = Vyřešeno
puzzle-seen = Řešení zobrazeno

## One puzzle

puzzle-ask = Tvůj klan: { $clan }. Který tah je jednoznačně nejlepší?
puzzle-ask-hint = Zvol ho na stole jako ve hře. Zkoušet můžeš, kolikrát chceš.
puzzle-wrong = Existuje lepší tah. Tento přinese v průměru o { $glory } slávy méně ({ $low } až { $high }):
puzzle-right = To je on!
puzzle-solution = Nejlepší tah
puzzle-show = Ukázat řešení
puzzle-again = Zkusit znovu
puzzle-next = Další hádanka
puzzle-list = Všechny hádanky
puzzle-fold = Schovat hádanku
puzzle-unfold = Ukázat hádanku
puzzle-brings = na konci asi { $glory } slávy, vyhraných her { $chance } %
puzzle-second = Druhý nejlepší
puzzle-ahead = Nejlepší tah má náskok { $glory } slávy ({ $low } až { $high }) a { $chance } p. b. ({ $least } až { $most }).
puzzle-how = Průměry z { $playouts } dohrání boty, pokaždé s jinými skrytými kartami, a jejich 95% intervaly. Hlubokých prohledávání, která zvolila stejný tah: { $searches }.

## What a solution teaches

puzzle-why-draft = Draft rozhoduje, co v tomto věku zmůžeš, a co pošleš dál, může být zahráno proti tobě.
puzzle-why-upgrade = Vylepšení působí do konce hry: největší cenu má brzy, a jen když zuřivost za něj není třeba jinde.
puzzle-why-quest = Úkol nestojí žádnou zuřivost a splněný dá slávu a jeden stupeň vlastnosti.
puzzle-why-invade = Figurky na správném místě jsou první: bez nich není plenění, bitev ani úkolů.
puzzle-why-doom = Figurky, které padnou v Ragnaröku, přinesou slávu a hned poté se vrátí z Valhally.
puzzle-why-march = Pochod za 1 zuřivosti přesune libovolně mnoho figurek tam, kde jsou třeba.
puzzle-why-pillage = Plenění nestojí zuřivost, ale každou provincii lze vyplenit jen jednou za věk: kdo přijde první, bere odměnu.
puzzle-why-pass = Pas stojí všechnu zuřivost, ale někdy je to méně, než by stála kterákoli akce.
puzzle-why-call = Figurka, která se přidá, může bitvu vyhrát, nebo v ní padnout. Spočítej, kdo ještě může přijít a co všem mohou přidat karty.
puzzle-why-battle = Vítěz zahrané karty odhodí a poraženým se jejich vrátí: silnou kartu hraj tam, kde o něčem rozhodne.
puzzle-why-losing = Bitva se nemusí vyhrát. Vítěz zahrané karty odhodí, tobě se tvé vrátí a některé karty porážku odmění.
puzzle-why-stat = Na konci dá vlastnost 10 slávy na 4. a 5. stupni a 20 na 6. stupni.
puzzle-why-save = Do dalšího věku jde jen jedna karta: nech si tu, která tam ještě něco změní.
puzzle-why-power = Účinek karty je nabídka. Záleží na tom, co přinese právě teď.
puzzle-reason-stay = figurka má větší cenu tam, kde je, než v bitvě o { FORM($province, "accusative") }
puzzle-reason-keep = další karta by změnila příliš málo a zůstane v ruce
puzzle-reason-lose = vyhraje tuto bitvu méně často než jiný tah, a přesto přinese víc

## In the terminal

puzzle-heading = Hádanka { $id } · { $task } · { $age }. věk · obtížnost { $stars } ze 3
puzzle-prompt = Tvůj tah (číslo nebo slova; ? ukáže řešení):
puzzle-unknown = Hádanka { $id } neexistuje. Všechny vypíše „fimbul puzzle“.
puzzle-column-id = hádanka
puzzle-column-task = o čem se rozhoduje
puzzle-column-stars = obtížnost
puzzle-column-age = věk
puzzle-column-players = hráčů
