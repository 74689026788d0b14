"""Battle cards: the bonus and the text of each (G3, G4, G6, G9, G10)."""

import pytest

from tests.rules.battles import (
    clash,
    duel,
    fallen,
    glory_gained,
    melee,
    stats_raised,
    totals,
    winners,
)
from tests.scenario import Scenario

# --- bonuses --------------------------------------------------------------------------------------

PLAIN = {
    "tyrs-bash": 2,
    "tyrs-smash-1": 3,
    "tyrs-crush-1": 4,
    "tyrs-smite-1": 5,
    "tyrs-smash-2": 3,
    "tyrs-crush-2": 4,
    "tyrs-smite-2": 5,
    "tyrs-rage-2": 6,
    "tyrs-crush-3": 4,
    "tyrs-smite-3": 5,
    "tyrs-rage-3": 6,
}
"""The cards without a text."""

WITH_TEXT = {
    "odins-smite": 1,
    "friggas-grace": 2,
    "lokis-trickery": 0,
    "thors-hammer": 1,
    "odins-tide": 1,
    "heimdalls-eye": 2,
    "lokis-backstab": 0,
    "thors-oath": 1,
    "odins-judgement": 2,
    "heimdalls-gaze": 3,
    "lokis-poison": 0,
    "thors-primacy": 3,
    "thors-ascension": 1,
}


def against(strength: int) -> Scenario:
    """One warrior of Wolf in Gimle against this strength of Raven, which has no warrior there."""
    scenario = Scenario(age=3).at("wolf", "gimle", warriors=1)
    scenario.upgrade("raven", "dark-elf", "troll")
    parts = [("leader", "gimle", 3), ("ship", "fjord-nw", 2), ("troll", "gimle", 2)]
    parts.append(("dark-elf", "gimle", 1))
    for figure, where, worth in parts:
        if worth <= strength:
            scenario.at("raven", where, figure)
            strength -= worth
    assert strength == 0
    return scenario


@pytest.mark.card(
    "tyrs-bash",
    "tyrs-smash-1",
    "tyrs-crush-1",
    "tyrs-smite-1",
    "tyrs-smash-2",
    "tyrs-crush-2",
    "tyrs-smite-2",
    "tyrs-rage-2",
    "tyrs-crush-3",
    "tyrs-smite-3",
    "tyrs-rage-3",
)
@pytest.mark.parametrize(("slug", "value"), PLAIN.items())
def test_plain_card_adds_exactly_its_value_P5(slug: str, value: int) -> None:
    assert winners(clash(against(value), wolf=slug)) == ["wolf"]
    assert winners(clash(against(value + 1), wolf=slug)) == [""]


@pytest.mark.parametrize(("slug", "value"), PLAIN.items())
def test_plain_card_does_nothing_but_add_P5(slug: str, value: int) -> None:
    game = clash(duel(3, 2, 1), wolf=slug)
    assert totals(game)["wolf"] == (2, value)
    assert game.kind == "action"
    assert glory_gained(game) == [("wolf", "battle", 3)]
    assert stats_raised(game) == [("wolf", "horns")]
    assert game.rage("wolf") == 6


@pytest.mark.parametrize(("slug", "value"), WITH_TEXT.items())
def test_card_with_a_text_adds_its_value_too_P5(slug: str, value: int) -> None:
    assert totals(clash(against(3), wolf=slug))["wolf"] == (1, value)


# --- Odin -----------------------------------------------------------------------------------------


@pytest.mark.card("odins-smite")
def test_smite_destroys_one_warrior_of_each_opponent_before_comparing_P5() -> None:
    scenario = melee(1, 2, 2, 1).at("raven", "myrkulor", warriors=1)
    game = clash(scenario.at("bear", "andlang", warriors=1), wolf="odins-smite")
    assert totals(game) == {"wolf": (2, 1), "raven": (1, 0), "serpent": (0, 0)}
    assert game.count("raven", "warrior", "myrkulor") == 1
    assert game.count("bear", "warrior", "andlang") == 1


