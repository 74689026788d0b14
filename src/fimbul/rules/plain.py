"""States and views as plain data: dicts, lists, ints, strings and booleans, ready for JSON.

A state's form is for saving a moment as it is; it reads back to an equal state. A view's form is
what leaves for players, with names in place of numbers.
"""

from typing import Final

from fimbul.rules.board import (
    FIRST_FJORD,
    FJORDS,
    PLACE_NAMES,
    PROVINCES,
    RESERVE,
    TOKEN_NAMES,
    VALHALLA,
    VILLAGES,
)
from fimbul.rules.cards import CARDS
from fimbul.rules.cells import (
    BASE,
    BONUS,
    CANCELLED,
    CARD,
    CLAN_NAMES,
    EDITION_NAMES,
    GLOBALS,
    NO_CARD,
    PARTICIPANTS,
    PILLAGER,
    PROVINCE,
    SEAT,
    SLOT_NAMES,
    STAT_NAMES,
    WINNER,
)
from fimbul.rules.errors import MalformedState
from fimbul.rules.events import GLORY_GAINED, SOURCE_NAMES, Event
from fimbul.rules.figures import FIGURE_NAMES, strength_in
from fimbul.rules.flow import DECISIONS, OPS, Frame
from fimbul.rules.game import pending
from fimbul.rules.hands import ENTRIES
from fimbul.rules.moves import MOVES, move_text
from fimbul.rules.setup import DEALT, MAX_PLAYERS, MIN_PLAYERS
from fimbul.rules.state import State, Table
from fimbul.rules.view import View

STATE_VERSION: Final = 1

_CARD_FIELDS: Final = ("played", "shown", "picked", "hands", "quests")


def state_to_plain(state: State) -> dict[str, object]:
    """The state as plain data, hidden cards included."""
    return {
        "fimbul-state": STATE_VERSION,
        "players": state.players,
        "clans": list(state.clans),
        "edition": state.edition,
        "drafts_first_age": state.drafts_first_age,
        "cells": list(state.cells),
        "frames": [list(frame) for frame in state.frames],
        "discard": list(state.discard),
        "played": [list(cards) for cards in state.played],
        "shown": [list(cards) for cards in state.shown],
        "picked": [list(cards) for cards in state.picked],
        "hands": [list(cards) for cards in state.hands],
        "quests": [list(cards) for cards in state.quests],
        "maybe_shown": [list(entries) for entries in state.maybe_shown],
        "packs": [list(pack) for pack in state.packs],
        "sealed": list(state.sealed),
    }


def state_from_plain(plain: object) -> State:
    """The state that ``state_to_plain`` made this of.

    Raises ``MalformedState`` for data of another form or with numbers out of range; it does not
    check that the position can come up in a game (a record does: see ``record``).
    """
    if not isinstance(plain, dict) or plain.get("fimbul-state") != STATE_VERSION:
        raise MalformedState("not-a-state", "this is no saved state of a known version")
    drafts_first_age = plain.get("drafts_first_age")
    if not isinstance(drafts_first_age, bool):
        raise MalformedState("bad-state", "it is not said whether the first age has a draft")
    players = _number(plain.get("players"), MIN_PLAYERS, MAX_PLAYERS)
    cards = {name: _lists(plain.get(name), players, 0, len(CARDS) - 1) for name in _CARD_FIELDS}
    packs = _lists(plain.get("packs"), 3 * players, 0, len(CARDS) - 1)
    if any(len(pack) != DEALT for pack in packs):
        raise MalformedState("bad-state", "a pack has eight cards")
    state = State(
        players,
        tuple(_numbers(plain.get("clans"), players, 0, len(CLAN_NAMES) - 1)),
        _number(plain.get("edition"), 0, len(EDITION_NAMES) - 1),
        drafts_first_age,
        _numbers(plain.get("cells"), GLOBALS + players * SEAT, -1000, 1_000_000),
        _frames(plain.get("frames"), players),
        cards["played"],
        tuple(_numbers(plain.get("discard"), -1, 0, len(CARDS) - 1)),
        cards["shown"],
        _lists(plain.get("maybe_shown"), players, 0, len(CARDS) * ENTRIES - 1),
        cards["picked"],
        cards["hands"],
        cards["quests"],
        packs,
        _numbers(plain.get("sealed"), 2 * players, -1, MOVES - 1),
    )
    _check_pending(state)
    return state


