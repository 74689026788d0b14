"""Which cards to keep: in the draft (D2, D4), and from one age to the next (F1)."""

from typing import Final

from fimbul.bots.thrall.scoring import Scorer
from fimbul.bots.thrall.worth import card_worth, upgrade_worth
from fimbul.rules.cards import KIND, WARRIOR_UPGRADE, slots_for
from fimbul.rules.cells import AGE, NO_CARD, ROUND
from fimbul.rules.draft import cards_a_round, keeper
from fimbul.rules.moves import DECLINE, FIELD_1
from fimbul.rules.view import View

APPETITE: Final = (
    (1.3, 1.1, 0.9, 0.6, 0.4, 0.3),
    (1.2, 1.0, 0.9, 0.6, 0.4, 0.3),
    (1.2, 1.1, 0.9, 0.6, 0.4, 0.3),
)
"""How welcome a battle card, a quest, an upgrade is when so many are kept already."""


def judge_draft(view: View) -> Scorer:
    """The card that is worth the most beside those already kept: a mix is wanted."""
    kept = kept_so_far(view)
    counts = [0] * len(APPETITE)
    for card in kept:
        counts[_sort_of(card)] += 1

    def score(move: int) -> float:
        card = FIELD_1[move]
        sort = _sort_of(card)
        appetite = APPETITE[sort]
        worth = card_worth(view, card)
        if KIND[card] >= WARRIOR_UPGRADE:
            worth -= _replaced_worth(view, card, kept)
        return worth * appetite[min(counts[sort], len(appetite) - 1)]

    return score


def judge_save_card(view: View) -> Scorer:
    """The card that is worth the most in the next age; any is better than none."""

    def score(move: int) -> float:
        return 0.0 if move == DECLINE else 1.0 + max(0.0, card_worth(view, FIELD_1[move]))

    return score


def _sort_of(card: int) -> int:
    """The place in ``APPETITE``: battle card, quest, or upgrade of whatever kind."""
    return min(KIND[card], WARRIOR_UPGRADE)


def kept_so_far(view: View) -> list[int]:
    """The cards that a seat has saved, has kept in this draft, or has sealed first of two."""
    age = view.cells[AGE]
    width = cards_a_round(view)
    kept = list(view.hand)
    for pack in range(view.players):
        position = 0
        for length, cards in view.packs[(age - 1) * view.players + pack]:
            is_past = position < view.cells[ROUND] * width
            if is_past and cards and keeper(view, age, pack, position) == view.seat:
                kept += cards[:width]
            position += length
    if width == 2 and view.sealed[0] >= 0 and view.sealed[1] < 0:
        kept.append(FIELD_1[view.sealed[0]])
    return kept


def _replaced_worth(view: View, card: int, kept: list[int]) -> float:
    """What an upgrade would push from the clan sheet, or be pushed by."""
    slots = slots_for(KIND[card])
    rivals = [view.slot(view.seat, slot) for slot in slots]
    rivals = [rival for rival in rivals if rival != NO_CARD]
    rivals += [other for other in kept if KIND[other] == KIND[card]]
    if len(rivals) < len(slots):
        return 0.0
    return min(upgrade_worth(view, rival) for rival in rivals)
