"""Draw what skald thinks of each card beside what jarl does, from the statistics of the package.

python -m tools.skald.opinions docs/images/skald-cards.svg
"""

import sys
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from fimbul.rules.card import AGES
from fimbul.rules.cards import CARDS, Card
from fimbul.statistics import Numbers, Share, numbers_of, shipped_statistics

LEVEL: Final = "skald"
OTHER: Final = "jarl"
COLUMN: Final = 300
"""The width of the column of an age."""
NAME: Final = 132
"""The part of it for the names of the cards."""
ROW: Final = 18
TOP: Final = 62
TITLE: Final = "How often skald takes a card that it sees in a draft"
STYLE: Final = """
text { font: 12px sans-serif; fill: #2b2620; }
.title { font-size: 15px; font-weight: bold; }
.number { fill: #6b6256; }
.bar { fill: #c98a2b; }
.sure { stroke: #2b2620; }
.other { fill: none; stroke: #2f5f78; stroke-width: 2; }
"""


def numbers_by_card(level: str) -> list[Numbers]:
    """The numbers of every card in the games of a level."""
    group = next(group for group in shipped_statistics() if group.level == level)
    return [numbers_of(counts) for counts in group.counts.cards]


def drawn() -> str:
    """The picture as SVG: a bar for each card, the one that skald takes most often first."""
    own, other = numbers_by_card(LEVEL), numbers_by_card(OTHER)
    columns = [
        sorted(
            (card for card in CARDS if card.age == age),
            key=lambda card: (-_taken(own, card).share, card.slug),
        )
        for age in range(1, AGES + 1)
    ]
    width, height = COLUMN * AGES + 20, TOP + ROW * max(map(len, columns)) + 12
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        f"<style>{STYLE}</style>",
        f'<rect width="{width}" height="{height}" rx="8" fill="#f6f0e2"/>',
        f'<text class="title" x="20" y="24">{TITLE}</text>',
        '<circle class="other" cx="442" cy="20" r="4"/><text x="452" y="24">jarl</text>',
    ]
    for age, cards in enumerate(columns):
        left = 20 + COLUMN * age
        parts.append(f'<text class="title" x="{left}" y="50">Age {age + 1}</text>')
        for row, card in enumerate(cards):
            top = TOP + ROW * row
            parts += _row(card, _taken(own, card), _taken(other, card), left, top)
    return "\n".join([*parts, "</svg>", ""])


def _taken(numbers: list[Numbers], card: Card) -> Share:
    found = numbers[card.id].taken
    assert found is not None, f"nobody has seen {card.slug}"
    return found


def _row(card: Card, own: Share, other: Share, left: int, top: int) -> list[str]:
    """A card: its name, a bar with its interval, and a ring for the other bot."""
    start, whole, middle = left + NAME, COLUMN - NAME - 60, top + ROW / 2
    low, high = (start + whole * edge for edge in own.interval)
    bar, ring = whole * own.share, start + whole * other.share
    said, at = f"{100 * own.share:.0f} %", f'y="{middle + 4}"'
    return [
        f'<text x="{left}" {at}>{escape(card.name)}</text>',
        f'<rect class="bar" x="{start}" y="{top + 4}" width="{bar:.1f}" height="{ROW - 8}"/>',
        f'<path class="sure" d="M{low:.1f} {middle}H{high:.1f}"/>',
        f'<circle class="other" cx="{ring:.1f}" cy="{middle}" r="4"/>',
        f'<text class="number" x="{start + whole + 10}" {at}>{said}</text>',
    ]


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(drawn(), encoding="utf-8")
