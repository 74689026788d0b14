"""After comparing (G8, G9): the losers, the texts, the cards, the reward, the glory, the return."""

import pytest

from tests.rules.battles import (
    clash,
    duel,
    glory_gained,
    melee,
    order_of,
    stats_raised,
    winners,
)
from tests.scenario import Game, Scenario

# --- G8, step by step -----------------------------------------------------------------------------


def test_losers_fall_before_the_texts_of_winning_and_losing_G8() -> None:
    game = clash(duel(1, 2, 1), wolf="thors-hammer")
    assert order_of(game, "battle-won", "destroyed", "glory") == [
        "battle-won",
        "destroyed",
        "glory",
        "glory",
    ]


@pytest.mark.card("lokis-trickery", "friggas-protection")
def test_rage_from_trickery_comes_too_late_for_protection_G8() -> None:
    scenario = duel(2, 2, 1).upgrade("raven", "friggas-protection").rage("raven", 0)
    game = clash(scenario, raven="lokis-trickery")
    assert game.figures("raven", "valhalla") == ["warrior"]
    assert game.rage("raven") == 1


@pytest.mark.card("lokis-backstab", "thors-hammer")
@pytest.mark.parametrize(
    ("pillager", "glory"), [("wolf", {"wolf": 4, "raven": 2}), ("raven", {"wolf": 6, "raven": 0})]
)
def test_texts_after_comparing_go_from_the_pillager_clockwise_G8(
    pillager: str, glory: dict[str, int]
) -> None:
    game = clash(duel(2, 3, 1), pillager=pillager, wolf="thors-hammer", raven="lokis-backstab")
    assert winners(game) == ["wolf"]
    assert {clan: game.glory(clan) for clan in glory} == glory


@pytest.mark.card("lokis-backstab")
def test_backstab_comes_before_the_reward_and_the_battle_glory_G8() -> None:
    scenario = duel(2, 2, 1).token("gimle", "glory")
    game = clash(scenario, raven="lokis-backstab")
    assert game.glory("raven") == 0
    assert game.glory("wolf") == 5 + 3


@pytest.mark.card("lokis-trickery", "tyrs-prowess")
def test_trickery_takes_the_last_rage_before_prowess_G8() -> None:
    scenario = duel(2).upgrade("wolf", "tyrs-prowess").rage("wolf", 1).rage("raven", 0)
    game = clash(scenario, wolf="tyrs-rage-2", raven="lokis-trickery")
    assert game.told("card-returned")[0].values[0] == game.seat("raven")
    assert game.rage("wolf") == 0
    assert game.rage("raven") == 1
    assert game.discarded == ["tyrs-rage-2"]


@pytest.mark.card("lokis-trickery", "tyrs-prowess")
def test_trickery_before_prowess_leaves_rage_for_only_one_card_G8() -> None:
    scenario = duel(2).upgrade("wolf", "tyrs-prowess").rage("wolf", 2)
    scenario.hand("wolf", "heimdalls-eye")
    game = clash(scenario, wolf="tyrs-rage-2", raven="lokis-trickery")
    game.do("wolf", "card heimdalls-eye").nobody_adds()
    assert game.kind == "keep-played-cards"
    assert game.rage("wolf") == 1
    game.do("wolf", "keep tyrs-rage-2")
    assert game.kind == "action"
    assert game.hand("wolf") == ["tyrs-rage-2"]
    assert game.discarded == ["heimdalls-eye"]


@pytest.mark.card("lokis-poison", "tyrs-prowess")
def test_poison_leaves_prowess_no_cards_to_keep_G8() -> None:
    scenario = duel().upgrade("wolf", "tyrs-prowess").hand("wolf", "heimdalls-gaze")
    game = clash(scenario, wolf="tyrs-rage-3", raven="lokis-poison")
    game.do("wolf", "card heimdalls-gaze").nobody_adds()
    assert game.kind == "action"
    assert game.rage("wolf") == 6
    assert game.hand("raven") == ["heimdalls-gaze", "lokis-poison", "tyrs-rage-3"]
    assert game.hand("wolf") == game.discarded == []


@pytest.mark.card("thors-ascension", "tyrs-prowess")
def test_rage_from_ascension_pays_for_prowess_G8() -> None:
    scenario = duel(3, 2, 1).upgrade("wolf", "tyrs-prowess").rage("wolf", 0).rage("raven", 1)
    game = clash(scenario, pillager="raven", wolf="thors-ascension")
    game.do("wolf", "keep thors-ascension")
    assert game.rage("wolf") == 2
    assert game.hand("wolf") == ["thors-ascension"]


@pytest.mark.card("tyrs-prowess", "thors-oath")
def test_prowess_comes_after_the_texts_and_before_the_reward_G8() -> None:
    scenario = duel(2, 2, 1).upgrade("wolf", "tyrs-prowess")
    game = clash(scenario, wolf="thors-oath")
    assert game.kind == "raise-stat"
    game.do("wolf", "raise axes")
    assert game.kind == "keep-played-cards"
    assert not game.is_pillaged("gimle")
    assert game.steps("wolf") == (1, 2, 1)
    game.do("wolf", "decline")
    assert game.steps("wolf") == (1, 2, 2)
    assert game.glory("wolf") == 4


