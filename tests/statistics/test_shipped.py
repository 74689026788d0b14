from __future__ import annotations

from pathlib import Path

import pytest

from fimbul.rules import CARDS, RULES_VERSION
from fimbul.rules.cards import copies_in
from fimbul.statistics import SMALL, BadStatistics, shipped_statistics
from fimbul.statistics.shipped import from_text, to_text
from tests.statistics.test_counting import check
from tools.skald.opinions import drawn


def test_the_file_covers_all_levels_and_cards() -> None:
    groups = shipped_statistics()
    assert [group.level for group in groups] == ["thrall", "karl", "jarl", "skald"]
    for group in groups:
        assert 1 <= group.rules <= RULES_VERSION
        assert group.counts.games >= 200
        assert group.counts.clans == group.players * group.counts.games
        assert len(group.counts.cards) == len(CARDS) == 78
        check(group.counts)


def test_the_picture_of_what_skald_takes_is_that_of_the_file() -> None:
    picture = Path(__file__).parents[2] / "docs" / "images" / "skald-cards.svg"
    assert picture.read_text(encoding="utf-8") == drawn()


def test_every_card_has_a_sample() -> None:
    for group in shipped_statistics():
        for card in CARDS:
            assert copies_in(card.age, group.players, group.edition)[card.id] > 0
            counts = group.counts.cards[card.id]
            assert counts.seen >= SMALL, f"{group.level}: {card.slug}"


def test_picks_and_wins_add_up() -> None:
    for group in shipped_statistics():
        counts = group.counts
        assert sum(card.taken for card in counts.cards) == 3 * 6 * counts.clans
        for card in counts.cards:
            assert card.taker_even == 12 // group.players * card.takers
            assert 0 <= card.taker_wins <= 12 * card.takers
            assert 0 <= card.user_wins <= 12 * card.users


def test_the_file_reads_back() -> None:
    groups = shipped_statistics()
    assert from_text(to_text(groups)) == groups


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('{"format"', '"format"'),
        ('"format": 1', '"format": 2'),
        ('"seen", ', ""),
        ('"troll"', '"giant"'),
        ('"standard"', '"fifth"'),
        ('"level"', '"grade"'),
    ],
)
def test_a_file_of_another_format_is_refused(old: str, new: str) -> None:
    text = to_text(shipped_statistics())
    assert old in text
    with pytest.raises(BadStatistics):
        from_text(text.replace(old, new, 1))
