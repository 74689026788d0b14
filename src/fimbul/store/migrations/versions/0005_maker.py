"""A match remembers who created its table."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Matches get a maker; nobody is that of those that are there."""
    op.add_column("match", sa.Column("maker", sa.String(64), nullable=True))


def downgrade() -> None:
    """Forget the makers."""
    op.drop_column("match", "maker")
