"""The invariants of a history, whatever went wrong in it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, Final

import msgspec

from fimbul.match.entries import Entry, Logged, Moved
from fimbul.match.match import Match, fold
from fimbul.server.news import news
from tests.simulation.server import EPOCH
from tests.simulation.wire import Told

if TYPE_CHECKING:
    from tests.simulation.world import World

LATE: Final = 1_500
"""A deadline is met within this many milliseconds when nothing goes wrong."""
CALM_TIME: Final = 1.7
"""Seconds after which faults have no more effect: the leases of dead processes have ended."""
_ENCODER: Final = msgspec.json.Encoder()


def violations(world: World) -> list[str]:
    """Return the violated invariants of a history."""
    if len(world.log) < world.laid:
        return [f"of {world.laid} entries that were there at first {len(world.log)} are left"]
    match = Match()
    return [
        *_one_order(world),
        *_nothing_lost(world),
        *_nothing_doubled(world),
        *_folds(world, match),
        *_times(world),
        *_thought_about(world),
        *thought_once(world),
        *_chairs(world, match),
    ]


def _one_order(world: World) -> Iterator[str]:
    log = world.log
    if [logged.seq for logged in log] != list(range(1, len(log) + 1)):
        yield "the numbers of the log have gaps"
    for process in world.processes:
        table = process.hub.tables.get(world.table) if process.hub is not None else None
        if table is not None:
            own = [step.logged for step in table.match.steps]
            if own != log[: len(own)]:
                yield f"{process.name} has a log of its own, {len(own)} entries long"


def _nothing_lost(world: World) -> Iterator[str]:
    """Every accepted request is in the log, under the acknowledged number."""
    for request in world.requests:
        found = [logged.seq for logged in world.log if request.is_it(logged.entry)]
        for _, answer in request.answers:
            if answer.failure:
                yield f"{request.name} failed: {answer.failure}"
            if answer.status != 200:
                continue
            seqs = range(1, answer.seq + 1) if request.is_idempotent else [answer.seq]
            if not any(seq in found for seq in seqs):
                yield f"{request.name} was accepted as {answer.seq} and is lost; is {found}"


def _nothing_doubled(world: World) -> Iterator[str]:
    """Nothing is in the log more often than it was requested."""
    seen: list[Entry] = []
    for logged in world.log[world.laid :]:
        entry = logged.entry
        if entry in seen or (isinstance(entry, Moved) and entry.by != "player"):
            continue
        seen.append(entry)
        asked = sum(len(r.delivered_at) for r in world.requests if r.is_it(entry))
        times = sum(other.entry == entry for other in world.log[world.laid :])
        if times > asked:
            yield f"{entry} was asked for {asked} times and is written {times} times"


def _folds(world: World, match: Match) -> Iterator[str]:
    """Viewers got what a fresh fold gives their seats, and clocks were kept.

    A viewer who got changes has the same after applying them. Folds the log into
    ``match``.
    """
    told_at: dict[int, list[Told]] = defaultdict(list)
    for player in world.players:
        for told in player.told:
            told_at[told.seq].append(told)
    for logged in world.log:
        yield from _clock_kept(world, match, logged)
        match.fold(logged)
        for told in told_at.pop(match.seq, ()):
            expected = _ENCODER.encode(news(match, told.news["seat"], told.after))
            if told.is_whole:
                is_right = told.message == expected
            else:
                is_right = told.news == msgspec.json.decode(expected)
            if not is_right:
                yield f"{told.process} told something else of {told.after} to {match.seq}"
    for seq in told_at:
        yield f"{seq} entries were told of, {len(world.log)} are written"


def _clock_kept(world: World, match: Match, logged: Logged) -> Iterator[str]:
    entry = logged.entry
    if not isinstance(entry, Moved) or entry.by != "clock":
        return
    deadline = match.deadline(entry.seat)
    settled = world.log_time(world.calm_since + CALM_TIME)
    if deadline is None or logged.at < deadline:
        yield f"entry {logged.seq} by the clock came at {logged.at}, before {deadline}"
    elif world.spread < 1 and logged.at > max(deadline, settled) + LATE:
        yield f"entry {logged.seq} by the clock came at {logged.at}, long after {deadline}"


def _times(world: World) -> Iterator[str]:
    """Log time never runs backwards, nor away from the clocks of the processes."""
    log = world.log
    for one, other in pairwise(log):
        if other.at < one.at:
            yield f"the time runs backwards at entry {other.seq}"
    for player in world.players:
        for told in player.told:
            seq = told.news["seq"]
            at = log[seq - 1].at if seq <= len(log) else 0
            latest = EPOCH / 1e6 + told.at * 1010 + max(world.offsets) / 1e6 + 1
            if at > latest:
                yield f"entry {seq} is {at - latest:.0f} ms ahead of all clocks"
        for request in player.requests:
            if not request.is_unique or not request.delivered_at:
                continue
            earliest = EPOCH / 1e6 + request.delivered_at[0] * 990 + min(world.offsets) / 1e6 - 1
            for logged in log:
                if request.is_it(logged.entry) and logged.at < earliest:
                    yield f"entry {logged.seq} is {earliest - logged.at:.0f} ms behind all clocks"


def _thought_about(world: World) -> Iterator[str]:
    """For every decision of the server, one of its bots had thought about it."""
    known = {thought.about for thought in world.thoughts}
    for logged in world.log[world.laid :]:
        entry = logged.entry
        if not isinstance(entry, Moved) or entry.by == "player":
            continue
        if (entry.seat, entry.decision) not in known:
            yield f"nobody thought about entry {logged.seq}, decision {entry.decision}"


def thought_once(world: World) -> Iterator[str]:
    """When nothing goes wrong, the lease gives a decision that is overdue to one process, once.

    This holds for late players once all clients are silent: a client's request while a bot thinks
    may let another process think for that bot as well.

    Decisions are told apart by their names in the log. In a game of two, both cards of a pair (D4)
    have the same number in the rules, but separate deadlines, which any process may take.
    """
    if not world.faults.is_peaceful:
        return
    match = fold(world.log)
    late = {
        seat for seat in range(len(match.chair_of)) if not match.chair_at(seat).is_played_by_bot
    }
    by_decision: dict[tuple[int, str], list[str]] = defaultdict(list)
    for thought in world.thoughts:
        if thought.about[0] in late and thought.began > world.silent_since:
            by_decision[thought.about].append(thought.process)
    for about, processes in sorted(by_decision.items()):
        if len(processes) > 1:
            yield f"{sorted(processes)} thought about the same decision {about}"


def _chairs(world: World, match: Match) -> Iterator[str]:
    """Seated players hold their chairs, and nobody else does. ``match`` is the fold of the log."""
    held = defaultdict(list)
    for chair, secret_hash in world.holders:
        held[chair].append(secret_hash)
    for player in world.players:
        wanted = [player.hash] if match.chairs[player.chair].name else []
        if held[player.chair] != wanted:
            yield f"chair {player.chair} is held by {held[player.chair]}, not by {wanted}"
