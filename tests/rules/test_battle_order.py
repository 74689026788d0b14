"""The order inside a battle (G1–G7): groups of texts, quests that count, late cards."""

import pytest

from tests.rules.battles import (
    clash,
    duel,
    fallen,
    glory_gained,
    melee,
    stats_raised,
    texts_cancelled,
    totals,
    winners,
)
from tests.scenario import Scenario

# --- G1: three groups -----------------------------------------------------------------------------


@pytest.mark.card("thors-primacy", "heimdalls-watch-3")
def test_primacy_stops_watch_from_discarding_cards_G1_G2() -> None:
    scenario = duel().hand("wolf", "tyrs-rage-3").hand("raven", "tyrs-smite-3")
    game = clash(scenario, wolf="heimdalls-watch-3", raven="thors-primacy")
    game.nobody_adds()
    assert game.told("cards-swept") == []
    assert game.glory("wolf") == 0
    assert totals(game) == {"wolf": (1, 0), "raven": (1, 3)}
    assert game.hand("wolf") == ["heimdalls-watch-3", "tyrs-rage-3"]


@pytest.mark.card("heimdalls-watch-3", "odins-smite")
def test_watch_sweeps_texts_that_act_before_comparing_even_the_pillagers_G1() -> None:
    game = clash(duel(), wolf="odins-smite", raven="heimdalls-watch-3")
    assert totals(game) == {"wolf": (1, 0), "raven": (1, 0)}
    assert game.glory("raven") == 1


@pytest.mark.card("thors-primacy", "odins-smite")
def test_primacy_of_a_later_clan_stops_the_pillagers_smite_G1_G2() -> None:
    game = clash(duel(), wolf="odins-smite", raven="thors-primacy")
    assert totals(game) == {"wolf": (1, 1), "raven": (1, 3)}


def test_inside_a_group_the_pillager_acts_first_then_clockwise_G1() -> None:
    scenario = melee(1, 2, 2, 1)
    game = clash(scenario, pillager="serpent", wolf="odins-smite", serpent="odins-smite")
    victims = [clan for clan, _ in fallen(game)]
    assert sorted(victims[:2]) == ["raven", "wolf"]
    assert sorted(victims[2:4]) == ["raven", "serpent"]


@pytest.mark.card("odins-tide", "odins-smite")
@pytest.mark.parametrize(("pillager", "wolf_left"), [("wolf", 0), ("raven", 1)])
def test_tide_and_smite_act_in_the_order_of_their_owners_G1(pillager: str, wolf_left: int) -> None:
    game = clash(duel(2, 2, 2), pillager=pillager, wolf="odins-tide", raven="odins-smite")
    assert totals(game) == {"wolf": (wolf_left, 1), "raven": (1, 1)}


# --- G2: cancelled texts --------------------------------------------------------------------------


@pytest.mark.card("thors-primacy")
@pytest.mark.parametrize(("pillager", "loser"), [("wolf", "raven"), ("raven", "wolf")])
def test_two_primacies_only_the_first_cancels_and_both_add_3_G2(pillager: str, loser: str) -> None:
    scenario = duel(3, 2, 1).at("serpent", "gimle", warriors=1)
    game = clash(
        scenario,
        pillager=pillager,
        wolf="thors-primacy",
        raven="thors-primacy",
        serpent="odins-smite",
    )
    assert sorted(texts_cancelled(game)) == sorted(
        [(loser, "thors-primacy"), ("serpent", "odins-smite")]
    )
    assert totals(game) == {"wolf": (2, 3), "raven": (1, 3), "serpent": (1, 1)}


@pytest.mark.card("thors-primacy")
def test_primacy_leaves_its_owners_own_text_and_cards_without_a_text_alone_G2() -> None:
    game = clash(duel(), wolf="thors-primacy", raven="tyrs-rage-3")
    assert totals(game) == {"wolf": (1, 3), "raven": (1, 6)}


@pytest.mark.card("thors-hammer")
def test_cancelled_hammer_keeps_its_bonus_and_pays_nothing_G2() -> None:
    game = clash(duel(3, 1, 4), wolf="thors-primacy", raven="thors-hammer")
    assert totals(game)["raven"] == (4, 1)
    assert winners(game) == ["raven"]
    assert glory_gained(game) == [("raven", "battle", 3)]


@pytest.mark.card("friggas-grace")
def test_cancelled_grace_keeps_its_bonus_and_raises_nothing_G2() -> None:
    game = clash(duel(3, 3, 1), wolf="friggas-grace", raven="thors-primacy")
    assert totals(game)["wolf"] == (3, 2)
    assert winners(game) == ["wolf"]
    assert game.kind == "action"
    assert stats_raised(game) == [("wolf", "horns")]


