### The frame of the page in the browser: what stands on every screen.

web-title = Fimbul
web-skip = Přejít ke stolu
web-close = Zavřít
web-clans = Klany
web-saga = Sága
web-mine = Tvé rozhodnutí a karty
web-not-loaded = Část stránky se nenačetla.
web-reload = Načíst znovu
