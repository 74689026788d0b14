"""Cards moving between hand, battle, clan sheet and discard pile, and what everybody knows of them.

Everybody sees a card that is played, revealed, taken back or discarded, and may remember it.
``PublicState`` keeps that memory so that views can show it and ``sample`` can respect it:

``shown[seat]``
    cards known to be in the seat's hand (taken back after a lost battle, taken by Poison);
``maybe_shown[seat]``
    quests that were ``shown`` when the seat committed a quest face down: each is in the hand or
    among the quests committed since. Encoded ``card * ENTRIES + first entry it may be``;
``picked[seat]``
    cards, of any age, known to have come to the seat in the draft.

The first and the last are piles (see ``piles``), ``maybe_shown`` has sorted tuples. Together with
the hidden picks that are not in ``picked`` they account for every card in hand and on the clan
sheet.
"""

from typing import Final

from fimbul.rules.events import CARD_DISCARDED
from fimbul.rules.native import i64, vec
from fimbul.rules.piles import (
    DISCARD,
    HAND,
    MOST_DISCARDED,
    MOST_PLAYED,
    PICKED,
    PLAYED,
    SHOWN,
    Cards,
    add_moves,
    cards_in,
    clear,
    has,
    put,
    put_last,
    take,
)
from fimbul.rules.state import State

ENTRIES: Final = 64
"""More than the quests a seat can ever commit in one age."""


def added(cards: Cards, card: i64) -> Cards:
    """The sorted tuple with one more card."""
    index: i64 = 0
    while index < len(cards) and cards[index] < card:
        index += 1
    more = list(cards)
    more.insert(index, card)
    return tuple(more)


def removed(cards: Cards, card: i64) -> Cards:
    """The tuple with one copy of ``card`` less; it must be there."""
    index: i64 = 0
    while cards[index] != card:
        index += 1
    return cards[:index] + cards[index + 1 :]


def each_once(moves: vec[i64], state: State, seat: i64) -> list[int]:
    """The moves of the cards in a hand; all copies of a card share one."""
    found: list[int] = []
    hidden = state.hidden
    start = HAND[seat] + 1
    add_moves(found, moves, hidden, start, start + i64(hidden[HAND[seat]]))
    return found


def _witness_hidden(state: State, seat: i64, card: i64, last: i64) -> None:
    """Everybody sees a card that was not known to be there: one shown before, or a new one.

    If several shown before could be it, forget the one that is known least about: the latest that
    may be the quest committed as number ``last``.
    """
    found = -1
    for known in state.maybe_shown[seat]:
        if known // ENTRIES == card and known % ENTRIES <= last:
            found = known
    if found >= 0:
        state.maybe_shown[seat] = removed(state.maybe_shown[seat], found)
    else:
        put(state.known, PICKED[seat], card)


def witness(state: State, seat: i64, card: i64) -> None:
    """Everybody sees ``card`` come out of the seat's hand."""
    if has(state.known, SHOWN[seat], card):
        take(state.known, SHOWN[seat], card)
    else:
        _witness_hidden(state, seat, card, ENTRIES)


def witness_quest(state: State, seat: i64, card: i64, entry: i64) -> None:
    """Everybody sees that ``card`` is the quest that the seat committed as number ``entry``."""
    _witness_hidden(state, seat, card, entry)


def take_from_hand(state: State, seat: i64, card: i64) -> None:
    """The card leaves the hand openly; the caller puts it somewhere."""
    take(state.hidden, HAND[seat], card)
    witness(state, seat, card)


def put_in_hand(state: State, seat: i64, card: i64) -> None:
    """A card that everybody sees comes into the hand."""
    put(state.hidden, HAND[seat], card)
    put(state.known, SHOWN[seat], card)


def play(state: State, seat: i64, card: i64) -> None:
    """A card goes from the hand into the battle, openly."""
    take_from_hand(state, seat, card)
    put_last(state.known, PLAYED[seat], card, MOST_PLAYED)


def take_played(state: State, seat: i64) -> Cards:
    """The cards that a seat has played leave the battle; the caller puts them somewhere."""
    cards = cards_in(state.known, PLAYED[seat])
    clear(state.known, PLAYED[seat])
    return cards


def discard(state: State, seat: i64, card: i64) -> None:
    """A card that everybody sees goes to the open discard pile."""
    put_last(state.known, DISCARD, card, MOST_DISCARDED)
    if state.events is not None:
        state.tell(CARD_DISCARDED, seat, card)


def commit(state: State, seat: i64, card: i64, is_quest: vec[bool]) -> None:
    """Put a quest face down on the clan sheet (Q1): only its owner knows which one it is.

    ``is_quest`` says by card whether it is a quest. Nobody else can tell any more whether the
    quests among the seat's ``shown`` cards are still in its hand, so they become ``maybe_shown``.
    """
    entry = len(state.quests[seat])
    take(state.hidden, HAND[seat], card)
    state.quests[seat] += (card,)
    if state.known[SHOWN[seat]] == 0:
        return
    for known in cards_in(state.known, SHOWN[seat]):
        if is_quest[known]:
            take(state.known, SHOWN[seat], known)
            maybe = added(state.maybe_shown[seat], known * ENTRIES + entry)
            state.maybe_shown[seat] = maybe


def settle_memory(state: State, seat: i64) -> None:
    """After all quests were revealed, a card that might have been one must still be in the hand."""
    for entry in state.maybe_shown[seat]:
        put(state.known, SHOWN[seat], entry // ENTRIES)
    state.maybe_shown[seat] = ()
