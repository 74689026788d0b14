"""Battle cards (P5, P6) and the order of their texts (G1–G8)."""

from typing import Final

from fimbul.rules.cards.card import BATTLE, Card, Copies
from fimbul.rules.cells import (
    ALL_STATS,
    BASE,
    BONUS,
    CANCELLED,
    CARD,
    DEAD,
    GLORY,
    NO_CARD,
    PARTICIPANTS,
    PILLAGER,
    PROVINCE,
    RAGE,
    STATS,
    TOKEN,
    WARRIORS,
    WINNER,
    seats_in_order,
)
from fimbul.rules.events import CARD_TAKEN, CARDS_SWEPT, FROM_CARD, TEXT_CANCELLED
from fimbul.rules.flow import (
    BATTLE_CARD,
    BEFORE_COMPARING,
    CANCEL,
    COUNT_QUEST,
    DOOM_FIGURES,
    EACH_FIGHTER,
    KEEP_ONE_FIGURE,
    SWEEP,
)
from fimbul.rules.gains import gain_glory, gain_rage, offer_stat, pay_rage
from fimbul.rules.hands import discard, put_in_hand, take_played
from fimbul.rules.native import i64
from fimbul.rules.piles import HAND
from fimbul.rules.state import State


def fighters_in_order(state: State) -> tuple[int, ...]:
    """The seats in the battle: the pillager first, then clockwise (G1)."""
    return seats_in_order(state.players, state.cells[PILLAGER], state.cells[PARTICIPANTS])


def begin_round_of_cards(state: State) -> None:
    """All fighters with cards play one, then the texts go through their groups (P5, G1, G3, G5)."""
    with_cards = 0
    for seat in fighters_in_order(state):
        base = BASE[seat]
        state.cells[base + CARD] = NO_CARD
        state.cells[base + BONUS] = 0
        state.cells[base + CANCELLED] = 0
        if state.hidden[HAND[seat]]:
            with_cards |= 1 << seat
    for group in (BEFORE_COMPARING, SWEEP, CANCEL, COUNT_QUEST):
        state.push(EACH_FIGHTER, 0, group, 0)
    if with_cards:
        state.push(BATTLE_CARD, 0, with_cards)


def _wins(state: State, seat: i64) -> bool:
    return state.cells[WINNER] == seat


def _loses(state: State, seat: i64) -> bool:
    """Lost to somebody: nothing is stolen when nobody won (G9)."""
    return state.cells[WINNER] >= 0 and state.cells[WINNER] != seat


# --- before comparing ---------------------------------------------------------------------------


def _primacy(state: State, seat: i64) -> None:
    """Cancel the text of every opponent's revealed card (G1, G2)."""
    for enemy in fighters_in_order(state):
        base = BASE[enemy]
        if enemy != seat and state.cells[base + CARD] >= 0:
            state.cells[base + CANCELLED] = 1
            if state.events is not None:
                state.tell(TEXT_CANCELLED, enemy, state.cells[base + CARD])


def _watch(state: State, seat: i64) -> None:
    """Discard all revealed cards, gain their bonuses as glory, begin a new round (G3)."""
    fighters = fighters_in_order(state)
    total = sum(state.cells[BASE[fighter] + BONUS] for fighter in fighters)
    if state.events is not None:
        state.tell(CARDS_SWEPT, seat)
    for fighter in fighters:
        for card in take_played(state, fighter):
            discard(state, fighter, card)
    gain_glory(state, seat, total, FROM_CARD)
    while state.pending_op == EACH_FIGHTER:
        state.pop()
    begin_round_of_cards(state)


def _smite(state: State, seat: i64) -> None:
    """One warrior of each opponent in the province is doomed."""
    province = state.cells[PROVINCE]
    for enemy in reversed(fighters_in_order(state)):
        if enemy != seat and state.cells[BASE[enemy] + WARRIORS + province]:
            state.push(DOOM_FIGURES, enemy, province, 1, 0)


def _tide(state: State, seat: i64) -> None:
    """Each fighter keeps one figure and destroys the others (G6)."""
    for fighter in reversed(fighters_in_order(state)):
        state.push(KEEP_ONE_FIGURE, fighter, state.cells[PROVINCE])


def _sight(state: State, seat: i64) -> None:
    """The bonus becomes the highest among the enemy cards revealed together (G4)."""
    cells = state.cells
    enemies = [enemy for enemy in fighters_in_order(state) if enemy != seat]
    cells[BASE[seat] + BONUS] = max([cells[BASE[enemy] + BONUS] for enemy in enemies], default=0)


# --- winning, losing and the dead (G8 step 3) ----------------------------------------------------


def _hammer(state: State, seat: i64) -> None:
    if _wins(state, seat):
        gain_glory(state, seat, 3, FROM_CARD)


def _oath(state: State, seat: i64) -> None:
    if _wins(state, seat):
        offer_stat(state, seat)


