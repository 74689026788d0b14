"""`fimbul admin` takes effect while a server runs, on either database."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from typer.testing import CliRunner, Result
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fimbul.cli.app import app
from fimbul.match.chain import findings
from fimbul.server.app import Settings
from fimbul.server.identity import COOKIE
from fimbul.server.keys import hash_of
from fimbul.store import Operations, open_store, schema
from tests.patience import PATIENCE
from tests.server.running import Json, Running, Visitor, Watching, running, wait_for
from tests.store.logs import add

PLAIN = {"players": 2, "drafts_first_age": False, "seats": "as-seated"}


@pytest.fixture
def url(database_url: str, tmp_path: Path) -> str:
    return database_url


@pytest.fixture
def server(url: str, tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path, settings=Settings(url, is_limited=False)) as started:
        yield started


def admin(url: str, *args: str | int, **environment: str) -> Result:
    plain = {"COLUMNS": "200", "LC_ALL": "C", "NO_COLOR": "1", "TERM": "dumb"}
    line = ["admin", *map(str, args), "--database", url]
    return CliRunner().invoke(app, line, env=plain | environment)


def order(url: str, *args: str | int) -> Json:
    """Run a command that must succeed, and return its JSON."""
    result = admin(url, *args, "--json")
    assert result.exit_code == 0, result.output
    answer: Json = json.loads(result.stdout)
    return answer


def game(ask: Visitor, embla: Visitor) -> str:
    """A game of two that has begun; Ask has seat 0."""
    table: str = ask.do("/tables", {"options": PLAIN, "name": "Ask"})["table"]
    embla.do(f"/tables/{table}/sit", {"name": "Embla"})
    for chair, who in enumerate((ask, embla)):
        who.do(f"/tables/{table}/ready", {"chair": chair})
    ask.do(f"/tables/{table}/start")
    return table


def closed(watching: Watching) -> tuple[int, str]:
    """Return the code with which the server closes a WebSocket, after any messages."""
    with suppress(ConnectionClosed):
        while True:
            watching.connection.recv(PATIENCE)
    closing = watching.connection.protocol.close_rcvd
    assert closing is not None
    return closing.code, closing.reason


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


# --- ending ---------------------------------------------------------------------------------------


def test_a_game_that_is_ended_is_over_for_everybody_at_once(
    server: Running, url: str, ask: Visitor, embla: Visitor
) -> None:
    table = game(ask, embla)
    with ask.watch(table, 0) as player, embla.watch(table) as spectator:
        before = player.news()
        spectator.news()
        entry = order(url, "end", table, "--yes")["entry"]
        assert entry == before["seq"] + 1
        for watching in (player, spectator):
            news = watching.until(entry)[-1]
            assert [step["kind"] for step in news["steps"]] == ["ended"]
            assert (news["table"]["status"], news["table"]["ended"]) == ("finished", "operator")
            assert news["decision"] == ""
            assert news["deadlines"] == [None, None]
            assert news["view"]["decision"]["kind"] == ""
            assert news["view"]["decision"]["options"] == []
    move = {"seat": 0, "decision": before["decision"], "move": "pass"}
    assert code_of(ask.post(f"/tables/{table}/moves", move)) == (409, "game-over")
    again = admin(url, "end", table, "--yes")
    assert again.exit_code == 1
    assert "already over" in again.stderr


def test_a_table_that_waits_for_players_is_ended(
    server: Running, url: str, ask: Visitor, embla: Visitor
) -> None:
    table: str = ask.do("/tables", {"options": PLAIN, "name": "Ask"})["table"]
    with ask.watch(table) as watching:
        watching.news()
        order(url, "end", table, "--yes")
        assert watching.news()["table"]["ended"] == "operator"
    assert code_of(embla.post(f"/tables/{table}/sit", {"name": "Embla"})) == (
        409,
        "already-started",
    )
    assert ask.ask("/tables", status="open")["tables"] == []


def test_bots_stop_at_a_table_that_is_ended(server: Running, url: str, ask: Visitor) -> None:
    body = {"options": PLAIN, "name": "Ask", "bots": ["random"], "starts": True}
    table: str = ask.do("/tables", body)["table"]
    ask.do(f"/tables/{table}/leave", {"chair": 0})
    order(url, "end", table, "--yes")
    wait_for(lambda: ask.ask(f"/tables/{table}")["table"]["ended"] == "operator")
    opened = server.hub.tables[table]
    wait_for(lambda: not opened.working_since)
    assert opened.match.steps[-1].logged.entry.__struct_config__.tag == "ended"


# --- deleting -------------------------------------------------------------------------------------


def test_a_deleted_table_is_gone_and_its_viewers_learn_why(
    server: Running, url: str, ask: Visitor, embla: Visitor
) -> None:
    table = game(ask, embla)
    with ask.watch(table, 0) as player, embla.watch(table) as spectator:
        player.news()
        spectator.news()
        assert order(url, "delete", table, "--yes") == {"table": table}
        assert closed(player) == closed(spectator) == (4404, "no-such-table")
    assert table not in server.hub.tables
    for path in (f"/tables/{table}", f"/tables/{table}/news", f"/tables/{table}/saga"):
        assert code_of(ask.get(path)) == (404, "no-such-table")
    chat = {"chair": 0, "text": "hail"}
    assert code_of(ask.post(f"/tables/{table}/chat", chat)) == (404, "no-such-table")
    with pytest.raises(InvalidStatus) as refused, ask.watch(table, 0):
        pass
    assert refused.value.response.status_code == 404
    assert admin(url, "delete", table, "--yes").exit_code == 1
    assert admin(url, "show", table).exit_code == 1


def test_a_long_poll_at_a_deleted_table_is_answered(
    server: Running, url: str, ask: Visitor, embla: Visitor
) -> None:
    table = game(ask, embla)
    seq = ask.ask(f"/tables/{table}")["seq"]

    async def poll_while_it_is_deleted() -> httpx.Response:
        async with httpx.AsyncClient(
            base_url=server.url, timeout=PATIENCE, trust_env=False
        ) as http:
            query = {"seat": "0", "after": str(seq), "wait": "15"}
            cookies = {"Cookie": f"{COOKIE}={ask.secret}"}
            path = f"/api/tables/{table}/news"
            polling = asyncio.create_task(http.get(path, params=query, headers=cookies))
            while not server.hub.tables[table].watchers:
                await asyncio.sleep(0.01)
            async with open_store(url) as store:
                await Operations(store).delete(table, 1)
            return await polling

    assert code_of(asyncio.run(poll_while_it_is_deleted())) == (404, "no-such-table")


def test_a_request_during_the_deletion_is_refused(
    server: Running, url: str, ask: Visitor, embla: Visitor
) -> None:
    """The server does not know yet that the rows are gone when it writes."""
    table = game(ask, embla)
    opened = server.hub.tables[table]

    async def delete_unheard() -> None:
        async with server.hub.store.writing() as connection:
            from fimbul.store.removing import remove_match

            await remove_match(connection, table)

    server.call(delete_unheard())
    chat = {"chair": 0, "text": "hail"}
    assert code_of(ask.post(f"/tables/{table}/chat", chat)) == (404, "no-such-table")
    assert opened.is_gone
    assert table not in server.hub.tables


# --- a line of chat -------------------------------------------------------------------------------


def test_a_removed_line_is_in_no_answer_any_more(
    server: Running, url: str, ask: Visitor, embla: Visitor
) -> None:
    table = game(ask, embla)
    line = ask.do(f"/tables/{table}/chat", {"chair": 0, "text": "Zwietracht"})["seq"]
    embla.do(f"/tables/{table}/chat", {"chair": 1, "text": "Eintracht"})
    shown = order(url, "show", table)
    assert [(said["line"], said["name"], said["text"]) for said in shown["chat"]] == [
        (line, "Ask", "Zwietracht"),
        (line + 1, "Embla", "Eintracht"),
    ]
    with embla.watch(table, 1) as watching:
        watching.news()
        removal = order(url, "remove-line", table, line, "--yes")["entry"]
        step = watching.until(removal)[-1]["steps"][-1]
        assert (step["kind"], step["line"], step["seq"]) == ("line-removed", line, removal)
    for seat, who in enumerate((ask, embla)):
        told = who.ask(f"/tables/{table}/news", seat=seat)
        assert "Zwietracht" not in json.dumps(told)
        steps = {step["seq"]: step for step in told["steps"]}
        assert (steps[line]["kind"], steps[line]["chat"]) == ("said", "")
        assert steps[line + 1]["chat"] == "Eintracht"
    assert "Zwietracht" not in admin(url, "show", table).stdout
    assert admin(url, "remove-line", table, line, "--yes").exit_code == 1
    assert admin(url, "remove-line", table, 1, "--yes").exit_code == 1
    assert admin(url, "remove-line", "nowhere", 1, "--yes").exit_code == 1


def test_the_text_of_a_removed_line_is_not_in_the_file_any_more(
    sqlite_url: str, tmp_path: Path
) -> None:
    """Nor in SQLite's other files, while the server has the database open."""
    with (
        running(tmp_path, settings=Settings(sqlite_url, is_limited=False)) as server,
        server.visitor() as ask,
        server.visitor() as embla,
    ):
        table = game(ask, embla)
        line = ask.do(f"/tables/{table}/chat", {"chair": 0, "text": "Zwietracht"})["seq"]
        files = list(tmp_path.glob("matches.sqlite*"))
        assert any(b"Zwietracht" in file.read_bytes() for file in files)
        order(sqlite_url, "remove-line", table, line, "--yes")
        wait_for(lambda: not any(b"Zwietracht" in file.read_bytes() for file in files))
        ask.do(f"/tables/{table}/chat", {"chair": 0, "text": "Name"})
        order(sqlite_url, "delete", table, "--yes")
        wait_for(lambda: not any(b"Embla" in file.read_bytes() for file in files))


