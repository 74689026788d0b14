"""The action phase (A1–A5): turns, and the actions invade, march, upgrade, quest, pillage, pass."""

from typing import Final

from fimbul.rules.board import OUT_OF_GAME, PROVINCES, RESERVE, YGGDRASIL, YGGDRASIL_BIT
from fimbul.rules.cards import (
    CARDS,
    CLAN_UPGRADE,
    IS_QUEST,
    KIND,
    LEADER_UPGRADE,
    MONSTER,
    QUEST,
    SHIP_UPGRADE,
    UPGRADE_COST,
    WARRIOR_UPGRADE,
)
from fimbul.rules.cells import (
    ACTION_PHASE,
    BASE,
    FIRST,
    KINDS,
    LAND,
    NO_CARD,
    ON_BOARD,
    OPEN,
    PASSED,
    PHASE,
    PILLAGED,
    PILLAGES_AGAIN,
    POWER,
    POWERS,
    RAGE,
    SACRIFICES,
    SEA,
    SLOT,
    SLOTS,
    STANDING,
    STAT_RAGE,
    TURN,
    UPGRADE_DISCOUNT,
    WARRIORS,
    WHERE,
)
from fimbul.rules.destroy import destroy
from fimbul.rules.events import (
    ACTION_PHASE_BEGINS,
    FIGURE_LEFT_GAME,
    MARCH_BEGINS,
    MOVED,
    PASSED_EVENT,
    QUEST_CHOSEN,
    QUEST_COMMITTED,
    SACRIFICED,
    TURN_BEGINS,
    UPGRADED,
)
from fimbul.rules.figures import (
    KIND_OF_CARD,
    NAVAL_KINDS,
    WARRIOR,
    relocate,
)
from fimbul.rules.flow import (
    ACTION,
    FREE_INVASION,
    MARCH_FIGURES,
    MARCH_TARGET,
    NEXT_TURN,
    PILLAGE,
    SACRIFICE,
    Frame,
    first_of,
    seat_of,
    second_of,
    third_of,
)
from fimbul.rules.gains import gain_rage, offer_stat, pay_rage, raise_stat, stats_to_raise
from fimbul.rules.hands import commit, discard, take_from_hand
from fimbul.rules.invade import add_invasions, choose_invade, choose_recall
from fimbul.rules.moves import (
    CHALLENGE_OF,
    COMMIT,
    DONE,
    FIELD_1,
    FIELD_2,
    FIRST_SLOT_MOVE,
    MARCH_FROM,
    MOVE_FIGURE,
    PASS,
    PILLAGE_OF,
    RAISE,
    SACRIFICE_AT,
    TO,
    UPGRADE_SLOTS,
    V_CHALLENGE,
    V_INVADE,
    V_MARCH,
    V_PASS,
    V_PILLAGE,
    V_QUEST,
    V_RECALL,
    V_SACRIFICE,
    V_UPGRADE,
    VERB,
)
from fimbul.rules.native import i64
from fimbul.rules.piles import HAND
from fimbul.rules.state import State, Table

MARCH_COST: Final = 1
CHALLENGE_COST: Final = 2


# --- turns ----------------------------------------------------------------------------------------


def run_begin_actions(state: State, frame: Frame) -> None:
    """A1: rage becomes the value of its stat; the first player begins."""
    cells = state.cells
    cells[PHASE] = ACTION_PHASE
    if state.events is not None:
        state.tell(ACTION_PHASE_BEGINS, cells[FIRST])
    for seat in range(state.players):
        base = BASE[seat]
        cells[base + PASSED] = 0
        gain_rage(state, seat, state.stat(seat, STAT_RAGE) - cells[base + RAGE])
    state.push(NEXT_TURN, cells[FIRST])


def run_next_turn(state: State, frame: Frame) -> None:
    """NEXT_TURN(seat): the next seat that can act, or the end of the phase (A3–A5, T1, X2)."""
    cells = state.cells
    players = state.players
    seat = seat_of(frame)
    if cells[STANDING] & ~cells[PILLAGED]:
        for _ in range(players):
            base = BASE[seat]
            if cells[base + RAGE] and not cells[base + PASSED]:
                cells[TURN] = seat
                state.push(NEXT_TURN, (seat + 1) % players)
                state.push(ACTION, seat)
                if state.events is not None:
                    state.tell(TURN_BEGINS, seat)
                return
            seat = (seat + 1) % players
    for seat in range(players):
        pay_rage(state, seat, cells[BASE[seat] + RAGE])


# --- ACTION(seat) ---------------------------------------------------------------------------------


