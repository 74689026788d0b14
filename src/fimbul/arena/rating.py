"""OpenSkill ratings: one number for the strength of a bot, whatever its opponents."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from fimbul.arena.contest import Outcome


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's strength ``mu`` and its uncertainty ``sigma`` (Plackett–Luce).

    Every bot starts with 25 and 25 / 3.
    """

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """A cautious estimate of the strength: mu less three sigma."""
        return self.mu - 3 * self.sigma


def ratings(
    played: Iterable[tuple[Sequence[str], Sequence[Outcome]]],
) -> dict[str, Rating] | None:
    """The rating of every bot after games in this order; None if OpenSkill is not installed.

    A bot with several seats in a game plays against itself: it gets the mean rating of its seats.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model = PlackettLuce()
    rated: dict[str, Rating] = {}
    fresh = model.rating()
    start = Rating(fresh.mu, fresh.sigma)
    for names, outcomes in played:
        for outcome in outcomes:
            before = [rated.get(name, start) for name in names]
            teams = [[model.rating(found.mu, found.sigma)] for found in before]
            after = model.rate(teams, scores=[float(glory) for glory in outcome.glory])
            for name in dict.fromkeys(names):
                own = [after[index][0] for index, called in enumerate(names) if called == name]
                mean = fmean(found.mu for found in own), fmean(found.sigma for found in own)
                rated[name] = Rating(*mean)
    return rated
