"""``sample``: whole games that agree with everything a seat has seen, and with nothing more."""

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fimbul.rules import SPECTATOR, State, apply, legal, move_text, sample, view
from fimbul.rules.dice import Dice
from tests.random_games import Play, choose, plays, states_by_decision, stops
from tests.rules import invariants
from tests.rules.oracle import Oracle, key_of
from tests.rules.worlds import knowledge

seeds = st.integers(0, 2**32 - 1)


@settings(max_examples=100)
@given(plays, stops, seeds)
def test_a_sample_has_the_view_it_was_drawn_from(play: Play, stop: int, seed: int) -> None:
    state = play.state(stop)
    for seat in range(SPECTATOR, play.players):
        seen = view(state, seat)
        world = sample(seen, Random(seed))
        assert knowledge(view(world, seat)) == knowledge(seen)
        assert list(legal(world, seat)) == list(seen.options)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_sample_agrees_at_every_kind_of_decision(players: int) -> None:
    rng = Random(players)
    for state in states_by_decision(players, 8):
        for seat in range(SPECTATOR, players):
            seen = view(state, seat)
            world = sample(seen, rng)
            assert knowledge(view(world, seat)) == knowledge(seen)
            invariants.check_all(world)


@settings(max_examples=60)
@given(plays, stops, seeds)
def test_a_sample_is_a_sound_state(play: Play, stop: int, seed: int) -> None:
    state = play.state(stop)
    for seat in range(SPECTATOR, play.players):
        invariants.check_all(sample(view(state, seat), Random(seed)))


@settings(max_examples=40)
@given(plays, stops, seeds)
def test_a_sample_can_be_played_to_the_end(play: Play, stop: int, seed: int) -> None:
    state = play.state(stop)
    rng = Random(seed)
    for seat in range(SPECTATOR, play.players):
        world = sample(view(state, seat), rng)
        while not world.is_over:
            apply(world, *choose(world, rng, play.is_lively))
        invariants.check_all(world)


@settings(max_examples=30)
@given(plays, stops, seeds)
def test_the_same_source_draws_the_same_sample(play: Play, stop: int, seed: int) -> None:
    state = play.state(stop)
    seen = view(state, stop % play.players)
    assert sample(seen, Random(seed)) == sample(seen, Random(seed))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("stop", [0, 40, 90])
def test_samples_vary_in_all_hidden_cards(players: int, stop: int) -> None:
    state = Play(players, seed=11, is_lively=True).state(stop)
    seen = view(state, 0)
    worlds = [sample(seen, Random(seed)) for seed in range(30)]
    assert len({tuple(world.packs) for world in worlds}) == 30
    if state.phase == "action":
        assert len({tuple(world.hands[1]) for world in worlds}) > 3


# --- speed ----------------------------------------------------------------------------------------


def rolls(dice: Dice, seed: int) -> int:
    """The number of times that dice of this seed were rolled."""
    twin = Dice(seed)
    count = 0
    while twin != dice:
        twin.roll(1)
        count += 1
    return count


def hoard(state: State, rng: Random) -> tuple[int, int]:
    """Choose a move that keeps or commits a quest if there is one."""
    seat, move = choose(state, rng, is_lively=True)
    texts = {option: move_text(option) for option in legal(state, seat)}
    quests = [o for o, text in texts.items() if text.split()[0] in ("keep", "quest")]
    quests = [option for option in quests if QUEST.search(texts[option])]
    return seat, quests[0] if quests else move


QUEST = re.compile("heim-[123]|yggdrasil-[123]|glorious-death-[123]")


def test_a_sample_needs_few_rolls_despite_dead_ends() -> None:
    """Where everybody has committed quests, most ways to deal them out are dead ends."""
    positions = 0
    for seed in range(6):
        state = Play(seed=seed).state(0)
        rng = Random(seed)
        while not state.is_over:
            apply(state, *hoard(state, rng))
            if sum(len(quests) for quests in state.quests) > 5:
                positions += 1
                for seat in range(SPECTATOR, state.players):
                    dice = Dice(positions)
                    sample(view(state, seat), dice)
                    assert rolls(dice, positions) < 4_000
    assert positions > 100


# --- against all possible worlds ------------------------------------------------------------------


FEW = 30
"""With up to this many worlds, ``DRAWS`` samples meet all of them."""
DRAWS = 600


def check_against(oracle: Oracle) -> None:
    """Check that its worlds look like the truth and that samples are among them.

    If there are few worlds, the samples must meet all of them.
    """
    seen = view(oracle.truth, oracle.seat)
    known = knowledge(seen)
    for world in oracle.worlds[:: len(oracle.worlds) // 20 + 1]:
        assert knowledge(view(world, oracle.seat)) == known
    possible = {key_of(world) for world in oracle.worlds}
    assert key_of(oracle.truth) in possible
    rng = Random(1)
    draws = DRAWS if len(possible) <= FEW else 50
    drawn = {key_of(sample(seen, rng)) for _ in range(draws)}
    assert drawn <= possible
    if len(possible) <= FEW:
        assert drawn == possible


@pytest.mark.parametrize(
    ("seed", "seat", "drafts_first_age"),
    [(2, 0, True), (3, 1, True), (4, 0, False), (5, 1, False)],
)
def test_samples_are_the_worlds_that_agree_with_what_was_told_D2_D3_D4_D5(
    seed: int, seat: int, drafts_first_age: bool
) -> None:
    """The oracle finds the worlds by brute force."""
    play = Play(2, drafts_first_age=drafts_first_age, seed=seed, is_lively=True)
    oracle = Oracle(play.setup(), seat)
    for count, (owner, move) in enumerate(play.record().moves):
        oracle.play(owner, move)
        can_ask = oracle.truth.phase != "draft" or oracle.truth.draft_round
        if count % 8 == 0 and can_ask:
            check_against(oracle)
    assert oracle.truth.is_over
