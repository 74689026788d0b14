from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fimbul.i18n import (
    BrokenMessage,
    MessageError,
    Messages,
    MissingMessage,
    UnknownLanguage,
    languages,
    messages,
)

SOURCE = "en"
NOT_TRANSLATED = ("see", "source")


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables_of(language: str) -> dict[str, set[str]]:
    """Return the names of the arguments that each message takes, its attributes included."""
    found = {}
    for file in files("fimbul.i18n").joinpath(language).iterdir():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


def test_there_are_english_messages() -> None:
    assert SOURCE in languages()
    assert list(languages()) == sorted(languages())


def test_an_unknown_language_is_an_error_that_lists_the_known_ones() -> None:
    with pytest.raises(UnknownLanguage, match=r"'tlh'.*en") as caught:
        messages("tlh")
    assert caught.value.language == "tlh"
    assert caught.value.known == languages()
    assert isinstance(caught.value, MessageError)


@pytest.mark.parametrize("language", ["", ".", "..", "en/", "__pycache__"])
def test_a_language_is_a_name_and_not_a_path(language: str) -> None:
    with pytest.raises(UnknownLanguage):
        messages(language)


def test_a_language_is_read_once() -> None:
    assert messages(SOURCE) is messages(SOURCE)


def test_a_missing_key_is_an_error() -> None:
    own = messages(SOURCE)
    assert not own.has("no-such-key")
    with pytest.raises(MissingMessage, match="no-such-key") as caught:
        own.text("no-such-key")
    assert caught.value.key == "no-such-key"
    with pytest.raises(MissingMessage):
        own.attribute("no-such-key", "text")
    with pytest.raises(MissingMessage):
        own.attributes("no-such-key")


def test_a_missing_attribute_is_none() -> None:
    own = Messages("en", {"a.ftl": "key = text\n    .extra = more"})
    assert own.attribute("key", "extra") == "more"
    assert own.attribute("key", "other") is None
    assert own.attributes("key") == ("extra",)


def test_arguments_are_put_in_without_isolation_marks() -> None:
    own = Messages("en", {"a.ftl": "key = { $key } and { $name }\n    .extra = { $name }!"})
    assert own.text("key", key="one", name="two") == "one and two"
    assert own.attribute("key", "extra", name="two") == "two!"


def test_plurals_follow_the_language() -> None:
    source = "key = { $n ->\n    [one] one\n    [few] few\n   *[other] other\n}"
    assert [Messages("en", {"a.ftl": source}).text("key", n=n) for n in (1, 2, 5)] == [
        "one",
        "other",
        "other",
    ]
    assert [Messages("cs", {"a.ftl": source}).text("key", n=n) for n in (1, 2, 5)] == [
        "one",
        "few",
        "other",
    ]


@pytest.mark.parametrize(
    "source",
    [
        "key = { $missing }",
        "key = { other }",
        "key = { -term }",
        "key = { NOSUCH(1) }",
        "key = { key }",
        "key =\n    .extra = attributes alone",
    ],
)
def test_a_message_that_cannot_be_formatted_is_never_shown_raw(source: str) -> None:
    own = Messages("en", {"a.ftl": source})
    with pytest.raises(BrokenMessage, match="key"):
        own.text("key")


def test_an_attribute_that_cannot_be_formatted_is_never_shown_raw() -> None:
    own = Messages("en", {"a.ftl": "key = text\n    .extra = { $missing }"})
    with pytest.raises(BrokenMessage, match=r"key\.extra"):
        own.attribute("key", "extra")


def test_text_that_is_not_fluent_is_an_error() -> None:
    with pytest.raises(BrokenMessage, match=r"a\.ftl"):
        Messages("en", {"a.ftl": "good = yes\nthis is no message\n"})


def test_a_duplicate_key_is_an_error() -> None:
    with pytest.raises(BrokenMessage, match=r"b\.ftl.*key.*a\.ftl"):
        Messages("en", {"a.ftl": "key = one", "b.ftl": "key = two"})


def test_keys_can_be_listed_by_prefix() -> None:
    own = Messages("en", {"a.ftl": "b-two = 2\na = 0\nb-one = 1"})
    assert own.keys() == ("b-two", "a", "b-one")
    assert own.keys("b-") == ("b-two", "b-one")
    assert repr(own) == "<Messages en: 3>"


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_formatted(language: str) -> None:
    own = messages(language)
    variables = variables_of(language)
    assert set(variables) == set(own.keys())
    for key in own.keys():  # noqa: SIM118
        args = dict.fromkeys(variables[key], 2)
        assert own.text(key, **args).strip(), key
        for name in own.attributes(key):
            assert own.attribute(key, name, **args), f"{key}.{name}"


@pytest.mark.parametrize("language", languages())
def test_every_language_has_all_messages_of_english(language: str) -> None:
    own, english = messages(language), messages(SOURCE)
    assert set(own.keys()) == set(english.keys())
    assert variables_of(language) == variables_of(SOURCE)
    for key in english.keys():  # noqa: SIM118
        assert set(own.attributes(key)) >= set(english.attributes(key)), key
        for name in set(english.attributes(key)).intersection(NOT_TRANSLATED):
            assert own.attribute(key, name) == english.attribute(key, name), key
