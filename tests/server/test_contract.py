"""The contract that the page is built from is complete, and the same every time."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import pytest

from fimbul.bots import BOT_NAMES, NAMED_BOTS
from fimbul.i18n import languages, messages
from fimbul.i18n.telling import ARGUMENTS, TELLINGS, Telling
from fimbul.match.texts import LINE_LENGTH, NAME_LENGTH
from fimbul.rules import CARDS, DECISION_NAMES, EVENT_NAMES, MOVES, move_fields
from fimbul.rules.board import FIRST_FJORD, PLACE_NAMES
from fimbul.rules.card import STRENGTH
from fimbul.rules.decision import SHAPE_NAMES
from fimbul.rules.manifest import FIGURE_NAMES
from fimbul.rules.reasons import REASONS
from fimbul.rules.shapes import PlainEvent, PlainView
from fimbul.server.contract import (
    FACTS,
    MESSAGES,
    OPENAPI,
    REFERENCES,
    TELLING,
    TYPES,
    facts,
    facts_source,
    write,
)
from fimbul.server.refusals import CODES
from tests.server.running import Json

CONSTANT = re.compile(r"^export const ([A-Z_]+) = (.*?) as const;$", re.MULTILINE | re.DOTALL)
TYPE = re.compile(r"^export type (\w+) = .*?typeof ([A-Z_]+)", re.MULTILINE)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found: Path = tmp_path_factory.mktemp("generated") / "new"
    write(found)
    return found


@pytest.fixture(scope="module")
def written(folder: Path) -> dict[str, Any]:
    """The constants as they stand in the file."""
    source = (folder / FACTS).read_text(encoding="utf-8")
    return {name: json.loads(value) for name, value in CONSTANT.findall(source)}


@pytest.fixture(scope="module")
def schemas(folder: Path) -> Json:
    schema = json.loads((folder / OPENAPI).read_text(encoding="utf-8"))
    found: Json = schema["components"]["schemas"]
    return found


# --- the facts ------------------------------------------------------------------------------------


def test_every_fact_is_written(written: dict[str, Any]) -> None:
    assert written == facts()


def test_every_rule_is_in_its_section_with_its_cards(folder: Path) -> None:
    source = (folder / REFERENCES).read_text(encoding="utf-8")
    references = {name: json.loads(value) for name, value in CONSTANT.findall(source)}
    sections = {**references["RULES"], **references["RULINGS"]}
    numbers = [number for section in sections.values() for number in section]
    assert sorted(f"rule-{number}" for number in numbers) == sorted(messages("en").keys("rule-"))
    assert all(number[0] == letter for letter, own in sections.items() for number in own)
    assert list(references["RULE_CARDS"]) == numbers
    assert references["RULE_CARDS"]["X4"] == ["troll", "odins-smite", "fire-giant"]
    assert {card for own in references["RULE_CARDS"].values() for card in own} <= {
        card.slug for card in CARDS
    }


def test_every_card_is_there_with_words_in_the_language(written: dict[str, Any]) -> None:
    assert list(written["CARDS"]) == [card.slug for card in CARDS]
    own = messages("en")
    for card in CARDS:
        fact = written["CARDS"][card.slug]
        assert own.text(fact["key"]) == card.name
        assert fact["value"] == (None if card.slug == "heimdalls-sight" else card.value)
        assert sum(fact["copies"]) == card.copies_for(4)
        assert bool(fact["slots"]) == card.is_upgrade
    assert written["CARDS"]["jotunheim-2"]["provinces"] == ["muspelheim", "horgr", "utgard"]
    assert written["CARDS"]["glorious-death-3"]["fallen"] == 4
    assert written["CARDS"]["troll"]["figure"] == "troll"
    assert not written["CARDS"]["dark-elf"]["is_in_first_print"]


def test_the_names_are_all_there(written: dict[str, Any]) -> None:
    assert list(written["DECISIONS"]) == list(DECISION_NAMES)
    assert {found["shape"] for found in written["DECISIONS"].values()} == set(SHAPE_NAMES)
    assert list(written["EVENTS"]) == list(EVENT_NAMES)
    assert written["REASONS"] == list(REASONS)
    assert set(written["REFUSALS"]) == {*CODES, "not-found", "method-not-allowed"}
    assert written["BOTS"] == list(BOT_NAMES)
    assert written["NAMED_BOTS"] == list(NAMED_BOTS)
    assert written["LANGUAGES"] == list(languages())
    assert list(written["FIGURES"]) == list(FIGURE_NAMES)
    assert [fact["strength"] for fact in written["FIGURES"].values()] == list(STRENGTH)
    assert [*written["PROVINCES"], *written["FJORDS"]] == list(PLACE_NAMES[: FIRST_FJORD + 4])


def test_every_move_is_a_verb_with_its_fields(written: dict[str, Any]) -> None:
    verbs = {}
    for move in range(MOVES):
        verb, *fields = move_fields(move).items()
        verbs[verb[1]] = [name for name, _ in fields]
    assert written["VERBS"] == verbs


def test_the_board_is_a_ring_around_yggdrasil_B1_B4(written: dict[str, Any]) -> None:
    provinces, fjords = written["PROVINCES"], written["FJORDS"]
    for name, fact in provinces.items():
        assert all(name in provinces[other]["neighbours"] for other in fact["neighbours"])
        assert fact["fjord"] is None or name in fjords[fact["fjord"]]
    assert provinces["gimle"] == {
        "villages": 5,
        "region": "alfheim",
        "neighbours": ["andlang", "myrkulor", "yggdrasil"],
        "fjord": "fjord-nw",
    }
    assert len(provinces["yggdrasil"]["neighbours"]) == 8


def test_the_tracks_have_the_legendary_steps_C2_E1_V2(written: dict[str, Any]) -> None:
    axes = written["TRACKS"]["standard"]["axes"]
    assert [step["value"] for step in axes] == [3, 4, 5, 6, 8, 8]
    assert [step["glory"] for step in axes] == [0, 0, 0, 10, 10, 20]
    assert written["TRACKS"]["first-print"]["axes"][-1] == {"value": 10, "glory": 20}
    assert written["SLOTS"]["monster-2"] == "monster"


def test_the_limits_are_those_of_the_server(written: dict[str, Any]) -> None:
    limits = written["LIMITS"]
    assert (limits["name_length"], limits["chat_length"]) == (NAME_LENGTH, LINE_LENGTH)
    assert limits["players"] == {"least": 2, "most": 4, "default": 4}
    assert limits["days"] == {"least": 1, "most": 30, "default": 2}
    assert limits["increment"]["least"] == 1


def test_the_types_are_made_of_the_constants() -> None:
    assert {name: type_ for type_, name in TYPE.findall(facts_source())} == TYPES


# --- how events are told --------------------------------------------------------------------------


def test_every_telling_is_written_with_what_is_unusual_about_it(folder: Path) -> None:
    source = (folder / TELLING).read_text(encoding="utf-8")
    constants = {name: json.loads(value) for name, value in CONSTANT.findall(source)}
    assert constants["ARGUMENTS"] == ARGUMENTS
    assert list(constants["TELLINGS"]) == list(EVENT_NAMES)
    for event, written in constants["TELLINGS"].items():
        lists = {name: tuple(value) for name, value in written.items() if isinstance(value, list)}
        only = {field: tuple(values) for field, values in written.get("gathers_only", {}).items()}
        assert Telling(**{**written, **lists, "gathers_only": only}) == TELLINGS[event]
    assert constants["TELLINGS"]["first-player"] == {"sort": "age"}


# --- the schema -----------------------------------------------------------------------------------


def test_the_schema_knows_every_part_of_the_news(schemas: Json) -> None:
    shapes = {shape.__name__ for shape in get_args(PlainEvent)}
    assert {PlainView.__name__, "News", "StepNews", *shapes} <= set(schemas)
    assert set(schemas["PlainView"]["required"]) == set(PlainView.__annotations__)
    events = schemas["StepNews"]["properties"]["events"]["items"]["oneOf"]
    assert {event["$ref"].rpartition("/")[2] for event in events} == shapes
    named = [schemas[shape]["properties"]["event"] for shape in shapes]
    names = [name for kind in named for name in kind.get("enum", [kind.get("const")])]
    assert sorted(names) == sorted(EVENT_NAMES)
    kinds = schemas["PlainDecision"]["properties"]["kind"]["enum"]
    assert kinds == [*DECISION_NAMES, ""]


TYPED = {"type", "enum", "const", "$ref", "oneOf"}


def test_every_property_in_the_schema_has_a_type(schemas: Json) -> None:
    """No property is left open, nor is a mapping, but for changes, which depend on the place."""
    for name, schema in schemas.items():
        for field, kind in schema["properties"].items():
            if (name, field) == ("Frame", "changes"):
                continue
            assert set(kind) & TYPED, (name, field)
            if kind.get("type") == "array":
                assert kind["items"], (name, field)
            if kind.get("type") == "object":
                assert set(kind["additionalProperties"]) & TYPED, (name, field)


# --- writing --------------------------------------------------------------------------------------


def test_it_is_written_the_same_every_time(folder: Path, tmp_path: Path) -> None:
    for seed in ("1", "2"):
        command = [sys.executable, "-m", "fimbul.server.contract", str(tmp_path / seed)]
        subprocess.run(command, check=True, env={**os.environ, "PYTHONHASHSEED": seed})
        for name in (OPENAPI, FACTS, REFERENCES, MESSAGES, TELLING):
            assert (tmp_path / seed / name).read_bytes() == (folder / name).read_bytes()


def test_an_up_to_date_file_is_not_rewritten(folder: Path) -> None:
    (folder / FACTS).write_text("old", encoding="utf-8")
    os.utime(folder / OPENAPI, (1, 1))
    write(folder)
    assert (folder / OPENAPI).stat().st_mtime == 1
    assert (folder / FACTS).read_text(encoding="utf-8") == facts_source()
