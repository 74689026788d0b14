"""Kills the server again and again while clients play; nothing acknowledged may be lost.

``python -m tests.server.crash --kills 200 --database sqlite`` (or ``postgresql``, or ``both``).

Clients play at several tables over HTTP and keep a journal of their requests and the
acknowledgements. A kill waits for a request of a certain kind (a draft, a battle, an undo, any) and
comes some milliseconds after it was sent, so before, during or after its commit. Then the server is
started again, the clients repeat their unanswered requests, and the logs are compared with the
journals.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any

import httpx

from fimbul.match.entries import Entry, Logged, Moved, Said, Undone
from fimbul.match.match import fold
from fimbul.rules import replay
from fimbul.rules.reasons import REASONS
from fimbul.server.keys import new_secret
from fimbul.store import open_store
from tests.patience import PATIENCE
from tests.postgres import Cluster, binaries
from tests.server.processes import ServerProcess

KINDS = ("draft", "battle", "undo", "any")
"""The kinds of requests that kills wait for, in turn."""
DELAY = 0.03
"""The kill comes within this many seconds after a request was sent."""
FAR = 10_000
"""More entries than a game has."""
WAIT = 2.0
"""Seconds that a client waits for news before it asks again."""
REFUSALS = ("stale-decision", "nothing-to-undo", "too-many-undos", *REASONS)
"""Refusals of a request that another player's undo or move has overtaken."""

Json = dict[str, Any]


