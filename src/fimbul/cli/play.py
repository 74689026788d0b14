"""`fimbul play`: a game in the terminal, with any mix of people and bots."""

from __future__ import annotations

import random
import shlex
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from fimbul.arena import limit_for
from fimbul.bots import BOT_NAMES
from fimbul.bots.finding import installed_bots, is_in_file
from fimbul.cli.bots import OWN_BOT, known_bot
from fimbul.cli.shell import complete_bot
from fimbul.cli.terminal import LanguageOption, close_to, fail, speak
from fimbul.cli.text.chronicle import Chronicle
from fimbul.cli.text.guests import Guests
from fimbul.cli.text.outdated import stop_text
from fimbul.cli.text.saver import Saver
from fimbul.cli.text.saving import Saved, Unreadable, command, is_there, new_file, path_named, read
from fimbul.cli.text.screen import Screen
from fimbul.cli.text.session import BUDGET, HUMAN, Session
from fimbul.cli.text.words import Words
from fimbul.match.journal import Journal
from fimbul.rules import draw_setup
from fimbul.rules.cells import EDITION_NAMES
from fimbul.rules.manifest import CLAN_NAMES, MAX_PLAYERS, MIN_PLAYERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fimbul.i18n import Messages

PLAYERS: Final = (HUMAN, *BOT_NAMES)
USUAL_BOT: Final = "thrall"


def play(
    text: Annotated[
        bool, typer.Option("--text", help="Play in the terminal (the default).")
    ] = False,
    players: Annotated[
        int | None,
        typer.Option(
            "--players",
            min=MIN_PLAYERS,
            max=MAX_PLAYERS,
            help=f"How many clans play. Default: {MAX_PLAYERS}.",
            show_default=False,
        ),
    ] = None,
    humans: Annotated[
        int | None,
        typer.Option(
            "--humans",
            min=0,
            max=MAX_PLAYERS,
            help="How many people share this screen. Default: 1. With 0 the bots play alone.",
            show_default=False,
        ),
    ] = None,
    bot: Annotated[
        str,
        typer.Option(
            "--bot",
            help=f"Who plays the other clans: {', '.join(BOT_NAMES)}, {OWN_BOT}.",
            autocompletion=complete_bot,
        ),
    ] = USUAL_BOT,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            "--seat",
            metavar="CLAN=PLAYER",
            help=f"Who plays a clan ({', '.join(CLAN_NAMES)}): {', '.join(PLAYERS)}, "
            f"{OWN_BOT}. Repeatable; clans sit in the order they are named.",
            show_default=False,
        ),
    ] = None,
    first: Annotated[
        str | None,
        typer.Option("--first", metavar="CLAN", help="The first player. Default: by lot."),
    ] = None,
    edition: Annotated[
        str | None,
        typer.Option(
            "--edition",
            help=f"{' or '.join(EDITION_NAMES)}. Default: {EDITION_NAMES[0]}.",
            show_default=False,
        ),
    ] = None,
    no_draft: Annotated[
        bool,
        typer.Option("--no-draft", help="No draft in the first age: good for a first game (D5)."),
    ] = False,
    seed: Annotated[
        int | None,
        typer.Option("--seed", help="The same seed draws the same setup.", show_default=False),
    ] = None,
    load: Annotated[
        Path | None,
        typer.Option("--load", metavar="FILE", help="Continue a saved game."),
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(
            "--save",
            metavar="FILE",
            help="Where to save the game after each move. "
            "Default: a new file in the data folder, or the one loaded.",
        ),
    ] = None,
    limit: Annotated[
        float,
        typer.Option(
            "--limit",
            min=0.1,
            help="The seconds after which a bot of your own that has not answered is not asked "
            "again: chance decides for it.",
        ),
    ] = limit_for(BUDGET),
    fast: Annotated[bool, typer.Option("--fast", help="Never wait for Enter.")] = False,
    language: LanguageOption = None,
) -> None:
    """Play a game in the terminal: you against three bots, or any other mix."""
    own = speak(language)
    named = named_seats(own, seat or [])
    bot = known_bot(own, bot)
    goes_on = load is not None
    chosen_seed = random.SystemRandom().getrandbits(32) if seed is None else seed
    if load is None:
        clans = table_of(own, named, MAX_PLAYERS if players is None else players)
        seated = seats_of(own, clans, named, humans, bot)
        setup = draw_setup(
            random.Random(chosen_seed),
            clans=tuple(CLAN_NAMES.index(clan) for clan in clans),
            edition=edition_number(own, edition),
            drafts_first_age=not no_draft,
            first=None if first is None else first_seat(own, clans, first),
        )
        journal, chronicle = begun(Journal(setup), [])
    else:
        given = {"--players": players, "--first": first, "--edition": edition}
        unfit = [name for name, value in given.items() if value is not None]
        unfit += ["--no-draft"] if no_draft else []
        if unfit:
            fail(own, own.text("play-load-and-setup", options=", ".join(unfit)))
        saved = loaded(own, load)
        clans = [CLAN_NAMES[clan] for clan in saved.record.setup.clans]
        seated = resumed_seats(own, clans, saved, named, humans, bot)
        journal, chronicle = begun(Journal(saved.record.setup), saved.moves)
        if saved.stop is not None:
            typer.echo(stop_text(own, saved.record, saved.stop), err=True)
            load = None  # the loaded file stays as it is, with the moves after that one
    path = file_of(own, load, save)
    is_wanted = save is not None or goes_on or HUMAN in seated
    saver = Saver(path, dict(zip(clans, seated, strict=True)), is_wanted=is_wanted)
    screen = Screen(own, is_fast=fast, is_shared=seated.count(HUMAN) > 1)
    words = Words(own, journal.state)
    with Guests(limit) as guests:
        session = Session(
            journal, chronicle, tuple(seated), chosen_seed, words, screen, saver, guests
        )
        status = session.run()
    raise typer.Exit(status)