@pytest.mark.card("lokis-trickery", "lokis-backstab", "lokis-poison")
@pytest.mark.parametrize("theft", ["lokis-trickery", "lokis-backstab", "lokis-poison"])
def test_cancelled_thefts_steal_nothing_G2(theft: str) -> None:
    scenario = duel().glory("wolf", 9).rage("wolf", 4).rage("raven", 4)
    game = clash(scenario, wolf="thors-primacy", raven=theft)
    assert game.glory("wolf") == 9 + 3
    assert game.rage("wolf") == game.rage("raven") == 4
    assert game.discarded == ["thors-primacy"]
    assert game.hand("raven") == [theft]


@pytest.mark.card("odins-judgement", "thors-oath", "thors-ascension")
@pytest.mark.parametrize(
    ("text", "bonus"), [("odins-judgement", 2), ("thors-oath", 1), ("thors-ascension", 1)]
)
def test_cancelled_texts_of_the_winner_do_nothing_later_G2(text: str, bonus: int) -> None:
    scenario = duel(3, 4, 1).rage("wolf", 4)
    game = clash(scenario, wolf=text, raven="thors-primacy")
    assert totals(game)["wolf"] == (4, bonus)
    assert game.kind == "action"
    assert glory_gained(game) == [("wolf", "battle", 3)]
    assert stats_raised(game) == [("wolf", "horns")]
    assert game.rage("wolf") == 4


@pytest.mark.card("heimdalls-sight")
def test_cancelled_sight_is_worth_0_G2() -> None:
    game = clash(duel(), wolf="heimdalls-sight", raven="thors-primacy")
    assert totals(game) == {"wolf": (1, 0), "raven": (1, 3)}


@pytest.mark.card("odins-tide")
def test_cancelled_tide_drowns_nobody_G2() -> None:
    game = clash(duel(3, 2, 2), wolf="odins-tide", raven="thors-primacy")
    assert totals(game) == {"wolf": (2, 1), "raven": (2, 3)}


def test_text_cancelled_in_one_battle_works_in_the_next_G2() -> None:
    scenario = Scenario(players=2, age=3).at("raven", "gimle", warriors=1)
    scenario.at("wolf", "gimle", warriors=1).at("wolf", "horgr", warriors=1)
    scenario.at("raven", "horgr", "leader")
    game = clash(scenario, wolf="thors-primacy", raven="thors-hammer")
    assert winners(game) == ["wolf"]
    game.do("raven", "pillage horgr").fight(raven="thors-hammer")
    assert glory_gained(game)[1:] == [("raven", "card", 3), ("raven", "battle", 3)]


# --- G3: Watch ------------------------------------------------------------------------------------


@pytest.mark.card("heimdalls-watch-2", "heimdalls-watch-3")
@pytest.mark.parametrize(("pillager", "payee"), [("wolf", "wolf"), ("raven", "raven")])
def test_two_watches_only_the_first_pays_G3(pillager: str, payee: str) -> None:
    scenario = melee().hand("raven", "tyrs-bash").hand("serpent", "tyrs-smash-1")
    game = clash(
        scenario,
        pillager=pillager,
        wolf="heimdalls-watch-2",
        raven="heimdalls-watch-3",
        serpent="tyrs-rage-3",
    )
    assert glory_gained(game) == [(payee, "card", 6)]
    assert sorted(game.discarded) == ["heimdalls-watch-2", "heimdalls-watch-3", "tyrs-rage-3"]
    assert game.kind == "battle-card"
    assert game.deciding == ["raven", "serpent"]
    game.fight(raven="tyrs-bash", serpent="tyrs-smash-1")
    assert totals(game) == {"wolf": (1, 0), "raven": (1, 2), "serpent": (1, 3)}


@pytest.mark.card("heimdalls-watch-2")
def test_new_cards_after_a_watch_go_through_the_groups_afresh_G3() -> None:
    scenario = melee(3, 2, 1, 1).hand("wolf", "odins-smite").hand("raven", "thors-primacy")
    scenario.hand("serpent", "odins-tide")
    game = clash(
        scenario, wolf="heimdalls-watch-2", raven="tyrs-crush-3", serpent="heimdalls-sight"
    )
    game.fight(wolf="odins-smite", raven="thors-primacy", serpent="odins-tide")
    assert totals(game) == {"wolf": (2, 1), "raven": (1, 3), "serpent": (1, 1)}
    assert game.hand("wolf") == ["odins-smite"]
    assert game.glory("wolf") == 4


@pytest.mark.card("heimdalls-watch-2", "odins-smite")
def test_new_texts_after_a_watch_act_once_G3() -> None:
    scenario = melee(3, 1, 1, 3).hand("wolf", "odins-smite")
    game = clash(scenario, wolf="tyrs-bash", raven="heimdalls-watch-2")
    game.fight(wolf="odins-smite")
    assert totals(game) == {"wolf": (1, 1), "raven": (0, 0), "serpent": (2, 0)}


