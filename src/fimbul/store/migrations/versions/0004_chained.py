"""Every entry of a log carries a hash that links it to the one before."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Entries get a hash; those that are there stay without one."""
    op.add_column("entry", sa.Column("hash", sa.String(64), nullable=True))


def downgrade() -> None:
    """Forget the hashes."""
    op.drop_column("entry", "hash")
