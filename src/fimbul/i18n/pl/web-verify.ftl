### Whether the deal of a finished game was fair: verify-<verdict>, for the page and the terminal. The
### fingerprint is the hash that a table publishes when its game starts.

verify-fair = Rozdanie ustalono przed pierwszym ruchem i dokładnie nim rozegrano tę partię.
verify-consistent = Partię rozegrano dokładnie tym rozdaniem, któremu odpowiada jego odcisk. Czy odcisk był taki od początku, wie tylko ten, kto zapisał go podczas gry.
verify-no-commitment = W tym zapisie nie ma odcisku rozdania, więc nikt nie powie, czy rozdania nie zmieniono.
verify-forked = Ta gra toczy się dalej od środka innej, w której karty były już znane. Dlatego rozdanie nie ma odcisku i nie ma czego sprawdzać.
verify-other-commitment = To nie jest rozdanie ustalone na początku: tamto miało inny odcisk.
verify-other-deal = Rozdanie zostało zmienione: nie zgadza się ze swoim odciskiem.
verify-other-moves = Ruchy zostały zmienione: nie zgadzają się ze swoją pieczęcią.
verify-other-seal = To nie są te ruchy, które wykonano: pieczęć zapisana podczas gry nie pasuje do żadnego z nich.
verify-not-here = Bez https twoja przeglądarka nie może sprawdzić, czy rozdanie było uczciwe. Pobierz zapis i sprawdź go poleceniem „fimbul verify”.
verify-not-fetched = Nie udało się pobrać zapisu, więc niczego nie sprawdzono.
verify-checking = Przeglądarka sprawdza, czy rozdanie było uczciwe…
verify-how = Jak to sprawdzono
verify-how-text = Na początku gry stół ogłosił ten odcisk potasowanych kart i żetonów. Niczego nie zdradza i nie ma go żadne inne rozdanie. Teraz, gdy wszystko jest odkryte, twoja przeglądarka obliczyła go ponownie, a wraz z nim pieczęcie wszystkich ruchów.
settings-deal = Rozdanie
settings-deal-hint = Wszystko jest już rozdane. Ten odcisk wiąże serwer: na końcu twoja przeglądarka sprawdzi, czy niczego nie zmieniono.
