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
"""Seconds to wait for a connection, or for a turn to write."""
_RETRY = 0.05
_BEGIN = "fimbul_begin"
"""The execution option that says how SQLite begins a transaction."""

SQLITE_PRAGMAS = (
    "PRAGMA synchronous=FULL",  # a commit is on the disk when it returns
    "PRAGMA foreign_keys=ON",
    "PRAGMA secure_delete=ON",  # what an operator removed is overwritten
)
"""How every connection to SQLite is set."""

CONNECTING: dict[str, Any] = {
    "timeout": PATIENCE,
    "command_timeout": 20,
    "server_settings": {"idle_in_transaction_session_timeout": "10000", "lock_timeout": "5000"},
}
"""How connections to PostgreSQL are opened. It must not wait for ever for a process that vanished
in a transaction."""

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
"""The driver for each scheme that an address may have."""

FAILURES = (DBAPIError, NoConnectionLeft, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""The errors of a database that is out of reach, out of space, locked or restarting."""


class Unavailable(Exception):
    """The database does not answer or has no space left. Nothing was written, or, if the connection
    broke during the commit, everything was: read to find out."""


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
    """Raise ``Unavailable`` for any failure of a database. A violated constraint is none."""
    try:
        yield
    except (IntegrityError, asyncpg.IntegrityConstraintViolationError):
        raise
    except FAILURES as error:
        reason = error.orig if isinstance(error, DBAPIError) else error
        raise Unavailable(str(reason)) from error


def open_engine(url: str, **options: Any) -> AsyncEngine:
    """An engine for the store, with further options for SQLAlchemy. Connects to nothing yet.

    Error messages do not contain what is read and written, since they are logged. Raises
    ``NoAddress``.
    """
    url = full_address(url)
    if not url.startswith("sqlite"):
        return create_async_engine(
            url,
            hide_parameters=True,
            pool_size=5,  # with those of ``postgres.PostgresLink``, a process has up to 20
            max_overflow=5,
            pool_timeout=PATIENCE,
            connect_args=CONNECTING,
            **options,
        )
    engine = create_async_engine(url, hide_parameters=True, **_sqlite_pool(url), **options)
    sa.event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    sa.event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _sqlite_pool(url: str) -> dict[str, object]:
    """Options of the pool. A database in memory lives in its one connection."""
    is_in_memory = sa.make_url(url).database in (None, "", ":memory:")
    size = {"pool_size": 1, "max_overflow": 0} if is_in_memory else {}
    return {"poolclass": AsyncAdaptedQueuePool, "pool_timeout": PATIENCE, **size}


def _prepare_sqlite(connection: sa.engine.interfaces.DBAPIConnection, _: object) -> None:
    """Set a new connection up: transactions begin only where we begin them."""
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
    """Another engine for the same PostgreSQL, without time limits."""
    return create_async_engine(engine.url, hide_parameters=True, poolclass=NullPool)


def arguments_of(engine: AsyncEngine) -> dict[str, Any]:
    """The arguments with which asyncpg connects to the database of an engine."""
    _, arguments = engine.dialect.create_connect_args(engine.url)
    arguments.pop("prepared_statement_cache_size", None)  # for SQLAlchemy, not for the driver
    return dict(arguments)


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
    """The same engine, for writing. What a transaction reads first is not changed by others.

    SQLite locks the whole database at once, PostgreSQL the rows that are selected for update.
    """
    if engine.dialect.name == "sqlite":
        return engine.execution_options(**{_BEGIN: "IMMEDIATE"})
    return engine


async def use_wal(engine: AsyncEngine) -> None:
    """Switch a SQLite file to write-ahead logging, in which readers do not wait for the writer.

    The setting stays with the file. SQLite fails at once when two processes switch at the same
    time, so this tries again.
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
