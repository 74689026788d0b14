"""Destruction (X1–X5, G11): which figures may escape it, and which cards pay for it."""

import pytest

from tests.rules.battles import clash, duel, fallen, glory_gained, melee, totals, winners
from tests.scenario import Game, Scenario

DRAGONS = {"lokis-dragons": 4, "fire-dragons": 8, "eternal-dragons": 12}

# --- X1: Frigga's Protection ----------------------------------------------------------------------


def protected(age: int = 2, rage: int = 6) -> Scenario:
    """Raven has Frigga's Protection and this much rage."""
    return Scenario(age=age).upgrade("raven", "friggas-protection").rage("raven", rage)


@pytest.mark.card("friggas-protection")
def test_protection_with_1_rage_and_three_doomed_figures_saves_one_X1() -> None:
    scenario = protected(rage=1).at("wolf", "gimle", "leader", warriors=2)
    scenario.at("raven", "gimle", warriors=2).at("raven", "fjord-nw", "ship")
    game = clash(scenario)
    assert game.kind == "protection"
    assert game.legal("raven") == ["decline", "spare warrior", "spare ship"]
    game.do("raven", "spare ship")
    assert game.kind == "action"
    assert game.figures("raven", "fjord-nw") == ["ship"]
    assert game.figures("raven", "valhalla") == ["warrior", "warrior"]
    assert game.rage("raven") == 0


@pytest.mark.card("friggas-protection")
def test_protection_saves_one_figure_at_a_time_as_often_as_rage_lasts_X1() -> None:
    scenario = protected(rage=3).at("wolf", "gimle", "leader", warriors=1)
    game = clash(scenario.at("raven", "gimle", warriors=3))
    game.do("raven", "spare warrior")
    assert game.rage("raven") == 2
    game.do("raven", "spare warrior")
    assert game.rage("raven") == 1
    assert game.kind == "protection"
    game.do("raven", "decline")
    assert game.count("raven", "warrior", "gimle") == 2
    assert game.count("raven", "warrior", "valhalla") == 1
    assert game.rage("raven") == 1


@pytest.mark.card("friggas-protection")
def test_protected_figures_of_a_loser_do_not_stop_the_pillage_X1() -> None:
    game = clash(protected().at("wolf", "gimle", warriors=2).at("raven", "gimle", warriors=1))
    game.do("raven", "spare warrior")
    assert game.is_pillaged("gimle")
    assert game.glory("wolf") == 3
    assert game.figures("raven", "gimle") == ["warrior"]


@pytest.mark.card("friggas-protection")
def test_protection_works_for_a_clan_that_passed_and_out_of_turn_X1() -> None:
    scenario = protected().passed("raven").rage("raven", 1).at("wolf", "gimle", warriors=2)
    game = clash(scenario.at("raven", "gimle", warriors=1))
    game.do("raven", "spare warrior")
    assert game.figures("raven", "gimle") == ["warrior"]


@pytest.mark.card("friggas-protection")
def test_protection_needs_rage_X1() -> None:
    scenario = protected(rage=0).at("wolf", "gimle", warriors=2).at("raven", "gimle", warriors=1)
    game = clash(scenario)
    assert game.kind == "action"
    assert game.figures("raven", "valhalla") == ["warrior"]


@pytest.mark.card("friggas-protection")
def test_protection_saves_nobody_elses_figures_X1() -> None:
    game = clash(protected().at("raven", "gimle", warriors=2).at("wolf", "gimle", warriors=1))
    assert game.kind == "action"
    assert game.figures("wolf", "valhalla") == ["warrior"]


@pytest.mark.card("friggas-protection", "odins-smite")
def test_protection_works_against_each_smite_X1() -> None:
    scenario = protected(rage=2).at("raven", "gimle", warriors=1).at("wolf", "gimle", warriors=2)
    scenario.at("serpent", "gimle", warriors=1)
    game = clash(scenario, wolf="odins-smite", serpent="odins-smite")
    assert game.legal("raven") == ["decline", "spare warrior"]
    game.do("raven", "spare warrior")
    assert game.kind == "protection"
    game.do("raven", "spare warrior")
    assert totals(game)["raven"] == (1, 0)


