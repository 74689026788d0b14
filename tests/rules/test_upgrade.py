"""Upgrades (U1–U5, T8, W4): paying, slots, the figures they bring; and the cards that act."""

import pytest

from tests.rules.invasions import FJORDS, STANDING_OUTER, invasions, targets
from tests.scenario import Game, Scenario


def upgrades(game: Game, clan: str) -> list[str]:
    """The upgrades that a clan may play now."""
    return [move for move in game.legal(clan) if move.startswith("upgrade ")]


# --- U1, U2, T8 -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "slot", "cost"),
    [
        ("tyrs-challenge", "clan-1", 0),
        ("thors-domain", "clan-1", 1),
        ("lokis-eminence", "clan-1", 2),
        ("thors-conquest", "clan-1", 3),
        ("brothers-in-arms", "warrior", 1),
        ("lord-of-spears", "leader", 3),
        ("eternal-dragons", "ship", 2),
        ("frost-giant", "monster-1", 4),
    ],
)
def test_upgrading_costs_the_cards_strength_U1(card: str, slot: str, cost: int) -> None:
    game = Scenario(age=3).hand("wolf", card).start().do("wolf", f"upgrade {card} {slot}")
    if game.kind == "free-invasion":
        game.do("wolf", "decline")
    assert game.upgrades("wolf") == [card]
    assert game.hand("wolf") == []
    assert game.rage("wolf") == 6 - cost
    assert game.deciding == ["raven"]


def test_upgrades_go_to_slots_of_their_kind_U1_C4() -> None:
    hand = ("troll", "lord-of-hammers", "brothers-in-arms", "lokis-dragons", "lokis-domain")
    game = Scenario().hand("wolf", *hand, "alfheim-1", "tyrs-bash").start()
    assert sorted(upgrades(game, "wolf")) == [
        "upgrade brothers-in-arms warrior",
        "upgrade lokis-domain clan-1",
        "upgrade lokis-dragons ship",
        "upgrade lord-of-hammers leader",
        "upgrade troll monster-1",
    ]


def test_a_card_already_there_is_discarded_and_replaced_U1() -> None:
    game = (
        Scenario(age=2).upgrade("wolf", "brothers-in-arms").hand("wolf", "experts-in-arms").start()
    )
    game.do("wolf", "upgrade experts-in-arms warrior")
    assert game.upgrades("wolf") == ["experts-in-arms"]
    assert game.discarded == ["brothers-in-arms"]


@pytest.mark.card("experts-in-arms", "brothers-in-arms")
def test_a_new_upgrade_works_at_once_and_a_replaced_one_stops_U1() -> None:
    game = (
        Scenario(age=2)
        .upgrade("wolf", "brothers-in-arms")
        .at("wolf", "gimle", warriors=3)
        .hand("wolf", "experts-in-arms")
        .start()
    )
    assert game.strength("wolf", "gimle") == 4
    game.do("wolf", "upgrade experts-in-arms warrior")
    assert game.strength("wolf", "gimle") == 6


def test_the_player_chooses_the_slot_even_an_occupied_one_T8_U1() -> None:
    game = (
        Scenario()
        .upgrade("wolf", "lokis-domain", "thors-glory")
        .upgrade("wolf", "troll")
        .hand("wolf", "friggas-succor", "dwarf-chieftain")
        .start()
    )
    assert sorted(upgrades(game, "wolf")) == [
        "upgrade dwarf-chieftain monster-1",
        "upgrade dwarf-chieftain monster-2",
        "upgrade friggas-succor clan-1",
        "upgrade friggas-succor clan-2",
        "upgrade friggas-succor clan-3",
    ]
    game.do("wolf", "upgrade friggas-succor clan-1")
    assert sorted(game.upgrades("wolf")) == ["friggas-succor", "thors-glory", "troll"]
    assert game.discarded == ["lokis-domain"]


@pytest.mark.card("lokis-domain", "lokis-eminence", "lokis-wrath")
@pytest.mark.parametrize(
    ("cards", "glory"),
    [
        (("lokis-domain",), 1),
        (("lokis-domain", "lokis-eminence"), 3),
        (("lokis-domain", "lokis-eminence", "lokis-wrath"), 6),
    ],
)
def test_upgrades_with_the_same_kind_of_effect_both_work_U2(
    cards: tuple[str, ...], glory: int
) -> None:
    scenario = Scenario(age=2).upgrade("wolf", *cards).at("wolf", "valhalla", warriors=2)
    assert scenario.end_of_actions().glory("wolf") == 2 * glory


