"""Write docs/view.md, which lists what a view and a decision offer to a bot, from docstrings.

python tools/view_page.py docs/view.md
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from inspect import cleandoc
from itertools import pairwise
from pathlib import Path

from fimbul.rules.decision import DECISIONS
from fimbul.rules.flow import DECISION_NAMES
from fimbul.rules.moves import VERB_NAMES

RULES = Path(__file__).parents[1] / "src" / "fimbul" / "rules"
HELPERS = {
    "figures.py": ("strength_in",),
    "sample.py": ("sample",),
    "moves.py": ("move_fields", "move_text", "move_from_text"),
    "card.py": ("card_by_slug",),
}
"""Functions of `fimbul.rules` that a bot also needs, by their file."""
PLAIN = {
    "i64": "int",
    "vec[i64]": "list[int]",
    "vec[u8]": "list[int]",
    "Cards": "tuple[int, ...]",
    "list[Cards]": "list[tuple[int, ...]]",
}
"""Types as a bot sees them."""
HEAD = """\
# What a view offers

<!-- Written by `python tools/view_page.py docs/view.md`: the texts are docstrings. -->

A bot gets a `View` and a `Decision`, both of `fimbul.rules`; [write a bot](bots.md) shows how. This
page lists all that they offer. Do not change a view: it is a copy, so a change would only mislead
the bot itself.

