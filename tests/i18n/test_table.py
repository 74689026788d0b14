"""The words of a game: a message for every event, decision, move and source."""

from __future__ import annotations

import pytest

from fimbul.i18n import languages, messages
from fimbul.rules.board import TOKEN_NAMES
from fimbul.rules.cards import CARD_KIND_NAMES
from fimbul.rules.events import EVENT_NAMES, SOURCE_NAMES
from fimbul.rules.flow import DECISION_NAMES
from fimbul.rules.manifest import FIGURE_NAMES
from fimbul.rules.moves import VERB_NAMES


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("prefix", "names"),
    [
        ("log-", [*EVENT_NAMES, "cost"]),
        ("decision-", DECISION_NAMES),
        ("source-", SOURCE_NAMES),
        ("short-", [*FIGURE_NAMES, *(f"token-{name}" for name in TOKEN_NAMES)]),
        ("facts-", [*CARD_KIND_NAMES, "no-bonus"]),
    ],
)
def test_everything_in_a_game_has_a_message(language: str, prefix: str, names: list[str]) -> None:
    assert sorted(messages(language).keys(prefix)) == sorted(prefix + name for name in names)


@pytest.mark.parametrize("language", languages())
def test_every_verb_has_a_message_and_every_message_a_verb(language: str) -> None:
    own = messages(language)
    for verb in VERB_NAMES:
        assert own.has(f"move-{verb}")
    known = {f"move-{verb}-{kind}" for verb in VERB_NAMES for kind in DECISION_NAMES}
    known |= {f"move-{verb}" for verb in VERB_NAMES}
    known |= {"move-upgrade-replace", "move-sacrifice-in-vain"}
    assert set(own.keys("move-")) <= known
