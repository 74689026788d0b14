### What the command `fimbul arena` says, and what is wrong with a bot of one’s own.

arena-title = Партий: { $games }, раздач: { $deals }, каждая со всех мест; сид { $seed }
arena-even = Будь все равны по силе, каждый выигрывал бы { $share } %.
arena-progress = Идёт игра
arena-column-glory = слава
arena-column-rating = рейтинг
arena-column-mean = мс
arena-column-p99 = 99 %
arena-column-source = слава по источникам
arena-several = { $bot } × { $seats }
arena-note = Бот на нескольких местах показан в среднем по ним; ничьи делятся. Интервалы считаются по раздачам, а не по партиям. Слава и рейтинг (OpenSkill) с ± одним стандартным отклонением. Миллисекунды на решение: среднее и предел для 99 % решений.
arena-no-rating = Без рейтинга: OpenSkill не установлен (pip install "fimbul[arena]").
arena-forfeits = { $bot }: решений, отданных случаю: { $count } из { $decisions }:
arena-fault = { $count } × { $fault }
arena-fault-more = и другого рода: { $count }
arena-ladder-title = Игроков: { $players }. Сколько выигрывает один бот (строка) за столом других (столбец), партий: { $games }; равная доля { $share } %
arena-players = Назови от 2 до 4 ботов, по одному на каждое место.
arena-ladder-bots = Для лестницы нужны хотя бы два разных бота.
arena-markdown = --markdown печатает лестницу: добавь --ladder.
arena-unknown-engine = Движка «{ $engine }» нет. Есть: { $known }.
no-ray = Ray не установлен (pip install "fimbul[ray]").
bot-file-missing = Нет файла «{ $file }» с ботом «{ $bot }».
bot-file-broken = Бота «{ $bot }» не удалось загрузить ({ $file }): { $reason }
bot-class-missing = В { $file } нет класса «{ $name }». Боты в нём: { $known }
bot-class-unnamed = Назови и класс: { $file }:КЛАСС. Боты в нём: { $known }
bot-protocol = «{ $bot }» — не бот; нужно: { $reason }
