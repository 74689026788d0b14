"""News: by WebSocket and by long poll, resumed from any number; nothing missing, nothing twice."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from fimbul.rules import record_from_text, replay
from fimbul.server import api, door, limits
from fimbul.server import news as news_module
from fimbul.server.news import PAGE
from fimbul.store import Unavailable
from tests.patience import PATIENCE
from tests.server.playing import (
    PLAIN,
    begin,
    lay,
    move_for,
    news_of,
    pages_of,
    play_out,
    refusal,
    steps_of,
    turn_of,
)
from tests.server.running import Json, Running, Visitor, running, wait_for


def numbers(heard: list[Json]) -> list[int]:
    return [step["seq"] for step in steps_of(heard)]


# --- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_is_played_over_websockets_and_posts(server: Running, players: int) -> None:
    """Each client has its own thread and connection; all get every step once."""
    heard: dict[int, list[Json]] = {}
    with ExitStack() as stack:
        visitors = [stack.enter_context(server.visitor()) for _ in range(players)]
        table = begin(*visitors, options={"players": players, "seats": "as-seated"})

        def play(seat: int) -> None:
            with visitors[seat].watch(table, seat) as watching:
                rng = Random(10 * players + seat)
                heard[seat] = play_out(visitors[seat], table, seat, rng, watching)

        threads = [threading.Thread(target=play, args=(seat,)) for seat in range(players)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(heard) == list(range(players))
        last = heard[0][-1]
        for seat in range(players):
            assert heard[seat][-1]["seq"] == last["seq"]
            assert numbers(heard[seat]) == list(range(1, last["seq"] + 1))
            assert heard[seat][-1]["table"] == last["table"]
            assert heard[seat][-1]["view"]["winners"] == last["view"]["winners"]
        record = record_from_text(visitors[0].get(f"/tables/{table}/saga").text)
        final = replay(record)
        assert final == server.hub.tables[table].match.state
        assert list(final.winners()) == last["view"]["winners"]
        assert list(record.result or ()) == last["table"]["glory"]


def anything(visitor: Visitor, table: str, rng: Random) -> None:
    """Make a move at a hot seat, or write a line of chat if the game is over."""
    news = news_of(visitor, table)
    decision = news["view"]["decision"]
    seats = [seat for seat in decision["seats"] if seat not in decision["sealed"]]
    if seats:
        own = news_of(visitor, table, seats[0])
        visitor.do(f"/tables/{table}/moves", move_for(own, rng))
    else:
        visitor.do(f"/tables/{table}/chat", {"chair": 0, "text": "again?"})


# --- resuming -------------------------------------------------------------------------------------


@contextmanager
def some_game(server: Running, moves: int) -> Iterator[tuple[str, Visitor]]:
    """A hot seat that has made some moves, and its only visitor."""
    with server.visitor() as visitor:
        table = begin(visitor, visitor)
        rng = Random(moves)
        for _ in range(moves):
            anything(visitor, table, rng)
        yield table, visitor


def test_after_any_gap_the_missing_steps_come(server: Running) -> None:
    with some_game(server, 25) as (table, visitor):
        whole = news_of(visitor, table, 0)
        seq = whole["seq"]
        assert numbers([whole]) == list(range(1, seq + 1))
        for after in range(seq + 1):
            polled = news_of(visitor, table, 0, after)
            assert polled["steps"] == whole["steps"][after:]
            with visitor.watch(table, 0, after) as watching:
                assert watching.news() == polled
        assert news_of(visitor, table, 0, seq + 100)["steps"] == []


def test_reconnecting_misses_no_step_and_repeats_none(
    server: Running,
) -> None:
    with server.visitor() as player, server.visitor() as watcher:
        table = begin(player, player)
        rng = Random(5)
        told: list[Json] = []
        with player.watch(table) as steady:
            whole = [steady.news()]
            for count in range(40):
                with watcher.watch(table, -1, told[-1]["seq"] if told else 0) as shaky:
                    told.append(shaky.news())
                    for _ in range(count % 3):
                        anything(player, table, rng)
                        whole += steady.until(whole[-1]["seq"] + 1)
                        if count % 2:
                            told.append(shaky.news())
                    anything(player, table, rng)
                    whole += steady.until(whole[-1]["seq"] + 1)
            told.append(news_of(watcher, table, -1, told[-1]["seq"]))
        assert numbers(whole) == list(range(1, whole[-1]["seq"] + 1))
        assert steps_of(told) == steps_of(whole)


def test_a_connection_hears_of_the_lobby_and_of_the_start(ask: Visitor, embla: Visitor) -> None:
    table = ask.do("/tables", {"options": PLAIN})["table"]
    with ask.watch(table) as watching:
        first = watching.news()
        assert first["view"] is None
        assert first["decision"] == ""
        for chair, visitor in enumerate((ask, embla)):
            visitor.do(f"/tables/{table}/sit", {"name": f"player {chair}"})
            visitor.do(f"/tables/{table}/ready", {"chair": chair})
        heard = [first, *watching.until(5)]
        assert [step["kind"] for step in steps_of(heard)] == [
            "created",
            *["sat", "readied"] * 2,
        ]
        embla.do(f"/tables/{table}/start")
        begun = watching.until(6)[-1]
    assert begun["table"]["status"] == "running"
    assert begun["steps"][-1]["kind"] == "started"
    assert begun["view"]["hand"] == []


def test_everybody_goes_on_after_a_restart_of_the_server(tmp_path: Path) -> None:
    rng = Random(3)
    with running(tmp_path) as old, old.visitor() as player:
        secret = player.secret
        table = begin(player, player)
        with player.watch(table, 0) as watching:
            heard = [watching.news()]
            for _ in range(5):
                anything(player, table, rng)
                heard += watching.until(heard[-1]["seq"] + 1)
            old.call(_let_go(old))
            with pytest.raises(ConnectionClosed) as closed:
                watching.until(10**6)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    with running(tmp_path) as new, new.visitor(secret) as player:
        anything(player, table, rng)
        with player.watch(table, 0, heard[-1]["seq"]) as watching:
            heard.append(watching.news())
        assert numbers(heard) == list(range(1, heard[-1]["seq"] + 1))
        assert steps_of(heard) == news_of(player, table, 0)["steps"]


async def _let_go(server: Running) -> None:
    """Do what the server does first on shutdown."""
    server.hub.let_go()


# --- pages ----------------------------------------------------------------------------------------


def test_a_long_history_comes_in_pages(server: Running, ask: Visitor, embla: Visitor) -> None:
    """The chat is as large as a table allows, in four-byte characters."""
    table = begin(ask, embla)
    for number in range(400):
        text = "\U0001f409" * 500 if number < 32 else "."
        ask.post(f"/tables/{table}/chat", {"chair": 0, "text": text})
    pages = list(pages_of(ask, table, 0))
    assert len(pages) > 1
    assert numbers(pages) == list(range(1, pages[-1]["seq"] + 1))
    assert [page["is_complete"] for page in pages] == [False] * (len(pages) - 1) + [True]
    for page in pages:
        assert len(json.dumps(page["steps"], ensure_ascii=False).encode()) < 1.2 * PAGE
        assert page["seq"] == page["steps"][-1]["seq"]
    for page in pages[:-1]:
        assert page["view"] is None
        assert (page["decision"], page["deadlines"], page["can_undo"]) == ("", [], False)
    assert pages[-1]["view"]["hand"]
    with ask.watch(table, 0) as watching:
        assert [watching.page() for _ in pages] == pages
        seq = ask.do(f"/tables/{table}/leave", {"chair": 0})["seq"]
        assert watching.page()["steps"][-1]["seq"] == seq
    with ask.watch(table, 0, pages[0]["seq"]) as watching:
        assert watching.page()["steps"][:1] == pages[1]["steps"][:1]


def test_a_step_that_is_larger_than_a_page_comes_alone(
    server: Running, ask: Visitor, embla: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(news_module, "PAGE", 1)
    table = begin(ask, embla)
    pages = list(pages_of(ask, table))
    assert [len(page["steps"]) for page in pages] == [1] * pages[-1]["seq"]
    with embla.watch(table, 1) as watching:
        assert steps_of([watching.news()]) == steps_of(list(pages_of(embla, table, 1)))


def test_others_have_their_turn_between_two_pages(
    server: Running, ask: Visitor, embla: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each page shows the table at that moment."""
    monkeypatch.setattr(news_module, "PAGE", 1)
    table = begin(ask, embla)
    turns: list[int] = []

    async def count_turns() -> None:
        while True:
            if server.hub.tables[table].watchers:
                turns.append(1)
            await asyncio.sleep(0)

    counting = asyncio.run_coroutine_threadsafe(count_turns(), server.loop)
    with ask.watch(table) as watching:
        pages = [watching.page()]
        while not pages[-1]["is_complete"]:
            pages.append(watching.page())
    counting.cancel()
    assert len(pages) == pages[-1]["seq"]
    assert len(turns) >= len(pages)


