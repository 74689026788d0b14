"""Two processes on one PostgreSQL: both serve requests for a table, and there is one log."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import SystemRandom

import httpx
import pytest
import sqlalchemy as sa

from fimbul.match.entries import Logged, Moved, Said, Started
from fimbul.match.errors import MatchError
from fimbul.server import observe
from fimbul.server.app import Settings
from fimbul.server.clock import Clock
from fimbul.server.hub import TICK, Hub
from fimbul.server.keys import new_secret
from fimbul.server.tasks import going_on
from fimbul.store.store import LEASE
from tests.patience import PATIENCE
from tests.server.clocks import FakeClock
from tests.server.hubs import (
    Listener,
    draft_options,
    hub_on,
    lay,
    log_of,
    option,
    outcomes,
    thinkers_of,
    turn_options,
    until,
)
from tests.server.processes import ServerProcess, serving
from tests.server.running import Json, running

pytestmark = pytest.mark.anyio

KILL_LISTENERS = sa.text(
    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
    " WHERE datname = current_database() AND query ILIKE 'LISTEN%'"
)


@asynccontextmanager
async def two_hubs(
    url: str, *, listens: bool = True, clock: Clock | None = None
) -> AsyncIterator[tuple[Hub, Hub]]:
    async with (
        hub_on(url, listens=listens, clock=clock) as one,
        hub_on(url, listens=listens, clock=clock) as other,
    ):
        yield one, other


async def agree(table: str, *hubs: Hub) -> list[Logged]:
    """Wait until all hubs know every written entry, and agree.

    A hub that hears of an entry while nobody watches reads it when the table is opened again.
    """
    log = await log_of(hubs[0], table)
    for hub in hubs:
        async with asyncio.timeout(PATIENCE):
            while (opened := await hub.open(table)).match.seq < len(log):
                await asyncio.sleep(0.005)
        assert [step.logged for step in opened.match.steps] == log
    return log


async def test_seats_that_commit_at_once_in_different_processes_all_commit(
    postgres_url: str,
) -> None:
    async with two_hubs(postgres_url) as hubs:
        table = await lay(hubs[0], draft_options())
        opened = [await hub.open(table) for hub in hubs]
        decision = opened[0].match.decision
        moves = {seat: option(opened[0], seat, 1) for seat in range(4)}

        def commit(seat: int) -> asyncio.Task[int]:
            hub = hubs[seat % 2]
            return asyncio.create_task(
                hub.act(table, lambda match: match.move(seat, decision, moves[seat]))
            )

        found = await outcomes(commit(seat) for seat in range(4))
        assert all(isinstance(seq, int) for seq in found), found
        log = await agree(table, *hubs)
        for seat, seq in enumerate(found):
            assert isinstance(seq, int)
            assert log[seq - 1].entry == Moved(seat, decision, moves[seat])


async def test_a_storm_from_both_sides_is_written_in_one_order(postgres_url: str) -> None:
    conflicts = observe.conflicts._value.get()
    async with two_hubs(postgres_url) as hubs:
        table = await lay(hubs[0], turn_options())

        def say(number: int) -> asyncio.Task[int]:
            hub = hubs[number % 2]
            return asyncio.create_task(hub.act(table, lambda match: match.say(0, f"{number}")))

        found: list[object] = []
        while observe.conflicts._value.get() == conflicts:  # until the two have met
            numbers = range(len(found), len(found) + 40)
            found += await outcomes(say(number) for number in numbers)
            assert all(isinstance(seq, int) for seq in found), found
            assert len(found) <= 400, "the two never met"
        log = await agree(table, *hubs)
        said = {logged.seq: logged.entry.text for logged in log if isinstance(logged.entry, Said)}
        assert said == {seq: f"{number}" for number, seq in enumerate(found)}


async def test_the_same_move_sent_to_both_processes_is_one_move(postgres_url: str) -> None:
    async with two_hubs(postgres_url) as hubs:
        table = await lay(hubs[0], turn_options())
        opened = [await hub.open(table) for hub in hubs]
        decision, seat = opened[0].match.decision, opened[0].match.owing()[0]
        move = option(opened[0], seat)
        found = await outcomes(
            hub.act(table, lambda match: match.move(seat, decision, move)) for hub in hubs
        )
        assert all(isinstance(seq, int) for seq in found), found
        log = await agree(table, *hubs)
        assert [logged.entry for logged in log if isinstance(logged.entry, Moved)] == [
            Moved(seat, decision, move)
        ]


async def test_of_two_different_moves_in_two_processes_one_is_refused(postgres_url: str) -> None:
    async with two_hubs(postgres_url) as hubs:
        table = await lay(hubs[0], turn_options())
        opened = [await hub.open(table) for hub in hubs]
        decision, seat = opened[0].match.decision, opened[0].match.owing()[0]
        moves = [option(opened[0], seat, number) for number in range(2)]

        def move(number: int) -> asyncio.Task[int]:
            work = hubs[number].act(table, lambda match: match.move(seat, decision, moves[number]))
            return asyncio.create_task(work)

        found = await outcomes(move(number) for number in range(2))
        refused = [error for error in found if isinstance(error, MatchError)]
        assert [error.code for error in refused] == ["stale-decision"]
        log = await agree(table, *hubs)
        assert sum(isinstance(logged.entry, Moved) for logged in log) == 1


async def test_a_game_begins_once_in_two_processes(postgres_url: str) -> None:
    async with two_hubs(postgres_url) as hubs:
        table = await lay(hubs[0], turn_options(), starts=False)
        await hubs[1].open(table)
        found = await outcomes(
            hub.act(table, lambda match: match.start(SystemRandom())) for hub in hubs
        )
        assert sum(isinstance(seq, int) for seq in found) == 1
        log = await agree(table, *hubs)
        assert sum(isinstance(logged.entry, Started) for logged in log) == 1


async def test_nobody_is_refused_because_a_process_is_behind(postgres_url: str) -> None:
    """A decision that a move in the other process has brought up is pending here too."""
    async with two_hubs(postgres_url, listens=False) as (one, deaf):
        table = await lay(one, turn_options())
        await deaf.open(table)
        opened = await one.open(table)
        seat = opened.match.owing()[0]
        first = opened.match.decision
        await one.act(table, lambda match: match.move(seat, first, "invade leader gimle"))
        second, other = opened.match.decision, opened.match.owing()[0]
        seq = await deaf.act(table, lambda match: match.move(other, second, "pass"))
        log = await log_of(one, table)
        assert log[seq - 1].entry == Moved(other, second, "pass")


async def test_a_viewer_who_knows_more_than_a_process_gets_no_older_news(postgres_url: str) -> None:
    async with two_hubs(postgres_url, listens=False) as (one, deaf):
        table = await lay(one, turn_options())
        await deaf.open(table)
        seq = await one.act(table, lambda match: match.say(0, "hello"))
        assert (await deaf.open(table, at_least=seq)).match.seq == seq


async def test_a_table_that_nobody_watches_is_read_when_somebody_looks(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process does not fold entries without a viewer."""
    async with two_hubs(postgres_url) as (one, other):
        table = await lay(one, turn_options())
        opened = await other.open(table)
        read = Counter[str]()
        real = other.store.read

        async def count(match_id: str, after: int = 0) -> list[Logged]:
            read[match_id] += 1
            return await real(match_id, after)

        monkeypatch.setattr(other.store, "read", count)
        seq = await one.act(table, lambda match: match.say(0, "one"))
        seq = await one.act(table, lambda match: match.say(0, "two"))
        await until(lambda: opened.is_stale)
        assert not read
        assert (await other.open(table)).match.seq == seq
        assert read == {table: 1}
        seq = await one.act(table, lambda match: match.say(0, "and again"))
        await until(lambda: opened.is_stale)
        with other.watching(opened) as watcher:
            await watcher.wait()
            assert opened.match.seq == seq


