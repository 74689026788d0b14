"""The course of an age (D, F1–F6) and the end of the game (E1, E2)."""

from collections.abc import Sequence
from typing import Final

from fimbul.rules.board import RESERVE, VALHALLA
from fimbul.rules.card import AGES, CARDS, VALUE
from fimbul.rules.cells import (
    AGE,
    BASE,
    BOARD_GLORY,
    DISCARD_PHASE,
    DOOM,
    FIRST,
    LEGEND,
    ON_BOARD,
    OPEN,
    OVER,
    PHASE,
    PILLAGED,
    POWER,
    QUEST_DOUBLES,
    QUEST_PHASE,
    RAGNAROK_PHASE,
    RELEASE_GLORY,
    STANDING,
    STATS,
    STEP,
    VALHALLA_PHASE,
    WARRIORS,
    WHERE,
    seats_in_order,
)
from fimbul.rules.decision import DecisionType, register_decision
from fimbul.rules.draft import begin_draft
from fimbul.rules.events import (
    AGE_BEGINS,
    CARD_SAVED,
    FIRST_PLAYER,
    FROM_BOARD,
    FROM_QUEST,
    FROM_STATS,
    FROM_VALHALLA,
    GAME_OVER,
    PROVINCE_DESTROYED,
    QUEST_RESOLVED,
    QUEST_REVEALED,
    RAGNAROK,
    RELEASED,
)
from fimbul.rules.figures import figures_in, relocate
from fimbul.rules.flow import (
    BEGIN_ACTIONS,
    BEGIN_AGE,
    DISCARD,
    DOOM_FIGURES,
    END_AGE,
    RAGNAROK_STEP,
    RELEASE,
    RESOLVE_QUEST,
    REVEAL_QUESTS,
    SAVE_CARD,
    SWALLOW,
    Frame,
    first_of,
    last_first,
    seat_of,
)
from fimbul.rules.gains import gain_glory, offer_stat
from fimbul.rules.hands import discard, each_once, settle_memory, take_from_hand, witness_quest
from fimbul.rules.manifest import FIGURE_COUNT, WARRIOR
from fimbul.rules.moves import DECLINE, FIELD_1, KEEP, V_DECLINE, V_KEEP
from fimbul.rules.native import i64
from fimbul.rules.piles import HAND
from fimbul.rules.reasons import FALLBACK, Reason
from fimbul.rules.state import PublicState, State

PHASES_OF_AGE: Final = last_first(
    BEGIN_ACTIONS, DISCARD, REVEAL_QUESTS, RAGNAROK_STEP, RELEASE, END_AGE
)
"""What follows the draft in an age, in order."""


def seats_from_first(state: State) -> tuple[int, ...]:
    """All seats, from the first player clockwise."""
    return seats_in_order(state.players, state.cells[FIRST], (1 << state.players) - 1)


def run_begin_age(state: State, frame: Frame) -> None:
    """The phases of an age in their order."""
    age = state.cells[AGE]
    if state.events is not None:
        state.tell(AGE_BEGINS, age, state.cells[DOOM + age - 1])
    for step in PHASES_OF_AGE:
        state.push(step)
    begin_draft(state)


# --- F1: cards are saved or discarded -------------------------------------------------------------


def run_discard(state: State, frame: Frame) -> None:
    """F1, T10: a seat with several cards chooses one to keep; a single card is kept.

    In the last age all hands are discarded.
    """
    state.cells[PHASE] = DISCARD_PHASE
    mask = 0
    for seat in seats_from_first(state):
        if state.cells[AGE] == AGES:
            _discard_hand(state, seat)
            continue
        held = state.hidden[HAND[seat]]
        if held > 1:
            mask |= 1 << seat
        elif held and state.events is not None:
            state.tell(CARD_SAVED, seat)
    if mask:
        state.push(SAVE_CARD, 0, mask)


def _discard_hand(state: State, seat: i64) -> None:
    """Discard all cards of a hand onto the open pile."""
    for card in state.hand(seat):
        take_from_hand(state, seat, card)
        discard(state, seat, card)


class SaveCard(DecisionType):
    """SAVE_CARD(-, mask of seats): the one card to keep for the next age (F1)."""

    def options(self, state: State, seat: i64, frame: Frame) -> list[int]:
        """One card of the hand, or none."""
        return [DECLINE, *each_once(KEEP, state, seat)]

    def resolve(self, state: State, frame: Frame) -> None:
        """All but the saved card go onto the open pile; the saved one stays hidden."""
        for seat in seats_from_first(state):
            if first_of(frame) >> seat & 1:
                move = state.sealed[2 * seat]
                hand = list(state.hand(seat))
                if move != DECLINE:
                    hand.remove(FIELD_1[move])
                    if state.events is not None:
                        state.tell(CARD_SAVED, seat)
                for card in hand:
                    take_from_hand(state, seat, card)
                    discard(state, seat, card)

    def why(
        self, state: PublicState, seat: i64, hand: Sequence[int], frame: Frame, move: i64
    ) -> Reason:
        """F1: any card of the hand."""
        return FALLBACK if FIELD_1[move] in hand else "not-in-hand"


