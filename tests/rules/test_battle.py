"""Battle (P4–P8, G7, G12): the fighters, the cards, the late cards, and the comparison."""

import pytest

from tests.rules.battles import clash, totals, winners
from tests.scenario import Game, Scenario

# --- P4: the fighters -----------------------------------------------------------------------------


def test_all_figures_in_the_province_and_its_fjord_fight_P4() -> None:
    game = clash(
        Scenario()
        .upgrade("wolf", "troll", "sea-serpent")
        .at("wolf", "gimle", "leader", "troll", warriors=2)
        .at("wolf", "fjord-nw", "ship", "sea-serpent")
        .at("raven", "gimle", warriors=1)
        .at("raven", "fjord-nw", "ship")
    )
    assert totals(game) == {"wolf": (3 + 2 + 2 + 2 + 3, 0), "raven": (1 + 2, 0)}


def test_figures_elsewhere_do_not_fight_P4() -> None:
    game = clash(
        Scenario()
        .at("wolf", "gimle", warriors=2)
        .at("wolf", "fjord-sw", "ship")
        .at("raven", "gimle", warriors=1)
        .at("raven", "myrkulor", warriors=2)
        .at("raven", "yggdrasil", "leader")
        .at("serpent", "andlang", warriors=1)
        .hand("serpent", "tyrs-smite-1")
    )
    assert totals(game) == {"wolf": (2, 0), "raven": (1, 0)}
    assert game.figures("raven", "valhalla") == ["warrior"]
    assert game.count("raven", "warrior", "myrkulor") == 2


def test_ship_fights_for_either_province_of_its_fjord_P4() -> None:
    scenario = Scenario().at("wolf", "myrkulor", warriors=3).at("raven", "fjord-nw", "ship")
    game = clash(scenario, "myrkulor")
    assert totals(game) == {"wolf": (3, 0), "raven": (2, 0)}
    assert game.figures("raven", "valhalla") == ["ship"]


def test_only_clans_with_figures_there_fight_P4() -> None:
    scenario = Scenario().at("raven", "gimle", warriors=2).at("serpent", "gimle", warriors=1)
    scenario.at("wolf", "yggdrasil", warriors=1).hand("wolf", "tyrs-smite-1")
    game = clash(scenario, pillager="raven")
    assert totals(game) == {"raven": (2, 0), "serpent": (1, 0)}


# --- P5: cards ------------------------------------------------------------------------------------


def called(scenario: Scenario, where: str = "gimle") -> Game:
    """Let Wolf pillage and nobody join; battle cards come next."""
    return scenario.start().do("wolf", f"pillage {where}").nobody_joins()


def test_every_fighter_with_cards_must_choose_one_P5() -> None:
    game = called(
        Scenario()
        .at("wolf", "gimle", warriors=1)
        .at("raven", "gimle", warriors=1)
        .at("serpent", "gimle", warriors=1)
        .at("bear", "andlang", warriors=1)
        .hand("wolf", "tyrs-bash", "manheim-1")
        .hand("raven", "troll")
        .hand("bear", "tyrs-smite-1")
    )
    assert game.kind == "battle-card"
    assert game.deciding == ["wolf", "raven"]
    assert sorted(game.legal("wolf")) == ["card manheim-1", "card tyrs-bash"]
    assert game.legal("raven") == ["card troll"]
    assert game.legal("bear") == []


def test_cards_stay_face_down_until_all_have_chosen_and_may_be_changed_P5() -> None:
    game = called(
        Scenario()
        .at("wolf", "gimle", warriors=1)
        .at("raven", "gimle", warriors=1)
        .hand("wolf", "tyrs-bash", "tyrs-smite-1")
        .hand("raven", "tyrs-crush-1")
    )
    game.do("wolf", "card tyrs-bash")
    assert game.told("card-revealed") == []
    assert game.hand("wolf") == ["tyrs-bash", "tyrs-smite-1"]
    game.do("wolf", "card tyrs-smite-1").do("raven", "card tyrs-crush-1")
    assert totals(game) == {"wolf": (1, 5), "raven": (1, 4)}
    assert game.hand("wolf") == ["tyrs-bash"]


def test_fighter_with_an_empty_hand_fights_without_a_card_P5() -> None:
    scenario = Scenario().at("wolf", "gimle", warriors=1).at("raven", "gimle", warriors=2)
    game = clash(scenario, wolf="tyrs-bash")
    assert totals(game) == {"wolf": (1, 2), "raven": (2, 0)}
    assert winners(game) == ["wolf"]


