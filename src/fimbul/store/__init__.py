"""The log of every match, kept for good: one interface over SQLite and PostgreSQL."""

from fimbul.store.backup import BadBackup, backup, restore
from fimbul.store.store import Conflict, Deadline, MatchRow, Store, Transfer, open_store

__all__ = [
    "BadBackup",
    "Conflict",
    "Deadline",
    "MatchRow",
    "Store",
    "Transfer",
    "backup",
    "open_store",
    "restore",
]
