"""Which cards to keep: in the draft (D2, D4), and from one age to the next (F1)."""

from typing import Final

from fimbul.bots.scored import Scorer
from fimbul.bots.sense.drafting import kept_so_far, sort_of, upgrades_in_the_way
from fimbul.bots.thrall.worth import card_worth, upgrade_worth
from fimbul.rules.cards import CARD_KIND, WARRIOR_UPGRADE
from fimbul.rules.moves import DECLINE, FIELD_1
from fimbul.rules.view import View

APPETITE: Final[tuple[tuple[float, ...], ...]] = (
    (1.3, 1.1, 0.9, 0.6, 0.4, 0.3),
    (1.2, 1.0, 0.9, 0.6, 0.4, 0.3),
    (1.2, 1.1, 0.9, 0.6, 0.4, 0.3),
)
"""A factor for the worth of a battle card, a quest or an upgrade, by how many are kept already."""


def judge_draft(view: View) -> Scorer:
    """Prefer the card that is worth the most beside those already kept; a mix is best."""
    kept = kept_so_far(view)
    return lambda move: _draft_worth(view, FIELD_1[move], kept)


def _draft_worth(view: View, card: int, kept: list[int]) -> float:
    """What a card is worth beside those kept."""
    sort = sort_of(card)
    count = sum(sort_of(other) == sort for other in kept)
    appetite = APPETITE[sort]
    worth = card_worth(view, card)
    if CARD_KIND[card] >= WARRIOR_UPGRADE:
        rivals = upgrades_in_the_way(view, card, kept)
        worth -= min((upgrade_worth(view, rival) for rival in rivals), default=0.0)
    return worth * appetite[min(count, len(appetite) - 1)]


def judge_save_card(view: View) -> Scorer:
    """Save the card that is worth the most in the next age; any is better than none."""
    return lambda move: 0.0 if move == DECLINE else 1.0 + max(0.0, card_worth(view, FIELD_1[move]))
