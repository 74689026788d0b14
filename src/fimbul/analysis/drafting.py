"""The drafts reviewed: what everybody saw, took, and what the bot would have taken.

The bot values a card by what it brings in glory beside those kept before. That is its opinion,
learnt from many games, and no measurement of this one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fimbul.analysis.results import Pick
from fimbul.bots.jarl.tuned import TUNED
from fimbul.bots.karl.judges import JUDGES
from fimbul.rules.cards import CARDS
from fimbul.rules.flow import DRAFT
from fimbul.rules.manifest import CLAN_NAMES
from fimbul.rules.moves import FIELD_1
from fimbul.rules.view import view

if TYPE_CHECKING:
    from fimbul.analysis.course import Course


def picks_of(course: Course) -> tuple[Pick, ...]:
    """All picks of all drafts, in the order of the record; a changed choice counts once."""
    found = []
    for index, (seat, move) in enumerate(course.record.moves):
        state = course.states[index]
        if state.pending_op != DRAFT or not course.is_choice(index):
            continue
        seen = view(state, seat)
        score = JUDGES["draft"](seen, TUNED)
        best = max(seen.options, key=score)
        if score(best) == score(move):
            best = move
        found.append(
            Pick(
                age=state.age,
                round=state.draft_round + 1,
                clan=CLAN_NAMES[state.clans[seat]],
                move=index + 1,
                seen=tuple(CARDS[card].slug for card in seen.pack),
                taken=_slug(move),
                preferred=_slug(best),
                loss=score(best) - score(move),
            )
        )
    return tuple(found)


def _slug(move: int) -> str:
    return CARDS[FIELD_1[move]].slug
