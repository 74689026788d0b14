"""The action phase (A1–A5, T1–T3, X2): turns, paying, passing, and the end of the phase."""

import pytest

from fimbul.rules import IllegalMove, NotYourDecision
from tests.scenario import Game, Scenario

CLANS = ("wolf", "raven", "serpent", "bear")


def rages(game: Game) -> list[int]:
    return [game.rage(clan) for clan in CLANS]


# --- A1 -------------------------------------------------------------------------------------------


def test_rage_becomes_the_value_of_the_stat_A1() -> None:
    """The rage in the pool before does not count."""
    game = (
        Scenario(age=2)
        .steps("wolf", rage=2)
        .steps("bear", rage=5)
        .rage("raven", 4)
        .rage("serpent", 12)
        .new_age()
        .everybody_drafts()
    )
    assert rages(game) == [7, 6, 6, 12]


def test_raven_raised_rage_by_two_steps_and_starts_with_8_W1() -> None:
    game = (
        Scenario()
        .at("raven", "elvagar", warriors=1)
        .at("raven", "muspelheim", warriors=1)
        .start("raven")
    )
    game.do("raven", "pillage elvagar").do("serpent", "pass").do("bear", "pass").do("wolf", "pass")
    game.do("raven", "pillage muspelheim", "pass")
    assert game.state.age == 2
    game.everybody_drafts()
    assert game.kind == "action"
    assert rages(game) == [6, 8, 6, 6]


@pytest.mark.parametrize(
    ("first", "order"), [("wolf", CLANS), ("serpent", (*CLANS[2:], *CLANS[:2]))]
)
def test_first_player_begins_and_turns_go_clockwise_A1(first: str, order: tuple[str, ...]) -> None:
    game = Scenario(first=first).new_age().everybody_drafts()
    for clan in (*order, *order):
        assert game.deciding == [clan]
        where = "gimle" if clan in ("wolf", "raven") else "elvagar"
        game.do(clan, f"invade warrior {where}")


# --- A2 -------------------------------------------------------------------------------------------


def test_a_turn_is_exactly_one_action_A2() -> None:
    game = Scenario().start().do("wolf", "invade leader gimle")
    assert game.deciding == ["raven"]
    assert game.legal("wolf") == []
    with pytest.raises(NotYourDecision):
        game.do("wolf", "invade warrior gimle")


def test_an_action_that_cannot_be_paid_in_full_cannot_be_taken_A2() -> None:
    def start(rage: int) -> Game:
        return (
            Scenario(age=2)
            .upgrade("wolf", "fire-giant")
            .hand("wolf", "experts-in-arms", "dark-elf", "lord-of-axes")
            .rage("wolf", rage)
            .start()
        )

    costs = {
        "invade leader gimle": 1,  # free, but not at 0 rage (A3)
        "invade warrior gimle": 1,
        "upgrade dark-elf monster-1": 1,
        "invade ship fjord-ne": 2,
        "upgrade experts-in-arms warrior": 2,
        "upgrade lord-of-axes leader": 3,
        "invade fire-giant gimle": 4,
    }
    for rage in range(1, 6):
        game = start(rage)
        for move, cost in costs.items():
            assert game.can("wolf", move) == (cost <= rage), (move, rage)
    with pytest.raises(IllegalMove):
        start(1).do("wolf", "invade ship fjord-ne")


def test_cost_is_paid_first_A2() -> None:
    game = Scenario().at("wolf", "gimle", warriors=1).start().do("wolf", "march gimle")
    assert game.kind == "march-target"
    assert game.rage("wolf") == 5


# --- A3, A4, T1 -----------------------------------------------------------------------------------


def test_player_at_0_rage_takes_no_action_not_even_a_free_one_A3() -> None:
    game = Scenario().rage("raven", 0).at("raven", "gimle", warriors=1).start()
    assert game.do("wolf", "invade leader elvagar").deciding == ["serpent"]
    assert game.legal("raven") == []


def test_player_at_0_rage_still_joins_battles_and_plays_cards_A3() -> None:
    game = (
        Scenario()
        .rage("raven", 0)
        .at("wolf", "gimle", warriors=1)
        .at("raven", "yggdrasil", warriors=1)
        .hand("raven", "tyrs-smite-1")
        .start()
        .do("wolf", "pillage gimle")
    )
    game.do("raven", "join warrior yggdrasil").nobody_joins().fight(raven="tyrs-smite-1")
    assert game.glory("raven") == 3


def before_trickery(scenario: Scenario) -> Scenario:
    """Raven is about to lose a battle against the wolf and to steal 1 rage."""
    scenario.at("wolf", "gimle", warriors=3).at("raven", "gimle", warriors=1)
    return scenario.hand("raven", "lokis-trickery")


def lose_with_trickery(game: Game) -> Game:
    game.do("wolf", "pillage gimle").fight(raven="lokis-trickery")
    assert game.rage("raven") == 1
    return game


def test_player_at_0_rage_who_gains_rage_acts_again_A3_T1() -> None:
    game = lose_with_trickery(before_trickery(Scenario().rage("raven", 0)).start())
    assert game.deciding == ["raven"]
    game.do("raven", "invade warrior elvagar")
    assert game.deciding == ["serpent"]


def test_a_passed_player_who_gains_rage_does_not_act_again_T1_A4() -> None:
    game = before_trickery(Scenario()).start("raven")
    game.do("raven", "pass").do("serpent", "invade leader horgr").do("bear", "invade leader horgr")
    lose_with_trickery(game)
    assert game.deciding == ["serpent"]
    game.do("serpent", "pass").do("bear", "pass")
    assert game.deciding == ["wolf"]
    game.do("wolf", "pass")
    assert game.state.age == 2