@pytest.mark.card("odins-smite")
def test_smite_destroys_only_warriors_X4() -> None:
    scenario = duel(1, 1, 0).upgrade("raven", "troll").at("raven", "gimle", "leader", "troll")
    game = clash(scenario.at("raven", "fjord-nw", "ship"), wolf="odins-smite")
    assert totals(game) == {"wolf": (1, 1), "raven": (7, 0)}


@pytest.mark.card("odins-smite")
@pytest.mark.parametrize(("warriors", "left"), [(3, 1), (2, 0), (1, 0)])
def test_two_smites_on_one_opponent_destroy_two_warriors_G1(warriors: int, left: int) -> None:
    scenario = melee(1, 1, 1, warriors)
    game = clash(scenario, wolf="odins-smite", raven="odins-smite")
    assert totals(game) == {"wolf": (0, 1), "raven": (0, 1), "serpent": (left, 0)}


@pytest.mark.card("odins-tide")
def test_tide_destroys_all_but_one_figure_of_each_clan_before_comparing_G6() -> None:
    scenario = melee(2, 2, 2, 1).at("raven", "yggdrasil", warriors=2)
    game = clash(scenario, raven="odins-tide")
    assert totals(game) == {"wolf": (1, 0), "raven": (1, 1), "serpent": (1, 0)}
    assert fallen(game)[:2] == [("wolf", "warrior"), ("raven", "warrior")]
    assert game.count("raven", "warrior", "yggdrasil") == 2


@pytest.mark.card("odins-tide")
def test_tide_with_ships_alone_in_the_fjord_keeps_them_G6() -> None:
    scenario = duel(2, 2, 0).upgrade("raven", "sea-serpent")
    game = clash(scenario.at("raven", "fjord-nw", "ship", "sea-serpent"), wolf="odins-tide")
    assert game.legal("raven") == ["spare ship", "spare sea-serpent"]
    game.do("raven", "spare sea-serpent")
    assert totals(game) == {"wolf": (1, 1), "raven": (3, 0)}
    assert game.figures("raven", "valhalla") == ["ship"]


@pytest.mark.card("odins-judgement")
def test_judgement_pays_2_for_each_destroyed_figure_its_owners_included_G11() -> None:
    scenario = melee(3, 2, 2, 1).at("serpent", "fjord-nw", "ship")
    game = clash(scenario, wolf="odins-smite", serpent="odins-judgement")
    assert winners(game) == ["serpent"]
    assert glory_gained(game) == [("serpent", "card", 2 * (2 + 2 + 1)), ("serpent", "battle", 3)]


@pytest.mark.card("odins-judgement")
def test_judgement_pays_a_loser_and_in_a_tie_G11() -> None:
    game = clash(duel(3, 1, 4), wolf="odins-judgement")
    assert glory_gained(game) == [("wolf", "card", 2), ("raven", "battle", 3)]
    game = clash(duel(3, 1, 3), wolf="odins-judgement")
    assert winners(game) == [""]
    assert glory_gained(game) == [("wolf", "card", 8)]


@pytest.mark.card("odins-judgement")
def test_judgement_counts_only_the_dead_of_this_battle_G11() -> None:
    scenario = Scenario(players=2, age=3).at("wolf", "gimle", warriors=3)
    scenario.at("raven", "gimle", warriors=2).at("wolf", "horgr", warriors=1)
    scenario.at("raven", "horgr", warriors=1).hand("raven", "odins-judgement")
    game = clash(scenario, raven="manheim-1").nobody_adds()
    assert winners(game) == ["wolf"]
    game.do("raven", "pillage horgr").fight(raven="odins-judgement").nobody_adds()
    assert glory_gained(game)[-2:] == [("raven", "card", 2), ("raven", "battle", 3)]


# --- Heimdall -------------------------------------------------------------------------------------


