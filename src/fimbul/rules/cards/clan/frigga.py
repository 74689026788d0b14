"""Frigga's clan upgrades: cheaper upgrades, reinforcement, protection, return and sacrifice."""

from collections.abc import Sequence
from typing import Final

from fimbul.rules.board import PROVINCES, RESERVE, VALHALLA
from fimbul.rules.card import Card
from fimbul.rules.cells import (
    BASE,
    ON_BOARD,
    PHASE,
    RAGE,
    RAGNAROK_PHASE,
    UPGRADE_DISCOUNT,
)
from fimbul.rules.decision import (
    About,
    DecisionType,
    TurnAction,
    register_decision,
)
from fimbul.rules.destroy import destroy, doom, let_escape, spare_moves
from fimbul.rules.events import INVADED, PROTECTED, SACRIFICED
from fimbul.rules.figures import has_figure, place_in_battle, relocate
from fimbul.rules.flow import (
    PROTECTION,
    SACRIFICE,
    SUCCOR,
    Frame,
    first_of,
    seat_of,
    second_of,
    third_of,
)
from fimbul.rules.gains import offer_stat, pay_rage
from fimbul.rules.invade import (
    WarriorOffer,
    after_invasion,
    has_horns_left,
    invade,
    targets,
    why_not_enter,
)
from fimbul.rules.manifest import WARRIOR
from fimbul.rules.moves import (
    DECLINE,
    FIELD_1,
    FIELD_2,
    RECALL_INTO,
    SACRIFICE_AT,
    V_DECLINE,
    V_INVADE,
    V_RECALL,
    V_SACRIFICE,
    V_SPARE,
    VERB,
)
from fimbul.rules.native import i64
from fimbul.rules.reasons import FALLBACK, Reason
from fimbul.rules.state import PublicState, State

# --- Frigga's Succor ------------------------------------------------------------------------------


def _succor(state: State, seat: i64, province: i64) -> None:
    """N1: a warrior may follow the invader."""
    state.push(SUCCOR, seat, province)


class Succor(WarriorOffer):
    """SUCCOR(seat, province): whether a warrior follows the invader (N1)."""

    def arrive(self, state: State, frame: Frame) -> bool:
        """Without a warrior to send, the invader came alone."""
        can_come = super().arrive(state, frame)
        if not can_come:
            after_invasion(state, seat_of(frame), first_of(frame), 1)
        return can_come

    def choose(self, state: State, seat: i64, frame: Frame, move: i64) -> None:
        """The warrior brings no other one, but counts for what comes after (N1)."""
        province = first_of(frame)
        if move == DECLINE:
            after_invasion(state, seat, province, 1)
            return
        relocate(state, seat, WARRIOR, RESERVE, province)
        if state.events is not None:
            state.tell(INVADED, seat, WARRIOR, province, RESERVE)
        after_invasion(state, seat, province, 2)


register_decision(Succor(SUCCOR, "offer", (V_DECLINE, V_INVADE), may_fall_away=True))


# --- Frigga's Protection --------------------------------------------------------------------------


def _protection(state: State, seat: i64, province: i64, warriors: i64, others: i64) -> bool:
    """X1: not in Ragnarök, and not without rage."""
    has_rage = state.cells[BASE[seat] + RAGE] > 0
    if not has_rage or state.cells[PHASE] == RAGNAROK_PHASE or not (warriors or others):
        return False
    state.push(PROTECTION, seat, province, warriors, others)
    return True


class Protection(DecisionType):
    """PROTECTION(seat, province, warriors, mask of other figures): one of them to spare (X1)."""

    def options(self, state: State, seat: i64, frame: Frame) -> list[int]:
        """Pay 1 rage to spare one of the doomed, or decline."""
        return [DECLINE, *spare_moves(second_of(frame), third_of(frame))]

    def choose(self, state: State, seat: i64, frame: Frame, move: i64) -> None:
        """One figure at a time, as often as rage lasts (X1)."""
        province = first_of(frame)
        warriors = second_of(frame)
        others = third_of(frame)
        if move == DECLINE:
            let_escape(state, seat, province, warriors, others)
            return
        figure = FIELD_1[move]
        pay_rage(state, seat, 1)
        if state.events is not None:
            state.tell(PROTECTED, seat, figure, place_in_battle(figure, province))
        if figure == WARRIOR:
            doom(state, seat, province, warriors - 1, others)
        else:
            doom(state, seat, province, warriors, others & ~(1 << figure))

    def cost(self, state: PublicState, seat: i64, move: i64) -> i64:
        """For each figure."""
        return 1 if VERB[move] == V_SPARE else 0

    def about(self, state: PublicState, frame: Frame) -> About:
        """The province, and the doomed there."""
        return About(province=first_of(frame), warriors=second_of(frame), figures=third_of(frame))

    def why(
        self, state: PublicState, seat: i64, hand: Sequence[int], frame: Frame, move: i64
    ) -> Reason:
        """X1: one of the doomed. All of them are offered."""
        return "not-doomed"


