"""Concurrent requests: one consistent log, and every answer agrees with it."""

from __future__ import annotations

import asyncio

import pytest

from fimbul.match.entries import Left, Logged, Moved, Returned, Said, Sat, Started, Undone
from fimbul.match.errors import MatchError
from fimbul.match.match import Match, fold
from fimbul.match.options import LiveClock, TableOptions
from fimbul.rules import IllegalMove, MalformedMove
from fimbul.server.hub import Hub
from fimbul.server.tasks import going_on
from fimbul.store import Unavailable
from tests.server.hubs import (
    Gate,
    Listener,
    draft_options,
    hub_on,
    lay,
    log_of,
    option,
    outcomes,
    thinkers_of,
    turn_options,
    until,
)

pytestmark = pytest.mark.anyio


def codes(found: list[int | BaseException]) -> list[str]:
    """Return the codes of the refusals; fails for any other error."""
    refused = [error for error in found if not isinstance(error, int)]
    assert all(isinstance(error, MatchError) for error in refused), refused
    return [error.code for error in refused if isinstance(error, MatchError)]


async def agrees(hub: Hub, table: str) -> Match:
    """Check that the hub agrees with the written log."""
    log = await log_of(hub, table)
    match = (await hub.open(table)).match
    assert [step.logged for step in match.steps] == log
    assert match.journal is None or fold(log).state == match.state
    return match


# --- at one table ---------------------------------------------------------------------------------


async def test_seats_that_commit_at_once_all_commit(database_url: str) -> None:
    async with hub_on(database_url) as hub:
        table = await lay(hub, draft_options())
        opened = await hub.open(table)
        decision = opened.match.decision
        moves = {seat: option(opened, seat, 1) for seat in range(4)}

        def commit(seat: int) -> asyncio.Task[int]:
            work = hub.act(table, lambda match: match.move(seat, decision, moves[seat]))
            return asyncio.create_task(work)

        found = await outcomes(commit(seat) for seat in range(4))
        assert codes(found) == []
        match = await agrees(hub, table)
        written = {step.logged.seq: step.logged.entry for step in match.steps}
        for seat, seq in enumerate(found):
            assert isinstance(seq, int)
            assert written[seq] == Moved(seat, decision, moves[seat])
        assert match.decision != decision


async def test_the_same_move_many_times_at_once_is_one_move(database_url: str) -> None:
    async with hub_on(database_url) as hub:
        table = await lay(hub, turn_options())
        opened = await hub.open(table)
        decision, seat = opened.match.decision, opened.match.owing()[0]
        move = option(opened, seat)
        found = await outcomes(
            hub.act(table, lambda match: match.move(seat, decision, move)) for _ in range(8)
        )
        assert codes(found) == []
        match = await agrees(hub, table)
        moved = [s.logged.entry for s in match.steps if isinstance(s.logged.entry, Moved)]
        assert moved == [Moved(seat, decision, move)]


async def test_of_two_different_moves_at_once_one_is_made_and_the_other_refused(
    database_url: str,
) -> None:
    async with hub_on(database_url) as hub:
        table = await lay(hub, turn_options())
        opened = await hub.open(table)
        decision, seat = opened.match.decision, opened.match.owing()[0]
        moves = [option(opened, seat, number) for number in range(2)]
        found = await outcomes(
            hub.act(table, lambda match, move=move: match.move(seat, decision, move))  # type: ignore[misc]
            for move in moves
        )
        assert codes(found) == ["stale-decision"]
        match = await agrees(hub, table)
        assert match.steps[-1].logged.entry == Moved(
            seat, decision, moves[isinstance(found[0], MatchError)]
        )


async def test_a_move_that_the_rules_refuse_leaves_nothing_behind(database_url: str) -> None:
    async with hub_on(database_url) as hub:
        table = await lay(hub, turn_options())
        opened = await hub.open(table)
        before, log = opened.match, await log_of(hub, table)
        decision, seat = before.decision, before.owing()[0]
        for text, error in (("done", IllegalMove), ("dance", MalformedMove)):
            with pytest.raises(error):
                await hub.act(table, lambda match, t=text: match.move(seat, decision, t))  # type: ignore[misc]
            assert opened.match is before
            assert await log_of(hub, table) == log
        await hub.act(table, lambda match: match.move(seat, decision, "pass"))
        assert (await agrees(hub, table)).seq == len(log) + 1


