"""Which cards to keep: in the draft (D2, D4), and from one age to the next (F1)."""

from typing import Final

from fimbul.bots.karl.opinions import Opinions
from fimbul.bots.scored import Scorer
from fimbul.bots.sense.drafting import kept_so_far, sort_of, upgrades_in_the_way
from fimbul.rules.cards import (
    BATTLE,
    CARD_KIND,
    CARDS,
    QUEST,
    VALUE,
    WARRIOR_UPGRADE,
    Card,
    card_by_slug,
)
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
"""Cards that pay when the clan's figures die or it loses: they are worth more together."""


def judge_draft(view: View, think: Opinions) -> Scorer:
    """Prefer the card that is worth the most beside those already kept and in play."""
    kept = kept_so_far(view)
    return lambda move: _draft_worth(view, think, FIELD_1[move], kept)


def _draft_worth(view: View, think: Opinions, card: int, kept: list[int]) -> float:
    """What a card is worth beside those kept: less for each other card of its sort."""
    sort = sort_of(card)
    glut = (think.battle_glut, think.quest_glut, think.upgrade_glut)[sort]
    worth = think.draft[card]
    worth -= glut * sum(sort_of(other) == sort for other in kept)
    if CARD_KIND[card] == QUEST:
        worth += think.quest_bond * sum(_agree(card, other) for other in kept)
    elif sort == WARRIOR_UPGRADE:
        rivals = upgrades_in_the_way(view, card, kept)
        worth -= min((think.play[rival] for rival in rivals), default=0.0)
    if card in PAYS_FOR_THE_FALLEN:
        plan = kept + view.upgrades(view.seat)
        worth += think.death_bond * sum(other in PAYS_FOR_THE_FALLEN for other in plan)
    return worth


def judge_save_card(view: View, think: Opinions) -> Scorer:
    """Save the card that is worth the most in the next age; any is better than none."""
    return lambda move: 0.0 if move == DECLINE else 1.0 + _saved_worth(think, FIELD_1[move])


def _saved_worth(think: Opinions, card: int) -> float:
    """What a card is worth beyond its age: always more than a card that it surpasses.

    The numbers of the draft compare cards of one age, and a hand may hold cards of several.
    """
    worths = [think.draft[other] + float(VALUE[card] - VALUE[other]) for other in SURPASSED[card]]
    return max([0.0, think.draft[card], *worths])


def _surpasses(card: Card, other: Card) -> bool:
    """Whether a battle card or a quest does all that another does, and has a higher value."""
    if card.kind != other.kind or card.value <= other.value:
        return False
    if card.kind == BATTLE:
        return _text_of(card) == _text_of(other)
    return card.kind == QUEST and (card.provinces, card.fallen) == (other.provinces, other.fallen)


def _text_of(card: Card) -> tuple[object, ...]:
    """What a battle card does besides adding its value."""
    hooks = (card.cancels, card.sweeps, card.before_comparing, card.after_comparing)
    return (*hooks, card.on_pillage, card.is_white_disc, card.has_variable_value)


SURPASSED: Final = tuple(
    tuple(other.id for other in CARDS if _surpasses(card, other)) for card in CARDS
)
"""By card, the cards that it surpasses."""


def _agree(card: int, other: int) -> bool:
    """Whether one province can fulfil both quests."""
    return bool(CARDS[card].provinces & CARDS[other].provinces)
