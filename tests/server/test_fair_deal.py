"""Players and spectators get the commitment; the salt stays inside."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from fimbul.match.deal import commitment_of
from fimbul.match.entries import Started
from fimbul.rules import record_from_text
from fimbul.server.keys import new_salt
from fimbul.server.summary import TableInfo
from tests.server.playing import DRAFT, begin, lay, move_for, news_of
from tests.server.running import Running, Visitor


@pytest.fixture
def people(server: Running) -> Iterator[tuple[Visitor, Visitor, Visitor]]:
    """Two players and a spectator."""
    with server.visitor() as ask, server.visitor() as embla, server.visitor(None) as anybody:
        yield ask, embla, anybody


def started(server: Running, table: str) -> Started:
    """The entry that began a game."""
    entries = [step.logged.entry for step in server.hub.tables[table].match.steps]
    return next(entry for entry in entries if isinstance(entry, Started))


def test_every_salt_is_new_and_has_256_bits() -> None:
    salts = {new_salt() for _ in range(100)}
    assert len(salts) == 100
    assert {len(bytes.fromhex(salt)) for salt in salts} == {32}


def test_the_commitment_is_there_for_everybody_from_the_start(
    server: Running, people: tuple[Visitor, Visitor, Visitor]
) -> None:
    ask, embla, anybody = people
    table = lay(ask, embla, options=DRAFT)
    assert news_of(anybody, table)["table"]["commitment"] == ""
    assert news_of(anybody, table)["seal"] == ""
    ask.do(f"/tables/{table}/start")
    entry = started(server, table)
    commitment = commitment_of(record_from_text(entry.saga).setup, entry.salt)
    for visitor, seat in ((ask, 0), (embla, 1), (anybody, -1)):
        news = news_of(visitor, table, seat)
        assert (news["table"]["commitment"], news["seal"]) == (commitment, commitment)
        assert visitor.ask(f"/tables/{table}")["table"]["commitment"] == commitment
    listed = anybody.ask("/tables", status="running")["tables"]
    assert [found["table"]["commitment"] for found in listed if found["id"] == table] == [
        commitment
    ]


def test_a_game_that_begins_with_its_table_has_a_commitment(server: Running) -> None:
    with server.visitor() as ask:
        laid = {"options": {"players": 2}, "name": "Ask", "bots": ["random"], "starts": True}
        table = ask.do("/tables", laid)["table"]
        assert len(news_of(ask, table)["table"]["commitment"]) == 64


def test_the_salt_is_secret_while_a_game_goes_on(
    server: Running, people: tuple[Visitor, Visitor, Visitor]
) -> None:
    ask, embla, anybody = people
    table = begin(ask, embla, options=DRAFT)
    salt = started(server, table).salt
    rng = Random(3)
    texts: list[str] = []
    for _ in range(6):
        for visitor, seat in ((ask, 0), (embla, 1)):
            news = news_of(visitor, table, seat)
            if seat in news["view"]["decision"]["seats"]:
                texts.append(visitor.post(f"/tables/{table}/moves", move_for(news, rng)).text)
        for visitor, seat in ((ask, 0), (embla, 1), (anybody, -1)):
            texts.append(visitor.get(f"/tables/{table}/news", seat=seat, after=0).text)
            texts.append(visitor.get(f"/tables/{table}/saga", seat=seat).text)
            texts.append(visitor.post(f"/tables/{table}/start").text)
            texts.append(visitor.post(f"/tables/{table}/undo", {"seat": max(seat, 0)}).text)
    assert salt
    assert not [text for text in texts if salt in text]


def test_an_old_game_without_a_salt_is_listed_without_a_commitment() -> None:
    old = '{"status":"running","options":{},"chairs":[],"seats":[],"age":1,"glory":[],"rematch":""}'
    assert msgspec.json.decode(old, type=TableInfo).commitment == ""