def _check_pending(state: State) -> None:
    """Raise ``MalformedState`` unless the game is over or somebody owes a decision."""
    frames = state.frames
    if state.is_over and not frames:
        return
    is_decision = bool(frames) and frames[-1][0] < DECISIONS
    if state.is_over or not is_decision or all(decision.is_sealed for decision in pending(state)):
        raise MalformedState("bad-state", "the game is not over, and nobody owes a decision")


def _number(value: object, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise MalformedState("bad-state", f"a number from {least} to {most} is missing")
    return value


def _numbers(value: object, length: int, least: int, most: int) -> list[int]:
    """A list of numbers in a range; any length when ``length`` is -1."""
    if not isinstance(value, list) or length not in (-1, len(value)):
        raise MalformedState("bad-state", "a list is missing or has the wrong length")
    return [_number(item, least, most) for item in value]


def _lists(value: object, length: int, least: int, most: int) -> list[tuple[int, ...]]:
    if not isinstance(value, list) or len(value) != length:
        raise MalformedState("bad-state", "a list of lists is missing or has the wrong length")
    return [tuple(_numbers(item, -1, least, most)) for item in value]


def _frames(value: object, players: int) -> list[Frame]:
    if not isinstance(value, list):
        raise MalformedState("bad-state", "the frames are missing")
    frames: list[Frame] = []
    for item in value:
        op, seat, x, y, z = _numbers(item, 5, 0, 1 << 16)
        frames.append((_number(op, 0, OPS - 1), _number(seat, 0, players - 1), x, y, z))
    return frames


# --- views ----------------------------------------------------------------------------------------


def _slugs(cards: tuple[int, ...] | list[int]) -> list[str]:
    return [CARDS[card].slug for card in cards]


def _seats(mask: int, players: int) -> list[int]:
    return [seat for seat in range(players) if mask >> seat & 1]


def view_to_plain(view: View) -> dict[str, object]:
    """The view as plain data, with names: what goes to a player, a spectator or a bot."""
    players = range(view.players)
    return {
        "seat": view.seat,
        "age": view.age,
        "phase": view.phase,
        "edition": EDITION_NAMES[view.edition],
        "drafts_first_age": view.drafts_first_age,
        "first_player": view.first_player,
        "turn": view.turn,
        "dooms": [PLACE_NAMES[province] for province in view.dooms],
        "provinces": {PLACE_NAMES[p]: _province(view, p) for p in range(PROVINCES)},
        "fjords": {
            PLACE_NAMES[fjord]: [_figures(view, seat, fjord) for seat in players]
            for fjord in range(FIRST_FJORD, FIRST_FJORD + FJORDS)
        },
        "seats": [_seat(view, seat) for seat in players],
        "battle": _battle(view),
        "discard": _slugs(view.discard),
        "hand": _slugs(view.hand),
        "quests": [_slugs(quests) for quests in view.quests],
        "pack": _slugs(view.pack),
        "seen_packs": [[[length, _slugs(cards)] for length, cards in pack] for pack in view.packs],
        "decision": {
            "id": view.decision_id,
            "kind": view.decision,
            "seats": _deciding(view),
            "sealed": _seats(view.sealed_seats, view.players),
            "own": [move_text(move) for move in view.sealed if move >= 0],
            "options": [move_text(move) for move in view.options],
        },
        "winners": list(view.winners()) if view.is_over else [],
    }


def _deciding(view: View) -> list[int]:
    if not view.frames:
        return []
    frame = view.frames[-1]
    if view.decision in ("draft", "battle-card", "save-card"):
        return _seats(frame[2], view.players)
    return [frame[1]]


def _figures(table: Table, seat: int, place: int) -> dict[str, int]:
    """How many figures of each kind a seat has at a place."""
    counts: dict[str, int] = {}
    for kind in table.kinds_at(seat, place):
        counts[FIGURE_NAMES[kind]] = table.warriors(seat, place) if kind == 0 else 1
    return counts


def _province(table: Table, province: int) -> dict[str, object]:
    players = range(table.players)
    return {
        "is_standing": table.is_standing(province),
        "is_pillaged": table.is_pillaged(province),
        "token": TOKEN_NAMES[table.token(province)],
        "villages": VILLAGES[province] if province < len(VILLAGES) else 0,
        "figures": [_figures(table, seat, province) for seat in players],
        "strength": [strength_in(table, seat, province) for seat in players],
    }


def _seat(view: View, seat: int) -> dict[str, object]:
    slots = [view.slot(seat, slot) for slot in range(len(SLOT_NAMES))]
    maybe = [known // ENTRIES for known in view.maybe_shown[seat]]
    return {
        "clan": CLAN_NAMES[view.clans[seat]],
        "glory": view.glory(seat),
        "rage": view.rage(seat),
        "has_passed": view.has_passed(seat),
        "steps": {name: view.step(seat, stat) + 1 for stat, name in enumerate(STAT_NAMES)},
        "stats": {name: view.stat(seat, stat) for stat, name in enumerate(STAT_NAMES)},
        "slots": {
            name: CARDS[card].slug if card != NO_CARD else None
            for name, card in zip(SLOT_NAMES, slots, strict=True)
        },
        "on_board": view.figures_on_board(seat),
        "reserve": _figures(view, seat, RESERVE),
        "valhalla": _figures(view, seat, VALHALLA),
        "hand_size": view.hand_sizes[seat],
        "quest_count": view.quest_counts[seat],
        "shown": _slugs(view.shown[seat]),
        "maybe_shown": _slugs(maybe),
        "picked": _slugs(view.picked[seat]),
    }


def _battle(view: View) -> dict[str, object] | None:
    """The battle that is going on, or the last one's leavings; nothing without fighters."""
    cells = view.cells
    fighters = _seats(cells[PARTICIPANTS], view.players)
    if not fighters or view.phase != "action":
        return None
    return {
        "province": PLACE_NAMES[cells[PROVINCE]],
        "pillager": cells[PILLAGER],
        "winner": cells[WINNER],
        "fighters": [
            {
                "seat": seat,
                "played": _slugs(view.played[seat]),
                "revealed": _slugs([card for card in (cells[BASE[seat] + CARD],) if card >= 0]),
                "bonus": cells[BASE[seat] + BONUS],
                "is_cancelled": bool(cells[BASE[seat] + CANCELLED]),
            }
            for seat in fighters
        ],
    }


_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "card": tuple(card.slug for card in CARDS),
    "figure": FIGURE_NAMES,
    "place": PLACE_NAMES,
    "province": PLACE_NAMES,
    "source": PLACE_NAMES,
    "target": PLACE_NAMES,
    "slot": SLOT_NAMES,
    "stat": STAT_NAMES,
    "token": TOKEN_NAMES,
}
"""The names of the values of an event's fields."""


def event_to_plain(event: Event) -> dict[str, object]:
    """An event as plain data, with names; hand it only to its audience."""
    named: dict[str, object] = {"event": event.name}
    for field, value in event.fields.items():
        named[field] = _event_value(event, field, value)
    return named


def _event_value(event: Event, field: str, value: int | list[int]) -> object:
    if isinstance(value, list):
        return _slugs(value) if field == "cards" else value
    if field == "source" and event.kind == GLORY_GAINED:
        return SOURCE_NAMES[value]
    if field in _NAMES:
        return _NAMES[field][value]
    return bool(value) if field == "fulfilled" else value
