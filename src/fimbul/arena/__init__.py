"""Bots against each other: playing many games, and their results."""

from fimbul.arena.contest import Contest, Forfeit, Outcome, limit_for
from fimbul.arena.engine import ENGINES, MissingEngine
from fimbul.arena.options import MalformedSeries
from fimbul.arena.playing import play_contest
from fimbul.arena.rating import Rating, ratings
from fimbul.arena.simulate import Series, Tally, simulate
from fimbul.arena.standing import Standing, share_interval, standings

__all__ = [
    "ENGINES",
    "Contest",
    "Forfeit",
    "MalformedSeries",
    "MissingEngine",
    "Outcome",
    "Rating",
    "Series",
    "Standing",
    "Tally",
    "limit_for",
    "play_contest",
    "ratings",
    "share_interval",
    "simulate",
    "standings",
]
