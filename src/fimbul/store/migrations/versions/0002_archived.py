"""Archived matches stay in the list of finished ones."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

match = sa.table("match", sa.column("status"), sa.column("is_archived"))


def upgrade() -> None:
    """That a match is archived becomes a column of its own; its status is finished."""
    op.add_column(
        "match", sa.Column("is_archived", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.execute(
        match.update()
        .where(match.c.status == "archived")
        .values(status="finished", is_archived=sa.true())
    )


def downgrade() -> None:
    """That a match is archived becomes its status."""
    op.execute(match.update().where(match.c.is_archived == sa.true()).values(status="archived"))
    op.drop_column("match", "is_archived")
