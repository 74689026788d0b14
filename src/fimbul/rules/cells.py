"""The layout of a state's flat array of ints.

A ``PublicState`` keeps every public number in ``cells``: first the numbers of the game as a whole,
then one block for each seat. Cold code goes through its named accessors; hot code indexes directly:
``cells[BASE[seat] + RAGE]``. A copy of a state costs by the number of its containers, not of its
ints, which is why all ints live in one.
"""

from typing import Final, Literal, get_args

from fimbul.rules.board import OUTER, PLACES, PROVINCES
from fimbul.rules.manifest import CLAN_UPGRADE, FIGURE_COUNT, MAX_PLAYERS, MONSTER, WARRIOR_UPGRADE
from fimbul.rules.native import i64, vec

# --- the game as a whole ------------------------------------------------------------------------
AGE: Final = 0
PHASE: Final = 1
FIRST: Final = 2
"""The seat that holds the first-player token."""
TURN: Final = 3
"""The seat whose turn it is, or will be next, in the action phase."""
SERIAL: Final = 4
"""The id of the decision that is pending now."""
STANDING: Final = 5
"""Mask of the provinces that have not been destroyed."""
OPEN: Final = 6
"""Mask of the outer provinces that stand and have an empty village."""
PILLAGED: Final = 7
"""Mask of the provinces whose token lies face down (P9)."""
ROUND: Final = 8
"""The draft round of this age; ``draft.rounds`` once the draft is over."""
PROVINCE: Final = 9
"""The province of the current pillage, or of the last one. The cells up to ``WINNER`` are about the
same pillage."""
PILLAGER: Final = 10
PARTICIPANTS: Final = 11
"""Mask of the seats that fight (P4); 0 when there is no battle (P3)."""
WINNER: Final = 12
"""The seat that won the battle, ``NOBODY`` for a tie, ``UNDECIDED`` before comparing."""
DOOM: Final = 13
"""S2: the provinces that Ragnarök destroys in ages 1, 2, 3."""
TOKEN: Final = DOOM + 3
"""S1: the token of each province."""
OCCUPIED: Final = TOKEN + PROVINCES
"""How many villages of each outer province are taken."""
GLOBALS: Final = OCCUPIED + OUTER

NOBODY: Final = -1
UNDECIDED: Final = -2
NO_CARD: Final = -1

# --- a seat -------------------------------------------------------------------------------------
RAGE: Final = 0
"""The pool (C3)."""
GLORY: Final = 1
STEP: Final = 2
"""C2: the step, 0 … 5, of each of the three stats."""
PASSED: Final = 5
ON_BOARD: Final = 6
"""How many figures are on the board; horns limit it (I4)."""
LAND: Final = 7
"""Mask of the provinces with own figures in them."""
SEA: Final = 8
"""Mask of the provinces that own ships in fjords support."""
SLOT: Final = 9
"""C4: the card in each of the eight upgrade slots."""
POWER: Final = 17
"""What the upgrades in the slots add up to: one number for each power below. A power is a number
that any number of cards may add to; what a card does beyond that is a hook."""

UPGRADE_DISCOUNT: Final = 0
WARRIOR_BONUS: Final = 1
PAIR_BONUS: Final = 2
SHIP_LOSS_GLORY: Final = 3
RELEASE_GLORY: Final = 4
RAGNAROK_DOUBLES: Final = 5
QUEST_DOUBLES: Final = 6
BOARD_GLORY: Final = 7
QUEST_VALUES: Final = 8
"""A mask: bit n is set when a revealed quest may count n (G5)."""
POWERS: Final = 9

