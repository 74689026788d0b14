"""The statements of the hot verbs, each built and compiled once, when this module is imported.

Building a statement with SQLAlchemy and finding it in its cache of compiled ones takes longer than
the database takes to run it. A ``Statement`` has the SQL of both databases ready, so that a link
(see ``links``) hands it to the driver as it is.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.postgresql import asyncpg

from fimbul.match.entries import entry_to_json
from fimbul.store import schema
from fimbul.store.packing import STORED
from fimbul.store.records import Append

CHANNEL: Final = "fimbul"
"""Where processes on one PostgreSQL tell each other which match has a new entry."""
LEASE: Final = 1_200
"""Milliseconds for which a process that took up a match keeps the others away from it."""

_DIALECTS: Final[tuple[sa.Dialect, ...]] = (
    sqlite.dialect(paramstyle="qmark"),
    asyncpg.dialect(),  # type: ignore[no-untyped-call]
)


class Sql(NamedTuple):
    """A statement as one driver takes it."""

    text: str
    order: tuple[int, ...]
    """For each placeholder, which of the statement's parameters it stands for."""

    def values(self, values: Sequence[Any]) -> list[Any]:
        """The values of the parameters, one for each placeholder."""
        return [values[at] for at in self.order]


class Statement:
    """A statement with named parameters, whose values are given in the order of their names."""

    def __init__(self, clause: sa.Executable, *parameters: str) -> None:
        self.clause = clause
        self.parameters = parameters
        self.sqlite, self.postgres = (_sql(clause, dialect, parameters) for dialect in _DIALECTS)

    def named(self, values: Sequence[Any]) -> dict[str, Any]:
        """The values by the names of the parameters, as SQLAlchemy takes them."""
        return dict(zip(self.parameters, values, strict=True))


def _sql(clause: Any, dialect: sa.Dialect, parameters: Sequence[str]) -> Sql:
    compiled = clause.compile(dialect=dialect)
    names: list[str] = compiled.positiontup
    assert set(names) == set(parameters), names
    return Sql(str(compiled), tuple(parameters.index(name) for name in names))


_own: Final = sa.bindparam("own", type_=sa.String)
_now: Final = sa.bindparam("now", type_=sa.BigInteger)
_ZERO: Final = sa.literal_column("0", sa.Integer)
_match: Final = schema.match.c
_entry: Final = schema.entry.c

# --- reading --------------------------------------------------------------------------------------

READ: Final = Statement(
    sa.union_all(
        sa.select(*STORED, sa.cast(sa.null(), sa.LargeBinary).label("log")).where(
            _entry.match_id == _own, _entry.seq > sa.bindparam("after", type_=sa.Integer)
        ),
        sa.select(
            _ZERO,
            _ZERO,
            sa.literal_column("''"),
            sa.null(),
            schema.archive.c.log,
        ).where(schema.archive.c.match_id == _own),
    ).order_by("seq"),
    "own",
    "after",
)
"""The columns ``STORED`` of the entries after a number; before them, with the number 0, the packed
log of a match that is in the archive."""
ROW_COLUMNS: Final = (
    _match.id,
    _match.created_at,
    _match.updated_at,
    _match.status,
    _match.is_public,
    _match.seq,
    _match.due_at,
    _match.summary,
)
"""The columns of a ``MatchRow``, in its order."""
ROW: Final = Statement(sa.select(*ROW_COLUMNS).where(_match.id == _own), "own")
SEQ: Final = Statement(sa.select(_match.seq).where(_match.id == _own), "own")
MAKER: Final = Statement(sa.select(_match.maker).where(_match.id == _own), "own")
HOLDERS: Final = Statement(
    sa.select(schema.holder.c.chair, schema.holder.c.secret_hash).where(
        schema.holder.c.match_id == _own
    ),
    "own",
)
LAST_NOTICE: Final = Statement(sa.select(sa.func.max(schema.notice.c.id)))
NOTICES: Final = Statement(
    sa.select(schema.notice.c.id, schema.notice.c.kind, schema.notice.c.match_id)
    .where(schema.notice.c.id > sa.bindparam("after", type_=sa.BigInteger))
    .order_by(schema.notice.c.id),
    "after",
)

# --- appending ------------------------------------------------------------------------------------

_WRITTEN: Final = ("updated_at", "status", "is_public", "seq", "due_at", "leased_until", "summary")
UPDATE_ROW: Final = Statement(
    sa.update(schema.match)
    .where(_match.id == _own, _match.seq == sa.bindparam("before"))
    .values({name: sa.bindparam(f"new_{name}") for name in _WRITTEN}),
    *(f"new_{name}" for name in _WRITTEN),
    "own",
    "before",
)
"""Writes the row of a match whose log is as long as expected. See ``row_values``."""
INSERT_ENTRY: Final = Statement(sa.insert(schema.entry), "match_id", "seq", "at", "body", "hash")
"""Writes an entry. See ``entry_values``."""


def row_values(append: Append) -> tuple[Any, ...]:
    """The values of ``UPDATE_ROW``."""
    row = append.row
    values = (row.updated_at, row.status, row.is_public, row.seq, row.due_at, row.leased_until)
    return (*values, row.summary, row.id, append.log[0].seq - 1)


def entry_values(append: Append) -> list[tuple[Any, ...]]:
    """The values of ``INSERT_ENTRY``, for each entry."""
    return [
        (append.row.id, logged.seq, logged.at, entry_to_json(logged.entry), logged.hash or None)
        for logged in append.log
    ]


# --- notices to other processes -------------------------------------------------------------------

NOTIFY: Final = Statement(
    sa.select(
        sa.func.pg_notify(sa.literal_column(f"'{CHANNEL}'"), sa.bindparam("told", type_=sa.String))
    ),
    "told",
)
"""Tells the processes that listen on PostgreSQL when the transaction ends."""

# --- deadlines ------------------------------------------------------------------------------------

DUE: Final = Statement(
    sa.select(_match.id, _match.due_at, _match.leased_until)
    .where(
        _match.due_at <= _now,
        ~_match.leased_until.between(
            _now + sa.literal_column("1"), _now + sa.literal_column(str(2 * LEASE))
        ),
    )
    .order_by(_match.leased_until, _match.due_at)
    .limit(sa.bindparam("limit", type_=sa.Integer))
    .offset(_ZERO)  # SQLAlchemy would add a parameter for it in SQLite's words
    .with_for_update(skip_locked=True),
    "now",
    "limit",
)
"""The matches that are due, in the order in which they are taken up; PostgreSQL locks them."""
SET_LEASE: Final = Statement(
    sa.update(schema.match)
    .where(_match.id == _own)
    .values(leased_until=_now + sa.literal_column(str(LEASE))),
    "own",
    "now",
)
MEND_DUE: Final = Statement(
    sa.update(schema.match)
    .where(_match.due_at > _now, _match.due_at <= _match.updated_at)
    .values(due_at=_now),
    "now",
)
PUT_OFF: Final = Statement(
    sa.update(schema.match)
    .where(_match.id == _own, _match.due_at <= _now)
    .values(due_at=sa.bindparam("until"), leased_until=_ZERO),
    "own",
    "now",
    "until",
)
SET_DUE: Final = Statement(
    sa.update(schema.match)
    .where(_match.id == _own, _match.seq == sa.bindparam("length"))
    .values(due_at=sa.bindparam("new_due_at"), leased_until=_ZERO),
    "own",
    "length",
    "new_due_at",
)
