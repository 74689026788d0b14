### What the command `fimbul verify` says, besides the verdicts of web-verify.

verify-against-rules = Раздаването е това, което беше определено, но ходовете не следват правилата или не водят до този резултат.
verify-compare = Отпечатъкът в този запис: { $hash }
verify-commitment = Отпечатък на раздаването: { $hash }
verify-salt = Сол: { $hash }
verify-seal = { $moves ->
    [one] Печат на единствения ход: { $hash }
   *[other] Печат на всичките { $moves } хода: { $hash }
}
verify-sealed = Отбелязаният печат обхваща играта до ход { $move } от { $moves }.
verify-logs = Дневниците са такива, каквито са записани (маси: { $tables }, записи във верига: { $entries }).
verify-altered = Маса { $table }: запис { $entry } не е това, което е било записано, или не е на мястото си.
verify-missing = Маса { $table }: запис { $entry } липсва.
verify-unlinked = Маса { $table }: запис { $entry } е влязъл в дневника без хеш.
verify-unreadable = Маса { $table }: запис { $entry } не може да бъде прочетен.
verify-head = Отбелязаният край на веригата е запис { $entry } на маса { $table }.
verify-no-head = Никой дневник няма отбелязания край на веригата.
verify-bad-hash = { $option } изисква 64-те шестнайсетични цифри, показани на масата
verify-unfit-options = --commitment и --seal са за запис на игра, а --head – за база данни: { $options }
verify-failed = дневниците не можаха да бъдат проверени: { $reason }
