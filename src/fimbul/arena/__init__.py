"""Bots against each other: many games in a row, and what came of them."""

from fimbul.arena.simulate import MalformedSeries, Series, Tally, simulate

__all__ = ["MalformedSeries", "Series", "Tally", "simulate"]
