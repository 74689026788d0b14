### What the commands of `fimbul admin` say.

admin-unknown-status = { $status } не е състояние на маса; възможните са: { $known }
admin-no-table = няма маса { $table }
admin-damaged = дневникът на масата { $table } не може да се прочете; може да се изтрие
admin-no-such-line = този запис не е ред от чата или текстът му вече е премахнат
admin-game-over = масата вече е приключила
admin-bad-time = { $time } не е срок: пиши 30m, 12h, 7d или 4w, но не повече от десет години
admin-bad-who = { $who } не е нито IP адрес, нито отпечатък от поне { $letters } знака
admin-no-visitor = никой посетител няма отпечатък { $who }
admin-many-visitors = отпечатъците на няколко посетители започват с { $who }: посочи още знаци
admin-not-blocked = { $who } не е блокиран

## Asked before it is done

admin-end-sure = Да се приключи ли масата { $table }, преди играта да е свършила?
admin-delete-sure = Да се изтрие ли масата { $table } с целия ѝ дневник завинаги?
admin-line-sure = Да се премахне ли завинаги ред { $line } от масата { $table }?

## Said when it is done

admin-end-done = Масата { $table } е приключена.
admin-delete-done = Масата { $table } е изтрита.
admin-line-done = Ред { $line } е премахнат.
admin-block-done = { $who } е блокиран до { $until }.
admin-unblock-done = { $who } вече не е блокиран.

## Lists

admin-tables-none = Няма такива маси.
admin-chat-none = Никой не е казал нищо.
admin-blocks-none = Никой не е блокиран.
admin-show-log = { $entries ->
    [one] { $entries } запис
   *[other] { $entries } записа
}, започната { $begun }, последна промяна { $changed }
admin-free = свободно
admin-removed = (премахнато)
admin-status-open = чака играчи
admin-status-running = играе се
admin-status-finished = завършила
admin-status-ended = приключена предсрочно
admin-column-id = маса
admin-column-status = състояние
admin-column-who = кой
admin-column-age = епоха
admin-column-entries = записи
admin-column-changed = последна промяна
admin-column-chair = място
admin-column-name = име
admin-column-clan = клан
admin-column-visitors = посетители
admin-column-line = ред
admin-column-at = време
admin-column-text = текст
admin-column-blocked = блокиран
admin-column-since = от
admin-column-until = до
admin-column-why = защо
