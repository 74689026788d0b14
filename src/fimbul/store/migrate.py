"""Brings a database up to date, with Alembic, before anything else uses it."""

from importlib.resources import files

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import AsyncEngine

from fimbul.store.database import for_writing, open_patient_engine

_LOCK = 7_046_029_254_386_353
"""The advisory lock that keeps two starting processes from migrating PostgreSQL at once."""


class NewerDatabase(Exception):
    """A newer version of the program has been at this database; this one does not know it."""


async def upgrade(engine: AsyncEngine) -> None:
    """Run all migrations that the database lacks, or none; safe to call from several processes.

    Raises ``NewerDatabase``.
    """
    if engine.dialect.name == "sqlite":
        async with for_writing(engine).begin() as connection:
            await connection.run_sync(upgrade_to)
        return
    patient = open_patient_engine(engine)
    try:
        async with patient.begin() as connection:
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
            await connection.run_sync(upgrade_to)
    finally:
        await patient.dispose()


def upgrade_to(connection: sa.Connection, revision: str = "head") -> None:
    """Run the migrations up to a revision, in the transaction of the connection."""
    if not is_known(revision_of(connection)):
        raise NewerDatabase("a newer version of Fimbul has been at this database")
    command.upgrade(_config(connection), revision)


def downgrade_to_nothing(connection: sa.Connection) -> None:
    """Remove all tables, in the transaction of the connection."""
    command.downgrade(_config(connection), "base")


def revision_of(connection: sa.Connection) -> str | None:
    """The revision that a database is at; none for an empty one."""
    return MigrationContext.configure(connection).get_current_revision()


def is_known(revision: str | None) -> bool:
    """Whether this version of the program has a migration to a revision."""
    known = {step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions()}
    return revision is None or revision in known


def _config(connection: sa.Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("fimbul.store") / "migrations"))
    config.attributes["connection"] = connection
    return config
