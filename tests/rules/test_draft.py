"""Gods' gifts (D1–D5): the draft and its sealed commits."""

from collections import Counter
from random import Random

import pytest

from fimbul.rules import CARDS, SPECTATOR, IllegalMove, deck, draw_setup, game, new_game, view
from fimbul.rules.moves import move_from_text
from tests.scenario import Game, Scenario, card

CLANS = ("wolf", "raven", "serpent", "bear")
STANDARD = 0


def drafting(players: int = 4, age: int = 1) -> Game:
    """The first round of an age's draft."""
    return Scenario(players, age=age).new_age()


def clans_of(running: Game) -> tuple[str, ...]:
    return CLANS[: running.state.players]


def packs(running: Game) -> dict[str, Counter[str]]:
    """The packs that the clans hold, as each clan sees its own."""
    shown = running.told("pack-received")[-running.state.players :]
    return {
        running.clan(event.audience): Counter(CARDS[card].slug for card in event.values)
        for event in shown
    }


def first_of(pack: Counter[str]) -> str:
    return min(pack)


# --- D1, D2 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("age", [1, 2, 3])
def test_eight_cards_of_the_ages_deck_are_dealt_to_each_player_D1(players: int, age: int) -> None:
    running = drafting(players, age)
    dealt = packs(running)
    assert [pack.total() for pack in dealt.values()] == [8] * players
    whole_deck = Counter(CARDS[card].slug for card in deck(age, players, STANDARD))
    assert sum(dealt.values(), Counter()) <= whole_deck
    for clan in dealt:
        assert set(running.legal(clan)) == {f"keep {card}" for card in dealt[clan]}


def test_every_card_of_the_deck_can_be_dealt_D1() -> None:
    """With 4 players two cards of 34 are not dealt; chance decides which."""
    left_out: set[int] = set()
    for seed in range(150):
        dealt = Counter(card for pack in draw_setup(Random(seed)).packs[:4] for card in pack)
        left_out |= set(Counter(deck(1, 4, STANDARD)) - dealt)
    assert left_out == set(deck(1, 4, STANDARD))


def test_each_keeps_one_card_and_passes_the_rest_to_the_left_D2() -> None:
    running = drafting()
    dealt = packs(running)
    for clan in CLANS:
        running.do(clan, f"keep {first_of(dealt[clan])}")
    passed = packs(running)
    for giver, receiver in zip(CLANS, (*CLANS[1:], CLANS[0]), strict=True):
        assert passed[receiver] == dealt[giver] - Counter([first_of(dealt[giver])])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_ends_up_with_the_six_cards_kept_D2(players: int) -> None:
    running = drafting(players)
    kept: dict[str, list[str]] = {clan: [] for clan in clans_of(running)}
    while running.kind == "draft":
        clan = running.deciding[0]
        move = running.legal(clan)[-1]
        kept[clan].append(move.removeprefix("keep "))
        running.do(clan, move)
    assert running.kind == "action"
    for clan, cards in kept.items():
        assert len(cards) == 6
        assert sorted(running.hand(clan)) == sorted(cards)


def test_last_two_cards_are_discarded_unseen_D2() -> None:
    running = drafting().everybody_drafts()
    assert running.discarded == []
    assert running.told("card-discarded") == []
    assert [event.values for event in running.told("packs-passed")] == [
        (passed,) for passed in range(1, 7)
    ]
    assert all(len(event.values) >= 3 for event in running.told("pack-received"))


def test_only_the_owner_is_told_its_dealt_and_kept_cards_D2() -> None:
    running = drafting().everybody_drafts()
    for name in ("pack-received", "card-kept", "hand-received"):
        assert {event.audience for event in running.told(name)} == {0, 1, 2, 3}


# --- sealed commits -------------------------------------------------------------------------------


