"""The battle (P4–P8, G1–G7): cards, texts before comparing, late cards, comparison."""

from collections import Counter

from tests.referee.books import Books, Clan
from tests.referee.deaths import doom, each_in_any_order
from tests.referee.desk import Desk, Options, free
from tests.referee.facts import CARDS, FIRST_AGE_OF_WHITE_DISCS, QUEST_VALUE, WHITE_DISC
from tests.referee.gains import glory_event
from tests.referee.tape import Event

PRIMACY = "thors-primacy"
WATCHES = ("heimdalls-watch-2", "heimdalls-watch-3")
SIGHT = "heimdalls-sight"


class Battle:
    """One battle: the fighters, their cards, and the dead."""

    def __init__(self, books: Books, pillager: Clan, province: str) -> None:
        self.province = province
        self.pillager = pillager
        self.fighters = [c for c in books.clockwise(pillager.seat) if c.is_present(province)]
        """P4: the pillager first, then clockwise."""
        self.fought = {
            clan.seat: {figure for figure, _ in clan.fighters(province)} for clan in self.fighters
        }
        self.revealed: dict[int, str] = {}
        self.values: dict[int, int] = {}
        """G4, G5: what a revealed quest or Heimdall's Sight is worth, where it was decided."""
        self.cancelled: set[int] = set()
        self.late: dict[int, list[str]] = {clan.seat: [] for clan in self.fighters}
        self.on_table: dict[int, Counter[str]] = {clan.seat: Counter() for clan in self.fighters}
        """The cards played that lie before each fighter; Poison takes them, not their texts."""
        self.dead: Counter[int] = Counter()
        self.winner: Clan | None = None

    def text_of(self, clan: Clan) -> str:
        """P5, G2: the revealed battle card whose text takes effect; "" for none."""
        card = self.revealed.get(clan.seat, "")
        is_battle_card = bool(card) and CARDS[card].kind == "battle"
        return card if is_battle_card and clan.seat not in self.cancelled else ""

    def bonus_of_revealed(self, seat: int) -> int:
        """P5, G2, G4: the bonus of the revealed card."""
        card = self.revealed.get(seat, "")
        if not card:
            return 0
        if CARDS[card].kind == "battle" and card != SIGHT:
            return CARDS[card].value
        return self.values.get(seat, 0)

    def bonus(self, seat: int) -> int:
        """P5, P6: the bonus of all cards together."""
        return self.bonus_of_revealed(seat) + sum(CARDS[card].value for card in self.late[seat])

    def enemies_dead(self, clan: Clan) -> int:
        """G11: enemy figures destroyed since the reveal."""
        return self.dead.total() - self.dead[clan.seat]


def judge_battle(desk: Desk, battle: Battle) -> None:
    """From the cards to the comparison."""
    seats = sorted(clan.seat for clan in battle.fighters)
    desk.told("P4", "battle-begins", province=battle.province, seats=seats)
    _play_cards(desk, battle)
    while _sweep(desk, battle):
        _play_cards(desk, battle)
    for clan in battle.fighters:
        _before_comparing(desk, battle, clan)
    _add_late_cards(desk, battle)
    _compare(desk, battle)


# --- cards ----------------------------------------------------------------------------------------


def _play_cards(desk: Desk, battle: Battle) -> None:
    """P5: everybody with cards plays one; then quests count (G5), then Primacy (G1).

    There is no event if nobody has a card.
    """
    hands = {clan.seat: clan.hand for clan in battle.fighters if clan.hand}
    if not hands:
        desk.count("P5")
        return

    def options(seat: int, moves: list[str]) -> Options:
        return free(f"card {card}" for card in hands[seat])

    chosen = desk.ask_all("P5", list(hands), 1, options)
    told: list[Event] = []
    for clan in battle.fighters:
        if clan.seat not in chosen:
            told.append({"event": "no-card", "seat": clan.seat})
            continue
        card = chosen[clan.seat][0].split()[1]
        clan.hand -= Counter([card])
        battle.revealed[clan.seat] = card
        battle.on_table[clan.seat][card] += 1
        told.append({"event": "card-revealed", "seat": clan.seat, "card": card})
    desk.told_together("P5", told)
    for clan in battle.fighters:
        _count_quest(desk, battle, clan)
    for clan in battle.fighters:
        if battle.text_of(clan) == PRIMACY:
            _cancel(desk, battle, clan)


def _count_quest(desk: Desk, battle: Battle, clan: Clan) -> None:
    """G5: with Tyr's Domain or Wrath a quest counts +3, +5, or not at all."""
    card = battle.revealed.get(clan.seat, "")
    amounts = {value: upgrade for upgrade, value in QUEST_VALUE.items() if clan.has(upgrade)}
    if not card or CARDS[card].kind != "quest" or not amounts:
        return
    options = free(["decline", *(f"count {amount}" for amount in amounts)])
    text = desk.ask("G5", clan.seat, options)
    if text != "decline":
        amount = int(text.split()[1])
        battle.values[clan.seat] = amount
        desk.told("G5", "quest-counts", seat=clan.seat, card=card, amount=amount)
        desk.works(amounts[amount])


