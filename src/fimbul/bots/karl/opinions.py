"""The numbers behind karl's judgements, in one place so that they can be tuned by play.

All are in glory, or say how likely something is. ``tools/tune.py`` looks for better ones.
"""

from dataclasses import dataclass
from typing import Final

from fimbul.bots.karl.cards import DRAFT_WORTH, PLAY_WORTH


@dataclass(frozen=True, slots=True)
class Opinions:
    """What a clan believes about the game beyond its rules; made once, never changed."""

    rage_price: float = 1.0
    """What 1 rage of the pool can usually buy."""
    rage_price_late: float = 1.0
    """The same in age 3, when nothing that is bought lasts."""

    # --- stats ------------------------------------------------------------------------------------
    second_step: float = 3.0
    """What the 2nd step of a stat promises for the end of the game in age 1 (E1)."""
    third_step: float = 3.0
    fourth_step: float = 4.0
    fifth_step: float = 4.0
    sixth_step: float = 6.0
    late_promise: float = 0.4
    """How much of the promise of a step that pays nothing itself is left in age 3."""
    rage_use: float = 1.5
    """Glory that 1 rage more brings in each age to come."""
    axes_use: float = 2.0
    """Battles that a clan wins in an age."""
    horns_use: float = 1.0
    """Glory that one figure more brings in an age."""

    # --- figures ----------------------------------------------------------------------------------
    loss_early: float = 0.7
    """What losing 1 strength costs until the age is over, in ages 1 and 2."""
    loss_late: float = 0.7
    """The same in age 3."""
    presence: float = 0.35
    """What 1 strength on the board is worth for each age to come."""
    hurt: float = 0.3
    """How welcome what an enemy loses is, beside what one gains oneself."""
    envy: float = 0.5
    """How much what enemies may expect counts against what one may expect oneself."""
    deed: float = 0.9
    """What destroying 1 enemy strength by an invasion is worth."""

    # --- pillage and battle -----------------------------------------------------------------------
    cards_in_mind: float = 3.0
    """A fighter is taken to play the best of so many cards drawn from the deck of the age."""
    plays_known: float = 0.8
    """How likely an enemy plays a card that is known to be in its hand when it needs it."""
    joins_to_win: float = 0.6
    """How likely an enemy joins who would then be the strongest."""
    joins_to_lose: float = 0.3
    """How likely one joins who would not."""
    patience: float = 0.7
    """How much of a pillage is left when it has to wait for another turn."""
    haste: float = 2.0
    """How much more a token taken now is worth than one that others may take first."""
    reaction: float = 3.0
    """What a leader or a monster that reacts to a pillage adds to it."""
    trust: float = 0.9
    """How likely own figures that could still join find a village."""
    later_use: float = 0.5
    """How much of a card's worth it still has when it is not played now."""

    # --- quests and the end of the age ------------------------------------------------------------
    hold_tie: float = 0.1
    hold_by_1: float = 0.45
    hold_by_2: float = 0.6
    hold_by_3: float = 0.75
    hold_by_4: float = 0.85
    hold_by_5: float = 0.95
    """How likely one is the strongest at the end of the age, by how much one leads now."""
    hold_behind: float = 0.05
    quest_patience: float = 0.3
    """How much of a quest's worth counts while there is still time to commit it."""
    survives: float = 0.8
    """How likely a figure in the doomed province is still there when Ragnarök comes."""
    survives_pillaged: float = 0.95
    """The same once the province has been pillaged: nobody will fight there again."""
    calm: float = 0.5
    """How much of what could still go wrong is left when the age is about to end."""

    # --- drafting ---------------------------------------------------------------------------------
    for_later: float = 0.4
    """How much more an upgrade is worth for each age in which it still works after this one."""
    upgrade_scale: float = 1.0
    """How much the worths of upgrades in play count beside everything else."""
    battle_glut: float = 1.2
    """How much less welcome a battle card is for each one kept already."""
    quest_glut: float = 1.2
    """The same for quests."""
    upgrade_glut: float = 1.2
    """The same for upgrades."""
    quest_bond: float = 0.5
    """How much more welcome a quest is for each other one that the same province fulfils."""
    death_bond: float = 1.0
    """How much more welcome a card that pays for the fallen is for each other one."""
    draft: tuple[float, ...] = DRAFT_WORTH
    """What it is worth to keep each card in the draft."""
    play: tuple[float, ...] = PLAY_WORTH
    """What each upgrade is worth on the clan sheet."""


SOUND: Final = Opinions()
"""What karl believes."""
