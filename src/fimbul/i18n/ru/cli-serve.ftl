### What the commands `fimbul serve`, `backup` and `restore` say.

serve-address = Fimbul доступен по адресу { $address }
serve-port-taken = порт { $port } на { $host } занят: выбери другой в --port
serve-cannot-listen = не удаётся слушать порт { $port } на { $host }: { $reason }
serve-needs-extra = серверу нужны дополнительные пакеты: pip install "fimbul[server]"
serve-needs-postgresql = для нескольких процессов нужен PostgreSQL: укажи его адрес в --database
serve-bad-database = это не адрес известной нам базы данных: нужно sqlite:///FILE или postgresql://USER:PASSWORD@HOST/NAME
serve-bad-bot = «{ $bot }» — не бот для посетителей: пиши ИМЯ=ФАЙЛ.py:КЛАСС или имя установленного бота. В имени до 24 букв, цифр, - или _, и оно не совпадает ни с одним из: { $known }.
serve-failed = не удаётся использовать базу данных: { $reason }
backup-done = { $rows ->
    [one] { $rows } строка записана
    [few] { $rows } строки записаны
   *[many] { $rows } строк записано
} в файл { $file }
backup-no-database = базы данных { $file } нет
backup-failed = не удалось записать резервную копию: { $reason }
restore-done = { $rows ->
    [one] { $rows } строка восстановлена
    [few] { $rows } строки восстановлены
   *[many] { $rows } строк восстановлено
}
restore-failed = ничего не восстановлено: { $reason }
settings-unreadable = не удаётся прочитать настройки из { $file }: { $reason }
settings-malformed = { $file } — не TOML: { $reason }
settings-unknown = { $file }, строка { $line }: настройки «{ $key }» нет.
settings-wrong-kind = { $file }, строка { $line }: значение «{ $key }» должно быть { $kind ->
    [number] целым числом
    [switch] true или false
    [list] списком строк
   *[text] строкой
}.
settings-refused = { $file }, строка { $line }: «{ $key }»: { $reason }
