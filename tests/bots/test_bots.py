"""The contract that every bot keeps, however it chooses."""

from random import Random

import pytest

from fimbul.bots import (
    BOT_NAMES,
    Bot,
    BotClass,
    Budget,
    Jarl,
    Karl,
    Norn,
    RandomBot,
    Thrall,
    UnknownBot,
    bot_named,
    decision_of,
    find_bot,
)
from fimbul.i18n import languages, messages
from fimbul.rules import (
    Decision,
    FimbulError,
    State,
    View,
    apply,
    draw_setup,
    new_game,
    next_seat,
    pending,
    sample,
    view,
)
from fimbul.rules.plain import view_to_plain
from tests.random_games import LONGEST

EVERY_GAME = [
    (players, edition, drafts)
    for players in (2, 3, 4)
    for edition in (0, 1)
    for drafts in (True, False)
]
BUDGET = Budget(simulations=4)
"""Little, and the same on every machine."""


class Counted:
    """A random source that counts the draws; ``random`` is its only method."""

    def __init__(self, seed: int) -> None:
        self.source = Random(seed)
        self.drawn = 0

    def random(self) -> float:
        self.drawn += 1
        return self.source.random()


def chosen(bot: Bot, seen: View) -> int:
    return bot.choose(seen, decision_of(seen), BUDGET)


def views_of_a_game(
    makes: BotClass, seed: int, players: int, edition: int, drafts: bool
) -> list[View]:
    """Let a bot play all seats of a game; return its view before each move."""
    setup = draw_setup(Random(seed), players, edition=edition, drafts_first_age=drafts)
    state = new_game(setup)
    bot = makes(Counted(seed))
    seen = []
    while (seat := next_seat(state)) >= 0:
        seen.append(view(state, seat))
        apply(state, seat, chosen(bot, view(state, seat)))
        assert len(seen) <= LONGEST
    assert state.is_over
    return seen


@pytest.mark.parametrize("name", BOT_NAMES)
@pytest.mark.parametrize(("players", "edition", "drafts"), EVERY_GAME)
def test_a_bot_plays_any_game_to_its_end_with_legal_moves(
    name: str, players: int, edition: int, drafts: bool
) -> None:
    seen = views_of_a_game(find_bot(name), 11, players, edition, drafts)
    assert {look.age for look in seen} == {1, 2, 3}


