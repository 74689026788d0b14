"""The stream of a game as plain data, and the foul that is raised about it."""

from typing import NamedTuple, TypedDict

PUBLIC = -1
"""The audience of an event that everybody hears; otherwise it is a seat."""

Event = dict[str, object]
PlainView = dict[str, object]


class PlainSetup(TypedDict):
    """The options and random draws of a game, with names. ``packs`` are by age and seat."""

    clans: list[str]
    edition: str
    drafts_first_age: bool
    first: int
    tokens: dict[str, str]
    dooms: list[str]
    destroyed: list[str]
    packs: list[list[list[str]]]


class Move(NamedTuple):
    """An accepted move, and the options of the seat (empty if they are not known)."""

    seat: int
    text: str
    offered: frozenset[str] = frozenset()


class Told(NamedTuple):
    """An event and its audience."""

    audience: int
    event: Event


class Snapshot(NamedTuple):
    """The views of one moment: one of each seat, then a spectator's."""

    views: list[PlainView]


Item = Move | Told | Snapshot


class Foul(Exception):
    """A game broke a rule: its number, a sentence, and the number of moves before it."""

    def __init__(self, rule: str, sentence: str, moves: int) -> None:
        super().__init__(f"{rule}: {sentence} (move {moves})")
        self.rule = rule
        self.sentence = sentence
        self.moves = moves


def words(item: Item | None, names: list[str]) -> str:
    """Describe an item for a complaint; ``names`` are the clans by seat."""
    if item is None:
        return "the game ended"
    by_seat = dict(enumerate(names))
    if isinstance(item, Move):
        return f"{by_seat.get(item.seat, item.seat)} was asked and chose '{item.text}'"
    if isinstance(item, Snapshot):
        return "somebody was asked"
    event = dict(item.event)
    name = event.pop("event")
    seat = event.pop("seat", None)
    subject = f"{by_seat.get(seat, seat)} " if isinstance(seat, int) else ""
    rest = " ".join(f"{field}={value}" for field, value in event.items())
    heard = "" if item.audience == PUBLIC else f" (told to {by_seat.get(item.audience)} alone)"
    return f"{subject}{name} {rest}".strip() + heard
