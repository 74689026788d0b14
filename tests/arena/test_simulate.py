"""A series of games has the same result everywhere."""

from random import Random

import pytest

from fimbul.arena import MalformedSeries, Series, Tally, simulate
from fimbul.arena.options import MOST_GAMES, WHOLE_WIN
from fimbul.arena.simulate import play_game, play_games
from fimbul.bots import Bot, Budget, RandomBot, UnknownBot
from fimbul.rules import SOURCE_NAMES, Decision, View, draw_setup


class Looking(Bot):
    """Plays as the random bot, but is given a view."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        return RandomBot(self.rng).choose(view, decision, budget)


# --- the same everywhere --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("series", "decisions", "checksum"),
    [
        (Series(4, 20, 7), 5036, "2fb824af"),
        (Series(2, 20, 7, edition=1, drafts_first_age=False), 1985, "302b79df"),
        (Series(3, 5, 7, ("thrall",)), 1188, "bc433e07"),
        (Series(4, 5, 7, ("karl",)), 1622, "7eb54690"),
        (Series(3, 1, 7, ("jarl",)), 223, "e68db56f"),
    ],
)
def test_a_series_is_the_same_on_every_machine_and_build(
    series: Series, decisions: int, checksum: str
) -> None:
    """Update the numbers after an intended change to a rule, a bot or the list of moves."""
    tally = simulate(series)
    assert (tally.decisions, f"{tally.checksum:08x}") == (decisions, checksum)


def test_the_number_of_workers_changes_nothing() -> None:
    series = Series(players=3, games=5, seed=1)
    done: list[int] = []
    assert simulate(series, 2, done.append) == simulate(series, 1)
    assert sum(done) == 5


def test_a_game_depends_only_on_its_own_number() -> None:
    series = Series(players=2, games=6, seed=5, bots=("thrall", "random"))
    parts = Tally(2)
    for first, count in ((4, 2), (0, 1), (1, 3)):
        parts.add(play_games(series, first, count))
    assert parts == simulate(series)


def test_another_seed_or_number_gives_another_game() -> None:
    setups = [
        Series(seed=seed).setup(game).packs
        for seed, game in ((0, 0), (0, 1), (1, 0), (1, 1), (2**70, 0))
    ]
    assert len(set(setups)) == len(setups)
    sums = [simulate(Series(games=1, seed=seed)).checksum for seed in range(4)]
    assert len(set(sums)) == len(sums)


def test_every_seat_has_its_own_random_source() -> None:
    streams = [Series(seed=3).rng(0, stream).random() for stream in range(5)]
    assert len(set(streams)) == len(streams)


def test_a_random_bot_plays_the_same_with_and_without_a_view() -> None:
    for game in range(3):
        played = [
            play_game(
                draw_setup(Random(game), 4),
                [bot(Random(seat)) for seat in range(4)],
                Tally(4),
            )
            for bot in (RandomBot, Looking)
        ]
        assert played[0] == played[1]


# --- results --------------------------------------------------------------------------------------


def test_glory_by_source_adds_up_to_all_glory() -> None:
    tally = simulate(Series(games=10, seed=2))
    assert sum(map(sum, tally.sources)) == sum(tally.glory) > 0


def test_the_stats_pay_only_in_the_last_age_E1() -> None:
    tally = simulate(Series(games=20, seed=2))
    stats = [by_source[SOURCE_NAMES.index("stats")] for by_source in tally.sources]
    assert stats[0] == stats[1] == 0 < stats[2]


def test_the_lengths_are_those_of_the_games() -> None:
    series = Series(games=8, seed=4)
    lengths = [play_games(series, game, 1).decisions for game in range(8)]
    tally = simulate(series)
    assert (tally.shortest, tally.longest) == (min(lengths), max(lengths))
    assert tally.decisions == sum(lengths)
    assert tally.games == 8


def test_a_shared_victory_counts_in_parts_T6() -> None:
    series = Series(players=2, games=150, seed=0)
    parts = [play_games(series, game, 1) for game in range(series.games)]
    assert [WHOLE_WIN // 2] * 2 in [part.wins for part in parts]
    for part in parts:
        best = max(part.glory)
        assert [wins > 0 for wins in part.wins] == [glory == best for glory in part.glory]
        assert sum(part.wins) == WHOLE_WIN


def test_the_shares_of_all_seats_add_up_to_one() -> None:
    tally = simulate(Series(games=10, seed=3))
    assert sum(tally.win_share(seat) for seat in range(4)) == pytest.approx(1)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962)],
)
def test_the_interval_is_the_wilson_score_interval(
    wins: int, games: int, low: float, high: float
) -> None:
    tally = Tally(2, games)
    tally.wins[0] = WHOLE_WIN * wins
    assert tally.win_interval(0) == pytest.approx((low, high), abs=1e-4)


# --- mistakes -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("series", "code"),
    [
        (Series(players=1), "bad-players"),
        (Series(players=5), "bad-players"),
        (Series(games=0), "bad-games"),
        (Series(games=MOST_GAMES), "bad-games"),
        (Series(seed=-1), "bad-seed"),
        (Series(edition=2), "bad-edition"),
        (Series(bots=()), "bad-bots"),
        (Series(bots=("random", "thrall")), "bad-bots"),
    ],
)
def test_a_malformed_series_raises_a_typed_error(series: Series, code: str) -> None:
    with pytest.raises(MalformedSeries) as caught:
        simulate(series)
    assert caught.value.code == code


def test_an_unknown_bot_raises_a_typed_error() -> None:
    with pytest.raises(UnknownBot):
        simulate(Series(bots=("berserk",)))
