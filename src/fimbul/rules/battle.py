"""Battle (P4–P8, G1–G7): cards, their texts, late cards, and the comparison."""

from typing import Final

from fimbul.rules.cards import BATTLE, CARDS, IS_WHITE_DISC, KIND, QUEST, VALUE
from fimbul.rules.cards.battle import begin_round_of_cards, fighters_in_order
from fimbul.rules.cards.card import SeatHook
from fimbul.rules.cells import (
    AGE,
    BASE,
    BONUS,
    CANCELLED,
    CARD,
    DEAD,
    FOUGHT,
    LAND,
    NO_CARD,
    NOBODY,
    PARTICIPANTS,
    PILLAGER,
    POWER,
    PROVINCE,
    QUEST_COUNTS_3,
    QUEST_COUNTS_5,
    SEA,
    WINNER,
)
from fimbul.rules.events import (
    BATTLE_BEGINS,
    BATTLE_TIED,
    BATTLE_WON,
    CARD_ADDED,
    CARD_REVEALED,
    NO_CARD_PLAYED,
    STRENGTH_COMPARED,
)
from fimbul.rules.events import QUEST_COUNTS as QUEST_COUNTS_EVENT
from fimbul.rules.figures import figures_in, strength_in
from fimbul.rules.flow import (
    AFTER_COMPARING,
    BATTLE_GLORY,
    COLLECT_CARDS,
    COMPARE,
    COUNT_THE_DEAD,
    EACH_FIGHTER,
    LATE_CARD,
    LATE_CARDS,
    LOSE_FIGURES,
    PILLAGE_SUCCEEDS,
    PILLAGED_STEP,
    QUEST_AS_BATTLE,
    RETURN_AFTER_LOSS,
    Frame,
    first_of,
    seat_of,
)
from fimbul.rules.hands import each_once, play
from fimbul.rules.moves import COUNT_3, COUNT_5, DECLINE, FIELD_1, PASS, PLAY
from fimbul.rules.native import i64
from fimbul.rules.piles import HAND
from fimbul.rules.state import State

FIRST_AGE_OF_LATE_CARDS: Final = min(card.age for card in CARDS if card.is_white_disc)
"""Before this age nobody can have a white-disc card, and nobody is asked for one."""


def run_begin_battle(state: State, frame: Frame) -> None:
    """P3, P4: without an enemy the province is pillaged; otherwise all figures there fight."""
    cells = state.cells
    province = cells[PROVINCE]
    participants = 0
    for seat in range(state.players):
        base = BASE[seat]
        cells[base + CARD] = NO_CARD
        cells[base + FOUGHT] = 0
        if (cells[base + LAND] | cells[base + SEA]) >> province & 1:
            participants |= 1 << seat
    pillager = cells[PILLAGER]
    if participants == 1 << pillager:
        state.push(PILLAGED_STEP, pillager, PILLAGE_SUCCEEDS)
        return
    cells[PARTICIPANTS] = participants
    for seat in fighters_in_order(state):
        base = BASE[seat]
        cells[base + DEAD] = 0
        cells[base + FOUGHT] = figures_in(state, seat, province)[1]
    if state.events is not None:
        state.tell(BATTLE_BEGINS, province, participants)
    _push_resolution(state)
    begin_round_of_cards(state)


def _push_resolution(state: State) -> None:
    """G8, last step first."""
    state.push(RETURN_AFTER_LOSS)
    state.push(EACH_FIGHTER, 0, COUNT_THE_DEAD)
    state.push(BATTLE_GLORY)
    state.push(PILLAGED_STEP, state.cells[PILLAGER], PILLAGE_SUCCEEDS)
    state.push(EACH_FIGHTER, 0, COLLECT_CARDS)
    state.push(EACH_FIGHTER, 0, AFTER_COMPARING)
    state.push(EACH_FIGHTER, 0, LOSE_FIGURES)
    state.push(COMPARE)
    state.push(LATE_CARDS, state.cells[PILLAGER])


# --- BATTLE_CARD(-, mask of seats) ----------------------------------------------------------------


def battle_card_options(state: State, seat: i64, frame: Frame) -> list[int]:
    """Any card in hand (P5)."""
    return each_once(PLAY, state, seat)


def resolve_battle_card(state: State, frame: Frame) -> None:
    """All cards are revealed together; a battle card adds its bonus."""
    cells = state.cells
    for seat in fighters_in_order(state):
        if not first_of(frame) >> seat & 1:
            if state.events is not None:
                state.tell(NO_CARD_PLAYED, seat)
            continue
        card = FIELD_1[state.sealed[2 * seat]]
        play(state, seat, card)
        base = BASE[seat]
        cells[base + CARD] = card
        cells[base + BONUS] = VALUE[card] if KIND[card] == BATTLE else 0
        if state.events is not None:
            state.tell(CARD_REVEALED, seat, card)


# --- the texts by group ---------------------------------------------------------------------------