def test_passing_loses_all_rage_and_ends_the_clans_actions_A4() -> None:
    game = Scenario().start().do("wolf", "pass")
    assert game.rage("wolf") == 0
    for clan in CLANS[1:]:
        game.do(clan, "invade warrior gimle")
    assert game.deciding == ["raven"]
    assert rages(game) == [0, 5, 5, 5]


def test_a_passed_player_acts_again_in_the_next_age_A4_A1() -> None:
    game = Scenario().passed("wolf").start("raven").everybody_passes().everybody_drafts()
    assert game.state.age == 2
    assert rages(game) == [6, 6, 6, 6]
    assert game.deciding == ["raven"]
    game.do("raven", "pass").do("serpent", "pass").do("bear", "pass")
    assert game.deciding == ["wolf"]


# --- A5, X2 ---------------------------------------------------------------------------------------


def test_phase_ends_when_nobody_can_act_any_more_A5() -> None:
    """Some have passed, some are at 0 rage."""
    game = (
        Scenario()
        .passed("serpent")
        .rage("raven", 0)
        .rage("bear", 0)
        .rage("wolf", 1)
        .hand("wolf", "tyrs-bash", "tyrs-smite-1")
        .start()
    )
    assert game.kind == "action"
    game.do("wolf", "invade warrior gimle")
    assert game.state.phase == "discard"


def test_all_provinces_pillaged_with_rage_left_ends_the_phase_at_once_A5_X2() -> None:
    game = (
        Scenario()
        .all_pillaged_but("gimle")
        .at("wolf", "gimle", warriors=1)
        .hand("bear", "tyrs-bash", "tyrs-smite-1")
        .start()
    )
    assert rages(game) == [6, 6, 6, 6]
    game.do("wolf", "pillage gimle")
    assert game.state.phase == "discard"
    assert rages(game) == [0, 0, 0, 0]


def test_phase_goes_on_while_one_standing_province_is_not_pillaged_A5() -> None:
    game = Scenario().all_pillaged_but("gimle", "yggdrasil").at("wolf", "gimle", warriors=1).start()
    game.do("wolf", "pillage gimle")
    assert game.deciding == ["raven"]
    assert rages(game) == [6, 6, 6, 6]


def test_a_failed_pillage_of_the_last_province_does_not_end_the_phase_A5() -> None:
    game = (
        Scenario()
        .all_pillaged_but("gimle")
        .at("wolf", "gimle", warriors=1)
        .at("raven", "gimle", warriors=2)
        .start()
        .do("wolf", "pillage gimle")
    )
    assert game.deciding == ["raven"]


def test_rage_left_over_is_lost_when_the_phase_ends_X2() -> None:
    """This includes rage that a passed player has stolen."""
    scenario = before_trickery(Scenario().passed("raven", "serpent", "bear"))
    game = lose_with_trickery(scenario.hand("bear", "tyrs-bash", "tyrs-smite-1").start())
    game.do("wolf", "pass")
    assert game.state.phase == "discard"
    assert rages(game) == [0, 0, 0, 0]


# --- T2, T3 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(8, 11), (9, 12), (10, 12), (12, 12)])
def test_rage_pool_never_exceeds_12_T2(before: int, after: int) -> None:
    game = (
        Scenario(age=3)
        .rage("wolf", before)
        .at("wolf", "gimle", warriors=2)
        .at("raven", "gimle", warriors=1)
        .hand("wolf", "thors-ascension")
        .start()
        .do("wolf", "pillage gimle")
        .fight(wolf="thors-ascension")
    )
    assert game.rage("wolf") == after


@pytest.mark.parametrize(("province", "steps"), [("elvagar", (6, 1, 1)), ("gimle", (1, 1, 6))])
def test_full_stats_stay_full_T3(province: str, steps: tuple[int, int, int]) -> None:
    """The step of the token is lost; nothing else rises instead."""
    rage, axes, horns = steps
    game = Scenario().steps("wolf", rage, axes, horns).at("wolf", province, warriors=1).start()
    game.do("wolf", f"pillage {province}")
    assert game.is_pillaged(province)
    assert game.steps("wolf") == steps
    assert game.glory("wolf") == 0


def test_the_reward_of_yggdrasil_raises_only_stats_that_are_not_full_T3() -> None:
    game = Scenario().steps("wolf", 5, 6, 1).at("wolf", "yggdrasil", warriors=1).start()
    game.do("wolf", "pillage yggdrasil")
    assert game.steps("wolf") == (6, 6, 2)


def sacrificing(rage: int, axes: int, horns: int) -> Game:
    """The wolf may raise one stat of its choice."""
    return (
        Scenario(age=3)
        .upgrade("wolf", "friggas-sacrifice")
        .steps("wolf", rage, axes, horns)
        .at("wolf", "gimle", warriors=2)
        .start()
        .do("wolf", "sacrifice warrior gimle", "sacrifice warrior gimle")
    )


def test_a_full_stat_cannot_be_chosen_T3() -> None:
    game = sacrificing(5, 6, 4)
    assert game.legal("wolf") == ["raise rage", "raise horns"]
    game.do("wolf", "raise rage")
    assert game.steps("wolf") == (6, 6, 4)


def test_the_only_stat_that_is_not_full_is_raised_T3() -> None:
    game = sacrificing(6, 6, 4)
    if game.kind == "raise-stat":
        game.do("wolf", "raise horns")
    assert game.steps("wolf") == (6, 6, 5)


def test_nothing_is_asked_when_all_stats_are_full_T3() -> None:
    game = sacrificing(6, 6, 6)
    assert game.deciding == ["raven"]
    assert game.kind == "action"
    assert game.steps("wolf") == (6, 6, 6)
