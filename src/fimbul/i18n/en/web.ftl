### The frame of the page in the browser: what stands on every screen.

web-title = Fimbul
web-skip = Skip to the table
web-close = Close
web-clans = The clans
web-saga = The saga
web-mine = Your decision and your cards
web-not-loaded = Part of the page did not load.
web-reload = Reload
