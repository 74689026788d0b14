"""The state of a match: what its log adds up to, and what follows from that."""

from dataclasses import dataclass, field, fields
from typing import Final, Literal, Self

import msgspec

from fimbul.match.chairs import Chair, is_anybody_there
from fimbul.match.entries import (
    Beginning,
    Ender,
    Logged,
    Moved,
)
from fimbul.match.errors import MatchError
from fimbul.match.journal import Journal
from fimbul.match.options import DAY, DayClock, LiveClock, TableOptions
from fimbul.match.stopping import Stopped
from fimbul.rules import (
    RULES_VERSION,
    Event,
    Proof,
    Record,
    State,
    pending,
)

Status = Literal["open", "running", "finished"]

MOST_UNDOS: Final = 20
"""How often a seat may take moves back before something is revealed; others wait meanwhile."""


class Step(msgspec.Struct, frozen=True, gc=False):
    """One entry of the log and the events it brought about."""

    logged: Logged
    events: list[Event]
    took_back: tuple[int, ...] = ()
    """The numbers of the entries whose moves an undo took back, or that going on made void."""
    is_set_aside: bool = False
    """Whether it has no effect, because the match had stopped (see ``stopping``)."""


@dataclass(frozen=True, slots=True)
class Clocked:
    """How the clock of a seat stood when it made a move: what an undo gives back."""

    seq: int
    """The number of the move's entry."""
    seat: int
    thought: int
    """Milliseconds it had thought about the decision."""
    bank: int