@pytest.mark.card("heimdalls-watch-2", "heimdalls-watch-3")
def test_watch_played_as_a_new_card_sweeps_and_pays_again_G3() -> None:
    scenario = duel().hand("wolf", "heimdalls-watch-3").hand("raven", "tyrs-smash-1", "tyrs-bash")
    game = clash(scenario, wolf="heimdalls-watch-2", raven="tyrs-rage-3")
    game.fight(wolf="heimdalls-watch-3", raven="tyrs-smash-1")
    game.fight(raven="tyrs-bash")
    assert glory_gained(game)[:2] == [("wolf", "card", 6), ("wolf", "card", 3)]
    assert totals(game) == {"wolf": (1, 0), "raven": (1, 2)}


@pytest.mark.card("heimdalls-watch-3")
def test_watch_leaves_nothing_of_a_swept_card_G3() -> None:
    scenario = duel(3, 2, 1).hand("wolf", "manheim-3")
    game = clash(scenario, wolf="thors-hammer", raven="heimdalls-watch-3")
    game.fight(wolf="manheim-3")
    assert totals(game) == {"wolf": (2, 0), "raven": (1, 0)}
    assert glory_gained(game) == [("raven", "card", 1), ("wolf", "battle", 3)]
    assert game.hand("raven") == []


@pytest.mark.card("heimdalls-watch-3", "heimdalls-sight")
def test_sight_counts_0_in_the_sum_of_a_watch_G1_G3() -> None:
    game = clash(melee(), wolf="heimdalls-sight", raven="tyrs-rage-3", serpent="heimdalls-watch-3")
    assert game.glory("serpent") == 6


# --- G4: Sight ------------------------------------------------------------------------------------


@pytest.mark.card("heimdalls-sight", "heimdalls-gaze")
def test_sight_does_not_look_at_late_cards_G4() -> None:
    scenario = duel().hand("raven", "heimdalls-gaze")
    game = clash(scenario, wolf="heimdalls-sight", raven="tyrs-bash")
    game.do("raven", "card heimdalls-gaze").nobody_adds()
    assert totals(game) == {"wolf": (1, 2), "raven": (1, 5)}


@pytest.mark.card("heimdalls-sight", "heimdalls-gaze")
def test_sight_looks_at_a_white_disc_card_revealed_with_the_others_G4() -> None:
    game = clash(duel(), wolf="heimdalls-sight", raven="heimdalls-gaze")
    assert totals(game)["wolf"] == (1, 3)


@pytest.mark.card("tyrs-wrath", "heimdalls-sight")
def test_sight_sees_a_quest_that_counts_with_its_value_G4() -> None:
    scenario = duel().upgrade("raven", "tyrs-wrath")
    game = clash(scenario, wolf="heimdalls-sight", raven="manheim-3").do("raven", "count 5")
    assert totals(game) == {"wolf": (1, 5), "raven": (1, 5)}


@pytest.mark.card("tyrs-domain", "heimdalls-watch-3")
@pytest.mark.parametrize(("answer", "glory"), [("count 3", 3), ("decline", 0)])
def test_watch_pays_for_a_quest_that_counts_G4_G5(answer: str, glory: int) -> None:
    scenario = duel().upgrade("raven", "tyrs-domain")
    game = clash(scenario, wolf="heimdalls-watch-3", raven="manheim-3").do("raven", answer)
    assert game.glory("wolf") == glory


# --- G5: quests that count ------------------------------------------------------------------------


@pytest.mark.card("tyrs-domain", "tyrs-wrath")
@pytest.mark.parametrize(
    ("upgrades", "answers"),
    [
        (["tyrs-domain"], ["decline", "count 3"]),
        (["tyrs-wrath"], ["decline", "count 5"]),
        (["tyrs-domain", "tyrs-wrath"], ["decline", "count 3", "count 5"]),
    ],
)
def test_owner_chooses_whether_a_quest_counts_and_its_value_G5(
    upgrades: list[str], answers: list[str]
) -> None:
    game = clash(duel().upgrade("raven", *upgrades), raven="jotunheim-1")
    assert game.kind == "quest-as-battle"
    assert game.deciding == ["raven"]
    assert game.legal("raven") == answers


@pytest.mark.card("tyrs-domain", "tyrs-wrath")
@pytest.mark.parametrize(("answer", "bonus"), [("decline", 0), ("count 3", 3), ("count 5", 5)])
def test_quest_counts_with_one_value_never_the_sum_G5(answer: str, bonus: int) -> None:
    scenario = duel().upgrade("raven", "tyrs-domain", "tyrs-wrath")
    game = clash(scenario, raven="jotunheim-1").do("raven", answer)
    assert totals(game) == {"wolf": (1, 0), "raven": (1, bonus)}
    assert game.kind == "action"


