"""The gains of a successful pillage (P9, P11, G8.5): the reward, and what cards add to it."""

from tests.referee.battle import Battle
from tests.referee.books import Clan
from tests.referee.desk import Desk, Options
from tests.referee.facts import ADJACENT, CARDS, STATS, TOKEN_GLORY
from tests.referee.gains import choose_stat, gain_glory, raise_stat
from tests.referee.tape import Foul


def gain_reward(desk: Desk, clan: Clan, province: str, battle: Battle | None) -> None:
    """P9: the pillager gains the reward; ``battle`` is the one it has won, or None (P3)."""
    token = desk.books.tokens[province]
    desk.told("P9", "pillaged", seat=clan.seat, province=province, token=token)
    desk.books.pillaged.add(province)
    _reward(desk, clan, token)
    card = battle.revealed.get(clan.seat, "") if battle is not None else ""
    is_bluff = bool(card) and CARDS[card].kind != "battle"
    desk.count("P5" if is_bluff else "P9")
    try:
        _gain_more(desk, clan, province, battle)
    except Foul as foul:
        if not is_bluff:
            raise
        # A revealed card that is not a battle card has no effect, whatever it does as an upgrade.
        desk.foul("P5", f"{clan.name} revealed {card}, which has no effect; {foul.sentence}")


def _gain_more(desk: Desk, clan: Clan, province: str, battle: Battle | None) -> None:
    """G8.5: the reward again (Frost Giant), then Frigga's Grace, then the leader upgrade."""
    token = desk.books.tokens[province]
    if clan.has("frost-giant") and _is_with(clan, "frost-giant", province, battle):
        desk.works("frost-giant")
        _reward(desk, clan, token)
    if battle is not None and battle.text_of(clan) == "friggas-grace":
        desk.works("friggas-grace")
        choose_stat(desk, "G10", clan, but=token if token in STATS else "")
    card = clan.slots.get("leader", "")
    if card and _is_with(clan, "leader", province, battle):
        desk.works(card)
        _leader_reacts(desk, clan, card, province)
    if battle is not None and _is_more_to_come(desk, clan):
        desk.foul("P9", f"one thing too many after the reward: [{desk.next_words()}]")


def _is_more_to_come(desk: Desk, clan: Clan) -> bool:
    """Whether another gain follows before the battle glory, which is the last gain."""
    if desk.is_asking():
        return desk.peek_seat() == clan.seat
    glory = desk.peek_event("glory")
    is_reward = glory is not None and glory["source"] == "pillage"
    return is_reward or desk.peek_event("stat-raised", "moved") is not None


def _reward(desk: Desk, clan: Clan, token: str) -> None:
    """P11: a step, all three steps, or 5 glory."""
    match token:
        case "glory":
            gain_glory(desk, "P11", clan, TOKEN_GLORY, "pillage")
        case "all":
            for stat in STATS:
                raise_stat(desk, "P11", clan, stat)
        case _:
            raise_stat(desk, "P11", clan, token)


def _is_with(clan: Clan, figure: str, province: str, battle: Battle | None) -> bool:
    """G13: whether the figure fought in the province, or stands in it now."""
    has_fought = battle is not None and figure in battle.fought[clan.seat]
    return has_fought or clan.count(figure, province) > 0


def _leader_reacts(desk: Desk, clan: Clan, card: str, province: str) -> None:
    desk.count("G13")
    match card:
        case "lord-of-hammers":
            _move_leader(desk, clan, province)
        case "lord-of-axes":
            choose_stat(desk, "G13", clan)
        case "lord-of-spears":
            for stat in STATS:
                raise_stat(desk, "G13", clan, stat)


def _move_leader(desk: Desk, clan: Clan, province: str) -> None:
    """Lord of Hammers: the leader may move, unless it fell or no place is open to it."""
    targets = [p for p in ADJACENT[province] if desk.books.has_space(p)]
    if not clan.count("leader", province) or not targets:
        return
    options: Options = {f"to {target}": None for target in targets}
    text = desk.ask("G13", clan.seat, {"decline": None, **options})
    if text != "decline":
        target = text.split()[1]
        clan.move("leader", province, target)
        desk.told("G13", "moved", seat=clan.seat, figure="leader", source=province, target=target)
