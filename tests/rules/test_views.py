"""A view contains only what its seat may know (non-interference)."""

import json
import re
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fimbul.rules import (
    CARDS,
    MOVES,
    SPECTATOR,
    Event,
    FimbulError,
    State,
    apply,
    legal,
    sample,
    view,
)
from fimbul.rules.events import PUBLIC
from fimbul.rules.plain import event_to_plain, view_to_plain
from fimbul.rules.view import glance
from tests.random_games import Play, plays, states_by_decision, stops
from tests.rules import invariants
from tests.rules.worlds import (
    heard,
    imagine,
    is_hiding,
    knowledge,
    play_in_step,
    sight,
)

SLUGS = re.compile("|".join(sorted((card.slug for card in CARDS), key=len, reverse=True)))
STOPS = (5, 30, 60, 90, 120, 160, 200)
"""Numbers of moves after which worlds are compared in games not drawn by Hypothesis."""
seeds = st.integers(0, 2**32 - 1)


def seen_by(state: State, seat: int) -> str:
    """The bytes that are sent to a seat, and all that a bot on it can read."""
    return knowledge(view(state, seat))


def seats_of(state: State) -> range:
    """Every seat, including the spectator."""
    return range(SPECTATOR, state.players)


def errors_of(state: State, seat: int) -> list[tuple[type, str, str]]:
    """The errors that a seat gets for moves that it may not make."""
    offered = set(legal(state, seat))
    errors: list[tuple[type, str, str]] = []
    for move in range(0, MOVES, 3):
        if move not in offered:
            try:
                apply(state, seat, move)
            except FimbulError as error:
                errors.append((type(error), error.code, error.message))
    return errors


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_glance_is_a_view_without_the_memory_of_drafts(players: int) -> None:
    for state in states_by_decision(players, 2):
        for seat in seats_of(state):
            seen, glanced = view(state, seat), glance(state, seat)
            assert glanced.packs == []
            glanced.packs = seen.packs
            assert knowledge(glanced) == knowledge(seen)


# --- other hidden cards ---------------------------------------------------------------------------


