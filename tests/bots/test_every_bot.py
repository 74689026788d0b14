"""Moves that all bots of the ladder but the random one find; each test names its bots."""

import gc
from collections.abc import Collection
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random

import pytest

from fimbul.bots import BotClass, Jarl, Karl, Norn, RandomBot, Thrall, karl, thrall
from fimbul.bots.sense.drafting import kept_so_far
from fimbul.bots.sense.judges import COMMON_JUDGES
from fimbul.rules import (
    DECISION_NAMES,
    apply,
    draw_setup,
    move_text,
    new_game,
    next_seat,
    view,
)
from tests.bots.choices import choice, chosen, win_share
from tests.random_games import Play, states_by_decision
from tests.scenario import Scenario, card

judging = pytest.mark.parametrize("makes", [Thrall, Karl])
"""The bots that score their options without looking ahead."""
thinking = pytest.mark.parametrize("makes", [Thrall, Karl, Jarl, Norn])


# --- completeness and fairness --------------------------------------------------------------------


@pytest.mark.parametrize("judged", [thrall.JUDGES, karl.JUDGES])
def test_a_bot_has_an_opinion_on_every_kind_of_decision(judged: Collection[str]) -> None:
    assert set(judged) == set(DECISION_NAMES)
    own = {"draft", "late-card", "raise-stat", "save-card"}
    assert own | set(COMMON_JUDGES) == set(DECISION_NAMES), "a decision is left to the default"


@judging
def test_every_opinion_leads_to_a_legal_move(makes: BotClass) -> None:
    asked = set()
    for seed in range(45):
        for state in Play(players=2 + seed % 3, seed=seed, is_lively=True).positions():
            if (seat := next_seat(state)) >= 0:
                seen = view(state, seat)
                asked.add(seen.decision)
                assert chosen(makes, seen, seed) in seen.options
    assert asked == set(DECISION_NAMES)


@thinking
def test_a_decision_leaves_no_reference_cycles(makes: BotClass) -> None:
    """All memory of a decision is freed at once; otherwise a search would fill the memory."""
    with ProcessPoolExecutor(1, get_context("spawn")) as elsewhere:
        assert elsewhere.submit(cycles_left_by, makes).result() == 0


def cycles_left_by(makes: BotClass) -> int:
    """Count the objects in reference cycles after decisions of a bot.

    Runs in a separate process, because other tests leave reference cycles in this one.
    """
    seen = [
        view(state, seat)
        for players in (2, 3, 4)
        for state in states_by_decision(players, 1)
        if (seat := next_seat(state)) >= 0
    ]
    gc.collect()
    gc.disable()
    for found in seen:
        chosen(makes, found)
    return gc.collect()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_knows_the_cards_it_has_kept_so_far_D2_D4(players: int) -> None:
    state = new_game(draw_setup(Random(1), players))
    kept: list[list[int]] = [[] for _ in range(players)]
    while state.phase == "draft":
        seat = next_seat(state)
        seen = view(state, seat)
        assert sorted(kept_so_far(seen)) == sorted(kept[seat])
        move = chosen(RandomBot, seen, len(kept[seat]))
        kept[seat].append(card(move_text(move).removeprefix("keep ")))
        apply(state, seat, move)
    assert [tuple(sorted(cards)) for cards in kept] == state.hands


# --- actions --------------------------------------------------------------------------------------


@thinking
def test_it_pillages_an_undefended_province(makes: BotClass) -> None:
    game = Scenario().at("wolf", "gimle", "leader").start()
    assert choice(makes, game, "wolf") == "pillage gimle"


@judging
def test_it_counts_strengths_before_it_pillages(makes: BotClass) -> None:
    def raven_with(warriors: int) -> str:
        scenario = Scenario().at("wolf", "gimle", "leader").at("raven", "gimle", warriors=warriors)
        return choice(makes, scenario.start(), "wolf")

    assert raven_with(1) == "pillage gimle"
    assert raven_with(4) != "pillage gimle"


@judging
def test_it_fears_enemies_who_may_join_P2(makes: BotClass) -> None:
    def raven_in(place: str) -> str:
        scenario = (
            Scenario()
            .at("wolf", "gimle", warriors=1)
            .at("raven", place, "leader", warriors=2)
            .hand("raven", "tyrs-smash-1", "tyrs-smite-1", "tyrs-bash")
            .rage("wolf", 1)
            .all_pillaged_but("gimle", "horgr")
        )
        for where in ("horgr", "utgard"):
            scenario.at("wolf", where, warriors=1)
        return choice(makes, scenario.at("wolf", "elvagar", "leader").start(), "wolf")

    assert raven_in("myrkulor") == "pillage horgr"  # adjacent to gimle
    assert raven_in("muspelheim") == "pillage gimle"  # adjacent to horgr