def test_battle_without_any_cards_is_fought_at_once_P5() -> None:
    scenario = Scenario().at("wolf", "gimle", warriors=1).at("raven", "gimle", warriors=2)
    assert winners(clash(scenario)) == ["raven"]


@pytest.mark.parametrize("slug", ["yggdrasil-1", "glorious-death-1", "sea-serpent", "thors-glory"])
def test_card_that_is_not_a_battle_card_adds_nothing_P5(slug: str) -> None:
    scenario = Scenario().at("wolf", "gimle", warriors=1).at("raven", "gimle", warriors=2)
    game = clash(scenario, wolf=slug)
    assert totals(game)["wolf"] == (1, 0)
    assert winners(game) == ["raven"]
    assert game.hand("wolf") == [slug]
    assert game.upgrades("wolf") == game.quests("wolf") == []


# --- P6, G7: late cards ---------------------------------------------------------------------------


def test_white_disc_cards_are_added_after_the_reveal_P6() -> None:
    scenario = Scenario(age=2).at("wolf", "gimle", warriors=1).at("raven", "gimle", warriors=1)
    scenario.hand("wolf", "heimdalls-eye", "tyrs-rage-2")
    game = clash(scenario, wolf="tyrs-crush-2", raven="tyrs-smite-2")
    assert game.legal("wolf") == ["pass", "card heimdalls-eye"]
    game.do("wolf", "card heimdalls-eye").nobody_adds()
    assert totals(game) == {"wolf": (1, 6), "raven": (1, 5)}
    assert game.discarded == ["heimdalls-eye", "tyrs-crush-2"]
    assert game.hand("wolf") == ["tyrs-rage-2"]


def test_loser_takes_back_late_cards_too_P6_P8() -> None:
    scenario = Scenario(age=2).at("wolf", "gimle", warriors=1).at("raven", "gimle", warriors=1)
    scenario.hand("wolf", "heimdalls-eye")
    game = clash(scenario, wolf="tyrs-smash-2", raven="tyrs-rage-2")
    game.do("wolf", "card heimdalls-eye").nobody_adds()
    assert totals(game) == {"wolf": (1, 5), "raven": (1, 6)}
    assert sorted(game.hand("wolf")) == ["heimdalls-eye", "tyrs-smash-2"]
    assert game.discarded == ["tyrs-rage-2"]


def in_three(age: int = 3) -> Scenario:
    """Wolf, Raven and Serpent have a warrior each in Gimle, and Bear one next to it."""
    scenario = Scenario(age=age).at("bear", "andlang", warriors=1)
    for clan in ("wolf", "raven", "serpent"):
        scenario.at(clan, "gimle", warriors=1)
    return scenario


def test_late_cards_go_round_from_the_pillager_until_all_pass_in_a_row_P6_G7() -> None:
    scenario = in_three().hand("wolf", "heimdalls-gaze").hand("serpent", "tyrs-rage-3")
    scenario.at("bear", "fjord-nw", "ship").hand("bear", "tyrs-rage-3")
    scenario.hand("raven", "heimdalls-eye", "tyrs-bash")
    cards = {"raven": "manheim-3", "serpent": "alfheim-3", "bear": "troll", "wolf": "tyrs-crush-3"}
    game = clash(scenario, pillager="serpent", **cards)
    asked = []
    for answer in ["pass"] * 3 + ["card heimdalls-eye"] + ["pass"] * 4:
        asked += game.deciding
        game.do(game.deciding[0], answer)
    assert asked == ["serpent", "bear", "wolf", "raven"] * 2
    assert totals(game) == {"serpent": (1, 0), "bear": (2, 0), "wolf": (1, 4), "raven": (1, 2)}


def test_late_cards_end_when_all_pass_at_once_P6_G7() -> None:
    scenario = in_three().hand("wolf", "heimdalls-gaze").hand("raven", "heimdalls-eye")
    scenario.hand("serpent", "heimdalls-eye")
    game = clash(scenario, wolf="tyrs-crush-3", raven="tyrs-smite-3", serpent="alfheim-3")
    game.do("wolf", "pass").do("raven", "pass").do("serpent", "pass")
    assert winners(game) == ["raven"]


