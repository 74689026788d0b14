"""Which cards to keep: in the draft (D2, D4), and from one age to the next (F1)."""

from typing import Final

from fimbul.bots.karl.opinions import Opinions
from fimbul.bots.scored import Scorer
from fimbul.bots.thrall.drafting import kept_so_far
from fimbul.rules.cards import CARDS, KIND, QUEST, WARRIOR_UPGRADE, card_by_slug, slots_for
from fimbul.rules.cells import NO_CARD
from fimbul.rules.moves import DECLINE, FIELD_1
from fimbul.rules.view import View

PAYS_FOR_THE_FALLEN: Final = frozenset(
    card_by_slug(slug).id
    for slug in (
        "lokis-domain",
        "lokis-eminence",
        "lokis-wrath",
        "lokis-dragons",
        "fire-dragons",
        "eternal-dragons",
        "lokis-trickery",
        "lokis-backstab",
        "odins-judgement",
        "glorious-death-1",
        "glorious-death-2",
        "glorious-death-3",
        "lokis-blessing",
    )
)
"""Cards by which a clan gains when it loses: they are worth more together."""


def judge_draft(view: View, think: Opinions) -> Scorer:
    """The card that is worth the most beside those already kept and in play."""
    kept = kept_so_far(view)
    gluts = (think.battle_glut, think.quest_glut, think.upgrade_glut)
    plan = kept + view.upgrades(view.seat)
    deaths = sum(card in PAYS_FOR_THE_FALLEN for card in plan)

    def score(move: int) -> float:
        card = FIELD_1[move]
        sort = _sort_of(card)
        worth = think.draft[card]
        worth -= gluts[sort] * sum(_sort_of(other) == sort for other in kept)
        if KIND[card] == QUEST:
            worth += think.quest_bond * sum(_agree(card, other) for other in kept)
        elif sort == UPGRADES:
            worth -= _replaced_worth(view, think, card, kept)
        if card in PAYS_FOR_THE_FALLEN:
            worth += think.death_bond * deaths
        return worth

    return score


def judge_save_card(view: View, think: Opinions) -> Scorer:
    """The card that is worth the most in the next age; any is better than none."""

    def score(move: int) -> float:
        return 0.0 if move == DECLINE else 1.0 + max(0.0, think.draft[FIELD_1[move]])

    return score


UPGRADES: Final = 2


def _sort_of(card: int) -> int:
    """Battle card, quest, or upgrade of whatever kind."""
    return min(KIND[card], WARRIOR_UPGRADE)


def _agree(card: int, other: int) -> bool:
    """Whether one province can fulfil both quests."""
    return bool(CARDS[card].provinces & CARDS[other].provinces)


def _replaced_worth(view: View, think: Opinions, card: int, kept: list[int]) -> float:
    """What an upgrade would push from the clan sheet, or be pushed by."""
    slots = slots_for(KIND[card])
    rivals = [view.slot(view.seat, slot) for slot in slots]
    rivals = [rival for rival in rivals if rival != NO_CARD]
    rivals += [other for other in kept if KIND[other] == KIND[card]]
    if len(rivals) < len(slots):
        return 0.0
    return min(think.play[rival] for rival in rivals)
