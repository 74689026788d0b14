"""Pillage (P1–P3, P9–P11): conditions, the call to battle, and the reward."""

import pytest

from tests.rules.battles import clash, glory_gained, stats_raised, totals, winners
from tests.scenario import Game, Scenario


def pillages(game: Game, clan: str) -> list[str]:
    """The provinces that a clan may pillage on its turn."""
    return [move.split()[1] for move in game.legal(clan) if move.startswith("pillage ")]


# --- P1: conditions -------------------------------------------------------------------------------


def test_pillage_costs_no_rage_P1() -> None:
    game = Scenario().at("wolf", "gimle", warriors=1).rage("wolf", 1).start()
    game.do("wolf", "pillage gimle")
    assert game.rage("wolf") == 1
    assert game.is_pillaged("gimle")


def test_pillage_needs_an_own_figure_in_the_province_or_its_fjord_P1() -> None:
    game = (
        Scenario()
        .at("wolf", "gimle", warriors=1)
        .at("wolf", "fjord-sw", "ship")
        .at("raven", "horgr", warriors=2)
        .start()
    )
    assert pillages(game, "wolf") == ["utgard", "andlang", "gimle"]


def test_pillage_needs_figures_on_the_board_P1() -> None:
    game = Scenario().at("wolf", "valhalla", "leader", warriors=2).start()
    assert pillages(game, "wolf") == []


def test_pillaged_province_is_not_pillaged_twice_in_an_age_P1_P9() -> None:
    game = (
        Scenario()
        .at("wolf", "gimle", warriors=1)
        .at("wolf", "horgr", warriors=1)
        .at("raven", "gimle", warriors=1)
        .pillaged("gimle")
        .start()
    )
    assert pillages(game, "wolf") == ["horgr"]
    game.do("wolf", "pass")
    assert pillages(game, "raven") == []


def test_destroyed_province_is_not_pillaged_from_its_fjord_P1() -> None:
    game = Scenario().at("wolf", "fjord-ne", "ship").start()
    assert not game.is_standing("angerboda")
    assert pillages(game, "wolf") == ["elvagar"]


def test_yggdrasil_may_be_pillaged_P1() -> None:
    game = Scenario().at("wolf", "yggdrasil", warriors=1).start()
    assert pillages(game, "wolf") == ["yggdrasil"]


# --- P2: the call to battle -----------------------------------------------------------------------


def in_yggdrasil(*clans: str, warriors: int = 1) -> Scenario:
    """These clans have warriors in Yggdrasil, which is next to every outer province."""
    scenario = Scenario()
    for clan in clans:
        scenario.at(clan, "yggdrasil", warriors=warriors)
    return scenario


def test_call_goes_clockwise_from_the_left_and_the_pillager_is_last_P2() -> None:
    scenario = in_yggdrasil("wolf", "raven", "serpent", "bear").at("serpent", "gimle", "leader")
    game = scenario.start("serpent").do("serpent", "pillage gimle")
    asked = []
    while game.kind == "call-to-battle":
        asked += game.deciding
        game.do(game.deciding[0], "pass")
    assert asked == ["bear", "wolf", "raven", "serpent"]


def test_call_ends_only_when_all_pass_in_a_row_P2() -> None:
    scenario = in_yggdrasil("wolf", "raven", "serpent").at("wolf", "gimle", "leader")
    game = scenario.start().do("wolf", "pillage gimle")
    game.do("raven", "pass").do("serpent", "pass").do("wolf", "join warrior yggdrasil")
    assert game.kind == "call-to-battle"
    game.do("raven", "pass")
    assert game.deciding == ["serpent"]
    game.do("serpent", "pass")
    assert game.kind == "action"
    assert game.is_pillaged("gimle")


def test_clan_that_passed_in_the_call_may_still_join_later_P2() -> None:
    scenario = in_yggdrasil("raven", "serpent").at("wolf", "gimle", "leader")
    game = scenario.start().do("wolf", "pillage gimle")
    game.do("raven", "pass").do("serpent", "join warrior yggdrasil")
    game.do("raven", "join warrior yggdrasil")
    assert totals(game) == {"wolf": (3, 0), "raven": (1, 0), "serpent": (1, 0)}


def test_one_figure_joins_at_a_time_P2() -> None:
    scenario = in_yggdrasil("raven", "serpent", warriors=2).at("wolf", "gimle", "leader")
    game = scenario.start().do("wolf", "pillage gimle").do("raven", "join warrior yggdrasil")
    assert game.deciding == ["serpent"]
    assert game.count("raven", "warrior", "gimle") == 1
    assert game.count("raven", "warrior", "yggdrasil") == 1


def test_joining_is_free_even_without_rage_and_after_passing_P2() -> None:
    scenario = in_yggdrasil("raven", "serpent").at("wolf", "gimle", "leader")
    game = scenario.passed("raven").rage("serpent", 5).start().do("wolf", "pillage gimle")
    game.do("raven", "join warrior yggdrasil").do("serpent", "join warrior yggdrasil")
    assert totals(game) == {"wolf": (3, 0), "raven": (1, 0), "serpent": (1, 0)}
    assert game.rage("raven") == 0
    assert game.rage("serpent") == 5


