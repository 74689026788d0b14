"""The hash chain of a log: every entry carries a hash over itself and the hash before it.

Changing, swapping or removing an entry in the database breaks the chain; a chain that is rewritten
as a whole ends at another head than the one that the players got. docs/fair-deal.md says what is
hashed, byte by byte; a change needs a new number in the heading.

A key that stays in the log is hashed with every entry. Without it, people could use the public
heads to try out which hidden card a move was about.
"""

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

import msgspec

from fimbul.match.deal import sha256_of
from fimbul.match.entries import Created, Entry, Said, entry_from_json

_LINK: Final = "fimbul log 1"
_LINE: Final = "fimbul line 1"

FindingCode = Literal["altered", "missing", "unlinked", "unreadable"]


class Stored(NamedTuple):
    """An entry as the database has it; ``hash`` is "" where the log is older than the chain."""

    seq: int
    at: int
    body: str
    hash: str


class Finding(NamedTuple):
    """What is wrong with an entry of a log.

    ``altered``: it is not what was written, or not in its place. ``missing``: it is gone.
    ``unlinked``: it came into the log without a hash. ``unreadable``: it is no entry at all.
    """

    seq: int
    code: FindingCode


def digest_of_line(text: str, salt: str) -> str:
    """What the chain keeps of a line of chat, so that its text can be removed later."""
    return sha256_of(f"{_LINE}\nsalt {salt}\n{text}\n")


def chained(entry: Entry, body: str) -> str:
    """What is hashed of an entry: what is stored of it; of a line of chat the digest alone."""
    if isinstance(entry, Said) and entry.digest:
        return f"said {entry.chair} {entry.digest}"
    return body


def link(previous: str, key: str, seq: int, at: int, text: str) -> str:
    """The hash of an entry that follows the one with the hash ``previous``, "" for the first."""
    return sha256_of(f"{_LINK}\nkey {key}\n{previous}\n{seq} {at}\n{text}\n")


def findings(log: Iterable[Stored], last: int = 0) -> list[Finding]:
    """What is wrong with a log whose last entry should be number ``last``, if that is known.

    Entries before the first one with a hash are of a time without chains: nothing is known of
    them but that none may be missing. A line of chat whose text was removed is in order.
    """
    found: list[Finding] = []
    head, key, seq = "", "", 0
    for stored in log:
        found += [Finding(gone, "missing") for gone in range(seq + 1, stored.seq)]
        seq = stored.seq
        try:
            entry = entry_from_json(stored.body)
        except msgspec.MsgspecError:
            found.append(Finding(seq, "unreadable"))
            head = stored.hash or head
            continue
        if not stored.hash:
            found += [Finding(seq, "unlinked")] if head else []
        elif not _is_linked(stored, entry, head, key):
            found.append(Finding(seq, "altered"))
        head = stored.hash or head
        key = entry.key if isinstance(entry, Created) else key
    return found + [Finding(gone, "missing") for gone in range(seq + 1, last + 1)]


def _is_linked(stored: Stored, entry: Entry, head: str, key: str) -> bool:
    text = chained(entry, stored.body)
    if stored.hash != link(head, key, stored.seq, stored.at, text):
        return False
    if not isinstance(entry, Said) or not entry.digest or not entry.text:
        return True
    return entry.digest == digest_of_line(entry.text, entry.salt)
