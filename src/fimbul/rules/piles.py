"""Cards in flat arrays of bytes, so that moving a card allocates nothing.

A *pile* is a stretch of such an array: first how many cards it has, then the cards, then zeros up
to its capacity. Hands and what is known of them are kept sorted. ``PublicState.known`` holds the
open discard pile and, for each seat, the cards ``shown`` and ``picked`` (see ``hands``) and those
played in this battle; ``State.hidden`` holds the hands, then the packs, eight bytes each.
Code outside the hot paths reads tuples from ``PublicState`` and ``State``.
"""

from collections.abc import Sequence
from typing import Final

from fimbul.rules.manifest import MAX_PLAYERS
from fimbul.rules.native import i64, u8, vec

Cards = tuple[int, ...]

DEALT: Final = 8
"""D1: cards dealt to each player in each age: a pack."""
KEPT: Final = 6
"""D2: how many of them each player keeps."""
MOST_HELD: Final = MAX_PLAYERS * (KEPT + 1)
"""The capacity of a hand and of what is known of it: all cards of all hands of a second age."""
MOST_PLAYED: Final = 8
"""The capacity of the cards played in a battle: one, and all cards with a white disc (P6)."""
MOST_DISCARDED: Final = MAX_PLAYERS * (DEALT + 2 * KEPT)
"""All cards that ever come into hands, when the first age has no draft (D5)."""


_ZEROS: Final = vec[u8](bytes(1 + MOST_DISCARDED + MAX_PLAYERS * 4 * (1 + MOST_HELD)))
"""More bytes than any array of piles has."""


def empty_piles(size: i64) -> vec[u8]:
    """An array of ``size`` bytes, all of them 0."""
    return _ZEROS[:size]


def put(piles: vec[u8], at: i64, card: i64) -> None:
    """Add a card to the sorted pile at ``at``."""
    byte = u8(card)
    place = at + i64(piles[at])
    assert place < at + MOST_HELD
    while place > at and piles[place] > byte:
        piles[place + 1] = piles[place]
        place -= 1
    piles[place + 1] = byte
    piles[at] += 1


def put_last(piles: vec[u8], at: i64, card: i64, capacity: i64) -> None:
    """Add a card at the end of the pile at ``at``, which holds at most ``capacity``."""
    piles[at] += 1
    size = i64(piles[at])
    assert size <= capacity
    piles[at + size] = u8(card)


def take(piles: vec[u8], at: i64, card: i64) -> None:
    """Remove one copy of a card, which must be there, from the pile at ``at``."""
    byte = u8(card)
    place = at + 1
    while piles[place] != byte:
        place += 1
    end = at + i64(piles[at])
    while place < end:
        piles[place] = piles[place + 1]
        place += 1
    piles[end] = 0
    piles[at] -= 1


def has(piles: vec[u8], at: i64, card: i64) -> bool:
    """Whether a card is in the pile at ``at``."""
    byte = u8(card)
    place = at + i64(piles[at])
    while place > at and piles[place] != byte:
        place -= 1
    return place > at


def cards_in(piles: vec[u8], at: i64) -> Cards:
    """The cards of the pile at ``at``."""
    return tuple(piles[at + 1 : at + 1 + i64(piles[at])])


def clear(piles: vec[u8], at: i64) -> None:
    """Remove all cards from the pile at ``at``."""
    for place in range(at, at + 1 + i64(piles[at])):
        piles[place] = 0


def fill(piles: vec[u8], at: i64, cards: Sequence[int]) -> None:
    """Put these cards, sorted, into the empty pile at ``at``."""
    for card in cards:
        put(piles, at, card)


def bring_forward(piles: vec[u8], place: i64, card: i64) -> None:
    """Move a card, which comes at ``place`` or later, to that place."""
    byte = u8(card)
    found = place
    while piles[found] != byte:
        found += 1
    while found > place:
        piles[found] = piles[found - 1]
        found -= 1
    piles[place] = byte


def add_moves(
    moves: list[int],
    move_of_card: vec[i64],
    piles: vec[u8],
    start: i64,
    end: i64,
    without: i64 = -1,
) -> None:
    """Append the move of each of the sorted cards from ``start`` to ``end``, once for all copies.

    One copy of ``without`` is left out.
    """
    previous: i64 = -1
    for place in range(start, end):
        card = i64(piles[place])
        if card == without:
            without = -1
        elif card != previous:
            moves.append(move_of_card[card])
            previous = card


# --- known: the discard pile, then three piles for each seat --------------------------------------
DISCARD: Final = 0
_OF_SEAT: Final = 2 * (1 + MOST_HELD) + 1 + MOST_PLAYED
SHOWN: Final = vec[i64]([1 + MOST_DISCARDED + seat * _OF_SEAT for seat in range(MAX_PLAYERS + 1)])
"""By seat, where in ``known`` its pile of shown cards begins; the same for the two piles below."""
PICKED: Final = vec[i64]([SHOWN[seat] + 1 + MOST_HELD for seat in range(MAX_PLAYERS + 1)])
PLAYED: Final = vec[i64]([PICKED[seat] + 1 + MOST_HELD for seat in range(MAX_PLAYERS + 1)])


def known_of(
    discarded: Cards, shown: Sequence[Cards], picked: Sequence[Cards], played: Sequence[Cards]
) -> vec[u8]:
    """A value for ``PublicState.known`` with these cards."""
    known = empty_piles(SHOWN[len(shown)])
    for seat in range(len(shown)):
        fill(known, SHOWN[seat], shown[seat])
        fill(known, PICKED[seat], picked[seat])
        for card in played[seat]:
            put_last(known, PLAYED[seat], card, MOST_PLAYED)
    for card in discarded:
        put_last(known, DISCARD, card, MOST_DISCARDED)
    return known


# --- hidden: a pile for each hand, then the packs -------------------------------------------------
HAND: Final = vec[i64]([seat * (1 + MOST_HELD) for seat in range(MAX_PLAYERS + 1)])
"""By seat, where in ``hidden`` its hand begins."""


def pack_start(players: i64, pack: i64) -> i64:
    """Where in ``hidden`` a pack begins."""
    return HAND[players] + DEALT * pack


def hidden_of(hands: Sequence[Cards], packs: Sequence[Cards]) -> vec[u8]:
    """A value for ``State.hidden`` with these cards."""
    at = HAND[len(hands)]
    hidden = empty_piles(at + DEALT * len(packs))
    for pack in packs:
        for card in pack:
            hidden[at] = u8(card)
            at += 1
    for seat in range(len(hands)):
        fill(hidden, HAND[seat], hands[seat])
    return hidden
