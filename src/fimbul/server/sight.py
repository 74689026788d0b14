"""How a table stands after an entry, as all its viewers are told: what they share is made once.

A viewer who knows how things stood before is told what changed since. Most of that is the same for
everybody at the table, so it is found and encoded once for all (``open``). Only what belongs to a
seat, such as its hand and its options, is looked at for each (``own``). What a viewer has, with the
changes put in, is what ``news`` would tell it.

Changes are values by their place: a JSON Pointer (RFC 6901) into the news that the viewer has.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from fimbul.match.match import Match
from fimbul.rules import SPECTATOR, view
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
        "_own",
        "_shared",
        "_steps",
        "match",
        "open",
        "seq",
    )

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seq = match.seq
        self.open = _open_part(match)
        """What everybody may know."""
        self._own: dict[int, Plain] = {}
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
            packs = None
            if before is not None and self._has_packs_of(before):
                packs = before.own(seat)["view"]["seen_packs"]
            found = self._own[seat] = _own_part(self.match, seat, packs)
        return found

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


def _open_part(match: Match) -> Plain:
    owing, seats = match.owing(), range(len(match.chair_of))
    seen = None
    if match.journal is not None:
        seen = open_to_plain(glance(match.journal.state, SPECTATOR))
        if not match.is_played:
            seen["decision"] = {**_fields(seen["decision"]), **_NOTHING_OPEN}
    return {
        "table": msgspec.to_builtins(table_info(match)),
        "deadlines": [match.deadline(seat) if seat in owing else None for seat in seats],
        "seal": match.seal,
        "head": match.head,
        "view": seen,
    }


def _own_part(match: Match, seat: int, packs: object) -> Plain:
    """``packs``: what the seat has seen of them, if that is known; None if not."""
    if packs is None:
        seen = own_to_plain(view(match.state, seat))
    else:
        seen = {**own_to_plain(glance(match.state, seat)), "seen_packs": packs}
    if not match.is_played:
        seen["decision"] = _NOTHING_OWN
    return {
        "decision": match.decision_of(seat) if match.is_played else "",
        "can_undo": seat != SPECTATOR and match.can_undo(seat),
        "view": seen,
    }


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
        if value != before[key]:
            _compare_values(before[key], value, f"{place}/{key}", found)


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
