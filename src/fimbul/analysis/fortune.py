"""Luck of the deal and choice: where the chances to win changed, part by part.

Nothing in the game is random but the deals: the board, the seats and the packs of the first age,
then the packs of the second and the third. So the change of the chances at a deal is luck, and any
other change comes from choices. The changes add up exactly to the result. Before the first deal
all clans are equal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fimbul.analysis.intervals import change
from fimbul.analysis.results import Fortune, Part
from fimbul.analysis.turning import PARTS, differences
from fimbul.rules.manifest import CLAN_NAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fimbul.analysis.course import Course
    from fimbul.analysis.playing import Outcome
    from fimbul.analysis.results import Estimate, PartKind, Pick

UNDIVIDED: Final = "own-and-others-undivided"
"""The note that own choices and those of others are not told apart."""

Changes = tuple[tuple[float, ...], ...]
"""By seat and playout."""


def changes_by_part(
    course: Course, outcomes: Sequence[Sequence[Outcome]]
) -> list[tuple[PartKind, int, Changes]]:
    """The parts of the game in order, with their age and changes."""
    players = course.states[0].players
    seats = range(players)
    first = [[outcome.shares[seat] - 1 / players for outcome in outcomes[0]] for seat in seats]
    found: list[tuple[PartKind, int, Changes]] = [("deal", 1, tuple(map(tuple, first)))]
    begin = 0
    for index, mark in enumerate(course.marks):
        if index and mark.kind != "battle":
            changed = tuple(differences(outcomes[begin], outcomes[index], seat) for seat in seats)
            found.append((PARTS.get(mark.kind, "play"), mark.age, changed))
            begin = index
    return found


def parts_of(found: Sequence[tuple[PartKind, int, Changes]]) -> tuple[Part, ...]:
    """The same, as estimates."""
    return tuple(
        Part(kind, age, tuple(change(by_playout) for by_playout in changes))
        for kind, age, changes in found
    )


def fortunes_of(
    course: Course, found: Sequence[tuple[PartKind, int, Changes]], picks: Sequence[Pick]
) -> tuple[Fortune, ...]:
    """For each seat, what the deals and the choices changed."""
    last = course.states[-1]
    winners = last.winners()
    fortunes = []
    for seat in range(last.players):
        clan = CLAN_NAMES[last.clans[seat]]
        deals = [changes[seat] for kind, _, changes in found if kind == "deal"]
        choices = [changes[seat] for kind, _, changes in found if kind != "deal"]
        fortunes.append(
            Fortune(
                clan=clan,
                result=1 / len(winners) if seat in winners else 0.0,
                even=1 / last.players,
                deal=_total(deals),
                choices=_total(choices),
                draft_loss=sum(pick.loss for pick in picks if pick.clan == clan),
            )
        )
    return tuple(fortunes)


def _total(changes: Sequence[Sequence[float]]) -> Estimate:
    """The sum of changes that are by playout; playouts of the same number belong together."""
    return change([sum(playout) for playout in zip(*changes, strict=True)], len(changes))
