"""The effect of each of the 78 cards when revealed (P5, P6).

Each is revealed by the pillager and by the defender, in a victory, a defeat and a tie.

Wolf reveals the card, Raven Thor's Hammer, in age 3. An upgrade or a quest must change nothing:
the battle is compared with the same one in which Wolf has no card. A battle card must change what
its text says, and nothing else.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import pytest

from fimbul.rules.card import STRENGTH
from fimbul.rules.cards import BATTLE, CARDS, QUEST
from fimbul.rules.manifest import FIGURE_NAMES
from tests.rules.battles import clash, fallen, totals, winners
from tests.scenario import Game, Scenario, fjord_of

BLUFFS = [card.slug for card in CARDS if card.kind != BATTLE]
QUESTS = [card.slug for card in CARDS if card.kind == QUEST]
UPGRADES = [card.slug for card in CARDS if card.is_upgrade]
BATTLE_CARDS = {card.slug: card.value for card in CARDS if card.kind == BATTLE}

PILLAGERS = ("wolf", "raven")
RESULTS = {"wins": ["wolf"], "loses": ["raven"], "ties": [""]}
"""How the battle ends for Wolf, and the winners that are told."""

ROLES = [(pillager, result) for pillager in PILLAGERS for result in RESULTS]
in_every_role = pytest.mark.parametrize(
    ("pillager", "result"),
    ROLES,
    ids=[f"{'pillager' if p == 'wolf' else 'defender'}-{r}" for p, r in ROLES],
)


@dataclass(frozen=True)
class Outcome:
    """All that players can see after a battle, first of Wolf, then of Raven, and the decisions."""

    glory: tuple[int, int]
    rage: tuple[int, int]
    steps: tuple[tuple[int, int, int], tuple[int, int, int]]
    fallen: tuple[tuple[str, str], ...]
    standing: tuple[tuple[str, ...], ...]
    hands: tuple[tuple[str, ...], tuple[str, ...]]
    sheets: tuple[tuple[str, ...], ...]
    discarded: tuple[str, ...]
    asked: tuple[tuple[str, str], ...] = field(default=())

    def without(self, slug: str) -> "Outcome":
        """The same outcome without a card in hands and in the discard pile."""
        wolf, raven = (tuple(card for card in hand if card != slug) for hand in self.hands)
        kept = tuple(card for card in self.discarded if card != slug)
        return replace(self, hands=(wolf, raven), discarded=kept)


def position(result: str, where: str, against: int = 0) -> Scenario:
    """Arrange Wolf and Raven so that the battle ends with this result.

    ``against`` is the number of warriors that Raven needs for a tie, beside its leader.
    """
    scenario = Scenario(age=3).rage("wolf", 4).rage("raven", 4).glory("wolf", 9).glory("raven", 9)
    scenario.at("wolf", where, "leader", warriors=2 if result == "wins" else 1)
    if result == "wins":
        return scenario.at("raven", where, warriors=1)
    if result == "ties":
        return scenario.at("raven", where, "leader", warriors=against)
    scenario.upgrade("raven", "fire-giant", "sea-serpent")
    if where == "yggdrasil":
        return scenario.at("raven", where, "leader", "fire-giant", warriors=6)
    scenario.at("raven", where, "leader", "fire-giant", warriors=1)
    return scenario.at("raven", fjord_of(where), "ship", "sea-serpent")


def fought(scenario: Scenario, pillager: str, where: str, card: str, answer: str = "") -> Outcome:
    """The outcome when Wolf reveals a card, or none; ``answer`` says what a quest counts as."""
    cards = {"wolf": card, "raven": "thors-hammer"} if card else {"raven": "thors-hammer"}
    game = clash(scenario, where, pillager, **cards)
    return outcome(game, where, answer)


def outcome(game: Game, where: str, answer: str) -> Outcome:
    asked: list[tuple[str, str]] = []
    while game.kind not in ("action", ""):
        clan = game.deciding[0]
        asked.append((clan, game.kind))
        game.do(clan, answer if game.kind == "quest-as-battle" else choice(game, clan))
    clans = ("wolf", "raven")
    return Outcome(
        glory=(game.glory("wolf"), game.glory("raven")),
        rage=(game.rage("wolf"), game.rage("raven")),
        steps=(game.steps("wolf"), game.steps("raven")),
        fallen=tuple(sorted(fallen(game))),
        standing=tuple(
            tuple(game.figures(clan, place))
            for clan in clans
            for place in ("gimle", "andlang", "myrkulor", "yggdrasil", "fjord-nw", "valhalla")
        ),
        hands=(tuple(game.hand("wolf")), tuple(game.hand("raven"))),
        sheets=tuple(
            tuple(cards) for clan in clans for cards in (game.upgrades(clan), game.quests(clan))
        ),
        discarded=tuple(game.discarded),
        asked=tuple(asked),
    )


def choice(game: Game, clan: str) -> str:
    """Choose the strongest figure, a stat that pays nothing here, or else the last option."""
    options = game.legal(clan)
    if game.kind == "raise-stat":
        return options[0]
    if game.kind == "keep-one-figure":
        return max(options, key=lambda move: STRENGTH[FIGURE_NAMES.index(move.split()[-1])])
    return options[-1]


# --- P5: any other card ---------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["gimle", "yggdrasil"])
@pytest.mark.parametrize("slug", BLUFFS)
@in_every_role
def test_revealed_upgrade_or_quest_has_no_effect_P5(
    pillager: str, result: str, slug: str, where: str
) -> None:
    def arranged() -> Scenario:
        return position(result, where)

    revealed = fought(arranged(), pillager, where, slug)
    assert revealed.without(slug) == fought(arranged(), pillager, where, "")
    place_of_card = (revealed.hands[0].count(slug), revealed.discarded.count(slug))
    assert place_of_card == ((0, 1) if result == "wins" else (1, 0))


@pytest.mark.parametrize("slug", BLUFFS)
@pytest.mark.parametrize("token", ["rage", "axes", "horns", "glory"])
def test_revealed_upgrade_or_quest_adds_nothing_to_any_reward_P5_P11(slug: str, token: str) -> None:
    def arranged() -> Scenario:
        return position("wins", "gimle").token("gimle", token)

    revealed = fought(arranged(), "wolf", "gimle", slug)
    assert revealed.without(slug) == fought(arranged(), "wolf", "gimle", "")


@pytest.mark.parametrize("slug", BLUFFS)
@in_every_role
def test_revealed_upgrade_or_quest_leaves_those_on_the_sheet_alone_P5_U2(
    pillager: str, result: str, slug: str
) -> None:
    """Wolf has upgrades about battles and pillages: each still works exactly once."""

    def arranged() -> Scenario:
        scenario = position(result, "gimle")
        scenario.upgrade("wolf", "lord-of-spears", "valkyrie", "thors-glory", "lokis-blessing")
        return scenario.upgrade("raven", "lord-of-axes", "thors-glory")

    revealed = fought(arranged(), pillager, "gimle", slug)
    assert revealed.without(slug) == fought(arranged(), pillager, "gimle", "")


def test_giant_and_lords_on_the_sheet_still_work_when_one_of_them_is_revealed_P5_G8() -> None:
    scenario = position("wins", "gimle").upgrade("wolf", "frost-giant", "lord-of-spears")
    scenario.at("wolf", "gimle", "frost-giant")
    after = fought(scenario, "wolf", "gimle", "lord-of-axes")
    assert after.steps[0] == (2, 2, 4)  # horns twice for the token, then all three
    assert after.asked == ()


@pytest.mark.parametrize("slug", UPGRADES)
def test_revealed_upgrade_is_never_asked_to_count_as_a_battle_card_G5(slug: str) -> None:
    scenario = position("wins", "gimle").upgrade("wolf", "tyrs-domain", "tyrs-wrath")
    assert fought(scenario, "wolf", "gimle", slug).asked == ()


@pytest.mark.parametrize("slug", QUESTS)
@pytest.mark.parametrize(
    ("answer", "blank"), [("count 3", "tyrs-smash-1"), ("count 5", "tyrs-smite-1")]
)
@in_every_role
def test_quest_that_counts_has_its_value_and_no_other_effect_G4_G5(
    pillager: str, result: str, answer: str, blank: str, slug: str
) -> None:
    where = "gimle" if result == "loses" else "yggdrasil"

    def arranged() -> Scenario:
        scenario = position(result, where, against=int(answer.removeprefix("count ")))
        return scenario.upgrade("wolf", "tyrs-domain", "tyrs-wrath")

    counted = fought(arranged(), pillager, where, slug, answer)
    plain = fought(arranged(), pillager, where, blank)
    assert counted.asked == (("wolf", "quest-as-battle"), *plain.asked)
    assert replace(counted, asked=plain.asked).without(slug) == plain.without(blank)


@pytest.mark.parametrize("slug", QUESTS)
@in_every_role
def test_quest_that_does_not_count_has_no_effect_G5(pillager: str, result: str, slug: str) -> None:
    def arranged() -> Scenario:
        return position(result, "gimle").upgrade("wolf", "tyrs-domain")

    declined = fought(arranged(), pillager, "gimle", slug, "decline")
    assert declined.asked[0] == ("wolf", "quest-as-battle")
    plain = fought(arranged(), pillager, "gimle", "")
    assert replace(declined, asked=declined.asked[1:]).without(slug) == plain


# --- P5, P6: battle cards -------------------------------------------------------------------------

TIED_WITH = {"odins-smite": 2, "heimdalls-sight": 1, "heimdalls-watch-2": 1, "heimdalls-watch-3": 1}
"""The number of warriors Raven needs for a tie, where it is not the card's value."""
COUNTS = {"heimdalls-sight": 1}
"""The bonus that is compared, where it is not the card's value."""