@pytest.mark.card("heimdalls-sight")
def test_sight_adds_the_highest_bonus_among_the_enemy_cards_G4() -> None:
    game = clash(melee(1), wolf="heimdalls-sight", raven="tyrs-crush-1", serpent="tyrs-bash")
    assert totals(game) == {"wolf": (1, 4), "raven": (1, 4), "serpent": (1, 2)}


@pytest.mark.card("heimdalls-sight")
def test_sight_of_a_later_clan_sees_the_pillagers_card_G4() -> None:
    game = clash(duel(1), wolf="tyrs-smite-1", raven="heimdalls-sight")
    assert totals(game)["raven"] == (1, 5)


@pytest.mark.card("heimdalls-sight")
@pytest.mark.parametrize("slug", ["thors-glory", "manheim-1", "lokis-trickery"])
def test_sight_adds_nothing_against_cards_without_a_bonus_G4(slug: str) -> None:
    game = clash(duel(1), wolf="heimdalls-sight", raven=slug)
    assert totals(game)["wolf"] == (1, 0)


@pytest.mark.card("heimdalls-sight")
def test_sight_adds_nothing_when_no_enemy_has_a_card_G4() -> None:
    assert totals(clash(duel(1), wolf="heimdalls-sight"))["wolf"] == (1, 0)


@pytest.mark.card("heimdalls-eye", "heimdalls-gaze")
@pytest.mark.parametrize(("slug", "value"), [("heimdalls-eye", 2), ("heimdalls-gaze", 3)])
def test_white_disc_card_may_come_late_P6(slug: str, value: int) -> None:
    scenario = duel().hand("raven", slug)
    game = clash(scenario, wolf="tyrs-bash", raven="manheim-3")
    game.do("raven", f"card {slug}").nobody_adds()
    assert totals(game) == {"wolf": (1, 2), "raven": (1, value)}


@pytest.mark.card("heimdalls-eye", "heimdalls-gaze")
@pytest.mark.parametrize("slug", ["heimdalls-eye", "heimdalls-gaze"])
def test_white_disc_card_may_stay_in_hand_P6(slug: str) -> None:
    scenario = duel().hand("raven", slug)
    game = clash(scenario, wolf="tyrs-bash", raven="manheim-3").do("raven", "pass")
    assert winners(game) == ["wolf"]
    assert slug in game.hand("raven")


@pytest.mark.parametrize("slug", [slug for slug in WITH_TEXT if not slug.startswith("heimdall")])
def test_no_other_card_may_come_late_P6(slug: str) -> None:
    game = clash(duel().hand("raven", slug), raven="manheim-3")
    assert game.legal("raven") == ["pass"]


@pytest.mark.card("heimdalls-watch-2", "heimdalls-watch-3")
@pytest.mark.parametrize("watch", ["heimdalls-watch-2", "heimdalls-watch-3"])
def test_watch_discards_all_cards_pays_their_sum_and_all_play_again_G3(watch: str) -> None:
    scenario = melee().hand("wolf", "tyrs-bash").hand("raven", "tyrs-smash-1", "tyrs-crush-1")
    game = clash(scenario, wolf=watch, raven="tyrs-rage-3", serpent="friggas-grace")
    assert glory_gained(game) == [("wolf", "card", 6 + 2)]
    assert sorted(game.discarded) == sorted(["friggas-grace", watch, "tyrs-rage-3"])
    assert game.deciding == ["wolf", "raven"]
    game.do("wolf", "card tyrs-bash").do("raven", "card tyrs-smash-1").nobody_adds()
    assert totals(game) == {"wolf": (1, 2), "raven": (1, 3), "serpent": (1, 0)}


@pytest.mark.card("heimdalls-watch-2", "heimdalls-watch-3")
@pytest.mark.parametrize("watch", ["heimdalls-watch-2", "heimdalls-watch-3"])
def test_watch_adds_nothing_itself_G3(watch: str) -> None:
    game = clash(duel(3, 2, 2), wolf=watch)
    assert totals(game) == {"wolf": (2, 0), "raven": (2, 0)}
    assert game.discarded == [watch]
    assert glory_gained(game) == []


# --- Frigga ---------------------------------------------------------------------------------------


