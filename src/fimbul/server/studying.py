"""The part of an analysis that runs in a worker process: a study, a slice of time at a time.

A worker keeps the study of one game. If it is asked about another game, or has just been started,
it begins again; the same game always gives the same analysis.
"""

from dataclasses import dataclass
from time import monotonic
from typing import Final

from fimbul.analysis import (
    NotAnalysable,
    Options,
    Progress,
    Study,
    TooEarly,
    analysis_to_json,
)
from fimbul.rules import MalformedRecord, record_from_text

_NO_PROGRESS: Final = Progress(0, 0)


@dataclass(frozen=True, slots=True)
class Glimpse:
    """How far a study is."""

    progress: Progress
    found: str | None
    """What it has found so far as JSON, if that is new since the last glimpse."""
    is_done: bool = False
    is_refused: bool = False
    """Whether the game cannot be analysed."""


class Desk:
    """The study that a worker works on."""

    def __init__(self) -> None:
        self._name = ""
        self._study: Study | None = None
        self._playouts_told = 0

    def study(self, name: str, saga: str, playouts: int, seconds: float) -> Glimpse:
        """Go on with the study of a game for some seconds, in steps of a playout or two."""
        if self._study is None or self._name != name:
            self._name, self._study, self._playouts_told = name, None, 0
            try:
                self._study = Study(record_from_text(saga), Options(playouts))
            except (MalformedRecord, NotAnalysable):
                return Glimpse(_NO_PROGRESS, None, is_refused=True)
        study = self._study
        end = monotonic() + seconds
        for _ in study.steps():
            if monotonic() >= end:
                return Glimpse(study.progress, self._news_of(study))
        found = analysis_to_json(study.analysis())
        self._study = None
        return Glimpse(study.progress, found, is_done=True)

    def _news_of(self, study: Study) -> str | None:
        """What was found so far, if every moment was played on once more since the last time."""
        try:
            analysis = study.analysis()
        except TooEarly:
            return None
        if analysis.playouts == self._playouts_told:
            return None
        self._playouts_told = analysis.playouts
        return analysis_to_json(analysis)


_DESK: Final = Desk()


def study(name: str, saga: str, playouts: int, seconds: float) -> Glimpse:
    """Go on with a study at the desk of this worker."""
    return _DESK.study(name, saga, playouts, seconds)
