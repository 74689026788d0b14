### Whether the deal of a finished game was fair: verify-<verdict>, for the page and the terminal. The
### fingerprint is the hash that a table publishes when its game starts.

verify-fair = The deal was fixed before the first move, and this game was played with exactly that deal.
verify-consistent = This game was played with exactly the deal that its fingerprint stands for. Only somebody who noted that fingerprint during the game can tell that it was there from the start.
verify-no-commitment = This record has no fingerprint of its deal, so nobody can tell whether the deal was changed.
verify-forked = This game goes on from the middle of another one, whose cards were known. So its deal has no fingerprint, and there is nothing to check.
verify-other-commitment = This is not the deal that was fixed at the start: its fingerprint was different then.
verify-other-deal = The deal was changed: it does not match its fingerprint.
verify-other-moves = The moves were changed: they do not match their seal.
verify-other-seal = These are not the moves that were made: the seal noted during the game does not match any of them.
verify-not-here = Without https your browser cannot check whether the deal was fair. Download the record and check it with “fimbul verify”.
verify-not-fetched = The record could not be fetched, so nothing was checked.
verify-checking = Your browser is checking whether the deal was fair…
verify-how = How this was checked
verify-how-text = When the game started, the table published this fingerprint of the shuffled cards and tokens. It gives nothing away, and no other deal has the same one. Now that everything is open, your browser has computed it again, and the seals of all moves with it.
settings-deal = The deal
settings-deal-hint = Everything has already been dealt. This fingerprint holds the server to it: at the end your browser checks that nothing was changed.
