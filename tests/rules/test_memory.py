"""What all players may remember of a hand: cards shown, perhaps committed since, or saved.

The clans play age 1 with the cards dealt (D5), four of them, so that two copies of a quest are
about. Raven shows cards by losing battles; the others watch.
"""

from collections import Counter
from random import Random

import pytest

from fimbul.rules import CLAN_NAMES, Setup, deck, new_game, sample, view
from fimbul.rules.cards import CARDS
from fimbul.rules.setup import draw_packs
from tests.rules.worlds import knowledge
from tests.scenario import DESTROYED, DOOMS, TOKENS, Game, card, game_card

WATCHERS = (-1, 0, 2, 3)
RAVEN = 1


def dealt(**hands: tuple[str, ...]) -> Game:
    """A game in which the clans hold these cards; the rest of each hand has no quests."""
    left = Counter(deck(1, 4, 0)) - Counter(
        card(slug) for cards in hands.values() for slug in cards
    )
    fillers = [number for number in left.elements() if not is_quest(number)]
    packs: list[tuple[int, ...]] = []
    for clan in CLAN_NAMES:
        cards = [card(slug) for slug in hands.get(clan, ())]
        missing = 8 - len(cards)
        cards += fillers[:missing]
        fillers = fillers[missing:]
        packs.append(tuple(sorted(cards)))
    packs += draw_packs(range(2, 4), 4, 0, Random(1))
    setup = Setup((0, 1, 2, 3), 0, False, 0, TOKENS, DOOMS, DESTROYED[:1], tuple(packs))
    return Game(new_game(setup))


def is_quest(number: int) -> bool:
    return bool(CARDS[number].provinces or CARDS[number].fallen)


WOLF_CARDS = ("tyrs-smite-1", "tyrs-smash-1", "tyrs-smash-1", "tyrs-bash", "alfheim-1")


def watched(*raven: str) -> Game:
    """Raven holds these cards; Serpent and Bear have passed; Wolf stands in Gimle."""
    game = dealt(
        wolf=WOLF_CARDS,
        raven=raven,
        serpent=("alfheim-1", "jotunheim-1"),
        bear=("glorious-death-1",),
    )
    game.do("wolf", "invade leader gimle")
    return game


def show(game: Game, slug: str, wolf: str, where: str = "gimle") -> None:
    """Let Raven invade the place of Wolf, Wolf pillage, and Raven lose with this card."""
    game.do("raven", f"invade warrior {where}")
    others_pass(game)
    game.do("wolf", f"pillage {where}").fight(wolf=wolf, raven=slug)
    assert game.told("card-returned")[-1].values == (RAVEN, card(slug))


def commit(game: Game, slug: str, wolf: str = "quest alfheim-1") -> None:
    """Let Raven commit a quest and Wolf move, so that it is Raven's turn again."""
    game.do("raven", f"quest {slug}")
    others_pass(game)
    game.do("wolf", wolf)


def others_pass(game: Game) -> None:
    for clan in ("serpent", "bear"):
        if clan in game.deciding:
            game.do(clan, "pass")


def imagined(game: Game, watcher: int, count: int = 150) -> list[tuple[list[str], list[str]]]:
    """Raven's hand and quests in worlds that a watcher considers possible, a pair per sample."""
    seen = view(game.state, watcher)
    known = knowledge(seen)
    rng = Random(7)
    beliefs: list[tuple[list[str], list[str]]] = []
    for _ in range(count):
        world = sample(seen, rng)
        assert knowledge(view(world, watcher)) == known
        hand, quests = world.hands[RAVEN], world.quests[RAVEN]
        beliefs.append(([game_card(c) for c in hand], [game_card(c) for c in quests]))
    return beliefs


