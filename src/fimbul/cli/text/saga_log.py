"""The log: events folded into lines, and lines told in sentences.

Events are small: each warrior that falls is one. A line gathers what belongs together, so that a
battle reads as a story and not as a ledger. What a seat may not know never comes in here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.padding import Padding

from fimbul.rules import events as ev
from fimbul.rules.board import PLACE_NAMES
from fimbul.rules.cards import CARD_KIND_NAMES, CARDS
from fimbul.rules.cells import AXES_STEPS, HORN_STEPS, RAGE_STEPS, STAT_AXES, STAT_RAGE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from rich.text import Text

    from fimbul.cli.text.words import Words
    from fimbul.rules.events import Event

Args = dict[str, str | int]

QUIET: Final = frozenset(
    {ev.PACK_RECEIVED, ev.PACKS_PASSED, ev.HAND_RECEIVED, ev.TURN_BEGINS, ev.MARCH_BEGINS}
)
"""Events that other lines, or the question that follows, tell well enough."""

HEADINGS: Final = frozenset({ev.AGE_BEGINS, ev.ACTION_PHASE_BEGINS, ev.RAGNAROK, ev.GAME_OVER})

DEEP: Final = frozenset(
    {
        ev.CARD_REVEALED,
        ev.NO_CARD_PLAYED,
        ev.QUEST_COUNTS,
        ev.TEXT_CANCELLED,
        ev.CARDS_SWEPT,
        ev.CARD_ADDED,
        ev.STRENGTH_COMPARED,
    }
)
"""What happens inside a battle."""

NESTED: Final = frozenset(
    {
        ev.JOINED,
        ev.STAYED_AWAY,
        ev.BATTLE_BEGINS,
        ev.BATTLE_WON,
        ev.BATTLE_TIED,
        ev.DESTROYED,
        ev.PROTECTED,
        ev.FLED,
        ev.PILLAGED_EVENT,
        ev.GLORY_GAINED,
        ev.RAGE_CHANGED,
        ev.STAT_RAISED,
        ev.CARD_RETURNED,
        ev.CARD_TAKEN,
        ev.CARD_DISCARDED,
        ev.FIGURE_LEFT_GAME,
        ev.QUEST_CHOSEN,
    }
)
"""What follows from an action."""

DIM: Final = frozenset({ev.STAYED_AWAY, ev.CARD_RETURNED, ev.CARD_DISCARDED, ev.CARD_SAVED})

COSTED: Final = frozenset(
    {
        ev.INVADED,
        ev.MOVED,
        ev.UPGRADED,
        ev.PASSED_EVENT,
        ev.PILLAGE_BEGINS,
        ev.PROTECTED,
        ev.CARD_RETURNED,
    }
)
"""What rage is paid for: the cost is told with it."""

GATHERED: Final = {
    ev.DESTROYED: ("seat", "place"),
    ev.PROTECTED: ("seat", "place"),
    ev.MOVED: ("seat", "source", "target"),
    ev.RELEASED: ("seat",),
    ev.CARD_KEPT: (),
    ev.CARD_DISCARDED: ("seat",),
    ev.CARD_RETURNED: ("seat",),
    ev.CARD_TAKEN: ("seat", "victim"),
    ev.QUEST_REVEALED: ("seat",),
    ev.STAYED_AWAY: (),
    ev.GLORY_GAINED: ("seat", "source"),
}
"""Kinds that gather into one line, and the fields in which they must agree for it."""

LOSSES: Final = frozenset({ev.DESTROYED, ev.GLORY_GAINED, ev.PROTECTED})
"""Lines between which a loss looks for its like: each figure lost may pay at once."""
SUMMED: Final = frozenset({ev.FROM_SHIP, ev.FROM_RAGNAROK, ev.FROM_STATS})
"""Sources of glory that pay bit by bit."""


class Line:
    """One line of the log: an event and those like it that followed."""

    __slots__ = ("amount", "audience", "cards", "cost", "fields", "kind", "pieces", "seats")

    def __init__(self, event: Event) -> None:
        self.kind = event.kind
        self.audience = event.audience
        self.fields = event.fields
        self.cost = 0
        self.amount = self.number("amount") if "amount" in self.fields else 0
        count = self.amount if self.kind == ev.RELEASED else 1
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
        """Whether two lines are to be told as one."""
        agree = GATHERED.get(self.kind)
        if agree is None or self.kind != other.kind or self.audience != other.audience:
            return False
        if self.kind == ev.GLORY_GAINED and self.number("source") not in SUMMED:
            return False
        return all(self.fields[field] == other.fields[field] for field in agree)

    def gather(self, other: Line) -> None:
        """Take in a line that is like this one."""
        self.amount += other.amount
        self.cards += other.cards
        self.seats += [seat for seat in other.seats if seat not in self.seats]
        for kind, count in other.pieces.items():
            self.pieces[kind] = self.pieces.get(kind, 0) + count


def fold(events: Iterable[Event]) -> list[Line]:
    """The lines that tell these events."""
    lines: list[Line] = []
    unpaid: Line | None = None
    is_filling = False
    for event in events:
        if event.kind in (ev.ACTION_PHASE_BEGINS, ev.TURN_BEGINS):
            is_filling = event.kind == ev.ACTION_PHASE_BEGINS
        if event.kind in QUIET or (is_filling and event.kind == ev.RAGE_CHANGED):
            continue
        line = Line(event)
        if unpaid is not None:
            if line.kind in COSTED and line.seats == unpaid.seats:
                line.cost = unpaid.amount
            else:
                lines.append(unpaid)
            unpaid = None
        if line.kind == ev.RAGE_CHANGED and line.amount < 0:
            unpaid = line
        elif not _is_told_already(lines, line):
            like = _like(lines, line)
            if like is None:
                lines.append(line)
            else:
                like.gather(line)
    if unpaid is not None:
        lines.append(unpaid)
    return lines


def _is_told_already(lines: list[Line], line: Line) -> bool:
    """A quest that was judged is discarded: nothing new."""
    if line.kind != ev.CARD_DISCARDED or not lines:
        return False
    last = lines[-1]
    return last.kind == ev.QUEST_RESOLVED and last.cards == line.cards


def _like(lines: list[Line], line: Line) -> Line | None:
    """The line that ``line`` can be gathered into: the last, or among the losses or the draft
    picks at the end."""
    for earlier in reversed(lines):
        if line.cost == 0 and earlier.is_like(line):
            return earlier
        are_losses = earlier.kind in LOSSES and line.kind in LOSSES
        are_picks = earlier.kind == line.kind == ev.CARD_KEPT
        if not (are_losses or are_picks):
            return None
    return None


# --- in words -------------------------------------------------------------------------------------


def sentence(line: Line, words: Words) -> Text:
    """A line in words."""
    marked = words.own.text(f"log-{ev.EVENT_NAMES[line.kind]}", **_arguments(line, words))
    text = words.coloured(marked)
    if line.kind in HEADINGS:
        text.stylize("bold")
    if line.kind in DIM:
        text.stylize("dim")
    return text


def told(events: Iterable[Event], words: Words) -> list[Padding]:
    """The lines that tell these events, in words, indented by how deep in the story they are."""
    return [
        Padding(sentence(line, words), (0, 0, 0, _depth(line)), expand=False)
        for line in fold(events)
    ]


def _depth(line: Line) -> int:
    return 4 if line.kind in DEEP else 2 if line.kind in NESTED else 0


def signed(amount: int) -> str:
    """A number with its sign, and a proper minus."""
    return f"+{amount}" if amount >= 0 else f"\u2212{-amount}"


def _arguments(line: Line, words: Words) -> Args:
    """What the message of a line may ask for; see the head of ``log.ftl``."""
    args: Args = {
        "amount": signed(line.amount),
        "cost": words.own.text("log-cost", amount=signed(line.cost)) if line.cost else "",
        "count": max(len(line.cards), len(line.seats)) if line.seats or line.cards else 0,
    }
    if line.audience != ev.PUBLIC:
        args["clan"] = words.clan(line.audience)
    elif line.seats:
        args["clan"] = words.clan(line.seats[0])
    if line.seats:
        args["clans"] = words.clan_list(line.seats)
    if line.cards:
        args["card"] = words.card(line.cards[0])
        args["bonus"] = _bonus_of(line.cards[0])
        args["kind"] = CARD_KIND_NAMES[CARDS[line.cards[0]].kind]
    args["cards"] = words.card_list(line.cards)
    if line.pieces:
        args["pieces"] = words.pieces(line.pieces)
    for field in line.fields:
        _ADD.get(field, _add_nothing)(line, words, args)
    return args


def _bonus_of(card: int) -> str:
    return "+X" if CARDS[card].has_variable_value else signed(CARDS[card].value)


def _add_nothing(line: Line, words: Words, args: Args) -> None:
    return


def _add_place(field: str, line: Line, words: Words, args: Args) -> None:
    args[field] = words.place(line.number(field))


def _add_source(line: Line, words: Words, args: Args) -> None:
    source = line.number("source")
    if line.kind == ev.GLORY_GAINED:
        args["reason"] = words.own.text(f"source-{ev.SOURCE_NAMES[source]}")
    else:
        args["source"] = words.place(source)
        args["from"] = PLACE_NAMES[source]


def _add_stat(line: Line, words: Words, args: Args) -> None:
    stat, step = line.number("stat"), line.number("step")
    args["stat"] = words.stat(stat)
    args["step"] = step + 1
    args["value"] = stat_value(stat, step, words.edition)


def stat_value(stat: int, step: int, edition: int) -> int:
    """The value of a stat at a step (C2, V1, V2)."""
    if stat == STAT_AXES:
        return AXES_STEPS[edition][step]
    return (RAGE_STEPS if stat == STAT_RAGE else HORN_STEPS)[step]


def _add_total(line: Line, words: Words, args: Args) -> None:
    figures, bonus = line.number("figures"), line.number("bonus")
    args.update(figures=figures, bonus=bonus, total=figures + bonus)


def _add_amount(line: Line, words: Words, args: Args) -> None:
    args["value"] = line.amount


def _add_fulfilled(line: Line, words: Words, args: Args) -> None:
    args["fulfilled"] = "yes" if line.number("fulfilled") else "no"


_ADD: Final[dict[str, Callable[[Line, Words, Args], None]]] = {
    "province": lambda line, words, args: _add_place("province", line, words, args),
    "place": lambda line, words, args: _add_place("place", line, words, args),
    "target": lambda line, words, args: _add_place("target", line, words, args),
    "source": _add_source,
    "stat": _add_stat,
    "figures": _add_total,
    "amount": _add_amount,
    "fulfilled": _add_fulfilled,
    "age": lambda line, words, args: args.update(age=line.number("age")),
    "round": lambda line, words, args: args.update(round=line.number("round")),
    "token": lambda line, words, args: args.update(token=words.reward(line.number("token"))),
    "victim": lambda line, words, args: args.update(victim=words.clan(line.number("victim"))),
}
"""How each field of an event becomes an argument of its message."""
