"""The clan (C1–C6): figures, stats, the pool of rage and the clan sheet."""

import pytest

from tests.scenario import Scenario

CLANS = ("wolf", "raven", "serpent", "bear")


def test_all_clans_start_equal_C1() -> None:
    game = Scenario().start()
    for clan in CLANS:
        assert game.figures(clan, "reserve") == ["warrior"] * 8 + ["leader", "ship"]
        assert game.on_board(clan) == 0
        assert game.glory(clan) == 0
        assert game.steps(clan) == (1, 1, 1)
        assert game.upgrades(clan) == []


def test_strengths_of_the_figures_C1() -> None:
    game = (
        Scenario()
        .at("wolf", "gimle", warriors=1)
        .at("wolf", "elvagar", "leader")
        .at("wolf", "fjord-se", "ship")
        .start()
    )
    assert game.strength("wolf", "gimle") == 1
    assert game.strength("wolf", "elvagar") == 3
    assert game.strength("wolf", "muspelheim") == 2


@pytest.mark.parametrize(
    ("step", "rage", "axes", "horns"),
    [(1, 6, 3, 4), (2, 7, 4, 5), (3, 8, 5, 6), (4, 9, 6, 7), (5, 12, 8, 10), (6, 12, 8, 10)],
)
def test_stats_have_six_steps_C2(step: int, rage: int, axes: int, horns: int) -> None:
    game = Scenario().steps("wolf", rage=step, axes=step, horns=step).start()
    assert game.stat("wolf", "rage") == rage
    assert game.stat("wolf", "axes") == axes
    assert game.stat("wolf", "horns") == horns


@pytest.mark.parametrize(("step", "rage"), [(1, 6), (2, 7), (3, 8), (4, 9), (5, 12), (6, 12)])
def test_rage_stat_is_the_rage_at_the_start_of_an_age_C2_A1(step: int, rage: int) -> None:
    game = Scenario(age=2).steps("wolf", rage=step).new_age().everybody_drafts()
    assert game.kind == "action"
    assert game.rage("wolf") == rage
    assert game.rage("raven") == 6


@pytest.mark.parametrize(("step", "axes"), [(1, 3), (2, 4), (3, 5), (4, 6), (5, 8), (6, 8)])
def test_axes_stat_is_the_glory_for_a_battle_won_C2(step: int, axes: int) -> None:
    game = (
        Scenario()
        .steps("wolf", axes=step)
        .at("wolf", "gimle", warriors=2)
        .at("raven", "gimle", warriors=1)
        .start()
        .do("wolf", "pillage gimle")
    )
    assert game.glory("wolf") == axes
    assert game.glory("raven") == 0


@pytest.mark.parametrize(("step", "horns"), [(1, 4), (2, 5), (3, 6), (4, 7), (5, 10), (6, 10)])
def test_horns_stat_is_the_most_figures_on_the_board_at_once_C2_I4(step: int, horns: int) -> None:
    game = (
        Scenario()
        .steps("wolf", horns=step)
        .upgrade("wolf", "dwarf-chieftain", "sea-serpent")
        .at("wolf", "fjord-ne", "sea-serpent", "ship")
        .at("wolf", "yggdrasil", warriors=min(horns - 3, 6))
        .at("wolf", "elvagar", *["leader"] * (horns == 10))
        .rage("raven", 0)
        .rage("serpent", 0)
        .rage("bear", 0)
        .start()
    )
    assert game.on_board("wolf") == horns - 1
    game.do("wolf", "invade dwarf-chieftain gimle")
    assert game.on_board("wolf") == horns
    assert game.deciding == ["wolf"]
    assert not [move for move in game.legal("wolf") if move.startswith("invade ")]


def test_raising_the_rage_stat_does_not_change_the_pool_C3() -> None:
    game = Scenario().at("wolf", "elvagar", warriors=1).rage("wolf", 5).start()
    game.do("wolf", "pillage elvagar")
    assert game.stat("wolf", "rage") == 7
    assert game.rage("wolf") == 5


def test_gaining_and_stealing_rage_does_not_change_the_stat_C3() -> None:
    game = (
        Scenario(age=3)
        .at("wolf", "gimle", warriors=2)
        .at("raven", "gimle", warriors=1)
        .hand("wolf", "thors-ascension")
        .hand("raven", "lokis-trickery")
        .start()
        .do("wolf", "pillage gimle")
        .fight(wolf="thors-ascension", raven="lokis-trickery")
    )
    assert (game.rage("wolf"), game.rage("raven")) == (6 + 3 - 1, 6 + 1)
    assert game.step("wolf", "rage") == game.step("raven", "rage") == 1


