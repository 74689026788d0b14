"""Write the network of the bot from a checkpoint.

python -m tools.skald.export skald.pt src/fimbul/bots/skald/network.npz
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import torch

from fimbul.rules.observation import SCALES

Array = np.ndarray[Any, Any]
MOST = 10_000_000
"""The most bytes that the file may have."""


def as_bytes(rows: Array) -> tuple[Array, Array]:
    """Return rows as signed bytes, and the scale of each."""
    scale = np.maximum(np.abs(rows).max(1), 1e-8) / 127
    return np.round(rows / scale[:, None]).astype(np.int8), scale.astype(np.float32)


def export(checkpoint: str, target: str) -> None:
    """Read a checkpoint and write the file."""
    state = {
        name: value.float().numpy()
        for name, value in torch.load(checkpoint, map_location="cpu").items()
    }
    seen = state["seen.weight"].T / np.frombuffer(SCALES, np.uint8).astype(np.float32)[:, None]
    weights: dict[str, Any] = {}
    weights["seen"], weights["seen-scale"] = as_bytes(seen)
    weights["legal"], weights["legal-scale"] = as_bytes(state["legal.weight"].T)
    weights["start"] = state["seen.bias"]
    blocks = len({name.split(".")[1] for name in state if name.startswith("blocks.")})
    weights["blocks"] = np.array(blocks)
    half = np.float16
    for number in range(blocks):
        for part, name in (
            ("norm", "norm.weight"),
            ("shift", "norm.bias"),
            ("in", "first.weight"),
            ("in-b", "first.bias"),
            ("out", "second.weight"),
            ("out-b", "second.bias"),
        ):
            weights[f"{part}-{number}"] = state[f"blocks.{number}.{name}"].astype(half)
    weights["norm"], weights["shift"] = state["norm.weight"], state["norm.bias"]
    weights["policy"], weights["policy-b"] = (
        state["policy.weight"].astype(half),
        state["policy.bias"],
    )
    weights["values"], weights["values-b"] = state["values.weight"], state["values.bias"]
    with Path(target).open("wb") as file:
        np.savez_compressed(file, **weights)
        size = file.tell()
    print(f"{size:,} bytes")
    if size > MOST:
        raise SystemExit(f"more than {MOST:,} bytes")


if __name__ == "__main__":
    export(*sys.argv[1:3])
