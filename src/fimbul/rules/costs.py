"""What a choice costs: the rage that a move takes from the pool of who makes it (A2)."""

from typing import Final

from fimbul.rules.action import CHALLENGE_COST, MARCH_COST, upgrade_cost
from fimbul.rules.flow import ACTION, KEEP_PLAYED_CARDS, PILLAGE_AT_ONCE, PROTECTION
from fimbul.rules.invade import PILLAGE_AT_ONCE_COST, RECALL_COST, invasion_cost
from fimbul.rules.moves import (
    FIELD_1,
    V_CHALLENGE,
    V_INVADE,
    V_KEEP,
    V_MARCH,
    V_PILLAGE,
    V_RECALL,
    V_SPARE,
    V_UPGRADE,
    VERB,
)
from fimbul.rules.native import i64
from fimbul.rules.state import Table

_FIXED: Final[dict[tuple[int, int], int]] = {
    (ACTION, V_RECALL): RECALL_COST,
    (ACTION, V_MARCH): MARCH_COST,
    (ACTION, V_CHALLENGE): CHALLENGE_COST,
    (PILLAGE_AT_ONCE, V_PILLAGE): PILLAGE_AT_ONCE_COST,
    (PROTECTION, V_SPARE): 1,
    (KEEP_PLAYED_CARDS, V_KEEP): 1,
}
"""By decision and verb."""


def move_cost(table: Table, seat: i64, move: i64) -> i64:
    """The rage that a move of the pending decision costs a seat; 0 for what is free.

    To pass costs nothing in this sense, though the rage that is left is lost (A4).
    """
    decision, verb = table.pending_op, VERB[move]
    if decision == ACTION and verb == V_INVADE:
        return invasion_cost(table, seat, FIELD_1[move])
    if decision == ACTION and verb == V_UPGRADE:
        return upgrade_cost(table, seat, FIELD_1[move])
    return _FIXED.get((decision, verb), 0)
