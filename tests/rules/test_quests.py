"""The quest cards of every age: their conditions and their glory (F2)."""

import pytest

from fimbul.rules.board import PLACE_NAMES, PROVINCES
from tests.scenario import Scenario

ALL_PROVINCES = PLACE_NAMES[:PROVINCES]
MANHEIM = ("elvagar", "angerboda", "myrkulor")
ALFHEIM = ("andlang", "gimle")
JOTUNHEIM = ("muspelheim", "horgr", "utgard")
YGGDRASIL = ("yggdrasil",)

MOST_STRENGTH = pytest.mark.parametrize(
    ("quest", "age", "provinces", "glory"),
    [
        pytest.param("alfheim-1", 1, ALFHEIM, 5, marks=pytest.mark.card("alfheim-1")),
        pytest.param("jotunheim-1", 1, JOTUNHEIM, 5, marks=pytest.mark.card("jotunheim-1")),
        pytest.param("manheim-1", 1, MANHEIM, 5, marks=pytest.mark.card("manheim-1")),
        pytest.param("yggdrasil-1", 1, YGGDRASIL, 6, marks=pytest.mark.card("yggdrasil-1")),
        pytest.param("alfheim-2", 2, ALFHEIM, 7, marks=pytest.mark.card("alfheim-2")),
        pytest.param("jotunheim-2", 2, JOTUNHEIM, 7, marks=pytest.mark.card("jotunheim-2")),
        pytest.param("manheim-2", 2, MANHEIM, 7, marks=pytest.mark.card("manheim-2")),
        pytest.param("yggdrasil-2", 2, YGGDRASIL, 8, marks=pytest.mark.card("yggdrasil-2")),
        pytest.param("alfheim-3", 3, ALFHEIM, 9, marks=pytest.mark.card("alfheim-3")),
        pytest.param("jotunheim-3", 3, JOTUNHEIM, 9, marks=pytest.mark.card("jotunheim-3")),
        pytest.param("manheim-3", 3, MANHEIM, 9, marks=pytest.mark.card("manheim-3")),
        pytest.param("yggdrasil-3", 3, YGGDRASIL, 11, marks=pytest.mark.card("yggdrasil-3")),
    ],
)
GLORIOUS_DEATH = pytest.mark.parametrize(
    ("quest", "age", "glory"),
    [
        pytest.param("glorious-death-1", 1, 6, marks=pytest.mark.card("glorious-death-1")),
        pytest.param("glorious-death-2", 2, 8, marks=pytest.mark.card("glorious-death-2")),
        pytest.param("glorious-death-3", 3, 11, marks=pytest.mark.card("glorious-death-3")),
    ],
)


def whole_board(age: int) -> Scenario:
    """A board on which every province stands."""
    return Scenario(age=age).standing("angerboda")


@MOST_STRENGTH
def test_most_strength_in_any_one_of_its_provinces_fulfils_a_quest_F2(
    quest: str, age: int, provinces: tuple[str, ...], glory: int
) -> None:
    for province in provinces:
        scenario = (
            whole_board(age)
            .at("wolf", province, warriors=2)
            .at("raven", province, warriors=1)
            .quests("wolf", quest)
        )
        for other in provinces:
            if other != province:
                scenario.at("raven", other, warriors=1)
        game = scenario.end_of_actions()
        assert game.glory("wolf") == glory, province
        assert game.deciding == ["wolf"]
        game.do("wolf", "raise rage")
        assert game.steps("wolf") == (2, 1, 1)
        assert game.kind != "raise-stat"


@MOST_STRENGTH
def test_most_strength_in_all_other_provinces_does_not_fulfil_a_quest_F2(
    quest: str, age: int, provinces: tuple[str, ...], glory: int
) -> None:
    scenario = whole_board(age).doom(provinces[0] if len(provinces) > 1 else "gimle")
    for province in ALL_PROVINCES:
        if province not in provinces:
            scenario.at("wolf", province, warriors=1)
    game = scenario.quests("wolf", quest).end_of_actions()
    assert [event.fields["fulfilled"] for event in game.told("quest-resolved")] == [0]
    assert game.kind != "raise-stat"
    assert game.discarded == [quest]
    died = 0 if len(provinces) > 1 else age + 1
    assert game.glory("wolf") == died


@MOST_STRENGTH
def test_a_tie_in_every_one_of_its_provinces_fails_a_quest_F3(
    quest: str, age: int, provinces: tuple[str, ...], glory: int
) -> None:
    scenario = whole_board(age)
    for province in provinces:
        scenario.at("wolf", province, warriors=1).at("bear", province, warriors=1)
    game = scenario.quests("wolf", quest).end_of_actions()
    assert [event.fields["fulfilled"] for event in game.told("quest-resolved")] == [0]
    assert game.kind != "raise-stat"


@GLORIOUS_DEATH
def test_four_figures_in_valhalla_fulfil_glorious_death_F2(
    quest: str, age: int, glory: int
) -> None:
    game = Scenario(age=age).at("wolf", "valhalla", warriors=4).quests("wolf", quest)
    running = game.end_of_actions()
    assert running.glory("wolf") == glory
    running.do("wolf", "raise axes")
    assert running.steps("wolf") == (1, 2, 1)


@GLORIOUS_DEATH
def test_every_figure_counts_for_glorious_death_F2(quest: str, age: int, glory: int) -> None:
    game = (
        Scenario(age=age)
        .upgrade("wolf", "troll")
        .at("wolf", "valhalla", "leader", "ship", "troll", warriors=1)
        .quests("wolf", quest)
        .end_of_actions()
    )
    assert game.glory("wolf") == glory


@GLORIOUS_DEATH
def test_glorious_death_fails_with_three_and_before_ragnarok_brings_more_F2(
    quest: str, age: int, glory: int
) -> None:
    """Enemies in Valhalla do not count, nor do figures that Ragnarök takes later."""
    game = (
        Scenario(age=age)
        .doom("gimle")
        .at("wolf", "valhalla", "leader", warriors=2)
        .at("wolf", "gimle", warriors=2)
        .at("raven", "valhalla", warriors=8)
        .quests("wolf", quest)
        .end_of_actions()
    )
    assert [event.fields["fulfilled"] for event in game.told("quest-resolved")] == [0]
    assert game.kind != "raise-stat"
    assert game.glory("wolf") == 2 * (age + 1)


def test_each_of_two_equal_quests_pays_Q1() -> None:
    game = Scenario().at("wolf", "gimle", warriors=1).quests("wolf", "alfheim-1", "alfheim-1")
    running = game.end_of_actions().do("wolf", "raise rage", "raise rage")
    assert running.glory("wolf") == 10
    assert running.steps("wolf") == (3, 1, 1)
    assert running.discarded == ["alfheim-1", "alfheim-1"]


def test_a_failed_quest_costs_nothing_Q1() -> None:
    game = Scenario().glory("wolf", 3).quests("wolf", "yggdrasil-1", "manheim-1").end_of_actions()
    assert game.glory("wolf") == 3
    assert game.steps("wolf") == (1, 1, 1)


def test_a_quest_committed_in_the_action_phase_is_judged_at_its_end_Q1_F2() -> None:
    game = Scenario(2).at("wolf", "gimle", warriors=1).hand("wolf", "alfheim-1").start()
    game.do("wolf", "quest alfheim-1")
    assert game.quests("wolf") == ["alfheim-1"]
    assert game.hand("wolf") == []
    assert game.rage("wolf") == 6
    game.everybody_passes()
    assert game.glory("wolf") == 5
    assert game.kind == "raise-stat"
