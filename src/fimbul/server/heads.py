"""The head of a page, for programs that do not run its script: search engines, link previews.

Search engines may list the pages of ``library``, but not a table. The preview of a link to a table
reveals nothing about it: it only describes the game, in the language of the request. Only that of
the replay of a finished public game tells its final standing (see ``standing``).

A page is in the language that its reader prefers. ``?lang=ru`` asks for one: these are the
addresses under which search engines list the other languages.
"""

import re
from html import escape
from typing import Final

from fimbul.i18n import languages
from fimbul.server.library import Leaf, leaf_at, paths

PREVIEW: Final = "preview.jpg"
PREVIEW_SIZE: Final = (1200, 630)
SOURCE_LANGUAGE: Final = "en"
_TITLE: Final = "<title>Fimbul</title>"
"""The place in the built page where the head goes."""
_APP: Final = '<div id="app"></div>'
"""The place after which the text for readers without a script goes."""
_HOST: Final = re.compile(r"[A-Za-z0-9.-]+(:[0-9]{1,5})?|\[[0-9a-f:]+\](:[0-9]{1,5})?")


def language_for(accepted: str) -> str:
    """Return the one of our languages that an ``Accept-Language`` header prefers, or English."""
    choices: list[tuple[float, str]] = []
    for part in accepted.lower().split(",")[:20]:
        name, _, weight = part.partition(";")
        given = re.fullmatch(r"\s*(?:q=([01](?:\.[0-9]{0,3})?))?\s*", weight)
        if given is not None:
            choices.append((float(given[1] or 1), name.strip().partition("-")[0]))
    for preference, name in sorted(choices, key=lambda choice: -choice[0]):
        if preference and name in languages():
            return name
    return SOURCE_LANGUAGE


def origin_of(scheme: str, host: str) -> str:
    """Return the origin of a site, such as ``https://host``; "" if the host is malformed."""
    return f"{scheme}://{host}" if _HOST.fullmatch(host) else ""


def with_head(
    page: str,
    path: str,
    language: str,
    origin: str,
    *,
    is_asked: bool = False,
    leaf: Leaf | None = None,
) -> str:
    """Return a page with the head for its path, and its text for readers without a script.

    ``is_asked``: whether the address names the language. ``leaf``: what to tell about the page in
    place of what its path says.
    """
    leaf = leaf or leaf_at(path, language)
    found = may_be_found(path)
    head = _head(leaf, language, origin, may_be_found=found, is_asked=is_asked)
    named = page.replace('<html lang="en">', f'<html lang="{language}">', 1)
    titled = named.replace(_TITLE, "\n    ".join(head), 1)
    if not leaf.body or not found:
        return titled
    return titled.replace(_APP, f"{_APP}\n    <noscript><main>{leaf.body}</main></noscript>", 1)


def may_be_found(path: str) -> bool:
    """Whether a search engine may list a page."""
    return not path.startswith("/table/")


def site_map(origin: str) -> str:
    """Return the list of all pages for search engines, as XML."""
    found = "".join(f"<url><loc>{escape(origin + path)}</loc></url>\n" for path in paths())
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n{found}</urlset>\n'
    )


def _head(
    leaf: Leaf, language: str, origin: str, *, may_be_found: bool, is_asked: bool
) -> list[str]:
    lines = [f"<title>{escape(leaf.title)}</title>", _meta("name", "description", leaf.description)]
    if not may_be_found:
        lines.append(_meta("name", "robots", "noindex"))
    elif origin:
        address = origin + leaf.path
        own = f"{address}?lang={language}" if is_asked else address
        lines.append(_rel("canonical", own))
        lines += [
            _rel("alternate", f"{address}?lang={name}", f' hreflang="{name}"')
            for name in languages()
        ]
        lines.append(_rel("alternate", address, ' hreflang="x-default"'))
        lines.append(_meta("property", "og:url", own))
    shown = {
        "og:type": "website",
        "og:site_name": "Fimbul",
        "og:title": leaf.title,
        "og:description": leaf.description,
        "og:locale": language,
    }
    if origin:
        shown["og:image"] = f"{origin}/{PREVIEW}"
        shown["og:image:width"], shown["og:image:height"] = map(str, PREVIEW_SIZE)
    lines += [_meta("property", name, value) for name, value in shown.items()]
    lines.append(_meta("name", "twitter:card", "summary_large_image"))
    return lines


def _meta(attribute: str, name: str, content: str) -> str:
    return f'<meta {attribute}="{name}" content="{escape(content)}" />'


def _rel(kind: str, address: str, more: str = "") -> str:
    return f'<link rel="{kind}" href="{escape(address)}"{more} />'
