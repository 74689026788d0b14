"""Invading (I1–I4, N6, N7, N9, W2): its costs and its targets."""

import pytest

from fimbul.rules import IllegalMove, MalformedMove
from tests.rules.invasions import FJORDS, STANDING_OUTER, invasions, targets
from tests.scenario import Scenario

# --- I1–I4 ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("figure", "where", "cost"),
    [
        ("warrior", "gimle", 1),
        ("leader", "gimle", 0),
        ("ship", "fjord-nw", 2),
        ("troll", "gimle", 2),
        ("fire-giant", "gimle", 4),
    ],
)
def test_invading_costs_the_figures_strength_I1(figure: str, where: str, cost: int) -> None:
    game = Scenario(age=2).upgrade("wolf", "troll", "fire-giant").start()
    game.do("wolf", f"invade {figure} {where}")
    assert game.figures("wolf", where) == [figure]
    assert figure not in game.figures("wolf", "reserve") or figure == "warrior"
    assert game.rage("wolf") == 6 - cost
    assert game.deciding == ["raven"]


def test_invading_takes_one_warrior_from_the_reserve_I1() -> None:
    game = Scenario().start().do("wolf", "invade warrior gimle")
    assert game.count("wolf", "warrior", "reserve") == 7


def test_nobody_invades_with_figures_that_are_not_in_the_reserve_I1() -> None:
    game = (
        Scenario()
        .steps("wolf", horns=6)
        .at("wolf", "valhalla", "leader", warriors=4)
        .at("wolf", "yggdrasil", warriors=4)
        .at("wolf", "fjord-ne", "ship")
        .start()
    )
    assert invasions(game, "wolf") == []


def test_land_figures_invade_any_outer_province_with_an_empty_village_I1_I3() -> None:
    game = Scenario(age=2).upgrade("wolf", "valkyrie").at("raven", "utgard", warriors=3).start()
    for figure in ("warrior", "leader", "valkyrie"):
        assert targets(game, "wolf", figure) == STANDING_OUTER - {"utgard"}


def test_ships_invade_any_fjord_I2() -> None:
    game = Scenario().at("raven", "fjord-ne", "ship").start()
    assert targets(game, "wolf", "ship") == FJORDS
    game.do("wolf", "invade ship fjord-ne")
    assert game.figures("wolf", "fjord-ne") == ["ship"]


def test_nobody_invades_yggdrasil_directly_I3() -> None:
    game = Scenario().start()
    assert not [move for move in invasions(game, "wolf") if move.endswith("yggdrasil")]
    with pytest.raises(MalformedMove):
        game.do("wolf", "invade warrior yggdrasil")


def test_valhalla_and_the_reserve_are_not_the_board_I4() -> None:
    game = (
        Scenario()
        .at("wolf", "valhalla", warriors=5)
        .at("wolf", "gimle", warriors=2)
        .at("wolf", "fjord-ne", "ship")
        .start()
    )
    assert game.on_board("wolf") == 3
    game.do("wolf", "invade leader gimle")
    assert game.on_board("wolf") == 4


def test_ships_and_monsters_count_against_the_horns_I4_U4() -> None:
    game = (
        Scenario(age=2)
        .upgrade("wolf", "valkyrie")
        .at("wolf", "fjord-ne", "ship")
        .at("wolf", "gimle", "valkyrie", warriors=2)
        .start()
    )
    assert invasions(game, "wolf") == []
    with pytest.raises(IllegalMove):
        game.do("wolf", "invade leader gimle")


@pytest.mark.card("experts-in-arms")
def test_invading_utgard_with_a_warrior_of_strength_2_costs_2_W2() -> None:
    game = Scenario(age=2).upgrade("raven", "experts-in-arms").start("raven")
    game.do("raven", "invade warrior utgard")
    assert game.rage("raven") == 4
    assert game.strength("raven", "utgard") == 2


# --- warriors' upgrades (N9) ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("upgrade", "strengths"),
    [
        pytest.param(
            "brothers-in-arms", [1, 3, 4, 6, 7], marks=pytest.mark.card("brothers-in-arms")
        ),
        pytest.param(
            "experts-in-arms", [2, 4, 6, 8, 10], marks=pytest.mark.card("experts-in-arms")
        ),
        pytest.param(
            "masters-in-arms", [2, 6, 8, 12, 14], marks=pytest.mark.card("masters-in-arms")
        ),
    ],
)
def test_strength_of_upgraded_warriors(upgrade: str, strengths: list[int]) -> None:
    """The strengths are by the number of own warriors in the province."""
    for warriors, strength in enumerate(strengths, 1):
        game = (
            Scenario(age=3).upgrade("wolf", upgrade).at("wolf", "gimle", warriors=warriors).start()
        )
        assert game.strength("wolf", "gimle") == strength