@dataclass
class Text:
    """The changes of a text beside the bonus: for Wolf, and for Raven and its figures."""

    glory: tuple[int, int] = (0, 0)
    rage: tuple[int, int] = (0, 0)
    steps: int = 0
    """How many steps Wolf may raise."""
    asked: tuple[tuple[str, str], ...] = ()
    also_fallen: tuple[tuple[str, str], ...] = ()
    takes_hammer: bool = False
    cancels_hammer: bool = False
    sweeps: bool = False


def if_wins(text: Text) -> Callable[[str, str], Text]:
    return lambda pillager, result: text if result == "wins" else Text()


def if_loses(text: Text) -> Callable[[str, str], Text]:
    return lambda pillager, result: text if result == "loses" else Text()


def grace(pillager: str, result: str) -> Text:
    if (pillager, result) != ("wolf", "wins"):
        return Text()
    return Text(steps=1, asked=(("wolf", "raise-stat"),))


def smite(pillager: str, result: str) -> Text:
    return Text(also_fallen=(("raven", "warrior"),)) if result == "loses" else Text()


def judgement(pillager: str, result: str) -> Text:
    """Wolf gains 2 for each figure that falls; in the tie all five fall."""
    return Text(glory=({"wins": 2, "loses": 4, "ties": 10}[result], 0))


