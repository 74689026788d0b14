"""What every test run shares: which build of the rules it is about, fixed seeds, databases."""

from __future__ import annotations

import gc
import os
import pkgutil
import shutil
import signal
from collections.abc import Generator
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import httpx._transports.default
import pytest
import typer.testing
from hypothesis import settings

pytest_plugins = ["tests.postgres"]

BOT_PACKAGES = ("sense", "thrall", "karl", "jarl", "norn")
"""The packages of bots, which are compiled with the rules."""
NEVER_COMPILED = {
    "fimbul.rules.shapes",
    "fimbul.rules.native",
    *(f"fimbul.bots.{name}.choose" for name in BOT_PACKAGES),
}
"""The modules of both that run as they are in both builds."""

# Commands read no settings of this machine: this file is empty everywhere.
os.environ["FIMBUL_CONFIG"] = os.devnull

# Databases of tests sync each commit to the disk, which takes longer than the rest of a move. In
# memory it takes no time, and what a killed process wrote is still there.
MEMORY = Path("/dev/shm")
SPACE = 4 << 30
"""Bytes that must be free in memory; some containers have very few."""
if (
    MEMORY.is_dir()
    and shutil.disk_usage(MEMORY).free >= SPACE
    and not os.statvfs(MEMORY).f_flag & os.ST_NOEXEC
):
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))

# Every httpx client reads the certificates of all authorities, which takes longer than most
# requests. Nearly all servers here use plain HTTP, so read the certificates once.
httpx._transports.default.create_ssl_context = cache(httpx._transports.default.create_ssl_context)  # type: ignore[attr-defined]

# Each run of a command in a test would read the signatures of all commands, which takes longer
# than most commands.
typer.testing._get_command = cache(typer.testing._get_command)  # type: ignore[attr-defined]

# The same examples on every machine; `--hypothesis-profile=explore` looks for new ones.
settings.register_profile("fixed", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("explore", max_examples=1_000, deadline=None, print_blob=True)
settings.load_profile("fixed")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--expect-rules",
        choices=("plain", "compiled"),
        help="stop unless all of fimbul.rules is of this build",
    )


def pytest_configure(config: pytest.Config) -> None:
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        # Some tests need Ctrl-C, which is ignored in processes started in the background, as in CI.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    expected = config.getoption("--expect-rules")
    if expected is None:
        return
    builds = build_of_rules_modules()
    if "fimbul.rules.game" not in builds:
        raise pytest.UsageError("there is no module fimbul.rules.game to test")
    others = sorted(name for name, build in builds.items() if build != expected)
    if others:
        raise pytest.UsageError(f"expected {expected} rules, but these are not: {others}")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The backend of the tests that are marked with `anyio`."""
    return "asyncio"


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for no garbage meanwhile, nor later in what is there then: half a million objects."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the longest tests first, those in a browser, so that no core waits for them at the end.

    A worker gets them as one block, and idle workers steal from the others, so that few browsers
    and few servers are started.
    """
    items.sort(key=lambda item: "tests/web/" not in item.nodeid)


def pytest_report_header() -> str:
    builds = sorted(set(build_of_rules_modules().values()))
    return f"fimbul.rules: {' and '.join(builds) or 'absent'}"


def build_of_rules_modules() -> dict[str, str]:
    """Return for every module of the rules and of the bots with code in it how it is built."""
    names = []
    for package in ("fimbul.rules", *(f"fimbul.bots.{name}" for name in BOT_PACKAGES)):
        rules = find_spec(package)
        if rules is None:
            return {}
        names.append(package)
        for folder in rules.submodule_search_locations or []:
            names += [found.name for found in pkgutil.walk_packages([folder], f"{package}.")]
    builds = {}
    for name in names:
        if name in NEVER_COMPILED:
            continue
        spec = find_spec(name)
        assert spec is not None
        is_compiled = (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))
        builds[name] = "compiled" if is_compiled else "plain"
    return builds
