"""The referee uses neither the code nor the data of the product."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from fimbul.i18n import messages, rulebook
from tests.referee.rulebook import CHECKS, NOT_SEEN, PART_OF_OTHERS

HERE = Path(__file__).parent
DRIVERS = {"games", "crowds", "bouts", "__main__"}
"""The modules that play games of the product and hand them over."""
JUDGES = sorted(
    path.stem
    for path in HERE.glob("*.py")
    if path.stem not in DRIVERS and not path.stem.startswith("test_")
)


def imports(source: str) -> set[str]:
    """The modules that a source imports anywhere; relative names as they are written."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add("." * node.level + (node.module or ""))
    return found


def is_allowed(module: str) -> bool:
    """Whether a judge may import a module: the standard library and other judges."""
    top, *rest = module.split(".")
    if module.startswith("tests.referee."):
        return rest[1] in JUDGES
    return top in sys.stdlib_module_names and top not in ("importlib", "pkgutil", "runpy")


@pytest.mark.parametrize("judge", JUDGES)
def test_a_judge_imports_only_the_standard_library_and_other_judges(judge: str) -> None:
    source = (HERE / f"{judge}.py").read_text("utf-8")
    assert [name for name in imports(source) if not is_allowed(name)] == []
    assert "__import__" not in source


def test_the_main_modules_are_judges() -> None:
    assert {"referee", "battle", "aftermath", "ages", "books", "facts", "turns"} <= set(JUDGES)


@pytest.mark.parametrize(
    "module", ["fimbul", "fimbul.rules", "tests.scenario", "tests.referee.games", ".games", "rich"]
)
def test_a_forbidden_import_is_found(module: str) -> None:
    assert not is_allowed(module)


def test_the_referee_runs_without_the_product() -> None:
    code = (
        "import sys, tests.referee.referee, tests.referee.plants;"
        "print(sorted(name for name in sys.modules if name.split('.')[0] == 'fimbul'))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=HERE.parents[1],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "[]"


def test_every_rule_has_a_check_or_a_reason_to_have_none() -> None:
    numbers = {rule.number for section in rulebook(messages("en")) for rule in section.rules}
    worked_examples = {number for number in numbers if number.startswith("W")}
    known = {rule.split(".")[0] for rule in CHECKS} | PART_OF_OTHERS.keys() | NOT_SEEN.keys()
    assert known == numbers - worked_examples
    assert not CHECKS.keys() & (PART_OF_OTHERS.keys() | NOT_SEEN.keys())
