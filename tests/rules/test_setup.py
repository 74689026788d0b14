"""Setup (S1–S4, T7, T9): tokens, dooms, provinces destroyed before play, clans and first player."""

from random import Random

import pytest

from fimbul.rules import (
    CARDS,
    CLAN_NAMES,
    EDITION_NAMES,
    PLACE_NAMES,
    PROVINCES,
    SPECTATOR,
    YGGDRASIL,
    MalformedSetup,
    PublicState,
    Setup,
    State,
    card_by_slug,
    draw_setup,
    new_game,
    view,
)
from fimbul.rules.board import TOKEN_NAMES
from tests.scenario import Game, Scenario

STANDARD = EDITION_NAMES.index("standard")
FIRST_PRINT = EDITION_NAMES.index("first-print")
SEEDS = range(100)


def tokens_on(state: PublicState) -> list[str]:
    """The names of the tokens on the nine provinces."""
    return [TOKEN_NAMES[state.token(province)] for province in range(PROVINCES)]


def destroyed_in(state: State) -> set[int]:
    return {province for province in range(PROVINCES) if not state.is_standing(province)}


def altered(
    setup: Setup,
    *,
    clans: tuple[int, ...] | None = None,
    edition: int | None = None,
    first: int | None = None,
    tokens: tuple[int, ...] | None = None,
    dooms: tuple[int, ...] | None = None,
    destroyed: tuple[int, ...] | None = None,
    packs: tuple[tuple[int, ...], ...] | None = None,
) -> Setup:
    """The setup with some parts replaced."""
    return Setup(
        setup.clans if clans is None else clans,
        setup.edition if edition is None else edition,
        setup.drafts_first_age,
        setup.first if first is None else first,
        setup.tokens if tokens is None else tokens,
        setup.dooms if dooms is None else dooms,
        setup.destroyed if destroyed is None else destroyed,
        setup.packs if packs is None else packs,
    )


def sound_setup(players: int = 4, edition: int = STANDARD) -> Setup:
    return draw_setup(Random(1), players, edition=edition)


# --- tokens ---------------------------------------------------------------------------------------


def test_green_token_lies_on_yggdrasil_and_eight_others_on_the_outer_provinces_S1() -> None:
    for seed in SEEDS:
        tokens = tokens_on(new_game(draw_setup(Random(seed))))
        assert tokens[YGGDRASIL] == "all"
        assert sorted(tokens[:YGGDRASIL]) == sorted(
            ["rage", "rage", "rage", "axes", "axes", "horns", "horns", "glory"]
        )


def test_outer_tokens_are_shuffled_S1() -> None:
    """The only glory token turns up in every outer province."""
    found = {tokens_on(new_game(draw_setup(Random(seed)))).index("glory") for seed in SEEDS}
    assert found == set(range(YGGDRASIL))


def test_tokens_keep_their_places_all_game_S1() -> None:
    game = Scenario().at("wolf", "utgard", warriors=1).at("raven", "gimle", warriors=1).start()
    before = tokens_on(game.state)
    game.do("wolf", "pillage utgard").do("raven", "pillage gimle").everybody_passes()
    assert game.state.age == 2
    assert tokens_on(game.state) == before


def test_tokens_lie_face_up_from_the_start_T7() -> None:
    """Every seat and the spectator see them, and none is flipped."""
    game = Game(new_game(sound_setup()))
    for seat in (SPECTATOR, 0, 1, 2, 3):
        assert tokens_on(view(game.state, seat)) == tokens_on(game.state)
    assert not any(game.is_pillaged(name) for name in PLACE_NAMES[:PROVINCES])


# --- dooms and destroyed provinces ----------------------------------------------------------------


def test_three_outer_provinces_are_doomed_in_turn_S2() -> None:
    for seed in SEEDS:
        dooms = draw_setup(Random(seed)).dooms
        assert len(set(dooms)) == 3
        assert set(dooms) <= set(range(YGGDRASIL))


def test_doom_of_every_age_can_fall_on_every_outer_province_S2() -> None:
    setups = [draw_setup(Random(seed)) for seed in SEEDS]
    for age in range(3):
        assert {setup.dooms[age] for setup in setups} == set(range(YGGDRASIL))


