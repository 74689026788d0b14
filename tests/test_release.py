"""The parts of a release agree with the project: packages, workflows, container, citation."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from email import message_from_string
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
import typer.main

from fimbul.cli.app import app

if TYPE_CHECKING:
    from email.message import Message

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
VERSION: str = PROJECT["project"]["version"]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
CONTAINER = (ROOT / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
ADDRESS = "https://git.example.org/somebody/fimbul"


def metadata_of_a_build(folder: Path, repository: str) -> Message[str, str]:
    """Return the metadata of a package that is built with this FIMBUL_REPOSITORY."""
    subprocess.run(
        [sys.executable, "setup.py", "-q", "egg_info", "--egg-base", str(folder)],
        cwd=ROOT,
        env=os.environ | {"FIMBUL_REPOSITORY": repository, "FIMBUL_COMPILE": "0"},
        check=True,
    )
    return message_from_string((folder / "fimbul.egg-info" / "PKG-INFO").read_text("utf-8"))


def test_a_release_links_to_its_repository(tmp_path: Path) -> None:
    told = metadata_of_a_build(tmp_path, ADDRESS)
    urls = dict(text.split(", ") for text in told.get_all("Project-URL", []))
    assert urls["Source"] == ADDRESS
    assert all(url.startswith(ADDRESS) for url in urls.values())
    readme = str(told.get_payload())
    assert f"]({ADDRESS}/raw/v{VERSION}/docs/images/board-desktop.jpg)" in readme
    assert f"]({ADDRESS}/blob/v{VERSION}/docs/hosting.md)" in readme
    assert re.findall(r"\]\((?!https:)[^)]*\)", readme) == []


def test_a_build_without_a_repository_has_no_links(tmp_path: Path) -> None:
    told = metadata_of_a_build(tmp_path, "")
    assert told.get_all("Project-URL") is None
    assert str(told.get_payload()).strip() == (ROOT / "README.md").read_text("utf-8").strip()


def test_wheels_are_built_for_every_supported_python() -> None:
    named = re.findall(r"Python :: 3\.(\d+)", "\n".join(PROJECT["project"]["classifiers"]))
    assert PROJECT["tool"]["cibuildwheel"]["build"] == [f"cp3{minor}-*" for minor in named]


def read_yaml(path: Path) -> Any:
    return msgspec.yaml.decode(path.read_bytes())


def make_targets() -> set[str]:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))


def targets_made_in(script: str) -> set[str]:
    """Return the targets of the commands `make …` in a script, without its variables."""
    lines = re.findall(r"^make ([^\n]*)", script, re.MULTILINE)
    return {word for line in lines for word in line.split() if "=" not in word}


def serve_command() -> Any:
    group: Any = typer.main.get_command(app)
    return group.commands["serve"]


def variables_of_serve() -> set[str]:
    """Return the environment variables that `fimbul serve` reads its options from."""
    command = serve_command()
    prefix = command.context_settings["auto_envvar_prefix"]
    return {option.envvar or f"{prefix}_{option.name.upper()}" for option in command.params}


def instructions(word: str) -> list[str]:
    return re.findall(rf"^{word} +([^\n]+)", CONTAINER, re.MULTILINE)


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_workflows_run_existing_targets_with_pinned_actions(path: Path) -> None:
    jobs: dict[str, dict[str, Any]] = read_yaml(path)["jobs"]
    steps = [step for job in jobs.values() for step in job.get("steps", [])]
    assert all(set(job.get("needs", [])) <= set(jobs) for job in jobs.values())
    made = set().union(*(targets_made_in(step.get("run", "")) for step in steps))
    assert made <= make_targets()
    for action in (step["uses"] for step in steps if "uses" in step):
        assert re.search(r"@(v\d+(\.\d+)*|release/v\d+|[0-9a-f]{40})$", action), action


def test_only_a_pushed_tag_publishes() -> None:
    release = read_yaml(ROOT / ".github" / "workflows" / "release.yml")
    trusted = {
        name
        for name, job in release["jobs"].items()
        if "write" in job.get("permissions", {}).values()
    }
    assert trusted == {"publish", "publish-image", "publish-docs"}
    for name in trusted:
        assert release["jobs"][name]["if"] == "github.event_name == 'push'"
        assert "ci" in release["jobs"][name]["needs"]
    assert release["permissions"] == {"contents": "read"}


def test_the_container_is_built_from_existing_files() -> None:
    copied = [line.split()[:-1] for line in instructions("COPY") if "--from" not in line]
    assert copied
    assert all((ROOT / name).exists() for names in copied for name in names)
    made = set().union(*(targets_made_in(line) for line in instructions("RUN")))
    assert made == {"compiled-wheel"}
    assert made <= make_targets()


def test_the_container_serves_as_the_command_does() -> None:
    serve = serve_command()
    assert instructions("CMD")[-1] == f'["{serve.name}"]'
    port = serve.make_context("serve", []).params["port"]
    assert instructions("EXPOSE") == [str(port)]
    assert f"http://127.0.0.1:{port}/healthz" in CONTAINER
    named = dict(re.findall(r'\b(FIMBUL_[A-Z]+)="([^"]*)"', instructions("ENV")[0]))
    assert set(named) <= variables_of_serve()
    assert named["FIMBUL_HOST"] == "0.0.0.0"
    folder = instructions("VOLUME")[0]
    assert named["FIMBUL_DATABASE"].startswith(f"sqlite:///{folder}/")
    assert instructions("USER") == ["10001"]


def test_compose_starts_the_server_with_its_database() -> None:
    compose = read_yaml(ROOT / "compose.yaml")
    server, database = compose["services"]["server"], compose["services"]["database"]
    assert set(server["environment"]) <= variables_of_serve()
    assert server["ports"][0].endswith(f":{instructions('EXPOSE')[0]}")
    assert (ROOT / server["build"]["dockerfile"]).is_file()
    secret = "${POSTGRES_PASSWORD:?is not set}"
    user, name = (database["environment"][key] for key in ("POSTGRES_USER", "POSTGRES_DB"))
    address = f"postgresql://{user}:{secret}@database/{name}"
    assert server["environment"]["FIMBUL_DATABASE"] == address
    assert database["environment"]["POSTGRES_PASSWORD"] == secret
    assert {volume.split(":")[0] for volume in database["volumes"]} == set(compose["volumes"])


def test_the_citation_is_of_this_version_and_names_no_person() -> None:
    citation = read_yaml(ROOT / "CITATION.cff")
    assert citation["version"] == VERSION
    assert citation["license"] == PROJECT["project"]["license"]
    assert citation["authors"] == PROJECT["project"]["authors"]
