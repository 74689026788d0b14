"""Numbered games for the referee; a number gives the same game on every machine."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from fimbul.rules import EDITION_NAMES, Event, Record, Setup, draw_setup, new_game, record_to_text
from tests.referee.crowds import Arranging
from tests.referee.games import (
    Chooser,
    crowding,
    lively,
    plain_setup,
    plain_views,
    play_on,
    uniformly,
)
from tests.referee.referee import judge_from, judge_game
from tests.referee.tape import Foul, Item, PlainSetup, PlainView

GAME_KINDS: dict[str, Chooser] = {
    "uniform": uniformly,
    "lively": lively,
    "crowding": crowding,
    "crowded": crowding,
}
"""The kinds of games, with how each is played; ``crowded`` games begin in a crowded position."""
CROWDED = "crowded"
EVERY = 50
"""Moves between two snapshots."""


class Position(NamedTuple):
    """The start of a game that does not start with a setup: the views, and whose turn it is."""

    views: list[PlainView]
    turn: int


class Play(NamedTuple):
    """A game as the referee gets it; reading the items plays the game."""

    setup: PlainSetup
    position: Position | None
    items: Iterable[Item]


def judge(play: Play) -> Counter[str]:
    """Judge a game; return how often each check was made, or raise ``Foul``."""
    if play.position is None:
        return judge_game(play.setup, play.items)
    return judge_from(play.setup, *play.position, play.items)


@dataclass
class Bout:
    """One game to judge: the kind of game, and its number."""

    kind: str
    number: int
    setup: Setup | None = None
    moves: list[tuple[int, int]] = field(default_factory=list)

    @property
    def name(self) -> str:
        return f"{self.kind}:{self.number}"

    def judge(self) -> Counter[str]:
        """Play and judge the game; return how often each check was made, or raise ``Foul``."""
        return judge(self.play())

    def play(self) -> Play:
        """The game, which is played as its items are read; each move is appended to ``moves``."""
        self.moves = []
        rng = Random(f"{self.name} moves")
        if self.kind == CROWDED:
            crowd = Arranging(self.number).arrange()
            position = Position(plain_views(crowd.state), crowd.turn)
            items = play_on(crowd.state, crowd.events, rng, crowding, EVERY, self.moves)
            return Play(plain_setup(crowd.setup), position, items)
        setup = self._draw()
        events: list[Event] = []
        state = new_game(setup, events)
        items = play_on(state, events, rng, GAME_KINDS[self.kind], EVERY, self.moves)
        return Play(plain_setup(setup), None, items)

    def _draw(self) -> Setup:
        rng = Random(f"{self.name} setup")
        self.setup = draw_setup(
            rng,
            4 - self.number % 3,
            edition=self.number // 3 % len(EDITION_NAMES),
            drafts_first_age=self.number % 5 != 0,
        )
        return self.setup

    def saga(self) -> str | None:
        """The record of the moves played; None for a game that started from a position."""
        if self.setup is None:
            return None
        return record_to_text(Record(self.setup, self.moves, None))


def bout_of(index: int) -> Bout:
    """The game with this index in the order of judging, which takes all kinds of games in turn."""
    kinds = list(GAME_KINDS)
    return Bout(kinds[index % len(kinds)], index // len(kinds))


class Report(NamedTuple):
    """The result of a chunk of games."""

    games: int
    tally: Counter[str]
    fouls: list[tuple[str, str, str | None]]
    """The bout's name, the complaint, and the record of the game if it has one."""


def judge_chunk(start: int, stop: int) -> Report:
    """Judge the games with these indices, each up to its first foul."""
    tally: Counter[str] = Counter()
    fouls: list[tuple[str, str, str | None]] = []
    for index in range(start, stop):
        bout = bout_of(index)
        try:
            tally += bout.judge()
        except Foul as foul:
            fouls.append((bout.name, str(foul), bout.saga()))
        except Exception as error:
            error.add_note(f"in game {bout.name}")
            raise
    return Report(stop - start, tally, fouls)
