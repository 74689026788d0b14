"""Pillage (P1–P3, P9–P11): the call to battle, and what a successful pillage brings."""

from fimbul.rules.battle import PILLAGING, run_text
from fimbul.rules.board import (
    ADJACENT,
    BITS,
    GLORY_OF_TOKEN,
    TOKEN_ALL,
    TOKEN_GLORY,
    YGGDRASIL,
    YGGDRASIL_BIT,
)
from fimbul.rules.cards import CARDS
from fimbul.rules.cells import (
    BASE,
    FOUGHT,
    KINDS,
    LAND,
    NO_CARD,
    OPEN,
    PARTICIPANTS,
    PILLAGED,
    PILLAGER,
    PROVINCE,
    STATS,
    TOKEN,
    UNDECIDED,
    WARRIORS,
    WHERE,
    WINNER,
)
from fimbul.rules.events import (
    FROM_PILLAGE,
    JOINED,
    MOVED,
    PILLAGE_BEGINS,
    PILLAGED_EVENT,
    STAYED_AWAY,
)
from fimbul.rules.figures import CARD_OF_KIND, LEADER, WARRIOR, monsters_of, relocate
from fimbul.rules.flow import (
    BEGIN_BATTLE,
    CALL,
    CALL_TO_BATTLE,
    CARD_REACTS,
    LEADER_REACTS,
    MONSTERS_REACT,
    PILLAGE_SUCCEEDS,
    PILLAGED_STEP,
    REWARD,
    Frame,
    first_of,
    seat_of,
)
from fimbul.rules.gains import gain_glory, raise_stat
from fimbul.rules.moves import DECLINE, FIELD_1, FIELD_2, JOIN_FROM, PASS, TO
from fimbul.rules.native import i64
from fimbul.rules.state import State

_LEADER_SLOT = 1


def run_pillage(state: State, frame: Frame) -> None:
    """PILLAGE(seat, province): from the player to the left, all may join (P2)."""
    seat = seat_of(frame)
    province = first_of(frame)
    cells = state.cells
    cells[PROVINCE] = province
    cells[PILLAGER] = seat
    cells[PARTICIPANTS] = 0
    cells[WINNER] = UNDECIDED
    if state.events is not None:
        state.tell(PILLAGE_BEGINS, seat, province)
    state.push(BEGIN_BATTLE)
    state.push(CALL, (seat + 1) % state.players)


# --- CALL(seat, passes in a row) and CALL_TO_BATTLE(seat, passes in a row) ------------------------


def run_call(state: State, frame: Frame) -> None:
    """P2: find the next seat that can join; end when all villages are full or all passed."""
    seat = seat_of(frame)
    passes = first_of(frame)
    cells = state.cells
    province = cells[PROVINCE]
    if not (cells[OPEN] | YGGDRASIL_BIT) >> province & 1:
        return
    neighbours = ADJACENT[province]
    while passes < state.players:
        if cells[BASE[seat] + LAND] & neighbours:
            state.push(CALL_TO_BATTLE, seat, passes)
            return
        passes += 1
        seat = (seat + 1) % state.players


def call_options(state: State, seat: i64, frame: Frame) -> list[int]:
    """Pass, or one figure from an adjacent province."""
    cells = state.cells
    base = BASE[seat]
    sources = cells[base + LAND] & ADJACENT[cells[PROVINCE]]
    moves = [PASS]
    with_warriors = 0
    for province in BITS[sources]:
        if cells[base + WARRIORS + province]:
            with_warriors |= 1 << province
    moves += JOIN_FROM[WARRIOR][with_warriors]
    for kind in range(LEADER, KINDS):
        place = cells[base + WHERE + kind]
        if place <= YGGDRASIL and sources >> place & 1:
            moves += JOIN_FROM[kind][1 << place]
    return moves