def test_doomed_provinces_lie_open_and_the_first_falls_first_S2() -> None:
    game = Scenario().start()
    assert [PLACE_NAMES[doom] for doom in game.state.dooms] == ["muspelheim", "horgr", "utgard"]
    game.everybody_passes()
    assert game.state.age == 2
    assert not game.is_standing("muspelheim")
    assert game.is_standing("horgr")
    assert game.is_standing("utgard")


@pytest.mark.parametrize(("players", "destroyed"), [(2, 3), (3, 2), (4, 1)])
def test_with_fewer_players_more_provinces_are_destroyed_before_play_S3(
    players: int, destroyed: int
) -> None:
    found: set[int] = set()
    for seed in SEEDS:
        setup = draw_setup(Random(seed), players)
        gone = destroyed_in(new_game(setup))
        assert len(gone) == destroyed
        assert gone.isdisjoint(setup.dooms)
        found |= gone
    assert found == set(range(YGGDRASIL))


def test_nothing_is_placed_in_a_destroyed_province_S3() -> None:
    game = Scenario().at("wolf", "elvagar", warriors=1).at("wolf", "fjord-ne", "ship").start()
    assert not game.is_standing("angerboda")
    assert game.can("wolf", "invade warrior muspelheim")
    assert not game.can("wolf", "invade warrior angerboda")
    assert not game.can("wolf", "invade leader angerboda")
    assert not game.can("wolf", "pillage angerboda")
    game.do("wolf", "march elvagar")
    assert game.can("wolf", "to muspelheim")
    assert not game.can("wolf", "to angerboda")


# --- clans and seats ------------------------------------------------------------------------------


