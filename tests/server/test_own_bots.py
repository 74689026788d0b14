"""The host's own bots: visitors may seat them by name, and the server survives their errors."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import typer

from fimbul.bots import bots_here
from fimbul.cli.bots import own_bots
from fimbul.i18n import messages
from tests.server.playing import DRAFT, news_of
from tests.server.running import Json, Running, Visitor, wait_for

BAD_BOTS = Path(__file__).parents[1] / "arena" / "bad_bots.py"
OWN = {"berserk": f"{BAD_BOTS}:First", "clumsy": f"{BAD_BOTS}:Raises"}


@pytest.fixture
def hosted(server: Running) -> Iterator[dict[str, str]]:
    """The host's own bots, for the time of the test."""
    thinkers = server.hub.thinkers
    thinkers.own = dict(OWN)
    yield thinkers.own
    thinkers.own = {}


def moves_of(ask: Visitor, table: str, seat: int) -> list[Json]:
    steps = news_of(ask, table, 0)["steps"]
    return [step for step in steps if step["kind"] == "moved" and step["seat"] == seat]


def begun(ask: Visitor, bot: str) -> str:
    body = {"options": DRAFT, "name": "Ask", "bots": [bot], "starts": True}
    return str(ask.do("/tables", body)["table"])


def test_the_bots_are_listed(ask: Visitor, hosted: dict[str, str]) -> None:
    listed = ask.get("/bots").json()
    assert [bot["name"] for bot in listed] == [*bots_here(), *hosted]
    assert [bot["name"] for bot in listed if bot["is_own"]] == list(hosted)


def test_skald_can_be_seated_without_an_option_of_the_host(ask: Visitor) -> None:
    table = begun(ask, "skald")
    wait_for(lambda: len(moves_of(ask, table, 1)) == 2)
    assert {step["by"] for step in moves_of(ask, table, 1)} == {"bot"}


def test_a_bot_of_the_host_plays_and_a_stand_in_replaces_it_when_it_is_gone(
    ask: Visitor, hosted: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    table = begun(ask, "berserk")
    assert ask.ask(f"/tables/{table}")["table"]["chairs"][1]["bot"] == "berserk"
    wait_for(lambda: len(moves_of(ask, table, 1)) == 2)
    assert {step["by"] for step in moves_of(ask, table, 1)} == {"bot"}
    del hosted["berserk"]
    for _ in range(2):
        news = news_of(ask, table, 0)
        move = news["view"]["decision"]["options"][0]
        ask.do(f"/tables/{table}/moves", {"seat": 0, "decision": news["decision"], "move": move})
    wait_for(lambda: len(moves_of(ask, table, 1)) == 4)
    assert [step["by"] for step in moves_of(ask, table, 1)] == ["bot"] * 2 + ["stand-in"] * 2
    assert "there is no bot berserk here: a stand-in decides" in caplog.text
    assert ask.ask(f"/tables/{table}")["table"]["chairs"][1]["bot"] == "berserk"


def test_the_log_names_the_line_of_an_error_but_not_its_message(
    ask: Visitor, hosted: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    table = begun(ask, "clumsy")
    wait_for(lambda: len(moves_of(ask, table, 1)) == 2)
    assert "bad_bots.py:Raises failed: RuntimeError (bad_bots.py:" in caplog.text
    assert " in choose)" in caplog.text
    assert "I cannot draft" not in caplog.text


@pytest.mark.usefixtures("hosted")
@pytest.mark.parametrize("level", [OWN["berserk"], "nobody", "", "Berserk"])
def test_a_visitor_cannot_name_a_file_or_an_unknown_bot(ask: Visitor, level: str) -> None:
    body = {"options": DRAFT, "name": "Ask", "bots": [level]}
    answer = ask.post("/tables", body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "unknown-bot")
    assert "berserk" in answer.json()["error"]["message"]
    table = ask.do("/tables", {"options": DRAFT, "name": "Ask"})["table"]
    answer = ask.post(f"/tables/{table}/bot", {"chair": 1, "level": level})
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "unknown-bot")


# --- how the host names them ----------------------------------------------------------------------


def test_the_host_names_bots_by_file_or_by_the_name_they_are_installed_under() -> None:
    named = [f"berserk={OWN['berserk']}", f"Скальд={OWN['clumsy']}", "slow=karl"]
    assert own_bots(messages("en"), named) == {
        "berserk": OWN["berserk"],
        "Скальд": OWN["clumsy"],
        "slow": "karl",
    }


@pytest.mark.parametrize(
    ("named", "said"),
    [
        (["norn=x.py:X"], "is none of: random"),
        (["Norn=x.py:X"], "is none of: random"),
        (["a b=x.py:X"], "is not a bot for visitors"),
        (["=x.py:X"], "is not a bot for visitors"),
        (["a" * 25 + "=x.py:X"], "is not a bot for visitors"),
        ([f"x={OWN['berserk']}", f"x={OWN['berserk']}"], "is none of: random"),
        (["x=nobody.py:X"], "There is no file"),
        (["x"], "There is no bot “x”"),
        ([f"x={BAD_BOTS}:Nobody"], "no class “Nobody”"),
    ],
)
def test_a_mistake_is_reported_at_the_start(
    capsys: pytest.CaptureFixture[str], named: list[str], said: str
) -> None:
    with pytest.raises(typer.Exit) as left:
        own_bots(messages("en"), named)
    assert left.value.exit_code == 2
    assert said in capsys.readouterr().err