@pytest.mark.card("friggas-protection", "odins-tide")
def test_protection_works_against_the_tide_X1_G6() -> None:
    scenario = protected(rage=1).at("raven", "gimle", "leader", warriors=2)
    game = clash(scenario.at("wolf", "gimle", warriors=2), wolf="odins-tide")
    game.do("raven", "spare leader")
    assert game.kind == "protection"
    assert game.legal("raven") == ["decline", "spare warrior"]
    game.do("raven", "spare warrior")
    assert totals(game)["raven"] == (4, 0)


@pytest.mark.card("friggas-protection", "troll")
def test_protection_works_against_a_troll_X1() -> None:
    scenario = protected(rage=1).at("raven", "gimle", warriors=2).upgrade("wolf", "troll")
    game = scenario.start().do("wolf", "invade troll gimle").do("raven", "spare warrior")
    assert game.figures("raven", "gimle") == game.figures("raven", "valhalla") == ["warrior"]


@pytest.mark.card("friggas-protection", "friggas-sacrifice")
def test_protection_does_not_save_a_sacrifice_X1() -> None:
    scenario = protected(age=3).upgrade("raven", "friggas-sacrifice")
    game = scenario.at("raven", "gimle", warriors=2).start("raven")
    game.do("raven", "sacrifice warrior gimle", "sacrifice warrior gimle", "raise axes")
    assert game.count("raven", "warrior", "valhalla") == 2
    assert game.rage("raven") == 6


@pytest.mark.card("friggas-protection")
def test_protection_does_not_work_in_ragnarok_X1() -> None:
    scenario = protected().at("raven", "gimle", warriors=2).doom("gimle")
    game = scenario.end_of_actions()
    assert game.told("protected") == []
    assert game.kind == "draft"
    assert fallen(game) == [("raven", "warrior")] * 2
    assert game.glory("raven") == 6


# --- X2: leftover rage ----------------------------------------------------------------------------


def test_rage_left_over_is_lost_when_the_action_phase_ends_X2() -> None:
    scenario = Scenario().at("wolf", "gimle", warriors=1).all_pillaged_but("gimle")
    scenario.hand("raven", "tyrs-bash", "troll").rage("wolf", 4).rage("raven", 6)
    game = scenario.start().do("wolf", "pillage gimle")
    assert game.kind == "save-card"
    assert [game.rage(clan) for clan in ("wolf", "raven", "serpent", "bear")] == [0, 0, 0, 0]


# --- X3: the Volur Witch --------------------------------------------------------------------------


def with_witch(where: str = "gimle") -> Scenario:
    """Raven's Volur Witch stands at ``where``."""
    return Scenario(age=3).upgrade("raven", "volur-witch").at("raven", where, "volur-witch")


def in_battle(answer: str) -> Game:
    scenario = with_witch().at("raven", "gimle", warriors=1)
    return clash(scenario.at("wolf", "gimle", "leader", warriors=2)).do("raven", answer)


@pytest.mark.card("volur-witch")
def test_witch_of_a_loser_may_flee_to_yggdrasil_X3() -> None:
    game = in_battle("flee")
    assert game.figures("raven", "yggdrasil") == ["volur-witch"]
    assert game.figures("raven", "valhalla") == ["warrior"]
    assert game.is_pillaged("gimle")


@pytest.mark.card("volur-witch")
def test_witch_may_stay_and_die_X3() -> None:
    game = in_battle("decline")
    assert game.figures("raven", "valhalla") == ["warrior", "volur-witch"]
    assert game.figures("raven", "yggdrasil") == []


@pytest.mark.card("volur-witch")
def test_witch_needs_no_rage_and_no_village_to_flee_X3() -> None:
    scenario = with_witch().passed("raven").at("wolf", "gimle", "leader", warriors=1)
    game = clash(scenario.at("wolf", "yggdrasil", warriors=7)).do("raven", "flee")
    assert game.figures("raven", "yggdrasil") == ["volur-witch"]


@pytest.mark.card("volur-witch")
def test_witch_in_yggdrasil_has_nowhere_to_flee_X3() -> None:
    scenario = with_witch("yggdrasil").at("wolf", "yggdrasil", "leader", warriors=1)
    game = clash(scenario, "yggdrasil")
    assert game.kind == "action"
    assert game.figures("raven", "valhalla") == ["volur-witch"]


