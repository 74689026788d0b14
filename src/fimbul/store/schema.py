"""The tables of the database. Times are milliseconds since 1970, in UTC."""

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)

match = sa.Table(
    "match",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("updated_at", sa.BigInteger, nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("is_public", sa.Boolean, nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("due_at", sa.BigInteger, nullable=True, index=True),
    sa.Column("leased_until", sa.BigInteger, nullable=False, default=0),
    sa.Column("summary", sa.Text, nullable=False),
    sa.Column("is_archived", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("maker", sa.String(64), nullable=True),
    sa.Index("ix_match_list", "status", "is_public", "updated_at"),
)
"""One row for each match: its place in the lists, the length of its log, when a server must look at
it, and the hash of the secret of the visitor who created the table, who need not sit there.
"""

entry = sa.Table(
    "entry",
    metadata,
    sa.Column("match_id", sa.String(32), sa.ForeignKey("match.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("hash", sa.String(64), nullable=True),
)
"""The logs. A match has each number once, which makes several writers safe. The hash links an entry
to the one before it; entries that are older than the chain have none.
"""

holder = sa.Table(
    "holder",
    metadata,
    sa.Column("match_id", sa.String(32), sa.ForeignKey("match.id"), primary_key=True),
    sa.Column("chair", sa.Integer, primary_key=True),
    sa.Column("secret_hash", sa.String(64), primary_key=True),
)
"""The visitors who may decide for a chair, by the hashes of their secrets."""

transfer = sa.Table(
    "transfer",
    metadata,
    sa.Column("code_hash", sa.String(64), primary_key=True),
    sa.Column("match_id", sa.String(32), sa.ForeignKey("match.id"), nullable=False),
    sa.Column("chair", sa.Integer, nullable=False),
    sa.Column("expires_at", sa.BigInteger, nullable=False),
)
"""Codes that let another device take a chair, once and soon."""

archive = sa.Table(
    "archive",
    metadata,
    sa.Column("match_id", sa.String(32), sa.ForeignKey("match.id"), primary_key=True),
    sa.Column("archived_at", sa.BigInteger, nullable=False),
    sa.Column("log", sa.LargeBinary, nullable=False),
)
"""The logs of old matches, compressed. Chat that came later is in ``entry``."""

analysis = sa.Table(
    "analysis",
    metadata,
    sa.Column("match_id", sa.String(32), sa.ForeignKey("match.id"), primary_key=True),
    sa.Column("asked_at", sa.BigInteger, nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("leased_until", sa.BigInteger, nullable=False),
    sa.Column("format", sa.Integer, nullable=False),
    sa.Column("done", sa.Integer, nullable=False),
    sa.Column("total", sa.Integer, nullable=False),
    sa.Column("result", sa.LargeBinary, nullable=True),
    sa.Index("ix_analysis_queue", "status", "leased_until"),
)
"""The analyses of finished matches: how far each is, which process works on it and until when, and
what was found so far, as compressed JSON of the given format.
"""

block = sa.Table(
    "block",
    metadata,
    sa.Column("subject", sa.String(64), primary_key=True),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
    sa.Column("why", sa.Text, nullable=False),
)
"""Networks and visitors that are kept out, and until when. A visitor is the hash of a secret."""

notice = sa.Table(
    "notice",
    metadata,
    sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("match_id", sa.String(32), nullable=False),
)
"""What an operator did, for the running servers. ``match_id`` is empty if it concerns no match."""
