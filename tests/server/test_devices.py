"""A player removes the other devices that hold the same chair."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from fimbul.server.app import Settings
from tests.server.running import Running, Visitor, running, wait_for
from tests.server.test_operator import closed, code_of, game


@pytest.fixture
def device(server: Running) -> Iterator[Visitor]:
    with server.visitor() as visitor:
        yield visitor


def hand_over(owner: Visitor, device: Visitor, table: str, chair: int = 0) -> None:
    """Let another device hold the same chair."""
    code = owner.do(f"/tables/{table}/transfer", {"chair": chair})["code"]
    assert device.do("/transfer", {"code": code})["chair"] == chair


def test_only_the_device_that_asks_still_holds_the_chair(
    server: Running, ask: Visitor, embla: Visitor, device: Visitor
) -> None:
    table = game(ask, embla)
    hand_over(ask, device, table)
    left = ask.do(f"/tables/{table}/transfer", {"chair": 0})["code"]
    with ask.watch(table, 0) as kept, device.watch(table, 0) as lost:
        seq = kept.news()["seq"]
        lost.news()
        assert ask.do(f"/tables/{table}/reclaim", {"chair": 0}) == {"seq": seq + 1}
        step = kept.news()["steps"][-1]
        assert (step["kind"], step["chair"]) == ("reclaimed", 0)
        assert closed(lost) == (4403, "not-your-seat")
    assert ask.ask(f"/tables/{table}")["chairs"] == [0]
    assert device.ask(f"/tables/{table}")["chairs"] == []
    assert code_of(device.get(f"/tables/{table}/news", seat=0)) == (403, "not-your-seat")
    assert code_of(device.post(f"/tables/{table}/chat", {"chair": 0, "text": "x"})) == (
        403,
        "not-seated",
    )
    assert code_of(device.post(f"/tables/{table}/transfer", {"chair": 0})) == (403, "not-seated")
    assert code_of(device.post("/transfer", {"code": left})) == (404, "no-such-code")
    assert device.ask(f"/tables/{table}/news")["seat"] == -1, "it may watch as anybody may"
    hand_over(ask, device, table)
    assert device.ask(f"/tables/{table}")["chairs"] == [0]


def test_other_chairs_keep_their_devices(
    server: Running, ask: Visitor, embla: Visitor, device: Visitor
) -> None:
    """The device holds both chairs, and loses the one that is reclaimed."""
    table = game(ask, embla)
    hand_over(ask, device, table, 0)
    hand_over(embla, device, table, 1)
    with embla.watch(table, 1) as other, device.watch(table, 1) as mine:
        other.news()
        mine.news()
        ask.do(f"/tables/{table}/reclaim", {"chair": 0})
        assert other.news()["steps"][-1]["kind"] == "reclaimed"
        assert mine.news()["steps"][-1]["kind"] == "reclaimed"
    assert device.ask(f"/tables/{table}")["chairs"] == [1]
    assert embla.ask(f"/tables/{table}")["chairs"] == [1]


def test_nobody_removes_the_devices_of_another_chair(
    server: Running, ask: Visitor, embla: Visitor, device: Visitor
) -> None:
    table = game(ask, embla)
    hand_over(ask, device, table)
    reclaim = f"/tables/{table}/reclaim"
    assert code_of(embla.post(reclaim, {"chair": 0})) == (403, "not-your-chair")
    with server.visitor() as stranger:
        assert code_of(stranger.post(reclaim, {"chair": 0})) == (403, "not-seated")
    assert device.ask(f"/tables/{table}")["chairs"] == [0]


def test_a_device_can_be_removed_before_the_game_begins(
    server: Running, ask: Visitor, embla: Visitor, device: Visitor
) -> None:
    table = ask.do("/tables", {"options": {"players": 2}, "name": "Ask"})["table"]
    hand_over(ask, device, table)
    ask.do(f"/tables/{table}/reclaim", {"chair": 0})
    assert device.ask(f"/tables/{table}")["chairs"] == []
    assert code_of(device.post(f"/tables/{table}/leave", {"chair": 0})) == (403, "not-seated")


def test_a_device_at_another_server_is_removed_too(postgres_url: str, tmp_path: Path) -> None:
    settings = Settings(postgres_url, is_limited=False)
    with (
        running(tmp_path, settings=settings) as one,
        running(tmp_path, settings=settings) as two,
        one.visitor() as ask,
        one.visitor() as embla,
        two.visitor() as device,
    ):
        table = game(ask, embla)
        hand_over(ask, device, table)
        with device.watch(table, 0) as lost:
            lost.news()
            ask.do(f"/tables/{table}/reclaim", {"chair": 0})
            assert closed(lost) == (4403, "not-your-seat")
        wait_for(lambda: device.ask(f"/tables/{table}")["chairs"] == [])
