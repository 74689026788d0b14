"""What `fimbul stats` prints: tables for people, and JSON for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from fimbul.arena.options import WHOLE_WIN
from fimbul.cli.series import report_table
from fimbul.cli.terminal import capital
from fimbul.rules import CARD_KIND_NAMES, CARDS
from fimbul.rules.manifest import BATTLE, QUEST
from fimbul.statistics import SMALL, Share, WinShare, numbers_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.console import Console
    from rich.table import Table

    from fimbul.i18n import Messages
    from fimbul.rules import Card
    from fimbul.statistics import Counts, Numbers

DECK: Final = "deck"
Key = tuple[float | None, int]
"""A number to sort by, the greatest first, and the size of its sample."""


def _by_share(share: Share | None) -> Key:
    return (None, 0) if share is None else (share.share, share.sample)


SORTS: Final[dict[str, Callable[[Numbers], Key]]] = {
    DECK: lambda numbers: (None, 0),
    "taken": lambda numbers: _by_share(numbers.taken),
    "pick": lambda numbers: (
        None if numbers.pick is None else -numbers.pick,
        numbers.counts.taken,
    ),
    "played": lambda numbers: _by_share(numbers.played),
    "fulfilled": lambda numbers: _by_share(numbers.fulfilled),
    "discarded": lambda numbers: _by_share(numbers.discarded),
    "saved": lambda numbers: _by_share(numbers.saved),
    "wins-taken": lambda numbers: _by_share(numbers.wins_taken),
    "wins-played": lambda numbers: _by_share(numbers.wins_played),
}
"""The numbers by which cards can be ranked; ``DECK`` is their order in the decks."""

Row = tuple["Card", "Numbers", int | None]
"""A card, its numbers and its rank, if it has one."""


def ranked(counts: Counts, sort: str) -> list[Row]:
    """All cards with their ranks by a number, the first first; the same number, the same rank.

    Cards whose sample is small have no rank and come last, in the order of the deck.
    """
    rows = [(card, numbers_of(counts.cards[card.id])) for card in CARDS]
    keys = {card.id: SORTS[sort](numbers) for card, numbers in rows}
    values = sorted(
        (value for value, sample in keys.values() if value is not None and sample >= SMALL),
        reverse=True,
    )

    def rank(card: Card) -> int | None:
        value, sample = keys[card.id]
        return None if value is None or sample < SMALL else values.index(value) + 1

    found = [(card, numbers, rank(card)) for card, numbers in rows]
    return sorted(found, key=lambda row: len(CARDS) + 1 if row[2] is None else row[2])


# --- for programs ---------------------------------------------------------------------------------


def card_record(own: Messages, row: Row) -> dict[str, object]:
    """The numbers of a card as a JSON object; docs/statistics.md describes it."""
    card, numbers, rank = row
    counts = numbers.counts
    return {
        "slug": card.slug,
        "name": own.text(card.text_key),
        "age": card.age,
        "kind": CARD_KIND_NAMES[card.kind],
        "rank": rank,
        "draft": {
            "seen": counts.seen,
            "taken": share_record(numbers.taken),
            "mean_pick": numbers.pick,
        },
        "hands": {
            "held": counts.held,
            "played": share_record(numbers.played),
            "battles": counts.battles,
            "upgraded": share_record(numbers.upgraded),
            "committed": share_record(numbers.committed),
            "fulfilled": share_record(numbers.fulfilled),
            "spent": share_record(numbers.spent),
            "discarded": share_record(numbers.discarded),
            "saved": share_record(numbers.saved),
        },
        "wins": {
            "taken": share_record(numbers.wins_taken),
            "played": share_record(numbers.wins_played),
        },
    }


def share_record(share: Share | None) -> dict[str, object] | None:
    """A share as a JSON object; None if its sample is empty."""
    if share is None:
        return None
    even = {"even_share": share.even} if isinstance(share, WinShare) else {}
    return {
        "share": share.share,
        "interval": list(share.interval),
        "sample": share.sample,
        "is_small": share.is_small,
        **even,
    }


# --- for people -----------------------------------------------------------------------------------


def print_cards(
    console: Console, own: Messages, counts: Counts, rows: Sequence[Row], *, shows_hands: bool
) -> None:
    """Print what was counted, a line for each card, and what the columns mean."""
    title = own.text("stats-title", games=counts.games, clans=counts.clans)
    console.print(Text(title, style="bold"))
    if counts.clans and not shows_hands:
        even = counts.even / (WHOLE_WIN * counts.clans)
        console.print(Text(own.text("stats-even", share=f"{100 * even:.1f}".removesuffix(".0"))))
    console.print()
    console.print(hands_table(own, rows) if shows_hands else wins_table(own, rows))
    console.print()
    note = "stats-note-hands" if shows_hands else "stats-note-wins"
    console.print(Text(own.text(note), style="dim"))
    console.print(Text(own.text("stats-note-small", sample=SMALL), style="dim"))


def wins_table(own: Messages, rows: Sequence[Row]) -> Table:
    """A line for each card: the draft, how often it is played, and who wins with it."""
    columns = ("taken", "pick", "played", "wins-taken", "sample", "wins-played", "sample")
    table = report_table(_headings(own, columns), gap=1)
    for card, numbers, _ in rows:
        table.add_row(
            own.text(card.text_key),
            str(card.age),
            percent(numbers.taken),
            _pick(numbers),
            percent(numbers.played),
            *_win_cells(numbers.wins_taken),
            *_win_cells(numbers.wins_played),
        )
    return table


def hands_table(own: Messages, rows: Sequence[Row]) -> Table:
    """A line for each card: how often it was in a hand, and how that ended."""
    columns = ("held", "played", "battles", "sheet", "fulfilled", "discarded", "saved")
    table = report_table(_headings(own, columns), gap=1)
    for card, numbers, _ in rows:
        table.add_row(
            own.text(card.text_key),
            str(card.age),
            str(numbers.counts.held),
            percent(numbers.played),
            str(numbers.counts.battles),
            _sheet(card, numbers),
            percent(numbers.fulfilled),
            percent(numbers.discarded),
            percent(numbers.saved),
        )
    return table


def _headings(own: Messages, columns: Sequence[str]) -> list[str]:
    first = [capital(own.text(f"cards-column-{column}")) for column in ("card", "age")]
    return first + [capital(own.text(f"stats-column-{column}")) for column in columns]


def percent(share: Share | None) -> str:
    """A share in percent, marked if its sample is small; "" for an empty sample."""
    return "" if share is None else f"{100 * share.share:.0f}{_mark(share.sample)}"


def _sheet(card: Card, numbers: Numbers) -> str:
    """How often it came onto the clan sheet; "" for a battle card, which never does."""
    if card.kind == BATTLE:
        return ""
    return percent(numbers.committed if card.kind == QUEST else numbers.upgraded)


def _pick(numbers: Numbers) -> str:
    if numbers.pick is None:
        return ""
    return f"{numbers.pick:.1f}{_mark(numbers.counts.taken)}"


def _win_cells(share: WinShare | None) -> tuple[str, str]:
    if share is None:
        return "", "0"
    low, high = share.interval
    text = f"{100 * share.share:.0f} ({100 * low:.0f}–{100 * high:.0f}){_mark(share.sample)}"
    return text, str(share.sample)


def _mark(sample: int) -> str:
    return "*" if sample < SMALL else ""
