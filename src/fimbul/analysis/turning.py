"""Turning points: where somebody's chance to win changed, and what would have been better there.

With forty moments and four clans, some changes look large by luck. So a change counts only if it
is beyond doubt among all those that were looked at (Bonferroni).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import fmean
from typing import TYPE_CHECKING, Final

from fimbul.analysis.intervals import LEAST_PLAYOUTS, change, is_beyond_doubt, mean
from fimbul.analysis.playing import play_on
from fimbul.analysis.results import Alternative, Decisive
from fimbul.bots.jarl import Jarl
from fimbul.bots.jarl.tuned import TUNED
from fimbul.bots.karl import Karl
from fimbul.bots.protocol import Budget, decision_of
from fimbul.rules.dice import Dice
from fimbul.rules.game import apply
from fimbul.rules.manifest import CLAN_NAMES
from fimbul.rules.moves import move_text
from fimbul.rules.view import view

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fimbul.analysis.course import Course, Mark
    from fimbul.analysis.playing import Outcome
    from fimbul.analysis.results import PartKind
    from fimbul.bots.protocol import Advice, Bot
    from fimbul.rules.state import State

MOST_POINTS: Final = 4
"""How many turning points are told."""
AT_FIRST_SIGHT: Final = 4
"""How many decisions before a turning point jarl looks at: those that karl likes least."""
MOST_TRIALS: Final = 2
"""The move that changed the most, and the one that jarl likes least."""
USUAL_CUTS: Final = 4
"""How often the moves before a turning point are cut in two, if there are 16 of them."""
BUDGET: Final = Budget(simulations=1)
"""Neither bot needs one; it only keeps the clock out."""
PARTS: Final[dict[str, PartKind]] = {"deal": "deal", "draft": "draft"}
"""The part of the game that ends with a moment of this kind; with any other, it is play."""


@dataclass(slots=True)
class Trial:
    """A decision to be tried both ways: as it was made, and another way."""

    index: int
    """The index of the move in the record, from 0."""
    advice: Advice
    """The other move."""
    is_preferred: bool
    played: State
    instead: State
    first_unseen_age: int
    pairs: list[tuple[Outcome, Outcome]] = field(default_factory=list)

    def play_pair(self, seed: int) -> None:
        """Play both positions on once more, with the same deal and random numbers."""
        age, number = self.first_unseen_age, len(self.pairs)
        played = play_on(self.played, age, seed, number)
        self.pairs.append((played, play_on(self.instead, age, seed, number)))


class Search:
    """Looks for the decisive move between two moments by halving.

    It plays on from the middle, and goes on with the half in which the chance changed more.
    """

    def __init__(
        self,
        course: Course,
        before: Mark,
        after: Mark,
        ends: tuple[Sequence[Outcome], Sequence[Outcome]],
        seat: int,
    ) -> None:
        self.course = course
        self.seat = seat
        self.first_unseen_age = before.first_unseen_age
        self.choices = [
            index for index in range(before.moves, after.moves) if course.is_choice(index)
        ]
        self.low, self.high = 0, len(self.choices)
        self.before, self.after = ends
        self.middle: list[Outcome] = []

    @property
    def is_done(self) -> bool:
        return self.high - self.low <= 1

    @property
    def cuts_left(self) -> int:
        """How many more middles there will be at most."""
        return max(0, self.high - self.low - 1).bit_length()

    def play(self, seed: int, playouts: int) -> None:
        """Play on from the middle once more, and halve what is left if that was the last time."""
        middle = (self.low + self.high) // 2
        state = self.course.states[self.choices[middle]]
        self.middle.append(play_on(state, self.first_unseen_age, seed, len(self.middle)))
        if len(self.middle) < playouts:
            return
        earlier = fmean(differences(self.before, self.middle, self.seat))
        later = fmean(differences(self.middle, self.after, self.seat))
        if (earlier > later) == (earlier + later > 0):
            self.high, self.after = middle, self.middle
        else:
            self.low, self.before = middle, self.middle
        self.middle = []

    def largest(self) -> int | None:
        """The index of the move that changed the most, or None if there is none or none yet."""
        return self.choices[self.low] if self.high - self.low == 1 else None

    def found(self) -> Decisive | None:
        """The decisive move; None if there is none, if none stands out, or if none is known yet."""
        index = self.largest()
        if index is None:
            return None
        own = change(differences(self.before, self.after, self.seat))
        if own.low <= 0 <= own.high:
            return None
        seat, move = self.course.record.moves[index]
        state = self.course.states[index]
        return Decisive(
            move=index + 1,
            clan=CLAN_NAMES[state.clans[seat]],
            decision=decision_of(view(state, seat)).name,
            played=move_text(move),
            changes=tuple(
                change(differences(self.before, self.after, other))
                for other in range(state.players)
            ),
        )


@dataclass(slots=True)
class Turn:
    """A turning point, and the work that explains it."""

    before: int
    part: PartKind
    seat: int
    search: Search
    trials: list[Trial] | None = None
    """None until the search is over."""


def differences(
    before: Sequence[Outcome], after: Sequence[Outcome], seat: int
) -> tuple[float, ...]:
    """By playout, the change of a seat's part of the victory."""
    pairs = zip(before, after, strict=True)
    return tuple(later.shares[seat] - earlier.shares[seat] for earlier, later in pairs)


