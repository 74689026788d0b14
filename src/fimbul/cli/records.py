"""The games of a contest as `.saga` records in a folder, for `fimbul arena --save`."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from fimbul.cli.arena_report import short
from fimbul.cli.text.saving import SUFFIX, is_there, path_named, reason_of, saga_text, write
from fimbul.rules.manifest import CLAN_NAMES
from fimbul.rules.record import Record

if TYPE_CHECKING:
    from datetime import date
    from pathlib import Path

    from fimbul.arena import Contest, Outcome


class Records:
    """A folder to which the games of contests are written as they are played."""

    def __init__(self, folder: Path, today: date) -> None:
        self.folder = path_named(folder)
        self.today = today
        self.failure = ""
        """Why the last record that could not be written was not."""

    def is_free(self) -> bool:
        """Whether the folder is new or empty: no record replaces another."""
        return not is_there(self.folder) or (
            self.folder.is_dir() and not any(self.folder.iterdir())
        )

    def keep(self, contest: Contest, outcome: Outcome, within: str = "") -> Outcome:
        """Write the record of a game, and give back its outcome without the moves."""
        try:
            folder = self.folder / within
            folder.mkdir(parents=True, exist_ok=True)
            text = record_of(contest, outcome, self.today)
            write(folder / f"{outcome.game + 1:06}{SUFFIX}", text)
        except OSError as error:
            self.failure = reason_of(error)
        return replace(outcome, moves=())


def record_of(contest: Contest, outcome: Outcome, today: date) -> str:
    """The text of the record of a game: who played which clan, and when, stand in comments."""
    setup = contest.setup(outcome.game)
    bot_at = {seat: contest.bots[index] for index, seat in enumerate(contest.seats(outcome.game))}
    glory_at = dict(zip(contest.seats(outcome.game), outcome.glory, strict=True))
    result = tuple(glory_at[seat] for seat in range(contest.players))
    players: dict[str, str] = {
        CLAN_NAMES[clan]: bot_at[seat] for seat, clan in enumerate(setup.clans)
    }
    notes = (
        f"date {today.isoformat()}",
        f"arena seed {contest.seed} game {outcome.game + 1}",
    )
    return saga_text(Record(setup, list(outcome.moves), result), players, notes)


def folder_of(contest: Contest) -> str:
    """What the folder of a contest of a ladder is called, such as `4-players-norn-jarl`."""
    names = [re.sub(r"[^\w.-]+", "-", short(bot)) for bot in contest.bots]
    return "-".join((f"{contest.players}-players", *dict.fromkeys(names)))
