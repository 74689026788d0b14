"""The end of the game (E1, E2): glory for stats, the winner, and Thor's Conquest."""

import pytest

from tests.scenario import Scenario

NO_STEPS = {"rage": 1, "axes": 1, "horns": 1}


@pytest.mark.parametrize("edition", ["standard", "first-print"])
@pytest.mark.parametrize("stat", ["rage", "axes", "horns"])
@pytest.mark.parametrize(("step", "glory"), [(1, 0), (2, 0), (3, 0), (4, 10), (5, 10), (6, 20)])
def test_a_stat_pays_by_its_step_E1(edition: str, stat: str, step: int, glory: int) -> None:
    game = (
        Scenario(age=3, edition=edition)
        .glory("wolf", 7)
        .steps("wolf", **(NO_STEPS | {stat: step}))
        .end_of_actions()
    )
    assert game.glory("wolf") == 7 + glory
    assert game.glory("raven") == 0


def test_all_stats_of_all_clans_pay_E1() -> None:
    game = (
        Scenario(age=3)
        .steps("wolf", rage=4, axes=5, horns=6)
        .steps("bear", rage=6, axes=6, horns=6)
        .end_of_actions()
    )
    assert game.glory("wolf") == 40
    assert game.glory("bear") == 60


@pytest.mark.parametrize("age", [1, 2])
def test_stats_pay_only_at_the_end_of_the_game_E1(age: int) -> None:
    game = Scenario(age=age).steps("wolf", rage=6, axes=5, horns=4).end_of_actions()
    assert game.glory("wolf") == 0
    assert not game.state.is_over


def test_a_step_won_by_a_quest_of_age_3_counts_E1() -> None:
    game = (
        Scenario(age=3)
        .at("wolf", "gimle", warriors=1)
        .steps("wolf", axes=3)
        .quests("wolf", "alfheim-3")
        .end_of_actions()
    )
    game.do("wolf", "raise axes")
    assert game.state.is_over
    assert game.glory("wolf") == 9 + 10


def test_stats_pay_after_valhalla_E1() -> None:
    game = Scenario(age=3).at("wolf", "valhalla", warriors=1).steps("wolf", rage=4).end_of_actions()
    names = [event.name for event in game.events]
    assert names.index("released") < names.index("glory") < names.index("game-over")


def test_raven_ends_with_rage_on_step_5_and_axes_on_step_6_W9() -> None:
    game = Scenario(age=3).steps("raven", rage=5, axes=6).end_of_actions()
    assert game.glory("raven") == 30


def test_most_glory_wins_E2() -> None:
    game = (
        Scenario(age=3).glory("wolf", 50).glory("raven", 51).glory("serpent", 49).end_of_actions()
    )
    assert game.winners == ["raven"]
    assert [event.fields["seats"] for event in game.told("game-over")] == [[1]]


def test_glory_of_the_final_scoring_decides_too_E2() -> None:
    game = Scenario(age=3).glory("wolf", 15).steps("bear", horns=6).end_of_actions()
    assert game.glory("bear") == 20
    assert game.winners == ["bear"]


def test_nobody_decides_anything_after_the_end_E2() -> None:
    game = Scenario(2, age=3).end_of_actions()
    assert game.state.is_over
    assert game.state.phase == "over"
    assert game.deciding == []
    assert game.legal("wolf") == game.legal("raven") == []


@pytest.mark.parametrize(
    ("glory", "winners"),
    [
        ((30, 30, 29, 0), ["wolf", "raven"]),
        ((3, 30, 29, 30), ["raven", "bear"]),
        ((7, 7, 7, 6), ["wolf", "raven", "serpent"]),
        ((0, 0, 0, 0), ["wolf", "raven", "serpent", "bear"]),
    ],
)
def test_players_tied_for_most_glory_share_the_victory_T6(
    glory: tuple[int, int, int, int], winners: list[str]
) -> None:
    """Neither the seat, nor stats, nor figures break a tie."""
    scenario = Scenario(age=3, first="serpent").steps("wolf", rage=3).at("raven", "gimle", "leader")
    for clan, amount in zip(("wolf", "raven", "serpent", "bear"), glory, strict=True):
        scenario.glory(clan, amount)
    game = scenario.end_of_actions()
    assert game.winners == winners
    seats = [game.seat(clan) for clan in winners]
    assert [event.fields["seats"] for event in game.told("game-over")] == [seats]


@pytest.mark.card("thors-conquest")
def test_conquest_pays_for_each_own_figure_on_the_board_at_the_end() -> None:
    """Provinces, Yggdrasil and fjords are the board; reserve and Valhalla are not."""
    game = (
        Scenario(age=3)
        .doom("horgr")
        .upgrade("wolf", "thors-conquest")
        .at("wolf", "gimle", warriors=2)
        .at("wolf", "yggdrasil", "leader")
        .at("wolf", "fjord-nw", "ship")
        .at("wolf", "valhalla", warriors=3)
        .at("raven", "gimle", warriors=1)
        .end_of_actions()
    )
    assert game.glory("wolf") == 4 * 3
    assert game.glory("raven") == 0


@pytest.mark.card("thors-conquest")
def test_conquest_pays_nothing_for_figures_that_died_in_the_last_ragnarok() -> None:
    game = (
        Scenario(age=3)
        .doom("gimle")
        .upgrade("wolf", "thors-conquest")
        .at("wolf", "gimle", warriors=2)
        .at("wolf", "elvagar", warriors=1)
        .end_of_actions()
    )
    assert game.glory("wolf") == 2 * 4 + 3


@pytest.mark.card("thors-conquest")
def test_conquest_pays_nothing_before_the_end_of_the_game() -> None:
    game = (
        Scenario(age=2)
        .upgrade("wolf", "thors-conquest")
        .at("wolf", "gimle", warriors=2)
        .end_of_actions()
    )
    assert game.glory("wolf") == 0
