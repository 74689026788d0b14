"""The files of the page are served with the right caching and compression."""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import httpx
import pytest

from fimbul.i18n import languages, messages, rulebook
from fimbul.rules.cards import CARDS
from fimbul.server import pages
from fimbul.server.heads import PREVIEW, language_for
from tests.patience import PATIENCE
from tests.server.running import Running, on_both

BEGIN, END = '<!doctype html><html lang="', "<body>the page"
HTML = f'{BEGIN}en"><title>Fimbul</title>{END}'
SCRIPT = "console.log('saga');" * 100


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a small built page."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(HTML)
    (tmp_path / "favicon.ico").write_bytes(b"ico")
    (tmp_path / "icon-192.png").write_bytes(b"png")
    (tmp_path / "robots.txt").write_text("User-agent: *\n")
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
    with httpx.Client(base_url=server.url, trust_env=False, timeout=PATIENCE) as client:
        client.headers["Accept-Encoding"] = "identity"
        yield client


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/table/x",
        "/table/x/room",
        "/rules",
        "/rules/P6",
        "/cards",
        "/cards/troll",
        "/cards/x",
        "/puzzles",
        "/puzzles/17-88",
    ],
)
def test_every_address_of_the_page_is_one_file(web: Path, browser: httpx.Client, path: str) -> None:
    answer = browser.get(path)
    assert answer.status_code == 200
    assert answer.text.startswith(BEGIN)
    assert answer.text.endswith(END)
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
        ("/icon-192.png", "image/png"),
        ("/favicon.ico", "image/x-icon"),
        ("/robots.txt", "text/plain; charset=utf-8"),
    ],
)
def test_a_file_has_its_type_and_its_cache_time(
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
        "/index.html",
        "/assets/index-x.js.gz",
        "/assets/nothing.js",
        "/assets/",
        "/assets",
        "/nothing",
        "/.hidden.js",
    ],
)
def test_nothing_else_is_served(web: Path, browser: httpx.Client, path: str) -> None:
    answer = browser.get(path)
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "not-found"


@pytest.mark.parametrize(
    ("path", "accepted", "encoding", "body"),
    [
        ("/assets/index-x.js", "br, gzip", "gzip", b"gz of the script"),
        ("/assets/index-x.js", "br;q=0, gzip;q=0.001", "gzip", b"gz of the script"),
        ("/assets/index-x.js", "gzip;q=0", None, SCRIPT.encode()),
        ("/assets/index-x.js", "", None, SCRIPT.encode()),
    ],
)
def test_a_browser_gets_the_smallest_encoding_it_accepts(
    web: Path, browser: httpx.Client, path: str, accepted: str, encoding: str | None, body: bytes
) -> None:
    with browser.stream("GET", path, headers={"Accept-Encoding": accepted}) as answer:
        assert b"".join(answer.iter_raw()) == body
    assert answer.headers.get("Content-Encoding") == encoding
    assert answer.headers["Vary"] == "accept-encoding"


