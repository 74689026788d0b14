"""Every message is used somewhere: by the server, the terminal, the page, or another message.

The code contains a key as it is, or as a family such as ``f"clan-{clan}"`` or `clan-${clan}`. Names
of the contract (clans, decisions, refusals ...) or of the code fill the holes of a family.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fimbul.i18n import messages
from fimbul.i18n.rulebook import RULES, RULINGS
from fimbul.server.contract import facts

ROOT = Path(__file__).parents[2]
SOURCE = "en"
HOLE = "\0"
QUOTED = re.compile(r"""(?<=["'`])[A-Za-z0-9-]+(?=["'`])""")
FIELD = re.compile(r"^\s*([a-z]\w*):", re.MULTILINE)
PYTHON_FAMILY = re.compile(r"""f(["'])([^"'\n]*\{[^\n]*?)\1""")
WHOLE_FAMILY = re.compile(r"""keys\(["']([\w-]+-)["']\)""")


class References(Visitor):
    """Collects the messages that a message refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.names.add(node.id.name)


@cache
def sources() -> dict[Path, str]:
    """The code that can use messages, by file."""
    python = (ROOT / "src" / "fimbul").rglob("*.py")
    page = (
        path
        for path in (ROOT / "web" / "src").rglob("*")
        if path.suffix in {".ts", ".svelte"}
        and "generated" not in path.parts
        and not path.name.endswith(".test.ts")
    )
    return {path: path.read_text(encoding="utf-8") for path in (*python, *page)}


def templates(text: str) -> Iterator[str]:
    """The template literals of a script, with ``HOLE`` for each hole."""
    position = text.find("`")
    while position >= 0:
        position += 1
        found, depth = "", 0
        while position < len(text) and (depth or text[position] != "`"):
            if text.startswith("${", position):
                depth += 1
                found += HOLE if depth == 1 else ""
                position += 1
            elif depth:
                depth += {"{": 1, "}": -1}.get(text[position], 0)
                if text[position] == "`":  # a template within a hole
                    inner = text.find("`", position + 1)
                    yield from templates(text[position : inner + 1])
                    position = inner
            else:
                found += text[position]
            position += 1
        yield found
        position = text.find("`", position + 1)


def names_in(fact: Any) -> Iterator[str]:
    """All names in the facts of the contract."""
    if isinstance(fact, dict):
        for key, value in fact.items():
            yield str(key)
            yield from names_in(value)
    elif isinstance(fact, list | tuple):
        for value in fact:
            yield from names_in(value)
    elif isinstance(fact, str | int):
        yield str(fact)


def used_keys() -> tuple[set[str], set[str]]:
    """All texts of the code, and the families, with ``HOLE`` for each hole."""
    texts: set[str] = set()
    families: set[str] = set()
    for path, code in sources().items():
        texts |= set(QUOTED.findall(code))
        if path.suffix == ".py":
            families |= {
                re.sub(r"\{[^{}]*\}", HOLE, match[2]) for match in PYTHON_FAMILY.finditer(code)
            }
            families |= {match[1] + HOLE for match in WHOLE_FAMILY.finditer(code)}
        else:
            texts |= set(FIELD.findall(code))
            families |= {text for text in templates(code) if HOLE in text}
    return texts, {family for family in families if re.match(r"[a-z]+-", family)}


def references() -> set[str]:
    """The messages that other messages refer to."""
    found = References()
    for file in files("fimbul.i18n").joinpath(SOURCE).iterdir():
        found.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    return found.names


def unused(keys: set[str]) -> set[str]:
    """The keys that nothing uses."""
    texts, families = used_keys()
    contract = set(names_in(facts()))
    letters = set(RULES + RULINGS)
    names = texts | contract | letters
    whole = {match[1] for code in sources().values() for match in WHOLE_FAMILY.finditer(code)}
    patterns = [re.compile("(.+)".join(map(re.escape, family.split(HOLE)))) for family in families]

    def is_used(key: str) -> bool:
        if key in texts or key in contract or key.startswith(tuple(whole)):
            return True
        matches = filter(None, (pattern.fullmatch(key) for pattern in patterns))
        return any(all(part in names for part in match.groups()) for match in matches)

    return {key for key in keys - references() if not is_used(key)}


def test_every_message_is_used_somewhere() -> None:
    assert sorted(unused(set(messages(SOURCE).keys()))) == []


def test_an_unused_message_is_found() -> None:
    invented = {"clan-yeti", "front-no-such-thing", "decision-umbrella", "refusal-too-cold"}
    assert unused(invented | {"clan-wolf", "decision-draft", "refusal-no-rage"}) == invented
