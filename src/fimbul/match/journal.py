"""The journal of a match: the list of its moves, and the state that they lead to."""

from fimbul.rules import Event, Position, Record, Setup, State, apply, begin, pending, replay
from fimbul.rules.events import OWN_CHOICES, PUBLIC, REVEALING


class NothingToUndo(Exception):
    """The seat has made no move since something was last revealed."""


class Journal:
    """A running game and all moves that led to it.

    ``moves`` are the accepted moves in order. The first ``floor`` of them can no longer be taken
    back, because the last of these revealed something new to somebody.
    """

    def __init__(self, setup: Setup, position: Position | None = None) -> None:
        self.setup = setup
        self.position = position
        """What the game began with, if not with a new deal."""
        self.moves: list[tuple[int, int]] = []
        self.floor = 0
        self.opening: list[Event] = []
        """The events before the first move."""
        self.state: State = begin(Record(setup, [], position=position), self.opening)
        self._base = self.state.copy()
        """The state at the floor."""

    @classmethod
    def resume(cls, record: Record) -> "Journal":
        """Replay a record and return its journal. Raises ``MalformedRecord``."""
        replay(record)
        journal = cls(record.setup, record.position)
        for seat, move in record.moves:
            journal.play(seat, move)
        return journal

    def copy(self) -> "Journal":
        """Return an independent journal with the same contents."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.moves = self.moves[:]
        twin.state = self.state.copy()
        return twin

    @property
    def record(self) -> Record:
        """The record of the match so far."""
        state = self.state
        glory = tuple(state.glory(seat) for seat in range(state.players))
        result = glory if state.is_over else None
        return Record(self.setup, list(self.moves), result, position=self.position)

    def play(self, seat: int, move: int, decision: int | None = None) -> list[Event]:
        """Make a move and return its events. Raises what ``apply`` raises."""
        events: list[Event] = []
        apply(self.state, seat, move, events, decision)
        self.moves.append((seat, move))
        if any(is_revealing(event) for event in events):
            self.settle()
        return events

    def settle(self) -> None:
        """Make all moves so far final: none of them can be taken back."""
        self.floor = len(self.moves)
        self._base = self.state.copy()

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last move can be taken back."""
        return seat in [mover for mover, _ in self.moves[self.floor :]]

    def undo(self, seat: int) -> list[int]:
        """Take back the seat's last move and all after it. Returns the numbers of those moves.

        While several seats decide at once, only the seat's own choice is taken back, with the
        choices that it replaced, so that the seat owes a choice again. What the others have sealed
        stays. Raises ``NothingToUndo`` if something was revealed to anybody since the move.
        """
        if not self.can_undo(seat):
            raise NothingToUndo
        gone: list[int] = []
        last = len(self.moves)
        state = self.state
        while not gone or _has_sealed(state, seat):
            last = max(at for at in range(self.floor, last) if self.moves[at][0] == seat)
            gone.insert(0, last)
            state = self._base.copy()
            for mover, move in self.moves[self.floor : last]:
                apply(state, mover, move)
        if state.decision_id == self.state.decision_id:
            others = [moved for moved in self.moves[last:] if moved[0] != seat]
            for mover, move in others:
                apply(state, mover, move)
        else:
            others = []
            gone = list(range(last, len(self.moves)))
        self.moves[last:] = others
        self.state = state
        return gone


def _has_sealed(state: State, seat: int) -> bool:
    return any(decision.seat == seat and decision.is_sealed for decision in pending(state))


def is_revealing(event: Event) -> bool:
    """Whether an event shows somebody something new: a card, or anything meant for one seat.

    An event about the seat's own choice, such as the quest it committed, is nothing new to it.
    """
    if event.audience == PUBLIC:
        return event.kind in REVEALING
    return event.kind not in OWN_CHOICES
