"""Builds the documentation site: `python -m tools.docs build/site` (`make docs`).

The pages are those of docs/, as GitHub shows them, and pages generated from the program: the rules
and the cards in every language, the routes of the API, the public names of the Python packages.
Sphinx builds them and treats every warning as an error. Then all links are checked, and a page that
fetches anything from another site is an error, too.
"""

from __future__ import annotations

import re
import shutil
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import unquote, urlsplit

from sphinx.cmd.build import build_main

from fimbul.cli.cards import badges, full_name, god_of, see, value_of
from fimbul.cli.rules import markdown_page
from fimbul.cli.terminal import capital
from fimbul.i18n import languages, messages, rulebook
from fimbul.rules.cards import CARD_KIND_NAMES, CARDS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fimbul.i18n import Messages
    from fimbul.rules.cards import Card

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"
SITE: Final = DOCS / "site"
STYLES: Final = ROOT / "web" / "src" / "styles"
PACKAGES: Final = ROOT / "web" / "node_modules"
FIRST: Final = "en"
"""The language whose pages have short names; pages of docs/ link to these."""
PAPERS: Final = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
"""Pages outside docs/, and their names on the site."""
PYTHON: Final = ("rules", "bots", "arena", "statistics", "analysis", "puzzles")
"""The packages that are public API."""


# --- generated pages ------------------------------------------------------------------------------


def page_name(kind: str, language: str) -> str:
    """Return the name of the page of ``kind`` (rules, cards) in a language."""
    return kind if language == FIRST else f"{kind}-{language}"


def language_bar(kind: str, current: str) -> str:
    """Return the links to the same page in the other languages."""
    words = messages(FIRST)
    names = ((code, words.text(f"settings-language-{code}")) for code in sorted(languages()))
    links = [
        f"<li><strong>{name}</strong></li>"
        if code == current
        else f'<li><a href="{page_name(kind, code)}.html" lang="{code}">{name}</a></li>'
        for code, name in names
    ]
    return f'<nav class="languages"><ul>{"".join(links)}</ul></nav>'


def localised(kind: str, language: str, text: str) -> str:
    """Return a page with its language declared and links to the other languages below its title."""
    title, _, rest = text.partition("\n")
    return f"---\nlanguage: {language}\n---\n{title}\n\n{language_bar(kind, language)}\n{rest}"


def rules_page(own: Messages) -> str:
    """Return the rules and rulings, with an anchor at every number."""
    text = markdown_page(own, rulebook(own))
    # As HTML: Sphinx wants its own anchors to be unique over all pages, and none in headings.
    text = re.sub(r"\[([^]]+)\]\(#(\w+)\)", r'<a href="#\2">\1</a>', text)
    text = re.sub(r'^(#+) (<a id="\w+"></a>)', r"\2\n\n\1 ", text, flags=re.MULTILINE)
    return localised("rules", own.language, text)


def cards_page(own: Messages) -> str:
    """Return all cards by kind, each with its text and the rules that concern it."""
    return localised("cards", own.language, "\n".join(_cards_lines(own)) + "\n")


def _cards_lines(own: Messages) -> Iterator[str]:
    rules = page_name("rules", own.language)
    yield f"# {own.text('rules-K')}"
    yield f"\n{own.text('cards-legend')}"
    for kind, word in enumerate(CARD_KIND_NAMES):
        yield f"\n## {capital(own.text(f'kind-{word}'))}"
        by_name: dict[str, list[Card]] = {}
        for card in CARDS:
            if card.kind == kind:
                by_name.setdefault(card.text_key, []).append(card)
        for key, found in by_name.items():
            yield f"\n### {full_name(own, found[0])}\n"
            mark = "- " if len(found) > 1 else ""
            yield from (f"{mark}{_facts(own, card)}" for card in found)
            text = own.attribute(key, "text")
            if text is not None:
                yield f"\n{text}"
            # As HTML, because Sphinx can link only to the headings of other pages.
            numbers = (
                f'<a href="{rules}.html#{number.lower()}">{number}</a>'
                for number in see(own, found[0])
            )
            yield f"\n{own.text('cards-see')}: {', '.join(numbers)}"


def _facts(own: Messages, card: Card) -> str:
    facts = [
        capital(own.text("cards-age", age=card.age)),
        own.text(f"cards-value-{CARD_KIND_NAMES[card.kind]}", value=value_of(card)),
        own.text("cards-copies", badges=badges(card)),
        god_of(own, card),
    ]
    return " · ".join(fact for fact in facts if fact)


def routes_page() -> str:
    """Return every route of the API, with its bodies, answers and refusals."""
    from fimbul.server.app import Settings, make_app
    from fimbul.server.reference import operation_table, struct_table

    schema: dict[str, Any] = make_app(Settings("sqlite+aiosqlite://")).openapi_schema.to_schema()
    lines = [
        "# Routes of the API",
        "\nWhat a server shows at `/api/docs`: every request with its body, its answers and its",
        "own refusals. [The API](api.md) explains how they fit together.",
        "\n## Requests",
    ]
    for path, item in schema["paths"].items():
        for method, operation in item.items():
            words = " ".join((operation.get("description") or "").split())
            lines += [f"\n### `{method.upper()} {path}`", f"\n{words}"]
            lines.append(f"\n{operation_table(operation)}")
    lines.append("\n## Bodies and answers")
    for name, struct in schema["components"]["schemas"].items():
        lines += [f'\n<a id="{name}"></a>\n\n### {name}', f"\n{struct_table(struct)}"]
    return "\n".join(lines) + "\n"


