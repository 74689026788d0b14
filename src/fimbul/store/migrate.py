"""Bringing a database up to date, with Alembic, before anything else touches it."""

from importlib.resources import files

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import AsyncEngine

_LOCK = 7_046_029_254_386_353
"""The advisory lock that keeps two starting processes from migrating PostgreSQL at once."""


async def upgrade(engine: AsyncEngine) -> None:
    """Run all migrations that the database lacks; safe to call from several processes."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        await connection.run_sync(_upgrade)


def _upgrade(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(files("fimbul.store") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
