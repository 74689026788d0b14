"""March (M1, M2, W3)."""

import pytest

from fimbul.rules import IllegalMove
from tests.scenario import Scenario


def test_march_costs_1_rage_for_any_number_of_figures_M1() -> None:
    game = (
        Scenario(age=2)
        .upgrade("wolf", "valkyrie")
        .at("wolf", "gimle", "leader", "valkyrie", warriors=2)
        .start()
        .do("wolf", "march gimle", "to elvagar")
        .do("wolf", "move valkyrie", "move warrior", "move leader", "move warrior")
    )
    assert game.figures("wolf", "gimle") == []
    assert game.figures("wolf", "elvagar") == ["warrior", "warrior", "leader", "valkyrie"]
    assert game.rage("wolf") == 5
    assert game.deciding == ["raven"]


def test_march_goes_to_any_other_province_adjacent_or_not_M1() -> None:
    game = Scenario().at("wolf", "gimle", warriors=1).start().do("wolf", "march gimle")
    assert set(game.legal("wolf")) == {
        f"to {province}"
        for province in (
            "elvagar",
            "muspelheim",
            "horgr",
            "utgard",
            "andlang",
            "myrkulor",
            "yggdrasil",
        )
    }


def test_march_moves_at_least_one_figure_and_then_may_stop_M1() -> None:
    game = Scenario().at("wolf", "gimle", "leader", warriors=2).start()
    game.do("wolf", "march gimle", "to horgr")
    assert game.legal("wolf") == ["move warrior", "move leader"]
    with pytest.raises(IllegalMove):
        game.do("wolf", "done")
    game.do("wolf", "move leader")
    assert game.legal("wolf") == ["done", "move warrior"]
    game.do("wolf", "done")
    assert game.figures("wolf", "gimle") == ["warrior", "warrior"]
    assert game.figures("wolf", "horgr") == ["leader"]
    assert game.deciding == ["raven"]


def test_march_needs_empty_villages_M1() -> None:
    game = (
        Scenario().at("wolf", "gimle", warriors=1).at("raven", "utgard", warriors=3).start()
    ).do("wolf", "march gimle")
    assert not game.can("wolf", "to utgard")
    assert game.can("wolf", "to andlang")


def test_march_out_of_yggdrasil_needs_an_empty_village_M1() -> None:
    scenario = Scenario(2).at("wolf", "yggdrasil", warriors=1)
    scenario.destroyed("elvagar", "muspelheim", "horgr", "utgard")
    full = scenario.at("raven", "gimle", warriors=5).start()
    assert not full.can("wolf", "march yggdrasil")


def test_march_moves_only_own_figures_M1() -> None:
    game = Scenario().at("raven", "gimle", "leader", warriors=1).start()
    assert not [move for move in game.legal("wolf") if move.startswith("march ")]
    mixed = Scenario().at("raven", "gimle", "leader").at("wolf", "gimle", warriors=1).start()
    mixed.do("wolf", "march gimle", "to horgr")
    assert mixed.legal("wolf") == ["move warrior"]


def test_ships_stay_where_they_are_M2() -> None:
    game = (
        Scenario()
        .upgrade("wolf", "sea-serpent")
        .at("wolf", "fjord-nw", "ship", "sea-serpent")
        .at("wolf", "gimle", warriors=1)
        .start()
    )
    assert [move for move in game.legal("wolf") if move.startswith("march ")] == ["march gimle"]
    game.do("wolf", "march gimle")
    assert not [move for move in game.legal("wolf") if "fjord" in move]
    game.do("wolf", "to myrkulor")
    assert game.legal("wolf") == ["move warrior"]
    game.do("wolf", "move warrior")
    assert game.figures("wolf", "fjord-nw") == ["ship", "sea-serpent"]


def test_march_has_one_source_and_one_target_M2() -> None:
    game = (Scenario().at("wolf", "gimle", warriors=2).at("wolf", "horgr", "leader").start()).do(
        "wolf", "march gimle", "to elvagar", "move warrior"
    )
    assert game.legal("wolf") == ["done", "move warrior"]
    assert not game.can("wolf", "to utgard")
    assert not game.can("wolf", "move leader")


def test_march_is_no_invasion_M1_N1() -> None:
    """Troll, Succor and Thor's Domain react to invading, not to marching."""
    game = (
        Scenario(age=2)
        .upgrade("wolf", "troll", "friggas-succor", "thors-domain")
        .at("wolf", "gimle", "troll")
        .at("raven", "elvagar", warriors=1)
        .start()
        .do("wolf", "march gimle", "to elvagar", "move troll")
    )
    assert game.deciding == ["raven"]
    assert game.kind == "action"
    assert game.figures("raven", "elvagar") == ["warrior"]


# --- the worked example ---------------------------------------------------------------------------


def test_blue_marches_two_figures_from_gimle_to_elvagar_W3() -> None:
    """The provinces need not be adjacent; with 2 free villages a third figure cannot follow."""
    game = (
        Scenario()
        .at("raven", "gimle", warriors=3)
        .at("wolf", "elvagar", warriors=2)
        .start("raven")
        .do("raven", "march gimle", "to elvagar", "move warrior", "move warrior")
    )
    assert game.count("raven", "warrior", "elvagar") == 2
    assert game.count("raven", "warrior", "gimle") == 1
    assert game.deciding == ["serpent"]


def test_yellow_marches_all_its_figures_from_angerboda_to_yggdrasil_W3() -> None:
    game = (
        Scenario()
        .standing("angerboda")
        .at("serpent", "angerboda", "leader", warriors=4)
        .start("serpent")
        .do("serpent", "march angerboda", "to yggdrasil", "move leader", *["move warrior"] * 4)
    )
    assert game.figures("serpent", "yggdrasil") == ["warrior"] * 4 + ["leader"]
    assert game.figures("serpent", "angerboda") == []


def test_nobody_marches_to_or_from_two_provinces_and_ships_never_do_W3() -> None:
    game = (
        Scenario()
        .at("raven", "gimle", warriors=2)
        .at("raven", "myrkulor", warriors=1)
        .at("raven", "fjord-nw", "ship")
        .start("raven")
    )
    marches = [move for move in game.legal("raven") if move.startswith("march ")]
    assert marches == ["march gimle", "march myrkulor"]
    game.do("raven", "march gimle", "to elvagar", "move warrior")
    assert game.legal("raven") == ["done", "move warrior"]
    game.do("raven", "move warrior")
    assert game.deciding == ["serpent"]
    assert game.figures("raven", "myrkulor") == ["warrior"]
