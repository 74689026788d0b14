"""How a table stands after an entry, as all its viewers are told: what they share is made once.

A viewer who knows how things stood before is told what changed since. Most of that is the same for
everybody at the table, so it is found and encoded once for all (``open``). Only what belongs to a
seat, such as its hand and its options, is looked at for each (``own``). What a viewer has, with the
changes put in, is what ``news`` would tell it.

Parts that cannot have changed are taken over from the sight before: while the same decision is
pending, nothing but the sealed choices changes; and a seat that has nothing to choose sees the same
as before if it holds the same cards.

Changes are values by their place: a JSON Pointer (RFC 6901) into the news that the viewer has.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from fimbul.match.match import Match
from fimbul.rules import SPECTATOR, pending, view
from fimbul.rules.piles import Cards
from fimbul.rules.plain import open_to_plain, own_to_plain
from fimbul.rules.view import glance
from fimbul.server.news import PAGE, step_news
from fimbul.server.summary import table_info

_ENCODER: Final = msgspec.json.Encoder()
_NOTHING_OPEN: Final = {"kind": "", "seats": [], "sealed": []}
_NOTHING_OWN: Final[dict[str, list[str]]] = {"own": [], "options": [], "costs": []}
"""What a game waits for that has stopped or was ended."""

Plain = dict[str, Any]


class Sight:
    """How a table stands, for those who have heard how it stood before."""

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
        """``before`` is an earlier sight of the same table, from which work is saved."""
        self.match = match
        self.seq = match.seq
        self.open = _open_part(match, before)
        """What everybody may know."""
        self._own: dict[int, Plain] = {}
        self._held: dict[int, tuple[object, ...]] = {}
        """What decides the view of a seat that has nothing to choose, outside of a draft."""
        self._dealt: Sequence[Cards] = ()
        self._before: Sight | None = None
        self._shared = b""
        """What changed since then for everybody."""
        self._steps: dict[int, bytes] = {}
        self._addressed: set[int] = set()
        """The seats that are told something of their own in these steps."""

    def own(self, seat: int, before: "Sight | None" = None) -> Plain:
        """What depends on whose eyes look; what they saw of the packs is known from before."""
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
        """Whether no seat has seen more of the packs since."""
        age, phase = self.open["view"]["age"], self.open["view"]["phase"]
        seen = other.open["view"]
        is_drafted = age == seen["age"] and "draft" not in (phase, seen["phase"])
        return is_drafted and self._packs() == other._packs()

    def _packs(self) -> Sequence[Cards]:
        if not self._dealt:
            self._dealt = self.match.state.packs
        return self._dealt

    def settle(self) -> None:
        """Forget how this came about: something newer is told from now on."""
        self._before = None
        self._steps.clear()

    def changes(self, seat: int, before: "Sight") -> bytes | None:
        """The message for a viewer who knows how things stood before.

        None where it must hear all: the game has only begun since, or too much has happened.
        """
        if before.match.journal is None or self.match.journal is None:
            return None
        if before is not self._before:
            self._before = before
            self._shared = _inside(_changes(before.open, self.open))
            self._steps = {}
        steps = self._steps_for(seat, before.seq)
        if len(steps) > PAGE:
            return None
        own = _inside(_changes(before.own(seat), self.own(seat, before)))
        changed = b",".join([part for part in (self._shared, own) if part])
        head = b'{"seq":%d,"after":%d,"steps":' % (self.seq, before.seq)
        return b"".join([head, steps, b',"changes":{', changed, b"}}"])

    def _steps_for(self, seat: int, after: int) -> bytes:
        """The steps as a seat is told them; once for all who are told nothing of their own."""
        if not self._steps:
            steps = self.match.steps[after:]
            self._addressed = {event.audience for step in steps for event in step.events}
        who = seat if seat in self._addressed else SPECTATOR
        found = self._steps.get(who)
        if found is None:
            steps = self.match.steps[after:]
            found = self._steps[who] = _ENCODER.encode([step_news(step, who) for step in steps])
        return found


def _is_same_moment(match: Match, other: Match) -> bool:
    """Whether both wait for the same decision: then they differ in what is sealed for it alone."""
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
        if known["battle"] is None:  # a battle tells by itself who has sealed a card
            return {**known, "decision": {**decision, "sealed": sealed}}
    seen = open_to_plain(glance(state, SPECTATOR))
    if not match.is_played:
        seen["decision"] = {**_fields(seen["decision"]), **_NOTHING_OPEN}
    return seen


def _fields(value: object) -> Plain:
    assert isinstance(value, dict)
    return value


def _changes(before: Plain, after: Plain) -> Plain:
    """What must be put where, so that the one becomes the other."""
    found: Plain = {}
    _compare(before, after, "", found)
    return found


def _compare(before: Plain, after: Plain, place: str, found: Plain) -> None:
    for key, value in after.items():
        known = before[key]
        if value is not known and value != known:
            _compare_values(known, value, f"{place}/{key}", found)


def _compare_values(before: object, after: object, place: str, found: Plain) -> None:
    """Look into what has the same fields, or as many parts; all else is put in as a whole."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        _compare(before, after, place, found)
    elif isinstance(before, list) and isinstance(after, list) and _are_alike(before, after):
        for index, value in enumerate(after):
            if value != before[index]:
                _compare_values(before[index], value, f"{place}/{index}", found)
    else:
        found[place] = after


def _are_alike(before: list[Any], after: list[Any]) -> bool:
    """Whether two lists have the same number of parts, each with fields of its own."""
    return len(before) == len(after) and bool(after) and isinstance(after[0], dict)


def _inside(changes: Plain) -> bytes:
    """Changes as JSON, without the braces around them."""
    return _ENCODER.encode(changes)[1:-1]