HOOKS: Final = POWER + POWERS
"""Mask of the hooks that the upgrades in the slots have (see ``card``)."""
WARRIORS: Final = HOOKS + 1
"""How many warriors are at each place."""
COUNT: Final = WARRIORS + PLACES
"""How many figures, warriors included, stand in each province."""
CARD: Final = COUNT + PROVINCES
"""The card revealed in this battle, or ``NO_CARD``."""
BONUS: Final = CARD + 1
"""What the cards played in this battle add."""
CANCELLED: Final = CARD + 2
"""1 when the text of the revealed card was cancelled."""
DEAD: Final = CARD + 3
"""How many own figures were destroyed in this battle since the reveal (G11)."""
FOUGHT: Final = CARD + 4
"""Mask of the figures, warriors aside, that were in this battle (G11, G13)."""
WHERE: Final = CARD + 5
"""The place of the leader, the ship and each monster, by figure (entry 0 is not used). It is the
last of the block, so that all offsets are constants however many figures there are."""
SEAT: Final[i64] = WHERE + FIGURE_COUNT

BASE: Final = vec[i64]([GLOBALS + seat * SEAT for seat in range(MAX_PLAYERS)])
"""Where each seat's block begins."""


def _seats_in_order(players: int, first: int, mask: int) -> tuple[int, ...]:
    seats = [(first + offset) % players for offset in range(players)] if players else []
    return tuple([seat for seat in seats if mask >> seat & 1])


_ORDERS: Final = [
    _seats_in_order(players, first, mask)
    for players in range(MAX_PLAYERS + 1)
    for first in range(MAX_PLAYERS)
    for mask in range(1 << MAX_PLAYERS)
]


def seats_in_order(players: i64, first: i64, mask: i64) -> tuple[int, ...]:
    """The seats of a mask, clockwise from ``first``, which need not be one of them."""
    return _ORDERS[(players * MAX_PLAYERS + first) << MAX_PLAYERS | mask]


# --- phases -------------------------------------------------------------------------------------
PhaseName = Literal["draft", "action", "discard", "quests", "ragnarok", "valhalla", "over"]
PHASE_NAMES: Final[tuple[PhaseName, ...]] = get_args(PhaseName)
DRAFT_PHASE: Final = 0
ACTION_PHASE: Final = 1
DISCARD_PHASE: Final = 2
QUEST_PHASE: Final = 3
RAGNAROK_PHASE: Final = 4
VALHALLA_PHASE: Final = 5
OVER: Final = 6

# --- stats --------------------------------------------------------------------------------------
StatName = Literal["rage", "axes", "horns"]
STAT_NAMES: Final[tuple[StatName, ...]] = get_args(StatName)
STAT_RAGE: Final = 0
STAT_AXES: Final = 1
STAT_HORNS: Final = 2
STATS: Final = 3
ALL_STATS: Final = 0b111
TOP_STEP: Final = 5
MOST_RAGE: Final = 12
"""T2: the end of the rage track."""

RAGE_STEPS: Final = vec[i64]([6, 7, 8, 9, 12, 12])
HORN_STEPS: Final = vec[i64]([4, 5, 6, 7, 10, 10])
AXES_STEPS: Final = (vec[i64]([3, 4, 5, 6, 8, 8]), vec[i64]([3, 4, 5, 6, 8, 10]))
"""V1, V2: the axes stat by edition."""
LEGEND: Final = vec[i64]([0, 0, 0, 10, 10, 20])
"""E1: what a stat's step is worth at the end."""

# --- slots --------------------------------------------------------------------------------------
SLOTS: Final = 8
SlotName = Literal[
    "warrior",
    "leader",
    "ship",
    "monster-1",
    "monster-2",
    "clan-1",
    "clan-2",
    "clan-3",
]
SLOT_NAMES: Final[tuple[SlotName, ...]] = get_args(SlotName)
MONSTER_SLOT: Final = 3
CLAN_SLOT: Final = 5


def slots_for(kind: int) -> range:
    """The slots of the clan sheet for a kind of upgrade card (C4)."""
    if kind == MONSTER:
        return range(MONSTER_SLOT, CLAN_SLOT)
    if kind == CLAN_UPGRADE:
        return range(CLAN_SLOT, SLOTS)
    return range(kind - WARRIOR_UPGRADE, kind - WARRIOR_UPGRADE + 1)


EditionName = Literal["standard", "first-print"]
EDITION_NAMES: Final[tuple[EditionName, ...]] = get_args(EditionName)
STANDARD: Final = 0
FIRST_PRINT: Final = 1
