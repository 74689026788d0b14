"""`fimbul position`: checks a position, shows it, and asks a bot about it."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.text import Text

from fimbul.bots import Budget, decision_of, find_bot
from fimbul.cli.play import loaded
from fimbul.cli.series import print_json
from fimbul.cli.terminal import JsonOption, LanguageOption, fail, page, speak
from fimbul.cli.text import panels
from fimbul.cli.text.commands import whole_board
from fimbul.cli.text.hints import SHOWN, hints
from fimbul.cli.text.saving import Unreadable, text_in
from fimbul.cli.text.screen import one_line, put
from fimbul.cli.text.words import Words
from fimbul.rules import (
    MalformedPosition,
    card_by_slug,
    completed,
    move_text,
    next_seat,
    position_from_text,
    position_of,
    position_to_text,
    replay_as_far_as_possible,
    state_of,
    view,
)
from fimbul.rules.manifest import CLAN_NAMES
from fimbul.rules.plain import view_to_plain

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from fimbul.bots import Advice
    from fimbul.i18n import Messages
    from fimbul.rules import Problem, State

ADVISER: Final = "norn"
SECONDS: Final = 2.0
"""How long the adviser thinks, usually."""
WRONG: Final = 1
STDIN: Final = "-"


def position(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE|-", help="A position, or a .saga with --at; - for standard input."
        ),
    ],
    at: Annotated[
        int | None,
        typer.Option(
            "--at",
            metavar="N",
            help="The position of a .saga after N moves.",
            show_default=False,
        ),
    ] = None,
    advise: Annotated[
        bool, typer.Option("--advise", help="Show the best moves, with reasons.")
    ] = False,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.1, max=600, help="How long the adviser thinks.")
    ] = SECONDS,
    code: Annotated[
        bool, typer.Option("--code", help="Print the position itself, with all its cards.")
    ] = False,
    seed: Annotated[
        int, typer.Option("--seed", min=0, help="Decides the cards that a position leaves open.")
    ] = 0,
    as_json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """Check a position, and show its board or the best moves.

    Exits with 1 and says all that is wrong if no game can be in the position.
    """
    own = speak(language)
    text = text_of(own, file) if at is None else text_at(own, file, at)
    try:
        whole = completed(position_from_text(text), Random(seed))
    except MalformedPosition as error:
        tell_problems(own, str(file), error.problems, as_json=as_json)
        raise typer.Exit(WRONG) from None
    state = state_of(whole)
    written = position_to_text(whole)
    advice = advice_on(state, seconds, seed) if advise else []
    if as_json:
        print_json(as_plain(state, written, advice if advise else None))
    elif code:
        typer.echo(written, nl=False)
    else:
        show(own, str(file), state, advice)


def text_of(own: Messages, file: Path) -> str:
    """The text of a file, or of standard input. Exits with 2 if it cannot be read."""
    if str(file) == STDIN:
        return sys.stdin.read()
    try:
        return text_in(file)
    except Unreadable as error:
        fail(own, own.text(error.key, file=str(file), reason=error.reason))


def text_at(own: Messages, file: Path, moves: int) -> str:
    """The position of a recorded game after some moves. Exits with 2 if there is none."""
    saved = loaded(own, file)
    total = len(saved.moves)
    if not 0 <= moves <= total:
        fail(own, own.text("replay-bad-move", moves=total))
    found = position_of(replay_as_far_as_possible(saved.record, moves).state)
    if found is None:
        fail(own, own.text("position-no-moment", moves=moves))
    return position_to_text(found)


def advice_on(state: State, seconds: float, seed: int) -> list[Advice]:
    """The best moves of the seat to move, from what it may know; the best first."""
    seen = view(state, next_seat(state))
    bot = find_bot(ADVISER)(Random(seed))
    return bot.advise(seen, decision_of(seen), Budget(seconds=seconds))[:SHOWN]


def tell_problems(own: Messages, file: str, problems: Sequence[Problem], *, as_json: bool) -> None:
    """Print what is wrong with a position."""
    if as_json:
        plain = [{"code": one.code, "args": one.args, "message": one.message} for one in problems]
        print_json({"problems": plain})
        return
    typer.echo(own.text("position-problems", file=file), err=True)
    for one in problems:
        typer.echo(f"  {problem_text(own, one.code, one.args)}", err=True)


def problem_text(own: Messages, code: str, args: Mapping[str, str | int]) -> str:
    """What is wrong, in words."""
    named = {name: said(own, name, value) for name, value in args.items()}
    return own.text(f"position-{code}", **named)


def said(own: Messages, name: str, value: str | int) -> str | int:
    """An argument of a problem as it is said: the name of a clan, a card, a figure or a place."""
    match name:
        case "clan":
            return own.name(f"clan-{value}")
        case "card":
            return own.text(card_by_slug(str(value)).text_key)
        case "figure":
            return own.name(f"figure-{value}")
        case "place":
            keys = (f"province-{value}", f"place-{value}", str(value))
            return own.name(next(key for key in keys if own.has(key)))
        case _:
            return value


def as_plain(state: State, code: str, advice: Sequence[Advice] | None) -> dict[str, object]:
    """The position as a JSON object; `advice` is null unless it was asked for."""
    seat = next_seat(state)
    return {
        "code": code,
        "clan": CLAN_NAMES[state.clans[seat]],
        "problems": [],
        "view": view_to_plain(view(state, seat)),
        "advice": None
        if advice is None
        else [
            {
                "move": move_text(found.move),
                "glory": round(found.glory, 1),
                "win_chance": round(found.win_chance, 3),
                "reason": found.reason,
                "args": dict(found.args),
            }
            for found in advice
        ],
    }


def show(own: Messages, file: str, state: State, advice: Sequence[Advice]) -> None:
    """Print the board, the clans with their hands, and advice."""
    console = page()
    words = Words(own, state)
    seat = next_seat(state)
    seen = view(state, seat)
    put(console, one_line(own.text("position-sound", file=file)))
    console.print()
    for part in whole_board(seen, words, console.width):
        put(console, part)
    console.print()
    put(console, panels.clans(seen, words, has_upgrades=True))
    for owner in range(state.players):
        hand = panels.hand_line(view(state, owner), words)
        put(console, words.coloured(words.clan(owner)).append(" · ").append_text(hand))
    console.print()
    if state.phase == "draft":
        put(console, Text(own.text("position-draft-begins", age=state.age)))
    else:
        put(console, words.say("position-turn-begins", clan=words.clan(seat)))
    if advice:
        console.print()
        for part in hints(advice, seen, words, ADVISER):
            put(console, part)
