"""Monsters that invade in their own way (N1, N5, N8, X4)."""

import pytest

from tests.rules.invasions import FJORDS, STANDING_OUTER, targets
from tests.scenario import Game, Scenario

# --- Troll and Fire Giant -------------------------------------------------------------------------


def crowded(scenario: Scenario) -> Scenario:
    """Figures of all sorts in Horgr and around it."""
    return (
        scenario.upgrade("raven", "valkyrie", "sea-serpent")
        .at("raven", "horgr", "valkyrie", warriors=1)
        .at("raven", "fjord-se", "ship", "sea-serpent")
        .at("raven", "muspelheim", warriors=1)
        .at("serpent", "horgr", "leader")
        .at("serpent", "yggdrasil", warriors=1)
        .at("serpent", "fjord-sw", "ship")
        .at("wolf", "fjord-se", "ship")
    )


@pytest.mark.card("troll")
def test_troll_destroys_all_enemy_warriors_of_the_province_X4() -> None:
    """It spares leaders, monsters, ships, and warriors elsewhere."""
    game = crowded(Scenario(age=2).upgrade("wolf", "troll")).start()
    game.do("wolf", "invade troll horgr")
    assert game.figures("raven", "valhalla") == ["warrior"]
    assert game.figures("raven", "horgr") == ["valkyrie"]
    assert game.figures("serpent", "horgr") == ["leader"]
    assert game.figures("raven", "muspelheim") == ["warrior"]
    assert game.figures("serpent", "valhalla") == game.figures("wolf", "valhalla") == []


@pytest.mark.card("troll", "fire-giant")
@pytest.mark.parametrize(("monster", "strength"), [("troll", 2), ("fire-giant", 4)])
def test_monsters_spare_own_warriors_and_strike_every_enemy(monster: str, strength: int) -> None:
    game = (
        Scenario(age=2)
        .upgrade("wolf", monster)
        .at("wolf", "gimle", warriors=1)
        .at("raven", "gimle", warriors=1)
        .at("serpent", "gimle", warriors=1)
        .at("bear", "gimle", warriors=1)
        .start()
        .do("wolf", f"invade {monster} gimle")
    )
    assert game.figures("wolf", "gimle") == ["warrior", monster]
    for enemy in ("raven", "serpent", "bear"):
        assert game.figures(enemy, "gimle") == []
        assert game.figures(enemy, "valhalla") == ["warrior"]
    assert game.glory("wolf") == 0
    assert game.strength("wolf", "gimle") == 1 + strength


@pytest.mark.card("fire-giant")
def test_fire_giant_destroys_ships_in_the_supporting_fjord_X4_B4() -> None:
    """Ships in the supporting fjord burn too; monsters, the Sea Serpent among them, do not."""
    game = crowded(Scenario(age=2).upgrade("wolf", "fire-giant")).start()
    game.do("wolf", "invade fire-giant horgr")
    assert game.figures("raven", "valhalla") == ["warrior", "ship"]
    assert game.figures("raven", "horgr") == ["valkyrie"]
    assert game.figures("raven", "fjord-se") == ["sea-serpent"]
    assert game.figures("raven", "muspelheim") == ["warrior"]
    assert game.figures("serpent", "valhalla") == ["leader"]
    assert game.figures("serpent", "fjord-sw") == ["ship"]
    assert game.figures("wolf", "fjord-se") == ["ship"]
    assert game.strength("wolf", "horgr") == 4 + 2


@pytest.mark.card("fire-giant", "lokis-dragons")
def test_fire_giant_destroys_upgraded_ships_too_X4() -> None:
    game = (
        Scenario(age=2)
        .upgrade("wolf", "fire-giant")
        .upgrade("raven", "lokis-dragons")
        .at("raven", "fjord-nw", "ship")
        .start()
        .do("wolf", "invade fire-giant myrkulor")
    )
    assert game.figures("raven", "valhalla") == ["ship"]
    assert game.glory("raven") == 4


def monster_invades(monster: str, way: str) -> Game:
    """Let a monster of Wolf invade Gimle, where a warrior of Raven stands, in one of the ways."""
    scenario = Scenario(age=3).at("raven", "gimle", warriors=1)
    if way == "upgrade":
        game = scenario.hand("wolf", monster).start()
        return game.do("wolf", f"upgrade {monster} monster-1", f"invade {monster} gimle")
    scenario.upgrade("wolf", monster)
    if way == "recall":
        scenario.upgrade("wolf", "friggas-domain").at("wolf", "valhalla", monster)
        return scenario.start().do("wolf", f"recall {monster} gimle")
    return scenario.start().do("wolf", f"invade {monster} gimle")


@pytest.mark.card("troll", "fire-giant")
@pytest.mark.parametrize("way", ["action", "upgrade", "recall"])
@pytest.mark.parametrize("monster", ["troll", "fire-giant"])
def test_troll_and_fire_giant_react_to_every_invasion_of_theirs_N1(monster: str, way: str) -> None:
    game = monster_invades(monster, way)
    assert game.figures("wolf", "gimle") == [monster]
    assert game.figures("raven", "valhalla") == ["warrior"]


@pytest.mark.card("troll", "fire-giant")
@pytest.mark.parametrize("monster", ["troll", "fire-giant"])
def test_other_figures_invasions_set_off_no_monster_N1(monster: str) -> None:
    game = (
        Scenario(age=2)
        .upgrade("wolf", monster)
        .at("wolf", "gimle", monster)
        .at("raven", "gimle", warriors=1)
        .start()
        .do("wolf", "invade leader gimle")
    )
    assert game.figures("raven", "gimle") == ["warrior"]


