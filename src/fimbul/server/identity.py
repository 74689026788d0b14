"""The visitor behind a request: the secret of a browser (a cookie) or of a bot (a bearer token)."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from fimbul.server.door import find_header, header
from fimbul.server.errors import Refused
from fimbul.server.keys import hash_of, is_same, new_secret

COOKIE: Final = "fimbul"
SECURE_COOKIE: Final = "__Host-fimbul"
"""The name over https: browsers accept it from this host only, not from a sibling domain."""
_YEAR: Final = 365 * 86_400
_SECRET: Final = re.compile(r"[A-Za-z0-9._~-]{32,128}")

Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Visitor:
    """A person or program with a secret. The ``repr`` does not show the secret."""

    secret: str = field(repr=False)
    is_new: bool = False
    hash: str = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "hash", hash_of(self.secret))

    def cookie(self, is_secure: bool) -> Cookie:
        """Return the cookie with the secret: no script can read it, no other site can send it."""
        return Cookie(
            key=SECURE_COOKIE if is_secure else COOKIE,
            value=self.secret,
            max_age=_YEAR,
            path="/",
            httponly=True,
            secure=is_secure,
            samesite="lax",
        )


def is_https(connection: Connection) -> bool:
    """Whether the visitor connects over https, as far as the scope tells."""
    return connection.scope["scheme"] in ("https", "wss")


def visitor(connection: Connection) -> Visitor | None:
    """Return the owner of the secret in a request, or None if it has none.

    Refuses a malformed token, so that the author of a bot learns of the mistake.
    """
    token = _bearer(connection)
    if token and not _SECRET.fullmatch(token):
        raise Refused("bad-token")
    secret = token or connection.cookies.get(SECURE_COOKIE if is_https(connection) else COOKIE, "")
    return Visitor(secret) if _SECRET.fullmatch(secret) else None


def _bearer(connection: Connection) -> str:
    scheme, _, token = header(connection.scope, b"authorization").partition(" ")
    return token if scheme.lower() == "bearer" else ""


def visitor_or_new(connection: Connection) -> Visitor:
    """The same, but creates a secret for a visitor who has none."""
    return visitor(connection) or Visitor(new_secret(), is_new=True)


def must_be_same_origin(connection: Connection) -> None:
    """Refuse a request that another site makes a browser send.

    A request with a token passes: no other site knows the token, and with a token the cookie is
    ignored.
    """
    if _bearer(connection):
        return
    origin = find_header(connection.scope, b"origin")
    if origin is None:
        site = find_header(connection.scope, b"sec-fetch-site")
        is_own = site is None or site in ("same-origin", "none")
    else:
        is_own = _is_origin_of(connection, origin.lower())
    if not is_own:
        raise Refused("foreign-origin")


def _is_origin_of(connection: Connection, origin: str) -> bool:
    host = header(connection.scope, b"host").lower()
    schemes = ("https",) if is_https(connection) else ("http", "https")
    return bool(host) and origin in [f"{scheme}://{host}" for scheme in schemes]


def chairs_held(holders: Sequence[tuple[int, str]], who: Visitor | None) -> set[int]:
    """Return the chairs that a visitor holds, given all holders."""
    if who is None:
        return set()
    own = who.hash
    return {chair for chair, other in holders if is_same(own, other)}
