"""Invading (I1–I4, N1–N9): how figures come onto the board, and what reacts to it."""

from typing import Final

from fimbul.rules.board import FIRST_FJORD, RESERVE, VALHALLA, YGGDRASIL_BIT
from fimbul.rules.cards import CARDS
from fimbul.rules.cells import (
    BASE,
    CLAN_SLOT,
    HORN_STEPS,
    KINDS,
    MONSTER_SLOT,
    ON_BOARD,
    OPEN,
    PILLAGED,
    PILLAGES_AT_ONCE,
    POWER,
    RAGE,
    RECALLS,
    REINFORCES,
    SLOT,
    STANDING,
    STAT_HORNS,
    STEP,
    WARRIOR_BONUS,
    WARRIORS,
    WHERE,
)
from fimbul.rules.events import INVADED
from fimbul.rules.figures import (
    CARD_OF_KIND,
    FIRST_MONSTER,
    INVASION_COST,
    IS_NAVAL,
    KIND_OF_CARD,
    LEADER,
    SHIP,
    WARRIOR,
    is_present,
    relocate,
)
from fimbul.rules.flow import (
    PILLAGE,
    PILLAGE_AT_ONCE,
    SUCCOR,
    Frame,
    first_of,
    frame_of,
    op_of,
    seat_of,
    second_of,
)
from fimbul.rules.gains import pay_rage
from fimbul.rules.moves import (
    DECLINE,
    FIELD_1,
    FIELD_2,
    INVADE_INTO,
    PILLAGE_OF,
    RECALL_INTO,
)
from fimbul.rules.native import i64
from fimbul.rules.state import State, Table

RECALL_COST: Final = 1
"""N6: what Frigga's Domain costs in all."""
PILLAGE_AT_ONCE_COST: Final = 2


def has_horns_left(table: Table, seat: i64) -> bool:
    """I4, N2: whether one more figure may come onto the board."""
    base = BASE[seat]
    horns = HORN_STEPS[table.cells[base + STEP + STAT_HORNS]]
    return table.cells[base + ON_BOARD] < horns


def invasion_cost(table: Table, seat: i64, kind: i64) -> i64:
    """I1, N5, N9: the rage that invading from the reserve costs."""
    cost = INVASION_COST[kind]
    if kind == WARRIOR:
        cost += table.cells[BASE[seat] + POWER + WARRIOR_BONUS]
    return cost


def targets(table: Table, kind: i64) -> i64:
    """The index into ``INVADE_INTO[kind]`` for what may be invaded now (I1–I3, N7)."""
    return table.cells[STANDING] if IS_NAVAL[kind] else table.cells[OPEN] | YGGDRASIL_BIT


def add_invasions(table: Table, seat: i64, moves: list[int]) -> None:
    """Append the Invade actions that a seat can pay for, Frigga's Domain among them."""
    if not has_horns_left(table, seat):
        return
    cells = table.cells
    base = BASE[seat]
    rage = cells[base + RAGE]
    land = cells[OPEN] | YGGDRASIL_BIT
    if cells[base + WARRIORS + RESERVE] and rage > cells[base + POWER + WARRIOR_BONUS]:
        moves += INVADE_INTO[WARRIOR][land]
    if cells[base + WHERE + LEADER] == RESERVE:
        moves += INVADE_INTO[LEADER][land]
    if rage >= 2 and cells[base + WHERE + SHIP] == RESERVE:
        moves += INVADE_INTO[SHIP][cells[STANDING]]
    for slot in range(MONSTER_SLOT, CLAN_SLOT):
        card = cells[base + SLOT + slot]
        if card >= 0:
            kind = KIND_OF_CARD[card]
            if cells[base + WHERE + kind] == RESERVE and rage >= INVASION_COST[kind]:
                moves += INVADE_INTO[kind][targets(table, kind)]
    if cells[base + POWER + RECALLS] and rage >= RECALL_COST:
        for kind in table.kinds_at(seat, VALHALLA):
            moves += RECALL_INTO[kind][targets(table, kind)]


def choose_invade(state: State, seat: i64, move: i64) -> None:
    """The Invade action from the reserve."""
    kind = FIELD_1[move]
    pay_rage(state, seat, invasion_cost(state, seat, kind))
    invade(state, seat, kind, FIELD_2[move], RESERVE)


def choose_recall(state: State, seat: i64, move: i64) -> None:
    """The Invade action from Valhalla (N6, X5)."""
    pay_rage(state, seat, RECALL_COST)
    invade(state, seat, FIELD_1[move], FIELD_2[move], VALHALLA)


