from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from fimbul.cli.app import app
from fimbul.i18n import languages, messages, rulebook

COLUMNS = 80
PAGE = Path(__file__).parents[2] / "docs" / "rules.md"
BOOK = rulebook(messages("en"))
NUMBERS = [rule.number for section in BOOK for rule in section.rules]


def rules(*args: str) -> Result:
    environment = {"COLUMNS": str(COLUMNS), "LC_ALL": "C", "NO_COLOR": "1", "TERM": "dumb"}
    return CliRunner().invoke(app, ["rules", *args], env=environment)


def flat(text: str) -> str:
    return " ".join(text.split())


def test_all_sections_and_texts_are_printed_at_80_columns() -> None:
    result = rules()
    assert result.exit_code == 0
    assert max(map(len, result.stdout.splitlines())) <= COLUMNS
    printed = flat(result.stdout)
    for section in BOOK:
        assert f"{section.letter} · {section.title}" in printed
        for rule in section.rules:
            assert flat(rule.text) in printed


def test_the_contents_show_the_first_and_last_number_of_each_section() -> None:
    lines = [line.strip() for line in rules().stdout.splitlines()]
    assert "P  Action: pillage          P1–P11" in lines
    assert "Q  Action: quest            Q1" in lines


@pytest.mark.parametrize("number", ["P6", "p6", " p6 "])
def test_a_number_prints_only_that_text(number: str) -> None:
    result = rules(number)
    assert result.exit_code == 0
    assert flat(result.stdout) == f"P · Action: pillage P6 {messages('en').text('rule-P6')}"


def test_a_ruling_names_its_source() -> None:
    assert "G1 (publisher's FAQ) " in flat(rules("G1").stdout)
    assert "G2 (our ruling) " in flat(rules("G2").stdout)
    assert "G7 (rulebooks) " in flat(rules("G7").stdout)


def test_a_letter_prints_its_section() -> None:
    result = rules("x")
    assert result.exit_code == 0
    assert result.stdout.startswith("X · Destruction\n")
    assert re.findall(r"^[A-Z]\d+", result.stdout, re.MULTILINE) == ["X1", "X2", "X3", "X4", "X5"]


@pytest.mark.parametrize(
    ("number", "suggested"),
    [
        ("G14", "Did you mean G13, G12, G11?"),
        ("p0", "Did you mean P1, P2, P3?"),
        ("q9", "Did you mean Q1?"),
        ("Z9", "Did you mean X5, X4, X3?\n"),
        ("PP6", "Did you mean P6?\n"),
        ("Px", "Did you mean P, X?\n"),
        ("P" + "9" * 5000, "Did you mean P11, P10, P9?\n"),
        ("", "There is no rule “”.\n"),
    ],
)
def test_an_unknown_number_exits_with_2_and_suggests_another(number: str, suggested: str) -> None:
    result = rules(number)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert f"There is no rule “{number[:39]}" in result.stderr
    assert suggested in result.stderr


@pytest.mark.parametrize(
    ("args", "numbers"), [([], NUMBERS), (["M"], ["M1", "M2"]), (["g8"], ["G8"])]
)
def test_json_has_the_texts(args: list[str], numbers: list[str]) -> None:
    result = rules(*args, "--json")
    assert result.exit_code == 0
    records = json.loads(result.stdout)
    assert [record["number"] for record in records] == numbers
    for record in records:
        assert set(record) == {"number", "section", "text", "source"}
        assert record["text"] == messages("en").text(f"rule-{record['number']}")


def test_the_page_in_the_docs_is_up_to_date() -> None:
    result = rules("--markdown", "--language", "en")
    assert result.exit_code == 0
    assert PAGE.read_text(encoding="utf-8") == result.stdout, (
        "regenerate it: fimbul rules --markdown --language en > docs/rules.md"
    )


def test_the_page_has_an_anchor_for_every_number_and_no_broken_link() -> None:
    page = rules("--markdown").stdout
    anchors = re.findall(r'<a id="([a-z0-9]+)"></a>', page)
    assert len(anchors) == len(set(anchors))
    assert set(anchors) >= {number.lower() for number in NUMBERS}
    assert set(re.findall(r"\]\(#([^)]*)\)", page)) <= set(anchors)


@pytest.mark.parametrize("args", [["P6"], ["--json"]])
def test_the_page_takes_neither_a_number_nor_json(args: list[str]) -> None:
    result = rules("--markdown", *args)
    assert result.exit_code == 2
    assert result.stdout == ""


def test_an_unknown_language_exits_with_2() -> None:
    result = rules("--language", "tlh")
    assert result.exit_code == 2
    assert f"The languages are: {', '.join(languages())}" in result.stderr
