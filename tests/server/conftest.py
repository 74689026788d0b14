"""A server that tests of a session share, unless they need a separate one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fimbul.server import analysts, tallies
from tests.server.running import Running, Visitor, running


@pytest.fixture(scope="session", autouse=True)
def workers_take_their_turn() -> Iterator[None]:
    """Beside busy processes, workers of the lowest priority would get no time at all."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (analysts, tallies):
            patch.setattr(module, "NICENESS", 0)
        yield


@pytest.fixture(scope="session")
def usual_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server without rate limits; tables have ids of their own, so tests can share it."""
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture(scope="session")
def plain_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The same with asyncio's loop and h11's parser, for installations without faster ones."""
    with running(tmp_path_factory.mktemp("plain"), is_plain=True) as started:
        yield started


@pytest.fixture
def server(request: pytest.FixtureRequest) -> Running:
    """The usual server; with ``on_both`` a test runs on the plain one as well."""
    started = request.getfixturevalue(f"{getattr(request, 'param', 'usual')}_server")
    assert isinstance(started, Running)
    return started


@pytest.fixture
def ask(server: Running) -> Iterator[Visitor]:
    """A visitor."""
    with server.visitor() as visitor:
        yield visitor


@pytest.fixture
def embla(server: Running) -> Iterator[Visitor]:
    """Another visitor."""
    with server.visitor() as visitor:
        yield visitor
