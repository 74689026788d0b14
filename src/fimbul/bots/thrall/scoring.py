"""The form in which the thrall's opinions come."""

from collections.abc import Callable

from fimbul.bots.scored import Scorer
from fimbul.rules.view import View

__all__ = ["Judge", "Scorer"]

Judge = Callable[[View], Scorer]
"""Looks at a decision and says how to score its options. Does not change the view."""
