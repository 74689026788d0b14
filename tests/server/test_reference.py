"""The documentation of the API agrees with it: the page at /api/docs, the schema, docs/api.md."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from html.parser import HTMLParser
from inspect import signature
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest

from fimbul.match.entries import Entry
from fimbul.match.errors import REFUSALS
from fimbul.rules import DECISION_NAMES, legal, pending, view
from fimbul.rules.events import EVENT_FIELDS
from fimbul.rules.moves import FIELDS, VERB, VERB_NAMES
from fimbul.rules.plain import view_to_plain
from fimbul.rules.reasons import REASONS
from fimbul.server import bodies as structs
from fimbul.server.identity import SECURE_COOKIE
from fimbul.server.news import News, StepNews
from fimbul.server.refusals import ANYWHERE, CODES, UNROUTED
from fimbul.server.stream import stream
from tests.patience import PATIENCE
from tests.random_games import Play
from tests.server.running import Json, Running

ROOT = Path(__file__).parents[2]
DOCS = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
METHODS = ("get", "post")


@pytest.fixture(scope="module")
def schema(usual_server: Running) -> Json:
    answer = httpx.get(
        f"{usual_server.url}/api/docs/openapi.json", trust_env=False, timeout=PATIENCE
    )
    assert answer.status_code == 200
    found: Json = answer.json()
    return found


@pytest.fixture(scope="module")
def page(usual_server: Running) -> httpx.Response:
    return httpx.get(f"{usual_server.url}/api/docs", trust_env=False, timeout=PATIENCE)


def operations(schema: Json) -> dict[tuple[str, str], Json]:
    """The operations by method and path."""
    return {
        (method, path): operation
        for path, item in schema["paths"].items()
        for method, operation in item.items()
    }


# --- the schema -----------------------------------------------------------------------------------


def test_every_route_is_explained_and_says_how_it_may_be_refused(schema: Json) -> None:
    for (method, path), operation in operations(schema).items():
        assert operation["description"], path
        if path.startswith("/api"):
            codes = codes_of(operation)
            assert codes >= set(ANYWHERE)
            if method == "post":
                assert "foreign-origin" in codes
            if "{table}" in path:
                assert "no-such-table" in codes


def codes_of(operation: Json) -> set[str]:
    """The codes that a route may be refused with; each stands under its own status."""
    codes: set[str] = set()
    for status, answer in operation["responses"].items():
        for content in answer.get("content", {}).values():
            for example in content.get("examples", {}).values():
                code = example["value"]["error"]["code"]
                assert str(CODES[code][0]) == status
                assert example["summary"] == CODES[code][1]
                codes.add(code)
    return codes


def test_every_code_is_a_refusal_of_some_route(schema: Json) -> None:
    found = set().union(*(codes_of(operation) for operation in operations(schema).values()))
    assert found == set(CODES)


def test_every_code_that_the_source_knows_is_explained() -> None:
    source = "".join(
        path.read_text(encoding="utf-8")
        for room in ("server", "match")
        for path in sorted((ROOT / "src" / "fimbul" / room).glob("*.py"))
    )
    raised = set(re.findall(r'(?:Refused|MatchError|_meaning)\(\s*"([a-z-]+)"', source))
    assert len(raised) > 20
    assert raised <= {*CODES, *UNROUTED}
    of_a_match = set(re.findall(r'MatchError\(\s*"([a-z-]+)"', source))
    assert of_a_match == set(REFUSALS)


# --- the page -------------------------------------------------------------------------------------


class Links(HTMLParser):
    """Collects the links and the anchors of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.targets: list[str] = []
        self.ids: set[str] = set()
        self.tags: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        for name, value in attrs:
            if name in ("href", "src"):
                self.targets.append(value or "")
            elif name == "id":
                self.ids.add(value or "")


