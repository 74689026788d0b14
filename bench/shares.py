"""Give processes a core each, or a share of one, to show how several of them scale.

Needs Linux; for shares its control groups, and the right to make some (root).
"""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

GROUPS = Path("/sys/fs/cgroup")
PERIOD = 10_000
"""Microseconds in which a process may use its share: short next to the times that are measured."""


@contextlib.contextmanager
def apart(count: int) -> Iterator[Callable[[Sequence[int]], None]]:
    """Keep this process, and those that it starts, off ``count`` cores.

    Yields a function that gives each of as many processes one of these cores. Raises
    ``SystemExit`` if no core would be left for everything else.
    """
    cores = sorted(os.sched_getaffinity(0))
    if count >= len(cores):
        raise SystemExit(f"{count} processes with a core each need more than {len(cores)} cores")

    def give(pids: Sequence[int]) -> None:
        for core, pid in zip(cores[:count], pids, strict=False):
            for thread in Path(f"/proc/{pid}/task").iterdir():
                os.sched_setaffinity(int(thread.name), {core})

    os.sched_setaffinity(0, cores[count:])
    try:
        yield give
    finally:
        os.sched_setaffinity(0, cores)


@contextlib.contextmanager
def limited(pids: Sequence[int], share: float) -> Iterator[None]:
    """Let each process use at most this share of a core; 0 does not limit them."""
    with contextlib.ExitStack() as stack:
        for pid in pids if share else ():
            stack.enter_context(_limited(pid, int(share * PERIOD)))
        yield


@contextlib.contextmanager
def _limited(pid: int, quota: int) -> Iterator[None]:
    is_unified = (GROUPS / "cgroup.controllers").exists()
    above = GROUPS if is_unified else GROUPS / "cpu"
    group = above / f"fimbul-{os.getpid()}-{pid}"
    try:
        group.mkdir()
        if is_unified:
            (group / "cpu.max").write_text(f"{quota} {PERIOD}", encoding="ascii")
        else:
            (group / "cpu.cfs_period_us").write_text(f"{PERIOD}", encoding="ascii")
            (group / "cpu.cfs_quota_us").write_text(f"{quota}", encoding="ascii")
        (group / "cgroup.procs").write_text(f"{pid}", encoding="ascii")
    except OSError as error:
        raise SystemExit(f"shares of a core cannot be given here: {error}") from error
    try:
        yield
    finally:
        for member in (group / "cgroup.procs").read_text(encoding="ascii").split():
            with contextlib.suppress(OSError):  # it has ended
                (above / "cgroup.procs").write_text(member, encoding="ascii")
        time.sleep(0.05)
        group.rmdir()
