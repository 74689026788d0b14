"""Reactions to invading (N1–N4): Succor, Thor's Domain, Loki's Blessing, and their limits."""

import pytest

from tests.rules.invasions import FJORDS, STANDING_OUTER, invasions, targets
from tests.scenario import Game, Scenario

# --- N1: everything that says "invade" ------------------------------------------------------------


def test_joining_a_battle_is_no_invasion_N1() -> None:
    """The Troll kills nobody on its way in, and nothing else reacts."""
    game = (
        Scenario(age=2)
        .upgrade("wolf", "troll", "friggas-succor", "thors-domain")
        .at("wolf", "yggdrasil", "troll")
        .at("raven", "gimle", warriors=3)
        .start("raven")
        .do("raven", "pillage gimle")
        .do("wolf", "join troll yggdrasil")
    )
    assert game.figures("wolf", "valhalla") == ["troll"]
    assert game.figures("raven", "gimle") == ["warrior"] * 3
    assert (game.kind, game.deciding) == ("action", ["serpent"])


WAYS = {
    "action": (("friggas-charm",), (), ("invade warrior gimle",)),
    "leader": (("friggas-charm",), (), ("invade leader gimle",)),
    "warrior upgrade": (
        (),
        ("experts-in-arms",),
        ("upgrade experts-in-arms warrior", "invade warrior gimle"),
    ),
    "leader upgrade": (
        (),
        ("lord-of-spears",),
        ("upgrade lord-of-spears leader", "invade leader gimle"),
    ),
    "monster upgrade": ((), ("valkyrie",), ("upgrade valkyrie monster-1", "invade valkyrie gimle")),
    "friggas-domain": (("friggas-domain",), (), ("recall warrior gimle",)),
}
"""Upgrades on the sheet, cards in hand, and the moves of an invasion of gimle."""


def invading(way: str, *upgrades: str) -> Game:
    """Wolf, with these upgrades, has just invaded Gimle in one of the ways."""
    sheet, hand, moves = WAYS[way]
    return (
        Scenario(age=3)
        .rage("wolf", 12)
        .upgrade("wolf", *upgrades, *sheet)
        .at("wolf", "valhalla", warriors=1)
        .hand("wolf", *hand)
        .token("gimle", "glory")
        .start()
        .do("wolf", *moves)
    )


@pytest.mark.card("friggas-succor")
@pytest.mark.parametrize("way", WAYS)
def test_succor_brings_one_more_warrior_for_free_after_every_invasion_N1(way: str) -> None:
    game = invading(way, "friggas-succor")
    figures, rage = game.figures("wolf", "gimle"), game.rage("wolf")
    assert (game.kind, game.deciding) == ("succor", ["wolf"])
    assert game.legal("wolf") == ["decline", "invade warrior gimle"]
    game.do("wolf", "invade warrior gimle")
    assert game.figures("wolf", "gimle") == ["warrior", *figures]
    assert game.rage("wolf") == rage
    assert (game.kind, game.deciding) == ("action", ["raven"])


@pytest.mark.card("friggas-succor")
def test_succor_may_be_declined_and_needs_a_warrior_in_the_reserve() -> None:
    declined = invading("leader", "friggas-succor").do("wolf", "decline")
    assert declined.figures("wolf", "gimle") == ["leader"]
    assert declined.deciding == ["raven"]
    for in_reserve, asked in ((0, "action"), (1, "succor")):
        scenario = Scenario().upgrade("wolf", "friggas-succor")
        game = scenario.at("wolf", "valhalla", warriors=8 - in_reserve).start()
        assert game.do("wolf", "invade leader gimle").kind == asked


@pytest.mark.card("thors-domain")
@pytest.mark.parametrize("way", WAYS)
def test_thors_domain_reacts_to_every_invasion_N1(way: str) -> None:
    game = invading(way, "thors-domain")
    rage = game.rage("wolf")
    assert (game.kind, game.deciding) == ("pillage-at-once", ["wolf"])
    assert game.legal("wolf") == ["decline", "pillage gimle"]
    game.do("wolf", "pillage gimle")
    assert game.is_pillaged("gimle")
    assert game.glory("wolf") == 5
    assert game.rage("wolf") == rage - 2
    assert (game.kind, game.deciding) == ("action", ["raven"])