# --- monsters -------------------------------------------------------------------------------------


@pytest.mark.card("dark-elf")
def test_dark_elf_may_invade_yggdrasil_I3() -> None:
    game = Scenario(age=2).upgrade("wolf", "dark-elf", "valkyrie").start()
    assert targets(game, "wolf", "dark-elf") == {*STANDING_OUTER, "yggdrasil"}
    assert targets(game, "wolf", "valkyrie") == STANDING_OUTER


@pytest.mark.card("dark-elf")
def test_dark_elf_costs_1_rage_wherever_it_invades_N5() -> None:
    for where in ("gimle", "yggdrasil"):
        game = Scenario(age=2).upgrade("wolf", "dark-elf").rage("wolf", 1).start()
        game.do("wolf", f"invade dark-elf {where}")
        assert game.rage("wolf") == 0


@pytest.mark.card("dark-elf")
def test_dark_elf_has_strength_3_in_yggdrasil_and_1_elsewhere() -> None:
    scenario = Scenario(age=2).upgrade("wolf", "dark-elf").at("wolf", "yggdrasil", "dark-elf")
    assert scenario.start().strength("wolf", "yggdrasil") == 3
    assert scenario.at("wolf", "gimle", "dark-elf").start().strength("wolf", "gimle") == 1


@pytest.mark.card("dwarf-chieftain", "soldier-of-hel")
@pytest.mark.parametrize(("monster", "strength"), [("dwarf-chieftain", 2), ("soldier-of-hel", 3)])
def test_free_monsters_cost_no_rage_to_play_and_none_to_invade(monster: str, strength: int) -> None:
    scenario = Scenario(age=3).hand("wolf", monster).rage("wolf", 1)
    game = scenario.passed("raven", "serpent", "bear").start()
    game.do("wolf", f"upgrade {monster} monster-1", "decline")
    assert game.rage("wolf") == 1
    game.do("wolf", f"invade {monster} gimle")
    assert game.rage("wolf") == 1
    assert game.strength("wolf", "gimle") == strength


@pytest.mark.card("sea-serpent")
def test_sea_serpent_counts_as_a_ship_N8() -> None:
    """It invades fjords for 3 rage, keeps its own strength and never moves."""
    game = Scenario().upgrade("wolf", "sea-serpent").passed("raven", "serpent", "bear").start()
    assert targets(game, "wolf", "sea-serpent") == FJORDS
    game.do("wolf", "invade sea-serpent fjord-nw")
    assert game.rage("wolf") == 3
    assert game.strength("wolf", "gimle") == game.strength("wolf", "myrkulor") == 3
    assert game.strength("wolf", "elvagar") == 0
    assert game.can("wolf", "pillage gimle")
    assert not [move for move in game.legal("wolf") if move.startswith("march ")]


@pytest.mark.card("sea-serpent")
@pytest.mark.parametrize(
    ("dragons", "glory"),
    [
        pytest.param("lokis-dragons", 4, marks=pytest.mark.card("lokis-dragons")),
        pytest.param("fire-dragons", 8, marks=pytest.mark.card("fire-dragons")),
        pytest.param("eternal-dragons", 12, marks=pytest.mark.card("eternal-dragons")),
    ],
)
def test_destroyed_sea_serpent_pays_the_glory_of_dragons_N8(dragons: str, glory: int) -> None:
    """Each destroyed naval figure pays the ship upgrade's glory; the upgrade adds no strength."""
    game = (
        Scenario(age=3)
        .upgrade("raven", "sea-serpent", dragons)
        .at("raven", "fjord-nw", "sea-serpent", "ship")
        .at("wolf", "gimle", "leader", warriors=3)
        .start()
    )
    assert game.strength("raven", "gimle") == 5
    game.do("wolf", "pillage gimle")
    assert game.figures("raven", "valhalla") == ["ship", "sea-serpent"]
    assert game.glory("raven") == 2 * glory


@pytest.mark.card("sea-serpent")
def test_sea_serpent_without_dragons_pays_nothing_N8() -> None:
    game = (
        Scenario()
        .upgrade("raven", "sea-serpent")
        .at("raven", "fjord-nw", "sea-serpent")
        .at("wolf", "gimle", "leader", warriors=1)
        .start()
        .do("wolf", "pillage gimle")
    )
    assert game.figures("raven", "valhalla") == ["sea-serpent"]
    assert game.glory("raven") == 0


@pytest.mark.card("sea-serpent")
@pytest.mark.parametrize("dragons", ["lokis-dragons", "fire-dragons", "eternal-dragons"])
def test_sea_serpent_may_be_the_figure_invading_after_a_ship_upgrade_N8_U3(dragons: str) -> None:
    scenario = Scenario(age=3).upgrade("wolf", "sea-serpent").hand("wolf", dragons)
    game = scenario.start().do("wolf", f"upgrade {dragons} ship")
    assert targets(game, "wolf", "sea-serpent") == targets(game, "wolf", "ship") == FJORDS
    game.do("wolf", "invade sea-serpent fjord-se")
    assert game.figures("wolf", "fjord-se") == ["sea-serpent"]
    assert game.rage("wolf") == 4
    assert (game.kind, game.deciding) == ("action", ["raven"])