@pytest.mark.card("friggas-grace")
@pytest.mark.parametrize(
    ("token", "choices"),
    [
        ("rage", ["raise axes", "raise horns"]),
        ("axes", ["raise rage", "raise horns"]),
        ("horns", ["raise rage", "raise axes"]),
        ("glory", ["raise rage", "raise axes", "raise horns"]),
    ],
)
def test_grace_with_each_kind_of_token_raises_another_stat_G10(
    token: str, choices: list[str]
) -> None:
    game = clash(duel(1).token("gimle", token), wolf="friggas-grace")
    assert game.kind == "raise-stat"
    assert game.legal("wolf") == choices
    before = dict(zip(("rage", "axes", "horns"), game.steps("wolf"), strict=True))
    game.do("wolf", choices[0])
    raised = choices[0].split()[1]
    assert game.step("wolf", raised) == before[raised] + 1
    assert sum(game.steps("wolf")) == sum(before.values()) + 1


@pytest.mark.card("friggas-grace")
def test_grace_with_the_token_of_yggdrasil_raises_any_stat_G10() -> None:
    scenario = Scenario().at("wolf", "yggdrasil", warriors=1).at("raven", "yggdrasil", warriors=1)
    game = clash(scenario, "yggdrasil", wolf="friggas-grace")
    assert game.steps("wolf") == (2, 2, 2)
    assert game.legal("wolf") == ["raise rage", "raise axes", "raise horns"]
    game.do("wolf", "raise horns")
    assert game.steps("wolf") == (2, 2, 3)


@pytest.mark.card("friggas-grace")
def test_grace_does_not_raise_the_tokens_stat_even_if_no_other_is_left_G10() -> None:
    game = clash(duel(1).steps("wolf", rage=6, axes=6), wolf="friggas-grace")
    assert game.kind == "action"
    assert game.steps("wolf") == (6, 6, 2)


@pytest.mark.card("friggas-grace")
def test_grace_needs_a_successful_pillage_G10() -> None:
    defended = clash(duel(1), raven="friggas-grace")
    assert winners(defended) == ["raven"]
    assert defended.kind == "action"
    assert stats_raised(defended) == []
    lost = clash(duel(1, 1, 4), wolf="friggas-grace")
    assert winners(lost) == ["raven"]
    assert stats_raised(lost) == []


@pytest.mark.card("friggas-grace")
def test_grace_of_an_earlier_battle_does_not_work_again_G10() -> None:
    scenario = Scenario(players=2).at("wolf", "gimle", warriors=1).at("raven", "gimle", warriors=1)
    game = clash(scenario.at("wolf", "horgr", warriors=1), wolf="friggas-grace")
    game.do("wolf", "raise rage").do("raven", "pass").do("wolf", "pillage horgr").nobody_joins()
    assert game.is_pillaged("horgr")
    assert game.kind == "action"
    assert game.steps("wolf") == (2, 1, 3)


# --- Loki -----------------------------------------------------------------------------------------


@pytest.mark.card("lokis-trickery")
def test_trickery_of_a_loser_steals_1_rage_from_the_winner_G9() -> None:
    scenario = melee(1, 2, 1, 1).rage("wolf", 4).rage("raven", 2).rage("serpent", 3)
    game = clash(scenario, raven="lokis-trickery")
    assert (game.rage("wolf"), game.rage("raven"), game.rage("serpent")) == (3, 3, 3)


@pytest.mark.card("lokis-trickery")
def test_trickery_takes_the_rage_even_if_the_thiefs_pool_is_full_T2() -> None:
    game = clash(duel(1, 2, 1).rage("wolf", 4).rage("raven", 12), raven="lokis-trickery")
    assert (game.rage("wolf"), game.rage("raven")) == (3, 12)


@pytest.mark.card("lokis-backstab")
def test_backstab_of_a_loser_steals_2_glory_from_the_winner_G9() -> None:
    scenario = melee(2, 2, 1, 1).glory("wolf", 10).glory("raven", 10).glory("serpent", 10)
    game = clash(scenario, raven="lokis-backstab")
    assert (game.glory("wolf"), game.glory("raven"), game.glory("serpent")) == (11, 12, 10)


