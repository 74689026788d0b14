"""The reference of the API as a page: every route with its body, its answers and its refusals.

It is made from the OpenAPI schema alone, without a script or anything from elsewhere.
"""

import json
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from string import Template
from typing import Any, Final

from litestar import MediaType
from litestar.openapi.plugins import OpenAPIRenderPlugin

from fimbul.server.refusals import ANYWHERE, CODES

Schema = dict[str, Any]

_LIMITS: Final = {
    "minimum": "from",
    "exclusiveMinimum": "more than",
    "maximum": "to",
    "exclusiveMaximum": "less than",
    "minLength": "least length",
    "maxLength": "length up to",
    "maxItems": "at most",
    "pattern": "of the form",
    "default": "by default",
}
_WIDE: Final = "scroll"
_FOLDER: Final = files("fimbul.server")


class ReferencePage(OpenAPIRenderPlugin):
    """Serves the reference at the root of the documentation."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Any, openapi_schema: Schema) -> bytes:
        """Return the page."""
        template = (_FOLDER / "reference.html").read_text(encoding="utf-8")
        operations = [
            _operation(method, path, operation)
            for path, item in openapi_schema["paths"].items()
            for method, operation in item.items()
        ]
        schemas = openapi_schema["components"]["schemas"]
        return (
            Template(template)
            .substitute(
                title=escape(openapi_schema["info"]["title"]),
                version=escape(openapi_schema["info"]["version"]),
                operations="\n".join(operations),
                schemas="\n".join(_struct(name, schema) for name, schema in schemas.items()),
                anywhere=_table(
                    [(str(CODES[code][0]), _code(code), CODES[code][1]) for code in ANYWHERE]
                ),
            )
            .encode()
        )


class ReferenceStyle(OpenAPIRenderPlugin):
    """Serves the style sheet of the page: styles within a page are forbidden."""

    def __init__(self) -> None:
        super().__init__(path="/reference.css", media_type=MediaType.CSS)

    def render(self, request: Any, openapi_schema: Schema) -> bytes:
        """Return the style sheet."""
        return (_FOLDER / "reference.css").read_bytes()


def _code(text: str) -> str:
    return f"<code>{escape(text)}</code>"


def _table(rows: Sequence[tuple[str, ...]]) -> str:
    """Return an HTML table of HTML cells, with spaces in between for extractors of the text."""
    lines = [" ".join(f"<td>{cell}</td>" for cell in row) for row in rows]
    body = " ".join(f"<tr>{line}</tr>" for line in lines)
    return f'<div class="{_WIDE}"><table><tbody>{body}</tbody></table></div>'


def _operation(method: str, path: str, operation: Schema) -> str:
    words = " ".join((operation.get("description") or "").split())
    heading = f"<h3>{_code(f'{method.upper()} {path}')}</h3>"
    return f"<section>{heading}<p>{escape(words)}</p>{operation_table(operation)}</section>"


def operation_table(operation: Schema) -> str:
    """Return a table of the parameters, the answers and the specific refusals of a request."""
    rows: list[tuple[str, ...]] = []
    for parameter in operation.get("parameters", ()):
        name = f"{parameter['in']} {_code(parameter['name'])}"
        rows.append((name, _type(parameter["schema"])))
    if "requestBody" in operation:
        rows.append(("body", _content(operation["requestBody"])))
    for status, answer in operation["responses"].items():
        if status.startswith(("1", "2")):
            rows.append((f"answer {status}", _content(answer)))
        else:
            rows += _refusals(status, answer)
    return _table(rows)


def _refusals(status: str, answer: Schema) -> list[tuple[str, ...]]:
    """Return the rows of the refusals that are specific to a route."""
    examples = next(iter(answer["content"].values())).get("examples", {})
    codes = [example["value"]["error"]["code"] for example in examples.values()]
    return [
        (f"refusal {status}", f"{_code(code)}: {escape(CODES[code][1])}")
        for code in codes
        if code not in ANYWHERE
    ]


def _content(answer: Schema) -> str:
    kinds = [
        _type(content["schema"]) if media == "application/json" else _code(media)
        for media, content in answer.get("content", {}).items()
    ]
    return ", ".join(kinds) or "nothing"


def _struct(name: str, schema: Schema) -> str:
    return f'<section id="{escape(name)}"><h3>{escape(name)}</h3>{struct_table(schema)}</section>'


def struct_table(schema: Schema) -> str:
    """Return a table of the fields of a body or an answer."""
    required = schema.get("required", ())
    rows = [
        (_code(field), _type(kind), "" if field in required else "optional")
        for field, kind in schema.get("properties", {}).items()
    ]
    return _table(rows)


def _type(schema: Schema) -> str:
    """Return a type in words, with its limits."""
    limits = [
        f"{words} {_code(_plain(schema[key]))}" for key, words in _LIMITS.items() if key in schema
    ]
    return ", ".join([_kind(schema), *limits])


def _plain(value: object) -> str:
    """Return a value as JSON; a whole number has no decimal point, even if the schema has."""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return json.dumps(value, ensure_ascii=False)


def _kind(schema: Schema) -> str:
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for key in ("oneOf", "anyOf", "allOf"):
        if key in schema:
            return " or ".join(_type(choice) for choice in schema[key])
    if "const" in schema:
        return _code(str(schema["const"]))
    if "enum" in schema:
        return " or ".join(
            _code("null" if value is None else str(value)) for value in schema["enum"]
        )
    if schema.get("type") == "array":
        return f"list of {_type(schema['items'])}" if "items" in schema else "list"
    kind = schema.get("type", "anything")
    return escape(" or ".join(kind) if isinstance(kind, list) else str(kind))
