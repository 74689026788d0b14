"""Why a seat may not make a move, as a reason with a stable code.

It uses only what the seat may know: the public state, its own hand and its own options. If several
reasons apply, the most lasting one is returned: first what does not exist at all, then what is
closed to everybody, then what the clan lacks.
"""

from collections.abc import Sequence

from fimbul.rules.cells import ACTION_PHASE, PHASE
from fimbul.rules.decision import DECISIONS
from fimbul.rules.flow import ACTION, op_of
from fimbul.rules.moves import V_PASS, VERB
from fimbul.rules.reasons import FALLBACK, Reason, WhyCode
from fimbul.rules.state import PublicState


def why_not(
    state: PublicState, seat: int, hand: Sequence[int], options: Sequence[int], move: int
) -> WhyCode:
    """Why a seat with this hand and these legal moves may not make a move; "" when it may."""
    if move in options:
        return ""
    if state.is_over:
        return "game-over"
    if not options:
        return _why_not_asked(state, seat, move)
    frame = state.stack[-1]
    decision = DECISIONS[op_of(frame)]
    if VERB[move] not in decision.verbs:
        return FALLBACK
    return decision.why(state, seat, hand, frame, move)


def _why_not_asked(state: PublicState, seat: int, move: int) -> Reason:
    """A3, A4, T1: a seat that has passed or has no rage gets no turn any more in this age."""
    verb = VERB[move]
    is_action = verb != V_PASS and verb in DECISIONS[ACTION].verbs
    if is_action and state.cells[PHASE] == ACTION_PHASE and 0 <= seat < state.players:
        if state.has_passed(seat):
            return "passed"
        if not state.rage(seat):
            return "no-rage"
    return "not-your-decision"