def test_a_log_whose_line_was_removed_is_still_sealed(
    server: Running, url: str, ask: Visitor, embla: Visitor
) -> None:
    table = game(ask, embla)
    line = ask.do(f"/tables/{table}/chat", {"chair": 0, "text": "hail"})["seq"]
    order(url, "remove-line", table, line, "--yes")
    order(url, "end", table, "--yes")
    stored = server.call(server.hub.store.stored(table))
    assert all(each.hash for each in stored)
    assert findings(stored, line + 2) == []


def test_a_damaged_log_can_be_deleted_and_says_so(url: str) -> None:
    async def make() -> None:
        async with open_store(url) as store:
            await add(store)
            async with store.writing() as connection:
                await connection.execute(sa.update(schema.entry).values(body="{"))

    asyncio.run(make())
    assert json.loads(admin(url, "tables", "--json").stdout)[0]["who"] == []
    for command in (("show", "one"), ("end", "one", "--yes"), ("remove-line", "one", 1, "--yes")):
        result = admin(url, *command)
        assert result.exit_code == 1
        assert "cannot be read" in result.stderr
    order(url, "delete", "one", "--yes")


# --- blocks ---------------------------------------------------------------------------------------


def is_blocked(visitor: Visitor) -> bool:
    return visitor.get("/tables").status_code == 403


