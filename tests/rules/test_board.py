"""The board (B1–B5), tested by the moves it allows."""

import pytest

from fimbul.rules.board import PLACE_NAMES, PROVINCES
from tests.scenario import Scenario, fjord_of

RING = ("elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor")
"""Clockwise from the north."""
VILLAGES = {
    "elvagar": 4,
    "angerboda": 5,
    "muspelheim": 5,
    "horgr": 4,
    "utgard": 3,
    "andlang": 3,
    "gimle": 5,
    "myrkulor": 3,
}
REGIONS = {
    "elvagar": "manheim",
    "angerboda": "manheim",
    "muspelheim": "jotunheim",
    "horgr": "jotunheim",
    "utgard": "jotunheim",
    "andlang": "alfheim",
    "gimle": "alfheim",
    "myrkulor": "manheim",
}
SUPPORTS = {
    "fjord-ne": {"elvagar", "angerboda"},
    "fjord-se": {"muspelheim", "horgr"},
    "fjord-sw": {"utgard", "andlang"},
    "fjord-nw": {"gimle", "myrkulor"},
}


def whole_board() -> Scenario:
    """All nine provinces stand."""
    return Scenario().standing("angerboda")


def test_there_are_eight_outer_provinces_and_yggdrasil_B1() -> None:
    assert set(PLACE_NAMES[:PROVINCES]) == {*RING, "yggdrasil"}


@pytest.mark.parametrize("province", RING)
def test_outer_provinces_are_adjacent_to_their_neighbours_in_the_ring_and_yggdrasil_B1(
    province: str,
) -> None:
    scenario = whole_board().at("wolf", province, warriors=1).at("raven", "yggdrasil", warriors=1)
    for other in RING:
        if other != province:
            scenario.at("raven", other, warriors=1)
    game = scenario.start().do("wolf", f"pillage {province}")
    at = RING.index(province)
    adjacent = {RING[at - 1], RING[(at + 1) % 8], "yggdrasil"}
    assert set(game.legal("raven")) == {"pass", *(f"join warrior {place}" for place in adjacent)}


def test_yggdrasil_is_adjacent_to_all_outer_provinces_B1() -> None:
    scenario = whole_board().at("wolf", "yggdrasil", warriors=1)
    for province in RING:
        scenario.at("raven", province, warriors=1)
    game = scenario.start().do("wolf", "pillage yggdrasil")
    assert set(game.legal("raven")) == {"pass", *(f"join warrior {place}" for place in RING)}


@pytest.mark.parametrize("province", [*RING, "yggdrasil"])
def test_outer_provinces_form_three_regions_B2(province: str) -> None:
    quests = ("manheim-1", "alfheim-1", "jotunheim-1")
    game = whole_board().at("wolf", province, warriors=1).quests("wolf", *quests).end_of_actions()
    if game.kind == "raise-stat":
        game.do("wolf", "raise rage")
    results = [event.values[2] for event in game.told("quest-resolved")]
    fulfilled = [quest for quest, result in zip(quests, results, strict=True) if result]
    expected = [f"{REGIONS[province]}-1"] if province in REGIONS else []
    assert fulfilled == expected


@pytest.mark.parametrize(("province", "villages"), VILLAGES.items())
def test_each_village_holds_one_figure_B3(province: str, villages: int) -> None:
    scenario = whole_board().at("raven", province, warriors=villages - 1)
    game = scenario.steps("raven", horns=6).start()
    assert game.can("wolf", f"invade warrior {province}")
    game.do("wolf", f"invade leader {province}")
    assert not game.can("raven", f"invade warrior {province}")
    game.do("raven", f"march {province}", "to yggdrasil", "move warrior", "done")
    assert game.can("serpent", f"invade warrior {province}")