def invade(state: State, seat: i64, kind: i64, place: i64, source: i64) -> None:
    """Place a figure and set off what reacts to it (N1): the monster's own deed, then Succor,
    then Thor's Domain; the last two not for a fjord (N3)."""
    relocate(state, seat, kind, source, place)
    if state.events is not None:
        state.tell(INVADED, seat, kind, place, source)
    if place >= FIRST_FJORD:
        return
    base = BASE[seat]
    if state.cells[base + POWER + PILLAGES_AT_ONCE]:
        state.push(PILLAGE_AT_ONCE, seat, place, 1)
    if state.cells[base + POWER + REINFORCES]:
        state.push(SUCCOR, seat, place)
    if kind >= FIRST_MONSTER:
        on_invade = CARDS[CARD_OF_KIND[kind]].on_invade
        if on_invade is not None:
            on_invade(state, seat, place)


def can_bring_warrior(table: Table, seat: i64, province: i64) -> bool:
    """N2, N3: whether a warrior of the reserve can invade this province for free."""
    has_warrior = table.cells[BASE[seat] + WARRIORS + RESERVE] > 0
    return has_warrior and table.has_room(province) and has_horns_left(table, seat)


# --- FREE_INVASION(seat, mask of kinds) -----------------------------------------------------------


def arrive_free_invasion(state: State, frame: Frame) -> bool:
    """U3, U4: asked only when one of the figures can invade."""
    return len(free_invasion_options(state, seat_of(frame), frame)) > 1


def free_invasion_options(state: State, seat: i64, frame: Frame) -> list[int]:
    """One figure of these kinds from the reserve, free of rage, or decline."""
    moves = [DECLINE]
    if not has_horns_left(state, seat):
        return moves
    base = BASE[seat]
    for kind in range(KINDS):
        if first_of(frame) >> kind & 1:
            at = base + WARRIORS + RESERVE if kind == WARRIOR else base + WHERE + kind
            is_there = state.cells[at] > 0 if kind == WARRIOR else state.cells[at] == RESERVE
            if is_there:
                moves += INVADE_INTO[kind][targets(state, kind)]
    return moves


def choose_free_invasion(state: State, seat: i64, frame: Frame, move: i64) -> None:
    """The free invasion after an upgrade; also Loki's Blessing."""
    if move != DECLINE:
        invade(state, seat, FIELD_1[move], FIELD_2[move], RESERVE)


# --- SUCCOR(seat, province) and BLESSING(seat, province) ------------------------------------------


def arrive_warrior_offer(state: State, frame: Frame) -> bool:
    """Asked only when the warrior can come."""
    return can_bring_warrior(state, seat_of(frame), first_of(frame))


def warrior_offer_options(state: State, seat: i64, frame: Frame) -> list[int]:
    """The warrior into that province, or decline."""
    return [DECLINE, *INVADE_INTO[WARRIOR][1 << first_of(frame)]]


def choose_succor(state: State, seat: i64, frame: Frame, move: i64) -> None:
    """The warrior brings no other one (N1), but gives Thor's Domain one more chance."""
    if move == DECLINE:
        return
    relocate(state, seat, WARRIOR, RESERVE, first_of(frame))
    if state.events is not None:
        state.tell(INVADED, seat, WARRIOR, first_of(frame), RESERVE)
    top = len(state.stack) - 1
    below = state.stack[top]
    if op_of(below) == PILLAGE_AT_ONCE and seat_of(below) == seat:
        chances = second_of(below) + 1
        state.stack[top] = frame_of(PILLAGE_AT_ONCE, seat, first_of(below), chances)


# --- PILLAGE_AT_ONCE(seat, province, chances) -----------------------------------------------------


def arrive_pillage_at_once(state: State, frame: Frame) -> bool:
    """N4: asked when it can be paid, the token is there and a figure to pillage with."""
    seat = seat_of(frame)
    province = first_of(frame)
    can_pay = state.cells[BASE[seat] + RAGE] >= PILLAGE_AT_ONCE_COST
    is_pillaged = state.cells[PILLAGED] >> province & 1
    return can_pay and not is_pillaged and is_present(state, seat, province)


def pillage_at_once_options(state: State, seat: i64, frame: Frame) -> list[int]:
    """Pay and pillage, or decline."""
    return [DECLINE, *PILLAGE_OF[1 << first_of(frame)]]


def choose_pillage_at_once(state: State, seat: i64, frame: Frame, move: i64) -> None:
    """One chance for each figure that invaded: after a failure it may be tried again."""
    province = first_of(frame)
    chances = second_of(frame)
    if move == DECLINE:
        return
    pay_rage(state, seat, PILLAGE_AT_ONCE_COST)
    if chances > 1:
        state.push(PILLAGE_AT_ONCE, seat, province, chances - 1)
    state.push(PILLAGE, seat, province)
