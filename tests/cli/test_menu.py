from __future__ import annotations

import io

import pytest
from rich.console import Console

from fimbul.cli.text.labels import label
from fimbul.cli.text.matching import Problem, resolve
from fimbul.cli.text.menu import Menu, menu_of, menu_of_entry, render
from fimbul.cli.text.scenes import scenes
from fimbul.cli.text.words import Words
from fimbul.i18n import messages
from fimbul.rules import View, move_text, view
from fimbul.rules.flow import DECISION_NAMES
from tests.cli.positions import POSITIONS
from tests.scenario import Scenario

COLUMNS = 80


def at(position: str, language: str = "en") -> tuple[View, Words]:
    game, clan = POSITIONS[position]()
    return view(game.state, game.seat(clan)), Words(messages(language), game.state)


def printed(seen: View, words: Words, menu: Menu, width: int = COLUMNS) -> str:
    """The decision as printed without colours: the most detailed scene, then the menu."""
    page = Console(file=io.StringIO(), width=width, no_color=True, highlight=False, markup=False)
    for part in next(scenes(seen, words, [], width)):
        page.print(part)
    page.print(menu.question)
    page.print(render(menu, seen, words, width))
    assert isinstance(page.file, io.StringIO)
    return page.file.getvalue()


def answer(position: str, *typed: str, language: str = "en") -> str | Problem | Menu:
    """The result of typing these words one after the other at a position; a move as its text."""
    seen, words = at(position, language)
    root = menu = menu_of(seen, words)
    for one in typed:
        found = resolve(one, menu, root, seen, words)
        if isinstance(found, int):
            return move_text(found)
        if isinstance(found, Problem):
            return found
        menu = found
    return menu


def test_there_is_a_position_for_every_kind_of_decision() -> None:
    assert {name.split()[0] for name in POSITIONS} == set(DECISION_NAMES)
    for name, build in POSITIONS.items():
        game, clan = build()
        assert game.kind == name.split()[0]
        assert clan in game.deciding


@pytest.mark.parametrize("width", [COLUMNS, 120])
@pytest.mark.parametrize("position", POSITIONS)
def test_every_decision_fits_the_page(position: str, width: int) -> None:
    seen, words = at(position)
    root = menu_of(seen, words)
    menus = [root] + [menu_of_entry(seen, words, one) for one in root.entries]
    for menu in menus:
        lines = printed(seen, words, menu, width).splitlines()
        assert max(len(line.rstrip()) for line in lines) <= width
        assert "…" not in "".join(lines)


@pytest.mark.parametrize("position", POSITIONS)
def test_every_option_can_be_typed_as_numbers(position: str) -> None:
    seen, words = at(position)
    root = menu_of(seen, words)
    reached = []
    for number, entry in enumerate(root.entries, start=1):
        if len(entry.moves) == 1:
            reached.append(resolve(str(number), root, root, seen, words))
            continue
        below = resolve(str(number), root, root, seen, words)
        assert isinstance(below, Menu)
        for second in range(1, len(entry.moves) + 1):
            at_once = resolve(f"{number} {second}", root, root, seen, words)
            assert resolve(str(second), below, root, seen, words) == at_once
            reached.append(at_once)
    assert sorted(reached, key=str) == sorted(seen.options, key=str)


@pytest.mark.parametrize("position", POSITIONS)
def test_every_option_can_be_typed_as_its_text(position: str) -> None:
    seen, words = at(position)
    root = menu_of(seen, words)
    for move in seen.options:
        assert resolve(move_text(move), root, root, seen, words) == move
        assert resolve(f" {move_text(move).upper()} ", root, root, seen, words) == move


@pytest.mark.parametrize("position", POSITIONS)
def test_every_option_has_a_different_label(position: str) -> None:
    seen, words = at(position)
    labels = [words.plain(label(seen, words, move)) for move in seen.options]
    assert len(set(labels)) == len(labels)
    assert all(labels)


@pytest.mark.parametrize(
    ("position", "typed", "move"),
    [
        ("action", "inv war gim", "invade warrior gimle"),
        ("action", "gimle war inv", "invade warrior gimle"),
        ("action", "pil gim", "pillage gimle"),
        ("action", "commit alf", "quest alfheim-1"),
        ("action", "play exp", "upgrade experts-in-arms warrior"),
        ("action", "pass", "pass"),
        ("action", "1 utg", "invade warrior utgard"),
        ("action", "1 pillage gimle", ""),
        ("action", "recall yggdrasil", ""),
        ("battle-card", "troll", "card troll"),
        ("battle-card", "tyr's bash", "card tyrs-bash"),
        ("call-to-battle", "leader", "join leader yggdrasil"),
        ("call-to-battle", "send nobody", "pass"),
        ("quest-as-battle", "count 3", "count 3"),
        ("raise-stat", "ax", "raise axes"),
        ("leader-move", "he stays", "decline"),
        ("flight", "yes", "flee"),
    ],
)
def test_a_move_may_be_shortened_while_it_is_unambiguous(
    position: str, typed: str, move: str
) -> None:
    found = answer(position, typed)
    assert found == move if move else isinstance(found, Problem)


