"""Checking the hash chains of the logs in a database."""

import zlib
from collections.abc import AsyncIterator
from dataclasses import dataclass

import msgspec

from fimbul.match.chain import Finding, findings
from fimbul.store.store import Store


@dataclass(frozen=True, slots=True)
class Audited:
    """A match and what is wrong with its log."""

    match_id: str
    hashes: dict[str, int]
    """The hash of each entry that the chain covers, with its number."""
    findings: list[Finding]


async def audit(store: Store) -> AsyncIterator[Audited]:
    """Check all logs, those that are packed too, in the order of their ids.

    Nothing is changed. The server may go on running meanwhile.
    """
    last = ""
    while page := await store.ids(last):
        for match_id in page:
            audited = await audit_match(store, match_id)
            if audited is not None and audited.findings:  # unless it was just being deleted
                audited = await audit_match(store, match_id)
            if audited is not None:
                yield audited
        last = page[-1]


async def audit_match(store: Store, match_id: str) -> Audited | None:
    """Check the log of one match; None for a match that does not exist."""
    length = await store.length(match_id)
    if length is None:
        return None
    try:
        log = await store.stored(match_id)
    except (msgspec.MsgspecError, UnicodeDecodeError, zlib.error):
        return Audited(match_id, {}, [Finding(1, "unreadable")])
    hashes = {stored.hash: stored.seq for stored in log if stored.hash}
    return Audited(match_id, hashes, findings(log, length))
