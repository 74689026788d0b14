"""A hint shows the best moves with their reasons, in every language."""

from random import Random

import pytest
from rich.console import Console

from fimbul.bots import USUAL_BUDGET, Thrall, decision_of
from fimbul.cli.text.commands import exact_command
from fimbul.cli.text.hints import SHOWN, hints
from fimbul.cli.text.words import Words
from fimbul.i18n import languages, messages
from fimbul.rules import next_seat, view
from tests.random_games import Play


def shown(language: str, seed: int, *, is_long: bool) -> list[str]:
    """The printed lines of the hints for the positions of a game."""
    found = []
    for number, state in enumerate(Play(players=4, seed=seed, is_lively=True).positions()):
        seat = next_seat(state)
        if seat < 0 or number % (1 if is_long else 10):
            continue
        seen = view(state, seat)
        advice = Thrall(Random(0)).advise(seen, decision_of(seen), USUAL_BUDGET)
        console = Console(width=400, markup=False, emoji=False)
        with console.capture() as capture:
            words = Words(messages(language), seen)
            console.print(*hints(advice, seen, words, "thrall"), sep="\n")
        lines = capture.get().splitlines()
        assert len([line for line in lines if line.startswith("•")]) == min(SHOWN, len(advice))
        found += lines
    return found


@pytest.mark.parametrize("language", languages())
def test_every_position_has_a_hint(language: str) -> None:
    lines = shown(language, 3, is_long=language == "en")
    assert len(lines) > 20
    assert all("{" not in line for line in lines)


def test_hints_give_many_different_reasons() -> None:
    text = "\n".join(line for seed in (4, 5) for line in shown("en", seed, is_long=True))
    for said in (" in a battle", "is doomed", "nobody else", "works from now on", "% to win"):
        assert said in text


@pytest.mark.parametrize("typed", ["hint", "?", "HINT"])
def test_a_hint_is_a_command(typed: str) -> None:
    assert exact_command(typed) == ("hint", "")


def test_h_is_still_help() -> None:
    assert exact_command("h") == ("help", "")