@pytest.mark.parametrize("typed", ["вторжение корабль юго-западный", "вторж кораблём юго-зап"])
def test_names_may_be_typed_in_their_usual_form_or_in_that_of_the_sentence(typed: str) -> None:
    assert answer("action", typed, language="ru") == "invade ship fjord-sw"


def test_words_that_fit_several_moves_lead_to_a_menu_of_them() -> None:
    found = answer("action", "gimle")
    assert isinstance(found, Menu)
    texts = [move_text(move) for move in found.moves]
    assert {"invade warrior gimle", "march gimle", "pillage gimle"} <= set(texts)
    assert all("gimle" in text for text in texts)
    assert answer("action", "gimle", "pil") == "pillage gimle"
    assert answer("action", "gimle", "1") == texts[0]


def test_an_action_typed_without_its_verb_is_only_offered() -> None:
    found = answer("action", "gimle leader")
    assert isinstance(found, Menu)
    assert [move_text(move) for move in found.moves] == ["sacrifice leader gimle"]
    assert answer("action", "gimle leader", "1") == "sacrifice leader gimle"
    assert answer("action", "sac gimle leader") == "sacrifice leader gimle"


def test_a_whole_move_can_be_typed_at_the_second_question() -> None:
    assert answer("action", "1", "pillage gimle") == "pillage gimle"
    assert answer("action", "1", "gimle") == "invade warrior gimle"


@pytest.mark.parametrize("typed", ["0", "99", "12345678901234567890", "-1", "1.5.9", "²", "①"])
def test_a_wrong_number_is_a_problem_and_not_a_move(typed: str) -> None:
    assert isinstance(answer("battle-card", typed), Problem)


@pytest.mark.parametrize(
    "typed", ["", " ", "?!", "xyzzy", "pillage atlantis", "1 pass", "\x00\x1b[2J"]
)
def test_nonsense_is_a_problem_and_not_a_move(typed: str) -> None:
    found = answer("battle-card", typed)
    assert isinstance(found, Problem)
    assert all(str(value).isprintable() for value in found.args.values())


def test_the_menu_of_actions_is_short() -> None:
    seen, words = at("action")
    assert len(seen.options) > 30
    menu = menu_of(seen, words)
    assert len(menu.entries) <= 16
    asked = printed(seen, words, menu).partition("your turn")[2]
    assert asked.count("\n") <= 10


def test_the_menu_shows_costs_and_replaced_upgrades() -> None:
    seen, words = at("action")
    shown = printed(seen, words, menu_of(seen, words), 120)
    assert "Invade with a warrior (1 rage)" in shown
    assert "Play Experts in Arms, replacing Brothers in Arms (2 rage)" in shown
    assert "Pillage Elvagar again (2 rage)" in shown
    assert "Recall the Valkyrie from Valhalla (1 rage)" in shown
    assert "Pass for this age (lose 9 rage)" in shown


def test_a_battle_shows_both_sides_and_the_bonus_of_each_card() -> None:
    seen, words = at("battle-card")
    shown = printed(seen, words, menu_of(seen, words))
    assert "Wolf 4 (L w)" in shown
    assert "Raven 1 (w)" in shown
    lines = [line.split() for line in shown.splitlines()]
    assert ["1", "Tyr's", "Bash", "battle", "+2"] in lines
    assert ["2", "Troll", "no", "bonus"] in lines


def test_revealed_cards_and_totals_are_shown_before_late_cards() -> None:
    seen, words = at("late-card")
    shown = printed(seen, words, menu_of(seen, words))
    assert "Wolf 4 + 4 = 8 (L w; Tyr's Crush)" in shown
    assert "Raven 1 + 3 = 4 (w; Tyr's Smash)" in shown


def test_the_second_pick_of_two_shows_the_first() -> None:
    seen, words = at("draft of two")
    shown = printed(seen, words, menu_of(seen, words))
    assert "pick 2 of 6" in shown
    first = words.plain(words.card(seen.packs[0][-1][1][0]))
    assert f"Kept so far: {first}" in shown


@pytest.mark.parametrize("horns", [5, 6])
@pytest.mark.card("friggas-sacrifice")
def test_the_menu_warns_of_a_sacrifice_that_gains_nothing_T3(horns: int) -> None:
    scenario = Scenario(age=3).upgrade("wolf", "friggas-sacrifice")
    scenario.at("wolf", "gimle", "leader", warriors=2).steps("wolf", 6, 6, horns)
    game = scenario.start()
    seen, words = view(game.state, 0), Words(messages("en"), game.state)
    warning = "for nothing: your stats are full"
    menu = menu_of(seen, words)
    (entry,) = [entry for entry in menu.entries if "acrifice two" in entry.label]
    labels = [entry.label, *(label(seen, words, move) for move in entry.moves)]
    assert [warning in text for text in labels] == [horns == 6] * len(labels)
    assert len(labels) == 3
