"""States and views of either build can be pickled, to go to another process, and copied."""

import copy
import json
import pickle

from hypothesis import given, settings

from fimbul.rules import SPECTATOR, view
from fimbul.rules.plain import view_to_plain
from tests.random_games import Play, plays, stops


@given(plays, stops)
@settings(max_examples=20)
def test_states_and_views_survive_the_way_to_another_process(play: Play, stop: int) -> None:
    state = play.state(stop)
    assert pickle.loads(pickle.dumps(state)) == state
    for seat in range(SPECTATOR, state.players):
        seen = view(state, seat)
        again = pickle.loads(pickle.dumps(seen))
        assert json.dumps(view_to_plain(again)) == json.dumps(view_to_plain(seen))


def test_a_deep_copy_of_a_state_is_its_copy() -> None:
    state = Play(seed=2).state(100)
    before = state.copy()
    holder = copy.deepcopy({"state": state})
    assert holder["state"] == state
    holder["state"].set_hand(0, ())
    holder["state"].cells[0] += 1
    assert state == before
