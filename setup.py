"""The part of the build that pyproject.toml cannot express: compiled rules and project links.

The environment variable FIMBUL_COMPILE decides whether mypyc compiles rules and bots: `1` compiles
and fails if that is impossible, `0` leaves them plain, and unset compiles if mypy and a C compiler
are found. An editable install is plain unless the value is `1`.

FIMBUL_REPOSITORY is the address of the repository that a release comes from, such as
`https://github.com/OWNER/fimbul`. The release workflow knows it; with it a package has project
links, and the README's own links and pictures are absolute, as PyPI needs them. Without it there
are no links.
"""

from __future__ import annotations

import ast
import os
import re
import shlex
import shutil
import sys
import sysconfig
import tomllib
from importlib.util import find_spec
from inspect import cleandoc
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from setuptools import setup

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from setuptools import Extension

    Documented = ast.Module | ast.ClassDef | ast.FunctionDef

SOURCE = Path("src")
RULES = SOURCE / "fimbul" / "rules"
BOTS = SOURCE / "fimbul" / "bots"
"""The bots, a package each, are compiled too, because searches need the speed."""
NEVER_COMPILED = {
    *(RULES / "shapes.py", RULES / "native.py"),
    *BOTS.glob("*/choose.py"),
    *BOTS.glob("skald/*.py"),
}
"""The types of plain data, whose annotations the API reference needs at run time; the types of the
plain rules; the classes of bots, since no interpreted class can derive from a compiled one; and the
bot that needs numpy."""
COMPILER_SEES = ["--config-file=", "--always-true=COMPILING"]
"""Options for the mypy inside mypyc, which select the native types of `fimbul.rules.native`."""
RUNTIME = ["librt>=0.16", "mypy_extensions>=1.1"]
"""Requirements of compiled rules: mypyc's runtime, with the arrays of `fimbul.rules.native`."""
IS_WINDOWS = sys.platform == "win32"
FOR_SPEED = [] if IS_WINDOWS else ["-fno-semantic-interposition", "-fvisibility=hidden"]
"""Let the C compiler inline the rules' functions into one another (gcc and clang support both)."""
FOR_SAMENESS = ["/fp:precise"] if IS_WINDOWS else ["-ffp-contract=off"]
"""Forbid fused multiply-add, so that bots compute the same values on every processor."""
# What mypyc writes for a function, a class, a property and a module, up to where a docstring fits.
FUNCTION = re.compile(
    r"(?P<before>\(PyCFunction\)CPyPy_(?P<name>\w+),\s*METH_[\w| ]+, "
    r'PyDoc_STR\("(?:[^"\\]|\\.)*)(?P<after>"\))'
)
CLASS = re.compile(
    r"(?P<before>CPyType_(?P<name>\w+)_template_ = \{[^}]*?"
    r'PyDoc_STR\("(?:[^"\\]|\\.)*)(?P<after>"\))'
)
PROPERTY = re.compile(
    r'(?P<before>\{"(?P<name>\w+)",\s*\(getter\)(?P<owner>\w+)_get_(?P=name),'
    r"\s*(?:NULL|\(setter\)\w+),\s*)NULL, NULL\},"
)
MODULE = re.compile(r'(?P<before>"(?P<name>[\w.]+)",\s*)NULL(?P<after>, /\* docstring \*/)')
BUILDING = {"bdist_wheel", "build", "build_ext", "install"}
BUILDING_EDITABLE = {"editable_wheel", "develop"}


def has_compiler() -> bool:
    """Whether a C compiler and Python's headers are found; always false on Windows."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return bool(command) and shutil.which(shlex.split(command)[0]) is not None and headers.exists()


def may_compile() -> bool:
    """Whether a wheel that is built here has compiled rules, by FIMBUL_COMPILE.

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
    """Whether this run of setup.py builds something with compiled rules."""
    commands = set(sys.argv[1:])
    is_asked = os.environ.get("FIMBUL_COMPILE") == "1"
    return may_compile() and bool(
        commands & (BUILDING | BUILDING_EDITABLE if is_asked else BUILDING)
    )


def docstrings(modules: Iterable[Path]) -> dict[str, str]:
    """Return the docstrings of modules, classes and functions, by every name mypyc may use in C.

    It joins the parts of a name by `___` and leaves out packages if that is not ambiguous.
    """
    found: dict[str, str] = {}
    for path in modules:
        parts = path.relative_to(SOURCE).with_suffix("").parts
        module = [part for part in parts if part != "__init__"]
        for name, text in documented(ast.parse(path.read_text("utf-8")), []):
            for start in range(len(module)):
                key = "___".join([*module[start:], *name])
                # Two of the same name: no docstring is better than a wrong one.
                found[key] = text if key not in found else ""
    return {key: text for key, text in found.items() if text}


def documented(node: Documented, name: list[str]) -> Iterator[tuple[list[str], str]]:
    """Yield the docstrings of a module by name, with those of attributes set in `__init__`."""
    yield name, ast.get_docstring(node) or ""
    for statement, after in pairwise([*node.body, ast.Pass()]):
        if isinstance(statement, ast.ClassDef | ast.FunctionDef):
            yield from documented(statement, [*name, statement.name])
        elif name[-1:] == ["__init__"] and isinstance(statement, ast.Assign | ast.AnnAssign):
            target = statement.targets[0] if isinstance(statement, ast.Assign) else statement.target
            match target, after:
                case ast.Attribute(attr=attribute), ast.Expr(value=ast.Constant(value=str(text))):
                    yield [*name[:-1], attribute], cleandoc(text)


def as_c(text: str) -> str:
    """Return a text escaped for a string literal in C."""
    plain = set(range(32, 127)) - set(b'"\\?')
    return "".join(chr(byte) if byte in plain else f"\\{byte:03o}" for byte in text.encode())


def with_docstrings(source: str, texts: Mapping[str, str]) -> str:
    """Return C that mypyc wrote with the docstrings added that it leaves out.

    Where a docstring finds no place, help() says less; nothing else changes.
    """

    def add(match: re.Match[str]) -> str:
        return f"{match['before']}{as_c(texts.get(match['name'], ''))}{match['after']}"

    def add_to_property(match: re.Match[str]) -> str:
        text = texts.get(f"{match['owner']}___{match['name']}", "")
        return f'{match["before"]}"{as_c(text)}", NULL}},' if text else match[0]

    def add_to_module(match: re.Match[str]) -> str:
        text = texts.get(match["name"].replace(".", "___"), "")
        return f'{match["before"]}"{as_c(text)}"{match["after"]}' if text else match[0]

    for pattern in (FUNCTION, CLASS):
        source = pattern.sub(add, source)
    return MODULE.sub(add_to_module, PROPERTY.sub(add_to_property, source))


def extensions() -> list[Extension]:
    """Return the extension modules of the compiled rules and bots, or none for the plain ones."""
    if not should_compile():
        return []
    from mypyc.build import mypycify

    sources = [*RULES.rglob("*.py"), *BOTS.glob("*/*.py")]
    modules = [path for path in sorted(sources) if path not in NEVER_COMPILED]
    built = mypycify([*COMPILER_SEES, *(str(path) for path in modules)], opt_level="3")
    texts = docstrings(modules)
    for extension in built:
        for file in map(Path, extension.sources):
            before = file.read_text("utf-8")
            after = with_docstrings(before, texts)
            if after != before:
                file.write_text(after, "utf-8")
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
    # Commands other than those that build a wheel ask for its requirements, too.
    install_requires=RUNTIME if may_compile() else [],
    long_description=readme(*where),
    long_description_content_type="text/markdown",
    project_urls=project_urls(*where),
)
