"""The rage that a move costs the seat that makes it (A2)."""

from fimbul.rules.decision import DECISIONS
from fimbul.rules.moves import VERB
from fimbul.rules.native import i64
from fimbul.rules.state import PublicState


def move_cost(state: PublicState, seat: i64, move: i64) -> i64:
    """The rage that a move of the pending decision costs a seat; 0 for a free move.

    Passing is free in this sense, although a seat that passes loses the rage it has left (A4).
    """
    op = state.pending_op
    if op < 0 or VERB[move] not in DECISIONS[op].verbs:
        return 0
    return DECISIONS[op].cost(state, seat, move)
