"""The analysis of finished games: chances over time, turning points, the draft, luck and choice."""

from fimbul.analysis.errors import NotAnalysable, TooEarly
from fimbul.analysis.intervals import LEAST_PLAYOUTS
from fimbul.analysis.results import (
    Alternative,
    Analysis,
    Decisive,
    Estimate,
    Fortune,
    Moment,
    Part,
    Pick,
    TurningPoint,
    analysis_to_json,
    analysis_to_plain,
)
from fimbul.analysis.study import MOST_PLAYOUTS, USUAL_PLAYOUTS, Options, Progress, Study, analyse

__all__ = [
    "LEAST_PLAYOUTS",
    "MOST_PLAYOUTS",
    "USUAL_PLAYOUTS",
    "Alternative",
    "Analysis",
    "Decisive",
    "Estimate",
    "Fortune",
    "Moment",
    "NotAnalysable",
    "Options",
    "Part",
    "Pick",
    "Progress",
    "Study",
    "TooEarly",
    "TurningPoint",
    "analyse",
    "analysis_to_json",
    "analysis_to_plain",
]
