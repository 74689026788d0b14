"""Perft: the number of ways in which the game can go on from named positions.

The counts are in ``perft.toml``, many with a derivation by hand. ``python -m
tests.rules.perft`` prints what the engine counts now, in the same form; read the difference
before you believe it. A position has whatever cards make it worth counting, whether or not the
decks could have dealt them.
"""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Final

from fimbul.rules import State, apply, legal, next_seat
from tests.scenario import Game, Scenario

Position = Callable[[], Game]
POSITIONS: Final[dict[str, Position]] = {}
"""The positions by name, as in ``perft.toml``."""
_COUNTS: Final = Path(__file__).with_suffix(".toml")


def expected_counts() -> dict[str, list[int]]:
    """The expected counts by position, for depths 1, 2, 3, and so on."""
    counts: dict[str, list[int]] = tomllib.loads(_COUNTS.read_text("utf-8"))
    return counts


def perft(state: State, depth: int) -> int:
    """The number of sequences of exactly ``depth`` moves; a game that is over has none.

    When several seats owe a decision at once, the lowest that has not sealed goes first, so
    every combination of sealed choices counts once. The state stays as it is.
    """
    seat = next_seat(state)
    if seat < 0:
        return 0
    moves = list(legal(state, seat))
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        following = state.copy()
        apply(following, seat, move)
        total += perft(following, depth - 1)
    return total


def position(arrange: Position) -> Position:
    """Register a position under its name."""
    POSITIONS[arrange.__name__.replace("_", "-")] = arrange
    return arrange


# --- draft ----------------------------------------------------------------------------------------


@position
def draft_of_four() -> Game:
    """Age 1."""
    return Scenario(4).new_age()


@position
def draft_of_three() -> Game:
    """Age 2."""
    return Scenario(3, age=2).new_age()


@position
def draft_of_two() -> Game:
    """Age 1, two cards at a time (D4)."""
    return Scenario(2).new_age()


@position
def last_draft_of_three() -> Game:
    """Age 3, the sixth round: three cards in each pack; then the actions begin."""
    game = Scenario(3, age=3).new_age()
    for _ in range(5):
        for clan in ("wolf", "raven", "serpent"):
            game.do(clan, game.legal(clan)[-1])
    return game


# --- action ---------------------------------------------------------------------------------------


@position
def first_action_of_four() -> Game:
    """An empty board and empty hands."""
    return Scenario(4).start()


@position
def first_action_of_two_with_hands() -> Game:
    """The hands a first-game variant deals (D5)."""
    return Scenario(2, drafts_first_age=False).start()


@position
def full_board() -> Game:
    """No horns left, one village left on the whole board, one rage each."""
    return (
        Scenario(2)
        .standing("andlang")
        .destroyed("elvagar", "muspelheim", "horgr", "gimle")
        .at("wolf", "utgard", "leader", warriors=1)
        .at("wolf", "andlang", warriors=2)
        .at("raven", "utgard", "leader")
        .at("raven", "yggdrasil", warriors=1)
        .rage("wolf", 1)
        .rage("raven", 1)
        .start()
    )


@position
def march_chain() -> Game:
    """Troll, leader and three warriors may go; enemies leave them three villages in Horgr."""
    return (
        Scenario(2)
        .upgrade("wolf", "troll")
        .steps("wolf", horns=3)
        .at("wolf", "gimle", "leader", "troll", warriors=3)
        .at("raven", "horgr", warriors=1)
        .start()
        .do("wolf", "march gimle")
    )


@position
def upgrades_of_every_kind() -> Game:
    """A warrior, a leader, a ship, a monster and a clan upgrade in hand; two slots are taken."""
    return (
        Scenario(2, age=2)
        .upgrade("wolf", "sea-serpent", "friggas-charm")
        .at("wolf", "gimle", "leader")
        .at("wolf", "fjord-se", "sea-serpent")
        .hand("wolf", "experts-in-arms", "lord-of-axes", "fire-dragons", "dark-elf")
        .hand("wolf", "tyrs-challenge", "manheim-2", "tyrs-rage-2")
        .start()
    )


