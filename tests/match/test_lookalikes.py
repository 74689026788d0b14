"""No two names at a table look the same."""

from unicodedata import is_normalized

import pytest

from fimbul.match.entries import Sat
from fimbul.match.errors import MatchError
from fimbul.match.lookalikes import skeleton
from fimbul.match.match import fold
from tests.match.tables import TWO_AS_SEATED, Table, code_of

ALIKE = [
    ("Ann", "Ann"),
    ("Ann", "ANN"),
    ("Ann", "\u0410nn"),  # a Cyrillic A
    ("ann", "\u0391\u039d\u039d"),  # Greek capitals
    ("Ian", "lan"),
    ("Ian", "ian"),
    ("Odin", "0din"),
    ("Odin", "\uff2fdin"),  # as wide as a Chinese sign
    ("Odin", "\U0001d4de\U0001d4ed\U0001d4f2\U0001d4f7"),  # the letters of mathematics
    ("Mary", "rnary"),
    ("Zoe\u0308", "Zo\u00eb"),
    ("Straße", "STRASSE"),
    ("Борис", "БОРИС"),
    ("\u0645\u0631\u064a\u0645", "\u0645\u0631\u06cc\u0645"),  # an Arabic and a Persian yeh
]
DIFFERENT = [
    ("Ann", "Anna"),
    ("ian", "lan"),
    ("Zoe", "Zo\u00eb"),
    ("Eva", "Ева"),
    ("Ева", "Ёва"),
    ("player 1", "player 2"),
    ("Łukasz", "Lukáš"),
    ("Георги", "Григорий"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_a_name_that_looks_like_another_at_the_table_is_refused(one: str, other: str) -> None:
    for first, second in ((one, other), (other, one)):
        table = Table(TWO_AS_SEATED)
        table.take(table.match.sit(first))
        with pytest.raises(MatchError) as refused:
            table.match.sit(second)
        assert code_of(refused) == "name-taken"


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_names_that_look_different_are_accepted(one: str, other: str) -> None:
    table = Table(TWO_AS_SEATED)
    table.take(table.match.sit(one))
    assert table.match.sit(other) == Sat(1, other)


def test_a_name_is_free_again_when_its_owner_has_got_up() -> None:
    table = Table(TWO_AS_SEATED)
    table.take(table.match.sit("Ann"))
    table.take(table.match.leave(0))
    assert table.match.sit("ANN") == Sat(0, "ANN")


def test_bots_have_no_name_that_could_be_taken() -> None:
    """The page marks every bot as a bot."""
    table = Table(TWO_AS_SEATED)
    table.take(table.match.seat_bot(1, "thrall"))
    assert table.match.sit("thrall") == Sat(0, "thrall")


def test_logs_from_before_still_fold_and_their_rematch_keeps_the_names() -> None:
    table = Table(TWO_AS_SEATED)
    table.take(Sat(0, "\u17b4"))
    table.take(Sat(1, "\u17b4"))
    assert [chair.name for chair in fold(table.log).chairs] == ["\u17b4", "\u17b4"]
    again = [entry for entry in table.match.again() if isinstance(entry, Sat)]
    assert [entry.name for entry in again] == ["\u17b4", "\u17b4"]


def test_letters_that_look_alike_have_one_skeleton() -> None:
    """All pairs of the library's table, except a few letters that NFD decomposes."""
    from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]

    checked = 0
    for text, others in confusables_data.items():
        for other in others:
            pair = text.strip("\u200e"), other["c"].strip("\u200e")
            if all(len(each) == 1 and is_normalized("NFD", each) for each in pair):
                assert skeleton(pair[0]) == skeleton(pair[1]), pair
                checked += 1
    assert checked > 5_000
