"""The lessons of the guided game: everybody gets all of them, whatever they do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Final

import pytest

from fimbul.bots import Budget, decision_of, find_bot
from fimbul.i18n import languages, messages
from fimbul.match.asking import LESSONS as DEAL
from fimbul.rules import Record, View, apply, draw_setup, move_text, new_game, next_seat, view
from fimbul.server.lessons import AT_ONCE, LESSON_NAMES, LESSONS, LessonName, course_of
from tests.server.playing import begin, refusal
from tests.server.running import Json, Running, Visitor

GUIDED: Json = {
    "players": 3,
    "seats": "as-seated",
    "allows_hints": True,
    "coach": "lessons",
    "is_public": False,
}
BOTS: Final = ["thrall", "thrall"]
GAMES: Final = 12
"""Games for each kind of pupil."""
READING, DECIDING, WATCHING = 8, 12, 1.5
"""Seconds that a newcomer needs, roughly: for a lesson, for a decision, for the move of a bot."""

Pupil = Callable[[View, Random], int]


def careless(seen: View, rng: Random) -> int:
    return rng.choice(seen.options)


def timid(seen: View, rng: Random) -> int:
    """Passes and declines wherever possible, so that little happens."""
    quiet = [move for move in seen.options if move_text(move).startswith(("pass", "decline"))]
    return (quiet or seen.options)[0]


def advised(seen: View, rng: Random) -> int:
    return find_bot("karl")(rng).choose(seen, decision_of(seen), Budget(simulations=1))


PUPILS: Final[dict[str, Pupil]] = {"careless": careless, "timid": timid, "advised": advised}


def guided_game(pupil: Pupil, seed: int) -> Record:
    """A guided game, with the prepared deal, against two thralls."""
    setup = draw_setup(Random(DEAL), players=3)
    state, rng = new_game(setup), Random(seed)
    thrall = find_bot("thrall")(rng)
    moves: list[tuple[int, int]] = []
    while not state.is_over:
        seat = next_seat(state)
        seen = view(state, seat)
        bot = thrall.choose(seen, decision_of(seen), Budget()) if seat else pupil(seen, rng)
        apply(state, seat, bot)
        moves.append((seat, bot))
    return Record(setup, moves)


@cache
def courses(pupil: str) -> list[list[tuple[int, str, list[LessonName]]]]:
    """The age, decision and lessons of each decision, of some games of a pupil."""
    return [
        [(seen.age, seen.decision, found) for seen, found in course_of(record, 0)]
        for record in (guided_game(PUPILS[pupil], seed) for seed in range(GAMES))
    ]


def decisions(pupil: str) -> Iterator[tuple[int, str, list[LessonName]]]:
    for course in courses(pupil):
        yield from course


EVERY_PUPIL = pytest.mark.parametrize("pupil", PUPILS)


@EVERY_PUPIL
def test_everybody_gets_every_lesson_once(pupil: str) -> None:
    for course in courses(pupil):
        given = Counter(lesson for _, _, found in course for lesson in found)
        assert given == dict.fromkeys(LESSON_NAMES, 1)


@EVERY_PUPIL
def test_no_decision_gives_more_lessons_than_may_be_told(pupil: str) -> None:
    assert all(len(found) <= AT_ONCE[age] for age, _, found in decisions(pupil))


@EVERY_PUPIL
def test_the_last_lesson_says_that_there_are_no_more(pupil: str) -> None:
    for course in courses(pupil):
        assert [lesson for _, _, found in course for lesson in found][-1] == "done"


@pytest.mark.parametrize("pupil", ["careless", "advised"])
def test_most_lessons_come_with_what_they_are_about(pupil: str) -> None:
    """The prepared deal and the thralls bring up most topics in the first age."""
    early = sum(len(found) for age, _, found in decisions(pupil) if age == 1)
    assert early / GAMES >= 15


@pytest.mark.parametrize(
    ("lesson", "kinds"),
    [
        ("welcome", {"draft"}),
        ("draft", {"draft"}),
        ("rage", {"action"}),
        ("invade", {"action"}),
        ("cards", {"battle-card"}),
    ],
)
def test_lessons_are_given_where_they_help(lesson: LessonName, kinds: set[str]) -> None:
    """At least half of those who play actively hear of a thing when it is decided."""
    where = [kind for _, kind, found in decisions("advised") if lesson in found]
    assert sum(kind in kinds for kind in where) >= len(where) / 2


def test_the_lessons_take_ten_to_fifteen_minutes() -> None:
    """Reckoned for those who play actively, up to the last lesson."""
    for seed, course in enumerate(courses("advised")):
        until = next(index for index, (_, _, found) in enumerate(course) if "done" in found)
        record = guided_game(advised, seed)
        own = [number for number, (seat, _) in enumerate(record.moves) if seat == 0]
        bots = own[until] - until
        seconds = (until + 1) * DECIDING + len(LESSON_NAMES) * READING + bots * WATCHING
        assert 10 * 60 <= seconds <= 15 * 60


def test_the_lessons_follow_from_the_moves_alone() -> None:
    """Whoever resumes a game on another device hears the same."""
    record = guided_game(advised, 1)
    whole = [found for _, found in course_of(record, 0)]
    for length in range(0, len(record.moves), 7):
        part = [found for _, found in course_of(Record(record.setup, record.moves[:length]), 0)]
        assert part == whole[: len(part)]


# --- the texts ------------------------------------------------------------------------------------


@pytest.mark.parametrize("tip", [f"J{number}" for number in range(1, 15)])
def test_the_advice_of_the_rulebooks_is_passed_on(tip: str) -> None:
    """Each tip is one lesson, which everybody gets and which has a text in every language."""
    assert [lesson.tip for lesson in LESSONS].count(tip) == 1


@pytest.mark.parametrize("language", languages())
def test_every_lesson_has_a_text(language: str) -> None:
    own = messages(language)
    texts = {name: own.text(f"coach-{name}") for name in LESSON_NAMES}
    assert len(set(texts.values())) == len(LESSON_NAMES)
    assert all(20 < len(text) < 330 for text in texts.values())


# --- the route ------------------------------------------------------------------------------------


def guided(ask: Visitor) -> str:
    body = {"name": "Ask", "options": GUIDED, "bots": BOTS, "starts": True}
    table: str = ask.do("/tables", body)["table"]
    return table


def test_a_guided_game_begins_with_the_prepared_deal(ask: Visitor, embla: Visitor) -> None:
    packs = [who.ask(f"/tables/{guided(who)}/news", seat=0)["view"]["pack"] for who in (ask, embla)]
    assert packs[0] == packs[1]


def test_a_deal_that_a_second_player_could_know_is_not_prepared(
    ask: Visitor, embla: Visitor
) -> None:
    options = {**GUIDED, "players": 2}
    tables = [begin(ask, embla, options=options) for _ in range(3)]
    packs = [tuple(ask.ask(f"/tables/{table}/news", seat=0)["view"]["pack"]) for table in tables]
    assert len(set(packs)) > 1


def test_the_lessons_of_a_decision_stay_until_it_is_made(ask: Visitor) -> None:
    table = guided(ask)
    path = f"/tables/{table}/lessons"
    first = ask.ask(path, seat=0)
    assert first["lessons"] == ["welcome"]
    assert (first["given"], first["all"]) == (1, len(LESSON_NAMES))
    assert ask.ask(path, seat=0) == first
    assert first["decision"] == ask.ask(f"/tables/{table}/news", seat=0)["decision"]


def test_only_the_player_gets_lessons(server: Running, ask: Visitor) -> None:
    path = f"/tables/{guided(ask)}/lessons"
    with server.visitor() as stranger:
        assert refusal(server, stranger.get(path, seat=0)) == "not-your-seat"
    assert refusal(server, ask.get(path, seat=1)) == "not-your-seat"


def test_other_games_have_no_lessons(server: Running, ask: Visitor, embla: Visitor) -> None:
    assert refusal(server, ask.get(f"/tables/{begin(ask, embla)}/lessons", seat=0)) == "no-lessons"
    table = ask.do("/tables", {"name": "Ask", "options": GUIDED})["table"]
    assert refusal(server, ask.get(f"/tables/{table}/lessons", seat=0)) == "not-started"
