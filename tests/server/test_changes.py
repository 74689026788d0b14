"""Changes: a viewer who applies them has the same as one who gets complete news."""

from __future__ import annotations

import json
import socket
import struct
from collections.abc import Callable
from random import Random

import msgspec
import pytest

from bench.load import whole_game
from examples.watch_table import listen
from fimbul.match.entries import Entry, entry_from_json
from fimbul.match.match import Match
from fimbul.rules import SPECTATOR
from fimbul.server import sight as sight_module
from fimbul.server.changes import changes_between
from fimbul.server.news import news
from fimbul.server.sight import Sight
from fimbul.server.sockets import LARGE
from tests.server.playing import begin, move_for, news_of
from tests.server.running import Json, Running, Visitor, changed, on_both, wait_for

Reader = Callable[[int], bytes]
SEATS = (SPECTATOR, 0, 1, 2, 3)


def told(match: Match, seat: int, after: int) -> Json:
    found: Json = json.loads(msgspec.json.encode(news(match, seat, after)))
    return found


def sights(entries: list[Entry], *, are_linked: bool = False) -> list[Sight]:
    """Return the sights of a match after each entry, each linked to the one before if asked."""
    match = Match()
    found: list[Sight] = []
    for number, entry in enumerate(entries):
        match = match.copy()
        match.fold_new(entry, 1_000 * number)
        found.append(Sight(match, found[-1] if found and are_linked else None))
    return found


def a_game(seed: int) -> list[Entry]:
    return [entry_from_json(body) for _, _, body in whole_game(Random(seed))]


@pytest.mark.parametrize("are_linked", [False, True])
@pytest.mark.parametrize("seed", range(2))
def test_applied_changes_equal_complete_news(seed: int, are_linked: bool) -> None:
    """Entry by entry, and over several at once, as for a slow reader."""
    rng = Random(seed)
    found = sights(a_game(seed), are_linked=are_linked)
    found = [sight for sight in found if sight.match.journal is not None]
    for seat in SEATS:
        known = found[0]
        has = told(known.match, seat, known.seq)
        while known is not found[-1]:
            at = found.index(known)
            latest = found[min(at + rng.choice((1, 1, 1, 2, 5)), len(found) - 1)]
            message = latest.changes(seat, known)
            assert message is not None
            has = changed(has, json.loads(message))
            assert has == told(latest.match, seat, known.seq)
            known = latest


def test_the_first_news_of_a_game_are_complete() -> None:
    found = sights(a_game(0)[:12])
    begun = next(at for at, sight in enumerate(found) if sight.match.journal is not None)
    assert found[begun].changes(0, found[begun - 1]) is None
    assert found[begun - 1].changes(SPECTATOR, found[begun - 2]) is None
    assert found[begun + 1].changes(0, found[begun]) is not None


def test_what_all_viewers_share_is_computed_and_encoded_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    entries = a_game(1)
    before, after = sights(entries[:80])[-2:]
    compared: list[bool] = []
    compare = changes_between

    def count(one: Json, other: Json) -> Json:
        compared.append(one is before.open)
        return compare(one, other)

    monkeypatch.setattr(sight_module, "changes_between", count)
    messages = {after.changes(seat, before) for seat in SEATS}
    assert compared.count(True) == 1
    assert compared.count(False) == len(SEATS)
    assert len(messages) > 1


def test_paths_need_no_escapes() -> None:
    found = sights(a_game(2)[:150])[-1]

    def names(part: object) -> set[str]:
        if isinstance(part, dict):
            return set(part).union(*(names(value) for value in part.values()))
        return set().union(*(names(value) for value in part)) if isinstance(part, list) else set()

    assert not {name for name in names([found.open, found.own(0)]) if "/" in name or "~" in name}


# --- over the wire --------------------------------------------------------------------------------


