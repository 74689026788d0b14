"""Cards on their way between hand, table, clan sheet and discard pile; and what all know of it.

Everybody sees a card that is played, revealed, taken back or discarded, and may remember it.
``Table`` keeps that memory so that views can carry it and ``sample`` can respect it:

``shown[seat]``
    cards known to be in the seat's hand (taken back after a lost battle, taken by Poison);
``maybe_shown[seat]``
    quests that were ``shown`` when the seat committed a quest face down: each is in the hand or
    among the quests committed since. Encoded ``card * ENTRIES + first entry it may be``;
``picked[seat]``
    cards, of any age, known to have come to the seat in the draft.

All three are multisets kept as sorted tuples. Together with the hidden picks that are not in
``picked`` they account for every card in hand and on the clan sheet.
"""

from typing import Final

from fimbul.rules.events import CARD_DISCARDED
from fimbul.rules.native import i64, vec
from fimbul.rules.state import State

ENTRIES: Final = 64
"""More than the quests a seat can ever commit in one age."""


def added(cards: tuple[int, ...], card: i64) -> tuple[int, ...]:
    """The sorted tuple with one more card."""
    index: i64 = 0
    while index < len(cards) and cards[index] < card:
        index += 1
    more = list(cards)
    more.insert(index, card)
    return tuple(more)


def removed(cards: tuple[int, ...], card: i64) -> tuple[int, ...]:
    """The tuple with one copy of ``card`` less; it must be there."""
    index: i64 = 0
    while cards[index] != card:
        index += 1
    return cards[:index] + cards[index + 1 :]


def each_once(moves: vec[i64], cards: tuple[int, ...]) -> list[int]:
    """The moves of these sorted cards, one for all copies of a card."""
    found: list[int] = []
    previous: i64 = -1
    for card in cards:
        if card != previous:
            found.append(moves[card])
            previous = card
    return found


def _witness_hidden(state: State, seat: i64, card: i64, last: i64) -> None:
    """A card that was not known to be where it turns up: one shown before, or a new one.

    Of those shown before it gives up the weakest knowledge: the latest that may be the quest
    committed as number ``last``.
    """
    found = -1
    for known in state.maybe_shown[seat]:
        if known // ENTRIES == card and known % ENTRIES <= last:
            found = known
    if found >= 0:
        state.maybe_shown[seat] = removed(state.maybe_shown[seat], found)
    else:
        state.picked[seat] = added(state.picked[seat], card)


def witness(state: State, seat: i64, card: i64) -> None:
    """Everybody sees ``card`` come out of the seat's hand."""
    shown = state.shown[seat]
    if shown and card in shown:
        state.shown[seat] = removed(state.shown[seat], card)
    else:
        _witness_hidden(state, seat, card, ENTRIES)


def witness_quest(state: State, seat: i64, card: i64, entry: i64) -> None:
    """Everybody sees that ``card`` is the quest that the seat committed as number ``entry``."""
    _witness_hidden(state, seat, card, entry)


def take_from_hand(state: State, seat: i64, card: i64) -> None:
    """The card leaves the hand openly; the caller puts it somewhere."""
    state.hands[seat] = removed(state.hands[seat], card)
    witness(state, seat, card)


def put_in_hand(state: State, seat: i64, card: i64) -> None:
    """A card that everybody sees comes into the hand."""
    state.hands[seat] = added(state.hands[seat], card)
    state.shown[seat] = added(state.shown[seat], card)


def discard(state: State, seat: i64, card: i64) -> None:
    """A card that everybody sees goes to the open discard pile."""
    state.discard += (card,)
    if state.events is not None:
        state.tell(CARD_DISCARDED, seat, card)


def commit(state: State, seat: i64, card: i64, quests_shown: list[int]) -> None:
    """A quest goes face down on the clan sheet (Q1): only its owner knows which.

    ``quests_shown`` are the quests among the seat's ``shown`` cards: from now on nobody else can
    tell whether they are still in the hand.
    """
    entry = len(state.quests[seat])
    state.hands[seat] = removed(state.hands[seat], card)
    state.quests[seat] += (card,)
    for known in quests_shown:
        state.shown[seat] = removed(state.shown[seat], known)
        state.maybe_shown[seat] = added(state.maybe_shown[seat], known * ENTRIES + entry)


def settle_memory(state: State, seat: i64) -> None:
    """After all quests were revealed: what may have been a quest must be the card saved."""
    for entry in state.maybe_shown[seat]:
        state.shown[seat] = added(state.shown[seat], entry // ENTRIES)
    state.maybe_shown[seat] = ()
