"""The ladder: one of each bot against the others of another, for 2, 3 and 4 players."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations, permutations
from typing import TYPE_CHECKING, Final

from fimbul.arena.contest import Contest
from fimbul.arena.engine import PROCESSES
from fimbul.arena.playing import play_contest
from fimbul.arena.rating import Rating, ratings
from fimbul.arena.standing import Standing, standings
from fimbul.rules.manifest import MAX_PLAYERS, MIN_PLAYERS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fimbul.arena.contest import Outcome

TABLES: Final = tuple(range(MIN_PLAYERS, MAX_PLAYERS + 1))


@dataclass(frozen=True, slots=True)
class Rungs:
    """The results of the ladder for one number of players."""

    players: int
    bots: tuple[str, ...]
    contests: tuple[tuple[Contest, tuple[Standing, ...]], ...]
    ratings: dict[str, Rating] | None

    def against(self, bot: str, others: str) -> Standing | None:
        """How one ``bot`` did when all others were ``others``; None if that was not played."""
        for contest, found in self.contests:
            if sorted(contest.bots) == sorted((bot, *[others] * (self.players - 1))):
                return next(standing for standing in found if standing.bot == bot)
        return None


def contests(like: Contest, players: int) -> list[Contest]:
    """For each two bots, a contest of one against all others being the second, and the reverse.

    With two players both are the same contest. The bots and all options are those of ``like``.
    """
    pairs = combinations(like.bots, 2) if players == 2 else permutations(like.bots, 2)
    return [replace(like, bots=(bot, *[other] * (players - 1))) for bot, other in pairs]


def climb(
    like: Contest,
    workers: int = 1,
    engine: str = PROCESSES,
    on_progress: Callable[[int], None] | None = None,
) -> list[Rungs]:
    """Play the whole ladder of the bots of ``like``. Raises the same as ``play_contest``."""
    played = [
        (contest, play_contest(contest, workers, engine, on_progress))
        for players in TABLES
        for contest in contests(like, players)
    ]
    return rungs_of(like.bots, played)


def rungs_of(
    bots: tuple[str, ...], played: Sequence[tuple[Contest, Sequence[Outcome]]]
) -> list[Rungs]:
    """The results of the contests of a ladder that were played."""
    rungs = []
    for players in TABLES:
        found = [(contest, outcomes) for contest, outcomes in played if contest.players == players]
        if found:
            stood = tuple(
                (contest, tuple(standings(contest, outcomes))) for contest, outcomes in found
            )
            rated = ratings(in_turn([(contest.bots, outcomes) for contest, outcomes in found]))
            rungs.append(Rungs(players, bots, stood, rated))
    return rungs


def in_turn(
    played: Sequence[tuple[Sequence[str], Sequence[Outcome]]],
) -> list[tuple[Sequence[str], Sequence[Outcome]]]:
    """The games of all contests in turn, so that ratings do not depend on the last one most."""
    longest = max((len(outcomes) for _, outcomes in played), default=0)
    return [
        (names, outcomes[number : number + 1])
        for number in range(longest)
        for names, outcomes in played
    ]