def python_page(package: str) -> str:
    """Return a page of the public names of a package, from its docstrings."""
    return f"# fimbul.{package}\n\n```{{eval-rst}}\n.. automodule:: fimbul.{package}\n```\n"


# --- putting it together --------------------------------------------------------------------------


def generated() -> dict[str, str]:
    """Return the text of every generated page by its name."""
    pages = {f"python-{package}": python_page(package) for package in PYTHON}
    pages["routes"] = routes_page()
    for language in languages():
        own = messages(language)
        pages[page_name("rules", language)] = rules_page(own)
        pages[page_name("cards", language)] = cards_page(own)
    return pages


def assemble(source: Path) -> None:
    """Write all that Sphinx reads into the folder ``source``, replacing it."""
    shutil.rmtree(source, ignore_errors=True)
    source.mkdir(parents=True)
    shutil.copytree(DOCS / "images", source / "images")
    shutil.copytree(ROOT / "examples", source / "examples")
    for file in DOCS.glob("*.md"):
        text = file.read_text(encoding="utf-8")
        text = text.replace("](../examples/", "](examples/").replace("](../README.md", "](index.md")
        (source / file.name).write_text(text, encoding="utf-8")
    for paper, name in PAPERS.items():
        text = (ROOT / paper).read_text(encoding="utf-8").replace("](docs/", "](")
        for other, its_name in PAPERS.items():
            text = text.replace(f"]({other}", f"]({its_name}")
        (source / name).write_text(text, encoding="utf-8")
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    (source / "notice.md").write_text(f"# Notice\n\n```text\n{notice}```\n", encoding="utf-8")
    for name, text in generated().items():
        (source / f"{name}.md").write_text(text, encoding="utf-8")
    write_index(source)
    _copy_assets(source / "_static")


def write_index(source: Path) -> None:
    """Write the front page; pages that docs/site/index.md does not list come last."""
    text = (SITE / "index.md").read_text(encoding="utf-8")
    named = set(text.splitlines())
    pages = {file.stem for file in source.glob("*.md")} - {"index"}
    others = sorted(pages - named)
    (source / "index.md").write_text(text.replace("{others}", "\n".join(others)), "utf-8")


def _copy_assets(static: Path) -> None:
    """Copy styles, scripts and the typefaces of the game's page."""
    shutil.copytree(SITE / "static", static)
    shutil.copy(PACKAGES / "@mermaid-js/tiny/dist/mermaid.tiny.js", static / "mermaid.js")
    fonts = (STYLES / "fonts.css").read_text(encoding="utf-8")
    for font in re.findall(r'url\("([^"]+)"\)', fonts):
        shutil.copy(PACKAGES / font, static / Path(font).name)
        fonts = fonts.replace(font, Path(font).name)
    (static / "fonts.css").write_text(fonts, encoding="utf-8")


# --- following the links --------------------------------------------------------------------------


class _Page(HTMLParser):
    """The anchors of a page, the links on it, and what a browser fetches to show it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: set[str] = set()
        self.fetched: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value for name, value in attrs if value is not None}
        self.anchors |= {found[name] for name in ("id", "name") if name in found}
        if "href" in found:
            (self.links if tag == "a" else self.fetched).add(found["href"])
        if "src" in found:
            self.fetched.add(found["src"])

    def has(self, anchor: str) -> bool:
        """Whether the page has the anchor; every page has ``top``."""
        return anchor in self.anchors | {"", "top"}


def broken_links(site: Path) -> list[str]:
    """Return a sentence for every broken link and foreign resource of a built site."""
    pages = {file: _Page(file.read_text(encoding="utf-8")) for file in site.rglob("*.html")}
    wrong = []
    for file, page in sorted(pages.items()):
        name = file.relative_to(site)
        wrong += [f"{name} fetches {url}" for url in page.fetched if urlsplit(url).netloc]
        for url in page.links | page.fetched:
            parts = urlsplit(url)
            if parts.scheme or parts.netloc:
                continue
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            if not target.is_file():
                wrong.append(f"{name} links to {url}, which is not there")
            elif target in pages and not pages[target].has(unquote(parts.fragment)):
                wrong.append(f"{name} links to {url}, which has no such anchor")
    return wrong


def build(target: Path) -> list[str]:
    """Build the site into ``target``, replacing it, and return the mistakes found."""
    source = target.with_name(f"{target.name}-source")
    assemble(source)
    shutil.rmtree(target, ignore_errors=True)
    options = ["-q", "-W", "--keep-going", "-E", "-b", "html", "-c", str(SITE)]
    options += ["-D", f"html_static_path={source / '_static'}", "-d", f"{source}-trees"]
    if build_main([*options, str(source), str(target)]):
        return ["Sphinx found mistakes: see above"]
    return broken_links(target)


if __name__ == "__main__":
    mistakes = build(Path(sys.argv[1]).resolve())
    print("\n".join(mistakes), file=sys.stderr)
    raise SystemExit(bool(mistakes))
