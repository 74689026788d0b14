"""`fimbul stats` counts the cards of records, of games played now, and of a server's tables."""

from __future__ import annotations

import asyncio
import json
import re
import signal
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner, Result

from fimbul.cli import stats as command
from fimbul.cli.app import app
from fimbul.cli.shell import PEOPLE, complete_level
from fimbul.cli.stats_games import Wanted, counts_at
from fimbul.cli.stats_report import SORTS, ranked
from fimbul.i18n import Messages, languages
from fimbul.match.entries import Moved
from fimbul.match.options import TableOptions
from fimbul.rules import CARDS, EDITION_NAMES, RULES_VERSION, move_text
from fimbul.statistics import SMALL, CardCounts, Counts, shipped_statistics
from fimbul.statistics.games import STAND_IN, levels_at
from fimbul.store import Store, open_store, schema
from fimbul.store.database import for_writing
from tests.match.tables import TWO_AS_SEATED, Table
from tests.match.test_beginning import begun, play_on
from tests.random_games import choose
from tests.store.logs import row

COLUMNS = 80
ROOT = Path(__file__).parents[1]
GOLDEN = ROOT / "golden"
QUIET = ROOT / "statistics" / "quiet.saga"
BAD_BOTS = ROOT / "arena" / "bad_bots.py"


def stats(*args: str | Path) -> Result:
    environment = {"COLUMNS": str(COLUMNS), "LC_ALL": "C", "NO_COLOR": "1", "TERM": "dumb"}
    return CliRunner().invoke(app, ["stats", *map(str, args)], env=environment)


