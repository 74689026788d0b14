"""Invading (I1–I4, N1–N9): how figures come onto the board, and what reacts to it."""

from collections.abc import Sequence

from fimbul.rules.board import FIRST_FJORD, OUTER, RESERVE, SUPPORTED_BY, YGGDRASIL, YGGDRASIL_BIT
from fimbul.rules.card import AFTER_INVASION, CARDS, INVASION_COST, REINFORCES, cards_with
from fimbul.rules.cells import (
    BASE,
    CLAN_SLOT,
    HOOKS,
    HORN_STEPS,
    MONSTER_SLOT,
    ON_BOARD,
    OPEN,
    POWER,
    RAGE,
    SLOT,
    STANDING,
    STAT_HORNS,
    STEP,
    WARRIOR_BONUS,
    WARRIORS,
    WHERE,
)
from fimbul.rules.decision import About, DecisionType, TurnAction, register_decision
from fimbul.rules.events import INVADED
from fimbul.rules.figures import has_figure, relocate
from fimbul.rules.flow import (
    AFTER_INVASION_STEP,
    FREE_INVASION,
    Frame,
    first_of,
    seat_of,
    second_of,
)
from fimbul.rules.gains import pay_rage
from fimbul.rules.manifest import (
    CARD_OF_FIGURE,
    FIGURE_COUNT,
    FIGURE_OF_CARD,
    FIRST_MONSTER,
    IS_NAVAL,
    LEADER,
    SHIP,
    WARRIOR,
)
from fimbul.rules.moves import DECLINE, FIELD_1, FIELD_2, INVADE_INTO, V_DECLINE, V_INVADE
from fimbul.rules.native import i64
from fimbul.rules.reasons import FALLBACK, Reason
from fimbul.rules.state import PublicState, State


def has_horns_left(state: PublicState, seat: i64) -> bool:
    """I4, N2: whether one more figure may come onto the board."""
    base = BASE[seat]
    horns = HORN_STEPS[state.cells[base + STEP + STAT_HORNS]]
    return state.cells[base + ON_BOARD] < horns


def invasion_cost(state: PublicState, seat: i64, figure: i64) -> i64:
    """I1, N5, N9: the rage that invading from the reserve costs."""
    cost = INVASION_COST[figure]
    if figure == WARRIOR:
        cost += state.cells[BASE[seat] + POWER + WARRIOR_BONUS]
    return cost


def targets(state: PublicState, figure: i64) -> i64:
    """The index into ``INVADE_INTO[figure]`` for what may be invaded now (I1–I3, N7)."""
    return state.cells[STANDING] if IS_NAVAL[figure] else state.cells[OPEN] | YGGDRASIL_BIT


class Invade(TurnAction):
    """I1: a figure of the reserve comes onto the board."""

    def add(self, state: State, seat: i64, moves: list[int]) -> None:
        """The figures of the reserve that can be paid for, wherever there is a free village."""
        if not has_horns_left(state, seat):
            return
        cells = state.cells
        base = BASE[seat]
        rage = cells[base + RAGE]
        land = cells[OPEN] | YGGDRASIL_BIT
        if cells[base + WARRIORS + RESERVE] and rage > cells[base + POWER + WARRIOR_BONUS]:
            moves += INVADE_INTO[WARRIOR][land]
        if cells[base + WHERE + LEADER] == RESERVE:
            moves += INVADE_INTO[LEADER][land]
        if rage >= INVASION_COST[SHIP] and cells[base + WHERE + SHIP] == RESERVE:
            moves += INVADE_INTO[SHIP][cells[STANDING]]
        for slot in range(MONSTER_SLOT, CLAN_SLOT):
            card = cells[base + SLOT + slot]
            if card >= 0:
                figure = FIGURE_OF_CARD[card]
                if cells[base + WHERE + figure] == RESERVE and rage >= INVASION_COST[figure]:
                    moves += INVADE_INTO[figure][targets(state, figure)]

    def choose(self, state: State, seat: i64, move: i64) -> None:
        """Pay and invade."""
        figure = FIELD_1[move]
        pay_rage(state, seat, invasion_cost(state, seat, figure))
        invade(state, seat, figure, FIELD_2[move], RESERVE)

    def cost(self, state: PublicState, seat: i64, move: i64) -> i64:
        """By figure."""
        return invasion_cost(state, seat, FIELD_1[move])

    def why(self, state: PublicState, seat: i64, hand: Sequence[int], move: i64) -> Reason:
        """I1–I4."""
        return why_not_enter(state, seat, RESERVE, self.cost(state, seat, move), move)


