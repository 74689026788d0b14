"""Every view and every event of every game has its declared shape as plain data."""

from functools import cache
from types import NoneType, UnionType
from typing import Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest
from hypothesis import given, settings

from fimbul.rules import (
    DECISION_NAMES,
    EVENT_NAMES,
    FIGURE_NAMES,
    SLOT_NAMES,
    SPECTATOR,
    STAT_NAMES,
    Event,
    view,
)
from fimbul.rules.board import FIRST_FJORD, FJORD_NAMES, PLACE_NAMES, PROVINCE_NAMES, PROVINCES
from fimbul.rules.cards import MONSTERS
from fimbul.rules.events import EVENT_FIELDS, EventName
from fimbul.rules.manifest import FIRST_MONSTER
from fimbul.rules.plain import event_to_plain, view_to_plain
from fimbul.rules.shapes import (
    PlainEvent,
    PlainFigures,
    PlainFjords,
    PlainProvinces,
    PlainSlots,
    PlainStats,
    PlainView,
)
from fimbul.rules.view import DecisionKind
from tests.random_games import Play, plays, states_by_decision


def misfits(value: object, shape: object, path: str = "") -> list[str]:
    """Yield where a value does not have the shape; types are exact, so a bool is no int."""
    origin, inner = get_origin(shape), get_args(shape)
    if is_typeddict(shape):
        assert isinstance(shape, type)
        return _dict_misfits(value, shape, path)
    if origin is list:
        if not isinstance(value, list):
            return [path]
        return [bad for item in value for bad in misfits(item, inner[0], f"{path}[]")]
    if origin is Literal:
        return [] if value in inner else [f"{path}={value!r}"]
    if origin in (UnionType, Union):
        found = [misfits(value, choice, path) for choice in inner]
        return [] if any(not bad for bad in found) else [f"{path}={value!r}"]
    assert shape in (int, str, bool, NoneType), shape
    return [] if type(value) is shape else [f"{path}={value!r}"]


@cache
def _hints(shape: type) -> dict[str, object]:
    """The types of a shape's keys, cached because finding them is slow."""
    return get_type_hints(shape)


def _dict_misfits(value: object, shape: type, path: str) -> list[str]:
    hints = _hints(shape)
    if not isinstance(value, dict):
        return [path]
    required: frozenset[str] = getattr(shape, "__required_keys__", frozenset())
    bad = [f"{path}.{key}: missing" for key in required - set(value)]
    for key, item in value.items():
        here = f"{path}.{key}"
        bad += misfits(item, hints[key], here) if key in hints else [f"{here}: unknown"]
    return bad


def test_a_value_of_another_shape_is_found() -> None:
    assert misfits({"rage": 1, "axes": 2, "horns": 3}, PlainStats) == []
    assert misfits({"rage": 1, "axes": True}, PlainStats) == [".horns: missing", ".axes=True"]
    assert misfits({"troll": 1, "ogre": 1}, PlainFigures) == [".ogre: unknown"]
    assert misfits({"event": "passed", "seat": "wolf"}, PlainEvent)
    assert misfits({"event": "passed", "seat": 1}, PlainEvent) == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_view_has_its_shape(players: int) -> None:
    for state in states_by_decision(players, 3):
        for seat in range(SPECTATOR, players):
            assert misfits(view_to_plain(view(state, seat)), PlainView) == []


@settings(max_examples=20)
@given(plays)
def test_every_event_has_its_shape(play: Play) -> None:
    events: list[Event] = []
    play.state(10_000, events)
    for event in events:
        assert misfits(event_to_plain(event), PlainEvent) == []


def test_the_shapes_of_events_have_the_fields_of_the_events() -> None:
    told: dict[str, set[str]] = {}
    for shape in get_args(PlainEvent):
        hints = get_type_hints(shape)
        for name in get_args(hints.pop("event")):
            assert name not in told
            told[name] = set(hints)
    assert told == {
        name: {field.rstrip("*+") for field in fields} for name, fields in EVENT_FIELDS.values()
    }


def test_each_name_has_one_source() -> None:
    assert get_args(EventName) == EVENT_NAMES
    assert get_args(DecisionKind) == (*DECISION_NAMES, "")
    assert PLACE_NAMES[:PROVINCES] == PROVINCE_NAMES
    assert PLACE_NAMES[FIRST_FJORD : FIRST_FJORD + len(FJORD_NAMES)] == FJORD_NAMES
    assert FIGURE_NAMES[FIRST_MONSTER:] == tuple(card.slug for card in MONSTERS)
    for shape, names in (
        (PlainFigures, FIGURE_NAMES),
        (PlainSlots, SLOT_NAMES),
        (PlainStats, STAT_NAMES),
        (PlainProvinces, PROVINCE_NAMES),
        (PlainFjords, FJORD_NAMES),
    ):
        assert tuple(get_type_hints(shape)) == names
