### What the commands of `fimbul admin` say.

admin-unknown-status = { $status } — такого состояния стола нет; есть: { $known }
admin-no-table = стола { $table } нет
admin-damaged = журнал стола { $table } не читается; его можно удалить
admin-no-such-line = эта запись — не строка чата, или её текст уже удалён
admin-game-over = за этим столом игра уже окончена
admin-bad-time = { $time } — не срок: укажи 30m, 12h, 7d или 4w, не больше десяти лет
admin-bad-who = { $who } — не IP-адрес и не отпечаток хотя бы из { $letters } знаков
admin-no-visitor = ни у одного посетителя нет отпечатка { $who }
admin-many-visitors = с { $who } начинаются отпечатки нескольких посетителей: укажи больше знаков
admin-not-blocked = { $who } не заблокирован

## Asked before it is done

admin-end-sure = Закрыть стол { $table } до конца игры?
admin-delete-sure = Удалить стол { $table } вместе с его журналом навсегда?
admin-line-sure = Удалить строку { $line } из чата стола { $table } навсегда?

## Said when it is done

admin-end-done = Стол { $table } закрыт.
admin-delete-done = Стол { $table } удалён.
admin-line-done = Строка { $line } удалена.
admin-block-done = { $who } заблокирован до { $until }.
admin-unblock-done = { $who } больше не заблокирован.

## Lists

admin-tables-none = Таких столов нет.
admin-chat-none = Никто ничего не сказал.
admin-blocks-none = Никто не заблокирован.
admin-show-log = { $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
    [many] { $entries } записей
   *[other] { $entries } записи
}, начат { $begun }, последнее изменение { $changed }
admin-free = свободно
admin-removed = (удалено)
admin-status-open = ждёт игроков
admin-status-running = идёт игра
admin-status-finished = игра окончена
admin-status-ended = закрыт досрочно
admin-column-id = стол
admin-column-status = состояние
admin-column-who = кто
admin-column-age = эпоха
admin-column-entries = записи
admin-column-changed = изменён
admin-column-chair = место
admin-column-name = имя
admin-column-clan = клан
admin-column-visitors = посетители
admin-column-line = строка
admin-column-at = время
admin-column-text = текст
admin-column-blocked = заблокирован
admin-column-since = с
admin-column-until = до
admin-column-why = почему
