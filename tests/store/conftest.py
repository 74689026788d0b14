"""A store on each kind of database, and a second one, as of another process."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from fimbul.store import Store, open_store


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    async with open_store(database_url) as opened:
        yield opened


@pytest.fixture
async def other(store: Store, database_url: str) -> AsyncIterator[Store]:
    """Another store on the database of `store`."""
    async with open_store(database_url) as opened:
        yield opened
