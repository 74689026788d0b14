"""Names in other forms: ``{ FORM($clan, "genitive") }`` in a sentence."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fimbul.i18n import Messages, Name, languages

SOURCE = """
wolf = Волк
    .genitive = Волка
gimle = Гимле
of = от { FORM($name, "genitive") }
two = { $first } и { $last }
warriors = { $count } воина
    .genitive = { $count } воинов
turn = Ход { FORM($clan, "genitive") }
ahead = Впереди { $clan }
"""
NAMES = ("province-", "fjord-", "place-", "region-", "clan-", "god-", "figure-", "stat-", "piece-",
         "where-", "list-")  # fmt: skip
"""The families of messages that sentences take as names."""


@pytest.fixture
def own() -> Messages:
    return Messages("ru", {"a.ftl": SOURCE})


def test_a_sentence_takes_a_name_in_the_form_it_asks_for(own: Messages) -> None:
    wolf = own.name("wolf")
    assert own.text("turn", clan=wolf) == "Ход Волка"
    assert own.text("ahead", clan=wolf) == "Впереди Волк"
    assert wolf == "Волк"


def test_a_name_without_that_form_stays_as_it_is(own: Messages) -> None:
    assert own.text("turn", clan=own.name("gimle")) == "Ход Гимле"
    assert own.text("turn", clan="Волк") == "Ход Волк"


def test_a_list_has_the_forms_of_its_names(own: Messages) -> None:
    both = own.name("two", first=own.name("wolf"), last=own.name("gimle"))
    assert both == "Волк и Гимле"
    assert own.text("turn", clan=both) == "Ход Волка и Гимле"


def test_a_name_may_ask_for_a_form_of_the_names_in_it(own: Messages) -> None:
    of = own.name("of", name=own.name("wolf"))
    assert of == "от Волка"
    assert own.text("turn", clan=of) == "Ход от Волка"


def test_a_form_takes_the_arguments_of_its_name(own: Messages) -> None:
    assert own.text("turn", clan=own.name("warriors", count=3)) == "Ход 3 воинов"


def test_a_name_can_be_enclosed_in_marks(own: Messages) -> None:
    wolf = own.name("wolf")
    marked = Name(lambda form: f"<{wolf.form(form)}>")
    assert marked == "<Волк>"
    assert own.text("turn", clan=marked) == "Ход <Волка>"


class Asked(Visitor):
    """Collects the forms that sentences ask for."""

    def __init__(self) -> None:
        self.forms: set[str] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        assert node.id.name == "FORM"
        _, form = node.arguments.positional
        assert isinstance(form, ast.StringLiteral)
        self.forms.add(form.value)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        if node.attribute is not None:
            self.forms.add(node.attribute.name)


@pytest.mark.parametrize("language", languages())
def test_sentences_ask_for_the_forms_that_names_have(language: str) -> None:
    asked, known = Asked(), set()
    for file in files("fimbul.i18n").joinpath(language).iterdir():
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        asked.visit(resource)
        for entry in resource.body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith(NAMES):
                known |= {attribute.id.name for attribute in entry.attributes}
    assert asked.forms == known