@pytest.mark.card("friggas-grace", "lord-of-axes")
def test_reward_then_grace_then_the_leader_upgrade_then_battle_glory_G8() -> None:
    scenario = Scenario(age=2).upgrade("wolf", "lord-of-axes").at("wolf", "gimle", "leader")
    scenario.at("raven", "gimle", warriors=1)
    game = clash(scenario, wolf="friggas-grace")
    assert stats_raised(game) == [("wolf", "horns")]
    assert game.legal("wolf") == ["raise rage", "raise axes"]
    game.do("wolf", "raise axes")
    assert game.legal("wolf") == ["raise rage", "raise axes", "raise horns"]
    assert game.glory("wolf") == 0
    game.do("wolf", "raise axes")
    assert game.steps("wolf") == (1, 3, 2)
    assert game.glory("wolf") == 5


@pytest.mark.card("frost-giant", "friggas-grace")
def test_frost_giant_doubles_the_reward_before_grace_is_asked_G8() -> None:
    scenario = duel(3, 1, 1).upgrade("wolf", "frost-giant").at("wolf", "gimle", "frost-giant")
    game = clash(scenario, wolf="friggas-grace")
    assert game.kind == "raise-stat"
    assert game.steps("wolf") == (1, 1, 3)


@pytest.mark.card("valkyrie", "thors-glory")
def test_battle_glory_comes_before_valkyrie_and_thors_glory_G8() -> None:
    scenario = duel(2, 1, 2).upgrade("wolf", "valkyrie", "thors-glory")
    game = clash(scenario.at("wolf", "gimle", "valkyrie"))
    assert glory_gained(game)[0] == ("wolf", "battle", 3)
    assert sorted(glory_gained(game)[1:]) == [("wolf", "card", 2), ("wolf", "card", 4)]


@pytest.mark.card("lokis-blessing", "valkyrie")
def test_blessing_is_last_G8() -> None:
    scenario = duel(2, 1, 2).upgrade("wolf", "valkyrie").upgrade("raven", "lokis-blessing")
    scenario.upgrade("wolf", "lord-of-hammers").at("wolf", "gimle", "valkyrie", "leader")
    game = clash(scenario, raven="tyrs-bash")
    assert game.kind == "leader-move"
    game.do("wolf", "decline")
    assert game.kind == "blessing"
    assert game.is_pillaged("gimle")
    assert game.steps("wolf") == (1, 1, 2)
    assert game.glory("wolf") == 3 + 4
    assert game.hand("raven") == ["tyrs-bash"]


# --- G9: thefts -----------------------------------------------------------------------------------


def tied(raven: str) -> Game:
    """A tied battle in which Raven reveals a card that steals."""
    scenario = duel(3, 1, 1).glory("wolf", 9).rage("wolf", 5).rage("raven", 5)
    return clash(scenario, wolf="manheim-1", raven=raven)


@pytest.mark.card("lokis-trickery", "lokis-backstab", "lokis-poison")
@pytest.mark.parametrize("theft", ["lokis-trickery", "lokis-backstab", "lokis-poison"])
def test_nothing_is_stolen_when_nobody_won_G9(theft: str) -> None:
    game = tied(theft)
    assert winners(game) == [""]
    assert game.glory("wolf") == 9
    assert game.glory("raven") == 0
    assert game.rage("wolf") == game.rage("raven") == 5
    assert game.hand("wolf") == ["manheim-1"]
    assert game.hand("raven") == [theft]


@pytest.mark.card("lokis-backstab")
@pytest.mark.parametrize(("had", "stolen"), [(0, 0), (1, 1), (2, 2), (7, 2)])
def test_backstab_takes_at_most_what_the_winner_has_G9(had: int, stolen: int) -> None:
    game = clash(duel(2, 2, 1).glory("wolf", had), raven="lokis-backstab")
    assert game.glory("raven") == stolen
    assert game.glory("wolf") == had - stolen + 3


@pytest.mark.card("lokis-trickery")
def test_trickery_takes_nothing_from_a_winner_without_rage_G9() -> None:
    scenario = duel(1, 1, 2).rage("raven", 0).rage("wolf", 3)
    game = clash(scenario, wolf="lokis-trickery")
    assert winners(game) == ["raven"]
    assert game.rage("raven") == 0
    assert game.rage("wolf") == 3


@pytest.mark.card("lokis-trickery", "lokis-backstab", "lokis-poison")
@pytest.mark.parametrize("theft", ["lokis-trickery", "lokis-backstab", "lokis-poison"])
def test_winner_steals_nothing_from_the_losers_G9(theft: str) -> None:
    scenario = duel(3, 2, 1).glory("raven", 9).rage("wolf", 5).rage("raven", 5)
    game = clash(scenario, wolf=theft, raven="manheim-1")
    assert winners(game) == ["wolf"]
    assert game.glory("raven") == 9
    assert game.rage("wolf") == game.rage("raven") == 5
    assert game.hand("raven") == ["manheim-1"]
    assert game.discarded == [theft]


@pytest.mark.card("lokis-trickery", "lokis-backstab")
def test_two_thieves_both_steal_from_the_winner_alone_G9() -> None:
    scenario = melee(2, 3, 1, 1).glory("wolf", 9).rage("wolf", 5).rage("raven", 5)
    scenario.rage("serpent", 5).glory("serpent", 9).glory("raven", 9)
    game = clash(scenario, raven="lokis-trickery", serpent="lokis-backstab")
    assert {clan: game.rage(clan) for clan in ("wolf", "raven", "serpent")} == {
        "wolf": 4,
        "raven": 6,
        "serpent": 5,
    }
    assert {clan: game.glory(clan) for clan in ("wolf", "raven", "serpent")} == {
        "wolf": 9 - 2 + 3,
        "raven": 9,
        "serpent": 11,
    }