register_decision(SaveCard(SAVE_CARD, "cards", (V_DECLINE, V_KEEP), is_simultaneous=True))


# --- F2: quests -----------------------------------------------------------------------------------


def run_reveal_quests(state: State, frame: Frame) -> None:
    """All committed quests are turned up, then each is judged (F2, T4)."""
    state.cells[PHASE] = QUEST_PHASE
    for seat in seats_from_first(state):
        for entry, card in enumerate(state.quests[seat]):
            witness_quest(state, seat, card, entry)
            if state.events is not None:
                state.tell(QUEST_REVEALED, seat, card)
        settle_memory(state, seat)
    for seat in reversed(seats_from_first(state)):
        for _ in state.quests[seat]:
            state.push(RESOLVE_QUEST, seat)


def run_resolve_quest(state: State, frame: Frame) -> None:
    """RESOLVE_QUEST(seat): its next quest, in the order they were committed (T4)."""
    seat = seat_of(frame)
    card = state.quests[seat][0]
    state.quests[seat] = state.quests[seat][1:]
    fulfilled = is_fulfilled(state, seat, card)
    if state.events is not None:
        state.tell(QUEST_RESOLVED, seat, card, int(fulfilled))
    discard(state, seat, card)
    if fulfilled:
        gain_glory(state, seat, quest_glory(state, seat, card), FROM_QUEST)
        offer_stat(state, seat)


def is_fulfilled(state: PublicState, seat: i64, card: i64) -> bool:
    """Whether a seat has fulfilled a quest; the card judges it."""
    fulfilled = CARDS[card].fulfilled
    assert fulfilled is not None
    return fulfilled(state, seat)


def quest_glory(state: PublicState, seat: i64, card: i64) -> i64:
    """What a quest pays a seat that has fulfilled it."""
    return VALUE[card] << state.cells[BASE[seat] + POWER + QUEST_DOUBLES]


# --- F4: Ragnarök ---------------------------------------------------------------------------------


def run_ragnarok(state: State, frame: Frame) -> None:
    """All figures in the doomed province and its fjord go to Valhalla and pay their owners."""
    cells = state.cells
    cells[PHASE] = RAGNAROK_PHASE
    province = cells[DOOM + cells[AGE] - 1]
    if state.events is not None:
        state.tell(RAGNAROK, province)
    state.push(SWALLOW, 0, province)
    for seat in reversed(seats_from_first(state)):
        warriors, others = figures_in(state, seat, province)
        if warriors or others:
            state.push(DOOM_FIGURES, seat, province, warriors, others)


def run_swallow(state: State, frame: Frame) -> None:
    """SWALLOW(-, province): it is out of play for the rest of the game."""
    province = first_of(frame)
    state.cells[STANDING] &= ~(1 << province)
    state.cells[OPEN] &= ~(1 << province)
    if state.events is not None:
        state.tell(PROVINCE_DESTROYED, province)


# --- F5, F6: Valhalla, and the end of an age ------------------------------------------------------


def run_release(state: State, frame: Frame) -> None:
    """F5: Valhalla gives all figures back to the reserve; some clans gain glory for each."""
    cells = state.cells
    cells[PHASE] = VALHALLA_PHASE
    for seat in seats_from_first(state):
        base = BASE[seat]
        released = cells[base + WARRIORS + VALHALLA]
        if released and state.events is not None:
            state.tell(RELEASED, seat, WARRIOR, released)
        for _ in range(released):
            relocate(state, seat, WARRIOR, VALHALLA, RESERVE)
        for figure in range(1, FIGURE_COUNT):
            if cells[base + WHERE + figure] == VALHALLA:
                relocate(state, seat, figure, VALHALLA, RESERVE)
                if state.events is not None:
                    state.tell(RELEASED, seat, figure, 1)
                released += 1
        gain_glory(state, seat, released * cells[base + POWER + RELEASE_GLORY], FROM_VALHALLA)


def run_end_age(state: State, frame: Frame) -> None:
    """F6, or the end of the game."""
    cells = state.cells
    if cells[AGE] == AGES:
        _score(state)
        return
    cells[PILLAGED] = 0
    cells[FIRST] = (cells[FIRST] + 1) % state.players
    cells[AGE] += 1
    if state.events is not None:
        state.tell(FIRST_PLAYER, cells[FIRST])
    state.push(BEGIN_AGE)


def _score(state: State) -> None:
    """E1, and glory for figures on the board."""
    cells = state.cells
    for seat in seats_from_first(state):
        base = BASE[seat]
        for stat in range(STATS):
            gain_glory(state, seat, LEGEND[cells[base + STEP + stat]], FROM_STATS)
        on_board = cells[base + ON_BOARD] * cells[base + POWER + BOARD_GLORY]
        gain_glory(state, seat, on_board, FROM_BOARD)
    cells[PHASE] = OVER
    if state.events is not None:
        state.tell(GAME_OVER, sum(1 << seat for seat in state.winners()))