def test_a_cached_file_is_not_sent_again(web: Path, browser: httpx.Client) -> None:
    tag = browser.get("/").headers["ETag"]
    for known in (tag, f'"other", W/{tag}', "*"):
        again = browser.get("/", headers={"If-None-Match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["ETag"] == tag
    (web / "index.html").write_text(f"{HTML}<p>")
    changed = browser.get("/", headers={"If-None-Match": tag})
    assert changed.status_code == 200
    assert changed.text.endswith(f"{END}<p>")


@on_both
@pytest.mark.parametrize("path", ["/", "/rules", "/assets/index-x.js", "/icon.svg", "/healthz"])
def test_head_works_wherever_get_does(web: Path, browser: httpx.Client, path: str) -> None:
    got = browser.get(path)
    asked = browser.head(path)
    assert (asked.status_code, asked.content) == (200, b"")
    for name in ("content-type", "content-length", "cache-control", "etag"):
        assert asked.headers.get(name) == got.headers.get(name)
    assert browser.get(path).content == got.content, "the connection goes on"
    assert browser.head("/nothing").status_code == 404
    assert browser.head("/api/transfer").status_code == 405


# --- heads ----------------------------------------------------------------------------------------


def metas(text: str) -> dict[str, str]:
    """Return the metadata in the head of a page."""
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />', text)
    return {name: unescape(content) for name, content in found}


def title(text: str) -> str:
    (found,) = re.findall(r"<title>(.*)</title>", text)
    return unescape(found)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "path", ["/", "/rules", "/rules/P", "/rules/P6", "/cards", "/cards/troll", "/puzzles"]
)
def test_indexed_pages_have_a_title_and_a_description(
    web: Path, browser: httpx.Client, path: str, language: str
) -> None:
    answer = browser.get(path, headers={"Accept-Language": f"xx, {language};q=0.8, en;q=0.1"})
    told = metas(answer.text)
    own = messages(language)
    assert answer.text.startswith(f'{BEGIN}{language}"')
    assert "robots" not in told
    assert "x-robots-tag" not in answer.headers
    assert "accept-language" in answer.headers["Vary"]
    assert told["og:title"] == title(answer.text)
    assert 20 < len(told["description"]) < 400
    origin = str(browser.base_url).rstrip("/")
    assert told["og:url"] == f"{origin}{path}"
    assert told["og:image"] == f"{origin}/{PREVIEW}"
    if path == "/rules/P6":
        assert title(answer.text).startswith("P6 — ")
        assert told["description"][:30] == own.text("rule-P6")[:30]
    if path == "/cards/troll":
        assert title(answer.text).startswith(own.text("card-troll"))
        assert (own.attribute("card-troll", "text") or "")[:30] in told["description"]


LINKS = re.compile(r'<link rel="(\w+)" href="([^"]+)"(?: hreflang="([\w-]+)")? />')
APP = '<!doctype html><html lang="en"><title>Fimbul</title><body><div id="app"></div></body>'


@pytest.mark.parametrize("path", ["/rules/P6", "/cards/troll"])
def test_every_language_of_a_page_has_an_address(
    web: Path, browser: httpx.Client, path: str
) -> None:
    (web / "index.html").write_text(APP)
    address = f"{str(browser.base_url).rstrip('/')}{path}"
    russian = browser.get(f"{path}?lang=ru", headers={"Accept-Language": "pl"}).text
    assert '<html lang="ru">' in russian
    assert f'<link rel="canonical" href="{address}?lang=ru" />' in russian
    usual = browser.get(f"{path}?lang=xx", headers={"Accept-Language": "pl"}).text
    assert '<html lang="pl">' in usual
    assert f'<link rel="canonical" href="{address}" />' in usual
    for text in (russian, usual):
        others = {name: at for kind, at, name in LINKS.findall(text) if kind == "alternate"}
        expected = {name: f"{address}?lang={name}" for name in languages()}
        assert others == {**expected, "x-default": address}


@pytest.mark.parametrize("language", languages())
def test_readers_without_a_script_get_the_text(
    web: Path, browser: httpx.Client, language: str
) -> None:
    (web / "index.html").write_text(APP)
    own = messages(language)

    def text_at(path: str) -> str:
        (found,) = re.findall(
            r"<noscript>(.*)</noscript>",
            browser.get(f"{path}?lang={language}").text,
            re.DOTALL,
        )
        return unescape(found)

    troll = text_at("/cards/troll")
    assert own.text("card-troll") in troll
    assert (own.attribute("card-troll", "text") or "?") in troll
    assert f'<a href="/rules/X4">X4: {own.text("rule-X4")}</a>' in troll
    assert text_at("/cards").count('<a href="/cards/') == len(CARDS)
    assert own.text("rule-P11") in text_at("/rules/P")
    rule = text_at("/rules/P9")
    assert own.text("rule-P9") in rule
    assert '<a href="/rules/G13">' in rule, "a ruling that explains it"
    assert 'href="/cards/' in text_at("/rules/X4"), "a card that it is about"
    assert 'href="/rules/P"' in text_at("/rules")


def test_search_engines_find_every_page(web: Path, browser: httpx.Client) -> None:
    origin = str(browser.base_url).rstrip("/")
    told = browser.get("/robots.txt").text
    assert told.startswith("User-agent: *")
    assert told.endswith(f"Sitemap: {origin}/sitemap.xml\n")
    answer = browser.get("/sitemap.xml")
    assert answer.headers["Content-Type"].startswith("application/xml")
    listed = re.findall(r"<loc>([^<]+)</loc>", answer.text)
    assert len(listed) == len(set(listed))
    numbers = [rule.number for section in rulebook(messages("en")) for rule in section.rules]
    for path in ("/", "/rules", *(f"/rules/{number}" for number in numbers)):
        assert f"{origin}{path}" in listed
    for card in CARDS:
        assert f"{origin}/cards/{card.slug}" in listed
    for address in listed[:: len(listed) // 12]:
        text = browser.get(address).text
        assert f'<link rel="canonical" href="{address}" />' in text, "each is its own page"
    hostile = browser.get("/sitemap.xml", headers={"Host": 'x"><y'}).text
    assert "><y" not in hostile


def test_a_table_is_not_indexed_and_its_preview_reveals_nothing(
    web: Path, browser: httpx.Client
) -> None:
    answer = browser.get("/table/Zm9vYmFy/room")
    assert metas(answer.text)["robots"] == answer.headers["X-Robots-Tag"] == "noindex"
    assert "Zm9v" not in answer.text
    assert answer.text == browser.get("/table/other").text
    assert metas(answer.text)["og:image"].endswith(PREVIEW), "a link that is shared has a picture"


@pytest.mark.parametrize(
    "host", ['evil"><script>', "a b", "x" * 10 + "@y", "table.example.org/x", ""]
)
def test_an_invalid_host_is_not_repeated(web: Path, browser: httpx.Client, host: str) -> None:
    text = browser.get("/", headers={"Host": host}).text
    assert "og:image" not in metas(text)
    assert "<script" not in text


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("pl", "pl"),
        ("de-DE, cs-CZ;q=0.9, en;q=0.8", "cs"),
        ("en;q=0.1, RU;q=0.9", "ru"),
        ("bg;q=0, pl;q=0.2", "pl"),
        ("*", "en"),
        ("ru;q=x", "en"),
    ],
)
def test_a_page_is_in_the_preferred_language(accepted: str, language: str) -> None:
    assert language_for(accepted) == language