@pytest.mark.card("volur-witch")
@pytest.mark.parametrize(
    ("answer", "glory", "where"), [("flee", 4, "yggdrasil"), ("decline", 8, "reserve")]
)
def test_witch_in_ragnarok_may_flee_and_then_earns_no_glory_X3(
    answer: str, glory: int, where: str
) -> None:
    game = with_witch().at("raven", "gimle", warriors=1).doom("gimle").end_of_actions()
    assert game.kind == "flight"
    assert game.deciding == ["raven"]
    game.do("raven", answer)
    assert game.glory("raven") == glory
    assert game.figures("raven", where).count("volur-witch") == 1
    assert not game.is_standing("gimle")


@pytest.mark.card("volur-witch", "odins-tide")
def test_witch_may_flee_from_the_tide_and_then_fights_no_more_X3() -> None:
    scenario = with_witch().at("raven", "gimle", "leader").at("wolf", "gimle", warriors=2)
    game = clash(scenario, wolf="odins-tide").do("raven", "spare leader")
    assert game.kind == "flight"
    game.do("raven", "flee")
    assert totals(game)["raven"] == (3, 0)
    assert game.figures("raven", "valhalla") == []


@pytest.mark.card("volur-witch", "friggas-sacrifice")
def test_witch_does_not_flee_from_a_sacrifice_X3() -> None:
    scenario = with_witch().at("raven", "gimle", warriors=1).upgrade("raven", "friggas-sacrifice")
    game = scenario.start("raven")
    game.do("raven", "sacrifice volur-witch gimle", "sacrifice warrior gimle")
    assert game.kind == "raise-stat"
    assert game.figures("raven", "valhalla") == ["warrior", "volur-witch"]


@pytest.mark.card("volur-witch", "friggas-protection")
def test_witch_may_be_protected_instead_of_fleeing_X1_X3() -> None:
    scenario = with_witch().upgrade("raven", "friggas-protection").rage("raven", 1)
    game = clash(scenario.at("wolf", "gimle", "leader", warriors=1))
    assert game.kind == "protection"
    game.do("raven", "spare volur-witch")
    assert game.figures("raven", "gimle") == ["volur-witch"]
    assert game.kind == "action"


@pytest.mark.card("volur-witch", "friggas-protection")
def test_witch_may_still_flee_when_protection_is_declined_X1_X3() -> None:
    scenario = with_witch().upgrade("raven", "friggas-protection").rage("raven", 1)
    game = clash(scenario.at("wolf", "gimle", "leader", warriors=1)).do("raven", "decline")
    game.do("raven", "flee")
    assert game.figures("raven", "yggdrasil") == ["volur-witch"]
    assert game.rage("raven") == 1


# --- X4: Fire Giant, Troll and ships --------------------------------------------------------------


@pytest.mark.card("fire-giant")
def test_fire_giant_destroys_enemy_ships_in_the_supporting_fjord_too_X4() -> None:
    scenario = Scenario(age=2).upgrade("wolf", "fire-giant").at("wolf", "fjord-nw", "ship")
    scenario.upgrade("raven", "sea-serpent", "valkyrie").at("raven", "gimle", "leader", "valkyrie")
    scenario.at("raven", "fjord-nw", "ship", "sea-serpent").at("serpent", "gimle", warriors=2)
    scenario.at("serpent", "fjord-sw", "ship").at("bear", "myrkulor", warriors=1)
    game = scenario.start().do("wolf", "invade fire-giant gimle")
    assert sorted(fallen(game)) == [
        ("raven", "leader"),
        ("raven", "ship"),
        ("serpent", "warrior"),
        ("serpent", "warrior"),
    ]


@pytest.mark.card("troll")
def test_troll_destroys_warriors_only_X4() -> None:
    scenario = Scenario().upgrade("wolf", "troll").at("wolf", "gimle", warriors=1)
    scenario.at("raven", "gimle", "leader", warriors=1).at("raven", "fjord-nw", "ship")
    game = scenario.start().do("wolf", "invade troll gimle")
    assert fallen(game) == [("raven", "warrior")]


# --- X5: figures called back ----------------------------------------------------------------------


@pytest.mark.card("friggas-domain", "lokis-domain", "lokis-eminence", "lokis-wrath")
@pytest.mark.parametrize(
    ("upgrade", "glory"), [("lokis-domain", 1), ("lokis-eminence", 2), ("lokis-wrath", 3)]
)
def test_figure_called_back_by_friggas_domain_is_not_released_X5(upgrade: str, glory: int) -> None:
    scenario = Scenario(age=3).upgrade("wolf", "friggas-domain", upgrade)
    game = scenario.at("wolf", "valhalla", "leader", warriors=1).start()
    game.do("wolf", "recall leader gimle")
    assert game.glory("wolf") == 0
    game.everybody_passes()
    assert game.glory("wolf") == glory