async def test_of_two_sealed_choices_at_once_the_one_written_last_counts_D2(
    database_url: str,
) -> None:
    async with hub_on(database_url) as hub:
        table = await lay(hub, draft_options())
        opened = await hub.open(table)
        decision = opened.match.decision
        moves = [option(opened, 2, number) for number in range(2)]
        found = await outcomes(
            hub.act(table, lambda match, move=move: match.move(2, decision, move))  # type: ignore[misc]
            for move in moves
        )
        assert codes(found) == []
        match = await agrees(hub, table)
        last = moves[0] if found[0] > found[1] else moves[1]  # type: ignore[operator]
        assert match.steps[-1].logged.entry == Moved(2, decision, last)
        assert 2 not in match.owing()


async def test_a_concurrent_undo_and_move_are_put_in_order(database_url: str) -> None:
    async with hub_on(database_url) as hub:
        for undo_comes_first in (True, False):
            table = await lay(hub, turn_options())
            opened = await hub.open(table)
            seat = opened.match.owing()[0]
            first = opened.match.decision
            await hub.act(table, lambda match: match.move(seat, first, "invade leader gimle"))  # noqa: B023
            pending, other = opened.match.decision, opened.match.owing()[0]
            works = [
                hub.act(table, lambda match: match.undo(seat, pending)),  # noqa: B023
                hub.act(table, lambda match: match.move(other, pending, "pass")),  # noqa: B023
            ]
            found = await outcomes(works if undo_comes_first else works[::-1])
            assert codes(found) == ["stale-decision"]
            match = await agrees(hub, table)
            last = match.steps[-1].logged.entry
            if undo_comes_first:
                assert last == Undone(seat)
                assert match.owing() == [seat]
            else:
                assert last == Moved(other, pending, "pass")


async def test_an_undo_asked_for_twice_is_one_undo(database_url: str) -> None:
    async with hub_on(database_url) as hub:
        table = await lay(hub, turn_options(2))
        opened = await hub.open(table)
        mover = -1
        for _ in range(3):
            mover = seat = opened.match.owing()[0]
            decision = opened.match.decision
            await hub.act(table, lambda match: match.move(seat, decision, option(opened, seat)))  # noqa: B023
        pending = opened.match.decision
        found = await outcomes(
            hub.act(table, lambda match: match.undo(mover, pending)) for _ in range(3)
        )
        assert codes(found) == ["stale-decision"] * 2
        match = await agrees(hub, table)
        assert sum(isinstance(step.logged.entry, Undone) for step in match.steps) == 1


async def test_taking_a_sealed_choice_back_leaves_what_others_seal_meanwhile_D2(
    database_url: str,
) -> None:
    async with hub_on(database_url) as hub:
        table = await lay(hub, draft_options())
        opened = await hub.open(table)
        decision = opened.match.decision
        moves = {seat: option(opened, seat) for seat in range(3)}
        await hub.act(table, lambda match: match.move(0, decision, moves[0]))
        found = await outcomes(
            [
                hub.act(table, lambda match: match.move(1, decision, moves[1])),
                hub.act(table, lambda match: match.undo(0)),
                hub.act(table, lambda match: match.move(2, match.decision, moves[2])),
            ]
        )
        assert codes(found) == []
        match = await agrees(hub, table)
        assert match.owing() == [0, 3]


async def test_chat_and_moves_do_not_hinder_each_other(database_url: str) -> None:
    async with hub_on(database_url) as hub:
        table = await lay(hub, turn_options())
        opened = await hub.open(table)

        async def play() -> int:
            seq = 0
            for _ in range(6):
                seat, decision = opened.match.owing()[0], opened.match.decision
                move = option(opened, seat)
                seq = await hub.act(table, lambda match: match.move(seat, decision, move))  # noqa: B023
            return seq

        def say(line: int) -> asyncio.Task[int]:
            return asyncio.create_task(hub.act(table, lambda match: match.say(0, f"line {line}")))

        found = await outcomes([play(), *(say(line) for line in range(20))])
        assert codes(found) == []
        match = await agrees(hub, table)
        said = [s.logged.entry.text for s in match.steps if isinstance(s.logged.entry, Said)]
        assert sorted(said) == sorted(f"line {line}" for line in range(20))


async def test_a_game_begins_once(database_url: str) -> None:
    from random import SystemRandom

    async with hub_on(database_url) as hub:
        table = await lay(hub, turn_options(), starts=False)
        found = await outcomes(
            hub.act(table, lambda match: match.start(SystemRandom())) for _ in range(5)
        )
        assert codes(found) == ["already-started"] * 4
        match = await agrees(hub, table)
        assert sum(isinstance(step.logged.entry, Started) for step in match.steps) == 1


