"""Secrets and the names of things: made by ``secrets``, stored as hashes, never logged."""

import hashlib
import hmac
import secrets
from typing import Final

from fimbul.match.deal import SALT_BYTES

_CODE_ALPHABET: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""No letters or digits that look alike."""
_CODE_LENGTH: Final = 8


def new_table_id() -> str:
    """Hard to guess, since a private table is found by its link alone; it does not begin with a
    hyphen, since a command would take that for an option."""
    while (table := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return table


def new_secret() -> str:
    """What a browser or a bot keeps to be recognised by."""
    return secrets.token_urlsafe(32)


def new_code() -> str:
    """A code to type into another device."""
    return "".join(secrets.choice(_CODE_ALPHABET) for _ in range(_CODE_LENGTH))


def new_salt() -> str:
    """What keeps the text behind a published hash from being guessed."""
    return secrets.token_hex(SALT_BYTES)


def hash_of(secret: str) -> str:
    """What is stored of a secret. A plain hash will do: a secret has 256 random bits, and a code
    lives for minutes and few tries."""
    return hashlib.sha256(secret.encode()).hexdigest()


def is_same(one: str, other: str) -> bool:
    """Compare two hashes in constant time."""
    return hmac.compare_digest(one, other)
