"""The meaning of the numbers that karl judges by; the numbers themselves are in ``numbers.toml``.

They are amounts of glory, or chances. ``tools/tune.py`` looks for better ones.
"""

from dataclasses import dataclass
from typing import Final

from fimbul.bots.numbers import Numbers, by_card, by_upgrade, numbers_of


@dataclass(frozen=True, slots=True)
class Opinions:
    """What a bot believes about the game beyond its rules."""

    rage_price: float
    """What 1 rage of the pool can usually buy."""
    rage_price_late: float
    """The same in age 3, when nothing that is bought lasts."""

    # --- stats ------------------------------------------------------------------------------------
    second_step: float
    """What the 2nd step of a stat promises for the end of the game in age 1 (E1)."""
    third_step: float
    fourth_step: float
    fifth_step: float
    sixth_step: float
    late_promise: float
    """The part of a step's promise that is left in age 3, if the step itself pays nothing."""
    rage_use: float
    """Glory that 1 rage more brings in each age to come."""
    axes_use: float
    """Battles that a seat wins in an age."""
    horns_use: float
    """Glory that one figure more brings in an age."""

    # --- figures ----------------------------------------------------------------------------------
    loss_early: float
    """What losing 1 strength costs until the age is over, in ages 1 and 2."""
    loss_late: float
    """The same in age 3."""
    presence: float
    """What 1 strength on the board is worth for each age to come."""
    hurt: float
    """What 1 enemy strength lost is worth."""
    envy: float
    """The weight of the enemies' expected glory against the seat's own."""
    deed: float
    """What destroying 1 enemy strength by an invasion is worth."""

    # --- pillage and battle -----------------------------------------------------------------------
    cards_in_mind: float
    """A fighter is assumed to play the best of this many cards from the deck of the age."""
    plays_known: float
    """The chance that an enemy plays a card that is known to be in its hand when it needs it."""
    joins_to_win: float
    """The chance that an enemy joins who would then be the strongest."""
    joins_to_lose: float
    """The chance that any other enemy joins."""
    patience: float
    """The part of a pillage's worth that is left if it has to wait for another turn."""
    haste: float
    """How much more a token taken now is worth than one that others may take first."""
    reaction: float
    """What a leader or a monster that reacts to a pillage adds to it."""
    trust: float
    """The chance that own figures that could still join find a village."""
    later_use: float
    """The part of a card's worth that is left if it is not played now."""

    # --- quests and the end of the age ------------------------------------------------------------
    hold_tie: float
    hold_by_1: float
    hold_by_2: float
    hold_by_3: float
    hold_by_4: float
    hold_by_5: float
    """The chance to be the strongest at the end of the age, by the lead now."""
    hold_behind: float
    quest_patience: float
    """The part of a quest's worth that counts while there is still time to commit it."""
    survives: float
    """The chance that a figure in the doomed province is still there when Ragnarök comes."""
    survives_pillaged: float
    """The same once the province has been pillaged: nobody will fight there again."""
    calm: float
    """The part of the uncertainty that is left when the age is about to end."""

    # --- drafting ---------------------------------------------------------------------------------
    for_later: float
    """How much more an upgrade is worth for each age in which it still works after this one."""
    upgrade_scale: float
    """A factor for the worths of upgrades in play."""
    battle_glut: float
    """How much less a battle card is worth for each one kept already."""
    quest_glut: float
    """The same for quests."""
    upgrade_glut: float
    """The same for upgrades."""
    quest_bond: float
    """How much more a quest is worth for each other one that the same province fulfils."""
    death_bond: float
    """How much more a card that pays for the fallen is worth for each other one."""
    draft: tuple[float, ...]
    """What it is worth to keep each card in the draft, by its id."""
    play: tuple[float, ...]
    """What each upgrade is worth on the clan sheet, by the id of the card."""


def opinions_from(numbers: Numbers) -> Opinions:
    """The opinions of a file of numbers."""
    draft, play = by_card(numbers["draft"]), by_upgrade(numbers["play"])
    return Opinions(draft=draft, play=play, **numbers["opinions"])


SOUND: Final = opinions_from(numbers_of("karl"))
"""What karl believes."""
