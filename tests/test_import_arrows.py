"""Imports between the packages never point backwards, and the rules import only what is pure."""

from __future__ import annotations

import ast
import sys
from dataclasses import dataclass
from graphlib import TopologicalSorter
from pathlib import Path, PurePath

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "fimbul"

# package: the packages it may import, besides itself
ARROWS: dict[str, set[str]] = {
    "rules": set(),
    "i18n": set(),
    "bots": {"rules"},
    "analysis": {"rules", "bots"},
    "puzzles": {"rules", "bots", "analysis"},
    "arena": {"rules", "bots"},
    "statistics": {"rules", "bots", "arena", "match"},
    "dataset": {"rules", "bots", "arena"},
    "env": {"rules", "bots"},
    "match": {"rules", "bots"},
    "store": {"rules", "match"},
    "server": {"rules", "bots", "analysis", "puzzles", "statistics", "match", "store", "i18n"},
    "cli": {
        "rules",
        "bots",
        "analysis",
        "puzzles",
        "arena",
        "statistics",
        "dataset",
        "env",
        "match",
        "store",
        "server",
        "i18n",
    },
}

# module beside the packages: the packages it may import
BESIDE: dict[str, set[str]] = {"__init__": set(), "__main__": {"cli"}, "builds": set()}

# The parts of the standard library without I/O, clock and randomness, which the rules may use at
# run time. Types may come from anywhere in the standard library.
PURE = {
    "__future__", "abc", "array", "base64", "binascii", "bisect", "collections", "copy",
    "dataclasses", "enum", "functools", "hashlib", "heapq", "itertools", "json", "keyword", "math",
    "operator", "re", "string", "struct", "textwrap", "types", "typing", "unicodedata", "zlib",
}  # fmt: skip
BUNDLED_WITH_MYPYC = {"librt", "mypy_extensions"}
IMPURE_BUILTINS = {"__import__", "breakpoint", "eval", "exec", "input", "open", "print"}


@dataclass(frozen=True)
class Import:
    """One imported name, absolute, such as `fimbul.rules.game` or `typing.Final`."""

    name: str
    line: int
    is_for_types: bool


