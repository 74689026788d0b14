"""Loading and formatting Fluent messages. Every mistake raises; no raw message is ever shown."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from typing import Any, Self

    from fluent.runtime.resolver import Message, Pattern

FLUENT: Final = ".ftl"


class MessageError(Exception):
    """The base class of the errors of this module."""


class UnknownLanguage(MessageError):
    """There is no folder of messages for the language."""

    def __init__(self, language: str, known: tuple[str, ...]) -> None:
        super().__init__(f"unknown language {language!r}; known: {', '.join(known)}")
        self.language = language
        self.known = known


class MissingMessage(MessageError):
    """The language has no message with this key."""

    def __init__(self, language: str, key: str) -> None:
        super().__init__(f"no message {key!r} in language {language!r}")
        self.language = language
        self.key = key


class BrokenMessage(MessageError):
    """A message or a file of messages that cannot be read or formatted."""

    def __init__(self, language: str, where: str, why: str) -> None:
        super().__init__(f"{where} in language {language!r}: {why}")
        self.language = language
        self.where = where
        self.why = why


class Name(str):
    """A name to put into a sentence. The text is its usual form; ``form`` returns another one.

    A sentence asks for a form with ``{ FORM($clan, "genitive") }``; see ``Messages.name``.
    """

    form: Callable[[str], str]

    def __new__(cls, form: Callable[[str], str]) -> Self:
        """Make a name of a function that returns each of its forms, the usual one for ""."""
        name = super().__new__(cls, form(""))
        name.form = form
        return name

    def by_default(self, form: str) -> Name:
        """Return the same name with another form as its text."""
        return Name(lambda asked: self.form(asked or form))


def _form(*arguments: Any) -> Any:
    """The function FORM of the messages: a form of a name; any other value as it is."""
    value, form = arguments
    return value.form(form) if isinstance(value, Name) else value


class Messages:
    """The messages of one language."""

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        """Read ``sources``, the Fluent text of each file by its name.

        Raises BrokenMessage for text that is not Fluent and for a key that comes twice.
        """
        self.language = language
        self._bundle = FluentBundle([language], {"FORM": _form}, use_isolating=False)
        self._keys: dict[str, str] = {}
        for name, source in sources.items():
            resource = FluentResource(source)
            self._note_keys(name, resource.body)
            self._bundle.add_resource(resource)

    def __repr__(self) -> str:
        return f"<Messages {self.language}: {len(self._keys)}>"

    def has(self, key: str) -> bool:
        """Whether there is a message with this key."""
        return key in self._keys

    def keys(self, prefix: str = "") -> tuple[str, ...]:
        """All keys that begin with ``prefix``, sorted by file, then in the order of the file."""
        return tuple(key for key in self._keys if key.startswith(prefix))

    def text(self, key: str, /, **args: str | int) -> str:
        """Return the message, formatted with ``args``.

        Raises MissingMessage, or BrokenMessage when it has no text of its own or formatting it
        reports an error, as it does for an argument that is not given.
        """
        pattern = self._message(key).value
        if pattern is None:
            raise BrokenMessage(self.language, key, "it has only attributes")
        return self._format(key, pattern, args)

    def name(self, key: str, /, **args: str | int) -> Name:
        """Return the message as a name: its text, and its attributes as the other forms.

        A form that is no attribute is the text with its arguments in that form, so a list of names
        has the forms of its names. Raises what `text` and `attribute` raise.
        """

        def form(form: str) -> str:
            formed = {
                name: value.by_default(form) if isinstance(value, Name) else value
                for name, value in args.items()
            }
            return (form and self.attribute(key, form, **formed)) or self.text(key, **formed)

        return Name(form)

    def attribute(self, key: str, name: str, /, **args: str | int) -> str | None:
        """Return the attribute ``name`` of the message, or None if it has no such attribute.

        Raises MissingMessage for an unknown key, and BrokenMessage as `text` does.
        """
        pattern = self._message(key).attributes.get(name)
        if pattern is None:
            return None
        return self._format(f"{key}.{name}", pattern, args)

    def attributes(self, key: str) -> tuple[str, ...]:
        """The names of the message's attributes. Raises MissingMessage for an unknown key."""
        return tuple(self._message(key).attributes)

    def _message(self, key: str) -> Message:
        if key not in self._keys:
            raise MissingMessage(self.language, key)
        return self._bundle.get_message(key)

    def _format(self, where: str, pattern: Pattern, args: Mapping[str, str | int]) -> str:
        try:
            text, errors = self._bundle.format_pattern(pattern, dict(args))
        except RecursionError as error:
            raise BrokenMessage(self.language, where, "it refers to itself") from error
        if errors:
            raise BrokenMessage(self.language, where, "; ".join(map(str, errors))) from errors[0]
        return str(text)

    def _note_keys(self, name: str, entries: Iterable[ast.EntryType]) -> None:
        for entry in entries:
            if isinstance(entry, ast.Junk):
                raise BrokenMessage(self.language, name, f"not Fluent: {entry.content!r}")
            if isinstance(entry, ast.Message):
                key = entry.id.name
                if key in self._keys:
                    raise BrokenMessage(self.language, name, f"{key} is also in {self._keys[key]}")
                self._keys[key] = name


@cache
def languages() -> tuple[str, ...]:
    """The codes of the languages that have messages, in alphabetical order."""
    folders = (folder for folder in files("fimbul.i18n").iterdir() if folder.is_dir())
    return tuple(
        sorted(
            folder.name
            for folder in folders
            if any(file.name.endswith(FLUENT) for file in folder.iterdir())
        )
    )


@cache
def messages(language: str) -> Messages:
    """Return the messages of ``language``, read once. Raises UnknownLanguage."""
    if language not in languages():
        raise UnknownLanguage(language, languages())
    folder = files("fimbul.i18n").joinpath(language)
    found = sorted(folder.iterdir(), key=lambda file: file.name)
    return Messages(
        language,
        {
            file.name: file.read_text(encoding="utf-8")
            for file in found
            if file.name.endswith(FLUENT)
        },
    )