def invade(state: State, seat: i64, figure: i64, place: i64, source: i64) -> None:
    """Place a figure and push what reacts to it (N1).

    The effect of an invading monster comes first, then reinforcements, then what follows an
    invasion. Nothing reacts to an invasion of a fjord (N3).
    """
    relocate(state, seat, figure, source, place)
    if state.events is not None:
        state.tell(INVADED, seat, figure, place, source)
    if place >= FIRST_FJORD:
        return
    hooks = state.cells[BASE[seat] + HOOKS]
    if hooks & REINFORCES:
        for card in cards_with(state, seat, REINFORCES):
            assert card.reinforces is not None
            card.reinforces(state, seat, place)
    elif hooks & AFTER_INVASION:
        after_invasion(state, seat, place, 1)
    if figure >= FIRST_MONSTER:
        on_invade = CARDS[CARD_OF_FIGURE[figure]].on_invade
        if on_invade is not None:
            on_invade(state, seat, place)


def after_invasion(state: State, seat: i64, province: i64, figures: i64) -> None:
    """Push what follows an invasion by this number of figures."""
    if state.cells[BASE[seat] + HOOKS] & AFTER_INVASION:
        state.push(AFTER_INVASION_STEP, seat, province, figures)


def run_after_invasion(state: State, frame: Frame) -> None:
    """AFTER_INVASION_STEP(seat, province, figures)."""
    seat = seat_of(frame)
    for card in cards_with(state, seat, AFTER_INVASION):
        assert card.after_invasion is not None
        card.after_invasion(state, seat, first_of(frame), second_of(frame))


def why_not_enter(state: PublicState, seat: i64, source: i64, cost: i64, move: i64) -> Reason:
    """I1–I4, N2, N7: what keeps a figure from invading."""
    figure, place = FIELD_1[move], FIELD_2[move]
    if not has_figure(state, seat, figure, source):
        return "no-such-figure"
    if place >= FIRST_FJORD and not SUPPORTED_BY[place] & state.cells[STANDING]:
        return "fjord-closed"
    if place < OUTER and not state.is_standing(place):
        return "province-destroyed"
    if not has_horns_left(state, seat):
        return "horns-full"
    if cost > state.rage(seat):
        return "not-enough-rage"
    return why_not_there(state, place) if place < OUTER else FALLBACK


def why_not_there(state: PublicState, province: i64) -> Reason:
    """B3: why a figure cannot enter a province."""
    if not state.is_standing(province):
        return "province-destroyed"
    return FALLBACK if province == YGGDRASIL or state.has_room(province) else "no-village-free"


class FreeInvasion(DecisionType):
    """FREE_INVASION(seat, mask of figures): a figure comes for free after an upgrade (U3, U4)."""

    def arrive(self, state: State, frame: Frame) -> bool:
        """Asked only when one of the figures can invade."""
        return len(self.options(state, seat_of(frame), frame)) > 1

    def options(self, state: State, seat: i64, frame: Frame) -> list[int]:
        """One of these figures from the reserve, free of rage, or decline."""
        moves = [DECLINE]
        if not has_horns_left(state, seat):
            return moves
        base = BASE[seat]
        for figure in range(FIGURE_COUNT):
            if first_of(frame) >> figure & 1:
                at = base + WARRIORS + RESERVE if figure == WARRIOR else base + WHERE + figure
                is_there = state.cells[at] > 0 if figure == WARRIOR else state.cells[at] == RESERVE
                if is_there:
                    moves += INVADE_INTO[figure][targets(state, figure)]
        return moves

    def choose(self, state: State, seat: i64, frame: Frame, move: i64) -> None:
        """It invades."""
        if move != DECLINE:
            invade(state, seat, FIELD_1[move], FIELD_2[move], RESERVE)

    def why(
        self, state: PublicState, seat: i64, hand: Sequence[int], frame: Frame, move: i64
    ) -> Reason:
        """U3, U4: only the figures that the upgrade is about."""
        if not first_of(frame) >> FIELD_1[move] & 1:
            return "wrong-figure"
        return why_not_enter(state, seat, RESERVE, 0, move)


register_decision(FreeInvasion(FREE_INVASION, "places", (V_DECLINE, V_INVADE), may_fall_away=True))


class WarriorOffer(DecisionType):
    """A free warrior from the reserve may come to the province in the frame's first number (N2)."""

    def arrive(self, state: State, frame: Frame) -> bool:
        """Asked only when the warrior can come (N2, N3)."""
        seat, province = seat_of(frame), first_of(frame)
        has_warrior = state.cells[BASE[seat] + WARRIORS + RESERVE] > 0
        return has_warrior and state.has_room(province) and has_horns_left(state, seat)

    def options(self, state: State, seat: i64, frame: Frame) -> list[int]:
        """The warrior into that province, or decline."""
        return [DECLINE, *INVADE_INTO[WARRIOR][1 << first_of(frame)]]

    def about(self, state: PublicState, frame: Frame) -> About:
        """The province."""
        return About(province=first_of(frame))

    def why(
        self, state: PublicState, seat: i64, hand: Sequence[int], frame: Frame, move: i64
    ) -> Reason:
        """A warrior, into that province."""
        if FIELD_1[move] != WARRIOR:
            return "wrong-figure"
        return "wrong-place" if FIELD_2[move] != first_of(frame) else FALLBACK
