### What the command `fimbul verify` says, besides the verdicts of web-verify.

verify-against-rules = The deal is the one that was fixed, but the moves do not follow the rules or do not lead to this result.
verify-compare = The fingerprint in this record: { $hash }
verify-commitment = Fingerprint of the deal: { $hash }
verify-salt = Salt: { $hash }
verify-seal = { $moves ->
    [one] Seal of the { $moves } move: { $hash }
   *[other] Seal of all { $moves } moves: { $hash }
}
verify-sealed = The seal you noted covers the game up to move { $move } of { $moves }.
verify-logs = { $tables ->
    [one] The log of { $tables } table is
   *[other] The logs of all { $tables } tables are
} as written; { $entries ->
    [one] { $entries } entry is
   *[other] { $entries } entries are
} in a hash chain.
verify-altered = Table { $table }: entry { $entry } is not what was written, or is not in its place.
verify-missing = Table { $table }: entry { $entry } is missing.
verify-unlinked = Table { $table }: entry { $entry } got into the log without a hash.
verify-unreadable = Table { $table }: entry { $entry } cannot be read.
verify-head = The head you noted is entry { $entry } of table { $table }.
verify-no-head = No log has the head you noted.
verify-bad-hash = { $option } takes the 64 hex digits that the table showed
verify-unfit-options = --commitment and --seal go with a record, --head with a database: { $options }
verify-failed = the logs could not be checked: { $reason }
