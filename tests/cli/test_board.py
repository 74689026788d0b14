from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

from fimbul.cli.text import panels
from fimbul.cli.text.board import board, ships
from fimbul.cli.text.words import Words
from fimbul.i18n import languages, messages
from fimbul.rules import SPECTATOR, view
from tests.scenario import Game, Scenario

if TYPE_CHECKING:
    from rich.console import RenderableType

COLUMNS = 80


def printed(shown: RenderableType, width: int = COLUMNS) -> str:
    page = Console(file=io.StringIO(), width=width, no_color=True, highlight=False, markup=False)
    page.print(shown)
    assert isinstance(page.file, io.StringIO)
    return "\n".join(line.rstrip() for line in page.file.getvalue().splitlines())


def board_of(game: Game, width: int = COLUMNS) -> dict[str, str]:
    """The lines of the board, by the name of the province."""
    words = Words(messages("en"), game.state)
    lines = printed(board(view(game.state, SPECTATOR), words, width), width).splitlines()
    return {line.removeprefix(line[:3]).split()[0]: line for line in lines[1:]}


def clans_of(game: Game, seat: int = SPECTATOR) -> str:
    words = Words(messages("en"), game.state)
    return printed(panels.clan_sheets(view(game.state, seat), words))


def test_provinces_come_in_ring_order_with_region_villages_and_token() -> None:
    lines = board_of(Scenario().at("wolf", "gimle", warriors=2).start())
    assert list(lines) == [
        "Elvagar",
        "Angerboda",
        "Muspelheim",
        "Horgr",
        "Utgard",
        "Andlang",
        "Gimle",
        "Myrkulor",
        "Yggdrasil",
    ]
    assert lines["Gimle"].split()[:4] == ["Gimle", "Alfheim", "2/5", "horns"]
    assert lines["Utgard"].split()[1:] == ["Utgard", "Jotunheim", "0/3", "5", "glory"]
    assert lines["Yggdrasil"].split() == ["Yggdrasil", "all", "three"]


@pytest.mark.parametrize("language", languages())
def test_regions_stand_below_one_another(language: str) -> None:
    game, own = Scenario().start(), messages(language)
    shown = printed(board(view(game.state, SPECTATOR), Words(own, game.state), COLUMNS))
    regions = [own.text(key) for key in own.keys("region-")]
    found = [line.find(region) for line in shown.splitlines() for region in regions]
    columns = [column for column in found if column >= 0]
    assert len(columns) == 8
    assert len(set(columns)) == 1


def test_doomed_destroyed_and_pillaged_provinces_are_marked() -> None:
    lines = board_of(Scenario(age=2).destroyed("muspelheim").pillaged("gimle").start())
    assert lines["Horgr"].startswith("†2 ")
    assert lines["Utgard"].startswith("†3 ")
    assert lines["Muspelheim"].startswith("   ")
    assert lines["Muspelheim"].split()[2:] == ["destroyed"]
    assert lines["Angerboda"].split()[2:] == ["destroyed"]
    assert lines["Gimle"].split()[2:] == ["0/5", "pillaged"]


def test_strengths_count_ships_in_both_provinces_of_their_fjord_B4() -> None:
    scenario = Scenario().at("wolf", "elvagar", "leader", warriors=2).at("wolf", "fjord-ne", "ship")
    game = scenario.standing("angerboda").at("bear", "elvagar", warriors=1).start()
    lines = board_of(game)
    assert lines["Elvagar"].endswith("Wolf 7 (L 2w S)  Bear 1 (w)")
    assert lines["Angerboda"].endswith("Wolf 2 (S)")
    words = Words(messages("en"), game.state)
    assert printed(ships(view(game.state, SPECTATOR), words)) == "Ships: Wolf (north-east fjord)"


def test_many_figures_wrap_between_clans_and_a_wide_page_spells_figures_out() -> None:
    scenario = Scenario().upgrade("serpent", "sea-serpent")
    for clan in ("wolf", "raven", "serpent", "bear"):
        scenario.at(clan, "yggdrasil", "leader", warriors=2).at(clan, "fjord-nw", "ship")
    scenario.at("serpent", "fjord-nw", "sea-serpent")
    game = scenario.start()
    words = Words(messages("en"), game.state)
    text = printed(board(view(game.state, SPECTATOR), words, COLUMNS))
    assert max(map(len, text.splitlines())) <= COLUMNS
    for side in ("Wolf 5 (L 2w)", "Bear 5 (L 2w)", "Serpent 5 (S Sea Serpent)"):
        assert side in text
    wide = printed(board(view(game.state, SPECTATOR), words, 120), 120)
    assert "Wolf 5 (leader, 2 warriors)" in wide
    assert "Serpent 5 (ship, Sea Serpent)" in wide


def test_clans_show_all_public_facts() -> None:
    scenario = Scenario().steps("raven", rage=2, axes=4, horns=6).rage("raven", 5)
    scenario.glory("raven", 31).upgrade("raven", "troll", "lokis-domain")
    scenario.at("raven", "valhalla", "troll", warriors=2).hand("raven", "tyrs-bash", "tyrs-bash")
    text = clans_of(scenario.quests("raven", "alfheim-1").passed("bear").start())
    [line] = [one for one in text.splitlines() if one.startswith("Raven  ")]
    facts = [
        "Raven",
        "31",
        "5/7",
        "6",
        "0/10",
        "2",
        "4",
        "6",
        "2",
        "1",
        "L",
        "S",
        "6w",
        "Troll",
        "2w",
    ]
    assert line.split() == facts
    assert "Raven: rage 7 (step 2), axes 6 (step 4), horns 10 (step 6)" in text
    assert "upgrades: Troll (monster 2), Loki's Domain (clan 1)" in text
    assert "in Valhalla: Troll, 2 warriors" in text
    [bear] = [one for one in text.splitlines() if one.startswith("Bear  ")]
    assert "passed" in bear
    assert "Tyr's Bash" not in text
    assert "Alfheim!" not in text


def test_cards_taken_back_are_known_to_the_others() -> None:
    scenario = Scenario().at("wolf", "gimle", "leader").at("raven", "gimle", warriors=1)
    game = scenario.hand("wolf", "tyrs-crush-1").hand("raven", "troll", "tyrs-bash").start()
    game.do("wolf", "pillage gimle").fight(wolf="tyrs-crush-1", raven="troll")
    assert "known to be in hand: Troll" in clans_of(game, game.seat("wolf"))
    assert "known to be in hand" not in clans_of(game, game.seat("raven"))


def test_a_hand_shows_texts_and_committed_quests() -> None:
    game = Scenario().hand("wolf", "troll").quests("wolf", "alfheim-1").start()
    words = Words(messages("en"), game.state)
    text = printed(panels.hand(view(game.state, 0), words))
    assert "all enemy warriors" in text
    assert text.index("Quests committed") < text.index("Alfheim!")
    assert "no cards in hand" in printed(panels.hand(view(game.state, 1), words))


@pytest.mark.parametrize("winners", [("wolf",), ("raven", "bear")])
def test_the_score_names_all_winners_E2_T6(winners: tuple[str, ...]) -> None:
    scenario = Scenario(age=3)
    for clan in winners:
        scenario.glory(clan, 50)
    game = scenario.end_of_actions()
    assert game.kind == ""
    words = Words(messages("en"), game.state)
    text = printed(panels.final_score(view(game.state, SPECTATOR), words, game.events))
    names = " and ".join(clan.capitalize() for clan in winners)
    verdict = "wins the game." if len(winners) == 1 else "share the victory."
    assert f"{names} {verdict}" in text
