"""Upgrades that work in battles and pillages: lords, giants, quests as cards, Prowess, Blessing."""

import pytest

from tests.rules.battles import clash, duel, glory_gained, melee, stats_raised, totals, winners
from tests.scenario import Scenario

# --- G13: leader upgrades -------------------------------------------------------------------------


def with_lord(lord: str, age: int = 3) -> Scenario:
    """Wolf's leader, with this upgrade, is in Gimle."""
    return Scenario(age=age).upgrade("wolf", lord).at("wolf", "gimle", "leader")


@pytest.mark.card("lord-of-hammers")
def test_lord_of_hammers_may_move_to_an_adjacent_province_G13() -> None:
    scenario = with_lord("lord-of-hammers", 1).at("wolf", "gimle", warriors=1)
    game = scenario.rage("wolf", 1).start().do("wolf", "pillage gimle")
    assert game.legal("wolf") == ["decline", "to andlang", "to myrkulor", "to yggdrasil"]
    game.do("wolf", "to myrkulor")
    assert game.figures("wolf", "myrkulor") == ["leader"]
    assert game.figures("wolf", "gimle") == ["warrior"]
    assert game.rage("wolf") == 1


@pytest.mark.card("lord-of-hammers")
def test_lord_of_hammers_needs_a_standing_province_with_an_empty_village_G13() -> None:
    scenario = with_lord("lord-of-hammers", 1).at("raven", "andlang", warriors=3)
    game = scenario.destroyed("myrkulor").start().do("wolf", "pillage gimle").nobody_joins()
    assert game.legal("wolf") == ["decline", "to yggdrasil"]
    game.do("wolf", "decline")
    assert game.figures("wolf", "gimle") == ["leader"]