def test_a_blocked_visitor_is_refused_and_cut_off_and_others_are_not(
    server: Running, url: str, ask: Visitor, embla: Visitor
) -> None:
    table = game(ask, embla)
    (own,) = order(url, "show", table)["chairs"][0]["visitors"]
    assert hash_of(ask.secret).startswith(own)
    with ask.watch(table, 0) as player, embla.watch(table, 1) as other:
        player.news()
        other.news()
        blocked = order(url, "block", own, "--for", "2h", "--why", "noise")
        assert blocked["subject"] == hash_of(ask.secret)
        assert closed(player) == (4403, "blocked")
        answer = ask.get(f"/tables/{table}")
        assert code_of(answer) == (403, "blocked")
        assert answer.json()["error"]["until"] == blocked["until"]
        assert code_of(ask.post(f"/tables/{table}/chat", {"chair": 0, "text": "hail"})) == (
            403,
            "blocked",
        )
        with pytest.raises(InvalidStatus) as refused, ask.watch(table, 0):
            pass
        assert refused.value.response.status_code == 403
        assert ask.http.get("/").status_code == 200, "the page can say why"
        embla.do(f"/tables/{table}/chat", {"chair": 1, "text": "quiet now"})
        assert other.news()["steps"][-1]["chat"] == "quiet now"
    listed = json.loads(admin(url, "blocks", "--json").stdout)
    assert [(found["subject"], found["why"]) for found in listed] == [
        (hash_of(ask.secret), "noise")
    ]
    order(url, "unblock", own)
    wait_for(lambda: not is_blocked(ask))
    assert admin(url, "unblock", own).exit_code == 1


