"""What to do on one's turn (A1–A5), and the choices that an action brings with it."""

from collections.abc import Callable
from typing import Final

from fimbul.bots.karl.opinions import Opinions
from fimbul.bots.karl.outlook import Outlook
from fimbul.bots.karl.worth import (
    best_step_worth,
    figure_loss,
    figure_strength,
    quest_worth,
    rage_price,
    step_worth,
    upgrade_worth,
)
from fimbul.bots.scored import Scorer
from fimbul.rules.action import CHALLENGE_COST, MARCH_COST, upgrade_cost
from fimbul.rules.board import BITS, PROVINCES, RESERVE, YGGDRASIL
from fimbul.rules.cards import (
    CARDS,
    KIND,
    LEADER_UPGRADE,
    MONSTER,
    SHIP_UPGRADE,
    WARRIOR_UPGRADE,
)
from fimbul.rules.cells import NO_CARD, PILLAGED, PROVINCE, STANDING
from fimbul.rules.figures import (
    CARD_OF_KIND,
    FIRST_MONSTER,
    KIND_OF_CARD,
    LEADER,
    SHIP,
    WARRIOR,
)
from fimbul.rules.invade import (
    PILLAGE_AT_ONCE_COST,
    RECALL_COST,
    has_horns_left,
    invasion_cost,
    targets,
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
from fimbul.rules.view import View

TRIFLE: Final = 0.1
"""What tips the scales where all else is equal."""


def judge_action(view: View, think: Opinions) -> Scorer:
    """The action that brings the most for its rage; passing only when all of them harm.

    Passing throws the rest of the rage away (A4). Who spends the last rage, or passes, also
    loses the free actions that were still to come (A3).
    """
    outlook = Outlook(view, think)
    rage = view.rage(view.seat)
    price = rage_price(view, think)
    worths = {move: WORTHS[VERB[move]](outlook, move) for move in view.options if move != PASS}
    free = _worth_of_free_actions(worths)

    def score(move: int) -> float:
        if move == PASS:
            return -price * rage - free
        worth, cost = worths[move]
        if cost and cost == rage:
            worth -= free
        return worth - price * cost

    return score


Worth = tuple[float, int]
"""What an action brings, and the rage it costs."""


def _worth_of_free_actions(worths: dict[int, Worth]) -> float:
    """What would be lost if this were the last turn: every quest, and the best of the rest."""
    quests = 0.0
    best = 0.0
    for move, (worth, cost) in worths.items():
        if VERB[move] == V_QUEST:
            quests += worth
        elif not cost:
            best = max(best, worth)
    return quests + best


def _invade(outlook: Outlook, move: int) -> Worth:
    kind = FIELD_1[move]
    cost = invasion_cost(outlook.view, outlook.seat, kind)
    return invasion_worth(outlook, kind, FIELD_2[move]), cost


def invasion_worth(outlook: Outlook, kind: int, place: int) -> float:
    """What a figure brings that invades a place: its prospects, and its deed there (N1)."""
    return outlook.gain_at(kind, place) + _deed_worth(outlook, kind, place)


def _deed_worth(outlook: Outlook, kind: int, place: int) -> float:
    """What a monster destroys when it invades: about what the enemies have there."""
    if kind < FIRST_MONSTER or CARDS[CARD_OF_KIND[kind]].on_invade is None:
        return 0.0
    view = outlook.view
    return outlook.think.deed * sum(
        outlook.strengths[enemy][place] if view.count_in(enemy, place) else 0
        for enemy in outlook.enemies
    )


def _recall(outlook: Outlook, move: int) -> Worth:
    kind = FIELD_1[move]
    lost = min(0.0, figure_loss(outlook.view, outlook.think, kind, outlook.left))
    return invasion_worth(outlook, kind, FIELD_2[move]) + lost, RECALL_COST


def _quest(outlook: Outlook, move: int) -> Worth:
    card = FIELD_1[move]
    worth = outlook.quest_chance(card) * quest_worth(outlook.view, outlook.think, card)
    return worth if _is_late(outlook.view) else outlook.think.quest_patience * worth, 0


def _is_late(view: View) -> bool:
    """Whether the action phase may be over before one's next turn, or one's rage."""
    left = len(BITS[view.cells[STANDING] & ~view.cells[PILLAGED]])
    return left <= view.players or view.rage(view.seat) <= 1


def _pillage(outlook: Outlook, move: int) -> Worth:
    return pillage_worth(outlook, FIELD_1[move], outlook.think.haste), 0


def _challenge(outlook: Outlook, move: int) -> Worth:
    return pillage_worth(outlook, FIELD_1[move]), CHALLENGE_COST


def pillage_worth(outlook: Outlook, province: int, haste: float = 1.0) -> float:
    """What pillaging a province at once brings, by the chance to win it.

    With ``haste`` the gain counts more: what is not taken now, others may take first.
    """
    own = outlook.strengths[outlook.seat][province]
    chance = outlook.win_chance(province, own)
    gain = outlook.reward(province)
    if outlook.is_contested(province):
        gain += outlook.battle_glory() + outlook.clearing(province)
    return haste * chance * gain - (1.0 - chance) * outlook.losses_in(province)


def _upgrade(outlook: Outlook, move: int) -> Worth:
    view = outlook.view
    card, slot = FIELD_1[move], FIELD_2[move]
    worth = upgrade_worth(view, outlook.think, card)
    replaced = view.slot(view.seat, slot)
    if replaced != NO_CARD:
        worth -= upgrade_worth(view, outlook.think, replaced)
    return worth + _coming_worth(outlook, card), upgrade_cost(view, view.seat, card)


def _coming_worth(outlook: Outlook, card: int) -> float:
    """What the figure brings that may invade after an upgrade, free of rage (U3, U4)."""
    view = outlook.view
    kind = FIGURE_OF_UPGRADE.get(KIND[card], KIND_OF_CARD[card])
    if kind < 0 or not has_horns_left(view, view.seat):
        return 0.0
    is_at_hand = (
        KIND[card] == MONSTER
        or (kind == WARRIOR and view.warriors(view.seat, RESERVE) > 0)
        or (kind != WARRIOR and view.where(view.seat, kind) == RESERVE)
    )
    if not is_at_hand:
        return 0.0
    places = [FIELD_2[move] for move in INVADE_INTO[kind][targets(view, kind)]]
    return max((invasion_worth(outlook, kind, place) for place in places), default=0.0)


FIGURE_OF_UPGRADE: Final = {WARRIOR_UPGRADE: WARRIOR, LEADER_UPGRADE: LEADER, SHIP_UPGRADE: SHIP}


def _march(outlook: Outlook, move: int) -> Worth:
    source = FIELD_1[move]
    view = outlook.view
    worths = [
        march_worth(outlook, source, target)
        for target in range(PROVINCES)
        if target != source and (target == YGGDRASIL or view.has_room(target))
    ]
    return max(worths), MARCH_COST


def march_worth(outlook: Outlook, source: int, target: int) -> float:
    """What it changes if all who can go from one province to another do."""
    going = [strength for place, strength in outlook.figures[outlook.seat] if place == source]
    going.sort(reverse=True)
    del going[outlook.room(target) :]
    strength, figures = sum(going), len(going)
    there = outlook.gain_in(target, strength, figures, source)
    return there + outlook.gain_in(source, -strength, -figures)


def _sacrifice(outlook: Outlook, move: int) -> Worth:
    """Two figures for a step of a stat: this one, and the one that will be missed least."""
    seconds = [
        other for other in outlook.view.options if VERB[other] == V_SACRIFICE and other != move
    ]
    loss = _sacrifice_loss(outlook, move)
    loss += min((_sacrifice_loss(outlook, other) for other in seconds), default=loss)
    return best_step_worth(outlook.view, outlook.think) - loss, 0


def _sacrifice_loss(outlook: Outlook, move: int) -> float:
    kind, place = FIELD_1[move], FIELD_2[move]
    loss = min(0.0, figure_loss(outlook.view, outlook.think, kind, outlook.left))
    if place < PROVINCES:
        return loss - outlook.gain_in(place, -figure_strength(outlook.view, kind, place), -1)
    return loss + outlook.gain_at(kind, place)


WORTHS: Final[dict[int, Callable[[Outlook, int], Worth]]] = {
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


def judge_march_target(view: View, think: Opinions) -> Scorer:
    """Where the march does the most good."""
    outlook = Outlook(view, think)
    source = view.frames[-1][2]
    return lambda move: march_worth(outlook, source, FIELD_1[move])


def judge_march_figures(view: View, think: Opinions) -> Scorer:
    """Figures go as long as one more, or all the others, do more good there than here."""
    outlook = Outlook(view, think)
    _, _, source, target, _ = view.frames[-1]
    everybody = march_worth(outlook, source, target)

    def score(move: int) -> float:
        if move == DONE:
            return 0.0
        strength = figure_strength(view, FIELD_1[move], target)
        there = outlook.gain_in(target, strength, 1, source)
        alone = there + outlook.gain_in(source, -strength, -1)
        return max(alone, everybody)

    return score


def judge_invasion(view: View, think: Opinions) -> Scorer:
    """A free figure comes where it brings the most; it stays away only where it would harm."""
    outlook = Outlook(view, think)

    def score(move: int) -> float:
        if move == DECLINE:
            return -TRIFLE
        return invasion_worth(outlook, FIELD_1[move], FIELD_2[move])

    return score


def judge_pillage_at_once(view: View, think: Opinions) -> Scorer:
    """Thor's Domain: when the pillage is worth its rage."""
    outlook = Outlook(view, think)

    def score(move: int) -> float:
        if move == DECLINE:
            return 0.0
        return (
            pillage_worth(outlook, FIELD_1[move]) - rage_price(view, think) * PILLAGE_AT_ONCE_COST
        )

    return score


def judge_leader_move(view: View, think: Opinions) -> Scorer:
    """The leader goes on if he does more good there."""
    outlook = Outlook(view, think)
    source = view.cells[PROVINCE]

    def score(move: int) -> float:
        if move == DECLINE:
            return 0.0
        target = FIELD_1[move]
        strength = figure_strength(view, LEADER, target)
        there = outlook.gain_in(target, strength, 1, source)
        return there + outlook.gain_in(source, -strength, -1)

    return score


def judge_sacrifice(view: View, think: Opinions) -> Scorer:
    """The figure that will be missed least."""
    outlook = Outlook(view, think)
    return lambda move: -_sacrifice_loss(outlook, move)


def judge_raise_stat(view: View, think: Opinions) -> Scorer:
    """The stat whose next step is worth the most."""
    return lambda move: step_worth(view, think, FIELD_1[move])