@pytest.mark.card("lokis-poison")
def test_poison_of_a_loser_takes_the_winners_cards_into_hand_G8() -> None:
    scenario = melee(3, 2, 1, 1).hand("wolf", "heimdalls-eye", "tyrs-bash")
    game = clash(scenario, wolf="tyrs-rage-3", raven="lokis-poison", serpent="tyrs-smash-1")
    game.do("wolf", "card heimdalls-eye").nobody_adds()
    assert sorted(game.hand("raven")) == ["heimdalls-eye", "lokis-poison", "tyrs-rage-3"]
    assert game.hand("serpent") == ["tyrs-smash-1"]
    assert game.hand("wolf") == ["tyrs-bash"]
    assert game.discarded == []


@pytest.mark.card("lokis-poison")
def test_card_that_poison_took_has_still_done_its_work_G8() -> None:
    game = clash(duel(3, 2, 1), wolf="friggas-grace", raven="lokis-poison")
    game.do("wolf", "raise axes")
    assert game.steps("wolf") == (1, 2, 2)
    assert "friggas-grace" in game.hand("raven")


# --- Thor -----------------------------------------------------------------------------------------


@pytest.mark.card("thors-hammer")
def test_hammer_pays_the_winner_3_glory_G8() -> None:
    game = clash(duel(1, 1, 1), wolf="thors-hammer")
    assert glory_gained(game) == [("wolf", "card", 3), ("wolf", "battle", 3)]
    game = clash(duel(1, 1, 1), raven="thors-hammer")
    assert glory_gained(game) == [("raven", "card", 3), ("raven", "battle", 3)]


@pytest.mark.card("thors-oath")
@pytest.mark.parametrize("stat", ["rage", "axes", "horns"])
def test_oath_raises_a_stat_of_the_winners_choice_G8(stat: str) -> None:
    game = clash(duel(2, 1, 1), raven="thors-oath")
    assert game.deciding == ["raven"]
    game.do("raven", f"raise {stat}")
    assert stats_raised(game) == [("raven", stat)]


@pytest.mark.card("thors-ascension")
def test_ascension_gives_the_winner_3_rage_and_3_glory_G8() -> None:
    game = clash(duel(3, 1, 1).rage("wolf", 5), wolf="thors-ascension")
    assert game.rage("wolf") == 8
    assert game.steps("wolf") == (1, 1, 2)
    assert glory_gained(game) == [("wolf", "card", 3), ("wolf", "battle", 3)]


@pytest.mark.card("thors-ascension")
def test_ascension_does_not_lift_the_pool_above_12_T2() -> None:
    game = clash(duel(3, 1, 1).rage("wolf", 10), wolf="thors-ascension")
    assert game.rage("wolf") == 12


@pytest.mark.card("thors-hammer", "thors-oath", "thors-ascension")
@pytest.mark.parametrize("slug", ["thors-hammer", "thors-oath", "thors-ascension"])
@pytest.mark.parametrize("enemies", [2, 3])
def test_texts_of_winning_do_nothing_in_a_tie_or_a_defeat_G8(slug: str, enemies: int) -> None:
    game = clash(duel(3, 1, enemies).rage("wolf", 5), wolf=slug)
    assert winners(game) == ["" if enemies == 2 else "raven"]
    assert game.kind == "action"
    assert game.glory("wolf") == 0
    assert game.rage("wolf") == 5
    assert stats_raised(game) == []


@pytest.mark.card("thors-primacy")
def test_primacy_cancels_the_text_of_each_opponent_G2() -> None:
    scenario = melee(3, 2, 2, 1)
    game = clash(scenario, wolf="odins-smite", raven="thors-primacy", serpent="odins-tide")
    assert totals(game) == {"wolf": (2, 1), "raven": (2, 3), "serpent": (1, 1)}
