"""The page on views lists all that a view offers, in the words of the docstrings."""

from __future__ import annotations

import re
from pathlib import Path

import fimbul.rules
from fimbul.rules import Decision, View, board, cells
from tools import view_page

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "view.md").read_text(encoding="utf-8")


def test_the_page_agrees_with_the_docstrings() -> None:
    assert view_page.page() == PAGE, "regenerate it: python tools/view_page.py docs/view.md"


def test_the_page_lists_all_that_a_view_and_a_decision_have() -> None:
    listed = set(re.findall(r"^\| `(\w+)", PAGE, re.MULTILINE))
    for offered in (View, Decision):
        assert {name for name in dir(offered) if not name.startswith("_")} <= listed


def test_every_name_on_the_page_exists() -> None:
    named = set(re.findall(r"`([A-Z][A-Z_]+)`", PAGE))
    assert "PLACE_NAMES" in named
    for name in named:
        assert any(hasattr(module, name) for module in (fimbul.rules, cells, board)), name


def test_the_guide_leads_to_the_page() -> None:
    assert "(view.md)" in (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
