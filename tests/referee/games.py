"""Plays games of the product and hands them over as plain data.

Only this module, ``crowds.py`` and ``bouts.py`` know ``fimbul.rules``.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import cast

from fimbul.rules import (
    CARDS,
    CLAN_NAMES,
    EDITION_NAMES,
    PLACE_NAMES,
    SPECTATOR,
    Event,
    Setup,
    State,
    apply,
    legal,
    move_text,
    pending,
    view,
)
from fimbul.rules.board import TOKEN_NAMES
from fimbul.rules.plain import event_to_plain, view_to_plain
from tests.random_games import choose
from tests.referee.tape import Event as PlainEvent
from tests.referee.tape import Item, Move, PlainSetup, PlainView, Snapshot, Told

Chooser = Callable[[State, Random], tuple[int, int]]
"""Picks a seat that owes a decision, and one of its moves."""


def plain_setup(setup: Setup) -> PlainSetup:
    """The setup with names in place of numbers."""
    players = setup.players
    packs = [[CARDS[card].slug for card in pack] for pack in setup.packs]
    return {
        "clans": [CLAN_NAMES[clan] for clan in setup.clans],
        "edition": EDITION_NAMES[setup.edition],
        "drafts_first_age": setup.drafts_first_age,
        "first": setup.first,
        "tokens": {PLACE_NAMES[at]: TOKEN_NAMES[token] for at, token in enumerate(setup.tokens)},
        "dooms": [PLACE_NAMES[province] for province in setup.dooms],
        "destroyed": [PLACE_NAMES[province] for province in setup.destroyed],
        "packs": [packs[at : at + players] for at in range(0, 3 * players, players)],
    }


def plain_views(state: State) -> list[PlainView]:
    """The view of each seat, then of a spectator."""
    seats = [*range(state.players), SPECTATOR]
    return [cast("PlainView", view_to_plain(view(state, seat))) for seat in seats]


def _told(events: list[Event]) -> Iterator[Told]:
    """Empty the list and return its events as plain data."""
    for event in events:
        yield Told(event.audience, cast("PlainEvent", event_to_plain(event)))
    events.clear()


def play_on(
    state: State,
    events: list[Event],
    rng: Random,
    chooser: Chooser,
    every: int,
    moves: list[tuple[int, int]],
) -> Iterator[Item]:
    """Play on and yield the tape, with a snapshot every ``every`` moves and at the end.

    ``events`` are those told so far. Each (seat, move) is appended to ``moves``.
    """
    yield from _told(events)
    while not state.is_over:
        if len(moves) % every == 0:
            yield Snapshot(plain_views(state))
        seat, move = chooser(state, rng)
        offered = frozenset([move_text(option) for option in legal(state, seat)])
        moves.append((seat, move))
        apply(state, seat, move, events)
        yield Move(seat, move_text(move), offered)
        yield from _told(events)
    yield Snapshot(plain_views(state))


# --- ways to play ---------------------------------------------------------------------------------


def uniformly(state: State, rng: Random) -> tuple[int, int]:
    """Choose any move at random."""
    return choose(state, rng, is_lively=False)


def lively(state: State, rng: Random) -> tuple[int, int]:
    """Choose at random, but rarely pass, so that more happens."""
    return choose(state, rng, is_lively=True)


WEIGHTS = {
    "pass": 0.1,
    "decline": 0.4,
    "done": 0.3,
    "upgrade": 6.0,
    "invade": 5.0,
    "pillage": 3.0,
    "challenge": 3.0,
    "recall": 2.0,
    "march": 1.5,
    "sacrifice": 0.5,
    "join": 8.0,
    "card": 2.0,
}
"""The weight of a verb in crowding play; 1 for the others."""
CHANGES_ITS_MIND = 0.05
LOOKS_AT = 3
"""Of this many random moves of a verb, the one into the fullest place is chosen."""


def crowding(state: State, rng: Random) -> tuple[int, int]:
    """Fill sheets and provinces, join every battle, and sometimes change a sealed choice."""
    decisions = pending(state)
    may_change = decisions[0].name != "draft" and rng.random() < CHANGES_ITS_MIND
    seats = [decision.seat for decision in decisions if may_change or not decision.is_sealed]
    seat = seats[int(rng.random() * len(seats))]
    by_verb: dict[str, list[int]] = {}
    for move in legal(state, seat):
        by_verb.setdefault(move_text(move).split()[0], []).append(move)
    verbs = sorted(by_verb)
    verb = rng.choices(verbs, [WEIGHTS.get(verb, 1.0) for verb in verbs])[0]
    moves = by_verb[verb]
    picked = [moves[int(rng.random() * len(moves))] for _ in range(LOOKS_AT)]
    return seat, max(picked, key=lambda move: _appeal(state, move))


def _appeal(state: State, move: int) -> int:
    """Return how full the place of a move is; upgrades and horns count as appealing too."""
    words = move_text(move).split()
    last = words[-1]
    if last in PLACE_NAMES:
        place = PLACE_NAMES.index(last)
        seats = range(state.players)
        return sum(
            len(state.figures_at(seat, place)) + state.warriors(seat, place) for seat in seats
        )
    if words[0] == "raise":
        return int(last == "horns")
    if words[0] == "keep":
        return int(next(card for card in CARDS if card.slug == last).is_upgrade)
    return 0
