"""Tables that play on from the middle of a game."""

from random import Random

import msgspec
import pytest

from fimbul.match import beginning
from fimbul.match.beginning import created_from, prelude_of
from fimbul.match.entries import Beginning, Created, Ended, Logged, Moved, Resumed, Started
from fimbul.match.errors import MatchError
from fimbul.match.match import Match, fold
from fimbul.match.options import LiveClock, TableOptions
from fimbul.match.stopping import Stopped
from fimbul.rules import (
    CLAN_NAMES,
    RULES_VERSION,
    MalformedRecord,
    Record,
    legal,
    move_text,
    record_from_text,
    record_to_text,
    replay,
)
from tests.match.tables import Table, code_of, contents
from tests.random_games import Play, choose

PLAY = Play(3, seed=11, is_lively=True)
MOMENT = 40


def saga() -> Record:
    return PLAY.record()


class Forked(Table):
    """A table that plays a game on after some moves."""

    def __init__(
        self, moves: int = MOMENT, options: TableOptions | None = None, origin: str = ""
    ) -> None:
        self.match = Match()
        self.now = 1_000_000
        self.log: list[Logged] = []
        self.take(created_from(saga(), moves, options or TableOptions(), "", origin))


def begun(moves: int = MOMENT, options: TableOptions | None = None) -> Table:
    return Forked(moves, options).begin()


def play_on(table: Table, most: int = 1_000) -> None:
    rng = Random(3)
    while most and table.match.status == "running":
        seat, move = choose(table.match.state, rng, is_lively=True)
        table.wait(2)
        table.move(seat, move_text(move))
        most -= 1


def impossible(table: Table, at: int) -> list[Logged]:
    """The log of a table, as if move ``at`` before its start had been played by other rules."""
    number = next(
        index for index, logged in enumerate(table.log) if isinstance(logged.entry, Started)
    )
    logged = table.log[number]
    assert isinstance(logged.entry, Started)
    record = record_from_text(logged.entry.saga)
    state = replay(Record(record.setup, record.moves[:at]))
    seat = record.moves[at][0]
    other = next(move for move in range(600) if move not in legal(state, seat))
    moves = [*record.moves[:at], (seat, other), *record.moves[at + 1 :]]
    text = record_to_text(Record(record.setup, moves, rules=1))
    entry = msgspec.structs.replace(logged.entry, saga=text)
    return [
        *table.log[:number],
        Logged(logged.seq, logged.at, entry),
        *table.log[number + 1 :],
    ]


# --- beginning ------------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", [0, 1, MOMENT, 90])
def test_the_game_begins_at_the_moment(moves: int) -> None:
    table = begun(moves)
    assert table.match.state == replay(saga(), moves)
    assert table.match.status == "running"
    assert table.match.record().moves == saga().moves[:moves]
    assert contents(fold(table.log)) == contents(table.match)


def test_a_game_is_played_on_to_its_end_and_its_record_is_whole() -> None:
    table = begun()
    play_on(table)
    record = table.match.record()
    assert record.moves[:MOMENT] == saga().moves[:MOMENT]
    assert len(record.moves) > MOMENT
    assert replay(record).is_over
    assert record.result is not None
    assert contents(fold(table.log)) == contents(table.match)
    assert record_from_text(record_to_text(record)) == record


def test_the_start_tells_everything_that_happened_before() -> None:
    """Each viewer gets the events that the own seat would have heard of."""
    events = prelude_of(record_to_text(saga())).events
    assert len(begun(len(saga().moves) - 1).match.steps[-1].events) > len(events) * 0.9
    assert begun(0).match.steps[-1].events == begun(0).match.journal.opening  # type: ignore[union-attr]


def test_every_chair_has_the_clan_of_its_seat() -> None:
    clans = [CLAN_NAMES[clan] for clan in saga().setup.clans]
    table = Forked()
    assert [chair.clan for chair in table.match.chairs] == clans
    table.take(table.match.sit("Ask", clan=clans[2]))
    table.take(table.match.seat_bot(0, "thrall"))
    assert table.match.chairs[2].name == "Ask"
    table.take(table.match.unseat(2))
    assert [chair.clan for chair in table.match.chairs] == clans
    started = begun().match
    assert started.chair_of == [0, 1, 2]
    assert started.first_chair == saga().setup.first
    assert [chair.clan for chair in started.chairs] == clans


def test_the_game_gives_what_the_options_would() -> None:
    wanted = TableOptions(players=4, edition="first-print", seats="shuffled", is_public=False)
    options = Forked(options=wanted).match.options
    assert (options.players, options.edition) == (3, "standard")
    assert (options.seats, options.is_public) == ("as-seated", False)
    assert options.drafts_first_age == saga().setup.drafts_first_age


def test_clans_and_the_first_player_cannot_be_chosen() -> None:
    table = Forked()
    clans = [chair.clan for chair in table.match.chairs]
    absent = next(clan for clan in CLAN_NAMES if clan not in clans)
    table.take(table.match.sit("Ask"))
    match = table.match
    codes = []
    for ask in (
        lambda: match.choose_clan(0, absent),
        lambda: match.name_first(0),
        lambda: match.sit("Embla", clan=absent),
        lambda: match.sit("Embla", 2, clans[1]),
    ):
        with pytest.raises(MatchError) as refused:
            ask()
        codes.append(code_of(refused))
    assert codes == ["already-dealt"] * 4
    with pytest.raises(MatchError) as refused:
        match.sit("Embla", clan=clans[0])
    assert code_of(refused) == "chair-taken"


@pytest.mark.parametrize("moves", [-1, 100_000])
def test_there_is_no_moment_outside_of_the_game(moves: int) -> None:
    with pytest.raises(MatchError) as refused:
        created_from(saga(), moves, TableOptions())
    assert code_of(refused) == "no-such-moment"


