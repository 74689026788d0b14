### What the commands `fimbul serve`, `backup` and `restore` say.

serve-address = Fimbul naslouchá na adrese { $address }
serve-port-taken = port { $port } na adrese { $host } je obsazený: zvol jiný volbou --port
serve-cannot-listen = na portu { $port } adresy { $host } nelze naslouchat: { $reason }
serve-needs-extra = server potřebuje doplněk: pip install "fimbul[server]"
serve-needs-postgresql = více procesů potřebuje PostgreSQL: zadej jeho adresu volbou --database
serve-bad-database = tohle není adresa databáze, kterou známe: použij sqlite:///SOUBOR nebo postgresql://UŽIVATEL:HESLO@HOST/NÁZEV
serve-bad-bot = „{ $bot }“ není bot pro návštěvníky: napiš JMÉNO=SOUBOR.py:TŘÍDA, nebo jméno nainstalovaného bota. Jméno má nejvýše 24 písmen, číslic, - nebo _ a nesmí to být: { $known }.
serve-failed = databázi nelze použít: { $reason }
backup-done = { $rows ->
    [one] { $rows } řádek zapsán
    [few] { $rows } řádky zapsány
   *[other] { $rows } řádků zapsáno
} do souboru { $file }
backup-no-database = databáze { $file } neexistuje
backup-failed = zálohu se nepodařilo zapsat: { $reason }
restore-done = { $rows ->
    [one] { $rows } řádek obnoven
    [few] { $rows } řádky obnoveny
   *[other] { $rows } řádků obnoveno
}
restore-failed = nic se neobnovilo: { $reason }
settings-unreadable = nastavení v souboru { $file } nelze přečíst: { $reason }
settings-malformed = { $file } není TOML: { $reason }
settings-unknown = { $file }, řádek { $line }: nastavení „{ $key }“ neexistuje.
settings-wrong-kind = { $file }, řádek { $line }: „{ $key }“ musí být { $kind ->
    [number] celé číslo
    [switch] true nebo false
    [list] seznam textů
   *[text] text
}.
settings-refused = { $file }, řádek { $line }: „{ $key }“: { $reason }
