"""Committing quests (Q1); F2 is about their glory at the end of an age."""

from fimbul.rules import SPECTATOR, view
from tests.scenario import Scenario, card


def test_committing_a_quest_moves_it_to_the_clan_sheet_for_free_Q1() -> None:
    game = Scenario().hand("wolf", "alfheim-1", "tyrs-bash", "troll").start()
    assert game.legal("wolf").count("quest alfheim-1") == 1
    assert not [move for move in game.legal("wolf") if move in ("quest tyrs-bash", "quest troll")]
    game.do("wolf", "quest alfheim-1")
    assert game.quests("wolf") == ["alfheim-1"]
    assert game.hand("wolf") == ["troll", "tyrs-bash"]
    assert game.rage("wolf") == 6
    assert game.deciding == ["raven"]


def test_quest_is_committed_face_down_Q1() -> None:
    """All see that a quest was committed; only the owner is told which."""
    game = Scenario().hand("raven", "manheim-1").start("raven").do("raven", "quest manheim-1")
    assert [(event.audience, event.values) for event in game.told("quest-committed")] == [
        (-1, (1,))
    ]
    assert [event.audience for event in game.told("quest-chosen")] == [1]
    assert game.discarded == []


def test_only_the_owner_may_look_at_committed_quests_Q1() -> None:
    game = Scenario().quests("raven", "manheim-1", "yggdrasil-1").start("bear")
    quests = (card("manheim-1"), card("yggdrasil-1"))
    assert view(game.state, game.seat("raven")).quests == [(), quests, (), ()]
    for seat in (SPECTATOR, game.seat("wolf"), game.seat("bear")):
        assert view(game.state, seat).quests == [()] * 4
        assert view(game.state, seat).quest_counts == (0, 2, 0, 0)


def test_any_number_of_quests_may_be_committed_and_each_copy_pays_Q1() -> None:
    hand = ("alfheim-1", "alfheim-1", "manheim-1", "glorious-death-1")
    scenario = Scenario().hand("wolf", *hand).at("wolf", "gimle", warriors=1)
    game = scenario.passed("raven", "serpent", "bear").start()
    for quest in hand:
        game.do("wolf", f"quest {quest}")
    assert game.quests("wolf") == list(hand)
    game.do("wolf", "pass", "raise axes", "raise axes")
    assert game.glory("wolf") == 5 + 5
    assert game.steps("wolf") == (1, 3, 1)


def test_a_failed_quest_has_no_penalty_Q1() -> None:
    game = Scenario().glory("wolf", 4).quests("wolf", "yggdrasil-1", "manheim-1").end_of_actions()
    assert [event.values[2] for event in game.told("quest-resolved")] == [0, 0]
    assert game.glory("wolf") == 4
    assert game.steps("wolf") == (1, 1, 1)