def report(*args: str | Path) -> dict[str, Any]:
    result = stats(*args, "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert isinstance(found, dict)
    return found


def of(found: dict[str, Any], slug: str) -> dict[str, Any]:
    (card,) = [card for card in found["cards"] if card["slug"] == slug]
    assert isinstance(card, dict)
    return card


# --- records --------------------------------------------------------------------------------------


def test_a_record_is_counted() -> None:
    found = report(QUIET)
    assert (found["source"], found["games"], found["clans"]) == ("records", 1, 2)
    assert (found["rules"], found["even_share"]) == ([RULES_VERSION], 0.5)
    assert [card["slug"] for card in found["cards"]] == [card.slug for card in CARDS]
    troll = of(found, "troll")
    assert (troll["name"], troll["age"], troll["kind"]) == ("Troll", 1, "monster")
    assert troll["draft"]["seen"] == 1
    assert troll["draft"]["mean_pick"] == 1.5
    assert (troll["hands"]["held"], troll["hands"]["upgraded"]["share"]) == (1, 1.0)
    wins = troll["wins"]["played"]
    assert (wins["share"], wins["sample"], wins["even_share"]) == (0.5, 1, 0.5)
    assert wins["is_small"]
    low, high = wins["interval"]
    assert 0 < low < 0.5 < high < 1
    assert of(found, "tyrs-domain")["wins"] == {"taken": None, "played": None}


def test_folders_are_searched_and_files_count_once(tmp_path: Path) -> None:
    deep = tmp_path / "2026" / "autumn"
    deep.mkdir(parents=True)
    file = deep / "one.saga"
    file.write_text(QUIET.read_text("utf-8"), "utf-8")
    (deep / "notes.txt").write_text("no saga", "utf-8")
    assert report(tmp_path, file)["games"] == 1


def test_the_records_of_the_arena_say_who_played(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    saved = ["arena", "random", "thrall", "--games", "2", "--save", str(folder)]
    assert CliRunner().invoke(app, saved).exit_code == 0
    assert (report(folder)["games"], report(folder)["clans"]) == (2, 4)
    thralls, others = report(folder, "--level", "thrall"), report(folder, "--level", "random")
    assert (thralls["games"], thralls["clans"]) == (2, 2)
    both = of(report(folder), "odins-smite")["draft"]["seen"]
    assert both == sum(of(found, "odins-smite")["draft"]["seen"] for found in (thralls, others))


def test_players_and_edition_select_games() -> None:
    everything = report(GOLDEN)["games"]
    by_players = [report(GOLDEN, "--players", str(players))["games"] for players in (2, 3, 4)]
    assert sum(by_players) == everything == len(list(GOLDEN.glob("*.saga")))
    by_edition = [
        json.loads(stats(GOLDEN, "--edition", edition, "--json").stdout or '{"games": 0}')["games"]
        for edition in EDITION_NAMES
    ]
    assert sum(by_edition) == everything


def test_people_are_a_level(tmp_path: Path) -> None:
    heading, _, rest = QUIET.read_text("utf-8").partition("fimbul saga 2\n")
    text = f"{heading}fimbul saga 2\n# seats wolf=human bear=karl\n{rest}"
    file = tmp_path / "game.saga"
    file.write_text(text, "utf-8")
    assert of(report(file, "--level", PEOPLE), "troll")["draft"]["seen"] == 1
    assert of(report(file, "--level", "karl"), "troll")["draft"]["seen"] == 0


def test_games_without_an_end_are_left_out(tmp_path: Path) -> None:
    lines = QUIET.read_text("utf-8").splitlines()
    (tmp_path / "half.saga").write_text("\n".join(lines[:-9]) + "\n", "utf-8")
    found = report(tmp_path, QUIET)
    assert (found["games"], found["left_out"]["unfinished"]) == (1, 1)
    assert "not finished: 1" in stats(tmp_path, QUIET).stdout


def test_games_of_other_rules_that_do_not_replay_are_left_out(tmp_path: Path) -> None:
    text = QUIET.read_text("utf-8").replace("keep troll", "keep odins-throne")
    file = tmp_path / "old.saga"
    file.write_text(text.replace("\nrules 2\n", "\nrules 1\n"), "utf-8")
    assert report(file, QUIET)["left_out"] == {
        "unfinished": 0,
        "outdated": 1,
        "forked": 0,
        "prepared": 0,
        "unreadable": 0,
    }
    # By these rules, the record is broken.
    file.write_text(text, "utf-8")
    result = stats(file, QUIET)
    assert result.exit_code == 1
    assert "is broken" in result.stderr


def test_a_broken_record_is_reported_and_the_rest_counted(tmp_path: Path) -> None:
    (tmp_path / "broken.saga").write_text("nonsense", "utf-8")
    result = stats(tmp_path, QUIET, "--json")
    assert result.exit_code == 1
    assert "broken.saga" in result.stderr
    found = json.loads(result.stdout)
    assert (found["games"], found["left_out"]["unreadable"]) == (1, 1)


# --- games played now -----------------------------------------------------------------------------


def test_games_are_played_from_a_seed() -> None:
    args = ("--games", "2", "--bots", "random", "--players", "3", "--seed", "7")
    found = report(*args)
    assert found == report(*args)
    assert (found["source"], found["games"], found["clans"]) == ("played", 2, 6)
    assert found["series"]["bots"] == ["random"] * 3
    assert report(*args[:-1], "8")["cards"] != found["cards"]


def test_the_level_selects_seats_of_games_played_now() -> None:
    found = report("--games", "2", "--players", "2", "--bots", "random", "--bots", "thrall")
    thralls = report(
        "--games", "2", "--players", "2", "--bots", "random", "--bots", "thrall",
        "--level", "thrall",
    )  # fmt: skip
    assert (found["clans"], thralls["clans"]) == (4, 2)


def test_ctrl_c_keeps_the_games_counted() -> None:
    args = ("--players", "2", "--bots", f"{BAD_BOTS}:Interrupts", "--bots", "random")
    result = stats(*args, "--games", "5000", "--json")
    assert result.exit_code == 130
    found = json.loads(result.stdout)
    assert 1 <= found["games"] < 5000
    assert (found["is_partial"], found["planned_games"]) == (True, 5000)
    result = stats(*args, "--games", "5000")
    assert result.exit_code == 130
    assert re.match(r"Stopped after \d+ of 5,?000 games", result.stdout)


def test_a_bot_that_fails_is_told() -> None:
    result = stats("--players", "2", "--games", "2", "--bots", f"{BAD_BOTS}:Raises")
    assert result.exit_code == 1
    assert "RuntimeError: I cannot draft" in result.stderr


# --- the tables of a server -----------------------------------------------------------------------


def played_table(options: TableOptions = TWO_AS_SEATED, *, by: str = "player") -> Table:
    """A finished table of a person and a bot; somebody else makes the person's first move."""
    table = Table(options).begin(bots=1)
    rng = Random(7)
    has_helped = by == "player"
    while table.match.status == "running":
        seat, move = choose(table.match.state, rng, is_lively=True)
        decision, text = table.match.decision_of(seat), move_text(move)
        if table.match.chair_at(seat).level:
            table.take(Moved(seat, decision, text, "bot"))
        elif has_helped:
            table.take(Moved(seat, decision, text))
        else:
            has_helped = True
            table.take(Moved(seat, decision, text, "clock"))
    return table


def test_the_moves_tell_who_played_at_a_table() -> None:
    assert sorted(levels_at(played_table().match)) == [PEOPLE, "thrall"]
    assert sorted(levels_at(played_table(by="clock").match)) == [STAND_IN, "thrall"]


def fill(url: str) -> None:
    """Write a finished table, a private one, one that goes on, and one that was ended early."""
    done, helped = played_table(), played_table(by="clock")
    running = Table(TWO_AS_SEATED).begin()
    ended = Table(TWO_AS_SEATED).begin()
    ended.take(ended.match.end("operator"))
    forked = begun()
    play_on(forked)
    guided = played_table(TableOptions(players=2, seats="as-seated", coach="lessons"))

    async def work() -> None:
        async with open_store(url) as store:
            for name, table, is_public in (
                ("done", done, True),
                ("helped", helped, False),
                ("running", running, True),
                ("ended", ended, True),
                ("forked", forked, True),
                ("guided", guided, True),
            ):
                status = table.match.status
                found = row(name, len(table.log), status=status, is_public=is_public)
                await store.append(found, table.log)

    asyncio.run(work())


def test_finished_tables_are_counted(database_url: str) -> None:
    url = database_url
    fill(url)
    found = report("--database", url)
    assert (found["source"], found["games"], found["clans"]) == ("database", 2, 4)
    left_out = {"unfinished": 1, "outdated": 0, "forked": 1, "prepared": 1, "unreadable": 0}
    assert found["left_out"] == left_out
    people = report("--database", url, "--level", PEOPLE)
    assert (people["games"], people["clans"]) == (1, 1)
    assert report("--database", url, "--level", "thrall")["clans"] == 2


def test_a_log_that_cannot_be_read_is_told(sqlite_url: str) -> None:
    fill(sqlite_url)

    async def spoil() -> None:
        async with open_store(sqlite_url) as store, for_writing(store.engine).begin() as writing:
            entry = schema.entry
            mine = sa.and_(entry.c.match_id == "done", entry.c.seq == 3)
            await writing.execute(sa.update(entry).where(mine).values(body="nonsense"))

    asyncio.run(spoil())
    result = stats("--database", sqlite_url, "--json")
    assert result.exit_code == 1
    assert "The log of table done cannot be read." in result.stderr
    found = json.loads(result.stdout)
    assert (found["games"], found["left_out"]["unreadable"]) == (1, 1)


def test_ctrl_c_keeps_the_tables_counted(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(sqlite_url)

    async def interrupted(own: Messages, store: Store, match_id: str, wanted: Wanted) -> Counts:
        if match_id != "done":
            signal.raise_signal(signal.SIGINT)
            await asyncio.sleep(0)
        return await counts_at(own, store, match_id, wanted)

    monkeypatch.setattr(command, "counts_at", interrupted)
    result = stats("--database", sqlite_url, "--json")
    assert result.exit_code == 130
    found = json.loads(result.stdout)
    assert (found["is_partial"], found["planned_games"], found["games"]) == (True, 5, 1)


def test_a_missing_database_is_not_created(tmp_path: Path) -> None:
    path = tmp_path / "none.sqlite"
    assert stats("--database", f"sqlite:///{path}").exit_code == 2
    assert not path.exists()
    assert stats("--database", "nonsense").exit_code == 2


def test_levels_and_orders_are_completed() -> None:
    assert complete_level("pe") == [PEOPLE]
    assert complete_level("th") == ["thrall"]
    assert command.complete_sort("wins") == ["wins-taken", "wins-played"]


# --- what comes with Fimbul, the tables and the order ---------------------------------------------


def test_without_games_the_statistics_of_the_bots_are_shown() -> None:
    found = report()
    groups = shipped_statistics()
    assert found["source"] == "shipped"
    assert found["games"] == sum(group.counts.games for group in groups)
    assert report("--level", "skald")["clans"] == groups[-1].counts.clans
    lines = stats("--level", "karl").stdout.splitlines()
    assert lines[0] == "The statistics that come with Fimbul: games of karl among themselves."
    assert "each would win 25 % of its games." in lines[2]


@pytest.mark.parametrize("table", [(), ("--hands",)])
def test_the_tables_have_every_card_and_fit_80_columns(table: tuple[str, ...]) -> None:
    result = stats(*table)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert max(map(len, lines)) <= COLUMNS
    for name in ("Troll", "Odin's Smite", "Tyr's Rage", "Soldier of Hel"):
        assert any(line.startswith(name) for line in lines), name


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_tables(language: str) -> None:
    for table in ((), ("--hands",)):
        result = stats("--language", language, *table)
        assert result.exit_code == 0
        assert max(map(len, result.stdout.splitlines())) <= COLUMNS


@pytest.mark.parametrize("sort", SORTS)
def test_cards_are_ranked_by_every_number(sort: str) -> None:
    ranks = [card["rank"] for card in report("--sort", sort)["cards"]]
    known = [rank for rank in ranks if rank is not None]
    assert known == sorted(known)
    assert ranks == [*known, *[None] * (len(CARDS) - len(known))]
    assert bool(known) == (sort != "deck")


def test_small_samples_are_never_ranked() -> None:
    counts = Counts()
    counts.cards[3] = CardCounts(seen=SMALL, taken=10)
    counts.cards[5] = CardCounts(seen=SMALL - 1, taken=SMALL - 1)
    counts.cards[7] = CardCounts(seen=SMALL, taken=20)
    rows = ranked(counts, "taken")
    assert [(card.id, rank) for card, _, rank in rows[:2]] == [(7, 1), (3, 2)]
    assert [rank for _, _, rank in rows[2:]] == [None] * (len(CARDS) - 2)
    assert "100*" in stats(QUIET).stdout


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("--sort", "wins-takn"), "Did you mean wins-taken"),
        (("--level", "jral"), "fits. Did you mean jarl"),
        (("--level", "norn"), "no finished game"),
        (("--games", "2", "--bots", "random", "--level", "thrall"), "no finished game"),
        (("nowhere.saga",), "nowhere.saga"),
        ((str(QUIET), "--games", "2"), "only one"),
        (("--games", "2", "--bots", "thral"), "thrall"),
        (("--edition", "fifth"), "fifth"),
    ],
)
def test_mistakes_are_told(args: tuple[str, ...], told: str) -> None:
    result = stats(*args)
    assert result.exit_code == 2
    assert told in result.stderr
    assert result.stdout == ""
