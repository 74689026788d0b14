"""Looking ahead at decisions that others can answer; karl judges the rest."""

from collections.abc import Callable
from typing import Final

from fimbul.bots.jarl.evaluate import position_worth
from fimbul.bots.jarl.look import after, pillage_chance, with_cards_of_others, worlds
from fimbul.bots.karl.judges import JUDGES
from fimbul.bots.karl.opinions import Opinions
from fimbul.bots.karl.outlook import Outlook
from fimbul.bots.scored import Scorer
from fimbul.rules.moves import FIELD_1, V_PILLAGE, VERB
from fimbul.rules.setup import Rng
from fimbul.rules.view import View, view

PILLAGE_WORLDS: Final = 16
"""How many worlds a pillage is tried in."""
PILLAGES: Final = 4
"""How many pillages are tried, the best by karl's judgement."""
FIRST_SIGHT: Final = 4.0
"""How many worlds karl's estimate counts for."""
JOIN_WORLDS: Final = 20
"""How many worlds an answer to a call to battle is tried in."""
JOINS: Final = 4
"""How many answers are tried, the best by karl's judgement."""
CARD_WORLDS: Final = 24
"""How many worlds a battle card is tried in."""

Look = Callable[[View, Opinions, Rng], Scorer]
"""Looks ahead at a decision and returns a scorer for its options. Does not change the view."""


def look_at_action(seen: View, think: Opinions, rng: Rng) -> Scorer:
    """Judge as karl does, but estimate pillages by trying them in sampled worlds."""
    sight = JUDGES["action"](seen, think)
    scores = {move: sight(move) for move in seen.options}
    pillages = [move for move in seen.options if VERB[move] == V_PILLAGE]
    pillages.sort(key=lambda move: -scores[move])
    if pillages:
        outlook = Outlook(seen, think)
        found = worlds(seen, PILLAGE_WORLDS, rng)
        for move in pillages[:PILLAGES]:
            province = FIELD_1[move]
            own = outlook.strengths[seen.seat][province]
            guess = outlook.win_chance(province, own)
            tried = pillage_chance(found, seen.seat, move, think)
            chance = FIRST_SIGHT * guess + PILLAGE_WORLDS * tried
            chance /= FIRST_SIGHT + PILLAGE_WORLDS
            before = outlook.pillage_worth(province, think.haste)
            outlook.assume(province, own, chance)
            scores[move] += outlook.pillage_worth(province, think.haste) - before
    return lambda move: scores[move]


def look_at_call(seen: View, think: Opinions, rng: Rng) -> Scorer:
    """Try the best options by karl's judgement to the end of the battle."""
    sight = JUDGES["call-to-battle"](seen, think)
    ranked = sorted(seen.options, key=lambda move: -sight(move))[:JOINS]
    found = worlds(seen, JOIN_WORLDS, rng)
    scores = {}
    for move in ranked:
        scores[move] = sum(
            position_worth(view(after(world, seen.seat, move, think), seen.seat), think)
            for world in found
        )
    least = min(scores.values()) - 1.0
    return lambda move: scores.get(move, least)


def look_at_card(seen: View, think: Opinions, rng: Rng) -> Scorer:
    """Try every card against what the others would play in sampled worlds."""
    found = [
        with_cards_of_others(world, seen.seat, think) for world in worlds(seen, CARD_WORLDS, rng)
    ]
    scores = {}
    for move in seen.options:
        scores[move] = sum(
            position_worth(view(after(world, seen.seat, move, think), seen.seat), think)
            for world in found
        )
    return lambda move: scores[move]


LOOKS: Final[dict[str, Look]] = {
    "action": look_at_action,
    "call-to-battle": look_at_call,
    "battle-card": look_at_card,
}
"""The decisions that jarl looks ahead at."""
