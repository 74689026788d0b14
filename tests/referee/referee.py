"""The referee: judges a game from its setup or from a position."""

from collections import Counter
from collections.abc import Iterable

from tests.referee.ages import begin_next_age, judge_end_of_age, judge_end_of_game
from tests.referee.books import Books
from tests.referee.desk import Desk
from tests.referee.draft import judge_draft
from tests.referee.facts import AGES
from tests.referee.setups import judge_setup
from tests.referee.snapshots import compare_views, read_position
from tests.referee.tape import Item, PlainSetup, PlainView
from tests.referee.turns import judge_action_phase, take_turns


def judge_game(setup: PlainSetup, items: Iterable[Item]) -> Counter[str]:
    """Judge a game from its setup to its end; return how often each check was made.

    Raises ``Foul`` at the first item that breaks a rule.
    """
    desk = Desk(Books(setup), items, compare_views)
    judge_setup(desk, setup)
    _judge_ages(desk)
    return desk.tally


def judge_from(
    setup: PlainSetup, views: list[PlainView], turn: int, items: Iterable[Item]
) -> Counter[str]:
    """Judge a game from a position in the action phase, at the turn of a seat."""
    books = Books(setup)
    read_position(books, views)
    desk = Desk(books, items, compare_views)
    take_turns(desk, turn)
    _judge_rest_of_age(desk)
    if books.age in AGES and not books.winners:
        _judge_ages(desk)
    return desk.tally


def _judge_ages(desk: Desk) -> None:
    """Judge the present age and those after it."""
    books = desk.books
    while not books.winners:
        desk.told("S2", "age-begins", age=books.age, province=books.dooms[books.age - 1])
        judge_draft(desk)
        judge_action_phase(desk)
        _judge_rest_of_age(desk)


def _judge_rest_of_age(desk: Desk) -> None:
    judge_end_of_age(desk)
    if desk.books.age == AGES[-1]:
        judge_end_of_game(desk)
    else:
        begin_next_age(desk)