def test_each_figure_that_leaves_frees_one_village_B3() -> None:
    """Three ravens leave the full Gimle, so exactly three figures may come; Utgard stays full."""
    game = (
        Scenario()
        .at("raven", "gimle", warriors=3)
        .at("wolf", "gimle", warriors=2)
        .at("bear", "utgard", warriors=3)
        .start("raven")
        .do("raven", "march gimle", "to yggdrasil", *["move warrior"] * 3)
    )
    for clan in ("serpent", "bear", "wolf"):
        assert not game.can(clan, "invade leader utgard")
        game.do(clan, "invade warrior gimle" if clan == "bear" else "invade leader gimle")
    assert not game.can("raven", "invade warrior gimle")
    assert game.can("raven", "invade warrior elvagar")


@pytest.mark.card("troll")
def test_destroyed_figures_free_their_villages_B3() -> None:
    game = (
        Scenario()
        .upgrade("wolf", "troll")
        .at("raven", "utgard", warriors=2)
        .start()
        .do("wolf", "invade troll utgard")
        .do("raven", "invade warrior utgard")
        .do("serpent", "invade warrior utgard")
    )
    assert not game.can("bear", "invade warrior utgard")


def test_yggdrasil_has_no_limit_B3() -> None:
    scenario = Scenario().at("wolf", "gimle", warriors=2)
    for clan in ("raven", "serpent", "bear"):
        scenario.at(clan, "yggdrasil", "leader", warriors=8)
    game = scenario.start()
    game.do("wolf", "march gimle", "to yggdrasil", "move warrior", "move warrior")
    assert game.count("wolf", "warrior", "yggdrasil") == 2


@pytest.mark.parametrize("fjord", SUPPORTS)
def test_fjord_supports_the_two_provinces_it_lies_between_B4(fjord: str) -> None:
    game = whole_board().at("wolf", fjord, "ship").start()
    pillages = {move for move in game.legal("wolf") if move.startswith("pillage ")}
    assert pillages == {f"pillage {province}" for province in SUPPORTS[fjord]}
    for province in (*RING, "yggdrasil"):
        assert game.strength("wolf", province) == (2 if province in SUPPORTS[fjord] else 0)
        assert (fjord_of(province) == fjord) == (province in SUPPORTS[fjord])


@pytest.mark.parametrize(
    ("province", "fjord"),
    [("elvagar", "fjord-ne"), ("horgr", "fjord-se"), ("utgard", "fjord-sw"), ("gimle", "fjord-nw")],
)
def test_a_battle_for_a_province_includes_its_fjord_B4(province: str, fjord: str) -> None:
    """A ship fights and falls in the battle for either province; ships elsewhere do not."""
    elsewhere = "fjord-sw" if fjord != "fjord-sw" else "fjord-ne"
    game = (
        whole_board()
        .at("wolf", province, warriors=3)
        .at("raven", fjord, "ship")
        .at("serpent", elsewhere, "ship")
        .hand("raven", "lokis-trickery")
        .start()
        .do("wolf", f"pillage {province}")
        .fight(raven="lokis-trickery")
    )
    assert game.figures("raven", "valhalla") == ["ship"]
    assert game.figures("serpent", elsewhere) == ["ship"]
    assert (game.rage("wolf"), game.rage("raven")) == (5, 7)


@pytest.mark.parametrize("where", ["reserve", "valhalla"])
def test_a_ship_that_is_not_in_a_fjord_supports_nothing_B4(where: str) -> None:
    game = whole_board().at("wolf", where, "ship").start()
    assert not [move for move in game.legal("wolf") if move.startswith("pillage ")]


def test_any_number_of_ships_fits_in_a_fjord_B4() -> None:
    scenario = Scenario().upgrade("wolf", "sea-serpent").at("wolf", "fjord-ne", "ship")
    for clan in ("raven", "serpent", "bear"):
        scenario.at(clan, "fjord-ne", "ship")
    game = scenario.start().do("wolf", "invade sea-serpent fjord-ne")
    assert game.figures("wolf", "fjord-ne") == ["ship", "sea-serpent"]
    assert game.strength("wolf", "elvagar") == 5


def test_each_clan_adds_up_its_own_glory_B5() -> None:
    game = Scenario().glory("wolf", 7).glory("raven", 2).at("wolf", "utgard", warriors=1).start()
    game.do("wolf", "pillage utgard")
    assert [game.glory(clan) for clan in ("wolf", "raven", "serpent", "bear")] == [12, 2, 0, 0]
