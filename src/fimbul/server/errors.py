"""Errors as clients get them: a status, a code that never changes, and a sentence."""

import logging
from collections.abc import Mapping
from math import ceil
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, MethodNotAllowedException

from fimbul.match.errors import MatchError
from fimbul.rules import FimbulError, IllegalMove, MalformedMove, NotYourDecision
from fimbul.server.faults import fault_in
from fimbul.server.open_table import NoSuchTable
from fimbul.server.refusals import CODES, UNROUTED
from fimbul.store import Unavailable

log = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, Any]

SOON: Final = 1
"""Seconds after which to ask again when the cause is likely to pass quickly."""


class Refused(Exception):
    """A request that the server itself refuses, with the code of the refusal."""

    def __init__(
        self,
        code: str,
        more: Mapping[str, object] | None = None,
        *,
        message: str = "",
        retry_after: float = 0,
    ) -> None:
        self.status, meaning = _MEANINGS[code]
        self.code = code
        self.message = message or meaning
        """A sentence about this request; by default, the meaning of the code."""
        self.more = more or {}
        """Further fields of the error, for programs."""
        self.retry_after = retry_after
        """Seconds after which the same request may succeed; 0 if waiting does not help."""
        super().__init__(self.message)


def seconds_to_wait(error: Exception) -> int:
    """Return the seconds of ``Retry-After`` for an error, or 0 if it has no such header."""
    match error:
        case Refused(retry_after=seconds):
            return ceil(seconds)
        case Unavailable():
            return SOON
    return 0


def told(error: Exception) -> tuple[int, str, str]:
    """Return the status, code and sentence of an error; they reveal no internals."""
    match error:
        case Refused(status=status, code=code, message=message):
            return status, code, message
        case NoSuchTable():
            return _meaning("no-such-table")
        case MatchError(code=code, message=message):
            return 409, code, message
        case MalformedMove(code=code, message=message):
            return 400, code, message
        case NotYourDecision(code=code, message=message) | IllegalMove(code=code, message=message):
            return 409, code, message
        case FimbulError(code=code, message=message):
            return 400, code, message
        case (
            RecursionError() | UnicodeDecodeError()
        ):  # a body that is nested too deep, or not UTF-8
            return _meaning("bad-request")
        case HTTPException(status_code=status):
            _, code, message = _meaning(_HTTP_CODES.get(status, "bad-request"))
            return status, code, message
        case Unavailable():
            return _meaning("not-saved")
    return _meaning("internal")


def _meaning(code: str) -> tuple[int, str, str]:
    status, message = _MEANINGS[code]
    return status, code, message


_MEANINGS: Final = {**CODES, **UNROUTED}

_HTTP_CODES: Final = {
    404: "not-found",
    405: "method-not-allowed",
    408: "too-slow",
    413: "too-large",
    415: "unsupported-media-type",
    429: "too-many-requests",
}
"""The codes of Litestar's own refusals, by their status; ``bad-request`` for the rest."""


def told_and_logged(error: Exception) -> tuple[int, str, str]:
    """The same as ``told``, but logs an error that is the server's own fault."""
    status, code, message = told(error)
    if status >= 500:
        log.error("request failed: %s", code, exc_info=error)
    return status, code, message


def answer_error(request: AnyRequest, error: Exception) -> Response[dict[str, object]]:
    """Return the answer to a request that failed."""
    status, code, message = told_and_logged(error)
    headers = dict(error.headers or {}) if isinstance(error, MethodNotAllowedException) else {}
    if status == 426:
        headers["Upgrade"] = "websocket"
    if wait := seconds_to_wait(error):
        headers["Retry-After"] = str(wait)
    more = dict(error.more) if isinstance(error, Refused) else {}
    if code == "bad-request" and isinstance(error, HTTPException):
        field, fault = fault_in(error)
        message = ": ".join(filter(None, (field, fault))) or message
        more = {"field": field} if field else {}
    return Response(error_body(code, message, more), status_code=status, headers=headers)


def error_body(
    code: str, message: str, more: Mapping[str, object] | None = None
) -> dict[str, object]:
    """Return the body of an error."""
    return {"error": {"code": code, "message": message, **(more or {})}}
