"""What the commands share: the language, exiting on a mistake, and the console to print on."""

from __future__ import annotations

import os
from difflib import SequenceMatcher
from typing import TYPE_CHECKING, Annotated, Final, NoReturn

import typer
from rich.console import Console

from fimbul.i18n import Messages, languages, messages

if TYPE_CHECKING:
    from collections.abc import Iterable

SOURCE_LANGUAGE: Final = "en"
WIDEST: Final = 100
"""The most columns of a page; longer lines are hard to read."""
LIKE_ENOUGH: Final = 0.6
"""How similar two spellings must be for one to be suggested for the other."""

LanguageOption = Annotated[
    str | None,
    typer.Option(
        "--language",
        help=f"One of: {', '.join(languages())}. Default: what LC_ALL or LANG says, or en.",
        envvar="FIMBUL_LANGUAGE",
        show_default=False,
    ),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]


def environment_language() -> str:
    """Return the language that the environment asks for, or English if we do not have it."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next(filter(None, map(os.environ.get, names)), "")
    name = locale.partition(".")[0].partition("@")[0].replace("_", "-")
    known = {language.casefold(): language for language in languages()}
    for code in (name, name.partition("-")[0]):
        if code.casefold() in known:
            return known[code.casefold()]
    return SOURCE_LANGUAGE


def speak(language: str | None) -> Messages:
    """Return the messages of ``language``, or of the environment's language for None.

    Exits with 2 for a language we do not have.
    """
    if language is None:
        return messages(environment_language())
    if language not in languages():
        own = messages(environment_language())
        known = ", ".join(languages())
        fail(own, own.text("cli-unknown-language", language=language, known=known))
    return messages(language)


def fail(own: Messages, message: str, suggestions: Iterable[str] = ()) -> NoReturn:
    """Print ``message`` and suggestions to stderr, and exit with 2."""
    listed = ", ".join(suggestions)
    if listed:
        message += " " + own.text("cli-did-you-mean", suggestions=listed)
    typer.echo(own.text("cli-error", message=message), err=True)
    raise typer.Exit(2)


def close_to(wrong: str, known: Iterable[str]) -> list[str]:
    """Return up to three of ``known`` that are spelled like ``wrong``, or one of whose words is.

    The words of a name are parted by hyphens. The best come first.
    """

    def likeness(name: str) -> float:
        spellings = (name, *name.split("-"))
        return max(SequenceMatcher(None, wrong, spelling).ratio() for spelling in spellings)

    alike = [(likeness(name), name) for name in known]
    close = sorted((-score, name) for score, name in alike if score >= LIKE_ENOUGH)
    return [name for _, name in close[:3]]


def page() -> Console:
    """Return a console on stdout that prints text as it is: no markup, no emoji, no guessing."""
    console = Console(markup=False, emoji=False, highlight=False)
    console.width = min(console.width, WIDEST)
    return console


def capital(text: str) -> str:
    """Return ``text`` with its first letter capitalised."""
    return text[:1].upper() + text[1:]
