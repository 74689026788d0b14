"""The lessons of a guided game: what its coach says, and when.

Each lesson is given once, at the first decision that it is about. If nothing of that sort happens,
it comes later anyway, so nobody misses any. What was given follows from the moves alone: a game
that is resumed, on this device or another, goes on where it was.

The texts are the messages ``coach-`` and the name. ``tip`` is the number of the advice of the
rulebooks that a lesson passes on.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, get_args

from fimbul.rules import DECISION_NAMES, Record, View, apply, new_game, pending, view
from fimbul.rules.cards import CARDS
from fimbul.rules.moves import VERB, VERB_NAMES
from fimbul.rules.state import State

LessonName = Literal[
    "welcome", "draft", "gods", "kinds", "odin", "thor", "loki", "frigga", "heimdall", "tyr",
    "call", "cards", "lose", "save", "ragnarok", "valhalla", "stats",
    "rage", "invade", "pillage", "quest", "doom", "upgrade", "death", "march", "watch",
    "first", "done",
]  # fmt: skip
LESSON_NAMES: Final[tuple[LessonName, ...]] = get_args(LessonName)

AT_ONCE: Final = (0, 1, 2, 3)
"""The most lessons that one decision gives, by age: later ages make up for what did not happen."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """Something to teach."""

    name: LessonName
    is_timely: Callable[[View], bool]
    late: int = 2
    """The age from which it is given even if what it is about has not happened."""
    is_general: bool = False
    """Whether it can then be given in a draft as well."""
    tip: str = ""
    """The advice of the rulebooks that it passes on, by its number."""

    def is_late(self, view: View) -> bool:
        """Whether it has waited for long enough."""
        may_be_now = self.is_general or view.decision != "draft" or view.age == len(view.dooms)
        return self.late <= view.age and may_be_now


def _is(kind: str) -> Callable[[View], bool]:
    """Whether a view asks for a decision of this kind."""
    assert kind in DECISION_NAMES
    return lambda view: view.decision == kind


def _offers(verb: str) -> Callable[[View], bool]:
    """Whether an action with this verb is possible."""
    number = VERB_NAMES.index(verb)
    return lambda view: (
        view.decision == "action" and any(VERB[move] == number for move in view.options)
    )


def _holds(god: str) -> Callable[[View], bool]:
    """Whether the pack in hand shows a card of a god, or the hand holds one."""
    return lambda view: any(CARDS[card].god == god for card in (view.pack or view.hand))


def _has_begun(age: int) -> Callable[[View], bool]:
    return lambda view: view.age >= age


def _has_picked(view: View) -> bool:
    return view.decision == "draft" and view.draft_round > 1


def _fights_again(view: View) -> bool:
    return view.decision in ("late-card", "keep-played-cards") or (
        view.decision == "battle-card" and bool(view.discard)
    )


LESSONS: Final = (
    # what has just happened
    Lesson("call", _is("call-to-battle")),
    Lesson("cards", _is("battle-card")),
    Lesson("lose", _fights_again, tip="J10"),
    Lesson("save", _is("save-card")),
    Lesson("ragnarok", _has_begun(2), is_general=True),
    Lesson("valhalla", _has_begun(2), is_general=True),
    Lesson("stats", _is("raise-stat"), is_general=True, tip="J13"),
    # the draft
    Lesson("welcome", _is("draft"), late=1),
    Lesson("draft", _is("draft"), late=1),
    Lesson("gods", _is("draft"), tip="J1"),
    Lesson("kinds", _has_picked, tip="J8"),
    # the action phase
    Lesson("rage", _is("action")),
    Lesson("quest", _offers("quest"), tip="J11"),
    Lesson("pillage", _offers("pillage")),
    Lesson("invade", _offers("invade")),
    Lesson("upgrade", _offers("upgrade")),
    Lesson("march", _offers("march")),
    Lesson("doom", _is("action")),
    Lesson("death", _is("action"), tip="J9"),
    Lesson("watch", _is("action"), tip="J12"),
    # the gods, as their cards are seen
    Lesson("odin", _holds("odin"), is_general=True, tip="J2"),
    Lesson("thor", _holds("thor"), is_general=True, tip="J3"),
    Lesson("loki", _holds("loki"), is_general=True, tip="J4"),
    Lesson("frigga", _holds("frigga"), is_general=True, tip="J5"),
    Lesson("heimdall", _holds("heimdall"), is_general=True, tip="J6"),
    Lesson("tyr", _holds("tyr"), is_general=True, tip="J7"),
    Lesson("first", _has_begun(2), is_general=True, tip="J14"),
)
"""All but the last one, the most urgent first."""

LAST: Final[LessonName] = "done"


def lessons_for(view: View, given: Sequence[LessonName]) -> list[LessonName]:
    """Return the lessons for a decision of a seat that was given some before.

    The last one says that there are no more.
    """
    if LAST in given:
        return []
    left = [lesson for lesson in LESSONS if lesson.name not in given]
    timely = [lesson.name for lesson in left if lesson.is_timely(view)]
    late = [lesson.name for lesson in left if lesson.is_late(view) and lesson.name not in timely]
    return [*timely, *late][: AT_ONCE[view.age]] if left else [LAST]


def course_of(record: Record, seat: int) -> Iterator[tuple[View, list[LessonName]]]:
    """Yield each decision that a seat owed in a game so far, with the lessons that it gave."""
    given: list[LessonName] = []
    last = -1
    for state in _moments(record):
        is_asked = any(decision.seat == seat for decision in pending(state))
        if is_asked and state.decision_id != last:
            last = state.decision_id
            seen = view(state, seat)
            found = lessons_for(seen, given)
            given += found
            yield seen, found


def _moments(record: Record) -> Iterator[State]:
    """Yield the state before each move, and the last one; always the same object."""
    state = new_game(record.setup)
    yield state
    for mover, move in record.moves:
        apply(state, mover, move)
        yield state
