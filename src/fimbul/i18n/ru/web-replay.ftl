# Games played back on the page.

replay-title = Повтор
replay-watch = Посмотреть повтор
replay-at = Ход { $at } из { $length }
replay-age = Эпоха { $age }
replay-battle = Разграбление: { $province }
replay-scrub = Момент игры
replay-play = Пуск
replay-pause = Пауза
replay-back = Ход назад
replay-step = Ход вперёд
replay-last-battle = К предыдущей битве
replay-next-battle = К следующей битве
replay-eyes = Вид
replay-eyes-public = Общий
replay-eyes-open = Открытые карты
replay-link = Скопировать ссылку на этот момент
replay-cards = Карты в этот момент
replay-pack = Набор:
