# Games played back on the page.

replay-title = Powtórka
replay-watch = Obejrzyj powtórkę
replay-at = Ruch { $at } z { $length }
replay-age = Epoka { $age }
replay-battle = Plądrowanie: { $province }
replay-scrub = Moment gry
replay-play = Odtwórz
replay-pause = Pauza
replay-back = Ruch wstecz
replay-step = Ruch naprzód
replay-last-battle = Do poprzedniej bitwy
replay-next-battle = Do następnej bitwy
replay-eyes = Widok
replay-eyes-public = Wspólny
replay-eyes-open = Odkryte karty
replay-link = Kopiuj link do tej chwili
replay-cards = Karty w tej chwili
replay-pack = Zestaw:
