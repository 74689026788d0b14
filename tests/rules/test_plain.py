"""Plain views also tell villages, costs, the draft, and the course of a battle."""

from hypothesis import given, settings

from fimbul.rules import SPECTATOR, legal, move_text, view
from fimbul.rules.board import PROVINCE_NAMES
from fimbul.rules.costs import move_cost
from fimbul.rules.plain import view_to_plain
from fimbul.rules.shapes import PlainAbout, PlainBattle, PlainDraft
from tests.random_games import Play, plays
from tests.scenario import Game, Scenario


def battle_of(game: Game) -> PlainBattle:
    """The battle, which is the same for everybody."""
    seats = range(SPECTATOR, game.state.players)
    seen = [view_to_plain(view(game.state, seat))["battle"] for seat in seats]
    assert all(battle == seen[0] for battle in seen)
    assert seen[0] is not None
    return seen[0]


def has_battle(game: Game) -> bool:
    return view_to_plain(view(game.state, SPECTATOR))["battle"] is not None


def fighters(battle: PlainBattle) -> list[int]:
    return [fighter["seat"] for fighter in battle["fighters"]]


# --- villages and costs ---------------------------------------------------------------------------


def test_taken_villages_are_counted_B3() -> None:
    game = Scenario().at("wolf", "gimle", "leader", warriors=2).at("raven", "gimle", warriors=1)
    game.at("raven", "yggdrasil", warriors=2).at("raven", "fjord-nw", "ship")
    provinces = view_to_plain(view(game.start().state, SPECTATOR))["provinces"]
    assert (provinces["gimle"]["taken"], provinces["gimle"]["villages"]) == (4, 5)
    assert (provinces["yggdrasil"]["taken"], provinces["yggdrasil"]["villages"]) == (0, 0)
    assert provinces["myrkulor"]["taken"] == 0


@settings(max_examples=10)
@given(plays)
def test_villages_taken_are_the_figures_in_them_B3(play: Play) -> None:
    for count, state in enumerate(play.positions()):
        if count % 9 == 0:
            provinces = view_to_plain(view(state, SPECTATOR))["provinces"]
            for number, name in enumerate(PROVINCE_NAMES[:-1]):
                standing = sum(state.count_in(seat, number) for seat in range(state.players))
                assert provinces[name]["taken"] == standing <= provinces[name]["villages"]


@settings(max_examples=10)
@given(plays)
def test_each_option_has_its_cost_A2(play: Play) -> None:
    for count, state in enumerate(play.positions()):
        if count % 9 == 0:
            for seat in range(state.players):
                decision = view_to_plain(view(state, seat))["decision"]
                options = legal(state, seat)
                assert decision["options"] == [move_text(move) for move in options]
                assert decision["costs"] == [move_cost(state, seat, move) for move in options]


# --- the subject of a decision --------------------------------------------------------------------


def about(game: Game) -> PlainAbout:
    """The subject of the decision, which is the same for everybody."""
    seats = range(SPECTATOR, game.state.players)
    seen = [view_to_plain(view(game.state, seat))["decision"]["about"] for seat in seats]
    assert all(found == seen[0] for found in seen)
    return seen[0]


def test_a_march_tells_its_source_and_target_M1() -> None:
    game = Scenario().at("wolf", "gimle", warriors=2).start()
    assert about(game) == {"source": None, "province": None, "figures": {}, "card": None}
    game.do("wolf", "march gimle")
    assert (about(game)["source"], about(game)["province"]) == ("gimle", None)
    game.do("wolf", "to horgr")
    assert (about(game)["source"], about(game)["province"]) == ("gimle", "horgr")


def test_a_protection_tells_the_figures_in_danger_X1() -> None:
    game = (
        Scenario()
        .at("wolf", "gimle", "leader", warriors=2)
        .at("raven", "gimle", warriors=1)
        .upgrade("wolf", "friggas-protection")
        .hand("raven", "tyrs-smite-1")
        .start()
        .do("wolf", "pillage gimle")
    )
    assert (about(game)["province"], about(game)["figures"]) == ("gimle", {})
    game.do("raven", "card tyrs-smite-1")
    assert about(game)["province"] == "gimle"
    assert about(game)["figures"] == {"warrior": 2, "leader": 1}


def test_the_quest_as_battle_decision_names_the_quest_G5() -> None:
    game = (
        Scenario()
        .at("wolf", "gimle", warriors=1)
        .at("raven", "gimle", warriors=1)
        .upgrade("wolf", "tyrs-domain")
        .hand("wolf", "alfheim-1")
        .start()
        .do("wolf", "pillage gimle")
        .do("wolf", "card alfheim-1")
    )
    assert (about(game)["province"], about(game)["card"]) == ("gimle", "alfheim-1")


# --- the draft ------------------------------------------------------------------------------------


def draft_of(game: Game, seat: int) -> PlainDraft:
    draft = view_to_plain(view(game.state, seat))["draft"]
    assert draft is not None
    return draft


def test_the_draft_tells_its_round_and_the_cards_kept_D2() -> None:
    game = Scenario(3, age=2).new_age()
    assert draft_of(game, 0) == {"round": 1, "rounds": 6, "keeps": 1, "pack_size": 8, "kept": []}
    kept: list[str] = []
    for round_ in range(2, 7):
        for clan in ("wolf", "raven", "serpent"):
            first = game.legal(clan)[0]
            if clan == "raven":
                kept.append(first.removeprefix("keep "))
            game.do(clan, first)
        draft = draft_of(game, 1)
        assert sorted(draft["kept"]) == sorted(kept)
        assert (draft["round"], draft["pack_size"]) == (round_, 9 - round_)
        assert len(view_to_plain(view(game.state, 1))["pack"]) == draft["pack_size"]
        assert draft_of(game, SPECTATOR)["kept"] == []
    game.everybody_drafts()
    plain = view_to_plain(view(game.state, 1))
    assert plain["draft"] is None
    assert set(kept) <= set(plain["hand"])


def test_two_players_keep_two_cards_a_round_D4() -> None:
    game = Scenario(2).new_age()
    for clan in ("wolf", "wolf", "raven", "raven"):
        game.do(clan, game.legal(clan)[0])
    draft = draft_of(game, 0)
    assert (draft["round"], draft["rounds"], draft["keeps"], draft["pack_size"]) == (2, 3, 2, 6)
    assert len(draft["kept"]) == 2


@settings(max_examples=15)
@given(plays)
def test_what_was_kept_is_what_the_hand_receives_D2_D3(play: Play) -> None:
    before: list[tuple[int, ...]] = []
    for state in play.positions():
        views = [view(state, seat) for seat in range(state.players)]
        if state.phase == "draft":
            before = [seen.kept for seen in views]
        elif before:
            for seen, kept in zip(views, before, strict=True):
                assert all(seen.hand.count(card) >= kept.count(card) for card in kept)
            before = []


# --- a battle's course ----------------------------------------------------------------------------


def a_call() -> Game:
    """Wolf has pillaged Gimle; Raven and Bear stand next to it, Serpent does not."""
    return (
        Scenario(4, age=2)
        .at("wolf", "gimle", warriors=1)
        .at("raven", "andlang", warriors=1)
        .at("serpent", "horgr", warriors=1)
        .at("bear", "yggdrasil", warriors=2)
        .hand("wolf", "tyrs-crush-2", "heimdalls-eye")
        .hand("bear", "tyrs-rage-2", "alfheim-2")
        .start()
        .do("wolf", "pillage gimle")
    )


def test_a_call_to_battle_tells_its_fighters_and_which_seats_may_still_join_P2() -> None:
    game = a_call()
    battle = battle_of(game)
    assert (battle["stage"], battle["province"], battle["pillager"]) == ("call", "gimle", 0)
    assert (fighters(battle), battle["waiting"], battle["declined"]) == ([0], [1, 3], [])
    game.do("raven", "pass")
    battle = battle_of(game)
    assert (fighters(battle), battle["waiting"], battle["declined"]) == ([0], [3], [1])
    game.do("bear", "join warrior yggdrasil")
    battle = battle_of(game)
    assert (fighters(battle), battle["waiting"], battle["declined"]) == ([0, 3], [1, 3], [])
    assert battle["winner"] == -2


def test_cards_late_cards_and_aftermath_are_separate_stages_P5_P6_G8() -> None:
    game = a_call().do("raven", "pass").do("bear", "join warrior yggdrasil").nobody_joins()
    assert game.kind == "battle-card"
    battle = battle_of(game)
    assert (battle["stage"], fighters(battle), battle["waiting"]) == ("cards", [0, 3], [0, 3])
    game.do("wolf", "card tyrs-crush-2")
    battle = battle_of(game)
    assert (battle["stage"], battle["waiting"]) == ("cards", [3])
    assert [fighter["revealed"] for fighter in battle["fighters"]] == [[], []]
    game.do("bear", "card alfheim-2")
    battle = battle_of(game)
    assert (battle["stage"], battle["waiting"], battle["declined"]) == ("late", [0, 3], [])
    game.do("wolf", "pass")
    battle = battle_of(game)
    assert (battle["stage"], battle["waiting"], battle["declined"]) == ("late", [3], [0])
    assert battle["fighters"][0]["revealed"] == ["tyrs-crush-2"]
    game.do("bear", "pass")
    assert not has_battle(game)


def test_the_aftermath_names_the_winner_G8() -> None:
    game = (
        Scenario(2, age=2)
        .at("wolf", "gimle", warriors=2)
        .at("raven", "gimle", warriors=1)
        .hand("wolf", "thors-oath")
        .start()
        .do("wolf", "pillage gimle")
        .fight(wolf="thors-oath")
    )
    assert game.kind == "raise-stat"
    battle = battle_of(game)
    assert (battle["stage"], battle["winner"], battle["waiting"]) == ("aftermath", 0, [0])
    game.do("wolf", "raise axes")
    assert not has_battle(game)


def test_a_return_after_a_loss_belongs_to_the_battle_G8() -> None:
    game = (
        Scenario(2)
        .at("wolf", "gimle", warriors=2)
        .at("raven", "gimle", warriors=1)
        .upgrade("raven", "lokis-blessing")
        .start()
        .do("wolf", "pillage gimle")
    )
    assert game.kind == "blessing"
    assert battle_of(game)["stage"] == "aftermath"
    game.do("raven", "decline")
    assert not has_battle(game)


def test_a_new_call_shows_no_cards_of_the_previous_battle_P2() -> None:
    game = (
        Scenario(2)
        .at("wolf", "gimle", warriors=2)
        .at("raven", "gimle", warriors=1)
        .at("raven", "horgr", warriors=1)
        .at("wolf", "muspelheim", warriors=1)
        .hand("wolf", "tyrs-smash-1")
        .hand("raven", "tyrs-bash")
        .start()
        .do("wolf", "pillage gimle")
        .fight(wolf="tyrs-smash-1", raven="tyrs-bash")
        .do("raven", "pillage horgr")
    )
    battle = battle_of(game)
    assert (battle["stage"], fighters(battle)) == ("call", [1])
    assert battle["fighters"][0]["revealed"] == []
    assert (battle["fighters"][0]["bonus"], battle["fighters"][0]["is_cancelled"]) == (0, False)


def test_without_an_enemy_there_is_no_battle_to_show_P3() -> None:
    game = Scenario().at("wolf", "gimle", "leader").upgrade("wolf", "lord-of-hammers").start()
    game.do("wolf", "pillage gimle").nobody_joins()
    assert game.kind == "leader-move"
    assert not has_battle(game)


@settings(max_examples=12)
@given(plays)
def test_the_deciding_seat_in_a_call_is_the_first_that_may_still_be_asked_P2_P6(play: Play) -> None:
    for state in play.positions():
        plain = view_to_plain(view(state, SPECTATOR))
        battle, decision = plain["battle"], plain["decision"]
        if decision["kind"] in ("call-to-battle", "late-card"):
            assert battle is not None
            assert battle["waiting"][:1] == decision["seats"]
            assert not set(battle["waiting"]) & set(battle["declined"])
