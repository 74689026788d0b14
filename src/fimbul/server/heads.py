"""The head of a page, for programs that do not run its script: search engines, link previews.

Search engines may list the front page and the rules, but not a table. The preview of a link to a
table reveals nothing about it: it only describes the game, in the language of the request.
"""

import re
from functools import lru_cache
from html import escape
from typing import Final

from fimbul.i18n import languages, messages, rulebook

PREVIEW: Final = "preview.jpg"
PREVIEW_SIZE: Final = (1200, 630)
SOURCE_LANGUAGE: Final = "en"
LONGEST: Final = 200
"""The most characters of a description; search engines show fewer."""
_TITLE: Final = "<title>Fimbul</title>"
"""The place in the built page where the head goes."""
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


def with_head(page: str, path: str, language: str, origin: str) -> str:
    """Return a page with the head for its path."""
    head = "\n    ".join(_head(path, language, origin))
    named = page.replace('<html lang="en">', f'<html lang="{language}">', 1)
    return named.replace(_TITLE, head, 1)


def may_be_found(path: str) -> bool:
    """Whether a search engine may list a page."""
    return not path.startswith("/table/")


def _head(path: str, language: str, origin: str) -> list[str]:
    title, description, address = _about(path, language)
    lines = [f"<title>{escape(title)}</title>", _meta("name", "description", description)]
    if not may_be_found(path):
        lines.append(_meta("name", "robots", "noindex"))
    elif origin:
        lines.append(f'<link rel="canonical" href="{escape(origin + address)}" />')
        lines.append(_meta("property", "og:url", origin + address))
    shown = {
        "og:type": "website",
        "og:site_name": "Fimbul",
        "og:title": title,
        "og:description": description,
        "og:locale": language,
    }
    if origin:
        shown["og:image"] = f"{origin}/{PREVIEW}"
        shown["og:image:width"], shown["og:image:height"] = map(str, PREVIEW_SIZE)
    lines += [_meta("property", name, value) for name, value in shown.items()]
    lines.append(_meta("name", "twitter:card", "summary_large_image"))
    return lines


def _about(path: str, language: str) -> tuple[str, str, str]:
    """Return the title of a page, its description, and its canonical path."""
    own = messages(language)
    name, lead = own.text("web-title"), own.text("front-lead")
    fan = own.text("front-fan")
    if not path.startswith("/rules"):
        return f"{name} — {_first_sentence(lead)}", f"{lead} {fan}", "/"
    rules = own.text("rulesweb-title")
    number = path.removeprefix("/rules").strip("/")
    text = _rule_texts(language).get(number)
    if text is None:
        return f"{rules} — {name}", f"{own.text('rules-title')}. {fan}", "/rules"
    return f"{number} — {rules} — {name}", _shortened(text), f"/rules/{number}"


@lru_cache(maxsize=8)
def _rule_texts(language: str) -> dict[str, str]:
    sections = rulebook(messages(language))
    return {rule.number: rule.text for section in sections for rule in section.rules}


def _first_sentence(text: str) -> str:
    return text.partition(".")[0]


def _shortened(text: str) -> str:
    words = " ".join(text.split())
    return words if len(words) <= LONGEST else words[:LONGEST].rpartition(" ")[0] + " …"


def _meta(attribute: str, name: str, content: str) -> str:
    return f'<meta {attribute}="{name}" content="{escape(content)}" />'