def test_seats_take_clans_in_the_order_given_S4() -> None:
    game = Game(new_game(draw_setup(Random(1), clans=(3, 0, 2), first=1)))
    assert [game.clan(seat) for seat in range(3)] == ["bear", "wolf", "serpent"]
    game.everybody_drafts()
    turns = []
    while game.kind == "action":
        turns += game.deciding
        game.do(game.deciding[0], "pass")
    assert turns == ["wolf", "serpent", "bear"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_takes_a_clan_S4(players: int) -> None:
    state = new_game(draw_setup(Random(1), players))
    assert state.players == len(set(state.clans)) == players


def test_first_player_is_drawn_at_random_unless_named_T9_S4() -> None:
    drawn = {new_game(draw_setup(Random(seed))).first_player for seed in SEEDS}
    assert drawn == {0, 1, 2, 3}
    named = {new_game(draw_setup(Random(seed), first=2)).first_player for seed in SEEDS}
    assert named == {2}


def test_same_random_source_gives_the_same_setup_S1_S2_S3_T9() -> None:
    assert draw_setup(Random(5)) == draw_setup(Random(5))
    assert draw_setup(Random(5)) != draw_setup(Random(6))


# --- malformed setups -----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", [STANDARD, FIRST_PRINT])
def test_a_drawn_setup_is_sound_S1_S2_S3(players: int, edition: int) -> None:
    for seed in SEEDS:
        draw_setup(Random(seed), players, edition=edition).check()


@pytest.mark.parametrize("players", [0, 1, 5])
def test_a_game_has_2_to_4_players_S4(players: int) -> None:
    with pytest.raises(MalformedSetup) as error:
        draw_setup(Random(1), players)
    assert error.value.code == "bad-players"


@pytest.mark.parametrize("clans", [(0, 0), (0, 1, 0), (0, 4), (-1, 0)])
def test_each_player_needs_a_clan_of_their_own_S4(clans: tuple[int, ...]) -> None:
    with pytest.raises(MalformedSetup) as error:
        draw_setup(Random(1), clans=clans)
    assert error.value.code == "bad-clans"


@pytest.mark.parametrize("edition", [-1, 2])
def test_there_are_two_editions_V1_V2(edition: int) -> None:
    with pytest.raises(MalformedSetup) as error:
        draw_setup(Random(1), edition=edition)
    assert error.value.code == "bad-edition"


@pytest.mark.parametrize("first", [-1, 3])
def test_first_player_is_one_of_the_seats_S4(first: int) -> None:
    with pytest.raises(MalformedSetup) as error:
        draw_setup(Random(1), 3, first=first)
    assert error.value.code == "bad-first-player"


def code_of(setup: Setup) -> str:
    """The code of the error that starting this game raises."""
    with pytest.raises(MalformedSetup) as error:
        new_game(setup)
    return error.value.code


def test_options_are_checked_when_a_game_is_started_S4() -> None:
    setup = sound_setup()
    assert code_of(altered(setup, clans=(0, 1, 2, 2))) == "bad-clans"
    assert code_of(altered(setup, clans=(0, 1, 2, 3, 4))) == "bad-players"
    assert code_of(altered(setup, edition=7)) == "bad-edition"
    assert code_of(altered(setup, first=len(CLAN_NAMES))) == "bad-first-player"


def test_wrong_tokens_are_malformed_S1() -> None:
    setup = sound_setup()
    assert code_of(altered(setup, tokens=(0, 0, 0, 1, 1, 2, 2, 4))) == "bad-tokens"
    assert code_of(altered(setup, tokens=setup.tokens[:7])) == "bad-tokens"


def test_wrong_dooms_are_malformed_S2() -> None:
    setup = altered(sound_setup(), destroyed=(0,))
    new_game(altered(setup, dooms=(5, 6, 7)))
    assert code_of(altered(setup, dooms=(5, 6))) == "bad-dooms"
    assert code_of(altered(setup, dooms=(5, 6, 6))) == "bad-dooms"
    assert code_of(altered(setup, dooms=(5, 6, YGGDRASIL))) == "bad-dooms"
    assert code_of(altered(setup, dooms=(5, 6, -1))) == "bad-dooms"


def test_wrong_destroyed_provinces_are_malformed_S3() -> None:
    setup = altered(sound_setup(), dooms=(5, 6, 7), destroyed=(0,))
    assert code_of(altered(setup, destroyed=(7,))) == "bad-dooms"
    assert code_of(altered(setup, destroyed=(YGGDRASIL,))) == "bad-dooms"
    assert code_of(altered(setup, destroyed=())) == "bad-destroyed"
    assert code_of(altered(setup, destroyed=(0, 1))) == "bad-destroyed"


def test_wrong_packs_are_malformed_D1_K2() -> None:
    setup = sound_setup()
    packs = setup.packs
    assert code_of(altered(setup, packs=packs[:-1])) == "bad-packs"
    assert code_of(altered(setup, packs=(packs[0][:7], *packs[1:]))) == "bad-packs"
    assert code_of(altered(setup, packs=(packs[0][::-1], *packs[1:]))) == "bad-packs"
    assert code_of(altered(setup, packs=(*packs[4:8], *packs[:4], *packs[8:]))) == "bad-packs"
    assert code_of(altered(setup, packs=((*packs[0][:7], len(CARDS)), *packs[1:]))) == "bad-packs"


def test_packs_hold_no_more_copies_than_the_deck_D1_K2() -> None:
    setup = sound_setup()
    twice = (setup.packs[0], setup.packs[0], *setup.packs[2:])
    assert code_of(altered(setup, packs=twice)) == "bad-packs"


def test_packs_hold_no_card_that_needs_more_players_K2() -> None:
    for_two = sound_setup(2)
    badged = card_by_slug("sea-serpent").id
    pack = tuple(sorted((*for_two.packs[0][1:], badged)))
    assert code_of(altered(for_two, packs=(pack, *for_two.packs[1:]))) == "bad-packs"


def test_packs_hold_no_card_that_the_edition_lacks_V2() -> None:
    setup = sound_setup(edition=FIRST_PRINT)
    pack = tuple(sorted((*setup.packs[0][1:], card_by_slug("dwarf-chieftain").id)))
    packs = (pack, *setup.packs[1:])
    assert code_of(altered(setup, packs=packs)) == "bad-packs"
    new_game(altered(setup, packs=packs, edition=STANDARD))
