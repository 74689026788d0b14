"""The actions of a clan on its turn, and their costs (A2, I, M, U, Q, P1)."""

from tests.referee.books import Books, Clan
from tests.referee.desk import Options
from tests.referee.facts import CARDS, FREE_MONSTERS, NAVAL, PROVINCES, RESERVE, SLOTS, VALHALLA

MARCH_COST = 1
RECALL_COST = 1
CHALLENGE_COST = 2
PILLAGE_AT_ONCE_COST = 2
PROTECTION_COST = 1
PROWESS_COST = 1


def actions(books: Books, clan: Clan) -> Options:
    """Every action that the clan can pay in full, and passing."""
    options: Options = {"pass": None}
    options |= _invasions(books, clan)
    options |= _marches(books, clan)
    options |= _upgrades(clan)
    options |= {f"quest {card}": 0 for card in clan.hand if CARDS[card].kind == "quest"}
    options |= _pillages(books, clan)
    if clan.has("friggas-sacrifice") and clan.on_board() >= 2:
        options |= sacrifices(clan)
    return {text: cost for text, cost in options.items() if cost is None or cost <= clan.rage}


def invasion_cost(clan: Clan, figure: str) -> int:
    """I1, C5, N5, N9: the rage that invading from the reserve costs."""
    match figure:
        case "warrior":
            return clan.warrior_strength()[0]
        case "leader":
            return 0
        case "ship":
            return 2
    return 0 if figure in FREE_MONSTERS else CARDS[figure].value


def _invasions(books: Books, clan: Clan) -> Options:
    options: Options = {}
    if not clan.can_bring_one_more():
        return options
    costs = {figure: invasion_cost(clan, figure) for figure in clan.at(RESERVE)}
    for figure, place in books.invasions(costs):
        options[f"invade {figure} {place}"] = costs[figure]
    if clan.has("friggas-domain"):
        for figure, place in books.invasions(clan.at(VALHALLA)):
            options[f"recall {figure} {place}"] = RECALL_COST
    return options


def march_targets(books: Books, source: str) -> list[str]:
    """M1: the other provinces where one more figure fits."""
    return [p for p in PROVINCES if p != source and books.has_space(p)]


def walkers(clan: Clan, province: str) -> list[str]:
    """M2: the figures in a province that can walk."""
    return [figure for figure in clan.at(province) if figure not in NAVAL]


def _marches(books: Books, clan: Clan) -> Options:
    return {
        f"march {province}": MARCH_COST
        for province in books.standing
        if walkers(clan, province) and march_targets(books, province)
    }


def upgrade_cost(clan: Clan, card: str) -> int:
    """U1; two monsters are free, and Frigga's Charm takes off 1, but never goes below 0."""
    cost = 0 if card in FREE_MONSTERS else CARDS[card].value
    return max(0, cost - 1) if clan.has("friggas-charm") else cost


def _upgrades(clan: Clan) -> Options:
    """U1, T8: any occupied slot for the card's kind, or the first empty one (docs/readings.md)."""
    options: Options = {}
    for card in clan.hand:
        if not CARDS[card].is_upgrade:
            continue
        slots = SLOTS[CARDS[card].kind]
        empty = [slot for slot in slots if slot not in clan.slots]
        taken = [slot for slot in slots if slot in clan.slots]
        for slot in empty[:1] + taken:
            options[f"upgrade {card} {slot}"] = upgrade_cost(clan, card)
    return options


def _pillages(books: Books, clan: Clan) -> Options:
    """P1, and Tyr's Challenge."""
    options: Options = {}
    for province in books.standing:
        if not clan.is_present(province):
            continue
        if province not in books.pillaged:
            options[f"pillage {province}"] = 0
        elif clan.has("tyrs-challenge"):
            options[f"challenge {province}"] = CHALLENGE_COST
    return options


def sacrifices(clan: Clan) -> Options:
    """Frigga's Sacrifice: the figures on the board."""
    return {
        f"sacrifice {figure} {place}": 0
        for place, figures in clan.figures.items()
        if place not in (RESERVE, VALHALLA)
        for figure in figures
    }
