"""The commands at the prompt, besides moves, and the code of those that only show something."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from fimbul.cli.cards import print_card
from fimbul.cli.rules import found_in, nearest, print_sections
from fimbul.cli.text import panels
from fimbul.cli.text.board import board, ships
from fimbul.cli.text.matching import fits, is_number, shortened, words_in
from fimbul.cli.text.saga_log import told
from fimbul.i18n import rulebook
from fimbul.rules.cards import CARDS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from rich.console import RenderableType

    from fimbul.cli.text.chronicle import Chronicle
    from fimbul.cli.text.screen import Screen
    from fimbul.cli.text.words import Words
    from fimbul.i18n import Messages
    from fimbul.rules.cards import Card
    from fimbul.rules.view import View

COMMANDS: Final = (
    "board",
    "clans",
    "hand",
    "card",
    "read",
    "rules",
    "log",
    "hint",
    "undo",
    "save",
    "help",
    "quit",
)
ALIASES: Final = {"?": "hint", "h": "help", "q": "quit", "exit": "quit"}
HELP: Final = (
    "enter",
    "number",
    "move",
    "board",
    "clans",
    "hand",
    "card",
    "rules",
    "log",
    "hint",
    "undo",
    "save",
    "quit",
)
LINES: Final = 20
"""How many lines of the log are shown by default."""


@dataclass(frozen=True)
class Look:
    """What a command that only shows something works with: a seat's view and its chronicle."""

    view: View
    words: Words
    screen: Screen
    chronicle: Chronicle


def exact_command(typed: str) -> tuple[str, str] | None:
    """The command whose name is the first word typed, and the rest; None for anything else."""
    first, _, rest = typed.strip().partition(" ")
    name = ALIASES.get(first.casefold(), first.casefold())
    return (name, rest.strip()) if name in COMMANDS else None


def short_commands(typed: str) -> list[str]:
    """The commands that the first word typed begins."""
    first = typed.strip().partition(" ")[0].casefold()
    return [name for name in COMMANDS if name.startswith(first)] if first else []


def look_at(name: str, rest: str, look: Look) -> None:
    """Carry out a command that only shows something."""
    _LOOKS[name](look, rest)


def is_look(name: str) -> bool:
    """Whether a command only shows something."""
    return name in _LOOKS


def whole_board(view: View, words: Words, width: int) -> Iterable[RenderableType]:
    """The board, and the ships in the fjords where there are some."""
    yield board(view, words, width)
    at_sea = ships(view, words)
    if at_sea:
        yield at_sea


def _board(look: Look, rest: str) -> None:
    look.screen.show(*whole_board(look.view, look.words, look.screen.width))
    look.screen.show(Text(look.words.own.text("board-legend"), "dim"))


def _clans(look: Look, rest: str) -> None:
    look.screen.show(panels.clan_sheets(look.view, look.words))


def _hand(look: Look, rest: str) -> None:
    look.screen.show(panels.hand(look.view, look.words))


def _card(look: Look, rest: str) -> None:
    own = look.words.own
    tokens = words_in(rest)
    if not tokens:
        look.screen.show(Text(own.text("need-card", example=own.text("card-troll"))))
        return
    at_hand = {*look.view.hand, *look.view.pack, *look.view.quests[look.view.seat]}
    found = _cards_called(tokens, own, at_hand) or _cards_called(tokens, own, range(len(CARDS)))
    names = list(dict.fromkeys(own.text(card.text_key) for card in found))
    if len(names) == 1:
        print_card(look.screen.console, own, found)
    elif names:
        name = shortened(rest)
        look.screen.show(Text(own.text("wrong-card-many", name=name, cards=", ".join(names[:8]))))
    else:
        look.screen.show(Text(own.text("cards-unknown-name", name=shortened(rest))))


def _cards_called(tokens: list[str], own: Messages, cards: Iterable[int]) -> list[Card]:
    """Those of the cards whose name the words are, or else whose name's words they begin.

    A card also goes by its English name, which is printed on the cards of some languages.
    """
    known = {
        CARDS[card]: (words_in(own.text(CARDS[card].text_key)), words_in(CARDS[card].name))
        for card in sorted(cards)
    }
    exact = [card for card, names in known.items() if tokens in (*names, words_in(card.slug))]
    return exact or [
        card for card, names in known.items() if any(fits(tokens, name) for name in names)
    ]


def _rules(look: Look, rest: str) -> None:
    own = look.words.own
    sections = rulebook(own)
    if not rest:
        grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
        for section in sections:
            grid.add_row(Text(section.letter, "bold"), section.title)
        look.screen.show(grid)
        return
    found = found_in(sections, rest)
    if found:
        print_sections(look.screen.console, own, found, has_contents=False)
        return
    message = own.text("rules-unknown-number", number=shortened(rest))
    close = ", ".join(nearest(sections, rest.strip().upper()))
    if close:
        message += " " + own.text("cli-did-you-mean", suggestions=close)
    look.screen.show(Text(message))


def _log(look: Look, rest: str) -> None:
    if rest and not is_number(rest):
        look.screen.show(Text(look.words.own.text("wrong-log")))
        return
    count = int(rest) if rest else LINES
    lines = told(look.chronicle.told_to(look.view.seat), look.words)
    look.screen.tell(lines[-count:] if count else [])


def _help(look: Look, rest: str) -> None:
    own = look.words.own
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    grid.add_column(no_wrap=True)
    grid.add_column()
    for name in HELP:
        grid.add_row(Text(own.text(f"help-{name}"), "bold"), own.text(f"help-{name}-text"))
    heading = Text(own.text("help-heading"), "bold underline")
    look.screen.show(Group(heading, Padding(grid, (0, 0, 0, 2), expand=False)))


_LOOKS: Final[dict[str, Callable[[Look, str], None]]] = {
    "board": _board,
    "clans": _clans,
    "hand": _hand,
    "card": _card,
    "read": _card,
    "rules": _rules,
    "log": _log,
    "help": _help,
}
