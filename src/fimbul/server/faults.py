"""Finds the malformed field of a request, and what was expected there.

The messages of Litestar and msgspec may repeat what was sent. That may be a secret, so clients do
not get those messages.
"""

import re
from typing import Final

from litestar.exceptions import HTTPException

_BODY: Final = "data"
"""Litestar's name for the body."""
_FIELD: Final = re.compile(
    r"Object (contains unknown|missing required) field `([A-Za-z_]\w{0,40})`"
)
_EXPECTED: Final = re.compile(r"Expected [^\r\n]{1,200}")
_MISSING: Final = re.compile(r"Missing required \w+ parameter '([a-z_]+)'")
_NO_JSON: Final = re.compile(r"JSON is malformed: [^'\"\r\n]{1,100}|Input data was truncated")
_FIELD_FAULTS: Final = {
    "contains unknown": "there is no such field",
    "missing required": "it is missing",
}


def fault_in(error: HTTPException) -> tuple[str, str]:
    """Return the malformed field, as a path such as ``options.players``, and what is wrong with it.

    The field is "" if the whole body is malformed. Both are "" if nothing is known.
    """
    found = error.extra[0] if isinstance(error.extra, list) and error.extra else None
    if not isinstance(found, dict):
        return _fault_in_words(error.detail)
    message = str(found.get("message", ""))
    path = str(found.get("key", "")).removeprefix(_BODY).lstrip(".")
    if about := _FIELD.match(message):
        return ".".join(filter(None, (path, about[2]))), _FIELD_FAULTS[about[1]]
    if message == repr(_BODY):
        return "", "a body is missing"
    if _EXPECTED.fullmatch(message):
        return path, message[0].lower() + message[1:]
    if message.startswith("Invalid"):
        return path, "it is not one of the possible values"
    return path, "it is not of the right form"


def _fault_in_words(detail: str) -> tuple[str, str]:
    if missing := _MISSING.match(detail):
        return missing[1], "it is missing"
    if broken := _NO_JSON.match(detail):
        return "", f"the body is not JSON ({broken[0].rpartition(': ')[2]})"
    return "", ""
