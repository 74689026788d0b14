"""The action phase (A1–A5): whose turn it is, and the actions."""

from collections import Counter
from collections.abc import Callable

from tests.referee.books import Clan
from tests.referee.deaths import destroy
from tests.referee.desk import Desk, Options
from tests.referee.facts import CARDS, FREE_MONSTERS, NAVAL, RESERVE, SLOTS, VALHALLA, VILLAGES
from tests.referee.gains import choose_stat, pay, rage_event
from tests.referee.invading import leave_game
from tests.referee.options import (
    CHALLENGE_COST,
    MARCH_COST,
    RECALL_COST,
    actions,
    invasion_cost,
    march_targets,
    sacrifices,
    upgrade_cost,
    walkers,
)
from tests.referee.pillage import invade_and_pillage, judge_pillage
from tests.referee.tape import Event


def judge_action_phase(desk: Desk) -> None:
    """A1: everybody's rage becomes the value of the stat, then turns go clockwise."""
    books = desk.books
    desk.told("A1", "action-phase-begins", seat=books.first)
    told: list[Event] = []
    for clan in books.clans:
        clan.has_passed = False
        clan.rage = clan.stat("rage")
        told.append(rage_event(clan, clan.rage))
    desk.told_together("A1", told)
    take_turns(desk, books.first)


def take_turns(desk: Desk, seat: int) -> None:
    """Judge the turns from a seat to the end of the phase; rage left over is lost (X2)."""
    while (clan := _next_to_act(desk, seat)) is not None:
        desk.told("A1", "turn-begins", seat=clan.seat)
        text = desk.ask("A2", clan.seat, actions(desk.books, clan))
        verb, *fields = text.split()
        _ACTIONS[verb](desk, clan, *fields)
        seat = desk.books.following(clan.seat)
    left = [clan for clan in desk.books.clans if clan.rage]
    told = [rage_event(clan, -clan.rage) for clan in left]
    for clan in left:
        clan.rage = 0
    if told:
        desk.told_together("X2", told)


def _next_to_act(desk: Desk, seat: int) -> Clan | None:
    books = desk.books
    if set(books.standing) <= books.pillaged:
        desk.count("A5")
        return None
    for clan in books.clockwise(seat):
        if clan.rage and not clan.has_passed:
            return clan
        desk.count(("T1" if clan.rage else "A4") if clan.has_passed else "A3")
    desk.count("A5")
    return None


# --- the actions ----------------------------------------------------------------------------------


def _pass(desk: Desk, clan: Clan) -> None:
    """A4: all rage is lost."""
    told = [rage_event(clan, -clan.rage), {"event": "passed", "seat": clan.seat}]
    clan.rage = 0
    clan.has_passed = True
    desk.told_together("A4", told)


def _invade(desk: Desk, clan: Clan, figure: str, place: str) -> None:
    cost = invasion_cost(clan, figure)
    rule = {"leader": "C5", "ship": "I2", "dark-elf": "N5", "warrior": "N9"}.get(figure, "I1")
    pay(desk, rule, clan, cost)
    invade_and_pillage(desk, rule, clan, figure, place, RESERVE)


def _recall(desk: Desk, clan: Clan, figure: str, place: str) -> None:
    """N6: Frigga's Domain."""
    desk.works("friggas-domain")
    pay(desk, "N6", clan, RECALL_COST)
    invade_and_pillage(desk, "N6", clan, figure, place, VALHALLA)


def _march(desk: Desk, clan: Clan, source: str) -> None:
    """M1, M2: from one province to one other; at least one figure."""
    books = desk.books
    pay(desk, "M1", clan, MARCH_COST)
    options: Options = {f"to {target}": None for target in march_targets(books, source)}
    target = desk.ask("M1", clan.seat, options).split()[1]
    desk.told("M1", "march-begins", seat=clan.seat, source=source, target=target)
    is_first = True
    while walkers(clan, source) and books.has_space(target):
        options = {f"move {figure}": None for figure in walkers(clan, source)}
        if not is_first:
            options["done"] = None
        text = desk.ask("M1", clan.seat, options)
        if text == "done":
            return
        figure = text.split()[1]
        desk.check("M2", figure not in NAVAL, f"{clan.name}'s {figure} marched")
        clan.move(figure, source, target)
        desk.told("M1", "moved", seat=clan.seat, figure=figure, source=source, target=target)
        if VILLAGES.get(target):
            desk.check("B3", books.taken(target) <= VILLAGES[target], f"{target} is too full")
        is_first = False


