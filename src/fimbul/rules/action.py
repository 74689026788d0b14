"""The action phase (A1–A5): turns, and the actions march, upgrade, quest, pillage and pass.

Invading is in ``invade``, and what a pillage sets off is in ``pillage``.
"""

from collections.abc import Sequence
from typing import Final

from fimbul.rules.board import OUT_OF_GAME, RESERVE, YGGDRASIL, YGGDRASIL_BIT
from fimbul.rules.card import CARDS, HAS_ACTION, UPGRADE_COST
from fimbul.rules.cells import (
    ACTION_PHASE,
    BASE,
    FIRST,
    HOOKS,
    LAND,
    NO_CARD,
    OPEN,
    PASSED,
    PHASE,
    PILLAGED,
    POWER,
    POWERS,
    RAGE,
    SEA,
    SLOT,
    SLOTS,
    STANDING,
    STAT_RAGE,
    TURN,
    UPGRADE_DISCOUNT,
    WARRIORS,
    WHERE,
)
from fimbul.rules.decision import (
    ACTION_OF_VERB,
    TURN_ACTIONS,
    About,
    DecisionType,
    TurnAction,
    register_action,
    register_decision,
)
from fimbul.rules.events import (
    ACTION_PHASE_BEGINS,
    FIGURE_LEFT_GAME,
    MARCH_BEGINS,
    MOVED,
    PASSED_EVENT,
    QUEST_CHOSEN,
    QUEST_COMMITTED,
    TURN_BEGINS,
    UPGRADED,
)
from fimbul.rules.figures import has_figure, is_present, relocate
from fimbul.rules.flow import (
    ACTION,
    FREE_INVASION,
    MARCH_FIGURES,
    MARCH_TARGET,
    NEXT_TURN,
    PILLAGE,
    RAISE_STAT,
    Frame,
    first_of,
    seat_of,
    second_of,
    third_of,
)
from fimbul.rules.gains import gain_rage, pay_rage, raise_stat, stats_to_raise
from fimbul.rules.hands import commit, discard, take_from_hand
from fimbul.rules.invade import Invade, why_not_there
from fimbul.rules.manifest import (
    CARD_KIND,
    CLAN_UPGRADE,
    FIGURE_COUNT,
    FIGURE_OF_CARD,
    IS_QUEST,
    LEADER_UPGRADE,
    MONSTER,
    NAVAL_FIGURES,
    QUEST,
    SHIP_UPGRADE,
    WARRIOR,
    WARRIOR_UPGRADE,
)
from fimbul.rules.moves import (
    COMMIT,
    DONE,
    FIELD_1,
    FIELD_2,
    FIRST_SLOT_MOVE,
    MARCH_FROM,
    MOVE_FIGURE,
    PASS,
    PILLAGE_OF,
    RAISE,
    TO,
    UPGRADE_SLOTS,
    V_DONE,
    V_INVADE,
    V_MARCH,
    V_MOVE,
    V_PASS,
    V_PILLAGE,
    V_QUEST,
    V_RAISE,
    V_TO,
    V_UPGRADE,
    VERB,
)
from fimbul.rules.native import i64
from fimbul.rules.piles import HAND
from fimbul.rules.reasons import FALLBACK, Reason
from fimbul.rules.state import PublicState, State

MARCH_COST: Final = 1


# --- turns ----------------------------------------------------------------------------------------


def run_begin_actions(state: State, frame: Frame) -> None:
    """A1: rage becomes the value of its stat; the first player begins."""
    cells = state.cells
    cells[PHASE] = ACTION_PHASE
    if state.events is not None:
        state.tell(ACTION_PHASE_BEGINS, cells[FIRST])
    for seat in range(state.players):
        base = BASE[seat]
        cells[base + PASSED] = 0
        gain_rage(state, seat, state.stat(seat, STAT_RAGE) - cells[base + RAGE])
    state.push(NEXT_TURN, cells[FIRST])


def run_next_turn(state: State, frame: Frame) -> None:
    """NEXT_TURN(seat): the next seat that can act, or the end of the phase (A3–A5, T1, X2)."""
    cells = state.cells
    players = state.players
    seat = seat_of(frame)
    if cells[STANDING] & ~cells[PILLAGED]:
        for _ in range(players):
            base = BASE[seat]
            if cells[base + RAGE] and not cells[base + PASSED]:
                cells[TURN] = seat
                state.push(NEXT_TURN, (seat + 1) % players)
                state.push(ACTION, seat)
                if state.events is not None:
                    state.tell(TURN_BEGINS, seat)
                return
            seat = (seat + 1) % players
    for seat in range(players):
        pay_rage(state, seat, cells[BASE[seat] + RAGE])


