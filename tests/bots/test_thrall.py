"""The thrall plays moves that a beginner would recognise."""

from random import Random

import pytest

from fimbul.bots import Thrall
from fimbul.bots.numbers import numbers_of
from fimbul.bots.sense.fighting import LOST_TEXTS, WON_TEXTS
from fimbul.rules import (
    CARD_KIND_NAMES,
    CARDS,
    State,
    apply,
    draw_setup,
    new_game,
    next_seat,
    view,
)
from tests.bots import choices
from tests.bots.choices import chosen
from tests.scenario import Game, Scenario


def choice(game: Game, clan: str, seed: int = 0) -> str:
    """The move that the thrall chooses for a clan."""
    return choices.choice(Thrall, game, clan, seed)


# --- completeness ---------------------------------------------------------------------------------


def test_it_has_an_opinion_on_every_card_text() -> None:
    slugs = {card.slug for card in CARDS}
    texts = set(numbers_of("thrall")["texts"])
    assert texts | set(WON_TEXTS) | set(LOST_TEXTS) <= slugs
    assert {card.slug for card in CARDS if card.is_upgrade} <= texts


def test_the_rng_chooses_between_equal_options() -> None:
    game = (
        Scenario()
        .at("wolf", "gimle", warriors=1)
        .at("wolf", "horgr", warriors=1)
        .at("wolf", "valhalla", "leader", "ship", warriors=6)
        .all_pillaged_but("yggdrasil")
        .start()
    )
    assert {choice(game, "wolf", seed) for seed in range(10)} == {"march gimle", "march horgr"}


# --- the draft ------------------------------------------------------------------------------------


def drafted(seed: int, players: int) -> State:
    """The state after thralls have drafted in age 1."""
    state = new_game(draw_setup(Random(seed), players))
    while state.phase == "draft":
        seat = next_seat(state)
        apply(state, seat, chosen(Thrall, view(state, seat), seed))
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_drafts_a_mix(players: int) -> None:
    for seed in range(10):
        for hand in drafted(seed, players).hands:
            kinds = [min(CARDS[card].kind, 2) for card in hand]
            assert max(kinds.count(kind) for kind in range(3)) <= 4, hand
            assert kinds.count(CARD_KIND_NAMES.index("battle")) >= 1, hand


def test_it_saves_a_card_for_the_next_age_F1() -> None:
    game = Scenario().hand("wolf", "lokis-trickery", "tyrs-smite-1").end_of_actions()
    assert choice(game, "wolf") == "keep tyrs-smite-1"


# --- actions --------------------------------------------------------------------------------------


def test_it_takes_the_better_of_two_tokens() -> None:
    def with_tokens(gimle: str, utgard: str) -> str:
        scenario = Scenario().at("wolf", "gimle", "leader").at("wolf", "utgard", warriors=1)
        return choice(scenario.token("gimle", gimle).token("utgard", utgard).start(), "wolf")

    assert with_tokens("glory", "axes") == "pillage utgard"
    assert with_tokens("axes", "glory") == "pillage gimle"


def test_it_does_not_pillage_into_certain_defeat() -> None:
    game = (
        Scenario()
        .at("wolf", "gimle", warriors=1)
        .at("raven", "gimle", "leader", warriors=3)
        .rage("wolf", 1)
        .all_pillaged_but("gimle")
        .start()
    )
    assert choice(game, "wolf") != "pillage gimle"


def test_it_commits_the_quest_that_it_can_fulfil() -> None:
    game = (
        Scenario()
        .at("wolf", "gimle", "leader", warriors=2)
        .at("raven", "horgr", "leader")
        .hand("wolf", "alfheim-1", "jotunheim-1")
        .rage("wolf", 1)
        .all_pillaged_but("yggdrasil")
        .at("wolf", "fjord-nw", "ship")
        .start()
    )
    assert choice(game, "wolf") == "quest alfheim-1"


def test_it_upgrades_early_in_the_age() -> None:
    game = Scenario().hand("wolf", "dwarf-chieftain").start()
    assert choice(game, "wolf") == "upgrade dwarf-chieftain monster-1"