def test_the_page_lists_every_route_with_its_body_its_answers_and_refusals(
    page: httpx.Response, schema: Json
) -> None:
    assert page.status_code == 200
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    sections = dict(re.findall(r"<section><h3><code>(.*?)</code></h3>(.*?)</section>", page.text))
    expected = {f"{method.upper()} {path}" for method, path in operations(schema)}
    assert set(sections) == expected
    for (method, path), operation in operations(schema).items():
        section = sections[f"{method.upper()} {path}"]
        for reference in re.findall(r'"#/components/schemas/(\w+)"', json.dumps(operation)):
            if reference != "Refusal":
                assert f'href="#{reference}"' in section
        for parameter in operation.get("parameters", ()):
            assert f"<code>{parameter['name']}</code>" in section
        for code in codes_of(operation) - set(ANYWHERE):
            assert f"<code>{code}</code>" in section
    for code in CODES:
        assert f"<code>{code}</code>" in page.text


def test_the_page_needs_nothing_from_elsewhere_and_no_script(page: httpx.Response) -> None:
    links = Links()
    links.feed(page.text)
    assert "script" not in links.tags
    assert "style" not in page.text.split("<body>")[1]
    for target in links.targets:
        assert target.startswith(("/", "#", "data:,"))
        assert not target.startswith("//")
        if target.startswith("#"):
            assert target[1:] in links.ids
    assert "default-src 'none'" in page.headers["content-security-policy"]


def test_the_links_of_the_page_work(server: Running, page: httpx.Response) -> None:
    links = Links()
    links.feed(page.text)
    for target in {target for target in links.targets if target.startswith("/")}:
        assert (
            httpx.get(f"{server.url}{target}", trust_env=False, timeout=PATIENCE).status_code == 200
        )


# --- docs/api.md ----------------------------------------------------------------------------------


def templates(schema: Json) -> set[str]:
    return {*schema["paths"], "/api/docs", "/api/docs/openapi.json", "/api/tables/{table}/stream"}


def test_every_route_that_the_docs_name_exists(schema: Json) -> None:
    for method, path in re.findall(r"`(GET|POST) (/[^`?\s]*)", DOCS):
        assert (method.lower(), path) in operations(schema), path
    for path in re.findall(r"`(/api[^`?\s]*)", DOCS):
        assert path in templates(schema), path


def test_the_docs_name_every_route(schema: Json) -> None:
    for path in templates(schema):
        assert re.search(rf"{re.escape(path)}[`?\s]", DOCS) or _as_curl(path) in DOCS, path


def _as_curl(path: str) -> str:
    return "$SERVER" + path.replace("{table}", "$TABLE").replace("{puzzle}", "$PUZZLE")


def _as_template(path: str) -> str:
    return path.replace("$TABLE", "{table}").replace("$PUZZLE", "{puzzle}")


def curls() -> list[tuple[str, str, str | None]]:
    """The method, path and body of every example."""
    blocks = "\n".join(re.findall(r"^```sh\n(.*?)^```$", DOCS, re.MULTILINE | re.DOTALL))
    joined = blocks.replace("\\\n", " ")
    found = re.findall(
        r'^curl .*?"\$SERVER([^"?]*)[^"]*"(?:\s+--json \'(.*?)\')?$', joined, re.M | re.S
    )
    return [("post" if body else "get", _as_template(path), body or None) for path, body in found]


def bodies() -> list[tuple[str, str]]:
    """The path and body of every request in the docs that has one."""
    in_tables = re.findall(r"^\| `POST ([^`]*)` \| `(\{.*?\})` \|", DOCS, re.MULTILINE)
    return [(path, body) for _, path, body in curls() if body] + in_tables


def test_the_examples_are_requests_that_the_server_understands(schema: Json) -> None:
    assert len(curls()) == DOCS.count("\ncurl ")
    for method, path, _ in curls():
        assert (method, path) in operations(schema)
    assert len(bodies()) > 10
    for path, body in bodies():
        content = operations(schema)["post", path]["requestBody"]["content"]
        name = content["application/json"]["schema"]["$ref"].rpartition("/")[2]
        msgspec.json.decode(body.encode(), type=getattr(structs, name), strict=True)


def rows(heading: str) -> list[list[str]]:
    """The cells of the first table below a line."""
    lines = DOCS[DOCS.index(f"\n{heading}") :].splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("| ---"))
    table: list[list[str]] = []
    for line in lines[start + 1 :]:
        if not line.startswith("|"):
            break
        table.append([cell.strip() for cell in line.strip("|").split("|")])
    return table


