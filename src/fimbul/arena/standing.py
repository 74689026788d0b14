"""How each bot did in a contest, with confidence intervals."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from statistics import fmean, stdev, variance
from typing import TYPE_CHECKING, Final

from fimbul.arena.clock import Clock
from fimbul.arena.options import WHOLE_WIN
from fimbul.arena.table import OUT
from fimbul.arena.wilson import Interval, Z, wilson
from fimbul.rules import SOURCE_NAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fimbul.arena.contest import Contest, Outcome
    from fimbul.bots import Fault

P99: Final = 0.99


def student(freedom: int) -> float:
    """The two-sided 95 % quantile of Student's t, by its expansion around the normal quantile.

    Within 1 % from three degrees of freedom on; for fewer, the quantile for three.
    """
    n = max(3, freedom)
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / n + second / n**2 + third / n**3


def share_interval(by_deal: Sequence[float]) -> Interval:
    """The 95 % interval of a win share, from one sample for each deal.

    The games of one deal are not independent: they have the same cards, and every bot gets every
    seat in turn. So the sample is the deal: its mean share over all rotations. The variance of the
    mean of deals gives the number of independent games that they are worth,
    ``share * (1 - share) / variance``. The interval is Wilson's for that many games, with Student's
    quantile, because the variance is itself an estimate. If all deals have the same result, each
    counts as one game, which is cautious.
    """
    deals = len(by_deal)
    share = fmean(by_deal)
    spread = variance(by_deal) / deals if deals > 1 else 0.0
    binomial = share * (1 - share)
    games = binomial / spread if spread > 0 and binomial > 0 else float(deals)
    return wilson(share, games, student(deals - 1))


@dataclass(frozen=True, slots=True)
class Standing:
    """How a bot did in a contest; for a bot with several seats, the mean of its seats."""

    bot: str
    seats: int
    win_share: float
    """The part of the games that one of its seats won; ties are shared."""
    interval: Interval
    even_share: float
    """The win share if all bots were equally strong."""
    glory: float
    glory_spread: float
    """The standard deviation from game to game."""
    sources: dict[str, float]
    """The mean glory from each source."""
    decisions: int
    milliseconds: float
    """The mean time of a decision."""
    milliseconds_p99: float
    """The time that 99 % of the decisions do not exceed."""
    forfeits: int
    faults: tuple[tuple[Fault, int], ...]
    """What went wrong, and how often; the most frequent first, but ``OUT`` last."""


def whole_deals(contest: Contest, outcomes: Sequence[Outcome]) -> list[Outcome]:
    """The outcomes whose deal was played from every seat: all, if the contest was not stopped."""
    played = Counter(contest.deal_of(outcome.game) for outcome in outcomes)
    return [
        outcome for outcome in outcomes if played[contest.deal_of(outcome.game)] == contest.players
    ]


def standings(contest: Contest, outcomes: Sequence[Outcome]) -> list[Standing]:
    """A standing for each different bot, in the order of the contest."""
    names = dict.fromkeys(contest.bots)
    return [_standing(contest, outcomes, name) for name in names]


def _standing(contest: Contest, outcomes: Sequence[Outcome], name: str) -> Standing:
    own = [index for index, called in enumerate(contest.bots) if called == name]
    by_deal = shares_by_deal(contest, outcomes, name)
    # A bot that has all seats wins all games.
    low, high = share_interval(by_deal) if len(own) < contest.players else (1.0, 1.0)
    glory = [outcome.glory[index] for outcome in outcomes for index in own]
    clock = Clock()
    for outcome in outcomes:
        for index in own:
            clock.put(outcome.clocks[index])
    faults = Counter(
        forfeit.fault
        for outcome in outcomes
        for forfeit in outcome.forfeits
        if forfeit.index in own
    )
    return Standing(
        name,
        len(own),
        fmean(by_deal) / len(own),
        (low / len(own), high / len(own)),
        1 / contest.players,
        fmean(glory),
        stdev(glory) if len(glory) > 1 else 0.0,
        {
            source: fmean(outcome.sources[index][number] for outcome in outcomes for index in own)
            for number, source in enumerate(SOURCE_NAMES)
        },
        sum(outcome.decisions[index] for outcome in outcomes for index in own),
        clock.mean,
        clock.quantile(P99),
        faults.total(),
        tuple(sorted(faults.most_common(), key=lambda found: found[0].what == OUT)),
    )


def shares_by_deal(contest: Contest, outcomes: Sequence[Outcome], name: str) -> list[float]:
    """For each deal, the part of its games that the bot won, all its seats together."""
    own = [index for index, called in enumerate(contest.bots) if called == name]
    won: dict[int, int] = {}
    for outcome in outcomes:
        deal = contest.deal_of(outcome.game)
        won[deal] = won.get(deal, 0) + sum(outcome.wins[index] for index in own)
    return [wins / (WHOLE_WIN * contest.players) for wins in won.values()]
