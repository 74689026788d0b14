"""The form in which the thrall's opinions come."""

from collections.abc import Callable

from fimbul.rules.view import View

Scorer = Callable[[int], float]
"""How good a move is, in glory; only comparisons within one decision mean anything."""

Judge = Callable[[View], Scorer]
"""Looks at a decision and says how to score its options. Does not change the view."""
