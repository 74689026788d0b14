"""Tables whose log no longer replays can be opened, watched, ended or continued.

The tests change the logs in the database: a move becomes impossible, as when a rule is corrected.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest
import sqlalchemy as sa

from fimbul.match.entries import Ended, Moved, Resumed, Said, entry_from_json, entry_to_json
from fimbul.match.errors import MatchError
from fimbul.match.match import fold
from fimbul.match.options import DAY, LiveClock
from fimbul.rules import MalformedRecord, move_text, record_from_text, replay
from fimbul.server.archiving import archive_old
from fimbul.server.hub import TICK, Hub
from fimbul.server.summary import TableInfo
from fimbul.store import Store, backup, restore, schema
from fimbul.store.store import LEASE
from tests.random_games import choose
from tests.server.clocks import FakeClock
from tests.server.hubs import hub_on, lay, log_of, option, thinkers_of, turn_options
from tests.server.playing import begin, move, news_of, refusal, turn_of
from tests.server.running import Json, Running, Visitor
from tests.server.test_setbacks import pass_time
from tests.server.test_two_processes import two_hubs

pytestmark = pytest.mark.anyio


async def bodies(store: Store, table: str) -> list[str]:
    """Return the entries as they are stored."""
    entry = schema.entry
    query = sa.select(entry.c.body).where(entry.c.match_id == table).order_by(entry.c.seq)
    async with store.engine.connect() as connection:
        return list((await connection.scalars(query)).all())


async def doctor(store: Store, table: str, number: int) -> int:
    """Make a move of a log impossible, counted from 0, and return the number of its entry."""
    stored = await bodies(store, table)
    moves = [seq for seq, body in enumerate(stored, start=1) if '"entry":"moved"' in body]
    seq = moves[number]
    moved = entry_from_json(stored[seq - 1])
    assert isinstance(moved, Moved)
    body = entry_to_json(msgspec.structs.replace(moved, move="flee"))
    entry = schema.entry
    where = sa.and_(entry.c.match_id == table, entry.c.seq == seq)
    async with store.engine.begin() as connection:
        await connection.execute(sa.update(entry).where(where).values(body=body))
    return seq


async def play_some(hub: Hub, table: str, moves: int, seed: int = 6) -> None:
    """Make random moves for the seats that owe one."""
    rng = Random(seed)
    for _ in range(moves):
        match = (await hub.open(table)).match
        if match.status == "finished":
            return
        seat, number = choose(match.state, rng, is_lively=True)
        decision, text = match.decision_of(seat), move_text(number)
        await hub.act(
            table,
            lambda current, seat=seat, decision=decision, text=text: current.move(  # type: ignore[misc]
                seat, decision, text
            ),
        )


async def stopped_table(
    hub: Hub, bots: int = 0, *, moves: int = 12, at: int = 5
) -> tuple[str, int]:
    """Return a stopped table that is not in memory, and the entry at which it stopped."""
    hub._is_closing = True  # no bot moves meanwhile
    options = turn_options(3)
    table = await lay(hub, msgspec.structs.replace(options, clock=LiveClock(60, 10)), bots)
    await play_some(hub, table, moves)
    hub._is_closing = False
    seq = await doctor(hub.store, table, at)
    hub.tables.clear()
    return table, seq


# --- the hub --------------------------------------------------------------------------------------


async def test_a_stopped_table_opens_with_everything_before_the_stop(database_url: str) -> None:
    async with hub_on(database_url) as hub:
        table, seq = await stopped_table(hub)
        match = (await hub.open(table)).match
        assert match.stopped is not None
        assert (match.stopped.seq, match.stopped.code) == (seq, "move-not-possible")
        assert len(match.record().moves) == 5
        assert [step.logged for step in match.steps] == await log_of(hub, table)


async def test_no_clock_looks_at_a_stopped_table_twice(
    database_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    clock = FakeClock()
    async with hub_on(database_url, clock=clock) as hub:
        table, _ = await stopped_table(hub, bots=2)
        stored = await bodies(hub.store, table)
        clock.advance(3600)
        due = await hub.store.take_due(clock.now_ms())
        assert [deadline.match_id for deadline in due] == [table]
        clock.advance(LEASE / 1000)
        await pass_time(hub, clock, 5 * TICK)
        clock.advance(DAY)
        assert await hub.store.take_due(clock.now_ms()) == []
        assert thinkers_of(hub).asked.empty()
        assert await bodies(hub.store, table) == stored
        assert not [record for record in caplog.records if record.exc_info]


async def test_play_goes_on_with_bots_and_only_ever_adds_to_the_log(database_url: str) -> None:
    async with hub_on(database_url) as hub:
        table, seq = await stopped_table(hub, bots=2)
        stored = await bodies(hub.store, table)
        await hub.act(table, lambda match: match.go_on(0))
        while (await hub.open(table)).match.owing() != [0]:
            await asyncio.sleep(0.005)
        await play_some(hub, table, 1)
        after = await bodies(hub.store, table)
        assert after[: len(stored)] == stored
        assert entry_from_json(after[len(stored)]) == Resumed(0, seq)
    async with hub_on(database_url) as hub:
        match = (await hub.open(table)).match
        assert match.stopped is None
        assert match.seq >= len(after)
        assert len(match.record().moves) > 5


async def test_an_ended_table_stays_ended_after_a_restart(database_url: str) -> None:
    async with hub_on(database_url) as hub:
        table, seq = await stopped_table(hub)
        stored = await bodies(hub.store, table)
        await hub.act(table, lambda match: match.give_up(2))
        after = await bodies(hub.store, table)
        assert after[:-1] == stored
        assert entry_from_json(after[-1]) == Ended("player", 2, seq)
        row = await hub.store.row(table)
        assert row is not None
        assert (row.status, row.due_at) == ("finished", None)
    async with hub_on(database_url) as hub:
        match = (await hub.open(table)).match
        assert (match.status, match.ended) == ("finished", "player")
        assert len(match.record().moves) == 5


async def test_the_first_player_to_decide_decides_for_all(database_url: str) -> None:
    async with hub_on(database_url) as hub:
        table, _ = await stopped_table(hub)
        done = await asyncio.gather(
            hub.act(table, lambda match: match.go_on(0)),
            hub.act(table, lambda match: match.give_up(1)),
            hub.act(table, lambda match: match.go_on(2)),
            return_exceptions=True,
        )
        refused = [found for found in done if isinstance(found, MatchError)]
        assert len(refused) == 2
        assert {error.code for error in refused} <= {"not-stopped", "game-over"}
        log = await log_of(hub, table)
        assert sum(isinstance(logged.entry, Resumed | Ended) for logged in log) == 1


async def test_two_processes_agree_about_a_table_that_goes_on(postgres_url: str) -> None:
    async with two_hubs(postgres_url) as (one, other):
        table, _ = await stopped_table(one)
        opened = await other.open(table)
        stops = [opened.match.stopped is not None]
        seq = await one.act(table, lambda match: match.go_on(0))
        await other.open(table, seq)
        stops.append(opened.match.stopped is not None)
        assert stops == [True, False]
        (seat,) = opened.match.owing()
        text, decision = option(opened, seat), opened.match.decision_of(seat)
        await other.act(table, lambda match: match.move(seat, decision, text))
        log = await log_of(one, table)
        assert fold(log).record() == (await other.open(table)).match.record()


async def test_a_stopped_table_survives_backup_and_restore(
    database_url: str, tmp_path: Path, sqlite_url: str
) -> None:
    file = tmp_path / "backup.gz"
    async with hub_on(database_url) as hub:
        table, seq = await stopped_table(hub)
        log = await log_of(hub, table)
        await backup(hub.store, file)
    other = f"{sqlite_url}-other"
    async with hub_on(other) as hub:
        await restore(hub.store, file)
        assert await log_of(hub, table) == log
        match = (await hub.open(table)).match
        assert match.stopped is not None
        assert match.stopped.seq == seq
        await hub.act(table, lambda match: match.go_on(1))
        await play_some(hub, table, 3)


async def finished_table(hub: Hub, at: int) -> tuple[str, list[int]]:
    """Return a finished game that would stop now, and its final glory."""
    table = await lay(hub, turn_options(2))
    await play_some(hub, table, 10_000)
    match = (await hub.open(table)).match
    assert match.status == "finished"
    glory = [match.state.glory(seat) for seat in range(2)]
    await doctor(hub.store, table, at)
    hub.tables.clear()
    return table, glory


async def test_a_game_that_was_over_stays_over_with_its_result(database_url: str) -> None:
    clock = FakeClock()
    async with hub_on(database_url, clock=clock) as hub:
        table, glory = await finished_table(hub, at=40)
        log = await log_of(hub, table)
        clock.advance(31 * DAY)
        await archive_old(hub.store, 30, clock.now_ms())
        assert await bodies(hub.store, table) == []
        match = (await hub.open(table)).match
        assert match.stopped is not None
        assert match.status == "finished"
        assert match.ended == ""
        assert match.stopped.result == tuple(glory)
        for ask in (match.go_on, match.give_up):
            with pytest.raises(MatchError) as refused:
                ask(0)
            assert refused.value.code == "game-over"
        await hub.act(table, lambda match: match.say(0, "well played"))
        row = await hub.store.row(table)
        assert row is not None
        assert row.status == "finished"
        info = msgspec.json.decode(row.summary, type=TableInfo)
        assert info.glory == glory
        assert await log_of(hub, table) == [*log, (await hub.open(table)).match.steps[-1].logged]
    async with hub_on(database_url, clock=clock) as hub:
        match = (await hub.open(table)).match
        assert match.stopped is not None
        assert match.stopped.result == tuple(glory)
        assert isinstance(match.steps[-1].logged.entry, Said)


# --- over the wire --------------------------------------------------------------------------------


@pytest.fixture
def stranger(server: Running) -> Iterator[Visitor]:
    """A visitor who does not sit at the table."""
    with server.visitor() as visitor:
        yield visitor


def invade(visitor: Visitor, table: str, seat: int) -> None:
    options: list[str] = news_of(visitor, table, seat)["view"]["decision"]["options"]
    move(visitor, table, seat, next(text for text in options if text.startswith("invade warrior")))


def stopped_over_http(server: Running, ask: Visitor, embla: Visitor) -> str:
    """A table of two whose second move is no longer possible."""
    table = begin(ask, embla)
    for _ in range(4):
        seat = turn_of(news_of(ask, table, 0))
        invade((ask, embla)[seat], table, seat)
    server.call(doctor(server.hub.store, table, 1))
    server.hub.tables.pop(table)
    return table


def test_a_stopped_table_says_so_to_everybody(
    server: Running, ask: Visitor, embla: Visitor, stranger: Visitor
) -> None:
    table = stopped_over_http(server, ask, embla)
    stop = {
        "code": "move-not-possible",
        "move": 2,
        "set_aside": 3,
        "rules": 2,
        "changed": [],
        "result": [],
    }
    for visitor, seat in ((ask, 0), (embla, 1), (stranger, -1)):
        news = news_of(visitor, table, seat)
        assert news["table"]["stop"] == stop
        assert (news["table"]["status"], news["table"]["ended"]) == ("running", "")
        assert news["decision"] == news["view"]["decision"]["kind"] == ""
        assert news["view"]["decision"]["seats"] == news["view"]["decision"]["options"] == []
        assert not news["can_undo"]
        assert news["deadlines"] == [None, None]
        assert [step["is_set_aside"] for step in news["steps"]][-4:] == [False, True, True, True]
        assert [step["events"] for step in news["steps"]][-3:] == [[], [], []]
    assert ask.ask(f"/tables/{table}")["table"]["stop"] == stop


def test_moves_are_refused_at_a_stopped_table(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    table = stopped_over_http(server, ask, embla)
    moves = {"seat": 0, "decision": "0.1", "move": "pass"}
    assert refusal(server, ask.post(f"/tables/{table}/moves", moves)) == "stopped"
    assert refusal(server, ask.post(f"/tables/{table}/undo", {"seat": 0})) == "stopped"


def test_a_player_lets_a_stopped_table_go_on(server: Running, ask: Visitor, embla: Visitor) -> None:
    table = stopped_over_http(server, ask, embla)
    with embla.watch(table, 1) as watching:
        before = watching.news()
        seq = ask.do(f"/tables/{table}/resume", {"chair": 0})["seq"]
        after = watching.until(seq)[-1]
    assert before["table"]["stop"] is not None
    assert after["table"]["stop"] is None
    step = after["steps"][-1]
    assert (step["kind"], step["chair"]) == ("resumed", 0)
    assert step["took_back"] == [seq - 3, seq - 2, seq - 1]
    seat = turn_of(news_of(ask, table, 0))
    invade((ask, embla)[seat], table, seat)
    assert refusal(server, embla.post(f"/tables/{table}/end", {"chair": 1})) == "not-stopped"
    assert refusal(server, embla.post(f"/tables/{table}/resume", {"chair": 1})) == "not-stopped"


def test_a_player_ends_a_stopped_table(
    server: Running, ask: Visitor, embla: Visitor, stranger: Visitor
) -> None:
    table = stopped_over_http(server, ask, embla)
    embla.do(f"/tables/{table}/end", {"chair": 1})
    news = news_of(ask, table, 0)
    assert (news["table"]["status"], news["table"]["ended"]) == ("finished", "player")
    assert news["table"]["stop"]["move"] == 2
    assert news["steps"][-1]["kind"] == "ended"
    saga = stranger.get(f"/tables/{table}/saga").text
    record = record_from_text(saga)
    assert (len(record.moves), record.result) == (1, None)
    assert not replay(record).is_over
    for path in ("end", "resume"):
        answer = ask.post(f"/tables/{table}/{path}", {"chair": 0})
        assert refusal(server, answer) == "game-over"
    assert ask.do(f"/tables/{table}/rematch")["table"] != table


def test_the_saga_of_a_stopped_table_reveals_no_more_than_a_seat_may_know(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    table = stopped_over_http(server, ask, embla)
    text = ask.get(f"/tables/{table}/saga", seat=0).text
    assert " seen by " in text
    assert "?" in text
    with pytest.raises(MalformedRecord):
        record_from_text(text)


@pytest.mark.parametrize("path", ["end", "resume"])
def test_only_players_decide_about_a_stopped_table(
    server: Running, ask: Visitor, embla: Visitor, stranger: Visitor, path: str
) -> None:
    table = stopped_over_http(server, ask, embla)
    at = f"/tables/{table}/{path}"
    assert refusal(server, stranger.post(at, {"chair": 0})) == "not-seated"
    assert refusal(server, ask.post(at, {"chair": 1})) == "not-your-chair"
    assert refusal(server, ask.post(at, {"chair": 9})) == "bad-request"
    foreign = ask.http.post(f"/api{at}", json={"chair": 0}, headers={"Origin": "http://evil.test"})
    assert refusal(server, foreign) == "foreign-origin"
    assert news_of(ask, table, 0)["table"]["stop"] is not None


@pytest.mark.parametrize("path", ["end", "resume"])
def test_nobody_ends_or_resumes_a_game_that_has_not_begun(
    server: Running, ask: Visitor, path: str
) -> None:
    body: Json = {"options": {"players": 2}, "name": "Ask"}
    table = ask.do("/tables", body)["table"]
    assert refusal(server, ask.post(f"/tables/{table}/{path}", {"chair": 0})) == "not-started"
