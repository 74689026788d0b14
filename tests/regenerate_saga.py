"""Lines of the saga as the terminal writes them; the browser must write the same.

    python -m tests.regenerate_saga    (or: make golden)

writes ``web/src/lib/saga.golden.json``: stretches of golden games, the events that a seat gets, and
the lines made from them. ``test_saga_log.py`` compares it with the terminal's current lines, and
``saga.test.ts`` with those of the page.
"""

import json
from pathlib import Path

from fimbul.cli.text.saga_log import fold, sentence
from fimbul.cli.text.words import Words
from fimbul.i18n import messages
from fimbul.rules import CLAN_NAMES, EDITION_NAMES, Event, apply, new_game, record_from_text
from fimbul.rules.events import PUBLIC
from fimbul.rules.plain import event_to_plain

FILE = Path(__file__).parent.parent / "web" / "src" / "lib" / "saga.golden.json"

STRETCHES = (
    ("three-lively", 0, 0, 29),
    ("three-thralls", 2, 44, 50),
    ("three-without-a-draft", 0, 152, 176),
    ("four-lively", 0, 126, 142),
    ("three-lively", 0, 220, 236),
    ("two-lively", 0, 92, 108),
    ("four-thralls", 1, 268, 10_000),
    ("two-without-a-draft", 1, 108, 119),
)
"""A game, a seat, the number of the first move, and the number after the last."""


def stretch(name: str, seat: int, first: int, last: int) -> dict[str, object]:
    """Return the events that a seat gets for some moves of a golden game, and their lines."""
    saga = Path(__file__).parent / "golden" / f"{name}.saga"
    record = record_from_text(saga.read_text(encoding="utf-8"))
    events: list[Event] = []
    state = new_game(record.setup, events)
    steps = [events]
    for mover, move in record.moves[:last]:
        steps.append([])
        apply(state, mover, move, steps[-1])
    heard = [
        [event for event in step if event.audience in (PUBLIC, seat)] for step in steps[first:]
    ]
    words = Words(messages("en"), state)
    return {
        "game": name,
        "seat": seat,
        "clans": [CLAN_NAMES[clan] for clan in record.setup.clans],
        "edition": EDITION_NAMES[record.setup.edition],
        "steps": [[event_to_plain(event) for event in step] for step in heard if step],
        "lines": [
            sentence(line, words).plain for line in fold(event for step in heard for event in step)
        ],
    }


def text() -> str:
    """Return the text that the file should have."""
    told = [json.dumps(stretch(*args), ensure_ascii=False) for args in STRETCHES]
    return "[\n" + ",\n".join(told) + "\n]\n"


def main() -> None:
    FILE.write_text(text(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