class Action(DecisionType):
    """ACTION(seat): one of the turn actions (A2)."""

    def options(self, state: State, seat: i64, frame: Frame) -> list[int]:
        """Everything that a seat can do and pay for on its turn, passing included (A4)."""
        moves: list[int] = []
        if not state.cells[BASE[seat] + HOOKS] & HAS_ACTION:
            for action in TURN_ACTIONS.of_rules:
                action.add(state, seat, moves)
            return moves
        for action in TURN_ACTIONS.all:
            if action.is_open_to(state, seat):
                action.add(state, seat, moves)
        return moves

    def choose(self, state: State, seat: i64, frame: Frame, move: i64) -> None:
        """Carry out the action."""
        ACTION_OF_VERB[VERB[move]].choose(state, seat, move)

    def cost(self, state: PublicState, seat: i64, move: i64) -> i64:
        """By action."""
        return ACTION_OF_VERB[VERB[move]].cost(state, seat, move)

    def why(
        self, state: PublicState, seat: i64, hand: Sequence[int], frame: Frame, move: i64
    ) -> Reason:
        """By action; "needs-upgrade" for an action of a card that the seat does not have."""
        action = ACTION_OF_VERB[VERB[move]]
        if not action.is_open_to(state, seat):
            return "needs-upgrade"
        return action.why(state, seat, hand, move)


register_decision(Action(ACTION, "turn", ()))


class Pass(TurnAction):
    """A4: no more actions in this age; the rage that is left is lost."""

    def add(self, state: State, seat: i64, moves: list[int]) -> None:
        """Always."""
        moves.append(PASS)

    def choose(self, state: State, seat: i64, move: i64) -> None:
        """Pay what is left."""
        pay_rage(state, seat, state.cells[BASE[seat] + RAGE])
        state.cells[BASE[seat] + PASSED] = 1
        if state.events is not None:
            state.tell(PASSED_EVENT, seat)


register_action(Pass((V_PASS,)))
register_action(Invade((V_INVADE,)))


# --- march ----------------------------------------------------------------------------------------


class March(TurnAction):
    """M1: figures go from one province to another."""

    def add(self, state: State, seat: i64, moves: list[int]) -> None:
        """From any province with own figures, if there is somewhere to go."""
        cells = state.cells
        land = cells[BASE[seat] + LAND]
        if land:
            moves += MARCH_FROM[land if cells[OPEN] else land & ~YGGDRASIL_BIT]

    def choose(self, state: State, seat: i64, move: i64) -> None:
        """Then the target is chosen."""
        pay_rage(state, seat, MARCH_COST)
        state.push(MARCH_TARGET, seat, FIELD_1[move])

    def cost(self, state: PublicState, seat: i64, move: i64) -> i64:
        """The same for any number of figures."""
        return MARCH_COST

    def why(self, state: PublicState, seat: i64, hand: Sequence[int], move: i64) -> Reason:
        """M1: from a province with own figures, if there is somewhere to go."""
        province = FIELD_1[move]
        if not state.is_standing(province):
            return "province-destroyed"
        if not state.count_in(seat, province):
            return "no-figure-there"
        return FALLBACK if state.cells[OPEN] else "no-village-free"


register_action(March((V_MARCH,)))


class MarchTarget(DecisionType):
    """MARCH_TARGET(seat, source): the province that the figures march to (M1)."""

    def options(self, state: State, seat: i64, frame: Frame) -> list[int]:
        """M1: any other province with an empty village, or Yggdrasil."""
        return list(TO[(state.cells[OPEN] | YGGDRASIL_BIT) & ~(1 << first_of(frame))])

    def choose(self, state: State, seat: i64, frame: Frame, move: i64) -> None:
        """Then the figures are chosen."""
        source, target = first_of(frame), FIELD_1[move]
        if state.events is not None:
            state.tell(MARCH_BEGINS, seat, source, target)
        state.push(MARCH_FIGURES, seat, source, target, 0)

    def about(self, state: PublicState, frame: Frame) -> About:
        """Where the march begins."""
        return About(source=first_of(frame))

    def why(
        self, state: PublicState, seat: i64, hand: Sequence[int], frame: Frame, move: i64
    ) -> Reason:
        """M1."""
        province = FIELD_1[move]
        return "same-province" if province == first_of(frame) else why_not_there(state, province)


register_decision(MarchTarget(MARCH_TARGET, "places", (V_TO,)))


