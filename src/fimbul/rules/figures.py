"""Figures (C1, C5): their kinds, their moves between places, and their strength."""

from fimbul.rules.board import (
    FIRST_FJORD,
    FJORD_OF,
    OUTER,
    RESERVE,
    SUPPORTED_BY,
    VILLAGES,
    YGGDRASIL,
)
from fimbul.rules.card import STRENGTH, STRENGTH_IN_YGGDRASIL
from fimbul.rules.cells import (
    BASE,
    CLAN_SLOT,
    COUNT,
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
from fimbul.rules.manifest import IS_NAVAL, KIND_OF_CARD, KINDS, LEADER, NAVAL_KINDS, WARRIOR
from fimbul.rules.native import i64
from fimbul.rules.state import State, Table


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
            total = warriors * (STRENGTH[WARRIOR] + cells[base + POWER + WARRIOR_BONUS])
            total += warriors // 2 * cells[base + POWER + PAIR_BONUS]
        if cells[base + WHERE + LEADER] == province:
            total += STRENGTH[LEADER]
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


def place_in_battle(kind: i64, province: i64) -> i64:
    """Where in the battle for ``province`` a figure of this kind stands: there or in the fjord."""
    return FJORD_OF[province] if IS_NAVAL[kind] else province


def has_figure(table: Table, seat: i64, kind: i64, place: i64) -> bool:
    """Whether a seat has a figure of a kind at a place."""
    if kind == WARRIOR:
        return table.warriors(seat, place) > 0
    return table.where(seat, kind) == place