@pytest.mark.card("thors-domain")
def test_thors_domain_may_be_declined_and_costs_2_rage() -> None:
    declined = invading("leader", "thors-domain").do("wolf", "decline")
    assert not declined.is_pillaged("gimle")
    assert declined.rage("wolf") == 12
    assert (declined.kind, declined.deciding) == ("action", ["raven"])
    for rage, asked in ((1, "action"), (2, "pillage-at-once")):
        scenario = Scenario(age=2).upgrade("wolf", "thors-domain").rage("wolf", rage)
        assert scenario.start().do("wolf", "invade leader gimle").kind == asked


@pytest.mark.card("thors-domain")
def test_thors_domain_leads_to_a_pillage_like_any_other() -> None:
    """It has a call to battle and a battle; here Wolf loses, and its rage is spent."""
    game = (
        Scenario(age=2)
        .upgrade("wolf", "thors-domain")
        .at("raven", "gimle", warriors=2)
        .at("raven", "yggdrasil", warriors=2)
        .start()
        .do("wolf", "invade leader gimle", "pillage gimle")
    )
    game.do("raven", "join warrior yggdrasil", "join warrior yggdrasil")
    assert game.figures("wolf", "valhalla") == ["leader"]
    assert game.glory("raven") == 3
    assert not game.is_pillaged("gimle")
    assert game.rage("wolf") == 4
    assert (game.kind, game.deciding) == ("action", ["raven"])


@pytest.mark.card("thors-domain")
def test_thors_domain_is_not_for_a_province_already_pillaged_N4() -> None:
    game = Scenario(age=2).upgrade("wolf", "thors-domain").pillaged("gimle").start()
    game.do("wolf", "invade leader gimle")
    assert (game.kind, game.deciding) == ("action", ["raven"])


def surviving_lost_pillages(*upgrades: str) -> Game:
    """Wolf invades Gimle with its leader; a pillage there loses to Raven."""
    return (
        Scenario(age=2)
        .rage("wolf", 12)
        .upgrade("wolf", "thors-domain", "friggas-protection", *upgrades)
        .at("raven", "gimle", "leader", warriors=2)
        .start()
        .do("wolf", "invade leader gimle")
    )


def lose_and_save_the_leader(game: Game) -> None:
    """Wolf pillages Gimle by Thor's Domain, loses, and pays 1 rage to protect its leader."""
    game.do("wolf", "pillage gimle", "spare leader")
    if game.kind == "protection":
        game.do("wolf", "decline")


@pytest.mark.card("thors-domain", "friggas-protection")
def test_thors_domain_gives_one_chance_for_each_invasion_N1() -> None:
    game = surviving_lost_pillages()
    lose_and_save_the_leader(game)
    assert game.figures("wolf", "gimle") == ["leader"]
    assert (game.kind, game.deciding) == ("action", ["raven"])
    assert game.rage("wolf") == 12 - 2 - 1


@pytest.mark.card("friggas-succor", "thors-domain", "friggas-protection")
def test_thors_domain_reacts_to_the_warrior_of_succor_too_N1() -> None:
    """Two figures have invaded, so there are two chances, not three."""
    game = surviving_lost_pillages("friggas-succor").do("wolf", "invade warrior gimle")
    lose_and_save_the_leader(game)
    assert game.figures("wolf", "gimle") == ["leader"]
    assert (game.kind, game.deciding) == ("pillage-at-once", ["wolf"])
    lose_and_save_the_leader(game)
    assert (game.kind, game.deciding) == ("action", ["raven"])
    assert game.rage("wolf") == 12 - 2 - 1 - 2 - 1


