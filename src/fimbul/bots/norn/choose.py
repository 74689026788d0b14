"""A search over worlds that agree with the view: playouts by karl's policy, valued as jarl does.

Worlds, not one state, are searched: what the seat cannot know differs from one to the next. A
playout tries the branch that promises most and plays on to the seat's next turn, or to the end of
the action that is going on. Battle cards are chosen by all at once, so they are found by regret
matching: the norn mixes, and cannot be read.
"""

from collections.abc import Callable
from typing import Final

from fimbul.bots.jarl.choose import LOOKS
from fimbul.bots.jarl.evaluate import position_worth
from fimbul.bots.jarl.look import after, policy, settle, with_cards_of_others
from fimbul.bots.jarl.tuned import TUNED
from fimbul.bots.karl.choose import JUDGES
from fimbul.bots.karl.opinions import Opinions
from fimbul.bots.norn.branches import Branches
from fimbul.bots.norn.clock import Clock
from fimbul.bots.norn.evaluate import future_worth
from fimbul.bots.norn.mixing import Mixture
from fimbul.bots.protocol import Bot, Budget
from fimbul.rules.flow import ACTION, DRAFT, SAVE_CARD
from fimbul.rules.game import Decision, apply, next_seat
from fimbul.rules.sample import sample
from fimbul.rules.setup import Rng
from fimbul.rules.state import State
from fimbul.rules.view import View, view

Search = Callable[[View, Opinions, Clock, Rng], int]
"""Looks for the move to make in a view, as long as there is time."""
Finish = Callable[[State, int, Opinions], float]
"""Plays a world on for a while and says what it is worth to a seat then."""


def search_turn(seen: View, think: Opinions, clock: Clock, rng: Rng) -> int:
    """The branch that comes to most by the seat's next turn: when others can answer, it counts."""
    return _search(seen, think, clock, rng, _until_next_turn)


def search_moment(seen: View, think: Opinions, clock: Clock, rng: Rng) -> int:
    """The branch that comes to most when the action that is going on is over."""
    return _search(seen, think, clock, rng, _until_settled)


def _search(seen: View, think: Opinions, clock: Clock, rng: Rng, finish: Finish) -> int:
    """The best branch of all that there was time to try.

    The first trial of every branch happens in the same world, and so do the second ones and so
    on: then branches differ by what they are worth, and not by the luck of the draw.
    """
    sight = _first_sight(seen, think, rng)
    branches = Branches(seen.options, [sight(move) for move in seen.options])
    found: list[State] = []
    while clock.has_time():
        index = branches.to_try()
        trial = branches.trials[index]
        if trial == len(found):
            found.append(sample(seen, rng))
        world = found[trial].copy()
        apply(world, seen.seat, branches.moves[index])
        branches.learn(index, finish(world, seen.seat, think))
    scores = branches.scores()
    return max(branches.moves, key=lambda move: scores[move])


def _until_next_turn(state: State, seat: int, think: Opinions) -> float:
    play_to_next_turn(state, seat, think)
    return future_worth(view(state, seat), think)


def _until_settled(state: State, seat: int, think: Opinions) -> float:
    settle(state, think)
    return position_worth(view(state, seat), think)


def _first_sight(seen: View, think: Opinions, rng: Rng) -> Callable[[int], float]:
    """What jarl thinks of actions, and karl of everything else."""
    if seen.decision == "action":
        return LOOKS["action"](seen, think, rng)
    return JUDGES[seen.decision or "action"](seen, think)


def play_to_next_turn(state: State, seat: int, think: Opinions) -> None:
    """Play on by karl's policy until it is a seat's turn again, or the age is over."""
    while state.frames:
        op = state.frames[-1][0]
        if op in (DRAFT, SAVE_CARD) or (op == ACTION and state.frames[-1][1] == seat):
            return
        other = next_seat(state)
        apply(state, other, policy(state, other, think))


def search_battle_card(seen: View, think: Opinions, clock: Clock, rng: Rng) -> int:
    """A card drawn from the mixture that regret matching comes to."""
    mixture = Mixture(seen.options)
    while clock.has_time():
        world = with_cards_of_others(sample(seen, rng), seen.seat, think)
        mixture.learn(
            [
                position_worth(view(after(world, seen.seat, move, think), seen.seat), think)
                for move in seen.options
            ]
        )
    return mixture.draw(rng)


SEARCHES: Final[dict[str, Search]] = {
    "action": search_turn,
    "march-target": search_turn,
    "free-invasion": search_turn,
    "call-to-battle": search_moment,
    "battle-card": search_battle_card,
    "late-card": search_moment,
    "leader-move": search_moment,
    "blessing": search_moment,
    "pillage-at-once": search_turn,
}
"""Decisions that are worth a search."""


class Norn(Bot):
    """Searches while her budget lasts."""

    def __init__(self, rng: Rng, opinions: Opinions = TUNED) -> None:
        super().__init__(rng)
        self.opinions = opinions

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        options = view.options
        if len(options) == 1:
            return options[0]
        search = SEARCHES.get(decision.name)
        if search is not None:
            return search(view, self.opinions, Clock(budget), self.rng)
        return max(options, key=JUDGES[decision.name](view, self.opinions))
