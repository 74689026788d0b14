"""Whether to join a battle, what to play in it, and what to save from it (P2–P8, G1–G8)."""

from collections.abc import Callable
from typing import Final

from fimbul.bots.scored import Scorer
from fimbul.bots.sense.board import (
    GREATEST_BONUS,
    bonus_of,
    figure_strength,
    opponents,
    quest_bonus,
)
from fimbul.bots.sense.outlook import CommonOutlook
from fimbul.rules.cards import CARD_KIND, CARDS, QUEST, VALUE, card_by_slug
from fimbul.rules.cards.monsters import WITCH
from fimbul.rules.cells import (
    BASE,
    BOARD_GLORY,
    BONUS,
    PHASE,
    PILLAGER,
    POWER,
    PROVINCE,
    RAGNAROK_PHASE,
)
from fimbul.rules.figures import strength_in
from fimbul.rules.moves import DECLINE, FIELD_1, FIELD_2, FLEE, PASS
from fimbul.rules.view import View

# --- joining --------------------------------------------------------------------------------------


def judge_call_to_battle(outlook: CommonOutlook) -> Scorer:
    """Join if it helps to win, with one figure or with all that can come (P2)."""
    view = outlook.view
    province = view.cells[PROVINCE]
    own = outlook.strengths[view.seat][province]
    losses = outlook.losses_in(province)
    now = _battle_worth(outlook, own, losses)
    helpers = outlook.help_for(view.seat, province)
    everybody = _battle_worth(outlook, own + helpers, losses + outlook.toll() * helpers)
    hope = outlook.trust * everybody
    return lambda move: now if move == PASS else _joining_worth(outlook, move, losses, hope)


def _joining_worth(outlook: CommonOutlook, move: int, losses: float, hope: float) -> float:
    """What joining with a figure brings; ``hope`` is the worth of joining with all that can."""
    view = outlook.view
    province = view.cells[PROVINCE]
    own = outlook.strengths[view.seat][province]
    figure, source = FIELD_1[move], FIELD_2[move]
    strength = figure_strength(view, figure, province)
    alone = _battle_worth(outlook, own + strength, losses + outlook.figure_loss(figure))
    missed = outlook.gain_in(source, -figure_strength(view, figure, source), -1)
    stays = _battle_chance(outlook, own + strength) * outlook.footing(strength, source)
    return max(alone, hope) + missed + stays


def _battle_worth(outlook: CommonOutlook, own: int, losses: float) -> float:
    """What the current battle brings with strength ``own``; 0 without figures in it."""
    if not own:
        return 0.0
    view = outlook.view
    province = view.cells[PROVINCE]
    chance = _battle_chance(outlook, own)
    gain = 0.0
    if outlook.is_contested(province):
        gain = outlook.battle_glory() + outlook.clearing(province)
    if view.cells[PILLAGER] == view.seat:
        gain += outlook.reward(province)
    return chance * gain - (1.0 - chance) * losses


def _battle_chance(outlook: CommonOutlook, own: int) -> float:
    """The chance that strength ``own`` and the best card beat the enemies who are there now."""
    province = outlook.view.cells[PROVINCE]
    total = own + outlook.bonus
    chance = 1.0
    for enemy in outlook.enemies:
        there = outlook.strengths[enemy][province]
        if there:
            chance *= outlook.chance_to_beat(enemy, total - there)
    return chance


# --- cards ----------------------------------------------------------------------------------------


def judge_battle_card(outlook: CommonOutlook) -> Scorer:
    """Prefer the card with the best balance of what it wins and what it costs (P5, P8).

    The winner loses the card and a loser takes it back: so a bot plays its best card if it decides
    the battle, and a poor one if the battle is won or lost anyway.
    """
    stake = stake_of(outlook)
    return lambda move: _playing_worth(outlook, FIELD_1[move], stake)


def _playing_worth(outlook: CommonOutlook, card: int, stake: float) -> float:
    """What playing a card brings in a battle with this stake."""
    chance = _chance_with(outlook, card)
    won = stake + WON_TEXTS.get(CARDS[card].slug, 0.0) - outlook.card_cost(card)
    lost = LOST_TEXTS.get(CARDS[card].slug, 0.0)
    return chance * won + (1.0 - chance) * lost