@pytest.mark.card("friggas-succor", "thors-domain")
def test_thors_domain_needs_a_figure_left_to_pillage_with_N1() -> None:
    """The first of two chances destroyed both figures, so the second is not offered."""
    game = (
        Scenario(age=2)
        .rage("wolf", 12)
        .upgrade("wolf", "thors-domain", "friggas-succor")
        .at("raven", "gimle", "leader", warriors=2)
        .start()
        .do("wolf", "invade leader gimle", "invade warrior gimle", "pillage gimle")
    )
    assert game.figures("wolf", "valhalla") == ["warrior", "leader"]
    assert (game.kind, game.deciding) == ("action", ["raven"])


# --- Loki's Blessing ------------------------------------------------------------------------------


def blessed(*upgrades: str, players: int = 4) -> Scenario:
    """Wolf and Raven have a warrior each in Gimle; Raven has Loki's Blessing and these upgrades."""
    return (
        Scenario(players, age=2)
        .upgrade("raven", "lokis-blessing", *upgrades)
        .at("wolf", "gimle", warriors=1)
        .at("raven", "gimle", warriors=1)
    )


@pytest.mark.card("lokis-blessing", "friggas-succor")
def test_succor_reacts_to_lokis_blessing_N1() -> None:
    """The warrior of the Blessing brings one more, which brings no other."""
    game = blessed("friggas-succor").rage("raven", 0).start().do("wolf", "pillage gimle")
    assert (game.kind, game.deciding) == ("blessing", ["raven"])
    game.do("raven", "invade warrior gimle")
    assert (game.kind, game.deciding) == ("succor", ["raven"])
    game.do("raven", "invade warrior gimle")
    assert game.figures("raven", "gimle") == ["warrior", "warrior"]
    assert game.figures("raven", "valhalla") == ["warrior"]
    assert (game.kind, game.deciding) == ("action", ["serpent"])


@pytest.mark.card("thors-domain", "lokis-blessing")
def test_thors_domain_works_outside_the_clans_turn_N4() -> None:
    """It follows Loki's Blessing once the lost pillage is over; Wolf's turn ends after it."""
    game = (
        blessed("thors-domain")
        .at("serpent", "gimle", "leader")
        .start()
        .do("wolf", "pillage gimle")
        .do("raven", "invade warrior gimle")
    )
    assert (game.kind, game.deciding) == ("pillage-at-once", ["raven"])
    assert game.glory("serpent") == 3
    assert game.figures("wolf", "valhalla") == ["warrior"]
    game.do("raven", "pillage gimle")
    assert game.rage("raven") == 4
    assert game.glory("serpent") == 6
    assert (game.kind, game.deciding) == ("blessing", ["raven"])
    game.do("raven", "decline")
    assert (game.kind, game.deciding) == ("action", ["raven"])
    assert not game.is_pillaged("gimle")


@pytest.mark.card("thors-domain", "lokis-blessing")
def test_thors_domain_outside_the_clans_turn_gains_the_reward_N4() -> None:
    """A tie destroyed both; Raven comes back alone and pillages on Wolf's turn."""
    game = blessed("thors-domain").start().do("wolf", "pillage gimle")
    game.do("raven", "invade warrior gimle", "pillage gimle")
    assert game.is_pillaged("gimle")
    assert game.steps("raven") == (1, 1, 2)
    assert game.steps("wolf") == (1, 1, 1)
    assert (game.kind, game.deciding) == ("action", ["raven"])


@pytest.mark.card("thors-domain", "lokis-blessing")
def test_thors_domain_outside_the_clans_turn_needs_an_unpillaged_province_N4() -> None:
    game = blessed("thors-domain").at("wolf", "gimle", "leader").start()
    game.do("wolf", "pillage gimle").do("raven", "invade warrior gimle")
    assert game.is_pillaged("gimle")
    assert (game.kind, game.deciding) == ("action", ["raven"])
    assert game.figures("raven", "gimle") == ["warrior"]


# --- N2, N3 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("warriors", [3, 4])
def test_horns_limit_free_invasions_after_an_upgrade_N2(warriors: int) -> None:
    game = (
        Scenario(age=2)
        .at("wolf", "yggdrasil", warriors=warriors)
        .hand("wolf", "valkyrie", "lord-of-axes")
        .start()
        .do("wolf", "upgrade valkyrie monster-1")
    )
    assert game.kind == ("free-invasion" if warriors == 3 else "action")
    assert game.figures("wolf", "reserve")[-1] == "valkyrie"


