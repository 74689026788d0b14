"""Destruction (C6, X1–X4): figures that are doomed, those that escape, those that die."""

from fimbul.rules.board import VALHALLA
from fimbul.rules.card import CARDS, SAVES, cards_with
from fimbul.rules.cells import (
    AGE,
    BASE,
    DEAD,
    HOOKS,
    PHASE,
    POWER,
    RAGNAROK_DOUBLES,
    RAGNAROK_PHASE,
    SHIP_LOSS_GLORY,
)
from fimbul.rules.events import DESTROYED, FROM_RAGNAROK, FROM_SHIP
from fimbul.rules.figures import place_in_battle, relocate
from fimbul.rules.flow import Frame, first_of, seat_of, second_of, third_of
from fimbul.rules.gains import gain_glory
from fimbul.rules.manifest import CARD_OF_FIGURE, FIGURE_COUNT, FIRST_MONSTER, IS_NAVAL, WARRIOR
from fimbul.rules.moves import SPARE
from fimbul.rules.native import i64
from fimbul.rules.state import PublicState, State


def run_doom(state: State, frame: Frame) -> None:
    """DOOM_FIGURES(seat, province, warriors, mask of the other figures)."""
    doom(state, seat_of(frame), first_of(frame), second_of(frame), third_of(frame))


def doom(state: State, seat: i64, province: i64, warriors: i64, others: i64) -> None:
    """Destroy these figures of a seat in a province and its fjord, reactions first (G8 step 2).

    A card on the clan sheet may save them (X1), then a monster among them may escape (X3).
    """
    if state.cells[BASE[seat] + HOOKS] & SAVES:
        for card in cards_with(state, seat, SAVES):
            assert card.saves is not None
            if card.saves(state, seat, province, warriors, others):
                return
    let_escape(state, seat, province, warriors, others)


def let_escape(state: State, seat: i64, province: i64, warriors: i64, others: i64) -> None:
    """Like ``doom``, for figures that no card on the clan sheet saves."""
    if others >> FIRST_MONSTER:
        for figure in range(FIRST_MONSTER, FIGURE_COUNT):
            if others >> figure & 1:
                escapes = CARDS[CARD_OF_FIGURE[figure]].escapes
                if escapes is not None and escapes(state, seat, province, warriors, others):
                    return
    kill(state, seat, province, warriors, others)


def kill(state: State, seat: i64, province: i64, warriors: i64, others: i64) -> None:
    """Destroy these figures of a seat in a province and its fjord, without reactions."""
    for _ in range(warriors):
        destroy(state, seat, WARRIOR, province)
    for figure in range(1, FIGURE_COUNT):
        if others >> figure & 1:
            destroy(state, seat, figure, place_in_battle(figure, province))


def destroy(state: State, seat: i64, figure: i64, place: i64) -> None:
    """One figure goes to Valhalla (C6); ship upgrades and Ragnarök pay for it (F4)."""
    cells = state.cells
    base = BASE[seat]
    relocate(state, seat, figure, place, VALHALLA)
    cells[base + DEAD] += 1
    if state.events is not None:
        state.tell(DESTROYED, seat, figure, place)
    if IS_NAVAL[figure]:
        gain_glory(state, seat, cells[base + POWER + SHIP_LOSS_GLORY], FROM_SHIP)
    if cells[PHASE] == RAGNAROK_PHASE:
        gain_glory(state, seat, ragnarok_glory(state, seat), FROM_RAGNAROK)


def ragnarok_glory(state: PublicState, seat: i64) -> i64:
    """F4: the glory for each figure of a seat that dies in this age's Ragnarök."""
    return (state.cells[AGE] + 1) << state.cells[BASE[seat] + POWER + RAGNAROK_DOUBLES]


def spare_moves(warriors: i64, others: i64) -> list[int]:
    """The moves that spare one of these figures."""
    moves = [SPARE[WARRIOR]] if warriors else []
    moves += [SPARE[figure] for figure in range(1, FIGURE_COUNT) if others >> figure & 1]
    return moves
