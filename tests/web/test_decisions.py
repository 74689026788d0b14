"""Every kind of decision can be made on the page, and the server accepts its offers."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from fimbul.match.entries import Moved
from fimbul.rules import DECISION_NAMES
from tests.server.running import Running, wait_for
from tests.web.browser import DESKTOP, PHONE, Person
from tests.web.positions import positions, put

ON_PHONES = ("draft", "action", "march-figures", "battle-card", "raise-stat")
STEPS = 6
"""The most clicks that a move can take: action, figure, place, detail, confirmation."""


def test_there_is_a_position_for_every_kind() -> None:
    assert set(positions()) == set(DECISION_NAMES)


def decide(server: Running, person: Person, kind: str) -> None:
    """Make a decision by clicking, and check that the server accepted the move."""
    table = put(server, positions()[kind], person.secret)
    person.sit_down(table)
    person.wait_for_turn()
    assert person.kind() == kind
    opened = server.call(server.hub.open(table))
    before = opened.match.seq
    rng = Random(kind)
    clicks = 0

    def has_moved() -> bool:
        nonlocal clicks
        clicks += person.choose(rng)
        assert clicks <= STEPS
        person.page.wait_for_timeout(50)
        return opened.match.seq > before

    wait_for(has_moved)
    assert isinstance(opened.match.steps[before].logged.entry, Moved)
    person.page.wait_for_selector('[aria-busy="true"]', state="detached")
    assert person.page.locator('[role="alert"]').count() == 0


@pytest.mark.parametrize("kind", DECISION_NAMES)
def test_a_decision_is_made_by_mouse(
    server: Running, meet: Callable[..., Person], kind: str
) -> None:
    decide(server, meet(size=DESKTOP), kind)


@pytest.mark.parametrize("kind", ON_PHONES)
def test_a_decision_is_made_on_a_phone(
    server: Running, meet: Callable[..., Person], kind: str
) -> None:
    decide(server, meet(size=PHONE), kind)
