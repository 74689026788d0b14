"""Bots are found by name, in a file, and in installed packages; errors name what is wrong."""

import pickle
import sys
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from random import Random

import pytest

from fimbul.bots import BOT_NAMES, Thrall, UnknownBot, bot_named, find_bot, finding
from fimbul.cli.bots import known_bot
from fimbul.i18n import languages, messages

HEAD = "from fimbul.bots import Bot\n"
GOOD = (
    HEAD
    + """
class MyBot(Bot):
    def choose(self, view, decision, budget):
        return view.options[0]
"""
)


@pytest.fixture(autouse=True)
def path_is_restored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", sys.path[:])


def written(folder: Path, text: str, name: str = "my_bot.py") -> str:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return str(file)


def code_of(called: str) -> str:
    """The code of the error, after checking its message in every language and its pickle."""
    with pytest.raises(UnknownBot) as caught:
        find_bot(called)
    error = caught.value
    key = "simulate-unknown-bot" if error.code == "unknown-bot" else error.code
    for language in languages():
        assert messages(language).text(key, **error.words)
    again = pickle.loads(pickle.dumps(error))
    assert (again.code, again.message, again.words) == (error.code, error.message, error.words)
    return error.code


@pytest.mark.parametrize("name", BOT_NAMES)
def test_a_bot_of_the_ladder_is_found_by_name(name: str) -> None:
    assert type(find_bot(name)(Random(0))) is type(bot_named(name, Random(0)))


def test_a_class_in_a_file_is_found(tmp_path: Path) -> None:
    file = written(tmp_path, GOOD)
    found = find_bot(f"{file}:MyBot")
    assert found is find_bot(f"{file}:MyBot")
    assert type(found(Random(0))).__name__ == "MyBot"


def test_a_file_may_import_its_neighbours(tmp_path: Path) -> None:
    written(tmp_path, GOOD, "the_neighbour_of_a_bot.py")
    text = "from the_neighbour_of_a_bot import MyBot as Other\n\nclass Mine(Other):\n    pass\n"
    assert type(find_bot(f"{written(tmp_path, text)}:Mine")(Random(0))).__name__ == "Mine"


def test_a_missing_file_is_an_error(tmp_path: Path) -> None:
    assert code_of(f"{tmp_path}/nobody.py:MyBot") == "bot-file-missing"
    assert code_of(f"{tmp_path}/nobody.py") == "bot-file-missing"


@pytest.mark.parametrize("text", ["def (", "1 / 0", "import no_such_module_at_all"])
def test_a_file_that_does_not_run_is_an_error(tmp_path: Path, text: str) -> None:
    file = f"{written(tmp_path, text)}:MyBot"
    assert code_of(file) == "bot-file-broken"
    assert code_of(file) == "bot-file-broken", "and again, not half loaded"


def test_the_error_for_a_missing_class_lists_the_classes_of_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, GOOD)
    assert code_of(f"{file}:YourBot") == "bot-class-missing"
    assert code_of(file) == "bot-class-unnamed"
    assert code_of(f"{file}:") == "bot-class-unnamed"
    with pytest.raises(UnknownBot, match="it has: MyBot"):
        find_bot(f"{file}:YourBot")


@pytest.mark.parametrize(
    ("body", "needs"),
    [
        ("MyBot = 3", "class"),
        ("class MyBot:\n    pass", "class"),
        ("def MyBot(rng):\n    return None", "class"),
        ("class MyBot(Bot):\n    pass", "def choose"),
        ("class MyBot(Bot):\n    def choose(self, view):\n        return 0", "def choose"),
        ("class MyBot(Bot):\n    def choose(self, view, rng, /):\n        return 0", "def choose"),
        (
            GOOD.partition("\n")[2] + "    def __init__(self):\n        pass",
            "def __init__",
        ),
    ],
)
def test_the_error_for_a_class_that_is_no_bot_names_what_it_lacks(
    tmp_path: Path, body: str, needs: str
) -> None:
    called = f"{written(tmp_path, HEAD + body)}:MyBot"
    assert code_of(called) == "bot-protocol"
    with pytest.raises(UnknownBot, match=needs):
        find_bot(called)


# --- installed packages ---------------------------------------------------------------------------


def install(monkeypatch: pytest.MonkeyPatch, **bots: str) -> None:
    entries = EntryPoints(EntryPoint(name, value, finding.GROUP) for name, value in bots.items())
    monkeypatch.setattr(finding, "entry_points", lambda group: entries.select(group=group))


def test_an_installed_bot_is_found_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, berserk="fimbul.bots.thrall:Thrall")
    assert find_bot("berserk") is Thrall
    assert code_of("bersek") == "unknown-bot"
    with pytest.raises(UnknownBot, match=r"known: random, thrall.*berserk"):
        find_bot("bersek")


def test_an_installed_bot_that_does_not_load_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, lost="no_such_module_at_all:Bot", odd="fimbul.bots:BOT_NAMES")
    assert code_of("lost") == "bot-file-broken"
    assert code_of("odd") == "bot-protocol"


def test_no_package_can_take_a_name_of_the_ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, random="fimbul.bots.thrall:Thrall")
    assert find_bot("random") is not Thrall


# --- on the command line --------------------------------------------------------------------------


def test_the_case_and_spaces_of_a_name_do_not_matter_but_those_of_a_file_do(tmp_path: Path) -> None:
    own = messages("en")
    assert known_bot(own, " Thrall ") == "thrall"
    file = f"{written(tmp_path, GOOD)}:MyBot"
    assert known_bot(own, file) == file
