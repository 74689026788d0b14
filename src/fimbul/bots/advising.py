"""Advice about a move from the view alone: roughly what it leads to, and a reason to make it.

This is for bots that only compare moves. A bot that searches makes better estimates of its own.
"""

from collections.abc import Callable
from math import exp
from typing import Final

from fimbul.bots.protocol import Advice
from fimbul.rules.board import FIRST_FJORD, FJORDS, PLACE_NAMES
from fimbul.rules.cards import BATTLE, CARD_KIND_NAMES, CARDS, MONSTER, QUEST
from fimbul.rules.cells import (
    PROVINCE,
    STAT_NAMES,
)
from fimbul.rules.destroy import ragnarok_glory
from fimbul.rules.figures import strength_in
from fimbul.rules.manifest import FIGURE_NAMES
from fimbul.rules.moves import (
    FIELD_1,
    FIELD_2,
    FIELD_NAMES,
    V_CARD,
    V_CHALLENGE,
    V_COUNT,
    V_DECLINE,
    V_DONE,
    V_FLEE,
    V_INVADE,
    V_JOIN,
    V_KEEP,
    V_MARCH,
    V_MOVE,
    V_PASS,
    V_PILLAGE,
    V_QUEST,
    V_RAISE,
    V_RECALL,
    V_SACRIFICE,
    V_SPARE,
    V_TO,
    V_UPGRADE,
    VERB,
)
from fimbul.rules.view import View

Args = dict[str, str | int]
Reason = tuple[str, Args]
"""The key of a message and its arguments."""

# --- what it leads to -----------------------------------------------------------------------------
TO_COME: Final = (15.0, 32.0, 55.0)
"""What a thrall gains in each age: glory, and what the steps of its stats pay at the end."""
STEP_GLORY: Final = (0, 0, 0, 10, 10, 20)
"""E1: what a stat pays at the end, by its step from 0."""
AFTER_ACTIONS: Final = 0.5
"""The part of an age's gain that comes after the action phase: quests and Ragnarök."""
LEAST_SPREAD: Final = 1.0
SPREAD: Final = 0.25
"""The spread of the outcome, as a part of the glory that is still to come."""


def expected_glory(view: View, seat: int) -> float:
    """The glory that a seat is expected to have at the end, judging by what it has now."""
    steps = sum(STEP_GLORY[view.step(seat, stat)] for stat in range(len(STAT_NAMES)))
    return float(view.glory(seat) + steps) + _glory_to_come(view)


def _glory_to_come(view: View) -> float:
    age = view.age
    left = 1.0
    if view.phase == "action":
        stats = sum(max(1, view.stat(seat, 0)) for seat in range(view.players))
        rage = sum(view.rage(seat) for seat in range(view.players))
        left = AFTER_ACTIONS + (1 - AFTER_ACTIONS) * min(1.0, float(rage) / float(stats))
    elif view.phase != "draft":
        left = AFTER_ACTIONS
    return left * TO_COME[age - 1] + sum(TO_COME[age:])


def expected_win(view: View, seat: int, change: float = 0.0) -> float:
    """The chance of a seat to win if it gets ``change`` more glory than expected.

    The more glory is still to come, the less a lead counts.
    """
    scale = LEAST_SPREAD + SPREAD * _glory_to_come(view)
    glory = [expected_glory(view, other) for other in range(view.players)]
    glory[seat] += change
    most = max(glory)
    weights = [exp((found - most) / scale) for found in glory]
    return weights[seat] / sum(weights)


def advice_on(view: View, move: int, change: float = 0.0) -> Advice:
    """Advice about a move that brings ``change`` more glory than expected."""
    key, args = reason_for(view, move)
    glory = expected_glory(view, view.seat) + change
    return Advice(move, glory, expected_win(view, view.seat, change), key, args)


# --- why it is made -------------------------------------------------------------------------------


def reason_for(view: View, move: int) -> Reason:
    """A reason to make a move: the key of a message and its arguments."""
    return _REASONS[VERB[move]](view, move)


def best_enemy(view: View, province: int) -> int:
    """The strength of the strongest other clan in a province and its fjord."""
    others = (seat for seat in range(view.players) if seat != view.seat)
    return max(strength_in(view, seat, province) for seat in others)


def doom_glory(view: View) -> int:
    """F4: the glory for each figure of the seat that dies in this age's Ragnarök."""
    return ragnarok_glory(view, view.seat)


