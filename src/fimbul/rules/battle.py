"""Battle (P4–P8, G1–G7): cards, their texts, late cards, and the comparison."""

from collections.abc import Sequence
from typing import Final

from fimbul.rules.card import HAS_LATE_CARDS, IS_WHITE_DISC, VALUE, SeatHook
from fimbul.rules.cells import (
    AGE,
    BASE,
    BONUS,
    CANCELLED,
    CARD,
    DEAD,
    FOUGHT,
    LAND,
    NO_CARD,
    NOBODY,
    PARTICIPANTS,
    PILLAGER,
    POWER,
    PROVINCE,
    QUEST_VALUES,
    SEA,
    WINNER,
    seats_in_order,
)
from fimbul.rules.decision import About, DecisionType, register_decision
from fimbul.rules.events import (
    BATTLE_BEGINS,
    BATTLE_TIED,
    BATTLE_WON,
    CARD_ADDED,
    CARD_REVEALED,
    NO_CARD_PLAYED,
    QUEST_COUNTS,
    STRENGTH_COMPARED,
)
from fimbul.rules.figures import figures_in, strength_in
from fimbul.rules.flow import (
    AFTER_COMPARING,
    BATTLE_CARD,
    BATTLE_GLORY,
    BEFORE_COMPARING,
    CANCEL,
    COLLECT_CARDS,
    COMPARE,
    COUNT_QUEST,
    COUNT_THE_DEAD,
    EACH_FIGHTER,
    LATE_CARD,
    LATE_CARDS,
    LOSE_FIGURES,
    PILLAGE_SUCCEEDS,
    PILLAGED_STEP,
    QUEST_AS_BATTLE,
    RETURN_AFTER_LOSS,
    SWEEP,
    Frame,
    first_of,
    frame_of,
    last_first,
    op_of,
    seat_of,
)
from fimbul.rules.hands import each_once, play
from fimbul.rules.manifest import BATTLE, CARD_KIND, QUEST
from fimbul.rules.moves import (
    COUNT,
    DECLINE,
    FIELD_1,
    PASS,
    PLAY,
    V_CARD,
    V_COUNT,
    V_DECLINE,
    V_PASS,
)
from fimbul.rules.native import i64, vec
from fimbul.rules.piles import HAND
from fimbul.rules.reasons import FALLBACK, Reason
from fimbul.rules.state import PublicState, State

_TEXTS: Final = last_first(COUNT_QUEST, CANCEL, SWEEP, BEFORE_COMPARING)
"""G1, G3, G5: the groups of texts after the reveal, in order."""
_RESOLUTION: Final = (
    (LATE_CARDS, 0),
    (COMPARE, 0),
    (EACH_FIGHTER, LOSE_FIGURES),
    (EACH_FIGHTER, AFTER_COMPARING),
    (EACH_FIGHTER, COLLECT_CARDS),
    (PILLAGED_STEP, PILLAGE_SUCCEEDS),
    (BATTLE_GLORY, 0),
    (EACH_FIGHTER, COUNT_THE_DEAD),
    (RETURN_AFTER_LOSS, 0),
)
"""P6, P8, G8: the steps after the texts, in order, each with its stage."""
_LAST_FIRST: Final = vec[i64]([frame_of(op, first=stage) for op, stage in reversed(_RESOLUTION)])


def fighters_in_order(state: State) -> tuple[int, ...]:
    """The seats in the battle: the pillager first, then clockwise (G1)."""
    return seats_in_order(state.players, state.cells[PILLAGER], state.cells[PARTICIPANTS])


