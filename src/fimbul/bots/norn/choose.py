"""The norn as a bot: which decisions it searches, and its advice about moves."""

from collections.abc import Mapping, Sequence
from typing import Final

from fimbul.bots.advising import advice_on, expected_glory, expected_win, reason_for
from fimbul.bots.jarl.choose import Jarl
from fimbul.bots.jarl.judges import LOOKS
from fimbul.bots.jarl.tuned import TUNED
from fimbul.bots.karl.judges import JUDGES
from fimbul.bots.karl.opinions import Opinions
from fimbul.bots.norn.battle import mixture_of_cards
from fimbul.bots.norn.clock import Clock
from fimbul.bots.norn.manner import USUAL, Manner
from fimbul.bots.norn.search import Search
from fimbul.bots.protocol import Advice, Budget
from fimbul.rules.game import Decision
from fimbul.rules.setup import Rng
from fimbul.rules.state import State
from fimbul.rules.view import View
from fimbul.rules.view import view as view_of

UNSEARCHED: Final = ("draft", "save-card")
"""Decisions whose outcome is too far away for a search: jarl's judgement is as good."""
SEARCHED: Final = 0.7
"""The part of a budget for advice that goes to the best moves; the rest goes to all others, so that
a bad move does not look as good as the best one."""


class Norn(Jarl):
    """Searches most decisions while its budget lasts, and judges the others as jarl does."""

    def __init__(self, rng: Rng, opinions: Opinions = TUNED, manner: Manner = USUAL) -> None:
        super().__init__(rng, opinions)
        self.manner = manner

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        if len(view.options) == 1 or decision.name in UNSEARCHED:
            return super().choose(view, decision, budget)
        clock = Clock(budget)
        if decision.name == "battle-card":
            return mixture_of_cards(view, self.opinions, clock, self.rng).draw(self.rng)
        search = self._search(view, decision)
        for _ in search.trials(clock):
            pass
        return search.ranked()[0][1]

    def advise(self, view: View, decision: Decision, budget: Budget) -> list[Advice]:
        """All moves, the best first, by the outcomes of their trials."""
        if len(view.options) == 1 or decision.name in UNSEARCHED:
            return super().advise(view, decision, budget)
        clock = Clock(budget)
        if decision.name == "battle-card":
            mixture = mixture_of_cards(view, self.opinions, clock, self.rng)
            means = mixture.means()
            found = sorted(zip(means, mixture.moves, strict=True), key=lambda pair: -pair[0])
            return [advice_on(view, move, worth - max(means)) for worth, move in found]
        search = self._search(view, decision)
        tallies = {move: Tally() for move in view.options}
        for move, world in search.trials(clock.first(SEARCHED)):
            tallies[move].count(world, view.seat)
        for move, world in search.survey(clock):
            tallies[move].count(world, view.seat)
        return _advice(view, [move for _, move in search.ranked()], tallies)

    def _search(self, view: View, decision: Decision) -> Search:
        """A search whose first estimates are jarl's for actions and karl's for everything else."""
        if decision.name == "action":
            sight = LOOKS["action"](view, self.opinions, self.rng)
        else:
            sight = JUDGES[decision.name](view, self.opinions)
        sights = [sight(move) for move in view.options]
        return Search(view, sights, self.opinions, self.manner, self.rng)


class Tally:
    """The outcomes of the trials of a move: the seat's glory at the end, and its chance to win."""

    __slots__ = ("glory", "wins")

    def __init__(self) -> None:
        self.glory: list[float] = []
        self.wins: list[float] = []

    def count(self, world: State, seat: int) -> None:
        """Add a trial that ended in this world, where the age or the game is over."""
        if world.is_over:
            winners = world.winners()
            self.glory.append(float(world.glory(seat)))
            self.wins.append(1.0 / len(winners) if seat in winners else 0.0)
        else:
            seen = view_of(world, seat)
            self.glory.append(expected_glory(seen, seat))
            self.wins.append(expected_win(seen, seat))


FEW_TRIALS: Final = 4.0
"""The weight of the assumption that another move is as good as the best one, in trials."""


def _advice(view: View, ranked: Sequence[int], tallies: Mapping[int, Tally]) -> list[Advice]:
    """Advice about moves, the best first. None promises less than those after it.

    A move is compared with the best one in the worlds in which both were tried. One that was tried
    rarely is assumed to be about as good.
    """
    best = tallies[ranked[0]]
    glory = _mean(best.glory, expected_glory(view, view.seat))
    chance = _mean(best.wins, expected_win(view, view.seat))
    less, rarer = -glory, -chance
    found: list[Advice] = []
    for move in reversed(ranked):
        tally = tallies[move]
        less = min(0.0, max(less, _change(tally.glory, best.glory)))
        rarer = min(0.0, max(rarer, _change(tally.wins, best.wins)))
        reason, args = reason_for(view, move)
        found.append(Advice(move, glory + less, chance + rarer, reason, args))
    found.reverse()
    return found


def _mean(found: Sequence[float], at_first: float) -> float:
    """The mean of the outcomes of trials and of what was expected before them."""
    return (sum(found) + at_first) / (len(found) + 1.0)


def _change(found: Sequence[float], best: Sequence[float]) -> float:
    """How much more a move brings than the best one, which was tried in the same worlds first."""
    both = min(len(found), len(best))
    return (sum(found[:both]) - sum(best[:both])) / (both + FEW_TRIALS)
