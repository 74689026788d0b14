"""The project's files agree with each other and with the code."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import fimbul

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
EXTRAS.pop("bench")
"""The yardstick of the benchmark has a separate environment, neither locked nor shipped."""
FOR_US: Final = {"dev", "docs"}
"""Extras for the development of Fimbul; users do not install their packages."""
LARGEST_PICTURES: Final = 2_500_000
"""Bytes of all pictures of the README together."""
README = (ROOT / "README.md").read_text(encoding="utf-8")

# SPDX identifiers of licences that some packages write differently
SPDX = {
    "License :: OSI Approved :: Apache Software License": "Apache-2.0",
    "License :: OSI Approved :: BSD License": "BSD-3-Clause",
    "3-Clause BSD License": "BSD-3-Clause",
    "APL 2": "Apache-2.0",
    # SciPy gives the text of the licence in place of its name.
    "Copyright (c) 2001-2002 Enthought, Inc. 2003, SciPy Developers.": "BSD-3-Clause",
    "Apache 2.0": "Apache-2.0",
    "ISC License": "ISC",
    "License :: OSI Approved :: MIT License": "MIT",
    "MIT License": "MIT",
}


# Phrases that a reader stumbles over: a pattern, and what to write instead
STUMBLING_BLOCKS: Final = {
    r"\bso many(?:th)?\b(?! that\b)": "name the parameter, or write 'this many' or 'a number of'",
    r"\b(?:for|by|only|than) who (?!in\b)": "name the person: 'for a visitor who …', 'the holder'",
    r"\bwhat (?:came|comes|became|becomes) of\b": "write 'the result of' or 'the effect of'",
    r"\banew\b": "write 'again', or a verb with 're-'",
    r"\bmakes no odds\b|\bmay hope\b|\bof its own accord\b": "say plainly what happens",
    r"\btable of wood\b|\bpeople of clay\b": "use no metaphor",
    r"\bclans? of (?:the )?bots\b": "a clan belongs to the game; thrall and karl are bots",
    r"\bdef test_who(?:ever)?_": "name what must hold: 'test_a_player_who_…'",
}
PROSE: Final = ("src/fimbul", "docs", "web/src", "tests", "bench", "tools", "examples")
"""Folders whose code comments and pages must be easy to read."""


def locked_versions(lock: str = "requirements.lock") -> dict[str, str]:
    lines = (ROOT / lock).read_text(encoding="utf-8").splitlines()
    pins = [line.split(";")[0].strip(" \\").split("==") for line in lines if "==" in line]
    return {canonicalize_name(name): version for name, version in pins if not name.startswith(" ")}


def needed_by(requirements: list[str]) -> set[str]:
    """Return the names of required packages and, recursively, theirs, here and on Windows."""
    environments: list[dict[str, str]] = [
        {},
        {"sys_platform": "win32", "platform_system": "Windows"},
    ]
    found: set[tuple[str, str]] = set()
    waiting = [(Requirement(text), "") for text in requirements]
    while waiting:
        requirement, wanting = waiting.pop()
        name = canonicalize_name(requirement.name)
        marker = requirement.marker
        if marker and not any(marker.evaluate(e | {"extra": wanting}) for e in environments):
            continue
        for extra in {"", *requirement.extras}:
            if (name, extra) in found:
                continue
            found.add((name, extra))
            try:
                waiting += [(Requirement(text), extra) for text in metadata.requires(name) or []]
            except metadata.PackageNotFoundError:
                assert marker is not None, f"{name} is not installed"
    return {name for name, _ in found} - {"fimbul"}


def required_by_compiled_wheels() -> list[str]:
    """Return the requirements that setup.py adds to a compiled wheel."""
    for node in ast.parse((ROOT / "setup.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "RUNTIME":
            return list(ast.literal_eval(node.value))
    raise AssertionError("setup.py names no RUNTIME")


def licence_of(name: str) -> str:
    fields = metadata.metadata(name)
    licences: list[str] = fields.get_all("License-Expression") or fields.get_all("License") or []
    if not licences:
        licences = [c for c in fields.get_all("Classifier") or [] if c.startswith("License ::")]
    assert len(licences) == 1, f"{name} has licences {licences}"
    licence = licences[0].splitlines()[0]
    return SPDX.get(licence, licence)


def licence_on_npm(name: str) -> str:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    return str(lock["packages"][f"node_modules/{name}"]["license"])


def noticed_licences() -> tuple[dict[str, str], dict[str, str], dict[str, str]]:
    """Return the licences that NOTICE names, of Python packages, of the page and of the docs."""
    text = (ROOT / "NOTICE").read_text(encoding="utf-8")
    licence = r"[A-Za-z0-9.-]+(?: (?:AND|OR) [A-Za-z0-9.-]+)*"
    python, page, docs = (
        dict(re.findall(rf"^  ([@/a-z0-9-]+) +({licence})", part, re.MULTILINE))
        for part in re.split("The page in the browser carries|The documentation site", text)
    )
    return python, page, docs


def make_targets(text: str) -> set[str]:
    """Return the targets named on a separate command line or in backticks."""
    return set(re.findall(r"(?:^\s*|`)make ([a-z-]+)(?=[ `\n])", text, re.MULTILINE))


def test_the_version_is_the_same_everywhere() -> None:
    assert fimbul.__version__ == PROJECT["project"]["version"] == metadata.version("fimbul")


def test_the_rules_require_no_package() -> None:
    """A compiled wheel requires mypyc's runtime (setup.py), a plain one nothing."""
    assert "dependencies" in PROJECT["project"]["dynamic"]
    assert all("extra ==" in requirement for requirement in metadata.requires("fimbul") or [])


