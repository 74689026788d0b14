### Puzzles, on the page and in the terminal.

front-puzzles = Úlohy
front-puzzles-hint = Najdi nejlepší tah, každý den nová úloha

## The list

puzzles-title = Úlohy
puzzles-lead = Pozice z her mezi boty, v nichž je jeden tah jednoznačně nejlepší. Najdeš ho?
puzzles-daily = Úloha dne
puzzles-solved = Vyřešeno na tomto zařízení: { $solved } z { $count }
puzzles-task = Druh rozhodnutí
puzzles-stars = Obtížnost
puzzles-all = Všechny
puzzles-unsolved = Jen nevyřešené
puzzles-found = Úloh: { $count }
puzzles-none = Těmto filtrům neodpovídá žádná úloha.
puzzle-task-draft = Draft
puzzle-task-turn = Akce
puzzle-task-march = Pochod
puzzle-task-call = Svolání k boji
puzzle-task-battle = Bitevní karta
puzzle-task-stat = Vlastnost
puzzle-task-save = Schovat kartu
puzzle-task-power = Účinek karty
puzzle-difficulty = Obtížnost { $stars } ze 3
puzzle-players = Hráčů: { $count }
puzzle-done = Vyřešeno
puzzle-seen = Řešení zobrazeno

## One puzzle

puzzle-ask = Tvůj klan: { $clan }. Který tah je jednoznačně nejlepší?
puzzle-ask-hint = Zvol ho na stole jako ve hře. Zkoušet můžeš, kolikrát chceš.
puzzle-wrong = Existuje lepší tah. Tento přinese v průměru o { $glory } slávy méně ({ $low } až { $high }).
puzzle-right = To je on!
puzzle-solution = Nejlepší tah
puzzle-show = Ukázat řešení
puzzle-again = Zkusit znovu
puzzle-next = Další úloha
puzzle-list = Všechny úlohy
puzzle-fold = Schovat úlohu
puzzle-unfold = Ukázat úlohu
puzzle-brings = na konci asi { $glory } slávy, vyhraných her { $chance } %
puzzle-second = Druhý nejlepší tah
puzzle-ahead = Nejlepší tah přinese o { $glory } slávy víc ({ $low } až { $high }) a zvýší šanci o { $chance } p. b. ({ $least } až { $most }).
puzzle-how = Průměry z { $playouts } dohrání botů, pokaždé s jinými skrytými kartami, a jejich 95% intervaly. Hlubokých prohledávání, která zvolila stejný tah: { $searches }.

## What a solution teaches

puzzle-why-draft = Draft rozhoduje, co v tomto věku zmůžeš, a kartu, kterou pošleš dál, může někdo zahrát proti tobě.
puzzle-why-upgrade = Vylepšení působí do konce hry, proto má největší cenu brzy – pokud zuřivost není potřebnější jinde.
puzzle-why-quest = Úkol nestojí žádnou zuřivost a splněný dá slávu a jeden stupeň vlastnosti.
puzzle-why-invade = Nejdřív figurky na správném místě: bez nich není plenění, bitev ani splněných úkolů.
puzzle-why-doom = Figurky, které padnou v Ragnaröku, přinesou slávu a hned poté se vrátí z Valhally.
puzzle-why-march = Pochod za 1 bod zuřivosti přesune libovolně mnoho figurek tam, kde jsou třeba.
puzzle-why-pillage = Plenění nestojí zuřivost, ale každou provincii lze vyplenit jen jednou za věk: kdo to dokáže první, bere odměnu.
puzzle-why-pass = Pas stojí všechnu zbývající zuřivost, ale někdy je to méně, než by stála kterákoli akce.
puzzle-why-call = Figurka, která se přidá, může bitvu vyhrát, nebo v ní padnout. Spočítej, kdo ještě může přijít a co všem mohou přidat karty.
puzzle-why-battle = Vítěz zahrané karty odhodí a poraženým se jejich vrátí: silnou kartu hraj tam, kde o něčem rozhodne.
puzzle-why-losing = Každou bitvu vyhrát nemusíš. Vítěz zahrané karty odhodí, tobě se tvé vrátí a některé karty porážku odmění.
puzzle-why-stat = Na konci dá vlastnost 10 slávy na 4. nebo 5. stupni a 20 na 6. stupni.
puzzle-why-save = Do dalšího věku jde jen jedna karta: schovej si tu, která tam ještě něco změní.
puzzle-why-power = Účinek karty je nabídka. Záleží na tom, co přinese právě teď.
puzzle-reason-stay = figurka má větší cenu tam, kde je, než v bitvě o { FORM($province, "accusative") }
puzzle-reason-keep = další karta by změnila příliš málo a zůstane v ruce
puzzle-reason-lose = vyhraje tuto bitvu méně často než jiný tah, a přesto přinese víc

## In the terminal

puzzle-heading = Úloha { $id } · { $task } · { $age }. věk · obtížnost { $stars } ze 3
puzzle-prompt = Tvůj tah (číslo nebo slova; ? ukáže řešení):
puzzle-unknown = Úloha { $id } neexistuje. Všechny vypíše „fimbul puzzle“.
puzzle-column-id = úloha
puzzle-column-task = druh rozhodnutí
puzzle-column-stars = obtížnost
puzzle-column-age = věk
puzzle-column-players = hráčů