@on_both
def test_the_first_news_are_complete_and_the_next_are_changes(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    table = begin(ask, embla)
    rng = Random(5)
    with ask.watch(table, 0, changes=True) as own, embla.watch(table, changes=True) as open_to_all:
        heard = own.news()
        assert heard == news_of(ask, table, 0)
        open_to_all.news()
        for _ in range(12):
            decision = heard["view"]["decision"]
            seat = next(seat for seat in decision["seats"] if seat not in decision["sealed"])
            mover = (ask, embla)[seat]
            mover.do(f"/tables/{table}/moves", move_for(news_of(mover, table, seat), rng))
            before, heard = heard["seq"], own.news()
            assert heard == news_of(ask, table, 0, before)
            assert open_to_all.news() == news_of(embla, table, -1, before)
        assert all("changes" in json.loads(message) for message in own.said[1:])
        assert max(map(len, own.said[1:])) < len(own.said[0])
    with ask.watch(table, 0, heard["seq"], changes=True) as own:
        assert own.news() == news_of(ask, table, 0, heard["seq"])
        assert "changes" not in own.said[0]


def test_a_slow_reader_gets_several_entries_at_once(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    table = begin(ask, embla)
    with ask.watch(table, 0, changes=True) as watching:
        first = watching.news()
        (viewer,) = server.hub.tables[table].watchers
        line = viewer.line  # type: ignore[attr-defined]

        async def stop_reading(is_stopped: bool) -> None:
            line.pause_writing() if is_stopped else line.resume_writing()

        server.call(stop_reading(True))
        line_of_chat = {"chair": 1, "text": "hail"}
        seq = [embla.do(f"/tables/{table}/chat", line_of_chat)["seq"] for _ in range(3)][-1]
        server.call(stop_reading(False))
        heard = watching.news()
        assert heard["seq"] == seq
        assert [step["chat"] for step in heard["steps"]] == ["hail", "hail", "hail"]
        assert json.loads(watching.said[-1])["after"] == first["seq"]
        embla.do(f"/tables/{table}/chat", line_of_chat)
        assert watching.news()["seq"] == seq + 1


def test_a_viewer_that_cannot_be_sent_to_does_not_stop_the_others(
    server: Running, ask: Visitor, embla: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(self: Sight, seat: int, before: Sight) -> bytes:
        raise ValueError("a fault of ours")

    table = begin(ask, embla)
    with ask.watch(table, 0, changes=True) as watching:
        watching.news()
        monkeypatch.setattr(Sight, "changes", fail)
        assert embla.post(f"/tables/{table}/chat", {"chair": 1, "text": "hail"}).is_success
        wait_for(lambda: not server.hub.tables[table].watchers)


def test_only_large_messages_are_compressed(server: Running, ask: Visitor, embla: Visitor) -> None:
    table = begin(ask, embla)
    asked = (
        f"GET /api/tables/{table}/stream?changes=true HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", server.port), 30) as connection:
        connection.sendall(asked.encode())
        stream = connection.makefile("rb")
        head = b"".join(iter(stream.readline, b"\r\n")).decode()
        assert "server_no_context_takeover" in head
        size = len(json.dumps(news_of(ask, table), separators=(",", ":")))
        assert size > LARGE
        first, length = _frame(stream.read)
        assert first == 0xC1
        assert length < size / 2
        ask.do(f"/tables/{table}/chat", {"chair": 0, "text": "hail"})
        first, length = _frame(stream.read)
        assert first == 0x81
        assert length < LARGE


def _frame(read: Reader) -> tuple[int, int]:
    """Return the first byte of the next frame, and its length."""
    first, length = read(2)
    if length == 126:
        (length,) = struct.unpack("!H", read(2))
    read(length)
    return first, length


def test_the_example_has_the_news_as_they_are(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    table = begin(ask, embla)
    heard = listen(server.url, table)
    assert next(heard) == news_of(embla, table)
    for word in ("one", "two"):
        seq = ask.do(f"/tables/{table}/chat", {"chair": 0, "text": word})["seq"]
        assert next(heard) == news_of(embla, table, -1, seq - 1)
