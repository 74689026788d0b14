"""The environments pass the checkers of their libraries, and play the game of the rules."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, cast

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from fimbul.bots.registry import UnknownBot
from fimbul.env import (
    REWARD_NAMES,
    FimbulEnv,
    ManyGames,
    RewardName,
    as_dict,
    env,
    in_units,
    mask_of,
    observation_of,
    observation_space,
    raw_env,
)
from fimbul.env.rewards import GLORY, final_rewards
from fimbul.rules import IllegalMove, MalformedMove, legal, next_seat, view
from fimbul.rules.observation import LAYOUT, SCALES, observe
from tests.random_games import Play

# --- PettingZoo -----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_it_passes_the_api_test_of_pettingzoo(
    players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(env(players=players), num_cycles=400)
    assert "Passed API test" in capsys.readouterr().out


def test_it_passes_the_seed_test_of_pettingzoo() -> None:
    seed_test(lambda: env(players=3), num_cycles=250)


@pytest.mark.parametrize("reward", REWARD_NAMES)
def test_a_game_is_played_to_its_end_and_rewarded(reward: RewardName) -> None:
    game = raw_env(players=3, reward=reward)
    game.reset(seed=4)
    rng = Random(1)
    totals = dict.fromkeys(game.possible_agents, 0.0)
    paid = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        seen, earned, over, cut, info = game.last()
        paid[agent] += earned
        if over or cut:
            game.step(None)
            continue
        assert agent == game.possible_agents[next_seat(game.state_of_game)]
        seat = game.possible_agents.index(agent)
        assert seen.tolist() == list(observe(view(game.state_of_game, seat)))
        moves = np.flatnonzero(info["action_mask"])
        assert moves.tolist() == sorted(legal(game.state_of_game, seat))
        game.step(int(moves[int(rng.random() * len(moves))]))
        for each, part in game.rewards.items():
            totals[each] += part
    assert paid == pytest.approx(totals)
    assert not game.agents
    final = final_rewards(game.state_of_game, reward)
    if reward == "shaped":
        lead = final_rewards(game.state_of_game, "margin")
        final = [win + part for win, part in zip(final, lead, strict=True)]
    assert list(totals.values()) == pytest.approx(final)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    game = raw_env()
    game.reset(seed=1)
    before = game.state_of_game.copy()
    with pytest.raises(IllegalMove):
        game.step(0)
    with pytest.raises(ValueError, match="None"):
        game.step(None)
    assert game.state_of_game == before


def test_it_can_be_watched_as_text() -> None:
    game = raw_env(render_mode="ansi")
    game.reset(seed=1)
    assert str(game.render()).startswith("age 1, draft: draft\nwolf: glory 0, rage 0; -\n")
    assert raw_env().render_mode is None


# --- Gymnasium ------------------------------------------------------------------------------------


def test_it_passes_the_checker_of_gymnasium() -> None:
    made = gymnasium.make("Fimbul-v0", bots="thrall", players=2)
    check_env(made.unwrapped)
    made.close()


@pytest.mark.parametrize("reward", ["win", "shaped"])
def test_bots_play_the_other_seats(reward: RewardName) -> None:
    game = FimbulEnv(bots=["random", "thrall"], players=3, reward=reward)
    rng = Random(2)
    seats = set()
    for seed in range(6):
        seen, info = game.reset(seed=seed)
        seats.add(game.seat)
        total = 0.0
        is_over = False
        while not is_over:
            assert next_seat(game.state) == game.seat
            assert seen.tolist() == list(observe(view(game.state, game.seat)))
            moves = np.flatnonzero(info["action_mask"])
            assert moves.tolist() == sorted(legal(game.state, game.seat))
            move = moves[int(rng.random() * len(moves))]
            seen, earned, is_over, is_cut, info = game.step(move)
            assert not is_cut
            assert not info["is_illegal"]
            total += earned
        assert not info["action_mask"].any()
        expected = final_rewards(game.state, "win")[game.seat]
        if reward == "shaped":
            expected += final_rewards(game.state, "margin")[game.seat]
        assert total == pytest.approx(expected)
    assert seats == {0, 1, 2}


def test_an_illegal_action_ends_the_episode() -> None:
    game = FimbulEnv(bots="random", players=2, seat=1)
    game.reset(seed=1)
    before = game.state.copy()
    _, reward, is_over, is_cut, info = game.step(0)
    assert (reward, is_over, is_cut, info["is_illegal"]) == (-1.0, True, False, True)
    assert info["action_mask"].tolist() == game.action_masks().tolist()
    assert game.state == before


REFUSED: dict[str, tuple[Callable[[], Any], type[Exception]]] = {
    "unknown bot": (lambda: FimbulEnv(bots="nobody"), UnknownBot),
    "too few bots": (lambda: FimbulEnv(bots=["karl"], players=4), ValueError),
    "no such seat": (lambda: FimbulEnv(seat=4), ValueError),
    "no games": (lambda: ManyGames(0), ValueError),
    "unknown reward": (lambda: raw_env(reward=cast("RewardName", "glory")), ValueError),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_does_not_fit_is_refused(case: str) -> None:
    make, error = REFUSED[case]
    with pytest.raises(error):
        make()


# --- many games -----------------------------------------------------------------------------------


@pytest.mark.parametrize("reward", REWARD_NAMES)
def test_many_games_write_into_the_same_arrays(reward: RewardName) -> None:
    many = ManyGames(5, players=[4, 2, 3], reward=reward, seed=3)
    arrays = many.observations, many.masks, many.seats, many.rewards, many.done
    totals = np.zeros((5, 4))
    ended = 0
    for step in range(330):
        if step % 40 == 0 or many.done.any():
            for game, state in enumerate(many.states):
                seat = next_seat(state)
                assert many.seats[game] == seat
                assert many.observations[game].tolist() == list(observe(view(state, seat)))
                assert many.masks[game].tolist() == mask_of(state, seat).tolist()
        actions = np.array(many.draw(), np.int64)
        finals = many.states[:]
        many.step(actions)
        totals += many.rewards
        for game in np.flatnonzero(many.done).tolist():
            ended += 1
            expected = final_rewards(finals[game], reward)
            if reward == "shaped":
                lead = final_rewards(finals[game], "margin")
                expected = [win + part for win, part in zip(expected, lead, strict=True)]
            assert totals[game, : len(expected)] == pytest.approx(expected, abs=1e-4)
            assert not totals[game, len(expected) :].any()
            totals[game] = 0
    assert ended >= 4
    for before, now in zip(
        arrays,
        (many.observations, many.masks, many.seats, many.rewards, many.done),
        strict=True,
    ):
        assert before is now


def test_the_same_seed_gives_the_same_games() -> None:
    first, second, other = (ManyGames(3, seed=seed) for seed in (7, 7, 8))
    assert (first.observations == second.observations).all()
    assert (first.observations != other.observations).any()
    for _ in range(60):
        actions = first.draw()
        assert actions == second.draw()
        first.step(actions)
        second.step(actions)
    assert (first.observations == second.observations).all()
    first.reset(7)
    assert (first.observations == ManyGames(3, seed=7).observations).all()


def test_many_games_refuse_what_is_illegal() -> None:
    many = ManyGames(2, seed=1)
    with pytest.raises(IllegalMove):
        many.step([0, 0])
    with pytest.raises(MalformedMove):
        many.step(np.array([-1, -1]))


# --- observations ---------------------------------------------------------------------------------


def test_an_observation_can_be_read_by_name() -> None:
    state = Play(seed=2, is_lively=True).state(130)
    seen = observation_of(state, 1)
    named = as_dict(seen)
    assert set(named) == {block.name for block in LAYOUT}
    assert sum(part.size for part in named.values()) == seen.size
    assert named["seat-rage"][:, 0].tolist() == [state.rage((1 + k) % 4) for k in range(4)]
    assert named["seat-glory"].shape == (4, 1)
    assert named["seat-steps"].shape == (4, 3, 6)
    assert named["hand"].sum() == len(state.hand(1))
    both = as_dict(np.stack([seen, observation_of(state, 2)]))
    assert both["seat-steps"].shape == (2, 4, 3, 6)
    assert (both["seat-steps"][0] == named["seat-steps"]).all()
    assert observation_space().contains(seen)
    units = in_units(seen)
    assert units.dtype == np.float32
    assert units.tolist() == pytest.approx([a / b for a, b in zip(seen, SCALES, strict=True)])


def test_places_share_what_they_would_get() -> None:
    state = Play(4, seed=2).state(1000)
    assert state.is_over
    placed = final_rewards(state, "placement")
    assert sum(placed) == pytest.approx(2)
    best = max(state.glory(seat) for seat in range(4))
    for seat in range(4):
        assert (placed[seat] == max(placed)) == (state.glory(seat) == best)
    assert sum(final_rewards(state, "margin")) == pytest.approx(0)
    assert GLORY > 0


GUIDE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("block", range(4))
def test_the_code_of_the_guide_works(block: int) -> None:
    found = re.findall(r"^```python\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)
    assert len(found) == 4
    exec(found[block], {})
