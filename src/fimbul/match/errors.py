"""What a match refuses, and why. The rules' own errors pass through as they are."""

from typing import Final

from fimbul.match.texts import LINE_LENGTH
from fimbul.rules.reasons import REASONS

REFUSALS: Final[dict[str, str]] = {
    "already-away": "a stand-in plays for you already",
    "already-started": "the game has begun",
    "bad-chat": f"a line has 1 to {LINE_LENGTH} characters that can be seen",
    "bad-name": "nothing of that name can be seen, or a letter has more than four marks",
    "busy": "too many requests for this table at once: try again",
    "chair-free": "nobody sits on that chair",
    "chair-taken": "somebody sits on that chair, or it is not there",
    "chairs-free": "some chairs are still free",
    "chat-full": "enough has been said at this table",
    "clan-taken": "somebody else leads that clan",
    "game-over": REASONS["game-over"],
    "log-full": "too much has been changed at this table",
    "name-taken": "somebody at this table has that name, or one that looks like it",
    "no-bot": "no bot sits on that chair",
    "no-players": "bots do not play among themselves",
    "no-rematch": "the game is not over, or its rematch is there already",
    "not-away": "nobody stands in for you",
    "not-ready": "not everybody is ready",
    "not-started": "the game has not begun",
    "not-stopped": "the game goes on, or somebody has decided already: nothing stopped it",
    "nothing-to-undo": "you have not moved since something was revealed",
    "stale-decision": "the game has gone on: that decision is not pending any more",
    "stopped": "the game has stopped: end it, or go on from there",
    "table-full": "every chair is taken",
    "too-many-undos": "something must be revealed before you take more back",
}
"""The code of every refusal, which never changes, and what it means, in English."""


class MatchError(Exception):
    """A request that a match does not accept, by the ``code`` of its refusal."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.message = REFUSALS[code]
        super().__init__(self.message)


class NoSuchLine(Exception):
    """There is no line of chat of that number, or its text was removed already."""
