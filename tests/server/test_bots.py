"""Bots over the network: a token in place of a cookie, and the example that plays a whole game."""

from __future__ import annotations

import json
import re
import secrets
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from fimbul.rules import record_from_text, replay
from tests.patience import PATIENCE
from tests.server.playing import PLAIN, news_of, play_to_the_end, refusal
from tests.server.running import Json, Running, Visitor, wait_for

EXAMPLE = Path(__file__).parents[2] / "examples" / "http_bot.py"

# --- tokens ---------------------------------------------------------------------------------------


class Bot:
    """A visitor with a token and no cookies that records every request."""

    def __init__(self, server: Running, token: str) -> None:
        self.server = server
        self.headers = {"Authorization": f"Bearer {token}"}
        self.http = httpx.Client(
            base_url=f"{server.url}/api", headers=self.headers, timeout=PATIENCE, trust_env=False
        )

    def do(self, path: str, body: Json | None = None) -> Json:
        answer = self.http.post(path, json=body)
        assert answer.status_code in (200, 201), answer.text
        assert "set-cookie" not in answer.headers
        done: Json = answer.json()
        return done

    def ask(self, path: str) -> Json:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found


@pytest.fixture
def bot(server: Running) -> Iterator[Bot]:
    made = Bot(server, secrets.token_urlsafe(32))
    yield made
    made.http.close()


def test_a_token_does_all_that_a_cookie_does(server: Running, bot: Bot, ask: Visitor) -> None:
    table = bot.do("/tables", {"options": PLAIN, "name": "bot"})["table"]
    at = f"/tables/{table}"
    assert bot.ask(at)["chairs"] == [0]
    bot.do(f"{at}/clan", {"chair": 0, "clan": "serpent"})
    bot.do(f"{at}/bot", {"chair": 1, "level": "random"})
    bot.do(f"{at}/unseat-bot", {"chair": 1})
    bot.do(f"{at}/sit", {"name": "bot again", "chair": 1})
    bot.do(f"{at}/leave", {"chair": 1})
    ask.do(f"{at}/sit", {"name": "Ask"})
    ask.do(f"{at}/ready", {"chair": 1})
    bot.do(f"{at}/ready", {"chair": 0})
    bot.do(f"{at}/start")
    code = bot.do(f"{at}/transfer", {"chair": 0})["code"]
    other = Bot(server, secrets.token_urlsafe(32))
    with other.http:
        assert other.do("/transfer", {"code": code})["chair"] == 0
        assert other.ask(f"{at}/news?seat=0")["view"]["hand"]
    bot.do(f"{at}/chat", {"chair": 0, "text": "beep"})
    news = bot.ask(f"{at}/news?seat=0")
    if 0 not in news["view"]["decision"]["seats"]:
        ask.do(f"{at}/moves", {"seat": 1, "decision": news["decision"], "move": "pass"})
        news = bot.ask(f"{at}/news?seat=0")
    moved = bot.do(f"{at}/moves", {"seat": 0, "decision": news["decision"], "move": "pass"})["seq"]
    undone = bot.do(f"{at}/undo", {"seat": 0})["seq"]
    steps = bot.ask(f"{at}/news?seat=0")["steps"]
    assert [step["seq"] for step in steps if step["took_back"]] == [undone]
    assert steps[undone - 1]["took_back"] == [moved]
    assert bot.http.get(f"{at}/saga?seat=0").text.startswith("fimbul saga 2 seen by serpent\n")
    bot.do(f"{at}/leave", {"chair": 0})
    bot.do(f"{at}/return", {"chair": 0})
    bot.do(f"{at}/leave", {"chair": 0})
    play_to_the_end(table, ask, own_chair=1)
    assert bot.do(f"{at}/rematch")["chair"] == 0


def test_a_token_opens_a_websocket(server: Running, bot: Bot) -> None:
    body = {"options": PLAIN, "name": "bot", "bots": ["thrall"], "starts": True}
    table = bot.do("/tables", body)["table"]
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/stream?seat=0"
    with connect(address, additional_headers=bot.headers, proxy=None) as connection:
        news = json.loads(connection.recv(PATIENCE))
        assert news["seat"] == 0
        assert news["view"]["hand"]
    strange = {"Authorization": f"Bearer {secrets.token_urlsafe(32)}"}
    with pytest.raises(InvalidStatus) as refused:
        connect(address, additional_headers=strange, proxy=None)
    assert refused.value.response.status_code == 403
    assert b"not-your-seat" in (refused.value.response.body or b"")