WON_TEXTS: Final = {
    "thors-hammer": 3.0,
    "thors-oath": 5.0,
    "thors-ascension": 5.0,
    "friggas-grace": 4.0,
    "odins-judgement": 4.0,
}
"""What the text of a card brings to the winner."""
LOST_TEXTS: Final = {
    "lokis-trickery": 1.5,
    "lokis-backstab": 3.0,
    "lokis-poison": 2.0,
    "odins-judgement": 4.0,
    "heimdalls-watch-2": 2.0,
    "heimdalls-watch-3": 3.0,
}
"""What the text of a card brings to a loser."""
SMITE: Final = card_by_slug("odins-smite").id


def stake_of(outlook: CommonOutlook) -> float:
    """What winning the battle brings, compared with losing it."""
    view = outlook.view
    province = view.cells[PROVINCE]
    stake = outlook.battle_glory() + outlook.losses_in(province) + outlook.clearing(province)
    if view.cells[PILLAGER] == view.seat:
        stake += outlook.reward(province)
    return stake


def _chance_with(outlook: CommonOutlook, card: int) -> float:
    """How likely this card wins the battle."""
    view = outlook.view
    province = view.cells[PROVINCE]
    bonus = quest_bonus(view) if CARD_KIND[card] == QUEST else bonus_of(card)
    own = strength_in(view, view.seat, province) + bonus
    chance = 1.0
    for enemy in opponents(view):
        theirs = strength_in(view, enemy, province)
        if card == SMITE and view.warriors(enemy, province):
            theirs -= 1
        chance *= outlook.chance_to_beat(enemy, own - theirs)
    return chance


def judge_quest_as_battle(outlook: CommonOutlook) -> Scorer:
    """Count the quest for as much as possible (G5)."""
    return lambda move: 0.0 if move == DECLINE else float(FIELD_1[move])


def judge_late_card(view: View, stake: Callable[[], float]) -> Scorer:
    """Add the smallest white-disc card that turns the battle, or all if only all of them do (P6).

    ``stake`` is called only if they can turn it, and they are added only if it is positive.
    """
    behind = max(_total(view, enemy) for enemy in opponents(view)) - _total(view, view.seat)
    late = [VALUE[card] for card in view.hand if CARDS[card].is_white_disc]
    if behind < 0 or sum(late) <= behind or stake() <= 0.0:
        return lambda move: 0.0 if move == PASS else -1.0
    return lambda move: 0.0 if move == PASS else _turning_worth(VALUE[FIELD_1[move]], behind)


def _total(view: View, seat: int) -> int:
    """A seat's strength in the battle so far, with the bonus of its cards."""
    return strength_in(view, seat, view.cells[PROVINCE]) + view.cells[BASE[seat] + BONUS]


def _turning_worth(bonus: int, behind: int) -> float:
    """Rank cards that are enough before those that are not, and the smallest of them first."""
    return float(GREATEST_BONUS) + 1.0 / float(bonus) if bonus > behind else float(bonus)


def judge_keep_played_cards(outlook: CommonOutlook) -> Scorer:
    """Tyr's Prowess: keep a card that is worth more than twice the rage it costs."""
    price = 2 * outlook.rage_price
    return lambda move: 0.0 if move == DECLINE else outlook.card_worth(FIELD_1[move]) - price


# --- the fallen -----------------------------------------------------------------------------------


def judge_keep_one_figure(outlook: CommonOutlook) -> Scorer:
    """Odin's Tide: keep the figure with the most strength and rescue worth together."""
    view = outlook.view
    province = view.about.province
    return lambda move: (
        figure_strength(view, FIELD_1[move], province) + outlook.rescue_worth(FIELD_1[move])
    )


def judge_protection(outlook: CommonOutlook) -> Scorer:
    """Frigga's Protection: spare a figure that is worth more than 1 rage."""
    return lambda move: (
        0.0 if move == DECLINE else outlook.rescue_worth(FIELD_1[move]) - outlook.rage_price
    )


def judge_flight(outlook: CommonOutlook) -> Scorer:
    """Let the Volur Witch flee, unless her death is worth more (X3)."""
    view = outlook.view
    alive = outlook.figure_loss(WITCH)
    if view.cells[PHASE] == RAGNAROK_PHASE:
        alive = float(view.cells[outlook.base + POWER + BOARD_GLORY] - outlook.doom_glory())
    return lambda move: alive if move == FLEE else 0.0
