"""Names and chat are sanitised, and no log grows for ever."""

import pytest

from fimbul.match import asking
from fimbul.match.errors import MatchError
from fimbul.match.match import fold
from fimbul.match.texts import MOST_MARKS, NAME_LENGTH, clean_line, clean_name
from tests.match.tables import TWO_AS_SEATED, Table, code_of, in_draft, without_draft

RLO, ZERO_WIDTH, JOINER, TAG_A = "\u202e", "\u200b", "\u200d", "\U000e0041"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann\t of \n the  North ", "Ann of the North"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("Zoe\u200b\u0308", "Zo\u00eb"),
        ("Åsa 北風 Ωμέγα 🪓", "Åsa 北風 Ωμέγα 🪓"),
        ("<b>Ann</b> & 'co'", "<b>Ann</b> & 'co'"),
        ("x'; DROP TABLE match; --", "x'; DROP TABLE match; --"),
        (f"nnA{RLO}gnaW", "nnAgnaW"),
        ("A\u2066nn\u2069", "Ann"),
        (f"A{ZERO_WIDTH}n{JOINER}n\ufeff\u00ad\u034f\ufe0f{TAG_A}", "Ann"),
        ("A\x00n\x1bn\x85", "A n n"),
        ("A\u2028n\u2029n", "A n n"),
        ("A\u3164n\u2800n\uffa0", "A n n"),
        ("\ue000A", "A"),
        ("\ud800A", "A"),
        ("A\u2065n\uffffn\U000e0100\u17b4", "A n n"),
        ("A\ufffcn\U0001d159n\U00013441", "A n n"),
        ("\u1000\u103c\u103d\u1031\u1038", "\u1000\u103c\u103d\u1031\u1038"),
        ("a" * 60, "a" * 40),
    ],
)
def test_a_name_has_only_visible_characters(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown
    assert clean_name(shown) == shown


@pytest.mark.parametrize(
    "typed",
    [
        "",
        " ",
        "\x00",
        ZERO_WIDTH,
        RLO,
        "\u3164",
        JOINER,
        "\ufe0f",
        "\U000e0100",
        "\u17b4",
        "\u2065",
        "\uffff",
        "\u0378",
        "\u2800",
        "\u0301",
        "\U00013441",
        "\U0001d159",
        "\ufffc",
        " \u17b4\u0301\U000e0100\u2065\uffff\u0488",
    ],
)
def test_an_invisible_name_is_refused(typed: str) -> None:
    table = Table(TWO_AS_SEATED)
    with pytest.raises(MatchError) as refused:
        table.match.sit(typed)
    assert code_of(refused) == "bad-name"
    with pytest.raises(MatchError) as unsaid:
        table.match.say(0, typed)
    assert code_of(unsaid) == "bad-chat"


MARKS_OF_NO_CLASS = "\u0488\u20dd\u0903\u17b7"
"""Marks with the combining class 0, which Unicode does not reorder."""


@pytest.mark.parametrize("mark", ["\u0301", "\u0316\u0301", *MARKS_OF_NO_CLASS])
def test_a_name_with_too_many_marks_on_a_letter_is_refused(mark: str) -> None:
    assert clean_name("B" + (mark * MOST_MARKS)[:MOST_MARKS])
    heap = "B" + (mark * 400)[:400]
    assert clean_name(heap[:NAME_LENGTH]) == ""
    assert clean_name(heap) == ""
    with pytest.raises(MatchError) as refused:
        Table(TWO_AS_SEATED).match.sit(heap)
    assert code_of(refused) == "bad-name"


@pytest.mark.parametrize("mark", ["\u0316", *MARKS_OF_NO_CLASS, "\ufe0f", JOINER])
def test_a_line_loses_surplus_marks_on_a_letter(mark: str) -> None:
    assert clean_line("B" + mark * 400 + "o") == "B" + mark * MOST_MARKS + "o"


def test_a_line_keeps_joiners_and_marks_that_scripts_need() -> None:
    persian, family = "می\u200cخواهم", "👩\u200d👧"
    assert clean_line(persian) == persian
    assert clean_line(f"{family} ❤\ufe0f") == f"{family} ❤\ufe0f"
    assert clean_line(f"a{RLO}b\x07c") == "ab c"


def test_a_full_log_accepts_only_entries_that_the_game_needs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So nobody can fill the memory with chat, lobby changes or undos."""
    table = in_draft(2)
    table.any_move(0)
    first = table.any_move(0)
    monkeypatch.setattr(asking, "CAPACITY", table.match.seq)
    match = table.match
    other = next(move for move in ("keep troll", "keep valkyrie") if move != first)
    for ask in (
        lambda: match.undo(0),
        lambda: match.leave(1),
        lambda: match.move(0, match.decision_of(0), other),
    ):
        with pytest.raises(MatchError) as refused:
            ask()
        assert code_of(refused) == "log-full"
    table.take(match.say(0, "well met"))
    table.any_move(1)
    table.any_move(1)
    assert table.match.state.draft_round == 1


@pytest.mark.parametrize(
    ("letter", "most"), [("a", 500), ("x" * 500, 131), ("\U0001f409" * 500, 32)]
)
def test_the_chat_of_a_table_is_limited(letter: str, most: int) -> None:
    """In lines or in bytes, whichever comes first; the game goes on."""
    table = without_draft()
    for _ in range(most):
        table.take(table.match.say(0, letter))
    with pytest.raises(MatchError) as refused:
        table.match.say(1, letter)
    assert code_of(refused) == "chat-full"
    assert fold([step.logged for step in table.match.steps]).line_bytes == table.match.line_bytes
    assert table.match.line_bytes <= asking.CHAT_BYTES
    table.take(table.match.leave(1))


def test_chat_does_not_count_towards_the_limit_of_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    table = without_draft()
    monkeypatch.setattr(asking, "CAPACITY", table.match.seq + 1)
    for _ in range(3):
        table.take(table.match.say(0, "well met"))
    table.take(table.match.leave(1))
    with pytest.raises(MatchError) as refused:
        table.match.leave(0)
    assert code_of(refused) == "log-full"


def test_a_full_log_still_lets_a_player_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    table = without_draft()
    table.take(table.match.leave(1))
    monkeypatch.setattr(asking, "CAPACITY", table.match.seq)
    table.take(table.match.come_back(1))
    assert not table.match.chairs[1].is_away


def test_a_full_log_accepts_no_more_changes_in_the_lobby(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(TWO_AS_SEATED)
    table.take(table.match.sit("Ann"))
    monkeypatch.setattr(asking, "CAPACITY", table.match.seq)
    match = table.match
    for ask in (
        lambda: match.ready(0, True),
        lambda: match.choose_clan(0, "wolf"),
        lambda: match.sit("Bo"),
        lambda: match.seat_bot(1, "thrall"),
        lambda: match.leave(0),
    ):
        with pytest.raises(MatchError) as refused:
            ask()
        assert code_of(refused) == "log-full"
