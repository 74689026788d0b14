"""The state of a table after an entry, for all its viewers: the shared part is computed once.

A viewer who knows an earlier state is sent the changes since then. Most of them are the same for
everybody at the table, so they are found and encoded once (``open``). Only what belongs to a seat,
such as its hand and its options, is computed for each seat (``own``). Applied to the news that a
viewer has, the changes give exactly what ``news`` would return.

Parts that cannot have changed are copied from the sight before. While the same decision is pending,
only the sealed choices change. A seat that has nothing to choose sees the same as before if it
holds the same cards."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from fimbul.match.match import Match
from fimbul.rules import SPECTATOR, pending, view
from fimbul.rules.piles import Cards
from fimbul.rules.plain import open_to_plain, own_to_plain
from fimbul.rules.view import glance
from fimbul.server.changes import changes_between
from fimbul.server.news import PAGE, step_news
from fimbul.server.summary import table_info

_ENCODER: Final = msgspec.json.Encoder()
_NOTHING_OPEN: Final = {"kind": "", "seats": [], "sealed": []}
_NOTHING_OWN: Final[dict[str, list[str]]] = {"own": [], "options": [], "costs": []}
"""The decision in the view of a game that has stopped or was ended."""

Plain = dict[str, Any]


class Sight:
    """The state of a table after an entry, and the changes since an earlier one."""

    __slots__ = (
        "_addressed",
        "_before",
        "_dealt",
        "_held",
        "_own",
        "_shared",
        "_steps",
        "match",
        "open",
        "seq",
    )

    def __init__(self, match: Match, before: "Sight | None" = None) -> None:
        """``before`` is an earlier sight of the same table, whose parts are reused."""
        self.match = match
        self.seq = match.seq
        self.open = _open_part(match, before)
        """The part that everybody may know."""
        self._own: dict[int, Plain] = {}
        self._held: dict[int, tuple[object, ...]] = {}
        """The cards that determine the view of a seat with nothing to choose, outside a draft."""
        self._dealt: Sequence[Cards] = ()
        self._before: Sight | None = None
        self._shared = b""
        """The changes since ``_before`` that are the same for everybody, as JSON."""
        self._steps: dict[int, bytes] = {}
        self._addressed: set[int] = set()
        """The seats that have private events in these steps."""

    def own(self, seat: int, before: "Sight | None" = None) -> Plain:
        """Return the part that depends on the seat, reusing parts of ``before``."""
        found = self._own.get(seat)
        if found is None:
            match = self.match
            found = self._own[seat] = {
                "decision": match.decision_of(seat) if match.is_played else "",
                "can_undo": seat != SPECTATOR and match.can_undo(seat),
                "view": self._own_view(seat, before),
            }
        return found

    def _own_view(self, seat: int, before: "Sight | None") -> Plain:
        match = self.match
        if not match.is_played:
            return {**own_to_plain(view(match.state, seat)), "decision": _NOTHING_OWN}
        if before is not None and _is_same_moment(match, before.match):
            own = slice(2 * seat, 2 * seat + 2)
            mine, theirs = match.state.sealed, before.match.state.sealed
            if seat == SPECTATOR or tuple(mine[own]) == tuple(theirs[own]):
                known = _fields(before.own(seat)["view"])
                if seat in before._held:
                    self._held[seat] = before._held[seat]
                return known
        if before is None or not self._has_packs_of(before):
            return own_to_plain(view(match.state, seat))
        seen = glance(match.state, seat)
        known = _fields(before.own(seat)["view"])
        if not seen.options:
            held = self._held[seat] = (seen.hand, seen.quests, seen.sealed)
            if before._held.get(seat) == held:
                return known
        return {**own_to_plain(seen), "seen_packs": known["seen_packs"]}

    def _has_packs_of(self, other: "Sight") -> bool:
        """Whether no seat has seen more of the packs since ``other``."""
        age, phase = self.open["view"]["age"], self.open["view"]["phase"]
        seen = other.open["view"]
        is_drafted = age == seen["age"] and "draft" not in (phase, seen["phase"])
        return is_drafted and self._packs() == other._packs()

    def _packs(self) -> Sequence[Cards]:
        if not self._dealt:
            self._dealt = self.match.state.packs
        return self._dealt

    def settle(self) -> None:
        """Free what is needed only for changes up to this sight, when a newer sight replaces it."""
        self._before = None
        self._steps.clear()

    def changes(self, seat: int, before: "Sight") -> bytes | None:
        """Return the message with the changes, for a viewer who knows the sight ``before``.

        None if the viewer needs the whole news: the game has begun since then, or too much has
        happened.
        """
        if before.match.journal is None or self.match.journal is None:
            return None
        if before is not self._before:
            self._before = before
            self._shared = _inside(changes_between(before.open, self.open))
            self._steps = {}
        steps = self._steps_for(seat, before.seq)
        if len(steps) > PAGE:
            return None
        own = _inside(changes_between(before.own(seat), self.own(seat, before)))
        changed = b",".join([part for part in (self._shared, own) if part])
        head = b'{"seq":%d,"after":%d,"steps":' % (self.seq, before.seq)
        return b"".join([head, steps, b',"changes":{', changed, b"}}"])

    def _steps_for(self, seat: int, after: int) -> bytes:
        """Return the steps for a seat as JSON. Seats without private events share the same."""
        if not self._steps:
            steps = self.match.steps[after:]
            self._addressed = {event.audience for step in steps for event in step.events}
        audience = seat if seat in self._addressed else SPECTATOR
        found = self._steps.get(audience)
        if found is None:
            steps = self.match.steps[after:]
            told = [step_news(step, audience) for step in steps]
            found = self._steps[audience] = _ENCODER.encode(told)
        return found


def _is_same_moment(match: Match, other: Match) -> bool:
    """Whether both wait for the same decision: then they differ only in its sealed choices."""
    are_played = match.is_played and other.is_played
    return are_played and match.decision == other.decision


def _open_part(match: Match, before: Sight | None) -> Plain:
    deadlines = match.deadlines()
    return {
        "table": msgspec.to_builtins(table_info(match)),
        "deadlines": [deadlines.get(seat) for seat in range(len(match.chair_of))],
        "seal": match.seal,
        "head": match.head,
        "view": _open_view(match, before),
    }


def _open_view(match: Match, before: Sight | None) -> Plain | None:
    if match.journal is None:
        return None
    state = match.journal.state
    if before is not None and _is_same_moment(match, before.match):
        known = _fields(before.open["view"])
        decision = _fields(known["decision"])
        sealed = [owed.seat for owed in pending(state) if owed.is_sealed]
        if sealed == decision["sealed"]:
            return known
        if known["battle"] is None:  # a battle itself shows which seats have sealed a card
            return {**known, "decision": {**decision, "sealed": sealed}}
    seen = open_to_plain(glance(state, SPECTATOR))
    if not match.is_played:
        seen["decision"] = {**_fields(seen["decision"]), **_NOTHING_OPEN}
    return seen


def _fields(value: object) -> Plain:
    assert isinstance(value, dict)
    return value


def _inside(changes: Plain) -> bytes:
    """Return changes as JSON, without the braces around them."""
    return _ENCODER.encode(changes)[1:-1]
