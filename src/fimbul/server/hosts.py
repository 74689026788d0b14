"""The names by which a server is asked: those of the machine itself, and what a request says."""

from typing import Final

LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]", "::1")
"""What a machine calls itself."""


def name_of(host: str) -> str:
    """The name in a ``Host`` header, in small letters and without a port."""
    whole = host.rpartition("@")[2].lower()
    name, _, port = whole.rpartition(":")
    return name if port.isdigit() and name else whole
