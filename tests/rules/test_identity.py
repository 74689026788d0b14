"""Permanent numbers: new cards, figures, decisions and events are added at the end."""

from pathlib import Path

import pytest

from fimbul.rules import CARD_KIND_NAMES, CARDS, DECISION_NAMES, EVENT_NAMES, FIGURE_NAMES

GOLDEN = Path(__file__).with_name("identity.txt")


def written() -> dict[str, list[str]]:
    """The lists of the file, by their headings."""
    lists: dict[str, list[str]] = {}
    for part in GOLDEN.read_text(encoding="utf-8").strip().split("\n\n"):
        heading, *lines = part.splitlines()
        lists[heading.removeprefix("# ")] = lines
    return lists


TODAY = {
    "cards": [f"{card.slug} {CARD_KIND_NAMES[card.kind]}" for card in CARDS],
    "figures": list(FIGURE_NAMES),
    "decisions": list(DECISION_NAMES),
    "events": list(EVENT_NAMES),
}


@pytest.mark.parametrize("name", TODAY)
def test_numbers_never_change(name: str) -> None:
    """Records, logs and trained bots hold these numbers. Append additions to the file."""
    assert TODAY[name] == written()[name]


def test_the_id_of_a_card_is_its_index() -> None:
    assert [card.id for card in CARDS] == list(range(len(CARDS)))
