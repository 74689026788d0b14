"""Tyr's clan upgrades: quests that count in battle, a second pillage, and cards that come back."""

from collections.abc import Sequence
from typing import Final

from fimbul.rules.action import reach
from fimbul.rules.aftermath import collect_as_winner, discard_played
from fimbul.rules.card import Card
from fimbul.rules.cells import BASE, PILLAGED, PROVINCE, QUEST_VALUES, RAGE
from fimbul.rules.decision import (
    About,
    DecisionType,
    TurnAction,
    register_decision,
)
from fimbul.rules.events import CARD_RETURNED
from fimbul.rules.figures import is_present
from fimbul.rules.flow import KEEP_PLAYED_CARDS, PILLAGE, Frame
from fimbul.rules.gains import pay_rage
from fimbul.rules.hands import put_in_hand
from fimbul.rules.moves import (
    CHALLENGE_OF,
    DECLINE,
    FIELD_1,
    KEEP,
    V_CHALLENGE,
    V_DECLINE,
    V_KEEP,
    V_PILLAGE,
    VERB,
)
from fimbul.rules.native import i64
from fimbul.rules.piles import PLAYED, cards_in, take
from fimbul.rules.reasons import FALLBACK, Reason
from fimbul.rules.state import PublicState, State

# --- Tyr's Challenge ------------------------------------------------------------------------------
_CHALLENGE_COST: Final = 2


class Challenge(TurnAction):
    """Pillage once more what was pillaged in this age, for rage."""

    def add(self, state: State, seat: i64, moves: list[int]) -> None:
        """Wherever the seat is present."""
        if state.cells[BASE[seat] + RAGE] >= _CHALLENGE_COST:
            moves += CHALLENGE_OF[reach(state, seat) & state.cells[PILLAGED]]

    def choose(self, state: State, seat: i64, move: i64) -> None:
        """Pay and pillage."""
        pay_rage(state, seat, _CHALLENGE_COST)
        state.push(PILLAGE, seat, FIELD_1[move])

    def cost(self, state: PublicState, seat: i64, move: i64) -> i64:
        """Always the same."""
        return _CHALLENGE_COST

    def why(self, state: PublicState, seat: i64, hand: Sequence[int], move: i64) -> Reason:
        """A province that stands, is pillaged, and has own figures."""
        province = FIELD_1[move]
        if not state.is_standing(province):
            return "province-destroyed"
        if not state.is_pillaged(province):
            return "not-pillaged"
        if not is_present(state, seat, province):
            return "no-figure-there"
        return "not-enough-rage" if state.rage(seat) < _CHALLENGE_COST else FALLBACK


# --- Tyr's Prowess --------------------------------------------------------------------------------


def _prowess(state: State, seat: i64) -> bool:
    """G8 step 4: the winner may keep played cards, for rage."""
    if not state.cells[BASE[seat] + RAGE] or not state.known[PLAYED[seat]]:
        return False
    state.push(KEEP_PLAYED_CARDS, seat)
    return True


class KeepPlayedCards(DecisionType):
    """KEEP_PLAYED_CARDS(seat): one of the cards that the winner has played."""

    def options(self, state: State, seat: i64, frame: Frame) -> list[int]:
        """Pay 1 rage to keep one of the cards played, or decline."""
        return [DECLINE, *(KEEP[card] for card in sorted(set(cards_in(state.known, PLAYED[seat]))))]

    def choose(self, state: State, seat: i64, frame: Frame, move: i64) -> None:
        """A card kept goes back to the hand, and the next may follow; the rest is discarded."""
        if move == DECLINE:
            discard_played(state, seat)
            return
        card = FIELD_1[move]
        pay_rage(state, seat, 1)
        take(state.known, PLAYED[seat], card)
        put_in_hand(state, seat, card)
        if state.events is not None:
            state.tell(CARD_RETURNED, seat, card)
        collect_as_winner(state, seat)

    def cost(self, state: PublicState, seat: i64, move: i64) -> i64:
        """For each card."""
        return 1 if VERB[move] == V_KEEP else 0

    def about(self, state: PublicState, frame: Frame) -> About:
        """The province of the battle."""
        return About(province=state.cells[PROVINCE])

    def why(
        self, state: PublicState, seat: i64, hand: Sequence[int], frame: Frame, move: i64
    ) -> Reason:
        """One of the cards played."""
        return FALLBACK if FIELD_1[move] in state.played[seat] else "not-played"


register_decision(KeepPlayedCards(KEEP_PLAYED_CARDS, "cards", (V_DECLINE, V_KEEP)))


OF_TYR: Final = (
    Card("tyrs-domain", 1, "Tyr's Domain", 0, (0, 1, 0), "tyr", powers=((QUEST_VALUES, 1 << 3),)),
    Card(
        "tyrs-challenge",
        2,
        "Tyr's Challenge",
        0,
        (1, 0, 0),
        "tyr",
        action=Challenge((V_CHALLENGE,), after=V_PILLAGE),
    ),
    Card("tyrs-prowess", 2, "Tyr's Prowess", 2, (0, 1, 0), "tyr", keeps_cards=_prowess),
    Card("tyrs-wrath", 3, "Tyr's Wrath", 1, (0, 1, 0), "tyr", powers=((QUEST_VALUES, 1 << 5),)),
)
