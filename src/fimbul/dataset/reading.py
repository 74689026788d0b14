"""The observations and masks of decisions as arrays of numpy."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt
import pyarrow as pa

from fimbul.rules import MOVES

Rows: TypeAlias = "pa.Table | pa.RecordBatch"
"""Some rows of the table of decisions."""


def observations_in(rows: Rows) -> npt.NDArray[np.uint8]:
    """By row, the bytes of the observation: those of the table itself, so they cannot be changed.

    Only a table of several chunks is copied.
    """
    return bytes_in(rows["observation"])


def masks_in(rows: Rows) -> npt.NDArray[np.uint8]:
    """By row and move, 1 if the move was legal and 0 if it was not."""
    return np.unpackbits(bytes_in(rows["mask"]), axis=1, count=int(MOVES))


def bytes_in(column: pa.ChunkedArray | pa.Array) -> npt.NDArray[np.uint8]:
    """By row, the bytes of a column of binary values of a fixed size."""
    if isinstance(column, pa.ChunkedArray):
        column = column.combine_chunks()
    values = np.frombuffer(column.buffers()[1], np.uint8).reshape(-1, column.type.byte_width)
    return values[column.offset : column.offset + len(column)]
