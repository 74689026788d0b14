"""Machine ints and flat arrays of them, for the compiler; ``int`` and ``list`` for everybody else.

mypyc turns ``i64`` into a register and ``vec[i64]`` into a packed array; that, not the compiling
alone, is what makes the hot paths fast (see docs/performance.md). Run as plain Python they are
``int`` and ``list`` (``vec[u8]`` is a ``bytearray``), so the same source needs no package there
and gives the same results: no number of the rules comes near 64 bits. From outside, an array of
the compiled rules is indexed, sliced, counted and gone through as a list is, and equals another
such array; for a list there is ``list(array)``. Its length is the rules' business.

An array is a value: ``append`` and ``pop`` give back the one to go on with. This file is never
compiled itself: the compiler looks through it, plain Python runs it.
"""

from typing import TYPE_CHECKING

COMPILING = False
"""mypyc is told that this is true (setup.py); nothing else is."""

if COMPILING:
    from librt.vecs import append as append
    from librt.vecs import pop as pop
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import u8 as u8
elif TYPE_CHECKING:
    i64 = int
    u8 = int
    vec = list

    def append(array: list[int], item: int) -> list[int]: ...

    def pop(array: list[int]) -> tuple[list[int], int]: ...
else:
    # What gives back an int as it is, and fast.
    from operator import index as u8

    i64 = int

    class vec:  # noqa: N801
        """``vec[i64](items)`` is a list, ``vec[u8](items)`` a bytearray."""

        def __class_getitem__(cls, item):
            return bytearray if item is u8 else list

    def append(array, item):
        """The array with one more item at its end."""
        array.append(item)
        return array

    def pop(array):
        """The array without its last item, and that item."""
        item = array.pop()
        return array, item
