### What the commands `fimbul serve`, `backup` and `restore` say.

serve-address = Fimbul naslouchá na adrese { $address }
serve-needs-extra = server potřebuje doplněk: pip install "fimbul[server]"
serve-needs-postgresql = více procesů potřebuje PostgreSQL: zadej jeho adresu volbou --database
serve-bad-database = tohle není adresa databáze, kterou známe: použij sqlite+aiosqlite:///FILE nebo postgresql+asyncpg://USER:PASSWORD@HOST/NAME
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
