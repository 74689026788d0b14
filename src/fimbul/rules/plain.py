"""States and views as plain data: dicts, lists, ints, strings and booleans, ready for JSON.

The form of a state is for saving it; it reads back to an equal state. The form of a view is what
players receive, with names instead of numbers.
"""

from typing import Final, cast

from fimbul.rules.board import (
    ADJACENT,
    FIRST_FJORD,
    FJORDS,
    PLACE_NAMES,
    PROVINCE_NAMES,
    RESERVE,
    TOKEN_NAMES,
    VALHALLA,
    VILLAGES,
)
from fimbul.rules.card import CARDS
from fimbul.rules.cells import (
    BASE,
    BONUS,
    CANCELLED,
    CARD,
    EDITION_NAMES,
    GLOBALS,
    LAND,
    NO_CARD,
    OCCUPIED,
    PARTICIPANTS,
    PILLAGER,
    PROVINCE,
    SEAT,
    SLOT_NAMES,
    STAT_AXES,
    STAT_HORNS,
    STAT_NAMES,
    STAT_RAGE,
    WINNER,
)
from fimbul.rules.costs import move_cost
from fimbul.rules.decision import NOTHING
from fimbul.rules.draft import cards_a_round, rounds
from fimbul.rules.errors import MalformedState
from fimbul.rules.events import GLORY_GAINED, SOURCE_NAMES, Event
from fimbul.rules.figures import is_present, strength_in
from fimbul.rules.flow import (
    BEGIN_BATTLE,
    BLESSING,
    CALL_TO_BATTLE,
    COMPARE,
    DECISION_NAMES,
    FIRST_STEP,
    LARGEST_NUMBER,
    LATE_CARD,
    LATE_CARDS,
    OPS,
    RETURN_AFTER_LOSS,
    frame_of,
)
from fimbul.rules.game import is_simultaneous, pending
from fimbul.rules.hands import ENTRIES
from fimbul.rules.manifest import CLAN_NAMES, FIGURE_NAMES, MAX_PLAYERS, MIN_PLAYERS, WARRIOR
from fimbul.rules.moves import MOVES, move_text
from fimbul.rules.native import append, i64, vec
from fimbul.rules.piles import DEALT, MOST_DISCARDED, MOST_HELD, MOST_PLAYED, hidden_of, known_of
from fimbul.rules.shapes import (
    BattleStage,
    PlainAbout,
    PlainBattle,
    PlainDraft,
    PlainEvent,
    PlainFighter,
    PlainFigures,
    PlainProvince,
    PlainSeat,
    PlainSlots,
    PlainView,
)
from fimbul.rules.state import PublicState, State
from fimbul.rules.view import View

STATE_VERSION: Final = 2

_CARD_FIELDS: Final = ("played", "shown", "picked", "hands", "quests")

_CAPACITIES: Final = {
    "shown": MOST_HELD,
    "picked": MOST_HELD,
    "hands": MOST_HELD,
    "played": MOST_PLAYED,
}


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
    """The state from which ``state_to_plain`` made this.

    Raises ``MalformedState`` for data of another form or with numbers out of range. Does not check
    that the position can come up in a game; replaying a record does (see ``record``).
    """
    if not isinstance(plain, dict) or plain.get("fimbul-state") != STATE_VERSION:
        raise MalformedState("not-a-state", "this is not a saved state of a known version")
    drafts_first_age = plain.get("drafts_first_age")
    if not isinstance(drafts_first_age, bool):
        raise MalformedState("bad-state", "it is not said whether the first age has a draft")
    players = _number(plain.get("players"), MIN_PLAYERS, MAX_PLAYERS)
    cards = {name: _lists(plain.get(name), players, 0, len(CARDS) - 1) for name in _CARD_FIELDS}
    packs = _lists(plain.get("packs"), 3 * players, 0, len(CARDS) - 1)
    if any(len(pack) != DEALT for pack in packs):
        raise MalformedState("bad-state", "a pack has eight cards")
    discard = _numbers(plain.get("discard"), -1, 0, len(CARDS) - 1)
    if len(discard) > MOST_DISCARDED or any(
        len(held) > capacity for name, capacity in _CAPACITIES.items() for held in cards[name]
    ):
        raise MalformedState("bad-state", "there are more cards than the decks have")
    state = State()
    state.players = players
    state.clans = tuple(_numbers(plain.get("clans"), players, 0, len(CLAN_NAMES) - 1))
    state.edition = _number(plain.get("edition"), 0, len(EDITION_NAMES) - 1)
    state.drafts_first_age = drafts_first_age
    cells = _numbers(plain.get("cells"), GLOBALS + players * SEAT, -1000, 1_000_000)
    state.cells = vec[i64](cells)
    state.stack = _stack(plain.get("frames"), players)
    state.known = known_of(tuple(discard), cards["shown"], cards["picked"], cards["played"])
    maybe_shown = _lists(plain.get("maybe_shown"), players, 0, len(CARDS) * ENTRIES - 1)
    state.maybe_shown = maybe_shown
    state.quests = cards["quests"]
    state.hidden = hidden_of(cards["hands"], packs)
    state.sealed = vec[i64](_numbers(plain.get("sealed"), 2 * players, -1, MOVES - 1))
    _check_pending(state)
    return state