def test_commit_may_be_changed_until_the_last_one_arrives_D2() -> None:
    running = drafting()
    dealt = packs(running)
    choices = {clan: sorted(dealt[clan])[:2] for clan in CLANS}
    for clan in CLANS[:3]:
        running.do(clan, f"keep {choices[clan][0]}")
    assert running.deciding == ["bear"]
    running.do("raven", f"keep {choices['raven'][1]}")
    assert running.deciding == ["bear"]
    running.do("bear", f"keep {choices['bear'][0]}")
    kept = {running.clan(event.audience): event.values[0] for event in running.told("card-kept")}
    assert {clan: CARDS[card].slug for clan, card in kept.items()} == {
        "wolf": choices["wolf"][0],
        "raven": choices["raven"][1],
        "serpent": choices["serpent"][0],
        "bear": choices["bear"][0],
    }
    assert running.deciding == list(CLANS)


def test_nothing_is_passed_before_the_last_commit_arrives_D2() -> None:
    running = drafting()
    for clan in CLANS[:3]:
        running.do(clan, running.legal(clan)[0])
    assert len(running.told("pack-received")) == 4
    assert running.told("card-kept") == []
    assert running.state.draft_round == 0


def test_only_its_owner_sees_a_sealed_commit_D2() -> None:
    running = drafting()
    move = running.legal("raven")[2]
    running.do("raven", move)
    assert view(running.state, 1).sealed[0] == move_from_text(move)
    for seat in (SPECTATOR, 0, 2, 3):
        seen = view(running.state, seat)
        assert all(sealed < 0 for sealed in seen.sealed)
        assert seen.sealed_seats == 0b10


def test_order_of_the_commits_does_not_matter_D2() -> None:
    forwards, backwards = drafting(), drafting()
    for clan in CLANS:
        forwards.do(clan, forwards.legal(clan)[1])
    for clan in reversed(CLANS):
        backwards.do(clan, backwards.legal(clan)[1])
    assert forwards.state == backwards.state


def test_sealed_decisions_are_still_listed_until_all_have_come_D2() -> None:
    running = drafting()
    running.do("serpent", running.legal("serpent")[0])
    listed = game.pending(running.state)
    assert [(decision.seat, decision.is_sealed) for decision in listed] == [
        (0, False),
        (1, False),
        (2, True),
        (3, False),
    ]
    assert {decision.name for decision in listed} == {"draft"}


def test_a_player_keeps_cards_only_from_their_own_pack_D2() -> None:
    running = drafting()
    dealt = packs(running)
    foreign = next(card for card in sorted(dealt["raven"]) if card not in dealt["wolf"])
    with pytest.raises(IllegalMove):
        running.do("wolf", f"keep {foreign}")
    assert running.deciding == list(CLANS)


# --- D3: the saved card ---------------------------------------------------------------------------


def test_saved_card_is_set_aside_during_the_draft_and_joins_the_hand_afterwards_D3() -> None:
    running = (
        Scenario()
        .hand("wolf", "thors-hammer", "tyrs-bash")
        .hand("raven", "troll")
        .end_of_actions()
        .do("wolf", "keep thors-hammer")
    )
    assert running.kind == "draft"
    assert running.state.age == 2
    assert [pack.total() for pack in packs(running).values()] == [8] * 4
    assert not running.can("wolf", "keep thors-hammer")
    assert not running.can("raven", "keep thors-hammer")
    running.everybody_drafts()
    assert len(running.hand("wolf")) == len(running.hand("raven")) == 7
    assert len(running.hand("serpent")) == 6
    assert "thors-hammer" in running.hand("wolf")
    assert "tyrs-bash" not in running.hand("wolf")
    assert "troll" in running.hand("raven")


# --- D4: two players ------------------------------------------------------------------------------


def test_two_players_keep_two_cards_at_a_time_three_times_D4() -> None:
    running = drafting(2)
    rounds = 0
    while running.kind == "draft":
        rounds += 1
        sizes = {pack.total() for pack in packs(running).values()}
        assert sizes == {8 - 2 * (rounds - 1)}
        for clan in ("wolf", "raven"):
            running.do(clan, running.legal(clan)[0])
            assert clan in running.deciding
            running.do(clan, running.legal(clan)[0])
            assert clan not in running.deciding or running.state.draft_round == rounds
    assert rounds == 3
    assert len(running.hand("wolf")) == len(running.hand("raven")) == 6


