### A record from a file, played back on the page; and the link to it on the front page.

upload-title = Přehrát záznam
upload-lead = Každou hru lze uložit jako záznam, soubor .saga: na jejím konci na stránce, nebo programem. Tady ji můžeš sledovat tah po tahu, s odkrytými kartami.
upload-choose = Vybrat záznam
upload-drop = Nebo soubor pusť sem.
upload-busy = Záznam se čte…
upload-kept = Server soubor jen přečte, aby ti ho ukázal, a nic si neukládá.
upload-line = Řádek { $line } tohoto záznamu nejde přečíst.
upload-end = Záznam není úplný
upload-end-unfinished = Záznam končí po tahu { $move }, dřív než hra.
upload-end-cut-short = Soubor je useknutý uprostřed řádku. Hru lze sledovat do tahu { $move }.
upload-end-illegal-move = Pravidla nedovolují tah { $next }. Hru lze sledovat do tahu { $move }.
upload-end-wrong-result = Výsledek hry neodpovídá tomu, který je v záznamu.
upload-watch = Sledovat
front-replay = Záznam
front-replay-hint = Přehraj si záznam tah po tahu
