"""What the others may hold: how likely a card of theirs turns a battle."""

from functools import cache
from typing import Final

from fimbul.bots.karl.opinions import Opinions
from fimbul.bots.sense.board import GREATEST_BONUS, bonus_of
from fimbul.rules.cards import deck
from fimbul.rules.cells import STANDARD
from fimbul.rules.manifest import MAX_PLAYERS
from fimbul.rules.view import View


def _shares(age: int) -> tuple[float, ...]:
    """By margin, from 0: the part of the age's deck whose bonus is below it."""
    bonuses = [bonus_of(card) for card in deck(age, MAX_PLAYERS, STANDARD)]
    return tuple(
        sum(bonus < margin for bonus in bonuses) / len(bonuses)
        for margin in range(GREATEST_BONUS + 2)
    )


SHARES: Final = tuple(_shares(age) for age in (1, 2, 3))


@cache
def _chance(age: int, draws: float, margin: int) -> float:
    """How likely the best of ``draws`` cards of the age's deck is below ``margin``.

    Multiplied out, since a power may be rounded differently on another machine; the part of a
    draw in between two whole numbers is drawn as a straight line.
    """
    share = SHARES[age - 1][margin]
    whole = int(draws)
    chance = 1.0
    for _ in range(whole):
        chance *= share
    return chance * (1.0 - (draws - whole) * (1.0 - share))


def chance_to_beat(view: View, think: Opinions, enemy: int, margin: int) -> float:
    """How likely the card of an enemy does not make up for ``margin``; a tie is no win (P8).

    A card that the enemy took back after a battle is known: it can be counted on.
    """
    if margin <= 0:
        return 0.0
    if margin > GREATEST_BONUS:
        return 1.0
    shown = view.shown_by(enemy)
    chance = 1.0
    for card in shown:
        if bonus_of(card) >= margin:
            chance = 1.0 - think.plays_known
            break
    hidden = view.hand_sizes[enemy] - len(shown)
    return chance * _chance(view.age, min(float(hidden), think.cards_in_mind), margin)
