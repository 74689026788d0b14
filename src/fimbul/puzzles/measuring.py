"""How good the options of a puzzle are, measured by playing on, and how a search ranks them.

Both know only the view of the seat. Every playout begins in a world that is sampled from the view,
so a card that the solver cannot see is a different one each time. In one playout all options get
the same world and the same random numbers, so they differ by their worth and not by luck.
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING, Final

from fimbul.analysis.intervals import change, mean, quantile
from fimbul.analysis.playing import loose_choice, outcome_of
from fimbul.analysis.results import Estimate
from fimbul.bots.jarl import Jarl
from fimbul.bots.jarl.look import after, with_cards_of_others
from fimbul.bots.jarl.tuned import TUNED
from fimbul.bots.karl.judges import JUDGES
from fimbul.bots.norn.battle import mixture_of_cards
from fimbul.bots.norn.choose import UNSEARCHED
from fimbul.bots.norn.clock import Clock
from fimbul.bots.norn.manner import Manner
from fimbul.bots.norn.search import Search
from fimbul.bots.protocol import Budget, decision_of
from fimbul.rules.cells import WINNER
from fimbul.rules.dice import Dice
from fimbul.rules.game import apply, carry_out, next_seat
from fimbul.rules.sample import sample

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from fimbul.analysis.playing import Outcome
    from fimbul.rules.state import State
    from fimbul.rules.view import View

LOOSENESS: Final = (0.5, 1.0, 2.0)
"""How carelessly everybody plays on, in independent runs: the best move must be best in each."""
PATIENT: Final = Manner(doubt=3.0)
"""A search that does not stop early unless a move is far ahead."""
_STREAMS: Final = 2


class Trials:
    """Playouts of the options of a view, run by run."""

    def __init__(self, seen: View, seed: int) -> None:
        self.seen = seen
        self.seed = seed
        self.outcomes: list[dict[int, list[Outcome]]] = [
            {move: [] for move in seen.options} for _ in LOOSENESS
        ]

    def play(self, moves: Iterable[int], count: int) -> None:
        """Play moves on until each has ``count`` playouts in every run."""
        wanted = list(moves)
        for run in range(len(LOOSENESS)):
            found = self.outcomes[run]
            for number in range(min(len(found[move]) for move in wanted), count):
                world = sample(self.seen, self._dice(run, number, 0))
                for move in wanted:
                    if len(found[move]) == number:
                        dice = self._dice(run, number, 1)
                        found[move].append(_played_on(world, self.seen.seat, move, run, dice))

    def _dice(self, run: int, number: int, stream: int) -> Dice:
        place = (self.seed * len(LOOSENESS) + run) << 24 | number
        return Dice(place * _STREAMS + stream)

    def of(self, move: int) -> list[Outcome]:
        """The outcomes of a move in all runs."""
        return [outcome for run in self.outcomes for outcome in run[move]]

    def chance(self, move: int) -> float:
        """The part of a move's playouts that the seat has won."""
        return fmean(outcome.shares[self.seen.seat] for outcome in self.of(move))

    def margins(self, best: int, other: int, looks: int = 1) -> tuple[Estimate, Estimate]:
        """How much more glory, and how much more chance to win, ``best`` brings than ``other``.

        The intervals hold for ``looks`` of such numbers together.
        """
        seat = self.seen.seat
        pairs = [pair for run in self.outcomes for pair in zip(run[best], run[other], strict=False)]
        widening = quantile(len(pairs), looks) / quantile(len(pairs))
        glory = mean([one.glory[seat] - two.glory[seat] for one, two in pairs])
        chance = change([one.shares[seat] - two.shares[seat] for one, two in pairs])
        return _widened(glory, widening), _widened(chance, widening)

    def is_best_in_every_run(self, best: int) -> bool:
        """Whether ``best`` has more glory than every other move in each of the runs."""
        seat = self.seen.seat
        for run in self.outcomes:
            for other in self.seen.options:
                pairs = list(zip(run[best], run[other], strict=False))
                ahead = sum(one.glory[seat] - two.glory[seat] for one, two in pairs)
                if other != best and ahead <= 0:
                    return False
        return True


def _widened(estimate: Estimate, factor: float) -> Estimate:
    value = estimate.value
    low, high = (value + factor * (end - value) for end in (estimate.low, estimate.high))
    return Estimate(value, low, high)


def _played_on(world: State, seat: int, move: int, run: int, dice: Dice) -> Outcome:
    """How a world ends if a seat makes a move there and everybody plays on."""
    state = world.copy()
    apply(state, seat, move)
    while (mover := next_seat(state)) >= 0:
        carry_out(state, mover, loose_choice(state, mover, dice, LOOSENESS[run]))
    return outcome_of(state)


def battles_won(seen: View, move: int, worlds: int, seed: int) -> float:
    """The part of sampled worlds in which the seat wins the battle that it is deciding about."""
    dice = Dice(seed)
    won = 0
    for _ in range(worlds):
        world = sample(seen, dice)
        if seen.decision == "battle-card":
            world = with_cards_of_others(world, seen.seat, TUNED)
        won += int(after(world, seen.seat, move, TUNED).cells[WINNER] == seen.seat)
    return won / worlds


@dataclass(frozen=True, slots=True)
class Ranking:
    """What a search thinks of the options: the best first, and how far it is ahead."""

    moves: tuple[int, ...]
    lead: float
    """In glory, before the second."""
    is_sure: bool
    """Whether the lead is larger than the search's own uncertainty."""


def ranked(seen: View, trials: int, seed: int, manner: Manner = PATIENT) -> Ranking:
    """How the norn's search ranks the options of a view; jarl where the norn does not search."""
    dice = Dice(seed)
    decision = decision_of(seen)
    clock = Clock(Budget(simulations=trials))
    if decision.name in UNSEARCHED:
        score = Jarl(dice).judge(seen, decision)
        found = sorted(((score(move), move) for move in seen.options), key=lambda it: -it[0])
        return _ranking(found, True)
    if decision.name == "battle-card":
        mixture = mixture_of_cards(seen, TUNED, clock, dice)
        means = zip(mixture.means(), mixture.moves, strict=True)
        return _ranking(sorted(means, key=lambda it: -it[0]), max(mixture.shares()) > 0.8)
    judge = Jarl(dice).judge(seen, decision) if decision.name == "action" else None
    sight = judge or JUDGES[decision.name](seen, TUNED)
    search = Search(seen, [sight(move) for move in seen.options], TUNED, manner, dice)
    for _ in search.trials(clock):
        pass
    return _ranking(search.ranked(), search.root.is_decided(manner))


def _ranking(found: Sequence[tuple[float, int]], is_sure: bool) -> Ranking:
    moves = tuple(move for _, move in found)
    return Ranking(moves, found[0][0] - found[1][0], is_sure)
