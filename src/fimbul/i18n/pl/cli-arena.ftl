### What the command `fimbul arena` says, and what is wrong with a bot of one’s own.

arena-title = Partie: { $games }, rozdania: { $deals }, każde z wszystkich miejsc; ziarno { $seed }
arena-even = Gdyby wszyscy byli równie silni, każdy wygrałby { $share }%.
arena-progress = Partie w toku
arena-column-glory = chwała
arena-column-rating = ranking
arena-column-mean = ms
arena-column-p99 = 99%
arena-column-source = chwała według źródeł
arena-several = { $bot } × { $seats }
arena-note = Bot na kilku miejscach: średnia z nich; remisy są dzielone. Próbą dla przedziałów są rozdania, nie partie. Chwała i ranking (OpenSkill) z ± jednym odchyleniem standardowym. Milisekundy na decyzję: średnia oraz wartość, której nie przekracza 99% z nich.
arena-no-rating = Bez rankingu: brak pakietu OpenSkill (pip install "fimbul[arena]").
arena-forfeits = { $bot }: decyzje pozostawione losowi: { $count } z { $decisions }:
arena-fault = { $count } × { $fault }
arena-fault-more = i innego rodzaju: { $count }
arena-ladder-title = Liczba graczy { $players }: ile wygrywa jeden bot (wiersz) przy stole drugiego (kolumna), partii: { $games }; równy udział { $share }%
arena-players = Podaj od 2 do 4 botów, po jednym dla każdego miejsca.
arena-ladder-bots = Drabinka wymaga co najmniej dwóch różnych botów.
arena-markdown = --markdown wypisuje drabinkę: dodaj --ladder.
arena-unknown-engine = Nie ma silnika „{ $engine }”. Silniki: { $known }.
no-ray = Brak pakietu Ray (pip install "fimbul[ray]").
bot-file-missing = Nie ma pliku „{ $file }” z botem „{ $bot }”.
bot-file-broken = Nie da się wczytać bota „{ $bot }” ({ $file }): { $reason }
bot-class-missing = W pliku { $file } nie ma klasy „{ $name }”. Boty w nim: { $known }
bot-class-unnamed = Podaj też klasę: { $file }:KLASA. Boty w nim: { $known }
bot-protocol = „{ $bot }” nie jest botem; potrzebne: { $reason }
