"""A reel: a game from its first move on, to be played back by a viewer.

It begins with what the viewer saw before the first move. Each frame then tells what one move did:
the events that the viewer heard of, and what changed for them. Nothing else of the game is in a
reel, so one of a running game tells a seat only what it knows already.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, TypedDict

from fimbul.rules import Event, Record, State, apply, begin, view
from fimbul.rules.events import PUBLIC
from fimbul.rules.manifest import SLUGS
from fimbul.rules.plain import event_to_plain, view_to_plain
from fimbul.rules.shapes import PlainEvent, PlainView
from fimbul.server.changes import changes_between


class OpenCards(TypedDict):
    """The cards of a seat that the others do not see."""

    hand: list[str]
    """The hand; in a draft, what was kept in the rounds before as well."""
    quests: list[str]
    pack: list[str]
    """The pack that it chooses from; empty outside of a draft."""


class Scene(TypedDict):
    """What the viewer sees at a moment; ``cards`` is empty unless all hands are open."""

    view: PlainView
    cards: list[OpenCards]


@dataclass(frozen=True, slots=True)
class Frame:
    """One move."""

    seat: int
    """The seat that made it."""
    events: list[PlainEvent]
    changes: dict[str, Any]
    """What it changed in the scene: the new values by their place, a JSON Pointer (RFC 6901)."""


@dataclass(frozen=True, slots=True)
class Reel:
    """A game, from the first move to the last one so far."""

    seat: int
    """The seat whose view it shows; -1 for that of a spectator."""
    opening: list[PlainEvent]
    """The events before the first move."""
    first: Scene
    """What was seen before the first move."""
    frames: list[Frame]


def reel_of(record: Record, seat: int, is_open: bool = False) -> Reel:
    """Return the reel of a record for a seat, or for a spectator; ``is_open`` shows all hands."""
    events: list[Event] = []
    state = begin(record, events)
    opening = _heard(events, seat)
    first = known = _scene(state, seat, is_open)
    frames: list[Frame] = []
    for mover, move in record.moves:
        events = []
        apply(state, mover, move, events)
        seen = _scene(state, seat, is_open)
        frames.append(Frame(mover, _heard(events, seat), changes_between(known, seen)))
        known = seen
    return Reel(seat, opening, first, frames)


def _heard(events: list[Event], seat: int) -> list[PlainEvent]:
    return [event_to_plain(event) for event in events if event.audience in (PUBLIC, seat)]


def _scene(state: State, seat: int, is_open: bool) -> Scene:
    holders = range(state.players) if is_open else ()
    cards = [_open_cards(state, holder) for holder in holders]
    return Scene(view=view_to_plain(view(state, seat)), cards=cards)


def _open_cards(state: State, seat: int) -> OpenCards:
    own = view(state, seat) if state.phase == "draft" else None
    kept, pack = (own.kept, own.pack) if own is not None else ((), ())
    return OpenCards(
        hand=_slugs((*state.hands[seat], *kept)),
        quests=_slugs(state.quests[seat]),
        pack=_slugs(pack),
    )


def _slugs(cards: Iterable[int]) -> list[str]:
    return [SLUGS[card] for card in cards]
