"""The end of an age (F1–F6): discard, quests, Ragnarök, Valhalla, and cards that affect them."""

import pytest

from fimbul.rules.board import PLACE_NAMES, TOKEN_NAMES
from fimbul.rules.events import PUBLIC
from tests.scenario import Game, Scenario, card, in_valhalla, place


def draft_anything(game: Game) -> Game:
    """Let everybody keep the first card offered, to the end of the draft."""
    while game.kind == "draft":
        clan = game.deciding[0]
        game.do(clan, game.legal(clan)[0])
    return game


def doomed(game: Game) -> str:
    """The province that the doom token marks."""
    return PLACE_NAMES[game.state.dooms[game.state.age - 1]]


# --- F1: discard ----------------------------------------------------------------------------------


def test_one_card_is_kept_and_the_rest_discarded_F1() -> None:
    game = (
        Scenario().hand("wolf", "troll", "tyrs-bash", "yggdrasil-1", "tyrs-bash").end_of_actions()
    )
    assert game.kind == "save-card"
    assert game.deciding == ["wolf"]
    assert sorted(game.legal("wolf")) == [
        "decline",
        "keep troll",
        "keep tyrs-bash",
        "keep yggdrasil-1",
    ]
    game.do("wolf", "keep tyrs-bash")
    assert game.hand("wolf") == ["tyrs-bash"]
    assert game.discarded == ["troll", "yggdrasil-1", "tyrs-bash"]


def test_keeping_no_card_is_allowed_F1() -> None:
    game = Scenario().hand("wolf", "troll", "tyrs-bash").end_of_actions()
    game.do("wolf", "decline")
    assert game.hand("wolf") == []
    assert game.discarded == ["troll", "tyrs-bash"]


def test_discards_are_open_and_the_saved_card_is_hidden_F1() -> None:
    game = Scenario(2).hand("wolf", "troll", "tyrs-bash").hand("raven", "troll").end_of_actions()
    game.do("wolf", "keep troll")
    assert sorted(event.values for event in game.told("card-saved")) == [(0,), (1,)]
    assert [event.fields for event in game.told("card-discarded")] == [
        {"seat": 0, "card": card("tyrs-bash")}
    ]
    assert {event.audience for event in game.told("card-discarded")} == {PUBLIC}
    named = [event.fields.get("card") for event in game.events if event.audience != 0]
    assert card("troll") not in named


def test_cards_are_saved_at_the_same_time_and_choices_may_change_until_the_last_F1() -> None:
    game = (
        Scenario(3)
        .hand("wolf", "troll", "tyrs-bash")
        .hand("serpent", "troll", "tyrs-smash-1")
        .end_of_actions()
    )
    assert game.deciding == ["wolf", "serpent"]
    game.do("serpent", "keep troll")
    assert game.deciding == ["wolf"]
    assert game.discarded == []
    game.do("serpent", "keep tyrs-smash-1")
    game.do("wolf", "keep tyrs-bash")
    assert game.hand("serpent") == ["tyrs-smash-1"]
    assert game.hand("wolf") == ["tyrs-bash"]
    assert game.discarded == ["troll", "troll"]


@pytest.mark.parametrize("age", [1, 2])
def test_a_saved_card_lasts_to_the_next_age_F1(age: int) -> None:
    game = Scenario(age=age).hand("wolf", "troll", "tyrs-bash").end_of_actions()
    draft_anything(game.do("wolf", "keep troll"))
    assert game.state.age == age + 1
    assert "troll" in game.hand("wolf")
    assert len(game.hand("wolf")) == 7


def test_in_age_3_all_cards_are_discarded_F1() -> None:
    game = (
        Scenario(age=3)
        .hand("wolf", "tyrs-crush-3", "frost-giant")
        .hand("raven", "odins-judgement")
        .end_of_actions()
    )
    assert game.state.is_over
    assert game.hand("wolf") == game.hand("raven") == []
    assert game.discarded == ["frost-giant", "odins-judgement", "tyrs-crush-3"]
    assert game.told("card-saved") == []


def test_a_single_card_is_kept_without_asking_T10() -> None:
    game = Scenario(3).hand("wolf", "tyrs-bash").hand("serpent", "troll", "troll").end_of_actions()
    assert game.deciding == ["serpent"]
    assert game.legal("wolf") == game.legal("raven") == []
    game.do("serpent", "keep troll")
    assert game.hand("wolf") == ["tyrs-bash"]
    assert game.hand("raven") == []
    assert game.discarded == ["troll"]


def test_nobody_is_asked_when_nobody_has_several_cards_T10() -> None:
    game = Scenario(2).hand("wolf", "tyrs-bash").end_of_actions()
    assert game.kind == "draft"
    assert game.hand("wolf") == ["tyrs-bash"]
    assert game.discarded == []


# --- F2, F3: quests -------------------------------------------------------------------------------


def test_all_quests_are_revealed_and_discarded_and_only_the_fulfilled_pay_F2() -> None:
    game = (
        Scenario()
        .at("wolf", "gimle", warriors=1)
        .glory("raven", 1)
        .quests("wolf", "manheim-1", "alfheim-1")
        .quests("raven", "yggdrasil-1")
        .end_of_actions()
    )
    assert [event.fields["card"] for event in game.told("quest-revealed")] == [
        card("manheim-1"),
        card("alfheim-1"),
        card("yggdrasil-1"),
    ]
    assert [event.name for event in game.events if event.name.startswith("quest")][:3] == [
        "quest-revealed"
    ] * 3
    assert game.glory("wolf") == 5
    assert game.kind == "raise-stat"
    assert sorted(game.legal("wolf")) == ["raise axes", "raise horns", "raise rage"]
    game.do("wolf", "raise axes")
    assert game.steps("wolf") == (1, 2, 1)
    assert game.glory("raven") == 1
    assert game.steps("raven") == (1, 1, 1)
    assert game.quests("wolf") == game.quests("raven") == []
    assert game.discarded == ["alfheim-1", "manheim-1", "yggdrasil-1"]
    assert game.kind == "draft"


@pytest.mark.parametrize(("stat", "steps"), [("rage", (2, 1, 1)), ("horns", (1, 1, 2))])
def test_a_fulfilled_quest_raises_the_stat_that_its_owner_chooses_F2(
    stat: str, steps: tuple[int, int, int]
) -> None:
    game = Scenario().at("bear", "gimle", "leader").quests("bear", "alfheim-1").end_of_actions()
    assert game.deciding == ["bear"]
    game.do("bear", f"raise {stat}")
    assert game.steps("bear") == steps


def test_quests_are_judged_before_ragnarok_F2_F4() -> None:
    game = (
        Scenario()
        .doom("muspelheim")
        .at("wolf", "muspelheim", warriors=1)
        .at("wolf", "valhalla", warriors=3)
        .quests("wolf", "jotunheim-1", "glorious-death-1")
        .end_of_actions()
    )
    assert game.kind == "raise-stat"
    assert game.is_standing("muspelheim")
    game.do("wolf", "raise rage")
    assert [event.fields["fulfilled"] for event in game.told("quest-resolved")] == [1, 0]
    assert game.glory("wolf") == 5 + 2


@pytest.mark.parametrize(
    ("ravens", "bears", "is_fulfilled"),
    [(2, 0, True), (3, 0, False), (4, 0, False), (2, 2, True), (2, 3, False), (2, 4, False)],
)
def test_most_strength_is_more_than_every_other_clan_F3(
    ravens: int, bears: int, is_fulfilled: bool
) -> None:
    """Wolf has 3; the strengths of others are not added, and a tie among them does not matter."""
    game = (
        Scenario()
        .at("wolf", "yggdrasil", "leader")
        .at("raven", "yggdrasil", warriors=ravens)
        .at("bear", "yggdrasil", warriors=bears)
        .quests("wolf", "yggdrasil-1")
        .end_of_actions()
    )
    assert (game.kind == "raise-stat") == is_fulfilled
    assert game.glory("wolf") == (6 if is_fulfilled else 0)


@pytest.mark.parametrize(("ravens", "is_fulfilled"), [(2, True), (3, False)])
def test_ships_in_the_supporting_fjord_count_for_most_strength_F3(
    ravens: int, is_fulfilled: bool
) -> None:
    game = (
        Scenario()
        .at("wolf", "gimle", warriors=1)
        .at("wolf", "fjord-nw", "ship")
        .at("raven", "gimle", warriors=ravens)
        .quests("wolf", "alfheim-1")
        .end_of_actions()
    )
    assert game.glory("wolf") == (5 if is_fulfilled else 0)


def test_an_enemy_ship_in_the_supporting_fjord_counts_too_F3() -> None:
    game = (
        Scenario()
        .at("wolf", "gimle", warriors=2)
        .at("raven", "fjord-nw", "ship")
        .quests("wolf", "alfheim-1")
        .end_of_actions()
    )
    assert game.kind == "draft"
    assert game.glory("wolf") == 0


def test_quests_resolve_from_the_first_player_in_the_order_committed_T4() -> None:
    game = (
        Scenario(first="serpent")
        .at("wolf", "gimle", "leader")
        .at("serpent", "elvagar", warriors=1)
        .at("serpent", "yggdrasil", warriors=1)
        .quests("wolf", "alfheim-1")
        .quests("raven", "alfheim-1")
        .quests("serpent", "yggdrasil-1", "jotunheim-1", "manheim-1")
        .end_of_actions()
    )
    asked = []
    while game.kind == "raise-stat":
        asked.append(game.deciding)
        game.do(game.deciding[0], "raise horns")
    assert asked == [["serpent"], ["serpent"], ["wolf"]]
    resolved = [event.fields for event in game.told("quest-resolved")]
    assert [(event["seat"], event["card"], event["fulfilled"]) for event in resolved] == [
        (2, card("yggdrasil-1"), 1),
        (2, card("jotunheim-1"), 0),
        (2, card("manheim-1"), 1),
        (0, card("alfheim-1"), 1),
        (1, card("alfheim-1"), 0),
    ]


def test_each_stat_is_chosen_before_the_next_quest_is_judged_T4() -> None:
    game = Scenario().at("wolf", "gimle", "leader").quests("wolf", "alfheim-1", "alfheim-1")
    running = game.end_of_actions()
    assert running.glory("wolf") == 5
    running.do("wolf", "raise rage")
    assert running.glory("wolf") == 10
    assert running.kind == "raise-stat"


def test_most_strength_needs_at_least_one_strength_T5() -> None:
    game = Scenario().quests("wolf", "alfheim-1", "yggdrasil-1").end_of_actions()
    assert game.kind == "draft"
    assert game.glory("wolf") == 0


@pytest.mark.parametrize(("is_standing", "glory"), [(False, 0), (True, 5)])
def test_a_destroyed_province_never_counts_T5(is_standing: bool, glory: int) -> None:
    """Wolf's ship ties in Elvagar; Angerboda, the other province of the fjord, is empty."""
    scenario = (
        Scenario()
        .at("wolf", "fjord-ne", "ship")
        .at("raven", "elvagar", warriors=2)
        .quests("wolf", "manheim-1")
    )
    if is_standing:
        scenario.standing("angerboda")
    assert scenario.end_of_actions().glory("wolf") == glory


@pytest.mark.card("jotunheim-2", "alfheim-2")
@pytest.mark.parametrize(
    ("quest", "province"),
    [("jotunheim-2", "horgr"), ("jotunheim-2", "muspelheim"), ("alfheim-2", "andlang")],
)
def test_bear_has_most_strength_in_one_province_of_the_region_W5(quest: str, province: str) -> None:
    game = (
        Scenario(age=2)
        .at("bear", province, warriors=2)
        .at("wolf", province, warriors=1)
        .at("wolf", "utgard", "leader")
        .at("wolf", "gimle", warriors=1)
        .quests("bear", quest)
        .end_of_actions()
    )
    assert game.glory("bear") == 7
    game.do("bear", "raise rage")
    assert game.steps("bear") == (2, 1, 1)
    assert game.kind == "draft"


@pytest.mark.card("manheim-1")
@pytest.mark.parametrize(("ravens", "glory"), [(1, 5), (2, 0)])
def test_serpent_ties_in_elvagar_and_leads_in_angerboda_W7(ravens: int, glory: int) -> None:
    """With a second Raven warrior Angerboda is a tie too."""
    game = (
        Scenario()
        .standing("angerboda")
        .at("wolf", "elvagar", warriors=3)
        .at("serpent", "elvagar", warriors=1)
        .at("serpent", "fjord-ne", "ship")
        .at("raven", "angerboda", warriors=ravens)
        .quests("serpent", "manheim-1")
        .end_of_actions()
    )
    assert game.strength("wolf", "elvagar") == game.strength("serpent", "elvagar") == 3
    assert game.glory("serpent") == glory
    if glory:
        game.do("serpent", "raise horns")
    assert game.steps("serpent") == (1, 1, 2 if glory else 1)
    assert game.kind == "draft"


@pytest.mark.card("odins-throne")
def test_throne_doubles_the_glory_of_own_quests_but_not_the_step() -> None:
    game = (
        Scenario(age=3)
        .upgrade("wolf", "odins-throne")
        .at("wolf", "gimle", "leader")
        .at("raven", "yggdrasil", "leader")
        .quests("wolf", "alfheim-3", "jotunheim-3")
        .quests("raven", "yggdrasil-3")
        .end_of_actions()
    )
    assert game.glory("wolf") == 18
    assert game.deciding == ["wolf"]
    game.do("wolf", "raise axes")
    assert game.steps("wolf") == (1, 2, 1)
    assert game.deciding == ["raven"]
    assert game.glory("raven") == 11


@pytest.mark.card("odins-throne")
def test_throne_doubles_nothing_but_quests() -> None:
    game = (
        Scenario(age=3)
        .doom("gimle")
        .upgrade("wolf", "odins-throne")
        .at("wolf", "gimle", "leader")
        .steps("wolf", axes=4)
        .end_of_actions()
    )
    assert game.glory("wolf") == 4 + 10


# --- F4: Ragnarök ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("age", "glory"), [(1, 2), (2, 3), (3, 4)])
def test_ragnarok_pays_for_each_figure_by_age_F4(age: int, glory: int) -> None:
    game = (
        Scenario(age=age)
        .doom("gimle")
        .at("wolf", "gimle", "leader", warriors=1)
        .at("wolf", "fjord-nw", "ship")
        .at("raven", "gimle", warriors=1)
        .end_of_actions()
    )
    assert game.glory("wolf") == 3 * glory
    assert game.glory("raven") == glory
    assert game.on_board("wolf") == game.on_board("raven") == 0
    assert not game.is_standing("gimle")


def test_figures_of_ragnarok_go_to_valhalla_F4() -> None:
    """The Witch's choice stops the game between the phases."""
    game = (
        Scenario(age=3)
        .doom("gimle")
        .upgrade("raven", "volur-witch")
        .at("wolf", "gimle", "leader", warriors=1)
        .at("wolf", "fjord-nw", "ship")
        .at("raven", "gimle", "volur-witch")
        .end_of_actions()
    )
    assert game.kind == "flight"
    assert in_valhalla(game, ["wolf"]) == {"wolf": ["warrior", "leader", "ship"]}


def test_ragnarok_spares_all_figures_elsewhere_F4() -> None:
    game = (
        Scenario()
        .doom("gimle")
        .at("wolf", "gimle", warriors=1)
        .at("wolf", "myrkulor", warriors=1)
        .at("wolf", "andlang", warriors=1)
        .at("wolf", "yggdrasil", "leader")
        .at("wolf", "fjord-sw", "ship")
        .end_of_actions()
    )
    assert game.glory("wolf") == 2
    assert game.on_board("wolf") == 4
    assert game.count("wolf", "warrior", "myrkulor") == 1
    assert game.count("wolf", "warrior", "andlang") == 1
    assert game.count("wolf", "leader", "yggdrasil") == 1
    assert game.count("wolf", "ship", "fjord-sw") == 1


def test_the_province_stays_destroyed_and_the_doom_token_moves_on_F4() -> None:
    game = Scenario().doom("gimle").doom("horgr", age=2).at("wolf", "gimle", warriors=1)
    running = game.end_of_actions()
    assert doomed(running) == "horgr"
    draft_anything(running).do("raven", "pass")
    assert running.deciding == ["serpent"]
    assert running.can("serpent", "invade warrior horgr")
    assert not running.can("serpent", "invade warrior gimle")
    running.everybody_passes()
    while running.kind == "save-card":
        running.do(running.deciding[0], "decline")
    assert running.state.age == 3
    assert not running.is_standing("gimle")
    assert not running.is_standing("horgr")


def test_gimle_falls_with_two_wolves_and_two_ravens_W8() -> None:
    game = (
        Scenario(age=2)
        .doom("gimle")
        .doom("andlang", age=3)
        .at("wolf", "gimle", warriors=1)
        .at("wolf", "fjord-nw", "ship")
        .at("raven", "gimle", "leader", warriors=1)
        .end_of_actions()
    )
    assert game.glory("wolf") == game.glory("raven") == 6
    assert not game.is_standing("gimle")
    assert doomed(game) == "andlang"


@pytest.mark.card("odins-inspiration")
@pytest.mark.parametrize(("age", "glory"), [(2, 6), (3, 8)])
def test_inspiration_doubles_ragnarok_glory_of_its_owner(age: int, glory: int) -> None:
    game = (
        Scenario(age=age)
        .doom("gimle")
        .upgrade("wolf", "odins-inspiration")
        .at("wolf", "gimle", warriors=2)
        .at("raven", "gimle", warriors=1)
        .end_of_actions()
    )
    assert game.glory("wolf") == 2 * glory
    assert game.glory("raven") == glory // 2


@pytest.mark.card("odins-inspiration")
def test_inspiration_doubles_neither_a_ship_upgrade_nor_other_glory() -> None:
    game = (
        Scenario(age=2)
        .doom("gimle")
        .upgrade("wolf", "odins-inspiration", "fire-dragons", "lokis-domain")
        .at("wolf", "fjord-nw", "ship")
        .at("wolf", "valhalla", warriors=1)
        .end_of_actions()
    )
    assert game.glory("wolf") == 2 * 3 + 8 + 2


# --- F5: Valhalla ---------------------------------------------------------------------------------


def test_valhalla_gives_all_figures_back_and_the_board_stays_F5() -> None:
    game = (
        Scenario()
        .upgrade("wolf", "troll")
        .at("wolf", "valhalla", "leader", "ship", "troll", warriors=2)
        .at("wolf", "gimle", warriors=3)
        .at("raven", "valhalla", warriors=8)
        .at("raven", "yggdrasil", "leader")
        .end_of_actions()
    )
    assert in_valhalla(game, ["wolf", "raven"]) == {"wolf": [], "raven": []}
    assert game.figures("wolf", "reserve") == ["warrior"] * 5 + ["leader", "ship", "troll"]
    assert game.figures("wolf", "gimle") == ["warrior"] * 3
    assert game.figures("raven", "reserve") == ["warrior"] * 8 + ["ship"]
    assert game.figures("raven", "yggdrasil") == ["leader"]
    assert game.glory("wolf") == game.glory("raven") == 0


def test_the_dead_of_ragnarok_are_released_in_the_same_age_F5() -> None:
    game = Scenario().doom("gimle").at("wolf", "gimle", "leader").end_of_actions()
    assert game.figures("wolf", "reserve") == ["warrior"] * 8 + ["leader", "ship"]


@pytest.mark.parametrize(
    ("upgrades", "glory"),
    [
        pytest.param((), 0, id="none"),
        pytest.param(("lokis-domain",), 1, marks=pytest.mark.card("lokis-domain")),
        pytest.param(("lokis-eminence",), 2, marks=pytest.mark.card("lokis-eminence")),
        pytest.param(("lokis-wrath",), 3, marks=pytest.mark.card("lokis-wrath")),
        pytest.param(("lokis-domain", "lokis-eminence", "lokis-wrath"), 6, id="all"),
    ],
)
def test_loki_pays_for_each_own_figure_released(upgrades: tuple[str, ...], glory: int) -> None:
    """Three figures were in Valhalla and one dies in Ragnarök; no other figure pays."""
    game = (
        Scenario()
        .doom("gimle")
        .upgrade("wolf", *upgrades)
        .at("wolf", "valhalla", "leader", "ship", warriors=1)
        .at("wolf", "gimle", warriors=1)
        .at("wolf", "elvagar", warriors=2)
        .at("raven", "valhalla", warriors=5)
        .end_of_actions()
    )
    assert game.glory("wolf") == 2 + 4 * glory
    assert game.glory("raven") == 0


@pytest.mark.card("lokis-wrath")
def test_figures_released_in_the_last_age_pay_too_F5() -> None:
    game = (
        Scenario(age=3)
        .upgrade("wolf", "lokis-wrath")
        .at("wolf", "valhalla", warriors=2)
        .end_of_actions()
    )
    assert game.state.is_over
    assert game.glory("wolf") == 6


# --- F6: the next age -----------------------------------------------------------------------------


def test_pillage_tokens_turn_face_up_in_place_F6() -> None:
    game = (
        Scenario()
        .token("gimle", "glory")
        .token("utgard", "horns")
        .pillaged("gimle", "yggdrasil")
        .at("raven", "gimle", warriors=1)
        .end_of_actions()
    )
    assert not game.is_pillaged("gimle")
    assert not game.is_pillaged("yggdrasil")
    assert TOKEN_NAMES[game.state.token(place("gimle"))] == "glory"
    assert TOKEN_NAMES[game.state.token(place("utgard"))] == "horns"
    assert draft_anything(game).can("raven", "pillage gimle")


@pytest.mark.parametrize(
    ("players", "first", "following"),
    [(4, "wolf", "raven"), (4, "bear", "wolf"), (2, "raven", "wolf")],
)
def test_the_first_player_token_goes_one_seat_to_the_left_F6(
    players: int, first: str, following: str
) -> None:
    game = Scenario(players, first=first).end_of_actions()
    assert game.clan(game.state.first_player) == following
    assert draft_anything(game).deciding == [following]


def test_the_next_age_begins_with_its_draft_F6() -> None:
    game = Scenario().passed("wolf", "raven").steps("raven", rage=3).end_of_actions()
    assert game.state.age == 2
    assert game.kind == "draft"
    assert all(card(text.removeprefix("keep ")) >= card("valkyrie") for text in game.legal("wolf"))
    draft_anything(game)
    assert game.deciding == ["raven"]
    assert game.rage("raven") == 8
    assert not game.state.has_passed(game.seat("raven"))


def test_no_age_follows_the_third_F6() -> None:
    game = Scenario(age=3, first="raven").end_of_actions()
    assert game.state.is_over
    assert game.state.age == 3
    assert game.told("age-begins") == []


def test_ragnarok_comes_before_valhalla_and_valhalla_before_the_next_age_F4_F5_F6() -> None:
    game = Scenario().doom("gimle").at("wolf", "gimle", warriors=1).end_of_actions()
    names = [event.name for event in game.events]
    steps = [
        "ragnarok",
        "destroyed",
        "province-destroyed",
        "released",
        "first-player",
        "age-begins",
    ]
    assert [name for name in names if name in steps] == steps


def test_a_whole_age_has_its_phases_in_order_F1_F2_F4_F5_F6() -> None:
    game = (
        Scenario()
        .doom("gimle")
        .at("wolf", "gimle", warriors=1)
        .quests("raven", "manheim-1")
        .new_age()
    )
    draft_anything(game).everybody_passes()
    while game.kind == "save-card":
        game.do(game.deciding[0], "decline")
    names = [event.name for event in game.events]
    steps = ("card-discarded", "quest-revealed", "ragnarok", "released", "first-player")
    assert list(dict.fromkeys(name for name in names if name in steps)) == list(steps)
    assert names.index("card-discarded") > names.index("passed")
    assert game.state.age == 2
    assert game.glory("wolf") == 2
    assert game.on_board("wolf") == 0
