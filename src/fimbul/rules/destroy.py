"""Destruction (C6, X1–X4): who is doomed, who escapes, who goes to Valhalla."""

from fimbul.rules.board import VALHALLA, YGGDRASIL
from fimbul.rules.cells import (
    AGE,
    BASE,
    DEAD,
    KINDS,
    PHASE,
    POWER,
    PROTECTS,
    RAGE,
    RAGNAROK_DOUBLES,
    RAGNAROK_PHASE,
    SHIP_LOSS_GLORY,
)
from fimbul.rules.events import DESTROYED, FLED, FROM_RAGNAROK, FROM_SHIP, PROTECTED
from fimbul.rules.figures import FUGITIVE, IS_NAVAL, WARRIOR, figures_in, place_in_battle, relocate
from fimbul.rules.flow import FLIGHT, PROTECTION, Frame, first_of, seat_of, second_of, third_of
from fimbul.rules.gains import gain_glory, pay_rage
from fimbul.rules.moves import DECLINE, FIELD_1, FLEE, SPARE
from fimbul.rules.native import i64
from fimbul.rules.state import State


def run_doom(state: State, frame: Frame) -> None:
    """DOOM_FIGURES(seat, province, warriors, mask of the other kinds)."""
    doom(state, seat_of(frame), first_of(frame), second_of(frame), third_of(frame))


def doom(state: State, seat: i64, province: i64, warriors: i64, kinds: i64) -> None:
    """Destroy these figures of a seat in a province and its fjord, reactions first (G8 step 2).

    Each may be protected (X1; not in Ragnarok), a monster that flees may retreat (X3).
    """
    base = BASE[seat]
    cells = state.cells
    can_protect = cells[base + POWER + PROTECTS] and cells[base + RAGE]
    if can_protect and cells[PHASE] != RAGNAROK_PHASE and (warriors or kinds):
        state.push(PROTECTION, seat, province, warriors, kinds)
    else:
        _let_flee(state, seat, province, warriors, kinds)


def _let_flee(state: State, seat: i64, province: i64, warriors: i64, kinds: i64) -> None:
    if kinds >> FUGITIVE & 1 and province != YGGDRASIL:
        state.push(FLIGHT, seat, province, warriors, kinds)
    else:
        _kill(state, seat, province, warriors, kinds)


def _kill(state: State, seat: i64, province: i64, warriors: i64, kinds: i64) -> None:
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
        glory = (cells[AGE] + 1) << cells[base + POWER + RAGNAROK_DOUBLES]
        gain_glory(state, seat, glory, FROM_RAGNAROK)


# --- PROTECTION(seat, province, warriors, mask of the other kinds) --------------------------------


def protection_options(state: State, seat: i64, frame: Frame) -> list[int]:
    """Pay 1 rage to spare one of the doomed, or decline."""
    return [DECLINE, *_spare_moves(second_of(frame), third_of(frame))]


def _spare_moves(warriors: i64, kinds: i64) -> list[int]:
    moves = [SPARE[WARRIOR]] if warriors else []
    moves += [SPARE[kind] for kind in range(1, KINDS) if kinds >> kind & 1]
    return moves


def choose_protection(state: State, seat: i64, frame: Frame, move: i64) -> None:
    """One figure at a time, as often as rage lasts (X1)."""
    province = first_of(frame)
    warriors = second_of(frame)
    kinds = third_of(frame)
    if move == DECLINE:
        _let_flee(state, seat, province, warriors, kinds)
        return
    kind = FIELD_1[move]
    pay_rage(state, seat, 1)
    if state.events is not None:
        state.tell(PROTECTED, seat, kind, place_in_battle(kind, province))
    if kind == WARRIOR:
        doom(state, seat, province, warriors - 1, kinds)
    else:
        doom(state, seat, province, warriors, kinds & ~(1 << kind))


# --- FLIGHT(seat, province, warriors, mask of the other kinds) ------------------------------------


def flight_options(state: State, seat: i64, frame: Frame) -> list[int]:
    """Retreat to Yggdrasil, or decline and be destroyed."""
    return [DECLINE, FLEE]


def choose_flight(state: State, seat: i64, frame: Frame, move: i64) -> None:
    """X3: the fugitive pays no glory; the others are destroyed."""
    province = first_of(frame)
    warriors = second_of(frame)
    kinds = third_of(frame)
    if move == FLEE:
        relocate(state, seat, FUGITIVE, province, YGGDRASIL)
        if state.events is not None:
            state.tell(FLED, seat, FUGITIVE, province)
        kinds &= ~(1 << FUGITIVE)
    _kill(state, seat, province, warriors, kinds)


# --- KEEP_ONE_FIGURE(seat, province) --------------------------------------------------------------


def arrive_keep_one_figure(state: State, frame: Frame) -> bool:
    """G6: asked only when there are figures of several kinds to choose between."""
    seat = seat_of(frame)
    province = first_of(frame)
    warriors, kinds = figures_in(state, seat, province)
    if (warriors and kinds) or kinds & (kinds - 1):
        return True
    if warriors > 1:
        doom(state, seat, province, warriors - 1, 0)
    return False


def keep_one_figure_options(state: State, seat: i64, frame: Frame) -> list[int]:
    """The figure to keep, ships in the fjord included."""
    warriors, kinds = figures_in(state, seat, first_of(frame))
    return _spare_moves(warriors, kinds)


def choose_keep_one_figure(state: State, seat: i64, frame: Frame, move: i64) -> None:
    """All others are doomed."""
    warriors, kinds = figures_in(state, seat, first_of(frame))
    kind = FIELD_1[move]
    if kind == WARRIOR:
        warriors -= 1
    else:
        kinds &= ~(1 << kind)
    doom(state, seat, first_of(frame), warriors, kinds)
