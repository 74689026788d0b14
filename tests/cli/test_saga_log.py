from __future__ import annotations

import pytest

from fimbul.cli.text.saga_log import Line, fold, sentence
from fimbul.cli.text.words import Words
from fimbul.i18n import messages
from fimbul.rules import events as ev
from fimbul.rules.events import EVENT_FIELDS, EVENT_NAMES, PUBLIC, Event
from tests import regenerate_saga
from tests.scenario import Game, Scenario

VALUES = {"seat": 1, "victim": 2, "seats+": 0b0110, "fulfilled": 1, "step": 3, "source": 6}
"""Values for the fields of an event that cannot be 1; 6 is Gimle, or Valhalla."""


def words() -> Words:
    return Words(messages("en"), Scenario().state)


def told(events: list[Event]) -> list[str]:
    return [sentence(line, words()).plain for line in fold(events)]


def log_of(game: Game, *moves: tuple[str, str]) -> list[str]:
    """The lines of the log for these moves."""
    game.events.clear()
    for clan, move in moves:
        game.do(clan, move)
    return told(game.events)


@pytest.mark.parametrize("kind", range(len(EVENT_NAMES)), ids=EVENT_NAMES)
def test_every_event_is_a_sentence_with_all_its_names(kind: int) -> None:
    name, fields = EVENT_FIELDS[kind]
    values = [VALUES.get(field, 1) for field in fields]
    audience = PUBLIC if {"seat", "seats+", "province"}.intersection(fields) else 1
    said = sentence(Line(Event(kind, audience, tuple(values))), words())
    assert said.plain.strip()
    assert "{" not in said.plain
    assert not any(0xE000 <= ord(letter) <= 0xF8FF for letter in said.plain)
    if "seat" in fields:
        assert "Raven" in said.plain, name


def test_an_empty_list_is_written_as_a_word() -> None:
    event = Event(ev.HAND_RECEIVED, 0, ())
    assert "nothing" in sentence(Line(event), words()).plain


def test_an_action_is_logged_with_its_cost() -> None:
    game = Scenario().hand("wolf", "troll").start()
    said = log_of(game, ("wolf", "upgrade troll monster-1"), ("wolf", "invade troll gimle"))
    assert said == [
        "Wolf plays the upgrade Troll (−2 rage).",
        "Wolf invades Gimle with the Troll.",
    ]


def test_passing_is_logged_with_the_rage_lost() -> None:
    said = log_of(Scenario().start(), ("wolf", "pass"))
    assert said == ["Wolf passes (−6 rage) and takes no more actions this age."]


def test_figures_that_march_together_share_a_line() -> None:
    game = Scenario().at("wolf", "gimle", "leader", warriors=2).start()
    said = log_of(
        game,
        ("wolf", "march gimle"),
        ("wolf", "to horgr"),
        ("wolf", "move warrior"),
        ("wolf", "move leader"),
        ("wolf", "move warrior"),
    )
    assert said == ["Wolf moves 2 warriors and the leader from Gimle to Horgr (−1 rage)."]


def test_a_battle_is_logged_stage_by_stage() -> None:
    scenario = Scenario().at("wolf", "gimle", "leader").at("raven", "gimle", warriors=2)
    scenario.at("raven", "fjord-nw", "ship").hand("wolf", "tyrs-crush-1").hand("raven", "troll")
    game = scenario.start()
    said = log_of(
        game, ("wolf", "pillage gimle"), ("wolf", "card tyrs-crush-1"), ("raven", "card troll")
    )
    assert said == [
        "Wolf sets out to pillage Gimle.",
        "Battle for Gimle: Wolf and Raven.",
        "Wolf reveals Tyr's Crush (+4).",
        "Raven reveals Troll (no bonus).",
        "Wolf: 3 + 4 = 7",
        "Raven: 4 + 0 = 4",
        "Wolf wins the battle for Gimle.",
        "Raven loses 2 warriors in Gimle.",
        "Raven loses the ship in the north-west fjord.",
        "Wolf discards Tyr's Crush.",
        "Raven takes Troll back.",
        "Wolf pillages Gimle: +1 step of horns.",
        "Wolf raises horns to 5 (step 2 of 6).",
        "Wolf: +3 glory (battle)",
    ]