def tide(pillager: str, result: str) -> Text:
    chosen = {"wins": {"wolf"}, "loses": {"wolf", "raven"}, "ties": {"wolf", "raven"}}[result]
    order = ("wolf", "raven") if pillager == "wolf" else ("raven", "wolf")
    asked = tuple((clan, "keep-one-figure") for clan in order if clan in chosen)
    also = {
        "wins": (("wolf", "warrior"), ("wolf", "warrior")),
        "loses": tuple(
            ("raven", figure) for figure in ("leader", "sea-serpent", "ship", "warrior")
        ),
        "ties": (),
    }
    return Text(asked=asked, also_fallen=also[result])


def watch(pillager: str, result: str) -> Text:
    """The sum of the bonuses is Raven's 1; its Hammer is discarded before it acts (G3)."""
    return Text(glory=(1, 0), cancels_hammer=True, sweeps=True)


TEXTS: dict[str, Callable[[str, str], Text]] = {
    "odins-smite": smite,
    "friggas-grace": grace,
    "lokis-trickery": if_loses(Text(rage=(1, -1))),
    "thors-hammer": if_wins(Text(glory=(3, 0))),
    "odins-tide": tide,
    "heimdalls-watch-2": watch,
    "heimdalls-watch-3": watch,
    "lokis-backstab": if_loses(Text(glory=(2, -2))),
    "thors-oath": if_wins(Text(steps=1, asked=(("wolf", "raise-stat"),))),
    "odins-judgement": judgement,
    "lokis-poison": if_loses(Text(takes_hammer=True)),
    "thors-primacy": lambda pillager, result: Text(cancels_hammer=True),
    "thors-ascension": if_wins(Text(glory=(3, 0), rage=(3, 0))),
}
"""The effects of the battle cards with a text in these battles."""