@pytest.mark.card("lokis-domain", "lokis-eminence", "friggas-succor")
def test_serpent_replaces_succor_with_eminence_W4() -> None:
    game = (
        Scenario(age=2)
        .upgrade("serpent", "lokis-domain", "friggas-succor", "thors-glory")
        .at("serpent", "valhalla", "leader", warriors=2)
        .hand("serpent", "lokis-eminence")
        .passed("wolf", "raven", "bear")
        .start("serpent")
        .do("serpent", "upgrade lokis-eminence clan-2")
    )
    assert game.rage("serpent") == 4
    assert sorted(game.upgrades("serpent")) == ["lokis-domain", "lokis-eminence", "thors-glory"]
    assert game.discarded == ["friggas-succor"]
    game.do("serpent", "invade warrior gimle")
    assert game.kind == "action"
    game.do("serpent", "pass")
    assert game.glory("serpent") == 3 * 3


# --- U3: the free invasion ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "kind"),
    [
        pytest.param("brothers-in-arms", "warrior", marks=pytest.mark.card("brothers-in-arms")),
        pytest.param("experts-in-arms", "warrior", marks=pytest.mark.card("experts-in-arms")),
        pytest.param("masters-in-arms", "warrior", marks=pytest.mark.card("masters-in-arms")),
        pytest.param("lord-of-hammers", "leader", marks=pytest.mark.card("lord-of-hammers")),
        pytest.param("lord-of-axes", "leader", marks=pytest.mark.card("lord-of-axes")),
        pytest.param("lord-of-spears", "leader", marks=pytest.mark.card("lord-of-spears")),
    ],
)
def test_one_upgraded_figure_may_invade_at_once_for_free_U3(card: str, kind: str) -> None:
    game = Scenario(age=3).hand("wolf", card).start().do("wolf", f"upgrade {card} {kind}")
    rage = game.rage("wolf")
    assert (game.kind, game.deciding) == ("free-invasion", ["wolf"])
    assert game.can("wolf", "decline")
    assert len(invasions(game, "wolf")) == len(STANDING_OUTER)
    assert targets(game, "wolf", kind) == STANDING_OUTER
    game.do("wolf", f"invade {kind} gimle")
    assert game.figures("wolf", "gimle") == [kind]
    assert game.rage("wolf") == rage
    assert (game.kind, game.deciding) == ("action", ["raven"])


@pytest.mark.card("lokis-dragons", "fire-dragons", "eternal-dragons")
@pytest.mark.parametrize("dragons", ["lokis-dragons", "fire-dragons", "eternal-dragons"])
def test_an_upgraded_ship_may_invade_at_once_for_free_U3(dragons: str) -> None:
    game = Scenario(age=3).rage("wolf", 2).hand("wolf", dragons).start()
    game.do("wolf", f"upgrade {dragons} ship")
    assert (game.kind, game.deciding) == ("free-invasion", ["wolf"])
    assert invasions(game, "wolf") == [f"invade ship fjord-{at}" for at in ("ne", "se", "sw", "nw")]
    game.do("wolf", "invade ship fjord-ne")
    assert game.figures("wolf", "fjord-ne") == ["ship"]
    assert game.rage("wolf") == 0


def test_the_free_invasion_may_be_declined_U3() -> None:
    game = Scenario().hand("wolf", "lokis-dragons").start()
    game.do("wolf", "upgrade lokis-dragons ship", "decline")
    assert game.on_board("wolf") == 0
    assert (game.kind, game.deciding) == ("action", ["raven"])


def test_the_free_invasion_is_from_the_reserve_U3() -> None:
    game = Scenario().at("wolf", "gimle", "leader").hand("wolf", "lord-of-hammers").start()
    game.do("wolf", "upgrade lord-of-hammers leader")
    assert (game.kind, game.deciding) == ("action", ["raven"])


@pytest.mark.parametrize("in_reserve", [0, 1])
def test_the_free_invasion_of_a_warrior_is_from_the_reserve_U3(in_reserve: int) -> None:
    scenario = Scenario().at("wolf", "valhalla", warriors=8 - in_reserve)
    game = scenario.hand("wolf", "brothers-in-arms").start()
    game.do("wolf", "upgrade brothers-in-arms warrior")
    assert game.kind == ("free-invasion" if in_reserve else "action")