PUBLIC = Path(__file__).parents[2] / "web" / "public"


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("apple-touch-icon.png", (180, 180)),
        ("icon-192.png", (192, 192)),
        ("icon-512.png", (512, 512)),
        ("icon-maskable.png", (512, 512)),
    ],
)
def test_the_icons_are_pictures_of_their_size(name: str, size: tuple[int, int]) -> None:
    data = (PUBLIC / name).read_bytes()
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", data[16:24]) == size
    assert len(data) < 50_000
    declared = json.loads((PUBLIC / "manifest.webmanifest").read_text(encoding="utf-8"))["icons"]
    sizes = {icon["src"]: icon["sizes"] for icon in declared}
    page = (PUBLIC.parent / "index.html").read_text(encoding="utf-8")
    assert sizes.get(f"/{name}") == "x".join(map(str, size)) or f'href="/{name}"' in page


def test_the_preview_is_small() -> None:
    data = (PUBLIC / PREVIEW).read_bytes()
    assert data.startswith(b"\xff\xd8\xff")
    assert len(data) < 120_000


def test_a_page_that_is_not_built_says_how_to_build_it(
    tmp_path: Path, browser: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "FOLDER", tmp_path / "nowhere")
    answer = browser.get("/table/x")
    assert answer.status_code == 503
    assert "make web" in answer.text
