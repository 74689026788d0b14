"""Several people share one screen: nobody reads secrets of another."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import pytest

from fimbul.cli.text.chronicle import Chronicle
from fimbul.cli.text.guests import Guests
from fimbul.cli.text.saver import Saver
from fimbul.cli.text.screen import Screen
from fimbul.cli.text.session import Session
from fimbul.cli.text.words import Words
from fimbul.i18n import messages
from fimbul.match.journal import Journal
from fimbul.rules import draw_setup, move_text, view
from fimbul.rules.cards import CARDS
from fimbul.rules.hands import ENTRIES
from fimbul.rules.manifest import CLAN_NAMES

if TYPE_CHECKING:
    from pathlib import Path

PRIVATE = re.compile(r"^ *(\w+) (?:keeps|chooses from|begins the age with|has committed) ", re.M)
"""The lines of the log that only one clan may read."""
NAMES = sorted({card.name for card in CARDS}, key=len, reverse=True)
ANY_NAME = re.compile("|".join(re.escape(name) for name in NAMES))


class SharedScreen:
    """A session with people who answer at random; checks that each sees only what they may know."""

    def __init__(
        self,
        players: tuple[str, ...],
        seed: int,
        folder: Path,
        capture: pytest.CaptureFixture[str],
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setenv("COLUMNS", "80")
        monkeypatch.setattr("builtins.input", self.answer)
        own = messages("en")
        journal = Journal(draw_setup(random.Random(seed), len(players)))
        self.rng = random.Random(seed)
        self.capture = capture
        capture.readouterr()
        self.handovers = 0
        self.undone = 0
        self.seen: list[tuple[int | None, str]] = []
        """The seat that held the screen, and the text shown until the next question."""
        words = Words(own, journal.state)
        names: dict[str, str] = dict(zip(CLAN_NAMES, players, strict=False))
        saver = Saver(folder / "game.saga", names, is_wanted=True)
        screen = Screen(own, is_fast=False, is_shared=True)
        chronicle = Chronicle(journal.opening)
        self.session = Session(journal, chronicle, players, seed, words, screen, saver, Guests(60))

    def answer(self, prompt: str) -> str:
        """Return a random answer to the question."""
        self.look(self.capture.readouterr().out)
        if prompt.startswith("Hand the screen"):
            self.handovers += 1
            if self.rng.random() < 0.1:
                self.undone += 1
                return "undo"
            return ""
        if prompt.startswith("Play "):
            return "y"
        holder = self.session.holder
        assert holder is not None
        assert prompt == f"{CLAN_NAMES[holder].capitalize()}> "
        looks = ("log 40", "hand", "clans", "board", "undo")
        if self.rng.random() < 0.1:
            return self.rng.choice(looks)
        options = view(self.session.journal.state, holder).options
        return move_text(self.rng.choice(options))

    def look(self, text: str) -> None:
        """Check that the text names only cards that the holder of the screen knows."""
        holder = self.session.holder
        self.seen.append((holder, text))
        for clan in PRIVATE.findall(text):
            assert holder is not None
            assert clan == CLAN_NAMES[holder].capitalize()
        if holder is None:
            assert not ANY_NAME.search(text)
            return
        unknown = set(ANY_NAME.findall(text)) - self.known_names(holder)
        assert not unknown, (holder, unknown, text)

    def known_names(self, seat: int) -> set[str]:
        """The names of all cards that a seat sees or has seen."""
        seen = view(self.session.journal.state, seat)
        cards = {*seen.hand, *seen.discard, *seen.pack}
        for stretches in seen.packs:
            cards.update(card for _, found in stretches for card in found)
        for other in range(seen.players):
            cards.update(seen.upgrades(other), seen.played[other], seen.shown[other])
            cards.update(seen.picked[other], seen.quests[other])
            cards.update(entry // ENTRIES for entry in seen.maybe_shown[other])
        return {CARDS[card].name for card in cards}


@pytest.mark.parametrize(
    "players",
    [
        ("human", "human"),
        ("human", "random", "human", "random"),
        ("human", "human", "human", "random"),
    ],
)
def test_nobody_reads_secrets_of_another(
    players: tuple[str, ...],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shared_screen = SharedScreen(players, 11, tmp_path, capsys, monkeypatch)
    assert shared_screen.session.run() == 0
    assert "Glory by source" in capsys.readouterr().out
    assert shared_screen.handovers > 20
    assert shared_screen.undone > 2
    holders = {holder for holder, _ in shared_screen.seen}
    assert holders == {None, *(seat for seat, player in enumerate(players) if player == "human")}
    told = "".join(text for _, text in shared_screen.seen)
    assert PRIVATE.search(told)
    assert "Hand: " in told


def test_the_screen_is_handed_over_only_when_needed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shared_screen = SharedScreen(("human", "random", "random"), 2, tmp_path, capsys, monkeypatch)
    assert shared_screen.session.run() == 0
    assert shared_screen.handovers == 0
    # In a draft of six rounds each of two people needs the screen once a round. The person who
    # has it at the end of a round begins the next one.
    shared = SharedScreen(("human", "human", "random"), 2, tmp_path, capsys, monkeypatch)
    shared.rng = random.Random("no undo and no look")
    monkeypatch.setattr(shared.rng, "random", lambda: 1.0)
    drafts = 0

    def counted(prompt: str) -> str:
        nonlocal drafts
        if shared.session.journal.state.phase != "draft":
            raise EOFError
        drafts += prompt.startswith("Hand the screen")
        return SharedScreen.answer(shared, prompt)

    monkeypatch.setattr("builtins.input", counted)
    assert shared.session.run() == 0
    assert drafts == 7


def test_the_next_player_does_not_see_a_sealed_choice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shared_screen = SharedScreen(("human", "human"), 5, tmp_path, capsys, monkeypatch)
    typed = iter(["", "1", "1", "", "log", "hand", "undo"])
    screens: list[str] = []

    def scripted(prompt: str) -> str:
        screens.append(capsys.readouterr().out)
        answer = next(typed, None)
        if answer is None:
            raise EOFError
        return answer

    monkeypatch.setattr("builtins.input", scripted)
    assert shared_screen.session.run() == 0
    first = shared_screen.session.journal.moves[0][1]
    sealed = CARDS[[card.slug for card in CARDS].index(move_text(first).split()[1])].name
    assert sealed in screens[1]
    raven = "".join(screens[4:])
    assert "Keep 2 of these cards" in raven
    assert "keeps" not in raven
    assert "nothing to undo" in raven
    hand = view(shared_screen.session.journal.state, 1).pack
    if sealed not in {CARDS[card].name for card in hand}:
        assert sealed not in raven


def test_a_move_can_be_undone_while_the_screen_is_handed_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shared_screen = SharedScreen(("human", "human", "random"), 5, tmp_path, capsys, monkeypatch)
    typed = iter(["", "1", "undo", "2"])
    screens: list[str] = []

    def scripted(prompt: str) -> str:
        screens.append(capsys.readouterr().out + prompt)
        answer = next(typed, None)
        if answer is None:
            raise EOFError
        return answer

    monkeypatch.setattr("builtins.input", scripted)
    assert shared_screen.session.run() == 0
    assert "“undo” reverts what Wolf did last." in screens[2]
    assert "Undone." in screens[3]
    assert screens[3].endswith("Wolf> ")
    assert screens[4].endswith("Hand the screen to Raven. Raven: press Enter. ")
    wolf = [move for seat, move in shared_screen.session.journal.moves if seat == 0]
    second = view(Journal(shared_screen.session.journal.setup).state, 0).options[1]
    assert wolf == [second]


def test_nobody_can_undo_a_move_of_another_person(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = draw_setup(random.Random(1), 2, drafts_first_age=False, first=0)
    shared_screen = SharedScreen(("human", "human"), 1, tmp_path, capsys, monkeypatch)
    shared_screen.session.journal = Journal(setup)
    shared_screen.session.chronicle = Chronicle(shared_screen.session.journal.opening)
    typed = iter(["", "inv lea gimle", "", "inv lea gimle", "", "undo", "log"])
    screens: list[str] = []

    def scripted(prompt: str) -> str:
        screens.append(capsys.readouterr().out + prompt)
        answer = next(typed, None)
        if answer is None:
            raise EOFError
        return answer

    monkeypatch.setattr("builtins.input", scripted)
    assert shared_screen.session.run() == 0
    assert "Raven has moved since" in screens[6]
    assert len(shared_screen.session.journal.moves) == 2
