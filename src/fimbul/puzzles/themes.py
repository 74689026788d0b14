"""What a puzzle asks, and what its solution is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, get_args

from fimbul.rules.moves import (
    FIELD_1,
    FIELD_2,
    V_CHALLENGE,
    V_INVADE,
    V_MARCH,
    V_PASS,
    V_PILLAGE,
    V_QUEST,
    V_TO,
    V_UPGRADE,
    VERB,
)

if TYPE_CHECKING:
    from fimbul.rules.flow import DecisionName
    from fimbul.rules.view import View

Task = Literal["draft", "turn", "march", "call", "battle", "stat", "save", "power"]
"""What a puzzle asks. The solver may know it before the solution."""
TASKS: Final[tuple[Task, ...]] = get_args(Task)

Theme = Literal[
    "draft",
    "upgrade",
    "quest",
    "invade",
    "doom",
    "march",
    "pillage",
    "pass",
    "call",
    "battle",
    "losing",
    "stat",
    "save",
    "power",
]
"""What the solution of a puzzle is about."""
THEMES: Final[tuple[Theme, ...]] = get_args(Theme)

_TASKS: Final[dict[DecisionName, Task]] = {
    "draft": "draft",
    "action": "turn",
    "march-target": "march",
    "march-figures": "march",
    "call-to-battle": "call",
    "battle-card": "battle",
    "quest-as-battle": "battle",
    "late-card": "battle",
    "raise-stat": "stat",
    "save-card": "save",
}
_OF_VERB: Final[dict[int, Theme]] = {
    V_INVADE: "invade",
    V_MARCH: "march",
    V_UPGRADE: "upgrade",
    V_QUEST: "quest",
    V_PILLAGE: "pillage",
    V_CHALLENGE: "pillage",
    V_PASS: "pass",
}


def task_of(decision: str) -> Task:
    """What a puzzle with this kind of decision asks."""
    return next((task for name, task in _TASKS.items() if name == decision), "power")


def theme_of(seen: View, best: int, *, is_lost: bool) -> Theme:
    """What a solution is about; ``is_lost`` means that it loses a battle that could be won."""
    if is_lost:
        return "losing"
    verb, doomed = VERB[best], seen.dooms[seen.age - 1]
    place = {V_INVADE: FIELD_2[best], V_TO: FIELD_1[best]}.get(verb)
    if place == doomed and seen.is_pillaged(doomed):
        return "doom"
    if seen.decision == "action":
        return _OF_VERB.get(verb, "power")
    task = task_of(seen.decision)
    return "power" if task == "turn" else task
