"""Addresses of databases."""

from __future__ import annotations

import pytest

from fimbul.store.database import NoAddress, full_address


@pytest.mark.parametrize(
    ("given", "full"),
    [
        ("sqlite:///matches.sqlite", "sqlite+aiosqlite:///matches.sqlite"),
        ("sqlite:////var/lib/x.sqlite", "sqlite+aiosqlite:////var/lib/x.sqlite"),
        ("sqlite+aiosqlite:///x.sqlite", "sqlite+aiosqlite:///x.sqlite"),
        ("sqlite://", "sqlite+aiosqlite://"),
        ("postgresql://u:p%40ss@h:5433/db", "postgresql+asyncpg://u:p%40ss@h:5433/db"),
        ("postgres://h/db", "postgresql+asyncpg://h/db"),
        ("postgresql+asyncpg://h/db", "postgresql+asyncpg://h/db"),
        ("postgresql://h/db?sslmode=require", "postgresql+asyncpg://h/db?ssl=require"),
        ("postgresql:///db?host=/run/pg", "postgresql+asyncpg:///db?host=%2Frun%2Fpg"),
    ],
)
def test_the_driver_is_ours_and_the_rest_stays(given: str, full: str) -> None:
    assert full_address(given) == full


@pytest.mark.parametrize(
    "given",
    ["", "nonsense", "mysql://h/db", "postgresql+psycopg2://u:secret@h/db", "sqlite+x:///a"],
)
def test_an_address_that_we_cannot_use_is_refused_and_not_repeated(given: str) -> None:
    with pytest.raises(NoAddress) as refused:
        full_address(given)
    assert str(refused.value) == ""
