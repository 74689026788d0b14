### The frame of the page in the browser: what stands on every screen.

web-title = Fimbul
web-skip = Към масата
web-close = Затвори
web-clans = Клановете
web-saga = Сагата
web-mine = Твоето решение и картите ти
web-not-loaded = Част от страницата не се зареди.
web-reload = Презареди