def test_it_does_not_replace_a_better_upgrade_U1() -> None:
    game = (
        Scenario(age=3)
        .upgrade("wolf", "eternal-dragons")
        .hand("wolf", "lokis-dragons")
        .at("wolf", "fjord-nw", "ship")
        .start()
    )
    assert game.can("wolf", "upgrade lokis-dragons ship")
    assert choice(game, "wolf") != "upgrade lokis-dragons ship"


def test_it_marches_to_yggdrasil_when_nothing_else_is_left_to_pillage() -> None:
    game = Scenario().at("wolf", "gimle", "leader").all_pillaged_but("yggdrasil").start()
    assert choice(game, "wolf") == "march gimle"
    assert choice(game.do("wolf", "march gimle"), "wolf") == "to yggdrasil"


def test_it_does_not_leave_a_province_that_it_can_pillage() -> None:
    game = Scenario().at("wolf", "gimle", "leader").rage("wolf", 1).start()
    assert choice(game, "wolf") == "pillage gimle"


@pytest.mark.parametrize("rage", range(1, 7))
def test_it_does_not_throw_rage_away_A4(rage: int) -> None:
    game = Scenario().at("wolf", "gimle", warriors=1).pillaged("gimle").rage("wolf", rage).start()
    assert choice(game, "wolf") != "pass"


def test_it_passes_when_every_other_move_harms() -> None:
    game = (
        Scenario()
        .at("wolf", "fjord-nw", "ship")
        .at("wolf", "valhalla", "leader", warriors=8)
        .at("raven", "gimle", "leader", warriors=3)
        .all_pillaged_but("gimle")
        .rage("wolf", 1)
        .start()
    )
    assert set(game.legal("wolf")) == {"pass", "pillage gimle"}
    assert choice(game, "wolf") == "pass"


# --- consequences of an action --------------------------------------------------------------------


def test_it_takes_the_free_invasion_U4() -> None:
    game = Scenario().hand("wolf", "troll").at("raven", "andlang", warriors=2).start()
    game.do("wolf", "upgrade troll monster-1")
    assert choice(game, "wolf").startswith("invade troll ")


def test_it_sends_the_troll_where_enemies_fall() -> None:
    game = (
        Scenario(age=3)
        .hand("wolf", "troll")
        .at("raven", "andlang", warriors=2)
        .all_pillaged_but("yggdrasil")
        .doom("elvagar")
        .destroyed("elvagar")
        .start()
    )
    game.do("wolf", "upgrade troll monster-1")
    assert choice(game, "wolf") == "invade troll andlang"


def test_it_moves_the_leader_to_yggdrasil_after_a_pillage() -> None:
    game = Scenario(age=2).upgrade("wolf", "lord-of-hammers").at("wolf", "gimle", "leader").start()
    game.do("wolf", "pillage gimle")
    assert choice(game, "wolf") == "to yggdrasil"


# --- battle ---------------------------------------------------------------------------------------


def test_it_defends_its_figures_when_that_wins() -> None:
    game = (
        Scenario()
        .at("wolf", "gimle", "leader")
        .at("raven", "gimle", warriors=1)
        .at("raven", "myrkulor", "leader")
        .start()
    )
    game.do("wolf", "pillage gimle")
    assert choice(game, "raven") == "join leader myrkulor"


CARDS_IN_HAND = ("tyrs-bash", "tyrs-smash-1", "tyrs-smite-1")


@pytest.mark.parametrize(
    ("wolf", "raven", "best"),
    [
        (1, 3, "card tyrs-smash-1"),  # +3 is enough, +2 would be a tie
        (1, 4, "card tyrs-smite-1"),  # only +5 is enough
        (3, 1, "card tyrs-bash"),  # won anyway: the poorest will do
    ],
)
def test_it_plays_the_card_that_wins_the_battle(wolf: int, raven: int, best: str) -> None:
    game = (
        Scenario()
        .at("wolf", "gimle", warriors=wolf)
        .at("raven", "gimle", warriors=raven)
        .hand("wolf", *CARDS_IN_HAND)
        .start()
    )
    game.do("wolf", "pillage gimle").nobody_joins()
    assert choice(game, "wolf") == best