def action_options(state: State, seat: i64, frame: Frame) -> list[int]:
    """Everything a seat can do and pay for on its turn (A2), passing included (A4)."""
    cells = state.cells
    base = BASE[seat]
    moves = [PASS]
    add_invasions(state, seat, moves)
    land = cells[base + LAND]
    if land:
        moves += MARCH_FROM[land if cells[OPEN] else land & ~YGGDRASIL_BIT]
    reach = (land | cells[base + SEA]) & cells[STANDING]
    if reach:
        moves += PILLAGE_OF[reach & ~cells[PILLAGED]]
        if cells[base + POWER + PILLAGES_AGAIN] and cells[base + RAGE] >= CHALLENGE_COST:
            moves += CHALLENGE_OF[reach & cells[PILLAGED]]
    _add_cards(state, seat, moves)
    if cells[base + POWER + SACRIFICES] and cells[base + ON_BOARD] > 1:
        _add_sacrifices(state, seat, moves)
    return moves


def upgrade_cost(table: Table, seat: i64, card: i64) -> i64:
    """U1: the card's strength, less Frigga's Charm; some monsters are free."""
    cost = UPGRADE_COST[card] - table.cells[BASE[seat] + POWER + UPGRADE_DISCOUNT]
    return cost if cost > 0 else 0


def _add_cards(state: State, seat: i64, moves: list[int]) -> None:
    """Quests to commit (Q1), and upgrades with the slots they may go to (U1, T8)."""
    cells = state.cells
    base = BASE[seat]
    rage = cells[base + RAGE]
    hidden = state.hidden
    previous = NO_CARD
    for place in range(HAND[seat] + 1, HAND[seat] + 1 + i64(hidden[HAND[seat]])):
        card = i64(hidden[place])
        if card == previous:
            continue
        previous = card
        kind = KIND[card]
        if kind == QUEST:
            moves.append(COMMIT[card])
        elif kind >= WARRIOR_UPGRADE and upgrade_cost(state, seat, card) <= rage:
            _add_slots(state, seat, card, moves)


def _add_slots(state: State, seat: i64, card: i64, moves: list[int]) -> None:
    """One move for each slot of the card's kind; of several empty ones only the first (U1, T8)."""
    move = FIRST_SLOT_MOVE[card]
    slots = BASE[seat] + SLOT + FIELD_2[move]
    has_empty = False
    for index in range(UPGRADE_SLOTS[card]):
        is_empty = state.cells[slots + index] == NO_CARD
        if not (is_empty and has_empty):
            moves.append(move + index)
        has_empty = has_empty or is_empty


def choose_action(state: State, seat: i64, frame: Frame, move: i64) -> None:
    """Carry out an action."""
    verb = VERB[move]
    if verb == V_INVADE:
        choose_invade(state, seat, move)
    elif verb == V_RECALL:
        choose_recall(state, seat, move)
    elif verb == V_MARCH:
        pay_rage(state, seat, MARCH_COST)
        state.push(MARCH_TARGET, seat, FIELD_1[move])
    elif verb == V_UPGRADE:
        _upgrade(state, seat, FIELD_1[move], FIELD_2[move])
    elif verb == V_QUEST:
        _commit_quest(state, seat, FIELD_1[move])
    elif verb == V_PILLAGE:
        state.push(PILLAGE, seat, FIELD_1[move])
    elif verb == V_CHALLENGE:
        pay_rage(state, seat, CHALLENGE_COST)
        state.push(PILLAGE, seat, FIELD_1[move])
    elif verb == V_SACRIFICE:
        _sacrifice(state, seat, move)
        state.push(SACRIFICE, seat)
    else:
        assert verb == V_PASS
        pay_rage(state, seat, state.cells[BASE[seat] + RAGE])
        state.cells[BASE[seat] + PASSED] = 1
        if state.events is not None:
            state.tell(PASSED_EVENT, seat)


# --- march: MARCH_TARGET(seat, source), MARCH_FIGURES(seat, source, target, moved) ----------------


def march_target_options(state: State, seat: i64, frame: Frame) -> list[int]:
    """M1: any other province with an empty village, or Yggdrasil."""
    return list(TO[(state.cells[OPEN] | YGGDRASIL_BIT) & ~(1 << first_of(frame))])


def choose_march_target(state: State, seat: i64, frame: Frame, move: i64) -> None:
    """Then the figures are chosen."""
    source, target = first_of(frame), FIELD_1[move]
    if state.events is not None:
        state.tell(MARCH_BEGINS, seat, source, target)
    state.push(MARCH_FIGURES, seat, source, target, 0)


def arrive_march_figures(state: State, frame: Frame) -> bool:
    """Asked while a figure can still go."""
    seat = seat_of(frame)
    source = first_of(frame)
    target = second_of(frame)
    has_room = target == YGGDRASIL or state.has_room(target)
    return has_room and state.count_in(seat, source) > 0


