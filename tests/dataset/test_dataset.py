"""A dataset holds what happened, and is the same however it was made."""

from __future__ import annotations

import json
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyarrow as pa
import pytest
from pyarrow import parquet
from pyarrow.dataset import dataset

from fimbul.arena import MalformedSeries, Series, simulate
from fimbul.arena.engine import RAY
from fimbul.bots import Budget, UnknownBot
from fimbul.dataset.folder import MANIFEST, Folder, NoDataset, OtherDataset
from fimbul.dataset.making import parts_of
from fimbul.dataset.plan import LARGEST_SEED, LARGEST_SHARD, Plan
from fimbul.dataset.playing import mask_of, play_shard
from fimbul.dataset.reading import masks_in, observations_in
from fimbul.dataset.schema import FACTS_KEY, TABLES
from fimbul.env.rewards import final_rewards
from fimbul.env.spaces import mask_of as mask_in_environments
from fimbul.env.spaces import observation_of
from fimbul.rules import DECISION_NAMES, MOVES, apply, legal, new_game, next_seat

SERIES = Series(players=3, games=5, seed=4, bots=("thrall", "random", "random"))
PLAN = Plan(SERIES, shard=2)


def made(path: Path, plan: Plan = PLAN, workers: int = 1) -> Folder:
    """A complete dataset."""
    folder = Folder(path, plan)
    folder.open()
    missing = [shard for shard in range(plan.shards) if shard not in folder.found()]
    for _ in parts_of(folder, missing, workers):
        pass
    return folder


def contents(folder: Folder) -> dict[str, bytes]:
    """All files of a dataset."""
    files = (path for path in folder.path.rglob("*") if path.is_file())
    return {str(path.relative_to(folder.path)): path.read_bytes() for path in files}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    """A dataset that was made in one go, in this process."""
    return made(tmp_path_factory.mktemp("whole"))


def table(folder: Folder, name: str) -> pa.Table:
    return parquet.read_table(folder.path / name)


# --- what it holds --------------------------------------------------------------------------------


def test_a_dataset_holds_what_happened(whole: Folder) -> None:
    decisions, games = table(whole, "decisions"), table(whole, "games").to_pylist()
    observations, masks = observations_in(decisions), masks_in(decisions)
    rows = iter(decisions.drop_columns(["observation", "mask"]).to_pylist())
    at = 0
    for game, result in enumerate(games):
        state = new_game(SERIES.setup(game))
        theirs: list[dict[str, Any]] = []
        while (seat := next_seat(state)) >= 0:
            row = next(rows)
            assert (row["game"], row["number"], row["seat"]) == (game, len(theirs), seat)
            assert row["bot"] == SERIES.bots[seat]
            assert row["decision"] == DECISION_NAMES[state.pending_op]
            assert row["options"] == len(legal(state, seat))
            assert (observations[at] == observation_of(state, seat)).all()
            assert (masks[at] == mask_in_environments(state, seat)).all()
            assert masks[at, row["action"]]
            apply(state, seat, row["action"])
            theirs.append(row)
            at += 1
        glory = [state.glory(seat) for seat in range(3)]
        wins, placed = final_rewards(state, "win"), final_rewards(state, "placement")
        for row in theirs:
            seat = row["seat"]
            assert row["glory"] == glory[seat]
            assert row["win"] == pytest.approx(wins[seat])
            shared = glory.count(glory[seat]) - 1
            assert row["place"] == pytest.approx(1 + 2 * (1 - placed[seat]) - shared / 2)
        assert (result["game"], result["decisions"]) == (game, len(theirs))
        assert result["glory"] == glory
        assert result["winners"] == list(state.winners())
    assert at == decisions.num_rows
    assert at > 500


def test_the_games_are_those_of_a_simulation(whole: Folder) -> None:
    games = table(whole, "games")
    tally = simulate(SERIES)
    assert sum(games["checksum"].to_pylist()) & 0xFFFF_FFFF == tally.checksum
    assert sum(games["decisions"].to_pylist()) == tally.decisions == sum(whole.found().values())


