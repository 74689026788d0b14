"""What every bot has to keep to, whatever it thinks."""

from random import Random

import pytest

from fimbul.bots import BOT_NAMES, Bot, RandomBot, Thrall, UnknownBot, bot_named
from fimbul.rules import FimbulError, View, apply, draw_setup, new_game, next_seat, sample, view
from fimbul.rules.plain import view_to_plain
from tests.random_games import LONGEST

EVERY_TABLE = [
    (players, edition, drafts)
    for players in (2, 3, 4)
    for edition in (0, 1)
    for drafts in (True, False)
]


class Counted:
    """A source of randomness that counts what is drawn from it, by the one allowed way."""

    def __init__(self, seed: int) -> None:
        self.source = Random(seed)
        self.drawn = 0

    def random(self) -> float:
        self.drawn += 1
        return self.source.random()


def views_of_a_game(bot: Bot, seed: int, players: int, edition: int, drafts: bool) -> list[View]:
    """Let a bot play all seats of a game to its end; what it saw before each of its moves."""
    setup = draw_setup(Random(seed), players, edition=edition, drafts_first_age=drafts)
    state = new_game(setup)
    rng = Counted(seed)
    seen = []
    while (seat := next_seat(state)) >= 0:
        seen.append(view(state, seat))
        apply(state, seat, bot.choose(view(state, seat), rng))
        assert len(seen) <= LONGEST
    assert state.is_over
    return seen


@pytest.mark.parametrize("name", BOT_NAMES)
@pytest.mark.parametrize(("players", "edition", "drafts"), EVERY_TABLE)
def test_a_bot_plays_any_game_to_its_end_with_legal_moves(
    name: str, players: int, edition: int, drafts: bool
) -> None:
    seen = views_of_a_game(bot_named(name), 11, players, edition, drafts)
    assert {look.age for look in seen} == {1, 2, 3}


@pytest.mark.parametrize("name", BOT_NAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_depends_on_the_view_and_the_rng_alone(name: str, players: int) -> None:
    bot = bot_named(name)
    for number, seen in enumerate(views_of_a_game(bot, 12, players, 0, True)):
        before = view_to_plain(seen)
        choice = bot.choose(seen, Random(number))
        assert choice in seen.options
        assert view_to_plain(seen) == before
        if number % 5 == 0:
            other_world = sample(seen, Random(number))
            assert bot.choose(view(other_world, seen.seat), Random(number)) == choice


@pytest.mark.parametrize("name", BOT_NAMES)
def test_a_name_brings_a_bot(name: str) -> None:
    assert isinstance(bot_named(name), {"random": RandomBot, "thrall": Thrall}[name])


@pytest.mark.parametrize("name", ["", "Thrall", "jarl"])
def test_an_unknown_name_is_a_typed_error_that_lists_the_known_ones(name: str) -> None:
    with pytest.raises(UnknownBot, match="random, thrall") as caught:
        bot_named(name)
    assert isinstance(caught.value, FimbulError)
    assert caught.value.code == "unknown-bot"
    assert (caught.value.name, caught.value.known) == (name, BOT_NAMES)


class Scripted:
    """A source of one number."""

    def __init__(self, number: float) -> None:
        self.number = number

    def random(self) -> float:
        return self.number


def test_the_random_bot_gives_every_option_the_same_share() -> None:
    seen = views_of_a_game(RandomBot(), 13, 4, 0, True)[0]
    count = len(seen.options)
    assert count == len(set(seen.options)) > 4
    middles = [(index + 0.5) / count for index in range(count)]
    assert [RandomBot().choose(seen, Scripted(m)) for m in middles] == list(seen.options)


def test_the_random_bot_draws_one_number_for_each_decision() -> None:
    rng = Counted(14)
    seen = views_of_a_game(RandomBot(), 14, 4, 0, True)
    for look in seen:
        RandomBot().choose(look, rng)
    assert rng.drawn == len(seen)
