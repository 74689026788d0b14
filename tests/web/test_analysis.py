"""The analysis of a finished game on the page, and records that are played back from a file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from fimbul.rules import record_to_text
from fimbul.server import analysts
from tests.server.running import Running
from tests.web.analysed import put_analysis
from tests.web.browser import DESKTOP, PHONE, Person
from tests.web.positions import finished, put
from tests.web.test_access import violations
from tests.web.test_replay import AT, EYES, SCRUBBER

OPEN = "[data-act=analysis]"
DONE = "[data-analysis=done]"
DIALOG = "dialog[open]"
WIDER = "document.documentElement.scrollWidth - innerWidth"
TEXTS = "() => document.querySelector('[data-analysis]').innerText"


def file_of(text: str) -> Any:
    """A record as a file that a reader chooses."""
    return {"name": "game.saga", "mimeType": "text/plain", "buffer": text.encode()}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_analysis_shows_the_course_and_leads_to_its_turning_points(
    server: Running, meet: Callable[..., Person], size: ViewportSize
) -> None:
    person = meet(size=size, is_painted=True, bypass_csp=True)
    page = person.page
    table = put(server, finished(), person.secret)
    put_analysis(server, table)
    person.sit_down(table)
    page.get_by_role("link", name="Analysis").click()
    page.wait_for_selector(f"{DONE} [data-turns] li")
    assert page.evaluate(WIDER) <= 0
    assert violations(person) == []
    person.show("light")
    assert violations(person) == []

    expect(page.locator(DIALOG)).to_contain_text("The bot prefers")
    expect(page.locator(DIALOG)).to_contain_text("percentage points")
    page.get_by_label("Expected glory").check()
    expect(page.locator("[data-course=glory]")).to_be_visible()
    page.get_by_text("As a table").click()
    expect(page.locator(f"{DIALOG} table caption").first).to_contain_text("Glory at the end")
    page.locator(f"{DIALOG} details[data-clan] summary").first.click()
    expect(page.locator(f"{DIALOG} details[data-clan] li").first).to_contain_text("Taken:")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download as JSON").click()
    assert download.value.suggested_filename == f"fimbul-{table}.json"

    page.get_by_role("button", name="Watch turning point 2").click()
    page.wait_for_selector(DIALOG, state="detached")
    second = page.evaluate(AT)
    assert 0 < second < len(finished().moves)
    page.get_by_role("button", name="To the previous turning point").click()
    first = page.evaluate(AT)
    assert first < second
    page.get_by_role("button", name="To the next turning point").click()
    assert page.evaluate(AT) == second

    page.locator(OPEN).click()
    page.wait_for_selector(f"{DONE} [data-turns] button[data-act=jump]")
    page.locator("[data-turns] button[data-act=jump]").first.click()
    assert page.evaluate(AT) == first


def test_an_analysis_is_asked_for_and_speaks_every_language(
    server: Running, meet: Callable[..., Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here the server begins no work; the result comes from elsewhere."""
    person = meet()
    page = person.page
    table = put(server, finished(), person.secret)
    monkeypatch.setattr(analysts.Analysts, "_begin", lambda *_: None)
    page.clock.install()
    page.goto(f"/table/{table}/replay?analysis")
    page.locator("[data-act=analyse]").click()
    page.wait_for_selector("[data-analysis=waiting]")
    store = server.hub.store
    assert server.call(store.note_analysis(table, 1, done=1, total=4))
    page.clock.run_for(5_000)
    expect(page.locator(DIALOG)).to_contain_text("Analysing: 25 %")
    put_analysis(server, table)
    page.clock.run_for(5_000)
    page.wait_for_selector(f"{DONE} [data-turns] li")
    texts = person.in_every_language(TEXTS)
    assert len(set(texts.values())) == len(texts)
    for text in texts.values():
        assert "{" not in text
        assert "undefined" not in text


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_record_from_a_file_is_played_back(
    meet: Callable[..., Person], size: ViewportSize
) -> None:
    person = meet(size=size, is_painted=True, bypass_csp=True)
    page = person.page
    page.goto("/")
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector("input[type=file]", state="attached")
    assert page.evaluate(WIDER) <= 0
    assert violations(person) == []
    field = page.locator("input[type=file]")
    field.set_input_files(file_of("once upon a time"))
    expect(page.get_by_role("alert")).to_contain_text("not the record of a game")
    saga = record_to_text(finished().play.record())
    field.set_input_files(file_of(saga.replace("\nmoves\n", "\nmoves\nodin wins\n", 1)))
    expect(page.get_by_role("alert")).to_contain_text("Line ")
    person.complaints.clear()  # the browser tells of both refusals

    moves = saga.partition("\nmoves\n")[2].splitlines()
    head = saga.partition("\nmoves\n")[0]
    broken = "\n".join([head, "moves", *moves[:30], moves[29], *moves[30:]])
    field.set_input_files(file_of(broken))
    page.wait_for_selector("[data-end-of-record=illegal-move]")
    expect(page.locator(DIALOG)).to_contain_text("move 31")
    page.get_by_role("button", name="Watch", exact=True).click()
    page.wait_for_selector(SCRUBBER)
    assert page.evaluate("document.querySelector('[data-replay] input[type=range]').max") == "30"
    page.wait_for_selector("[data-replay] .hands section >> nth=3")
    page.get_by_role("button", name="One move forward").click()
    assert page.evaluate(AT) == 1
    page.locator(EYES).select_option("2")
    page.wait_for_selector("[data-replay] [data-hand]")
    assert page.evaluate(AT) == 1
    assert violations(person) == []

    page.locator("[data-act=fork]").click()
    page.locator("[data-act=fork-begin]").click()
    page.wait_for_url("**/table/*")