def test_the_changelog_has_an_unreleased_section() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert text.count("\n## [Unreleased]\n") == 1


def test_the_readme_example_runs() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
    assert blocks, "the README has no python example"
    for block in blocks:
        assert len(block.splitlines()) <= 12
        exec(compile(block, "README.md", "exec"), {"__name__": "readme"})


def test_every_picture_is_shown_and_its_text_says_what_it_shows() -> None:
    docs = ROOT / "docs"
    texts = [README, *(page.read_text(encoding="utf-8") for page in docs.glob("*.md"))]
    shown = {
        name: alt
        for text in texts
        for alt, name in re.findall(r"!\[([^]]*)\]\((?:docs/)?images/([^)]*)\)", text)
    }
    pictures = list((docs / "images").iterdir())
    assert {file.name for file in pictures} == set(shown)
    assert all(len(alt) > 30 for alt in shown.values())
    assert sum(file.stat().st_size for file in pictures) < LARGEST_PICTURES


@pytest.mark.parametrize("file", ["README.md", "CONTRIBUTING.md", ".ci/run"])
def test_every_make_command_in_the_docs_exists(file: str) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    named = make_targets((ROOT / file).read_text(encoding="utf-8"))
    assert named
    assert named <= targets


def test_ci_runs_only_targets_that_the_readme_names() -> None:
    assert make_targets((ROOT / ".ci" / "run").read_text(encoding="utf-8")) <= make_targets(README)


def test_every_file_in_the_package_is_shipped() -> None:
    package = ROOT / "src" / "fimbul"
    patterns = PROJECT["tool"]["setuptools"]["package-data"]["fimbul"]
    shipped = {p for pattern in patterns for p in package.glob(pattern) if p.is_file()}
    files = {
        path for path in package.rglob("*") if path.is_file() and path.suffix not in {".py", ".pyc"}
    }
    assert files == shipped


def test_every_folder_with_code_is_a_package() -> None:
    folders = {path.parent for path in (ROOT / "src" / "fimbul").rglob("*.py")}
    assert [folder for folder in folders if not (folder / "__init__.py").exists()] == []


def test_requests_of_tests_have_time_on_a_busy_machine() -> None:
    """httpx gives up after five seconds unless it is told otherwise."""
    hasty = [
        f"{file.relative_to(ROOT)}:{call.lineno}"
        for file in sorted((ROOT / "tests").rglob("*.py"))
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call)
        and ast.unparse(call.func).startswith("httpx.")
        and "trust_env" in {keyword.arg for keyword in call.keywords}
        and "timeout" not in {keyword.arg for keyword in call.keywords}
    ]
    assert not hasty


