"""Runs histories until one fails or somebody stops it: ``make simulate-faults``.

``SEED=7 make simulate-faults`` replays one and shows all of it.
"""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from collections.abc import Sequence
from itertools import count

from tests.simulation.planted import PLANTED
from tests.simulation.running import outcomes, replay, watch


def main(arguments: Sequence[str] | None = None) -> int:
    """Run as the command line says; 1 when a history failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--seed", type=int, help="replay this history only, and show all of it")
    parser.add_argument("--first", type=int, help="the first seed; drawn unless given")
    parser.add_argument("--histories", type=int, help="stop after this many; by default, never")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--plant", choices=PLANTED, default="", help="a bug to look for")
    options = parser.parse_args(arguments)
    if options.seed is not None:
        return replay(options.seed, options.plant)
    first = secrets.randbits(40) if options.first is None else options.first
    seeds = range(first, first + options.histories) if options.histories else count(first)
    return watch(outcomes(iter(seeds), options.workers, options.plant))


if __name__ == "__main__":
    sys.exit(main())
