"""Every rule, every ruling and every card is cited by a test.

A test cites rules by numbers in its name (``test_tie_destroys_everyone_P8``) and cards by
``pytest.mark.card("troll")``: on itself, on its class, on a parameter, in ``pytestmark``. The
search reads the sources and runs nothing.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING

from fimbul.i18n import messages, rulebook
from fimbul.rules import CARDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

TESTS = Path(__file__).parent
WORDS = ("cli", "i18n")
"""Folders whose tests are about the words of a rule or card: a broken rule breaks none of them."""

_NUMBER = re.compile(r"_([A-Z]\d+)(?=_|$)")
_NEVER_FAILS = ("skip", "xfail")

Citations = dict[str, list[str]]
"""The tests that cite something, by rule number or card slug."""


class Sweep:
    """The citations of tests, and the card marks that cannot be read."""

    def __init__(self) -> None:
        self.rules: Citations = defaultdict(list)
        self.cards: Citations = defaultdict(list)
        self.unreadable: list[str] = []

    def read(self, source: str, where: str) -> None:
        """Add the citations of the tests of one module."""
        module = ast.parse(source)
        constants = _constants(module)
        shared = [constants["pytestmark"]] if "pytestmark" in constants else []
        for name, marks in _tests(module, shared):
            nodes = list(_nodes(marks, constants))
            if not any(_mark(node) in _NEVER_FAILS for node in nodes):
                self._cite(f"{where}::{name}", name, nodes)

    def _cite(self, test: str, name: str, nodes: list[ast.AST]) -> None:
        for number in _NUMBER.findall(name):
            self.rules[number].append(test)
        for node in nodes:
            if isinstance(node, ast.Call) and _mark(node.func) == "card":
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        self.cards[argument.value].append(test)
                    else:
                        self.unreadable.append(test)


def _constants(module: ast.Module) -> dict[str, ast.expr]:
    """Return the values of the names that the module binds at its top."""
    values: dict[str, ast.expr] = {}
    for node in module.body:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    values[target.id] = node.value
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            values[node.target.id] = node.value
    return values


def _tests(
    scope: ast.Module | ast.ClassDef, marks: list[ast.expr]
) -> Iterator[tuple[str, list[ast.expr]]]:
    """Yield the tests of a module or a class, each with the expressions that may mark it."""
    for node in scope.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith(
            "test_"
        ):
            yield node.name, marks + node.decorator_list
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _tests(node, marks + node.decorator_list)


def _nodes(marks: list[ast.expr], constants: dict[str, ast.expr]) -> Iterator[ast.AST]:
    """Yield all parts of these expressions, and of the constants that they name."""
    waiting = list(marks)
    followed: set[str] = set()
    while waiting:
        for node in ast.walk(waiting.pop()):
            yield node
            if isinstance(node, ast.Name) and node.id in constants and node.id not in followed:
                followed.add(node.id)
                waiting.append(constants[node.id])


def _mark(node: ast.AST) -> str | None:
    """Return the NAME of ``pytest.mark.NAME``; None for anything else."""
    match node:
        case ast.Attribute(
            value=ast.Attribute(value=ast.Name(id="pytest"), attr="mark"), attr=name
        ):
            return name
    return None


def sweep(sources: Iterable[tuple[str, str]]) -> Sweep:
    """Return the citations of modules, given as (where, source)."""
    found = Sweep()
    for where, source in sources:
        found.read(source, where)
    return found


def modules(*, but: tuple[str, ...] = ()) -> list[tuple[str, str]]:
    """The test modules as (where, source), without those in the folders ``but``."""
    paths = [path.relative_to(TESTS) for path in sorted(TESTS.rglob("test_*.py"))]
    return [
        (str(path), (TESTS / path).read_text("utf-8")) for path in paths if path.parts[0] not in but
    ]


def all_rules() -> list[str]:
    """Every rule and ruling by number, in reading order."""
    return [rule.number for section in rulebook(messages("en")) for rule in section.rules]


def all_cards() -> list[str]:
    return [card.slug for card in CARDS]


def uncited(wanted: Iterable[str], cited: Citations) -> list[str]:
    return [name for name in wanted if name not in cited]


def unknown(wanted: Iterable[str], cited: Citations) -> Citations:
    """Return the citations of rules or cards that do not exist."""
    return {name: tests for name, tests in cited.items() if name not in set(wanted)}


# --- the sweep ------------------------------------------------------------------------------------


def test_every_rule_and_ruling_is_cited_by_a_test() -> None:
    missing = uncited(all_rules(), sweep(modules(but=WORDS)).rules)
    assert not missing, f"{len(missing)} rules without a test: {' '.join(missing)}"


def test_every_card_is_cited_by_a_test() -> None:
    missing = uncited(all_cards(), sweep(modules(but=WORDS)).cards)
    assert not missing, f"{len(missing)} cards without a test: {' '.join(missing)}"


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert unknown(all_rules(), sweep(modules()).rules) == {}


def test_no_test_cites_a_card_that_does_not_exist() -> None:
    assert unknown(all_cards(), sweep(modules()).cards) == {}


def test_every_card_mark_spells_its_slugs_out() -> None:
    assert sweep(modules()).unreadable == []


# --- the sweep can fail ---------------------------------------------------------------------------


def test_the_search_knows_all_rules_and_cards() -> None:
    rules = all_rules()
    assert len(set(rules)) == len(rules) == 106
    assert {"B1", "E2", "W1", "W9", "G1", "T10", "V2"} <= set(rules)
    assert len(set(all_cards())) == len(all_cards()) == 78


def test_a_name_cites_the_numbers_in_it() -> None:
    found = sweep([("m", "def test_leader_invades_free_C5_I1(): ...\ndef test_T10(): ...")])
    assert found.rules == {
        "C5": ["m::test_leader_invades_free_C5_I1"],
        "I1": ["m::test_leader_invades_free_C5_I1"],
        "T10": ["m::test_T10"],
    }
    assert uncited(["C5", "C6", "T1"], found.rules) == ["C6", "T1"]


def test_only_tests_cite() -> None:
    source = """
