"""Battle cards (P5, P6): what their texts do, in the order in which they are read (G1–G8)."""

from collections.abc import Sequence
from typing import Final

from fimbul.rules.battle import fighters_in_order
from fimbul.rules.card import Card, Copies
from fimbul.rules.cells import (
    ALL_STATS,
    BASE,
    BONUS,
    CANCELLED,
    CARD,
    DEAD,
    GLORY,
    PROVINCE,
    RAGE,
    STATS,
    TOKEN,
    WARRIORS,
    WINNER,
)
from fimbul.rules.decision import About, DecisionType, register_decision
from fimbul.rules.destroy import doom, spare_moves
from fimbul.rules.events import CARD_TAKEN, CARDS_SWEPT, FROM_CARD, TEXT_CANCELLED
from fimbul.rules.figures import figures_in
from fimbul.rules.flow import DOOM_FIGURES, KEEP_ONE_FIGURE, Frame, first_of, seat_of
from fimbul.rules.gains import gain_glory, gain_rage, offer_stat, pay_rage
from fimbul.rules.hands import discard, put_in_hand, take_played
from fimbul.rules.manifest import WARRIOR
from fimbul.rules.moves import FIELD_1, V_SPARE
from fimbul.rules.native import i64
from fimbul.rules.reasons import Reason
from fimbul.rules.state import PublicState, State


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
    """Discard all revealed cards and gain their bonuses as glory; a new round follows (G3)."""
    fighters = fighters_in_order(state)
    total = sum(state.cells[BASE[fighter] + BONUS] for fighter in fighters)
    if state.events is not None:
        state.tell(CARDS_SWEPT, seat)
    for fighter in fighters:
        for card in take_played(state, fighter):
            discard(state, fighter, card)
    gain_glory(state, seat, total, FROM_CARD)


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


class KeepOneFigure(DecisionType):
    """KEEP_ONE_FIGURE(seat, province): the one figure that is not destroyed (G6)."""

    def arrive(self, state: State, frame: Frame) -> bool:
        """Asked only when there are different figures to choose between."""
        seat = seat_of(frame)
        province = first_of(frame)
        warriors, others = figures_in(state, seat, province)
        if (warriors and others) or others & (others - 1):
            return True
        if warriors > 1:
            doom(state, seat, province, warriors - 1, 0)
        return False

    def options(self, state: State, seat: i64, frame: Frame) -> list[int]:
        """The figure to keep, ships in the fjord included."""
        warriors, others = figures_in(state, seat, first_of(frame))
        return spare_moves(warriors, others)

    def choose(self, state: State, seat: i64, frame: Frame, move: i64) -> None:
        """All others are doomed."""
        warriors, others = figures_in(state, seat, first_of(frame))
        figure = FIELD_1[move]
        if figure == WARRIOR:
            warriors -= 1
        else:
            others &= ~(1 << figure)
        doom(state, seat, first_of(frame), warriors, others)

    def about(self, state: PublicState, frame: Frame) -> About:
        """The province of the battle."""
        return About(province=first_of(frame))

    def why(
        self, state: PublicState, seat: i64, hand: Sequence[int], frame: Frame, move: i64
    ) -> Reason:
        """One of the figures in the battle. All of them are offered."""
        return "no-such-figure"


register_decision(KeepOneFigure(KEEP_ONE_FIGURE, "figures", (V_SPARE,), may_fall_away=True))


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


def _tyr(slug: str, age: int, name: str, value: int, copies: Copies) -> Card:
    """A battle card without a text."""
    return Card(slug, age, name, value, copies, "tyr")


BATTLE_CARDS: Final = (
    Card("odins-smite", 1, "Odin's Smite", 1, (1, 1, 0), "odin", before_comparing=_smite),
    Card(
        "heimdalls-sight",
        1,
        "Heimdall's Sight",
        0,
        (1, 0, 0),
        "heimdall",
        has_variable_value=True,
        before_comparing=_sight,
    ),
    Card("friggas-grace", 1, "Frigga's Grace", 2, (1, 0, 1), "frigga", on_pillage=_grace),
    Card("lokis-trickery", 1, "Loki's Trickery", 0, (1, 0, 1), "loki", after_comparing=_trickery),
    Card("thors-hammer", 1, "Thor's Hammer", 1, (1, 0, 0), "thor", after_comparing=_hammer),
    _tyr("tyrs-bash", 1, "Tyr's Bash", 2, (1, 0, 0)),
    _tyr("tyrs-smash-1", 1, "Tyr's Smash", 3, (1, 1, 0)),
    _tyr("tyrs-crush-1", 1, "Tyr's Crush", 4, (0, 0, 1)),
    _tyr("tyrs-smite-1", 1, "Tyr's Smite", 5, (1, 0, 0)),
    Card("odins-tide", 2, "Odin's Tide", 1, (1, 0, 1), "odin", before_comparing=_tide),
    Card("heimdalls-eye", 2, "Heimdall's Eye", 2, (2, 1, 0), "heimdall", is_white_disc=True),
    Card("heimdalls-watch-2", 2, "Heimdall's Watch", 0, (1, 0, 0), "heimdall", sweeps=_watch),
    Card("lokis-backstab", 2, "Loki's Backstab", 0, (1, 0, 1), "loki", after_comparing=_backstab),
    Card("thors-oath", 2, "Thor's Oath", 1, (1, 0, 0), "thor", after_comparing=_oath),
    _tyr("tyrs-smash-2", 2, "Tyr's Smash", 3, (0, 0, 1)),
    _tyr("tyrs-crush-2", 2, "Tyr's Crush", 4, (1, 0, 0)),
    _tyr("tyrs-smite-2", 2, "Tyr's Smite", 5, (0, 1, 0)),
    _tyr("tyrs-rage-2", 2, "Tyr's Rage", 6, (1, 0, 0)),
    Card(
        "odins-judgement", 3, "Odin's Judgement", 2, (1, 0, 1), "odin", after_comparing=_judgement
    ),
    Card("heimdalls-gaze", 3, "Heimdall's Gaze", 3, (1, 1, 0), "heimdall", is_white_disc=True),
    Card("heimdalls-watch-3", 3, "Heimdall's Watch", 0, (1, 0, 0), "heimdall", sweeps=_watch),
    Card("lokis-poison", 3, "Loki's Poison", 0, (1, 0, 0), "loki", after_comparing=_poison),
    Card("thors-primacy", 3, "Thor's Primacy", 3, (1, 1, 0), "thor", cancels=_primacy),
    Card(
        "thors-ascension", 3, "Thor's Ascension", 1, (1, 0, 1), "thor", after_comparing=_ascension
    ),
    _tyr("tyrs-crush-3", 3, "Tyr's Crush", 4, (1, 0, 0)),
    _tyr("tyrs-smite-3", 3, "Tyr's Smite", 5, (0, 0, 1)),
    _tyr("tyrs-rage-3", 3, "Tyr's Rage", 6, (1, 0, 0)),
)