async def test_news_reach_viewers_in_the_other_process(postgres_url: str) -> None:
    async with two_hubs(postgres_url) as (one, other):
        table = await lay(one, turn_options())
        listener = Listener(await other.open(table))
        seq = await one.act(table, lambda match: match.say(0, "hello"))
        await listener.heard(seq)
        listener.stop()


async def test_news_that_were_lost_come_when_the_process_listens_again(postgres_url: str) -> None:
    async with two_hubs(postgres_url) as (one, other):
        table = await lay(one, turn_options())
        listener = Listener(await other.open(table))
        seq = await one.act(table, lambda match: match.say(0, "before"))
        await listener.heard(seq)
        async with one.store.engine.begin() as connection:
            assert await connection.scalar(KILL_LISTENERS) == 2
        seq = await one.act(table, lambda match: match.say(0, "lost on the way"))
        await listener.heard(seq)
        listener.stop()
        await agree(table, one, other)


async def test_an_entry_written_while_a_table_is_loaded_is_not_missed(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_hubs(postgres_url) as (one, other):
        table = await lay(one, turn_options())
        seq = await one.act(table, lambda match: match.say(0, "until they both listen"))
        await agree(table, one, other)
        del other.tables[table]
        read = other.store.read
        is_read, may_go_on = asyncio.Event(), asyncio.Event()

        async def read_slowly(match_id: str, after: int = 0) -> list[Logged]:
            found = await read(match_id, after)
            if not after:
                is_read.set()
                await may_go_on.wait()
            return found

        monkeypatch.setattr(other.store, "read", read_slowly)
        opening = asyncio.create_task(other.open(table))
        await is_read.wait()
        seq = await one.act(table, lambda match: match.say(0, "meanwhile"))
        await until(lambda: table in other._heard_of)
        may_go_on.set()
        opened = await opening
        await until(lambda: opened.match.seq == seq)


async def test_only_the_process_that_wrote_lets_the_bots_think(postgres_url: str) -> None:
    async with two_hubs(postgres_url) as (one, other):
        table = await lay(one, draft_options(3), bots=2)
        opened = await other.open(table)
        decision = opened.match.decision
        move = option(opened, 0)
        listener = Listener(opened)
        await one.act(table, lambda match: match.move(0, decision, move))
        await until(lambda: opened.match.decision != decision)
        listener.stop()
        assert thinkers_of(one).asked.qsize() >= 2
        assert thinkers_of(other).asked.empty()


async def test_the_other_process_keeps_away_from_a_bot_that_thinks_for_long(
    postgres_url: str,
) -> None:
    clock = FakeClock()

    async def tick(watching: int) -> None:
        """Let the watching processes look at the deadlines once more."""
        await until(lambda: clock.sleepers == watching)
        clock.advance(TICK)

    async with (
        two_hubs(postgres_url, clock=clock) as (one, other),
        going_on(other.watch_clocks()),
    ):
        thinkers_of(one).may_answer.clear()
        table = await lay(one, draft_options(2), bots=1)
        async with going_on(one.watch_clocks()):
            one.wake(await one.open(table))
            begun = clock.now_ms()
            while clock.now_ms() < begun + 3 * LEASE:
                await tick(watching=2)
            await until(lambda: clock.sleepers == 2)
            assert thinkers_of(other).asked.empty()
        # From here on it is as if that process hung: its claim is not renewed.
        while thinkers_of(other).asked.empty():
            await tick(watching=1)
            await asyncio.sleep(0)
        opened = await other.open(table)
        await until(lambda: opened.match.owing() == [0])


# --- over the network -----------------------------------------------------------------------------


def test_requests_and_news_of_a_table_may_go_to_any_process(
    postgres_url: str, tmp_path: Path
) -> None:
    settings = Settings(postgres_url, is_limited=False)
    with (
        running(tmp_path, settings=settings) as here,
        running(tmp_path, settings=settings) as there,
        here.visitor() as ask,
        here.visitor() as embla,
        there.visitor(ask.secret) as ask_there,
        there.visitor(embla.secret) as embla_there,
    ):
        options = {"players": 2, "seats": "as-seated"}
        table = ask.do("/tables", {"options": options, "name": "Ask"})["table"]
        ask_there.ask(f"/tables/{table}")
        embla.do(f"/tables/{table}/sit", {"name": "Embla"})
        embla_there.do(f"/tables/{table}/ready", {"chair": 1})
        ask_there.do(f"/tables/{table}/ready", {"chair": 0})
        ask.do(f"/tables/{table}/start")
        with embla_there.watch(table, seat=1) as watching:
            assert watching.news()["seat"] == 1
            news = ask_there.ask(f"/tables/{table}/news", seat=0)
            move = {
                "seat": 0,
                "decision": news["decision"],
                "move": news["view"]["decision"]["options"][0],
            }
            seq = ask.do(f"/tables/{table}/moves", move)["seq"]
            assert watching.until(seq)[-1]["seq"] == seq
            assert ask_there.do(f"/tables/{table}/moves", move)["seq"] == seq


def test_a_chair_given_away_by_a_code_is_known_in_every_process(
    postgres_url: str, tmp_path: Path
) -> None:
    settings = Settings(postgres_url, is_limited=False)
    with (
        running(tmp_path, settings=settings) as here,
        running(tmp_path, settings=settings) as there,
        here.visitor() as ask,
        here.visitor() as phone,
        there.visitor(phone.secret) as phone_there,
    ):
        table = ask.do("/tables", {"options": {"players": 2}, "name": "Ask"})["table"]
        assert phone_there.ask(f"/tables/{table}")["chairs"] == []
        code = ask.do(f"/tables/{table}/transfer", {"chair": 0})["code"]
        phone.do("/transfer", {"code": code})
        assert phone_there.ask(f"/tables/{table}")["chairs"] == [0]
        phone_there.do(f"/tables/{table}/ready", {"chair": 0})


def test_a_player_who_got_up_in_one_process_cannot_decide_in_the_other(
    postgres_url: str, tmp_path: Path
) -> None:
    settings = Settings(postgres_url, is_limited=False)
    with (
        running(tmp_path, settings=settings) as here,
        running(tmp_path, settings=settings) as there,
        here.visitor() as ask,
        here.visitor() as embla,
        here.visitor() as loki,
        there.visitor(embla.secret) as embla_there,
    ):
        table = ask.do("/tables", {"options": {"players": 2}, "name": "Ask"})["table"]
        embla.do(f"/tables/{table}/sit", {"name": "Embla"})
        assert embla_there.ask(f"/tables/{table}")["chairs"] == [1]
        embla.do(f"/tables/{table}/leave", {"chair": 1})
        loki.do(f"/tables/{table}/sit", {"name": "Loki"})
        refused = embla_there.post(f"/tables/{table}/ready", {"chair": 1})
        assert refused.status_code == 403
        assert not loki.ask(f"/tables/{table}")["table"]["chairs"][1]["is_ready"]


# --- when one of them dies ------------------------------------------------------------------------


def begun(server: ServerProcess, body: Json, secret: str) -> Json:
    """Create and begin a table at a server."""
    answer = httpx.post(
        f"{server.url}/api/tables",
        json=body,
        headers={"Authorization": f"Bearer {secret}"},
        trust_env=False,
        timeout=PATIENCE,
    )
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


def heard(server: ServerProcess, table: str, after: int) -> Json:
    """Wait for news of a table after an entry, at a server."""
    query = {"after": after, "wait": 10}
    answer = httpx.get(
        f"{server.url}/api/tables/{table}/news", params=query, timeout=PATIENCE, trust_env=False
    )
    assert answer.status_code == 200, answer.text
    news: Json = answer.json()
    assert news["seq"] > after, "nobody has decided"
    return news


def test_a_deadline_set_by_a_process_that_was_killed_is_kept_by_the_other(
    postgres_url: str, tmp_path: Path
) -> None:
    clock = {"kind": "live", "bank": 0, "increment": 1}
    options = {"players": 2, "drafts_first_age": False, "seats": "as-seated", "clock": clock}
    with (
        serving(postgres_url, tmp_path, "survivor") as survivor,
        serving(postgres_url, tmp_path, "victim") as victim,
    ):
        secret = new_secret()
        made = begun(victim, {"options": options, "name": "Ask"}, secret)
        table, seq = made["table"], 0
        for path, body in (
            ("sit", {"name": "Embla"}),
            ("ready", {"chair": 0}),
            ("ready", {"chair": 1}),
            ("start", None),
        ):
            answer = httpx.post(
                f"{victim.url}/api/tables/{table}/{path}",
                json=body,
                headers={"Authorization": f"Bearer {secret}"},
                trust_env=False,
                timeout=PATIENCE,
            )
            assert answer.status_code == 200, answer.text
            seq = answer.json()["seq"]
        victim.kill()
        news = heard(survivor, table, seq)
        (moved, *_) = [step for step in news["steps"] if step["seq"] > seq]
        (started,) = [
            step for step in heard(survivor, table, 0)["steps"] if step["kind"] == "started"
        ]
        assert moved["by"] == "clock"
        assert moved["at"] >= started["at"] + 1_000


def test_the_turn_of_a_bot_outlives_the_process_that_let_it_think(
    postgres_url: str, tmp_path: Path
) -> None:
    options = {"players": 2, "seats": "as-seated"}
    with (
        serving(postgres_url, tmp_path, "survivor") as survivor,
        serving(postgres_url, tmp_path, "victim") as victim,
    ):
        body = {"options": options, "name": "Ask", "bots": ["thrall"], "starts": True}
        made = begun(victim, body, new_secret())
        victim.kill()
        news = heard(survivor, made["table"], made["seq"])
        (moved, *_) = [step for step in news["steps"] if step["seq"] > made["seq"]]
        assert (moved["seat"], moved["by"]) == (1, "bot")
