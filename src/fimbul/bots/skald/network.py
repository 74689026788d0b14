"""The network of skald: a residual MLP, computed with numpy.

Its weights are in ``network.npz``, written by ``tools/skald/export.py``: the first layers as bytes
with a scale for each number of an observation, the others in half precision. Most numbers of an
observation are 0, so the first layer adds up a few hundred rows instead of multiplying a matrix.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from fimbul.rules.observation import SIZE, observe
from fimbul.rules.view import View

Floats = npt.NDArray[np.float32]

FILE: Final = Path(__file__).with_name("network.npz")
_TINY: Final = np.float32(1e-5)


class Network:
    """What ``network.npz`` holds, ready to compute."""

    def __init__(self, weights: Mapping[str, npt.NDArray[np.generic]]) -> None:
        """Raises ``ValueError`` for a network made for other observations."""
        if len(weights["seen"]) != SIZE:
            raise ValueError(f"the network reads {len(weights['seen'])} numbers, not {SIZE}")
        found = {name: weights[name].astype(np.float32) for name in weights}
        self._seen = found["seen"] * found["seen-scale"][:, None]
        self._legal = found["legal"] * found["legal-scale"][:, None]
        self._start = found["start"]
        self._blocks = [
            [found[f"{part}-{number}"] for part in ("norm", "shift", "in", "in-b", "out", "out-b")]
            for number in range(int(found["blocks"]))
        ]
        self._norm, self._shift = found["norm"], found["shift"]
        self._policy, self._policy_bias = found["policy"], found["policy-b"]
        self._values, self._values_bias = found["values"], found["values-b"]

    def __call__(self, view: View) -> tuple[Floats, Floats]:
        """By option, how much it is liked; and the share of the victory and the lead to expect."""
        seen = np.frombuffer(memoryview(observe(view)), np.uint8)  # type: ignore[arg-type]
        places = np.flatnonzero(seen)
        options = np.array(view.options, np.intp)
        x = self._start + _sum(seen[places].astype(np.float32), self._seen[places])
        x += self._legal[options].sum(0)
        x = np.maximum(x, 0)
        for norm, shift, first, first_bias, second, second_bias in self._blocks:
            inner = np.maximum(_times(first, _normal(x, norm, shift)) + first_bias, 0)
            x = x + _times(second, inner) + second_bias
        x = np.maximum(_normal(x, self._norm, self._shift), 0)
        likings = _times(self._policy[options], x) + self._policy_bias[options]
        values = _times(self._values, x) + self._values_bias
        return likings, values


def _times(matrix: Floats, x: Floats) -> Floats:
    """The product of a matrix and a vector, in this thread alone.

    ``matrix @ x`` may use all cores; for one vector, that is much slower on a busy machine.
    """
    found: Floats = np.einsum("ij,j->i", matrix, x)
    return found


def _sum(x: Floats, rows: Floats) -> Floats:
    """The sum of the rows, each multiplied by its entry of ``x``."""
    found: Floats = np.einsum("i,ij->j", x, rows)
    return found


def _normal(x: Floats, norm: Floats, shift: Floats) -> Floats:
    """Layer normalization."""
    centred = x - x.mean()
    found: Floats = centred / np.sqrt((centred * centred).mean() + _TINY) * norm + shift
    return found


@cache
def network() -> Network:
    """The network that comes with the package, read once for each process."""
    with np.load(FILE, allow_pickle=False) as weights:
        return Network(weights)
