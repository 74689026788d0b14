"""The script that counts known weaknesses of bots."""

from fimbul.bots import Budget
from tests.scenario import Scenario
from tools.weaknesses import WEAKNESSES, Count, count


def test_the_end_of_a_phase_is_looked_at_clan_by_clan_F2_F4() -> None:
    game = (
        Scenario(2)
        .at("wolf", "gimle", warriors=2)
        .at("wolf", "reserve", warriors=1)
        .hand("wolf", "alfheim-1", "jotunheim-1", "tyrs-bash")
        .rage("wolf", 2)
        .rage("raven", 0)
        .start()
    )
    counted = Count()
    counted.end_phase(game.state)
    assert (counted.found["quest"], counted.chances["quest"]) == (1, 2)
    assert (counted.found["rage"], counted.chances["rage"]) == (1, 2)
    assert (counted.found["absent"], counted.chances["absent"]) == (2, 2)
    assert (counted.found["stayed-out"], counted.chances["stayed-out"]) == (1, 2)


def test_whole_games_are_counted() -> None:
    counted = count("thrall", 2, 3, 1, Budget(simulations=1))
    assert set(counted.chances) == set(WEAKNESSES)
    assert counted.chances["rage"] == 2 * 3 * 3
    assert counted.found["save"] == 0 < counted.chances["save"]