def named(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


@pytest.mark.parametrize(
    ("heading", "names"),
    [
        ("## News", [field.name for field in fields(News)]),
        ("A step is one entry", [field.name for field in fields(StepNews)]),
        ("## The view", list(view_to_plain(view(Play(2).state(0), 0)))),
    ],
)
def test_the_docs_explain_every_field(heading: str, names: list[str]) -> None:
    assert [named(row[0]) for row in rows(heading)] == [[name] for name in names]


def test_the_docs_explain_every_kind_of_step() -> None:
    kinds: list[Any] = [entry.__struct_config__.tag for entry in get_args(Entry)]
    kind = next(row for row in rows("A step is one entry") if row[0] == "`kind`")
    assert named(kind[1]) == kinds


def test_the_docs_explain_every_event() -> None:
    told = {row[0].strip("`"): tuple(named(row[1])) for row in rows("## Events")}
    assert told == {
        name: tuple(field.rstrip("*+") for field in fields)
        for name, fields in EVENT_FIELDS.values()
    }


ROWS_OF_MOVES = rows("The moves, and where")


def test_the_docs_explain_every_move() -> None:
    moves = [row[0].strip("`").split() for row in ROWS_OF_MOVES]
    expected = [
        [verb, *(field.upper() for field in fields)]
        for verb, fields in zip(VERB_NAMES, FIELDS, strict=True)
    ]
    assert moves == expected


def test_the_docs_say_which_decision_offers_which_moves() -> None:
    told = {(row[0].strip("`").split()[0], kind) for row in ROWS_OF_MOVES for kind in named(row[1])}
    assert {kind for _, kind in told} == set(DECISION_NAMES)
    offered = {
        (VERB_NAMES[VERB[move]], decision.name)
        for seed in range(60)
        for state in Play(2 + seed % 3, seed=seed, is_lively=True).positions()
        for decision in pending(state)
        for move in legal(state, decision.seat)
    }
    assert offered <= told
    assert len(told - offered) <= 2  # decisions that come up too rarely


def test_the_docs_explain_every_reason_why_a_move_is_not_possible() -> None:
    told = {row[0].strip("`"): row[1] for row in rows('The answer is `{"code"')}
    assert told == dict(REASONS)


def test_the_docs_list_every_refusal() -> None:
    told = {(int(row[0]), code) for row in rows("## Refusals") for code in named(row[1])}
    assert told == {(status, code) for code, (status, _) in CODES.items()}


# --- who one is, and the WebSocket ----------------------------------------------------------------


def test_the_schema_describes_authentication(schema: Json) -> None:
    schemes = schema["components"]["securitySchemes"]
    assert (schemes["token"]["type"], schemes["token"]["scheme"]) == ("http", "bearer")
    assert (schemes["cookie"]["in"], schemes["cookie"]["name"]) == ("cookie", SECURE_COOKIE)
    assert {name for each in schema["security"] for name in each} == set(schemes)
    assert {} in schema["security"], "a stranger may look"


def test_the_schema_has_the_stream_with_its_parameters(schema: Json) -> None:
    operation = schema["paths"]["/api/tables/{table}/stream"]["get"]
    told = {found["name"]: found["schema"] for found in operation["parameters"]}
    asked = signature(stream.fn).parameters
    assert set(told) == set(asked) - {"socket"}
    for name in set(told) - {"table"}:
        assert told[name]["default"] == asked[name].default
    switched = operation["responses"]["101"]
    assert switched["content"]["application/json"]["schema"]["$ref"].endswith("/News")
    assert "200" not in operation["responses"]


def test_a_request_for_the_stream_without_a_websocket_is_refused(usual_server: Running) -> None:
    answer = httpx.get(f"{usual_server.url}/api/tables/x/stream", trust_env=False, timeout=PATIENCE)
    assert (answer.status_code, answer.headers["Upgrade"]) == (426, "websocket")
    assert answer.json()["error"]["code"] == "upgrade-required"
