"""An analysis at work: in small steps, so that it can report, stop and go on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from fimbul.analysis.course import NOWHERE, course_of
from fimbul.analysis.drafting import picks_of
from fimbul.analysis.errors import TooEarly
from fimbul.analysis.fortune import UNDIVIDED, changes_by_part, fortunes_of, parts_of
from fimbul.analysis.intervals import LEAST_PLAYOUTS, chance, change, mean, sure
from fimbul.analysis.playing import PLAYER, outcome_of, play_on
from fimbul.analysis.results import FORMAT, Analysis, Moment, TurningPoint
from fimbul.analysis.turning import (
    MOST_POINTS,
    MOST_TRIALS,
    USUAL_CUTS,
    alternatives_of,
    differences,
    trials_of,
    turns_of,
)
from fimbul.rules.board import PLACE_NAMES
from fimbul.rules.manifest import CLAN_NAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from fimbul.analysis.playing import Outcome
    from fimbul.analysis.turning import Turn
    from fimbul.rules.record import Record

USUAL_PLAYOUTS: Final = 48
MOST_PLAYOUTS: Final = 1 << 20
MOST_SEED: Final = (1 << 63) - 1


@dataclass(frozen=True, slots=True)
class Options:
    """How to analyse: the same options give the same analysis on every machine."""

    playouts: int = USUAL_PLAYOUTS
    """How often every moment is played on."""
    seed: int = 0

    def __post_init__(self) -> None:
        if not LEAST_PLAYOUTS <= self.playouts <= MOST_PLAYOUTS:
            raise ValueError(f"playouts go from {LEAST_PLAYOUTS} to {MOST_PLAYOUTS}")
        if not 0 <= self.seed <= MOST_SEED:
            raise ValueError(f"a seed goes from 0 to {MOST_SEED}")


@dataclass(frozen=True, slots=True)
class Progress:
    """How much of an analysis is done, in playouts. The total may still become smaller."""

    done: int
    total: int


class Study:
    """The analysis of one finished game.

    ``steps`` does the work, a playout or two at a time; drop it at any time, and call it again to
    go on. ``analysis`` returns what has been found so far.
    """

    def __init__(self, record: Record, options: Options | None = None) -> None:
        """Replay the record. Raises ``NotAnalysable``."""
        self.options = Options() if options is None else options
        self.course = course_of(record)
        self._open = [mark for mark in self.course.marks if mark.kind != "end"]
        self._outcomes: list[list[Outcome]] = [[] for _ in self._open]
        self._final = outcome_of(self.course.states[-1])
        self._turns: list[Turn] | None = None
        self._explained = 0
        """The playouts that went into explaining turning points."""

    @property
    def progress(self) -> Progress:
        """How far the work is."""
        playouts = self.options.playouts
        done = sum(map(len, self._outcomes))
        total = playouts * len(self._open)
        if self._turns is None:
            return Progress(done, total + playouts * MOST_POINTS * (USUAL_CUTS + 2 * MOST_TRIALS))
        done += self._explained
        left = 0
        for turn in self._turns:
            left += playouts * turn.search.cuts_left - len(turn.search.middle)
            if turn.trials is None:
                left += 2 * playouts * MOST_TRIALS
            else:
                left += 2 * sum(playouts - len(trial.pairs) for trial in turn.trials)
        return Progress(done, done + left)

    def steps(self) -> Iterator[Progress]:
        """Do the work that is left; yield the progress after every small step."""
        playouts, seed = self.options.playouts, self.options.seed
        for number in range(playouts):
            # Every moment once before any moment twice: whenever it stops, all are known as well.
            for mark, outcomes in zip(self._open, self._outcomes, strict=True):
                if len(outcomes) == number:
                    state = self.course.states[mark.moves]
                    outcomes.append(play_on(state, mark.first_unseen_age, seed, number))
                    yield self.progress
        if self._turns is None:
            self._turns = turns_of(self.course, self._by_mark(playouts))
            yield self.progress
        for turn in self._turns:
            yield from self._explain(turn)

    def _explain(self, turn: Turn) -> Iterator[Progress]:
        """Find the decisive move of a turning point, and try out what else could have been done."""
        playouts, seed = self.options.playouts, self.options.seed
        while not turn.search.is_done:
            turn.search.play(seed, playouts)
            self._explained += 1
            yield self.progress
        if turn.trials is None:
            turn.trials = trials_of(self.course, turn, seed)
            yield self.progress
        for trial in turn.trials:
            while len(trial.pairs) < playouts:
                trial.play_pair(seed)
                self._explained += 2
                yield self.progress

    def _by_mark(self, playouts: int) -> list[Sequence[Outcome]]:
        """The outcomes of the first playouts by mark; at the end of the game they are all equal."""
        found: list[Sequence[Outcome]] = [outcomes[:playouts] for outcomes in self._outcomes]
        return [*found, [self._final] * playouts]

    def analysis(self) -> Analysis:
        """What has been found so far. Raises ``TooEarly`` if that is next to nothing."""
        course = self.course
        playouts = min(map(len, self._outcomes))
        if playouts < LEAST_PLAYOUTS:
            raise TooEarly("too-few-playouts", "the analysis was stopped before it found anything")
        progress = self.progress
        outcomes = self._by_mark(playouts)
        turns = self._turns
        if turns is None:
            turns = turns_of(course, outcomes)
        picks = picks_of(course)
        by_part = changes_by_part(course, outcomes)
        last = course.states[-1]
        clans = tuple(CLAN_NAMES[clan] for clan in last.clans)
        return Analysis(
            format=FORMAT,
            rules=course.record.rules,
            player=PLAYER,
            seed=self.options.seed,
            playouts=playouts,
            is_partial=self._turns is None or progress.done < progress.total,
            clans=clans,
            glory=self._final.glory,
            winners=tuple(clans[seat] for seat in last.winners()),
            moments=tuple(self._moment(index, outcomes[index]) for index in range(len(outcomes))),
            turning_points=tuple(self._point(turn, outcomes) for turn in turns),
            draft=picks,
            parts=parts_of(by_part),
            fortunes=fortunes_of(course, by_part, picks),
            notes=(UNDIVIDED,),
        )

    def _moment(self, index: int, outcomes: Sequence[Outcome]) -> Moment:
        mark = self.course.marks[index]
        seats = range(self.course.states[0].players)
        is_end = mark.kind == "end"
        return Moment(
            kind=mark.kind,
            age=mark.age,
            moves=mark.moves,
            province=None if mark.province == NOWHERE else PLACE_NAMES[mark.province],
            chances=tuple(
                sure(self._final.shares[seat])
                if is_end
                else chance([outcome.shares[seat] for outcome in outcomes])
                for seat in seats
            ),
            glory=tuple(
                sure(float(self._final.glory[seat]))
                if is_end
                else mean([outcome.glory[seat] for outcome in outcomes])
                for seat in seats
            ),
        )

    def _point(self, turn: Turn, outcomes: Sequence[Sequence[Outcome]]) -> TurningPoint:
        last = self.course.states[-1]
        before, after = outcomes[turn.before], outcomes[turn.before + 1]
        return TurningPoint(
            before=turn.before,
            part=turn.part,
            clan=CLAN_NAMES[last.clans[turn.seat]],
            changes=tuple(change(differences(before, after, seat)) for seat in range(last.players)),
            decisive=turn.search.found(),
            alternatives=alternatives_of(self.course, turn),
        )


def analyse(
    record: Record,
    options: Options | None = None,
    on_progress: Callable[[Progress], None] | None = None,
) -> Analysis:
    """Analyse a finished game from beginning to end. Raises ``NotAnalysable``.

    Whatever ``on_progress`` raises stops the analysis.
    """
    study = Study(record, options)
    for progress in study.steps():
        if on_progress is not None:
            on_progress(progress)
    return study.analysis()
