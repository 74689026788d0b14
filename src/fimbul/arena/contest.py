"""A contest: the same bots play many deals, each deal once from every seat.

Every game has its own seeds, so the result of a contest does not depend on the machine, the number
of workers or the engine; only the time that bots take does. A bot whose budget is in seconds may
play differently on a faster machine: limit its simulations to repeat a contest exactly.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Final

from fimbul.arena.options import MalformedSeries, check_options
from fimbul.bots import USUAL_BUDGET, Budget
from fimbul.rules import draw_setup
from fimbul.rules.cells import STANDARD
from fimbul.rules.manifest import MAX_PLAYERS

if TYPE_CHECKING:
    from fimbul.arena.clock import Clock
    from fimbul.bots import Fault
    from fimbul.rules import Setup


USUAL_LIMIT: Final = 60.0
"""The least limit for a decision, in seconds."""
BUDGETS_IN_LIMIT: Final = 10
"""The limit is this many budgets, if that is more."""


def limit_for(budget: Budget) -> float:
    """A limit in seconds that no working bot comes near."""
    return max(USUAL_LIMIT, BUDGETS_IN_LIMIT * (budget.seconds or 0.0))


@dataclass(frozen=True, slots=True)
class Contest:
    """Which games to play: one bot for each seat of the table, named as ``find_bot`` takes it."""

    bots: tuple[str, ...]
    games: int = 1_200
    seed: int = 1
    budget: Budget = USUAL_BUDGET
    edition: int = STANDARD
    drafts_first_age: bool = True
    limit: float | None = None
    """The seconds after which a bot that has not answered is out of the game; None for no limit.
    With a limit, games are played in other processes, which can be killed.
    """
    keeps_moves: bool = False
    """Whether outcomes include the moves of their games, for records."""

    def check(self) -> None:
        """Raise ``MalformedSeries`` or ``UnknownBot`` unless these games can be played."""
        check_options(self.players, self.games, self.seed, self.edition, self.bots)
        if self.limit is not None and self.limit <= 0:
            raise MalformedSeries("bad-limit", "a limit is more than 0 seconds")

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def deals(self) -> int:
        """How many deals there are: as many as the games need."""
        return -(-self.games // self.players)

    @property
    def all_games(self) -> int:
        """The number of games that are played: the last deal is played from every seat too."""
        return self.deals * self.players

    def deal_of(self, game: int) -> int:
        return game // self.players

    def seats(self, game: int) -> list[int]:
        """The seat of each bot. With every game of a deal, each bot moves on by one seat."""
        return [(index + game) % self.players for index in range(self.players)]

    def setup(self, game: int) -> Setup:
        """The setup of a game: the same in all games of a deal."""
        return draw_setup(
            self._rng(self.deal_of(game), 0),
            self.players,
            edition=self.edition,
            drafts_first_age=self.drafts_first_age,
        )

    def rng(self, game: int, index: int) -> Random:
        """The rng of the bot with this index in a game."""
        return self._rng(game, 1 + index)

    def chance(self, game: int) -> Random:
        """The rng that decides in place of a bot that fails."""
        return self._rng(game, 1 + MAX_PLAYERS)

    def _rng(self, number: int, stream: int) -> Random:
        return Random(f"{self.seed}:{number}:{stream}")


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A decision that was made at random because a bot failed: its index, and what went wrong."""

    index: int
    fault: Fault


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of one game; all tuples are by the index of the bot in the contest."""

    game: int
    glory: tuple[int, ...]
    wins: tuple[int, ...]
    """In units of ``WHOLE_WIN``: seats that tie share a victory (T6)."""
    sources: tuple[tuple[int, ...], ...]
    """Glory by source (``SOURCE_NAMES``)."""
    decisions: tuple[int, ...]
    forfeits: tuple[Forfeit, ...]
    checksum: int
    """Of all moves."""
    clocks: tuple[Clock, ...] = field(compare=False)
    moves: tuple[tuple[int, int], ...] = ()
    """The moves with their seats, if the contest keeps them."""
