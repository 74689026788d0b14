"""Questions and answers in words: what each kind of decision asks, and how each move reads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fimbul.cli.text.board import supported_by
from fimbul.cli.text.saga_log import stat_value
from fimbul.rules.board import FIRST_FJORD
from fimbul.rules.cells import ALL_STATS, NO_CARD
from fimbul.rules.costs import move_cost
from fimbul.rules.decision import NOTHING
from fimbul.rules.draft import cards_a_round
from fimbul.rules.gains import stats_to_raise
from fimbul.rules.manifest import FIGURE_COUNT, LEADER, WARRIOR
from fimbul.rules.moves import (
    FIELD_1,
    FIELD_2,
    FIELD_NAMES,
    FIELDS,
    V_INVADE,
    V_QUEST,
    V_SACRIFICE,
    V_UPGRADE,
    VERB,
    VERB_NAMES,
)
from fimbul.rules.piles import KEPT

if TYPE_CHECKING:
    from rich.text import Text

    from fimbul.cli.text.words import Words
    from fimbul.i18n import Name
    from fimbul.rules.view import View


def question(view: View, words: Words) -> Text:
    """What the pending decision asks of the seat whose view it is."""
    return words.say(f"decision-{view.decision}", **_question_arguments(view, words))


def _question_arguments(view: View, words: Words) -> dict[str, str | int]:
    """The arguments for the message of a decision."""
    seat, kind = view.seat, view.decision
    about = view.about
    args: dict[str, str | int] = {
        "clan": words.clan(seat),
        "rage": view.rage(seat),
        "age": view.age,
    }
    if about.province != NOTHING:
        args["province"] = args["target"] = words.place(about.province)
    if about.source != NOTHING:
        args["source"] = words.place(about.source)
    if about.card != NOTHING:
        args["card"] = words.card(about.card)
    if kind == "free-invasion":
        figures = {FIELD_1[move]: 1 for move in view.options if VERB[move] == V_INVADE}
        args["pieces"] = words.pieces(figures)
    elif about.warriors or about.figures:
        doomed = {WARRIOR: about.warriors} if about.warriors else {}
        doomed |= {
            figure: 1 for figure in range(LEADER, FIGURE_COUNT) if about.figures >> figure & 1
        }
        args["pieces"] = words.pieces(doomed)
    elif kind == "draft":
        width = cards_a_round(view)
        first, second = view.sealed
        has_one = width == 2 and first >= 0 and second < 0
        args["count"] = width
        args["pick"] = view.draft_round * width + (2 if has_one else 1)
        args["picks"] = KEPT
    return args


def label(view: View, words: Words, move: int) -> str:
    """A move in words, marked, as an answer to the pending decision."""
    verb = VERB_NAMES[VERB[move]]
    key = f"move-{verb}-{view.decision}"
    if VERB[move] == V_UPGRADE and replaced_by(view, move) != NO_CARD:
        key = "move-upgrade-replace"
    elif is_in_vain(view, move):
        key = "move-sacrifice-in-vain"
    elif not words.own.has(key):
        key = f"move-{verb}"
    return words.own.text(key, **label_arguments(view, words, move))


def is_in_vain(view: View, move: int) -> bool:
    """Whether it is a sacrifice that gains nothing: all stats are full (T3)."""
    return VERB[move] == V_SACRIFICE and not stats_to_raise(view, view.seat, ALL_STATS)


def label_arguments(view: View, words: Words, move: int) -> dict[str, str | int]:
    """The arguments for the message of a move."""
    args: dict[str, str | int] = {
        "rage": view.rage(view.seat),
        "cost": words.cost(move_cost(view, view.seat, move)),
    }
    is_upgrade = VERB[move] == V_UPGRADE
    values = (FIELD_1[move], FIELD_2[move])
    for field, value in zip(FIELDS[VERB[move]], values, strict=False):
        match field:
            case "figure":
                args["pieces"] = words.piece(value)
            case "place":
                args["place"] = fjord_or_province(view, words, value)
            case "province":
                args["province"] = words.place(value)
                args["token"] = words.token(view.token(value))
            case "card":
                is_plain = VERB[move] in (V_UPGRADE, V_QUEST)
                args["card"] = words.card(value) if is_plain else words.brief(value)
            case "stat":
                step = view.step(view.seat, value)
                args["stat"] = words.stat(value)
                args["value"] = stat_value(value, step, view.edition)
                args["next"] = stat_value(value, step + 1, view.edition)
            case "amount":
                args["amount"] = FIELD_NAMES["amount"][value]
    if is_upgrade and replaced_by(view, move) != NO_CARD:
        args["replaced"] = words.card(replaced_by(view, move))
    return args


def fjord_or_province(view: View, words: Words, place: int) -> Name:
    """A place to choose; of a fjord, also the provinces it supports (B4)."""
    if place < FIRST_FJORD:
        return words.place(place)
    provinces = str(words.listed([words.place(found) for found in supported_by(view, place)]))
    return words.own.name("where-fjord-supports", name=words.place(place), provinces=provinces)


def replaced_by(view: View, move: int) -> int:
    """The card that an upgrade would replace, or ``NO_CARD`` (U1)."""
    return view.slot(view.seat, FIELD_2[move])