def _check_pending(state: State) -> None:
    """Raise ``MalformedState`` unless the game is over or somebody owes a decision."""
    op = state.pending_op
    if state.is_over and op < 0:
        return
    is_decision = 0 <= op < len(DECISION_NAMES)
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


def _stack(value: object, players: int) -> vec[i64]:
    if not isinstance(value, list):
        raise MalformedState("bad-state", "the frames are missing")
    stack = vec[i64]()
    for item in value:
        op, seat, first, second, third = _numbers(item, 5, 0, LARGEST_NUMBER)
        _number(op, 0, OPS - 1)
        if len(DECISION_NAMES) <= op < FIRST_STEP:
            raise MalformedState("bad-state", "a frame is neither a decision nor a step")
        _number(seat, 0, players - 1)
        stack = append(stack, frame_of(op, seat, first, second, third))
    return stack


# --- views ----------------------------------------------------------------------------------------


_VIEW_FIELDS: Final = tuple(PlainView.__annotations__)


def _slugs(cards: tuple[int, ...] | list[int]) -> list[str]:
    return [CARDS[card].slug for card in cards]


def _seats(mask: int, players: int) -> list[int]:
    return [seat for seat in range(players) if mask >> seat & 1]


def view_to_plain(view: View) -> PlainView:
    """The view as plain data, with names: what goes to a player, a spectator or a bot."""
    seen = open_to_plain(view)
    own = own_to_plain(view)
    seen["decision"] = {**_fields(seen["decision"]), **_fields(own.pop("decision"))}
    seen.update(own)
    return cast("PlainView", {name: seen[name] for name in _VIEW_FIELDS})


def _fields(value: object) -> dict[str, object]:
    assert isinstance(value, dict)
    return value


def open_to_plain(view: View) -> dict[str, object]:
    """The part of a view that is the same for everybody, spectators included.

    ``own_to_plain`` has the other fields. Each of the two has a part of ``decision``.
    """
    players = range(view.players)
    return {
        "age": view.age,
        "phase": view.phase,
        "edition": EDITION_NAMES[view.edition],
        "drafts_first_age": view.drafts_first_age,
        "first_player": view.first_player,
        "turn": view.turn,
        "dooms": [PROVINCE_NAMES[province] for province in view.dooms],
        "provinces": {name: _province(view, p) for p, name in enumerate(PROVINCE_NAMES)},
        "fjords": {
            PLACE_NAMES[fjord]: [_figures(view, seat, fjord) for seat in players]
            for fjord in range(FIRST_FJORD, FIRST_FJORD + FJORDS)
        },
        "seats": [_seat(view, seat) for seat in players],
        "battle": _battle(view),
        "discard": _slugs(view.discard),
        "decision": {
            "id": view.decision_id,
            "kind": view.decision,
            "seats": _deciding(view),
            "sealed": _seats(view.sealed_seats, view.players),
            "about": _about(view),
        },
        "winners": list(view.winners()) if view.is_over else [],
    }


