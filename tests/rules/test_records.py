"""Records and saved states read back equal to what was written."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fimbul.rules import (
    CLAN_NAMES,
    MOVES,
    RULES_VERSION,
    Event,
    MalformedMove,
    MalformedRecord,
    MalformedState,
    Record,
    apply,
    legal,
    move_fields,
    move_from_text,
    move_text,
    record_from_text,
    record_to_text,
    replay,
)
from fimbul.rules.plain import state_from_plain, state_to_plain
from fimbul.rules.record_about import About, is_fit_name
from tests.random_games import Play, choose, plays, stops

GAME = Play(2, seed=8).record()
TEXT = record_to_text(GAME)
LINES = TEXT.splitlines()
MOVES_AT = LINES.index("moves")


def with_line(number: int, line: str) -> str:
    """The text of a game with one line replaced."""
    lines = LINES.copy()
    lines[number] = line
    return "\n".join(lines)


def line_of(keyword: str) -> int:
    return next(number for number, line in enumerate(LINES) if line.split()[0] == keyword)


# --- records --------------------------------------------------------------------------------------


@settings(max_examples=60)
@given(plays, stops)
def test_a_record_reads_back_to_itself_and_replays_to_the_state(play: Play, stop: int) -> None:
    record = play.record(stop)
    text = record_to_text(record)
    read = record_from_text(text)
    assert read == record
    assert record_to_text(read) == text
    assert replay(read) == play.state(stop)


@settings(max_examples=30)
@given(plays, stops, stops)
def test_a_record_replays_to_any_of_its_moments(play: Play, stop: int, moment: int) -> None:
    record = play.record(stop)
    count = min(moment, len(record.moves))
    events: list[Event] = []
    told: list[Event] = []
    assert replay(record, count, events) == play.state(count, told)
    assert events == told


def test_a_record_is_text_that_people_can_read() -> None:
    assert TEXT.endswith("\n")
    assert TEXT.isascii()
    assert LINES[:2] == ["fimbul saga 2", f"rules {RULES_VERSION}"]
    keywords = [line.split()[0] for line in LINES[: MOVES_AT + 1]]
    head = ["fimbul", "rules", "clans", "edition", "draft", "first", "tokens", "dooms", "destroyed"]
    assert keywords == [*head, *["pack"] * 6, "moves"]
    assert all(line.split()[0] in ("wolf", "raven") for line in LINES[MOVES_AT + 1 : -1])
    assert LINES[-1].startswith("result wolf ")


def test_comments_blank_lines_and_spaces_are_for_people() -> None:
    loose = ["# a game", ""]
    for line in LINES:
        loose += [f"  {line.replace(' ', '   ')}  # said", "\t", "# more"]
    assert record_from_text("\r\n".join(loose)) == GAME


def test_moves_are_read_in_any_case() -> None:
    lines = [*LINES[: MOVES_AT + 1], *(f"{c} {m.upper()}" for c, _, m in split_moves()), LINES[-1]]
    assert record_from_text("\n".join(lines)) == GAME


def split_moves() -> list[tuple[str, str, str]]:
    return [line.partition(" ") for line in LINES[MOVES_AT + 1 : -1]]


def test_a_saga_of_version_1_has_version_1_of_the_rules() -> None:
    old = TEXT.replace(f"{LINES[0]}\n{LINES[1]}\n", "fimbul saga 1\n")
    record = record_from_text(old)
    assert record.rules == 1
    assert record == Record(GAME.setup, GAME.moves, GAME.result, rules=1)
    assert record != GAME
    assert record_to_text(record) == with_line(1, "rules 1") + "\n"
    assert record_from_text(record_to_text(record)) == record


def test_a_saga_of_newer_rules_keeps_their_version() -> None:
    assert record_from_text(with_line(1, "rules 17")).rules == 17


def test_an_unfinished_game_has_no_result() -> None:
    record = record_from_text("\n".join(LINES[:-5]))
    assert record.result is None
    assert record.moves == GAME.moves[:-4]
    assert not replay(record).is_over


BAD_RECORDS = {
    "nothing": ("", "not-a-saga"),
    "only comments": ("# fimbul saga 1\n", "not-a-saga"),
    "other text": ("Once upon a time\n", "not-a-saga"),
    "no version": (with_line(0, "fimbul saga"), "not-a-saga"),
    "version 0": (with_line(0, "fimbul saga 0"), "unknown-version"),
    "version 4": (with_line(0, "fimbul saga 4"), "unknown-version"),
    "version 1 with rules": (with_line(0, "fimbul saga 1"), "bad-line"),
    "version 2 without rules": (TEXT.replace(f"{LINES[1]}\n", ""), "bad-line"),
    "rules of no number": (with_line(1, "rules"), "bad-line"),
    "rules of two numbers": (with_line(1, "rules 1 2"), "bad-line"),
    "rules 0": (with_line(1, "rules 0"), "bad-line"),
    "rules -1": (with_line(1, "rules -1"), "bad-line"),
    "rules of a word": (with_line(1, "rules standard"), "bad-line"),
    "rules of other digits": (with_line(1, "rules \u0662"), "bad-line"),
    "rules of too many digits": (with_line(1, f"rules {'1' * 5000}"), "bad-line"),
    "version 1.0": (with_line(0, "fimbul saga 1.0"), "unknown-version"),
    "heading alone": (LINES[0], "too-short"),
    "no moves": ("\n".join(LINES[:MOVES_AT]), "too-short"),
    "unknown clan": (with_line(2, "clans wolf fox"), "bad-line"),
    "one clan twice": (TEXT.replace("raven", "wolf"), "bad-setup"),
    "no clans": (with_line(2, "clans"), "bad-line"),
    "lines out of order": (TEXT.replace("edition", "draft", 1), "bad-line"),
    "two editions": (with_line(3, "edition standard first-print"), "bad-line"),
    "no edition": (with_line(3, "edition"), "bad-line"),
    "unknown draft": (with_line(4, "draft none"), "bad-line"),
    "first is not there": (with_line(5, "first bear"), "bad-line"),
    "a token too many": (with_line(6, LINES[6] + " rage"), "bad-setup"),
    "the token of Yggdrasil": (with_line(6, LINES[6].replace("glory", "all")), "bad-setup"),
    "Yggdrasil doomed": (with_line(7, "dooms gimle horgr yggdrasil"), "bad-line"),
    "doomed twice": (with_line(7, "dooms gimle gimle gimle"), "bad-setup"),
    "none destroyed": (with_line(8, "destroyed"), "bad-setup"),
    "a pack of seven": (with_line(9, LINES[9].rpartition(" ")[0]), "bad-setup"),
    "a pack of another age": (with_line(9, LINES[9].replace("pack 1", "pack 2")), "bad-line"),
    "a pack of another clan": (with_line(10, LINES[9]), "bad-line"),
    "an unknown card": (with_line(9, "pack 1 wolf ace"), "bad-line"),
    "moves with words": (with_line(MOVES_AT, "moves follow"), "bad-line"),
    "an unknown move": (with_line(MOVES_AT + 1, "wolf keep calm"), "bad-line"),
    "a clan that does nothing": (with_line(MOVES_AT + 1, "wolf"), "bad-line"),
    "a clan that is not there": (with_line(MOVES_AT + 1, "bear pass"), "bad-line"),
    "two results": (TEXT + LINES[-1], "bad-line"),
    "a result without numbers": (with_line(-1, "result wolf raven"), "bad-line"),
    "a result in other digits": (with_line(-1, "result wolf ٣ raven ٤"), "bad-line"),
    "a negative result": (with_line(-1, "result wolf -1 raven 2"), "bad-line"),
    "a result beyond measure": (with_line(-1, f"result wolf {'9' * 5000} raven 2"), "bad-line"),
    "a result of one": (with_line(-1, "result wolf 10"), "bad-line"),
}


@pytest.mark.parametrize("name", BAD_RECORDS)
def test_a_malformed_record_is_refused_with_a_reason(name: str) -> None:
    text, code = BAD_RECORDS[name]
    with pytest.raises(MalformedRecord) as caught:
        record_from_text(text)
    assert caught.value.code == code
    assert len(caught.value.message) < 200


def test_an_error_names_its_line() -> None:
    text = "# a comment\n\n" + with_line(MOVES_AT + 3, "wolf jump")
    with pytest.raises(MalformedRecord, match=f"^line {MOVES_AT + 6}: no move reads 'jump'$"):
        record_from_text(text)


# --- moves ----------------------------------------------------------------------------------------


def test_every_move_has_a_text_and_fields() -> None:
    texts = [move_text(move) for move in range(MOVES)]
    assert len(set(texts)) == MOVES
    for move, text in enumerate(texts):
        assert move_from_text(text) == move
        assert move_from_text(f"  {text.upper()}\n") == move
        assert " ".join(move_fields(move).values()) == text


@pytest.mark.parametrize("number", [-1, MOVES, 10**30, -(10**30)])
def test_numbers_that_are_no_moves_have_no_text(number: int) -> None:
    for ask in (move_text, move_fields):
        with pytest.raises(MalformedMove):
            ask(number)


# --- saved states ---------------------------------------------------------------------------------


@settings(max_examples=60)
@given(plays, stops)
def test_a_state_goes_through_json_and_plays_on_the_same(play: Play, stop: int) -> None:
    state = play.state(stop)
    plain = state_to_plain(state)
    text = json.dumps(plain)
    read = state_from_plain(json.loads(text))
    assert read == state
    assert json.dumps(state_to_plain(read)) == text
    for running in (state, read):
        rng = play.rng()
        for _ in range(25):
            if not running.is_over:
                apply(running, *choose(running, rng, play.is_lively))
    assert read == state
    assert [list(legal(read, seat)) for seat in range(play.players)] == [
        list(legal(state, seat)) for seat in range(play.players)
    ]


def test_a_saved_state_shares_nothing_with_the_state() -> None:
    state = Play(3, seed=2).state(120)
    plain = state_to_plain(state)
    before = json.dumps(plain)
    read = state_from_plain(plain)
    apply(read, *choose(read, Play().rng(), is_lively=False))
    assert json.dumps(plain) == before
    assert json.dumps(state_to_plain(state)) == before


@pytest.mark.parametrize(
    "plain",
    [None, 7, "state", [], {}, {"fimbul-state": 2}, {"fimbul-state": 1}, {"fimbul-state": "1"}],
)
def test_malformed_data_is_no_state(plain: object) -> None:
    with pytest.raises(MalformedState):
        state_from_plain(plain)


# --- what a record tells besides the game ---------------------------------------------------------

TOLD = About(
    "2026-11-18T19:20:21Z",
    "2026-11-18T20:31:04Z",
    57,
    (1,),
    ("norn", ""),
    ("", "100% Ask # 1 ‑ Embla"),
)
TOLD_TEXT = record_to_text(Record(GAME.setup, GAME.moves, GAME.result, about=TOLD))
FIRST, SECOND = (CLAN_NAMES[clan] for clan in GAME.setup.clans)


def test_a_record_tells_who_played_when_and_who_won() -> None:
    lines = TOLD_TEXT.splitlines()
    assert lines[0] == "fimbul saga 3"
    assert lines[2:8] == [
        "begun 2026-11-18T19:20:21Z",
        "ended 2026-11-18T20:31:04Z",
        "forked 57",
        f"winners {SECOND}",
        f"bot {FIRST} norn",
        f"player {SECOND} 100%25 Ask %23 1 ‑ Embla",
    ]
    read = record_from_text(TOLD_TEXT)
    assert read.about == TOLD
    assert record_to_text(read) == TOLD_TEXT
    assert replay(read).is_over


def test_a_record_without_them_is_of_the_version_before() -> None:
    assert TEXT.startswith("fimbul saga 2\n")
    assert record_from_text(TEXT).about is None


@settings(max_examples=200)
@given(st.text(max_size=50))
def test_every_name_is_kept_or_refused(name: str) -> None:
    if not is_fit_name(name):
        with pytest.raises(MalformedRecord):
            About(players=("", name or "\n"))
        return
    record = Record(GAME.setup, [], about=About(players=("", name)))
    text = record_to_text(record)
    read = record_from_text(text)
    assert read.about is not None
    assert read.about.players == ("", name)
    assert record_to_text(read) == text


@pytest.mark.parametrize(
    ("line", "changed"),
    [
        ("begun 2026-11-18T19:20:21Z", "begun yesterday"),
        ("begun 2026-11-18T19:20:21Z", "begun 2026-13-18T19:20:21Z"),
        ("begun 2026-11-18T19:20:21Z", "begun 2026-11-18T24:20:21Z"),
        ("begun 2026-11-18T19:20:21Z", "begun 2026-11-18T19:20:21Z Z"),
        ("begun 2026-11-18T19:20:21Z", "begun"),
        ("ended 2026-11-18T20:31:04Z", "begun 2026-11-18T20:31:04Z"),
        ("forked 57", "forked -1"),
        ("forked 57", "forked 057"),
        ("forked 57", "danced 57"),
        (f"winners {SECOND}", "winners nobody"),
        (f"winners {SECOND}", f"winners {SECOND} {FIRST}"),
        (f"winners {SECOND}", f"winners {SECOND} {SECOND}"),
        (f"bot {FIRST} norn", f"bot {FIRST}"),
        (f"bot {FIRST} norn", "bot nobody norn"),
        (f"bot {FIRST} norn", f"bot {FIRST} {'n' * 41}"),
        (f"bot {FIRST} norn", f"bot {FIRST} n\u202eorn"),
        (f"bot {FIRST} norn", f"bot {FIRST} 100%"),
    ],
)
def test_what_cannot_be_told_is_refused(line: str, changed: str) -> None:
    assert f"\n{line}\n" in TOLD_TEXT
    with pytest.raises(MalformedRecord):
        record_from_text(TOLD_TEXT.replace(f"\n{line}\n", f"\n{changed}\n"))