class Finder(ast.NodeVisitor):
    """Collects what a module imports and which impure builtins it calls."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.imports: list[Import] = []
        self.impure_calls: list[tuple[str, int]] = []
        self.is_for_types = False

    def visit_Import(self, node: ast.Import) -> None:
        for alias in node.names:
            self.imports.append(Import(alias.name, node.lineno, self.is_for_types))

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        origin = node.module or ""
        if node.level:
            parents = self.package.split(".")
            above = parents[: len(parents) - node.level + 1]
            origin = ".".join([*above, *filter(None, [node.module])])
        for alias in node.names:
            name = f"{origin}.{alias.name}"
            self.imports.append(Import(name, node.lineno, self.is_for_types))

    def visit_If(self, node: ast.If) -> None:
        outer = self.is_for_types
        self.is_for_types = outer or ast.unparse(node.test).endswith("TYPE_CHECKING")
        for child in node.body:
            self.visit(child)
        self.is_for_types = outer
        for child in node.orelse:
            self.visit(child)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in IMPURE_BUILTINS:
            self.impure_calls.append((node.func.id, node.lineno))
        self.generic_visit(node)


def faults(path: PurePath, source: str) -> list[str]:
    """Return what is wrong with a module; `path` is relative to `src/fimbul`."""
    is_beside = len(path.parts) == 1
    package = path.stem if is_beside else path.parts[0]
    allowed = (BESIDE if is_beside else ARROWS).get(package)
    if allowed is None:
        return [f"{path}: not in a known package"]

    finder = Finder(".".join(("fimbul", *path.parts[:-1])))
    finder.visit(ast.parse(source))
    found = []
    for imported in finder.imports:
        top, _, rest = imported.name.partition(".")
        if top == "fimbul":
            target = rest.partition(".")[0]
            is_fine = target == package or target in allowed
            if target not in ARROWS:  # the package itself, such as its version
                is_fine = package != "rules"
        elif package == "rules":
            is_fine = top in PURE | BUNDLED_WITH_MYPYC or (
                imported.is_for_types and top in sys.stdlib_module_names
            )
        else:
            is_fine = True
        if not is_fine:
            found.append(f"{path}:{imported.line}: {package} may not import {imported.name}")
    if package == "rules":
        found += [f"{path}:{line}: rules may not call {name}" for name, line in finder.impure_calls]
    return found


def faults_below(folder: Path) -> list[str]:
    return [
        fault
        for path in sorted(folder.rglob("*.py"))
        for fault in faults(path.relative_to(folder), path.read_text(encoding="utf-8"))
    ]


def test_every_module_keeps_to_the_arrows() -> None:
    assert faults_below(SOURCE) == []


def test_the_walk_reaches_the_rules() -> None:
    assert list((SOURCE / "rules").rglob("*.py"))


def test_the_arrows_have_no_circle() -> None:
    order = list(TopologicalSorter(ARROWS).static_order())
    assert sorted(order) == sorted(ARROWS)
    assert order[-1] == "cli"


def test_no_package_may_import_the_command_line() -> None:
    assert all("cli" not in allowed for allowed in ARROWS.values())


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("rules/game.py", "from fimbul.bots import thrall"),
        ("rules/game.py", "from fimbul import bots"),
        ("rules/game.py", "from fimbul import __version__"),
        ("rules/game.py", "from ..bots import thrall"),
        ("rules/cards/troll.py", "from ... import bots"),
        ("rules/game.py", "import fimbul.i18n"),
        ("rules/game.py", "import random"),
        ("rules/game.py", "import os.path"),
        ("rules/game.py", "def now() -> float:\n    import time\n    return time.time()"),
        ("rules/game.py", "import numpy"),
        ("rules/game.py", "import random\nif TYPE_CHECKING:\n    pass"),
        ("rules/game.py", "if TYPE_CHECKING:\n    pass\nelse:\n    import random"),
        ("rules/game.py", "if TYPE_CHECKING:\n    import numpy"),
        ("rules/game.py", "if TYPE_CHECKING:\n    from fimbul.bots import thrall"),
        ("rules/game.py", "print('a')"),
        ("rules/game.py", "open('a')"),
        ("bots/thrall.py", "from fimbul.arena import ladder"),
        ("bots/thrall.py", "from fimbul.cli import main"),
        ("match/table.py", "import fimbul.server.app"),
        ("i18n/__init__.py", "from fimbul.rules import cards"),
        ("attic/game.py", ""),
        ("attic.py", ""),
        ("__init__.py", "from fimbul.rules import new_game"),
    ],
)
def test_a_backward_arrow_is_found(path: str, source: str) -> None:
    assert len(faults(PurePath(path), source)) == 1


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("rules/game.py", "from fimbul.rules import moves"),
        ("rules/game.py", "from fimbul.rules.cards import troll"),
        ("rules/cards/troll.py", "from ..moves import Move"),
        ("rules/game.py", "from typing import Final\nfrom collections.abc import Sequence"),
        ("rules/game.py", "from librt.vecs import vec"),
        ("rules/game.py", "if TYPE_CHECKING:\n    from random import Random"),
        ("rules/game.py", "if typing.TYPE_CHECKING:\n    from random import Random"),
        ("bots/thrall.py", "import random\nfrom fimbul.rules import view"),
        ("server/app.py", "from fimbul import __version__\nfrom fimbul.i18n import text"),
        ("cli/__init__.py", "import typer\nfrom fimbul import bots, i18n, rules"),
        ("__main__.py", "from fimbul.cli import main"),
    ],
)
def test_a_forward_arrow_is_left_alone(path: str, source: str) -> None:
    assert faults(PurePath(path), source) == []


def test_faults_are_found_in_files(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "game.py").write_text("import random\n", encoding="utf-8")
    (tmp_path / "attic").mkdir()
    (tmp_path / "attic" / "old.py").touch()
    assert faults_below(tmp_path) == [
        "attic/old.py: not in a known package",
        "rules/game.py:1: rules may not import random",
    ]