@pytest.mark.parametrize("slug", BATTLE_CARDS)
@in_every_role
def test_revealed_battle_card_adds_its_bonus_and_does_what_it_says_P5(
    pillager: str, result: str, slug: str
) -> None:
    where = "yggdrasil" if result == "ties" else "gimle"
    against = TIED_WITH.get(slug, BATTLE_CARDS[slug])
    scenario = position(result, where, against)
    game = clash(scenario, where, pillager, wolf=slug, raven="thors-hammer")
    after = outcome(game, where, "")
    text = TEXTS[slug](pillager, result) if slug in TEXTS else Text()
    assert winners(game) == RESULTS[result]
    assert totals(game)["wolf"][1] == (0 if text.sweeps else COUNTS.get(slug, BATTLE_CARDS[slug]))

    axes = (3 * (result == "wins"), 3 * (result == "loses"))
    hammer = 3 * (result == "loses" and not text.cancels_hammer)
    assert after.glory == (9 + axes[0] + text.glory[0], 9 + axes[1] + text.glory[1] + hammer)
    assert after.rage == (4 + text.rage[0], 4 + text.rage[1])
    pillages = [clan for clan in RESULTS[result] if clan == pillager]
    wolf_steps = text.steps + pillages.count("wolf")
    assert [sum(steps) - 3 for steps in after.steps] == [wolf_steps, pillages.count("raven")]
    assert after.asked == text.asked
    assert after.fallen == tuple(sorted([*killed(result, against), *text.also_fallen]))
    assert (sorted(after.hands[0]), sorted(after.hands[1]), sorted(after.discarded)) == cards_after(
        slug, result, text
    )


def killed(result: str, against: int) -> list[tuple[str, str]]:
    """The figures of the losers, which are destroyed (P8)."""
    wolf = [("wolf", "leader"), ("wolf", "warrior")]
    raven = [("raven", "warrior")] * (against if result == "ties" else 1)
    if result == "wins":
        return raven
    return wolf if result == "loses" else [*wolf, ("raven", "leader"), *raven]


def cards_after(slug: str, result: str, text: Text) -> tuple[list[str], list[str], list[str]]:
    """Wolf's hand, Raven's hand and the discard pile (P8, G3)."""
    hammer = "thors-hammer"
    if text.sweeps:
        return [], [], sorted([slug, hammer])
    wolf = [slug] if result != "wins" else []
    raven = [hammer] if result != "loses" else []
    gone = {"wins": [slug], "loses": [hammer], "ties": []}[result]
    if text.takes_hammer:
        wolf, gone = sorted([*wolf, hammer]), []
    return wolf, raven, gone
