"""How all commands look in a shell: `-h` beside `--help`, flags that name no type, completion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from fimbul.bots import BOT_NAMES
from fimbul.bots.finding import installed_bots
from fimbul.i18n import messages, rulebook
from fimbul.rules.cards import CARDS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

PEOPLE: Final = "people"
"""The level of a clan all of whose moves a person made, for `fimbul stats`."""
HELP: Final = {"help_option_names": ["-h", "--help"]}


def without_types(params: list[Any]) -> list[Any]:
    """The options; flags take no value, so the help shows no type for them."""
    for param in params:
        if getattr(param, "is_flag", False) and param.metavar is None:
            param.metavar = ""
    return params


class Command(TyperCommand):
    """A command whose flags show no `<bool>`."""

    def get_params(self, ctx: Any) -> list[Any]:
        return without_types(super().get_params(ctx))


class Group(TyperGroup):
    """A group of commands whose flags show no `<bool>`."""

    def get_params(self, ctx: Any) -> list[Any]:
        return without_types(super().get_params(ctx))


class Shell(typer.Typer):
    """A group to which commands are added as `Command`; groups within it answer to `-h` too."""

    def __init__(self, **options: Any) -> None:
        super().__init__(
            cls=Group,
            context_settings=HELP,
            no_args_is_help=True,
            # A traceback must not show what a seat may not see.
            pretty_exceptions_show_locals=False,
            **options,
        )

    def command(self, name: str | None = None, **options: Any) -> Callable[[Any], Any]:
        return super().command(name, **{"cls": Command, **options})


# --- completion -----------------------------------------------------------------------------------


def beginning(known: Iterable[str], incomplete: str) -> list[str]:
    """Those of ``known`` that begin with what was typed, ignoring case."""
    return [name for name in known if name.casefold().startswith(incomplete.casefold())]


def complete_bot(incomplete: str) -> list[str]:
    """The bots of the ladder and of installed packages; the shell completes files itself."""
    return beginning((*BOT_NAMES, *installed_bots()), incomplete)


def complete_level(incomplete: str) -> list[str]:
    """The bots, and the word for people."""
    return [*complete_bot(incomplete), *beginning((PEOPLE,), incomplete)]


def complete_card(incomplete: str) -> list[str]:
    """The slugs of the cards."""
    return beginning(dict.fromkeys(card.slug for card in CARDS), incomplete)


def complete_rule(incomplete: str) -> list[str]:
    """The letters of the sections and the numbers of their rules."""
    sections = rulebook(messages("en"))
    numbers = [rule.number for section in sections for rule in section.rules]
    return beginning((*(section.letter for section in sections), *numbers), incomplete)
