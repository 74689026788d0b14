### What the commands of `fimbul admin` say.

admin-unknown-status = { $status } is not a table status; the statuses are: { $known }
admin-no-table = there is no table { $table }
admin-damaged = the log of table { $table } cannot be read; it can be deleted
admin-no-such-line = that entry is not a line of chat, or its text has already been removed
admin-game-over = the table is already over
admin-bad-time = { $time } is not a duration: write 30m, 12h, 7d or 4w, ten years at most
admin-bad-who = { $who } is neither an IP address nor a fingerprint of at least { $letters } characters
admin-no-visitor = no visitor has the fingerprint { $who }
admin-many-visitors = several visitors have a fingerprint that begins with { $who }: give more of it
admin-not-blocked = { $who } is not blocked

## Asked before it is done

admin-end-sure = End table { $table } before its game is over?
admin-delete-sure = Delete table { $table } with its log, for good?
admin-line-sure = Remove line { $line } of table { $table }, for good?

## Said when it is done

admin-end-done = Table { $table } has been ended.
admin-delete-done = Table { $table } has been deleted.
admin-line-done = Line { $line } has been removed.
admin-block-done = { $who } is blocked until { $until }.
admin-unblock-done = { $who } is no longer blocked.

## Lists

admin-tables-none = There are no such tables.
admin-chat-none = Nobody has said anything.
admin-blocks-none = Nobody is blocked.
admin-show-log = { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, started { $begun }, last changed { $changed }
admin-free = free
admin-removed = (removed)
admin-status-open = open
admin-status-running = running
admin-status-finished = finished
admin-status-ended = ended early
admin-column-id = table
admin-column-status = status
admin-column-who = who
admin-column-age = age
admin-column-entries = entries
admin-column-changed = last change
admin-column-chair = seat
admin-column-name = name
admin-column-clan = clan
admin-column-visitors = visitors
admin-column-line = line
admin-column-at = time
admin-column-text = text
admin-column-blocked = blocked
admin-column-since = since
admin-column-until = until
admin-column-why = why
