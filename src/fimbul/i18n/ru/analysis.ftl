### What an analysis says, in the terminal and on the page.

analyse-title = { $file }: моментов: { $moments }, доигрываний на каждый: { $playouts }, сид { $seed }
analyse-progress = Анализ
analyse-part = Остановлено раньше срока: доигрываний { $playouts } из { $planned }. Интервалы шире, и испробованы не все другие ходы.

## Chances and glory over time

analyse-chances = Шанс победить в %, с интервалом 95 %
analyse-glory = Ожидаемая слава в конце, с интервалом 95 %
analyse-column-moment = момент
analyse-moment-start = первая раздача
analyse-moment-draft = эпоха { $age }: после драфта
analyse-moment-battle = эпоха { $age }: { $province }
analyse-moment-age-end = эпоха { $age }: её конец
analyse-moment-deal = эпоха { $age }: новые карты
analyse-moment-end = конец игры

## Turning points

analyse-turning-points = Переломные моменты
analyse-no-turning-point = Ни одно изменение не выделяется на фоне шума. Чем больше доигрываний, тем меньшие изменения видны.
analyse-span = { $before } → { $after } (ходы { $first }–{ $last })
analyse-change = { $clan }: { $change } п. п. (от { $low } до { $high })
analyse-by-deal = Решила раздача: никто ничего не выбирал.
analyse-no-decisive = Это решил не один ход, а несколько вместе.
analyse-decisive = Решающий ход { $move }, { $clan }: { $played }
analyse-played = Ход { $move }, { $clan }: { $played }
analyse-preferred = Бот предпочитает: { $instead } ({ $reason })
analyse-second = Второй по мнению бота: { $instead } ({ $reason })
analyse-instead = С ним: { $change }

## The draft

analyse-draft = Драфт
analyse-agreed = Выборов, с которыми бот согласен: { $agreed } из { $picks }.
analyse-opinion = Карты, которые он взял бы охотнее; слава — его мнение, а не измерение:
analyse-column-pick = выбор
analyse-column-clan = клан
analyse-column-taken = взята
analyse-column-preferred = бот взял бы
analyse-column-loss = слава

## Luck and choice

analyse-fortune = Удача при раздаче и выбор, в процентных пунктах (п. п.)
analyse-column-even = поровну
analyse-column-deal = раздача
analyse-column-choices = выбор
analyse-column-result = итог
analyse-note = Все шансы — при условии, что дальше играют боты. Выбор — это решения всех кланов вместе: столь малое число доигрываний не позволяет отделить решения одного клана от чужих.

## Mistakes

analyse-unfinished-record = Игра в файле { $file } не окончена. Анализировать можно только законченную игру: анализ показывает карты всех.
analyse-too-few-playouts = Остановлено раньше, чем что-либо выяснилось.