def count_quest(state: State, seat: i64) -> None:
    """G5: a revealed quest may count as a battle card, after the reveal and before the texts."""
    base = BASE[seat]
    powers = base + POWER
    card = state.cells[base + CARD]
    can_count = state.cells[powers + QUEST_COUNTS_3] or state.cells[powers + QUEST_COUNTS_5]
    if card != NO_CARD and KIND[card] == QUEST and can_count:
        state.push(QUEST_AS_BATTLE, seat)


def quest_as_battle_options(state: State, seat: i64, frame: Frame) -> list[int]:
    """Not at all, +3, or +5 with the matching upgrade."""
    moves = [DECLINE]
    powers = BASE[seat] + POWER
    if state.cells[powers + QUEST_COUNTS_3]:
        moves.append(COUNT_3)
    if state.cells[powers + QUEST_COUNTS_5]:
        moves.append(COUNT_5)
    return moves


def choose_quest_as_battle(state: State, seat: i64, frame: Frame, move: i64) -> None:
    """The value is the card's bonus from now on (G4)."""
    if move != DECLINE:
        base = BASE[seat]
        state.cells[base + BONUS] = FIELD_1[move]
        if state.events is not None:
            state.tell(QUEST_COUNTS_EVENT, seat, state.cells[base + CARD], FIELD_1[move])


def _texts(hooks: list[SeatHook | None]) -> list[SeatHook | None]:
    """The hooks of battle cards alone: any other card has no effect when it is revealed (P5)."""
    return [hooks[card.id] if card.kind == BATTLE else None for card in CARDS]


CANCELS: Final = _texts([card.cancels for card in CARDS])
SWEEPS: Final = _texts([card.sweeps for card in CARDS])
BEFORE: Final = _texts([card.before_comparing for card in CARDS])
AFTER: Final = _texts([card.after_comparing for card in CARDS])
PILLAGING: Final = _texts([card.on_pillage for card in CARDS])
"""The texts of revealed cards, by card and by the moment they speak of."""


def text_of(state: State, seat: i64, hooks: list[SeatHook | None]) -> SeatHook | None:
    """The hook of a fighter's revealed card, unless its text was cancelled (G2)."""
    base = BASE[seat]
    card = state.cells[base + CARD]
    if card == NO_CARD or state.cells[base + CANCELLED]:
        return None
    return hooks[card]


def run_text(state: State, seat: i64, hooks: list[SeatHook | None]) -> bool:
    """Carry out the text of a fighter's revealed card; whether there was one."""
    hook = text_of(state, seat, hooks)
    if hook is not None:
        hook(state, seat)
    return hook is not None


# --- LATE_CARDS(seat, passes in a row) and LATE_CARD(seat, passes in a row) -----------------------


def run_late_cards(state: State, frame: Frame) -> None:
    """P6, G7: the pillager first, round and round, until everybody passes in a row.

    Whoever has a card is asked, so that being asked tells nobody anything about it.
    """
    cells = state.cells
    if cells[AGE] < FIRST_AGE_OF_LATE_CARDS:
        return
    seat = seat_of(frame)
    passes = first_of(frame)
    while passes < state.players:
        if cells[PARTICIPANTS] >> seat & 1 and state.hidden[HAND[seat]]:
            state.push(LATE_CARD, seat, passes)
            return
        passes += 1
        seat = (seat + 1) % state.players


def late_card_options(state: State, seat: i64, frame: Frame) -> list[int]:
    """Pass, or a white-disc card."""
    moves = [PASS]
    hidden = state.hidden
    previous = NO_CARD
    for place in range(HAND[seat] + 1, HAND[seat] + 1 + i64(hidden[HAND[seat]])):
        card = i64(hidden[place])
        if IS_WHITE_DISC[card] and card != previous:
            moves.append(PLAY[card])
            previous = card
    return moves


def choose_late_card(state: State, seat: i64, frame: Frame, move: i64) -> None:
    """A card added lets everybody answer once more."""
    following = (seat + 1) % state.players
    if move == PASS:
        state.push(LATE_CARDS, following, first_of(frame) + 1)
        return
    card = FIELD_1[move]
    play(state, seat, card)
    state.cells[BASE[seat] + BONUS] += VALUE[card]
    if state.events is not None:
        state.tell(CARD_ADDED, seat, card)
    state.push(LATE_CARDS, following, 0)


# --- COMPARE --------------------------------------------------------------------------------------


def run_compare(state: State, frame: Frame) -> None:
    """P8: the highest total wins; a tie for the highest means that everybody loses."""
    cells = state.cells
    province = cells[PROVINCE]
    best = -1
    winner = NOBODY
    for seat in fighters_in_order(state):
        strength = strength_in(state, seat, province)
        bonus = cells[BASE[seat] + BONUS]
        if state.events is not None:
            state.tell(STRENGTH_COMPARED, seat, strength, bonus)
        if strength + bonus > best:
            best = strength + bonus
            winner = seat
        elif strength + bonus == best:
            winner = NOBODY
    cells[WINNER] = winner
    if state.events is not None:
        if winner == NOBODY:
            state.tell(BATTLE_TIED, province)
        else:
            state.tell(BATTLE_WON, winner, province)
