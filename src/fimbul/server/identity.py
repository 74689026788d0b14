"""Who asks: the secret of a browser (a cookie) or of a bot (a bearer token), and what it holds."""

from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from fimbul.server.errors import Refused
from fimbul.server.keys import hash_of, is_same, new_secret
from fimbul.store import Store

COOKIE: Final = "fimbul"
_YEAR: Final = 365 * 86_400

Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody with a secret, old or new."""

    secret: str
    is_new: bool = False

    @property
    def hash(self) -> str:
        return hash_of(self.secret)

    def cookie(self, is_secure: bool) -> Cookie:
        """What a browser is given to keep: no script can read it, no other site can send it."""
        return Cookie(
            key=COOKIE,
            value=self.secret,
            max_age=_YEAR,
            path="/",
            httponly=True,
            secure=is_secure,
            samesite="lax",
        )


def visitor(connection: Connection) -> Visitor | None:
    """The owner of the secret that came with a request, if one did."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and 20 <= len(token) <= 200:
        return Visitor(token)
    secret = connection.cookies.get(COOKIE, "")
    return Visitor(secret) if 20 <= len(secret) <= 200 else None


def visitor_or_new(connection: Connection) -> Visitor:
    """The same, with a new secret for who has none."""
    return visitor(connection) or Visitor(new_secret(), is_new=True)


def must_be_same_origin(connection: Connection) -> None:
    """Refuse what another site makes a browser send. Bots with a token are no browsers."""
    if connection.headers.get("authorization"):
        return
    origin = connection.headers.get("origin")
    if origin is not None:
        if urlsplit(origin).netloc != connection.headers.get("host", ""):
            raise Refused(403, "foreign-origin", "this request comes from another site")
    elif connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Refused(403, "foreign-origin", "this request comes from another site")


async def chairs_held(store: Store, match_id: str, who: Visitor | None) -> set[int]:
    """The chairs of a match that a visitor holds."""
    if who is None:
        return set()
    own = who.hash
    return {chair for chair, other in await store.holders(match_id) if is_same(own, other)}
