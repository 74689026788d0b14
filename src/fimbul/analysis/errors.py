"""Why a record cannot be analysed."""

from __future__ import annotations

from fimbul.rules.errors import FimbulError


class NotAnalysable(FimbulError):
    """This record cannot be analysed.

    ``code`` is ``unfinished-record`` for a game that is not over, ``from-a-position`` for one that
    began with a position, ``other-rules`` for one that was played by other rules and does not
    replay by ours, ``broken-record`` for one that does not replay for another reason.
    """


class TooEarly(FimbulError):
    """The analysis was stopped before it could say anything: ``code`` is ``too-few-playouts``."""
