"""Write docs/observation.md, which lists what an observation holds, index by index.

python tools/observation_page.py docs/observation.md
"""

from __future__ import annotations

import sys
from pathlib import Path

from fimbul.rules.manifest import MAX_PLAYERS, SLUGS
from fimbul.rules.observation import LAYOUT, SEAT_SIZE, SEATS_AT, SIZE, UPGRADES, Block

HEAD = """\
# What an observation holds

<!-- Written by `python tools/observation_page.py docs/observation.md`. -->

An observation is what one seat may know, as {size} bytes. [Research](research.md) shows how to get
one. Numbers are as they are, up to 255; all else is zeros and ones. Seats are counted from the seat
itself, clockwise: seat 0 is always its own. So are the packs of the draft: pack 0 is the one that
was dealt to it.

`scale` is what to divide a number by to bring it near 0 … 1; `fimbul.rules.observation.SCALES` has
it for every index, and `fimbul.env.in_units` divides. `fimbul.env.as_dict` cuts an observation into
these blocks, by name. With more than one axis, the last one runs fastest. The names of cards,
provinces and so on are in `fimbul.rules`, in their order: see [what a view offers](view.md).

The same views give the same bytes. Different views give different bytes, except for what is left
out: the order of the discarded cards, the numbers of the steps below the pending decision, what was
seen in the drafts of earlier ages, which of its quests a shown card may be, the number of the
decision, and anything above 255. Nothing that the seat may not know changes a byte. Legal moves are
in a mask of their own.
"""


def page() -> str:
    """Return the whole page."""
    shared = [block for block in LAYOUT if block.start < SEATS_AT]
    own = [block for block in LAYOUT if block.start >= SEATS_AT]
    starts = ", ".join(str(SEATS_AT + seat * SEAT_SIZE) for seat in range(MAX_PLAYERS))
    lines = [
        HEAD.format(size=f"{SIZE:,}"),
        "## The game, and what only the seat itself knows",
        "",
        *table(shared, 0),
        "",
        "## Each seat",
        "",
        f"The parts of the seats begin at {starts}, and each has {SEAT_SIZE} numbers.",
        "The part of a seat where nobody sits is all zeros. Indices count from its beginning.",
        "",
        *table(own, SEATS_AT),
        "",
        "## Upgrades and slots",
        "",
        "The numbers of `seat-upgrades`, by card and slot of the clan sheet:",
        "",
    ]
    slots: dict[int, list[int]] = {}
    for index, (card, _) in enumerate(UPGRADES):
        slots.setdefault(card, []).append(index)
    for card, indices in slots.items():
        last = f" to {indices[-1]}" if len(indices) > 1 else ""
        lines.append(f"* {indices[0]}{last}: `{SLUGS[card]}`")
    return "\n".join(lines) + "\n"


def table(blocks: list[Block], start: int) -> list[str]:
    """Return the rows of some blocks; indices count from ``start``."""
    lines = [
        "| index | name | counted by | scale | what it is |",
        "| --- | --- | --- | --- | --- |",
    ]
    for block in blocks:
        first = block.start - start
        span = f"{first}" if block.size == 1 else f"{first}–{first + block.size - 1}"
        shape = " × ".join(map(str, block.shape)) if len(block.shape) > 1 else ""
        axes = f"{block.axes} ({shape})" if shape else block.axes
        lines.append(f"| {span} | `{block.name}` | {axes} | {block.scale} | {block.text} |")
    return lines


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
