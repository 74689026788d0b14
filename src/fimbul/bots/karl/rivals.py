"""What the enemies may hold: the chance that their card turns a battle."""

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
    """The chance that the best of ``draws`` cards of the age's deck is below ``margin``.

    Multiplied step by step, because a power may be rounded differently on another machine. Between
    two whole numbers of draws the chance is interpolated linearly.
    """
    share = SHARES[age - 1][margin]
    whole = int(draws)
    chance = 1.0
    for _ in range(whole):
        chance *= share
    return chance * (1.0 - (draws - whole) * (1.0 - share))


def chance_to_beat(view: View, think: Opinions, enemy: int, margin: int) -> float:
    """The chance that an enemy's card is below ``margin``; a tie is no win (P8).

    A card that the enemy took back after a battle is known to be in its hand.
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
