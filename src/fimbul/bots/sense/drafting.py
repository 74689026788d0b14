"""Facts for the draft (D2, D4): the cards kept so far, and those that a card would replace."""

from fimbul.rules.cards import CARD_KIND, WARRIOR_UPGRADE, slots_for
from fimbul.rules.cells import AGE, NO_CARD, ROUND
from fimbul.rules.draft import cards_a_round, keeper
from fimbul.rules.moves import FIELD_1
from fimbul.rules.view import View


def sort_of(card: int) -> int:
    """0 for a battle card, 1 for a quest, 2 for an upgrade of any kind."""
    return min(CARD_KIND[card], WARRIOR_UPGRADE)


def kept_so_far(view: View) -> list[int]:
    """The cards that a seat has saved, has kept in this draft, or has sealed as first of two."""
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


def upgrades_in_the_way(view: View, card: int, kept: list[int]) -> list[int]:
    """The upgrades in play or kept, one of which this one would replace (U1).

    None if there are fewer of them than slots.
    """
    slots = slots_for(CARD_KIND[card])
    rivals = [view.slot(view.seat, slot) for slot in slots]
    rivals = [rival for rival in rivals if rival != NO_CARD]
    rivals += [other for other in kept if CARD_KIND[other] == CARD_KIND[card]]
    return rivals if len(rivals) >= len(slots) else []