import pytest
def helper_P8(): ...
@pytest.mark.card("troll")
def arrange(): ...
UNUSED = pytest.mark.card("troll")
def test_says_P8_inside_only():
    '''test_P8 and pytest.mark.card("troll")'''
    pytest.mark.card("troll")
    def test_inner_P9(): ...
"""
    found = sweep([("m", source)])
    assert found.rules == {"P8": ["m::test_says_P8_inside_only"]}
    assert found.cards == {}


def test_marks_are_found_wherever_they_may_stand() -> None:
    source = """
import pytest
pytestmark = [pytest.mark.card("valkyrie")]
GIANTS = [pytest.param(4, marks=pytest.mark.card("frost-giant"))]
EACH_GIANT = pytest.mark.parametrize("x", GIANTS)
@pytest.mark.card("troll", "dark-elf")
class TestMonsters:
    @pytest.mark.parametrize("x", [pytest.param(1, marks=[pytest.mark.card("sea-serpent")])])
    def test_one(self, x): ...
@EACH_GIANT
def test_two(x): ...
"""
    found = sweep([("m", source)])
    assert found.cards == {
        "valkyrie": ["m::test_one", "m::test_two"],
        "troll": ["m::test_one"],
        "dark-elf": ["m::test_one"],
        "sea-serpent": ["m::test_one"],
        "frost-giant": ["m::test_two"],
    }
    assert uncited(["troll", "volur-witch"], found.cards) == ["volur-witch"]


def test_a_test_that_never_fails_cites_nothing() -> None:
    source = """
import pytest
@pytest.mark.skip(reason="later")
def test_one_P8(): ...
@pytest.mark.xfail
@pytest.mark.card("troll")
def test_two_P9(): ...
"""
    found = sweep([("m", source)])
    assert found.rules == {}
    assert found.cards == {}


def test_citations_of_unknown_rules_and_cards_are_found() -> None:
    source = """
import pytest
@pytest.mark.card("trol")
def test_one_P99(): ...
"""
    found = sweep([("m", source)])
    assert unknown(all_rules(), found.rules) == {"P99": ["m::test_one_P99"]}
    assert unknown(all_cards(), found.cards) == {"trol": ["m::test_one_P99"]}


def test_a_mark_that_cannot_be_read_is_reported() -> None:
    source = """
import pytest
@pytest.mark.parametrize("x", [pytest.param(x, marks=pytest.mark.card(x)) for x in "ab"])
def test_one(x): ...
"""
    assert sweep([("m", source)]).unreadable == ["m::test_one"]
