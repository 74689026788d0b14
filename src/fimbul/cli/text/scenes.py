"""What is shown before a decision: the part of the game that the decision is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from fimbul.cli.text import panels
from fimbul.cli.text.commands import whole_board
from fimbul.rules import events as ev
from fimbul.rules.moves import FIELD_1

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rich.console import ConsoleRenderable, RichCast

    from fimbul.cli.text.words import Words
    from fimbul.rules.events import Event
    from fimbul.rules.view import View

BATTLE: Final = (
    "call-to-battle",
    "battle-card",
    "quest-as-battle",
    "late-card",
    "keep-one-figure",
    "keep-played-cards",
)
"""Decisions inside a pillage."""

Scene = list["ConsoleRenderable | RichCast | str"]


def scenes(view: View, words: Words, events: Iterable[Event], width: int) -> Iterator[Scene]:
    """Ways to show the game for the pending decision, from the most detailed to the shortest."""
    if view.decision == "action":
        yield from _action(view, words, width)
    elif view.decision in BATTLE:
        scene: Scene = [panels.battle(view, words, width)]
        if view.decision == "call-to-battle":
            yield [*scene, panels.hand_line(view, words)]
        yield scene
    elif view.decision == "draft":
        kept = _kept(view, words, events)
        if view.draft_round == 0:
            yield [*_table(view, words, width), Text(), *kept]
        yield kept
    else:
        yield []


def _table(view: View, words: Words, width: int) -> Scene:
    return [*whole_board(view, words, width), panels.clans(view, words, has_upgrades=True)]


def _action(view: View, words: Words, width: int) -> Iterator[Scene]:
    hand = panels.hand_line(view, words)
    board = list(whole_board(view, words, width))
    clans = panels.clans(view, words, has_upgrades=False)
    yield [*board, Text(), panels.clans(view, words, has_upgrades=True), Text(), hand, Text()]
    yield [*board, panels.clans(view, words, has_upgrades=True), hand]
    yield [*board, clans, hand]
    yield [board[0], clans, hand]
    yield [board[0], clans]
    yield [board[0]]


def _kept(view: View, words: Words, events: Iterable[Event]) -> Scene:
    """The cards kept in this draft so far, the one sealed already among them."""
    cards: list[int] = []
    for event in events:
        if event.kind == ev.AGE_BEGINS:
            cards = []
        elif event.kind == ev.CARD_KEPT:
            cards += event.values
    cards += [FIELD_1[move] for move in view.sealed if move >= 0]
    if not cards:
        return []
    briefs = [words.brief(card) for card in cards]
    return [words.say("draft-kept", cards=words.listed(briefs))]
