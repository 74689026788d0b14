"""The seats of a match for which the server decides, and as which mover."""

from fimbul.match.entries import Mover
from fimbul.match.match import Match


def mover(match: Match, seat: int, now: int) -> Mover | None:
    """The mover that the server acts as for a seat, or None if it owes nothing or plays itself."""
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
    """The seats for which the server decides now: those of bots at once, others by the clock."""
    return [
        seat
        for seat, due in match.deadlines().items()
        if due <= now or match.chair_at(seat).is_played_by_bot
    ]
