"""One position for each kind of decision, with the clan that owes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.scenario import Game, Scenario

if TYPE_CHECKING:
    from collections.abc import Callable


def _battle(age: int, wolf: str, raven: str, *upgrades: tuple[str, str]) -> Scenario:
    """Wolf and Raven stand in Gimle with a card each, and one more for later."""
    scenario = Scenario(age=age)
    for clan, slug in upgrades:
        scenario.upgrade(clan, slug)
    scenario.hand("wolf", wolf, "tyrs-bash").hand("raven", raven, "tyrs-bash")
    return scenario.at("wolf", "gimle", "leader", warriors=1).at("raven", "gimle", warriors=1)


def _draft() -> tuple[Game, str]:
    return Scenario().new_age(), "wolf"


def _draft_of_two() -> tuple[Game, str]:
    game = Scenario(2).new_age()
    return game.do("wolf", game.legal("wolf")[0]), "wolf"


def _action() -> tuple[Game, str]:
    scenario = Scenario(age=3).hand("wolf", "troll", "alfheim-1", "tyrs-smite-1", "experts-in-arms")
    scenario.upgrade("wolf", "brothers-in-arms", "friggas-domain", "tyrs-challenge", "valkyrie")
    scenario.upgrade("wolf", "friggas-sacrifice", "sea-serpent").rage("wolf", 9)
    scenario.steps("wolf", horns=5).at("wolf", "gimle", "leader", warriors=2)
    scenario.at("wolf", "valhalla", "valkyrie").at("wolf", "elvagar", warriors=1)
    return scenario.pillaged("elvagar").at("raven", "gimle", warriors=1).start(), "wolf"


def _march_target() -> tuple[Game, str]:
    return Scenario().at("wolf", "gimle", warriors=2).start().do("wolf", "march gimle"), "wolf"


def _march_figures() -> tuple[Game, str]:
    game = Scenario().at("wolf", "gimle", "leader", warriors=2).start()
    return game.do("wolf", "march gimle", "to horgr", "move leader"), "wolf"


def _free_invasion() -> tuple[Game, str]:
    game = Scenario().hand("wolf", "troll").start()
    return game.do("wolf", "upgrade troll monster-1"), "wolf"


def _free_invasion_at_sea() -> tuple[Game, str]:
    game = Scenario().hand("wolf", "lokis-dragons").start()
    return game.do("wolf", "upgrade lokis-dragons ship"), "wolf"


def _succor() -> tuple[Game, str]:
    game = Scenario().upgrade("wolf", "friggas-succor").start()
    return game.do("wolf", "invade leader gimle"), "wolf"


def _pillage_at_once() -> tuple[Game, str]:
    game = Scenario().upgrade("wolf", "thors-domain").start()
    return game.do("wolf", "invade leader gimle"), "wolf"


def _call_to_battle() -> tuple[Game, str]:
    scenario = Scenario().at("wolf", "gimle", warriors=1).hand("raven", "tyrs-bash", "troll")
    game = scenario.at("raven", "yggdrasil", "leader", warriors=2).start()
    return game.do("wolf", "pillage gimle"), "raven"


def _call_to_yggdrasil() -> tuple[Game, str]:
    game = Scenario().at("wolf", "yggdrasil", warriors=1).at("wolf", "gimle", "leader").start()
    return game.do("wolf", "pillage yggdrasil"), "wolf"


def _battle_card() -> tuple[Game, str]:
    game = _battle(1, "troll", "tyrs-smash-1").start()
    return game.do("wolf", "pillage gimle").nobody_joins(), "wolf"


def _quest_as_battle() -> tuple[Game, str]:
    game = _battle(1, "alfheim-1", "tyrs-smash-1", ("wolf", "tyrs-domain")).start()
    game.do("wolf", "pillage gimle").fight(wolf="alfheim-1", raven="tyrs-smash-1")
    return game, "wolf"


def _late_card() -> tuple[Game, str]:
    game = _battle(2, "tyrs-crush-2", "tyrs-smash-2").hand("wolf", "heimdalls-eye").start()
    game.do("wolf", "pillage gimle").fight(wolf="tyrs-crush-2", raven="tyrs-smash-2")
    return game, "wolf"


def _keep_one_figure() -> tuple[Game, str]:
    game = _battle(2, "tyrs-crush-2", "odins-tide").at("wolf", "fjord-nw", "ship").start()
    game.do("wolf", "pillage gimle").fight(wolf="tyrs-crush-2", raven="odins-tide")
    return game, "wolf"


def _protection() -> tuple[Game, str]:
    scenario = _battle(1, "tyrs-crush-1", "tyrs-bash", ("raven", "friggas-protection"))
    game = scenario.at("raven", "gimle", "leader").start()
    game.do("wolf", "pillage gimle").fight(wolf="tyrs-crush-1", raven="tyrs-bash")
    return game, "raven"


def _flight() -> tuple[Game, str]:
    scenario = _battle(1, "tyrs-smite-1", "tyrs-bash", ("raven", "volur-witch"))
    game = scenario.at("raven", "gimle", "volur-witch").start()
    game.do("wolf", "pillage gimle").fight(wolf="tyrs-smite-1", raven="tyrs-bash")
    return game, "raven"


def _keep_played_cards() -> tuple[Game, str]:
    game = _battle(1, "tyrs-crush-1", "tyrs-bash", ("wolf", "tyrs-prowess")).start()
    game.do("wolf", "pillage gimle").fight(wolf="tyrs-crush-1", raven="tyrs-bash")
    return game, "wolf"


def _raise_stat() -> tuple[Game, str]:
    game = Scenario().upgrade("wolf", "lord-of-axes").at("wolf", "gimle", "leader").start()
    return game.do("wolf", "pillage gimle").nobody_joins(), "wolf"


def _leader_move() -> tuple[Game, str]:
    game = Scenario().upgrade("wolf", "lord-of-hammers").at("wolf", "gimle", "leader").start()
    return game.do("wolf", "pillage gimle").nobody_joins(), "wolf"


def _blessing() -> tuple[Game, str]:
    game = _battle(1, "tyrs-crush-1", "tyrs-bash", ("raven", "lokis-blessing")).start()
    game.do("wolf", "pillage gimle").fight(wolf="tyrs-crush-1", raven="tyrs-bash")
    return game, "raven"


def _sacrifice() -> tuple[Game, str]:
    scenario = Scenario(age=3).upgrade("wolf", "friggas-sacrifice")
    game = scenario.at("wolf", "gimle", "leader", warriors=2).at("wolf", "fjord-ne", "ship").start()
    return game.do("wolf", "sacrifice warrior gimle"), "wolf"


def _save_card() -> tuple[Game, str]:
    return Scenario().hand("wolf", "troll", "tyrs-bash").end_of_actions(), "wolf"


POSITIONS: dict[str, Callable[[], tuple[Game, str]]] = {
    "draft": _draft,
    "draft of two": _draft_of_two,
    "action": _action,
    "march-target": _march_target,
    "march-figures": _march_figures,
    "free-invasion": _free_invasion,
    "free-invasion at sea": _free_invasion_at_sea,
    "succor": _succor,
    "pillage-at-once": _pillage_at_once,
    "call-to-battle": _call_to_battle,
    "call-to-battle in Yggdrasil": _call_to_yggdrasil,
    "battle-card": _battle_card,
    "quest-as-battle": _quest_as_battle,
    "late-card": _late_card,
    "keep-one-figure": _keep_one_figure,
    "protection": _protection,
    "flight": _flight,
    "keep-played-cards": _keep_played_cards,
    "raise-stat": _raise_stat,
    "leader-move": _leader_move,
    "blessing": _blessing,
    "sacrifice": _sacrifice,
    "save-card": _save_card,
}
"""Positions by their kind of decision, with another word where one kind has several."""
