### A record from a file, played back on the page; and the link to it on the front page.

upload-title = Просмотр записи
upload-lead = Любую игру можно сохранить как запись, файл .saga: на странице в её конце или программой. Здесь её можно посмотреть ход за ходом, с открытыми картами.
upload-choose = Выбрать запись
upload-drop = Или перетащи файл сюда.
upload-busy = Запись читается…
upload-kept = Сервер читает файл только для того, чтобы показать его тебе, и ничего не хранит.
upload-line = Строку { $line } этой записи не удаётся прочесть.
upload-end = Запись неполная
upload-end-unfinished = Запись обрывается после хода { $move }, до конца игры.
upload-end-cut-short = Файл обрезан посреди строки. Игру можно смотреть до хода { $move }.
upload-end-illegal-move = Правила не допускают хода { $next }. Игру можно смотреть до хода { $move }.
upload-end-wrong-result = Итог игры не совпадает с тем, что указан в записи.
upload-watch = Смотреть
front-replay = Повтор
front-replay-hint = Посмотри запись ход за ходом
