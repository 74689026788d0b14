"""Replaying records, to their end or as far as the current rules allow."""

from typing import Final, Literal

from fimbul.rules.errors import FimbulError, MalformedRecord, MalformedSetup
from fimbul.rules.events import Event
from fimbul.rules.game import apply, new_game
from fimbul.rules.position import state_of
from fimbul.rules.record import Record
from fimbul.rules.state import State

StopCode = Literal["does-not-replay", "wrong-result"]
NOT_POSSIBLE: Final = "does-not-replay"
OTHER_RESULT: Final = "wrong-result"


class Stop:
    """Why a record does not replay to its end.

    ``code`` is ``NOT_POSSIBLE`` if a move is not legal when its turn comes, ``OTHER_RESULT`` if the
    game ends with another result. ``move`` is the number, from 1, of that move or of the last one.
    The message is in English.
    """

    __slots__ = ("code", "message", "move")

    def __init__(self, code: StopCode, move: int, message: str) -> None:
        self.code = code
        self.move = move
        self.message = message


class Replay:
    """How far a record replays: the state after ``moves`` moves, and why it stopped, if it did."""

    __slots__ = ("moves", "state", "stop")

    def __init__(self, state: State, moves: int, stop: Stop | None) -> None:
        self.state = state
        self.moves = moves
        self.stop = stop


def begin(record: Record, events: list[Event] | None = None) -> State:
    """The state before the first move of a record. Raises ``MalformedSetup``."""
    if record.position is not None:
        return state_of(record.position, events)
    return new_game(record.setup, events)


def replay_as_far_as_possible(
    record: Record, moves: int | None = None, events: list[Event] | None = None
) -> Replay:
    """Play the first ``moves`` moves, all of them by default, and stop at one that is not legal.

    That happens if a game was played by other rules (``record.rules``) or its record is damaged.
    Raises ``MalformedRecord`` if the setup is not valid.
    """
    try:
        state = begin(record, events)
    except MalformedSetup as unsound:  # another name than below: mypyc gives a name one type
        raise MalformedRecord("bad-setup", unsound.message) from unsound
    count = len(record.moves) if moves is None else moves
    for number, (seat, move) in enumerate(record.moves[:count], start=1):
        try:
            apply(state, seat, move, events)
        except FimbulError as error:
            message = f"move {number} does not replay: {error.message}"
            return Replay(state, number - 1, Stop(NOT_POSSIBLE, number, message))
    stop: Stop | None = None
    if count >= len(record.moves):
        count = len(record.moves)
        if not _ends_as_written(state, record):
            message = "the game does not end as the record says"
            stop = Stop(OTHER_RESULT, count, message)
    return Replay(state, count, stop)


def _ends_as_written(state: State, record: Record) -> bool:
    glory = tuple([state.glory(seat) for seat in range(state.players)])
    return record.result is None or (state.is_over and glory == record.result)


def replay(record: Record, moves: int | None = None, events: list[Event] | None = None) -> State:
    """The state after the first ``moves`` moves, all of them by default.

    Raises ``MalformedRecord`` if a move is not legal when its turn comes, or if the game ends with
    another result.
    """
    replayed = replay_as_far_as_possible(record, moves, events)
    if replayed.stop is not None:
        raise MalformedRecord(replayed.stop.code, replayed.stop.message)
    return replayed.state