def test_a_blocked_token_is_refused_too(server: Running, url: str, ask: Visitor) -> None:
    table: str = ask.do("/tables", {"options": PLAIN, "name": "Ask"})["table"]
    (own,) = order(url, "show", table)["chairs"][0]["visitors"]
    order(url, "block", own)
    bearer = {"Authorization": f"Bearer {ask.secret}"}
    with server.visitor(None) as bot:
        wait_for(lambda: bot.http.get("/api/tables", headers=bearer).status_code == 403)
        assert bot.get("/tables").status_code == 200


def test_a_blocked_address_is_refused_for_every_visitor(
    server: Running, url: str, ask: Visitor, embla: Visitor
) -> None:
    table = game(ask, embla)
    with ask.watch(table, 0) as player:
        player.news()
        assert order(url, "block", "127.0.0.1", "--for", "30m")["subject"] == "127.0.0.1"
        assert closed(player) == (4403, "blocked")
    with server.visitor() as stranger:
        assert is_blocked(stranger)
    assert is_blocked(embla)
    order(url, "unblock", "127.0.0.1")
    wait_for(lambda: not is_blocked(embla))


def test_a_server_that_starts_knows_who_is_blocked(url: str, tmp_path: Path) -> None:
    with running(tmp_path, settings=Settings(url)):
        pass
    order(url, "block", "127.0.0.1")
    with (
        running(tmp_path, settings=Settings(url, is_limited=False)) as again,
        again.visitor() as visitor,
    ):
        assert is_blocked(visitor)


def test_a_block_expires(server: Running, url: str, ask: Visitor) -> None:
    async def block(lasting: int) -> None:
        operations = Operations(server.hub.store)
        now = server.hub.clock.now_ms()
        await operations.block("127.0.0.1", now + lasting, "", now)

    server.call(block(3_600_000))
    wait_for(lambda: is_blocked(ask))
    server.call(block(1))
    wait_for(lambda: not is_blocked(ask))


# --- several servers, lists, mistakes -------------------------------------------------------------


def test_all_servers_on_a_database_hear_of_it(postgres_url: str, tmp_path: Path) -> None:
    settings = Settings(postgres_url, is_limited=False)
    with (
        running(tmp_path, settings=settings) as one,
        running(tmp_path, settings=settings) as two,
        one.visitor() as ask,
        two.visitor() as embla,
    ):
        table = game(ask, embla)
        with ask.watch(table, 0) as here, embla.watch(table, 1) as there:
            here.news()
            there.news()
            order(postgres_url, "block", hash_of(embla.secret)[:12])
            assert closed(there) == (4403, "blocked")
            order(postgres_url, "delete", table, "--yes")
            assert closed(here) == (4404, "no-such-table")
        wait_for(lambda: table not in two.hub.tables)  # it hears of it in its own time


