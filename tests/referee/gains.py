"""Glory, rage and steps of stats: changes to them, and the event for each change."""

from tests.referee.books import Clan
from tests.referee.desk import Desk, free
from tests.referee.facts import MOST_RAGE, STATS
from tests.referee.tape import Event


def glory_event(clan: Clan, amount: int, source: str) -> Event:
    return {"event": "glory", "seat": clan.seat, "amount": amount, "source": source}


def rage_event(clan: Clan, amount: int) -> Event:
    return {"event": "rage", "seat": clan.seat, "amount": amount}


def gain_glory(desk: Desk, rule: str, clan: Clan, amount: int, source: str) -> None:
    """The clan gains glory, and everybody is told its source; a gain of 0 has no event."""
    if amount:
        clan.glory += amount
        desk.told(rule, "glory", seat=clan.seat, amount=amount, source=source)


def gain_rage(desk: Desk, rule: str, clan: Clan, amount: int) -> None:
    """The pool grows, to 12 at most (T2)."""
    gained = min(amount, MOST_RAGE - clan.rage)
    if gained < amount:
        desk.count("T2")
    change_rage(desk, rule, clan, gained)


def pay(desk: Desk, rule: str, clan: Clan, cost: int) -> None:
    """A2: the cost is paid first; a cost of 0 has no event."""
    desk.check(rule, clan.rage >= cost, f"{clan.name} has {clan.rage} rage and pays {cost}")
    change_rage(desk, rule, clan, -cost)


def change_rage(desk: Desk, rule: str, clan: Clan, amount: int) -> None:
    if amount:
        clan.rage += amount
        desk.told(rule, "rage", seat=clan.seat, amount=amount)


def raise_stat(desk: Desk, rule: str, clan: Clan, stat: str) -> None:
    """Raise a stat by one step; a full stat stays full, without an event (T3)."""
    if clan.is_full(stat):
        desk.count("T3")
        return
    clan.steps[stat] += 1
    desk.told(rule, "stat-raised", seat=clan.seat, stat=stat, step=clan.steps[stat])


def choose_stat(desk: Desk, rule: str, clan: Clan, but: str = "") -> None:
    """Raise a stat of the clan's choice; a forced choice is not asked (docs/readings.md)."""
    choices = [stat for stat in STATS if not clan.is_full(stat) and stat != but]
    if not choices:
        desk.count("T3")
        return
    stat = choices[0]
    if len(choices) > 1:
        stat = desk.ask(rule, clan.seat, free(f"raise {choice}" for choice in choices)).split()[1]
    raise_stat(desk, rule, clan, stat)
