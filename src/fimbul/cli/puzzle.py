"""`fimbul puzzle`: positions in which one move is clearly the best."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.table import Table
from rich.text import Text

from fimbul.analysis import Estimate
from fimbul.cli.terminal import JsonOption, LanguageOption, capital, fail, page, speak
from fimbul.cli.text import panels
from fimbul.cli.text.commands import whole_board
from fimbul.cli.text.hints import reason_text
from fimbul.cli.text.labels import label
from fimbul.cli.text.matching import Problem, resolve
from fimbul.cli.text.menu import Menu, menu_of, render
from fimbul.cli.text.saga_log import told
from fimbul.cli.text.screen import Leave, Screen, put
from fimbul.cli.text.words import Words
from fimbul.puzzles import (
    Measured,
    NoSuchPuzzle,
    Puzzle,
    daily,
    heard_before,
    lesson_of,
    puzzle_named,
    puzzles,
    reason_of,
)
from fimbul.rules import move_text
from fimbul.rules.plain import view_to_plain

if TYPE_CHECKING:
    from fimbul.i18n import Messages

DAILY: Final = "daily"
SOLUTION: Final = "?"
TOLD: Final = 6
"""How many of the moves before the puzzle are told."""


def puzzle(
    name: Annotated[
        str | None,
        typer.Argument(
            metavar="[ID | daily]",
            help="A puzzle, or that of the day. Default: a list of all.",
            show_default=False,
        ),
    ] = None,
    as_json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """Find the best move of a position from a game among bots."""
    own = speak(language)
    if name is None:
        _list(own, as_json=as_json)
        return
    try:
        found = daily(datetime.now(UTC).date()) if name == DAILY else puzzle_named(name)
    except NoSuchPuzzle:
        fail(own, own.text("puzzle-unknown", id=name))
    if as_json:
        typer.echo(json.dumps(_as_plain(found), ensure_ascii=False, indent=2))
        return
    try:
        _ask(found, own, Screen(own, is_fast=True, is_shared=False))
    except Leave as leave:
        raise typer.Exit(leave.status) from None


def _facts(found: Puzzle) -> dict[str, object]:
    """What everybody may know of a puzzle before solving it."""
    return {
        "id": found.id,
        "task": found.task,
        "stars": found.stars,
        "age": found.age,
        "players": found.players,
        "clan": found.clan,
    }


def _as_plain(found: Puzzle) -> dict[str, object]:
    """A puzzle with its solution and all that was measured."""
    options = [
        {
            "move": move_text(option.move),
            "playouts": option.playouts,
            "glory": option.glory,
            "chance": option.chance,
            "glory_behind": _interval(option.behind),
            "chance_behind": _interval(option.less),
        }
        for option in found.options
    ]
    return {
        **_facts(found),
        "theme": found.theme,
        "best": move_text(found.best),
        "search_leads": list(found.leads),
        "options": options,
        "view": view_to_plain(found.view),
    }


def _interval(estimate: Estimate | None) -> dict[str, float] | None:
    if estimate is None:
        return None
    return {"value": estimate.value, "low": estimate.low, "high": estimate.high}


def _list(own: Messages, *, as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps([_facts(found) for found in puzzles()], indent=2))
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("id", "task", "stars", "age", "players"):
        table.add_column(own.text(f"puzzle-column-{column}"))
    for found in puzzles():
        task = own.text(f"puzzle-task-{found.task}")
        row = found.id, task, "*" * found.stars, str(found.age), str(found.players)
        table.add_row(*row)
    put(page(), table)


# --- asking ---------------------------------------------------------------------------------------


def _ask(found: Puzzle, own: Messages, screen: Screen) -> None:
    """Show a puzzle, and ask until it is solved or the solution is asked for."""
    seen = found.view
    words = Words(own, seen)
    task = own.text(f"puzzle-task-{found.task}")
    heading = own.text("puzzle-heading", id=found.id, task=task, age=found.age, stars=found.stars)
    screen.show(Text(heading, "bold"), Text())
    events = [event for _, heard in heard_before(found)[-TOLD:] for event in heard]
    screen.show(*told(events, words), Text())
    screen.show(*whole_board(seen, words, screen.width), Text())
    screen.show(panels.clans(seen, words, has_upgrades=True), panels.hand_line(seen, words), Text())
    screen.show(words.say("puzzle-ask", clan=words.clan(found.seat)))
    root = menu = menu_of(seen, words)
    while True:
        screen.show(menu.question, render(menu, seen, words, screen.width))
        typed = screen.ask(own.text("puzzle-prompt")).strip()
        if typed == SOLUTION:
            screen.show(Text(own.text("puzzle-solution"), "bold"))
            break
        if not typed:
            menu = root
            continue
        answer = resolve(typed, menu, root, seen, words)
        menu = root
        if isinstance(answer, Menu):
            menu = answer
        elif isinstance(answer, Problem):
            screen.show(Text(own.text(answer.key, **answer.args), "yellow"))
        elif answer == found.best:
            screen.show(Text(own.text("puzzle-right"), "bold green"))
            break
        else:
            screen.show(*_wrong(found.of(answer), found, words))
    screen.show(*_solution(found, words))


def _wrong(option: Measured, found: Puzzle, words: Words) -> list[Text]:
    behind = option.behind
    assert behind is not None
    args = {"glory": _round(behind.value), "low": _round(behind.low), "high": _round(behind.high)}
    move = words.coloured(label(found.view, words, option.move))
    return [move, Text(words.own.text("puzzle-wrong", **args), "yellow")]


def _solution(found: Puzzle, words: Words) -> list[Text]:
    """The best move, why, and the numbers."""
    own = words.own
    best, second = found.of(found.best), found.second
    reason, lesson = reason_of(found), lesson_of(found)
    why = words.plain(reason_text(reason.key, reason.args, words))
    glory, chance = second.behind, second.less
    assert glory is not None
    assert chance is not None
    ahead = own.text(
        "puzzle-ahead",
        glory=_round(glory.value),
        low=_round(glory.low),
        high=_round(glory.high),
        chance=_percent(chance.value),
        least=_percent(chance.low),
        most=_percent(chance.high),
    )
    how = own.text("puzzle-how", playouts=second.playouts, searches=len(found.leads))
    runner_up = Text(f"{own.text('puzzle-second')}: ").append_text(
        words.coloured(label(found.view, words, second.move))
    )
    return [
        words.coloured(label(found.view, words, found.best)),
        Text(f"{capital(why)}. {own.text(lesson.key)}"),
        Text(f"{capital(_brings(best, own))}."),
        runner_up.append(f", {_brings(second, own)}."),
        Text(ahead),
        Text(how, "dim"),
    ]


def _brings(option: Measured, own: Messages) -> str:
    return own.text("puzzle-brings", glory=_round(option.glory), chance=_percent(option.chance))


def _round(number: float) -> str:
    return str(round(number))


def _percent(share: float) -> str:
    return str(round(100 * share))