def run_begin_battle(state: State, frame: Frame) -> None:
    """P3, P4: without an enemy the province is pillaged; otherwise all figures there fight."""
    cells = state.cells
    province = cells[PROVINCE]
    participants = 0
    for seat in range(state.players):
        base = BASE[seat]
        cells[base + CARD] = NO_CARD
        cells[base + FOUGHT] = 0
        if (cells[base + LAND] | cells[base + SEA]) >> province & 1:
            participants |= 1 << seat
    pillager = cells[PILLAGER]
    if participants == 1 << pillager:
        state.push(PILLAGED_STEP, pillager, PILLAGE_SUCCEEDS)
        return
    cells[PARTICIPANTS] = participants
    for seat in fighters_in_order(state):
        base = BASE[seat]
        cells[base + DEAD] = 0
        cells[base + FOUGHT] = figures_in(state, seat, province)[1]
    if state.events is not None:
        state.tell(BATTLE_BEGINS, province, participants)
    for step in _LAST_FIRST:
        state.push(op_of(step), pillager, first_of(step))
    begin_round_of_cards(state)


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
    for group in _TEXTS:
        state.push(EACH_FIGHTER, 0, group, 0)
    if with_cards:
        state.push(BATTLE_CARD, 0, with_cards)


def begin_again(state: State) -> None:
    """G3: drop the texts that have not been carried out; a new round of cards begins."""
    while state.pending_op == EACH_FIGHTER:
        state.pop()
    begin_round_of_cards(state)


class BattleCard(DecisionType):
    """BATTLE_CARD(-, mask of seats): each fighter with cards plays one, face down (P5)."""

    def options(self, state: State, seat: i64, frame: Frame) -> list[int]:
        """Any card in hand."""
        return each_once(PLAY, state, seat)

    def resolve(self, state: State, frame: Frame) -> None:
        """All cards are revealed together; a battle card adds its bonus."""
        cells = state.cells
        for seat in fighters_in_order(state):
            if not first_of(frame) >> seat & 1:
                if state.events is not None:
                    state.tell(NO_CARD_PLAYED, seat)
                continue
            card = FIELD_1[state.sealed[2 * seat]]
            play(state, seat, card)
            base = BASE[seat]
            cells[base + CARD] = card
            cells[base + BONUS] = VALUE[card] if CARD_KIND[card] == BATTLE else 0
            if state.events is not None:
                state.tell(CARD_REVEALED, seat, card)

    def about(self, state: PublicState, frame: Frame) -> About:
        """The province of the battle."""
        return About(province=state.cells[PROVINCE])

    def why(
        self, state: PublicState, seat: i64, hand: Sequence[int], frame: Frame, move: i64
    ) -> Reason:
        """P5: any card of the hand."""
        return FALLBACK if FIELD_1[move] in hand else "not-in-hand"


register_decision(BattleCard(BATTLE_CARD, "cards", (V_CARD,), is_simultaneous=True))


# --- the texts by group ---------------------------------------------------------------------------


def count_quest(state: State, seat: i64) -> None:
    """G5: a revealed quest may count as a battle card, after the reveal and before the texts."""
    base = BASE[seat]
    card = state.cells[base + CARD]
    if card != NO_CARD and CARD_KIND[card] == QUEST and state.cells[base + POWER + QUEST_VALUES]:
        state.push(QUEST_AS_BATTLE, seat)


class QuestAsBattle(DecisionType):
    """QUEST_AS_BATTLE(seat): what the revealed quest counts (G5)."""

    def options(self, state: State, seat: i64, frame: Frame) -> list[int]:
        """Nothing, or one of the values that the clan sheet allows."""
        values = state.cells[BASE[seat] + POWER + QUEST_VALUES]
        return [DECLINE, *[COUNT[value] for value in range(len(COUNT)) if values >> value & 1]]

    def choose(self, state: State, seat: i64, frame: Frame, move: i64) -> None:
        """The value is the card's bonus from now on (G4)."""
        if move != DECLINE:
            base = BASE[seat]
            state.cells[base + BONUS] = FIELD_1[move]
            if state.events is not None:
                state.tell(QUEST_COUNTS, seat, state.cells[base + CARD], FIELD_1[move])

    def about(self, state: PublicState, frame: Frame) -> About:
        """The province of the battle, and the quest."""
        card = state.cells[BASE[seat_of(frame)] + CARD]
        return About(province=state.cells[PROVINCE], card=card)

    def why(
        self, state: PublicState, seat: i64, hand: Sequence[int], frame: Frame, move: i64
    ) -> Reason:
        """G5: the value needs its upgrade."""
        return "needs-upgrade"