def test_a_token_and_a_cookie_with_the_same_secret_are_one_visitor(
    server: Running, bot: Bot
) -> None:
    table = bot.do("/tables", {"options": PLAIN, "name": "bot"})["table"]
    token = bot.headers["Authorization"].removeprefix("Bearer ")
    with server.visitor(token) as browser:
        assert browser.ask(f"/tables/{table}")["chairs"] == [0]


def test_with_a_token_the_cookie_does_not_count(server: Running, bot: Bot, ask: Visitor) -> None:
    table = ask.do("/tables", {"options": PLAIN, "name": "Ask"})["table"]
    answer = httpx.post(
        f"{server.url}/api/tables/{table}/ready",
        json={"chair": 0},
        headers={**bot.headers, "Cookie": f"fimbul={ask.secret}"},
        trust_env=False,
        timeout=PATIENCE,
    )
    assert refusal(server, answer) == "not-seated"


@pytest.mark.parametrize("token", ["short", "x" * 31, "x" * 129, "x" * 31 + "!", "a b" * 12])
def test_an_invalid_token_is_refused(server: Running, token: str) -> None:
    bot = Bot(server, token)
    with bot.http:
        for path in ("/tables", "/tables/nowhere/sit"):
            answer = bot.http.post(path, json={"name": "bot"})
            assert refusal(server, answer) == "bad-token"
        assert refusal(server, bot.http.get("/tables")) == "bad-token"


# --- the example ----------------------------------------------------------------------------------


def run_example(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(EXAMPLE), *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def table_in(output: str) -> str:
    found = re.search(r"/table/([\w-]+)", output)
    assert found, output
    return found[1]


def test_the_example_needs_nothing_of_ours_and_is_short() -> None:
    source = EXAMPLE.read_text(encoding="utf-8")
    assert len(source.splitlines()) < 125
    assert not re.search(r"^\s*(from|import) fimbul", source, re.MULTILINE)


def test_the_example_has_help() -> None:
    with run_example("--help") as helped:
        output, _ = helped.communicate(timeout=PATIENCE)
    assert helped.returncode == 0
    for option in ("--server", "--table", "--players", "--name", "--token"):
        assert option in output


@pytest.mark.parametrize("players", [2, 4])
def test_the_example_plays_a_whole_game_against_thralls(
    server: Running, ask: Visitor, players: int
) -> None:
    with run_example("--server", server.url, "--players", str(players)) as played:
        output, errors = played.communicate(timeout=PATIENCE)
    assert played.returncode == 0, errors
    table = table_in(output)
    shown = ask.ask(f"/tables/{table}")["table"]
    assert shown["status"] == "finished"
    assert [chair["bot"] for chair in shown["chairs"]] == ["", *["thrall"] * (players - 1)]
    assert sorted(re.findall(r"^ *(\d+) glory", output, re.MULTILINE)) == sorted(
        str(glory) for glory in shown["glory"]
    )
    record = record_from_text(ask.get(f"/tables/{table}/saga").text)
    assert replay(record).is_over
    movers = {
        (step["seat"], step["by"])
        for step in news_of(ask, table)["steps"]
        if step["kind"] == "moved"
    }
    own = shown["seats"].index(0)
    assert movers == {(seat, "player" if seat == own else "bot") for seat in range(players)}


def test_the_example_sits_down_at_a_table_by_its_link(server: Running, ask: Visitor) -> None:
    body = {"options": {**PLAIN, "players": 3}, "name": "Ask", "bots": ["random"]}
    table = ask.do("/tables", body)["table"]
    ask.do(f"/tables/{table}/ready", {"chair": 0})
    link = f"{server.url}/table/{table}"
    with run_example("--server", server.url, "--table", link, "--name", "Guest") as played:
        wait_for(lambda: ask.ask(f"/tables/{table}")["table"]["chairs"][1]["is_ready"])
        ask.do(f"/tables/{table}/start")
        ask.do(f"/tables/{table}/leave", {"chair": 0})
        output, errors = played.communicate(timeout=PATIENCE)
    assert played.returncode == 0, errors
    assert "led by Guest" in output
    assert ask.ask(f"/tables/{table}")["table"]["status"] == "finished"


def test_the_example_says_why_it_cannot_play(server: Running) -> None:
    with run_example("--server", server.url, "--table", "nowhere") as refused:
        _, errors = refused.communicate(timeout=PATIENCE)
    assert refused.returncode == 1
    assert "there is no such table" in errors
    assert "Traceback" not in errors
