"""Tables for the tests of a match, with a wall clock that the test sets."""

from random import Random

import pytest

from fimbul.match.entries import (
    Created,
    Entry,
    Logged,
)
from fimbul.match.errors import MatchError
from fimbul.match.match import Match
from fimbul.match.options import DayClock, LiveClock, NoClock, TableOptions
from fimbul.rules import (
    legal,
    move_text,
)
from tests.random_games import choose

START = 1_000_000
"""When every table of these tests is created, in milliseconds."""


class Table:
    """A match whose requests are folded as soon as they are accepted, and its wall clock."""

    def __init__(self, options: TableOptions, now: int = START, key: str = "") -> None:
        self.match = Match()
        self.now = now
        self.log: list[Logged] = []
        self.take(Created(options, key))

    def take(self, entry: Entry | None) -> None:
        if entry is not None:
            self.log.append(self.match.fold_new(entry, self.now).logged)

    def wait(self, seconds: float) -> None:
        self.now += int(seconds * 1000)

    def begin(self, seed: int = 0, bots: int = 0) -> "Table":
        """Let everybody sit down, be ready, and begin."""
        for chair in range(self.match.options.players):
            if chair < self.match.options.players - bots:
                self.take(self.match.sit(f"player {chair}"))
                self.take(self.match.ready(chair, True))
            else:
                self.take(self.match.seat_bot(chair, "thrall"))
        self.take(self.match.start(Random(seed)))
        return self

    def move(self, seat: int, text: str) -> None:
        self.take(self.match.move(seat, self.match.decision_of(seat), text))

    def try_move(self, seat: int, text: str) -> None:
        """Make a move on a copy of the match, as a server does, and drop the copy."""
        moved = self.match.move(seat, self.match.decision_of(seat), text)
        assert moved is not None
        self.match.copy().fold_new(moved, self.now)

    def any_move(self, seat: int) -> str:
        """Make the first move that a seat may make."""
        text = move_text(legal(self.match.state, seat)[0])
        self.move(seat, text)
        return text

    @property
    def owing(self) -> int:
        """The one seat that owes a decision."""
        (seat,) = self.match.owing()
        return seat


def without_draft(players: int = 3, clock: NoClock | LiveClock | DayClock | None = None) -> Table:
    """A game at its first action: no draft in the first age, seats as the chairs."""
    options = TableOptions(
        players=players, drafts_first_age=False, seats="as-seated", clock=clock or NoClock()
    )
    return Table(options).begin()


def in_draft(players: int = 3, clock: NoClock | LiveClock | DayClock | None = None) -> Table:
    """A game at the first round of its draft."""
    options = TableOptions(players=players, seats="as-seated", clock=clock or NoClock())
    return Table(options).begin()


def finished(players: int = 2) -> Table:
    """A game that was played at random to its end."""
    table = without_draft(players)
    rng = Random(7)
    while table.match.status == "running":
        seat, move = choose(table.match.state, rng, is_lively=True)
        table.move(seat, move_text(move))
    return table


TWO_AS_SEATED = TableOptions(players=2, seats="as-seated")


def code_of(refused: pytest.ExceptionInfo[MatchError]) -> str:
    return refused.value.code


def contents(match: Match) -> list[object]:
    """Return everything that makes up a match, to compare it with another."""
    journal = match.journal
    inside = None if journal is None else (journal.setup, journal.moves, journal.floor)
    return [
        match.options,
        match.chairs,
        match.first_chair,
        match.status,
        match.chair_of,
        match.steps,
        match.undos,
        match.banks,
        match.since,
        match.clocked,
        match.taken_back,
        match.rematch,
        match.rules,
        match.stopped,
        match.ended,
        inside,
        None if journal is None else journal.state,
    ]
