"""The OpenSpiel game passes OpenSpiel's tests, plays by the rules, and hides what is hidden."""

import copy
import itertools
import pickle
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from fimbul.env import as_dict, in_units, observation_of, openspiel
from fimbul.env.openspiel import BYTES, LONGEST_GAME, SEED_BYTES, FimbulGame, FimbulState
from fimbul.rules import (
    MOVES,
    MalformedSetup,
    State,
    apply,
    draw_setup,
    legal,
    move_text,
    new_game,
    next_seat,
    view,
)
from fimbul.rules.cells import BASE, GLORY, SERIAL
from fimbul.rules.observation import observe
from tests.random_games import choose_move, states_by_decision
from tests.rules.worlds import imagine
from tests.scenario import Scenario

GAMES = ["players=2", "players=3,edition=1", "players=4,drafts_first_age=False"]
PERFECT_RECALL = pyspiel.IIGObservationType(perfect_recall=True)


def load(options: str = "players=3") -> FimbulGame:
    game = pyspiel.load_game(f"python_fimbul({options})")
    assert isinstance(game, FimbulGame)
    return game


def dealt(game: FimbulGame, seed: int = 1) -> FimbulState:
    """Return a game at its first decision."""
    rng = Random(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(int(rng.random() * BYTES))
    return state


def positions(options: str, seed: int, every: int) -> Iterator[FimbulState]:
    """Yield one state in ``every`` of a lively game, and the last one."""
    rng = Random(seed)
    state = dealt(load(options), seed)
    for count in itertools.count():
        if count % every == 0 or state.is_terminal():
            yield state
        if state.is_terminal():
            return
        state.apply_action(choose_move(state.legal_actions(), rng, is_lively=True))


def with_state(state: FimbulState, rules: State) -> FimbulState:
    """Return a copy of a state with another state of the rules in it."""
    other: FimbulState = state.clone()
    other._state = rules
    return other


# --- OpenSpiel's own test -------------------------------------------------------------------------


@pytest.mark.parametrize("options", GAMES)
def test_it_passes_the_random_simulations_of_openspiel(options: str) -> None:
    pyspiel.random_sim_test(load(options), num_sims=2, serialize=True, verbose=False)


# --- the game of the rules ------------------------------------------------------------------------


@pytest.mark.parametrize("options", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_same_moves_give_the_game_of_the_rules(options: str, seed: int) -> None:
    rng = Random(seed)
    game = load(options)
    spiel = dealt(game, seed)
    number = int.from_bytes(bytes(spiel.history()), "big")
    parameters = game.get_parameters()
    state = new_game(draw_setup(Random(number), **parameters))
    while not state.is_over:
        seat = next_seat(state)
        assert spiel.current_player() == seat
        assert spiel.legal_actions() == sorted(legal(state, seat))
        assert spiel.state_of_game == state
        move = choose_move(legal(state, seat), rng, is_lively=True)
        assert spiel.string_to_action(move_text(move)) == move
        assert spiel.action_to_string(move) == move_text(move)
        apply(state, seat, move)
        spiel.apply_action(move)
    assert spiel.is_terminal()
    assert spiel.current_player() == pyspiel.PlayerId.TERMINAL
    assert spiel.state_of_game == state


def test_a_game_is_known_by_its_parameters() -> None:
    game = load("players=2,edition=1,drafts_first_age=False")
    assert game.get_parameters() == {"players": 2, "edition": 1, "drafts_first_age": False}
    assert load(str(game).partition("(")[2].rstrip(")")).get_parameters() == game.get_parameters()
    assert game.num_distinct_actions() == MOVES
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1, 1, 0)
    assert load("players=3").min_utility() == -0.5
    assert game.max_chance_nodes_in_history() == SEED_BYTES
    assert game.max_game_length() == LONGEST_GAME
    assert dict(pyspiel.load_game("python_fimbul").get_parameters())["players"] == 4


@pytest.mark.parametrize("options", ["players=5", "players=1", "edition=2"])
def test_a_game_that_cannot_be_is_refused(options: str) -> None:
    with pytest.raises(MalformedSetup):
        load(options)


def test_every_deal_follows_from_its_seed() -> None:
    first, again, other = (dealt(load(), seed) for seed in (1, 1, 2))
    assert first.state_of_game == again.state_of_game != other.state_of_game
    assert first.history() == again.history()
    before = load().new_initial_state()
    assert before.chance_outcomes() == [(value, 1 / 256) for value in range(256)]
    assert before.action_to_string(17) == "seed 17"
    with pytest.raises(ValueError, match="not dealt"):
        _ = before.state_of_game


def test_the_winner_gets_what_the_others_lose() -> None:
    state = dealt(load("players=3"))
    assert state.returns() == [0, 0, 0]
    end = dealt(load("players=3"))
    rng = Random(3)
    while not end.is_terminal():
        end.apply_action(choose_move(end.legal_actions(), rng, is_lively=True))
    rules = end.state_of_game
    for glory, utilities in (
        ((9, 3, 4), [1, -0.5, -0.5]),
        ((3, 9, 9), [-0.5, 0.25, 0.25]),
        ((9, 9, 9), [0, 0, 0]),
    ):
        for seat, amount in enumerate(glory):
            rules.cells[BASE[seat] + GLORY] = amount
        assert end.returns() == pytest.approx(utilities)


# --- length ---------------------------------------------------------------------------------------


def test_the_rules_do_not_bound_a_game() -> None:
    """Raven attacks and loses; afterwards everything but Wolf's glory is as it was before."""
    game = (
        Scenario(age=3)
        .upgrade("wolf", "tyrs-prowess")
        .upgrade("raven", "friggas-domain")
        .hand("wolf", "thors-ascension")
        .hand("raven", "lokis-trickery")
        .at("wolf", "gimle", "leader")
        .at("raven", "valhalla", warriors=1)
        .passed("wolf", "serpent", "bear")
        .rage("wolf", 11)
        .rage("raven", 2)
        .start("raven")
    )
    rounds: list[State] = []
    for _ in range(3):
        game.do("raven", "recall warrior gimle", "pillage gimle")
        game.fight(wolf="thors-ascension", raven="lokis-trickery")
        game.do("wolf", "keep thors-ascension")
        assert (game.kind, game.deciding) == ("action", ["raven"])
        now = game.state.copy()
        now.cells[SERIAL] = now.cells[BASE[0] + GLORY] = 0
        rounds.append(now)
    assert rounds[0] == rounds[1] == rounds[2]


def test_a_game_that_does_not_end_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openspiel, "LONGEST_GAME", 60)
    last = list(positions("players=2", seed=2, every=1000))[-1]
    assert last.is_terminal()
    assert not last.state_of_game.is_over
    assert last.move_number() == SEED_BYTES + 60
    assert last.legal_actions() == []
    glory = [last.state_of_game.glory(seat) for seat in range(2)]
    assert glory[0] != glory[1]
    assert last.returns() == ([1, -1] if glory[0] > glory[1] else [-1, 1])


