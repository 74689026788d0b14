### What the command `fimbul verify` says, besides the verdicts of web-verify.

verify-against-rules = Rozdanie jest tym, które ustalono, ale ruchy są niezgodne z zasadami albo nie prowadzą do tego wyniku.
verify-compare = Odcisk w tym zapisie: { $hash }
verify-commitment = Odcisk rozdania: { $hash }
verify-salt = Sól: { $hash }
verify-seal = { $moves ->
    [one] Pieczęć jedynego ruchu: { $hash }
    [few] Pieczęć wszystkich { $moves } ruchów: { $hash }
    [many] Pieczęć wszystkich { $moves } ruchów: { $hash }
   *[other] Pieczęć wszystkich { $moves } ruchu: { $hash }
}
verify-sealed = Zapisana przez ciebie pieczęć obejmuje grę do ruchu { $move } z { $moves }.
verify-logs = Dzienniki są takie, jak je zapisano. Stoły: { $tables }, wpisy w łańcuchu: { $entries }.
verify-altered = Stół { $table }: wpis { $entry } nie jest tym, co zapisano, albo nie jest na swoim miejscu.
verify-missing = Stół { $table }: brakuje wpisu { $entry }.
verify-unlinked = Stół { $table }: wpis { $entry } trafił do dziennika bez skrótu.
verify-unreadable = Stół { $table }: wpisu { $entry } nie da się odczytać.
verify-head = Zapisany przez ciebie koniec łańcucha to wpis { $entry } stołu { $table }.
verify-no-head = Żaden dziennik nie ma zapisanego przez ciebie końca łańcucha.
verify-bad-hash = { $option } przyjmuje 64 cyfry szesnastkowe pokazane przez stół
verify-unfit-options = --commitment i --seal dotyczą zapisu gry, a --head bazy danych: { $options }
verify-failed = nie udało się sprawdzić dzienników: { $reason }
