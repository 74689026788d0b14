"""Pillage (P1–P3, P9–P11): the call to battle, and what a successful pillage brings."""

from collections.abc import Sequence
from typing import Final

from fimbul.rules import flow
from fimbul.rules.battle import run_text
from fimbul.rules.board import (
    ADJACENT,
    BITS,
    GLORY_OF_TOKEN,
    TOKEN_ALL,
    TOKEN_GLORY,
    YGGDRASIL,
    YGGDRASIL_BIT,
)
from fimbul.rules.card import CARDS, PILLAGING
from fimbul.rules.cells import (
    BASE,
    FOUGHT,
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
from fimbul.rules.decision import About, DecisionType, register_decision
from fimbul.rules.events import (
    FROM_PILLAGE,
    JOINED,
    PILLAGE_BEGINS,
    PILLAGED_EVENT,
    STAYED_AWAY,
)
from fimbul.rules.figures import has_figure, monsters_of, relocate
from fimbul.rules.flow import (
    BEGIN_BATTLE,
    CALL,
    CALL_TO_BATTLE,
    CARD_REACTS,
    LEADER_REACTS,
    MONSTERS_REACT,
    PILLAGED_STEP,
    REWARD,
    Frame,
    first_of,
    last_first,
    seat_of,
)
from fimbul.rules.gains import gain_glory, raise_stat
from fimbul.rules.manifest import CARD_OF_FIGURE, FIGURE_COUNT, LEADER, WARRIOR
from fimbul.rules.moves import FIELD_1, FIELD_2, JOIN_FROM, PASS, V_JOIN, V_PASS
from fimbul.rules.native import i64
from fimbul.rules.reasons import FALLBACK, Reason
from fimbul.rules.state import PublicState, State

_LEADER_SLOT: Final = 1
_AFTER_SUCCESS: Final = last_first(REWARD, MONSTERS_REACT, CARD_REACTS, LEADER_REACTS)
"""G8 step 5, in order."""


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


# --- the call to battle ---------------------------------------------------------------------------


def run_call(state: State, frame: Frame) -> None:
    """CALL(seat, passes in a row): the next seat that can join, if any (P2).

    It ends when all villages are full or everybody has passed.
    """
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


class CallToBattle(DecisionType):
    """CALL_TO_BATTLE(seat, passes in a row): join with a figure, or pass (P2)."""

    def options(self, state: State, seat: i64, frame: Frame) -> list[int]:
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
        for figure in range(LEADER, FIGURE_COUNT):
            place = cells[base + WHERE + figure]
            if place <= YGGDRASIL and sources >> place & 1:
                moves += JOIN_FROM[figure][1 << place]
        return moves

    def choose(self, state: State, seat: i64, frame: Frame, move: i64) -> None:
        """A seat that passed may still join later (P2)."""
        following = (seat + 1) % state.players
        if move == PASS:
            if state.events is not None:
                state.tell(STAYED_AWAY, seat)
            state.push(CALL, following, first_of(frame) + 1)
            return
        figure, source = FIELD_1[move], FIELD_2[move]
        relocate(state, seat, figure, source, state.cells[PROVINCE])
        if state.events is not None:
            state.tell(JOINED, seat, figure, source, state.cells[PROVINCE])
        state.push(CALL, following, 0)

    def about(self, state: PublicState, frame: Frame) -> About:
        """The province that is being pillaged."""
        return About(province=state.cells[PROVINCE])

    def why(
        self, state: PublicState, seat: i64, hand: Sequence[int], frame: Frame, move: i64
    ) -> Reason:
        """P2: one figure from an adjacent province."""
        province = state.cells[PROVINCE]
        if FIELD_2[move] == province:
            return "same-province"
        if not ADJACENT[province] >> FIELD_2[move] & 1:
            return "not-adjacent"
        is_there = has_figure(state, seat, FIELD_1[move], FIELD_2[move])
        return FALLBACK if is_there else "no-such-figure"


register_decision(CallToBattle(CALL_TO_BATTLE, "figures", (V_PASS, V_JOIN)))


# --- after a successful pillage -------------------------------------------------------------------


def run_pillaged(state: State, frame: Frame) -> None:
    """PILLAGED_STEP(seat, stage): the reward, then what reacts to the success (G8 step 5)."""
    seat = seat_of(frame)
    stage = first_of(frame)
    match stage:
        case flow.PILLAGE_SUCCEEDS:
            _succeed(state, seat)
        case flow.REWARD:
            reward(state, seat)
        case flow.MONSTERS_REACT:
            for figure in monsters_of(state, seat):
                _react(state, seat, figure, CARD_OF_FIGURE[figure])
        case flow.CARD_REACTS:
            run_text(state, seat, PILLAGING)
        case flow.LEADER_REACTS:
            _react(state, seat, LEADER, state.slot(seat, _LEADER_SLOT))
        case _:
            raise AssertionError(f"{stage} is no stage of a pillage")


def _succeed(state: State, seat: i64) -> None:
    """P9: only if the pillager won, or there was no battle (P3)."""
    cells = state.cells
    if cells[PARTICIPANTS] and cells[WINNER] != seat:
        return
    province = cells[PROVINCE]
    cells[PILLAGED] |= 1 << province
    if state.events is not None:
        state.tell(PILLAGED_EVENT, seat, province, cells[TOKEN + province])
    for stage in _AFTER_SUCCESS:
        state.push(PILLAGED_STEP, seat, stage)


def reward(state: State, seat: i64) -> None:
    """P11: what the token gives."""
    token = state.cells[TOKEN + state.cells[PROVINCE]]
    if token == TOKEN_GLORY:
        gain_glory(state, seat, GLORY_OF_TOKEN, FROM_PILLAGE)
    elif token == TOKEN_ALL:
        for stat in range(STATS):
            raise_stat(state, seat, stat)
    else:
        raise_stat(state, seat, token)


def _react(state: State, seat: i64, figure: i64, card: i64) -> None:
    """The upgrade's hook, if its figure fought in or stands in the province (G13)."""
    on_pillage = CARDS[card].on_pillage if card != NO_CARD else None
    if on_pillage is not None:
        base = BASE[seat]
        has_fought = state.cells[base + FOUGHT] >> figure & 1
        if has_fought or state.cells[base + WHERE + figure] == state.cells[PROVINCE]:
            on_pillage(state, seat)