async def test_a_chair_is_taken_once_and_held_by_its_first_visitor(database_url: str) -> None:
    async with hub_on(database_url) as hub:
        table = await lay(hub, turn_options(), starts=False)
        await hub.act(table, lambda match: match.unseat(1))

        def sit(number: int) -> asyncio.Task[int]:
            work = hub.act(
                table,
                lambda match: match.sit(f"guest {number}", 1),
                lambda _: [(1, f"hash of guest {number}")],
            )
            return asyncio.create_task(work)

        found = await outcomes(sit(number) for number in range(5))
        assert codes(found) == ["chair-taken"] * 4 or codes(found) == ["table-full"] * 4
        match = await agrees(hub, table)
        winner = next(number for number, seq in enumerate(found) if isinstance(seq, int))
        assert match.chairs[1].name == f"guest {winner}"
        held = sorted(hash_ for chair, hash_ in await hub.store.holders(table) if chair == 1)
        assert held == [f"hash of guest {winner}"]
        opened = await hub.open(table)
        assert sorted(opened.holders) == sorted(await hub.store.holders(table))


async def test_getting_up_releases_the_chair_in_the_same_commit(database_url: str) -> None:
    async with hub_on(database_url) as hub:
        table = await lay(hub, turn_options(), starts=False)
        await outcomes(
            [
                hub.act(table, lambda match: match.unseat(1)),
                hub.act(table, lambda match: match.sit("next", 1), lambda _: [(1, "hash of next")]),
            ]
        )
        match = await agrees(hub, table)
        assert match.chairs[1].name == "next"
        assert (1, "hash of next") in await hub.store.holders(table)
        assert (1, "hash 1") not in await hub.store.holders(table)


async def test_a_storm_of_leaving_and_coming_back_is_written_in_turns(database_url: str) -> None:
    async with hub_on(database_url) as hub:
        table = await lay(hub, turn_options())
        opened = await hub.open(table)
        chair = (
            opened.match.owing()[0] + 1
        ) % 3  # not the seat whose turn it is, so no stand-in has to move
        works = []
        for _ in range(10):
            works.append(hub.act(table, lambda match: match.leave(chair)))
            works.append(hub.act(table, lambda match: match.come_back(chair)))
        found = await outcomes(works)
        assert set(codes(found)) <= {"already-away", "not-away"}
        match = await agrees(hub, table)
        came_and_went = [
            s.logged.entry for s in match.steps if isinstance(s.logged.entry, Left | Returned)
        ]
        assert len(came_and_went) == sum(isinstance(seq, int) for seq in found)
        assert came_and_went[::2] == [Left(chair)] * len(came_and_went[::2])
        assert came_and_went[1::2] == [Returned(chair)] * len(came_and_went[1::2])


# --- stand-ins and bots ---------------------------------------------------------------------------


async def test_a_returning_player_overrules_a_stand_in_that_still_thinks(
    database_url: str,
) -> None:
    async with hub_on(database_url) as hub:
        thinkers = thinkers_of(hub)
        thinkers.may_answer.clear()
        table = await lay(hub, turn_options())
        opened = await hub.open(table)
        seat = opened.match.owing()[0]
        await hub.act(table, lambda match: match.leave(seat))
        await thinkers.asked.get()
        await hub.act(table, lambda match: match.come_back(seat))
        thinkers.may_answer.set()
        await until(lambda: not opened.working_since)
        match = await agrees(hub, table)
        assert match.steps[-1].logged.entry == Returned(seat)
        assert match.owing() == [seat]


async def test_the_clock_does_not_replace_a_choice_sealed_at_the_last_moment(
    database_url: str,
) -> None:
    options = TableOptions(players=3, seats="as-seated", clock=LiveClock(bank=0, increment=1))
    async with hub_on(database_url) as hub:
        thinkers = thinkers_of(hub)
        thinkers.may_answer.clear()
        table = await lay(hub, options)
        opened = await hub.open(table)
        decision = opened.match.decision
        own = option(opened, 0, 3)
        opened.match.since[0] -= 60_000  # long ago, for this process
        hub.wake(opened)
        await thinkers.asked.get()
        await hub.act(table, lambda match: match.move(0, decision, own))
        thinkers.may_answer.set()
        await until(lambda: not opened.working_since)
        moved = [logged.entry for logged in await log_of(hub, table)]
        assert Moved(0, decision, own) in moved
        assert Moved(0, decision, option(opened, 0), "clock") not in moved


