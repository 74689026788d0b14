### What an analysis says, in the terminal and on the page.

analyse-title = { $file }: momenty: { $moments }, każdy dograny { $playouts } razy, ziarno { $seed }
analyse-progress = Analiza
analyse-part = Przerwano po { $playouts } z { $planned } dograń: przedziały są szersze i nie wszystkie inne ruchy wypróbowano.

## Chances and glory over time

analyse-chances = Szansa na wygraną w % z przedziałem 95%
analyse-glory = Oczekiwana chwała na koniec z przedziałem 95%
analyse-column-moment = moment
analyse-moment-start = pierwsze rozdanie
analyse-moment-draft = epoka { $age }: po drafcie
analyse-moment-battle = epoka { $age }: { $province }
analyse-moment-age-end = epoka { $age }: jej koniec
analyse-moment-deal = epoka { $age }: nowe karty
analyse-moment-end = koniec gry

## Turning points

analyse-turning-points = Punkty zwrotne
analyse-no-turning-point = Żadna zmiana nie była na tyle duża, by była czymś więcej niż szumem. Przy większej liczbie dograń widać i mniejsze.
analyse-span = { $before } → { $after } (ruchy { $first }–{ $last })
analyse-change = { $clan }: { $change } pkt proc. (od { $low } do { $high })
analyse-by-deal = Zdecydowało rozdanie: nikt niczego nie wybierał.
analyse-no-decisive = Nie zdecydował jeden ruch, lecz kilka razem.
analyse-decisive = Decydujący ruch { $move }, { $clan }: { $played }
analyse-played = Ruch { $move }, { $clan }: { $played }
analyse-preferred = Bot woli: { $instead } ({ $reason })
analyse-second = Drugi wybór bota: { $instead } ({ $reason })
analyse-instead = Wtedy: { $change }

## The draft

analyse-draft = Draft
analyse-agreed = Wybory, z którymi bot się zgadza: { $agreed } z { $picks }.
analyse-opinion = Karty, które wziąłby chętniej; chwała to jego opinia, a nie pomiar:
analyse-column-pick = wybór
analyse-column-clan = klan
analyse-column-taken = wzięta
analyse-column-preferred = bot woli
analyse-column-loss = chwała

## Luck and choice

analyse-fortune = Szczęście w rozdaniu i wybory, w punktach procentowych
analyse-column-even = po równo
analyse-column-deal = rozdanie
analyse-column-choices = wybory
analyse-column-result = wynik
analyse-note = Wszystkie szanse zakładają, że dalej grają boty. Wybory są wyborami wszystkich klanów razem: tak niewiele dograń nie pozwala oddzielić własnych wyborów klanu od cudzych.

## Mistakes

analyse-unfinished-record = Gra w pliku { $file } jeszcze trwa. Analizować można tylko zakończoną grę, bo analiza pokazuje karty wszystkich.
analyse-too-few-playouts = Przerwano, zanim cokolwiek ustalono.