@pytest.mark.parametrize("watcher", WATCHERS)
def test_a_card_taken_back_is_known_to_be_in_the_hand_P8(watcher: int) -> None:
    game = watched("yggdrasil-1", "manheim-1", "glorious-death-1")
    assert not all("yggdrasil-1" in hand for hand, _ in imagined(game, watcher))
    show(game, "yggdrasil-1", "tyrs-smite-1")
    beliefs = imagined(game, watcher)
    assert all("yggdrasil-1" in hand for hand, _ in beliefs)
    assert len({tuple(hand) for hand, _ in beliefs}) > 20


@pytest.mark.parametrize("watcher", WATCHERS)
def test_a_shown_quest_may_be_the_one_committed_since_Q1(watcher: int) -> None:
    game = watched("yggdrasil-1", "manheim-1", "glorious-death-1")
    show(game, "yggdrasil-1", "tyrs-smite-1")
    commit(game, "manheim-1")
    beliefs = imagined(game, watcher)
    assert all(("yggdrasil-1" in hand) != ("yggdrasil-1" in quests) for hand, quests in beliefs)
    committed = {quests[0] for _, quests in beliefs}
    assert {"yggdrasil-1", "manheim-1", "glorious-death-1"} <= committed
    assert all(len(quests) == 1 and quests[0].endswith("-1") for _, quests in beliefs)


def test_the_owner_knows_what_it_committed_Q1() -> None:
    game = watched("yggdrasil-1", "manheim-1", "glorious-death-1")
    commit(game, "manheim-1")
    commit(game, "yggdrasil-1", wolf="pass")
    assert {tuple(quests) for _, quests in imagined(game, RAVEN, 20)} == {
        ("manheim-1", "yggdrasil-1")
    }


@pytest.mark.parametrize("watcher", WATCHERS)
def test_a_quest_shown_later_is_not_one_committed_before_Q1(watcher: int) -> None:
    game = watched("yggdrasil-1", "manheim-1", "glorious-death-1")
    commit(game, "manheim-1")
    show(game, "yggdrasil-1", "tyrs-smite-1")
    assert all("yggdrasil-1" not in quests for _, quests in imagined(game, watcher))
    commit(game, "glorious-death-1", wolf="pass")
    beliefs = imagined(game, watcher)
    assert all(quests[0] != "yggdrasil-1" for _, quests in beliefs)
    assert any(quests[1] == "yggdrasil-1" for _, quests in beliefs)
    assert any("yggdrasil-1" in hand for hand, _ in beliefs)


@pytest.mark.parametrize("watcher", WATCHERS)
def test_a_quest_played_again_was_not_the_one_committed_P5_Q1(watcher: int) -> None:
    game = watched("yggdrasil-1", "manheim-1", "glorious-death-1")
    show(game, "yggdrasil-1", "tyrs-smite-1")
    commit(game, "manheim-1", wolf="invade warrior utgard")
    assert any("yggdrasil-1" in quests for _, quests in imagined(game, watcher))
    show(game, "yggdrasil-1", "tyrs-smash-1", where="utgard")
    beliefs = imagined(game, watcher)
    assert all("yggdrasil-1" in hand for hand, _ in beliefs)
    assert not any("yggdrasil-1" in quests for _, quests in beliefs)


def end_the_age(game: Game, saved: str) -> None:
    """Let everybody pass and only Raven save a card; nobody fulfils a quest."""
    game.everybody_passes()
    for clan in list(game.deciding):
        game.do(clan, f"keep {saved}" if clan == "raven" else "decline")
    while game.kind == "raise-stat":
        game.do(game.deciding[0], "raise rage")
    assert game.state.age == 2


@pytest.mark.parametrize("watcher", WATCHERS)
def test_a_card_that_was_shown_and_not_discarded_is_the_one_saved_F1(watcher: int) -> None:
    game = watched("yggdrasil-1", "manheim-1", "glorious-death-1")
    show(game, "yggdrasil-1", "tyrs-smite-1")
    end_the_age(game, "yggdrasil-1")
    assert {tuple(hand) for hand, _ in imagined(game, watcher, 20)} == {("yggdrasil-1",)}


