"""Whether to join a battle, what to play in it, and what to save from it (P2–P8, G1–G8)."""

from typing import Final

from fimbul.bots.karl.opinions import Opinions
from fimbul.bots.karl.outlook import Outlook
from fimbul.bots.karl.rivals import GREATEST_BONUS, bonus_of, chance_to_beat
from fimbul.bots.karl.worth import (
    battle_card_worth,
    figure_loss,
    figure_strength,
    rage_price,
)
from fimbul.bots.scored import Scorer
from fimbul.rules.cards import CARDS, KIND, QUEST, VALUE, card_by_slug
from fimbul.rules.cells import (
    BASE,
    BOARD_GLORY,
    BONUS,
    PARTICIPANTS,
    PHASE,
    PILLAGER,
    POWER,
    PROVINCE,
    QUEST_COUNTS_3,
    QUEST_COUNTS_5,
    RAGNAROK_PHASE,
)
from fimbul.rules.figures import FUGITIVE, strength_in
from fimbul.rules.moves import DECLINE, FIELD_1, FIELD_2, FLEE, PASS
from fimbul.rules.view import View

# --- joining --------------------------------------------------------------------------------------


def judge_call_to_battle(view: View, think: Opinions) -> Scorer:
    """Join when it helps to win, alone or with all the others that can come (P2)."""
    outlook = Outlook(view, think)
    province = view.cells[PROVINCE]
    own = outlook.strengths[view.seat][province]
    losses = outlook.losses_in(province)
    now = _battle_worth(outlook, own, losses)
    helpers = outlook.help_for(view.seat, province)
    toll = figure_loss(view, think, 0, outlook.left) / figure_strength(view, 0, 0)
    everybody = _battle_worth(outlook, own + helpers, losses + toll * helpers)

    def score(move: int) -> float:
        if move == PASS:
            return now
        kind, source = FIELD_1[move], FIELD_2[move]
        strength = figure_strength(view, kind, province)
        loss = figure_loss(view, think, kind, outlook.left)
        alone = _battle_worth(outlook, own + strength, losses + loss)
        missed = outlook.gain_in(source, -figure_strength(view, kind, source), -1)
        stays = _battle_chance(outlook, own + strength) * _footing(outlook, strength, source)
        return max(alone, think.trust * everybody) + missed + stays

    return score


def _footing(outlook: Outlook, strength: int, source: int) -> float:
    """What it is worth to stand in the province after the battle, if it is not pillaged then."""
    view = outlook.view
    province = view.cells[PROVINCE]
    own = outlook.strengths[view.seat][province]
    count = view.fighters(view.seat, province)
    if view.cells[PILLAGER] != view.seat:
        return outlook.gain_in(province, strength, 1, source)
    after = outlook.standing_worth(province, own + strength, count + 1, 0)
    return after - outlook.standing_worth(province, own, count, 0)


def _battle_worth(outlook: Outlook, own: int, losses: float) -> float:
    """What the battle of the moment brings with so much strength; nothing to who stays away."""
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


def _battle_chance(outlook: Outlook, own: int) -> float:
    """How likely so much strength and one's best card beat those who are there by now."""
    province = outlook.view.cells[PROVINCE]
    total = own + outlook.bonus
    chance = 1.0
    for enemy in outlook.enemies:
        there = outlook.strengths[enemy][province]
        if there:
            chance *= chance_to_beat(outlook.view, outlook.think, enemy, total - there)
    return chance


# --- cards ----------------------------------------------------------------------------------------


def judge_battle_card(view: View, think: Opinions) -> Scorer:
    """The card with the best balance of what it wins and what it costs (P5, P8).

    A winner loses the card played, a loser takes it back: so the best card is played when it
    decides the battle, and a poor one when the battle is won or lost anyway.
    """
    outlook = Outlook(view, think)
    stake = _stake(outlook)
    later_use = think.later_use * outlook.left

    def score(move: int) -> float:
        card = FIELD_1[move]
        chance = _chance_with(view, think, card)
        won = stake + WON_TEXTS.get(CARDS[card].slug, 0.0)
        won -= later_use * battle_card_worth(view, card) + (KIND[card] == QUEST)
        lost = LOST_TEXTS.get(CARDS[card].slug, 0.0)
        return chance * won + (1.0 - chance) * lost

    return score


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


