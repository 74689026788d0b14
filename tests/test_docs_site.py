"""The documentation site: its generated pages and its links."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fimbul.cli.cards import full_name
from fimbul.i18n import languages, messages, rulebook
from fimbul.rules.cards import CARDS
from tools import docs

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("language", languages())
def test_the_rules_of_every_language_have_an_anchor_at_every_number(language: str) -> None:
    page = docs.rules_page(messages(language))
    for section in rulebook(messages(language)):
        assert f'<a id="{section.letter.lower()}"></a>\n\n### {section.letter} · ' in page
        for rule in section.rules:
            assert page.count(f'<a id="{rule.number.lower()}"></a>**{rule.number}**') == 1


@pytest.mark.parametrize("language", languages())
def test_the_cards_of_every_language_are_all_there(language: str) -> None:
    own = messages(language)
    page = docs.cards_page(own)
    for card in CARDS:
        assert page.count(f"\n### {full_name(own, card)}\n") == 1
        assert (own.attribute(card.text_key, "text") or "") in page


def test_every_language_is_one_click_away() -> None:
    page = docs.cards_page(messages("cs"))
    assert '<a href="cards.html" lang="en">English</a>' in page
    assert "<strong>Čeština</strong>" in page


def test_every_route_of_the_server_is_listed() -> None:
    page = docs.routes_page()
    assert "### `POST /api/tables/{table}/moves`" in page
    assert '<a id="News"></a>\n\n### News' in page


def test_broken_links_are_found(tmp_path: Path) -> None:
    (tmp_path / "other.html").write_text('<h1 id="here">Other</h1>')
    (tmp_path / "index.html").write_text(
        """<a href="other.html#here">good</a> <a href="other.html#there">bad</a>
        <a href="gone.html">gone</a> <a href="#nowhere">bad</a> <a href="https://example.org/">out</a>
        <img src="https://example.org/picture.png"> <img src="gone.png">"""
    )
    assert sorted(docs.broken_links(tmp_path)) == [
        "index.html fetches https://example.org/picture.png",
        "index.html links to #nowhere, which has no such anchor",
        "index.html links to gone.html, which is not there",
        "index.html links to gone.png, which is not there",
        "index.html links to other.html#there, which has no such anchor",
    ]


def test_an_unlisted_page_comes_last(tmp_path: Path) -> None:
    docs.assemble(tmp_path / "source")
    (tmp_path / "source" / "sagas.md").write_text("# Sagas\n")
    docs.write_index(tmp_path / "source")
    front = (tmp_path / "source" / "index.md").read_text(encoding="utf-8")
    assert "notice\nsagas\n```" in front