def begun(journal: Journal, moves: Sequence[tuple[int, int]]) -> tuple[Journal, Chronicle]:
    """The journal after these moves, and their chronicle."""
    chronicle = Chronicle(journal.opening)
    for mover, move in moves:
        chronicle.add(journal.play(mover, move))
    return journal, chronicle


# --- who sits where -------------------------------------------------------------------------------


def known_clan(own: Messages, name: str) -> str:
    """The clan of this name. Exits with 2 if there is none."""
    wanted = name.strip().casefold()
    if wanted not in CLAN_NAMES:
        known = ", ".join(CLAN_NAMES)
        message = own.text("play-unknown-clan", clan=name, known=known)
        fail(own, message, close_to(wanted, CLAN_NAMES))
    return wanted


def known_player(own: Messages, name: str) -> str:
    """``HUMAN``, or the name of a bot. Exits with 2 if there is no such bot."""
    if name.strip().casefold() == HUMAN:
        return HUMAN
    return known_bot(own, name, "play-unknown-player", (HUMAN,))


def named_seats(own: Messages, seats: Sequence[str]) -> dict[str, str]:
    """Who plays the clans that are named, as CLAN=PLAYER. Exits with 2 for a mistake."""
    named: dict[str, str] = {}
    for text in seats:
        clan_text, equals, player_text = text.partition("=")
        if not equals:
            fail(own, own.text("play-bad-seat", seat=text, known=", ".join(PLAYERS)))
        clan = known_clan(own, clan_text)
        if clan in named:
            fail(own, own.text("play-clan-twice", clan=own.name(f"clan-{clan}")))
        named[clan] = known_player(own, player_text)
    return named