Everything in the game is a number. Seats count from 0, clockwise. The names of other numbers are in
`fimbul.rules`: `CLAN_NAMES`, `PLACE_NAMES` (provinces, then fjords, then what lies beside the
board), `STAT_NAMES`, `FIGURE_NAMES`, `SLOT_NAMES`, `PHASE_NAMES`, `DECISION_NAMES`. A card is an
index of `CARDS`, whose entries have a `slug`, a `kind`, a `value` and more; a move is an index of
`MOVES`. `PLACE_NAMES.index("gimle")` gives a number, `card_by_slug("troll").id` a card. `STANDARD`,
`FIRST_PRINT` and `NO_CARD` are in `fimbul.rules.cells`, `TOKEN_NAMES` and `OUT_OF_GAME` in
`fimbul.rules.board`.
"""
ASKED = """\
`province` and `place` are indices of `PLACE_NAMES`, `kind` is one of `FIGURE_NAMES`, `stat` one of
`STAT_NAMES`, `slot` one of `SLOT_NAMES`.
"""

SEVERAL = """\
Moves are the texts of `move_text`, by their first word. Some actions take several decisions: a
`march` is followed by `march-target` and a `march-figures` for each figure; an `upgrade` by
`free-invasion` if its figure can come; a `sacrifice` by the second one and then `raise-stat`; an
`invade` by what reacts to it (`succor`, `pillage-at-once`); a `pillage` by `call-to-battle` until
all have passed, then `battle-card`, `late-card`, and what cards and losses bring up.
"""

Row = tuple[str, str, str]


def class_of(file: str, name: str) -> ast.ClassDef:
    """Return the syntax tree of a class of the rules."""
    for node in ast.parse((RULES / file).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            return node
    raise SystemExit(f"{file} has no class {name}")


def attributes(node: ast.ClassDef) -> Iterator[Row]:
    """Yield the attributes that `__init__` assigns, each with its type and its docstring."""
    made = next(inner for inner in functions(node) if inner.name == "__init__")
    types = {arg.arg: arg.annotation for arg in made.args.args}
    for statement, after in pairwise([*made.body, ast.Pass()]):
        match statement:
            case ast.Assign(targets=[ast.Attribute(attr=name)], value=ast.Name(id=source)):
                annotation = types[source]
            case ast.AnnAssign(target=ast.Attribute(attr=name), annotation=annotation):
                pass
            case _:
                continue
        text = after.value if isinstance(after, ast.Expr) else None
        if not isinstance(text, ast.Constant) or not isinstance(text.value, str):
            raise SystemExit(f"{node.name}.{name} has no docstring")
        yield name, type_of(annotation), cleandoc(text.value)


def fields(node: ast.ClassDef) -> Iterator[Row]:
    """Yield the fields of a named tuple, each with its type and its docstring."""
    for statement, after in pairwise(node.body):
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            assert isinstance(after, ast.Expr)
            assert isinstance(after.value, ast.Constant)
            name = statement.target.id
            yield name, type_of(statement.annotation), cleandoc(str(after.value.value))


def functions(node: ast.ClassDef | ast.Module) -> Iterator[ast.FunctionDef]:
    """Return the functions of a class or a module."""
    return (inner for inner in node.body if isinstance(inner, ast.FunctionDef))


def is_property(node: ast.FunctionDef) -> bool:
    """Whether a function is a property."""
    return any(ast.unparse(decorator) == "property" for decorator in node.decorator_list)


def public(node: ast.ClassDef, *, properties: bool) -> Iterator[Row]:
    """Yield the public properties of a class, or its public methods."""
    for inner in functions(node):
        if not inner.name.startswith("_") and is_property(inner) == properties:
            yield row_of(inner, skips=1)


def row_of(node: ast.FunctionDef, skips: int = 0) -> Row:
    """Return the call of a function, its return type and its docstring."""
    text = ast.get_docstring(node)
    if not text:
        raise SystemExit(f"{node.name} has no docstring")
    names = ", ".join(argument.arg for argument in node.args.args[skips:])
    called = node.name if is_property(node) else f"{node.name}({names})"
    return called, type_of(node.returns), text


def type_of(annotation: ast.expr | None) -> str:
    """Return a type as a bot sees it."""
    assert annotation is not None
    text = ast.unparse(annotation)
    return PLAIN.get(text, text)


def table(rows: Iterator[Row]) -> str:
    """Return rows as a Markdown table."""
    lines = ["| name | type | what it is |", "| --- | --- | --- |"]
    for name, kind, text in rows:
        said = re.sub(r"``([^`]+)``", r"`\1`", " ".join(text.split()))
        said = re.sub(r" ?\(see `\w+`\)", "", said)
        lines.append(f"| `{name}` | `{kind}` | {said} |".replace("|]", "\\|]"))
    return "\n".join(lines)


def helpers() -> Iterator[Row]:
    """Yield the functions of `HELPERS`."""
    for file, names in HELPERS.items():
        found = {
            node.name: node for node in functions(ast.parse((RULES / file).read_text("utf-8")))
        }
        for name in names:
            yield row_of(found[name])


def decisions() -> str:
    """Return a Markdown table of the kinds of decision: the question, the verbs, the shape."""
    lines = ["| decision | what is asked | moves | shape |", "| --- | --- | --- | --- |"]
    for decision in DECISIONS[: len(DECISION_NAMES)]:
        text = " ".join(cleandoc(type(decision).__doc__ or "").split())
        asked = re.sub(r"^[A-Z_]+\([^)]*\)(:|, |\.)? ?", "", text)
        verbs = ", ".join(f"`{VERB_NAMES[verb]}`" for verb in decision.verbs)
        together = " (all at once)" if decision.is_simultaneous else ""
        lines.append(f"| `{decision.name}` | {asked}{together} | {verbs} | {decision.shape} |")
    return "\n".join(lines)


def page() -> str:
    """Return the text of the page."""
    view, public_state = class_of("view.py", "View"), class_of("state.py", "PublicState")
    decision = class_of("game.py", "Decision")
    parts = [
        HEAD,
        "## What the seat knows\n",
        table(
            iter(
                [
                    *attributes(view),
                    *public(view, properties=True),
                    *public(view, properties=False),
                ]
            )
        ),
        "\n## Public state\n",
        table(iter([*attributes(public_state), *public(public_state, properties=True)])),
        "\n## Methods\n",
        ASKED,
        table(public(public_state, properties=False)),
        "\n## The decision\n",
        table(iter([*attributes(decision), *public(decision, properties=True)])),
        "\n### What it is about\n",
        "These are the fields of `view.about`. A province or card that does not apply is -1.\n",
        table(fields(class_of("decision.py", "About"))),
        "\n### All kinds of decision\n",
        SEVERAL,
        decisions(),
        "\n## Functions\n",
        "All are in `fimbul.rules`.\n",
        table(helpers()),
    ]
    return "\n".join(parts) + "\n"


def main() -> None:
    """Write the page."""
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
