"""Configures Sphinx, which builds the site from the files that tools/docs.py assembles."""

import re
from html import escape
from pathlib import Path
from typing import Any

from docutils import nodes
from docutils.parsers.rst import Directive
from sphinx.application import Sphinx

import fimbul

ROOT = Path(__file__).parents[2]
TOKENS = (ROOT / "web" / "src" / "styles" / "tokens.css").read_text(encoding="utf-8")
MERMAID = "mermaid"

project = "Fimbul"
author = "the Fimbul contributors"
project_copyright = "2026 the Fimbul contributors"
version = release = fimbul.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_fence_as_directive = [MERMAID]
myst_heading_anchors = 4
default_role = "code"
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "imported-members": True, "no-value": True}

html_theme = "furo"
html_title = "Fimbul"
html_favicon = str(ROOT / "web" / "public" / "icon.svg")
html_logo = html_favicon
html_css_files = ["fonts.css", "site.css"]
html_copy_source = False
html_show_sourcelink = False


def colours(theme: str) -> dict[str, str]:
    """Return the colours of a theme of the game's page, by their names in its tokens.css."""
    found = re.search(rf"^{re.escape(theme)} \{{\n(.*?)^\}}", TOKENS, re.MULTILINE | re.DOTALL)
    assert found, f"tokens.css has no {theme}"
    return dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6});", found[1]))


def look(of: dict[str, str]) -> dict[str, str]:
    """Return the variables of the theme Furo in our colours and typefaces."""
    return {
        "font-stack": '"Alegreya Sans", "Segoe UI", system-ui, sans-serif',
        "font-stack--headings": '"Alegreya", Palatino, Georgia, serif',
        "color-background-primary": of["stone"],
        "color-background-secondary": of["stone-raised"],
        "color-background-hover": of["stone-high"],
        "color-background-hover--transparent": f"{of['stone-high']}00",
        "color-background-border": of["line"],
        "color-background-item": of["line"],
        "color-foreground-primary": of["ink"],
        "color-foreground-secondary": of["ink-soft"],
        "color-foreground-muted": of["ink-faint"],
        "color-foreground-border": of["line-strong"],
        "color-brand-primary": of["ember"],
        "color-brand-content": of["frost"],
        "color-brand-visited": of["frost"],
        "color-link": of["frost"],
        "color-link--hover": of["ember"],
        "color-link--visited": of["frost"],
        "color-link--visited--hover": of["ember"],
        "color-link-underline": of["line-strong"],
        "color-link-underline--hover": of["ember"],
        "color-link-underline--visited": of["line-strong"],
        "color-link-underline--visited--hover": of["ember"],
        "color-sidebar-background": of["stone-raised"],
        "color-sidebar-background-border": of["line"],
        "color-sidebar-brand-text": of["ink"],
        "color-sidebar-caption-text": of["ink-soft"],
        "color-sidebar-link-text": of["ink-soft"],
        "color-sidebar-link-text--top-level": of["ink"],
        "color-sidebar-item-background--current": of["stone-high"],
        "color-sidebar-item-background--hover": of["stone-high"],
        "color-sidebar-item-expander-background--hover": of["line"],
        "color-sidebar-search-background": of["stone"],
        "color-sidebar-search-background--focus": of["stone"],
        "color-toc-item-text": of["ink-soft"],
        "color-toc-item-text--active": of["ember"],
        "color-toc-item-text--hover": of["ink"],
        "color-header-background": of["stone-raised"],
        "color-header-border": of["line"],
        "color-header-text": of["ink"],
        "color-inline-code-background": of["stone-raised"],
        "color-highlighted-background": of["stone-high"],
        "color-highlight-on-target": of["stone-high"],
        "color-api-background": of["stone-raised"],
        "color-api-background-hover": of["stone-high"],
        "color-api-name": of["ember"],
        "color-api-pre-name": of["ink-soft"],
        "color-api-keyword": of["ink-faint"],
        "color-table-header-background": of["stone-raised"],
        "color-table-border": of["line"],
        "color-problematic": of["blood"],
    }


dark = colours(":root")
html_theme_options = {
    "light_css_variables": look(dark | colours(':root[data-theme="light"]')),
    "dark_css_variables": look(dark),
}


class Mermaid(Directive):
    """A Mermaid diagram, which the browser draws from its text, as GitHub does."""

    has_content = True

    def run(self) -> list[nodes.Node]:
        drawing = escape("\n".join(self.content))
        return [nodes.raw("", f'<pre class="{MERMAID}">{drawing}</pre>', format="html")]


def complete(
    app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: nodes.document | None
) -> None:
    """Declare the language of a page, let keyboards scroll code, add the script for diagrams."""
    context["language"] = app.env.metadata.get(page, {}).get("language", "en")
    body = context.get("body", "")
    context["body"] = body.replace("<pre>", '<pre tabindex="0">')
    tree = context["furo_navigation_tree"]
    context["furo_navigation_tree"] = tree.replace(
        'role="heading"', 'role="heading" aria-level="2"'
    )
    if f'class="{MERMAID}"' in body:
        app.add_js_file("mermaid.js")
        app.add_js_file("drawings.js")


def setup(app: Sphinx) -> None:
    """Register our directive and hooks."""
    app.add_directive(MERMAID, Mermaid)
    app.connect("html-page-context", complete, priority=900)  # after the theme's own