# --- lost ships -----------------------------------------------------------------------------------


def with_dragons(slug: str) -> Scenario:
    """Raven's upgraded ship is in the fjord that supports Gimle."""
    return Scenario(age=3).upgrade("raven", slug).at("raven", "fjord-nw", "ship")


@pytest.mark.card("lokis-dragons", "fire-dragons", "eternal-dragons")
@pytest.mark.parametrize(("slug", "glory"), DRAGONS.items())
def test_dragons_pay_when_the_ship_is_lost_in_battle_G8(slug: str, glory: int) -> None:
    scenario = with_dragons(slug).at("raven", "gimle", warriors=1)
    game = clash(scenario.at("wolf", "gimle", "leader", warriors=1))
    assert glory_gained(game) == [("raven", "ship", glory), ("wolf", "battle", 3)]


@pytest.mark.card("lokis-dragons", "fire-dragons", "eternal-dragons")
@pytest.mark.parametrize(("slug", "glory"), DRAGONS.items())
def test_dragons_pay_in_ragnarok_as_well_as_ragnarok_itself_F4(slug: str, glory: int) -> None:
    game = with_dragons(slug).doom("gimle").end_of_actions()
    assert sorted(glory_gained(game)) == [("raven", "ragnarok", 4), ("raven", "ship", glory)]


@pytest.mark.card("lokis-dragons", "fire-dragons", "eternal-dragons")
@pytest.mark.parametrize("slug", DRAGONS)
def test_dragons_pay_only_for_ships_and_only_when_lost_G8(slug: str) -> None:
    scenario = with_dragons(slug).at("raven", "gimle", "leader", warriors=2)
    game = clash(scenario.at("wolf", "gimle", warriors=1), wolf="odins-smite")
    assert winners(game) == ["raven"]
    assert glory_gained(game) == [("raven", "battle", 3)]


@pytest.mark.card("lokis-dragons", "odins-tide")
def test_dragons_pay_for_a_ship_that_the_tide_takes_G6() -> None:
    scenario = with_dragons("lokis-dragons").at("raven", "gimle", warriors=1)
    game = clash(scenario.at("wolf", "gimle", warriors=1), raven="odins-tide")
    game.do("raven", "spare warrior")
    assert glory_gained(game)[0] == ("raven", "ship", 4)


@pytest.mark.card("fire-dragons", "fire-giant")
def test_dragons_pay_for_a_ship_that_the_fire_giant_burns_X4() -> None:
    scenario = with_dragons("fire-dragons").upgrade("wolf", "fire-giant")
    game = scenario.start().do("wolf", "invade fire-giant myrkulor")
    assert glory_gained(game) == [("raven", "ship", 8)]


@pytest.mark.card("eternal-dragons", "friggas-protection")
def test_dragons_do_not_pay_for_a_ship_that_protection_saved_X1() -> None:
    scenario = with_dragons("eternal-dragons").upgrade("raven", "friggas-protection")
    game = clash(scenario.at("wolf", "gimle", "leader"))
    assert game.legal("raven") == ["decline", "spare ship"]
    game.do("raven", "spare ship")
    assert game.glory("raven") == 0
    assert game.figures("raven", "fjord-nw") == ["ship"]


# --- G11: counting the dead -----------------------------------------------------------------------


def with_valkyrie(scenario: Scenario, where: str = "gimle") -> Scenario:
    """Raven's Valkyrie stands at ``where`` too."""
    return scenario.upgrade("raven", "valkyrie").at("raven", where, "valkyrie")


@pytest.mark.card("valkyrie", "odins-smite", "odins-tide")
def test_valkyrie_counts_every_destroyed_enemy_whatever_the_cause_G11() -> None:
    game = clash(with_valkyrie(melee(2, 2, 0, 2)), wolf="odins-smite", raven="tyrs-rage-2")
    assert totals(game)["serpent"] == (1, 0)
    assert glory_gained(game) == [("raven", "battle", 3), ("raven", "card", 2 * 4)]


@pytest.mark.card("valkyrie")
def test_valkyrie_does_not_pay_for_own_figures_G11() -> None:
    game = clash(with_valkyrie(duel(2, 1, 3)), wolf="odins-smite")
    assert fallen(game) == [("raven", "warrior"), ("wolf", "warrior")]
    assert glory_gained(game) == [("raven", "battle", 3), ("raven", "card", 2)]


