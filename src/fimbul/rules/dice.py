"""A small source of randomness that compiled code can use without calling into Python.

The rules roll no dice of their own: the caller of a sample or a playout passes a source. A sample
takes any ``Rng``, ``random.Random`` too; ``Dice`` is the fast one. The same seed gives the same
numbers on both builds and on every machine. It is for simulations, not for games that people play:
a few numbers are enough to predict all that follow.
"""

from typing import Final

from fimbul.rules.native import i64
from fimbul.rules.setup import Rng

# Multiply with carry, after Marsaglia: half of the state is the number, half the carry. With this
# multiplier the state stays below 2**62, in machine ints of either build, and comes back after
# 1.5 * 10**18 numbers.
_MULTIPLIER: Final = 698_769_069
_HALF: Final = 32
_LOW: Final = (1 << _HALF) - 1
_STATES: Final = (_MULTIPLIER << _HALF) - 2
_SPREAD: Final = 0x9E3779B97F4A7C15
"""Spreads seeds that are close to each other."""


class Dice:
    """Random numbers from a seed, any int."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state: i64 = abs(seed * _SPREAD + (seed >> 62)) % _STATES + 1
        for _ in range(4):
            self.roll(1)

    def roll(self, sides: i64) -> i64:
        """A number from 0 to ``sides`` - 1, which must be less than 2**30."""
        state = _MULTIPLIER * (self._state & _LOW) + (self._state >> _HALF)
        self._state = state
        return (state & _LOW ^ state >> _HALF) * sides >> _HALF

    def random(self) -> float:
        """A number x with 0 <= x < 1, like ``random.Random.random``, with 30 bits."""
        return float(self.roll(1 << 30)) / 1073741824.0

    def __eq__(self, other: object) -> bool:
        """Whether the same numbers follow."""
        return isinstance(other, Dice) and self._state == other._state

    __hash__ = None  # type: ignore[assignment]  # mutable


def dice_from(rng: Rng) -> Dice:
    """The source itself if it is a ``Dice``, otherwise a ``Dice`` seeded with a number from it."""
    return rng if isinstance(rng, Dice) else Dice(int(rng.random() * (1 << 53)))