def test_clan_with_no_figures_left_may_add_late_cards_P6_P7() -> None:
    scenario = Scenario(age=2).at("wolf", "gimle", warriors=2).at("raven", "gimle", warriors=1)
    scenario.hand("raven", "heimdalls-eye", "heimdalls-eye")
    game = clash(scenario, wolf="odins-smite", raven="manheim-2")
    game.do("raven", "card heimdalls-eye").do("raven", "card heimdalls-eye")
    assert totals(game) == {"wolf": (2, 1), "raven": (0, 4)}


def test_late_card_lets_everybody_answer_once_more_P6_G7() -> None:
    scenario = in_three().hand("wolf", "heimdalls-gaze").hand("raven", "heimdalls-eye")
    game = clash(scenario, wolf="tyrs-crush-3", raven="tyrs-smite-3", serpent="alfheim-3")
    game.do("wolf", "pass").do("raven", "card heimdalls-eye")
    assert game.deciding == ["wolf"]
    game.do("wolf", "card heimdalls-gaze")
    assert game.kind == "action"
    assert totals(game) == {"wolf": (1, 7), "raven": (1, 7), "serpent": (1, 0)}


def test_several_late_cards_of_one_clan_add_up_P6() -> None:
    scenario = in_three().hand("wolf", "heimdalls-gaze", "heimdalls-gaze", "heimdalls-eye")
    game = clash(scenario, wolf="tyrs-crush-3", raven="tyrs-rage-3", serpent="alfheim-3")
    game.do("wolf", "card heimdalls-gaze").do("wolf", "card heimdalls-gaze")
    game.do("wolf", "card heimdalls-eye")
    assert totals(game)["wolf"] == (1, 4 + 3 + 3 + 2)


@pytest.mark.parametrize("age", [2, 3])
def test_everybody_who_still_holds_a_card_is_asked_for_a_late_one_P6(age: int) -> None:
    scenario = in_three(age).hand("wolf", "tyrs-bash").hand("bear", "heimdalls-eye")
    game = clash(scenario, wolf="tyrs-smite-2", raven="tyrs-smash-2", serpent="alfheim-1")
    assert game.kind == "late-card"
    assert game.deciding == ["wolf"]
    assert game.legal("wolf") == ["pass"]
    game.do("wolf", "pass")
    assert winners(game) == ["wolf"]


def test_nobody_is_asked_for_late_cards_in_age_1_P6() -> None:
    scenario = in_three(1).hand("wolf", "tyrs-bash").hand("raven", "tyrs-smash-1", "troll")
    game = clash(scenario, wolf="tyrs-smite-1", raven="tyrs-crush-1", serpent="alfheim-1")
    assert game.kind == "action"
    assert winners(game) == ["wolf"]


# --- P7, G12: fighting without figures ------------------------------------------------------------


def test_pillager_with_no_figures_left_may_win_P7_G12() -> None:
    scenario = Scenario().at("wolf", "gimle", warriors=1).at("raven", "gimle", warriors=2)
    game = clash(scenario, wolf="tyrs-smite-1", raven="odins-smite")
    assert totals(game) == {"wolf": (0, 5), "raven": (2, 1)}
    assert winners(game) == ["wolf"]
    assert game.is_pillaged("gimle")
    assert game.steps("wolf") == (1, 1, 2)
    assert game.glory("wolf") == 3
    assert game.figures("raven", "valhalla") == ["warrior", "warrior"]


def test_defender_with_no_figures_left_may_win_P7_G12() -> None:
    scenario = Scenario().at("wolf", "gimle", warriors=2).at("raven", "gimle", warriors=1)
    game = clash(scenario, wolf="odins-smite", raven="tyrs-crush-1")
    assert totals(game) == {"wolf": (2, 1), "raven": (0, 4)}
    assert winners(game) == ["raven"]
    assert not game.is_pillaged("gimle")
    assert game.glory("raven") == 3


def test_clan_with_no_figures_left_may_still_lose_P7_G12() -> None:
    scenario = Scenario().at("wolf", "gimle", warriors=1).at("raven", "gimle", warriors=2)
    game = clash(scenario, wolf="tyrs-bash", raven="odins-smite")
    assert totals(game) == {"wolf": (0, 2), "raven": (2, 1)}
    assert winners(game) == ["raven"]
    assert game.hand("wolf") == ["tyrs-bash"]


def test_clan_with_no_figures_left_may_tie_P7_P8() -> None:
    scenario = Scenario().at("wolf", "gimle", warriors=1).at("raven", "gimle", warriors=1)
    game = clash(scenario, wolf="tyrs-bash", raven="odins-smite")
    assert totals(game) == {"wolf": (0, 2), "raven": (1, 1)}
    assert winners(game) == [""]
    assert game.figures("raven", "valhalla") == ["warrior"]


