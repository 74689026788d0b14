"""The karl plays moves that a sound player would."""

from dataclasses import replace
from random import Random

import pytest

from fimbul.bots import Karl, RandomBot, Thrall, decision_of
from fimbul.bots.karl import JUDGES
from fimbul.bots.karl.cards import DRAFT_WORTHS, PLAY_WORTHS
from fimbul.bots.karl.opinions import SOUND
from fimbul.bots.karl.outlook import Outlook, age_left
from fimbul.bots.karl.rivals import chance_to_beat
from fimbul.bots.protocol import Budget
from fimbul.bots.sense.fighting import LOST_TEXTS, WON_TEXTS
from fimbul.rules import (
    CARDS,
    DECISION_NAMES,
    apply,
    draw_setup,
    move_text,
    new_game,
    next_seat,
    view,
)
from fimbul.rules.hands import added
from tests.random_games import Play
from tests.scenario import Game, Scenario, card

BUDGET = Budget(simulations=1)


def choice(game: Game, clan: str, seed: int = 0) -> str:
    """What the karl does for a clan."""
    seen = view(game.state, game.seat(clan))
    return move_text(Karl(Random(seed)).choose(seen, decision_of(seen), BUDGET))


# --- completeness ---------------------------------------------------------------------------------


def test_there_is_an_opinion_on_every_kind_of_decision() -> None:
    assert set(JUDGES) == set(DECISION_NAMES)


def test_every_opinion_leads_to_a_legal_move() -> None:
    asked = set()
    for seed in range(45):
        karl = Karl(Random(seed))
        for state in Play(players=2 + seed % 3, seed=seed, is_lively=True).positions():
            if (seat := next_seat(state)) >= 0:
                seen = view(state, seat)
                asked.add(seen.decision)
                assert karl.choose(seen, decision_of(seen), BUDGET) in seen.options
    assert asked == set(DECISION_NAMES)


def test_there_is_an_opinion_on_every_card() -> None:
    assert set(DRAFT_WORTHS) == {card.slug for card in CARDS}
    assert set(PLAY_WORTHS) == {card.slug for card in CARDS if card.is_upgrade}
    assert set(WON_TEXTS) | set(LOST_TEXTS) <= set(DRAFT_WORTHS)


def test_the_same_view_and_rng_give_the_same_move() -> None:
    for state in Play(players=4, seed=3, is_lively=True).positions():
        if (seat := next_seat(state)) >= 0:
            seen = view(state, seat)
            moves = {Karl(Random(5)).choose(seen, decision_of(seen), BUDGET) for _ in range(2)}
            assert len(moves) == 1


# --- what the others may hold ---------------------------------------------------------------------


def test_a_card_that_was_taken_back_is_counted_on() -> None:
    game = Scenario().hand("raven", "tyrs-smite-1").start()
    seen = view(game.state, game.seat("wolf"))
    before = chance_to_beat(seen, SOUND, game.seat("raven"), 5)
    raven = game.seat("raven")
    game.state.shown[raven] = added(game.state.shown[raven], card("tyrs-smite-1"))
    after = chance_to_beat(view(game.state, game.seat("wolf")), SOUND, raven, 5)
    assert after < before


def test_a_tie_is_no_win_and_who_holds_nothing_adds_nothing_P8() -> None:
    seen = view(Scenario().start().state, 0)
    assert chance_to_beat(seen, SOUND, 1, 0) == 0.0
    assert chance_to_beat(seen, SOUND, 1, 1) == 1.0


def test_the_age_is_over_when_nobody_has_rage() -> None:
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
            seen = view(state, seat)
            apply(state, seat, Karl(Random(seed)).choose(seen, decision_of(seen), BUDGET))
        for hand in state.hands:
            assert any(CARDS[held].kind == 0 for held in hand), hand


# --- actions --------------------------------------------------------------------------------------


def test_it_pillages_an_undefended_province() -> None:
    game = Scenario().at("wolf", "gimle", "leader").start()
    assert choice(game, "wolf") == "pillage gimle"


def test_it_counts_strengths_before_it_pillages() -> None:
    def raven_with(warriors: int) -> str:
        scenario = Scenario().at("wolf", "gimle", "leader").at("raven", "gimle", warriors=warriors)
        return choice(scenario.start(), "wolf")

    assert raven_with(1) == "pillage gimle"
    assert raven_with(4) != "pillage gimle"


