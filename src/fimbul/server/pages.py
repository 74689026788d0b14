"""Serves the page, one file for the front and for every table, and the files that it loads.

`make web` builds the files from `web/`. Files in `assets` have a hash of their contents in their
names, so a browser caches them for good; it revalidates the others each time. The build puts
compressed copies beside the files, for browsers that accept them. The page itself has no such
copy: it gets its head here (see ``heads``), and is compressed afterwards.
"""

import gzip
import re
from contextlib import suppress
from functools import lru_cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Final

from litestar import MediaType, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from fimbul.i18n import languages
from fimbul.server.access import hub_of
from fimbul.server.errors import AnyRequest
from fimbul.server.heads import language_for, may_be_found, origin_of, site_map, with_head
from fimbul.server.library import Leaf
from fimbul.server.standing import leaf_of_replay
from fimbul.store import MatchRow, Unavailable

FOLDER: Final = Path(str(files("fimbul.server") / "web"))
PAGE: Final = "index.html"
"""Served only at the paths of ``page``, where it gets a head."""
NOT_BUILT: Final = "The page is not built: make web\n"
MEDIA_TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""The types of the files that are served, by suffix; no other file is."""
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""The suffixes of compressed copies, the smallest first."""
TABLE: Final = "/table/"
"""Stands for the path of every table: all have the same head, which reveals nothing."""
FOR_GOOD: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
_RULED_OUT: Final = re.compile(r";\s*q=0(\.0*)?$")
_TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
_NAME: Final = re.compile(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)+")


@get(
    [
        "/",
        "/table/{table:str}",
        "/table/{table:str}/room",
        "/position",
        "/replay",
        "/rules",
        "/rules/{number:str}",
        "/cards",
        "/cards/{slug:str}",
        "/puzzles",
        "/puzzles/{puzzle:str}",
    ],
    include_in_schema=False,
    sync_to_thread=False,
)
def page(request: AnyRequest) -> Response[bytes]:
    """The page, with a head for its path; its script decides what to show."""
    return _show(request)