@pytest.mark.card("lord-of-hammers")
def test_lord_of_hammers_moves_from_yggdrasil_to_any_outer_province_G13() -> None:
    scenario = Scenario().upgrade("wolf", "lord-of-hammers").at("wolf", "yggdrasil", "leader")
    game = scenario.start().do("wolf", "pillage yggdrasil")
    standing = ["elvagar", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor"]
    assert game.legal("wolf") == ["decline", *(f"to {province}" for province in standing)]


@pytest.mark.card("lord-of-hammers")
def test_lord_of_hammers_who_died_in_the_battle_stays_dead_G13() -> None:
    scenario = with_lord("lord-of-hammers", 2).at("wolf", "gimle", warriors=1)
    game = clash(scenario.at("raven", "gimle", warriors=1), wolf="tyrs-bash", raven="odins-tide")
    game.do("wolf", "spare warrior")
    assert winners(game) == ["wolf"]
    assert game.kind == "action"
    assert game.figures("wolf", "valhalla") == ["leader"]


@pytest.mark.card("lord-of-axes")
@pytest.mark.parametrize("stat", ["rage", "axes", "horns"])
def test_lord_of_axes_raises_a_stat_of_choice_G13(stat: str) -> None:
    game = with_lord("lord-of-axes", 2).start().do("wolf", "pillage gimle")
    assert game.kind == "raise-stat"
    game.do("wolf", f"raise {stat}")
    assert stats_raised(game) == [("wolf", "horns"), ("wolf", stat)]


@pytest.mark.card("lord-of-spears")
def test_lord_of_spears_raises_all_three_stats_G13() -> None:
    game = with_lord("lord-of-spears").start().do("wolf", "pillage gimle")
    assert game.kind == "action"
    assert game.steps("wolf") == (2, 2, 3)


@pytest.mark.card("lord-of-spears")
def test_leader_upgrade_comes_before_the_battle_glory_G8() -> None:
    game = clash(with_lord("lord-of-spears").at("raven", "gimle", warriors=1))
    assert game.steps("wolf") == (2, 2, 3)
    assert game.glory("wolf") == 4


@pytest.mark.card("lord-of-axes", "lord-of-spears")
@pytest.mark.parametrize("lord", ["lord-of-axes", "lord-of-spears"])
def test_leader_who_fought_and_died_still_counts_G13(lord: str) -> None:
    scenario = with_lord(lord).at("wolf", "gimle", warriors=1).at("raven", "gimle", warriors=1)
    game = clash(scenario.steps("wolf", rage=6, axes=6), wolf="odins-tide")
    game.do("wolf", "spare warrior")
    assert game.figures("wolf", "valhalla") == ["leader"]
    assert game.steps("wolf") == (6, 6, 3)


@pytest.mark.card("lord-of-hammers", "lord-of-axes", "lord-of-spears")
@pytest.mark.parametrize("lord", ["lord-of-hammers", "lord-of-axes", "lord-of-spears"])
def test_leader_elsewhere_does_not_count_G13(lord: str) -> None:
    scenario = Scenario(age=3).upgrade("wolf", lord).at("wolf", "gimle", warriors=2)
    scenario.at("wolf", "myrkulor", "leader").at("raven", "gimle", warriors=1)
    game = clash(scenario)
    assert game.is_pillaged("gimle")
    assert game.kind == "action"
    assert game.steps("wolf") == (1, 1, 2)


@pytest.mark.card("lord-of-hammers", "lord-of-axes", "lord-of-spears")
@pytest.mark.parametrize("lord", ["lord-of-hammers", "lord-of-axes", "lord-of-spears"])
def test_leader_upgrade_needs_a_successful_pillage_G13(lord: str) -> None:
    lost = clash(with_lord(lord).at("raven", "gimle", warriors=4))
    assert lost.kind == "action"
    assert stats_raised(lost) == []
    defended = clash(with_lord(lord).at("raven", "gimle", warriors=1), pillager="raven")
    assert winners(defended) == ["wolf"]
    assert defended.kind == "action"
    assert stats_raised(defended) == []


@pytest.mark.card("lord-of-spears")
def test_leader_who_fought_in_an_earlier_battle_does_not_count_again_G13() -> None:
    scenario = Scenario(players=2, age=3).upgrade("wolf", "lord-of-spears")
    scenario.at("wolf", "gimle", "leader").at("raven", "gimle", warriors=1)
    game = clash(scenario.at("wolf", "horgr", warriors=1))
    assert game.steps("wolf") == (2, 2, 3)
    game.do("raven", "pass").do("wolf", "pillage horgr")
    assert game.steps("wolf") == (2, 2, 4)


# --- Frost Giant ----------------------------------------------------------------------------------


def with_giant(where: str = "gimle") -> Scenario:
    """Wolf's Frost Giant stands at ``where``."""
    return Scenario(age=3).upgrade("wolf", "frost-giant").at("wolf", where, "frost-giant")


@pytest.mark.card("frost-giant")
@pytest.mark.parametrize(
    ("token", "steps", "glory"),
    [
        ("rage", (3, 1, 1), 0),
        ("axes", (1, 3, 1), 0),
        ("horns", (1, 1, 3), 0),
        ("glory", (1, 1, 1), 10),
    ],
)
def test_frost_giant_gains_the_reward_twice_G13(
    token: str, steps: tuple[int, int, int], glory: int
) -> None:
    game = with_giant().token("gimle", token).start().do("wolf", "pillage gimle")
    assert game.steps("wolf") == steps
    assert game.glory("wolf") == glory


@pytest.mark.card("frost-giant")
def test_frost_giant_on_yggdrasil_raises_all_stats_by_two_G8_G13() -> None:
    game = with_giant("yggdrasil").start().do("wolf", "pillage yggdrasil")
    assert game.steps("wolf") == (3, 3, 3)


@pytest.mark.card("frost-giant")
def test_frost_giant_doubles_before_the_battle_glory_G8() -> None:
    game = clash(with_giant().token("gimle", "axes").at("raven", "gimle", warriors=1))
    assert glory_gained(game) == [("wolf", "battle", 5)]


@pytest.mark.card("frost-giant")
def test_frost_giant_elsewhere_or_of_a_defender_doubles_nothing_G13() -> None:
    game = with_giant("myrkulor").at("wolf", "gimle", warriors=1).start()
    game.do("wolf", "pillage gimle").nobody_joins()
    assert game.steps("wolf") == (1, 1, 2)
    game = clash(with_giant().at("raven", "gimle", warriors=1), pillager="raven")
    assert winners(game) == ["wolf"]
    assert game.steps("wolf") == (1, 1, 1)


@pytest.mark.card("frost-giant")
def test_frost_giant_that_fought_and_died_still_doubles_G13() -> None:
    scenario = with_giant().at("wolf", "gimle", warriors=1).at("raven", "gimle", warriors=1)
    game = clash(scenario, wolf="odins-tide").do("wolf", "spare warrior")
    assert game.figures("wolf", "valhalla") == ["frost-giant"]
    assert game.steps("wolf") == (1, 1, 3)


# --- Tyr ------------------------------------------------------------------------------------------


@pytest.mark.card("tyrs-domain", "tyrs-wrath")
@pytest.mark.parametrize(("upgrade", "value"), [("tyrs-domain", 3), ("tyrs-wrath", 5)])
def test_quest_may_be_a_battle_card_of_this_value_G5(upgrade: str, value: int) -> None:
    scenario = duel(3, 1, 3).upgrade("wolf", upgrade)
    game = clash(scenario, wolf="glorious-death-3").do("wolf", f"count {value}")
    assert totals(game)["wolf"] == (1, value)
    assert winners(game) == ["wolf"]
    assert game.discarded == ["glorious-death-3"]
    assert game.quests("wolf") == []


@pytest.mark.card("tyrs-domain", "tyrs-wrath")
def test_quest_adds_nothing_without_the_upgrade_G5() -> None:
    scenario = duel().upgrade("wolf", "tyrs-domain", "tyrs-wrath")
    game = clash(scenario, raven="glorious-death-3")
    assert totals(game)["raven"] == (1, 0)


@pytest.mark.card("tyrs-prowess")
def test_prowess_keeps_any_of_the_cards_played_for_1_rage_each_G8() -> None:
    scenario = duel().upgrade("wolf", "tyrs-prowess").rage("wolf", 5)
    scenario.hand("wolf", "heimdalls-gaze", "heimdalls-eye")
    game = clash(scenario, wolf="tyrs-rage-3")
    game.do("wolf", "card heimdalls-gaze").do("wolf", "card heimdalls-eye")
    assert game.kind == "keep-played-cards"
    assert sorted(game.legal("wolf")) == [
        "decline",
        "keep heimdalls-eye",
        "keep heimdalls-gaze",
        "keep tyrs-rage-3",
    ]
    game.do("wolf", "keep tyrs-rage-3", "keep heimdalls-eye", "decline")
    assert game.hand("wolf") == ["heimdalls-eye", "tyrs-rage-3"]
    assert game.discarded == ["heimdalls-gaze"]
    assert game.rage("wolf") == 3


@pytest.mark.card("tyrs-prowess")
def test_prowess_may_keep_nothing_and_needs_rage_G8() -> None:
    scenario = duel(2).upgrade("wolf", "tyrs-prowess").rage("wolf", 5)
    game = clash(scenario, wolf="tyrs-rage-2").do("wolf", "decline")
    assert game.rage("wolf") == 5
    assert game.discarded == ["tyrs-rage-2"]
    scenario = duel(2).upgrade("wolf", "tyrs-prowess").rage("wolf", 0).rage("raven", 1)
    game = clash(scenario, pillager="raven", wolf="tyrs-rage-2")
    assert game.discarded == ["tyrs-rage-2"]


@pytest.mark.card("tyrs-prowess")
def test_prowess_is_only_for_the_winner_and_its_own_cards_G8() -> None:
    scenario = melee(2).upgrade("raven", "tyrs-prowess").upgrade("serpent", "tyrs-prowess")
    game = clash(scenario, wolf="tyrs-smash-2", raven="tyrs-rage-2", serpent="tyrs-crush-2")
    assert game.legal("raven") == ["decline", "keep tyrs-rage-2"]
    game.do("raven", "keep tyrs-rage-2")
    assert game.kind == "action"
    assert game.rage("raven") == 5
    assert game.rage("serpent") == 6
    assert game.hand("serpent") == ["tyrs-crush-2"]


@pytest.mark.card("tyrs-prowess", "heimdalls-watch-3")
def test_prowess_does_not_keep_cards_that_a_watch_discarded_G3_G8() -> None:
    scenario = duel(3, 2, 1).upgrade("wolf", "tyrs-prowess").hand("wolf", "tyrs-bash")
    game = clash(scenario, wolf="tyrs-rage-3", raven="heimdalls-watch-3")
    game.fight(wolf="tyrs-bash")
    assert game.legal("wolf") == ["decline", "keep tyrs-bash"]


# --- Loki's Blessing ------------------------------------------------------------------------------


def blessed(warriors: int = 1, where: str = "gimle") -> Scenario:
    """Raven, with Loki's Blessing, fights Wolf's leader at ``where``."""
    scenario = Scenario().upgrade("raven", "lokis-blessing").at("wolf", where, "leader")
    return scenario.at("raven", where, warriors=warriors)


@pytest.mark.card("lokis-blessing")
def test_blessing_lets_a_loser_invade_with_one_warrior_for_free_G8() -> None:
    game = clash(blessed().passed("raven"))
    assert game.kind == "blessing"
    assert game.legal("raven") == ["decline", "invade warrior gimle"]
    game.do("raven", "invade warrior gimle")
    assert game.figures("raven", "gimle") == ["warrior"]
    assert game.figures("raven", "valhalla") == ["warrior"]
    assert game.rage("raven") == 0
    assert game.kind == "action"


@pytest.mark.card("lokis-blessing")
def test_blessing_may_be_declined_G8() -> None:
    game = clash(blessed()).do("raven", "decline")
    assert game.figures("raven", "gimle") == []
    assert game.kind == "action"


@pytest.mark.card("lokis-blessing")
def test_blessing_works_after_a_tie_and_for_a_pillager_who_lost_G8() -> None:
    tied = clash(blessed(3))
    assert winners(tied) == [""]
    assert tied.deciding == ["raven"]
    assert tied.kind == "blessing"
    lost = clash(blessed(), pillager="raven")
    assert winners(lost) == ["wolf"]
    assert lost.kind == "blessing"


@pytest.mark.card("lokis-blessing")
def test_blessing_is_only_for_losers_of_the_battle_G8() -> None:
    assert clash(blessed(4)).kind == "action"
    scenario = duel(1, 2, 1).upgrade("serpent", "lokis-blessing")
    assert clash(scenario.at("serpent", "yggdrasil", "leader")).kind == "action"
    game = Scenario().at("wolf", "gimle", warriors=1).upgrade("wolf", "lokis-blessing").start()
    assert game.do("wolf", "pillage gimle").kind == "action"


@pytest.mark.card("lokis-blessing")
def test_blessing_works_for_a_loser_whose_figures_all_fell_before_comparing_G12() -> None:
    game = clash(blessed(), wolf="odins-smite")
    assert totals(game)["raven"] == (0, 0)
    assert game.kind == "blessing"


@pytest.mark.card("lokis-blessing")
def test_blessing_cannot_enter_yggdrasil_I3() -> None:
    game = clash(blessed(where="yggdrasil"), "yggdrasil")
    assert winners(game) == ["wolf"]
    assert game.kind == "action"


@pytest.mark.card("lokis-blessing")
def test_blessing_needs_a_warrior_a_village_and_horns_N2() -> None:
    no_warrior = blessed(2).at("raven", "valhalla", warriors=6)
    assert clash(no_warrior).kind == "action"
    full = blessed(1, "utgard").at("wolf", "utgard", warriors=1)
    full.upgrade("raven", "friggas-protection")
    game = clash(full, "utgard").do("raven", "spare warrior")
    assert game.kind == "action"
    no_horns = blessed(1).at("raven", "horgr", warriors=4)
    assert clash(no_horns).kind == "action"


@pytest.mark.card("lokis-blessing")
def test_blessing_may_use_the_villages_of_the_fallen_N2() -> None:
    scenario = blessed(1, "utgard").at("wolf", "utgard", warriors=1)
    game = clash(scenario.at("raven", "horgr", warriors=3), "utgard")
    game.do("raven", "invade warrior utgard")
    assert game.figures("raven", "utgard") == ["warrior"]
