"""What to do on one's turn (A1–A5), and the choices that an action brings with it."""

from collections.abc import Callable
from typing import Final

from fimbul.bots.scored import Scorer
from fimbul.bots.sense.board import figure_strength, is_late
from fimbul.bots.sense.outlook import CommonOutlook
from fimbul.rules.action import MARCH_COST, upgrade_cost
from fimbul.rules.board import PROVINCES, RESERVE, YGGDRASIL
from fimbul.rules.cards import (
    CARD_KIND,
    CARDS,
    LEADER_UPGRADE,
    MONSTER,
    SHIP_UPGRADE,
    WARRIOR_UPGRADE,
)
from fimbul.rules.cells import NO_CARD, PROVINCE
from fimbul.rules.costs import move_cost
from fimbul.rules.invade import (
    has_horns_left,
    invasion_cost,
    targets,
)
from fimbul.rules.manifest import (
    CARD_OF_FIGURE,
    FIGURE_OF_CARD,
    FIRST_MONSTER,
    LEADER,
    SHIP,
    WARRIOR,
)
from fimbul.rules.moves import (
    DECLINE,
    DONE,
    FIELD_1,
    FIELD_2,
    INVADE_INTO,
    PASS,
    V_CHALLENGE,
    V_INVADE,
    V_MARCH,
    V_PILLAGE,
    V_QUEST,
    V_RECALL,
    V_SACRIFICE,
    V_UPGRADE,
    VERB,
)

TRIFLE: Final = 0.1
"""Breaks ties."""


def judge_action(outlook: CommonOutlook) -> Scorer:
    """Prefer the action that brings the most for its rage, and pass only if all of them harm.

    A seat that passes loses the rest of its rage (A4). A seat that passes or spends its last rage
    also loses the free actions that it could still take (A3).
    """
    view = outlook.view
    rage = view.rage(view.seat)
    price = outlook.rage_price
    worths = {
        move: WORTHS.get(VERB[move], _unknown)(outlook, move)
        for move in view.options
        if move != PASS
    }
    free = _worth_of_free_actions(worths)
    scores = {PASS: -price * float(rage) - free}
    for move, (worth, cost) in worths.items():
        kept = worth - free if cost and cost == rage else worth
        scores[move] = kept - price * cost
    return lambda move: scores[move]


A_LITTLE: Final = 0.5

Worth = tuple[float, int]
"""What an action brings, and the rage it costs."""


def _worth_of_free_actions(worths: dict[int, Worth]) -> float:
    """What the seat loses if it gets no other turn: all quests, and the best other free action."""
    quests = 0.0
    best = 0.0
    for move, (worth, cost) in worths.items():
        if VERB[move] == V_QUEST:
            quests += worth
        elif not cost:
            best = max(best, worth)
    return quests + best


def _invade(outlook: CommonOutlook, move: int) -> Worth:
    figure = FIELD_1[move]
    cost = invasion_cost(outlook.view, outlook.seat, figure)
    return invasion_worth(outlook, figure, FIELD_2[move]), cost


def invasion_worth(outlook: CommonOutlook, figure: int, place: int) -> float:
    """What invading a place with a figure brings: prospects, and the effect of a monster (N1)."""
    return outlook.gain_at(figure, place) + _deed_worth(outlook, figure, place)


def _deed_worth(outlook: CommonOutlook, figure: int, place: int) -> float:
    """What a monster destroys when it invades: about what the enemies have there."""
    if figure < FIRST_MONSTER or CARDS[CARD_OF_FIGURE[figure]].on_invade is None:
        return 0.0
    view = outlook.view
    return outlook.deed * sum(
        outlook.strengths[enemy][place] if view.count_in(enemy, place) else 0
        for enemy in outlook.enemies
    )


def _recall(outlook: CommonOutlook, move: int) -> Worth:
    figure = FIELD_1[move]
    lost = min(0.0, outlook.figure_loss(figure))
    return invasion_worth(outlook, figure, FIELD_2[move]) + lost, move_cost(
        outlook.view, outlook.seat, move
    )


def _unknown(outlook: CommonOutlook, move: int) -> Worth:
    """An action that bots do not know is worth a little more than its rage."""
    cost: int = move_cost(outlook.view, outlook.seat, move)
    return outlook.rage_price * cost + A_LITTLE, cost


def _quest(outlook: CommonOutlook, move: int) -> Worth:
    card = FIELD_1[move]
    worth = outlook.quest_chance(card) * outlook.quest_worth(card)
    return worth if is_late(outlook.view) else outlook.quest_patience * worth, 0


def _pillage(outlook: CommonOutlook, move: int) -> Worth:
    return outlook.hasty_pillage_worth(FIELD_1[move]), 0


def _challenge(outlook: CommonOutlook, move: int) -> Worth:
    return outlook.pillage_worth(FIELD_1[move]), move_cost(outlook.view, outlook.seat, move)


def _upgrade(outlook: CommonOutlook, move: int) -> Worth:
    view = outlook.view
    card, slot = FIELD_1[move], FIELD_2[move]
    worth = outlook.upgrade_worth(card)
    replaced = view.slot(view.seat, slot)
    if replaced != NO_CARD:
        worth -= outlook.upgrade_worth(replaced)
    return worth + _coming_worth(outlook, card), upgrade_cost(view, view.seat, card)


