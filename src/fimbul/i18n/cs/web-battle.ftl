### Battles as the page stages them, and the great moments of an age.

## The stage

stage-title = Bitva o { FORM($province, "accusative") }
stage-call = Svolání k boji: { $province }
stage-tale = Plenění: { $province }
stage-reward = V sázce: { $token }
stage-strength = Síla figurek
stage-choosing = vybírá…
stage-face-down = Karta lícem dolů
stage-no-card = bez karty
stage-cancelled = text zrušen
stage-swept = smetena
stage-late = přidána
stage-waiting = Ještě se může přidat: { $clans }
stage-waiting-cards = Ještě může přidat kartu: { $clans }
stage-won = { $clan } vítězí
stage-won-alone = { $clan } plení bez boje
stage-tied = Remíza: prohrávají všichni
stage-lost = Ztráty: { $pieces }
stage-saved = Zachráněno: { $pieces }
stage-glory = { $amount } slávy
stage-pillager = vyráží plenit
stage-hide = Skrýt bitvu
stage-show = Ukázat bitvu

## Great moments

omen-age = { $age }. věk
omen-doom = Ragnarök pohltí { FORM($province, "accusative") }
omen-ragnarok = Ragnarök
omen-swallowed = Provincie { $province } je pohlcena
