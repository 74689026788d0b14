"""The first player is chosen at the table before the start, or drawn (S4, T9)."""

from collections import Counter
from random import Random

import msgspec
import pytest

from fimbul.match.entries import FirstNamed, entry_from_json, entry_to_json
from fimbul.match.errors import MatchError
from fimbul.match.match import fold
from fimbul.match.options import TableOptions
from tests.match.tables import Table, code_of, contents, without_draft


def seated(players: int = 3, **options: object) -> Table:
    """A table at which everybody sits and is ready."""
    given = {"players": players, "drafts_first_age": False, **options}
    table = Table(msgspec.convert(given, TableOptions))
    for chair in range(players):
        table.take(table.match.sit(f"player {chair}"))
        table.take(table.match.ready(chair, True))
    return table


def first_chair(table: Table, seed: int) -> int:
    """The chair that has the first turn when the game begins with this chance."""
    table.take(table.match.start(Random(seed)))
    chair = table.match.chair_of[table.owing]
    assert table.match.first_chair == chair
    return chair


@pytest.mark.parametrize("seats", ["as-seated", "shuffled"])
@pytest.mark.parametrize("chair", range(3))
def test_the_named_player_begins_wherever_they_are_seated_T9(seats: str, chair: int) -> None:
    for seed in range(6):
        table = seated(seats=seats)
        table.take(table.match.name_first(chair))
        assert first_chair(table, seed) == chair


def test_without_a_name_the_first_player_is_drawn_T9() -> None:
    drawn = Counter(first_chair(seated(seats="as-seated"), seed) for seed in range(60))
    assert set(drawn) == {0, 1, 2}


def test_after_a_choice_is_withdrawn_the_first_player_is_drawn_T9() -> None:
    drawn = set()
    for seed in range(40):
        table = seated(seats="as-seated")
        table.take(table.match.name_first(2))
        table.take(table.match.name_first(None))
        drawn.add(first_chair(table, seed))
    assert drawn == {0, 1, 2}


def test_a_bot_may_be_named_and_the_last_name_counts_T9() -> None:
    table = Table(TableOptions(players=2, drafts_first_age=False))
    table.take(table.match.sit("Ask"))
    table.take(table.match.ready(0, True))
    table.take(table.match.seat_bot(1, "thrall"))
    table.take(table.match.name_first(0))
    table.take(table.match.name_first(1))
    assert table.match.first_chair == 1
    assert first_chair(table, 1) == 1


@pytest.mark.parametrize("chair", [2, 3, -1])
def test_nobody_is_named_on_a_chair_that_is_free_or_not_there(chair: int) -> None:
    table = Table(TableOptions(players=3))
    table.take(table.match.sit("Ask"))
    table.take(table.match.sit("Embla"))
    before = contents(table.match)
    with pytest.raises(MatchError) as refused:
        table.match.name_first(chair)
    assert code_of(refused) == "chair-free"
    assert contents(table.match) == before


def test_a_player_who_gets_up_does_not_begin() -> None:
    table = seated()
    table.take(table.match.name_first(1))
    table.take(table.match.leave(1))
    assert table.match.first_chair is None
    table.take(table.match.sit("Embla", chair=1))
    assert table.match.first_chair is None


def test_getting_up_elsewhere_changes_nothing_about_it() -> None:
    table = seated()
    table.take(table.match.name_first(1))
    table.take(table.match.leave(2))
    assert table.match.first_chair == 1


def test_nobody_is_named_once_the_game_has_begun() -> None:
    with pytest.raises(MatchError) as refused:
        without_draft().match.name_first(0)
    assert code_of(refused) == "already-started"


def test_the_entry_is_kept_and_folds_again() -> None:
    table = seated()
    table.take(table.match.name_first(2))
    assert table.log[-1].entry == FirstNamed(2)
    assert entry_from_json(entry_to_json(table.log[-1].entry)) == FirstNamed(2)
    table.take(table.match.start(Random(3)))
    assert contents(fold(table.log)) == contents(table.match)


def test_a_rematch_draws_again() -> None:
    table = seated()
    table.take(table.match.name_first(2))
    assert not any(isinstance(entry, FirstNamed) for entry in table.match.again())
