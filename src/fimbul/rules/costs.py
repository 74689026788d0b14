"""What a choice costs: the rage that a move takes from the pool of the seat that makes it (A2)."""

from fimbul.rules.decision import DECISIONS
from fimbul.rules.moves import VERB
from fimbul.rules.native import i64
from fimbul.rules.state import PublicState


def move_cost(state: PublicState, seat: i64, move: i64) -> i64:
    """The rage that a move of the pending decision costs a seat; 0 for what is free.

    To pass costs nothing in this sense, though the rage that is left is lost (A4).
    """
    op = state.pending_op
    if op < 0 or VERB[move] not in DECISIONS[op].verbs:
        return 0
    return DECISIONS[op].cost(state, seat, move)
