"""Properties of every state of every game, whatever is played (see ``invariants``)."""

from collections import Counter, defaultdict
from collections.abc import Callable

from hypothesis import example, given, settings

from fimbul.rules import DECISION_NAMES, EVENT_NAMES, Event, State, pending
from fimbul.rules.board import VALHALLA
from fimbul.rules.flow import DecisionName
from tests.random_games import LONGEST, Play, plays
from tests.rules import invariants

GAMES = 25
"""Whole games for each property; every one has one to four hundred states."""

Check = Callable[[State], None]


def check_game(play: Play, check: Check) -> None:
    for state in play.positions():
        check(state)


@settings(max_examples=GAMES)
@given(plays)
def test_every_card_kept_is_in_one_place_and_no_other_card_appears_D1_D2(play: Play) -> None:
    check_game(play, invariants.check_cards)


@settings(max_examples=GAMES)
@given(plays)
def test_packs_hold_what_was_dealt_at_any_time_D1(play: Play) -> None:
    dealt = play.setup().packs
    check_game(play, lambda state: invariants.check_packs(state, dealt))


@settings(max_examples=GAMES)
@given(plays)
def test_public_memory_is_true_and_accounts_for_every_hidden_card(play: Play) -> None:
    check_game(play, invariants.check_memory)


@settings(max_examples=GAMES)
@given(plays)
def test_clans_keep_their_figures_and_the_monsters_of_their_sheet_C1_U4_U5(play: Play) -> None:
    check_game(play, invariants.check_figures)


@settings(max_examples=GAMES)
@given(plays)
def test_what_is_counted_for_speed_is_what_counting_anew_gives(play: Play) -> None:
    check_game(play, invariants.check_counters)


@settings(max_examples=GAMES)
@given(plays)
def test_villages_horns_rage_glory_and_steps_keep_their_limits_B3_I4_N2_T2_T3(play: Play) -> None:
    check_game(play, invariants.check_limits)


@settings(max_examples=GAMES)
@given(plays)
def test_somebody_can_always_move_until_the_game_is_over_and_nobody_else_can(play: Play) -> None:
    check_game(play, invariants.check_flow)


# --- events and the state -------------------------------------------------------------------------


@settings(max_examples=GAMES)
@given(plays)
def test_cards_kept_in_the_draft_are_the_cards_of_the_hand_D2_D3_D5(play: Play) -> None:
    """What each seat was told that it kept is what the packs say it got."""
    events: list[Event] = []
    kept: dict[int, Counter[int]] = defaultdict(Counter)
    read = 0
    for state in play.positions(events):
        for event in events[read:]:
            if event.name == "card-kept":
                kept[event.audience][event.values[0]] += 1
        read = len(events)
        if state.phase != "draft":
            for seat in range(state.players):
                drafted = (2, 3) if not play.drafts_first_age else (1, 2, 3)
                told = sum((invariants.picks(state, seat, age) for age in drafted), Counter[int]())
                assert kept[seat] == told


@settings(max_examples=GAMES)
@given(plays)
def test_glory_is_the_sum_of_what_was_told_B5(play: Play) -> None:
    events: list[Event] = []
    state = play.state(LONGEST, events)
    glory = [0] * state.players
    for event in events:
        if event.name == "glory":
            glory[event.values[0]] += event.values[1]
    assert glory == [state.glory(seat) for seat in range(state.players)]


@settings(max_examples=GAMES)
@given(plays)
def test_after_an_age_nothing_is_left_in_valhalla_nor_pillaged_F5_F6(play: Play) -> None:
    age = 1
    for state in play.positions():
        if state.age != age or state.is_over:
            for seat in range(state.players):
                for kind in range(12):
                    assert VALHALLA not in invariants.places_of(state, seat, kind)
        if state.age != age:
            assert not any(state.is_pillaged(province) for province in range(9))
            assert all(len(hand) <= 1 for hand in state.hands)
            assert not any(state.quests)
            age = state.age
    assert state.is_over
    assert age == 3
    assert not any(state.hands)


# --- the flow -------------------------------------------------------------------------------------


@settings(max_examples=100)
@given(plays)
@example(Play(4, 0, True, 7, is_lively=True))
@example(Play(2, 1, False, 7, is_lively=False))
def test_every_game_ends_E2(play: Play) -> None:
    state = play.state(LONGEST)
    assert state.is_over
    assert state.winners()
    best = max(state.glory(seat) for seat in range(state.players))
    assert {state.glory(seat) for seat in state.winners()} == {best}


@settings(max_examples=GAMES)
@given(plays)
def test_a_decision_has_one_id_and_no_other_decision_has_it(play: Play) -> None:
    before: list[tuple[int, DecisionName, int, bool]] = []
    ids: set[int] = set()
    for state in play.positions():
        now = [(d.id, d.name, d.seat, d.is_sealed) for d in pending(state)]
        is_same = bool(before) and bool(now) and now[0][0] == before[0][0]
        if is_same:
            # One more seat, or one of its two cards (D4), is sealed; the rest is as it was.
            assert [entry[:3] for entry in now] == [entry[:3] for entry in before]
            changed = [pair for pair in zip(before, now, strict=True) if pair[0] != pair[1]]
            assert len(changed) <= 1
            assert changed or (state.players == 2 and now[0][1] == "draft")
        elif now:
            assert now[0][0] not in ids
            assert not any(entry[3] for entry in now)
            ids.add(now[0][0])
        before = now


def test_random_games_meet_every_decision_and_every_event() -> None:
    """The properties are worth nothing if nothing happens in the games."""
    decisions: set[str] = set()
    events: list[Event] = []
    memories = 0
    for seed in range(30):
        for state in Play(seed=seed, is_lively=True).positions(events):
            decisions.update(decision.name for decision in pending(state))
            memories += any(state.maybe_shown)
    assert decisions == set(DECISION_NAMES)
    assert {event.name for event in events} == set(EVENT_NAMES)
    assert memories > 100
