"""Figures (C1, C5): their kinds, their moves between places, and their strength."""

from typing import Final, Literal, get_args

from fimbul.rules.board import (
    ALL_OUTER,
    BITS,
    FIRST_FJORD,
    FJORD_OF,
    OUTER,
    RESERVE,
    SUPPORTED_BY,
    VILLAGES,
    YGGDRASIL,
)
from fimbul.rules.cards import CARDS, MONSTERS
from fimbul.rules.cells import (
    BASE,
    CLAN_SLOT,
    COUNT,
    KINDS,
    LAND,
    MONSTER_SLOT,
    OCCUPIED,
    ON_BOARD,
    OPEN,
    PAIR_BONUS,
    POWER,
    SEA,
    SLOT,
    STANDING,
    WARRIOR_BONUS,
    WARRIORS,
    WHERE,
)
from fimbul.rules.native import i64, vec
from fimbul.rules.state import State, Table

WARRIOR: Final = 0
LEADER: Final = 1
SHIP: Final = 2
FIRST_MONSTER: Final = 3

FigureName = Literal[
    "warrior",
    "leader",
    "ship",
    "troll",
    "dwarf-chieftain",
    "sea-serpent",
    "valkyrie",
    "dark-elf",
    "fire-giant",
    "frost-giant",
    "soldier-of-hel",
    "volur-witch",
]
"""A monster has the name of its card; they come in the order of ``MONSTERS``."""
FIGURE_NAMES: Final[tuple[FigureName, ...]] = get_args(FigureName)

STRENGTH: Final = vec[i64]([1, 3, 2] + [card.value for card in MONSTERS])
STRENGTH_IN_YGGDRASIL: Final = vec[i64]([1, 3, 2] + [card.value_in_yggdrasil for card in MONSTERS])
INVASION_COST: Final = vec[i64](
    [1, 0, 2] + [0 if card.is_free else card.value for card in MONSTERS]
)
"""I1, N5: the rage that each kind costs to invade; warriors add their upgrade's bonus (N9)."""
IS_NAVAL: Final = vec[bool]([False, False, True] + [card.is_naval for card in MONSTERS])
"""C5, N8: invades fjords only, never moves."""
NAVAL_KINDS: Final = vec[i64]([kind for kind in range(KINDS) if IS_NAVAL[kind]])
LAND_KINDS: Final = tuple(kind for kind in range(KINDS) if not IS_NAVAL[kind])
ENTERS_YGGDRASIL: Final = (False, False, False, *(card.enters_yggdrasil for card in MONSTERS))
FUGITIVE: Final = FIRST_MONSTER + [card.flees for card in MONSTERS].index(True)
"""X3: the one kind that may retreat to Yggdrasil instead of being destroyed."""

CARD_OF_KIND: Final = vec[i64]([-1, -1, -1] + [card.id for card in MONSTERS])


def _kind_of_card(card: i64) -> i64:
    return list(CARD_OF_KIND).index(card) if card in CARD_OF_KIND else -1


KIND_OF_CARD: Final = vec[i64]([_kind_of_card(card.id) for card in CARDS])
"""The figure that a monster card brings; -1 for other cards."""


def relocate(state: State, seat: i64, kind: i64, source: i64, target: i64) -> None:
    """Move one figure from place to place and keep all that is counted true.

    Does not check villages, horns or adjacency: that is the caller's.
    """
    cells = state.cells
    base = BASE[seat]
    if kind == WARRIOR:
        cells[base + WARRIORS + source] -= 1
        cells[base + WARRIORS + target] += 1
    else:
        cells[base + WHERE + kind] = target
    if source < RESERVE:
        cells[base + ON_BOARD] -= 1
        if source < FIRST_FJORD:
            left = cells[base + COUNT + source] - 1
            cells[base + COUNT + source] = left
            if left == 0:
                cells[base + LAND] &= ~(1 << source)
            if source < OUTER:
                cells[OCCUPIED + source] -= 1
                cells[OPEN] |= 1 << source & cells[STANDING]
    if target < RESERVE:
        cells[base + ON_BOARD] += 1
        if target < FIRST_FJORD:
            cells[base + COUNT + target] += 1
            cells[base + LAND] |= 1 << target
            if target < OUTER:
                taken = cells[OCCUPIED + target] + 1
                cells[OCCUPIED + target] = taken
                if taken >= VILLAGES[target]:
                    cells[OPEN] &= ~(1 << target)
    if IS_NAVAL[kind]:
        supported = 0
        for naval in NAVAL_KINDS:
            supported |= SUPPORTED_BY[cells[base + WHERE + naval]]
        cells[base + SEA] = supported


