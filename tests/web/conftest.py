"""One browser and one server for the tests of a worker, and people who come and go."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from fimbul.server.pages import FOLDER
from tests.server.running import Running, running
from tests.web.browser import Person, browsing

NOT_BUILT = "the page is not built: make web"


# Not for the whole session: Playwright occupies the event loop of its thread, which others need.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    assert (FOLDER / "index.html").exists(), NOT_BUILT
    with browsing() as started:
        yield started


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server without rate limits; tables have ids of their own, so tests can share it."""
    with running(tmp_path_factory.mktemp("web")) as started:
        yield started


@pytest.fixture
def meet(browser: Browser, server: Running) -> Iterator[Callable[..., Person]]:
    """People with their own browsers; an error on a page fails the test."""
    people: list[Person] = []

    def come(url: str = server.url, **options: Any) -> Person:
        people.append(Person(browser, url, **options))
        return people[-1]

    yield come
    for person in people:
        person.close()
