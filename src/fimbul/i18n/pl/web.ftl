### The frame of the page in the browser: what stands on every screen.

web-title = Fimbul
web-skip = Przejdź do stołu
web-close = Zamknij
web-clans = Klany
web-saga = Saga
web-mine = Twoja decyzja i twoje karty
web-not-loaded = Część strony się nie wczytała.
web-reload = Wczytaj ponownie