def test_clans_that_stay_away_one_after_another_share_a_line() -> None:
    scenario = Scenario().at("wolf", "gimle", "leader").at("raven", "yggdrasil", warriors=1)
    game = scenario.at("bear", "yggdrasil", warriors=1).start()
    said = log_of(game, ("wolf", "pillage gimle"), ("raven", "pass"), ("bear", "pass"))
    assert said[1] == "Raven and Bear send nobody."


def test_the_dead_of_ragnarok_and_their_glory_are_summed() -> None:
    scenario = Scenario().upgrade("wolf", "lokis-dragons").at("wolf", "muspelheim", warriors=3)
    scenario.at("wolf", "muspelheim", "leader").at("wolf", "fjord-se", "ship")
    scenario.at("raven", "muspelheim", warriors=1)
    game = scenario.end_of_actions()
    said = told(game.events)
    start = said.index("Ragnarök strikes Muspelheim.")
    assert said[start : said.index("Muspelheim is destroyed forever.")] == [
        "Ragnarök strikes Muspelheim.",
        "Wolf loses 3 warriors and the leader in Muspelheim.",
        "Wolf: +10 glory (Ragnarök)",
        "Wolf loses the ship in the south-east fjord.",
        "Wolf: +4 glory (ship lost)",
        "Raven loses a warrior in Muspelheim.",
        "Raven: +2 glory (Ragnarök)",
    ]
    assert "Wolf gets 3 warriors, the leader and the ship back from Valhalla." in said


def test_a_judged_quest_is_not_logged_again_as_a_discard() -> None:
    scenario = Scenario().at("wolf", "gimle", warriors=1).quests("wolf", "alfheim-1", "manheim-1")
    game = scenario.end_of_actions()
    said = told(game.events)
    assert said[:2] == [
        "Wolf reveals the quests Alfheim! and Manheim!.",
        "Wolf has fulfilled Alfheim!.",
    ]
    assert not any("discards" in line for line in said)


def test_stolen_rage_is_logged_for_both_clans() -> None:
    events = [
        Event(ev.RAGE_CHANGED, PUBLIC, (0, -1)),
        Event(ev.RAGE_CHANGED, PUBLIC, (1, 1)),
    ]
    assert told(events) == ["Wolf: −1 rage", "Raven: +1 rage"]


def test_the_rage_of_a_new_age_is_logged_once() -> None:
    events = [
        Event(ev.ACTION_PHASE_BEGINS, PUBLIC, (0,)),
        Event(ev.RAGE_CHANGED, PUBLIC, (0, 6)),
        Event(ev.RAGE_CHANGED, PUBLIC, (1, 6)),
        Event(ev.TURN_BEGINS, PUBLIC, (0,)),
        Event(ev.RAGE_CHANGED, PUBLIC, (0, 2)),
    ]
    assert told(events) == [
        "The action phase begins. Wolf is the first player.",
        "Wolf: +2 rage",
    ]


def test_clans_and_cards_are_marked_by_more_than_colour() -> None:
    said = sentence(Line(Event(ev.UPGRADED, PUBLIC, (2, 0, 3))), words())
    assert said.plain == "Serpent plays the upgrade Troll."
    marked = {said.plain[span.start : span.end] for span in said.spans}
    assert marked == {"Serpent", "Troll"}


def test_the_golden_lines_for_the_page_are_up_to_date() -> None:
    """If this fails, run ``make golden``, read the difference, and make ``saga.ts`` agree."""
    assert regenerate_saga.FILE.read_text(encoding="utf-8") == regenerate_saga.text()
