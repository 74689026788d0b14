"""Secrets: how they are made, stored, compared and sent, and where they never appear."""

from __future__ import annotations

import ast
import asyncio
import hmac
import inspect
import json
import re
import sqlite3
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

import fimbul
from fimbul.cli.database import keep_private
from fimbul.server import identity, keys
from fimbul.server.identity import COOKIE, SECURE_COOKIE, Visitor
from tests.patience import PATIENCE
from tests.server.playing import PLAIN, begin, lay, news_of
from tests.server.running import Running, running
from tests.server.running import Visitor as Browser

SOURCE = Path(fimbul.__file__).parent


def cookie_of(answer: httpx.Response) -> SimpleCookie:
    return SimpleCookie(answer.headers["Set-Cookie"])


# --- making, keeping, comparing -------------------------------------------------------------------


def test_a_secret_has_256_random_bits_and_no_two_are_the_same() -> None:
    made = {keys.new_secret() for _ in range(100)}
    assert len(made) == 100
    assert {len(secret) for secret in made} == {43}
    tables = {keys.new_table_id() for _ in range(1000)}
    assert len(tables) == 1000
    assert not any(
        table.startswith("-") for table in tables
    )  # a command line would read that as an option
    codes = {keys.new_code() for _ in range(100)}
    assert len(codes) == 100
    assert all(re.fullmatch(r"[A-Z2-9]{8}", code) for code in codes)
    assert not any(character in code for code in codes for character in "ILO01")


def test_everything_secret_is_made_by_secrets_and_compared_in_constant_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    imported = {
        alias.name
        for node in ast.walk(ast.parse(inspect.getsource(keys)))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }
    assert "random" not in imported
    compared: list[tuple[object, object]] = []

    def compare(one: str, other: str) -> bool:
        compared.append((one, other))
        return one == other

    monkeypatch.setattr(hmac, "compare_digest", compare)
    who = Visitor("s" * 43)
    held = [(0, who.hash), (1, keys.hash_of("t" * 43)), (2, who.hash)]
    assert identity.chairs_held(held, who) == {0, 2}
    assert len(compared) == 3  # all of them, whatever the first comparison gave