def _keep(view: View, move: int) -> Reason:
    card = CARDS[FIELD_1[move]]
    if card.kind == BATTLE:
        if card.has_variable_value:
            return "advice-keep-text", {}
        return "advice-keep-battle", {"bonus": card.value}
    if card.kind == QUEST:
        return "advice-keep-quest", {"glory": card.value}
    if card.kind == MONSTER:
        return "advice-keep-monster", {"strength": card.value}
    return "advice-keep-upgrade", {"kind": CARD_KIND_NAMES[card.kind]}


def _card(view: View, move: int) -> Reason:
    card = CARDS[FIELD_1[move]]
    if card.kind != BATTLE:
        return "advice-card-idle", {}
    if card.has_variable_value:
        return "advice-keep-text", {}
    province = view.cells[PROVINCE]
    total = strength_in(view, view.seat, province) + card.value
    enemy = best_enemy(view, province)
    return "advice-card-battle", {"bonus": card.value, "own": total, "enemy": enemy}


def _quest(view: View, move: int) -> Reason:
    return "advice-quest", {"glory": CARDS[FIELD_1[move]].value}


def _place(view: View, move: int) -> Reason:
    return _standing_in(view, FIELD_2[move])


def _to(view: View, move: int) -> Reason:
    return _standing_in(view, FIELD_1[move])


def _standing_in(view: View, place: int) -> Reason:
    """Why a figure should be in a place."""
    if FIRST_FJORD <= place < FIRST_FJORD + FJORDS:
        return "advice-fjord", {}
    province = PLACE_NAMES[place]
    if place == view.dooms[view.age - 1]:
        return "advice-doomed", {"province": province, "glory": doom_glory(view)}
    own, enemy = strength_in(view, view.seat, place), best_enemy(view, place)
    if not view.is_pillaged(place) and not enemy:
        return "advice-unguarded", {"province": province}
    return "advice-strength", {"province": province, "own": own, "enemy": enemy}


def _march(view: View, move: int) -> Reason:
    return "advice-march", {"province": PLACE_NAMES[FIELD_1[move]]}


def _figure(view: View, move: int) -> Reason:
    return "advice-move", {"figure": FIGURE_NAMES[FIELD_1[move]]}


def _upgrade(view: View, move: int) -> Reason:
    card = CARDS[FIELD_1[move]]
    if card.kind == MONSTER:
        return "advice-upgrade-monster", {"strength": card.value}
    return "advice-upgrade", {}


def _pillage(view: View, move: int) -> Reason:
    place = FIELD_1[move]
    own, enemy = strength_in(view, view.seat, place), best_enemy(view, place)
    args: Args = {"province": PLACE_NAMES[place], "own": own, "enemy": enemy}
    if not enemy:
        return "advice-pillage-alone", {"province": PLACE_NAMES[place]}
    return ("advice-pillage-stronger" if own > enemy else "advice-pillage-cards"), args


def _join(view: View, move: int) -> Reason:
    place = view.cells[PROVINCE]
    own, enemy = strength_in(view, view.seat, place), best_enemy(view, place)
    return "advice-join", {"province": PLACE_NAMES[place], "own": own, "enemy": enemy}


def _raise(view: View, move: int) -> Reason:
    stat = FIELD_1[move]
    step = view.step(view.seat, stat)
    name = STAT_NAMES[stat]
    if step + 1 < len(STEP_GLORY) and STEP_GLORY[step + 1] > STEP_GLORY[step]:
        glory = STEP_GLORY[step + 1] - STEP_GLORY[step]
        return "advice-raise-glory", {"stat": name, "glory": glory}
    return "advice-raise", {"stat": name}


def _count(view: View, move: int) -> Reason:
    return "advice-count", {"bonus": int(FIELD_NAMES["amount"][FIELD_1[move]])}


def _plainly(key: str) -> Callable[[View, int], Reason]:
    """A reason that does not depend on the view."""

    def reason(view: View, move: int) -> Reason:
        return key, {}

    return reason


_REASONS: Final[dict[int, Callable[[View, int], Reason]]] = {
    V_PASS: _plainly("advice-pass"),
    V_DECLINE: _plainly("advice-decline"),
    V_DONE: _plainly("advice-done"),
    V_FLEE: _plainly("advice-flee"),
    V_KEEP: _keep,
    V_CARD: _card,
    V_QUEST: _quest,
    V_INVADE: _place,
    V_RECALL: _place,
    V_MARCH: _march,
    V_TO: _to,
    V_MOVE: _figure,
    V_UPGRADE: _upgrade,
    V_PILLAGE: _pillage,
    V_CHALLENGE: _pillage,
    V_JOIN: _join,
    V_SPARE: _plainly("advice-spare"),
    V_SACRIFICE: _plainly("advice-sacrifice"),
    V_RAISE: _raise,
    V_COUNT: _count,
}
