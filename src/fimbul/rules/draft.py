"""Gods' gifts (D1–D5): the draft.

A pack is a tuple of eight cards: the ones kept from it so far, in the order of the rounds, then
the rest, sorted. Pack ``p`` starts with seat ``p`` and goes one seat to the left each round, so
the packs and the round are the whole history of the draft, and who kept what follows from it.
"""

from typing import Final

from fimbul.rules.cells import AGE, DRAFT_PHASE, PHASE, ROUND
from fimbul.rules.events import CARD_KEPT, HAND_RECEIVED, PACK_RECEIVED, PACKS_PASSED
from fimbul.rules.flow import DRAFT, Frame
from fimbul.rules.hands import added, removed
from fimbul.rules.moves import FIELD_1, KEEP
from fimbul.rules.setup import DEALT
from fimbul.rules.state import State, Table

KEPT: Final = 6
"""D2: how many cards each player keeps."""


def cards_a_round(table: Table) -> int:
    """1, or 2 with two players (D4)."""
    return 2 if table.players == 2 else 1


def rounds(table: Table) -> int:
    """How many rounds a draft has (D2, D4)."""
    return KEPT // cards_a_round(table)


def is_drafted(table: Table, age: int) -> bool:
    """D5: whether this age has a draft."""
    return age > 1 or table.drafts_first_age


def keeper(table: Table, age: int, pack: int, position: int) -> int:
    """The seat that gets the card at a position of a pack; -1 for the two that nobody gets."""
    if not is_drafted(table, age):
        return pack
    if position >= KEPT:
        return -1
    return (pack + position // cards_a_round(table)) % table.players


def pack_at(table: Table, seat: int) -> int:
    """The index in ``packs`` of the pack that a seat holds in this round of the draft."""
    pack = (seat - table.cells[ROUND]) % table.players
    return (table.cells[AGE] - 1) * table.players + pack


def begin_draft(state: State) -> None:
    """Deal the packs of the age, or hand them out as they are (D1, D5)."""
    state.cells[PHASE] = DRAFT_PHASE
    state.cells[ROUND] = 0
    if is_drafted(state, state.cells[AGE]):
        _begin_round(state)
    else:
        state.cells[ROUND] = rounds(state)
        _hand_out(state)


def _begin_round(state: State) -> None:
    state.push(DRAFT, 0, (1 << state.players) - 1)
    if state.events is not None:
        start = state.cells[ROUND] * cards_a_round(state)
        for seat in range(state.players):
            state.whisper(seat, PACK_RECEIVED, *state.packs[pack_at(state, seat)][start:])


def draft_options(state: State, seat: int, frame: Frame) -> list[int]:
    """The cards of the pack; after the first of two, without that one (D4)."""
    rest = state.packs[pack_at(state, seat)][state.cells[ROUND] * cards_a_round(state) :]
    first, second = state.sealed[2 * seat], state.sealed[2 * seat + 1]
    if cards_a_round(state) == 2 and first >= 0 and second < 0:
        rest = removed(rest, FIELD_1[first])
    return [KEEP[card] for index, card in enumerate(rest) if index == 0 or rest[index - 1] != card]


def resolve_draft(state: State, frame: Frame) -> None:
    """D2: everybody keeps what they sealed, the rest goes to the left."""
    width = cards_a_round(state)
    start = state.cells[ROUND] * width
    for seat in range(state.players):
        at = pack_at(state, seat)
        pack = state.packs[at]
        kept = sorted(FIELD_1[move] for move in state.sealed[2 * seat : 2 * seat + width])
        rest = pack[start:]
        for card in kept:
            rest = removed(rest, card)
            if state.events is not None:
                state.whisper(seat, CARD_KEPT, card)
        state.packs[at] = (*pack[:start], *kept, *rest)
    state.cells[ROUND] += 1
    if state.events is not None:
        state.tell(PACKS_PASSED, state.cells[ROUND])
    if state.cells[ROUND] < rounds(state):
        _begin_round(state)
    else:
        _hand_out(state)


def _hand_out(state: State) -> None:
    """The kept cards become the hand, with the one saved from the age before (D3)."""
    age = state.cells[AGE]
    for pack in range(state.players):
        cards = state.packs[(age - 1) * state.players + pack]
        for position in range(DEALT):
            seat = keeper(state, age, pack, position)
            if seat >= 0:
                state.hands[seat] = added(state.hands[seat], cards[position])
    if state.events is not None:
        for seat in range(state.players):
            state.whisper(seat, HAND_RECEIVED, *state.hands[seat])
