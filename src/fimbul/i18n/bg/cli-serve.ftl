### What the commands `fimbul serve`, `backup` and `restore` say.

serve-address = Fimbul слуша на { $address }
serve-port-taken = порт { $port } на { $host } е зает: избери друг с --port
serve-cannot-listen = не може да се слуша на порт { $port } на { $host }: { $reason }
serve-needs-extra = за сървъра е нужен допълнителният пакет: pip install "fimbul[server]"
serve-needs-postgresql = за няколко процеса е нужен PostgreSQL: посочи адреса му с --database
serve-bad-database = това не е адрес на позната база данни: използвай sqlite:///ФАЙЛ или postgresql://ПОТРЕБИТЕЛ:ПАРОЛА@ХОСТ/ИМЕ
serve-bad-bot = „{ $bot }“ не е бот за посетители: пиши ИМЕ=ФАЙЛ.py:КЛАС или името на инсталиран бот. Името има до 24 букви, цифри, - или _ и не е никое от: { $known }.
serve-failed = базата данни не може да се използва: { $reason }
backup-done = { $rows ->
    [one] { $rows } ред е записан
   *[other] { $rows } реда са записани
} в { $file }
backup-no-database = няма база данни { $file }
backup-failed = резервното копие не можа да се запише: { $reason }
restore-done = { $rows ->
    [one] { $rows } ред е възстановен
   *[other] { $rows } реда са възстановени
}
restore-failed = нищо не е възстановено: { $reason }
settings-unreadable = настройките в { $file } не могат да се прочетат: { $reason }
settings-malformed = { $file } не е TOML: { $reason }
settings-unknown = { $file }, ред { $line }: няма настройка „{ $key }“.
settings-wrong-kind = { $file }, ред { $line }: „{ $key }“ трябва да е { $kind ->
    [number] цяло число
    [switch] true или false
    [list] списък от текстове
   *[text] текст
}.
settings-refused = { $file }, ред { $line }: „{ $key }“: { $reason }
