"""Which build of the rules runs: compiled by mypyc, or the same source as plain Python.

An installation has the plain rules, and the compiled ones beside them where a C compiler was found
when it was built; Python prefers those. The environment variable FIMBUL_RULES overrules it:
`plain` runs the plain ones, `compiled` fails where there are no others. The bots of the ladder are
compiled with the rules, into one library, and go with them.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from types import ModuleType
from typing import Final

VARIABLE: Final = "FIMBUL_RULES"
RULES: Final = "fimbul.rules"
BOTS: Final = "fimbul.bots"


class _PlainRules:
    """Finds the modules of the rules, and of the bots, among the sources alone."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not f"{name}.".startswith((f"{RULES}.", f"{BOTS}.")):
            return None
        for folder in path or ():
            found = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if found is not None:
                return found
        return None


class _CompiledRules:
    """Lets the rules be imported only where they are compiled."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != RULES:
            return None
        for folder in path or ():
            found = FileFinder(folder, (ExtensionFileLoader, EXTENSION_SUFFIXES)).find_spec(name)
            if found is not None and found.loader is not None:
                return found
        raise ImportError(f"{VARIABLE} asks for compiled rules, but they are not compiled here")


def choose_build() -> None:
    """Let FIMBUL_RULES decide which build is imported. Raises ``ValueError`` for another value."""
    wish = os.environ.get(VARIABLE, "")
    match wish:
        case "":
            pass
        case "plain":
            sys.meta_path.insert(0, _PlainRules)
        case "compiled":
            sys.meta_path.insert(0, _CompiledRules)
        case _:
            raise ValueError(f"{VARIABLE} must be plain, compiled or unset, not {wish!r}")
