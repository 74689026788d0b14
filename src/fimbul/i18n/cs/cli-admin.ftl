### What the commands of `fimbul admin` say.

admin-unknown-status = { $status } není stav stolu; možné jsou: { $known }
admin-no-table = stůl { $table } neexistuje
admin-damaged = deník stolu { $table } nelze přečíst; stůl se dá smazat
admin-no-such-line = tato položka není řádek chatu, nebo jeho text už byl odstraněn
admin-game-over = stůl už skončil
admin-bad-time = { $time } není doba: zadej 30m, 12h, 7d nebo 4w, nejvýš deset let
admin-bad-who = { $who } není IP adresa ani otisk o nejméně { $letters } znacích
admin-no-visitor = žádný návštěvník nemá otisk { $who }
admin-many-visitors = na { $who } začíná otisk více návštěvníků: zadej delší
admin-not-blocked = { $who } není blokován

## Asked before it is done

admin-end-sure = Ukončit stůl { $table } dřív, než hra skončí?
admin-delete-sure = Nadobro smazat stůl { $table } i s jeho deníkem?
admin-line-sure = Nadobro odstranit řádek { $line } stolu { $table }?

## Said when it is done

admin-end-done = Stůl { $table } je ukončen.
admin-delete-done = Stůl { $table } je smazán.
admin-line-done = Řádek { $line } je odstraněn.
admin-block-done = { $who } je blokován do { $until }.
admin-unblock-done = { $who } už není blokován.

## Lists

admin-tables-none = Takové stoly nejsou.
admin-chat-none = Nikdo nic neřekl.
admin-blocks-none = Nikdo není blokován.
admin-show-log = { $entries ->
    [one] { $entries } položka
    [few] { $entries } položky
   *[other] { $entries } položek
}, založen { $begun }, poslední změna { $changed }
admin-free = volné
admin-removed = (odstraněno)
admin-status-open = čeká na hráče
admin-status-running = hraje se
admin-status-finished = dohráno
admin-status-ended = předčasně ukončeno
admin-column-id = stůl
admin-column-status = stav
admin-column-who = kdo
admin-column-age = věk
admin-column-entries = položky
admin-column-changed = poslední změna
admin-column-chair = místo
admin-column-name = jméno
admin-column-clan = klan
admin-column-visitors = návštěvníci
admin-column-line = řádek
admin-column-at = čas
admin-column-text = text
admin-column-blocked = blokován
admin-column-since = od
admin-column-until = do
admin-column-why = proč
