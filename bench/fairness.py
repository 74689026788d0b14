"""``python -m bench.fairness``: how fast others are served while one address keeps all bots busy.

Starts a server with all its limits on. One address opens forty tables of three norns each and
answers at once, so that the norns never stop thinking. Meanwhile other visitors, each from its own
address (of the loopback network), play against a thrall, play against a norn, and let a clock of
one second run out again and again. The same is measured first without the forty tables.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import secrets
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Final, Protocol

import httpx

from bench.load import database, server, spread
from bench.measure import build

PAUSE: Final = 0.2
"""Seconds that a stranger takes for a move; a faster one would reach the limits on requests."""
WAIT: Final = 10.0
PLAIN: Final = {"players": 2, "drafts_first_age": False, "seats": "as-seated", "is_public": False}
VISITORS_OF_CROWD: Final = 8
"""One address needs several visitors to create forty tables at once."""

BEFORE: Final = 8.0
"""Seconds until all tables of the crowd exist and their bots think."""

Json = dict[str, Any]


class Count(Protocol):
    """A number that two processes share."""

    value: int


class Person:
    """A visitor at an address of the loopback network."""

    def __init__(self, port: int, address: str) -> None:
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}/api",
            headers={"Authorization": f"Bearer {secrets.token_urlsafe(32)}"},
            transport=httpx.AsyncHTTPTransport(
                local_address=address, limits=httpx.Limits(max_connections=None)
            ),
            timeout=60,
            trust_env=False,
        )

    async def lay(self, bots: Sequence[str], options: Json) -> str:
        """Create a table that begins at once, and return its id."""
        body = {"options": options, "name": "Ask", "bots": list(bots), "starts": True}
        answer = await self.http.post("/tables", json=body)
        table: str = answer.raise_for_status().json()["table"]
        return table

    async def news(self, table: str, after: int) -> Json:
        asked = {"seat": 0, "after": after, "wait": WAIT}
        answer = await self.http.get(f"/tables/{table}/news", params=asked)
        while answer.status_code == 429:
            await asyncio.sleep(1)
            answer = await self.http.get(f"/tables/{table}/news", params=asked)
        found: Json = answer.raise_for_status().json()
        return found

    async def move(self, table: str, seat: int, decision: str, move: str) -> None:
        body = {"seat": seat, "decision": decision, "move": move}
        answer = await self.http.post(f"/tables/{table}/moves", json=body)
        while answer.status_code == 429:
            await asyncio.sleep(1)
            answer = await self.http.post(f"/tables/{table}/moves", json=body)
        if answer.status_code != 409:  # 409: the clock was faster
            answer.raise_for_status()


@dataclass
class Samples:
    """The measured times, in seconds."""

    thrall: list[float] = field(default_factory=list)
    """From sending a move until the thrall's next answer arrives."""
    norn: list[float] = field(default_factory=list)
    clock: list[float] = field(default_factory=list)
    """How late the clock decided, after its deadline."""


def is_owing(news: Json) -> bool:
    decision = news["view"]["decision"]
    return 0 in decision["seats"] and 0 not in decision["sealed"]


async def play(person: Person, level: str, rng: Random, times: list[float]) -> None:
    """Play one game after another against a bot, and record how long it takes to answer."""
    while True:
        table = await person.lay([level], PLAIN)
        after, sent, decided = 0, 0.0, ""
        status = "running"
        while status == "running":
            news = await person.news(table, after)
            if sent and any(step["by"] == "bot" for step in news["steps"]):
                times.append(time.perf_counter() - sent)
                sent = 0.0
            after, status = news["seq"], news["table"]["status"]
            if status == "running" and is_owing(news) and news["decision"] != decided:
                decided = news["decision"]
                options = news["view"]["decision"]["options"]
                await asyncio.sleep(PAUSE)
                sent = time.perf_counter()
                await person.move(table, 0, decided, rng.choice(options))


async def let_clock_run(person: Person, times: list[float]) -> None:
    """Sit on both chairs of a table, play one of them and leave the other to the clock."""
    clock = {"kind": "live", "bank": 0, "increment": 1}
    while True:
        table = await lay_hot_seat(person, {**PLAIN, "clock": clock})
        after, status = 0, "running"
        deadlines: list[int | None] = [None, None]
        while status == "running":
            news = await person.news(table, after)
            for step in news["steps"]:
                due = deadlines[1]
                if step["by"] == "clock" and step["seat"] == 1 and due is not None:
                    times.append((step["at"] - due) / 1000)
            deadlines = news["deadlines"]
            after, status = news["seq"], news["table"]["status"]
            if status == "running" and is_owing(news):
                move = news["view"]["decision"]["options"][0]
                await person.move(table, 0, news["decision"], move)


async def lay_hot_seat(person: Person, options: Json) -> str:
    answer = await person.http.post("/tables", json={"options": options})
    table: str = answer.raise_for_status().json()["table"]
    for chair in (0, 1):
        for path, body in (
            ("sit", {"name": f"Ask {chair}", "chair": chair}),
            ("ready", {"chair": chair}),
        ):
            (await person.http.post(f"/tables/{table}/{path}", json=body)).raise_for_status()
    (await person.http.post(f"/tables/{table}/start")).raise_for_status()
    return table


# --- the forty tables -----------------------------------------------------------------------------


