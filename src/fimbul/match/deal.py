"""The commitment to a deal, and the seals of the moves: what makes a finished game checkable.

At the start a table publishes the *commitment*, a hash over the deal and a secret salt. While the
game goes on it publishes *seals*, each a hash over the salt and the moves so far. The finished
record reveals the salt, so that anybody can compute both again. docs/fair-deal.md says how, byte
by byte, and what it proves. These texts are hashed as they are written here for ever: a change
needs a new number in the heading.
"""

from hashlib import sha256
from typing import Final

from fimbul.rules import CLAN_NAMES, Record, Setup, move_text, record_to_text

SALT_BYTES: Final = 32
"""Random bytes in a salt: nobody can guess one to try out deals on its commitment."""
_DEAL: Final = "fimbul deal 1"
_SEAL: Final = "fimbul seal 1"
_BEGIN: Final = "clans "
_END: Final = "moves"


def sha256_of(text: str) -> str:
    """The SHA-256 hash of a text in UTF-8, in hex."""
    return sha256(text.encode()).hexdigest()


def deal_text(setup: Setup) -> str:
    """The lines of a saga that tell its deal, from the clans to the last pack."""
    lines = record_to_text(Record(setup, [])).splitlines()
    begin = next(at for at, line in enumerate(lines) if line.startswith(_BEGIN))
    return "".join(f"{line}\n" for line in lines[begin : lines.index(_END)])


def commitment_of(setup: Setup, salt: str) -> str:
    """The hash that commits to a deal; without the salt it tells nothing about it."""
    return sha256_of(f"{_DEAL}\n{deal_text(setup)}salt {salt}\n")


def seal_after(previous: str, salt: str, setup: Setup, seat: int, move: int) -> str:
    """The seal that follows a seal, or the commitment, when a seat makes a move.

    The salt is in each of them: a move that is still hidden cannot be guessed from the seals
    before and after it.
    """
    clan = CLAN_NAMES[setup.clans[seat]]
    return sha256_of(f"{_SEAL}\nsalt {salt}\n{previous}\n{clan} {move_text(move)}\n")
