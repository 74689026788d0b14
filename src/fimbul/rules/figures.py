"""Figures (C1, C5): their moves between places, and their strength."""

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
from fimbul.rules.manifest import (
    FIGURE_COUNT,
    FIGURE_OF_CARD,
    IS_NAVAL,
    LEADER,
    NAVAL_FIGURES,
    WARRIOR,
)
from fimbul.rules.native import i64
from fimbul.rules.state import PublicState, State


def relocate(state: State, seat: i64, figure: i64, source: i64, target: i64) -> None:
    """Move one figure from place to place and update all counts.

    Does not check villages, horns or adjacency; the caller does.
    """
    cells = state.cells
    base = BASE[seat]
    if figure == WARRIOR:
        cells[base + WARRIORS + source] -= 1
        cells[base + WARRIORS + target] += 1
    else:
        cells[base + WHERE + figure] = target
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
    if IS_NAVAL[figure]:
        supported = 0
        for naval in NAVAL_FIGURES:
            supported |= SUPPORTED_BY[cells[base + WHERE + naval]]
        cells[base + SEA] = supported


def monsters_of(state: PublicState, seat: i64) -> list[int]:
    """The monsters on a seat's clan sheet."""
    at = BASE[seat] + SLOT
    figures: list[int] = []
    for slot in range(MONSTER_SLOT, CLAN_SLOT):
        card = state.cells[at + slot]
        if card >= 0:
            figures.append(FIGURE_OF_CARD[card])
    return figures


def strength_in(state: PublicState, seat: i64, province: i64) -> i64:
    """F3, P8: the strength of a seat's figures in a province and its supporting fjord."""
    cells = state.cells
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
                figure = FIGURE_OF_CARD[card]
                if cells[base + WHERE + figure] == province:
                    strengths = STRENGTH_IN_YGGDRASIL if province == YGGDRASIL else STRENGTH
                    total += strengths[figure]
    if cells[base + SEA] >> province & 1:
        fjord = FJORD_OF[province]
        for naval in NAVAL_FIGURES:
            if cells[base + WHERE + naval] == fjord:
                total += STRENGTH[naval]
    return total


def figures_in(state: PublicState, seat: i64, province: i64) -> tuple[int, int]:
    """A seat's figures in a province and its fjord: warriors, and a mask of the others."""
    cells = state.cells
    base = BASE[seat]
    fjord = FJORD_OF[province]
    mask = 0
    for figure in range(1, FIGURE_COUNT):
        place = cells[base + WHERE + figure]
        if place < RESERVE and (place == province or place == fjord):
            mask |= 1 << figure
    return cells[base + WARRIORS + province], mask


def is_present(state: PublicState, seat: i64, province: i64) -> bool:
    """P1, P4: whether a seat has a figure in a province or its supporting fjord."""
    base = BASE[seat]
    return bool((state.cells[base + LAND] | state.cells[base + SEA]) >> province & 1)


def has_most_strength(state: PublicState, seat: i64, province: i64) -> bool:
    """F3, T5: more strength than every other clan, at least 1, in a province that stands."""
    if not state.cells[STANDING] >> province & 1:
        return False
    own = strength_in(state, seat, province)
    if own == 0:
        return False
    for other in range(state.players):
        if other != seat and strength_in(state, other, province) >= own:
            return False
    return True


def place_in_battle(figure: i64, province: i64) -> i64:
    """Where a figure stands in the battle for ``province``: there or in its fjord."""
    return FJORD_OF[province] if IS_NAVAL[figure] else province


def has_figure(state: PublicState, seat: i64, figure: i64, place: i64) -> bool:
    """Whether a seat has such a figure at a place."""
    if figure == WARRIOR:
        return state.warriors(seat, place) > 0
    return state.where(seat, figure) == place
