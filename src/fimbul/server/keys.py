"""Ids, secrets and codes, made by ``secrets``. Secrets are stored as hashes and never logged."""

import hashlib
import hmac
import secrets
from typing import Final

from fimbul.match.deal import SALT_BYTES

_CODE_ALPHABET: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without letters and digits that look alike."""
_CODE_LENGTH: Final = 8


def new_table_id() -> str:
    """Return a new id, which is hard to guess: the link alone gives access to a private table.

    It does not begin with a hyphen, because a command would take that for an option.
    """
    while (table_id := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return table_id


def new_secret() -> str:
    """Return a new secret, by which a browser or a bot is recognised."""
    return secrets.token_urlsafe(32)


def new_code() -> str:
    """Return a new code to type into another device."""
    return "".join(secrets.choice(_CODE_ALPHABET) for _ in range(_CODE_LENGTH))


def new_salt() -> str:
    """Return a new salt, which keeps the text behind a published hash from being guessed."""
    return secrets.token_hex(SALT_BYTES)


def hash_of(secret: str) -> str:
    """Return the hash of a secret, which is stored instead of it.

    A plain hash is enough: a secret has 256 random bits, and a code is valid for minutes and few
    guesses.
    """
    return hashlib.sha256(secret.encode()).hexdigest()


def is_same(one: str, other: str) -> bool:
    """Whether two hashes are equal, compared in constant time."""
    return hmac.compare_digest(one, other)
