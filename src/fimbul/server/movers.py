"""For which seats of a match the server decides, and as what."""

from fimbul.match.entries import Mover
from fimbul.match.match import Match


def mover(match: Match, seat: int, now: int) -> Mover | None:
    """The mover that the server acts as for a seat, or None if it owes nothing or plays itself."""
    if seat not in match.owing() or match.is_deserted:
        return None
    return _mover_for(match, seat, now)


def _mover_for(match: Match, seat: int, now: int) -> Mover | None:
    """The same for a seat that owes a decision, in a match that somebody plays."""
    chair = match.chair_at(seat)
    if chair.level:
        return "bot"
    if chair.is_away:
        return "stand-in"
    deadline = match.deadline(seat)
    return "clock" if deadline is not None and deadline <= now else None


def due_seats(match: Match, now: int) -> list[int]:
    """The seats for which the server decides now."""
    owing = match.owing()
    if not owing or match.is_deserted:
        return []
    return [seat for seat in owing if _mover_for(match, seat, now) is not None]