def _upgrade(desk: Desk, clan: Clan, card: str, slot: str) -> None:
    """U1–U5: pay, replace, and invade at once."""
    if clan.has("friggas-charm") and upgrade_cost(clan, card) != CARDS[card].value:
        desk.works("friggas-charm")
    if card in FREE_MONSTERS:
        desk.works(card)
    pay(desk, "U1", clan, upgrade_cost(clan, card))
    clan.hand -= Counter([card])
    told: list[Event] = [{"event": "upgraded", "seat": clan.seat, "card": card, "slot": slot}]
    old = clan.slots.get(slot)
    if old is not None:
        told += _replace(desk, clan, old)
        if any(other not in clan.slots for other in SLOTS[CARDS[card].kind]):
            desk.count("T8")
    clan.slots[slot] = card
    if CARDS[card].kind == "monster":
        clan.put(card, RESERVE)
    desk.told_together("U1", told)
    _invade_at_once(desk, clan, card)


def _replace(desk: Desk, clan: Clan, old: str) -> list[Event]:
    """U1: the old card is discarded; U5: its monster leaves the game."""
    desk.books.discard[old] += 1
    told: list[Event] = [{"event": "card-discarded", "seat": clan.seat, "card": old}]
    if CARDS[old].kind == "monster":
        desk.count("U5")
        told += leave_game(clan, old)
    return told


def _invade_at_once(desk: Desk, clan: Clan, card: str) -> None:
    """U3, U4: one such figure from the reserve, free of rage; a Sea Serpent is a ship (N8)."""
    kind = CARDS[card].kind
    if kind == "clan" or not clan.can_bring_one_more():
        return
    figures = {"monster": [card], "ship": ["ship", "sea-serpent"]}.get(kind, [kind])
    waiting = [figure for figure in figures if clan.count(figure, RESERVE)]
    options: Options = {
        f"invade {figure} {place}": None for figure, place in desk.books.invasions(waiting)
    }
    if not options:
        return
    rule = "U4" if kind == "monster" else "U3"
    text = desk.ask(rule, clan.seat, {"decline": None, **options})
    if text != "decline":
        _, figure, place = text.split()
        if kind == "ship" and figure == "sea-serpent":
            desk.count("N8")
        invade_and_pillage(desk, rule, clan, figure, place, RESERVE)


def _quest(desk: Desk, clan: Clan, card: str) -> None:
    """Q1: everybody hears that a quest was committed; only its owner hears which."""
    clan.hand -= Counter([card])
    clan.quests.append(card)
    desk.told("Q1", "quest-committed", seat=clan.seat)
    desk.told("Q1", "quest-chosen", to=clan.seat, card=card)


def _pillage(desk: Desk, clan: Clan, province: str) -> None:
    """P1: free of rage."""
    desk.count("P1")
    judge_pillage(desk, clan, province)


def _challenge(desk: Desk, clan: Clan, province: str) -> None:
    """Tyr's Challenge: 2 rage for a province that was pillaged already."""
    desk.works("tyrs-challenge")
    pay(desk, "A2", clan, CHALLENGE_COST)
    judge_pillage(desk, clan, province)


def _sacrifice(desk: Desk, clan: Clan, figure: str, place: str) -> None:
    """Frigga's Sacrifice: two own figures for a step; nothing saves them (X1, X3)."""
    desk.works("friggas-sacrifice")
    _give_up(desk, clan, figure, place)
    _, figure, place = desk.ask("A2", clan.seat, sacrifices(clan)).split()
    _give_up(desk, clan, figure, place)
    choose_stat(desk, "A2", clan)


def _give_up(desk: Desk, clan: Clan, figure: str, place: str) -> None:
    desk.told("X1", "sacrificed", seat=clan.seat, figure=figure, place=place)
    destroy(desk, "X1", clan, Counter([(figure, place)]))


_ACTIONS: dict[str, Callable[..., None]] = {
    "pass": _pass,
    "invade": _invade,
    "recall": _recall,
    "march": _march,
    "upgrade": _upgrade,
    "quest": _quest,
    "pillage": _pillage,
    "challenge": _challenge,
    "sacrifice": _sacrifice,
}
