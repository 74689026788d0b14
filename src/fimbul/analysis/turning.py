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
from fimbul.analysis.results import Alternative
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

MOST_POINTS: Final = 5
"""How many turning points are told."""
MOST_DECISIONS: Final = 2
"""How many decisions before a turning point are tried another way."""
AT_FIRST_SIGHT: Final = 4
"""How many of them jarl looks at: those that karl likes least."""
BUDGET: Final = Budget(simulations=1)
"""Neither bot needs one; it only keeps the clock out."""
PARTS: Final[dict[str, PartKind]] = {"deal": "deal", "draft": "draft"}
"""The part of the game that ends with a moment of this kind; with any other, it is play."""


@dataclass(slots=True)
class Trial:
    """A decision to be tried both ways: as it was made, and as the bot would have."""

    index: int
    """The index of the move in the record, from 0."""
    advice: Advice
    played: State
    instead: State
    first_unseen_age: int
    pairs: list[tuple[Outcome, Outcome]] = field(default_factory=list)

    def play_pair(self, seed: int) -> None:
        """Play both positions on once more, with the same deal and random numbers."""
        age, number = self.first_unseen_age, len(self.pairs)
        played = play_on(self.played, age, seed, number)
        self.pairs.append((played, play_on(self.instead, age, seed, number)))


@dataclass(slots=True)
class Turn:
    """A turning point, and the decisions on the way to it that are worth trying."""

    before: int
    part: PartKind
    seat: int
    trials: list[Trial]


def differences(
    before: Sequence[Outcome], after: Sequence[Outcome], seat: int
) -> tuple[float, ...]:
    """By playout, the change of a seat's part of the victory."""
    pairs = zip(before, after, strict=True)
    return tuple(later.shares[seat] - earlier.shares[seat] for earlier, later in pairs)


def turns_of(course: Course, outcomes: Sequence[Sequence[Outcome]], seed: int) -> list[Turn]:
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
    return [_turn(course, step, whose, seed) for _, step, whose in found[:MOST_POINTS]]


def _turn(course: Course, step: int, seat: int, seed: int) -> Turn:
    before, after = course.marks[step], course.marks[step + 1]
    trials = trials_between(course, before, after, seed)
    return Turn(step, PARTS.get(after.kind, "play"), seat, trials)


def trials_between(course: Course, before: Mark, after: Mark, seed: int) -> list[Trial]:
    """The decisions between two moments that the bots like least, the worst first.

    Karl finds them by their scores; jarl, who looks ahead, says what it would have done instead.
    """
    karl = Karl(Dice(seed), TUNED)
    sighted = []
    for index in range(before.moves, after.moves):
        if course.is_choice(index):
            _, loss = _advised(course, index, karl)
            if loss > 0:
                sighted.append((-loss, index))
    trials = []
    for _, index in sorted(sighted)[:AT_FIRST_SIGHT]:
        advice, loss = _advised(course, index, Jarl(Dice(seed)))
        if loss > 0:
            trials.append((-loss, index, advice))
    trials.sort(key=lambda trial: trial[:2])
    return [_trial(course, index, advice) for _, index, advice in trials[:MOST_DECISIONS]]


def _advised(course: Course, index: int, bot: Bot) -> tuple[Advice, float]:
    """The bot's favourite instead of a move, and by how much glory it likes it better."""
    seat, move = course.record.moves[index]
    seen = view(course.states[index], seat)
    advice = bot.advise(seen, decision_of(seen), BUDGET)
    played = next(found for found in advice if found.move == move)
    return advice[0], advice[0].glory - played.glory


def _trial(course: Course, index: int, advice: Advice) -> Trial:
    seat, move = course.record.moves[index]
    state = course.states[index]
    played, instead = state.copy(), state.copy()
    apply(played, seat, move)
    apply(instead, seat, advice.move)
    # A move may end an age; what is dealt after it is unknown to both.
    return Trial(index, advice, played, instead, state.age + 1)


def alternatives_of(course: Course, turn: Turn) -> tuple[Alternative, ...]:
    """The trials of a turning point that have been played, the costliest mistake first."""
    played = [trial for trial in turn.trials if len(trial.pairs) >= LEAST_PLAYOUTS]
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
        better=move_text(trial.advice.move),
        reason=trial.advice.reason,
        args=dict(trial.advice.args),
        chances=tuple(change(differences(played, instead, other)) for other in seats),
        glory=tuple(
            mean([new.glory[other] - old.glory[other] for old, new in trial.pairs])
            for other in seats
        ),
    )
