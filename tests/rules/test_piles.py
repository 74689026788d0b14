"""Cards in arrays of bytes: a pile acts like a sorted list of its cards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fimbul.rules import MalformedState
from fimbul.rules.cards import CARDS
from fimbul.rules.piles import (
    DEALT,
    HAND,
    MOST_DISCARDED,
    MOST_HELD,
    MOST_PLAYED,
    bring_forward,
    cards_in,
    clear,
    empty_piles,
    has,
    hidden_of,
    known_of,
    put,
    put_last,
    take,
)
from fimbul.rules.plain import state_from_plain, state_to_plain
from tests.scenario import Scenario

cards = st.integers(0, len(CARDS) - 1)
hands = st.lists(cards, max_size=MOST_HELD - 1)


@given(hands, cards, cards)
def test_a_hand_stays_sorted_and_leaves_its_neighbours_alone(
    hand: list[int], card: int, absent: int
) -> None:
    hidden = hidden_of([(1, 2), tuple(hand), (3,)], [])
    put(hidden, HAND[1], card)
    assert cards_in(hidden, HAND[1]) == tuple(sorted([*hand, card]))
    assert has(hidden, HAND[1], card)
    assert has(hidden, HAND[1], absent) == (absent in [*hand, card])
    take(hidden, HAND[1], card)
    assert hidden == hidden_of([(1, 2), tuple(hand), (3,)], [])


@given(st.lists(cards, max_size=MOST_PLAYED))
def test_cards_that_were_played_keep_their_order(played: list[int]) -> None:
    pile = empty_piles(1 + MOST_PLAYED)
    for card in played:
        put_last(pile, 0, card, MOST_PLAYED)
    assert cards_in(pile, 0) == tuple(played)
    clear(pile, 0)
    assert pile == empty_piles(1 + MOST_PLAYED)


@given(st.lists(cards, min_size=DEALT, max_size=DEALT), st.integers(0, 5), st.integers(0, 7))
def test_a_card_that_is_kept_comes_before_the_rest_of_its_pack(
    pack: list[int], place: int, later: int
) -> None:
    card = pack[max(place, later)]
    row = hidden_of([], [tuple(pack)])
    bring_forward(row, place, card)
    rest = pack[place:]
    rest.remove(card)
    assert list(row) == [*pack[:place], card, *rest]


def test_a_pile_cannot_exceed_its_capacity() -> None:
    with pytest.raises(AssertionError):
        hidden_of([(0,) * (MOST_HELD + 1)], [])
    with pytest.raises(AssertionError):
        known_of((0,) * (MOST_DISCARDED + 1), [()], [()], [()])


@pytest.mark.parametrize("field", ["hands", "shown", "picked", "played", "discard"])
def test_a_saved_state_with_a_pile_above_its_capacity_is_refused(field: str) -> None:
    plain = state_to_plain(Scenario().start().state)
    pile = [0] * (MOST_DISCARDED + 1)
    plain[field] = pile if field == "discard" else [pile, [], [], []]
    with pytest.raises(MalformedState):
        state_from_plain(plain)