@judging
def test_it_commits_a_quest_before_it_spends_its_last_rage_A3(makes: BotClass) -> None:
    game = (
        Scenario()
        .at("wolf", "gimle", warriors=2)
        .at("wolf", "elvagar", "leader")
        .hand("wolf", "alfheim-1")
        .rage("wolf", 1)
        .all_pillaged_but("yggdrasil")
        .start()
    )
    assert game.can("wolf", "invade warrior horgr")
    assert choice(makes, game, "wolf") == "quest alfheim-1"


@judging
def test_it_goes_to_the_region_of_its_quest(makes: BotClass) -> None:
    def with_quest(slug: str) -> str:
        scenario = Scenario(age=3).hand("wolf", slug).rage("wolf", 6)
        game = scenario.all_pillaged_but("yggdrasil").doom("elvagar").start()
        return choice(makes, game, "wolf").split()[-1]

    assert with_quest("jotunheim-3") in {"muspelheim", "horgr", "utgard", "fjord-se"}
    assert with_quest("alfheim-3") in {"andlang", "gimle", "fjord-sw", "fjord-nw"}


@judging
def test_in_age_3_it_raises_the_stat_that_pays_at_the_end_E1(makes: BotClass) -> None:
    def raised(rage: int, axes: int, horns: int) -> str:
        game = (
            Scenario(age=3)
            .steps("wolf", rage, axes, horns)
            .at("wolf", "gimle", warriors=2)
            .quests("wolf", "alfheim-3")
            .end_of_actions()
        )
        return choice(makes, game, "wolf")

    assert raised(rage=3, axes=4, horns=4) == "raise rage"
    assert raised(rage=4, axes=5, horns=4) == "raise axes"
    assert raised(rage=4, axes=4, horns=3) == "raise horns"


# --- battle ---------------------------------------------------------------------------------------


@thinking
def test_it_joins_a_battle_that_it_can_win(makes: BotClass) -> None:
    game = (
        Scenario()
        .at("wolf", "gimle", "leader", warriors=2)
        .at("raven", "myrkulor", "leader", warriors=2)
        .hand("raven", "tyrs-smite-1", "tyrs-crush-1")
        .all_pillaged_but("gimle", "yggdrasil")
        .rage("wolf", 1)
        .rage("raven", 1)
        .start()
    )
    game.do("wolf", "pillage gimle")
    assert choice(makes, game, "raven").startswith("join ")


@thinking
def test_it_stays_away_from_a_battle_that_it_cannot_win(makes: BotClass) -> None:
    game = (
        Scenario()
        .at("wolf", "gimle", "leader", warriors=2)
        .at("raven", "myrkulor", warriors=2)
        .start()
    )
    game.do("wolf", "pillage gimle")
    assert choice(makes, game, "raven") == "pass"


@thinking
def test_it_plays_the_card_that_wins_the_battle_P8(makes: BotClass) -> None:
    game = (
        Scenario()
        .at("wolf", "gimle", "leader")
        .at("raven", "gimle", warriors=4)
        .hand("wolf", "tyrs-smite-1", "troll")
        .start()
    )
    game.do("wolf", "pillage gimle").nobody_joins()
    assert choice(makes, game, "wolf") == "card tyrs-smite-1"


# --- strength -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("makes", "other", "games", "least"),
    [
        (Thrall, RandomBot, 40, 0.6),
        (Karl, RandomBot, 60, 0.8),
        (Karl, Thrall, 60, 0.33),
        (Jarl, Thrall, 8, 0.35),
    ],
)
def test_it_wins_more_than_its_share(
    makes: BotClass, other: BotClass, games: int, least: float
) -> None:
    assert win_share(makes, other, games, seed=1000) >= least


# --- saving a card --------------------------------------------------------------------------------


@thinking
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("tyrs-rage-2", "tyrs-smite-1"),
        ("tyrs-smite-2", "tyrs-crush-1"),
        ("tyrs-crush-2", "tyrs-smash-1"),
        ("tyrs-smash-2", "tyrs-bash"),
        ("alfheim-2", "alfheim-1"),
        ("manheim-2", "manheim-1"),
        ("jotunheim-2", "jotunheim-1"),
        ("yggdrasil-2", "yggdrasil-1"),
        ("glorious-death-2", "glorious-death-1"),
    ],
)
def test_it_never_saves_a_card_and_discards_one_that_is_always_better_F1(
    makes: BotClass, better: str, worse: str
) -> None:
    game = Scenario(age=2).hand("wolf", worse, better).end_of_actions()
    assert choice(makes, game, "wolf") == f"keep {better}"
