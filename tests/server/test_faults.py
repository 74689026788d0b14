"""The refusal of a malformed request names the field and the reason, never the value."""

from __future__ import annotations

import pytest

from tests.server.running import Json, Visitor

SECRET = "a-secret-that-slipped-into-a-body"


@pytest.mark.parametrize(
    ("path", "body", "field", "words"),
    [
        ("/tables", {"options": {"players": 9}}, "options.players", "expected `int` <= 4"),
        (
            "/tables",
            {"options": {"players": {}}},
            "options.players",
            "expected `int`, got `object`",
        ),
        ("/tables", {"options": {"clock": {"kind": SECRET}}}, "options.clock.kind", "values"),
        ("/tables", {"options": {"edition": SECRET}}, "options.edition", "values"),
        ("/tables", {"bots": ["thrall", {}]}, "bots[1]", "expected `str`"),
        ("/tables", {"nmae": SECRET}, "nmae", "there is no such field"),
        ("/tables", {"<b>" + SECRET: 1}, "", "right form"),
        ("/tables/x/sit", {}, "name", "it is missing"),
        ("/tables/x/sit", {"name": SECRET * 9}, "name", "length <= 40"),
        ("/transfer", {"code": SECRET}, "code", "length <= 20"),
        ("/tables/x/moves", {"seat": SECRET, "decision": "", "move": ""}, "seat", "expected `int`"),
    ],
)
def test_the_field_is_named_and_its_value_is_not(
    ask: Visitor, path: str, body: Json, field: str, words: str
) -> None:
    answer = ask.post(path, body)
    assert answer.status_code == 400
    error = answer.json()["error"]
    assert error["code"] == "bad-request"
    assert error.get("field", "") == field
    assert error["message"].startswith(field)
    assert words in error["message"]
    assert SECRET not in answer.text


@pytest.mark.parametrize(
    ("path", "query", "field", "words"),
    [
        ("/tables", {"status": SECRET}, "status", "^(open|running|finished)$"),
        ("/tables/x/news", {"seat": 9}, "seat", "expected `int` <= 4"),
        ("/tables/x/news", {"after": SECRET}, "after", "expected `int`, got `str`"),
        ("/tables/x/why", {"seat": 0}, "move", "it is missing"),
        ("/tables/" + SECRET + SECRET, {}, "table", "length <= 32"),
    ],
)
def test_a_parameter_is_named(
    ask: Visitor, path: str, query: dict[str, str | float], field: str, words: str
) -> None:
    answer = ask.get(path, **query)
    error = answer.json()["error"]
    assert (answer.status_code, error["code"], error["field"]) == (400, "bad-request", field)
    assert words in error["message"]
    assert SECRET not in answer.text


@pytest.mark.parametrize(
    ("body", "words"),
    [
        (f'{{"name": "{SECRET}"', "the body is not JSON"),
        (f"{{{SECRET}", "the body is not JSON"),
        ("[]", "expected `object`, got `array`"),
        ("", "a body is missing"),
    ],
)
def test_a_body_must_be_an_object(ask: Visitor, body: str, words: str) -> None:
    headers = {"Content-Type": "application/json"}
    answer = ask.http.post("/api/tables", content=body, headers=headers)
    error = answer.json()["error"]
    assert (answer.status_code, error["code"]) == (400, "bad-request")
    assert "field" not in error
    assert words in error["message"]
    assert SECRET not in answer.text
