"""Skald: a network that plays."""

import sys
from random import Random

import numpy as np
import pytest

from fimbul.bots import BOT_NAMES, NAMED_BOTS, Karl
from fimbul.bots.finding import bots_here, find_bot
from fimbul.bots.protocol import Budget, decision_of
from fimbul.bots.skald import Skald
from fimbul.bots.skald.network import FILE, Network, network
from fimbul.rules import next_seat, sample, view
from tests.bots.choices import chosen, win_share
from tests.random_games import Play, states_by_decision
from tests.rules.worlds import imagine


def test_it_is_found_by_its_name_and_stays_small() -> None:
    assert find_bot("skald") is Skald
    assert FILE.stat().st_size <= 10_000_000
    assert network() is network()


def test_it_is_offered_only_where_numpy_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert bots_here() == NAMED_BOTS
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert bots_here.__wrapped__() == BOT_NAMES


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_chooses_a_legal_move_for_every_decision(players: int) -> None:
    for state in states_by_decision(players, 2):
        if (seat := next_seat(state)) >= 0:
            seen = view(state, seat)
            assert chosen(Skald, seen) in seen.options


def test_it_knows_no_more_than_its_seat() -> None:
    """In all worlds that its seat cannot tell apart, it makes the same move."""
    rng = Random(5)
    for seed in range(3):
        play = Play(2 + seed, seed=seed, is_lively=True)
        for count, state in enumerate(play.positions()):
            seat = next_seat(state)
            if count % 15 or seat < 0:
                continue
            seen = view(state, seat)
            move = chosen(Skald, seen)
            for other in (sample(seen, rng), imagine(state.copy(), seat, rng)):
                assert chosen(Skald, view(other, seat), seed=count) == move


def test_it_advises_its_own_move_and_leaves_the_view_as_it_is() -> None:
    state = Play(seed=4, is_lively=True).state(90)
    seen = view(state, next_seat(state))
    before = repr([getattr(seen, name) for name in ("cells", "options", "hand", "packs")])
    (advice,) = Skald(Random(1)).advise(seen, decision_of(seen), Budget(seconds=0.1))
    assert advice.move == chosen(Skald, seen)
    assert repr([getattr(seen, name) for name in ("cells", "options", "hand", "packs")]) == before


def test_a_network_of_other_observations_is_refused() -> None:
    with np.load(FILE) as found:
        weights = dict(found)
    weights["seen"] = weights["seen"][:-1]
    with pytest.raises(ValueError, match="numbers"):
        Network(weights)


def test_it_beats_karl() -> None:
    assert win_share(Skald, Karl, 8, seed=1000) >= 0.5
