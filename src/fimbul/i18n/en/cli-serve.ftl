### What the commands `fimbul serve`, `backup` and `restore` say.

serve-address = Fimbul listens at { $address }
serve-port-taken = port { $port } on { $host } is already in use: choose another one with --port
serve-cannot-listen = cannot listen on port { $port } of { $host }: { $reason }
serve-needs-extra = the server needs the extra: pip install "fimbul[server]"
serve-needs-postgresql = several processes need PostgreSQL: give its address with --database
serve-bad-database = that is not a database address we know: use sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
serve-bad-bot = “{ $bot }” is not a bot for visitors: write NAME=FILE.py:CLASS, or the name of an installed bot. A name has up to 24 letters, digits, - or _, and is none of: { $known }.
serve-failed = the database cannot be used: { $reason }
backup-done = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} written to { $file }
backup-no-database = there is no database { $file }
backup-failed = the backup could not be written: { $reason }
restore-done = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} restored
restore-failed = nothing was restored: { $reason }
settings-unreadable = the settings in { $file } cannot be read: { $reason }
settings-malformed = { $file } is not TOML: { $reason }
settings-unknown = { $file }, line { $line }: there is no setting “{ $key }”.
settings-wrong-kind = { $file }, line { $line }: “{ $key }” must be { $kind ->
    [number] a whole number
    [switch] true or false
    [list] a list of strings
   *[text] a string
}.
settings-refused = { $file }, line { $line }: “{ $key }”: { $reason }
