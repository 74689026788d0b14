"""Helpers for the tests of invading: the places where figures may go."""

from tests.scenario import Game

STANDING_OUTER = {"elvagar", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor"}
"""The outer provinces of a game of four, angerboda having been destroyed before play."""
FJORDS = {"fjord-ne", "fjord-se", "fjord-sw", "fjord-nw"}


def targets(game: Game, clan: str, figure: str, verb: str = "invade") -> set[str]:
    """The places that a clan may invade with a figure now."""
    prefix = f"{verb} {figure} "
    return {move.removeprefix(prefix) for move in game.legal(clan) if move.startswith(prefix)}


def invasions(game: Game, clan: str) -> list[str]:
    """All the invasions that a clan may choose from now."""
    return [move for move in game.legal(clan) if move.startswith(("invade ", "recall "))]