@pytest.mark.parametrize("watcher", WATCHERS)
def test_a_saved_card_that_was_never_shown_is_not_known_F1(watcher: int) -> None:
    game = watched("yggdrasil-1", "manheim-1", "glorious-death-1")
    end_the_age(game, "yggdrasil-1")
    assert len({tuple(hand) for hand, _ in imagined(game, watcher)}) > 1


@pytest.mark.parametrize("watcher", WATCHERS)
def test_revealing_one_copy_of_a_quest_does_not_hide_the_other_in_the_hand_F2(watcher: int) -> None:
    game = watched("manheim-1", "manheim-1", "yggdrasil-1")
    commit(game, "manheim-1")
    show(game, "manheim-1", "tyrs-smite-1")
    end_the_age(game, "manheim-1")
    assert {tuple(hand) for hand, _ in imagined(game, watcher, 20)} == {("manheim-1",)}


@pytest.mark.parametrize("watcher", WATCHERS)
def test_a_quest_committed_before_its_copy_was_shown_does_not_stand_for_it_F2(watcher: int) -> None:
    game = watched("manheim-1", "manheim-1", "yggdrasil-1")
    commit(game, "manheim-1")
    show(game, "manheim-1", "tyrs-smite-1")
    commit(game, "yggdrasil-1", wolf="pass")
    end_the_age(game, "manheim-1")
    # The first quest was committed before, so the copy that was shown can only be the saved card.
    assert {tuple(hand) for hand, _ in imagined(game, watcher, 20)} == {("manheim-1",)}


@pytest.mark.parametrize("watcher", WATCHERS)
def test_a_quest_committed_after_its_copy_was_shown_may_stand_for_it_F2(watcher: int) -> None:
    game = watched("manheim-1", "manheim-1", "yggdrasil-1")
    show(game, "manheim-1", "tyrs-smite-1")
    commit(game, "manheim-1")
    end_the_age(game, "manheim-1")
    beliefs = {tuple(hand) for hand, _ in imagined(game, watcher)}
    assert ("manheim-1",) in beliefs
    assert len(beliefs) > 1


# --- drafts ---------------------------------------------------------------------------------------


def test_a_pack_that_came_back_tells_which_cards_were_taken_but_not_by_whom_D2() -> None:
    """With three players the first pack comes back in the fourth round without two more cards."""
    rng = Random(3)
    packs = draw_packs(range(1, 4), 3, 0, rng)
    setup = Setup((0, 1, 2), 0, True, 0, TOKENS, DOOMS, (1, 7), tuple(packs))
    game = Game(new_game(setup))
    for _ in range(3):
        for clan in ("wolf", "raven", "serpent"):
            game.do(clan, game.legal(clan)[-1])
    true_pack = game.state.packs[0]
    assert len(set(true_pack[:3])) == 3
    seen = view(game.state, 0)
    taken = {sample(seen, rng).packs[0][:3] for _ in range(60)}
    mine, first, second = true_pack[:3]
    assert taken == {(mine, first, second), (mine, second, first)}


def test_cards_passed_on_last_are_with_the_others_or_left_over_D2() -> None:
    rng = Random(4)
    packs = draw_packs(range(1, 4), 4, 0, rng)
    setup = Setup((0, 1, 2, 3), 0, True, 0, TOKENS, DOOMS, (1,), tuple(packs))
    game = Game(new_game(setup)).everybody_drafts()
    seen = view(game.state, 0)
    for _ in range(20):
        world = sample(seen, rng)
        for pack in range(4):
            held = (0 - pack) % 4
            assert Counter(world.packs[pack][held:]) == Counter(game.state.packs[pack][held:])
        assert world.hands[0] == game.state.hands[0]
    beliefs = {sample(seen, rng).hands[1] for _ in range(20)}
    assert len(beliefs) > 10
