"""The karl plays moves that a sound player would."""

from dataclasses import replace
from random import Random

import pytest

from fimbul.bots import Karl
from fimbul.bots.karl.opinions import SOUND
from fimbul.bots.karl.outlook import Outlook, age_left
from fimbul.bots.karl.rivals import chance_to_beat
from fimbul.bots.numbers import numbers_of
from fimbul.bots.sense.fighting import LOST_TEXTS, WON_TEXTS
from fimbul.rules import (
    CARDS,
    apply,
    draw_setup,
    new_game,
    next_seat,
    view,
)
from fimbul.rules.piles import SHOWN, put
from tests.bots import choices
from tests.bots.choices import chosen
from tests.scenario import Game, Scenario, card


def choice(game: Game, clan: str, seed: int = 0) -> str:
    """The move that the karl chooses for a clan."""
    return choices.choice(Karl, game, clan, seed)


# --- completeness ---------------------------------------------------------------------------------


def test_karl_and_jarl_have_an_opinion_on_every_card() -> None:
    for bot in ("karl", "jarl"):
        numbers = numbers_of(bot)
        assert set(numbers["draft"]) == {card.slug for card in CARDS}
        assert set(numbers["play"]) == {card.slug for card in CARDS if card.is_upgrade}
    assert set(WON_TEXTS) | set(LOST_TEXTS) <= {card.slug for card in CARDS}


# --- the hands of others --------------------------------------------------------------------------


def test_it_expects_a_card_that_was_taken_back() -> None:
    game = Scenario().hand("raven", "tyrs-smite-1").start()
    seen = view(game.state, game.seat("wolf"))
    before = chance_to_beat(seen, SOUND, game.seat("raven"), 5)
    raven = game.seat("raven")
    put(game.state.known, SHOWN[raven], card("tyrs-smite-1"))
    after = chance_to_beat(view(game.state, game.seat("wolf")), SOUND, raven, 5)
    assert after < before


def test_a_tie_is_no_win_and_an_empty_hand_adds_nothing_P8() -> None:
    seen = view(Scenario().start().state, 0)
    assert chance_to_beat(seen, SOUND, 1, 0) == 0.0
    assert chance_to_beat(seen, SOUND, 1, 1) == 1.0


def test_little_of_the_age_is_left_when_nobody_else_can_act() -> None:
    assert age_left(view(Scenario().start().state, 0)) == 1.0
    late = Scenario().passed("raven", "serpent", "bear").rage("wolf", 1).start()
    assert age_left(view(late.state, 0)) < 0.1


# --- the draft ------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_drafts_cards_to_fight_with(players: int) -> None:
    for seed in range(10):
        state = new_game(draw_setup(Random(seed), players))
        while state.phase == "draft":
            seat = next_seat(state)
            apply(state, seat, chosen(Karl, view(state, seat), seed))
        for hand in state.hands:
            assert any(CARDS[held].kind == 0 for held in hand), hand


# --- actions --------------------------------------------------------------------------------------


def test_it_looks_for_a_battle_that_pays_when_lost() -> None:
    def with_ship(*upgrades: str) -> str:
        scenario = (
            Scenario(age=2)
            .upgrade("wolf", *upgrades)
            .at("wolf", "fjord-nw", "ship")
            .at("wolf", "valhalla", "leader", warriors=8)
            .at("raven", "gimle", "leader", warriors=3)
            .all_pillaged_but("gimle")
            .rage("wolf", 1)
        )
        return choice(scenario.start(), "wolf")

    assert with_ship("fire-dragons") == "pillage gimle"
    assert with_ship() == "pass"


def test_it_marches_into_the_doomed_province_for_a_glorious_death_F4() -> None:
    game = (
        Scenario(age=3)
        .at("wolf", "gimle", "leader", warriors=3)
        .at("wolf", "valhalla", "ship", warriors=5)
        .doom("horgr")
        .all_pillaged_but("yggdrasil")
        .passed("raven", "serpent", "bear")
        .at("raven", "yggdrasil", "leader", warriors=6)
        .rage("wolf", 1)
        .start()
    )
    assert choice(game, "wolf") == "march gimle"
    game.do("wolf", "march gimle")
    assert choice(game, "wolf") == "to horgr"
    game.do("wolf", "to horgr")
    while game.kind == "march-figures":
        assert choice(game, "wolf") != "done"
        game.do("wolf", choice(game, "wolf"))


# --- battle ---------------------------------------------------------------------------------------


def test_it_plays_a_strong_card_only_when_it_wins_the_battle_P8() -> None:
    def against(warriors: int) -> str:
        scenario = Scenario().at("wolf", "gimle", "leader").hand("wolf", "tyrs-smite-1", "troll")
        game = scenario.at("raven", "gimle", warriors=warriors).start()
        game.do("wolf", "pillage gimle").nobody_joins()
        return choice(game, "wolf")

    assert against(4) == "card tyrs-smite-1"
    assert against(1) == "card troll"  # raven has no card, and 3 beats 1


def test_it_fights_for_its_quest_too() -> None:
    def with_quest(*quests: str) -> float:
        game = (
            Scenario(age=3)
            .quests("wolf", *quests)
            .at("wolf", "gimle", warriors=2)
            .at("raven", "gimle", warriors=2)
            .all_pillaged_but("gimle")
            .start(turn="raven")
        )
        seen = view(game.state, game.seat("wolf"))
        return Outlook(seen, SOUND).clearing(6)

    assert with_quest("alfheim-3") > with_quest()


def test_it_adds_a_late_card_that_turns_the_battle_P6() -> None:
    game = (
        Scenario(age=2)
        .at("wolf", "gimle", warriors=1)
        .at("raven", "gimle", warriors=2)
        .hand("wolf", "heimdalls-eye", "lokis-dragons")
        .start()
    )
    game.do("wolf", "pillage gimle").nobody_joins().do("wolf", "card lokis-dragons")
    assert choice(game, "wolf") == "card heimdalls-eye"


# --- opinions -------------------------------------------------------------------------------------


def test_opinions_can_be_replaced() -> None:
    assert replace(SOUND, haste=3.0) != SOUND
