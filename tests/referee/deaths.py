"""Destruction (C6, X1–X4): reactions first, then all doomed figures go to Valhalla."""

from collections import Counter
from collections.abc import Callable

from tests.referee.books import Clan
from tests.referee.desk import Desk, Options, free
from tests.referee.facts import NAVAL, SHIP_GLORY, VALHALLA, YGGDRASIL
from tests.referee.gains import glory_event, pay
from tests.referee.options import PROTECTION_COST
from tests.referee.tape import Event

Figures = Counter[tuple[str, str]]
"""How many figures there are, by (figure, place)."""


def doom(desk: Desk, rule: str, clan: Clan, province: str, doomed: Figures) -> int:
    """Destroy these figures of a clan unless they escape; return how many were destroyed."""
    _protect(desk, clan, doomed)
    _flee(desk, clan, province, doomed)
    return destroy(desk, rule, clan, doomed)


def swallow(desk: Desk, clan: Clan, province: str, glory: int) -> None:
    """F4: Ragnarök takes all figures in a province and its fjord; none is protected (X1)."""
    doomed = clan.fighters(province)
    _flee(desk, clan, province, doomed)
    destroy(desk, "F4", clan, doomed, glory)


def _protect(desk: Desk, clan: Clan, doomed: Figures) -> None:
    """X1: one figure at a time, as often as rage lasts."""
    if not clan.has("friggas-protection"):
        return
    while doomed.total() and clan.rage:
        options: Options = {"decline": None}
        options |= {
            f"spare {figure}": PROTECTION_COST for (figure, _), count in doomed.items() if count
        }
        text = desk.ask("X1", clan.seat, options)
        if text == "decline":
            return
        figure = text.split()[1]
        place = next(at for (name, at), count in doomed.items() if name == figure and count)
        pay(desk, "X1", clan, PROTECTION_COST)
        desk.told("X1", "protected", seat=clan.seat, figure=figure, place=place)
        desk.works("friggas-protection")
        doomed[figure, place] -= 1


def _flee(desk: Desk, clan: Clan, province: str, doomed: Figures) -> None:
    """X3: the Volur Witch may retreat from an outer province."""
    witch = ("volur-witch", province)
    if province == YGGDRASIL or not doomed[witch]:
        return
    if desk.ask("X3", clan.seat, free(["decline", "flee"])) == "flee":
        doomed[witch] -= 1
        clan.move("volur-witch", province, YGGDRASIL)
        desk.told("X3", "fled", seat=clan.seat, figure="volur-witch", place=province)
        desk.works("volur-witch")


def destroy(desk: Desk, rule: str, clan: Clan, doomed: Figures, ragnarok: int = 0) -> int:
    """Exactly these go to Valhalla (C6), one event each; ship upgrades and Ragnarök pay."""
    waiting = +doomed
    count = waiting.total()
    while waiting:
        event = desk.peek_event("destroyed")
        key = (str(event["figure"]), str(event["place"])) if event else ("", "")
        if event is None or event["seat"] != clan.seat or not waiting[key]:
            left = ", ".join(f"{figure} in {place}" for figure, place in waiting.elements())
            desk.foul(rule, f"{clan.name} must lose {left}, but [{desk.next_words()}]")
        desk.take_event()
        desk.count(rule)
        desk.count("C6")
        waiting = waiting - Counter([key])
        clan.move(*key, VALHALLA)
        _pay_for(desk, clan, key[0], ragnarok)
    return count


def _pay_for(desk: Desk, clan: Clan, figure: str, ragnarok: int) -> None:
    payments: list[Event] = []
    card = clan.slots.get("ship", "")
    if figure in NAVAL and card:
        desk.works(card)
        if figure == "sea-serpent":
            desk.count("N8")
        clan.glory += SHIP_GLORY[card]
        payments.append(glory_event(clan, SHIP_GLORY[card], "ship"))
    if ragnarok:
        clan.glory += ragnarok
        payments.append(glory_event(clan, ragnarok, "ragnarok"))
    if payments:
        desk.told_together("F4" if ragnarok else "G8.2", payments)


def each_in_any_order(
    desk: Desk, rule: str, clans: list[Clan], act: Callable[[Clan], None]
) -> None:
    """Call ``act`` for each clan, in the order of the tape, because the rules name no order."""
    waiting = {clan.seat: clan for clan in clans}
    while waiting:
        clan = waiting.pop(desk.peek_seat(), None)
        if clan is None:
            names = ", ".join(clan.name for clan in waiting.values())
            desk.foul(rule, f"{names} must lose figures, but [{desk.next_words()}]")
        act(clan)
