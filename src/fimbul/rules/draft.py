"""Gods' gifts (D1–D5): the draft.

A pack is eight cards in a row (see ``piles``): the ones kept from it so far, in the order of the
rounds, then the rest, sorted. Pack ``p`` starts with seat ``p`` and goes one seat to the left each
round, so the packs and the round are the whole history of the draft: who kept which card follows
from them.
"""

from collections.abc import Sequence

from fimbul.rules.cells import AGE, DRAFT_PHASE, NO_CARD, PHASE, ROUND
from fimbul.rules.decision import DecisionType, register_decision
from fimbul.rules.events import CARD_KEPT, HAND_RECEIVED, PACK_RECEIVED, PACKS_PASSED
from fimbul.rules.flow import DRAFT, Frame
from fimbul.rules.moves import FIELD_1, KEEP, V_KEEP
from fimbul.rules.native import i64
from fimbul.rules.piles import DEALT, HAND, KEPT, add_moves, bring_forward, pack_start, put
from fimbul.rules.reasons import Reason
from fimbul.rules.state import PublicState, State


def cards_a_round(state: PublicState) -> i64:
    """1, or 2 with two players (D4)."""
    return 2 if state.players == 2 else 1


def rounds(state: PublicState) -> i64:
    """How many rounds a draft has (D2, D4)."""
    return KEPT // cards_a_round(state)


def is_drafted(state: PublicState, age: i64) -> bool:
    """D5: whether this age has a draft."""
    return age > 1 or state.drafts_first_age


def keeper(state: PublicState, age: i64, pack: i64, position: i64) -> i64:
    """The seat that gets the card at a position of a pack; -1 for the two that nobody gets."""
    if not is_drafted(state, age):
        return pack
    if position >= KEPT:
        return -1
    return (pack + position // cards_a_round(state)) % state.players


def pack_at(state: PublicState, seat: i64) -> i64:
    """The index in ``packs`` of the pack that a seat holds in this round of the draft."""
    pack = (seat - state.cells[ROUND]) % state.players
    return (state.cells[AGE] - 1) * state.players + pack


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
            state.whisper(seat, PACK_RECEIVED, *state.pack(pack_at(state, seat))[start:])


class Draft(DecisionType):
    """DRAFT(-, mask of seats): a card of the pack to keep, of two with two players (D2, D4)."""

    def options(self, state: State, seat: i64, frame: Frame) -> list[int]:
        """The cards of the pack; after the first of two, without that one (D4)."""
        width = cards_a_round(state)
        start = pack_start(state.players, pack_at(state, seat))
        first = state.sealed[2 * seat]
        is_second = width == 2 and first >= 0 and state.sealed[2 * seat + 1] < 0
        without = FIELD_1[first] if is_second else NO_CARD
        moves: list[int] = []
        rest = start + state.cells[ROUND] * width
        add_moves(moves, KEEP, state.hidden, rest, start + DEALT, without)
        return moves

    def resolve(self, state: State, frame: Frame) -> None:
        """D2: everybody keeps what they sealed, the rest goes to the left."""
        width = cards_a_round(state)
        start = state.cells[ROUND] * width
        for seat in range(state.players):
            at = pack_at(state, seat)
            first = FIELD_1[state.sealed[2 * seat]]
            if width == 2:
                second = FIELD_1[state.sealed[2 * seat + 1]]
                _keep(state, seat, at, start, min(first, second))
                _keep(state, seat, at, start + 1, max(first, second))
            else:
                _keep(state, seat, at, start, first)
        state.cells[ROUND] += 1
        if state.events is not None:
            state.tell(PACKS_PASSED, state.cells[ROUND])
        if state.cells[ROUND] < rounds(state):
            _begin_round(state)
        else:
            _hand_out(state)

    def why(
        self, state: PublicState, seat: i64, hand: Sequence[int], frame: Frame, move: i64
    ) -> Reason:
        """D2, D4: any card of the pack, but for the first of a pair. All of them are offered."""
        return "not-in-pack"


register_decision(Draft(DRAFT, "cards", (V_KEEP,), is_simultaneous=True))


def _keep(state: State, seat: i64, at: i64, start: i64, card: i64) -> None:
    """Move a card of pack ``at`` from the rest, which begins at ``start``, to what was kept."""
    bring_forward(state.hidden, pack_start(state.players, at) + start, card)
    if state.events is not None:
        state.whisper(seat, CARD_KEPT, card)


def _hand_out(state: State) -> None:
    """The kept cards become the hand, with the one saved from the age before (D3)."""
    age = state.cells[AGE]
    for pack in range(state.players):
        start = pack_start(state.players, (age - 1) * state.players + pack)
        for position in range(DEALT):
            seat = keeper(state, age, pack, position)
            if seat >= 0:
                put(state.hidden, HAND[seat], i64(state.hidden[start + position]))
    if state.events is not None:
        for seat in range(state.players):
            state.whisper(seat, HAND_RECEIVED, *state.hand(seat))