@dataclass
class Figures:
    """The results of a run."""

    database: str
    kills: int = 0
    kills_by_kind: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    unanswered: int = 0
    """Requests that got no answer because the server died."""
    entries: int = 0
    tables: int = 0
    finished: int = 0
    seconds: float = 0.0
    start_seconds: list[float] = field(default_factory=list)

    def as_json(self) -> Json:
        starts = sorted(self.start_seconds)
        return {
            **vars(self),
            "seconds": round(self.seconds, 1),
            "start_seconds": round(starts[len(starts) // 2], 2) if starts else None,
        }


class Killer:
    """Passes requests to the server, and kills it when one of the awaited kind is sent."""

    def __init__(self, server: ServerProcess, rng: Random, figures: Figures) -> None:
        self.server = server
        self.rng = rng
        self.figures = figures
        self.wanted = ""
        self.is_up = asyncio.Event()
        self.struck = asyncio.Event()

    def sending(self, kind: str) -> None:
        """A client is about to send a request."""
        if self.wanted and self.wanted in (kind, "any"):
            self.wanted = ""
            loop = asyncio.get_running_loop()
            loop.call_later(self.rng.uniform(0, DELAY), self._strike, kind)

    def _strike(self, kind: str) -> None:
        self.is_up.clear()
        self.server.kill()
        self.figures.kills += 1
        self.figures.kills_by_kind[kind] += 1
        self.struck.set()

    async def start(self) -> None:
        started = time.monotonic()
        await asyncio.to_thread(self.server.start)
        self.figures.start_seconds.append(time.monotonic() - started)
        self.is_up.set()

    async def kill_once(self, kind: str, patience: float) -> None:
        """Wait for a request of a kind (after a while, of any kind), kill, and start again."""
        self.struck.clear()
        self.wanted = kind
        try:
            await asyncio.wait_for(self.struck.wait(), patience)
        except TimeoutError:
            self.wanted = "any"
            await asyncio.wait_for(self.struck.wait(), 60)
        await self.start()


@dataclass
class Request:
    """A request, whether it was acknowledged, and with which number."""

    entry: Entry
    is_acknowledged: bool = False
    seq: int = 0
    """0 if only a repeated request was acknowledged."""


class Client:
    """A client at a table that plays at random and records what the server acknowledges."""

    def __init__(self, table: Table, chair: int, secret: str, killer: Killer, rng: Random) -> None:
        self.table = table
        self.chair = chair
        self.killer = killer
        self.rng = rng
        self.requests: list[Request] = []
        self.seq = 0
        """The last entry that the client knows of."""
        self.http = httpx.AsyncClient(
            base_url=f"{killer.server.url}/api/tables/{table.id}",
            headers={"Authorization": f"Bearer {secret}"},
            timeout=PATIENCE,
            trust_env=False,
        )

    async def play(self) -> None:
        """Play until the game is over or the log is long enough."""
        seat = await self._seat()
        while self.table.highest < self.table.goal:
            news = await self._news(seat)
            if news["table"]["status"] == "finished":
                self.table.is_finished = True
                return
            decision = news["view"]["decision"]
            self._check_own(news, seat)
            if news["can_undo"] and self.rng.random() < 0.15:
                await self._undo(seat, news["decision"])
            elif seat in decision["seats"] and (
                seat not in decision["sealed"] or self.rng.random() < 0.05
            ):
                await self._move(seat, news)
            elif self.rng.random() < 0.02:
                await self._say()

    async def _seat(self) -> int:
        found = await self._get("")
        seat: int = found["table"]["seats"].index(self.chair)
        return seat

    async def _news(self, seat: int) -> Json:
        """Fetch the news since the last time; they have no gaps, and nothing known is gone."""
        after = self.seq
        news = await self._get("/news", seat=seat, after=after, wait=WAIT)
        assert news["seq"] >= after, f"{self.table.id}: knew {after}, is told {news['seq']}"
        heard = [step["seq"] for step in news["steps"]]
        assert heard == list(range(after + 1, news["seq"] + 1)), (after, heard)
        self.seq = news["seq"]
        return news if news["is_complete"] else await self._news(seat)

    def _check_own(self, news: Json, seat: int) -> None:
        """A sealed choice that was acknowledged is the one that counts."""
        last = next((r for r in reversed(self.requests) if r.is_acknowledged), None)
        if last is None or not isinstance(last.entry, Moved):
            return
        decision = news["view"]["decision"]
        if last.entry.decision == news["decision"] and seat in decision["seats"]:
            assert last.entry.move in decision["own"], (self.table.id, last, decision)

    async def _move(self, seat: int, news: Json) -> None:
        decision = news["view"]["decision"]
        move = self.rng.choice(decision["options"])
        kind = decision["kind"]
        is_battle = kind == "battle-card" or news["view"]["battle"] is not None
        entry = Moved(seat, news["decision"], move)
        await self._send(
            "/moves",
            {"seat": seat, "decision": news["decision"], "move": move},
            entry,
            "battle" if is_battle else kind,
        )

    async def _undo(self, seat: int, decision: str) -> None:
        await self._send("/undo", {"seat": seat, "decision": decision}, Undone(seat), "undo")

    async def _say(self) -> None:
        text = f"line {len(self.requests)} of {self.chair}"
        await self._send("/chat", {"chair": self.chair, "text": text}, Said(self.chair, text), "")

    async def _get(self, path: str, **query: float) -> Json:
        while True:
            await self.killer.is_up.wait()
            try:
                answer = await self.http.get(path, params=query)
            except httpx.TransportError:
                await asyncio.sleep(0.01)
                continue
            assert answer.status_code == 200, answer.text
            found: Json = answer.json()
            return found

    async def _send(self, path: str, body: Json, entry: Entry, kind: str) -> None:
        """Send a request, and repeat it unchanged until it is answered.

        A line of chat is not repeated, because two equal lines could not be told apart.
        """
        request = Request(entry)
        self.requests.append(request)
        is_again = False
        while True:
            await self.killer.is_up.wait()
            self.killer.sending(kind)
            try:
                answer = await self.http.post(path, json=body)
            except httpx.TransportError:
                self.table.figures.unanswered += 1
                if isinstance(entry, Said):
                    return
                is_again = True
                await asyncio.sleep(0.01)
                continue
            break
        found = answer.json()
        if answer.status_code != 200:
            assert answer.status_code == 409, answer.text
            assert found["error"]["code"] in REFUSALS, answer.text
            return
        self.table.figures.acknowledged += 1
        self.table.highest = max(self.table.highest, found["seq"])
        request.is_acknowledged = True
        request.seq = 0 if is_again else found["seq"]


class Table:
    """A table with clients, and with bots on the other chairs."""

    def __init__(self, table_id: str, figures: Figures) -> None:
        self.id = table_id
        self.figures = figures
        self.clients: list[Client] = []
        self.highest = 0
        self.is_finished = False
        self.goal = FAR

    async def play(self) -> None:
        async with asyncio.TaskGroup() as group:
            for client in self.clients:
                group.create_task(client.play())

    def known(self) -> tuple[int, list[Request]]:
        """Return the last entry that a client knows of, and all that was acknowledged."""
        heard = max([self.highest, *(client.seq for client in self.clients)])
        requests = [request for client in self.clients for request in client.requests]
        return heard, [replace(request) for request in requests if request.is_acknowledged]

    def check(self, log: list[Logged], known: tuple[int, list[Request]]) -> None:
        """Check that everything known before is in the log, once and in its place.

        Everything else in the log was requested, and the log replays to a valid game.
        """
        match = fold(log)
        assert replay(match.record()) == match.state
        assert [logged.seq for logged in log] == list(range(1, len(log) + 1))
        log = [Logged(logged.seq, logged.at, _as_asked(logged.entry)) for logged in log]
        heard, acknowledged = known
        assert len(log) >= heard
        for request in acknowledged:
            self._check_place(log, request)
        asked = Counter(request.entry for client in self.clients for request in client.requests)
        written = Counter(logged.entry for logged in log if _is_asked_for(logged.entry))
        for entry, count in written.items():
            assert count <= asked[entry], f"{self.id}: {entry} was written {count} times"

    def _check_place(self, log: list[Logged], request: Request) -> None:
        """Check that a repeated move is acknowledged with the number of the last entry."""
        if not request.seq or log[request.seq - 1].entry != request.entry:
            assert isinstance(request.entry, Moved) or not request.seq, f"{self.id}: {request}"
            before = [logged.entry for logged in log[: request.seq or len(log)]]
            assert request.entry in before, f"{self.id}: {request} is not there"


def _as_asked(entry: Entry) -> Entry:
    """An entry without the salt of a line of chat, which the server adds."""
    return Said(entry.chair, entry.text) if isinstance(entry, Said) else entry


def _is_asked_for(entry: Entry) -> bool:
    return (isinstance(entry, Moved) and entry.by == "player") or isinstance(entry, Undone | Said)


class Run:
    """A server, its killer, and the tables at which the clients play."""

    def __init__(self, database: str, url: str, folder: Path, seed: int, tables: int) -> None:
        self.url = url
        self.rng = Random(seed)
        self.figures = Figures(database)
        self.server = ServerProcess(url, folder / "server.log")
        self.killer = Killer(self.server, self.rng, self.figures)
        self.count = tables
        self.tables: list[Table] = []
        self.is_ending = False

    async def run(
        self, kinds: Iterable[str], patience: float = 20.0, further: int = FAR
    ) -> Figures:
        """Kill once for each of these kinds, then let every table play on, and compare all logs.

        The tables play on for ``further`` entries, or to the end of their games.
        """
        started = time.monotonic()
        try:
            await self.killer.start()
            async with asyncio.TaskGroup() as group:
                for number in range(self.count):
                    group.create_task(self._keep_playing(number))
                for kill, kind in enumerate(kinds, start=1):
                    await asyncio.sleep(self.rng.uniform(0, 0.3))
                    await self.killer.kill_once(kind, patience)
                    await self._check_all()
                    if kill % 20 == 0:
                        print(json.dumps(self.figures.as_json()), flush=True)
                self.is_ending = True
                for table in self.tables:
                    table.goal = table.highest + further
            await self._check_all()
        finally:
            self.server.kill()
        self.figures.seconds = time.monotonic() - started
        return self.figures

    async def _keep_playing(self, number: int) -> None:
        """Play one game after the other, each to its end."""
        while not self.is_ending:
            async with self._table(number) as table:
                self.tables.append(table)
                self.figures.tables += 1
                await table.play()
                assert table.is_finished or self.is_ending
                self.figures.finished += table.is_finished

    @asynccontextmanager
    async def _table(self, number: int) -> AsyncIterator[Table]:
        """Create a table with two to four players, one of whom may be a bot."""
        players = 2 + number % 3
        bots = ["thrall"] if number % 2 else []
        secrets = [new_secret() for _ in range(players - len(bots))]
        table_id = await self._sit_down(players, bots, secrets)
        table = Table(table_id, self.figures)
        async with AsyncExitStack() as stack:
            for chair, secret in enumerate(secrets):
                rng = Random(self.rng.random())
                client = Client(table, chair, secret, self.killer, rng)
                await stack.enter_async_context(client.http)
                table.clients.append(client)
            yield table

    async def _sit_down(self, players: int, bots: list[str], secrets: list[str]) -> str:
        """Create a table and start it; start over if the server dies meanwhile."""
        while True:
            await self.killer.is_up.wait()
            try:
                async with httpx.AsyncClient(
                    base_url=f"{self.server.url}/api", timeout=PATIENCE, trust_env=False
                ) as http:
                    return await self._set_up(http, players, bots, secrets)
            except httpx.TransportError:
                await asyncio.sleep(0.01)

    async def _set_up(
        self, http: httpx.AsyncClient, players: int, bots: list[str], secrets: list[str]
    ) -> str:
        async def post(secret: str, path: str, body: Json | None = None) -> Json:
            headers = {"Authorization": f"Bearer {secret}"}
            answer = await http.post(path, json=body, headers=headers)
            assert answer.status_code in (200, 201), answer.text
            done: Json = answer.json()
            return done

        options = {"players": players, "is_public": False}
        made = await post(secrets[0], "/tables", {"options": options, "name": "p0", "bots": bots})
        table: str = made["table"]
        for chair, secret in enumerate(secrets):
            if chair:
                await post(secret, f"/tables/{table}/sit", {"name": f"p{chair}", "chair": chair})
            await post(secret, f"/tables/{table}/ready", {"chair": chair})
        await post(secrets[0], f"/tables/{table}/start")
        return table

    async def _check_all(self) -> None:
        """Compare the journals with the database itself."""
        async with open_store(self.url) as store:
            for table in list(self.tables):
                is_over = table.is_finished
                known = table.known()
                log = await store.read(table.id)
                table.check(log, known)
                if is_over:
                    self.tables.remove(table)
                    self.figures.entries += len(log)


def run_on(database: str, kills: int, seed: int, tables: int, folder: Path) -> Figures:
    """Run on a new database: SQLite in the folder, or a private PostgreSQL."""
    kinds = islice(cycle(KINDS), kills)
    if database == "sqlite":
        url = f"sqlite+aiosqlite:///{folder / 'matches.sqlite'}"
        return asyncio.run(Run(database, url, folder, seed, tables).run(kinds))
    programs = binaries()
    assert programs is not None, "PostgreSQL is not installed"
    home = Path(tempfile.mkdtemp(prefix="fimbul-pg-"))
    cluster = Cluster(programs, home)
    try:
        cluster.create()
        cluster.start()
        try:
            run = Run(database, cluster.url("postgres"), folder, seed, tables)
            return asyncio.run(run.run(kinds))
        finally:
            cluster.stop()
    finally:
        shutil.rmtree(home, ignore_errors=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.crash", description=__doc__)
    parser.add_argument("--kills", type=int, default=100, help="kills for each database")
    parser.add_argument("--database", choices=("sqlite", "postgresql", "both"), default="both")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=6, help="concurrent tables")
    options = parser.parse_args()
    both = ("sqlite", "postgresql")
    for database in both if options.database == "both" else (options.database,):
        with tempfile.TemporaryDirectory(prefix="fimbul-crash-") as folder:
            figures = run_on(database, options.kills, options.seed, options.tables, Path(folder))
        print(json.dumps(figures.as_json(), indent=2))


if __name__ == "__main__":
    main()
