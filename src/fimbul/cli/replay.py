"""`fimbul replay`: shows a saved game, whole or up to a move."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from fimbul.cli.play import known_clan, loaded
from fimbul.cli.terminal import JsonOption, LanguageOption, fail, page, speak
from fimbul.cli.text import panels
from fimbul.cli.text.chronicle import known_to
from fimbul.cli.text.commands import whole_board
from fimbul.cli.text.outdated import stop_text
from fimbul.cli.text.saga_log import told
from fimbul.cli.text.screen import one_line, put
from fimbul.cli.text.words import Words
from fimbul.rules import SPECTATOR, view
from fimbul.rules.cards import CARDS
from fimbul.rules.events import PUBLIC
from fimbul.rules.manifest import CLAN_NAMES
from fimbul.rules.plain import event_to_plain, view_to_plain
from fimbul.rules.replay import replay_as_far_as_possible

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fimbul.cli.text.saving import Saved
    from fimbul.i18n import Messages
    from fimbul.rules.events import Event
    from fimbul.rules.record import Record
    from fimbul.rules.state import State


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE.saga", help="A saved game.")],
    at: Annotated[
        int | None,
        typer.Option("--at", metavar="N", help="Stop after N moves.", show_default=False),
    ] = None,
    seat: Annotated[
        str | None,
        typer.Option(
            "--seat",
            metavar="CLAN",
            help="Show what this clan could know. Default: what everybody could; "
            "all there is, once the game is over.",
        ),
    ] = None,
    as_json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """Check a saved game and show its log and its board, at the end or after N moves."""
    own = speak(language)
    saved = loaded(own, file)
    record = saved.record
    total = len(record.moves)
    wanted = total if at is None else at
    if not 0 <= wanted <= total:
        fail(own, own.text("replay-bad-move", moves=total))
    moves = min(wanted, len(saved.moves))
    viewer = seat_number(own, record, seat)
    # Nothing is secret once a game is over.
    is_open = seat is None and record.result is not None
    events: list[Event] = []
    state = replay_as_far_as_possible(record, moves, events).state
    known = events if is_open else list(known_to(viewer, events))
    if as_json:
        plain = as_plain(state, saved, moves, viewer, known, is_open=is_open)
        typer.echo(json.dumps(plain, ensure_ascii=False, indent=2))
    else:
        show(own, str(file), state, saved, moves, viewer, known, is_open=is_open)


def seat_number(own: Messages, record: Record, name: str | None) -> int:
    """The seat of a clan, or ``SPECTATOR``. Exits with 2 for a clan that is not in the game."""
    if name is None:
        return SPECTATOR
    clan = known_clan(own, name)
    clans = [CLAN_NAMES[number] for number in record.setup.clans]
    if clan not in clans:
        known = ", ".join(clans)
        fail(own, own.text("play-clan-not-here", clan=own.name(f"clan-{clan}"), known=known))
    return clans.index(clan)


def as_plain(
    state: State,
    saved: Saved,
    moves: int,
    viewer: int,
    known: list[Event],
    *,
    is_open: bool,
) -> dict[str, object]:
    """The moment as a JSON object. `hands` and `quests` are null unless the game is over.

    An event that was meant for one clan says so in `only_for`. `stop` says why a game of other
    rules than ours does not replay to its end, and at which move.
    """
    record, stop = saved.record, saved.stop
    clans = [CLAN_NAMES[clan] for clan in state.clans]
    cards = {
        "hands": [[CARDS[card].slug for card in hand] for hand in state.hands],
        "quests": [[CARDS[card].slug for card in quests] for quests in state.quests],
    }
    glory = None if record.result is None else dict(zip(clans, record.result, strict=True))
    return {
        "moves": len(record.moves),
        "at": moves,
        "rules": record.rules,
        "stop": None if stop is None else {"code": stop.code, "move": stop.move},
        "clans": clans,
        "result": glory,
        "about": about_as_plain(record, clans),
        "events": [
            {**event_to_plain(event), "only_for": clans[event.audience]}
            if event.audience != PUBLIC
            else event_to_plain(event)
            for event in known
        ],
        "view": view_to_plain(view(state, viewer)),
        "hands": dict(zip(clans, cards["hands"], strict=True)) if is_open else None,
        "quests": dict(zip(clans, cards["quests"], strict=True)) if is_open else None,
    }


def about_as_plain(record: Record, clans: Sequence[str]) -> dict[str, object] | None:
    """What the record tells besides the game, or None."""
    about = record.about
    if about is None:
        return None
    return {
        "begun": about.begun or None,
        "ended": about.ended or None,
        "forked": about.forked if about.is_forked else None,
        "winners": [clans[seat] for seat in about.winners],
        "bots": {clans[seat]: name for seat, name in enumerate(about.bots) if name},
        "players": {clans[seat]: name for seat, name in enumerate(about.players) if name},
    }


def about_lines(own: Messages, record: Record, words: Words) -> list[Text]:
    """What the record tells besides the game, for people."""
    about = record.about
    if about is None:
        return []
    found = []
    if about.begun and about.ended:
        found.append(Text(own.text("replay-times", begun=about.begun, ended=about.ended)))
    if about.is_forked:
        found.append(Text(own.text("replay-forked", moves=about.forked)))
    for names in (about.players, about.bots):
        for seat, name in enumerate(names):
            if name:
                found.append(words.coloured(words.clan(seat)).append(f": {name}"))
    return found


def show(
    own: Messages,
    file: str,
    state: State,
    saved: Saved,
    moves: int,
    viewer: int,
    known: list[Event],
    *,
    is_open: bool,
) -> None:
    """Print the log, the board and the clans; and the score when the game ends there."""
    console = page()
    words = Words(own, state)
    seen = view(state, viewer)
    heading = own.text("replay-heading", file=file, at=moves, moves=len(saved.record.moves))
    put(console, one_line(heading))
    if saved.stop is not None and moves == len(saved.moves):
        put(console, Text(stop_text(own, saved.record, saved.stop), style="bold"))
    for line in told(known, words):
        put(console, line)
    for fact in about_lines(own, saved.record, words):
        put(console, fact)
    console.print()
    for part in whole_board(seen, words, console.width):
        put(console, part)
    console.print()
    put(console, panels.clans(seen, words, has_upgrades=True))
    hands = range(state.players) if is_open else [viewer] if viewer != SPECTATOR else []
    for owner in hands:
        hand = panels.hand_line(view(state, owner), words)
        put(console, words.coloured(words.clan(owner)).append(" · ").append_text(hand))
    console.print()
    if state.is_over:
        put(console, panels.final_score(seen, words, known))
    else:
        put(console, Text(own.text("replay-running"), style="dim"))
