"""``python -m bench.timing``: whether the timing of a bot's answers reveals its hand.

Starts a server and plays games against bots over real connections, in real time. An attacker sees
when each bot answered, and guesses whether its hand gave it a choice. The area under the curve
(AUC) measures how well the times alone predict that: 1 or 0 is perfect knowledge, 0.5 is none.
Shuffling the answers shows how far from 0.5 chance alone gets.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx

from bench.load import database, server
from bench.measure import build
from fimbul.rules import Record, apply, legal, new_game, pending, record_from_text

SHUFFLES: Final = 400
PATIENCE: Final = 25.0
LEVELS: Final = ("norn", "jarl", "thrall")


@dataclass(frozen=True, slots=True)
class Seen:
    """The public facts about a move."""

    at: int
    before: int
    """When the entry before it was written, in milliseconds too."""
    by: str
    level: str
    """The level of the bot on that chair, if there is one."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The public facts about a bot's answer, and whether its hand gave it a choice."""

    level: str
    kind: str
    elapsed: int
    """Milliseconds since the entry before."""
    has_choice: bool


@dataclass(frozen=True, slots=True)
class Verdict:
    """How well elapsed times distinguish answers with a choice from those without."""

    auc: float
    bound: float
    """The largest distance from 0.5 among all shuffles."""
    without: int
    """Answers without a choice."""
    count: int

    @property
    def tells(self) -> bool:
        """Whether the times reveal more than chance does."""
        return abs(self.auc - 0.5) > self.bound


def auc(times: Sequence[float], labels: Sequence[bool]) -> float:
    """Return the probability that a labelled time is longer than another; ties count half."""
    order = sorted(range(len(times)), key=lambda at: times[at])
    total, start = 0.0, 0
    while start < len(order):
        end = start
        while end < len(order) and times[order[end]] == times[order[start]]:
            end += 1
        total += (start + end + 1) / 2 * sum(labels[at] for at in order[start:end])
        start = end
    marked = sum(labels)
    return (total - marked * (marked + 1) / 2) / (marked * (len(labels) - marked))


def classify(answers: Sequence[Answer], rng: Random) -> Verdict | None:
    """Return what an attacker learns from the times, or None if all answers have a choice."""
    labels = [answer.has_choice for answer in answers]
    without = labels.count(False)
    if not without or without == len(labels):
        return None
    times = [answer.elapsed for answer in answers]
    found, furthest = auc(times, labels), 0.0
    for _ in range(SHUFFLES):
        rng.shuffle(labels)
        furthest = max(furthest, abs(auc(times, labels) - 0.5))
    return Verdict(found, furthest, without, len(labels))


def answers_in(record: Record, seen: Iterable[Seen]) -> list[Answer]:
    """Return the bots' answers in a game without undos, with the truth about each."""
    state = new_game(record.setup)
    answers = []
    for (seat, move), told in zip(record.moves, seen, strict=True):
        if told.by == "bot":
            kind = next(owed.name for owed in pending(state) if owed.seat == seat)
            has_choice = len(legal(state, seat)) > 1
            answers.append(Answer(told.level, kind, told.at - told.before, has_choice))
        apply(state, seat, move)
    return answers


def by_question(answers: Iterable[Answer]) -> dict[tuple[str, str], list[Answer]]:
    """Group answers by public facts: the bot's level and the kind of decision."""
    found: dict[tuple[str, str], list[Answer]] = defaultdict(list)
    for answer in answers:
        found[answer.level, answer.kind].append(answer)
    return dict(sorted(found.items()))


# --- games over real connections ------------------------------------------------------------------


def play(http: httpx.Client, bots: Sequence[str], rng: Random) -> list[Answer]:
    """Play a game against bots with random moves, made at once."""
    options = {"players": len(bots) + 1, "seats": "as-seated", "is_public": False}
    body = {"options": options, "name": "Ask", "bots": list(bots), "starts": True}
    at = f"/tables/{http.post('/tables', json=body).raise_for_status().json()['table']}"
    after, decided = 0, ""
    steps: list[dict[str, Any]] = []
    while True:
        asked = {"seat": 0, "after": after, "wait": PATIENCE}
        news = http.get(f"{at}/news", params=asked).raise_for_status().json()
        steps += [step for step in news["steps"] if step["seq"] > after]
        after = news["seq"]
        if news["table"]["status"] == "finished":
            break
        decision = news["view"]["decision"]
        is_owing = 0 in decision["seats"] and 0 not in decision["sealed"]
        if is_owing and news["decision"] != decided:
            decided = news["decision"]
            move = rng.choice(decision["options"])
            body = {"seat": 0, "decision": decided, "move": move}
            http.post(f"{at}/moves", json=body).raise_for_status()
    record = record_from_text(http.get(f"{at}/saga").raise_for_status().text)
    levels = ["", *bots]
    seen = [
        Seen(step["at"], before["at"], step["by"], levels[step["seat"]])
        for before, step in pairwise(steps)
        if step["kind"] == "moved"
    ]
    return answers_in(record, seen)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.timing", description=__doc__)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--bots", nargs="+", default=LEVELS, help="the bots to play against")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    rng = Random(options.seed)
    answers: list[Answer] = []
    with tempfile.TemporaryDirectory(prefix="fimbul-timing-") as name:
        folder = Path(name)
        with database("sqlite", folder) as url, server(url, 1, folder / "server.log") as (port, _):
            headers = {"Authorization": f"Bearer {rng.getrandbits(256):064x}"}
            address = f"http://127.0.0.1:{port}/api"
            with httpx.Client(
                base_url=address, headers=headers, timeout=PATIENCE + 20, trust_env=False
            ) as http:
                for number in range(options.games):
                    print(f"game {number + 1} of {options.games} …", file=sys.stderr, flush=True)
                    answers += play(http, options.bots, rng)
    cores, load = os.cpu_count(), os.getloadavg()[0]
    print(f"fimbul.rules: {build()}, {cores} cores, load {load:.1f}, {options.games} games\n")
    print(f"{'level':<8}{'decision':<20}{'answers':>8}{'no choice':>10}{'AUC':>8}{'chance':>8}")
    for (level, kind), found in by_question(answers).items():
        verdict = classify(found, rng)
        if verdict is not None:
            counts = f"{verdict.count:>8}{verdict.without:>10}"
            told = "  tells" if verdict.tells else ""
            print(f"{level:<8}{kind:<20}{counts}{verdict.auc:>8.3f}{verdict.bound:>8.3f}{told}")


if __name__ == "__main__":
    main()