def test_the_table_of_games_has_the_options() -> None:
    series = Series(2, 1, 9, ("random",), edition=1, drafts_first_age=False)
    (row,) = parquet.read_table(
        pa.BufferReader(play_shard(Plan(series), 0).files["games"])
    ).to_pylist()
    assert (row["seed"], row["players"], row["edition"]) == (9, 2, "first-print")
    assert (row["draft"], row["bots"]) == (False, ["random", "random"])
    assert simulate(series).checksum == row["checksum"]


@pytest.mark.parametrize("name", TABLES)
def test_files_have_their_columns_and_the_facts_of_the_plan(whole: Folder, name: str) -> None:
    assert [len(PLAN.games_of(shard)) for shard in range(3)] == [2, 2, 1]
    for shard in range(3):
        file = parquet.ParquetFile(whole.file(name, shard))
        schema = file.schema_arrow
        assert schema.names == [column.name for column in TABLES[name]]
        for column in TABLES[name]:
            assert schema.field(column.name).type == column.type
        assert json.loads(schema.metadata[FACTS_KEY]) == PLAN.facts()
        group = file.metadata.row_group(0)
        packed = {group.column(index).compression for index in range(group.num_columns)}
        assert packed == {"ZSTD"}
        assert set(file.read(["game"])["game"].to_pylist()) == set(PLAN.games_of(shard))


def test_arrays_can_be_made_of_any_part_of_a_table(whole: Folder) -> None:
    decisions = table(whole, "decisions")
    observations, masks = observations_in(decisions), masks_in(decisions)
    part = decisions.slice(37, 11)
    assert (observations_in(part) == observations[37:48]).all()
    assert (masks_in(part) == masks[37:48]).all()
    batches = list(dataset(whole.path / "decisions").to_batches(batch_size=50))
    assert max(len(batch) for batch in batches) == 50
    assert (np.concatenate([observations_in(batch) for batch in batches]) == observations).all()
    assert (np.concatenate([masks_in(batch) for batch in batches]) == masks).all()
    assert observations_in(decisions.slice(0, 0)).shape == (0, observations.shape[1])


