"""All refusals of requests, with their codes, which never change."""

from collections import defaultdict
from typing import Final

import msgspec
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example

from fimbul.match.errors import REFUSALS
from fimbul.rules.reasons import REASONS


class Problem(msgspec.Struct):
    """The reason of a refusal: a code for programs, a sentence for people."""

    code: str
    message: str
    field: str | msgspec.UnsetType = msgspec.UNSET
    """Of `bad-request`: the malformed field or parameter, such as `options.players`."""
    line: int | msgspec.UnsetType = msgspec.UNSET
    """Of `broken-saga`: the number of the line that cannot be read."""
    until: int | msgspec.UnsetType = msgspec.UNSET
    """Of `blocked`: when the block ends, in milliseconds since 1970."""


class Refusal(msgspec.Struct):
    """The body of every error."""

    error: Problem


CODES: Final[dict[str, tuple[int, str]]] = {
    "bad-request": (400, "the body or a parameter is not of the right form"),
    "cut-short": (400, "the body ended too early"),
    "bad-record": (400, "that is not the record of a game that can be played on"),
    "not-a-saga": (400, "this is no saga: it does not begin with its heading"),
    "partial-saga": (400, "this saga tells what one seat saw: too little to play it back"),
    "unknown-saga": (400, "this saga has a version that this server does not know"),
    "short-saga": (400, "this saga ends before the first move"),
    "broken-saga": (400, "a line of this saga cannot be read"),
    "unknown-bot": (400, "there is no bot of that level"),
    "bad-position": (400, "no game can be in that position"),
    "unknown-move": (400, "that text is not a move"),
    "bad-token": (401, "a token has 32 to 128 letters, digits or -._~"),
    "blocked": (403, "the operator of this server has blocked you for a time"),
    "foreign-origin": (403, "a page of another site sent this request"),
    "not-seated": (403, "you hold no chair at this table"),
    "not-your-chair": (403, "you do not hold that chair"),
    "not-your-seat": (403, "you do not hold the chair of that seat"),
    "not-your-table": (403, "somebody else created this table"),
    "no-spectators": (403, "only players may look at this table"),
    "no-hints": (403, "this table allows no hints"),
    "no-analyses": (403, "this server does not analyse games"),
    "no-lessons": (403, "this is not a guided game"),
    "no-such-table": (404, "there is no such table"),
    "no-such-puzzle": (404, "there is no such puzzle"),
    "no-position": (404, "only the start of a turn or of a draft has a position"),
    "no-such-code": (404, "that code is unknown, used or expired"),
    "no-analysis": (404, "there is no analysis of this game yet"),
    "too-slow": (408, "the body did not arrive in time"),
    "not-over": (409, "the game still runs: this shows all hands, so it must be over"),
    "table-in-use": (409, "somebody sits at this table"),
    "not-analysable": (409, "the game was not played to its end, or was played by other rules"),
    **{code: (409, meaning) for code, meaning in REFUSALS.items()},
    **{reason: (409, meaning) for reason, meaning in REASONS.items()},
    "length-required": (411, "a body needs a Content-Length, and no chunks"),
    "too-large": (413, "the body is too large"),
    "unsupported-media-type": (415, "a body must be application/json"),
    "wrong-host": (421, "the server does not answer to that host name"),
    "upgrade-required": (426, "this route takes only WebSockets"),
    "too-many-requests": (429, "too many requests: try again in a moment"),
    "too-many-shows": (429, "you already watch too many games of bots: let one of them end"),
    "too-many-connections": (429, "too many connections already wait for news"),
    "many-analyses": (429, "too many analyses wait already: ask again when one is done"),
    "internal": (500, "something went wrong on the server; nothing was changed"),
    "crowded": (503, "the server is busy: try again after the seconds in Retry-After"),
    "not-saved": (503, "the database did not answer: check before you try again"),
    "timed-out": (503, "the server took too long, but may still do it: check before you try again"),
}
"""The status and the meaning of each code.

The sentences of the server's own refusals are here only. Those of a match are in
``match/errors.py``, those of the rules in ``rules/reasons.py``, and the texts that a player reads
on the page, in each language, in ``refusals.ftl``.
"""

UNROUTED: Final[dict[str, tuple[int, str]]] = {
    "not-found": (404, "there is nothing here"),
    "method-not-allowed": (405, "this address does not take that method"),
}
"""The refusals of requests that match no route."""

ANYWHERE: Final = (
    "bad-request",
    "cut-short",
    "bad-token",
    "blocked",
    "too-slow",
    "length-required",
    "too-large",
    "unsupported-media-type",
    "wrong-host",
    "too-many-requests",
    "internal",
    "not-saved",
    "timed-out",
)
"""The refusals that any request may get."""
CHANGE: Final = ("foreign-origin", "no-such-table", "busy", "log-full")
"""The refusals of any request that changes a table."""
SEATED: Final = (*CHANGE, "not-seated")
"""The refusals of a change that needs a chair at the table."""
OWN_CHAIR: Final = (*SEATED, "not-your-chair")
"""The refusals of a change that needs a certain chair."""
OWN_SEAT: Final = (*SEATED, "not-your-seat")
"""The refusals of a change that needs the chair of a certain seat."""
LOOK: Final = ("no-such-table", "not-your-seat", "no-spectators")
"""The refusals of a request that looks at a game."""


def refusals(*codes: str) -> dict[int, ResponseSpec]:
    """Return the refusals of a route by status: the given codes, and those of any request."""
    by_status: defaultdict[int, list[str]] = defaultdict(list)
    for code in sorted({*ANYWHERE, *codes}):
        by_status[CODES[code][0]].append(code)
    return {
        status: ResponseSpec(
            Refusal,
            generate_examples=False,
            description=", ".join(found),
            examples=[_example(code) for code in found],
        )
        for status, found in sorted(by_status.items())
    }


def _example(code: str) -> Example:
    meaning = CODES[code][1]
    return Example(summary=meaning, value={"error": {"code": code, "message": meaning}})
