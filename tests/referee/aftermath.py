"""After comparing (G8–G13): the dead, the texts, the cards, the reward, the glory."""

from collections import Counter

from tests.referee.battle import Battle
from tests.referee.books import Clan
from tests.referee.deaths import doom
from tests.referee.desk import Desk, Options
from tests.referee.facts import MOST_RAGE
from tests.referee.gains import (
    choose_stat,
    gain_glory,
    gain_rage,
    glory_event,
    pay,
    rage_event,
)
from tests.referee.options import PROWESS_COST
from tests.referee.reward import gain_reward
from tests.referee.tape import Event


def judge_aftermath(desk: Desk, battle: Battle) -> None:
    """G8, steps 2 to 7."""
    for clan in battle.fighters:
        if clan is not battle.winner:
            doomed = clan.fighters(battle.province)
            battle.dead[clan.seat] += doom(desk, "P8", clan, battle.province, doomed)
    for clan in battle.fighters:
        _after_comparing(desk, battle, clan)
    _collect_cards(desk, battle)
    winner = battle.winner
    if winner is battle.pillager:
        gain_reward(desk, battle.pillager, battle.province, battle)
    if winner is not None:
        gain_glory(desk, "P10", winner, winner.stat("axes"), "battle")
    _count_the_dead(desk, battle)


# --- texts of winning, losing and the dead --------------------------------------------------------


def _after_comparing(desk: Desk, battle: Battle, clan: Clan) -> None:
    """G8.3: the text of one fighter's revealed card."""
    has_won = clan is battle.winner
    card = battle.text_of(clan)
    match card:
        case "thors-hammer" if has_won:
            gain_glory(desk, "G8.3", clan, 3, "card")
        case "thors-oath" if has_won:
            choose_stat(desk, "G8.3", clan)
        case "thors-ascension" if has_won:
            _ascend(desk, clan)
        case "lokis-trickery" | "lokis-backstab" | "lokis-poison" if not has_won:
            if battle.winner is None:
                desk.count("G9")
                return
            _STEAL[card](desk, battle, clan, battle.winner)
        case "odins-judgement":
            gain_glory(desk, "G8.3", clan, 2 * battle.dead.total(), "card")
        case _:
            return
    desk.works(card)


def _ascend(desk: Desk, clan: Clan) -> None:
    """Thor's Ascension: rage and glory, whose events may come in either order."""
    if desk.peek_event("glory"):
        gain_glory(desk, "G8.3", clan, 3, "card")
        gain_rage(desk, "G8.3", clan, 3)
    else:
        gain_rage(desk, "G8.3", clan, 3)
        gain_glory(desk, "G8.3", clan, 3, "card")


def _trick(desk: Desk, battle: Battle, thief: Clan, winner: Clan) -> None:
    """Loki's Trickery: steal 1 rage if the winner has any, even if the thief's pool is full."""
    if not winner.rage:
        desk.count("G9")
        return
    told = [rage_event(winner, -1)]
    winner.rage -= 1
    if thief.rage < MOST_RAGE:
        thief.rage += 1
        told.append(rage_event(thief, 1))
    desk.told_together("G8.3", told)


def _stab(desk: Desk, battle: Battle, thief: Clan, winner: Clan) -> None:
    """Loki's Backstab: 2 glory, at most what the winner has (G9)."""
    amount = min(2, winner.glory)
    if amount < 2:
        desk.count("G9")
    if amount:
        winner.glory -= amount
        thief.glory += amount
        told = [glory_event(winner, -amount, "card"), glory_event(thief, amount, "card")]
        desk.told_together("G8.3", told)


def _poison(desk: Desk, battle: Battle, thief: Clan, winner: Clan) -> None:
    """Loki's Poison: the cards the winner played."""
    told: list[Event] = []
    for card in battle.on_table[winner.seat].elements():
        thief.hand[card] += 1
        told.append(
            {"event": "card-taken", "seat": thief.seat, "card": card, "victim": winner.seat}
        )
    battle.on_table[winner.seat].clear()
    desk.told_together("G8.3", told)


_STEAL = {"lokis-trickery": _trick, "lokis-backstab": _stab, "lokis-poison": _poison}


# --- cards ----------------------------------------------------------------------------------------


def _collect_cards(desk: Desk, battle: Battle) -> None:
    """G8.4, P8: the winner keeps some (Tyr's Prowess) and discards, the losers take theirs back.

    The rules name no order between the clans.
    """
    losers = [clan for clan in battle.fighters if clan is not battle.winner]
    returned: list[Event] = [
        {"event": "card-returned", "seat": clan.seat, "card": card}
        for clan in losers
        for card in battle.on_table[clan.seat].elements()
    ]
    winner = battle.winner
    if winner is not None:
        _take_back_early(desk, battle, returned)
        left = battle.on_table[winner.seat]
        _keep_played(desk, winner, left)
        desk.books.discard += left
        returned += [
            {"event": "card-discarded", "seat": winner.seat, "card": card}
            for card in left.elements()
        ]
    for clan in losers:
        clan.hand += battle.on_table[clan.seat]
    desk.told_together("P8", returned)


def _take_back_early(desk: Desk, battle: Battle, returned: list[Event]) -> None:
    """Losers may take cards back before the winner is asked; remove those from ``returned``."""
    while (event := desk.peek_event("card-returned")) is not None and event in returned:
        returned.remove(event)
        desk.count("P8")
        desk.take_event()
        seat, card = event["seat"], str(event["card"])
        assert isinstance(seat, int)
        battle.on_table[seat] -= Counter([card])
        desk.books.clans[seat].hand[card] += 1


def _keep_played(desk: Desk, winner: Clan, left: Counter[str]) -> None:
    """Tyr's Prowess: 1 rage for each card kept; remove those from ``left``."""
    while winner.has("tyrs-prowess") and winner.rage and left:
        options: Options = {"decline": None, **{f"keep {card}": PROWESS_COST for card in left}}
        text = desk.ask("G8.4", winner.seat, options)
        if text == "decline":
            return
        card = text.split()[1]
        pay(desk, "G8.4", winner, PROWESS_COST)
        desk.told("G8.4", "card-returned", seat=winner.seat, card=card)
        desk.works("tyrs-prowess")
        winner.hand[card] += 1
        left.subtract([card])
        if not left[card]:
            del left[card]


# --- glory for the dead ---------------------------------------------------------------------------


def _count_the_dead(desk: Desk, battle: Battle) -> None:
    """G8.7, G11: Valkyrie and Thor's Glory."""
    told: list[Event] = []
    for clan in battle.fighters:
        dead = battle.enemies_dead(clan)
        if clan.has("thors-glory") and dead >= 2:
            told.append(glory_event(clan, 2, "card"))
            desk.works("thors-glory")
            clan.glory += 2
        if dead and "valkyrie" in battle.fought[clan.seat]:
            told.append(glory_event(clan, 2 * dead, "card"))
            desk.works("valkyrie")
            clan.glory += 2 * dead
    if told:
        desk.told_together("G8.7", told)