@pytest.mark.parametrize("name", BOT_NAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_choice_depends_only_on_the_view_and_the_rng(name: str, players: int) -> None:
    """A bot plays the same in another world that looks the same from its seat."""
    differing = 0
    for number, seen in enumerate(views_of_a_game(Thrall, 12, players, 0, True)):
        if number % 3:
            continue
        before = view_to_plain(seen)
        choice = chosen(bot_named(name, Random(number)), seen)
        assert choice in seen.options
        assert view_to_plain(seen) == before
        world, other = (sample(seen, Random(seed)) for seed in (number, -number - 1))
        differing += world != other
        for hidden in (world, other):
            same = view(hidden, seen.seat)
            assert view_to_plain(same) == before
            assert chosen(bot_named(name, Random(number)), same) == choice
    assert differing > 20


@pytest.mark.parametrize("name", BOT_NAMES)
def test_a_bot_uses_only_the_method_random_of_its_rng(name: str) -> None:
    """``Counted`` has no other method, so a bot that calls one fails."""
    views_of_a_game(find_bot(name), 15, 2, 0, True)


@pytest.mark.parametrize("bot", [Thrall, Karl, Jarl, Norn])
def test_an_interpreted_class_may_derive_from_a_bot(bot: type[Bot]) -> None:
    """This holds on compiled rules too, where native classes take no interpreted subclass."""

    class Own(bot):  # type: ignore[misc, valid-type]
        def choose(self, view: View, decision: Decision, budget: Budget) -> int:
            if decision.name == "draft":
                return view.options[0]
            chosen_by_bot: int = super().choose(view, decision, budget)
            return chosen_by_bot

    for seen in views_of_a_game(Own, 11, 2, 0, True):
        if seen.decision == "draft":
            assert chosen(Own(Random(0)), seen) == seen.options[0]


# --- advice ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BOT_NAMES)
def test_advice_names_options_with_the_best_first(name: str) -> None:
    for number, seen in enumerate(views_of_a_game(Thrall, 16, 4, 0, True)):
        if number % 5:
            continue
        found = bot_named(name, Random(number)).advise(seen, decision_of(seen), BUDGET)
        moves = [advice.move for advice in found]
        assert moves
        assert set(moves) <= set(seen.options)
        assert len(set(moves)) == len(moves)
        assert all(0 <= advice.win_chance <= 1 for advice in found)
        worth = [(advice.win_chance, advice.glory) for advice in found]
        assert worth == sorted(worth, reverse=True)
        for advice in found[:3]:
            for language in languages():
                assert messages(language).text(advice.reason, **advice.args)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_win_chances_are_even_at_the_start(players: int) -> None:
    state = new_game(draw_setup(Random(3), players))
    seen = view(state, 0)
    best = Thrall(Random(0)).advise(seen, decision_of(seen), BUDGET)[0]
    assert best.win_chance == pytest.approx(1 / players)
    assert 40 < best.glory < 180


class First(Bot):
    """A bot that only chooses."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        return view.options[0]


def test_a_bot_that_only_chooses_advises_its_choice() -> None:
    seen = view(new_game(draw_setup(Random(3), 4)), 0)
    found = First(Random(0)).advise(seen, decision_of(seen), BUDGET)
    assert [advice.move for advice in found] == [seen.options[0]]


# --- arguments and names --------------------------------------------------------------------------


def states() -> list[State]:
    """Positions of a game of thralls."""
    found = []
    state = new_game(draw_setup(Random(5), 3))
    bot = Thrall(Random(5))
    while (seat := next_seat(state)) >= 0:
        found.append(state.copy())
        apply(state, seat, chosen(bot, view(state, seat)))
    return found


def test_the_decision_of_a_view_is_the_pending_one() -> None:
    for state in states():
        for owed in pending(state):
            found = decision_of(view(state, owed.seat))
            assert (found.id, found.seat, found.kind) == (owed.id, owed.seat, owed.kind)
            assert found.is_sealed == owed.is_sealed


@pytest.mark.parametrize(("seconds", "simulations"), [(0.0, None), (-1.0, None), (None, 0)])
def test_a_budget_is_greater_than_zero(seconds: float | None, simulations: int | None) -> None:
    with pytest.raises(ValueError, match="budget"):
        Budget(seconds, simulations)


@pytest.mark.parametrize("name", ["", "Thrall", "berserk", "my_bot.py:MyBot"])
def test_an_unknown_name_raises_a_typed_error_that_lists_the_known_ones(name: str) -> None:
    with pytest.raises(UnknownBot, match="random, thrall") as caught:
        bot_named(name, Random(0))
    assert isinstance(caught.value, FimbulError)
    assert caught.value.code == "unknown-bot"
    assert caught.value.words == {"bot": name, "known": ", ".join(BOT_NAMES)}


@pytest.mark.parametrize("name", BOT_NAMES)
def test_the_lobby_can_offer_every_bot_in_every_language(name: str) -> None:
    for language in languages():
        assert messages(language).has(f"lobby-bot-{name}")
        assert messages(language).has(f"lobby-bot-{name}-hint")


# --- the random bot -------------------------------------------------------------------------------


class Scripted:
    """A random source that always returns one number."""

    def __init__(self, number: float) -> None:
        self.number = number

    def random(self) -> float:
        return self.number


def test_the_random_bot_gives_every_option_the_same_share() -> None:
    seen = views_of_a_game(RandomBot, 13, 4, 0, True)[0]
    count = len(seen.options)
    assert count == len(set(seen.options)) > 4
    middles = [(index + 0.5) / count for index in range(count)]
    assert [chosen(RandomBot(Scripted(m)), seen) for m in middles] == list(seen.options)


def test_the_random_bot_draws_one_number_for_each_decision() -> None:
    rng = Counted(14)
    seen = views_of_a_game(RandomBot, 14, 4, 0, True)
    bot = RandomBot(rng)
    for look in seen:
        chosen(bot, look)
    assert rng.drawn == len(seen)