def _ascension(state: State, seat: i64) -> None:
    if _wins(state, seat):
        gain_rage(state, seat, 3)
        gain_glory(state, seat, 3, FROM_CARD)


def _trickery(state: State, seat: i64) -> None:
    """Steal 1 rage, if the winner has it (G9); a full pool takes nothing more (T2)."""
    if _loses(state, seat):
        winner = state.cells[WINNER]
        if state.cells[BASE[winner] + RAGE]:
            pay_rage(state, winner, 1)
            gain_rage(state, seat, 1)


def _backstab(state: State, seat: i64) -> None:
    """Steal 2 glory, at most what the winner has (G9)."""
    if _loses(state, seat):
        winner = state.cells[WINNER]
        stolen = min(2, state.cells[BASE[winner] + GLORY])
        gain_glory(state, winner, -stolen, FROM_CARD)
        gain_glory(state, seat, stolen, FROM_CARD)


def _poison(state: State, seat: i64) -> None:
    """Take the cards that the winner played into one's hand."""
    if _loses(state, seat):
        winner = state.cells[WINNER]
        for card in take_played(state, winner):
            put_in_hand(state, seat, card)
            if state.events is not None:
                state.tell(CARD_TAKEN, seat, card, winner)


def _judgement(state: State, seat: i64) -> None:
    """2 glory for each figure destroyed in this battle, own ones too (G11)."""
    dead = sum(state.cells[BASE[fighter] + DEAD] for fighter in fighters_in_order(state))
    gain_glory(state, seat, 2 * dead, FROM_CARD)


def _grace(state: State, seat: i64) -> None:
    """Raise a stat other than the token's; any, if the token was no single stat (G10)."""
    token = state.cells[TOKEN + state.cells[PROVINCE]]
    offer_stat(state, seat, ALL_STATS & ~(1 << token) if token < STATS else ALL_STATS)


def _tyr(age: i64, name: str, value: i64, copies: Copies) -> Card:
    """A battle card without a text."""
    return Card(age, name, BATTLE, value, copies, "tyr")


BATTLE_CARDS: Final = (
    Card(1, "Odin's Smite", BATTLE, 1, (1, 1, 0), "odin", before_comparing=_smite),
    Card(
        1,
        "Heimdall's Sight",
        BATTLE,
        0,
        (1, 0, 0),
        "heimdall",
        has_variable_value=True,
        before_comparing=_sight,
    ),
    Card(1, "Frigga's Grace", BATTLE, 2, (1, 0, 1), "frigga", on_pillage=_grace),
    Card(1, "Loki's Trickery", BATTLE, 0, (1, 0, 1), "loki", after_comparing=_trickery),
    Card(1, "Thor's Hammer", BATTLE, 1, (1, 0, 0), "thor", after_comparing=_hammer),
    _tyr(1, "Tyr's Bash", 2, (1, 0, 0)),
    _tyr(1, "Tyr's Smash", 3, (1, 1, 0)),
    _tyr(1, "Tyr's Crush", 4, (0, 0, 1)),
    _tyr(1, "Tyr's Smite", 5, (1, 0, 0)),
    Card(2, "Odin's Tide", BATTLE, 1, (1, 0, 1), "odin", before_comparing=_tide),
    Card(2, "Heimdall's Eye", BATTLE, 2, (2, 1, 0), "heimdall", is_white_disc=True),
    Card(2, "Heimdall's Watch", BATTLE, 0, (1, 0, 0), "heimdall", sweeps=_watch),
    Card(2, "Loki's Backstab", BATTLE, 0, (1, 0, 1), "loki", after_comparing=_backstab),
    Card(2, "Thor's Oath", BATTLE, 1, (1, 0, 0), "thor", after_comparing=_oath),
    _tyr(2, "Tyr's Smash", 3, (0, 0, 1)),
    _tyr(2, "Tyr's Crush", 4, (1, 0, 0)),
    _tyr(2, "Tyr's Smite", 5, (0, 1, 0)),
    _tyr(2, "Tyr's Rage", 6, (1, 0, 0)),
    Card(3, "Odin's Judgement", BATTLE, 2, (1, 0, 1), "odin", after_comparing=_judgement),
    Card(3, "Heimdall's Gaze", BATTLE, 3, (1, 1, 0), "heimdall", is_white_disc=True),
    Card(3, "Heimdall's Watch", BATTLE, 0, (1, 0, 0), "heimdall", sweeps=_watch),
    Card(3, "Loki's Poison", BATTLE, 0, (1, 0, 0), "loki", after_comparing=_poison),
    Card(3, "Thor's Primacy", BATTLE, 3, (1, 1, 0), "thor", cancels=_primacy),
    Card(3, "Thor's Ascension", BATTLE, 1, (1, 0, 1), "thor", after_comparing=_ascension),
    _tyr(3, "Tyr's Crush", 4, (1, 0, 0)),
    _tyr(3, "Tyr's Smite", 5, (0, 0, 1)),
    _tyr(3, "Tyr's Rage", 6, (1, 0, 0)),
)
