### The frame of the page in the browser: what stands on every screen.

web-title = Fimbul
web-skip = К столу
web-close = Закрыть
web-clans = Кланы
web-saga = Сага
web-mine = Твоё решение и твои карты
web-not-loaded = Часть страницы не загрузилась.
web-reload = Обновить