def test_the_lock_of_the_server_has_what_it_needs_and_nothing_else() -> None:
    found, all_of_them = locked_versions("tools/server.lock"), locked_versions()
    assert found.items() <= all_of_them.items()
    needed = needed_by(["fimbul[server]", *required_by_compiled_wheels()])
    assert needed <= set(found)
    named_for_us = {Requirement(text).name for extra in FOR_US | {"ray"} for text in EXTRAS[extra]}
    assert not set(found) & ({canonicalize_name(name) for name in named_for_us} - needed)
    text = (ROOT / "tools" / "server.lock").read_text(encoding="utf-8")
    assert len(found) == len(re.findall(r"^\S.*==[^\n]*\\\n +--hash=", text, re.MULTILINE))
    assert "://" not in text


def test_the_lock_names_no_host() -> None:
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(r"^-", text, re.MULTILINE)


def test_the_lock_of_the_page_names_no_registry() -> None:
    assert '"resolved"' not in (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert "node" in (ROOT / "tools" / "node.lock").read_text(encoding="utf-8")
    assert "://" not in (ROOT / "tools" / "node.lock").read_text(encoding="utf-8")


@pytest.mark.parametrize("extra", EXTRAS)
def test_the_lock_satisfies_every_extra(extra: str) -> None:
    versions = locked_versions()
    for requirement in map(Requirement, EXTRAS[extra]):
        if requirement.name != "fimbul":
            assert versions[canonicalize_name(requirement.name)] in requirement.specifier


def test_the_notice_lists_the_packages_of_extras_and_compiled_wheels() -> None:
    runtime = [text for extra, texts in EXTRAS.items() if extra not in FOR_US for text in texts]
    assert set(noticed_licences()[0]) == needed_by(runtime + required_by_compiled_wheels())


def test_the_notice_gives_the_right_licences() -> None:
    installed = {canonicalize_name(found.name) for found in metadata.distributions()}
    noticed = {k: v for k, v in noticed_licences()[0].items() if k in installed}
    assert noticed == {name: licence_of(name) for name in noticed}


def test_the_notice_names_the_licences_of_the_page() -> None:
    noticed = noticed_licences()[1]
    assert {name: licence_on_npm(name) for name in noticed} == noticed
    assert "svelte" in noticed


def test_the_notice_names_the_licences_of_the_docs() -> None:
    noticed = noticed_licences()[2]
    from_npm = {name for name in noticed if name.startswith("@")}
    assert from_npm == {"@mermaid-js/tiny"}
    assert set(noticed) - from_npm == {"furo", "sphinx"}
    for name, licence in noticed.items():
        assert licence == (licence_on_npm(name) if name in from_npm else licence_of(name))


def prose_files() -> Iterator[Path]:
    """Yield the sources and pages that people write; others are generated or recorded."""
    yield from (ROOT / name for name in ("README.md", "CONTRIBUTING.md", "Makefile", "setup.py"))
    recorded = (ROOT / "src/fimbul/server/web", ROOT / "web/src/generated")
    for folder in PROSE:
        for path in sorted((ROOT / folder).rglob("*")):
            is_written = path.suffix in {".py", ".ts", ".svelte", ".md", ".sh"}
            if is_written and not any(parent in recorded for parent in path.parents):
                yield path


def stumbles(text: str) -> Iterator[tuple[int, str, str]]:
    """Yield the line number, the phrase and the advice for each phrase to avoid."""
    for pattern, advice in STUMBLING_BLOCKS.items():
        for found in re.finditer(pattern, text, re.IGNORECASE):
            yield text.count("\n", 0, found.start()) + 1, found[0], advice


def test_sentences_are_plain_english() -> None:
    """CONTRIBUTING.md asks for plain English; this keeps the worst phrases out."""
    found = [
        f"{path.relative_to(ROOT)}:{line}: {phrase!r}: {advice}"
        for path in prose_files()
        if path != Path(__file__)
        for line, phrase, advice in stumbles(path.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "sentence",
    [
        "Judge so many games.",
        "Every so manyth game.",
        "Only for who holds a chair.",
        "What came of the games.",
        "def test_who_moves_is_back() -> None: ...",
    ],
)
def test_a_sentence_that_is_hard_to_read_is_found(sentence: str) -> None:
    assert list(stumbles(sentence))


def test_code_and_plain_sentences_are_left_alone() -> None:
    text = (
        "for who in people: ...\nThere are so many that it is slow.\nA player who moves is back.\n"
    )
    assert not list(stumbles(text))
