"""The seats of a match for which the server decides, and as which mover."""

from fimbul.match.entries import Mover
from fimbul.match.match import Match


def mover(match: Match, seat: int, now: int) -> Mover | None:
    """Return the mover that the server acts as for a seat.

    None if the seat owes no decision, or if its player decides.
    """
    if match.is_show:
        return "bot" if seat in match.owing() else None
    due = match.deadlines().get(seat)
    if due is None:
        return None
    chair = match.chair_at(seat)
    if chair.level:
        return "bot"
    if chair.is_away:
        return "stand-in"
    return "clock" if due <= now else None


def due_seats(match: Match, now: int) -> list[int]:
    """Return the seats for which the server decides now: bots, and players who are away or late."""
    if match.is_show:
        return match.owing()
    return [
        seat
        for seat, due in match.deadlines().items()
        if due <= now or match.chair_at(seat).is_played_by_bot
    ]