def test_it_plays_a_card_that_pays_losers_when_it_will_lose() -> None:
    game = (
        Scenario(age=2)
        .at("wolf", "gimle", warriors=1)
        .at("raven", "gimle", "leader", warriors=3)
        .hand("wolf", "tyrs-bash", "lokis-backstab")
        .start()
    )
    game.do("wolf", "pillage gimle").nobody_joins()
    assert choice(game, "wolf") == "card lokis-backstab"


@pytest.mark.parametrize(
    ("raven", "late"),
    [
        (2, "pass"),  # ahead without it
        (3, "card heimdalls-eye"),  # a tie otherwise
        (4, "card heimdalls-eye"),
    ],
)
def test_it_adds_a_late_card_when_that_turns_the_battle_P6(raven: int, late: str) -> None:
    assert late_choice(raven) == late


def test_it_adds_no_late_card_to_a_lost_battle_P6() -> None:
    assert late_choice(4, "brothers-in-arms") == "pass"


def late_choice(raven: int, *upgrades: str) -> str:
    """The move of Wolf, with strength 3 and a late card of +2, against ``raven`` warriors."""
    game = (
        Scenario(age=2)
        .upgrade("raven", *upgrades)
        .at("wolf", "gimle", warriors=1)
        .at("raven", "gimle", warriors=raven)
        .hand("wolf", "tyrs-bash", "heimdalls-eye")
        .hand("raven", "alfheim-2")
        .start()
    )
    game.do("wolf", "pillage gimle").fight(wolf="tyrs-bash", raven="alfheim-2")
    assert game.kind == "late-card"
    return choice(game, "wolf")


def test_it_counts_a_quest_for_as_much_as_it_can_G5() -> None:
    game = (
        Scenario(age=3)
        .upgrade("wolf", "tyrs-domain", "tyrs-wrath")
        .at("wolf", "gimle", warriors=1)
        .at("raven", "gimle", warriors=1)
        .hand("wolf", "alfheim-3")
        .start()
    )
    game.do("wolf", "pillage gimle").fight(wolf="alfheim-3")
    assert choice(game, "wolf") == "count 5"


def test_it_keeps_its_best_figure_and_not_the_dragon_ship_G6() -> None:
    game = (
        Scenario(age=2)
        .upgrade("wolf", "fire-dragons")
        .at("wolf", "gimle", warriors=1)
        .at("wolf", "fjord-nw", "ship")
        .at("raven", "gimle", warriors=1)
        .hand("wolf", "odins-tide")
        .start()
    )
    game.do("wolf", "pillage gimle").fight(wolf="odins-tide")
    assert choice(game, "wolf") == "spare warrior"


def test_it_pays_rage_to_protect_the_leader_but_not_a_warrior_X1() -> None:
    game = (
        Scenario(age=2)
        .upgrade("wolf", "friggas-protection")
        .at("wolf", "gimle", "leader", warriors=1)
        .at("raven", "gimle", "leader", warriors=2)
        .start()
    )
    game.do("wolf", "pillage gimle").nobody_joins()
    assert choice(game, "wolf") == "spare leader"
    assert choice(game.do("wolf", "spare leader"), "wolf") == "decline"


def test_its_witch_flees_from_battle_but_dies_for_ragnarok_glory_X3() -> None:
    witch = Scenario(age=3).upgrade("wolf", "volur-witch")
    battle = witch.at("wolf", "gimle", "volur-witch").at("raven", "gimle", "leader", warriors=1)
    fought = battle.start().do("wolf", "pillage gimle").nobody_joins()
    assert choice(fought, "wolf") == "flee"
    doomed = Scenario(age=3).upgrade("wolf", "volur-witch").at("wolf", "utgard", "volur-witch")
    assert choice(doomed.end_of_actions(), "wolf") == "decline"


def test_it_pays_rage_to_keep_a_good_card() -> None:
    game = (
        Scenario(age=2)
        .upgrade("wolf", "tyrs-prowess")
        .at("wolf", "gimle", "leader")
        .at("raven", "gimle", warriors=1)
        .hand("wolf", "tyrs-rage-2")
        .start()
    )
    game.do("wolf", "pillage gimle").fight(wolf="tyrs-rage-2").nobody_adds()
    assert choice(game, "wolf") == "keep tyrs-rage-2"
