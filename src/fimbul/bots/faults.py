"""Reports about a bot that failed: what went wrong, and in which lines of which files."""

import traceback
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fimbul.rules.errors import FimbulError

PLACES: Final = 3
"""How many lines of a bot's own code a report names, the innermost ones."""
CAUSES: Final = 3
"""How many earlier errors that led to one a report names."""
LONGEST: Final = 200
"""How many characters of an error's message are kept."""
_PACKAGE: Final = Path(__file__).parents[1]


@dataclass(frozen=True, slots=True)
class Fault:
    """What went wrong, and where: `my_bot.py:12 in choose`, the innermost place last.

    The errors that led to it follow, each after an arrow: `← KeyError: 'rage'`.
    """

    what: str
    places: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.what} ({', '.join(self.places)})" if self.places else self.what


def fault_of(error: BaseException) -> Fault:
    """The fault that a bot's error stands for, with the errors that led to it."""
    places = list(places_of(error))
    earlier = _before(error)
    for _ in range(CAUSES):
        if earlier is None:
            break
        places += [f"← {_words(earlier)}", *places_of(earlier)]
        earlier = _before(earlier)
    return Fault(_words(error), tuple(places))


def impossible(move: object) -> Fault:
    """The fault of a bot that chose something that is not one of its options."""
    return Fault(f"chose {move!r}"[:LONGEST])


def places_of(error: BaseException) -> tuple[str, ...]:
    """Where an error was raised: the innermost lines outside this package, then those within it.

    If all lines are within this package, the innermost of them.
    """
    frames = [
        frame
        for frame in traceback.extract_tb(error.__traceback__)
        if not frame.filename.startswith("<")
    ]
    own = [frame for frame in frames if not _is_ours(Path(frame.filename))]
    told = own[-PLACES:]
    if own and frames[-1] is not own[-1]:
        told.append(frames[-1])
    return tuple(
        f"{Path(frame.filename).name}:{frame.lineno} in {frame.name}"
        for frame in told or frames[-PLACES:]
    )


def _is_ours(file: Path) -> bool:
    """Whether a file belongs to this package; compiled code tells where it was built."""
    return file.is_relative_to(_PACKAGE) or not file.is_absolute()


def _before(error: BaseException) -> BaseException | None:
    """The error that led to one, if it should be told."""
    if error.__cause__ is not None or error.__suppress_context__:
        return error.__cause__
    return error.__context__


def _words(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"[:LONGEST]


class BotFailed(FimbulError):
    """A bot raised an error, or chose what is not possible, where nobody stands in for it."""

    def __init__(self, seat: int, fault: Fault) -> None:
        super().__init__("bot-failed", f"the bot on seat {seat} failed: {fault}")
        self.seat = seat
        self.fault = fault

    def __reduce__(self) -> tuple[object, ...]:
        """Let the error come back from a worker process as it was raised there."""
        return BotFailed, (self.seat, self.fault)
