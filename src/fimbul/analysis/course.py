"""The course of a recorded game: all its states, and the moments that are worth a look.

A moment is the beginning, the end of a draft, of a battle or of an age, the deal of the next age,
or the end. The end of an age and the next deal are the same position; they differ in what is
unknown: at the end of an age, every playout shuffles the next packs again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from fimbul.analysis.errors import NotAnalysable
from fimbul.rules.errors import FimbulError, MalformedSetup
from fimbul.rules.events import (
    ACTION_PHASE_BEGINS,
    AGE_BEGINS,
    BATTLE_TIED,
    BATTLE_WON,
)
from fimbul.rules.flow import ACTION, DRAFT, SAVE_CARD
from fimbul.rules.game import apply, legal, new_game, pending
from fimbul.rules.versions import RULES_VERSION

if TYPE_CHECKING:
    from fimbul.analysis.results import MomentKind
    from fimbul.rules.events import Event
    from fimbul.rules.record import Record
    from fimbul.rules.state import State

MOST_MOMENTS: Final = 40
_PROVINCE_AT: Final = {BATTLE_WON: 1, BATTLE_TIED: 0}
"""The events that end a battle, and which of their values is the province."""
_AFTER_A_BATTLE: Final = (ACTION, DRAFT, SAVE_CARD)
NOWHERE: Final = -1


@dataclass(frozen=True, slots=True)
class Mark:
    """A moment of a course."""

    kind: MomentKind
    age: int
    moves: int
    first_unseen_age: int
    """The first age whose packs are still unknown there."""
    province: int = NOWHERE


@dataclass(frozen=True, slots=True)
class Course:
    """A finished game, move by move."""

    record: Record
    states: tuple[State, ...]
    """The state before each move, and the last one."""
    marks: tuple[Mark, ...]

    def is_choice(self, index: int) -> bool:
        """Whether the move of this index, from 0, was chosen from several and never replaced."""
        seat, _ = self.record.moves[index]
        state = self.states[index]
        return len(legal(state, seat)) > 1 and not self._is_replaced(index)

    def _is_replaced(self, index: int) -> bool:
        """Whether the seat changed its mind about this choice before the others had made theirs."""
        seat, _ = self.record.moves[index]
        decision = self.states[index].decision_id
        for later in range(index + 1, len(self.record.moves)):
            if self.states[later].decision_id != decision:
                return False
            if self.record.moves[later][0] == seat and _has_sealed(self.states[later], seat):
                return True
        return False


def _has_sealed(state: State, seat: int) -> bool:
    return any(decision.seat == seat and decision.is_sealed for decision in pending(state))


def course_of(record: Record) -> Course:
    """Replay a record. Raises ``NotAnalysable`` unless it replays to the end of its game."""
    if record.position is not None:
        message = "a game that began with a position cannot be analysed"
        raise NotAnalysable("from-a-position", message)
    told: list[Event] = []
    try:
        state = new_game(record.setup)
    except MalformedSetup as error:
        raise NotAnalysable("broken-record", error.message) from error
    states = [state.copy()]
    marks = [Mark("start", 1, 0, 2)]
    battle = NOWHERE
    for number, (seat, move) in enumerate(record.moves, start=1):
        told.clear()
        try:
            apply(state, seat, move, told)
        except FimbulError as error:
            raise _broken(record, f"move {number} does not replay: {error.message}") from error
        states.append(state.copy())
        for event in told:
            if event.kind in _PROVINCE_AT:
                battle = event.values[_PROVINCE_AT[event.kind]]
        kinds = {event.kind for event in told}
        if state.is_over:
            marks.append(Mark("end", state.age, number, state.age + 1))
        elif AGE_BEGINS in kinds:
            age = int(state.age)
            marks.append(Mark("age-end", age - 1, number, age))
            marks.append(Mark("deal", age, number, age + 1))
            battle = NOWHERE
        elif ACTION_PHASE_BEGINS in kinds:
            marks.append(Mark("draft", state.age, number, state.age + 1))
        elif battle != NOWHERE and state.pending_op in _AFTER_A_BATTLE:
            marks.append(Mark("battle", state.age, number, state.age + 1, battle))
            battle = NOWHERE
    if not state.is_over:
        raise NotAnalysable("unfinished-record", "only a game that is over can be analysed")
    glory = tuple([state.glory(seat) for seat in range(state.players)])
    if record.result is not None and glory != record.result:
        raise _broken(record, "the game does not end as the record says")
    return Course(record, tuple(states), thinned(marks))


def _broken(record: Record, message: str) -> NotAnalysable:
    code = "broken-record" if record.rules == RULES_VERSION else "other-rules"
    return NotAnalysable(code, message)


def thinned(marks: list[Mark], most: int = MOST_MOMENTS) -> tuple[Mark, ...]:
    """Return at most ``most`` of the marks: of the battles, some at even distances."""
    battles = [mark for mark in marks if mark.kind == "battle"]
    room = max(0, most - (len(marks) - len(battles)))
    if len(battles) <= room:
        return tuple(marks)
    kept = {id(battles[(2 * index + 1) * len(battles) // (2 * room)]) for index in range(room)}
    return tuple(mark for mark in marks if mark.kind != "battle" or id(mark) in kept)
