"""The part of the build that pyproject.toml cannot say: compiling rules and bots with mypyc.

The environment variable FIMBUL_COMPILE decides: `1` compiles and fails where that is impossible,
`0` leaves the rules plain, and unset compiles when mypy and a C compiler are at hand. An editable
install is plain unless `1` asks otherwise.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from setuptools import setup

if TYPE_CHECKING:
    from setuptools import Extension

RULES = Path("src/fimbul/rules")
BOTS = Path("src/fimbul/bots")
"""Compiled are the clans, each a package of its own: searches live on what they cost."""
NEVER_COMPILED = {RULES / "shapes.py", RULES / "native.py", *BOTS.glob("*/choose.py")}
"""Types alone, whose annotations the server's reference needs; what the plain rules run on; and the
bots' own classes: nobody's class could derive from compiled ones."""
COMPILER_SEES = ["--config-file=", "--always-true=COMPILING"]
"""Options for the mypy inside mypyc: the types of `fimbul.rules.native`."""
RUNTIME = ["librt>=0.16", "mypy_extensions>=1.1"]
"""What compiled rules need: the arrays of `fimbul.rules.native`."""
FOR_SPEED = ["-fno-semantic-interposition", "-fvisibility=hidden"]
"""Let the C compiler inline the rules' functions into one another (gcc and clang know both)."""
FOR_SAMENESS = ["-ffp-contract=off"]
"""No a * b + c in one rounding, where a processor can: bots must judge the same everywhere."""
BUILDING = {"bdist_wheel", "build", "build_ext", "install"}
BUILDING_EDITABLE = {"editable_wheel", "develop"}


def has_compiler() -> bool:
    """Whether a C compiler and Python's headers are found; on Windows, never."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return bool(command) and shutil.which(shlex.split(command)[0]) is not None and headers.exists()


def may_compile() -> bool:
    """Whether a wheel that is built here holds compiled rules, by FIMBUL_COMPILE.

    Raises SystemExit for an unknown value of it.
    """
    wish = os.environ.get("FIMBUL_COMPILE", "")
    match wish:
        case "0":
            return False
        case "1":
            return True
        case "":
            return find_spec("mypyc") is not None and has_compiler()
        case _:
            raise SystemExit(f"FIMBUL_COMPILE must be 0, 1 or unset, not {wish!r}")


def should_compile() -> bool:
    """Whether this run of setup.py builds something that is to hold compiled rules."""
    commands = set(sys.argv[1:])
    is_asked = os.environ.get("FIMBUL_COMPILE") == "1"
    return may_compile() and bool(
        commands & (BUILDING | BUILDING_EDITABLE if is_asked else BUILDING)
    )


def extensions() -> list[Extension]:
    """Return the extension modules of the compiled rules and bots, or none for the plain ones."""
    if not should_compile():
        return []
    from mypyc.build import mypycify

    sources = [*RULES.rglob("*.py"), *BOTS.glob("*/*.py")]
    modules = [path for path in sorted(sources) if path not in NEVER_COMPILED]
    built = mypycify([*COMPILER_SEES, *(str(path) for path in modules)], opt_level="3")
    for extension in built:
        # Not +=: they all share one list.
        extension.extra_compile_args = [
            *extension.extra_compile_args,
            *FOR_SPEED,
            *FOR_SAMENESS,
        ]
    return built


# What a wheel requires is asked for by other commands than those that build it.
setup(ext_modules=extensions(), install_requires=RUNTIME if may_compile() else [])