def test_the_free_invasion_needs_one_empty_village_U3_N2() -> None:
    def playing(enemies: int) -> Game:
        scenario = Scenario(2).destroyed("elvagar", "muspelheim", "horgr", "utgard")
        game = scenario.at("raven", "gimle", warriors=enemies).hand("wolf", "lord-of-hammers")
        return game.start().do("wolf", "upgrade lord-of-hammers leader")

    assert playing(4).legal("wolf") == ["decline", "invade leader gimle"]
    assert playing(5).deciding == ["raven"]


def test_a_clan_upgrade_brings_no_invasion_U3() -> None:
    game = Scenario().hand("wolf", "thors-glory").start().do("wolf", "upgrade thors-glory clan-1")
    assert (game.kind, game.deciding) == ("action", ["raven"])


# --- U4, U5: monsters -----------------------------------------------------------------------------


def test_a_monster_comes_into_the_reserve_and_may_invade_at_once_U4() -> None:
    game = Scenario(age=2).hand("wolf", "fire-giant").rage("wolf", 4).start()
    assert "fire-giant" not in game.figures("wolf", "reserve")
    game.do("wolf", "upgrade fire-giant monster-1")
    assert "fire-giant" in game.figures("wolf", "reserve")
    assert len(invasions(game, "wolf")) == len(STANDING_OUTER)
    assert targets(game, "wolf", "fire-giant") == STANDING_OUTER
    game.do("wolf", "invade fire-giant gimle")
    assert game.figures("wolf", "gimle") == ["fire-giant"]
    assert game.rage("wolf") == 0


@pytest.mark.card("sea-serpent", "dark-elf")
def test_the_free_invasion_of_a_monster_has_its_usual_places_U4() -> None:
    places = {"sea-serpent": FJORDS, "dark-elf": {*STANDING_OUTER, "yggdrasil"}}
    for monster, where in places.items():
        game = Scenario(age=2).hand("wolf", monster).start()
        game.do("wolf", f"upgrade {monster} monster-1")
        assert targets(game, "wolf", monster) == where


def test_a_monster_that_stays_in_the_reserve_invades_later_for_its_strength_U4_I1() -> None:
    game = Scenario(age=2).hand("wolf", "valkyrie").passed("raven", "serpent", "bear").start()
    game.do("wolf", "upgrade valkyrie monster-1", "decline", "invade valkyrie gimle")
    assert game.figures("wolf", "gimle") == ["valkyrie"]
    assert game.rage("wolf") == 6 - 2 - 2


def test_a_monster_is_the_clans_figure_in_every_way_U4() -> None:
    """It fights, falls in Ragnarök for glory, and comes back from Valhalla."""
    game = (
        Scenario(age=2)
        .upgrade("wolf", "valkyrie", "troll")
        .at("wolf", "horgr", "valkyrie")
        .at("wolf", "valhalla", "troll")
        .end_of_actions()
    )
    assert game.glory("wolf") == 3
    assert game.figures("wolf", "reserve")[-2:] == ["troll", "valkyrie"]


def replacing(where: str) -> Game:
    """Wolf replaces the Troll, which is at ``where``, with the Valkyrie."""
    return (
        Scenario(age=2)
        .upgrade("wolf", "troll")
        .at("wolf", where, "troll")
        .hand("wolf", "valkyrie")
        .start()
        .do("wolf", "upgrade valkyrie monster-1")
    )


def test_replacing_a_monster_removes_it_from_the_board_U5() -> None:
    """It frees its village and a horn, does not go to Valhalla, and pays no glory."""
    game = (
        Scenario(age=2)
        .upgrade("wolf", "troll")
        .at("wolf", "utgard", "troll")
        .at("wolf", "yggdrasil", warriors=3)
        .at("raven", "utgard", warriors=2)
        .hand("wolf", "valkyrie")
        .start()
    )
    assert game.on_board("wolf") == 4
    game.do("wolf", "upgrade valkyrie monster-1")
    assert game.figures("wolf", "utgard") == game.figures("wolf", "valhalla") == []
    assert game.count("wolf", "troll", "out-of-game") == 1
    assert game.strength("wolf", "utgard") == 0
    assert game.discarded == ["troll"]
    game.do("wolf", "invade valkyrie utgard")
    assert game.on_board("wolf") == 4
    assert game.glory("wolf") == 0


