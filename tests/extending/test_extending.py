"""The rules can be extended: additions take a few lines and change nothing that exists.

These tests do what ``docs/extending.md`` says on a copy of the package: they add a battle card, a
monster, a quest with a new condition, a card with its own decision, and a fifth seat.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import fimbul
from fimbul.rules import CARDS, FIGURE_NAMES, MOVES, move_text
from tests.conftest import build_of_rules_modules

PACKAGE = Path(fimbul.__file__).parent
ROOT = Path(__file__).parents[2]
GAMES = 50
PARTS = 4
"""The games are split into this many tests, so that none takes long."""

LAST_LINE = '        CardLine("tyrs-rage-3", BATTLE),\n'
NEW_LINES = """\
    (
        CardLine("reckoning", BATTLE),
        CardLine("hill-giant", MONSTER),
        CardLine("widespread-1", QUEST),
        CardLine("vision", CLAN_UPGRADE),
        CardLine("reckoning-2", BATTLE),
        CardLine("reckoning-3", BATTLE),
    ),
"""
ADDITIONS = (
    ("rules/manifest.py", "MAX_PLAYERS: Final = 4", "MAX_PLAYERS: Final = 5"),
    ("rules/manifest.py", '"serpent", "bear"]', '"serpent", "bear", "ram"]'),
    ("rules/manifest.py", LAST_LINE + "    ),\n", LAST_LINE + "    ),\n" + NEW_LINES),
    (
        "rules/flow.py",
        "SAVE_CARD: Final = 19\n",
        "SAVE_CARD: Final = 19\nFORETELLING: Final = 20\n",
    ),
    ("rules/flow.py", '    "save-card",\n', '    "save-card",\n    "foretelling",\n'),
    (
        "rules/cards/__init__.py",
        "from fimbul.rules.cells import",
        "from fimbul.rules.cards.trial import TRIAL_CARDS\nfrom fimbul.rules.cells import",
    ),
    (
        "rules/cards/__init__.py",
        "        *BATTLE_CARDS,\n",
        "        *BATTLE_CARDS,\n        *TRIAL_CARDS,\n",
    ),
)
"""A file of the package, a text in it, and what replaces that text in the copy."""

pytestmark = pytest.mark.skipif(
    set(build_of_rules_modules().values()) != {"plain"}, reason="a copy of the source is plain"
)


def put(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} is not in {file} once"
    path.write_text(text.replace(old, new), encoding="utf-8")


def copied(to: Path) -> Path:
    """Copy the package, without the page, into a folder that can go on the path."""
    ignored = shutil.ignore_patterns("__pycache__", "web")
    shutil.copytree(PACKAGE, to / "fimbul", ignore=ignored)
    return to / "fimbul"


def run(path: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python with a copy of the package first on the path."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(path), str(ROOT)])}
    return subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def extended(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a copy of the package that has all additions."""
    folder = tmp_path_factory.mktemp("extended")
    package = copied(folder)
    shutil.copy(Path(__file__).with_name("trial.py"), package / "rules" / "cards" / "trial.py")
    for file, old, new in ADDITIONS:
        put(package, file, old, new)
    return folder


def games(extended: Path, *arguments: object) -> Any:
    """Return what ``tests.extending.games`` prints."""
    done = run(extended, "-m", "tests.extending.games", *map(str, arguments))
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads(done.stdout)


@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_with_all_additions_keep_every_invariant(extended: Path, part: int) -> None:
    assert games(extended, "random", part * GAMES, GAMES)["foretelling"] > 10


def test_bots_play_with_cards_they_have_no_opinion_on(extended: Path) -> None:
    used = games(extended, "bots", 3)
    assert used["foretelling"] > 0
    for text in ("keep reckoning", "invade hill-giant", "quest widespread-1", "upgrade vision"):
        assert any(move.startswith(text) for move in used), f"bots never chose to {text}"


def test_existing_numbers_stay_the_same(extended: Path) -> None:
    found = games(extended, "names")
    assert found["cards"][: len(CARDS)] == [card.slug for card in CARDS]
    assert found["figures"] == [*FIGURE_NAMES, "hill-giant"]
    assert found["moves"][:MOVES] == [move_text(move) for move in range(MOVES)]
    assert len(found["moves"]) > MOVES


def test_golden_games_and_perft_counts_stay_the_same(extended: Path) -> None:
    files = ("tests/rules/test_golden.py", "tests/rules/test_perft.py")
    selected = "not meet_every_decision"  # the golden games never meet the new decision
    done = run(extended, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", selected, *files)
    assert done.returncode == 0, done.stdout[-3000:]


# --- mistakes fail at import, with a sentence that names them -------------------------------------

MISTAKES = (
    (
        "rules/manifest.py",
        LAST_LINE,
        LAST_LINE + '        CardLine("sea-witch", MONSTER),\n',
        "the manifest has a line for 'sea-witch', but no card has that slug",
    ),
    (
        "rules/manifest.py",
        LAST_LINE,
        '        CardLine("troll", BATTLE),\n',
        "two lines of the manifest have the slug 'troll'",
    ),
    (
        "rules/cards/monsters.py",
        'Card("fire-giant", 2,',
        'Card("troll", 2,',
        "there are two cards with the slug 'troll'",
    ),
    (
        "rules/cards/monsters.py",
        'Card("troll", 1,',
        'Card("trol", 1,',
        "Troll has no line in the manifest: there is no card 'trol'",
    ),
    (
        "rules/cards/monsters.py",
        'Card("troll", 1,',
        'Card("troll", 4,',
        "the card 'troll' is of age 4, and there are 3",
    ),
    (
        "rules/cards/monsters.py",
        '"Troll", 2, (1, 0, 0)',
        '"Troll", 2, (1, 0, 1)',
        "the monster 'troll' has several copies, and each seat one place",
    ),
    (
        "rules/cards/quests.py",
        "            fulfilled=_enough_fallen,\n",
        "",
        "the quest 'glorious-death-1' does not say when it is fulfilled",
    ),
    (
        "rules/manifest.py",
        "MAX_PLAYERS: Final = 4",
        "MAX_PLAYERS: Final = 5",
        "5 players need as many clans; CLAN_NAMES has 4",
    ),
    (
        "rules/flow.py",
        '    "save-card",\n',
        '    "save-card",\n    "foretelling",\n',
        "the decision 'foretelling' has no record",
    ),
)


@pytest.mark.parametrize(("file", "old", "new", "sentence"), MISTAKES, ids=lambda value: value[:30])
def test_a_mistake_fails_at_import_with_a_sentence_that_names_it(
    file: str, old: str, new: str, sentence: str, tmp_path: Path
) -> None:
    put(copied(tmp_path), file, old, new)
    done = run(tmp_path, "-c", "import fimbul.rules")
    assert done.returncode != 0
    assert sentence in done.stderr.splitlines()[-1]