@position
def monsters_invade() -> Game:
    """Troll, Fire Giant and Dark Elf wait; Raven's figures can be protected."""
    return (
        Scenario(2, age=3)
        .upgrade("wolf", "troll", "fire-giant")
        .upgrade("raven", "friggas-protection")
        .at("raven", "gimle", "leader", warriors=2)
        .at("raven", "fjord-nw", "ship")
        .rage("raven", 2)
        .hand("wolf", "dark-elf")
        .start()
    )


@position
def succor_and_thors_domain() -> Game:
    """Each invasion of a province may bring a warrior and a pillage at once."""
    return (
        Scenario(2, age=2)
        .upgrade("wolf", "friggas-succor", "thors-domain")
        .at("raven", "gimle", warriors=1)
        .hand("raven", "tyrs-rage-2", "odins-tide")
        .hand("wolf", "tyrs-smite-2")
        .start()
    )


@position
def recall_from_valhalla() -> Game:
    """Frigga's Domain: a warrior, the leader, the ship and the Witch lie in Valhalla."""
    return (
        Scenario(2, age=3)
        .upgrade("wolf", "friggas-domain", "volur-witch")
        .at("wolf", "valhalla", "leader", "ship", "volur-witch", warriors=2)
        .rage("wolf", 2)
        .start()
    )


@position
def sacrifice_of_two() -> Game:
    """Frigga's Sacrifice with figures at four places; one stat is full."""
    return (
        Scenario(2, age=3)
        .upgrade("wolf", "friggas-sacrifice", "eternal-dragons")
        .steps("wolf", rage=6, horns=2)
        .at("wolf", "gimle", "leader", warriors=2)
        .at("wolf", "yggdrasil", warriors=1)
        .at("wolf", "fjord-sw", "ship")
        .rage("wolf", 3)
        .start()
    )


@position
def challenge_of_the_pillaged() -> Game:
    """Tyr's Challenge: two provinces and Yggdrasil have been pillaged already."""
    return (
        Scenario(3, age=2)
        .upgrade("wolf", "tyrs-challenge", "lord-of-hammers")
        .pillaged("gimle", "horgr", "yggdrasil")
        .at("wolf", "gimle", "leader")
        .at("wolf", "yggdrasil", warriors=1)
        .at("raven", "horgr", warriors=1)
        .at("raven", "gimle", warriors=1)
        .at("wolf", "fjord-se", "ship")
        .rage("wolf", 2)
        .start()
    )


# --- call to battle -------------------------------------------------------------------------------


@position
def call_to_battle() -> Game:
    """Raven pillages Utgard; three villages, four clans around it."""
    return (
        Scenario(4)
        .at("raven", "utgard", warriors=1)
        .at("serpent", "horgr", warriors=2)
        .at("bear", "yggdrasil", "leader", warriors=1)
        .at("wolf", "gimle", "leader")
        .at("raven", "andlang", warriors=1)
        .start("raven")
        .do("raven", "pillage utgard")
    )


@position
def call_to_yggdrasil() -> Game:
    """Yggdrasil has no limit of villages: figures may come from anywhere."""
    return (
        Scenario(2)
        .at("wolf", "yggdrasil", "leader")
        .at("wolf", "gimle", warriors=1)
        .at("raven", "gimle", warriors=2)
        .at("raven", "elvagar", "leader")
        .start()
        .do("wolf", "pillage yggdrasil")
    )


# --- battle cards ---------------------------------------------------------------------------------


def _battle(players: int, age: int) -> Scenario:
    return (
        Scenario(players, age=age)
        .at("wolf", "gimle", "leader", warriors=1)
        .at("raven", "gimle", warriors=2)
    )


@position
def battle_with_watch() -> Game:
    """Two Watches, and cards for another round."""
    return (
        _battle(2, 2)
        .hand("wolf", "heimdalls-watch-2", "tyrs-rage-2", "tyrs-crush-2")
        .hand("raven", "heimdalls-watch-2", "tyrs-smash-2", "alfheim-2")
        .start()
        .do("wolf", "pillage gimle")
    )


@position
def battle_with_tide() -> Game:
    """Both may play the Tide; ships are in the fjord."""
    return (
        _battle(2, 2)
        .at("wolf", "fjord-nw", "ship")
        .at("raven", "fjord-nw", "ship")
        .hand("wolf", "odins-tide", "tyrs-rage-2")
        .hand("raven", "odins-tide", "lokis-backstab")
        .start()
        .do("wolf", "pillage gimle")
    )