def test_only_figures_of_adjacent_provinces_join_and_no_ships_P2() -> None:
    scenario = (
        Scenario()
        .upgrade("raven", "valkyrie", "sea-serpent")
        .at("wolf", "gimle", warriors=1)
        .at("raven", "andlang", "leader")
        .at("raven", "myrkulor", "valkyrie")
        .at("raven", "yggdrasil", warriors=2)
        .at("raven", "horgr", warriors=1)
        .at("raven", "gimle", warriors=1)
        .at("raven", "fjord-nw", "ship")
        .at("raven", "fjord-sw", "sea-serpent")
    )
    game = scenario.start().do("wolf", "pillage gimle")
    assert sorted(game.legal("raven")) == [
        "join leader andlang",
        "join valkyrie myrkulor",
        "join warrior yggdrasil",
        "pass",
    ]


@pytest.mark.parametrize(
    ("where", "joins"),
    [("yggdrasil", True), ("horgr", False), ("gimle", False), ("reserve", False)],
)
def test_leader_joins_from_an_adjacent_province_only_P2(where: str, *, joins: bool) -> None:
    scenario = in_yggdrasil("raven").at("wolf", "gimle", warriors=1)
    game = scenario.at("raven", where, "leader").start().do("wolf", "pillage gimle")
    offered = [move for move in game.legal("raven") if move.startswith("join leader")]
    assert offered == ([f"join leader {where}"] if joins else [])


def test_call_ends_at_once_when_all_villages_are_full_P2() -> None:
    scenario = in_yggdrasil("wolf", "raven", "serpent").at("wolf", "utgard", warriors=2)
    game = scenario.start().do("wolf", "pillage utgard")
    game.do("raven", "join warrior yggdrasil")
    assert game.kind == "action"
    assert winners(game) == ["wolf"]
    assert game.figures("serpent", "yggdrasil") == ["warrior"]


def test_nobody_is_called_to_a_full_province_P2() -> None:
    scenario = in_yggdrasil("wolf", "raven").at("wolf", "utgard", warriors=3)
    game = scenario.start().do("wolf", "pillage utgard")
    assert game.is_pillaged("utgard")
    assert game.told("stayed-away") == []


def test_call_to_yggdrasil_has_no_limit_P2() -> None:
    scenario = Scenario().at("wolf", "yggdrasil", warriors=8)
    scenario.at("raven", "gimle", warriors=1).at("raven", "elvagar", "leader")
    game = scenario.start().do("wolf", "pillage yggdrasil")
    game.do("raven", "join warrior gimle").do("raven", "join leader elvagar")
    assert totals(game) == {"wolf": (8, 0), "raven": (4, 0)}


# --- P3: no enemy ---------------------------------------------------------------------------------


def test_without_an_enemy_there_is_no_battle_and_no_battle_glory_P3_P9() -> None:
    scenario = Scenario().at("wolf", "gimle", warriors=1).hand("wolf", "tyrs-bash")
    game = scenario.hand("raven", "tyrs-bash").start().do("wolf", "pillage gimle")
    assert game.is_pillaged("gimle")
    assert game.told("battle-begins") == []
    assert game.glory("wolf") == 0
    assert game.steps("wolf") == (1, 1, 2)
    assert game.hand("wolf") == ["tyrs-bash"]


def test_any_clan_may_pillage_without_a_battle_P3() -> None:
    game = Scenario().at("raven", "gimle", warriors=1).start("raven").do("raven", "pillage gimle")
    assert game.is_pillaged("gimle")
    assert game.told("battle-begins") == []


def test_enemies_in_adjacent_provinces_cause_no_battle_P3() -> None:
    scenario = Scenario().at("wolf", "fjord-nw", "ship").at("raven", "myrkulor", warriors=1)
    game = scenario.start().do("wolf", "pillage gimle").nobody_joins()
    assert game.told("battle-begins") == []
    assert game.is_pillaged("gimle")


def test_an_enemy_ship_in_the_fjord_is_an_enemy_P3_P4() -> None:
    scenario = Scenario().at("wolf", "gimle", warriors=1).at("raven", "fjord-nw", "ship")
    game = clash(scenario)
    assert totals(game) == {"wolf": (1, 0), "raven": (2, 0)}
    assert not game.is_pillaged("gimle")


def test_an_enemy_who_joins_makes_it_a_battle_P3() -> None:
    scenario = in_yggdrasil("raven").at("wolf", "gimle", warriors=2)
    game = scenario.start().do("wolf", "pillage gimle").do("raven", "join warrior yggdrasil")
    game.nobody_joins()
    assert winners(game) == ["wolf"]
    assert glory_gained(game) == [("wolf", "battle", 3)]


