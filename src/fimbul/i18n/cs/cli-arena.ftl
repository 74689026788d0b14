### What the command `fimbul arena` says, and what is wrong with a bot of one’s own.

arena-title = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}: { $deals } rozdání, každé ze všech míst; seed { $seed }
arena-even = Kdyby byli všichni stejně silní, každý by vyhrál { $share } %.
arena-progress = Hraje se
arena-column-glory = sláva
arena-column-rating = rating
arena-column-mean = ms
arena-column-p99 = 99 %
arena-column-source = sláva podle zdroje
arena-several = { $bot } × { $seats }
arena-note = U bota s více místy je uveden jejich průměr; remízy se dělí. Intervaly berou za vzorek rozdání, ne hry. Sláva a rating (OpenSkill) s ± jednou směrodatnou odchylkou. Milisekundy na rozhodnutí: průměr a kolik nepřekročí 99 % z nich.
arena-no-rating = Bez ratingu: OpenSkill není nainstalován (pip install "fimbul[arena]").
arena-forfeits = { $bot }: náhoda rozhodla { $count } z { $decisions } rozhodnutí:
arena-fault = { $count } × { $fault }
arena-fault-timeout = žádný tah do { $seconds } s (víc času dá --limit)
arena-fault-crash = ukončil proces, ve kterém hrál
arena-fault-out = už mimo hru
arena-fault-more = a { $count } jiného druhu
arena-ladder-title = Počet hráčů { $players }: kolik vyhraje jeden bot (řádek) u stolu jiného (sloupec), po { $games } hrách; rovný podíl { $share } %
arena-players = Uveď 2 až 4 boty, jednoho pro každé místo.
arena-ladder-bots = Žebříček potřebuje aspoň dva různé boty.
arena-markdown = --markdown vypisuje žebříček: přidej --ladder.
arena-unknown-engine = Engine „{ $engine }“ neexistuje. Možnosti: { $known }.
arena-save-not-empty = Složka „{ $folder }“ není prázdná: uveď novou, aby se žádný záznam nepřepsal.
no-ray = Ray není nainstalován (pip install "fimbul[ray]").
bot-file-missing = Soubor „{ $file }“ s botem „{ $bot }“ neexistuje.
bot-file-broken = Bota „{ $bot }“ nelze načíst ({ $file }): { $reason }
bot-class-missing = V souboru { $file } není třída „{ $name }“. Boti v něm: { $known }
bot-class-unnamed = Uveď i třídu: { $file }:TŘÍDA. Boti v něm: { $known }
bot-protocol = „{ $bot }“ není bot; chybí: { $reason }
bot-failed = Bot „{ $bot }“ selhal: { $fault }
bot-failed-chance = Místo něj rozhoduje náhoda.
bot-out-chance = Až do ukončení programu místo něj rozhoduje náhoda.
