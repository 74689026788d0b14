"""Finding a bot by its name: of the ladder, ``my_bot.py:MyBot``, or of an installed package.

An installed package offers its bots as entry points of the group ``fimbul.bots``.
"""

import importlib.util
import inspect
import sys
import zlib
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Final, NoReturn

from fimbul.bots.faults import fault_of
from fimbul.bots.protocol import Bot, BotClass
from fimbul.bots.registry import BOT_NAMES, LADDER, NAMED_BOTS, UnknownBot

GROUP: Final = "fimbul.bots"
_FILE: Final = ".py"


def find_bot(called: str) -> BotClass:
    """The class of the bot with this name.

    Runs the code of a file or of an installed package. Raises ``UnknownBot``, whose code says
    what is wrong: ``unknown-bot``, ``bot-file-missing``, ``bot-file-broken``,
    ``bot-class-missing``, ``bot-class-unnamed``, ``bot-protocol``.
    """
    if called in LADDER:
        return LADDER[called]
    if is_in_file(called):
        file, _, name = called.rpartition(":") if not called.endswith(_FILE) else (called, "", "")
        return _from_file(called, file, name)
    installed = installed_bots()
    if called not in installed:
        known = ", ".join((*BOT_NAMES, *installed))
        message = f"there is no bot {called!r}; known: {known}"
        refuse("unknown-bot", message, bot=called, known=known)
    return _loaded(called, installed[called])


def is_in_file(called: str) -> bool:
    """Whether this names a file, with or without a class."""
    return called.endswith(_FILE) or called.rpartition(":")[0].endswith(_FILE)


def installed_bots() -> dict[str, EntryPoint]:
    """The bots of installed packages by name; a name of the ladder cannot be taken."""
    found = entry_points(group=GROUP)
    return {entry.name: entry for entry in found if entry.name not in LADDER}


@cache
def bots_here() -> tuple[str, ...]:
    """The names of the bots of this package that can play here, the weakest first.

    These are the ladder and, where it is installed with numpy, skald.
    """
    others = installed_bots() if importlib.util.find_spec("numpy") else {}
    return tuple(name for name in NAMED_BOTS if name in LADDER or name in others)


def refuse(code: str, message: str, **words: str) -> NoReturn:
    """Raise an ``UnknownBot``."""
    raise UnknownBot(code, message, words)


def _from_file(called: str, file: str, name: str) -> BotClass:
    path = Path(file)
    if not path.is_file():
        refuse("bot-file-missing", f"there is no file {file}", bot=called, file=file)
    module = _module_of(called, path)
    bots = [
        key
        for key, found in vars(module).items()
        if isinstance(found, type)
        and issubclass(found, Bot)
        and found.__module__ == module.__name__
    ]
    known = ", ".join(bots) or "-"
    if not name:
        message = f"name the class: {file}:CLASS; it has: {known}"
        refuse("bot-class-unnamed", message, bot=called, file=file, known=known)
    if not hasattr(module, name):
        message = f"{file} has no class {name}; it has: {known}"
        refuse("bot-class-missing", message, bot=called, file=file, name=name, known=known)
    return checked(called, getattr(module, name))


def _module_of(called: str, path: Path) -> ModuleType:
    """The module in a file. It runs once per process and can import the files beside it."""
    whole = path.resolve()
    name = f"fimbul_bot_{whole.stem}_{zlib.crc32(str(whole).encode()):x}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, whole)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    if str(whole.parent) not in sys.path:
        sys.path.append(str(whole.parent))
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        reason = str(fault_of(error))
        message = f"{path} does not run: {reason}"
        words = {"bot": called, "file": str(path), "reason": reason}
        raise UnknownBot("bot-file-broken", message, words) from error
    return module


def _loaded(called: str, entry: EntryPoint) -> BotClass:
    try:
        found = entry.load()
    except Exception as error:
        reason = str(fault_of(error))
        message = f"{entry.value} cannot be loaded: {reason}"
        words = {"bot": called, "file": entry.value, "reason": reason}
        raise UnknownBot("bot-file-broken", message, words) from error
    return checked(called, found)


def checked(called: str, found: object) -> BotClass:
    """The class, if it is a bot. Raises ``UnknownBot`` with the code ``bot-protocol`` otherwise."""
    reason = _fault_of(found)
    if reason:
        refuse("bot-protocol", f"{called} is no bot: {reason}", bot=called, reason=reason)
    assert callable(found)
    return found


def _fault_of(found: object) -> str:
    """Why something is not the class of a bot; "" if it is."""
    if not isinstance(found, type) or not issubclass(found, Bot):
        return "class … (fimbul.bots.Bot)"
    if inspect.isabstract(found):
        return f"def {', '.join(sorted(found.__abstractmethods__))}(…)"
    for method, expected in (
        ("__init__", "(self, rng)"),
        ("choose", "(self, view, decision, budget)"),
        ("advise", "(self, view, decision, budget)"),
    ):
        arguments = expected.count(",") + 1
        try:
            inspect.signature(getattr(found, method)).bind(*range(arguments))
        except TypeError:
            return f"def {method}{expected}"
    return ""