async def test_bots_that_fail_are_asked_again_by_the_clock(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(database_url) as hub:
        gate = Gate(hub.store)
        table = await lay(hub, draft_options(2), bots=1)
        opened = await hub.open(table)
        gate.before = [Unavailable("no"), Unavailable("still not")]
        hub.wake(opened)
        await until(lambda: not gate.before and not opened.working_since)
        assert opened.match.owing() == [0, 1]
        monkeypatch.setattr("fimbul.server.hub.TICK", 0.01)
        async with going_on(hub.watch_clocks()):
            await until(lambda: opened.match.owing() == [0])
        await agrees(hub, table)


async def test_one_match_that_cannot_be_read_does_not_keep_the_clock_from_the_others(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fimbul.server.hub.TICK", 0.01)
    async with hub_on(database_url) as hub:
        bad = await lay(hub, draft_options(2), bots=1)
        good = await lay(hub, draft_options(2), bots=1)
        del hub.tables[bad]
        read = hub.store.read

        async def read_some(match_id: str, after: int = 0) -> object:
            if match_id == bad:
                raise ValueError("not a log")
            return await read(match_id, after)

        monkeypatch.setattr(hub.store, "read", read_some)
        async with going_on(hub.watch_clocks()):
            opened = await hub.open(good)
            await until(lambda: opened.match.owing() == [0])


# --- when writing fails ---------------------------------------------------------------------------


async def test_an_entry_is_not_visible_before_it_is_written(database_url: str) -> None:
    async with hub_on(database_url) as hub:
        gate = Gate(hub.store)
        table = await lay(hub, turn_options())
        opened = await hub.open(table)
        listener = Listener(opened)
        before = opened.match
        gate.is_open.clear()
        gate.waiting.clear()
        act = asyncio.create_task(hub.act(table, lambda match: match.say(0, "hello")))
        await gate.waiting.wait()
        assert (await hub.open(table)).match is before
        assert listener.seqs == []
        gate.is_open.set()
        seq = await act
        assert seq == before.seq + 1
        await listener.heard(seq)
        assert listener.seqs == [seq]
        listener.stop()


async def test_a_write_that_fails_leaves_nothing_behind(database_url: str) -> None:
    async with hub_on(database_url) as hub:
        gate = Gate(hub.store)
        table = await lay(hub, turn_options())
        opened = await hub.open(table)
        listener = Listener(opened)
        gate.before = [Unavailable("no"), Unavailable("no")]
        with pytest.raises(Unavailable):
            await hub.act(table, lambda match: match.say(0, "lost"))
        await agrees(hub, table)
        assert listener.seqs == []
        seq = await hub.act(table, lambda match: match.say(0, "kept"))
        await listener.heard(seq)
        match = await agrees(hub, table)
        assert [s.logged.entry for s in match.steps[-1:]] == [Said(0, "kept")]
        assert not any(s.logged.entry == Said(0, "lost") for s in match.steps)
        assert await hub.open(table) is opened
        listener.stop()


async def test_a_temporary_failure_goes_unnoticed(database_url: str) -> None:
    async with hub_on(database_url) as hub:
        gate = Gate(hub.store)
        table = await lay(hub, turn_options())
        gate.before = [Unavailable("for a moment")]
        seq = await hub.act(table, lambda match: match.say(0, "hello"))
        match = await agrees(hub, table)
        assert match.seq == seq
        assert sum(s.logged.entry == Said(0, "hello") for s in match.steps) == 1


async def test_an_entry_written_before_the_connection_broke_is_written_once(
    database_url: str,
) -> None:
    async with hub_on(database_url) as hub:
        gate = Gate(hub.store)
        table = await lay(hub, turn_options())
        opened = await hub.open(table)
        listener = Listener(opened)
        gate.after = [Unavailable("the connection broke")]
        seq = await hub.act(table, lambda match: match.say(0, "hello"))
        await listener.heard(seq)
        match = await agrees(hub, table)
        assert match.steps[seq - 1].logged.entry == Said(0, "hello")
        assert sum(s.logged.entry == Said(0, "hello") for s in match.steps) == 1
        listener.stop()


async def test_an_entry_written_before_the_database_failed_is_sent_when_it_is_back(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There are no requests meanwhile: everybody waits for the bot, which has already moved."""
    async with hub_on(database_url) as hub:
        gate = Gate(hub.store)
        table = await lay(hub, turn_options())
        opened = await hub.open(table)
        listener, before = Listener(opened), opened.match.seq
        read, is_back = hub.store.read, asyncio.Event()

        async def refuse(match_id: str, after: int = 0) -> list[Logged]:
            if not is_back.is_set():
                raise Unavailable("gone")
            return await read(match_id, after)

        monkeypatch.setattr(hub.store, "read", refuse)
        gate.after = [Unavailable("the connection broke")]
        with pytest.raises(Unavailable):
            await hub.act(table, lambda match: match.say(0, "hello"))
        assert opened.match.seq == before
        is_back.set()
        await listener.heard(before + 1)
        listener.stop()


async def test_a_request_whose_client_goes_away_is_carried_out_once(database_url: str) -> None:
    async with hub_on(database_url) as hub:
        gate = Gate(hub.store)
        table = await lay(hub, turn_options())
        opened = await hub.open(table)
        listener = Listener(opened)
        gate.is_open.clear()
        gate.waiting.clear()
        act = asyncio.create_task(hub.act(table, lambda match: match.say(0, "goodbye")))
        await gate.waiting.wait()
        act.cancel()
        with pytest.raises(asyncio.CancelledError):
            await act
        behind = asyncio.create_task(hub.act(table, lambda match: match.say(1, "next")))
        await asyncio.sleep(0)
        assert not behind.done()
        gate.is_open.set()
        seq = await behind
        await listener.heard(seq)
        match = await agrees(hub, table)
        assert [s.logged.entry for s in match.steps[-2:]] == [Said(0, "goodbye"), Said(1, "next")]
        listener.stop()


async def test_nothing_goes_on_when_a_hub_is_closed(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A task with a connection would wait for ever for the closed database."""
    async with hub_on(database_url) as hub:
        table = await lay(hub, draft_options(2), bots=1)
        opened = await hub.open(table)
        is_thinking, steps = asyncio.Event(), []

        async def choose(level: str, *asked: object, **how: object) -> str:
            try:
                is_thinking.set()
                return await asyncio.Future()
            finally:
                for _ in range(10):  # as when a connection is returned to the pool
                    await asyncio.sleep(0)
                steps.append(level)

        monkeypatch.setattr(hub.thinkers, "choose", choose)
        hub.wake(opened)
        await is_thinking.wait()
        await hub.close()
        assert steps == ["thrall"]


async def test_a_write_in_progress_at_shutdown_is_finished(sqlite_url: str) -> None:
    async with hub_on(sqlite_url) as hub:
        gate = Gate(hub.store)
        table = await lay(hub, turn_options())
        gate.is_open.clear()
        gate.waiting.clear()
        act = asyncio.create_task(hub.act(table, lambda match: match.say(0, "last words")))
        await gate.waiting.wait()
        closing = asyncio.create_task(hub.close())
        await asyncio.sleep(0)
        gate.is_open.set()
        await closing
        assert isinstance(await act, int)
        assert (await log_of(hub, table))[-1].entry == Said(0, "last words")


# --- tables come and go ---------------------------------------------------------------------------


async def test_a_table_that_many_open_at_once_is_loaded_once(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(database_url) as hub:
        table = await lay(hub, turn_options())
        hub.tables.clear()
        reads: list[str] = []
        read = hub.store.read

        async def count(match_id: str, after: int = 0) -> object:
            reads.append(match_id)
            return await read(match_id, after)

        monkeypatch.setattr(hub.store, "read", count)
        opened = await asyncio.gather(*(hub.open(table) for _ in range(10)))
        assert all(each is opened[0] for each in opened)
        assert reads == [table]


async def test_a_table_is_not_forgotten_while_somebody_watches(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fimbul.server.hub.IDLE", -1)
    monkeypatch.setattr("fimbul.server.hub.TICK", 0.01)
    async with hub_on(database_url) as hub:
        watched, idle = await lay(hub, turn_options()), await lay(hub, turn_options())
        opened = await hub.open(watched)
        listener = Listener(opened)
        async with going_on(hub.watch_clocks()):
            await until(lambda: idle not in hub.tables)
            seq = await hub.act(watched, lambda match: match.say(0, "hello"))
            await listener.heard(seq)
            assert await hub.open(watched) is opened
            assert (await hub.open(idle)).match.seq == (await log_of(hub, idle))[-1].seq
        listener.stop()


async def test_a_table_can_be_sat_at_again_after_a_chair_was_freed(database_url: str) -> None:
    """The hashes that a process caches follow the log."""
    async with hub_on(database_url) as hub:
        table = await lay(hub, turn_options(), starts=False)
        opened = await hub.open(table)
        await hub.act(table, lambda match: match.unseat(2))
        assert not any(chair == 2 for chair, _ in opened.holders)
        await hub.act(table, lambda match: match.sit("new", 2), lambda _: [(2, "new hash")])
        assert (2, "new hash") in opened.holders
        assert isinstance((await log_of(hub, table))[-1].entry, Sat)
