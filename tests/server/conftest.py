"""A server for all tests of a session that do not need one of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import Running, Visitor, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server without rate limits; tables have ids of their own, so tests can share it."""
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


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