@get("/table/{table:str}/replay", include_in_schema=False)
async def replay_page(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """The same for a replay; the head has the final standing if everybody may see the game."""
    row = None
    if _TABLE_ID.fullmatch(table):
        with suppress(Unavailable):
            row = await hub_of(request).store.row(table)
    return _show(request, row)


def _show(request: AnyRequest, row: MatchRow | None = None) -> Response[bytes]:
    path = FOLDER / PAGE
    if not path.is_file():
        return Response(NOT_BUILT.encode(), media_type=MediaType.TEXT, status_code=503)
    place = request.scope["path"] if may_be_found(request.scope["path"]) else TABLE
    asked = request.query_params.get("lang", "")
    is_asked = asked in languages()
    language = asked if is_asked else language_for(request.headers.get("accept-language", ""))
    is_small = "gzip" in _understood(_list(request, "accept-encoding"))
    made = _page(
        path,
        _stamp(path),
        place,
        language,
        _origin(request),
        is_asked,
        is_small,
        leaf_of_replay(row, language),
    )
    headers = {"vary": "accept-encoding, accept-language"}
    if not may_be_found(place):
        headers["x-robots-tag"] = "noindex"
    return _reply(request, *made, "gzip" if is_small else "", path, ASK_AGAIN, headers)


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """A file whose name contains a hash of its contents."""
    return _answer(request, _found(FOLDER / "assets", name), FOR_GOOD)


@get("/{name:str}", include_in_schema=False, sync_to_thread=False)
def beside(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """A file that browsers look for by its name: icons, the manifest, the service worker."""
    return _answer(request, _found(FOLDER, name), ASK_AGAIN)


@get("/sitemap.xml", include_in_schema=False, sync_to_thread=False)
def sitemap(request: AnyRequest) -> Response[bytes]:
    """The pages that search engines may list."""
    body = site_map(_origin(request)).encode()
    return Response(body, headers={"cache-control": ASK_AGAIN}, media_type="application/xml")


@get("/robots.txt", include_in_schema=False, sync_to_thread=False)
def robots(request: AnyRequest) -> Response[bytes]:
    """What search engines may read, and where the list of the pages is."""
    path = _found(FOLDER, "robots.txt")
    body, _ = _read(path, *_stamp(path))
    origin = _origin(request)
    more = f"Sitemap: {origin}/sitemap.xml\n".encode() if origin else b""
    headers = {"cache-control": ASK_AGAIN}
    return Response(body + more, headers=headers, media_type=MEDIA_TYPES[".txt"])


page_routes: Final = Router("/", route_handlers=[page, replay_page, sitemap, robots, asset, beside])


def _origin(request: AnyRequest) -> str:
    return origin_of(request.scope["scheme"], request.headers.get("host", ""))


def _stamp(path: Path) -> tuple[int, int]:
    """Return what changes when a file changes: its time and its size."""
    found = path.stat()
    return found.st_mtime_ns, found.st_size


def _found(folder: Path, name: str) -> Path:
    """Return a file of a folder. Raises ``NotFoundException`` for other names and for the page."""
    path = folder / name
    is_known = path.suffix in MEDIA_TYPES and path.name != PAGE
    if not _NAME.fullmatch(name) or not is_known or not path.is_file():
        raise NotFoundException
    return path


def _answer(request: AnyRequest, path: Path, keeping: str) -> Response[bytes]:
    """Answer with a file in the best encoding that the browser accepts, or with 304."""
    understood = _understood(_list(request, "accept-encoding"))
    chosen, encoding = path, ""
    for name, ending in ENCODINGS.items():
        copy = path.with_name(path.name + ending)
        if name in understood and copy.is_file():
            chosen, encoding = copy, name
            break
    body, tag = _read(chosen, *_stamp(chosen))
    return _reply(request, body, tag, encoding, path, keeping, {"vary": "accept-encoding"})


def _reply(
    request: AnyRequest,
    body: bytes,
    tag: str,
    encoding: str,
    path: Path,
    keeping: str,
    more: dict[str, str],
) -> Response[bytes]:
    """Answer with a body, or with 304 if the browser has it already."""
    headers = {"cache-control": keeping, "etag": tag, **more}
    known = [text.removeprefix("W/") for text in _list(request, "if-none-match")]
    if tag in known or "*" in known:
        return Response(b"", status_code=304, headers=headers, media_type=MEDIA_TYPES[path.suffix])
    if encoding:
        headers["content-encoding"] = encoding
    return Response(body, headers=headers, media_type=MEDIA_TYPES[path.suffix])


@lru_cache(maxsize=256)
def _page(
    path: Path,
    stamp: tuple[int, int],
    place: str,
    language: str,
    origin: str,
    is_asked: bool,
    is_small: bool,
    leaf: Leaf | None,
) -> tuple[bytes, str]:
    """Return the page with the head for a path, and its tag."""
    text = path.read_text(encoding="utf-8")
    text = with_head(text, place, language, origin, is_asked=is_asked, leaf=leaf)
    body = gzip.compress(text.encode(), mtime=0) if is_small else text.encode()
    return body, _tag(body)


@lru_cache(maxsize=512)
def _read(path: Path, changed_at: int, size: int) -> tuple[bytes, str]:
    """Return a file and its tag. A file is read once until it changes, however many ask for it."""
    body = path.read_bytes()
    return body, _tag(body)


def _tag(body: bytes) -> str:
    return f'"{blake2b(body, digest_size=12).hexdigest()}"'


def _list(request: AnyRequest, name: str) -> list[str]:
    """Return the items of a comma-separated header."""
    return [text.strip() for text in request.headers.get(name, "").split(",")]


def _understood(accepted: list[str]) -> set[str]:
    """Return the accepted encodings, without those that ``q=0`` rules out."""
    return {text.partition(";")[0].strip() for text in accepted if not _RULED_OUT.search(text)}