def _coming_worth(outlook: CommonOutlook, card: int) -> float:
    """What the free invasion after an upgrade brings (U3, U4)."""
    view = outlook.view
    figure = FIGURE_OF_UPGRADE.get(CARD_KIND[card], FIGURE_OF_CARD[card])
    if figure < 0 or not has_horns_left(view, view.seat):
        return 0.0
    is_at_hand = (
        CARD_KIND[card] == MONSTER
        or (figure == WARRIOR and view.warriors(view.seat, RESERVE) > 0)
        or (figure != WARRIOR and view.where(view.seat, figure) == RESERVE)
    )
    if not is_at_hand:
        return 0.0
    places = [FIELD_2[move] for move in INVADE_INTO[figure][targets(view, figure)]]
    return max((invasion_worth(outlook, figure, place) for place in places), default=0.0)


FIGURE_OF_UPGRADE: Final = {WARRIOR_UPGRADE: WARRIOR, LEADER_UPGRADE: LEADER, SHIP_UPGRADE: SHIP}


def _march(outlook: CommonOutlook, move: int) -> Worth:
    source = FIELD_1[move]
    view = outlook.view
    worths = [
        march_worth(outlook, source, target)
        for target in range(PROVINCES)
        if target != source and (target == YGGDRASIL or view.has_room(target))
    ]
    return max(worths), MARCH_COST


def march_worth(outlook: CommonOutlook, source: int, target: int) -> float:
    """The change if as many figures as possible go from one province to another."""
    going = [strength for place, strength in outlook.figures[outlook.seat] if place == source]
    going.sort(reverse=True)
    del going[outlook.free_places(target) :]
    return outlook.move_worth(sum(going), len(going), source, target)


def _sacrifice(outlook: CommonOutlook, move: int) -> Worth:
    """Two figures for a step of a stat: this one, and the one whose loss costs least."""
    seconds = [
        other for other in outlook.view.options if VERB[other] == V_SACRIFICE and other != move
    ]
    loss = _sacrifice_loss(outlook, move)
    loss += min((_sacrifice_loss(outlook, other) for other in seconds), default=loss)
    return outlook.best_step_worth() - loss, 0


def _sacrifice_loss(outlook: CommonOutlook, move: int) -> float:
    figure, place = FIELD_1[move], FIELD_2[move]
    loss = min(0.0, outlook.figure_loss(figure))
    if place < PROVINCES:
        return loss - outlook.gain_in(place, -figure_strength(outlook.view, figure, place), -1)
    return loss + outlook.gain_at(figure, place)


WORTHS: Final[dict[int, Callable[[CommonOutlook, int], Worth]]] = {
    V_INVADE: _invade,
    V_RECALL: _recall,
    V_MARCH: _march,
    V_UPGRADE: _upgrade,
    V_QUEST: _quest,
    V_PILLAGE: _pillage,
    V_CHALLENGE: _challenge,
    V_SACRIFICE: _sacrifice,
}
"""How each action is judged, passing aside."""


# --- what follows an action -----------------------------------------------------------------------


def judge_march_target(outlook: CommonOutlook) -> Scorer:
    """Prefer the target where the march gains most."""
    source = outlook.view.about.source
    return lambda move: march_worth(outlook, source, FIELD_1[move])


def judge_march_figures(outlook: CommonOutlook) -> Scorer:
    """Move figures as long as one more, or all the others together, gain more there than here."""
    view = outlook.view
    source, target = view.about.source, view.about.province
    everybody = march_worth(outlook, source, target)
    return lambda move: (
        0.0 if move == DONE else max(_move_worth(outlook, FIELD_1[move], source, target), everybody)
    )


def _move_worth(outlook: CommonOutlook, figure: int, source: int, target: int) -> float:
    """The change if one figure goes from one province to another."""
    return outlook.move_worth(figure_strength(outlook.view, figure, target), 1, source, target)


def judge_invasion(outlook: CommonOutlook) -> Scorer:
    """Invade where the figure brings the most; decline only if it would harm everywhere."""
    return lambda move: (
        -TRIFLE if move == DECLINE else invasion_worth(outlook, FIELD_1[move], FIELD_2[move])
    )


def judge_pillage_at_once(outlook: CommonOutlook) -> Scorer:
    """Thor's Domain: pillage if it is worth its rage."""
    return lambda move: 0.0 if move == DECLINE else _pillage_for_rage(outlook, move)


def _pillage_for_rage(outlook: CommonOutlook, move: int) -> float:
    cost: int = move_cost(outlook.view, outlook.seat, move)
    return outlook.pillage_worth(FIELD_1[move]) - outlook.rage_price * cost


def judge_leader_move(outlook: CommonOutlook) -> Scorer:
    """Move the leader if it gains more there."""
    source = outlook.view.cells[PROVINCE]
    return lambda move: (
        0.0 if move == DECLINE else _move_worth(outlook, LEADER, source, FIELD_1[move])
    )


def judge_sacrifice(outlook: CommonOutlook) -> Scorer:
    """Prefer the figure whose loss costs least."""
    return lambda move: -_sacrifice_loss(outlook, move)