def _cancel(desk: Desk, battle: Battle, clan: Clan) -> None:
    """G1, G2: the texts of all cards that opponents have revealed are cancelled."""
    desk.works(PRIMACY)
    told: list[Event] = [
        {"event": "text-cancelled", "seat": seat, "card": card}
        for seat, card in battle.revealed.items()
        if seat != clan.seat
    ]
    battle.cancelled |= {seat for seat in battle.revealed if seat != clan.seat}
    desk.told_together("G2", told)


def _sweep(desk: Desk, battle: Battle) -> bool:
    """G3: the first Watch discards all revealed cards and pays their bonuses.

    Returns whether there was a Watch.
    """
    for clan in battle.fighters:
        if battle.text_of(clan) not in WATCHES:
            continue
        desk.works(battle.text_of(clan))
        glory = sum(battle.bonus_of_revealed(seat) for seat in battle.revealed)
        desk.told("G3", "cards-swept", seat=clan.seat)
        told: list[Event] = []
        for seat, card in battle.revealed.items():
            desk.books.discard[card] += 1
            battle.on_table[seat].clear()
            told.append({"event": "card-discarded", "seat": seat, "card": card})
        if glory:
            clan.glory += glory
            told.append(glory_event(clan, glory, "card"))
        desk.told_together("G3", told)
        battle.revealed.clear()
        battle.values.clear()
        battle.cancelled.clear()
        return True
    return False


# --- before comparing -----------------------------------------------------------------------------


def _before_comparing(desk: Desk, battle: Battle, clan: Clan) -> None:
    """G1, the third group; the pillager comes first."""
    match battle.text_of(clan):
        case "odins-smite":
            _smite(desk, battle, clan)
        case "odins-tide":
            desk.works("odins-tide")
            for fighter in battle.fighters:
                _keep_one(desk, battle, fighter)
        case "heimdalls-sight":
            desk.works(SIGHT)
            desk.count("G4")
            enemies = [seat for seat in battle.revealed if seat != clan.seat]
            highest = max((battle.bonus_of_revealed(seat) for seat in enemies), default=0)
            battle.values[clan.seat] = highest


def _smite(desk: Desk, battle: Battle, clan: Clan) -> None:
    """Odin's Smite: one warrior of each opponent in the province."""
    victims = [
        enemy
        for enemy in battle.fighters
        if enemy is not clan and enemy.count("warrior", battle.province)
    ]
    if victims:
        desk.works("odins-smite")

    def die(enemy: Clan) -> None:
        doomed = Counter([("warrior", battle.province)])
        battle.dead[enemy.seat] += doom(desk, "G1", enemy, battle.province, doomed)

    each_in_any_order(desk, "G1", victims, die)


def _keep_one(desk: Desk, battle: Battle, clan: Clan) -> None:
    """G6: Odin's Tide: one figure is kept, ships included, the others are destroyed."""
    figures = clan.fighters(battle.province)
    if figures.total() <= 1:
        return
    kept = next(iter(figures))
    if len(figures) > 1:
        text = desk.ask("G6", clan.seat, free(f"spare {figure}" for figure, _ in figures))
        kept = next(key for key in figures if key[0] == text.split()[1])
    doomed = figures - Counter([kept])
    battle.dead[clan.seat] += doom(desk, "G6", clan, battle.province, doomed)


# --- late cards and comparison --------------------------------------------------------------------


def _add_late_cards(desk: Desk, battle: Battle) -> None:
    """P6, G7: fighters with cards are asked in turn until all pass in a row."""
    if desk.books.age < FIRST_AGE_OF_WHITE_DISCS:
        return
    passes = 0
    at = 0
    while passes < len(battle.fighters):
        clan = battle.fighters[at]
        at = (at + 1) % len(battle.fighters)
        passes += 1
        if not clan.hand:
            continue
        cards = [card for card in clan.hand if card in WHITE_DISC]
        text = desk.ask("G7", clan.seat, free(["pass", *(f"card {card}" for card in cards)]))
        if text != "pass":
            passes = 0
            card = text.split()[1]
            clan.hand -= Counter([card])
            battle.late[clan.seat].append(card)
            battle.on_table[clan.seat][card] += 1
            desk.told("P6", "card-added", seat=clan.seat, card=card)
            desk.works(card)


def _compare(desk: Desk, battle: Battle) -> None:
    """P8: the highest total wins alone; a tie for it has no winner."""
    totals: dict[int, int] = {}
    told: list[Event] = []
    for clan in battle.fighters:
        figures, bonus = clan.strength(battle.province), battle.bonus(clan.seat)
        totals[clan.seat] = figures + bonus
        told.append(
            {
                "event": "strength-compared",
                "seat": clan.seat,
                "figures": figures,
                "bonus": bonus,
            }
        )
        if not clan.is_present(battle.province):
            desk.count("P7")
        if clan.count("warrior", battle.province) > 1 and "warrior" in clan.slots:
            desk.works(clan.slots["warrior"])
    desk.told_together("P8", told)
    highest = max(totals.values())
    best = [clan for clan in battle.fighters if totals[clan.seat] == highest]
    if len(best) > 1:
        desk.told("P8", "battle-tied", province=battle.province)
        return
    battle.winner = best[0]
    if not best[0].is_present(battle.province):
        desk.count("G12")
    desk.told("P8", "battle-won", seat=best[0].seat, province=battle.province)
