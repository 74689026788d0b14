"""The refusals of a match. Errors of the rules pass through unchanged."""

from typing import Final

from fimbul.match.texts import LINE_LENGTH
from fimbul.rules.reasons import REASONS

REFUSALS: Final[dict[str, str]] = {
    "already-away": "a stand-in already plays for you",
    "already-dealt": "this table continues a game: its clans and its first player are settled",
    "already-started": "the game has begun",
    "bad-chat": f"a line has 1 to {LINE_LENGTH} visible characters",
    "bad-name": "the name has no visible characters, or a letter with more than four marks",
    "busy": "too many requests for this table at once: try again",
    "chair-free": "nobody sits on that chair",
    "chair-taken": "somebody sits on that chair, or there is no such chair",
    "chairs-free": "some chairs are still free",
    "chat-full": "this table has reached its limit of chat",
    "clan-taken": "somebody else leads that clan",
    "game-over": REASONS["game-over"],
    "log-full": "this table has reached its limit of changes",
    "name-taken": "somebody at this table has that name, or one that looks like it",
    "no-bot": "no bot sits on that chair",
    "no-players": "bots play among themselves only at a table that is made for it",
    "no-rematch": "the game is not over, or its rematch exists already",
    "no-such-moment": "that game has no such moment, or was over by then",
    "not-away": "no stand-in plays for you",
    "not-ready": "not everybody is ready",
    "not-started": "the game has not begun",
    "not-stopped": "the game has not stopped, or somebody has already resumed or ended it",
    "nothing-to-undo": "you have made no move since something was last revealed",
    "only-bots": "only bots play at this table: anybody may watch",
    "rules-changed": "the rules have changed since: that game cannot be played on from there",
    "stale-decision": "the game has gone on: that decision is no longer pending",
    "stopped": "the game has stopped: resume it or end it",
    "table-full": "every chair is taken",
    "too-many-undos": "you have taken back too many moves: something must be revealed first",
}
"""The code of every refusal, which never changes, and its meaning in English."""


class MatchError(Exception):
    """A request that a match refuses, with the ``code`` of the refusal."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.message = REFUSALS[code]
        super().__init__(self.message)


class NoSuchLine(Exception):
    """There is no line of chat with that number, or its text was already removed."""
