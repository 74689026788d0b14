"""Many games at once: one call steps them all and writes the legal moves into fixed buffers.

For environments and training, which would otherwise pay for a Python call per game and function.
``masks`` and ``seats`` are made once and overwritten by every step, so a ``memoryview`` or
``numpy.frombuffer`` of them stays valid. Observations go into a buffer of the caller.
"""

from collections.abc import Sequence
from typing import Final

from fimbul.rules.dice import Dice
from fimbul.rules.game import carry_out, check, next_seat, options_of
from fimbul.rules.moves import MOVES
from fimbul.rules.native import i64, u8, vec
from fimbul.rules.observation import SIZE, write
from fimbul.rules.state import State

Buffer = bytearray | memoryview
"""What observations are written into; an array of numpy is one too."""
_NOTHING: Final = vec[u8](bytes(int(SIZE)))

NOBODY_TO_MOVE: Final = 255
"""The entry in ``seats`` of a game that is over."""


class Batch:
    """Games that go on side by side, each waiting for one seat, the lowest that owes a decision.

    ``states``
        the games; change one only by ``step`` and ``replace``;
    ``seats``
        a byte for each game: the seat that is to decide, or ``NOBODY_TO_MOVE``;
    ``masks``
        ``MOVES`` bytes for each game: 1 for a legal move of that seat, 0 for any other.

    Every step also writes what that seat may know (see ``observation``) into ``observations``, if
    given: a writable buffer of ``SIZE`` bytes for each game, such as an array of numpy. The bytes
    of a game that is over are zeros.
    """

    __slots__ = ("_observes", "_options", "_rows", "masks", "seats", "states")

    def __init__(self, states: Sequence[State], observations: Buffer | None = None) -> None:
        """Raises ``ValueError`` for a buffer of another size."""
        self.states = list(states)
        if observations is not None and memoryview(observations).nbytes != len(states) * SIZE:
            raise ValueError(f"observations need {SIZE} bytes for each game")
        self._observes = observations is not None
        self._rows = memoryview(b"" if observations is None else observations).cast("B")
        self.seats = vec[u8](bytes(len(self.states)))
        self.masks = vec[u8](bytes(len(self.states) * MOVES))
        self._options: list[list[int]] = [[] for _ in self.states]
        for game in range(len(self.states)):
            self._look(game)

    def step(self, moves: Sequence[int]) -> int:
        """Make the move of each game, in the order of ``states``; return how many are not over.

        The entry of a game that is over is ignored. Raises ``MalformedMove`` or ``IllegalMove``
        for the first move that is not legal; the games before it have made theirs.
        """
        masks = self.masks
        going_on: i64 = 0
        for game in range(len(self.states)):
            seat = i64(self.seats[game])
            if seat == NOBODY_TO_MOVE:
                continue
            move: i64 = moves[game]
            state = self.states[game]
            if not 0 <= move < MOVES or not masks[game * MOVES + move]:
                check(state, seat, move)
            carry_out(state, seat, move)
            self._look(game)
            going_on += self.seats[game] != NOBODY_TO_MOVE
        return going_on

    def replace(self, game: int, state: State) -> None:
        """Replace a game by another, for instance one that is over by a new one."""
        self.states[game] = state
        self._look(game)

    def draw(self, dice: Dice) -> list[int]:
        """A legal move for each game, all equally likely; 0 for a game that is over."""
        return [options[dice.roll(len(options))] if options else 0 for options in self._options]

    def _look(self, game: i64) -> None:
        """Write the seat that decides in a game, and its legal moves, into the buffers."""
        masks = self.masks
        start = game * MOVES
        for move in self._options[game]:
            masks[start + move] = 0
        state = self.states[game]
        seat = next_seat(state)
        options: list[int] = []
        if seat < 0:
            seat = NOBODY_TO_MOVE
        else:
            options = options_of(state, seat)
        self.seats[game] = u8(seat)
        self._options[game] = options
        for move in options:
            masks[start + move] = 1
        if self._observes:
            at = game * SIZE
            row = _NOTHING[:]
            if options:
                write(state, seat, row, 0)
            self._rows[at : at + SIZE] = row  # type: ignore[call-overload]  # native: a buffer