# --- P8: resolution -------------------------------------------------------------------------------


def test_highest_total_of_figures_and_cards_wins_P8() -> None:
    scenario = Scenario().at("wolf", "gimle", "leader").at("raven", "gimle", warriors=1)
    game = clash(scenario, wolf="tyrs-bash", raven="tyrs-smite-1")
    assert totals(game) == {"wolf": (3, 2), "raven": (1, 5)}
    assert winners(game) == ["raven"]


def test_losers_lose_all_their_figures_in_the_battle_and_the_winner_none_P8() -> None:
    game = clash(
        Scenario()
        .at("wolf", "gimle", "leader", warriors=1)
        .at("wolf", "fjord-nw", "ship")
        .at("raven", "gimle", warriors=2)
        .at("raven", "fjord-nw", "ship")
        .at("serpent", "gimle", "leader")
    )
    assert game.figures("wolf", "gimle") == ["warrior", "leader"]
    assert game.figures("wolf", "fjord-nw") == ["ship"]
    assert game.figures("raven", "valhalla") == ["warrior", "warrior", "ship"]
    assert game.figures("serpent", "valhalla") == ["leader"]


def test_losers_take_their_cards_back_and_the_winner_discards_P8() -> None:
    scenario = Scenario().at("wolf", "gimle", warriors=1).at("raven", "gimle", warriors=1)
    scenario.at("serpent", "gimle", warriors=1).hand("wolf", "tyrs-smite-1")
    game = clash(scenario, wolf="tyrs-crush-1", raven="tyrs-smash-1", serpent="alfheim-1")
    assert game.discarded == ["tyrs-crush-1"]
    assert game.hand("wolf") == ["tyrs-smite-1"]
    assert game.hand("raven") == ["tyrs-smash-1"]
    assert game.hand("serpent") == ["alfheim-1"]


def test_tie_destroys_everyone_P8() -> None:
    scenario = Scenario().at("wolf", "gimle", warriors=1).at("raven", "gimle", warriors=1)
    game = clash(scenario, wolf="tyrs-smash-1", raven="tyrs-smash-1")
    assert game.figures("wolf", "valhalla") == ["warrior"]
    assert game.figures("raven", "valhalla") == ["warrior"]
    assert game.hand("wolf") == game.hand("raven") == ["tyrs-smash-1"]
    assert game.discarded == []
    assert not game.is_pillaged("gimle")


def test_tie_for_the_highest_destroys_a_third_clan_too_P8() -> None:
    scenario = Scenario().at("wolf", "gimle", warriors=2).at("raven", "gimle", warriors=1)
    game = clash(scenario.at("serpent", "fjord-nw", "ship"))
    assert totals(game) == {"wolf": (2, 0), "raven": (1, 0), "serpent": (2, 0)}
    assert winners(game) == [""]
    assert game.figures("wolf", "valhalla") == ["warrior", "warrior"]
    assert game.figures("raven", "valhalla") == ["warrior"]
    assert game.figures("serpent", "valhalla") == ["ship"]


def test_tie_below_the_highest_is_no_tie_P8() -> None:
    scenario = Scenario().at("wolf", "gimle", warriors=1).at("raven", "gimle", warriors=1)
    game = clash(scenario.at("serpent", "fjord-nw", "ship"))
    assert winners(game) == ["serpent"]
    assert game.figures("serpent", "fjord-nw") == ["ship"]


def test_each_battle_returns_and_discards_only_its_own_cards_P8() -> None:
    scenario = Scenario(players=2).at("wolf", "gimle", warriors=2).at("wolf", "horgr", warriors=2)
    scenario.at("raven", "gimle", warriors=1).at("raven", "horgr", warriors=1)
    scenario.hand("wolf", "tyrs-crush-1", "tyrs-smite-1").hand("raven", "tyrs-bash", "troll")
    game = scenario.start().do("wolf", "pillage gimle")
    game.fight(wolf="tyrs-crush-1", raven="tyrs-bash")
    game.do("raven", "pillage horgr").fight(wolf="tyrs-smite-1", raven="troll")
    assert winners(game) == ["wolf", "wolf"]
    assert game.discarded == ["tyrs-crush-1", "tyrs-smite-1"]
    assert sorted(game.hand("raven")) == ["troll", "tyrs-bash"]
