"""Prepared positions: for every kind of decision, a table where a seat owes it.

They come from seeded random games: the moves up to the decision are written as the log of a table,
as if the game had been played there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Literal

from fimbul.match.entries import Created, Entry, Moved, Readied, Sat, Started
from fimbul.match.match import Match
from fimbul.match.options import TableOptions
from fimbul.rules import (
    CARDS,
    DECISION_NAMES,
    Event,
    Record,
    apply,
    legal,
    move_text,
    new_game,
    pending,
    record_to_text,
    view,
)
from fimbul.rules.events import EventName
from fimbul.server.keys import hash_of, new_secret, new_table_id
from tests.random_games import Play, choose
from tests.server.running import Running

NAMES = ("Ask", "Embla", "Líf", "Lífþrasir")
SEEDS = 60
SALT = "5a17" * 16
KEY = "00ff" * 16

Coaching = Literal["none", "lessons", "advice"]


@dataclass(frozen=True)
class Position:
    """A game up to a decision, and the seat that owes it."""

    play: Play
    moves: tuple[tuple[int, int], ...]
    seat: int


@cache
def positions(players: int = 4, after: int = 0) -> dict[str, Position]:
    """Return, for every kind of decision, the first position with more than one option.

    Only positions ``after`` a number of moves count, when more is on the board.
    """
    found: dict[str, Position] = {}
    for seed in range(SEEDS):
        play = Play(players, seed=seed, is_lively=True)
        for kind, position in _decisions(play):
            if len(position.moves) >= after:
                found.setdefault(kind, position)
        if len(found) == len(DECISION_NAMES):
            break
    return found


@cache
def before(*wanted: EventName, players: int = 4) -> tuple[Position, int]:
    """Return the position before a move that leads to all these events, and that move."""
    for seed in range(SEEDS):
        play = Play(players, seed=seed, is_lively=True)
        rng = play.rng()
        state = new_game(play.setup())
        moves: list[tuple[int, int]] = []
        while not state.is_over:
            seat, move = choose(state, rng, play.is_lively)
            events: list[Event] = []
            apply(state, seat, move, events)
            if {event.name for event in events} >= set(wanted):
                return Position(play, tuple(moves), seat), move
            moves.append((seat, move))
    raise LookupError(f"no game has a move that leads to {wanted}")


@cache
def packs() -> tuple[Position, ...]:
    """Return drafts whose packs hold, together, every card."""
    drafts = [draft for seed in range(8) for draft in _first_packs(Play(4, seed=seed))]
    found: list[Position] = []
    missing = set(range(len(CARDS)))
    while missing:
        position, pack = max(drafts, key=lambda draft: len(draft[1] & missing))
        found.append(position)
        missing -= pack
    return tuple(found)


def _first_packs(play: Play) -> Iterator[tuple[Position, frozenset[int]]]:
    """Yield the beginning of each draft of a game, seat by seat, with the pack."""
    rng = play.rng()
    state = new_game(play.setup())
    moves: list[tuple[int, int]] = []
    age = 0
    while not state.is_over:
        if state.age > age:
            age = state.age
            for seat in range(play.players):
                pack = frozenset(view(state, seat).pack)
                yield Position(play, tuple(moves), seat), pack
        seat, move = choose(state, rng, play.is_lively)
        apply(state, seat, move)
        moves.append((seat, move))


def finished(players: int = 4, seed: int = 3) -> Position:
    """A game that is over."""
    play = Play(players, seed=seed, is_lively=True)
    return Position(play, tuple(play.record().moves), 0)


def _decisions(play: Play) -> Iterator[tuple[str, Position]]:
    rng = play.rng()
    state = new_game(play.setup())
    moves: list[tuple[int, int]] = []
    while not state.is_over:
        for decision in pending(state):
            if not decision.is_sealed and len(legal(state, decision.seat)) > 1:
                yield decision.name, Position(play, tuple(moves), decision.seat)
                break
        seat, move = choose(state, rng, play.is_lively)
        apply(state, seat, move)
        moves.append((seat, move))


def log_of(position: Position, coach: Coaching = "none") -> list[Entry]:
    """The log of a table where the game was played, its chairs in the order of the seats."""
    players = position.play.players
    options = TableOptions(
        players=players,
        seats="as-seated",
        drafts_first_age=position.play.drafts_first_age,
        allows_hints=True,
        coach=coach,
    )
    saga = record_to_text(Record(position.play.setup(), []))
    entries: list[Entry] = [Created(options, KEY)]
    for chair in range(players):
        entries += [Sat(chair, NAMES[chair]), Readied(chair, True)]
    entries.append(Started(list(range(players)), saga, SALT))
    match = Match()
    for entry in entries:
        match.fold_new(entry, 0)
    for seat, move in position.moves:
        moved = Moved(seat, match.decision_of(seat), move_text(move))
        entries.append(moved)
        match.fold_new(moved, 0)
    return entries


def put(server: Running, position: Position, secret: str, coach: Coaching = "none") -> str:
    """Write a position as a table; the secret holds the chair that owes the decision."""
    table = new_table_id()
    holders = [
        (chair, hash_of(secret if chair == position.seat else new_secret()))
        for chair in range(position.play.players)
    ]
    server.call(server.hub.create(table, log_of(position, coach), holders))
    return table


def move_at(server: Running, table: str, seat: int, move: int) -> None:
    """Make a move at a table for any of its seats, without a page."""
    text = move_text(move)
    server.call(
        server.hub.act(table, lambda match: match.move(seat, match.decision_of(seat), text))
    )
