"""What goes between clients and processes: requests, answers and news."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from fimbul.match.entries import Entry
from fimbul.match.match import Match
from tests.server.running import Json


@dataclass(frozen=True)
class Told:
    """A message to a viewer that knew everything up to ``after``."""

    process: str
    after: int
    seq: int
    """How many entries the process knew."""
    news: Json
    """The viewer's news now, with the changes applied if the message had changes."""
    message: bytes
    is_whole: bool
    """Whether the message is complete; otherwise it has changes."""
    at: float
    """The true time."""


@dataclass(frozen=True)
class Answer:
    """The answer to a request: its status, the code of a refusal or the number of an entry."""

    status: int
    code: str
    seq: int
    failure: str = ""
    """The error behind an answer that no client should ever get."""

    @property
    def is_final(self) -> bool:
        """Whether the answer is final; otherwise the client asks again."""
        return self.status != 503 and self.code != "busy"


@dataclass(eq=False)
class Request:
    """A request that a client repeats until the answer is final."""

    name: str
    secret: str
    chair: int
    entry: Callable[[Match], Entry | None]
    is_it: Callable[[Entry], bool]
    """Whether an entry of the log is the requested one."""
    is_joining: bool = False
    is_idempotent: bool = False
    """Whether it may be answered with the number of a later entry when it is repeated."""
    is_unique: bool = False
    """Whether no other request can lead to the same entry."""
    delivered_at: list[float] = field(default_factory=list)
    """When it reached a process, each time."""
    answers: list[tuple[float, Answer]] = field(default_factory=list)
    """The answers of processes, whether or not they arrived."""
