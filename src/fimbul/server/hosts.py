"""Host names: those of the machine itself, and the one in a request."""

from typing import Final

LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]", "::1")
"""The names of the machine itself."""


def name_of(host: str) -> str:
    """Return the name in a ``Host`` header, in lower case and without a port."""
    whole = host.rpartition("@")[2].lower()
    name, _, port = whole.rpartition(":")
    return name if port.isdigit() and name else whole