def test_tables_are_listed_whether_public_or_not(
    server: Running, url: str, ask: Visitor, embla: Visitor
) -> None:
    running_one = game(ask, embla)
    private: str = ask.do("/tables", {"options": {**PLAIN, "is_public": False}, "name": "Ægir"})[
        "table"
    ]
    listed = json.loads(admin(url, "tables", "--json").stdout)
    assert [found["id"] for found in listed] == [private, running_one]
    assert [found["who"] for found in listed] == [["Ægir"], ["Ask", "Embla"]]
    assert [found["status"] for found in listed] == ["open", "running"]
    assert [found["age"] for found in listed] == [0, 1]
    for narrowed in (("--status", "open"), ("--text", "ægir"), ("--limit", "1")):
        only = json.loads(admin(url, "tables", "--json", *narrowed).stdout)
        assert [found["id"] for found in only] == [private]
    page = admin(url, "tables").stdout
    assert private in page
    assert "Ask, Embla" in page


def test_an_operator_sees_no_card_and_no_secret(
    server: Running, url: str, ask: Visitor, embla: Visitor
) -> None:
    options = {"players": 2, "seats": "as-seated"}
    table: str = ask.do("/tables", {"options": options, "name": "Ask"})["table"]
    embla.do(f"/tables/{table}/sit", {"name": "Embla"})
    for chair, who in enumerate((ask, embla)):
        who.do(f"/tables/{table}/ready", {"chair": chair})
    ask.do(f"/tables/{table}/start")
    view = ask.ask(f"/tables/{table}/news", seat=0)["view"]
    for output in (admin(url, "show", table).output, admin(url, "show", table, "--json").output):
        assert all(card not in output for card in view["pack"])
        for who in (ask, embla):
            assert who.secret not in output
            assert hash_of(who.secret) not in output
            assert hash_of(who.secret)[:12] in output


def test_nothing_is_done_without_confirmation(
    server: Running, url: str, ask: Visitor, embla: Visitor
) -> None:
    table = game(ask, embla)
    line = ask.do(f"/tables/{table}/chat", {"chair": 0, "text": "hail"})["seq"]
    for command in (("end", table), ("delete", table), ("remove-line", table, line)):
        refused = admin(url, *command)
        assert refused.exit_code == 1
        assert table in refused.stderr
        assert refused.stdout.strip() == ""
    assert ask.ask(f"/tables/{table}")["seq"] == line
    link = f"https://table.example.org/table/{table}"
    agreed = CliRunner().invoke(app, ["admin", "end", link, "--database", url], input="y\n")
    assert agreed.exit_code == 0
    wait_for(lambda: ask.ask(f"/tables/{table}")["seq"] == line + 1)


@pytest.mark.parametrize(
    ("command", "status"),
    [
        (("tables", "--status", "broken"), 2),
        (("block", "127.0.0.1", "--for", "soon"), 2),
        (("block", "127.0.0.1", "--for", "0d"), 2),
        (("block", "127.0.0.1", "--for", "9999999w"), 2),
        (("block", "somebody"), 2),
        (("block", "abc"), 2),
        (("block", "0123456789ab"), 1),
        (("unblock", "192.0.2.7"), 1),
        (("show", "nowhere"), 1),
        (("end", "nowhere", "--yes"), 1),
    ],
)
def test_mistakes_have_their_own_exit_code(
    sqlite_url: str, command: tuple[str, ...], status: int
) -> None:
    async def make() -> None:
        async with open_store(sqlite_url):
            pass

    asyncio.run(make())
    result = admin(sqlite_url, *command)
    assert result.exit_code == status
    assert result.stderr.startswith("fimbul: ")
    assert "Traceback" not in result.output


def test_a_missing_database_is_not_created(tmp_path: Path) -> None:
    result = admin(f"sqlite+aiosqlite:///{tmp_path / 'typo.sqlite'}", "tables")
    assert result.exit_code == 2
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("given", "stored"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:DB8:1:2::/64", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
    ],
)
def test_an_address_stands_for_its_network(sqlite_url: str, given: str, stored: str) -> None:
    async def make() -> None:
        async with open_store(sqlite_url):
            pass

    asyncio.run(make())
    assert order(sqlite_url, "block", given)["subject"] == stored
    assert stored in admin(sqlite_url, "blocks").stdout
    order(sqlite_url, "unblock", given)
    assert "Nobody is blocked" in admin(sqlite_url, "blocks").stdout
