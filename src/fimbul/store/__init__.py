"""The log of every match, kept for good: one interface over SQLite and PostgreSQL."""

from fimbul.store.backup import BadBackup, backup, restore
from fimbul.store.database import Unavailable
from fimbul.store.migrate import NewerDatabase
from fimbul.store.operations import Block, Operations
from fimbul.store.store import Append, Conflict, Deadline, MatchRow, Store, Transfer, open_store

__all__ = [
    "Append",
    "BadBackup",
    "Block",
    "Conflict",
    "Deadline",
    "MatchRow",
    "NewerDatabase",
    "Operations",
    "Store",
    "Transfer",
    "Unavailable",
    "backup",
    "open_store",
    "restore",
]
