"""Judge many games, in several processes: ``python -m tests.referee --games 100000``.

Prints progress, each foul with the command to judge its game again, and how often each check was
made. The exit code is 1 after a foul, or when a check was never made in 2,000 games or more.
"""

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path

from tests.referee.bouts import GAME_KINDS, Bout, Report, judge_chunk
from tests.referee.rulebook import CARD_CHECKS, CHECKS
from tests.referee.tape import Foul

CHUNK = 50
"""Games a process judges before it reports."""
REPORT_SECONDS = 10.0
FOULS_SHOWN = 20
SAGAS = Path("build") / "referee"
MANY = 2_000
"""After this many games every check must have been made."""


def reports(games: int, workers: int, first: int = 0) -> Iterator[Report]:
    """Yield the report of each chunk once it is judged; at most two chunks per process wait."""
    end = first + games
    starts = iter(range(first, end, CHUNK))
    waiting: set[Future[Report]] = set()
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        while True:
            while len(waiting) < 2 * workers and (start := next(starts, None)) is not None:
                waiting.add(pool.submit(judge_chunk, start, min(start + CHUNK, end)))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


def show_foul(name: str, complaint: str, saga: str | None) -> None:
    print(f"FOUL in {name}: {complaint}")
    if saga is not None:
        SAGAS.mkdir(parents=True, exist_ok=True)
        path = SAGAS / f"{name.replace(':', '-')}.saga"
        path.write_text(saga, "utf-8")
        print(f"  record: {path}")
    print(f"  again: {Path(sys.executable).name} -m tests.referee --only {name}")


def show_tally(tally: Counter[str]) -> list[str]:
    """Print how often each check was made; return the checks that were never made."""
    print("\nchecks by rule")
    for rule, subject in CHECKS.items():
        print(f"  {rule:5} {tally[rule]:>12,}  {subject}")
    print("\ncards seen at work")
    for card in sorted(CARD_CHECKS):
        print(f"  {card:20} {tally[card]:>12,}")
    return [name for name in (*CHECKS, *sorted(CARD_CHECKS)) if not tally[name]]


def judge_all(games: int, workers: int, first: int = 0) -> int:
    """Judge ``games`` games, starting with number ``first``; return the exit code."""
    tally: Counter[str] = Counter()
    fouls = judged = 0
    by_rule: Counter[str] = Counter()
    begun = told = time.monotonic()
    for report in reports(games, workers, first):
        judged += report.games
        tally += report.tally
        for name, complaint, saga in report.fouls:
            fouls += 1
            by_rule[complaint.split(":")[0]] += 1
            if fouls <= FOULS_SHOWN:
                show_foul(name, complaint, saga)
        now = time.monotonic()
        if now - told >= REPORT_SECONDS or judged == games:
            told = now
            rate = judged / (now - begun)
            print(f"{judged:,} of {games:,} games, {fouls:,} fouls, {rate:.0f} games/s", flush=True)
    never = show_tally(tally)
    if by_rule:
        print(f"\nfouls by rule: {dict(by_rule)}")
    if never:
        print(f"\nchecks never made: {', '.join(never)}")
    return 1 if fouls or (never and games >= MANY) else 0


def judge_one(name: str) -> int:
    """Judge one game again; return the exit code."""
    kind, _, number = name.partition(":")
    if kind not in GAME_KINDS or not number.isdecimal():
        print(f"no game is named {name!r}; one is lively:12, the kinds are {', '.join(GAME_KINDS)}")
        return 2
    bout = Bout(kind, int(number))
    try:
        tally = bout.judge()
    except Foul as foul:
        show_foul(bout.name, str(foul), bout.saga())
        return 1
    print(f"{bout.name}: {len(bout.moves)} moves, {tally.total()} checks, no foul")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.referee", description="Judge games.")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--only", metavar="KIND:NUMBER", help="judge this one game again")
    options = parser.parse_args()
    if options.only:
        return judge_one(options.only)
    return judge_all(options.games, options.workers, options.first)


if __name__ == "__main__":
    sys.exit(main())