def test_two_players_pass_the_rest_to_each_other_D4() -> None:
    running = drafting(2)
    dealt = packs(running)
    kept = {clan: sorted(dealt[clan])[:2] for clan in ("wolf", "raven")}
    for clan, cards in kept.items():
        running.do(clan, *(f"keep {card}" for card in cards))
    passed = packs(running)
    assert passed["wolf"] == dealt["raven"] - Counter(kept["raven"])
    assert passed["raven"] == dealt["wolf"] - Counter(kept["wolf"])


def test_two_players_cannot_keep_one_copy_twice_D4() -> None:
    running = drafting(2)
    dealt = packs(running)["wolf"]
    single = next(card for card in sorted(dealt) if dealt[card] == 1)
    running.do("wolf", f"keep {single}")
    assert not running.can("wolf", f"keep {single}")
    with pytest.raises(IllegalMove):
        running.do("wolf", f"keep {single}")
    assert len(running.legal("wolf")) == len(dealt) - 1


def test_two_players_may_keep_both_copies_of_a_card_D4() -> None:
    eye = card("heimdalls-eye")
    setups = (draw_setup(Random(seed), 2) for seed in range(100))
    setup = next(setup for setup in setups if setup.packs[2].count(eye) == 2)
    scenario = Scenario(2, age=2)
    for index, pack in enumerate(setup.packs):
        scenario.state.set_pack(index, pack)
    running = scenario.new_age()
    assert running.legal("wolf").count("keep heimdalls-eye") == 1
    running.do("wolf", "keep heimdalls-eye", "keep heimdalls-eye")
    assert running.deciding == ["raven"]
    running.everybody_drafts()
    assert running.hand("wolf").count("heimdalls-eye") == 2


def test_pair_of_commits_may_be_changed_until_the_last_one_arrives_D4() -> None:
    running = drafting(2)
    dealt = packs(running)
    a, b, c, d = sorted(dealt["wolf"])[:4]
    running.do("wolf", f"keep {a}", f"keep {b}")
    assert running.deciding == ["raven"]
    running.do("wolf", f"keep {c}")
    assert running.deciding == ["wolf", "raven"]
    theirs = sorted(dealt["raven"])[:2]
    running.do("raven", *(f"keep {card}" for card in theirs))
    assert running.state.draft_round == 0
    running.do("wolf", f"keep {d}")
    assert running.state.draft_round == 1
    kept = [
        CARDS[event.values[0]].slug for event in running.told("card-kept") if not event.audience
    ]
    assert sorted(kept) == sorted([c, d])


# --- D5: no draft in the first age ----------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_game_variant_plays_age_1_with_the_8_cards_dealt_D5(players: int) -> None:
    setup = draw_setup(Random(3), players, drafts_first_age=False)
    running = Game(new_game(setup))
    assert running.kind == "action"
    for seat, pack in enumerate(setup.packs[:players]):
        assert running.hand(running.clan(seat)) == [CARDS[card].slug for card in pack]


def test_first_game_variant_drafts_from_age_2_on_D5() -> None:
    setup = draw_setup(Random(3), drafts_first_age=False)
    running = Game(new_game(setup)).everybody_passes()
    for clan in CLANS:
        running.do(clan, "decline")
    assert running.state.age == 2
    assert running.kind == "draft"
    running.everybody_drafts()
    assert [len(running.hand(clan)) for clan in CLANS] == [6] * 4


def test_without_the_variant_age_1_is_drafted_D5() -> None:
    running = Game(new_game(draw_setup(Random(3))))
    assert running.kind == "draft"
    assert [running.hand(clan) for clan in CLANS] == [[]] * 4
