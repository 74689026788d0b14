"""Glory, rage and stats: how they grow (C2, C3, P11, T2, T3)."""

from fimbul.rules.cells import (
    ALL_STATS,
    BASE,
    GLORY,
    MOST_RAGE,
    RAGE,
    STATS,
    STEP,
    TOP_STEP,
)
from fimbul.rules.events import GLORY_GAINED, RAGE_CHANGED, STAT_RAISED
from fimbul.rules.flow import RAISE_STAT
from fimbul.rules.native import i64
from fimbul.rules.state import PublicState, State


def gain_glory(state: State, seat: i64, amount: i64, source: i64) -> None:
    """Add glory (B5); ``amount`` may be negative when it is stolen."""
    if amount:
        state.cells[BASE[seat] + GLORY] += amount
        if state.events is not None:
            state.tell(GLORY_GAINED, seat, amount, source)


def gain_rage(state: State, seat: i64, amount: i64) -> None:
    """Add to the pool, up to the end of the track (T2)."""
    at = BASE[seat] + RAGE
    gained = min(amount, MOST_RAGE - state.cells[at])
    if gained:
        state.cells[at] += gained
        if state.events is not None:
            state.tell(RAGE_CHANGED, seat, gained)


def pay_rage(state: State, seat: i64, amount: i64) -> None:
    """Take from the pool; the caller has checked that it is there (A2)."""
    if amount:
        at = BASE[seat] + RAGE
        assert state.cells[at] >= amount
        state.cells[at] -= amount
        if state.events is not None:
            state.tell(RAGE_CHANGED, seat, -amount)


def raise_stat(state: State, seat: i64, stat: i64) -> None:
    """One step up; a full stat stays full (T3). The pool does not change (C3)."""
    at = BASE[seat] + STEP + stat
    if state.cells[at] < TOP_STEP:
        state.cells[at] += 1
        if state.events is not None:
            state.tell(STAT_RAISED, seat, stat, state.cells[at])


def stats_to_raise(state: PublicState, seat: i64, allowed: i64) -> list[int]:
    """The stats of the mask ``allowed`` that are not full (T3)."""
    at = BASE[seat] + STEP
    return [
        stat for stat in range(STATS) if allowed >> stat & 1 and state.cells[at + stat] < TOP_STEP
    ]


def offer_stat(state: State, seat: i64, allowed: i64 = ALL_STATS) -> None:
    """Let a seat raise one stat of its choice; asks nothing when there is no choice (T3)."""
    choices = stats_to_raise(state, seat, allowed)
    if len(choices) == 1:
        raise_stat(state, seat, choices[0])
    elif choices:
        state.push(RAISE_STAT, seat, allowed)
