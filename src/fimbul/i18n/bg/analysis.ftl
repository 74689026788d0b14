### What an analysis says, in the terminal and on the page.

analyse-title = { $file }: моменти: { $moments }, всеки доигран { $playouts } пъти, начално число { $seed }
analyse-progress = Анализ
analyse-part = Спряно рано, след { $playouts } от { $planned } доигравания: интервалите са по-широки и не всички други ходове са изпробвани.

## Chances and glory over time

analyse-chances = Шанс за победа в % с 95% интервал
analyse-glory = Очаквана слава накрая с 95% интервал
analyse-column-moment = момент
analyse-moment-start = първо раздаване
analyse-moment-draft = епоха { $age }: след драфта
analyse-moment-battle = епоха { $age }: { $province }
analyse-moment-age-end = епоха { $age }: краят ѝ
analyse-moment-deal = епоха { $age }: нови карти
analyse-moment-end = край на играта

## Turning points

analyse-turning-points = Повратни точки
analyse-no-turning-point = Никоя промяна не е достатъчно голяма, за да е повече от шум. С повече доигравания се виждат и по-малките.
analyse-span = { $before } → { $after } (ходове { $first }–{ $last })
analyse-change = { FORM($clan, "subject") } клан: { $change } процентни пункта (от { $low } до { $high })
analyse-by-deal = Реши раздаването: никой не е избирал.
analyse-no-decisive = Това не го реши един-единствен ход, а няколко заедно.
analyse-decisive = Решаващ ход { $move }, { FORM($clan, "subject") } клан: { $played }
analyse-played = Ход { $move }, { FORM($clan, "subject") } клан: { $played }
analyse-preferred = Ботът предпочита: { $instead } ({ $reason })
analyse-second = Вторият избор на бота: { $instead } ({ $reason })
analyse-instead = С него: { $change }

## The draft

analyse-draft = Драфтът
analyse-agreed = Ботът би взел същата карта { $agreed } от { $picks } пъти.
analyse-opinion = Картите, които по-скоро би взел; славата е негово мнение, а не измерване:
analyse-column-pick = избор
analyse-column-clan = клан
analyse-column-taken = взета
analyse-column-preferred = ботът предпочита
analyse-column-loss = слава

## Luck and choice

analyse-fortune = Късмет в раздаването и избор, в процентни пунктове
analyse-column-even = поравно
analyse-column-deal = раздаване
analyse-column-choices = избори
analyse-column-result = резултат
analyse-note = Всички шансове приемат, че нататък играят ботове. Изборите са на всички кланове заедно: толкова малко доигравания не могат да отделят собствените избори на един клан от чуждите.

## Mistakes

analyse-unfinished-record = Играта в { $file } не е свършила. Анализира се само завършена игра, защото анализът показва картите на всички.
analyse-too-few-playouts = Спряно, преди да е намерено каквото и да е.
