"""The timing of a bot's answer reveals nothing about its hand: games in virtual time.

The bots here take realistic times, which depend on the hand: next to none without a choice, up to
the whole budget with one. Everything else is the real hub.
"""

from __future__ import annotations

import asyncio
from itertools import pairwise
from random import Random

import pytest

from bench.timing import Answer, Seen, answers_in, auc, by_question, classify
from fimbul.bots import decision_of
from fimbul.bots.effort import Effort, effort_of
from fimbul.match.entries import BotSat, Created, Entry, Moved, Readied, Sat
from fimbul.match.match import Match
from fimbul.match.options import LiveClock, TableOptions
from fimbul.rules import View, legal, move_text
from fimbul.server import hub as hubs
from fimbul.server.hub import Hub
from fimbul.server.pace import MARGIN, PACES, budget_after, expected, moment
from fimbul.server.thinking import Choice, Thinkers
from fimbul.store import open_store
from tests.server.clocks import START
from tests.server.hubs import until

LEVELS = ("norn", "jarl", "thrall")
LONGEST: dict[Effort, float] = {"glance": 0.015, "look": 0.2, "search": 0.5}
"""Seconds that a bot with a choice may take for it."""


class LeapingClock:
    """A clock for one table: a sleeper wakes at once, and the clock jumps ahead."""

    def __init__(self) -> None:
        self._now = float(START)

    def now_ms(self) -> int:
        return round(self._now * 1000)

    def monotonic(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        self._now += seconds
        await asyncio.sleep(0)


class TimedThinkers(Thinkers):
    """Bots that choose at random after waiting for a worker and thinking."""

    def __init__(self, clock: LeapingClock, rng: Random, is_busy: bool) -> None:
        self.clock = clock
        self.rng = rng
        self.is_busy = is_busy
        self.options: list[int] = []
        """The number of options of each decision."""

    async def choose(
        self, level: str, view: View, network: str = "", *, is_urgent: bool = False
    ) -> Choice:
        effort = effort_of(level, decision_of(view).name)
        waited = self.rng.random() * 1.5 if self.is_busy else 0.0
        longest = (
            min(LONGEST[effort], budget_after(waited)) if effort == "search" else LONGEST[effort]
        )
        has_choice = len(view.options) > 1
        taken = longest * (0.2 + 0.8 * self.rng.random()) if has_choice else 0.0002
        self.options.append(len(view.options))
        await self.clock.sleep(waited + taken)
        move = move_text(view.options[int(self.rng.random() * len(view.options))])
        return Choice(move, effort, expected(effort, waited))

    def close(self) -> None:
        pass


async def play(url: str, seed: int, is_busy: bool = False) -> list[Answer]:
    """Play one person against three bots, and return the public facts of the bots' answers."""
    rng = Random(seed)
    clock = LeapingClock()
    thinkers = TimedThinkers(clock, rng, is_busy)
    async with open_store(url) as store:
        hub = Hub(store, thinkers, clock)
        table = f"timing-{seed}-{is_busy}"
        opened = await hub.create(table, entries_of_a_table(rng), [(0, "hash")])
        hub.wake(opened)
        while opened.match.status == "running":
            await until(lambda: not opened.working_since)
            if 0 in opened.match.owing():
                options = legal(opened.match.state, 0)
                move = move_text(options[int(rng.random() * len(options))])
                decision = opened.match.decision_of(0)
                await hub.act(table, lambda m, d=decision, t=move: m.move(0, d, t))  # type: ignore[misc]
        answers = answers_of(opened.match)
        assert len(answers) == len(thinkers.options)
        await hub.close()
    return answers


def entries_of_a_table(rng: Random) -> list[Entry]:
    match = Match()
    entries: list[Entry] = [
        Created(TableOptions(players=4, seats="as-seated", clock=LiveClock())),
        Sat(0, "Ask"),
        Readied(0, True),
        *(BotSat(chair, level) for chair, level in enumerate(LEVELS, start=1)),
    ]
    for entry in entries:
        match.fold_new(entry, 0)
    return [*entries, match.start(rng)]


def answers_of(match: Match) -> list[Answer]:
    """Return the public facts of the bots' answers, with the truth about their hands."""
    seen = [
        Seen(step.logged.at, before.logged.at, entry.by, match.chair_at(entry.seat).level)
        for before, step in pairwise(match.steps)
        if isinstance(entry := step.logged.entry, Moved)
    ]
    return answers_in(match.record(), seen)


def searched(answers: list[Answer]) -> list[Answer]:
    """Return all answers to decisions that the bot searches if it has a choice."""
    return [answer for answer in answers if effort_of(answer.level, answer.kind) == "search"]


@pytest.mark.anyio
@pytest.mark.parametrize("is_busy", [False, True])
async def test_times_reveal_nothing_about_hands(sqlite_url: str, is_busy: bool) -> None:
    answers = [answer for seed in range(2) for answer in await play(sqlite_url, seed, is_busy)]
    told = 0
    for found in [*by_question(answers).values(), searched(answers)]:
        verdict = classify(found, Random(1))
        if verdict is not None:
            told += 1
            assert not verdict.tells, (found[0].level, found[0].kind, verdict)
    assert told >= 4
    if not is_busy:
        for (level, kind), found in by_question(answers).items():
            (elapsed,) = {answer.elapsed for answer in found}
            assert elapsed == round(PACES[effort_of(level, kind)].slot * 1000)


@pytest.mark.anyio
async def test_without_slots_times_would_reveal_hands(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This shows that the test above can fail."""
    monkeypatch.setattr(hubs, "moment", lambda effort, expected, taken: taken)
    answers = [answer for seed in range(2) for answer in await play(sqlite_url, seed)]
    verdict = classify(searched(answers), Random(1))
    assert verdict is not None
    assert verdict.tells
    assert verdict.auc == 1.0


# --- slots ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("effort", ["glance", "look", "search"])
def test_the_moment_of_an_answer_does_not_depend_on_its_thinking_time(
    effort: Effort,
) -> None:
    rng = Random(2)
    for _ in range(500):
        waited = rng.random() * 3 if rng.random() < 0.5 else 0.0
        due = expected(effort, waited)
        moments = {moment(effort, due, waited + (due - waited) * rng.random()) for _ in range(20)}
        assert len(moments) == 1
        (found,) = moments
        assert due - 1e-6 <= found < due + PACES[effort].slot


def test_a_bot_that_need_not_wait_answers_in_the_first_slot() -> None:
    for effort, pace in PACES.items():
        assert moment(effort, expected(effort, 0.0), 0.0) == pytest.approx(pace.slot)


def test_waiting_shortens_a_search_and_does_not_delay_it() -> None:
    for waited in (0.0, 0.2, 0.45):
        assert waited + budget_after(waited) == pytest.approx(0.5)
        assert moment("search", expected("search", waited), waited) == pytest.approx(0.7)
    assert budget_after(5.0) == 0.05


def test_a_bot_that_is_late_answers_at_the_end_of_a_later_slot() -> None:
    assert moment("glance", 0.02, 0.031) == pytest.approx(0.06)
    assert moment("search", 0.7, 0.71) == pytest.approx(1.4)


def test_a_search_ends_in_time_on_a_machine_that_is_not_too_busy() -> None:
    assert PACES["search"].slot >= 0.5 + MARGIN


# --- the measure ----------------------------------------------------------------------------------


def test_separate_times_reveal_everything_and_equal_times_nothing() -> None:
    assert auc([1, 2, 3, 4], [False, False, True, True]) == 1.0
    assert auc([1, 2, 3, 4], [True, True, False, False]) == 0.0
    assert auc([7, 7, 7, 7], [True, False, True, False]) == 0.5
    assert auc([1, 2, 2, 3], [False, True, False, True]) == 0.875


def test_only_a_result_beyond_chance_counts_as_revealing() -> None:
    rng = Random(3)
    labels = [rng.random() < 0.4 for _ in range(60)]
    noise = [Answer("norn", "action", int(1000 * rng.random()), label) for label in labels]
    betrayed = [
        Answer("norn", "action", int(1000 * rng.random()) + 500 * label, label) for label in labels
    ]
    verdicts = classify(noise, rng), classify(betrayed, rng)
    assert [verdict is not None and verdict.tells for verdict in verdicts] == [False, True]
    assert classify([answer for answer in noise if answer.has_choice], rng) is None
