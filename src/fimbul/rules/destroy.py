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
from fimbul.rules.manifest import CARD_OF_KIND, FIRST_MONSTER, IS_NAVAL, KINDS, WARRIOR
from fimbul.rules.moves import SPARE
from fimbul.rules.native import i64
from fimbul.rules.state import State, Table


def run_doom(state: State, frame: Frame) -> None:
    """DOOM_FIGURES(seat, province, warriors, mask of the other kinds)."""
    doom(state, seat_of(frame), first_of(frame), second_of(frame), third_of(frame))


def doom(state: State, seat: i64, province: i64, warriors: i64, kinds: i64) -> None:
    """Destroy these figures of a seat in a province and its fjord, reactions first (G8 step 2).

    A card on the clan sheet may save them (X1), then a monster among them may escape (X3).
    """
    if state.cells[BASE[seat] + HOOKS] & SAVES:
        for card in cards_with(state, seat, SAVES):
            assert card.saves is not None
            if card.saves(state, seat, province, warriors, kinds):
                return
    let_escape(state, seat, province, warriors, kinds)


def let_escape(state: State, seat: i64, province: i64, warriors: i64, kinds: i64) -> None:
    """As ``doom``, of figures that no card saves any more."""
    if kinds >> FIRST_MONSTER:
        for kind in range(FIRST_MONSTER, KINDS):
            if kinds >> kind & 1:
                escapes = CARDS[CARD_OF_KIND[kind]].escapes
                if escapes is not None and escapes(state, seat, province, warriors, kinds):
                    return
    kill(state, seat, province, warriors, kinds)


def kill(state: State, seat: i64, province: i64, warriors: i64, kinds: i64) -> None:
    """As ``doom``, of figures that nothing helps any more."""
    for _ in range(warriors):
        destroy(state, seat, WARRIOR, province)
    for kind in range(1, KINDS):
        if kinds >> kind & 1:
            destroy(state, seat, kind, place_in_battle(kind, province))


def destroy(state: State, seat: i64, kind: i64, place: i64) -> None:
    """One figure goes to Valhalla (C6); ship upgrades and Ragnarök pay for it (F4)."""
    cells = state.cells
    base = BASE[seat]
    relocate(state, seat, kind, place, VALHALLA)
    cells[base + DEAD] += 1
    if state.events is not None:
        state.tell(DESTROYED, seat, kind, place)
    if IS_NAVAL[kind]:
        gain_glory(state, seat, cells[base + POWER + SHIP_LOSS_GLORY], FROM_SHIP)
    if cells[PHASE] == RAGNAROK_PHASE:
        gain_glory(state, seat, ragnarok_glory(state, seat), FROM_RAGNAROK)


def ragnarok_glory(table: Table, seat: i64) -> i64:
    """F4: what a figure of a seat is worth that dies in this age's Ragnarök."""
    return (table.cells[AGE] + 1) << table.cells[BASE[seat] + POWER + RAGNAROK_DOUBLES]


def spare_moves(warriors: i64, kinds: i64) -> list[int]:
    """The moves that spare one of these figures."""
    moves = [SPARE[WARRIOR]] if warriors else []
    moves += [SPARE[kind] for kind in range(1, KINDS) if kinds >> kind & 1]
    return moves