class MarchFigures(DecisionType):
    """MARCH_FIGURES(seat, source, target, how many have marched): the next figure to go (M1)."""

    def arrive(self, state: State, frame: Frame) -> bool:
        """Asked while a figure can still go."""
        source = first_of(frame)
        target = second_of(frame)
        has_room = target == YGGDRASIL or state.has_room(target)
        return has_room and state.count_in(seat_of(frame), source) > 0

    def options(self, state: State, seat: i64, frame: Frame) -> list[int]:
        """The next figure to go; after the first, also to be done (M1)."""
        moves = [DONE] if third_of(frame) else []
        base = BASE[seat]
        if state.cells[base + WARRIORS + first_of(frame)]:
            moves.append(MOVE_FIGURE[WARRIOR])
        at = base + WHERE
        source = first_of(frame)
        moves += [
            MOVE_FIGURE[figure]
            for figure in range(1, FIGURE_COUNT)
            if state.cells[at + figure] == source
        ]
        return moves

    def choose(self, state: State, seat: i64, frame: Frame, move: i64) -> None:
        """One figure goes; the next may follow."""
        source = first_of(frame)
        target = second_of(frame)
        if move != DONE:
            relocate(state, seat, FIELD_1[move], source, target)
            if state.events is not None:
                state.tell(MOVED, seat, FIELD_1[move], source, target)
            state.push(MARCH_FIGURES, seat, source, target, third_of(frame) + 1)

    def about(self, state: PublicState, frame: Frame) -> About:
        """Where the march begins and where it ends."""
        return About(source=first_of(frame), province=second_of(frame))

    def why(
        self, state: PublicState, seat: i64, hand: Sequence[int], frame: Frame, move: i64
    ) -> Reason:
        """M1: at least one, and one that stands there."""
        if move == DONE:
            return "nobody-moved"
        is_there = has_figure(state, seat, FIELD_1[move], first_of(frame))
        return FALLBACK if is_there else "no-such-figure"


register_decision(MarchFigures(MARCH_FIGURES, "figures", (V_DONE, V_MOVE), may_fall_away=True))


# --- pillage --------------------------------------------------------------------------------------


class Pillage(TurnAction):
    """P1: a province with own figures, once in an age."""

    def add(self, state: State, seat: i64, moves: list[int]) -> None:
        """Wherever the seat has a figure and the token lies face up."""
        moves += PILLAGE_OF[reach(state, seat) & ~state.cells[PILLAGED]]

    def choose(self, state: State, seat: i64, move: i64) -> None:
        """The call to battle follows (see ``pillage``)."""
        state.push(PILLAGE, seat, FIELD_1[move])

    def why(self, state: PublicState, seat: i64, hand: Sequence[int], move: i64) -> Reason:
        """P1."""
        province = FIELD_1[move]
        if not state.is_standing(province):
            return "province-destroyed"
        if state.is_pillaged(province):
            return "province-pillaged"
        return FALLBACK if is_present(state, seat, province) else "no-figure-there"


def reach(state: PublicState, seat: i64) -> i64:
    """The mask of the provinces that a seat could pillage if all tokens lay face up (P1)."""
    base = BASE[seat]
    return (state.cells[base + LAND] | state.cells[base + SEA]) & state.cells[STANDING]


register_action(Pillage((V_PILLAGE,)))


# --- upgrades and quests --------------------------------------------------------------------------


class PlayCard(TurnAction):
    """Quests to commit (Q1), and upgrades with the slots they may go to (U1, T8)."""

    def add(self, state: State, seat: i64, moves: list[int]) -> None:
        """The cards of the hand in their order, each copy only once."""
        rage = state.cells[BASE[seat] + RAGE]
        hidden = state.hidden
        previous = NO_CARD
        for place in range(HAND[seat] + 1, HAND[seat] + 1 + i64(hidden[HAND[seat]])):
            card = i64(hidden[place])
            if card == previous:
                continue
            previous = card
            kind = CARD_KIND[card]
            if kind == QUEST:
                moves.append(COMMIT[card])
            elif kind >= WARRIOR_UPGRADE and upgrade_cost(state, seat, card) <= rage:
                _add_slots(state, seat, card, moves)

    def choose(self, state: State, seat: i64, move: i64) -> None:
        """By kind of card."""
        if VERB[move] == V_QUEST:
            _commit_quest(state, seat, FIELD_1[move])
        else:
            _upgrade(state, seat, FIELD_1[move], FIELD_2[move])

    def cost(self, state: PublicState, seat: i64, move: i64) -> i64:
        """Quests are free."""
        return upgrade_cost(state, seat, FIELD_1[move]) if VERB[move] == V_UPGRADE else 0

    def why(self, state: PublicState, seat: i64, hand: Sequence[int], move: i64) -> Reason:
        """U1, T8: any slot of its kind; of several empty ones, which are all alike, the first."""
        if FIELD_1[move] not in hand:
            return "not-in-hand"
        if VERB[move] == V_QUEST:
            return FALLBACK
        if self.cost(state, seat, move) > state.rage(seat):
            return "not-enough-rage"
        return "earlier-slot-empty"