@pytest.mark.parametrize("where", ["valhalla", "reserve", "yggdrasil"])
def test_replacing_a_monster_removes_it_wherever_it_is_U5(where: str) -> None:
    """It does not come back at the end of the age."""
    game = replacing(where)
    assert "troll" not in game.figures("wolf", where)
    assert game.count("wolf", "troll", "out-of-game") == 1
    game.do("wolf", "decline").do("raven", "pass").everybody_passes()
    assert game.state.age == 3
    assert game.figures("wolf", "reserve") == ["warrior"] * 8 + ["leader", "ship", "valkyrie"]
    assert game.count("wolf", "troll", "out-of-game") == 1


@pytest.mark.card("sea-serpent", "lokis-dragons")
def test_replacing_a_monster_in_a_fjord_is_no_destruction_U5() -> None:
    game = (
        Scenario(age=2)
        .upgrade("wolf", "sea-serpent", "lokis-dragons")
        .at("wolf", "fjord-nw", "sea-serpent")
        .hand("wolf", "valkyrie")
        .start()
        .do("wolf", "upgrade valkyrie monster-1", "decline")
    )
    assert game.glory("wolf") == 0
    assert game.strength("wolf", "gimle") == 0
    game.do("raven", "pass").do("serpent", "pass").do("bear", "pass")
    assert not [move for move in game.legal("wolf") if move.startswith("pillage ")]


def test_replacing_a_monster_leaves_the_other_one_alone_U5() -> None:
    game = (
        Scenario(age=2)
        .upgrade("wolf", "troll", "dwarf-chieftain")
        .at("wolf", "gimle", "troll", "dwarf-chieftain")
        .hand("wolf", "valkyrie")
        .start()
        .do("wolf", "upgrade valkyrie monster-2")
    )
    assert game.figures("wolf", "gimle") == ["troll"]
    assert game.upgrades("wolf") == ["troll", "valkyrie"]


# --- Frigga's Charm -------------------------------------------------------------------------------


@pytest.mark.card("friggas-charm")
@pytest.mark.parametrize(
    ("card", "slot", "cost"),
    [
        ("tyrs-challenge", "clan-2", 0),
        ("thors-domain", "clan-2", 0),
        ("lokis-eminence", "clan-2", 1),
        ("experts-in-arms", "warrior", 1),
        ("fire-dragons", "ship", 1),
        ("lord-of-axes", "leader", 2),
        ("fire-giant", "monster-1", 3),
        ("dwarf-chieftain", "monster-1", 0),
    ],
)
def test_friggas_charm_makes_own_upgrades_cost_1_less(card: str, slot: str, cost: int) -> None:
    def start(rage: int) -> Game:
        scenario = Scenario(age=2).upgrade("wolf", "friggas-charm").hand("wolf", card)
        return scenario.rage("wolf", rage).start()

    game = start(6).do("wolf", f"upgrade {card} {slot}")
    assert game.rage("wolf") == 6 - cost
    assert start(max(1, cost)).can("wolf", f"upgrade {card} {slot}")
    assert cost < 2 or not start(cost - 1).can("wolf", f"upgrade {card} {slot}")


@pytest.mark.card("friggas-charm")
def test_friggas_charm_is_only_for_own_upgrades() -> None:
    """It makes neither enemies' upgrades nor invasions cheaper."""
    game = Scenario().upgrade("wolf", "friggas-charm").hand("raven", "thors-glory").start()
    game.do("wolf", "invade ship fjord-ne").do("raven", "upgrade thors-glory clan-1")
    assert game.rage("wolf") == 4
    assert game.rage("raven") == 4


# --- Tyr's Challenge ------------------------------------------------------------------------------


@pytest.mark.card("tyrs-challenge")
def test_tyrs_challenge_pillages_again_for_2_rage() -> None:
    game = (
        Scenario(age=2)
        .upgrade("wolf", "tyrs-challenge")
        .pillaged("gimle", "elvagar")
        .at("wolf", "gimle", warriors=1)
        .at("wolf", "horgr", warriors=1)
        .start()
    )
    assert game.can("wolf", "pillage horgr")
    assert not game.can("wolf", "pillage gimle")
    challenges = [move for move in game.legal("wolf") if move.startswith("challenge ")]
    assert challenges == ["challenge gimle"]
    game.do("wolf", "challenge gimle")
    assert game.rage("wolf") == 4
    assert game.steps("wolf") == (1, 1, 2)
    assert game.is_pillaged("gimle")
    assert (game.kind, game.deciding) == ("action", ["raven"])


