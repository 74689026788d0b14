"""Battle (P4–P8)."""

from tests.scenario import Scenario


def test_tie_destroys_everyone_P8() -> None:
    game = (
        Scenario()
        .at("wolf", "gimle", warriors=1)
        .at("raven", "gimle", warriors=1)
        .hand("wolf", "tyrs-smash-1")
        .hand("raven", "tyrs-smash-1")
        .start()
    )
    game.do("wolf", "pillage gimle").fight(wolf="tyrs-smash-1", raven="tyrs-smash-1")
    assert game.figures("wolf", "valhalla") == ["warrior"]
    assert game.figures("raven", "valhalla") == ["warrior"]
    assert game.hand("wolf") == game.hand("raven") == ["tyrs-smash-1"]
    assert not game.is_pillaged("gimle")