def table_of(own: Messages, named: dict[str, str], players: int) -> list[str]:
    """The clans in seat order: those named, then others. Exits with 2 for too many."""
    if len(named) > players:
        fail(own, own.text("play-too-many-seats", count=len(named), players=players))
    others = [clan for clan in CLAN_NAMES if clan not in named]
    return [*named, *others][:players]


def seats_of(
    own: Messages, clans: Sequence[str], named: dict[str, str], humans: int | None, bot: str
) -> list[str]:
    """Who plays each clan: as named; people on the first free seats; the bot on the others.

    Exits with 2 when there are not enough free seats for the people.
    """
    sitting = list(named.values()).count(HUMAN)
    wanted = humans if humans is not None else max(1, sitting)
    free = [clan for clan in clans if clan not in named]
    if not sitting <= wanted <= sitting + len(free):
        fits = sitting + len(free)
        fail(own, own.text("play-too-many-humans", humans=wanted, seats=fits))
    people = set(free[: wanted - sitting])
    return [named.get(clan, HUMAN if clan in people else bot) for clan in clans]


def resumed_seats(
    own: Messages,
    clans: Sequence[str],
    saved: Saved,
    named: dict[str, str],
    humans: int | None,
    bot: str,
) -> list[str]:
    """Who plays each clan of a saved game: as named now, or as when it was saved."""
    for clan in named:
        if clan not in clans:
            known = ", ".join(clans)
            fail(own, own.text("play-clan-not-here", clan=own.name(f"clan-{clan}"), known=known))
    if humans is not None or not any(map(is_player, saved.players.values())):
        return seats_of(own, clans, named, humans, bot)
    return [named.get(clan) or resumed(own, clan, saved.players[clan], bot) for clan in clans]


def is_player(name: str) -> bool:
    """Whether a name is ``HUMAN``, or could be that of a bot."""
    return name in PLAYERS or is_in_file(name) or name in installed_bots()


def resumed(own: Messages, clan: str, before: str, bot: str) -> str:
    """Who plays a clan of a saved game from now on: a bot in a file has to be named again.

    Code is run when the player says so, never because a saved game names it.
    """
    if before == bot or (is_player(before) and not is_in_file(before)):
        return before
    names = {"clan": own.name(f"clan-{clan}"), "player": before, "bot": bot}
    again = shlex.quote(f"{clan}={before}")
    typer.echo(own.text("play-bot-stays-away", **names, seat=again), err=True)
    return bot


def first_seat(own: Messages, clans: Sequence[str], name: str) -> int:
    """The seat of the first player. Exits with 2 if that clan is not in the game."""
    clan = known_clan(own, name)
    if clan not in clans:
        known = ", ".join(clans)
        fail(own, own.text("play-clan-not-here", clan=own.name(f"clan-{clan}"), known=known))
    return clans.index(clan)


def edition_number(own: Messages, name: str | None) -> int:
    """The edition of this name. Exits with 2 if there is none."""
    wanted = EDITION_NAMES[0] if name is None else name.strip().casefold()
    if wanted not in EDITION_NAMES:
        known = ", ".join(EDITION_NAMES)
        fail(own, own.text("play-unknown-edition", edition=wanted, known=known))
    return EDITION_NAMES.index(wanted)


# --- files ----------------------------------------------------------------------------------------


def loaded(own: Messages, path: Path) -> Saved:
    """The saved game in a file. Exits with 2 and says why if there is none."""
    try:
        return read(path)
    except Unreadable as error:
        fail(own, own.text(error.key, file=str(path), reason=error.reason))


def file_of(own: Messages, load: Path | None, save: Path | None) -> Path:
    """The file to save to. Exits with 2 for an existing file that is not the game's own."""
    if save is None:
        return new_file(datetime.now()) if load is None else load
    path = path_named(save)
    is_own = load is not None and is_there(path) and path.samefile(load)
    if is_there(path) and not is_own:
        again = command("play", "--load", path)
        fail(own, own.text("save-exists", file=str(path), command=again))
    return path
