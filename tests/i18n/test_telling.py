"""The records of how events are told agree with the events of the rules."""

from __future__ import annotations

import pytest

from fimbul.i18n.telling import ARGUMENTS, TELLINGS, Telling
from fimbul.rules.events import EVENT_FIELDS, EVENT_NAMES, SOURCE_NAMES

GATHERED = {"seat", "seats", "card", "cards", "figure", "amount"}
"""Fields that every line gathers."""
UNSAID = {"slot"}
"""Fields that no sentence mentions."""

FIELDS: dict[str, set[str]] = {
    name: {field.rstrip("*+") for field in fields} for name, fields in EVENT_FIELDS.values()
}

EVERY_EVENT = pytest.mark.parametrize(("event", "telling"), TELLINGS.items(), ids=TELLINGS)


def test_every_event_has_one_record() -> None:
    assert list(TELLINGS) == list(EVENT_NAMES)


def test_every_field_is_gathered_mentioned_or_left_out() -> None:
    fields = set().union(*FIELDS.values())
    assert fields == GATHERED | UNSAID | set(ARGUMENTS)


@EVERY_EVENT
def test_a_record_names_only_fields_of_its_event(event: str, telling: Telling) -> None:
    named = {*(telling.gathers_by or ()), *telling.gathers_only, *telling.arguments}
    named |= {telling.counted_by} - {""}
    assert named <= FIELDS[event]


@EVERY_EVENT
def test_a_record_names_only_events_that_exist(event: str, telling: Telling) -> None:
    assert set(telling.silences) <= set(EVENT_NAMES)
    assert telling.repeats in ("", *EVENT_NAMES)


@EVERY_EVENT
def test_the_settings_of_a_record_agree(event: str, telling: Telling) -> None:
    """Only an event that begins a part silences others; only a gathered one has conditions."""
    assert telling.begins or not telling.silences
    assert telling.gathers_by is not None or not (telling.gathers_only or telling.run)
    assert not telling.is_price or {"seat", "amount"} <= FIELDS[event]


def test_glory_is_summed_only_for_sources_that_exist() -> None:
    assert set(TELLINGS["glory"].gathers_only["source"]) < set(SOURCE_NAMES)
