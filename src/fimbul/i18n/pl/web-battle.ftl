### Battles as the page stages them, and the great moments of an age.

## The stage

stage-title = Bitwa o { FORM($province, "accusative") }
stage-call = Wsparcie: { $province }
stage-tale = Plądrowanie: { $province }
stage-reward = Stawka: { $token }
stage-strength = Siła figurek
stage-choosing = wybiera…
stage-face-down = Zakryta karta
stage-no-card = bez karty
stage-cancelled = tekst anulowany
stage-swept = zmieciona
stage-late = dołożona
stage-waiting = Możliwe wsparcie: { $clans }
stage-waiting-cards = Możliwe dodatkowe karty: { $clans }
stage-won = Wygrywa { $clan }
stage-won-alone = { $clan } plądruje bez walki
stage-tied = Remis: przegrywają wszyscy
stage-lost = Traci { FORM($pieces, "accusative") }
stage-saved = Ocala { FORM($pieces, "accusative") }
stage-glory = { $amount } pkt chwały
stage-pillager = plądruje
stage-hide = Ukryj bitwę
stage-show = Pokaż bitwę

## Great moments

omen-age = Epoka { $age }
omen-doom = Ragnarök pochłonie { FORM($province, "accusative") }
omen-ragnarok = Ragnarök
omen-swallowed = { $province } znika w otchłani
