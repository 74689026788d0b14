"""The connection to a database: how it is opened, and what its failures are called."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

import asyncpg
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnectionLeft
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, NullPool

PATIENCE = 10
"""Seconds that anybody waits for a connection, or for a turn to write."""
_RETRY = 0.05
_BEGIN = "fimbul_begin"
"""The execution option that says how SQLite begins a transaction."""

SQLITE_PRAGMAS = (
    "PRAGMA synchronous=FULL",  # a commit is on the disk when it returns
    "PRAGMA foreign_keys=ON",
    "PRAGMA secure_delete=ON",  # what an operator removed is overwritten
)
"""How every connection to SQLite is set."""

_IN_TIME = {"idle_in_transaction_session_timeout": "10000", "lock_timeout": "5000"}
"""PostgreSQL must not wait for ever for a process that vanished in a transaction."""

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
"""The drivers that we use, by what an address may begin with."""

FAILURES = (DBAPIError, NoConnectionLeft, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""All that a database raises which is out of reach, out of room, locked or restarting."""


class Unavailable(Exception):
    """The database does not answer or has no room. What was to be written is not there, or, when
    the connection broke during the commit, is there as a whole: who wants to know reads."""


class NoAddress(ValueError):
    """A text that is not the address of a database we can use."""


def full_address(text: str) -> str:
    """The address of a database with the driver we use for it, which may be left out of ``text``.

    ``sslmode``, as other programs for PostgreSQL write it, is ``ssl`` to ours. Raises
    ``NoAddress``, which does not repeat the text: there may be a password in it.
    """
    try:
        url = sa.make_url(text)
    except sa.exc.ArgumentError:
        raise NoAddress from None
    driver = DRIVERS.get(url.drivername, url.drivername)
    if driver not in DRIVERS.values():
        raise NoAddress
    asked = dict(url.query)
    if driver != DRIVERS["sqlite"] and "sslmode" in asked:
        asked["ssl"] = asked.pop("sslmode")
    return url.set(drivername=driver, query=asked).render_as_string(hide_password=False)


@contextmanager
def answering() -> Iterator[None]:
    """Give the failures of a database one name; that others wrote first is none of them."""
    try:
        yield
    except IntegrityError:
        raise
    except FAILURES as error:
        reason = error.orig if isinstance(error, DBAPIError) else error
        raise Unavailable(str(reason)) from error


def open_engine(url: str, **options: Any) -> AsyncEngine:
    """An engine for the store, with more options for SQLAlchemy if need be. Nothing is connected.

    What is read and written is kept out of error messages, since these are logged. Raises
    ``NoAddress``.
    """
    url = full_address(url)
    if not url.startswith("sqlite"):
        return create_async_engine(
            url,
            hide_parameters=True,
            pool_size=10,
            max_overflow=10,
            pool_timeout=PATIENCE,
            connect_args={"timeout": PATIENCE, "command_timeout": 20, "server_settings": _IN_TIME},
            **options,
        )
    engine = create_async_engine(url, hide_parameters=True, **_sqlite_pool(url), **options)
    sa.event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    sa.event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _sqlite_pool(url: str) -> dict[str, object]:
    """A database in memory lives in its one connection, for one user at a time."""
    is_in_memory = sa.make_url(url).database in (None, "", ":memory:")
    size = {"pool_size": 1, "max_overflow": 0} if is_in_memory else {}
    return {"poolclass": AsyncAdaptedQueuePool, "pool_timeout": PATIENCE, **size}


def _prepare_sqlite(connection: sa.engine.interfaces.DBAPIConnection, _: object) -> None:
    """A commit is on the disk when it returns, and transactions begin where we say."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in SQLITE_PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin_sqlite(connection: sa.Connection) -> None:
    how = connection.get_execution_options().get(_BEGIN)
    if how is not None:
        connection.exec_driver_sql(f"BEGIN {how}")


def open_patient_engine(engine: AsyncEngine) -> AsyncEngine:
    """Another engine for the same PostgreSQL, for work that may take as long as it takes."""
    return create_async_engine(engine.url, hide_parameters=True, poolclass=NullPool)


def for_reading(engine: AsyncEngine) -> AsyncEngine:
    """The same engine, for single questions: each is a transaction of its own."""
    if engine.dialect.name == "sqlite":
        return engine
    return engine.execution_options(isolation_level="AUTOCOMMIT")


def for_one_moment(engine: AsyncEngine) -> AsyncEngine:
    """The same engine, for several questions about one and the same moment."""
    if engine.dialect.name == "sqlite":
        return engine.execution_options(**{_BEGIN: "DEFERRED"})
    return engine.execution_options(isolation_level="REPEATABLE READ")


def for_writing(engine: AsyncEngine) -> AsyncEngine:
    """The same engine, for writing: what is read first is not written by others meanwhile.

    SQLite locks the database at once, PostgreSQL the rows that are asked for with an update.
    """
    if engine.dialect.name == "sqlite":
        return engine.execution_options(**{_BEGIN: "IMMEDIATE"})
    return engine


async def use_wal(engine: AsyncEngine) -> None:
    """Let readers of a SQLite file not wait for its writer, from now on and for everybody.

    Two processes that ask at once fail without waiting for each other, so this asks again.
    """
    arguments, options = engine.dialect.create_connect_args(engine.url)
    end = asyncio.get_running_loop().time() + PATIENCE
    while True:
        try:
            await asyncio.to_thread(_use_wal, *arguments, **options)
        except sqlite3.Error as error:
            is_locked = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY
            if not is_locked or asyncio.get_running_loop().time() > end:
                raise Unavailable(str(error)) from error
            await asyncio.sleep(_RETRY)
        else:
            return


def _use_wal(database: str, **options: Any) -> None:
    with closing(sqlite3.connect(database, **options)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