async def keep_busy(person: Person, rng: Random, answers: Count) -> None:
    """Open a table of three norns and answer at once, for ever."""
    options = {"players": 4, "seats": "as-seated", "is_public": False}
    while True:
        table = await person.lay(["norn"] * 3, options)
        after, status, decided = 0, "running", ""
        while status == "running":
            news = await person.news(table, after)
            answers.value += sum(step["by"] == "bot" for step in news["steps"])
            after, status = news["seq"], news["table"]["status"]
            if status == "running" and is_owing(news) and news["decision"] != decided:
                decided = news["decision"]
                move = rng.choice(news["view"]["decision"]["options"])
                await person.move(table, 0, decided, move)


async def keep_all_busy(port: int, tables: int, seed: int, answers: Count) -> None:
    crowd = [Person(port, "127.0.1.1") for _ in range(VISITORS_OF_CROWD)]
    await asyncio.gather(
        *(
            keep_busy(crowd[number % len(crowd)], Random(seed + number), answers)
            for number in range(tables)
        )
    )


def be_crowd(port: int, tables: int, seed: int, answers: Count) -> None:
    """Keep the server busy until this process is ended.

    It runs in a separate session, because Linux divides the processor between sessions.
    """
    os.setsid()
    asyncio.run(keep_all_busy(port, tables, seed, answers))


@contextmanager
def crowd_at(port: int, tables: int, seed: int) -> Iterator[Count]:
    """Run the busy tables in a separate process, so that their work does not disturb the times."""
    context = get_context("spawn")
    answers: Count = context.Value("q", 0)
    process = context.Process(target=be_crowd, args=(port, tables, seed, answers))
    if tables:
        process.start()
        time.sleep(BEFORE)
    try:
        yield answers
        if tables and not process.is_alive():
            raise RuntimeError("the crowd went home")
    finally:
        if tables:
            process.kill()
            process.join()


# --- a run ----------------------------------------------------------------------------------------


@dataclass
class Result:
    """The results of a run; times in milliseconds."""

    tables_of_norns: int
    seconds: float
    build: str
    load_average: float
    thrall: dict[str, float]
    thrall_answers: int
    norn: dict[str, float]
    norn_answers: int
    clock: dict[str, float]
    clock_answers: int
    crowd_answers_a_second: float


async def listen(port: int, seconds: float, seed: int) -> Samples:
    """Play as the other visitors for some seconds, and return what they measured.

    If no thrall has answered by then, as on a very busy machine, they go on until one has.
    """
    samples = Samples()
    people = [Person(port, f"127.0.2.{number}") for number in range(1, 5)]
    works = [
        play(people[0], "thrall", Random(seed), samples.thrall),
        play(people[1], "thrall", Random(seed + 1), samples.thrall),
        play(people[2], "norn", Random(seed), samples.norn),
        let_clock_run(people[3], samples.clock),
    ]
    tasks = [asyncio.create_task(work) for work in works]
    done: set[asyncio.Task[None]] = set()
    while not (done or samples.thrall):
        done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()
    for person in people:
        await person.http.aclose()
    return samples


def measure(port: int, tables: int, seconds: float, seed: int) -> Result:
    """Measure a thrall, a norn and a clock while one address has many tables of norns."""
    with crowd_at(port, tables, seed) as answers:
        before = answers.value
        started = time.perf_counter()
        samples = asyncio.run(listen(port, seconds, seed))
        took = time.perf_counter() - started
        of_crowd = answers.value - before
        load = os.getloadavg()[0]
    return Result(
        tables,
        round(took, 1),
        build(),
        round(load, 1),
        spread(samples.thrall),
        len(samples.thrall),
        spread(samples.norn),
        len(samples.norn),
        spread(samples.clock),
        len(samples.clock),
        round(of_crowd / took, 1),
    )


def as_table(results: Sequence[Result]) -> str:
    """The figures, a column for each run."""
    first = results[0]
    lines = [f"fimbul.rules: {first.build}, {os.cpu_count()} cores", ""]
    rows = [
        ("tables of three norns", [f"{each.tables_of_norns}" for each in results]),
        ("load average", [f"{each.load_average}" for each in results]),
        ("answers of those norns/s", [f"{each.crowd_answers_a_second}" for each in results]),
    ]
    for name in ("thrall", "norn", "clock"):
        rows.append(
            (f"{name}: answers", [f"{asdict(each)[name + '_answers']}" for each in results])
        )
        rows += [
            (
                f"{name}: {quantile}, ms",
                [f"{asdict(each)[name].get(quantile, 0)}" for each in results],
            )
            for quantile in ("p50", "p99", "max")
        ]
    return "\n".join(
        [*lines, *(f"{name:<28}" + "".join(f"{c:>10}" for c in cells) for name, cells in rows)]
    )


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.fairness", description=__doc__)
    parser.add_argument("--tables", type=int, default=40, help="tables of the busy address")
    parser.add_argument(
        "--seconds", type=float, default=60.0, help="seconds to measure in each run"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="also write the results to this file")
    options = parser.parse_args(arguments)
    results = []
    for tables in (0, options.tables):
        print(f"{tables} tables of norns …", file=sys.stderr, flush=True)
        with tempfile.TemporaryDirectory(prefix="fimbul-fairness-") as name:
            folder = Path(name)
            with (
                database("sqlite", folder) as url,
                server(url, 1, folder / "server.log", is_limited=True) as (port, _),
            ):
                results.append(measure(port, tables, options.seconds, options.seed))
    print(as_table(results))
    if options.json:
        found = json.dumps([asdict(result) for result in results], indent=2)
        options.json.write_text(found + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
