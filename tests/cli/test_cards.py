from __future__ import annotations

import json
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from fimbul.cli.app import app
from fimbul.rules.cards import CARD_KIND_NAMES, CARDS, Card

COLUMNS = 80


def cards(*args: str) -> Result:
    environment = {"COLUMNS": str(COLUMNS), "LC_ALL": "C", "NO_COLOR": "1", "TERM": "dumb"}
    return CliRunner().invoke(app, ["cards", *args], env=environment)


def records(*args: str) -> list[dict[str, Any]]:
    result = cards(*args, "--json")
    assert result.exit_code == 0
    found = json.loads(result.stdout)
    assert isinstance(found, list)
    return found


def test_the_list_has_every_card_and_fits_80_columns() -> None:
    result = cards()
    assert result.exit_code == 0
    assert max(map(len, result.stdout.splitlines())) <= COLUMNS
    facts = [line for line in result.stdout.splitlines() if not line.startswith(" ")]
    for card in CARDS:
        assert any(line.split("  ")[0] == card.name for line in facts), card.name
    assert "78 cards, 102 copies in all" in result.stdout


def test_a_line_of_the_list_has_all_facts() -> None:
    lines = cards("--age", "2", "--kind", "battle").stdout.splitlines()
    line = next(line for line in lines if line.startswith("Heimdall's Eye"))
    assert line.split()[2:] == ["2", "battle", "2", "2+", "2+", "3+", "Heimdall"]
    assert lines[lines.index(line) + 1].startswith("    White disc:")


def test_a_variable_value_is_an_x() -> None:
    lines = cards("--age", "1").stdout.splitlines()
    line = next(line for line in lines if line.startswith("Heimdall's Sight"))
    assert line.split()[4] == "X"
    assert "bonus +X" in cards("heimdalls-sight").stdout
    assert records("heimdalls-sight")[0]["value"] is None


@pytest.mark.parametrize("age", [1, 2, 3])
def test_the_age_narrows_the_list(age: int) -> None:
    assert [record["slug"] for record in records("--age", str(age))] == [
        card.slug for card in CARDS if card.age == age
    ]


@pytest.mark.parametrize("kind", CARD_KIND_NAMES)
def test_the_kind_of_card_narrows_the_list(kind: str) -> None:
    assert [record["slug"] for record in records("--kind", kind.upper())] == [
        card.slug for card in CARDS if CARD_KIND_NAMES[card.kind] == kind
    ]


@pytest.mark.parametrize(
    "name", ["Odin's Smite", "odins-smite", "ODIN’S SMITE", " odins smite ", "odin's-smite"]
)
def test_a_card_is_found_by_name_or_slug(name: str) -> None:
    assert [record["slug"] for record in records(name)] == ["odins-smite"]


def test_a_czech_card_shows_the_printed_name_too() -> None:
    assert cards("Odin's Smite", "--language", "cs").stdout.startswith(
        "Ódinův trest (Odin's Smite)\n"
    )
    assert cards("troll", "--language", "cs").stdout.startswith("Troll\n")


def test_a_name_of_several_ages_shows_them_all() -> None:
    result = cards("Alfheim!")
    assert [line[:5] for line in result.stdout.splitlines()[1:4]] == ["Age 1", "Age 2", "Age 3"]
    assert [record["value"] for record in records("alfheim")] == [5, 7, 9]
    assert [record["age"] for record in records("alfheim-2")] == [2]
    assert [record["slug"] for record in records("alfheim", "--age", "3")] == ["alfheim-3"]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.slug)
def test_every_card_is_shown_in_full_with_its_rulings_at_80_columns(card: Card) -> None:
    result = cards(card.slug)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0] == card.name
    assert max(map(len, lines)) <= COLUMNS
    (record,) = records(card.slug)
    flat = " ".join(result.stdout.split())
    assert record["rules"]
    for number, text in record["rules"].items():
        assert f"{number} " in flat
        assert " ".join(text.split()) in flat
    if record["text"] is not None:
        assert record["text"] in flat


def test_json_has_all_facts_of_a_card() -> None:
    for record, card in zip(records(), CARDS, strict=True):
        assert record["name"] == card.name
        assert record["age"] == card.age
        assert record["kind"] == CARD_KIND_NAMES[card.kind]
        assert list(record["copies"].items()) == list(
            zip(["2+", "3+", "4+"], card.copies, strict=True)
        )
        assert record["god"] == (card.god or None)
        assert "rules" not in record


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["odins-smyte"], "Did you mean Odin's Smite"),
        (["smite"], "Did you mean Odin's Smite, Tyr's Smite?"),
        (["qqq"], "There is no card “qqq”.\n"),
        ([""], "There is no card “”.\n"),
        (["--kind", "boat"], "battle, quest, warrior, leader, ship, monster, clan"),
        (["troll", "--age", "2"], "“troll” is not a card of that age and kind."),
        (["troll", "--kind", "quest"], "“troll” is not a card of that age and kind."),
        (["--language", "tlh"], "There is no language “tlh”. The languages are:"),
        (["--age", "4"], "--age"),
    ],
)
def test_a_wrong_argument_exits_with_2_and_says_what_to_do(args: list[str], said: str) -> None:
    result = cards(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert said in result.stderr


def test_help_names_the_kinds_of_cards() -> None:
    result = cards("--help")
    assert result.exit_code == 0
    assert all(kind in result.stdout for kind in CARD_KIND_NAMES)
