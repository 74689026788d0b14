### What the command `fimbul verify` says, besides the verdicts of web-verify.

verify-against-rules = Rozdání je to, které bylo určeno, ale tahy neodpovídají pravidlům nebo nevedou k tomuto výsledku.
verify-compare = Otisk v tomto záznamu: { $hash }
verify-commitment = Otisk rozdání: { $hash }
verify-salt = Sůl: { $hash }
verify-seal = { $moves ->
    [one] Pečeť jediného tahu: { $hash }
   *[other] Pečeť všech { $moves } tahů: { $hash }
}
verify-sealed = Pečeť, kterou máš poznamenanou, pokrývá hru do tahu { $move }/{ $moves }.
verify-logs = Deníky jsou beze změny. Stolů: { $tables }, položek v řetězu hashů: { $entries }.
verify-altered = Stůl { $table }: položka { $entry } se liší od toho, co bylo zapsáno, nebo není na svém místě.
verify-missing = Stůl { $table }: položka { $entry } chybí.
verify-unlinked = Stůl { $table }: položka { $entry } se do deníku dostala bez hashe.
verify-unreadable = Stůl { $table }: položku { $entry } nelze přečíst.
verify-head = Konec řetězu, který máš poznamenaný, je položka { $entry } stolu { $table }.
verify-no-head = Žádný deník nemá konec řetězu, který máš poznamenaný.
verify-bad-hash = { $option } očekává 64 šestnáctkových číslic, které stůl ukázal
verify-unfit-options = --commitment a --seal patří k záznamu hry, --head k databázi: { $options }
verify-failed = deníky se nepodařilo ověřit: { $reason }
