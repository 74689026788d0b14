"""The part of the build that pyproject.toml cannot say: the compiled rules, and where we live.

The environment variable FIMBUL_COMPILE decides whether mypyc compiles rules and bots: `1` compiles
and fails where that is impossible, `0` leaves the rules plain, and unset compiles when mypy and a C
compiler are at hand. An editable install is plain unless `1` asks otherwise.

FIMBUL_REPOSITORY is the address of the repository that a release comes from, such as
`https://github.com/OWNER/fimbul`. The release workflow knows it; with it a package has project
links, and the README's own links and pictures are absolute, as PyPI needs them. Without it there
are none, since no other address would be true.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
import sysconfig
import tomllib
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
IS_WINDOWS = sys.platform == "win32"
FOR_SPEED = [] if IS_WINDOWS else ["-fno-semantic-interposition", "-fvisibility=hidden"]
"""Let the C compiler inline the rules' functions into one another (gcc and clang know both)."""
FOR_SAMENESS = ["/fp:precise"] if IS_WINDOWS else ["-ffp-contract=off"]
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


def project_urls(repository: str, tag: str) -> dict[str, str]:
    """Return the links that PyPI shows; none where the repository is unknown."""
    if not repository:
        return {}
    return {
        "Source": repository,
        "Documentation": f"{repository}/tree/{tag}/docs",
        "Changelog": f"{repository}/blob/{tag}/CHANGELOG.md",
        "Issues": f"{repository}/issues",
    }


def readme(repository: str, tag: str) -> str:
    """Return the README, its links to files of the repository absolute where that is known."""
    text = Path("README.md").read_text(encoding="utf-8")
    if not repository:
        return text

    def absolute(link: re.Match[str]) -> str:
        folder = "raw" if link["picture"] else "blob"
        return f"{link['picture']}{link['words']}({repository}/{folder}/{tag}/{link['file']})"

    local = r"(?P<picture>!?)(?P<words>\[[^]]*\])\((?![a-z]+:|#)(?P<file>[^)]+)\)"
    return re.sub(local, absolute, text)


version = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
where = os.environ.get("FIMBUL_REPOSITORY", "").rstrip("/"), f"v{version}"
setup(
    ext_modules=extensions(),
    # What a wheel requires is asked for by other commands than those that build it.
    install_requires=RUNTIME if may_compile() else [],
    long_description=readme(*where),
    long_description_content_type="text/markdown",
    project_urls=project_urls(*where),
)