def choose_call(state: State, seat: i64, frame: Frame, move: i64) -> None:
    """Whoever passed may still join later (P2)."""
    following = (seat + 1) % state.players
    if move == PASS:
        if state.events is not None:
            state.tell(STAYED_AWAY, seat)
        state.push(CALL, following, first_of(frame) + 1)
        return
    kind, source = FIELD_1[move], FIELD_2[move]
    relocate(state, seat, kind, source, state.cells[PROVINCE])
    if state.events is not None:
        state.tell(JOINED, seat, kind, source, state.cells[PROVINCE])
    state.push(CALL, following, 0)


# --- PILLAGED_STEP(seat, stage) -------------------------------------------------------------------


def run_pillaged(state: State, frame: Frame) -> None:
    """G8 step 5: the reward, then Frigga's Grace, then the leader upgrade."""
    seat = seat_of(frame)
    stage = first_of(frame)
    if stage == PILLAGE_SUCCEEDS:
        _succeed(state, seat)
    elif stage == REWARD:
        _reward(state, seat)
    elif stage == MONSTERS_REACT:
        for kind in monsters_of(state, seat):
            _react(state, seat, kind, CARD_OF_KIND[kind])
    elif stage == CARD_REACTS:
        run_text(state, seat, PILLAGING)
    else:
        assert stage == LEADER_REACTS
        _react(state, seat, LEADER, state.slot(seat, _LEADER_SLOT))


def _succeed(state: State, seat: i64) -> None:
    """P9: only if the pillager won, or there was no battle (P3)."""
    cells = state.cells
    if cells[PARTICIPANTS] and cells[WINNER] != seat:
        return
    province = cells[PROVINCE]
    cells[PILLAGED] |= 1 << province
    if state.events is not None:
        state.tell(PILLAGED_EVENT, seat, province, cells[TOKEN + province])
    for stage in (LEADER_REACTS, CARD_REACTS, MONSTERS_REACT, REWARD):
        state.push(PILLAGED_STEP, seat, stage)


def _reward(state: State, seat: i64) -> None:
    """P11: what the token gives."""
    token = state.cells[TOKEN + state.cells[PROVINCE]]
    if token == TOKEN_GLORY:
        gain_glory(state, seat, GLORY_OF_TOKEN, FROM_PILLAGE)
    elif token == TOKEN_ALL:
        for stat in range(STATS):
            raise_stat(state, seat, stat)
    else:
        raise_stat(state, seat, token)


def _react(state: State, seat: i64, kind: i64, card: i64) -> None:
    """The upgrade's hook, if its figure fought in or stands in the province (G13)."""
    on_pillage = CARDS[card].on_pillage if card != NO_CARD else None
    if on_pillage is not None:
        base = BASE[seat]
        has_fought = state.cells[base + FOUGHT] >> kind & 1
        if has_fought or state.cells[base + WHERE + kind] == state.cells[PROVINCE]:
            on_pillage(state, seat)


# --- LEADER_MOVE(seat) ----------------------------------------------------------------------------


def arrive_leader_move(state: State, frame: Frame) -> bool:
    """Asked when the leader stands there and has somewhere to go."""
    is_there = state.where(seat_of(frame), LEADER) == state.cells[PROVINCE]
    return is_there and _leader_targets(state) != 0


def _leader_targets(state: State) -> i64:
    return ADJACENT[state.cells[PROVINCE]] & (state.cells[OPEN] | YGGDRASIL_BIT)


def leader_move_options(state: State, seat: i64, frame: Frame) -> list[int]:
    """An adjacent province with an empty village, Yggdrasil, or stay."""
    return [DECLINE, *TO[_leader_targets(state)]]


def choose_leader_move(state: State, seat: i64, frame: Frame, move: i64) -> None:
    """The leader goes alone."""
    if move != DECLINE:
        source, target = state.cells[PROVINCE], FIELD_1[move]
        relocate(state, seat, LEADER, source, target)
        if state.events is not None:
            state.tell(MOVED, seat, LEADER, source, target)
