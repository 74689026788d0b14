"""Machine ints and flat arrays of them for the compiler; ``int`` and ``list`` in plain Python.

mypyc turns ``i64`` into a register and ``vec[i64]`` into a packed array; that, not the compiling
alone, is what makes the hot paths fast (see docs/performance.md). Run as plain Python they are
``int`` and ``list`` (``vec[u8]`` is a ``bytearray``), so the same source needs no package there
and gives the same results: no number of the rules comes near 64 bits. From outside, an array of
the compiled rules can be indexed, sliced, measured and iterated like a list, and compared with
another such array; ``list(array)`` makes a list of it. Only the rules change its length.

An array is a value: ``append`` and ``pop`` return the array to use from then on. This file is never
compiled itself: the compiler reads its types, and plain Python runs it.
"""

from typing import TYPE_CHECKING

COMPILING = False
"""True only for mypyc (see setup.py)."""

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
    # A fast function that returns an int unchanged.
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