def test_requests_for_a_long_history_are_limited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "RECENT", 3)
    monkeypatch.setattr(limits, "LOAD", limits.Limit(3, 1e-6))
    with (
        running(tmp_path, is_limited=True) as server,
        server.visitor() as ask,
        server.visitor() as embla,
    ):
        table = begin(ask, embla)
        path = f"/tables/{table}/news"
        assert [ask.get(path).status_code for _ in range(5)] == [200] * 3 + [429] * 2
        with pytest.raises(InvalidStatus) as refused, ask.watch(table):
            pass
        assert refused.value.response.status_code == 429
        assert ask.get(path, after=4).status_code == 200


# --- what is refused ------------------------------------------------------------------------------


def refused_with(
    server: Running, path: str, headers: dict[str, str] | None = None
) -> tuple[int, str]:
    """Return the answer to a refused handshake."""
    address = f"ws://127.0.0.1:{server.port}/api/tables/{path}"
    with pytest.raises(InvalidStatus) as refused:
        connect(address, additional_headers=headers or {}, open_timeout=PATIENCE, proxy=None)
    response = refused.value.response
    assert response.headers["Content-Type"] == "application/json"
    for name, value in door.HEADERS.items():
        assert response.headers[name] == value
    body: Json = json.loads(response.body or b"")
    assert body["error"]["message"]
    assert ("Retry-After" in response.headers) == (response.status_code in (429, 503))
    return response.status_code, body["error"]["code"]