@pytest.mark.card("friggas-succor")
@pytest.mark.parametrize("warriors", [2, 3])
def test_horns_limit_the_warrior_of_succor_N2(warriors: int) -> None:
    scenario = (
        Scenario().upgrade("wolf", "friggas-succor").at("wolf", "yggdrasil", warriors=warriors)
    )
    game = scenario.start().do("wolf", "invade leader gimle")
    assert game.kind == ("succor" if warriors == 2 else "action")


@pytest.mark.card("friggas-succor")
@pytest.mark.parametrize("enemies", [1, 2])
def test_villages_limit_the_warrior_of_succor_N2(enemies: int) -> None:
    scenario = Scenario().upgrade("wolf", "friggas-succor").at("raven", "utgard", warriors=enemies)
    game = scenario.start().do("wolf", "invade leader utgard")
    assert game.kind == ("succor" if enemies == 1 else "action")


@pytest.mark.card("friggas-domain")
def test_horns_and_villages_limit_friggas_domain_N2() -> None:
    scenario = Scenario(age=3).upgrade("wolf", "friggas-domain").at("wolf", "valhalla", "leader")
    game = scenario.at("raven", "utgard", warriors=3).at("wolf", "yggdrasil", warriors=3).start()
    assert targets(game, "wolf", "leader", "recall") == STANDING_OUTER - {"utgard"}
    full = scenario.at("wolf", "yggdrasil", warriors=1).start()
    assert invasions(full, "wolf") == []


@pytest.mark.card("lokis-blessing")
@pytest.mark.parametrize("warriors", [3, 4])
def test_horns_limit_lokis_blessing_N2(warriors: int) -> None:
    game = blessed().at("raven", "yggdrasil", warriors=warriors).start()
    game.do("wolf", "pillage gimle").nobody_joins()
    assert game.figures("raven", "valhalla") == ["warrior"]
    assert game.kind == ("blessing" if warriors == 3 else "action")


@pytest.mark.card("lokis-blessing")
@pytest.mark.parametrize("enemies", [2, 3])
def test_villages_limit_lokis_blessing_N2(enemies: int) -> None:
    game = (
        Scenario(age=2)
        .upgrade("raven", "lokis-blessing")
        .at("raven", "fjord-sw", "ship")
        .at("wolf", "utgard", "leader", warriors=enemies - 1)
        .start()
        .do("wolf", "pillage utgard")
    )
    assert game.figures("raven", "valhalla") == ["ship"]
    assert game.kind == ("blessing" if enemies == 2 else "action")


@pytest.mark.card("friggas-succor", "thors-domain")
@pytest.mark.parametrize("fjord", sorted(FJORDS))
def test_a_ships_invasion_sets_off_neither_succor_nor_thors_domain_N3(fjord: str) -> None:
    game = Scenario(age=2).upgrade("wolf", "friggas-succor", "thors-domain").start()
    game.do("wolf", f"invade ship {fjord}")
    assert (game.kind, game.deciding) == ("action", ["raven"])


@pytest.mark.card("dark-elf", "friggas-succor")
def test_warrior_of_succor_cannot_enter_yggdrasil_N3() -> None:
    game = Scenario(age=2).upgrade("wolf", "dark-elf", "friggas-succor").start()
    game.do("wolf", "invade dark-elf yggdrasil")
    assert (game.kind, game.deciding) == ("action", ["raven"])
    assert game.figures("wolf", "yggdrasil") == ["dark-elf"]


@pytest.mark.card("dark-elf", "thors-domain")
def test_thors_domain_reacts_to_the_dark_elf_in_yggdrasil_N3() -> None:
    game = Scenario(age=2).upgrade("wolf", "dark-elf", "thors-domain").start()
    game.do("wolf", "invade dark-elf yggdrasil", "pillage yggdrasil")
    assert game.is_pillaged("yggdrasil")
    assert game.steps("wolf") == (2, 2, 2)
    assert game.rage("wolf") == 6 - 1 - 2
    assert (game.kind, game.deciding) == ("action", ["raven"])
