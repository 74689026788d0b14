"""Filling in the cards that a position leaves open: the discard pile and the packs.

They are drawn at random. If a position does not have the packs of an earlier draft, what the seats
have seen in it is made up, so that it agrees with where the cards are.
"""

from collections import Counter

from fimbul.rules.card import AGES, CARDS, copies_in
from fimbul.rules.draft import keeper
from fimbul.rules.piles import DEALT, Cards
from fimbul.rules.position import Position, state_of
from fimbul.rules.position_check import (
    cards_held,
    check_position,
    kept_of,
    problems_of_cards,
)
from fimbul.rules.setup import Rng, shuffle
from fimbul.rules.state import State


def completed(position: Position, rng: Rng) -> Position:
    """The position with a discard pile and packs, drawn where it leaves them open.

    Raises ``MalformedPosition``; the position that is returned has no problems.
    """
    whole = Position(
        position.clans,
        position.edition,
        position.drafts_first_age,
        position.first,
        position.age,
        position.turn,
        position.tokens,
        position.dooms,
        position.destroyed,
        position.pillaged,
        position.seats,
        position.discard,
        list(position.packs),
    )
    problems = problems_of_cards(position, is_complete=False)
    if not problems:
        if whole.discard is None:
            whole.discard = _drawn_discard(whole, rng)
        for age in range(1, AGES + 1):
            if not any(whole.packs_of(age)):
                packs = _played_packs if age <= whole.ages_dealt else _coming_packs
                first = (age - 1) * whole.players
                whole.packs[first : first + whole.players] = packs(whole, age, rng)
    check_position(whole)
    return whole


def start(position: Position, rng: Rng) -> State:
    """The state of a position, completed. Raises ``MalformedPosition``."""
    return state_of(completed(position, rng))


def _left(position: Position, age: int, used: Counter[int], rng: Rng) -> list[int]:
    """The cards of an age's deck that are not used, shuffled."""
    copies = copies_in(age, position.players, position.edition)
    left: list[int] = []
    for card in range(len(CARDS)):
        left += [card] * (int(copies[card]) - used[card])
    shuffle(left, rng)
    return left


def _drawn_discard(position: Position, rng: Rng) -> Cards:
    """Cards that were drafted and are nowhere else; the cards of earlier ages lie below."""
    held = cards_held(position)
    drawn: list[int] = []
    for age in range(1, position.ages_dealt + 1):
        missing = kept_of(position, age) * position.players
        missing -= sum(count for card, count in held.items() if CARDS[card].age == age)
        drawn += _left(position, age, held, rng)[:missing]
    return tuple(drawn)


def _coming_packs(position: Position, age: int, rng: Rng) -> list[Cards]:
    """The packs of an age whose draft is still to come."""
    left = _left(position, age, Counter(), rng)
    return _dealt_from(left, position.players)


def _dealt_from(cards: list[int], players: int) -> list[Cards]:
    starts = range(0, players * DEALT, DEALT)
    return [tuple(sorted(cards[first : first + DEALT])) for first in starts]


def _played_packs(position: Position, age: int, rng: Rng) -> list[Cards]:
    """Packs of a draft that could have brought the cards that are there."""
    players = position.players
    kept = kept_of(position, age)
    came = _came(position, age, rng)
    used = Counter([card for cards in came for card in cards])
    left = _left(position, age, used, rng)
    if kept == DEALT:
        return [tuple(sorted(cards)) for cards in came]
    state = _shape(position)
    packs: list[list[int]] = [[-1] * kept for _ in range(players)]
    for number in range(players):
        for place in range(kept):
            packs[number][place] = came[keeper(state, age, number, place)].pop()
    width = 2 if players == 2 else 1
    found: list[Cards] = []
    for pack in packs:
        rest = [left.pop() for _ in range(DEALT - kept)]
        cards: list[int] = []
        for first in range(0, kept, width):
            cards += sorted(pack[first : first + width])
        found.append((*cards, *sorted(rest)))
    return found


def _shape(position: Position) -> State:
    """An empty state with as much as ``keeper`` reads."""
    state = State()
    state.players = position.players
    state.drafts_first_age = position.drafts_first_age
    return state


def _came(position: Position, age: int, rng: Rng) -> list[list[int]]:
    """For each seat, cards of an age that could have come to it: those that nobody has seen, those
    on its own sheet as far as they fit, and any others.
    """
    kept = kept_of(position, age)
    rest = Counter({c: n for c, n in cards_held(position).items() if CARDS[c].age == age})
    came: list[list[int]] = []
    for seat in position.seats:
        own = [card for card in seat.unseen if CARDS[card].age == age]
        rest.subtract(own)
        came.append(own)
    for number, seat in enumerate(position.seats):
        for card in seat.slots:
            if card >= 0 and rest[card] > 0 and len(came[number]) < kept:
                rest[card] -= 1
                came[number].append(card)
    others = [card for card in sorted(rest) for _ in range(rest[card])]
    shuffle(others, rng)
    for cards in came:
        while len(cards) < kept:
            cards.append(others.pop())
        shuffle(cards, rng)
    return came