register_decision(Protection(PROTECTION, "figures", (V_DECLINE, V_SPARE)))


# --- Frigga's Domain ------------------------------------------------------------------------------
_RECALL_COST: Final = 1
"""N6: whatever the figure."""


class Recall(TurnAction):
    """N6, X5: a figure invades from Valhalla."""

    def add(self, state: State, seat: i64, moves: list[int]) -> None:
        """Any of the fallen, as in an invasion from the reserve."""
        if has_horns_left(state, seat) and state.cells[BASE[seat] + RAGE] >= _RECALL_COST:
            for figure in state.figures_at(seat, VALHALLA):
                moves += RECALL_INTO[figure][targets(state, figure)]

    def choose(self, state: State, seat: i64, move: i64) -> None:
        """Pay and invade."""
        pay_rage(state, seat, _RECALL_COST)
        invade(state, seat, FIELD_1[move], FIELD_2[move], VALHALLA)

    def cost(self, state: PublicState, seat: i64, move: i64) -> i64:
        """Always the same."""
        return _RECALL_COST

    def why(self, state: PublicState, seat: i64, hand: Sequence[int], move: i64) -> Reason:
        """I1–I4."""
        return why_not_enter(state, seat, VALHALLA, _RECALL_COST, move)


# --- Frigga's Sacrifice ---------------------------------------------------------------------------


def _add_sacrifices(state: State, seat: i64, moves: list[int]) -> None:
    for place in range(RESERVE):
        if place < PROVINCES and not state.count_in(seat, place):
            continue
        moves += [SACRIFICE_AT[figure][place] for figure in state.figures_at(seat, place)]


def _sacrifice(state: State, seat: i64, move: i64) -> None:
    """A cost: neither Protection nor the Witch can save the figure (X1, X3)."""
    if state.events is not None:
        state.tell(SACRIFICED, seat, FIELD_1[move], FIELD_2[move])
    destroy(state, seat, FIELD_1[move], FIELD_2[move])


class FirstSacrifice(TurnAction):
    """Two own figures on the board for a step of a stat: the first of them."""

    def add(self, state: State, seat: i64, moves: list[int]) -> None:
        """With at least two figures on the board."""
        if state.cells[BASE[seat] + ON_BOARD] > 1:
            _add_sacrifices(state, seat, moves)

    def choose(self, state: State, seat: i64, move: i64) -> None:
        """Then the second is chosen."""
        _sacrifice(state, seat, move)
        state.push(SACRIFICE, seat)

    def why(self, state: PublicState, seat: i64, hand: Sequence[int], move: i64) -> Reason:
        """Two figures on the board."""
        if state.figures_on_board(seat) < 2:
            return "too-few-figures"
        return _why_not_sacrificed(state, seat, move)


class SecondSacrifice(DecisionType):
    """SACRIFICE(seat): the second figure to give."""

    def options(self, state: State, seat: i64, frame: Frame) -> list[int]:
        """Any figure on the board."""
        moves: list[int] = []
        _add_sacrifices(state, seat, moves)
        return moves

    def choose(self, state: State, seat: i64, frame: Frame, move: i64) -> None:
        """Both are paid: one stat goes up."""
        _sacrifice(state, seat, move)
        offer_stat(state, seat)

    def why(
        self, state: PublicState, seat: i64, hand: Sequence[int], frame: Frame, move: i64
    ) -> Reason:
        """A figure on the board."""
        return _why_not_sacrificed(state, seat, move)


def _why_not_sacrificed(state: PublicState, seat: i64, move: i64) -> Reason:
    is_there = has_figure(state, seat, FIELD_1[move], FIELD_2[move])
    return FALLBACK if is_there else "no-such-figure"


register_decision(SecondSacrifice(SACRIFICE, "figures", (V_SACRIFICE,)))


OF_FRIGGA: Final = (
    Card(
        "friggas-charm",
        1,
        "Frigga's Charm",
        0,
        (1, 0, 0),
        "frigga",
        powers=((UPGRADE_DISCOUNT, 1),),
    ),
    Card("friggas-succor", 1, "Frigga's Succor", 2, (0, 1, 0), "frigga", reinforces=_succor),
    Card("friggas-protection", 2, "Frigga's Protection", 0, (1, 0, 0), "frigga", saves=_protection),
    Card(
        "friggas-domain",
        3,
        "Frigga's Domain",
        0,
        (1, 0, 0),
        "frigga",
        action=Recall((V_RECALL,), after=V_INVADE),
    ),
    Card(
        "friggas-sacrifice",
        3,
        "Frigga's Sacrifice",
        1,
        (0, 1, 0),
        "frigga",
        action=FirstSacrifice((V_SACRIFICE,)),
    ),
)
