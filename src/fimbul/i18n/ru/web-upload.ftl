### A record from a file, played back on the page; and the link to it on the front page.

upload-title = Повтор записи
upload-lead = Любую игру можно сохранить как запись, файл .saga: в её конце на странице или программой. Здесь её можно смотреть ход за ходом, с картами всех.
upload-choose = Выбрать запись
upload-drop = Или перетащи файл сюда.
upload-busy = Запись читается…
upload-kept = Сервер читает файл только для того, чтобы показать его тебе, и ничего не хранит.
upload-line = Строку { $line } этой записи не удаётся прочесть.
upload-end = Запись неполная
upload-end-unfinished = Запись кончается после хода { $move }, раньше игры.
upload-end-cut-short = Файл обрезан посреди строки. Игру можно смотреть до хода { $move }.
upload-end-illegal-move = Правила не допускают хода { $next }. Игру можно смотреть до хода { $move }.
upload-end-wrong-result = Игра кончается не с тем итогом, который указан в записи.
upload-watch = Смотреть
front-replay = Повтор
front-replay-hint = Посмотри запись ход за ходом
