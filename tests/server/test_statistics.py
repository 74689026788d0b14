"""The statistics of the cards: of the bots, and of the finished games at this server's tables."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from fimbul.match.chain import Stored
from fimbul.match.entries import Moved
from fimbul.match.options import TableOptions
from fimbul.rules import CARDS, move_text
from fimbul.server.tallies import count_log
from fimbul.statistics import SMALL, numbers_of, shipped_statistics
from fimbul.store import Store, open_store
from tests.match.tables import Table
from tests.random_games import choose
from tests.server.running import Json, Visitor, running, wait_for
from tests.store.logs import row


def played(options: TableOptions, *, moves: int = 10_000) -> Table:
    """A table of a person and a bot, played to the end or for some moves."""
    table = Table(options).begin(bots=1)
    rng = Random(3)
    while table.match.status == "running" and moves > 0:
        moves -= 1
        seat, move = choose(table.match.state, rng, is_lively=True)
        by = "bot" if table.match.chair_at(seat).level else "player"
        decision = table.match.decision_of(seat)
        table.take(Moved(seat, decision, move_text(move), by))  # type: ignore[arg-type]
    return table


def options(*, is_public: bool = True, allows_spectators: bool = True) -> TableOptions:
    return TableOptions(
        players=2, seats="as-seated", is_public=is_public, allows_spectators=allows_spectators
    )


@pytest.fixture(scope="module")
def finished() -> Table:
    return played(options())


async def write(store: Store, name: str, table: Table) -> None:
    status = table.match.status
    found = row(name, len(table.log), status=status, is_public=table.match.options.is_public)
    await store.append(found, table.log)


def group(found: Json, source: str, level: str) -> Json:
    (one,) = (one for one in found["groups"] if (one["source"], one["level"]) == (source, level))
    assert isinstance(one, dict)
    return one


def test_the_statistics_of_the_bots_are_those_that_come_with_the_package(ask: Visitor) -> None:
    found = ask.ask("/statistics", source="bots")
    assert found["small_sample"] == SMALL
    assert [one["level"] for one in found["groups"]] == ["thrall", "karl", "jarl", "skald"]
    for one, shipped in zip(found["groups"], shipped_statistics(), strict=True):
        assert (one["games"], one["players"]) == (shipped.counts.games, shipped.players)
        assert [card["card"] for card in one["cards"]] == [card.slug for card in CARDS]
        for card, told in zip(CARDS, one["cards"], strict=True):
            numbers = numbers_of(shipped.counts.cards[card.id])
            for name in ("taken", "played", "wins_taken", "wins_played"):
                share = getattr(numbers, name)
                if share is None:
                    assert told[name] is None
                    continue
                assert told[name]["share"] == pytest.approx(share.share, abs=1e-4)
                assert told[name]["low"] <= told[name]["share"] <= told[name]["high"]
                assert told[name]["is_small"] == (told[name]["sample"] < SMALL)


def test_the_statistics_of_one_card_or_one_level_are_small(ask: Visitor) -> None:
    troll = ask.ask("/statistics", card="troll", source="bots")
    levels = len(shipped_statistics())
    assert [one["cards"][0]["card"] for one in troll["groups"]] == ["troll"] * levels
    assert all(len(one["cards"]) == 1 for one in troll["groups"])
    jarl = ask.ask("/statistics", level="jarl", source="bots")
    assert [one["level"] for one in jarl["groups"]] == ["jarl"]
    assert ask.ask("/statistics", card="nothing", source="bots")["groups"][0]["cards"] == []
    assert ask.get("/statistics", source="elsewhere").status_code == 400
    assert ask.get("/statistics", card="<b>").status_code == 400


def test_finished_games_are_counted_in_the_background(tmp_path: Path, finished: Table) -> None:
    """Those that everybody may watch, listed or not; nothing of a game that goes on."""
    tables = {
        "done": finished,
        "unlisted": played(options(is_public=False)),
        "closed": played(options(allows_spectators=False)),
        "running": played(options(), moves=40),
    }

    with running(tmp_path) as server, server.visitor() as ask:
        store = server.hub.store

        async def fill() -> None:
            for name, table in tables.items():
                await write(store, name, table)

        server.call(fill())
        first = ask.ask("/statistics", source="tables")
        assert first["groups"] == []
        assert first["counted_at"] is None
        wait_for(lambda: ask.ask("/statistics", source="tables")["counted_at"] is not None)
        found = ask.ask("/statistics", source="tables")
    assert not found["is_counting"]
    assert {one["level"]: one["clans"] for one in found["groups"]} == {
        "all": 4,
        "people": 2,
        "thrall": 2,
    }
    everybody = group(found, "tables", "all")
    assert everybody["games"] == 2
    assert everybody["even_share"] == 0.5
    counted = [count_log(stored_of(tables[name]))["all"] for name in ("done", "unlisted")]
    both = counted[0].with_part(counted[1])
    for card, told in zip(CARDS, everybody["cards"], strict=True):
        sample = both.cards[card.id].seen
        assert (told["taken"] or {"sample": 0})["sample"] == sample
        assert told["taken"] is None or told["taken"]["is_small"] == (sample < SMALL)


def stored_of(table: Table) -> list[Stored]:
    """The log of a table as a store has it."""

    async def work() -> list[Stored]:
        async with open_store("sqlite+aiosqlite://") as store:
            await write(store, "one", table)
            return list(await store.stored("one"))

    return asyncio.run(work())


def test_a_log_that_cannot_be_read_counts_nothing() -> None:
    assert count_log([Stored(1, 0, "{", "")]) == {}
    assert count_log([Stored(2, 0, '{"kind": "nothing"}', "")]) == {}
    assert count_log([]) == {}
