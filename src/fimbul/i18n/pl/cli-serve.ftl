### What the commands `fimbul serve`, `backup` and `restore` say.

serve-address = Fimbul nasłuchuje pod adresem { $address }
serve-port-taken = port { $port } pod adresem { $host } jest zajęty: wybierz inny w --port
serve-cannot-listen = nie można nasłuchiwać na porcie { $port } pod adresem { $host }: { $reason }
serve-needs-extra = serwer wymaga dodatku: pip install "fimbul[server]"
serve-needs-postgresql = kilka procesów wymaga bazy PostgreSQL: podaj jej adres w --database
serve-bad-database = to nie jest adres obsługiwanej bazy danych: użyj sqlite:///PLIK albo postgresql://UŻYTKOWNIK:HASŁO@HOST/NAZWA
serve-bad-bot = „{ $bot }” to nie bot dla gości: wpisz NAZWA=PLIK.py:KLASA albo nazwę zainstalowanego bota. Nazwa ma do 24 liter, cyfr, - lub _ i nie jest żadną z: { $known }.
serve-failed = nie można użyć bazy danych: { $reason }
backup-done = Zapisano { $rows ->
    [one] { $rows } wiersz
    [few] { $rows } wiersze
   *[many] { $rows } wierszy
} do pliku { $file }
backup-no-database = nie ma bazy danych { $file }
backup-failed = nie udało się zapisać kopii zapasowej: { $reason }
restore-done = Przywrócono { $rows ->
    [one] { $rows } wiersz
    [few] { $rows } wiersze
   *[many] { $rows } wierszy
}
restore-failed = niczego nie przywrócono: { $reason }
settings-unreadable = nie można odczytać ustawień z pliku { $file }: { $reason }
settings-malformed = { $file } to nie TOML: { $reason }
settings-unknown = { $file }, wiersz { $line }: nie ma ustawienia „{ $key }”.
settings-wrong-kind = { $file }, wiersz { $line }: wartością „{ $key }” musi być { $kind ->
    [number] liczba całkowita
    [switch] true albo false
    [list] lista tekstów
   *[text] tekst
}.
settings-refused = { $file }, wiersz { $line }: „{ $key }”: { $reason }