def _stake(outlook: Outlook) -> float:
    """What winning the battle brings, compared with losing it."""
    view = outlook.view
    province = view.cells[PROVINCE]
    stake = outlook.battle_glory() + outlook.losses_in(province) + outlook.clearing(province)
    if view.cells[PILLAGER] == view.seat:
        stake += outlook.reward(province)
    return stake


def _enemies(view: View) -> list[int]:
    """The seats that fight against this one."""
    fighting = view.cells[PARTICIPANTS]
    return [seat for seat in range(view.players) if seat != view.seat and fighting >> seat & 1]


def _chance_with(view: View, think: Opinions, card: int) -> float:
    """How likely this card wins the battle."""
    province = view.cells[PROVINCE]
    bonus = quest_bonus(view) if KIND[card] == QUEST else bonus_of(card)
    own = strength_in(view, view.seat, province) + bonus
    chance = 1.0
    for enemy in _enemies(view):
        theirs = strength_in(view, enemy, province)
        if card == SMITE and view.warriors(enemy, province):
            theirs -= 1
        chance *= chance_to_beat(view, think, enemy, own - theirs)
    return chance


def quest_bonus(view: View) -> int:
    """G5: what a quest counts for in battle."""
    powers = BASE[view.seat] + POWER
    if view.cells[powers + QUEST_COUNTS_5]:
        return 5
    return 3 if view.cells[powers + QUEST_COUNTS_3] else 0


def judge_quest_as_battle(view: View, think: Opinions) -> Scorer:
    """As much as possible (G5)."""
    return lambda move: 0.0 if move == DECLINE else float(FIELD_1[move])


def judge_late_card(view: View, think: Opinions) -> Scorer:
    """The smallest white-disc card that turns the battle; all of them if only all do (P6)."""
    province = view.cells[PROVINCE]

    def total(seat: int) -> int:
        return strength_in(view, seat, province) + view.cells[BASE[seat] + BONUS]

    behind = max(total(enemy) for enemy in _enemies(view)) - total(view.seat)
    late = [VALUE[card] for card in view.hand if CARDS[card].is_white_disc]
    can_turn = behind >= 0 and sum(late) > behind and _stake(Outlook(view, think)) > 0.0

    def score(move: int) -> float:
        if move == PASS:
            return 0.0
        if not can_turn:
            return -1.0
        bonus = VALUE[FIELD_1[move]]
        # One that is enough before any that is not; of those that are enough the smallest.
        return GREATEST_BONUS + 1.0 / bonus if bonus > behind else bonus

    return score


def judge_keep_played_cards(view: View, think: Opinions) -> Scorer:
    """Tyr's Prowess: a good card is worth 1 rage."""
    price = 2 * rage_price(view, think)

    def score(move: int) -> float:
        return 0.0 if move == DECLINE else battle_card_worth(view, FIELD_1[move]) - price

    return score


# --- the fallen -----------------------------------------------------------------------------------


def judge_keep_one_figure(view: View, think: Opinions) -> Scorer:
    """Odin's Tide: the strongest one that is not worth more dead."""
    province = view.frames[-1][2]

    def score(move: int) -> float:
        kind = FIELD_1[move]
        return figure_strength(view, kind, province) + figure_loss(view, think, kind, 1.0)

    return score


def judge_protection(view: View, think: Opinions) -> Scorer:
    """Frigga's Protection: a figure that is worth more than 1 rage."""
    price = rage_price(view, think)

    def score(move: int) -> float:
        return 0.0 if move == DECLINE else figure_loss(view, think, FIELD_1[move], 1.0) - price

    return score


def judge_flight(view: View, think: Opinions) -> Scorer:
    """The Volur Witch lives on, unless Ragnarök pays more for her (X3)."""
    outlook = Outlook(view, think)
    alive = figure_loss(view, think, FUGITIVE, outlook.left)
    if view.cells[PHASE] == RAGNAROK_PHASE:
        alive = view.cells[outlook.base + POWER + BOARD_GLORY] - outlook.doom_glory()

    def score(move: int) -> float:
        return alive if move == FLEE else 0.0

    return score