@position
def battle_with_protection() -> Game:
    """Raven can protect two of its three figures; Smite may come first."""
    return (
        _battle(2, 1)
        .upgrade("raven", "friggas-protection")
        .at("raven", "fjord-nw", "ship")
        .rage("raven", 2)
        .hand("wolf", "odins-smite", "tyrs-smite-1")
        .start()
        .do("wolf", "pillage gimle")
    )


@position
def battle_with_witch() -> Game:
    """Raven's Witch may flee from the battle, also from a Tide."""
    return (
        _battle(3, 3)
        .upgrade("raven", "volur-witch", "lokis-blessing")
        .at("raven", "gimle", "volur-witch")
        .hand("wolf", "odins-tide", "tyrs-rage-3")
        .hand("raven", "thors-primacy", "lokis-poison")
        .start()
        .do("wolf", "pillage gimle")
    )


@position
def quest_as_battle_card() -> Game:
    """Tyr's Domain and Tyr's Wrath: a quest may count 0, 3 or 5."""
    return (
        _battle(2, 3)
        .upgrade("raven", "tyrs-domain", "tyrs-wrath")
        .hand("raven", "alfheim-3", "heimdalls-sight")
        .hand("wolf", "tyrs-crush-3", "heimdalls-watch-3")
        .start()
        .do("wolf", "pillage gimle")
    )


@position
def late_cards() -> Game:
    """Both have revealed a card; Eye and Gaze may be added, round after round."""
    return (
        _battle(2, 3)
        .upgrade("wolf", "tyrs-prowess")
        .hand("wolf", "tyrs-crush-3", "heimdalls-eye", "heimdalls-gaze", "tyrs-rage-3")
        .hand("raven", "tyrs-smite-3", "heimdalls-eye", "alfheim-3")
        .start()
        .do("wolf", "pillage gimle")
        .fight(wolf="tyrs-crush-3", raven="tyrs-smite-3")
    )


@position
def grace_after_a_pillage() -> Game:
    """Grace, Lord of Axes and the Frost Giant all react to one pillage."""
    return (
        _battle(2, 3)
        .upgrade("wolf", "lord-of-axes", "frost-giant")
        .at("wolf", "gimle", "frost-giant")
        .hand("wolf", "friggas-grace", "thors-oath")
        .start()
        .do("wolf", "pillage gimle")
    )


# --- the end of an age ----------------------------------------------------------------------------


@position
def discard() -> Game:
    """Wolf has three cards, Raven one, Serpent two copies of one, Bear none."""
    return (
        Scenario(4)
        .hand("wolf", "troll", "tyrs-bash", "alfheim-1")
        .hand("raven", "troll")
        .hand("serpent", "odins-smite", "odins-smite")
        .end_of_actions()
    )


@position
def quests_with_choices() -> Game:
    """Wolf fulfils two of three, with one stat full; Raven one, with two stats full."""
    return (
        Scenario(2, age=3)
        .at("wolf", "gimle", warriors=1)
        .at("wolf", "yggdrasil", "leader")
        .steps("wolf", axes=6)
        .quests("wolf", "alfheim-3", "manheim-3", "yggdrasil-3")
        .at("raven", "utgard", "leader")
        .steps("raven", rage=6, horns=6)
        .quests("raven", "jotunheim-3")
        .end_of_actions()
    )


@position
def flight_from_ragnarok() -> Game:
    """Age 2; the Witch may flee from Gimle, then the last draft begins."""
    return (
        Scenario(2, age=2)
        .doom("gimle")
        .upgrade("wolf", "volur-witch")
        .at("wolf", "gimle", "volur-witch", "leader")
        .at("raven", "fjord-nw", "ship")
        .end_of_actions()
    )


@position
def end_of_the_game() -> Game:
    """Age 3; one rage left to Wolf, a quest to raise a stat, and a Witch to flee."""
    return (
        Scenario(2, age=3)
        .doom("gimle")
        .upgrade("wolf", "volur-witch")
        .at("wolf", "gimle", "volur-witch")
        .hand("wolf", "alfheim-3")
        .passed("raven")
        .rage("wolf", 1)
        .start()
    )


if __name__ == "__main__":
    for name, counts in expected_counts().items():
        depths = range(1, len(counts) + 1)
        print(f"{name} = {[perft(POSITIONS[name]().state, depth) for depth in depths]}")
