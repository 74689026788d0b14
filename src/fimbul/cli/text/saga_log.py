"""The log: events folded into lines, and lines told in sentences.

Which events are told, and how, is the table in ``fimbul.i18n.telling``; here it is carried out, as
``web/src/lib/saga.ts`` does for the page. What a seat may not know never comes in here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.padding import Padding

from fimbul.i18n.telling import ARGUMENTS, TELLINGS
from fimbul.rules.cards import CARD_KIND_NAMES, CARDS
from fimbul.rules.cells import AXES_STEPS, HORN_STEPS, RAGE_STEPS, STAT_AXES, STAT_RAGE
from fimbul.rules.events import PUBLIC
from fimbul.rules.plain import event_to_plain

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from rich.text import Text

    from fimbul.cli.text.words import Words
    from fimbul.i18n.telling import Form
    from fimbul.rules.events import Event

Args = dict[str, str | int]

STYLES: Final = {"heading": "bold", "phase": "bold", "faint": "dim"}
"""How a tone looks in the terminal; other tones look like plain text."""


class Line:
    """One line of the log: an event and those like it that followed."""

    __slots__ = (
        "amount", "audience", "cards", "cost", "event", "fields", "named", "pieces", "seats",
        "telling",
    )  # fmt: skip

    def __init__(self, event: Event) -> None:
        self.event = event.name
        self.telling = TELLINGS[event.name]
        self.audience = event.audience
        self.fields = event.fields
        self.named: Mapping[str, object] = event_to_plain(event)
        self.cost = 0
        self.amount = self.number("amount") if "amount" in self.fields else 0
        count = self.number(self.telling.counted_by) if self.telling.counted_by else 1
        self.pieces = {self.number("figure"): count} if "figure" in self.fields else {}
        self.cards = [self.number("card")] if "card" in self.fields else self.numbers("cards")
        self.seats = [self.number("seat")] if "seat" in self.fields else self.numbers("seats")

    def number(self, field: str) -> int:
        value = self.fields[field]
        assert isinstance(value, int)
        return value

    def numbers(self, field: str) -> list[int]:
        value = self.fields.get(field, [])
        return value if isinstance(value, list) else [value]

    def is_like(self, other: Line) -> bool:
        """Whether two lines are told as one."""
        agree, only = self.telling.gathers_by, self.telling.gathers_only
        if agree is None or self.event != other.event or self.audience != other.audience:
            return False
        if any(self.named[field] not in values for field, values in only.items()):
            return False
        return all(self.named[field] == other.named[field] for field in agree)

    def gather(self, other: Line) -> None:
        """Take in a line that is like this one."""
        self.amount += other.amount
        self.cards += other.cards
        self.seats += [seat for seat in other.seats if seat not in self.seats]
        for figure, count in other.pieces.items():
            self.pieces[figure] = self.pieces.get(figure, 0) + count


def fold(events: Iterable[Event]) -> list[Line]:
    """Return the lines that tell these events."""
    lines: list[Line] = []
    price: Line | None = None
    silenced: tuple[str, ...] = ()
    for event in events:
        telling = TELLINGS[event.name]
        if telling.begins:
            silenced = telling.silences
        if not telling.is_told or event.name in silenced:
            continue
        line = Line(event)
        if price is not None:
            if telling.has_price and line.seats == price.seats:
                line.cost = price.amount
            else:
                lines.append(price)
            price = None
        if telling.is_price and line.amount < 0:
            price = line
        elif not _is_told_already(lines, line):
            like = _like(lines, line)
            if like is None:
                lines.append(line)
            else:
                like.gather(line)
    if price is not None:
        lines.append(price)
    return lines


def _is_told_already(lines: list[Line], line: Line) -> bool:
    """Whether the last line told the same of the same card."""
    return bool(lines and lines[-1].event == line.telling.repeats and lines[-1].cards == line.cards)


def _like(lines: list[Line], line: Line) -> Line | None:
    """Return the line that ``line`` is gathered into: the last one, or one in the run of lines at
    the end; None if it is told by itself."""
    for earlier in reversed(lines):
        if line.cost == 0 and earlier.is_like(line):
            return earlier
        if not line.telling.run or earlier.telling.run != line.telling.run:
            return None
    return None


# --- in words -------------------------------------------------------------------------------------


def sentence(line: Line, words: Words) -> Text:
    """Return a line in words."""
    text = words.coloured(words.own.text(f"log-{line.event}", **_arguments(line, words)))
    if line.telling.tone in STYLES:
        text.stylize(STYLES[line.telling.tone])
    return text


def told(events: Iterable[Event], words: Words) -> list[Padding]:
    """Return the lines that tell these events, in words, indented by how deep in the story they
    are."""
    return [
        Padding(sentence(line, words), (0, 0, 0, 2 * line.telling.depth), expand=False)
        for line in fold(events)
    ]


def signed(amount: int) -> str:
    """Return a number with its sign, and a proper minus."""
    return f"+{amount}" if amount >= 0 else f"\u2212{-amount}"


def _arguments(line: Line, words: Words) -> Args:
    """Return what the message of a line may ask for; see the head of ``log.ftl``."""
    args: Args = {
        "amount": signed(line.amount),
        "value": line.amount,
        "cost": words.own.text("log-cost", amount=signed(line.cost)) if line.cost else "",
        "count": max(len(line.cards), len(line.seats)),
        "cards": words.card_list(line.cards),
    }
    if line.audience != PUBLIC:
        args["clan"] = words.clan(line.audience)
    elif line.seats:
        args["clan"] = words.clan(line.seats[0])
    if line.seats:
        args["clans"] = words.clan_list(line.seats)
    if line.cards:
        args["card"] = words.card(line.cards[0])
        args["bonus"] = _bonus_of(line.cards[0])
        args["kind"] = CARD_KIND_NAMES[CARDS[line.cards[0]].kind]
    if line.pieces:
        args["pieces"] = words.pieces(line.pieces)
    for field in line.fields:
        forms = line.telling.arguments.get(field, ARGUMENTS.get(field, {}))
        args.update({name: _FORMED[form](line, field, words) for name, form in forms.items()})
    return args


def _bonus_of(card: int) -> str:
    return "+X" if CARDS[card].has_variable_value else signed(CARDS[card].value)


def stat_value(stat: int, step: int, edition: int) -> int:
    """Return the value of a stat at a step (C2, V1, V2)."""
    if stat == STAT_AXES:
        return AXES_STEPS[edition][step]
    return (RAGE_STEPS if stat == STAT_RAGE else HORN_STEPS)[step]


def _track_value(line: Line, field: str, words: Words) -> int:
    return stat_value(line.number("stat"), line.number(field), words.edition)


_FORMED: Final[dict[Form, Callable[[Line, str, Words], str | int]]] = {
    "clan": lambda line, field, words: words.clan(line.number(field)),
    "place": lambda line, field, words: words.place(line.number(field)),
    "id": lambda line, field, words: str(line.named[field]),
    "token": lambda line, field, words: words.reward(line.number(field)),
    "stat": lambda line, field, words: words.stat(line.number(field)),
    "source": lambda line, field, words: words.own.text(f"source-{line.named[field]}"),
    "number": lambda line, field, words: line.number(field),
    "ordinal": lambda line, field, words: line.number(field) + 1,
    "track": _track_value,
    "total": lambda line, field, words: line.number("figures") + line.number(field),
    "yes-no": lambda line, field, words: "yes" if line.number(field) else "no",
}
"""How a field of a line becomes an argument, by its form."""
