"""Whether a finished record is of the deal and the moves whose hashes the players were told."""

from typing import Literal, NamedTuple

from fimbul.match.deal import commitment_of, seal_after
from fimbul.rules import (
    RULES_VERSION,
    MalformedRecord,
    Proof,
    Record,
    replay_as_far_as_possible,
)

VerdictCode = Literal[
    "fair",
    "consistent",
    "no-commitment",
    "forked",
    "other-commitment",
    "other-deal",
    "other-moves",
    "other-seal",
    "against-rules",
]
"""``fair``: the hash that was noted during the game is this game's. ``consistent``: the same, but
nothing was noted, so that the record can be compared with itself alone. ``no-commitment``: there is
nothing to check. ``forked``: nor is there, because the game was played on from the middle of
another one. The others say what does not match."""


class Verdict(NamedTuple):
    """A verdict, and after which move the seal that was noted was published, if one was."""

    code: VerdictCode
    sealed_moves: int | None = None

    @property
    def is_fair(self) -> bool:
        return self.code in ("fair", "consistent")


def verdict_on(record: Record, commitment: str = "", seal: str = "") -> Verdict:
    """Compare a record with its own hashes, and with those that were noted during the game."""
    proof = record.proof
    if proof is None:
        is_forked = record.about is not None and record.about.is_forked
        return Verdict("forked" if is_forked else "no-commitment")
    if commitment_of(record.setup, proof.salt) != proof.commitment:
        return Verdict("other-deal")
    if commitment and commitment != proof.commitment:
        return Verdict("other-commitment")
    seals = _seals(record, proof)
    if seals[-1] != proof.seal:
        return Verdict("other-moves")
    if seal and seal not in seals:
        return Verdict("other-seal")
    if not _follows_the_rules(record):
        return Verdict("against-rules")
    is_noted = bool(commitment or seal)
    return Verdict("fair" if is_noted else "consistent", seals.index(seal) if seal else None)


def _seals(record: Record, proof: Proof) -> list[str]:
    """The commitment, then the seal after each move."""
    seals = [proof.commitment]
    for seat, move in record.moves:
        seals.append(seal_after(seals[-1], proof.salt, record.setup, seat, move))
    return seals


def _follows_the_rules(record: Record) -> bool:
    """Whether a record replays; one of other rules than ours need not."""
    if record.rules != RULES_VERSION:
        return True
    try:
        return replay_as_far_as_possible(record).stop is None
    except MalformedRecord:
        return False
