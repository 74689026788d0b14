"""Every illegal move has the right reason, and legal moves have none."""

from collections import Counter
from typing import get_args

import pytest
from hypothesis import given, settings

from fimbul.rules import (
    DECISION_NAMES,
    MOVES,
    SPECTATOR,
    IllegalMove,
    NotYourDecision,
    State,
    check,
    legal,
    move_from_text,
    pending,
    view,
)
from fimbul.rules.moves import VERB, VERB_NAMES
from fimbul.rules.reasons import FALLBACK, REASONS, Reason
from fimbul.rules.why import why_not
from tests.random_games import Play, plays, states_by_decision
from tests.scenario import Game, Scenario

OFFERS = {
    "draft": {"keep"},
    "action": {
        "pass",
        "invade",
        "recall",
        "march",
        "upgrade",
        "quest",
        "pillage",
        "challenge",
        "sacrifice",
    },
    "march-target": {"to"},
    "march-figures": {"done", "move"},
    "free-invasion": {"decline", "invade"},
    "succor": {"decline", "invade"},
    "pillage-at-once": {"decline", "pillage"},
    "call-to-battle": {"pass", "join"},
    "battle-card": {"card"},
    "quest-as-battle": {"decline", "count"},
    "late-card": {"pass", "card"},
    "keep-one-figure": {"spare"},
    "protection": {"decline", "spare"},
    "flight": {"decline", "flee"},
    "keep-played-cards": {"decline", "keep"},
    "raise-stat": {"raise"},
    "leader-move": {"decline", "to"},
    "blessing": {"decline", "invade"},
    "sacrifice": {"sacrifice"},
    "save-card": {"decline", "keep"},
}
"""The verbs that each kind of decision may offer; all others get the fallback as their reason."""


def reason(state: State, seat: int, move: int) -> str:
    hand = state.hands[seat] if seat >= 0 else ()
    return why_not(state, seat, hand, legal(state, seat), move)


def why(game: Game, clan: str, text: str) -> str:
    """The reason that a clan gets, after checking that it is also the code of the error."""
    seat = game.seat(clan)
    move = move_from_text(text)
    found = reason(game.state, seat, move)
    seen = view(game.state, seat)
    assert found == why_not(seen, seat, seen.hand, seen.options, move)
    if found:
        with pytest.raises(IllegalMove if seen.options else NotYourDecision) as refused:
            check(game.state, seat, move)
        assert refused.value.code == found
        assert REASONS[refused.value.code] in refused.value.message
    else:
        check(game.state, seat, move)
    return found


def judge(state: State, met: Counter[str]) -> None:
    """Check that exactly the illegal moves have a reason, and the fallback only where needed."""
    for decision in pending(state):
        options = legal(state, decision.seat)
        for move in range(MOVES):
            found = reason(state, decision.seat, move)
            assert (found == "") == (move in options)
            is_offered = VERB_NAMES[VERB[move]] in OFFERS[decision.name]
            assert is_offered or found == FALLBACK
            assert not is_offered or found != FALLBACK
            met[found] += 1


def test_offers_lists_every_decision_and_every_verb() -> None:
    assert set(OFFERS) == set(DECISION_NAMES)
    assert {verb for verbs in OFFERS.values() for verb in verbs} == set(VERB_NAMES)


