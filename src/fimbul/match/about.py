"""What the record of a match tells besides its moves: when, who, where it began, who won."""

from datetime import UTC, datetime

from fimbul.match.entries import Ended, Moved, Started
from fimbul.match.standing import Standing
from fimbul.rules import SPECTATOR, view
from fimbul.rules.record_about import LONGEST_NAME, NOT_FORKED, About, is_fit_name


def about(match: Standing) -> About:
    """Return what may be told of a match that is over.

    Bots are named, and players who agreed to it.
    """
    chairs = [match.chairs[chair] for chair in match.chair_of]
    state = match.journal.state if match.journal is not None else None
    is_over = state is not None and state.is_over
    return About(
        _time(match, Started),
        _time(match, Moved, Ended),
        NOT_FORKED if match.beginning is None else match.beginning.moves,
        tuple(view(match.state, SPECTATOR).winners()) if is_over else (),
        tuple([_fit(chair.level) for chair in chairs]),
        tuple([_fit(chair.name) if chair.is_named else "" for chair in chairs]),
    )


def _time(match: Standing, *kinds: type[Started | Moved | Ended]) -> str:
    """The time of the last entry of some kinds; "" if there is none."""
    for step in reversed(match.steps):
        if isinstance(step.logged.entry, kinds) and not step.is_set_aside:
            when = datetime.fromtimestamp(step.logged.at // 1000, UTC)
            return when.strftime("%Y-%m-%dT%H:%M:%SZ")
    return ""


def _fit(name: str) -> str:
    """A name as a record can hold it; old ones may have characters that are not allowed today."""
    shown = " ".join("".join(letter for letter in name if letter.isprintable()).split())
    cut = shown[:LONGEST_NAME].strip()
    return cut if is_fit_name(cut) else ""