# --- what a seat may know -------------------------------------------------------------------------


def told(state: FimbulState, seat: int) -> tuple[object, ...]:
    """Return everything that OpenSpiel tells a seat."""
    return (
        state.information_state_string(seat),
        state.information_state_tensor(seat),
        state.observation_string(seat),
        state.observation_tensor(seat),
    )


@pytest.mark.parametrize("options", GAMES)
def test_nothing_hidden_changes_what_a_seat_is_told(options: str) -> None:
    rng = Random(5)
    changed = 0
    for state in positions(options, seed=3, every=9):
        for seat in range(state.num_players()):
            world = imagine(state.state_of_game, seat, rng)
            changed += world != state.state_of_game
            assert told(with_state(state, world), seat) == told(state, seat)
    assert changed > 20


@pytest.mark.parametrize("options", GAMES)
def test_a_sample_has_the_same_information_state(options: str) -> None:
    rng = Random(7)
    changed = 0
    for state in positions(options, seed=4, every=9):
        for seat in range(state.num_players()):
            other = state.resample_from_infostate(seat, rng.random)
            assert told(other, seat) == told(state, seat)
            assert other.current_player() == state.current_player()
            assert other.returns() == state.returns()
            assert other.legal_actions(seat) == state.legal_actions(seat)
            assert other.history() == []
            changed += other.state_of_game != state.state_of_game
    assert changed > 20


def test_a_sample_is_played_on_like_the_game() -> None:
    sampler = pyspiel.UniformProbabilitySampler(3, 0.0, 1.0)
    state = dealt(load("players=4"))
    for _ in range(40):
        state.apply_action(state.legal_actions()[0])
    other = state.resample_from_infostate(1, sampler)
    while not other.is_terminal():
        other.apply_action(other.legal_actions()[-1])
    assert sum(other.returns()) == pytest.approx(0)


def test_before_the_deal_there_is_nothing_to_know() -> None:
    state = load().new_initial_state()
    state.apply_action(7)
    assert told(state, 0)[0] == told(state, 0)[2] == ""
    assert not any(state.information_state_tensor(0))
    other = state.resample_from_infostate(0, Random(1).random)
    other.apply_action(9)
    assert other.is_chance_node()
    for _ in range(SEED_BYTES - 2):
        other.apply_action(9)
    assert not other.is_chance_node()


def test_an_information_state_tells_what_happened_in_order() -> None:
    state = dealt(load("players=2"))
    rng = Random(1)
    lines: list[str] = []
    while not state.is_terminal():
        now = state.told.splitlines()
        assert now[: len(lines)] == lines
        assert state.information_state_string(0).startswith(state.told)
        lines = now
        state.apply_action(choose_move(state.legal_actions(), rng, is_lively=True))
    assert lines[0].startswith("age-begins 1 ")
    names = {line.split()[0] for line in lines}
    assert {"turn-begins", "card-revealed", "ragnarok"} <= names
    assert not {"card-kept", "pack-received", "hand-received", "quest-chosen"} & names