def test_every_reason_has_a_meaning() -> None:
    assert tuple(REASONS) == get_args(Reason)
    assert len(set(REASONS.values())) == len(REASONS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_move_has_a_reason_exactly_when_it_is_not_legal(players: int) -> None:
    met: Counter[str] = Counter()
    for state in states_by_decision(players, 5):
        judge(state, met)
    assert len(met) > 15


@settings(max_examples=8)
@given(plays)
def test_a_move_has_a_reason_exactly_when_it_is_not_legal_in_any_game(play: Play) -> None:
    met: Counter[str] = Counter()
    for count, state in enumerate(play.positions()):
        if count % 5 == 0:
            judge(state, met)


def test_random_games_meet_every_reason() -> None:
    missing = set(REASONS) - {"stat-full"}  # too rare; it has its own test
    for seed in range(40):
        for state in Play(2 + seed % 3, seed=seed, is_lively=True).positions():
            for seat in range(SPECTATOR, state.players):
                missing.difference_update(
                    reason(state, seat, move) for move in range(seed % 3, MOVES, 3)
                )
        if not missing:
            return
    assert not missing


# --- seats that owe no decision -------------------------------------------------------------------


def test_without_rage_there_is_no_action_not_even_a_free_one_A3() -> None:
    game = Scenario().at("raven", "gimle", warriors=1).rage("raven", 0).start("wolf")
    assert why(game, "raven", "pillage gimle") == "no-rage"
    assert why(game, "raven", "invade leader gimle") == "no-rage"
    assert why(game, "raven", "join warrior gimle") == "not-your-decision"
    assert why(game, "serpent", "pillage gimle") == "not-your-decision"


def test_without_rage_a_seat_may_still_join_a_battle_A3_P2() -> None:
    game = Scenario().at("raven", "gimle", warriors=1).at("wolf", "yggdrasil", warriors=1)
    running = game.rage("raven", 0).start("wolf").do("wolf", "pillage yggdrasil")
    assert running.deciding == ["raven"]
    assert why(running, "raven", "join warrior gimle") == ""
    assert why(running, "raven", "pillage gimle") == FALLBACK


def test_a_seat_that_has_passed_acts_no_more_A4_T1() -> None:
    game = Scenario().start("wolf").do("wolf", "pass")
    assert why(game, "wolf", "invade leader gimle") == "passed"
    assert why(game, "bear", "invade leader gimle") == "not-your-decision"


def test_after_the_end_there_is_one_reason() -> None:
    state = Play(2, seed=1).state(10_000)
    assert state.is_over
    assert {reason(state, seat, move) for seat in (-1, 0, 1) for move in (0, 181)} == {"game-over"}


# --- invading -------------------------------------------------------------------------------------


def test_the_horns_are_full_I4() -> None:
    game = Scenario().at("wolf", "gimle", warriors=4).start()
    assert why(game, "wolf", "invade warrior elvagar") == "horns-full"
    assert why(game, "wolf", "invade leader elvagar") == "horns-full"
    assert why(game, "wolf", "invade ship fjord-ne") == "horns-full"
    assert why(game, "wolf", "invade warrior angerboda") == "province-destroyed"


def test_not_enough_rage_A2_I1() -> None:
    game = Scenario().rage("wolf", 1).hand("wolf", "troll", "frost-giant").start()
    assert why(game, "wolf", "invade ship fjord-ne") == "not-enough-rage"
    assert why(game, "wolf", "invade warrior gimle") == ""
    assert why(game, "wolf", "upgrade troll monster-1") == "not-enough-rage"


def test_no_village_is_free_B3_I1() -> None:
    game = Scenario().at("raven", "utgard", warriors=3).start("wolf")
    assert why(game, "wolf", "invade warrior utgard") == "no-village-free"
    assert why(game, "wolf", "invade warrior horgr") == ""


def test_a_destroyed_province_and_a_closed_fjord_S3_N7() -> None:
    game = Scenario().destroyed("elvagar").start("wolf")
    assert why(game, "wolf", "invade warrior angerboda") == "province-destroyed"
    assert why(game, "wolf", "invade ship fjord-ne") == "fjord-closed"
    assert why(game, "wolf", "invade ship fjord-nw") == ""
    assert why(game, "wolf", "march angerboda") == "province-destroyed"
    assert why(game, "wolf", "pillage angerboda") == "province-destroyed"


def test_a_figure_that_is_not_in_the_reserve_I1() -> None:
    game = Scenario().at("wolf", "gimle", "leader").at("wolf", "valhalla", "ship").start()
    assert why(game, "wolf", "invade leader elvagar") == "no-such-figure"
    assert why(game, "wolf", "invade ship fjord-ne") == "no-such-figure"
    assert why(game, "wolf", "invade troll elvagar") == "no-such-figure"


@pytest.mark.card("friggas-domain")
def test_from_valhalla_only_with_the_upgrade_and_only_the_fallen_N6() -> None:
    bare = Scenario(age=3).at("wolf", "valhalla", "leader")
    assert why(bare.start(), "wolf", "recall leader gimle") == "needs-upgrade"
    game = Scenario(age=3).at("wolf", "valhalla", "leader").upgrade("wolf", "friggas-domain")
    running = game.start()
    assert why(running, "wolf", "recall leader gimle") == ""
    assert why(running, "wolf", "recall warrior gimle") == "no-such-figure"


def test_after_an_upgrade_only_such_a_figure_invades_for_free_U3() -> None:
    game = Scenario().hand("wolf", "lord-of-hammers").start()
    game.do("wolf", "upgrade lord-of-hammers leader")
    assert why(game, "wolf", "invade warrior gimle") == "wrong-figure"
    assert why(game, "wolf", "invade leader angerboda") == "province-destroyed"
    assert why(game, "wolf", "invade leader gimle") == ""


@pytest.mark.card("friggas-succor")
def test_succor_brings_a_warrior_to_the_same_province_N1() -> None:
    game = Scenario().upgrade("wolf", "friggas-succor").start()
    game.do("wolf", "invade leader gimle")
    assert why(game, "wolf", "invade warrior horgr") == "wrong-place"
    assert why(game, "wolf", "invade ship fjord-ne") == "wrong-figure"


# --- marching -------------------------------------------------------------------------------------


def test_a_march_needs_figures_and_a_free_village_M1() -> None:
    game = Scenario().at("wolf", "gimle", warriors=1).at("raven", "utgard", warriors=3)
    running = game.start("wolf")
    assert why(running, "wolf", "march horgr") == "no-figure-there"
    running.do("wolf", "march gimle")
    assert why(running, "wolf", "to gimle") == "same-province"
    assert why(running, "wolf", "to utgard") == "no-village-free"
    assert why(running, "wolf", "to angerboda") == "province-destroyed"
    running.do("wolf", "to yggdrasil")
    assert why(running, "wolf", "done") == "nobody-moved"
    assert why(running, "wolf", "move leader") == "no-such-figure"


def test_from_yggdrasil_there_must_be_somewhere_to_go_M1() -> None:
    game = Scenario(2).at("wolf", "yggdrasil", warriors=1)
    game.destroyed("elvagar", "muspelheim", "horgr", "gimle").at("raven", "utgard", warriors=3)
    assert why(game.start("wolf"), "wolf", "march yggdrasil") == "no-village-free"


# --- cards ----------------------------------------------------------------------------------------


def test_cards_must_be_in_hand_U1_Q1() -> None:
    game = Scenario().hand("raven", "troll", "alfheim-1").start("wolf")
    assert why(game, "wolf", "upgrade troll monster-1") == "not-in-hand"
    assert why(game, "wolf", "quest alfheim-1") == "not-in-hand"


def test_only_the_first_of_several_empty_slots_may_be_used_U1_T8() -> None:
    game = Scenario().hand("wolf", "troll").start()
    assert why(game, "wolf", "upgrade troll monster-2") == "earlier-slot-empty"
    assert why(game, "wolf", "upgrade troll monster-1") == ""


def test_only_cards_of_the_pack_are_kept_D2() -> None:
    game = Scenario(2).new_age()
    offered = game.legal("wolf")
    assert why(game, "wolf", "keep odins-throne") == "not-in-pack"
    game.do("wolf", offered[0])
    assert why(game, "wolf", offered[-1]) == ""


def test_only_a_card_in_hand_is_saved_F1() -> None:
    game = Scenario().hand("wolf", "tyrs-bash", "troll").end_of_actions()
    assert why(game, "wolf", "keep alfheim-1") == "not-in-hand"
    assert why(game, "wolf", "keep troll") == ""


def a_battle(age: int = 2) -> Scenario:
    return (
        Scenario(2, age=age)
        .at("wolf", "gimle", warriors=2)
        .at("raven", "gimle", warriors=1)
        .hand("wolf", "tyrs-crush-2", "heimdalls-eye", "tyrs-rage-2")
        .hand("raven", "alfheim-2", "odins-tide")
    )


def test_any_card_in_hand_may_be_played_but_only_white_discs_late_P5_P6() -> None:
    game = a_battle().start().do("wolf", "pillage gimle").nobody_joins()
    assert why(game, "wolf", "card odins-tide") == "not-in-hand"
    game.fight(wolf="tyrs-crush-2", raven="alfheim-2")
    assert game.kind == "late-card"
    assert why(game, "wolf", "card tyrs-rage-2") == "wrong-kind-of-card"
    assert why(game, "wolf", "card heimdalls-gaze") == "not-in-hand"
    assert why(game, "wolf", "card heimdalls-eye") == ""


@pytest.mark.card("tyrs-domain", "tyrs-wrath")
def test_a_quest_counts_only_with_its_upgrade_G5() -> None:
    game = a_battle().upgrade("raven", "tyrs-domain").start().do("wolf", "pillage gimle")
    game.fight(wolf="tyrs-crush-2", raven="alfheim-2")
    assert game.kind == "quest-as-battle"
    assert why(game, "raven", "count 5") == "needs-upgrade"
    assert why(game, "raven", "count 3") == ""


@pytest.mark.card("tyrs-prowess")
def test_only_cards_that_were_played_are_kept_G8() -> None:
    game = a_battle().upgrade("wolf", "tyrs-prowess").start().do("wolf", "pillage gimle")
    game.fight(wolf="tyrs-crush-2", raven="alfheim-2").nobody_adds()
    assert game.kind == "keep-played-cards"
    assert why(game, "wolf", "keep tyrs-rage-2") == "not-played"
    assert why(game, "wolf", "keep tyrs-crush-2") == ""


# --- pillage and battle ---------------------------------------------------------------------------


def test_a_pillage_needs_a_figure_and_a_token_P1() -> None:
    game = Scenario().at("wolf", "gimle", warriors=1).pillaged("gimle").start()
    assert why(game, "wolf", "pillage gimle") == "province-pillaged"
    assert why(game, "wolf", "pillage horgr") == "no-figure-there"


@pytest.mark.card("tyrs-challenge")
def test_pillaging_again_needs_the_upgrade_a_figure_and_rage_A2() -> None:
    def scene(rage: int) -> Scenario:
        scenario = Scenario(age=2).at("wolf", "gimle", warriors=1)
        return scenario.pillaged("gimle", "horgr").rage("wolf", rage)

    assert why(scene(1).start(), "wolf", "challenge gimle") == "needs-upgrade"
    game = scene(1).upgrade("wolf", "tyrs-challenge").start()
    assert why(game, "wolf", "challenge gimle") == "not-enough-rage"
    assert why(game, "wolf", "challenge horgr") == "no-figure-there"
    assert why(game, "wolf", "challenge elvagar") == "not-pillaged"
    game = scene(2).upgrade("wolf", "tyrs-challenge").start()
    assert why(game, "wolf", "challenge gimle") == ""


def test_only_neighbours_join_P2() -> None:
    game = Scenario().at("wolf", "gimle", warriors=1).at("raven", "horgr", warriors=1)
    running = game.at("raven", "andlang", warriors=1).start("wolf").do("wolf", "pillage gimle")
    assert running.deciding == ["raven"]
    assert why(running, "raven", "join warrior horgr") == "not-adjacent"
    assert why(running, "raven", "join warrior gimle") == "same-province"
    assert why(running, "raven", "join warrior yggdrasil") == "no-such-figure"
    assert why(running, "raven", "join warrior andlang") == ""


@pytest.mark.card("thors-domain")
def test_only_the_invaded_province_may_be_pillaged_at_once_N4() -> None:
    game = Scenario(age=2).at("wolf", "gimle", warriors=1).upgrade("wolf", "thors-domain").start()
    game.do("wolf", "invade leader horgr")
    assert game.kind == "pillage-at-once"
    assert why(game, "wolf", "pillage gimle") == "wrong-place"


@pytest.mark.card("lord-of-hammers")
def test_the_leader_moves_to_an_adjacent_province_with_a_free_village_G8() -> None:
    game = Scenario().at("wolf", "gimle", "leader").upgrade("wolf", "lord-of-hammers")
    running = game.at("raven", "andlang", warriors=3).start("wolf").do("wolf", "pillage gimle")
    running.nobody_joins()
    assert running.kind == "leader-move"
    assert why(running, "wolf", "to gimle") == "same-province"
    assert why(running, "wolf", "to horgr") == "not-adjacent"
    assert why(running, "wolf", "to andlang") == "no-village-free"
    assert why(running, "wolf", "to yggdrasil") == ""


@pytest.mark.card("odins-tide")
def test_only_figures_in_the_battle_are_kept_G6() -> None:
    game = a_battle().at("wolf", "gimle", "leader").start().do("wolf", "pillage gimle")
    game.fight(wolf="tyrs-crush-2", raven="odins-tide")
    assert game.kind == "keep-one-figure"
    assert why(game, "wolf", "spare ship") == "no-such-figure"


@pytest.mark.card("friggas-protection")
def test_only_the_doomed_are_protected_X1() -> None:
    game = a_battle().at("raven", "horgr", "leader").upgrade("raven", "friggas-protection")
    running = game.start().do("wolf", "pillage gimle")
    running.fight(wolf="tyrs-crush-2", raven="alfheim-2").nobody_adds()
    assert running.kind == "protection"
    assert why(running, "raven", "spare leader") == "not-doomed"
    assert why(running, "raven", "spare warrior") == ""


# --- stats and sacrifice --------------------------------------------------------------------------


@pytest.mark.card("friggas-sacrifice")
def test_a_sacrifice_takes_two_figures_and_raises_a_stat_that_is_not_full_T3() -> None:
    alone = Scenario(age=3).at("wolf", "gimle", warriors=1)
    assert why(alone.start(), "wolf", "sacrifice warrior gimle") == "needs-upgrade"
    alone = Scenario(age=3).at("wolf", "gimle", warriors=1).upgrade("wolf", "friggas-sacrifice")
    assert why(alone.start(), "wolf", "sacrifice warrior gimle") == "too-few-figures"
    pair = Scenario(age=3).at("wolf", "gimle", warriors=2).upgrade("wolf", "friggas-sacrifice")
    game = pair.steps("wolf", horns=6).start()
    assert why(game, "wolf", "sacrifice leader gimle") == "no-such-figure"
    game.do("wolf", "sacrifice warrior gimle")
    assert why(game, "wolf", "sacrifice warrior horgr") == "no-such-figure"
    game.do("wolf", "sacrifice warrior gimle")
    assert why(game, "wolf", "raise horns") == "stat-full"
    assert why(game, "wolf", "raise axes") == ""


@pytest.mark.card("friggas-grace")
def test_grace_raises_a_stat_other_than_the_tokens_G10() -> None:
    game = a_battle(1).hand("wolf", "friggas-grace").token("gimle", "horns").start()
    game.do("wolf", "pillage gimle").fight(wolf="friggas-grace", raven="alfheim-2")
    assert game.kind == "raise-stat"
    assert why(game, "wolf", "raise horns") == "stat-of-token"
    assert why(game, "wolf", "raise rage") == ""
