"""The examples in docs/hosting.md work with the programs they are for."""

from __future__ import annotations

import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from typer.main import get_command
from websockets.sync.client import connect

from fimbul.cli.app import app
from fimbul.cli.settings import Reader
from fimbul.i18n import messages
from fimbul.server.app import Settings
from fimbul.server.identity import SECURE_COOKIE
from tests.patience import PATIENCE
from tests.server.processes import free_port
from tests.server.running import Json, Running, Watching, running, wait_for

DOCS = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
NAME = "table.example.org"


def examples(language: str) -> list[str]:
    """The examples of a language in the docs."""
    return re.findall(rf"^```{language}\n(.*?)^```$", DOCS, re.MULTILINE | re.DOTALL)


def example(language: str) -> str:
    """The one example of a language in the docs."""
    (found,) = examples(language)
    return found


def program(name: str, package: str) -> str:
    """Return the path of a program; without it the test is skipped, or fails in CI."""
    path = os.environ["PATH"] + os.pathsep + "/usr/sbin"
    found = shutil.which(name, path=path)
    if found is None:
        missing = f"{name} is not installed (Debian, Ubuntu: apt install {package})"
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    return found


# --- nginx ----------------------------------------------------------------------------------------


@contextmanager
def nginx_before(server: Running, folder: Path) -> Iterator[int]:
    """Run nginx with the site of the docs in front of a server, and yield its TLS port.

    The other nginx examples of the docs are included, too.
    """
    openssl = program("openssl", "openssl")
    nginx = program("nginx", "nginx")
    port = free_port()
    key, certificate = folder / "site.key", folder / "site.pem"
    made = f"req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN={NAME}".split()
    made += ["-addext", f"subjectAltName=DNS:{NAME}", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run([openssl, *made], check=True, capture_output=True)
    site, *more = examples("nginx")
    for ours, theirs in {
        "listen 443": f"listen 127.0.0.1:{port}",
        f"/etc/ssl/{NAME}.pem": str(certificate),
        f"/etc/ssl/{NAME}.key": str(key),
        "http://127.0.0.1:8000": server.url,
    }.items():
        assert site.count(ours) == 1, ours
        site = site.replace(ours, theirs)
    (folder / "site.conf").write_text("\n".join((site, *more)), encoding="utf-8")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    scratch = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    whole = folder / "nginx.conf"
    whole.write_text(
        ("user root;\n" if os.geteuid() == 0 else "")
        + f"daemon off; worker_processes 1; pid {folder}/pid; error_log {folder}/errors;\n"
        + f"events {{}}\nhttp {{ access_log off;\n{scratch} include {folder}/site.conf; }}\n",
        encoding="utf-8",
    )
    start = [nginx, "-e", str(folder / "errors"), "-c", str(whole)]
    tried = subprocess.run([*start, "-t"], capture_output=True, text=True, check=False)
    assert tried.returncode == 0, tried.stderr
    assert "[emerg]" not in tried.stderr
    with subprocess.Popen(start, stdin=subprocess.DEVNULL) as process:
        try:
            wait_for(lambda: _is_listening(port))
            yield port
        finally:
            process.terminate()
            process.wait(PATIENCE)


def test_the_site_of_the_docs_passes_a_game_through(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'x.sqlite'}", is_limited=False, hosts=(NAME,))
    trusting = ssl.create_default_context()
    with (
        running(tmp_path, settings=settings, proxy_headers=True) as server,
        nginx_before(server, tmp_path) as port,
    ):
        trusting.load_verify_locations(tmp_path / "site.pem")
        with httpx.Client(
            base_url=f"https://127.0.0.1:{port}",
            headers={"Host": NAME, "Origin": f"https://{NAME}"},
            verify=trusting,
            timeout=PATIENCE,
            trust_env=False,
        ) as visitor:

            def post(path: str, body: Json) -> httpx.Response:
                extensions = {"sni_hostname": NAME}
                return visitor.post(f"/api{path}", json=body, extensions=extensions)

            options = {"players": 2, "drafts_first_age": False, "seats": "as-seated"}
            begun: Json = {"options": options, "name": "Ask", "bots": ["random"], "starts": True}
            made = post("/tables", begun)
            assert made.status_code == 201, made.text
            cookie = made.cookies[SECURE_COOKIE]
            assert "secure" in made.headers["set-cookie"].lower()
            table = made.json()["table"]
            with connect(
                f"wss://{NAME}/api/tables/{table}/stream?seat=0&after=0",
                sock=_connected(port),
                ssl=trusting,
                additional_headers={"Cookie": f"{SECURE_COOKIE}={cookie}"},
                open_timeout=PATIENCE,
                proxy=None,
            ) as connection:
                watching = Watching(connection)
                news = watching.news()
                while 0 not in news["view"]["decision"]["seats"]:
                    news = watching.news()
                body = {"seat": 0, "decision": news["decision"], "move": "pass"}
                moved = post(f"/tables/{table}/moves", body)
                assert moved.status_code == 200, moved.text
                watching.until(moved.json()["seq"])
            answer = visitor.get("/metrics", extensions={"sni_hostname": NAME})
            assert answer.status_code == 404, "not for those outside"


def _is_listening(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def _connected(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)


# --- systemd, TOML, Prometheus --------------------------------------------------------------------


def test_the_unit_of_the_docs_is_one_for_systemd(tmp_path: Path) -> None:
    analyze = program("systemd-analyze", "systemd")
    unit = example("ini")
    installed = "/opt/fimbul/bin/fimbul"
    assert unit.count(installed) == 1
    file = tmp_path / "fimbul.service"
    file.write_text(
        unit.replace(installed, str(Path(sys.executable).with_name("fimbul"))), encoding="utf-8"
    )
    done = subprocess.run(
        [analyze, "--no-pager", "--man=no", "verify", str(file)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "SYSTEMD_LOG_LEVEL": "warning"},
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_command_of_the_unit_is_understood() -> None:
    (line,) = re.findall(r"^ExecStart=\S+/fimbul serve (.*)$", example("ini"), re.MULTILINE)
    given = get_command(app).commands["serve"].make_context("serve", line.split()).params  # type: ignore[attr-defined]
    assert (given["behind_proxy"], given["allowed_host"]) == (True, [NAME])


def test_the_settings_file_of_the_docs_is_understood(tmp_path: Path) -> None:
    file = tmp_path / "fimbul.toml"
    file.write_text(example("toml"), encoding="utf-8")
    assert Reader(file, messages("en")).read()["allowed-host"] == [NAME]
