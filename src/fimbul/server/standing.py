"""What the preview of a shared replay tells: the standing of a game that everybody may see."""

from typing import Final

import msgspec

from fimbul.bots import NAMED_BOTS
from fimbul.i18n import Messages, messages
from fimbul.server.library import Leaf
from fimbul.server.summary import ChairInfo, TableInfo
from fimbul.store import MatchRow

BETWEEN: Final = " · "


def leaf_of_replay(row: MatchRow | None, language: str) -> Leaf | None:
    """Return the title and the description of a replay.

    None for a game that is not over, that was ended early, or that is not in the public lists:
    the preview of a link to it reveals nothing.
    """
    if row is None or row.status != "finished" or not row.is_public:
        return None
    info = msgspec.json.decode(row.summary, type=TableInfo)
    if info.ended or info.stop is not None or not info.options.allows_spectators:
        return None
    own = messages(language)
    order = sorted(range(len(info.seats)), key=lambda seat: -info.glory[seat])
    standing = [f"{_name(own, info.chairs[info.seats[seat]])} {info.glory[seat]}" for seat in order]
    title = f"{own.text('replay-title')} — {own.text('web-title')}"
    return Leaf("/", title, f"{own.text('end-places')}: {BETWEEN.join(standing)}")


def _name(own: Messages, chair: ChairInfo) -> str:
    """The player or bot of a chair, with the clan."""
    is_known = chair.bot in NAMED_BOTS
    player = own.text(f"panel-bot-{chair.bot}") if is_known else chair.name or chair.bot
    if chair.clan is None:
        return player
    return own.text("seat-name", player=player, clan=own.text(f"clan-{chair.clan}"))
