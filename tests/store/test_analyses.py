"""Analyses are asked for once, worked on by one process at a time, and deleted with their match."""

from __future__ import annotations

import asyncio

import pytest

from fimbul.store import Operations, Store
from fimbul.store.analyses import ANALYSIS_LEASE, AnalysisRow
from tests.store.logs import add

pytestmark = pytest.mark.anyio

LATER = 10 + ANALYSIS_LEASE


async def test_an_analysis_is_asked_for_once(store: Store, other: Store) -> None:
    await add(store, status="finished")
    assert await store.analysis("one") is None
    asked = await asyncio.gather(*(own.ask_for_analysis("one", 1, 10) for own in (store, other)))
    assert sorted(asked) == [False, True]
    assert await other.analysis("one") == AnalysisRow("wanted", 1, 0, 0, False, 0)
    assert await store.count_wanted_analyses() == 1
    assert await store.found_analysis("one") is None


async def test_nothing_is_asked_for_about_a_match_that_does_not_exist(store: Store) -> None:
    assert not await store.ask_for_analysis("nowhere", 1, 10)
    assert await store.analysis("nowhere") is None


async def test_what_is_found_is_kept_until_the_end(store: Store, other: Store) -> None:
    await add(store, status="finished")
    await store.ask_for_analysis("one", 1, 10)
    assert await store.note_analysis("one", 11, done=3, total=9)
    assert await other.analysis("one") == AnalysisRow("wanted", 1, 3, 9, False, 0)
    assert await store.note_analysis("one", 12, done=5, total=9, found='{"ä": 1}')
    assert await store.note_analysis("one", 13, done=6, total=9), "what was found stays"
    assert await other.found_analysis("one") == '{"ä": 1}'
    assert await store.note_analysis("one", 14, done=9, total=9, found="{}", status="done")
    assert await other.analysis("one") == AnalysisRow("done", 1, 9, 9, True, 0)
    assert await other.found_analysis("one") == "{}"
    assert not await other.note_analysis("one", 15, done=1, total=9, found="[]"), "it is done"
    assert await store.found_analysis("one") == "{}"
    assert not await store.ask_for_analysis("one", 1, 16)


async def test_one_that_failed_or_has_an_old_format_is_begun_again(store: Store) -> None:
    await add(store, status="finished")
    await store.ask_for_analysis("one", 1, 10)
    await store.note_analysis("one", 11, done=0, total=0, status="failed")
    assert await store.ask_for_analysis("one", 1, 12)
    await store.note_analysis("one", 13, done=9, total=9, found="{}", status="done")
    assert await store.ask_for_analysis("one", 2, 14)
    assert await store.analysis("one") == AnalysisRow("wanted", 2, 0, 0, False, 0)
    assert await store.found_analysis("one") is None


async def test_another_process_takes_up_what_is_left_the_first_one_first(
    store: Store, other: Store
) -> None:
    for number, match_id in enumerate(("late", "early")):
        await add(store, match_id, status="finished")
        await store.ask_for_analysis(match_id, 1, 10 - number)
    found = await store.analysis("late")
    assert found is not None
    assert found.ahead == 1
    assert await other.take_analyses(11, 9) == [], "the first process works on them"
    await store.keep_analyses(["late"], 11)
    assert await other.take_analyses(LATER, 9) == ["early"]
    assert await store.take_analyses(LATER + 2, 9) == ["late"]
    assert await other.take_analyses(LATER + 3, 9) == []


async def test_two_processes_never_take_up_the_same(store: Store, other: Store) -> None:
    for number in range(6):
        await add(store, f"m{number}", status="finished")
        await store.ask_for_analysis(f"m{number}", 1, number)
    taken = await asyncio.gather(
        *(own.take_analyses(2 * LATER, 2) for own in (store, other, store))
    )
    found = [match_id for ids in taken for match_id in ids]
    assert len(found) == len(set(found)) == 6


async def test_a_lease_of_a_clock_that_is_far_ahead_keeps_nobody_away(store: Store) -> None:
    await add(store, status="finished")
    await store.ask_for_analysis("one", 1, 10 * ANALYSIS_LEASE)
    assert await store.take_analyses(10, 9) == ["one"]


async def test_an_analysis_goes_with_its_match(store: Store, other: Store) -> None:
    await add(store, status="finished")
    await store.ask_for_analysis("one", 1, 10)
    await store.note_analysis("one", 11, done=3, total=9, found="{}")
    assert await Operations(store).delete("one", 12)
    assert await other.analysis("one") is None
    assert await other.found_analysis("one") is None
    assert not await other.note_analysis("one", 13, done=4, total=9, found="{}")