def test_the_tensors_hold_the_observation_and_earlier_drafts() -> None:
    game = load("players=3")
    recalling, seeing = make_observation(game, PERFECT_RECALL), make_observation(game)
    for rules in states_by_decision(3, 2):
        state = with_state(dealt(game), rules)
        for seat in range(3):
            recalling.set_from(state, seat)
            seeing.set_from(state, seat)
            units = in_units(observation_of(rules, seat))
            assert (seeing.tensor == units).all()
            assert (recalling.dict["observation"] == units).all()
            drafts = recalling.dict["drafts"]
            seen = view(rules, seat)
            for age in range(2):
                cards = sum(
                    len(cards)
                    for pack in seen.packs[age * 3 : age * 3 + 3]
                    for _, cards in pack
                    if age + 1 < rules.age
                )
                assert drafts[age].sum() == cards
            # Of the pack that was dealt to it, a seat saw all eight cards.
            assert drafts[:, 0].sum() == 8 * (rules.age - 1)
            assert state.information_state_tensor(seat) == recalling.tensor.tolist()
    assert as_dict(seeing.tensor)["seat-clan"].shape == (4, 4)


def test_an_observer_can_leave_private_information_out() -> None:
    kind = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    game = load("players=4")
    public = make_observation(game, kind)
    state = dealt(game)
    public.set_from(state, 2)
    watched = np.array(observe(view(state.state_of_game, -1)), np.uint8)
    assert (public.tensor == in_units(watched)).all()
    assert '"hand":[]' in public.string_from(state, 2)
    assert '"hand":[]' in make_observation(game).string_from(state, 2)


def test_an_observer_of_everything_is_refused() -> None:
    game = load()
    for kind in (
        pyspiel.IIGObservationType(
            perfect_recall=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
        ),
        pyspiel.IIGObservationType(perfect_recall=True, public_info=False),
    ):
        with pytest.raises(ValueError, match="public"):
            game.make_py_observer(kind)
    with pytest.raises(ValueError, match="parameters"):
        game.make_py_observer(None, {"size": 1})


# --- copies ---------------------------------------------------------------------------------------


def test_copies_are_independent_and_equal() -> None:
    game = load("players=2")
    rng = Random(2)
    for state in positions("players=2", seed=6, every=25):
        for twin in (
            state.clone(),
            copy.deepcopy(state),
            pickle.loads(pickle.dumps(state)),
            game.deserialize_state(state.serialize()),
        ):
            assert isinstance(twin, FimbulState)
            assert twin.state_of_game == state.state_of_game
            assert twin.history() == state.history()
            assert str(twin) == str(state)
            for seat in range(2):
                assert told(twin, seat) == told(state, seat)
            before = str(state)
            if not twin.is_terminal():
                twin.apply_action(choose_move(twin.legal_actions(), rng, is_lively=True))
            assert str(state) == before


# --- algorithms of OpenSpiel ----------------------------------------------------------------------


def make_ismcts(game: FimbulGame, **options: bool) -> ismcts.ISMCTSBot:
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(random_state=rng)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 12, random_state=rng, **options)
    # Its own source of randomness is the clock.
    bot.set_resampler(lambda state, seat: state.resample_from_infostate(seat, rng.random_sample))
    return bot


def make_mcts(game: FimbulGame) -> mcts.MCTSBot:
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(random_state=rng)
    return mcts.MCTSBot(game, 1.4, 12, evaluator, random_state=rng)


@pytest.mark.parametrize(
    "make",
    [make_mcts, make_ismcts, partial(make_ismcts, use_observation_string=True)],
    ids=["mcts", "ismcts", "ismcts on observations"],
)
def test_searches_of_openspiel_play(make: Callable[[FimbulGame], pyspiel.Bot]) -> None:
    game = load("players=2")
    bot = make(game)
    state = dealt(game)
    rng = Random(4)
    for _ in range(3):  # in the draft, and at two moments after it
        for _ in range(4):
            move = bot.step(state)
            assert move in state.legal_actions()
            state.apply_action(move)
        for _ in range(25):
            state.apply_action(choose_move(state.legal_actions(), rng, is_lively=True))


def test_ismcts_plays_with_its_own_sampler() -> None:
    game = load("players=3")
    evaluator = mcts.RandomRolloutEvaluator()
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 4, max_world_samples=2)
    state = dealt(game)
    assert bot.step(state) in state.legal_actions()


def test_the_search_in_cpp_plays() -> None:
    game = load("players=2")
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, 12, 10, False, 1, False)
    state = dealt(game)
    _, move = bot.step_with_policy(state)
    assert move in state.legal_actions()


def test_the_environment_of_openspiel_plays_a_game() -> None:
    environment = rl_environment.Environment(load("players=3"), chance_event_sampler=None)
    environment.seed(1)
    rng = Random(1)
    step = environment.reset()
    while not step.last():
        seat = step.observations["current_player"]
        moves = step.observations["legal_actions"][seat]
        step = environment.step([moves[int(rng.random() * len(moves))]])
    assert sum(step.rewards) == pytest.approx(0)
