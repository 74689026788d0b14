"""A match: what it accepts and what it refuses."""

from random import Random

import msgspec
import pytest

from fimbul.match.entries import (
    ClanChosen,
    Left,
    Moved,
    Said,
    Sat,
    Stood,
    Undone,
)
from fimbul.match.errors import MatchError
from fimbul.match.match import Match, fold
from fimbul.match.options import DAY, DayClock, TableOptions
from fimbul.match.standing import MOST_UNDOS
from fimbul.rules import (
    CARDS,
    CLAN_NAMES,
    IllegalMove,
    MalformedMove,
    NotYourDecision,
    card_by_slug,
    legal,
    move_text,
    pending,
    replay,
)
from tests.match.tables import (
    START,
    TWO_AS_SEATED,
    Table,
    code_of,
    contents,
    finished,
    in_draft,
    without_draft,
)
from tests.random_games import choose

# --- before the start -----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_table_has_a_chair_for_each_player(players: int) -> None:
    match = Table(TableOptions(players=players)).match
    assert len(match.chairs) == players
    assert all(chair.is_free for chair in match.chairs)
    assert match.status == "open"
    assert match.owing() == []
    assert match.due_at() is None


def test_players_take_the_first_free_chair_or_the_one_they_name() -> None:
    table = Table(TableOptions(players=3))
    table.take(table.match.sit("Ask", chair=1))
    assert table.match.sit("Embla") == Sat(0, "Embla")
    table.take(table.match.sit("Embla"))
    assert table.match.sit("Borr") == Sat(2, "Borr")
    assert [chair.name for chair in table.match.chairs] == ["Embla", "Ask", ""]


@pytest.mark.parametrize("chair", [0, 3, -1])
def test_nobody_can_take_an_occupied_or_missing_chair(chair: int) -> None:
    table = Table(TableOptions(players=3))
    table.take(table.match.sit("Ask", chair=0))
    with pytest.raises(MatchError) as refused:
        table.match.sit("Embla", chair=chair)
    assert code_of(refused) == "chair-taken"
    with pytest.raises(MatchError) as refused:
        table.match.seat_bot(chair, "thrall")
    assert code_of(refused) == "chair-taken"


def test_a_full_table_takes_nobody() -> None:
    table = Table(TableOptions(players=2))
    table.take(table.match.sit("Ask"))
    table.take(table.match.seat_bot(1, "thrall"))
    with pytest.raises(MatchError) as refused:
        table.match.sit("Embla")
    assert code_of(refused) == "table-full"


def test_each_clan_is_asked_for_by_one_player() -> None:
    table = Table(TableOptions(players=3))
    table.take(table.match.sit("Ask", clan="bear"))
    with pytest.raises(MatchError) as refused:
        table.match.sit("Embla", clan="bear")
    assert code_of(refused) == "clan-taken"
    table.take(table.match.sit("Embla"))
    with pytest.raises(MatchError) as refused:
        table.match.choose_clan(1, "bear")
    assert code_of(refused) == "clan-taken"
    assert table.match.choose_clan(0, "bear") == ClanChosen(0, "bear")
    table.take(table.match.choose_clan(0, None))
    table.take(table.match.choose_clan(1, "bear"))
    assert [chair.clan for chair in table.match.chairs] == [None, "bear", None]


def test_a_vacated_chair_is_as_if_nobody_had_sat_there() -> None:
    table = Table(TableOptions(players=2))
    table.take(table.match.sit("Ask", clan="wolf"))
    table.take(table.match.ready(0, True))
    assert table.match.leave(0) == Stood(0)
    table.take(table.match.leave(0))
    assert table.match.chairs[0].is_free
    table.take(table.match.sit("Embla", clan="wolf"))
    assert not table.match.chairs[0].is_ready
    with pytest.raises(MatchError) as refused:
        table.match.leave(1)
    assert code_of(refused) == "chair-free"


def test_only_bots_can_be_removed_by_others() -> None:
    table = Table(TableOptions(players=3))
    table.take(table.match.sit("Ask"))
    table.take(table.match.seat_bot(1, "random"))
    assert table.match.unseat_bot(1) == Stood(1)
    for chair in (0, 2):
        with pytest.raises(MatchError) as refused:
            table.match.unseat_bot(chair)
        assert code_of(refused) == "no-bot"


def test_a_game_begins_when_every_chair_is_taken_and_every_player_ready() -> None:
    table = Table(TableOptions(players=3))
    table.take(table.match.sit("Ask"))
    table.take(table.match.ready(0, True))
    table.take(table.match.seat_bot(2, "thrall"))
    with pytest.raises(MatchError) as refused:
        table.match.start(Random(0))
    assert code_of(refused) == "chairs-free"
    table.take(table.match.sit("Embla"))
    with pytest.raises(MatchError) as refused:
        table.match.start(Random(0))
    assert code_of(refused) == "not-ready"
    table.take(table.match.ready(1, True))
    table.take(table.match.ready(0, False))
    with pytest.raises(MatchError) as refused:
        table.match.start(Random(0))
    assert code_of(refused) == "not-ready"
    table.take(table.match.ready(0, True))
    table.take(table.match.start(Random(0)))
    assert table.match.status == "running"


def test_nothing_is_played_before_the_start() -> None:
    table = Table(TableOptions(players=2))
    table.take(table.match.sit("Ask"))
    requests = (
        lambda: table.match.move(0, "0.1", "pass"),
        lambda: table.match.undo(0),
        lambda: table.match.come_back(0),
        table.match.record,
        lambda: table.match.state,
    )
    for request in requests:
        with pytest.raises(MatchError) as refused:
            request()
        assert code_of(refused) == "not-started"
    assert not table.match.can_undo(0)


def test_the_table_is_set_once_the_game_has_begun() -> None:
    table = without_draft(2)
    requests = (
        lambda: table.match.sit("late"),
        lambda: table.match.seat_bot(0, "thrall"),
        lambda: table.match.unseat(0),
        lambda: table.match.unseat_bot(0),
        lambda: table.match.choose_clan(0, "bear"),
        lambda: table.match.ready(0, False),
        lambda: table.match.start(Random(0)),
    )
    for request in requests:
        with pytest.raises(MatchError) as refused:
            request()
        assert code_of(refused) in ("already-started", "no-bot")


# --- the start ------------------------------------------------------------------------------------


def test_seats_are_as_the_chairs_or_shuffled_S4() -> None:
    orders: set[tuple[int, ...]] = set()
    for seed in range(30):
        as_seated = Table(TableOptions(players=3, seats="as-seated")).begin(seed)
        assert as_seated.match.chair_of == [0, 1, 2]
        shuffled = Table(TableOptions(players=3, seats="shuffled")).begin(seed)
        orders.add(tuple(shuffled.match.chair_of))
    assert len(orders) == 6


def test_each_seat_leads_the_clan_that_its_chair_asked_for_S4() -> None:
    for seed in range(10):
        table = Table(TableOptions(players=4))
        for chair, clan in ((0, "bear"), (1, None), (2, "wolf"), (3, None)):
            table.take(table.match.sit(f"player {chair}", clan=clan))  # type: ignore[arg-type]
            table.take(table.match.ready(chair, True))
        table.take(table.match.start(Random(seed)))
        match = table.match
        assert match.chairs[0].clan == "bear"
        assert match.chairs[2].clan == "wolf"
        assert {chair.clan for chair in match.chairs} == set(CLAN_NAMES)
        for seat, chair in enumerate(match.chair_of):
            assert CLAN_NAMES[match.state.clans[seat]] == match.chairs[chair].clan
            assert match.seats_of({chair}) == [seat]
            assert match.chair_at(seat) is match.chairs[chair]


@pytest.mark.parametrize("edition", ["standard", "first-print"])
def test_the_game_is_of_the_edition_and_with_the_draft_that_was_asked_D5(edition: str) -> None:
    for drafts in (True, False):
        options = msgspec.convert(
            {"players": 2, "edition": edition, "drafts_first_age": drafts}, TableOptions
        )
        state = Table(options).begin().match.state
        assert state.edition == ("standard", "first-print").index(edition)
        assert pending(state)[0].name == ("draft" if drafts else "action")


# --- moves ----------------------------------------------------------------------------------------


def test_a_move_is_written_as_its_text() -> None:
    table = without_draft()
    seat, decision = table.owing, table.match.decision
    moved = table.match.move(seat, decision, "  Invade   LEADER gimle ", "bot")
    assert moved == Moved(seat, decision, "invade leader gimle", "bot")


def test_an_unknown_move_and_an_illegal_move_are_refused_differently() -> None:
    table = without_draft()
    seat = table.owing
    with pytest.raises(MalformedMove, match="'dance'"):
        table.try_move(seat, " Dance ")
    with pytest.raises(IllegalMove) as illegal:
        table.try_move(seat, "done")
    assert illegal.value.code == "illegal-move"
    with pytest.raises(NotYourDecision) as not_yours:
        table.try_move((seat + 1) % 3, "pass")
    assert not_yours.value.code == "not-your-decision"
    with pytest.raises(MatchError) as refused:
        table.match.move(seat, "0.99", "pass")
    assert code_of(refused) == "stale-decision"


def test_asking_changes_nothing() -> None:
    table = without_draft()
    before = contents(fold(table.log))
    with pytest.raises(IllegalMove):
        table.try_move(table.owing, "done")
    table.match.move(table.owing, table.match.decision, "pass")
    table.match.leave(0)
    table.match.say(0, "hail")
    assert contents(table.match) == before


def test_the_same_request_twice_is_one_move() -> None:
    table = without_draft()
    seat, decision = table.owing, table.match.decision
    table.move(seat, "pass")
    seq = table.match.seq
    assert table.match.move(seat, decision, "pass") is None
    assert table.match.move(seat, decision, " PASS ") is None
    assert table.match.seq == seq
    with pytest.raises(MatchError) as refused:
        table.match.move(seat, decision, "invade leader gimle")
    assert code_of(refused) == "stale-decision"


def test_the_last_move_of_a_game_may_be_sent_twice_as_well() -> None:
    table = finished()
    last = next(logged.entry for logged in reversed(table.log) if isinstance(logged.entry, Moved))
    assert table.match.move(last.seat, last.decision, last.move) is None


def test_a_sealed_choice_may_be_replaced_until_the_last_one_comes_D2() -> None:
    table = in_draft()
    packs = [[move_text(move) for move in legal(table.match.state, seat)] for seat in range(3)]
    decision = table.match.decision
    table.move(0, packs[0][0])
    table.move(0, packs[0][1])
    table.move(1, packs[1][0])
    table.move(0, packs[0][2])
    assert table.match.owing() == [2]
    table.move(2, packs[2][0])
    assert table.match.decision != decision
    assert packs[0][2] == f"keep {CARDS[table.match.state.packs[0][0]].slug}"
    with pytest.raises(MatchError) as refused:
        table.match.move(0, decision, packs[0][0])
    assert code_of(refused) == "stale-decision"


def test_each_card_of_a_pair_has_a_decision_of_its_own_D4() -> None:
    """So the same request twice keeps one card, even if the pack has two of it."""
    table = in_draft(2)
    first, second = (move_text(move) for move in legal(table.match.state, 0)[:2])
    decision = table.match.decision_of(0)
    table.move(0, first)
    assert table.match.move(0, decision, first) is None
    following = table.match.decision_of(0)
    assert following != decision
    assert table.match.decision_of(1) == decision
    assert table.match.owing() == [0, 1]
    table.take(table.match.move(0, following, second))
    assert table.match.owing() == [1]


def with_a_card_twice() -> Table:
    """A game of two at the draft of the second age, seat 0 with a pack that has a card twice."""
    eye = card_by_slug("heimdalls-eye").id
    table = next(
        table
        for table in (Table(TWO_AS_SEATED).begin(seed) for seed in range(1_000))
        if table.match.state.packs[2].count(eye) == 2
    )
    rng = Random(1)
    while table.match.state.age == 1:
        seat, move = choose(table.match.state, rng, is_lively=False)
        table.move(seat, move_text(move))
    return table


def test_a_pair_of_the_same_card_can_be_kept_D4() -> None:
    table = with_a_card_twice()
    for _ in range(2):
        table.move(0, "keep heimdalls-eye")
    assert table.match.owing() == [1]
    assert [move_text(move) for move in table.match.state.sealed[:2]] == ["keep heimdalls-eye"] * 2


def test_the_names_of_decisions_are_never_used_again_even_after_an_undo() -> None:
    table = without_draft()
    rng = Random(3)
    names: dict[str, int] = {}
    for turn in range(300):
        if table.match.status == "finished":
            break
        name = table.match.decision
        serial = table.match.state.decision_id
        assert names.setdefault(name, serial) == serial
        assert name not in list(names)[:-1]
        undoing = [seat for seat in range(3) if table.match.can_undo(seat)]
        if undoing and turn % 5 == 4:
            table.take(table.match.undo(undoing[0]))
        else:
            while table.match.status == "running" and table.match.decision == name:
                seat, move = choose(table.match.state, rng, is_lively=True)
                table.move(seat, move_text(move))
    assert table.match.undos > 5


# --- undo -----------------------------------------------------------------------------------------


def test_undo_takes_the_last_move_back() -> None:
    table = without_draft()
    seat = table.owing
    before = table.match.state.copy()
    table.move(seat, "invade leader gimle")
    assert table.match.can_undo(seat)
    assert not table.match.can_undo((seat + 1) % 3)
    moved = table.match.seq
    table.take(table.match.undo(seat))
    assert table.match.state == before
    assert table.match.owing() == [seat]
    assert table.match.steps[-1].took_back == (moved,)


def test_an_undo_names_the_steps_it_took_back() -> None:
    table = without_draft()
    first = table.owing
    table.move(first, "invade leader gimle")
    seat = table.owing
    table.move(seat, "invade leader gimle")
    table.take(table.match.undo(seat))
    table.move(seat, "invade leader gimle")
    after = table.match.seq
    table.take(table.match.say(0, "wait"))
    table.take(table.match.undo(first))
    told = {step.logged.seq: step.took_back for step in table.match.steps}
    gone = [entries for entries in told.values() if entries]
    assert gone == [(after - 2,), (after - 3, after)]


def test_an_undo_needs_a_move_and_stops_at_a_revelation() -> None:
    table = in_draft(2)
    with pytest.raises(MatchError) as refused:
        table.match.undo(0)
    assert code_of(refused) == "nothing-to-undo"
    for seat in (0, 0, 1):
        table.any_move(seat)
    assert table.match.can_undo(0)
    table.any_move(1)  # both packs are passed on, and everybody sees new cards
    for seat in (0, 1):
        assert not table.match.can_undo(seat)
        with pytest.raises(MatchError) as refused:
            table.match.undo(seat)
        assert code_of(refused) == "nothing-to-undo"


def test_an_undo_for_a_decision_counts_only_while_it_is_pending() -> None:
    table = without_draft()
    seat = table.owing
    table.move(seat, "invade leader gimle")
    decision = table.match.decision_of(seat)
    assert table.match.undo(seat, decision) == Undone(seat)
    table.take(table.match.undo(seat, decision))
    with pytest.raises(MatchError) as refused:
        table.match.undo(seat, decision)
    assert code_of(refused) == "stale-decision"


def test_undo_leaves_what_others_have_sealed() -> None:
    table = in_draft()
    table.any_move(0)
    table.any_move(1)
    chosen = table.match.seq - 1
    table.take(table.match.undo(0))
    assert table.match.owing() == [0, 2]
    assert table.match.steps[-1].took_back == (chosen,)


def test_undos_between_two_revelations_are_limited() -> None:
    table = without_draft()
    seat = table.owing
    for _ in range(MOST_UNDOS):
        table.move(seat, "invade leader gimle")
        table.take(table.match.undo(seat))
    table.move(seat, "invade leader gimle")
    assert not table.match.can_undo(seat)
    with pytest.raises(MatchError) as refused:
        table.match.undo(seat)
    assert code_of(refused) == "too-many-undos"
    other = table.owing
    table.move(other, "invade leader horgr")
    assert table.match.can_undo(other)


def test_the_count_of_undos_restarts_after_a_revelation() -> None:
    table = in_draft()
    for _ in range(MOST_UNDOS):
        table.any_move(0)
        table.take(table.match.undo(0))
    table.any_move(0)
    assert not table.match.can_undo(0)
    table.any_move(1)
    table.any_move(2)
    table.any_move(0)
    assert table.match.can_undo(0)


# --- bots and stand-ins ---------------------------------------------------------------------------


def test_a_bot_is_due_at_once() -> None:
    table = Table(TableOptions(players=2, seats="as-seated", clock=DayClock(days=1)))
    table.begin(bots=1)
    assert table.match.deadline(1) == START
    assert table.match.deadline(0) == START + DAY * 1000
    assert table.match.due_at() == START
    assert table.match.chair_at(1).is_played_by_bot
    assert not table.match.chair_at(0).is_played_by_bot


def test_a_stand_in_plays_from_when_a_player_leaves_until_the_return() -> None:
    table = without_draft()
    seat = table.owing
    chair = table.match.chair_of[seat]
    with pytest.raises(MatchError) as refused:
        table.match.come_back(chair)
    assert code_of(refused) == "not-away"
    assert table.match.leave(chair) == Left(chair)
    table.take(table.match.leave(chair))
    assert table.match.due_at() == START
    assert table.match.chairs[chair].name
    with pytest.raises(MatchError) as refused:
        table.match.leave(chair)
    assert code_of(refused) == "already-away"
    table.take(table.match.move(seat, table.match.decision, "pass", "stand-in"))
    table.take(table.match.come_back(chair))
    assert not table.match.chairs[chair].is_away
    assert table.match.due_at() is None


# --- the end --------------------------------------------------------------------------------------


def test_a_finished_game_is_over_for_good() -> None:
    table = finished()
    match = table.match
    assert match.owing() == []
    assert match.due_at() is None
    requests = (
        lambda: match.move(0, match.decision, "pass"),
        lambda: match.undo(0),
        lambda: match.leave(0),
        lambda: match.come_back(0),
    )
    for request in requests:
        with pytest.raises(MatchError) as refused:
            request()
        assert code_of(refused) == "game-over"
    assert not any(match.can_undo(seat) for seat in range(2))
    record = match.record()
    assert record.result == tuple(match.state.glory(seat) for seat in range(2))
    assert replay(record) == match.state


def test_a_rematch_has_the_same_options_players_clans_and_bots() -> None:
    table = Table(TableOptions(players=3, drafts_first_age=False)).begin(bots=1)
    with pytest.raises(MatchError) as refused:
        table.match.follow("other")
    assert code_of(refused) == "no-rematch"
    rng = Random(1)
    while table.match.status == "running":
        seat, move = choose(table.match.state, rng, is_lively=False)
        table.move(seat, move_text(move))
    again = Match()
    for entry in table.match.again():
        again.fold_new(entry, START)
    assert again.status == "open"
    assert again.options == table.match.options
    assert [(c.name, c.level) for c in again.chairs] == [
        (c.name, c.level) for c in table.match.chairs
    ]
    assert [c.clan for c in again.chairs[:2]] == [c.clan for c in table.match.chairs[:2]]
    table.take(table.match.follow("other"))
    assert table.match.rematch == "other"


# --- chat -----------------------------------------------------------------------------------------


def test_a_line_of_chat_is_one_line() -> None:
    match = Table(TableOptions()).match
    assert match.say(0, "  hail \n and \t well  met ") == Said(0, "hail and well met")
    assert match.say(0, "x" * 500) == Said(0, "x" * 500)


@pytest.mark.parametrize("text", ["", " \n ", "x" * 501])
def test_an_empty_or_long_line_of_chat_is_refused(text: str) -> None:
    with pytest.raises(MatchError) as refused:
        Table(TableOptions()).match.say(0, text)
    assert code_of(refused) == "bad-chat"
