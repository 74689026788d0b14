"""Observations and masks as numpy arrays, and the spaces they come from."""

from collections.abc import Mapping
from typing import Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from fimbul.rules import MOVES, State, legal
from fimbul.rules.manifest import MAX_PLAYERS
from fimbul.rules.observation import LAYOUT, SCALES, SEAT_SIZE, SIZE, observe_state

Bytes = npt.NDArray[np.uint8]
Floats = npt.NDArray[np.float32]

OBSERVATION_SIZE: Final = int(SIZE)
_SCALES: Final = np.frombuffer(SCALES, np.uint8).astype(np.float32)


def observation_of(state: State, seat: int) -> Bytes:
    """What a seat may know, as bytes."""
    return np.array(memoryview(observe_state(state, seat)), np.uint8)  # type: ignore[arg-type]


def mask_of(state: State, seat: int) -> npt.NDArray[np.int8]:
    """By move, 1 if the seat can make it now."""
    mask = np.zeros(MOVES, np.int8)
    mask[list(legal(state, seat))] = 1
    return mask


def observation_space() -> spaces.Box:
    """The space of observations."""
    return spaces.Box(0, 255, (OBSERVATION_SIZE,), np.uint8)


def action_space() -> spaces.Discrete:
    """All moves; the mask says which are possible."""
    return spaces.Discrete(MOVES)


def in_units(observations: Bytes) -> Floats:
    """Observations as numbers near 0 … 1: each divided by the scale of its block."""
    return observations.astype(np.float32) / _SCALES


def as_dict(observation: Bytes) -> Mapping[str, Bytes]:
    """The blocks of an observation by name, as views of it; those of seats have an axis for them.

    Works for any number of observations: axes before the last one come first.
    """
    before = observation.shape[:-1]
    found: dict[str, Bytes] = {}
    for block in LAYOUT:
        if block.name.startswith("seat-"):
            parts = observation[..., -MAX_PLAYERS * SEAT_SIZE :].reshape(*before, MAX_PLAYERS, -1)
            start = block.start - (OBSERVATION_SIZE - MAX_PLAYERS * SEAT_SIZE)
            part = parts[..., start : start + block.size]
            found[block.name] = part.reshape(*before, MAX_PLAYERS, *block.shape)
        else:
            part = observation[..., block.start : block.start + block.size]
            found[block.name] = part.reshape(*before, *block.shape)
    return found