@settings(max_examples=100)
@given(plays, stops, seeds)
def test_a_world_with_other_hidden_cards_looks_the_same_to_the_byte(
    play: Play, stop: int, seed: int
) -> None:
    state = play.state(stop)
    for seat in seats_of(state):
        other = imagine(state, seat, Random(seed))
        invariants.check_all(other)
        assert sight(other, seat) == sight(state, seat)
        assert seen_by(other, seat) == seen_by(state, seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_other_worlds_look_the_same_at_every_kind_of_decision(players: int) -> None:
    rng = Random(players)
    for state in states_by_decision(players, 4):
        for seat in seats_of(state):
            assert seen_by(imagine(state, seat, rng), seat) == seen_by(state, seat)


@settings(max_examples=60)
@given(plays, stops, seeds)
def test_errors_tell_nothing_of_hidden_cards(play: Play, stop: int, seed: int) -> None:
    state = play.state(stop)
    for seat in seats_of(state):
        other = imagine(state, seat, Random(seed))
        assert errors_of(other, seat) == errors_of(state, seat)


def follow(state: State, other: State, seat: int, rng: Random, is_lively: bool) -> int:
    """Play on in both worlds; the seat must see and hear the same until they may differ.

    They may differ when hidden cards come out: in a pack that reaches the seat, in cards that were
    sealed at the start, at the end of an age. Returns the number of moves compared.
    """
    age, decision = state.age, state.decision_id
    are_sealed_alike = state.sealed == other.sealed
    if [move < 0 for move in state.sealed] != [move < 0 for move in other.sealed]:
        return 0  # one of two cards is sealed (D4), which nobody else sees
    for count in range(60):
        told = play_in_step(state, other, rng, is_lively)
        if told is None or not is_hiding(state, age) or sight(state, seat) != sight(other, seat):
            return count
        if state.decision_id != decision and not are_sealed_alike:
            return count
        assert heard(told[0], seat) == heard(told[1], seat)
        assert seen_by(other, seat) == seen_by(state, seat)
    return 60


@settings(max_examples=40)
@given(plays, stops, seeds)
def test_worlds_with_other_hidden_cards_go_on_alike_until_they_come_out(
    play: Play, stop: int, seed: int
) -> None:
    """So no decision is asked or left out, and nothing told, because of a hidden card."""
    rng = Random(seed)
    start = play.state(stop)
    for seat in seats_of(start):
        state = start.copy()
        follow(state, imagine(state, seat, rng), seat, rng, play.is_lively)


@settings(max_examples=40)
@given(plays, stops, seeds)
def test_sampled_worlds_go_on_alike_until_hidden_cards_come_out(
    play: Play, stop: int, seed: int
) -> None:
    rng = Random(seed)
    start = play.state(stop)
    for seat in seats_of(start):
        state = start.copy()
        follow(state, sample(view(state, seat), rng), seat, rng, play.is_lively)


def test_the_worlds_differ_often_enough() -> None:
    """They differ in every sort of hidden card, and are followed through battles."""
    differences: Counter[str] = Counter()
    followed = 0
    for seed in range(12):
        for stop, position in enumerate(Play(seed=seed, is_lively=True).positions()):
            if stop not in STOPS:
                continue
            state = position.copy()
            other = imagine(state, 0, Random(seed))
            for name in ("hands", "quests", "packs", "sealed"):
                differences[name] += getattr(state, name) != getattr(other, name)
            followed += follow(state, other, 0, Random(seed), is_lively=True)
    assert all(differences[name] >= 5 for name in ("hands", "quests", "packs", "sealed"))
    assert followed > 1_000


# --- a taint scan ---------------------------------------------------------------------------------


@settings(max_examples=15)
@given(plays)
def test_a_view_names_no_card_that_its_seat_was_never_told_of(play: Play) -> None:
    """The cards of all events that a seat was told are all that its view may ever name."""
    events: list[Event] = []
    known: dict[int, set[str]] = {seat: set() for seat in range(SPECTATOR, play.players)}
    read = 0
    for count, state in enumerate(play.positions(events)):
        for seat, slugs in known.items():
            for event in heard(events[read:], seat):
                slugs.update(SLUGS.findall(json.dumps(event_to_plain(event))))
        read = len(events)
        if count % 7 == 0 or state.is_over:
            for seat, slugs in known.items():
                plain = json.dumps(view_to_plain(view(state, seat)))
                assert set(SLUGS.findall(plain)) <= slugs


@settings(max_examples=30)
@given(plays)
def test_an_event_for_all_names_only_cards_that_lie_open(play: Play) -> None:
    events: list[Event] = []
    read = 0
    for state in play.positions(events):
        open_cards = {card for shown in state.shown for card in shown} | set(state.discard)
        for seat in range(state.players):
            open_cards.update(state.upgrades(seat))
            open_cards.update(state.played[seat])
            if state.phase == "quests":
                open_cards.update(state.quests[seat])
        for event in events[read:]:
            card = event.fields.get("card")
            if event.audience == PUBLIC and card is not None:
                assert card in open_cards
            assert event.audience == PUBLIC or "cards" in event.fields or card is not None
        read = len(events)


@settings(max_examples=30)
@given(plays, stops)
def test_a_view_holds_its_seats_own_cards_and_counts_the_others(play: Play, stop: int) -> None:
    state = play.state(stop)
    for seat in seats_of(state):
        seen = view(state, seat)
        assert seen.hand == (state.hands[seat] if seat >= 0 else ())
        assert list(seen.hand_sizes) == [len(hand) for hand in state.hands]
        assert list(seen.quest_counts) == [len(quests) for quests in state.quests]
        for other in range(state.players):
            is_open = other == seat or state.phase == "quests"
            assert seen.quests[other] == (state.quests[other] if is_open else ())
        assert list(seen.options) == list(legal(state, seat))


@settings(max_examples=30)
@given(plays, stops)
def test_a_view_remembers_every_pack_its_seat_held_D2(play: Play, stop: int) -> None:
    """What is seen of the packs is exactly what passed through the seat's hands."""
    state = play.state(stop)
    for seat in seats_of(state):
        seen = [stretch for pack in view(state, seat).packs for stretch in pack]
        assert seen == [(len(group.positions), tuple(cards)) for group, cards in sight(state, seat)]


@settings(max_examples=30)
@given(plays, stops)
def test_a_view_has_no_handle_on_the_state(play: Play, stop: int) -> None:
    state = play.state(stop)
    views = [view(state, seat) for seat in seats_of(state)]
    before = [knowledge(seen) for seen in views]
    rng = play.rng()
    for _ in range(20):
        if play_in_step(state, state.copy(), rng, play.is_lively) is None:
            break
    assert [knowledge(seen) for seen in views] == before
    kept = state.copy()
    for seen in views:
        seen.cells[0] = 99
        for place in range(len(seen.stack)):
            seen.stack[place] = 0
        for memory in (seen.played, seen.shown, seen.maybe_shown, seen.picked, seen.quests):
            memory.clear()
    assert state == kept