def march_figures_options(state: State, seat: i64, frame: Frame) -> list[int]:
    """The next figure to go; after the first, also to be done (M1)."""
    moves = [DONE] if third_of(frame) else []
    base = BASE[seat]
    if state.cells[base + WARRIORS + first_of(frame)]:
        moves.append(MOVE_FIGURE[WARRIOR])
    at = base + WHERE
    moves += [
        MOVE_FIGURE[kind] for kind in range(1, KINDS) if state.cells[at + kind] == first_of(frame)
    ]
    return moves


def choose_march_figures(state: State, seat: i64, frame: Frame, move: i64) -> None:
    """One figure goes; the next may follow."""
    source = first_of(frame)
    target = second_of(frame)
    moved = third_of(frame)
    if move != DONE:
        relocate(state, seat, FIELD_1[move], source, target)
        if state.events is not None:
            state.tell(MOVED, seat, FIELD_1[move], source, target)
        state.push(MARCH_FIGURES, seat, source, target, moved + 1)


# --- upgrade --------------------------------------------------------------------------------------


def _upgrade(state: State, seat: i64, card: i64, slot: i64) -> None:
    """U1–U5: pay, replace what is there, and let the figure come."""
    pay_rage(state, seat, upgrade_cost(state, seat, card))
    take_from_hand(state, seat, card)
    at = BASE[seat] + SLOT + slot
    replaced = state.cells[at]
    state.cells[at] = card
    if state.events is not None:
        state.tell(UPGRADED, seat, card, slot)
    if replaced != NO_CARD:
        _leave_sheet(state, seat, replaced)
    recount_powers(state, seat)
    kind = KIND[card]
    if kind == MONSTER:
        figure = KIND_OF_CARD[card]
        relocate(state, seat, figure, OUT_OF_GAME, RESERVE)
        state.push(FREE_INVASION, seat, 1 << figure)
    elif kind == SHIP_UPGRADE:
        state.push(FREE_INVASION, seat, sum(1 << naval for naval in NAVAL_KINDS))
    elif kind != CLAN_UPGRADE:
        assert kind in (WARRIOR_UPGRADE, LEADER_UPGRADE)
        state.push(FREE_INVASION, seat, 1 << (kind - WARRIOR_UPGRADE))


def _leave_sheet(state: State, seat: i64, card: i64) -> None:
    """The replaced card is discarded; a monster leaves the game wherever it is (U5)."""
    discard(state, seat, card)
    figure = KIND_OF_CARD[card]
    if figure >= 0:
        place = state.where(seat, figure)
        relocate(state, seat, figure, place, OUT_OF_GAME)
        if state.events is not None:
            state.tell(FIGURE_LEFT_GAME, seat, figure, place)


def recount_powers(state: State, seat: i64) -> None:
    """U2: what the upgrades in the slots add up to."""
    cells = state.cells
    base = BASE[seat]
    for power in range(POWERS):
        cells[base + POWER + power] = 0
    for slot in range(SLOTS):
        card = cells[base + SLOT + slot]
        if card != NO_CARD:
            for power, amount in CARDS[card].powers:
                cells[base + POWER + power] += amount


# --- quest ----------------------------------------------------------------------------------------


def _commit_quest(state: State, seat: i64, card: i64) -> None:
    """Q1: face down on the clan sheet."""
    commit(state, seat, card, IS_QUEST)
    if state.events is not None:
        state.tell(QUEST_COMMITTED, seat)
    if state.events is not None:
        state.whisper(seat, QUEST_CHOSEN, card)


# --- sacrifice: SACRIFICE(seat), the second figure ------------------------------------------------


def _add_sacrifices(state: State, seat: i64, moves: list[int]) -> None:
    for place in range(RESERVE):
        if place < PROVINCES and not state.count_in(seat, place):
            continue
        moves += [SACRIFICE_AT[kind][place] for kind in state.kinds_at(seat, place)]


def _sacrifice(state: State, seat: i64, move: i64) -> None:
    """A cost: neither Protection nor the Witch can save the figure (X1, X3)."""
    if state.events is not None:
        state.tell(SACRIFICED, seat, FIELD_1[move], FIELD_2[move])
    destroy(state, seat, FIELD_1[move], FIELD_2[move])


def sacrifice_options(state: State, seat: i64, frame: Frame) -> list[int]:
    """The second figure."""
    moves: list[int] = []
    _add_sacrifices(state, seat, moves)
    return moves


def choose_sacrifice(state: State, seat: i64, frame: Frame, move: i64) -> None:
    """Both are paid: one stat goes up."""
    _sacrifice(state, seat, move)
    offer_stat(state, seat)


# --- RAISE_STAT(seat, mask of stats) --------------------------------------------------------------


def raise_stat_options(state: State, seat: i64, frame: Frame) -> list[int]:
    """One of the stats that are not full (T3)."""
    return [RAISE[stat] for stat in stats_to_raise(state, seat, first_of(frame))]


def choose_raise_stat(state: State, seat: i64, frame: Frame, move: i64) -> None:
    """One step up (C2)."""
    raise_stat(state, seat, FIELD_1[move])