def own_to_plain(view: View) -> dict[str, object]:
    """The part of a view that only its seat may know, or that depends on whose view it is."""
    return {
        "seat": view.seat,
        "draft": _draft(view),
        "hand": _slugs(view.hand),
        "quests": [_slugs(quests) for quests in view.quests],
        "pack": _slugs(view.pack),
        "seen_packs": [
            [{"count": count, "cards": _slugs(cards)} for count, cards in pack]
            for pack in view.packs
        ],
        "decision": {
            "own": [move_text(move) for move in view.sealed if move >= 0],
            "options": [move_text(move) for move in view.options],
            "costs": [move_cost(view, view.seat, move) for move in view.options],
        },
    }


def _about(view: View) -> PlainAbout:
    """What the decision is about, with names."""
    about = view.about
    return {
        "source": PROVINCE_NAMES[about.source] if about.source != NOTHING else None,
        "province": PROVINCE_NAMES[about.province] if about.province != NOTHING else None,
        "figures": _doomed(about.warriors, about.figures),
        "card": CARDS[about.card].slug if about.card != NOTHING else None,
    }


def _doomed(warriors: int, others: int) -> PlainFigures:
    """Figures by name, from a number of warriors and a mask of the others (see ``destroy``)."""
    doomed: PlainFigures = {}
    for figure, name in enumerate(FIGURE_NAMES):
        count = warriors if figure == WARRIOR else others >> figure & 1
        if count:
            doomed[name] = count
    return doomed


def _deciding(view: View) -> list[int]:
    if not view.frames:
        return []
    op, seat, mask, _, _ = view.frames[-1]
    return _seats(mask, view.players) if is_simultaneous(op) else [seat]


def _figures(state: PublicState, seat: int, place: int) -> PlainFigures:
    """How many of each figure a seat has at a place."""
    counts: PlainFigures = {}
    for figure in state.figures_at(seat, place):
        counts[FIGURE_NAMES[figure]] = state.warriors(seat, place) if figure == 0 else 1
    return counts


def _province(state: PublicState, province: int) -> PlainProvince:
    players = range(state.players)
    has_villages = province < len(VILLAGES)
    return {
        "is_standing": state.is_standing(province),
        "is_pillaged": state.is_pillaged(province),
        "token": TOKEN_NAMES[state.token(province)],
        "villages": VILLAGES[province] if has_villages else 0,
        "taken": state.cells[OCCUPIED + province] if has_villages else 0,
        "figures": [_figures(state, seat, province) for seat in players],
        "strength": [strength_in(state, seat, province) for seat in players],
    }


