### What the commands of `fimbul admin` say.

admin-unknown-status = { $status } nie jest stanem stołu; możliwe stany: { $known }
admin-no-table = nie ma stołu { $table }
admin-damaged = zapisu stołu { $table } nie da się odczytać; można go usunąć
admin-no-such-line = ten wpis nie jest wierszem czatu albo jego tekst już usunięto
admin-game-over = gra przy tym stole już się skończyła
admin-bad-time = { $time } to nie czas trwania: podaj 30m, 12h, 7d lub 4w, najwyżej dziesięć lat
admin-bad-who = { $who } nie jest ani adresem IP, ani odciskiem o co najmniej { $letters } znakach
admin-no-visitor = żaden gość nie ma odcisku { $who }
admin-many-visitors = odciski kilku gości zaczynają się od { $who }: podaj dłuższy
admin-not-blocked = { $who } nie jest zablokowany

## Asked before it is done

admin-end-sure = Zamknąć stół { $table }, zanim gra dobiegnie końca?
admin-delete-sure = Usunąć stół { $table } wraz z jego zapisem, na dobre?
admin-line-sure = Usunąć na dobre wiersz { $line } przy stole { $table }?

## Said when it is done

admin-end-done = Stół { $table } został zamknięty.
admin-delete-done = Stół { $table } został usunięty.
admin-line-done = Wiersz { $line } został usunięty.
admin-block-done = { $who } jest zablokowany do { $until }.
admin-unblock-done = { $who } nie jest już zablokowany.

## Lists

admin-tables-none = Nie ma takich stołów.
admin-chat-none = Nikt nic nie powiedział.
admin-blocks-none = Nikt nie jest zablokowany.
admin-show-log = { $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
    [many] { $entries } wpisów
   *[other] { $entries } wpisu
}, początek { $begun }, ostatnia zmiana { $changed }
admin-free = wolne
admin-removed = (usunięto)
admin-status-open = czeka na graczy
admin-status-running = w toku
admin-status-finished = zakończona gra
admin-status-ended = zamknięty przedwcześnie
admin-column-id = stół
admin-column-status = stan
admin-column-who = kto
admin-column-age = epoka
admin-column-entries = wpisy
admin-column-changed = ostatnia zmiana
admin-column-chair = miejsce
admin-column-name = imię
admin-column-clan = klan
admin-column-visitors = goście
admin-column-line = wiersz
admin-column-at = czas
admin-column-text = tekst
admin-column-blocked = zablokowany
admin-column-since = od
admin-column-until = do
admin-column-why = dlaczego
