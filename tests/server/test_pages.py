"""How the files of the page are handed out: kept as long as they may be, as small as can be."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from fimbul.server import pages
from tests.server.running import Running

HTML = "<!doctype html><title>Fimbul</title>"
SCRIPT = "console.log('saga');" * 100


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a small page in it, as the build would leave it."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(HTML)
    (tmp_path / "index.html.br").write_bytes(b"br of the page")
    (tmp_path / "manifest.webmanifest").write_text("{}")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "notes.md").write_text("not for you")
    assets = tmp_path / "assets"
    (assets / "index-x.js").write_text(SCRIPT)
    (assets / "index-x.js.gz").write_bytes(b"gz of the script")
    (assets / "index-x.css").write_text("body {}")
    (assets / "a.woff2").write_bytes(b"font")
    monkeypatch.setattr(pages, "FOLDER", tmp_path)
    return tmp_path


@pytest.fixture
def browser(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, trust_env=False) as client:
        client.headers["Accept-Encoding"] = "identity"
        yield client


@pytest.mark.parametrize("path", ["/", "/table/x", "/table/x/room", "/rules", "/rules/P6"])
def test_every_address_of_the_page_is_one_file(web: Path, browser: httpx.Client, path: str) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.text) == (200, HTML)
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert answer.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "media_type"),
    [
        ("/assets/index-x.js", "text/javascript; charset=utf-8"),
        ("/assets/index-x.css", "text/css; charset=utf-8"),
        ("/assets/a.woff2", "font/woff2"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icon.svg", "image/svg+xml"),
    ],
)
def test_a_file_says_what_it_is_and_how_long_it_lasts(
    web: Path, browser: httpx.Client, path: str, media_type: str
) -> None:
    answer = browser.get(path)
    assert answer.status_code == 200
    assert answer.headers["Content-Type"] == media_type
    is_for_good = "immutable" in answer.headers["Cache-Control"]
    assert is_for_good == path.startswith("/assets/")
    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]


@pytest.mark.parametrize(
    "path",
    [
        "/notes.md",
        "/index.html.br",
        "/assets/index-x.js.gz",
        "/assets/nothing.js",
        "/assets/",
        "/assets",
        "/nothing",
        "/.hidden.js",
    ],
)
def test_nothing_else_is_handed_out(web: Path, browser: httpx.Client, path: str) -> None:
    answer = browser.get(path)
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "not-found"


@pytest.mark.parametrize(
    ("path", "accepted", "encoding", "body"),
    [
        ("/", "gzip, deflate, br", "br", b"br of the page"),
        ("/", "gzip", None, HTML.encode()),
        ("/", "br;q=0, gzip;q=0.5", None, HTML.encode()),
        ("/", "br;q=0.001", "br", b"br of the page"),
        ("/assets/index-x.js", "br, gzip", "gzip", b"gz of the script"),
        ("/assets/index-x.js", "", None, SCRIPT.encode()),
    ],
)
def test_a_browser_gets_the_smallest_it_understands(
    web: Path, browser: httpx.Client, path: str, accepted: str, encoding: str | None, body: bytes
) -> None:
    with browser.stream("GET", path, headers={"Accept-Encoding": accepted}) as answer:
        assert b"".join(answer.iter_raw()) == body
    assert answer.headers.get("Content-Encoding") == encoding
    assert answer.headers["Vary"] == "accept-encoding"


def test_what_a_browser_has_is_not_sent_again(web: Path, browser: httpx.Client) -> None:
    tag = browser.get("/").headers["ETag"]
    for known in (tag, f'"other", W/{tag}', "*"):
        again = browser.get("/", headers={"If-None-Match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["ETag"] == tag
    (web / "index.html").write_text(f"{HTML}<p>")
    anew = browser.get("/", headers={"If-None-Match": tag})
    assert (anew.status_code, anew.text) == (200, f"{HTML}<p>")


def test_a_page_that_is_not_built_says_how_to_build_it(
    tmp_path: Path, browser: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "FOLDER", tmp_path / "nowhere")
    answer = browser.get("/table/x")
    assert answer.status_code == 503
    assert "make web" in answer.text