@pytest.mark.card("tyrs-domain", "tyrs-wrath")
@pytest.mark.parametrize("slug", ["troll", "tyrs-bash", "odins-throne"])
def test_only_quests_are_treated_as_battle_cards_G5(slug: str) -> None:
    scenario = duel(3, 4, 1).upgrade("raven", "tyrs-domain", "tyrs-wrath")
    game = clash(scenario, wolf="alfheim-1", raven=slug)
    assert game.told("quest-counts") == []
    assert winners(game) == ["wolf"]


@pytest.mark.card("tyrs-domain", "tyrs-wrath")
def test_quests_are_counted_right_after_the_reveal_the_pillager_first_G5() -> None:
    scenario = melee(3, 2, 2, 1).upgrade("wolf", "tyrs-domain").upgrade("raven", "tyrs-wrath")
    game = clash(
        scenario, pillager="raven", wolf="alfheim-1", raven="alfheim-2", serpent="odins-smite"
    )
    assert fallen(game) == []
    assert game.deciding == ["raven"]
    game.do("raven", "count 5")
    assert fallen(game) == []
    assert game.deciding == ["wolf"]
    game.do("wolf", "count 3")
    assert totals(game) == {"raven": (1, 5), "serpent": (1, 1), "wolf": (1, 3)}


@pytest.mark.card("tyrs-domain", "thors-primacy")
def test_primacy_does_not_undo_a_quest_that_counts_G2_G5() -> None:
    scenario = duel().upgrade("raven", "tyrs-domain")
    game = clash(scenario, wolf="thors-primacy", raven="manheim-3")
    assert texts_cancelled(game) == []
    game.do("raven", "count 3")
    assert totals(game) == {"wolf": (1, 3), "raven": (1, 3)}


# --- G6: Tide -------------------------------------------------------------------------------------


@pytest.mark.card("odins-tide")
def test_tide_with_ships_lets_each_clan_keep_one_figure_the_pillager_first_G6() -> None:
    game = clash(
        Scenario(age=2)
        .at("wolf", "gimle", "leader", warriors=1)
        .at("raven", "gimle", warriors=2)
        .at("raven", "fjord-nw", "ship")
        .at("serpent", "fjord-nw", "ship")
        .at("serpent", "gimle", warriors=1),
        pillager="raven",
        wolf="odins-tide",
    )
    assert game.kind == "keep-one-figure"
    assert game.deciding == ["raven"]
    assert game.legal("raven") == ["spare warrior", "spare ship"]
    game.do("raven", "spare ship")
    assert fallen(game) == [("raven", "warrior")] * 2
    assert game.deciding == ["serpent"]
    game.do("serpent", "spare warrior")
    assert game.figures("serpent", "valhalla") == ["ship"]
    assert game.deciding == ["wolf"]
    game.do("wolf", "spare leader")
    assert totals(game) == {"raven": (2, 0), "serpent": (1, 0), "wolf": (3, 1)}


@pytest.mark.card("odins-tide")
def test_tide_does_not_ask_a_clan_without_a_choice_G6() -> None:
    scenario = duel(2, 3, 2).at("serpent", "fjord-nw", "ship")
    game = clash(scenario, wolf="odins-tide")
    assert totals(game) == {"wolf": (1, 1), "raven": (1, 0), "serpent": (2, 0)}


# --- G7 -------------------------------------------------------------------------------------------


@pytest.mark.card("thors-primacy", "heimdalls-gaze")
def test_primacy_does_not_touch_white_disc_cards_G7() -> None:
    scenario = duel().hand("raven", "heimdalls-gaze", "heimdalls-eye")
    game = clash(scenario, wolf="thors-primacy", raven="heimdalls-gaze")
    game.do("raven", "card heimdalls-eye").nobody_adds()
    assert totals(game) == {"wolf": (1, 3), "raven": (1, 3 + 2)}


@pytest.mark.card("heimdalls-watch-3", "heimdalls-eye")
def test_late_cards_come_after_the_texts_so_a_watch_never_sweeps_them_G7() -> None:
    scenario = duel(3, 2, 1).hand("raven", "heimdalls-eye", "tyrs-bash")
    game = clash(scenario, wolf="heimdalls-watch-3", raven="tyrs-rage-3")
    assert game.kind == "battle-card"
    game.fight(raven="tyrs-bash").do("raven", "card heimdalls-eye").nobody_adds()
    assert game.glory("wolf") == 6
    assert totals(game) == {"wolf": (2, 0), "raven": (1, 4)}
