"""Helpers for the tests of battles: one call to fight a battle, and readers of its events."""

from fimbul.rules.cells import STAT_NAMES
from fimbul.rules.events import SOURCE_NAMES
from fimbul.rules.manifest import FIGURE_NAMES
from tests.scenario import Game, Scenario, game_card


def duel(age: int = 3, wolf: int = 1, raven: int = 1) -> Scenario:
    """Arrange warriors of Wolf and Raven in Gimle, whose token is horns."""
    scenario = Scenario(age=age)
    return scenario.at("wolf", "gimle", warriors=wolf).at("raven", "gimle", warriors=raven)


def melee(age: int = 3, wolf: int = 1, raven: int = 1, serpent: int = 1) -> Scenario:
    """Arrange a duel that Serpent takes part in too."""
    return duel(age, wolf, raven).at("serpent", "gimle", warriors=serpent)


def clash(scenario: Scenario, where: str = "gimle", pillager: str = "wolf", **cards: str) -> Game:
    """Deal these cards and let the pillager pillage; nobody joins, and the cards are revealed."""
    for clan, slug in cards.items():
        scenario.hand(clan, slug)
    game = scenario.start(pillager)
    game.do(pillager, f"pillage {where}").nobody_joins()
    return game.fight(**cards) if cards else game


def totals(game: Game) -> dict[str, tuple[int, int]]:
    """The strength of figures and the bonus of cards that each clan compared in the last battle."""
    compared = [event.values for event in game.told("strength-compared")]
    return {game.clan(seat): (figures, bonus) for seat, figures, bonus in compared}


def winners(game: Game) -> list[str]:
    """The winners of the battles so far; "" for a battle that nobody won."""
    told = [event for event in game.events if event.name in ("battle-won", "battle-tied")]
    return [game.clan(event.values[0]) if event.name == "battle-won" else "" for event in told]


def glory_gained(game: Game) -> list[tuple[str, str, int]]:
    """Every gain of glory in order: clan, source, amount."""
    told = [event.values for event in game.told("glory")]
    return [(game.clan(seat), SOURCE_NAMES[source], amount) for seat, amount, source in told]


def fallen(game: Game) -> list[tuple[str, str]]:
    """The destroyed figures in order: clan and figure."""
    told = [event.values for event in game.told("destroyed")]
    return [(game.clan(seat), FIGURE_NAMES[kind]) for seat, kind, _ in told]


def stats_raised(game: Game) -> list[tuple[str, str]]:
    """The raised stats in order: clan and stat."""
    told = [event.values for event in game.told("stat-raised")]
    return [(game.clan(seat), STAT_NAMES[stat]) for seat, stat, _ in told]


def texts_cancelled(game: Game) -> list[tuple[str, str]]:
    """The cards whose text was cancelled, in order: clan and card."""
    told = [event.values for event in game.told("text-cancelled")]
    return [(game.clan(seat), game_card(card_id)) for seat, card_id in told]


def order_of(game: Game, *names: str) -> list[str]:
    """The events with these names, in the order in which they were told."""
    return [event.name for event in game.events if event.name in names]
