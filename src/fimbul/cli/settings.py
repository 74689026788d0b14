"""The settings file: a TOML file with options of `fimbul serve`.

Its keys are the long names of the options. Other commands use the options that they share with
`serve`, such as the database. Flags take precedence over the environment, which takes precedence
over the file.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Final,
    get_args,
    get_origin,
    get_type_hints,
)

import typer
from platformdirs import user_config_path
from typer.main import get_command

from fimbul.cli.terminal import close_to, fail, speak
from fimbul.cli.text.saving import reason_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fimbul.i18n import Messages

NAME: Final = "fimbul.toml"
SYSTEM: Final = Path("/etc") / NAME
NOT_IN_FILES: Final = ("config", "help")


def settings_file() -> Path | None:
    """The settings file of the user, or else of the machine; None if there is neither."""
    own = user_config_path("fimbul", appauthor=False) / NAME
    return next((path for path in (own, SYSTEM) if path.is_file()), None)


def take(context: typer.Context, file: Path | None) -> Path | None:
    """Take the defaults of a command, or of the commands of a group, from a settings file.

    By default it is the user's or the machine's. Exits with 2, naming the key and its line, for an
    unknown key or a wrong value.
    """
    found = file or settings_file()
    if found is None or context.resilient_parsing:
        return file
    given = Reader(found, speak(None)).read()
    commands = getattr(context.command, "commands", None)
    if commands is None:
        context.default_map = _defaults(context.command, given)
    else:
        context.default_map = {
            name: _defaults(command, given) for name, command in commands.items()
        }
    return found


ConfigOption = Annotated[
    Path | None,
    typer.Option(
        "--config",
        help=f"A settings file. Default: {NAME} in your configuration folder, or {SYSTEM}.",
        envvar="FIMBUL_CONFIG",
        is_eager=True,
        callback=take,
        show_default=False,
    ),
]


def _defaults(command: Any, given: Mapping[str, object]) -> dict[str, Any]:
    """The values in ``given`` for the options of a command, by the names of its parameters."""
    return {param.name: given[key] for key, param in _options(command).items() if key in given}


def _options(command: Any) -> dict[str, Any]:
    """The options of a command by their long names."""
    named = {max(param.opts, key=len).lstrip("-"): param for param in command.params}
    return {name: param for name, param in named.items() if name not in NOT_IN_FILES}


class Reader:
    """Reads and checks a settings file; reports mistakes with the messages of a language."""

    def __init__(self, file: Path, own: Messages) -> None:
        self._file = file
        self._own = own
        self._text = ""

    def read(self) -> dict[str, object]:
        """The contents of the file, checked. Exits with 2 if something is wrong."""
        from fimbul.cli.app import app
        from fimbul.cli.serve import serve

        command = get_command(app).commands["serve"]  # type: ignore[attr-defined]
        options, hints = _options(command), get_type_hints(serve)
        given = self._load()
        for key, value in given.items():
            if key not in options:
                self._refuse("settings-unknown", key, close_to(key, options))
            param = options[key]
            kind = _kind_of(hints[param.name])
            if not _is_of(kind, value):
                self._refuse("settings-wrong-kind", key, kind=kind)
            try:
                param.process_value(typer.Context(command), value)
            except typer.BadParameter as error:
                self._refuse("settings-refused", key, reason=error.message)
        return given

    def _load(self) -> dict[str, object]:
        named = {"file": str(self._file)}
        try:
            self._text = self._file.read_text(encoding="utf-8")
            return tomllib.loads(self._text)
        except tomllib.TOMLDecodeError as error:
            fail(self._own, self._own.text("settings-malformed", **named, reason=str(error)))
        except (OSError, UnicodeDecodeError) as error:
            fail(self._own, self._own.text("settings-unreadable", **named, reason=reason_of(error)))

    def _refuse(
        self, message: str, key: str, suggestions: list[str] | None = None, **more: str
    ) -> Any:
        line = str(_line_of(self._text, key))
        told = self._own.text(message, file=str(self._file), line=line, key=key, **more)
        fail(self._own, told, suggestions or ())


def _line_of(text: str, key: str) -> int:
    """The number of the line with this top-level key."""
    name = rf"[\"']?{re.escape(key)}[\"']?"
    found = re.search(rf"^[ \t]*(?:{name}[ \t]*[=.]|\[+[ \t]*{name})", text, re.MULTILINE)
    return text.count("\n", 0, found.start()) + 1 if found else 1


def _kind_of(hint: Any) -> str:
    """The type of an option: "switch", "number", "list" (of texts) or "text"."""
    choices = [choice for choice in get_args(hint) or (hint,) if choice is not type(None)]
    kinds = {bool: "switch", int: "number"}
    if any(get_origin(choice) is list for choice in (hint, *choices)):
        return "list"
    return kinds.get(choices[0], "text")


def _is_of(kind: str, value: object) -> bool:
    match kind:
        case "switch":
            return isinstance(value, bool)
        case "number":
            return isinstance(value, int) and not isinstance(value, bool)
        case "list":
            return isinstance(value, list) and all(isinstance(each, str) for each in value)
    return isinstance(value, str)