def turns_of(course: Course, outcomes: Sequence[Sequence[Outcome]]) -> list[Turn]:
    """The turning points of a course, the largest first; ``outcomes`` are by mark and playout."""
    players = course.states[0].players
    steps = range(len(course.marks) - 1)
    comparisons = len(steps) * players
    found: list[tuple[float, int, int]] = []
    for step in steps:
        largest, whose = 0.0, -1
        for seat in range(players):
            changed = differences(outcomes[step], outcomes[step + 1], seat)
            size = abs(fmean(changed))
            if size > largest and is_beyond_doubt(changed, comparisons):
                largest, whose = size, seat
        if whose >= 0:
            found.append((largest, step, whose))
    found.sort(key=lambda turn: (-turn[0], turn[1]))
    turns = []
    for _, step, whose in found[:MOST_POINTS]:
        before, after = course.marks[step], course.marks[step + 1]
        ends = outcomes[step], outcomes[step + 1]
        search = Search(course, before, after, ends, whose)
        turns.append(Turn(step, PARTS.get(after.kind, "play"), whose, search))
    return turns


def trials_of(course: Course, turn: Turn, seed: int) -> list[Trial]:
    """What to try another way: what changed the most, and what jarl likes least."""
    largest = turn.search.largest()
    least_liked = least_liked_of(course, turn.search.choices, seed)
    indices = dict.fromkeys(index for index in (largest, least_liked) if index is not None)
    return [_trial(course, index, Jarl(Dice(seed))) for index in indices]


def least_liked_of(course: Course, choices: Sequence[int], seed: int) -> int | None:
    """The index of the move that jarl likes least; None if it would have made them all.

    Karl's scores say at which moves jarl, who looks ahead, takes a look.
    """
    sighted = []
    for index in choices:
        loss = _loss(course, index, Karl(Dice(seed), TUNED))
        if loss > 0:
            sighted.append((-loss, index))
    judged = [
        (-_loss(course, index, Jarl(Dice(seed))), index)
        for _, index in sorted(sighted)[:AT_FIRST_SIGHT]
    ]
    worst = min(judged, default=None)
    return worst[1] if worst is not None and worst[0] < 0 else None


def _loss(course: Course, index: int, bot: Bot) -> float:
    """How much glory a move costs, compared with the bot's favourite, in the bot's opinion."""
    advice = _advice(course, index, bot)
    _, move = course.record.moves[index]
    return advice[0].glory - next(found.glory for found in advice if found.move == move)


def _advice(course: Course, index: int, bot: Bot) -> list[Advice]:
    seat, _ = course.record.moves[index]
    seen = view(course.states[index], seat)
    return bot.advise(seen, decision_of(seen), BUDGET)


def _trial(course: Course, index: int, bot: Bot) -> Trial:
    seat, move = course.record.moves[index]
    state = course.states[index]
    advice = _advice(course, index, bot)
    other = next(found for found in advice if found.move != move)
    own = next(found for found in advice if found.move == move)
    played, instead = state.copy(), state.copy()
    apply(played, seat, move)
    apply(instead, seat, other.move)
    # A move may end an age; what is dealt after it is unknown to both.
    return Trial(index, other, other.glory > own.glory, played, instead, state.age + 1)


def alternatives_of(course: Course, turn: Turn) -> tuple[Alternative, ...]:
    """The trials of a turning point that have been played, the one with the most to gain first."""
    played = [trial for trial in turn.trials or () if len(trial.pairs) >= LEAST_PLAYOUTS]
    found = [(_gain(course, trial), trial) for trial in played]
    found.sort(key=lambda pair: (-pair[0], pair[1].index))
    return tuple(_alternative(course, trial) for _, trial in found)


def _gain(course: Course, trial: Trial) -> float:
    """How much more chance to win the other move gives to the seat that decided."""
    seat, _ = course.record.moves[trial.index]
    return fmean(instead.shares[seat] - played.shares[seat] for played, instead in trial.pairs)


def _alternative(course: Course, trial: Trial) -> Alternative:
    seat, move = course.record.moves[trial.index]
    state = course.states[trial.index]
    seats = range(state.players)
    played, instead = zip(*trial.pairs, strict=True)
    return Alternative(
        move=trial.index + 1,
        clan=CLAN_NAMES[state.clans[seat]],
        decision=decision_of(view(state, seat)).name,
        played=move_text(move),
        instead=move_text(trial.advice.move),
        is_preferred=trial.is_preferred,
        reason=trial.advice.reason,
        args=dict(trial.advice.args),
        chances=tuple(change(differences(played, instead, other)) for other in seats),
        glory=tuple(
            mean([new.glory[other] - old.glory[other] for old, new in trial.pairs])
            for other in seats
        ),
    )
