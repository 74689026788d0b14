"""Messages about a saved game that the current rules do not play to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fimbul.rules.replay import NOT_POSSIBLE
from fimbul.rules.versions import RULES_VERSION, changed_since

if TYPE_CHECKING:
    from fimbul.i18n import Messages
    from fimbul.rules.record import Record
    from fimbul.rules.replay import Stop


def stop_text(own: Messages, record: Record, stop: Stop) -> str:
    """Why a game of other rules stops, and at which move."""
    if record.rules > RULES_VERSION:
        return own.text("stopped-newer", version=record.rules, move=stop.move)
    key = "stopped-older" if stop.code == NOT_POSSIBLE else "stopped-otherwise"
    changed = ", ".join(changed_since(record.rules))
    return own.text(key, version=record.rules, rules=changed, move=stop.move)