@pytest.mark.card("valkyrie")
def test_valkyrie_pays_even_if_she_died_and_her_clan_lost_G11() -> None:
    game = clash(with_valkyrie(duel(2, 4, 0)), wolf="tyrs-bash", raven="odins-smite")
    assert winners(game) == ["wolf"]
    assert game.figures("raven", "valhalla") == ["valkyrie"]
    assert game.glory("raven") == 2


@pytest.mark.card("valkyrie")
def test_valkyrie_pays_even_if_she_died_before_comparing_G11() -> None:
    game = clash(with_valkyrie(duel(2, 2, 1)), wolf="odins-tide", raven="tyrs-rage-2")
    game.do("raven", "spare warrior")
    assert winners(game) == ["raven"]
    assert game.glory("raven") == 3 + 2 * 2


@pytest.mark.card("valkyrie")
def test_valkyrie_pays_in_a_tie_G11() -> None:
    game = clash(with_valkyrie(duel(2, 2, 0)))
    assert winners(game) == [""]
    assert game.glory("raven") == 4


@pytest.mark.card("valkyrie")
def test_valkyrie_pays_only_for_battles_she_is_in_G11() -> None:
    game = clash(with_valkyrie(duel(2, 1, 2), "yggdrasil"))
    assert winners(game) == ["raven"]
    assert game.glory("raven") == 3


@pytest.mark.card("valkyrie")
def test_valkyrie_pays_nothing_outside_a_battle_G11() -> None:
    scenario = with_valkyrie(duel(2, 2, 0)).upgrade("raven", "fire-giant")
    game = scenario.start("raven").do("raven", "invade fire-giant gimle")
    assert fallen(game) == [("wolf", "warrior")] * 2
    assert game.glory("raven") == 0


@pytest.mark.card("thors-glory")
@pytest.mark.parametrize(("enemies", "glory"), [(1, 0), (2, 2), (3, 2)])
def test_thors_glory_pays_2_once_at_least_2_enemies_fell_G11(enemies: int, glory: int) -> None:
    scenario = Scenario().upgrade("raven", "thors-glory").at("wolf", "gimle", warriors=enemies)
    game = clash(scenario.at("raven", "gimle", "leader", warriors=1))
    assert game.glory("raven") == 3 + glory


@pytest.mark.card("thors-glory")
def test_thors_glory_counts_the_fallen_of_all_enemies_and_pays_a_loser_G11() -> None:
    scenario = melee(1, 3, 1, 1).upgrade("raven", "thors-glory")
    game = clash(scenario, raven="odins-smite")
    assert winners(game) == [""]
    assert game.glory("raven") == 2
    scenario = melee(1, 2, 1, 1).upgrade("raven", "thors-glory").at("wolf", "fjord-nw", "ship")
    game = clash(scenario, raven="odins-smite")
    assert winners(game) == ["wolf"]
    assert game.glory("raven") == 2


@pytest.mark.card("thors-glory")
def test_thors_glory_does_not_count_own_figures_G11() -> None:
    scenario = duel(1, 1, 4).upgrade("raven", "thors-glory")
    game = clash(scenario, wolf="odins-smite")
    assert len(fallen(game)) == 2
    assert game.glory("raven") == 3


@pytest.mark.card("thors-glory")
def test_thors_glory_needs_a_part_in_the_battle_G11() -> None:
    scenario = duel(1, 3, 2).upgrade("serpent", "thors-glory").at("serpent", "yggdrasil", "leader")
    game = clash(scenario)
    assert winners(game) == ["wolf"]
    assert game.glory("serpent") == 0


@pytest.mark.card("volur-witch", "thors-glory", "odins-judgement")
def test_witch_that_fled_and_figures_that_were_protected_are_not_dead_G11() -> None:
    scenario = with_witch().upgrade("wolf", "thors-glory").upgrade("raven", "friggas-protection")
    scenario.at("raven", "gimle", warriors=2).rage("raven", 1).at("wolf", "gimle", warriors=2)
    scenario.at("wolf", "fjord-nw", "ship")
    game = clash(scenario, wolf="odins-judgement")
    game.do("raven", "spare warrior").do("raven", "flee")
    assert glory_gained(game) == [("wolf", "card", 2), ("wolf", "battle", 3)]