register_action(PlayCard((V_UPGRADE, V_QUEST)))


def upgrade_cost(state: PublicState, seat: i64, card: i64) -> i64:
    """U1: the card's strength, less what the clan sheet takes off; some monsters are free."""
    cost = UPGRADE_COST[card] - state.cells[BASE[seat] + POWER + UPGRADE_DISCOUNT]
    return cost if cost > 0 else 0


def _add_slots(state: State, seat: i64, card: i64, moves: list[int]) -> None:
    """One move for each slot of the card's kind; of several empty ones only the first (U1, T8)."""
    move = FIRST_SLOT_MOVE[card]
    slots = BASE[seat] + SLOT + FIELD_2[move]
    has_empty = False
    for index in range(UPGRADE_SLOTS[card]):
        is_empty = state.cells[slots + index] == NO_CARD
        if not (is_empty and has_empty):
            moves.append(move + index)
        has_empty = has_empty or is_empty


def _upgrade(state: State, seat: i64, card: i64, slot: i64) -> None:
    """U1–U5: pay, replace what is there, and let the figure come."""
    pay_rage(state, seat, upgrade_cost(state, seat, card))
    take_from_hand(state, seat, card)
    at = BASE[seat] + SLOT + slot
    replaced = state.cells[at]
    state.cells[at] = card
    if state.events is not None:
        state.tell(UPGRADED, seat, card, slot)
    if replaced != NO_CARD:
        _leave_sheet(state, seat, replaced)
    recount_sheet(state, seat)
    kind = CARD_KIND[card]
    if kind == MONSTER:
        figure = FIGURE_OF_CARD[card]
        relocate(state, seat, figure, OUT_OF_GAME, RESERVE)
        state.push(FREE_INVASION, seat, 1 << figure)
    elif kind == SHIP_UPGRADE:
        state.push(FREE_INVASION, seat, sum(1 << naval for naval in NAVAL_FIGURES))
    elif kind != CLAN_UPGRADE:
        assert kind in (WARRIOR_UPGRADE, LEADER_UPGRADE)
        state.push(FREE_INVASION, seat, 1 << (kind - WARRIOR_UPGRADE))


def _leave_sheet(state: State, seat: i64, card: i64) -> None:
    """The replaced card is discarded; a monster leaves the game wherever it is (U5)."""
    discard(state, seat, card)
    figure = FIGURE_OF_CARD[card]
    if figure >= 0:
        place = state.where(seat, figure)
        relocate(state, seat, figure, place, OUT_OF_GAME)
        if state.events is not None:
            state.tell(FIGURE_LEFT_GAME, seat, figure, place)


def recount_sheet(state: State, seat: i64) -> None:
    """U2: what the upgrades in the slots add up to, and which hooks they bring."""
    cells = state.cells
    base = BASE[seat]
    for power in range(POWERS):
        cells[base + POWER + power] = 0
    hooks = 0
    for slot in range(SLOTS):
        card = cells[base + SLOT + slot]
        if card != NO_CARD:
            hooks |= CARDS[card].hooks
            for power, amount in CARDS[card].powers:
                cells[base + POWER + power] += amount
    cells[base + HOOKS] = hooks


def _commit_quest(state: State, seat: i64, card: i64) -> None:
    """Q1: face down on the clan sheet."""
    commit(state, seat, card, IS_QUEST)
    if state.events is not None:
        state.tell(QUEST_COMMITTED, seat)
        state.whisper(seat, QUEST_CHOSEN, card)


# --- a stat goes up -------------------------------------------------------------------------------


class RaiseStat(DecisionType):
    """RAISE_STAT(seat, mask of stats): a stat that goes one step up (C2)."""

    def options(self, state: State, seat: i64, frame: Frame) -> list[int]:
        """Those that are not full (T3)."""
        return [RAISE[stat] for stat in stats_to_raise(state, seat, first_of(frame))]

    def choose(self, state: State, seat: i64, frame: Frame, move: i64) -> None:
        """One step up."""
        raise_stat(state, seat, FIELD_1[move])

    def why(
        self, state: PublicState, seat: i64, hand: Sequence[int], frame: Frame, move: i64
    ) -> Reason:
        """T3, G10."""
        return "stat-full" if first_of(frame) >> FIELD_1[move] & 1 else "stat-of-token"


register_decision(RaiseStat(RAISE_STAT, "stats", (V_RAISE,)))