def _seat(view: View, seat: int) -> PlainSeat:
    cards = [view.slot(seat, slot) for slot in range(len(SLOT_NAMES))]
    slots = {
        name: CARDS[card].slug if card != NO_CARD else None
        for name, card in zip(SLOT_NAMES, cards, strict=True)
    }
    maybe = [known // ENTRIES for known in view.maybe_shown[seat]]
    return {
        "clan": CLAN_NAMES[view.clans[seat]],
        "glory": view.glory(seat),
        "rage": view.rage(seat),
        "has_passed": view.has_passed(seat),
        "steps": {
            "rage": view.step(seat, STAT_RAGE) + 1,
            "axes": view.step(seat, STAT_AXES) + 1,
            "horns": view.step(seat, STAT_HORNS) + 1,
        },
        "stats": {
            "rage": view.stat(seat, STAT_RAGE),
            "axes": view.stat(seat, STAT_AXES),
            "horns": view.stat(seat, STAT_HORNS),
        },
        "slots": cast("PlainSlots", slots),
        "on_board": view.figures_on_board(seat),
        "reserve": _figures(view, seat, RESERVE),
        "valhalla": _figures(view, seat, VALHALLA),
        "hand_size": view.hand_sizes[seat],
        "quest_count": view.quest_counts[seat],
        "shown": _slugs(view.shown[seat]),
        "maybe_shown": _slugs(maybe),
        "picked": _slugs(view.picked[seat]),
    }


def _draft(view: View) -> PlainDraft | None:
    if view.decision != "draft":
        return None
    keeps = cards_a_round(view)
    return {
        "round": view.draft_round + 1,
        "rounds": rounds(view),
        "keeps": keeps,
        "pack_size": DEALT - view.draft_round * keeps,
        "kept": _slugs(view.kept),
    }


# --- a battle -------------------------------------------------------------------------------------


def _battle(view: View) -> PlainBattle | None:
    """The current pillage; None without one, or if it needs no battle (P3)."""
    stage = _stage(view)
    if stage is None:
        return None
    cells = view.cells
    players = range(view.players)
    province = cells[PROVINCE]
    if stage == "call":
        fighters = [seat for seat in players if is_present(view, seat, province)]
    else:
        fighters = _seats(cells[PARTICIPANTS], view.players)
    waiting, declined = _asked(view)
    return {
        "stage": stage,
        "province": PROVINCE_NAMES[province],
        "pillager": cells[PILLAGER],
        "winner": cells[WINNER],
        "fighters": [_fighter(view, seat, has_cards=stage != "call") for seat in fighters],
        "waiting": waiting,
        "declined": declined,
    }


def _stage(view: View) -> BattleStage | None:
    """The stage of a battle, derived from the steps that are still to come."""
    ops = {frame[0] for frame in view.frames}
    if BEGIN_BATTLE in ops:
        return "call"
    if not view.cells[PARTICIPANTS]:
        return None
    if COMPARE in ops:
        return "cards" if LATE_CARDS in ops else "late"
    return "aftermath" if RETURN_AFTER_LOSS in ops or BLESSING in ops else None


def _fighter(view: View, seat: int, has_cards: bool) -> PlainFighter:
    """A fighter. Before cards are played, the cells still hold those of the previous battle."""
    base = BASE[seat]
    revealed = view.cells[base + CARD] if has_cards else NO_CARD
    return {
        "seat": seat,
        "played": _slugs(view.played[seat]),
        "revealed": [CARDS[revealed].slug] if revealed != NO_CARD else [],
        "bonus": view.cells[base + BONUS] if has_cards else 0,
        "is_cancelled": has_cards and bool(view.cells[base + CANCELLED]),
    }


def _asked(view: View) -> tuple[list[int], list[int]]:
    """The seats that may still be asked, and those that have declined since the last change.

    Seats are asked in turn (P2, P6); those with no figure to join or no card to add are skipped.
    """
    op, asked, passes, _, _ = view.frames[-1]
    if op not in (CALL_TO_BATTLE, LATE_CARD):
        return [seat for seat in _deciding(view) if not view.sealed_seats >> seat & 1], []
    players = view.players
    order = [(asked + offset) % players for offset in range(players)]
    able = [_can_answer(view, op, seat) for seat in range(players)]
    still = order[: players - passes]
    return (
        [seat for seat in still if able[seat]],
        [seat for seat in order if seat not in still and able[seat]],
    )


def _can_answer(view: View, op: int, seat: int) -> bool:
    cells = view.cells
    if op == CALL_TO_BATTLE:
        return bool(cells[BASE[seat] + LAND] & ADJACENT[cells[PROVINCE]])
    return bool(cells[PARTICIPANTS] >> seat & 1) and view.hand_sizes[seat] > 0


# --- events ---------------------------------------------------------------------------------------


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


def event_to_plain(event: Event) -> PlainEvent:
    """An event as plain data, with names; hand it only to its audience."""
    named: dict[str, object] = {"event": event.name}
    for field, value in event.fields.items():
        named[field] = _event_value(event, field, value)
    return cast("PlainEvent", named)


def _event_value(event: Event, field: str, value: int | list[int]) -> object:
    if isinstance(value, list):
        return _slugs(value) if field == "cards" else value
    if field == "source" and event.kind == GLORY_GAINED:
        return SOURCE_NAMES[value]
    if field in _NAMES:
        return _NAMES[field][value]
    if field == "fulfilled":  # a conditional expression would be an int once compiled
        return bool(value)
    return value
