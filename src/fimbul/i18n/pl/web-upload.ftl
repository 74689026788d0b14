### A record from a file, played back on the page; and the link to it on the front page.

upload-title = Obejrzyj zapis
upload-lead = Każdą grę można zachować jako zapis, plik .saga: na stronie, gdy się skończy, albo w programie. Tutaj obejrzysz ją ruch po ruchu, z odkrytymi kartami.
upload-choose = Wybierz zapis
upload-drop = Albo upuść plik tutaj.
upload-busy = Czytam zapis…
upload-kept = Serwer czyta plik tylko po to, by ci go pokazać, i niczego nie przechowuje.
upload-line = Wiersza { $line } tego zapisu nie da się odczytać.
upload-end = Zapis nie jest pełny
upload-end-unfinished = Zapis kończy się po ruchu { $move }, przed końcem gry.
upload-end-cut-short = Plik jest ucięty w środku wiersza. Grę można obejrzeć do ruchu { $move }.
upload-end-illegal-move = Zasady nie pozwalają na ruch { $next }. Grę można obejrzeć do ruchu { $move }.
upload-end-wrong-result = Wynik gry nie zgadza się z tym, który jest w zapisie.
upload-watch = Obejrzyj
front-replay = Powtórka
front-replay-hint = Obejrzyj zapis ruch po ruchu
