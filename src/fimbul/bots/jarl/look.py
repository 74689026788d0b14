"""Looking ahead: sampled worlds that agree with a view, played on by karl's policy."""

from collections.abc import Sequence
from typing import Final

from fimbul.bots.karl.judges import JUDGES
from fimbul.bots.karl.opinions import Opinions
from fimbul.rules.cells import PARTICIPANTS, PILLAGED, PILLAGER, PROVINCE, WINNER
from fimbul.rules.flow import ACTION, BATTLE_CARD, DECISION_NAMES, DRAFT, SAVE_CARD
from fimbul.rules.game import apply, legal, next_seat, owes
from fimbul.rules.sample import sample
from fimbul.rules.setup import Rng
from fimbul.rules.state import State
from fimbul.rules.view import View, glance, view

GAME_OVER: Final = -1
"""The pending op of a game that is over."""


def worlds(seen: View, count: int, rng: Rng) -> list[State]:
    """``count`` worlds that agree with a view."""
    return [sample(seen, rng) for _ in range(count)]


def settle(state: State, think: Opinions) -> None:
    """Play on by karl's policy until the current action is over."""
    while state.pending_op not in (GAME_OVER, ACTION, DRAFT, SAVE_CARD):
        seat = next_seat(state)
        apply(state, seat, policy(state, seat, think))


def policy(state: State, seat: int, think: Opinions) -> int:
    """Karl's move; the first of equally good ones, so that worlds differ only by what is hidden."""
    options = legal(state, seat)
    if len(options) == 1:
        return options[0]
    op = state.pending_op
    seen = view(state, seat) if op == DRAFT else glance(state, seat)
    score = JUDGES[DECISION_NAMES[op]](seen, think)
    return max(options, key=score)


def after(world: State, seat: int, move: int, think: Opinions) -> State:
    """The world after a seat has made a move and everything that follows from it is over."""
    state = world.copy()
    apply(state, seat, move)
    settle(state, think)
    return state


def with_cards_of_others(world: State, seat: int, think: Opinions) -> State:
    """The world in which all others have sealed the battle cards that they would choose (P5)."""
    state = world.copy()
    assert state.pending_op == BATTLE_CARD
    for other in range(state.players):
        if other != seat and owes(state, other):
            apply(state, other, policy(state, other, think))
    return state


def pillage_chance(found: Sequence[State], seat: int, move: int, think: Opinions) -> float:
    """The part of the worlds in which a pillage succeeds."""
    won = 0
    for world in found:
        state = after(world, seat, move, think)
        cells = state.cells
        is_own = cells[PILLAGER] == seat
        if is_own and cells[PILLAGED] >> cells[PROVINCE] & 1:
            won += not cells[PARTICIPANTS] or cells[WINNER] == seat
    return won / len(found)