def test_a_file_of_several_groups_of_rows_has_the_same_rows(
    whole: Folder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fimbul.dataset.playing.ROWS", 100)
    shard = play_shard(replace(PLAN, shard=5), 0)
    file = parquet.ParquetFile(pa.BufferReader(shard.files["decisions"]))
    assert file.num_row_groups == 5, "whole games"
    assert file.read().equals(table(whole, "decisions"))


def test_a_mask_is_in_the_order_of_packbits() -> None:
    rng = Random(1)
    for _ in range(20):
        moves = [move for move in range(int(MOVES)) if rng.random() < 0.1]
        flags = np.zeros(int(MOVES), np.uint8)
        flags[moves] = 1
        assert mask_of(moves) == np.packbits(flags).tobytes()


# --- the same however it was made -----------------------------------------------------------------


def test_the_number_of_workers_changes_nothing(whole: Folder, tmp_path: Path) -> None:
    assert contents(made(tmp_path, workers=2)) == contents(whole)


def test_a_dataset_that_was_interrupted_is_the_same_in_the_end(
    whole: Folder, tmp_path: Path
) -> None:
    folder = Folder(tmp_path, PLAN)
    folder.open()
    with closing(parts_of(folder, range(3))) as parts:
        first = next(parts)
    assert folder.found() == {first.number: first.decisions}
    assert contents(made(tmp_path)) == contents(whole)


def test_nothing_is_written_to_a_complete_dataset(whole: Folder) -> None:
    before = {path: path.stat().st_mtime_ns for path in whole.path.rglob("*")}
    made(whole.path)
    assert {path: path.stat().st_mtime_ns for path in whole.path.rglob("*")} == before


def test_what_a_machine_that_died_left_behind_is_ignored(whole: Folder, tmp_path: Path) -> None:
    folder = Folder(tmp_path, PLAN)
    (tmp_path / f".{MANIFEST}.7").write_bytes(b"{")
    folder.open()
    half = whole.file("decisions", 1).read_bytes()[:5000]
    (tmp_path / "decisions" / ".000001.parquet.7").write_bytes(half)
    assert folder.found() == {}
    made(tmp_path)
    assert table(folder, "decisions").equals(table(whole, "decisions"))


@pytest.mark.parametrize("name", TABLES)
def test_a_shard_with_a_damaged_or_missing_file_is_made_again(
    whole: Folder, tmp_path: Path, name: str
) -> None:
    folder = made(tmp_path)
    whole_file = folder.file(name, 1)
    whole_file.write_bytes(whole_file.read_bytes()[:-9])
    folder.file(name, 2).unlink()
    assert list(folder.found()) == [0]
    assert contents(made(tmp_path)) == contents(whole)


def test_a_file_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    folder = Folder(tmp_path, PLAN)
    folder.open()
    folder.file("games", 0).mkdir()
    with pytest.raises(OSError, match="000000"), closing(parts_of(folder, range(3))) as parts:
        next(parts)
    assert [path.name for path in tmp_path.rglob(".*")] == []
    assert folder.found() == {}


@pytest.mark.timeout(1_200)  # beside busy processes, Ray alone takes minutes to start
@pytest.mark.filterwarnings("ignore")
def test_ray_changes_nothing(whole: Folder, tmp_path: Path) -> None:
    ray = pytest.importorskip("ray", reason="Ray is not installed")
    folder = Folder(tmp_path, PLAN)
    folder.open()
    found = {shard.number for shard in parts_of(folder, range(3), 2, RAY)}
    assert not ray.is_initialized()
    assert found == {0, 1, 2}
    assert contents(folder) == contents(whole)


# --- other folders --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("other", "name", "there", "here"),
    [
        (replace(PLAN, series=replace(SERIES, games=6)), "games", 5, 6),
        (replace(PLAN, series=replace(SERIES, seed=5)), "seed", 4, 5),
        (replace(PLAN, series=replace(SERIES, edition=1)), "edition", "standard", "first-print"),
        (replace(PLAN, series=replace(SERIES, drafts_first_age=False)), "draft", True, False),
        (replace(PLAN, shard=3), "shard", 2, 3),
        (replace(PLAN, budget=Budget(seconds=0.5)), "seconds", 0.2, 0.5),
    ],
)
def test_a_dataset_of_other_options_is_refused(
    whole: Folder, other: Plan, name: str, there: object, here: object
) -> None:
    before = contents(whole)
    with pytest.raises(OtherDataset) as caught:
        Folder(whole.path, other).open()
    assert caught.value.code == "other-dataset"
    assert caught.value.differences == [(name, there, here)]
    assert contents(whole) == before


def test_a_dataset_of_another_version_is_refused(
    whole: Folder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fimbul.dataset.plan.RULES_VERSION", 99)
    with pytest.raises(OtherDataset) as caught:
        Folder(whole.path, PLAN).open()
    assert [name for name, *_ in caught.value.differences] == ["rules"]


def test_one_bot_for_all_seats_is_the_same_as_one_for_each(tmp_path: Path) -> None:
    Folder(tmp_path, Plan(Series(2, 1, bots=("random",)))).open()
    Folder(tmp_path, Plan(Series(2, 1, bots=("random", "random")))).open()


@pytest.mark.parametrize(
    ("name", "text"), [("notes.txt", "mine"), (MANIFEST, "{"), (MANIFEST, "[]")]
)
def test_a_folder_with_something_else_is_refused(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    with pytest.raises(NoDataset):
        Folder(tmp_path, PLAN).open()
    assert [path.name for path in tmp_path.iterdir()] == [name]


# --- mistakes -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        (Plan(Series(games=0)), "bad-games"),
        (Plan(Series(seed=LARGEST_SEED + 1)), "bad-seed"),
        (Plan(SERIES, shard=0), "bad-shard"),
        (Plan(SERIES, shard=LARGEST_SHARD + 1), "bad-shard"),
    ],
)
def test_a_malformed_plan_raises_a_typed_error(tmp_path: Path, plan: Plan, code: str) -> None:
    with pytest.raises(MalformedSeries) as caught:
        next(parts_of(Folder(tmp_path, plan), range(1)))
    assert caught.value.code == code


def test_an_unknown_bot_raises_a_typed_error(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot):
        next(parts_of(Folder(tmp_path, Plan(Series(bots=("berserk",)))), range(1)))