register_decision(QuestAsBattle(QUEST_AS_BATTLE, "numbers", (V_DECLINE, V_COUNT)))


def text_of(state: State, seat: i64, hooks: list[SeatHook | None]) -> SeatHook | None:
    """The hook of a fighter's revealed card, unless its text was cancelled (G2)."""
    base = BASE[seat]
    card = state.cells[base + CARD]
    if card == NO_CARD or state.cells[base + CANCELLED]:
        return None
    return hooks[card]


def run_text(state: State, seat: i64, hooks: list[SeatHook | None]) -> bool:
    """Carry out the text of a fighter's revealed card; return whether there was one."""
    hook = text_of(state, seat, hooks)
    if hook is not None:
        hook(state, seat)
    return hook is not None


# --- cards with a white disc ----------------------------------------------------------------------


def run_late_cards(state: State, frame: Frame) -> None:
    """LATE_CARDS(seat, passes in a row): ask in turn until all pass in a row (P6, G7).

    Every fighter with a card in hand is asked, so that being asked reveals nothing about the hand.
    """
    cells = state.cells
    if not HAS_LATE_CARDS[cells[AGE]]:
        return
    seat = seat_of(frame)
    passes = first_of(frame)
    while passes < state.players:
        if cells[PARTICIPANTS] >> seat & 1 and state.hidden[HAND[seat]]:
            state.push(LATE_CARD, seat, passes)
            return
        passes += 1
        seat = (seat + 1) % state.players


class LateCard(DecisionType):
    """LATE_CARD(seat, passes in a row): add a card with a white disc, or pass (P6)."""

    def options(self, state: State, seat: i64, frame: Frame) -> list[int]:
        """Pass, or a white-disc card."""
        moves = [PASS]
        hidden = state.hidden
        previous = NO_CARD
        for place in range(HAND[seat] + 1, HAND[seat] + 1 + i64(hidden[HAND[seat]])):
            card = i64(hidden[place])
            if IS_WHITE_DISC[card] and card != previous:
                moves.append(PLAY[card])
                previous = card
        return moves

    def choose(self, state: State, seat: i64, frame: Frame, move: i64) -> None:
        """After a card is added, everybody is asked once more."""
        following = (seat + 1) % state.players
        if move == PASS:
            state.push(LATE_CARDS, following, first_of(frame) + 1)
            return
        card = FIELD_1[move]
        play(state, seat, card)
        state.cells[BASE[seat] + BONUS] += VALUE[card]
        if state.events is not None:
            state.tell(CARD_ADDED, seat, card)
        state.push(LATE_CARDS, following, 0)

    def about(self, state: PublicState, frame: Frame) -> About:
        """The province of the battle."""
        return About(province=state.cells[PROVINCE])

    def why(
        self, state: PublicState, seat: i64, hand: Sequence[int], frame: Frame, move: i64
    ) -> Reason:
        """P6: a card of the hand with a white disc."""
        if FIELD_1[move] not in hand:
            return "not-in-hand"
        return FALLBACK if IS_WHITE_DISC[FIELD_1[move]] else "wrong-kind-of-card"


register_decision(LateCard(LATE_CARD, "cards", (V_PASS, V_CARD)))


# --- the comparison -------------------------------------------------------------------------------


def run_compare(state: State, frame: Frame) -> None:
    """P8: the highest total wins; a tie for the highest means that everybody loses."""
    cells = state.cells
    province = cells[PROVINCE]
    best = -1
    winner = NOBODY
    for seat in fighters_in_order(state):
        strength = strength_in(state, seat, province)
        bonus = cells[BASE[seat] + BONUS]
        if state.events is not None:
            state.tell(STRENGTH_COMPARED, seat, strength, bonus)
        if strength + bonus > best:
            best = strength + bonus
            winner = seat
        elif strength + bonus == best:
            winner = NOBODY
    cells[WINNER] = winner
    if state.events is not None:
        if winner == NOBODY:
            state.tell(BATTLE_TIED, province)
        else:
            state.tell(BATTLE_WON, winner, province)