def test_pillage_without_battle_follows_a_lost_battle_P3_P9() -> None:
    scenario = Scenario(players=2).at("wolf", "gimle", warriors=1).at("wolf", "horgr", warriors=1)
    game = clash(scenario.at("raven", "gimle", warriors=2))
    assert winners(game) == ["raven"]
    game.do("raven", "pass").do("wolf", "pillage horgr")
    assert game.is_pillaged("horgr")
    assert game.steps("wolf") == (1, 1, 2)


# --- P9, P10, P11: the reward ---------------------------------------------------------------------


def test_pillager_who_wins_gains_the_reward_and_flips_the_token_P9_P10() -> None:
    scenario = Scenario().at("wolf", "gimle", warriors=2).at("raven", "gimle", warriors=1)
    game = clash(scenario)
    assert game.is_pillaged("gimle")
    assert stats_raised(game) == [("wolf", "horns")]
    assert glory_gained(game) == [("wolf", "battle", 3)]


def test_pillager_who_loses_gains_nothing_and_may_try_again_P9() -> None:
    scenario = Scenario(players=2).at("wolf", "gimle", warriors=1).at("raven", "gimle", warriors=2)
    game = clash(scenario)
    assert not game.is_pillaged("gimle")
    assert stats_raised(game) == []
    assert game.glory("wolf") == 0
    assert pillages(game, "raven") == ["gimle"]


def test_tie_pillages_nothing_and_pays_nobody_P9_P10() -> None:
    scenario = Scenario().at("wolf", "gimle", warriors=1).at("raven", "gimle", warriors=1)
    game = clash(scenario)
    assert not game.is_pillaged("gimle")
    assert stats_raised(game) == []
    assert glory_gained(game) == []


def test_defender_who_wins_gains_its_axes_but_no_reward_P9_P10() -> None:
    scenario = Scenario().at("wolf", "gimle", warriors=1).at("raven", "gimle", warriors=2)
    game = clash(scenario.steps("wolf", axes=6).steps("raven", axes=3))
    assert glory_gained(game) == [("raven", "battle", 5)]
    assert stats_raised(game) == []


def test_battle_glory_comes_after_the_reward_raised_the_axes_P10() -> None:
    scenario = Scenario().at("wolf", "gimle", warriors=2).at("raven", "gimle", warriors=1)
    game = clash(scenario.token("gimle", "axes"))
    assert game.steps("wolf") == (1, 2, 1)
    assert game.glory("wolf") == 4


def test_pillage_again_by_another_clan_must_wait_for_the_next_age_P9() -> None:
    scenario = Scenario(players=2).at("wolf", "gimle", warriors=2).at("raven", "gimle", "leader")
    game = clash(scenario, wolf="tyrs-bash")
    assert winners(game) == ["wolf"]
    game.do("raven", "invade warrior gimle")
    assert pillages(game, "wolf") == []
    game.do("wolf", "pass")
    assert pillages(game, "raven") == []


@pytest.mark.parametrize(
    ("token", "steps", "glory"),
    [
        ("rage", (2, 1, 1), 0),
        ("axes", (1, 2, 1), 0),
        ("horns", (1, 1, 2), 0),
        ("glory", (1, 1, 1), 5),
    ],
)
def test_token_gives_one_step_or_5_glory_P11(
    token: str, steps: tuple[int, int, int], glory: int
) -> None:
    game = Scenario().at("wolf", "gimle", warriors=1).token("gimle", token).rage("wolf", 4).start()
    game.do("wolf", "pillage gimle")
    assert game.steps("wolf") == steps
    assert game.glory("wolf") == glory
    assert game.rage("wolf") == 4


def test_yggdrasil_gives_one_step_of_all_three_stats_P11() -> None:
    game = Scenario().at("wolf", "yggdrasil", warriors=1).start()
    game.do("wolf", "pillage yggdrasil")
    assert game.steps("wolf") == (2, 2, 2)
    assert game.glory("wolf") == 0


# --- W6 -------------------------------------------------------------------------------------------


def test_worked_example_of_the_pillage_of_andlang_W6() -> None:
    game = (
        Scenario()
        .at("wolf", "fjord-sw", "ship")
        .at("wolf", "yggdrasil", warriors=2)
        .at("raven", "gimle", warriors=1)
        .at("raven", "yggdrasil", warriors=1)
        .at("serpent", "horgr", "leader")
        .hand("wolf", "tyrs-crush-1")
        .hand("raven", "lokis-dragons")
        .start()
    )
    game.do("wolf", "pillage andlang")
    game.do("raven", "join warrior gimle")
    assert game.deciding == ["wolf"]
    game.do("wolf", "join warrior yggdrasil")
    game.do("raven", "join warrior yggdrasil")
    assert game.kind == "battle-card"
    game.do("wolf", "card tyrs-crush-1").do("raven", "card lokis-dragons")
    assert totals(game) == {"wolf": (3, 4), "raven": (2, 0)}
    assert game.figures("raven", "valhalla") == ["warrior", "warrior"]
    assert game.hand("raven") == ["lokis-dragons"]
    assert game.stat("wolf", "axes") == 4
    assert game.glory("wolf") == 4
    assert game.discarded == ["tyrs-crush-1"]
    assert game.hand("wolf") == []