def monsters_of(table: Table, seat: i64) -> list[int]:
    """The kinds of the monsters on a seat's clan sheet."""
    at = BASE[seat] + SLOT
    kinds: list[int] = []
    for slot in range(MONSTER_SLOT, CLAN_SLOT):
        card = table.cells[at + slot]
        if card >= 0:
            kinds.append(KIND_OF_CARD[card])
    return kinds


def strength_in(table: Table, seat: i64, province: i64) -> i64:
    """F3, P8: what a seat's figures in a province and its supporting fjord add up to."""
    cells = table.cells
    base = BASE[seat]
    total = 0
    if cells[base + LAND] >> province & 1:
        warriors = cells[base + WARRIORS + province]
        if warriors:
            total = warriors * (1 + cells[base + POWER + WARRIOR_BONUS])
            total += warriors // 2 * cells[base + POWER + PAIR_BONUS]
        if cells[base + WHERE + LEADER] == province:
            total += 3
        for slot in range(MONSTER_SLOT, CLAN_SLOT):
            card = cells[base + SLOT + slot]
            if card >= 0:
                kind = KIND_OF_CARD[card]
                if cells[base + WHERE + kind] == province:
                    strengths = STRENGTH_IN_YGGDRASIL if province == YGGDRASIL else STRENGTH
                    total += strengths[kind]
    if cells[base + SEA] >> province & 1:
        fjord = FJORD_OF[province]
        for naval in NAVAL_KINDS:
            if cells[base + WHERE + naval] == fjord:
                total += STRENGTH[naval]
    return total


def figures_in(table: Table, seat: i64, province: i64) -> tuple[int, int]:
    """A seat's figures in a province and its fjord: warriors, and a mask of the other kinds."""
    cells = table.cells
    base = BASE[seat]
    fjord = FJORD_OF[province]
    mask = 0
    for kind in range(1, KINDS):
        place = cells[base + WHERE + kind]
        if place < RESERVE and (place == province or place == fjord):
            mask |= 1 << kind
    return cells[base + WARRIORS + province], mask


def is_present(table: Table, seat: i64, province: i64) -> bool:
    """P1, P4: whether a seat has a figure in a province or its supporting fjord."""
    base = BASE[seat]
    return bool((table.cells[base + LAND] | table.cells[base + SEA]) >> province & 1)


def has_most_strength(table: Table, seat: i64, province: i64) -> bool:
    """F3, T5: more strength than every other clan, at least 1, in a province that stands."""
    if not table.cells[STANDING] >> province & 1:
        return False
    own = strength_in(table, seat, province)
    if own == 0:
        return False
    for other in range(table.players):
        if other != seat and strength_in(table, other, province) >= own:
            return False
    return True


def is_fulfilled(table: Table, seat: i64, card: i64) -> bool:
    """F2: whether a seat has done what a quest asks."""
    quest = CARDS[card]
    if quest.fallen:
        return table.fallen(seat) >= quest.fallen
    for province in BITS[quest.provinces]:
        if has_most_strength(table, seat, province):
            return True
    return False


def place_in_battle(kind: i64, province: i64) -> i64:
    """Where in the battle for ``province`` a figure of this kind stands: there or in the fjord."""
    return FJORD_OF[province] if IS_NAVAL[kind] else province


def open_fjords(standing: i64) -> list[int]:
    """N7: the fjords that still support a standing province."""
    return [
        FIRST_FJORD + fjord
        for fjord in range(4)
        if SUPPORTED_BY[FIRST_FJORD + fjord] & standing & ALL_OUTER
    ]
