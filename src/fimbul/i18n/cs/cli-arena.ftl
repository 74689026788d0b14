### What the command `fimbul arena` says, and what is wrong with a bot of one’s own.

arena-title = { $games } her: { $deals } rozdání, každé ze všech míst; seed { $seed }
arena-even = Kdyby byli všichni stejně silní, každý by vyhrál { $share } %.
arena-progress = Hraje se
arena-column-glory = sláva
arena-column-rating = rating
arena-column-mean = ms
arena-column-p99 = 99 %
arena-column-source = sláva podle zdroje
arena-several = { $bot } × { $seats }
arena-note = Bot s více místy je uveden jejich průměrem; remízy se dělí. Intervaly berou za vzorek rozdání, ne hry. Sláva a rating (OpenSkill) s ± jednou směrodatnou odchylkou. Milisekundy na rozhodnutí: průměr a kolik nepřekročí 99 % z nich.
arena-no-rating = Bez ratingu: OpenSkill není nainstalován (pip install "fimbul[arena]").
arena-forfeits = { $bot } nechal { $count } z { $decisions } rozhodnutí náhodě:
arena-fault = { $count } × { $fault }
arena-fault-more = a { $count } jiného druhu
arena-ladder-title = Počet hráčů { $players }: kolik vyhraje jeden bot (řádek) u stolu jiného (sloupec), po { $games } hrách; rovný podíl { $share } %
arena-players = Uveď 2 až 4 boty, jednoho pro každé místo.
arena-ladder-bots = Žebříček potřebuje aspoň dva různé boty.
arena-markdown = --markdown vypisuje žebříček: přidej --ladder.
arena-unknown-engine = Engine „{ $engine }“ neexistuje. Možnosti: { $known }.
no-ray = Ray není nainstalován (pip install "fimbul[ray]").
bot-file-missing = Soubor „{ $file }“ s botem „{ $bot }“ neexistuje.
bot-file-broken = Bota „{ $bot }“ nelze načíst ({ $file }): { $reason }
bot-class-missing = V souboru { $file } není třída „{ $name }“. Boti v něm: { $known }
bot-class-unnamed = Uveď i třídu: { $file }:TŘÍDA. Boti v něm: { $known }
bot-protocol = „{ $bot }“ není bot; chybí: { $reason }