@dataclass(slots=True)
class Standing:
    """A match as far as its log has been folded. Only ``Match.fold`` changes it."""

    options: TableOptions = field(default_factory=TableOptions)
    chairs: list[Chair] = field(default_factory=list)
    first_chair: int | None = None
    """The chair of the first player, once it is named or drawn (T9)."""
    status: Status = "open"
    journal: Journal | None = None
    chair_of: list[int] = field(default_factory=list)
    """The chair of each seat, once the game has begun."""
    steps: list[Step] = field(default_factory=list)
    undos: int = 0
    banks: list[int] = field(default_factory=list)
    """Milliseconds left in each seat's bank (``LiveClock``)."""
    since: list[int] = field(default_factory=list)
    """Since when each seat owes its decision; 0 when it owes none."""
    clocked: list[Clocked] = field(default_factory=list)
    """For each move of the journal."""
    taken_back: list[int] = field(default_factory=list)
    """How many moves each seat took back since something was revealed."""
    rematch: str = ""
    lines: int = 0
    """How many lines of chat there are, and how many bytes of UTF-8 they take."""
    line_bytes: int = 0
    ended: Ender | Literal[""] = ""
    """Who ended the table before the game was over; "" when nobody did."""
    salt: str = ""
    """The secret of the commitment; for nobody outside of the server before the game is over."""
    seals: list[str] = field(default_factory=list)
    """The commitment to the deal, then the seal after each move of the journal."""
    key: str = ""
    """The secret of the hash chain; for nobody outside of the server."""
    last_hash: str = ""
    """The hash of the last entry that has one."""
    rules: int = RULES_VERSION
    """The version of the rules by which the game began."""
    beginning: Beginning | None = None
    """The middle of a game, where this one begins; None if it has a deal of its own."""
    most_before: int | None = None
    """How many moves before the start count, if it is known that not all of them do."""
    stopped: Stopped | None = None
    """Where the log no longer replays; None again once play has gone on from there."""

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return self.steps[-1].logged.seq if self.steps else 0

    @property
    def state(self) -> State:
        """The state of the game; only for the program that runs the match, never for players."""
        if self.journal is None:
            raise MatchError("not-started")
        return self.journal.state

    @property
    def decision(self) -> str:
        """What the pending decision is called in requests: it never comes twice, undo or not."""
        return f"{self.undos}.{self.state.decision_id}"

    def decision_of(self, seat: int) -> str:
        """The same for one seat: each card of a pair (D4) is a decision of its own."""
        name = self.decision
        if self.state.players > 2 or not any(d.name == "draft" for d in pending(self.state)):
            return name
        made = 0
        for step in reversed(self.steps):
            entry = step.logged.entry
            if isinstance(entry, Moved) and entry.seat == seat:
                if entry.decision != name and not entry.decision.startswith(f"{name}."):
                    break
                made += 1
        return f"{name}.{made + 1}" if made else name

    def copy(self) -> Self:
        """An independent match with the same contents."""
        twin = object.__new__(type(self))
        for name in _FIELDS:
            setattr(twin, name, getattr(self, name))
        twin.chairs = [chair.copy() for chair in self.chairs]
        twin.journal = self.journal.copy() if self.journal is not None else None
        twin.steps = self.steps[:]
        twin.banks = self.banks[:]
        twin.since = self.since[:]
        twin.clocked = self.clocked[:]
        twin.taken_back = self.taken_back[:]
        twin.seals = self.seals[:]
        return twin

    def seats_of(self, chairs: set[int]) -> list[int]:
        """The seats of some chairs, once the game has begun."""
        return [seat for seat, chair in enumerate(self.chair_of) if chair in chairs]

    def chair_at(self, seat: int) -> Chair:
        return self.chairs[self.chair_of[seat]]

    @property
    def is_played(self) -> bool:
        """Whether the game has begun, is not over and has not stopped."""
        return self.status == "running" and self.stopped is None

    @property
    def is_show(self) -> bool:
        """Whether only bots play here: nothing is ever due, they play while somebody watches."""
        return self.options.show != "none"

    def owing(self) -> list[int]:
        """The seats that owe a decision and have not sealed it."""
        if not self.is_played:
            return []
        return [decision.seat for decision in pending(self.state) if not decision.is_sealed]

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take its last move back now."""
        if self.journal is None or not self.is_played:
            return False
        return self.journal.can_undo(seat) and self.taken_back[seat] < MOST_UNDOS

    @property
    def is_deserted(self) -> bool:
        """Whether every player has gone. Then the game rests, bots and clocks too."""
        return self.status == "running" and not is_anybody_there(self.chairs)

    def deadlines(self) -> dict[int, int]:
        """When a stand-in, or a bot, decides for each seat that owes a decision and has a deadline.

        Without a clock, players have none.
        """
        owing = self.owing()
        if not owing or self.is_deserted:
            return {}
        found = {seat: self._deadline(seat) for seat in owing}
        return {seat: due for seat, due in found.items() if due is not None}

    def _deadline(self, seat: int) -> int | None:
        if self.chair_at(seat).is_played_by_bot:
            return self.since[seat]
        match self.options.clock:
            case LiveClock(increment=increment):
                return self.since[seat] + increment * 1000 + self.banks[seat]
            case DayClock(days=days):
                return self.since[seat] + days * DAY * 1000
        return None

    def deadline(self, seat: int) -> int | None:
        """When a stand-in decides for a seat; None if it owes nothing or has no clock."""
        return self.deadlines().get(seat)

    def due_at(self) -> int | None:
        """The earliest deadline of all."""
        return min(self.deadlines().values(), default=None)

    @property
    def head(self) -> str:
        """The end of the hash chain, for everybody to keep; "" where no key hides what is in it."""
        return self.last_hash if self.key else ""

    @property
    def commitment(self) -> str:
        """What everybody may know of the deal from the start: its salted hash; "" without one."""
        return self.seals[0] if self.seals else ""

    @property
    def seal(self) -> str:
        """The seal of the moves that can no longer be taken back; "" without a commitment.

        An undo would bring an earlier seal back, and tell whether the same move came again.
        """
        if not self.seals or self.journal is None:
            return ""
        return self.seals[-1 if self.status == "finished" else self.journal.floor]

    def record(self) -> Record:
        """The record of the game so far; when it is over, with what proves its deal."""
        if self.journal is None:
            raise MatchError("not-started")
        record = self.journal.record
        if self.status == "finished" and self.salt:
            record.proof = Proof(self.commitment, self.salt, self.seal)
        return record


_FIELDS: Final = tuple(each.name for each in fields(Standing))