def test_clan_sheet_has_eight_slots_C4() -> None:
    upgrades = (
        "experts-in-arms",
        "lord-of-axes",
        "fire-dragons",
        "troll",
        "valkyrie",
        "lokis-domain",
        "thors-glory",
        "tyrs-domain",
    )
    spare = ("brothers-in-arms", "lord-of-hammers", "lokis-dragons", "dark-elf", "friggas-charm")
    game = Scenario(age=2).upgrade("wolf", *upgrades).hand("wolf", *spare).start()
    assert sorted(game.upgrades("wolf")) == sorted(upgrades)
    moves = [move for move in game.legal("wolf") if move.startswith("upgrade ")]
    assert sorted(moves) == sorted(
        [
            "upgrade brothers-in-arms warrior",
            "upgrade lord-of-hammers leader",
            "upgrade lokis-dragons ship",
            "upgrade dark-elf monster-1",
            "upgrade dark-elf monster-2",
            "upgrade friggas-charm clan-1",
            "upgrade friggas-charm clan-2",
            "upgrade friggas-charm clan-3",
        ]
    )
    game.do("wolf", "upgrade friggas-charm clan-2")
    assert len(game.upgrades("wolf")) == 8


def test_all_eight_slots_are_filled_by_playing_upgrades_C4() -> None:
    moves = {
        "experts-in-arms": "warrior",
        "lord-of-axes": "leader",
        "fire-dragons": "ship",
        "valkyrie": "monster-1",
        "dark-elf": "monster-2",
        "tyrs-challenge": "clan-1",
        "friggas-protection": "clan-2",
        "odins-inspiration": "clan-3",
    }
    scenario = Scenario(age=2).rage("wolf", 12).steps("wolf", horns=6).hand("wolf", *moves)
    game = scenario.rage("raven", 0).rage("serpent", 0).rage("bear", 0).start()
    for upgrade, slot in moves.items():
        game.do("wolf", f"upgrade {upgrade} {slot}")
        if game.kind == "free-invasion":
            game.do("wolf", "decline")
    assert sorted(game.upgrades("wolf")) == sorted(moves)


@pytest.mark.parametrize("upgrades", [(), ("lord-of-hammers",)])
def test_leader_invades_for_free_C5_I1(upgrades: tuple[str, ...]) -> None:
    game = Scenario().upgrade("wolf", *upgrades).rage("wolf", 1).start()
    game.do("wolf", "invade leader gimle")
    assert game.figures("wolf", "gimle") == ["leader"]
    assert game.rage("wolf") == 1


@pytest.mark.parametrize("upgrades", [(), ("fire-dragons",)])
def test_ship_invades_only_fjords_C5_I2(upgrades: tuple[str, ...]) -> None:
    game = Scenario().upgrade("wolf", *upgrades).start()
    moves = [move for move in game.legal("wolf") if move.startswith("invade ship ")]
    assert moves == [f"invade ship fjord-{at}" for at in ("ne", "se", "sw", "nw")]


@pytest.mark.parametrize("upgrades", [(), ("fire-dragons",)])
def test_ship_never_moves_C5_M2(upgrades: tuple[str, ...]) -> None:
    game = (
        Scenario(age=2)
        .upgrade("wolf", *upgrades)
        .at("wolf", "fjord-nw", "ship")
        .at("raven", "gimle", warriors=1)
        .start()
    )
    assert not [move for move in game.legal("wolf") if move.startswith("march ")]
    game.do("wolf", "pass").do("raven", "pillage gimle")
    assert game.figures("wolf", "valhalla") == []
    assert game.figures("raven", "valhalla") == ["warrior"]
    assert game.figures("wolf", "fjord-nw") == ["ship"]


def test_destroyed_figures_wait_in_valhalla_for_the_end_of_the_age_C6() -> None:
    game = (
        Scenario()
        .at("wolf", "gimle", "leader", warriors=2)
        .at("raven", "gimle", "leader", warriors=1)
        .at("raven", "fjord-nw", "ship")
        .hand("wolf", "tyrs-smite-1")
        .start()
        .do("wolf", "pillage gimle")
        .fight(wolf="tyrs-smite-1")
    )
    assert game.figures("raven", "valhalla") == ["warrior", "leader", "ship"]
    assert game.figures("raven", "reserve") == ["warrior"] * 7
    assert not game.can("raven", "invade leader elvagar")
    assert not game.can("raven", "invade ship fjord-ne")
    game.do("raven", "pass").everybody_passes()
    assert game.state.age == 2
    assert game.figures("raven", "valhalla") == []
    assert game.figures("raven", "reserve") == ["warrior"] * 8 + ["leader", "ship"]
    assert game.figures("wolf", "gimle") == ["warrior", "warrior", "leader"]


@pytest.mark.card("troll")
def test_figures_destroyed_outside_battle_go_to_valhalla_too_C6() -> None:
    game = (
        Scenario()
        .upgrade("wolf", "troll")
        .at("raven", "gimle", warriors=2)
        .start()
        .do("wolf", "invade troll gimle")
    )
    assert game.figures("raven", "valhalla") == ["warrior", "warrior"]
