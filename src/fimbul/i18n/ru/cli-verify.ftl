### What the command `fimbul verify` says, besides the verdicts of web-verify.

verify-against-rules = Раздача та самая, что была зафиксирована, но ходы не соответствуют правилам или не ведут к этому результату.
verify-compare = Отпечаток в этой записи: { $hash }
verify-commitment = Отпечаток раздачи: { $hash }
verify-salt = Соль: { $hash }
verify-seal = { $moves ->
    [one] Печать { $moves } хода: { $hash }
    [few] Печать всех { $moves } ходов: { $hash }
    [many] Печать всех { $moves } ходов: { $hash }
   *[other] Печать всех { $moves } хода: { $hash }
}
verify-sealed = Записанная тобой печать охватывает игру до хода { $move } из { $moves }.
verify-logs = Журналы такие, какими были записаны. Столов: { $tables }, записей в цепочке: { $entries }.
verify-altered = Стол { $table }: запись { $entry } не та, что была сделана, или не на своём месте.
verify-missing = Стол { $table }: записи { $entry } нет.
verify-unlinked = Стол { $table }: запись { $entry } попала в журнал без хеша.
verify-unreadable = Стол { $table }: запись { $entry } не читается.
verify-head = Записанный тобой конец цепочки — это запись { $entry } стола { $table }.
verify-no-head = Ни в одном журнале нет записанного тобой конца цепочки.
verify-bad-hash = { $option } принимает 64 шестнадцатеричные цифры, которые показал стол
verify-unfit-options = --commitment и --seal относятся к записи игры, а --head — к базе данных: { $options }
verify-failed = журналы не удалось проверить: { $reason }