@pytest.mark.card("brothers-in-arms", "masters-in-arms")
@pytest.mark.parametrize("upgrade", ["brothers-in-arms", "masters-in-arms"])
def test_pairs_are_own_warriors_in_one_province(upgrade: str) -> None:
    game = (
        Scenario(age=3)
        .upgrade("wolf", upgrade)
        .at("wolf", "gimle", "leader", warriors=1)
        .at("wolf", "elvagar", warriors=1)
        .at("raven", "gimle", warriors=2)
        .start()
    )
    single = game.strength("wolf", "elvagar")
    assert game.strength("wolf", "gimle") == 3 + single
    assert game.strength("raven", "gimle") == 2


@pytest.mark.card("brothers-in-arms", "experts-in-arms", "masters-in-arms")
@pytest.mark.parametrize(
    ("upgrade", "cost"),
    [("brothers-in-arms", 1), ("experts-in-arms", 2), ("masters-in-arms", 2)],
)
def test_upgraded_warriors_cost_their_printed_strength_N9(upgrade: str, cost: int) -> None:
    """The pair's bonus does not count."""
    poor = Scenario(age=3).upgrade("wolf", upgrade).rage("wolf", 1).start()
    assert poor.can("wolf", "invade warrior gimle") == (cost == 1)
    game = Scenario(age=3).upgrade("wolf", upgrade).at("wolf", "gimle", warriors=1).start()
    game.do("wolf", "invade warrior gimle")
    assert game.rage("wolf") == 6 - cost


# --- Frigga's Domain ------------------------------------------------------------------------------


@pytest.mark.card("friggas-domain")
@pytest.mark.parametrize(
    ("figure", "where"),
    [
        ("warrior", "gimle"),
        ("leader", "gimle"),
        ("ship", "fjord-ne"),
        ("fire-giant", "gimle"),
        ("dark-elf", "yggdrasil"),
    ],
)
def test_friggas_domain_costs_1_rage_in_all_N6(figure: str, where: str) -> None:
    """The cost from the reserve does not matter; the recall is the action of the turn."""
    game = (
        Scenario(age=3)
        .upgrade("wolf", "friggas-domain", "experts-in-arms", "fire-giant", "dark-elf")
        .at("wolf", "valhalla", figure)
        .rage("wolf", 1)
        .start()
        .do("wolf", f"recall {figure} {where}")
    )
    assert game.figures("wolf", where) == [figure]
    assert game.figures("wolf", "valhalla") == []
    assert game.rage("wolf") == 0
    assert game.deciding == ["raven"]


@pytest.mark.card("friggas-domain")
def test_friggas_domain_obeys_the_places_a_figure_may_invade_N6_I3() -> None:
    game = (
        Scenario(age=3)
        .upgrade("wolf", "friggas-domain", "dark-elf")
        .at("wolf", "valhalla", "leader", "ship", "dark-elf", warriors=1)
        .start()
    )
    assert targets(game, "wolf", "warrior", "recall") == STANDING_OUTER
    assert targets(game, "wolf", "leader", "recall") == STANDING_OUTER
    assert targets(game, "wolf", "ship", "recall") == FJORDS
    assert targets(game, "wolf", "dark-elf", "recall") == {*STANDING_OUTER, "yggdrasil"}


@pytest.mark.card("friggas-domain")
def test_friggas_domain_is_used_as_the_invade_action_N6() -> None:
    """It cannot be used for the free invasion after an upgrade, or without the card."""
    scenario = Scenario(age=3).at("wolf", "valhalla", "leader").hand("wolf", "lord-of-spears")
    assert not [move for move in scenario.start().legal("wolf") if move.startswith("recall")]
    game = scenario.upgrade("wolf", "friggas-domain").start()
    game.do("wolf", "upgrade lord-of-spears leader")
    assert (game.kind, game.deciding) == ("action", ["raven"])
    assert game.figures("wolf", "valhalla") == ["leader"]


# --- N7 -------------------------------------------------------------------------------------------


def test_a_fjord_is_closed_when_both_its_provinces_are_destroyed_N7() -> None:
    half = Scenario().start()
    assert not half.is_standing("angerboda")
    assert targets(half, "wolf", "ship") == FJORDS
    closed = (
        Scenario(age=2)
        .upgrade("wolf", "sea-serpent")
        .at("wolf", "valhalla", "sea-serpent")
        .upgrade("wolf", "friggas-domain")
        .destroyed("elvagar")
        .start()
    )
    assert targets(closed, "wolf", "ship") == FJORDS - {"fjord-ne"}
    assert targets(closed, "wolf", "sea-serpent", "recall") == FJORDS - {"fjord-ne"}