def test_a_game_that_is_over_cannot_be_played_on() -> None:
    record = saga()
    with pytest.raises(MatchError) as refused:
        created_from(record, len(record.moves), TableOptions())
    assert code_of(refused) == "no-such-moment"


def test_a_record_that_does_not_replay_begins_no_table() -> None:
    record = saga()
    record.moves[7] = record.moves[50]
    with pytest.raises(MalformedRecord, match="move 8 does not replay"):
        created_from(record, 20, TableOptions())
    created_from(record, 7, TableOptions())


def test_nothing_is_claimed_of_a_deal_that_was_known() -> None:
    table = Forked()
    for chair in range(3):
        table.take(table.match.sit(f"player {chair}"))
        table.take(table.match.ready(chair, True))
    table.take(table.match.start(Random(1), "5a" * 32))
    play_on(table)
    assert (table.match.commitment, table.match.seal, table.match.seals) == ("", "", [])
    assert table.match.record().proof is None


def test_old_logs_say_nothing_of_a_beginning() -> None:
    assert Created(TableOptions()).beginning is None
    assert fold([Logged(1, 0, Created(TableOptions()))]).beginning is None


# --- undo, clocks, rematch ------------------------------------------------------------------------


def test_nothing_before_the_start_is_taken_back() -> None:
    table = begun()
    assert not any(table.match.can_undo(seat) for seat in range(3))
    while True:
        play_on(table, 1)
        entry = table.log[-1].entry
        assert isinstance(entry, Moved)
        seat = entry.seat
        if table.match.can_undo(seat):
            break
    before = table.match.record().moves
    table.take(table.match.undo(seat))
    assert MOMENT <= len(table.match.record().moves) < len(before)
    assert replay(table.match.record()) == table.match.state
    assert contents(fold(table.log)) == contents(table.match)


def test_clocks_count_from_the_start() -> None:
    table = begun(options=TableOptions(clock=LiveClock(60, 10)))
    seat = table.match.owing()[0]
    assert table.match.deadline(seat) == table.now + 70_000
    table.wait(30)
    table.any_move(seat)
    assert table.match.banks[seat] == 40_000


def test_a_rematch_plays_on_from_the_same_moment() -> None:
    table = begun()
    play_on(table)
    again = Match()
    for entry in table.match.again():
        again.fold_new(entry, 0)
    for chair in range(3):
        again.fold_new(again.ready(chair, True), 0)
    again.fold_new(again.start(Random(9)), 0)
    assert again.state == replay(saga(), MOMENT)


# --- a changed rule -------------------------------------------------------------------------------


def test_a_changed_rule_stops_the_game_within_the_moves_before_its_start() -> None:
    table = begun()
    play_on(table, 10)
    log = impossible(table, 25)
    started = next(logged.seq for logged in log if isinstance(logged.entry, Started))
    match = fold(log)
    assert match.stopped == Stopped(started, "move-not-possible", 1)
    assert match.record().moves == saga().moves[:25]
    assert match.state == replay(saga(), 25)
    assert match.owing() == []
    assert [step.is_set_aside for step in match.steps[started:]] == [True] * 10
    assert not match.steps[started - 1].is_set_aside
    assert match.steps[started - 1].events


def test_play_goes_on_from_there_and_every_version_of_the_rules_reads_the_same() -> None:
    table = begun()
    play_on(table, 10)
    old = table.log
    table.log = impossible(table, 25)
    table.match = fold(table.log)
    started = next(logged.seq for logged in old if isinstance(logged.entry, Started))
    table.take(table.match.go_on(1))
    assert table.log[-1].entry == Resumed(1, started, 25)
    assert table.match.stopped is None
    play_on(table, 12)
    moves = table.match.record().moves
    assert moves[:25] == saga().moves[:25]
    assert len(moves) == 37
    assert contents(fold(table.log)) == contents(table.match)
    since = [logged for logged in table.log if logged.seq > old[-1].seq]
    elsewhere = fold([*old, *since])
    assert elsewhere.record().moves == moves
    assert elsewhere.state == table.match.state


def test_a_game_that_is_ended_there_stays_so_under_every_version_of_the_rules() -> None:
    table = begun()
    play_on(table, 10)
    old = table.log
    table.log = impossible(table, 25)
    table.match = fold(table.log)
    table.take(table.match.give_up(0))
    assert isinstance(table.log[-1].entry, Ended)
    elsewhere = fold([*old, table.log[-1]])
    for match in (table.match, elsewhere):
        assert match.status == "finished"
        assert match.record().moves == saga().moves[:25]


def test_an_open_table_does_not_begin_when_a_rule_has_changed() -> None:
    table = Forked()
    for chair in range(3):
        table.take(table.match.seat_bot(chair, "thrall") if chair else table.match.sit("Ask"))
    table.take(table.match.ready(0, True))
    assert table.match.beginning is not None
    log = impossible(begun(), 25)
    text = next(logged.entry.saga for logged in log if isinstance(logged.entry, Started))
    table.match.beginning = Beginning(text, MOMENT)
    with pytest.raises(MatchError) as refused:
        table.match.start(Random(1))
    assert code_of(refused) == "rules-changed"


def test_moves_of_the_table_are_in_its_log_and_those_before_are_not() -> None:
    table = begun()
    play_on(table, 5)
    assert sum(isinstance(logged.entry, Moved) for logged in table.log) == 5
    assert len(table.match.clocked) == MOMENT + 5
    assert table.match.rules == RULES_VERSION
    assert beginning.clans_in(table.match.beginning) == [  # type: ignore[arg-type]
        CLAN_NAMES[clan] for clan in saga().setup.clans
    ]
