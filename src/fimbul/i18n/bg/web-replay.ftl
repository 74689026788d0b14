# Games played back on the page.

replay-title = Повторение
replay-watch = Гледай повторението
replay-at = Ход { $at } от { $length }
replay-age = Епоха { $age }
replay-battle = Плячкосване на { $province }
replay-scrub = Момент от играта
replay-play = Пусни
replay-pause = Пауза
replay-back = Един ход назад
replay-step = Един ход напред
replay-last-battle = Към предишната битка
replay-next-battle = Към следващата битка
replay-eyes = Гледна точка
replay-eyes-public = Всички
replay-eyes-open = Открити ръце
replay-link = Копирай връзка към момента
replay-cards = Картите в този момент
replay-pack = Пакет:
