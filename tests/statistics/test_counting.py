from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from fimbul.arena import Series
from fimbul.rules import Event, State, record_from_text, replay_as_far_as_possible
from fimbul.rules.events import (
    AGE_BEGINS,
    CARD_DISCARDED,
    CARD_RETURNED,
    CARD_REVEALED,
    CARD_TAKEN,
    GAME_OVER,
    HAND_RECEIVED,
    PUBLIC,
    UPGRADED,
)
from fimbul.rules.manifest import ID_OF, SLUGS
from fimbul.statistics import CardCounts, Counts, count_game, parts_of
from fimbul.statistics.playing import play_and_count
from tests.random_games import LONGEST, Play

QUIET = Path(__file__).parent / "quiet.saga"
GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.saga"))
PLAYS = [Play(players, seed=7 + players, is_lively=True) for players in (2, 3, 4)] + [
    Play(3, drafts_first_age=False, seed=5),
    Play(4, edition=1, seed=6, is_lively=True),
]


def replayed(file: Path) -> tuple[State, list[Event]]:
    events: list[Event] = []
    found = replay_as_far_as_possible(record_from_text(file.read_text("utf-8")), None, events)
    assert found.stop is None
    return found.state, events


def counted(file: Path) -> Counts:
    state, events = replayed(file)
    return count_game(events, state.players, range(state.players))


def of(counts: Counts, slug: str) -> CardCounts:
    return counts.cards[ID_OF[slug]]


# --- a game made by hand --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slug", "expected"),
    [
        # Kept from the first pair; both cards of a pair are pick 1.5. The victory is shared.
        (
            "troll",
            CardCounts(
                seen=1, taken=1, double_picks=3, held=1, played=1, upgraded=1,
                takers=1, taker_wins=6, taker_even=6, users=1, user_wins=6, user_even=6,
            ),
        ),
        # Saved twice, and discarded at the end of the last age.
        (
            "lokis-domain",
            CardCounts(
                seen=1, taken=1, double_picks=3, held=3, discarded=1, saved=2,
                takers=1, taker_wins=6, taker_even=6,
            ),
        ),
        # Goes around the table, and is kept from the last pair.
        (
            "jotunheim-1",
            CardCounts(
                seen=3, taken=1, double_picks=11, held=1, played=1, committed=1,
                takers=1, taker_wins=6, taker_even=6, users=1, user_wins=6, user_even=6,
            ),
        ),
        ("odins-smite", CardCounts(seen=3)),
        # One copy in each of two packs.
        (
            "heimdalls-eye",
            CardCounts(
                seen=6, taken=1, double_picks=11, held=1, discarded=1,
                takers=1, taker_wins=6, taker_even=6,
            ),
        ),
        ("tyrs-domain", CardCounts()),
    ],
)  # fmt: skip
def test_the_counts_of_a_game_made_by_hand(slug: str, expected: CardCounts) -> None:
    assert of(counted(QUIET), slug) == expected


def test_only_the_seats_that_are_asked_for_are_counted() -> None:
    state, events = replayed(QUIET)
    wolves, bears = (count_game(events, state.players, [seat]) for seat in range(2))
    assert (of(wolves, "troll").taken, of(bears, "troll").taken) == (1, 0)
    assert (of(wolves, "jotunheim-1").seen, of(bears, "jotunheim-1").seen) == (2, 1)
    both = wolves.with_part(bears)
    assert both.cards == counted(QUIET).cards
    assert (both.games, both.clans) == (2, 2)


def test_a_game_that_is_not_over_is_not_counted() -> None:
    _, events = replayed(QUIET)
    with pytest.raises(ValueError, match="not over"):
        count_game(events[:-1], 2, [0, 1])


# --- battles, event by event ----------------------------------------------------------------------

AXE, HORN = ID_OF["tyrs-smash-1"], ID_OF["lokis-poison"]


def told(kind: int, *values: int) -> Event:
    return Event(kind, PUBLIC, values)


def battle_of(*events: Event) -> Counts:
    """The counts of seats that hold two copies of one card and one of another."""
    opening = [
        told(AGE_BEGINS, 3, 0),
        Event(HAND_RECEIVED, 0, (AXE, AXE)),
        Event(HAND_RECEIVED, 1, (HORN,)),
    ]
    return count_game([*opening, *events, told(GAME_OVER, 0b01)], 2, [0, 1])


def test_a_card_that_comes_back_is_the_one_played_again() -> None:
    counts = battle_of(
        told(CARD_REVEALED, 0, AXE),
        told(CARD_RETURNED, 0, AXE),
        told(CARD_REVEALED, 0, AXE),
        told(CARD_DISCARDED, 0, AXE),
        told(CARD_DISCARDED, 0, AXE),
    )
    expected = CardCounts(
        held=2, played=1, battles=2, spent=1, discarded=1, users=1, user_wins=12, user_even=6
    )
    assert counts.cards[AXE] == expected


def test_a_card_won_from_another_begins_a_new_stay() -> None:
    counts = battle_of(
        told(CARD_REVEALED, 0, AXE),
        told(CARD_REVEALED, 1, HORN),
        told(CARD_TAKEN, 1, AXE, 0),
        told(CARD_RETURNED, 1, HORN),
        told(CARD_DISCARDED, 0, AXE),
        told(CARD_DISCARDED, 1, AXE),
        told(CARD_DISCARDED, 1, HORN),
    )
    axe, horn = counts.cards[AXE], counts.cards[HORN]
    assert (axe.held, axe.played, axe.spent, axe.discarded) == (3, 1, 1, 2)
    assert (horn.held, horn.played, horn.spent, horn.discarded) == (1, 1, 0, 1)


def test_a_replaced_upgrade_is_not_discarded_from_the_hand() -> None:
    counts = battle_of(
        told(UPGRADED, 0, AXE, 0), told(UPGRADED, 0, AXE, 0), told(CARD_DISCARDED, 0, AXE)
    )
    assert (counts.cards[AXE].upgraded, counts.cards[AXE].discarded) == (2, 0)


def test_a_hand_may_be_discarded_right_after_an_upgrade() -> None:
    counts = battle_of(told(UPGRADED, 0, AXE, 0), told(CARD_DISCARDED, 0, AXE))
    assert (counts.cards[AXE].upgraded, counts.cards[AXE].discarded) == (1, 1)


# --- what holds for all games ---------------------------------------------------------------------


def check(counts: Counts) -> None:
    """Check what the counts of any card and any number of games satisfy."""
    for slug, card in zip(SLUGS, counts.cards, strict=True):
        assert min(card.values()) >= 0, slug
        ends = card.upgraded + card.committed + card.spent + card.discarded + card.saved
        assert card.held == ends, f"{slug}: every stay ends in one way"
        assert card.upgraded + card.committed <= card.played <= card.held, slug
        assert card.spent <= card.battles, slug
        assert card.taken <= card.seen, slug
        assert card.fulfilled <= card.committed, slug
        assert card.takers <= card.taken, slug
        assert card.users <= card.played, slug


@pytest.mark.parametrize("play", PLAYS)
def test_picks_are_the_cards_that_left_the_packs(play: Play) -> None:
    events: list[Event] = []
    state = play.state(LONGEST, events)
    counts = count_game(events, state.players, range(state.players))
    check(counts)
    first = 0 if play.drafts_first_age else state.players
    dealt = Counter(card for pack in play.setup().packs[first:] for card in pack)
    packs = range(first, 3 * state.players)
    left = Counter(card for pack in packs for card in state.pack(pack)[6:])
    assert {card: counts.cards[card].taken for card in dealt} == {
        card: dealt[card] - left[card] for card in dealt
    }
    assert sum(card.taken for card in counts.cards) == 6 * len(packs)


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_counts_agree_with_the_words_of_a_record(file: Path) -> None:
    counts = counted(file)
    check(counts)
    words = [line.split() for line in file.read_text("utf-8").splitlines() if line[:1].isalpha()]
    for verb, count in (("upgrade", "upgraded"), ("quest", "committed"), ("card", "battles")):
        expected = Counter(line[2] for line in words if len(line) > 2 and line[1] == verb)
        found = {
            slug: getattr(card, count)
            for slug, card in zip(SLUGS, counts.cards, strict=True)
            if getattr(card, count)
        }
        assert found == expected


# --- series ---------------------------------------------------------------------------------------


def test_a_series_counts_every_game_once() -> None:
    series = Series(3, 4, 7, ("random",))
    found = Counts()
    for part in parts_of(series):
        found.add(part)
    check(found)
    assert (found.games, found.clans) == (4, 12)
    assert found == play_and_count(series, [0, 1, 2], 0, 4)


def test_the_level_selects_seats_of_a_series() -> None:
    series = Series(2, 3, 7, ("random", "thrall"))
    thralls = play_and_count(series, [1], 0, 3)
    found = Counts()
    for part in parts_of(series, "thrall"):
        found.add(part)
    assert found == thralls
    assert (found.games, found.clans) == (3, 3)
