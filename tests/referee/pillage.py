"""Pillage (P1–P4): the call to battle, whether there is a battle, and returns after a loss."""

from tests.referee.aftermath import judge_aftermath
from tests.referee.battle import Battle, judge_battle
from tests.referee.books import Clan
from tests.referee.desk import Desk, Options, free
from tests.referee.facts import ADJACENT, RESERVE, VILLAGES
from tests.referee.gains import pay
from tests.referee.invading import invade, may_bring_warrior
from tests.referee.options import PILLAGE_AT_ONCE_COST
from tests.referee.reward import gain_reward


def judge_pillage(desk: Desk, clan: Clan, province: str) -> None:
    """A pillage from the call to battle to its last consequence."""
    desk.told("P1", "pillage-begins", seat=clan.seat, province=province)
    _call_to_battle(desk, clan, province)
    if not any(other.is_present(province) for other in desk.books.clans if other is not clan):
        desk.count("P3")
        gain_reward(desk, clan, province, None)
        return
    battle = Battle(desk.books, clan, province)
    judge_battle(desk, battle)
    judge_aftermath(desk, battle)
    _return_after_loss(desk, battle)


def _call_to_battle(desk: Desk, pillager: Clan, province: str) -> None:
    """P2: round after round from the pillager's left, until it is full or all pass in a row.

    A clan that has no figure to join with is not asked and counts as passing.
    """
    books = desk.books
    seat = books.following(pillager.seat)
    passes = 0
    while passes < books.players and books.has_space(province):
        clan = books.clans[seat]
        seat = books.following(seat)
        joiners = books.joiners(clan, province)
        passes += 1
        if not joiners:
            continue
        options: Options = {f"join {figure} {source}": None for figure, source in joiners}
        options["pass"] = None
        text = desk.ask("P2", clan.seat, options)
        if text == "pass":
            desk.told("P2", "stayed-away", seat=clan.seat)
            continue
        passes = 0
        _, figure, source = text.split()
        clan.move(figure, source, province)
        desk.told("P2", "joined", seat=clan.seat, figure=figure, source=source, target=province)
        desk.check("B1", source in ADJACENT[province], f"{source} is not next to {province}")
        if VILLAGES[province]:
            desk.check("B3", books.taken(province) <= VILLAGES[province], f"{province} is too full")


def _return_after_loss(desk: Desk, battle: Battle) -> None:
    """G8.8: Loki's Blessing: a loser may invade the province with a warrior, for free."""
    for clan in battle.fighters:
        if clan is battle.winner or not clan.has("lokis-blessing"):
            continue
        if may_bring_warrior(desk, clan, battle.province):
            options = free(["decline", f"invade warrior {battle.province}"])
            if desk.ask("G8.8", clan.seat, options) != "decline":
                desk.works("lokis-blessing")
                invade_and_pillage(desk, "G8.8", clan, "warrior", battle.province, RESERVE)


def invade_and_pillage(
    desk: Desk, rule: str, clan: Clan, figure: str, place: str, source: str
) -> None:
    """An invasion, and then Thor's Domain (N1, N4): a chance to pillage for each figure that came.

    Declining once declines both.
    """
    chances = invade(desk, rule, clan, figure, place, source)
    while chances and clan.has("thors-domain"):
        can_pay = clan.rage >= PILLAGE_AT_ONCE_COST
        if not can_pay or place in desk.books.pillaged or not clan.is_present(place):
            return
        options = {"decline": None, f"pillage {place}": PILLAGE_AT_ONCE_COST}
        if desk.ask("N4", clan.seat, options) == "decline":
            return
        chances -= 1
        desk.works("thors-domain")
        pay(desk, "N4", clan, PILLAGE_AT_ONCE_COST)
        judge_pillage(desk, clan, place)
