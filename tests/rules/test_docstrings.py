"""`help()` explains the rules on both builds: mypyc drops docstrings, setup.py puts them back."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import pytest

import fimbul.rules
from fimbul.rules import Decision, PublicState, State, View, apply, game, sample, state
from fimbul.rules import view as view_of

SOURCE = Path(__file__).parents[2] / "src" / "fimbul" / "rules"


def written(file: str, *names: str) -> str:
    """The docstring in the source of a module, or of a name in it."""
    node: ast.AST = ast.parse((SOURCE / file).read_text(encoding="utf-8"))
    for name in names:
        node = next(
            inner
            for inner in ast.iter_child_nodes(node)
            if isinstance(inner, ast.ClassDef | ast.FunctionDef) and inner.name == name
        )
    assert isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
    text = ast.get_docstring(node)
    assert text
    return text


@pytest.mark.parametrize(
    ("thing", "file", "names"),
    [
        (fimbul.rules, "__init__.py", ()),
        (state, "state.py", ()),
        (View, "view.py", ("View",)),
        (PublicState, "state.py", ("PublicState",)),
        (State, "state.py", ("State",)),
        (Decision, "game.py", ("Decision",)),
        (View.pack, "view.py", ("View", "pack")),
        (PublicState.frames, "state.py", ("PublicState", "frames")),
        (PublicState.glory, "state.py", ("PublicState", "glory")),
        (PublicState.winners, "state.py", ("PublicState", "winners")),
        (State.copy, "state.py", ("State", "copy")),
        (apply, "game.py", ("apply",)),
        (game.legal, "game.py", ("legal",)),
        (view_of, "view.py", ("view",)),
        (sample, "sample.py", ("sample",)),
    ],
)
def test_a_docstring_is_the_one_in_the_source(
    thing: object, file: str, names: tuple[str, ...]
) -> None:
    assert inspect.getdoc(thing) == written(file, *names)


def test_compiled_functions_still_show_their_parameters() -> None:
    assert list(inspect.signature(apply).parameters) == [
        *("state", "seat", "move", "events", "decision")
    ]
    assert list(inspect.signature(view_of).parameters) == ["state", "seat"]
