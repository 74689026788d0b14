# Games played back on the page.

replay-title = Záznam
replay-watch = Přehrát záznam
replay-at = Tah { $at } z { $length }
replay-age = Věk { $age }
replay-battle = Plenění: { $province }
replay-scrub = Okamžik hry
replay-play = Přehrát
replay-pause = Pauza
replay-back = O tah zpět
replay-step = O tah vpřed
replay-last-battle = K předchozí bitvě
replay-next-battle = K další bitvě
replay-eyes = Očima
replay-eyes-public = Všech
replay-eyes-open = Odkryté karty
replay-link = Kopírovat odkaz na tento okamžik
replay-cards = Karty v tomto okamžiku
replay-pack = Sada:
