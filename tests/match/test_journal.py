"""The journal: the log is the truth, and undo reaches back to the last revelation."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fimbul.match.journal import Journal, NothingToUndo
from fimbul.rules import (
    SPECTATOR,
    Event,
    IllegalMove,
    MalformedRecord,
    NotYourDecision,
    Record,
    State,
    apply,
    legal,
    move_from_text,
    move_text,
    new_game,
    pending,
    replay,
)
from fimbul.rules.moves import V_QUEST, VERB
from tests.random_games import Play, choose, owing, plays, stops
from tests.rules.worlds import heard, imagine

HIDDEN_CHOICES = ("draft", "battle-card", "save-card")


def journal_of(play: Play, stop: int) -> Journal:
    journal = Journal(play.setup())
    for seat, move in play.record(stop).moves:
        journal.play(seat, move)
    return journal


def at_first_turn(players: int = 3) -> Journal:
    """A game without a draft in its first age, at the first action; seat 0 is not always first."""
    journal = Journal(Play(players, drafts_first_age=False, seed=4).setup())
    assert pending(journal.state)[0].name == "action"
    return journal


def do(journal: Journal, text: str) -> int:
    """Let the seat that owes the only decision make a move, and return the seat."""
    seat = owing(journal.state)[0]
    journal.play(seat, move_from_text(text))
    return seat


# --- the log --------------------------------------------------------------------------------------


def test_every_accepted_move_is_in_the_log_and_no_other() -> None:
    journal = at_first_turn()
    seat = owing(journal.state)[0]
    with pytest.raises(IllegalMove):
        journal.play(seat, move_from_text("done"))
    with pytest.raises(NotYourDecision):
        journal.play((seat + 1) % 3, move_from_text("pass"))
    with pytest.raises(NotYourDecision):
        journal.play(seat, move_from_text("pass"), decision=journal.state.decision_id + 1)
    assert journal.moves == []
    events = journal.play(seat, move_from_text("pass"), decision=journal.state.decision_id)
    assert journal.moves == [(seat, move_from_text("pass"))]
    assert [event.name for event in events] == ["rage", "passed", "turn-begins"]


def test_the_opening_has_the_events_before_the_first_move() -> None:
    play = Play(2, drafts_first_age=False, seed=4)
    opening: list[Event] = []
    new_game(play.setup(), opening)
    assert Journal(play.setup()).opening == opening
    assert {event.name for event in opening} >= {"age-begins", "hand-received", "turn-begins"}


@settings(max_examples=30)
@given(plays, stops)
def test_the_record_of_a_journal_replays_to_its_state(play: Play, stop: int) -> None:
    journal = journal_of(play, stop)
    record = journal.record
    assert (record.result is not None) == journal.state.is_over
    assert replay(record) == journal.state
    resumed = Journal.resume(record)
    assert resumed.state == journal.state
    assert resumed.moves == journal.moves
    assert resumed.floor == journal.floor
    assert resumed.record == record


def test_a_record_that_does_not_replay_makes_no_journal() -> None:
    record = Play(2, seed=1).record(30)
    record.moves[10] = (0, move_from_text("flee"))
    with pytest.raises(MalformedRecord):
        Journal.resume(record)


def test_a_record_is_not_changed_by_playing_on() -> None:
    journal = at_first_turn()
    record = journal.record
    do(journal, "pass")
    assert record.moves == []


# --- undo -----------------------------------------------------------------------------------------


def test_undo_takes_back_the_last_move_of_a_seat() -> None:
    journal = at_first_turn()
    before = journal.state.copy()
    seat = do(journal, "invade leader gimle")
    assert journal.can_undo(seat)
    journal.undo(seat)
    assert journal.state == before
    assert journal.moves == []
    assert not journal.can_undo(seat)


def test_undo_takes_back_what_others_did_since() -> None:
    journal = at_first_turn()
    before = journal.state.copy()
    seat = do(journal, "invade leader gimle")
    other = do(journal, "pass")
    assert other != seat
    journal.undo(seat)
    assert journal.state == before
    assert journal.moves == []


def test_undo_leaves_earlier_moves() -> None:
    journal = at_first_turn()
    first = do(journal, "invade leader gimle")
    before = journal.state.copy()
    second = do(journal, "pass")
    journal.undo(second)
    assert journal.state == before
    assert journal.can_undo(first)
    assert not journal.can_undo(second)


def test_a_seat_that_has_not_moved_has_nothing_to_undo() -> None:
    journal = at_first_turn()
    seat = do(journal, "invade leader gimle")
    with pytest.raises(NothingToUndo):
        journal.undo((seat + 1) % 3)
    assert len(journal.moves) == 1


def test_a_card_played_openly_cannot_be_taken_back() -> None:
    journal = at_first_turn()
    seat = owing(journal.state)[0]
    upgrades = [m for m in legal(journal.state, seat) if move_text(m).startswith("upgrade")]
    journal.play(seat, upgrades[0])
    kept = journal.state.copy()
    assert not journal.can_undo(seat)
    with pytest.raises(NothingToUndo):
        journal.undo(seat)
    assert journal.state == kept
    assert len(journal.moves) == 1


def test_a_quest_committed_face_down_can_be_taken_back_Q1() -> None:
    for seed in range(40):
        journal = Journal(Play(3, drafts_first_age=False, seed=seed).setup())
        seat = owing(journal.state)[0]
        quests = [m for m in legal(journal.state, seat) if VERB[m] == V_QUEST]
        if quests:
            journal.play(seat, quests[0])
            assert journal.can_undo(seat)
            return
    raise AssertionError("nobody has a quest")


def test_a_sealed_choice_can_be_taken_back_until_the_last_one_comes_D2() -> None:
    journal = Journal(Play(3, seed=4).setup())
    before = journal.state.copy()
    for seat in (2, 0):
        journal.play(seat, legal(journal.state, seat)[0])
    journal.undo(0)
    assert owing(journal.state) == [0, 1]
    journal.undo(2)
    assert journal.state == before
    for seat in (0, 1, 2):
        journal.play(seat, legal(journal.state, seat)[0])
    assert [journal.can_undo(seat) for seat in range(3)] == [False, False, False]


def test_laying_open_the_hands_at_the_end_of_the_last_age_cannot_be_taken_back_F1() -> None:
    """Nobody committed a quest, so only the discarded cards reveal something."""
    journal = Journal(Play(2, seed=4).setup())
    while not journal.state.is_over:
        seat = owing(journal.state)[0]
        moves = legal(journal.state, seat)
        texts = [move_text(move) for move in moves]
        journal.play(seat, moves[texts.index("pass") if "pass" in texts else -1])
    hidden = [event for event in last_events(journal) if event.name == "card-discarded"]
    assert len(hidden) == 14  # six cards and a saved one, twice
    assert not any(journal.can_undo(seat) for seat in range(2))


def last_events(journal: Journal) -> list[Event]:
    """Return the events of the last move."""
    record = journal.record
    state = replay(Record(record.setup, record.moves[:-1]))
    events: list[Event] = []
    apply(state, *record.moves[-1], events)
    return events


def test_taking_back_a_sealed_choice_leaves_what_others_sealed_since_D2() -> None:
    journal = Journal(Play(3, seed=4).setup())
    moves = [(seat, legal(journal.state, seat)[1]) for seat in (2, 0)]
    for seat, move in moves:
        journal.play(seat, move)
    journal.undo(2)
    assert owing(journal.state) == [1, 2]
    assert journal.moves == [moves[1]]
    assert journal.state == replay(journal.record)


def test_a_copy_of_a_journal_goes_its_own_way() -> None:
    journal = at_first_turn()
    do(journal, "invade leader gimle")
    before = journal.record
    twin = journal.copy()
    do(twin, "pass")
    twin.undo(owing(journal.state)[0])
    do(twin, "invade leader horgr")
    assert journal.record == before
    assert replay(journal.record) == journal.state
    assert replay(twin.record) == twin.state


@settings(max_examples=40)
@given(plays, stops, st.integers(0, 3), st.integers(0, 2**32 - 1))
def test_undo_equals_a_replay_of_the_remaining_moves(
    play: Play, stop: int, seat: int, seed: int
) -> None:
    journal = journal_of(play, stop)
    record = journal.record
    seat %= play.players
    mine = [n for n, (mover, _) in enumerate(record.moves) if mover == seat and n >= journal.floor]
    assert journal.can_undo(seat) == bool(mine)
    if mine:
        left = record.moves[: mine[-1]]
        if replay(Record(record.setup, left)).decision_id == journal.state.decision_id:
            left = left + record.moves[mine[-1] + 1 :]
        journal.undo(seat)
        assert journal.moves == left
        assert journal.state == replay(Record(record.setup, left))
        rng = Random(seed)
        for _ in range(5):
            if not journal.state.is_over:
                journal.play(*choose(journal.state, rng, play.is_lively))
        assert replay(journal.record) == journal.state


@settings(max_examples=120)
@given(plays, stops, st.integers(0, 2**32 - 1))
def test_nothing_was_revealed_since_the_floor(play: Play, stop: int, seed: int) -> None:
    """Moves that can be taken back look the same with other hidden cards.

    A committed quest shows that the hand had one, so only worlds with one are compared.
    """
    journal = journal_of(play, stop)
    rng = Random(seed)
    floor = Record(journal.setup, journal.moves[: journal.floor])
    for watcher in range(SPECTATOR, play.players):
        truth = replay(floor)
        other = imagine(truth, watcher, rng)
        for seat, move in journal.moves[journal.floor :]:
            told: list[Event] = []
            elsewhere: list[Event] = []
            substitute = likeness(truth, other, seat, move)
            if substitute is None:
                break
            apply(truth, seat, move, told)
            apply(other, seat, substitute, elsewhere)
            assert heard(told, watcher) == heard(elsewhere, watcher)


def likeness(truth: State, other: State, seat: int, move: int) -> int | None:
    """Return the move in another world that looks the same to seats that cannot see the cards."""
    moves = legal(other, seat)
    if move in moves:
        return move
    if pending(truth)[0].name in HIDDEN_CHOICES:
        return moves[0]
    assert VERB[move] == V_QUEST, f"{move_text(move)} tells of a card"
    return next((other_move for other_move in moves if VERB[other_move] == V_QUEST), None)