@pytest.mark.card("tyrs-challenge")
def test_tyrs_challenge_is_a_pillage_with_a_battle() -> None:
    game = (
        Scenario(age=2)
        .upgrade("wolf", "tyrs-challenge")
        .pillaged("gimle")
        .at("wolf", "fjord-nw", "ship")
        .at("raven", "gimle", "leader")
        .start()
        .do("wolf", "challenge gimle")
    )
    assert game.rage("wolf") == 4
    assert game.figures("wolf", "valhalla") == ["ship"]
    assert game.steps("wolf") == (1, 1, 1)
    assert game.glory("raven") == 3


@pytest.mark.card("tyrs-challenge")
def test_tyrs_challenge_needs_the_card_and_2_rage() -> None:
    scenario = Scenario(age=2).pillaged("gimle").at("wolf", "gimle", warriors=1)
    assert not scenario.start().can("wolf", "challenge gimle")
    scenario.upgrade("wolf", "tyrs-challenge")
    assert scenario.rage("wolf", 2).start().can("wolf", "challenge gimle")
    assert not scenario.rage("wolf", 1).start().can("wolf", "challenge gimle")


@pytest.mark.card("tyrs-challenge")
def test_tyrs_challenge_does_not_keep_the_phase_going_A5() -> None:
    """The phase ends when all is pillaged, even if a challenge is still possible."""
    game = (
        Scenario(age=2)
        .upgrade("wolf", "tyrs-challenge")
        .all_pillaged_but("gimle")
        .at("wolf", "gimle", warriors=1)
        .hand("wolf", "tyrs-bash", "troll")
        .start()
        .do("wolf", "pillage gimle")
    )
    assert game.state.phase == "discard"


# --- Frigga's Sacrifice ---------------------------------------------------------------------------


@pytest.mark.card("friggas-sacrifice")
def test_friggas_sacrifice_destroys_two_own_figures_for_a_step() -> None:
    game = (
        Scenario(age=3)
        .upgrade("wolf", "friggas-sacrifice")
        .at("wolf", "gimle", "leader", warriors=1)
        .at("wolf", "yggdrasil", warriors=1)
        .at("raven", "gimle", warriors=1)
        .start()
        .do("wolf", "sacrifice leader gimle")
    )
    assert sorted(game.legal("wolf")) == [
        "sacrifice warrior gimle",
        "sacrifice warrior yggdrasil",
    ]
    game.do("wolf", "sacrifice warrior yggdrasil")
    assert game.figures("wolf", "valhalla") == ["warrior", "leader"]
    assert game.figures("wolf", "gimle") == ["warrior"]
    assert game.legal("wolf") == ["raise rage", "raise axes", "raise horns"]
    game.do("wolf", "raise axes")
    assert game.steps("wolf") == (1, 2, 1)
    assert game.rage("wolf") == 6
    assert (game.kind, game.deciding) == ("action", ["raven"])


@pytest.mark.card("friggas-sacrifice")
def test_friggas_sacrifice_needs_the_card_and_two_figures_on_the_board() -> None:
    def sacrifices(scenario: Scenario) -> list[str]:
        game = scenario.at("wolf", "valhalla", "leader").start()
        return [move for move in game.legal("wolf") if move.startswith("sacrifice ")]

    assert sacrifices(Scenario(age=3).at("wolf", "gimle", warriors=2)) == []
    one = Scenario(age=3).upgrade("wolf", "friggas-sacrifice").at("wolf", "gimle", warriors=1)
    assert sacrifices(one) == []
    assert sacrifices(one.at("wolf", "fjord-ne", "ship")) == [
        "sacrifice warrior gimle",
        "sacrifice ship fjord-ne",
    ]


@pytest.mark.card("friggas-sacrifice", "eternal-dragons")
def test_friggas_sacrifice_of_an_upgraded_ship_pays_its_glory() -> None:
    game = (
        Scenario(age=3)
        .upgrade("wolf", "friggas-sacrifice", "eternal-dragons")
        .at("wolf", "fjord-ne", "ship")
        .at("wolf", "gimle", warriors=1)
        .start()
        .do("wolf", "sacrifice ship fjord-ne", "sacrifice warrior gimle", "raise horns")
    )
    assert game.glory("wolf") == 12