def test_only_hashes_are_stored(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.visitor() as ask, server.visitor() as embla:
        table = begin(ask, embla)
        code: str = ask.do(f"/tables/{table}/transfer", {"chair": 0})["code"]
        secrets = [ask.secret, embla.secret, code]
        hashes = [keys.hash_of(secret) for secret in secrets]
    with sqlite3.connect(tmp_path / "matches.sqlite") as database:
        stored = "\n".join(database.iterdump())
    database.close()
    for secret, digest in zip(secrets, hashes, strict=True):
        assert secret not in stored
        assert digest in stored


def test_nobody_else_on_the_machine_reads_the_database(tmp_path: Path) -> None:
    """It holds every hand; SQLite's other files have the same mode."""
    file = tmp_path / "matches.sqlite"
    keep_private(f"sqlite+aiosqlite:///{file}")
    assert file.stat().st_mode & 0o777 == 0o600
    with running(tmp_path) as server, server.visitor() as ask:
        ask.do("/tables", {"options": PLAIN})
        assert {path.stat().st_mode & 0o077 for path in tmp_path.iterdir()} == {0}
    keep_private("sqlite+aiosqlite:///" + str(tmp_path / "no such folder" / "x.sqlite"))
    keep_private("sqlite+aiosqlite://")


def test_a_secret_is_not_in_the_repr_of_a_visitor() -> None:
    who = Visitor("s" * 43)
    assert "s" * 43 not in f"{who!r} {who}"
    assert who.hash not in f"{who!r} {who}"


def test_no_secret_is_in_a_page_a_view_a_list_or_an_error(
    server: Running, ask: Browser, embla: Browser
) -> None:
    table = begin(ask, embla)
    code: str = ask.do(f"/tables/{table}/transfer", {"chair": 0})["code"]
    answers = [
        embla.get(f"/tables/{table}"),
        embla.get(f"/tables/{table}/news", seat=1),
        embla.get(f"/tables/{table}/saga", seat=1),
        embla.get("/tables", status="running"),
        embla.post(f"/tables/{table}/leave", {"chair": 0}),
        embla.http.get(f"/table/{table}"),
        embla.http.get("/metrics"),
        ask.get(f"/tables/{table}"),
        ask.get(f"/tables/{table}/news", seat=0),
    ]
    for answer in answers:
        for secret in (ask.secret, keys.hash_of(ask.secret), code, keys.hash_of(code)):
            assert secret not in answer.text
            assert secret not in str(answer.headers)


def test_no_route_takes_a_secret_in_its_address(server: Running, ask: Browser) -> None:
    """Addresses end up in logs and histories, and people share them."""
    reference = httpx.get(
        f"{server.url}/api/docs/openapi.json", trust_env=False, timeout=PATIENCE
    ).json()
    named = {
        parameter["name"]
        for path in reference["paths"].values()
        for operation in path.values()
        for parameter in operation.get("parameters", ())
    }
    known = {"table", "status", "before", "seat", "after", "wait", "changes", "move", "open"}
    known |= {"puzzle", "at", "card", "level", "source"}
    assert named == known
    table: str = ask.do("/tables", {"name": "Ann", "options": PLAIN})["table"]
    with server.visitor(None) as nobody:
        for name in ("secret", "token", "access_token", COOKIE):
            assert nobody.get(f"/tables/{table}", **{name: ask.secret}).json()["chairs"] == []


def test_nothing_from_outside_is_unpickled_or_executed() -> None:
    """Views are pickled only between our own processes, by the executor."""
    banned = {"pickle", "marshal", "shelve", "dill", "yaml"}
    for room in ("match", "store", "server"):
        for path in (SOURCE / room).rglob("*.py"):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for node in ast.walk(tree):
                if isinstance(node, ast.Import | ast.ImportFrom):
                    names = {alias.name.partition(".")[0] for alias in node.names}
                    source = getattr(node, "module", None) or ""
                    assert not banned & {*names, source.partition(".")[0]}, path
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                    assert node.func.id not in ("eval", "exec", "compile"), path


# --- cookies --------------------------------------------------------------------------------------


def test_a_cookie_is_for_this_site_alone_and_no_script(server: Running) -> None:
    with server.visitor(None) as new:
        answer = new.post("/tables", {"name": "Ann", "options": PLAIN})
    morsel = cookie_of(answer)[COOKIE]
    assert len(morsel.value) == 43
    assert morsel["httponly"]
    assert morsel["samesite"].lower() == "lax"
    assert morsel["path"] == "/"
    assert not morsel["domain"]
    assert not morsel["secure"]


def test_a_visitor_with_a_secret_gets_no_other(ask: Browser) -> None:
    assert "Set-Cookie" not in ask.post("/tables", {"name": "Ann", "options": PLAIN}).headers


def test_behind_a_proxy_with_https_the_cookie_is_secure(tmp_path: Path) -> None:
    """Its name makes browsers accept it only from this host."""
    https = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
    with running(tmp_path, proxy_headers=True) as server, server.visitor(None) as new:
        answer = new.http.post("/api/tables", json={"name": "Ann", "options": PLAIN}, headers=https)
        morsel = cookie_of(answer)[SECURE_COOKIE]
        assert morsel["secure"]
        assert morsel["httponly"]
        assert answer.headers["Strict-Transport-Security"]
        table = answer.json()["table"]
        held = {"Cookie": f"{SECURE_COOKIE}={morsel.value}"}
        shown = new.http.get(f"/api/tables/{table}", headers={**https, **held})
        assert shown.json()["chairs"] == [0]
        plain = {"Cookie": f"{COOKIE}={morsel.value}"}
        shown = new.http.get(f"/api/tables/{table}", headers={**https, **plain})
        assert shown.json()["chairs"] == []
        origin = {"Origin": f"http://127.0.0.1:{server.port}"}
        path = f"/api/tables/{table}/ready"
        assert (
            new.http.post(path, json={"chair": 0}, headers={**https, **held, **origin}).status_code
            == 403
        )
        origin = {"Origin": f"https://127.0.0.1:{server.port}"}
        assert (
            new.http.post(path, json={"chair": 0}, headers={**https, **held, **origin}).status_code
            == 200
        )


def test_behind_a_proxy_with_https_the_websocket_knows_its_origin_and_cookie(
    tmp_path: Path,
) -> None:
    with running(tmp_path, proxy_headers=True) as server:
        with server.visitor() as ask, server.visitor() as embla:
            table = begin(ask, embla)
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/stream?seat=0"
        headers = {
            "X-Forwarded-Proto": "https",
            "X-Forwarded-For": "203.0.113.9",
            "Cookie": f"{SECURE_COOKIE}={ask.secret}",
        }
        host = f"127.0.0.1:{server.port}"
        own, plain = Origin(f"https://{host}"), Origin(f"http://{host}")
        with connect(address, additional_headers=headers, origin=own, proxy=None) as listening:
            assert json.loads(listening.recv(PATIENCE))["seat"] == 0
        with pytest.raises(InvalidStatus) as refused:
            connect(address, additional_headers=headers, origin=plain, proxy=None)
        assert refused.value.response.status_code == 403


def test_without_a_proxy_the_headers_of_a_proxy_are_ignored(server: Running) -> None:
    with server.visitor(None) as new:
        answer = new.http.post(
            "/api/tables", json={"name": "Ann"}, headers={"X-Forwarded-Proto": "https"}
        )
        assert not cookie_of(answer)[COOKIE]["secure"]
        assert "Strict-Transport-Security" not in answer.headers


# --- secrets of others ----------------------------------------------------------------------------


def test_a_forged_secret_opens_nothing(server: Running, ask: Browser, embla: Browser) -> None:
    table = begin(ask, embla)
    real = ask.secret
    forged = [
        real[:-1] + ("A" if real[-1] != "A" else "B"),
        real[:-1],
        real + "A",
        real.swapcase(),
        keys.hash_of(real),
        real + "\x00",
        " " + real,
        "%" * 43,
        "*",
        "",
    ]
    for secret in forged:
        bearer = {"Authorization": f"Bearer {secret}"}
        cookie = {"Cookie": f"{COOKIE}={secret}"}
        for headers in (bearer, cookie):
            try:
                answer = httpx.get(
                    f"{server.url}/api/tables/{table}/news?seat=0",
                    headers=headers,
                    trust_env=False,
                    timeout=PATIENCE,
                )
            except httpx.LocalProtocolError:
                continue  # cannot even be sent
            if headers is cookie and secret.strip() == real:
                continue  # white space around a cookie is no part of it
            assert answer.status_code in (401, 403), (secret, headers)
            assert "view" not in answer.json()


def test_the_secret_of_another_table_opens_nothing(
    server: Running, ask: Browser, embla: Browser
) -> None:
    """A player somewhere else is a stranger here."""
    table = begin(ask, embla)
    with server.visitor() as eve, server.visitor() as mallory:
        begin(eve, mallory)
        assert eve.get(f"/tables/{table}/news", seat=0).status_code == 403
        assert eve.get(f"/tables/{table}/news", seat=1).status_code == 403
        body = {"seat": 0, "decision": news_of(ask, table, 0)["decision"], "move": "pass"}
        assert eve.post(f"/tables/{table}/moves", body).status_code == 403
        assert embla.post(f"/tables/{table}/moves", body).status_code == 403
        assert embla.get(f"/tables/{table}/news", seat=0).status_code == 403
        assert embla.get(f"/tables/{table}/saga", seat=0).status_code == 403


def test_a_former_holder_of_a_chair_sees_nothing_of_the_next(
    server: Running, ask: Browser, embla: Browser
) -> None:
    """Neither by the old secret nor by a code made before."""
    with server.visitor() as eve, server.visitor() as device:
        table = lay(eve, embla)
        code: str = eve.do(f"/tables/{table}/transfer", {"chair": 0})["code"]
        eve.do(f"/tables/{table}/leave", {"chair": 0})
        ask.do(f"/tables/{table}/sit", {"name": "Ann", "chair": 0})
        ask.do(f"/tables/{table}/ready", {"chair": 0})
        ask.do(f"/tables/{table}/start")
        assert device.post("/transfer", {"code": code}).status_code == 404
        for stranger in (eve, device):
            assert stranger.ask(f"/tables/{table}")["chairs"] == []
            assert stranger.get(f"/tables/{table}/news", seat=0).status_code == 403
        assert len(news_of(ask, table, 0)["view"]["hand"]) == 8


def test_a_chair_given_up_during_a_lookup_is_not_kept(
    server: Running, ask: Browser, embla: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An older read must not overwrite a newer write."""
    table_id = lay(ask, embla)
    hub = server.hub
    read = hub.store.holders

    async def race() -> list[tuple[int, str]]:
        table = hub.tables[table_id]
        before = await read(table_id)
        has_left = asyncio.Event()
        answers = [before]

        async def slowly(match_id: str) -> list[tuple[int, str]]:
            if answers:
                await has_left.wait()
                return answers.pop()
            return await read(match_id)

        monkeypatch.setattr(hub.store, "holders", slowly)
        reading = asyncio.create_task(hub.read_holders(table))
        await asyncio.sleep(0)
        await hub.act(table_id, lambda match: match.leave(0))
        has_left.set()
        await reading
        return list(table.holders)

    assert server.call(race()) == [(1, keys.hash_of(embla.secret))]
