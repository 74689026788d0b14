"""Why a seat may not make a move: a reason with a code that never changes, by rule.

It asks only what the seat may know: the open table, its own hand and its own options. Where
several reasons hold, the one that lasts longest comes first: what is not there at all, then what
is closed to everybody, then what the clan lacks.
"""

from collections.abc import Sequence

from fimbul.rules.cells import ACTION_PHASE, PHASE
from fimbul.rules.decision import DECISIONS
from fimbul.rules.flow import ACTION, op_of
from fimbul.rules.moves import V_PASS, VERB
from fimbul.rules.reasons import FALLBACK, Reason, WhyCode
from fimbul.rules.state import Table


def why_not(
    table: Table, seat: int, hand: Sequence[int], options: Sequence[int], move: int
) -> WhyCode:
    """Why a seat with this hand and these legal moves may not make a move; "" when it may."""
    if move in options:
        return ""
    if table.is_over:
        return "game-over"
    if not options:
        return _why_not_asked(table, seat, move)
    frame = table.stack[-1]
    decision = DECISIONS[op_of(frame)]
    if VERB[move] not in decision.verbs:
        return FALLBACK
    return decision.why(table, seat, hand, frame, move)


def _why_not_asked(table: Table, seat: int, move: int) -> Reason:
    """A3, A4, T1: a seat that has passed or has no rage gets no turn any more in this age."""
    verb = VERB[move]
    is_action = verb != V_PASS and verb in DECISIONS[ACTION].verbs
    if is_action and table.cells[PHASE] == ACTION_PHASE and 0 <= seat < table.players:
        if table.has_passed(seat):
            return "passed"
        if not table.rage(seat):
            return "no-rage"
    return "not-your-decision"