def test_a_forbidden_connection_is_refused_before_the_handshake(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    table = begin(ask, embla, options={**PLAIN, "allows_spectators": False})
    assert refused_with(server, "nowhere/stream") == (404, "no-such-table")
    assert refused_with(server, f"{table}/stream") == (403, "no-spectators")
    assert refused_with(server, f"{table}/stream?seat=0") == (403, "not-your-seat")
    assert refused_with(server, f"{table}/stream?seat=9") == (400, "bad-request")
    assert refused_with(server, f"{table}/streams") == (404, "not-found")
    stranger = {"Origin": "http://elsewhere.example"}
    assert refused_with(server, f"{table}/stream", stranger) == (403, "foreign-origin")
    bad_token = {"Authorization": "Bearer short"}
    assert refused_with(server, f"{table}/stream", bad_token) == (401, "bad-token")


def test_a_refused_connection_is_gone_at_once(server: Running, ask: Visitor) -> None:
    before = len(server.places)
    for _ in range(20):
        refused_with(server, "nowhere/stream")
    wait_for(lambda: len(server.places) <= before)


def test_a_failing_database_is_reported_before_the_handshake_too(
    server: Running, ask: Visitor, embla: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise Unavailable("no")

    monkeypatch.setattr(server.hub, "open", fail)
    assert refused_with(server, "any/stream") == (503, "not-saved")

    async def break_down(*_: object) -> None:
        raise RuntimeError("secret words")

    monkeypatch.setattr(server.hub, "open", break_down)
    assert refused_with(server, "any/stream") == (500, "internal")


def test_a_player_who_got_up_may_not_listen_at_a_table_without_spectators(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    table = lay(ask, embla, options={**PLAIN, "allows_spectators": False})
    with embla.watch(table) as watching:
        watching.news()
        embla.do(f"/tables/{table}/leave", {"chair": 1})
        with pytest.raises(ConnectionClosed):
            watching.until(10**6)
    answer = embla.get(f"/tables/{table}/news")
    assert refusal(server, answer) == "no-spectators"


# --- the long poll --------------------------------------------------------------------------------


def test_a_long_poll_waits_until_something_happens(ask: Visitor, embla: Visitor) -> None:
    table = begin(ask, embla)
    news = news_of(ask, table)
    found: list[Json] = []

    def wait() -> None:
        path = f"/tables/{table}/news"
        found.append(embla.ask(path, seat=1, after=news["seq"], wait=api.LONGEST_WAIT))

    waiting = threading.Thread(target=wait)
    waiting.start()
    waiting.join(0.3)
    assert waiting.is_alive()
    ask.do(f"/tables/{table}/chat", {"chair": 0, "text": "hail"})
    waiting.join(PATIENCE)
    assert [step["chat"] for step in found[0]["steps"]] == ["hail"]


def test_a_long_poll_gives_up_in_time(ask: Visitor, embla: Visitor) -> None:
    table = begin(ask, embla)
    seq = news_of(ask, table)["seq"]
    began = time.monotonic()
    news = ask.ask(f"/tables/{table}/news", after=seq, wait=0.2)
    assert time.monotonic() - began >= 0.2
    assert news["steps"] == []
    assert news["seq"] == seq


def test_a_long_poll_that_is_behind_does_not_wait(
    ask: Visitor, embla: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begin(ask, embla)
    monkeypatch.setattr(api, "_wait_for_news", None)  # waiting would fail the test
    news = ask.ask(f"/tables/{table}/news", after=1, wait=25)
    assert news["steps"][0]["seq"] == 2


@pytest.mark.parametrize("query", [{"wait": 26}, {"wait": -1}, {"after": -1}, {"seat": -2}])
def test_a_poll_out_of_range_is_refused(
    server: Running, ask: Visitor, embla: Visitor, query: dict[str, float]
) -> None:
    table = begin(ask, embla)
    assert refusal(server, ask.get(f"/tables/{table}/news", **query)) == "bad-request"


def test_news_are_the_same_over_http_and_websocket(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    table = begin(ask, embla)
    seat = turn_of(news_of(ask, table))
    visitor = (ask, embla)[seat]
    with visitor.watch(table, seat) as watching:
        assert json.dumps(watching.news()) == json.dumps(news_of(visitor, table, seat))
