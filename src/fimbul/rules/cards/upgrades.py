"""Upgrades of leader, warriors and ship (U1–U3), with the leader's move after a pillage."""

from collections.abc import Sequence
from typing import Final

from fimbul.rules.board import ADJACENT, YGGDRASIL_BIT
from fimbul.rules.card import Card
from fimbul.rules.cells import (
    OPEN,
    PAIR_BONUS,
    PROVINCE,
    SHIP_LOSS_GLORY,
    STATS,
    WARRIOR_BONUS,
)
from fimbul.rules.decision import About, DecisionType, register_decision
from fimbul.rules.events import MOVED
from fimbul.rules.figures import relocate
from fimbul.rules.flow import LEADER_MOVE, Frame, seat_of
from fimbul.rules.gains import offer_stat, raise_stat
from fimbul.rules.invade import why_not_there
from fimbul.rules.manifest import LEADER
from fimbul.rules.moves import DECLINE, FIELD_1, TO, V_DECLINE, V_TO
from fimbul.rules.native import i64
from fimbul.rules.reasons import Reason
from fimbul.rules.state import PublicState, State

# --- leaders --------------------------------------------------------------------------------------


def _lord_of_hammers(state: State, seat: i64) -> None:
    """The leader may move to an adjacent province."""
    state.push(LEADER_MOVE, seat)


class LeaderMove(DecisionType):
    """LEADER_MOVE(seat): from the pillaged province to an adjacent one."""

    def arrive(self, state: State, frame: Frame) -> bool:
        """Asked when the leader stands there and has somewhere to go."""
        is_there = state.where(seat_of(frame), LEADER) == state.cells[PROVINCE]
        return is_there and _targets(state) != 0

    def options(self, state: State, seat: i64, frame: Frame) -> list[int]:
        """An adjacent province with an empty village, Yggdrasil, or stay."""
        return [DECLINE, *TO[_targets(state)]]

    def choose(self, state: State, seat: i64, frame: Frame, move: i64) -> None:
        """The leader goes alone."""
        if move != DECLINE:
            source, target = state.cells[PROVINCE], FIELD_1[move]
            relocate(state, seat, LEADER, source, target)
            if state.events is not None:
                state.tell(MOVED, seat, LEADER, source, target)

    def about(self, state: PublicState, frame: Frame) -> About:
        """The pillaged province."""
        return About(province=state.cells[PROVINCE])

    def why(
        self, state: PublicState, seat: i64, hand: Sequence[int], frame: Frame, move: i64
    ) -> Reason:
        """An adjacent province with an empty village, or Yggdrasil."""
        province = state.cells[PROVINCE]
        if FIELD_1[move] == province:
            return "same-province"
        if not ADJACENT[province] >> FIELD_1[move] & 1:
            return "not-adjacent"
        return why_not_there(state, FIELD_1[move])


def _targets(state: State) -> i64:
    return ADJACENT[state.cells[PROVINCE]] & (state.cells[OPEN] | YGGDRASIL_BIT)


register_decision(LeaderMove(LEADER_MOVE, "places", (V_DECLINE, V_TO), may_fall_away=True))


def _lord_of_axes(state: State, seat: i64) -> None:
    """One stat of the owner's choice, one step up."""
    offer_stat(state, seat)


def _lord_of_spears(state: State, seat: i64) -> None:
    """All three stats, one step up."""
    for stat in range(STATS):
        raise_stat(state, seat, stat)


LEADERS: Final = (
    Card("lord-of-hammers", 1, "Lord of Hammers", 3, (1, 0, 0), on_pillage=_lord_of_hammers),
    Card("lord-of-axes", 2, "Lord of Axes", 3, (1, 0, 0), on_pillage=_lord_of_axes),
    Card("lord-of-spears", 3, "Lord of Spears", 3, (1, 0, 0), on_pillage=_lord_of_spears),
)

# --- warriors and ships ---------------------------------------------------------------------------
WARRIOR_UPGRADES: Final = (
    Card("brothers-in-arms", 1, "Brothers in Arms", 1, (1, 0, 0), powers=((PAIR_BONUS, 1),)),
    Card("experts-in-arms", 2, "Experts in Arms", 2, (1, 0, 0), powers=((WARRIOR_BONUS, 1),)),
    Card(
        "masters-in-arms",
        3,
        "Masters in Arms",
        2,
        (1, 0, 0),
        powers=((WARRIOR_BONUS, 1), (PAIR_BONUS, 2)),
    ),
)

SHIPS: Final = (
    Card(
        "lokis-dragons", 1, "Loki's Dragons", 2, (1, 0, 0), "loki", powers=((SHIP_LOSS_GLORY, 4),)
    ),
    Card("fire-dragons", 2, "Fire Dragons", 2, (1, 0, 0), powers=((SHIP_LOSS_GLORY, 8),)),
    Card("eternal-dragons", 3, "Eternal Dragons", 2, (1, 0, 0), powers=((SHIP_LOSS_GLORY, 12),)),
)