def test_it_fears_enemies_who_may_join_P2() -> None:
    def raven_in(place: str) -> str:
        scenario = (
            Scenario()
            .at("wolf", "gimle", warriors=1)
            .at("raven", place, "leader", warriors=2)
            .hand("raven", "tyrs-smash-1", "tyrs-smite-1", "tyrs-bash")
            .rage("wolf", 1)
            .all_pillaged_but("gimle", "horgr")
        )
        for where in ("horgr", "utgard"):
            scenario.at("wolf", where, warriors=1)
        return choice(scenario.at("wolf", "elvagar", "leader").start(), "wolf")

    assert raven_in("myrkulor") == "pillage horgr"  # adjacent to gimle
    assert raven_in("muspelheim") == "pillage gimle"  # adjacent to horgr


def test_it_looks_for_a_battle_that_it_gains_by_losing() -> None:
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


def test_it_commits_a_quest_before_its_last_rage_is_gone_A3() -> None:
    game = (
        Scenario()
        .at("wolf", "gimle", warriors=2)
        .at("wolf", "elvagar", "leader")
        .hand("wolf", "alfheim-1")
        .rage("wolf", 1)
        .all_pillaged_but("yggdrasil")
        .start()
    )
    assert game.can("wolf", "invade warrior horgr")
    assert choice(game, "wolf") == "quest alfheim-1"


def test_it_goes_where_a_quest_wants_it() -> None:
    def with_quest(slug: str) -> str:
        scenario = Scenario(age=3).hand("wolf", slug).rage("wolf", 6)
        return choice(scenario.all_pillaged_but("yggdrasil").doom("elvagar").start(), "wolf")

    assert with_quest("jotunheim-3").split()[-1] in {"muspelheim", "horgr", "utgard", "fjord-se"}
    assert with_quest("alfheim-3").split()[-1] in {"andlang", "gimle", "fjord-sw", "fjord-nw"}


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


def test_a_step_that_pays_at_the_end_is_raised_in_age_3_E1() -> None:
    def raised(rage: int, axes: int, horns: int) -> str:
        game = (
            Scenario(age=3)
            .steps("wolf", rage, axes, horns)
            .at("wolf", "gimle", warriors=2)
            .quests("wolf", "alfheim-3")
            .end_of_actions()
        )
        return choice(game, "wolf")

    assert raised(rage=3, axes=4, horns=4) == "raise rage"
    assert raised(rage=4, axes=5, horns=4) == "raise axes"
    assert raised(rage=4, axes=4, horns=3) == "raise horns"


# --- battle ---------------------------------------------------------------------------------------


def test_it_joins_a_battle_that_it_can_win() -> None:
    game = Scenario().at("wolf", "gimle", warriors=1).at("raven", "myrkulor", "leader").start()
    game.do("wolf", "pillage gimle")
    assert choice(game, "raven") == "join leader myrkulor"


def test_it_stays_away_from_a_battle_that_it_cannot_win() -> None:
    game = (
        Scenario()
        .at("wolf", "gimle", "leader", warriors=2)
        .at("raven", "myrkulor", warriors=2)
        .start()
    )
    game.do("wolf", "pillage gimle")
    assert choice(game, "raven") == "pass"


def test_it_plays_the_card_that_decides_and_spares_it_when_it_does_not_P8() -> None:
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


def test_a_late_card_turns_the_battle_P6() -> None:
    game = (
        Scenario(age=2)
        .at("wolf", "gimle", warriors=1)
        .at("raven", "gimle", warriors=2)
        .hand("wolf", "heimdalls-eye", "lokis-dragons")
        .start()
    )
    game.do("wolf", "pillage gimle").nobody_joins().do("wolf", "card lokis-dragons")
    assert choice(game, "wolf") == "card heimdalls-eye"


# --- strength -------------------------------------------------------------------------------------


def test_opinions_can_be_others() -> None:
    assert replace(SOUND, haste=3.0) != SOUND


@pytest.mark.parametrize(("other", "least"), [(Thrall, 0.33), (RandomBot, 0.8)])
def test_it_wins_more_than_its_share(other: type[Thrall] | type[RandomBot], least: float) -> None:
    wins = 0.0
    games = 60
    for game in range(games):
        own = game % 4
        state = new_game(draw_setup(Random(1000 + game // 4), 4))
        bots = [Karl(Random(s)) if s == own else other(Random(s)) for s in range(4)]
        while (seat := next_seat(state)) >= 0:
            seen = view(state, seat)
            apply(state, seat, bots[seat].choose(seen, decision_of(seen), BUDGET))
        winners = state.winners()
        wins += (own in winners) / len(winners)
    assert wins / games >= least
