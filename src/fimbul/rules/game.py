"""The verbs of the game: ``new_game``, ``pending``, ``legal``, ``apply``; see also ``view``.

The flow is a stack of frames in the state (see ``flow``). ``advance`` takes frames off it and
runs them until the one on top is a decision that somebody owes; ``apply`` hands a choice to that
decision and lets the flow run on. So every moment between two choices, in the middle of a card's
effect too, is a plain state that can be copied, saved, searched and undone.
"""

from collections.abc import Callable, Sequence
from typing import Final

from fimbul.rules import action, aftermath, age, battle, destroy, draft, flow, invade, pillage
from fimbul.rules.board import (
    ALL_OUTER,
    ALL_PROVINCES,
    OUT_OF_GAME,
    RESERVE,
    TOKEN_ALL,
    YGGDRASIL,
)
from fimbul.rules.cells import (
    AGE,
    BASE,
    CARD,
    DOOM,
    FIRST,
    GLOBALS,
    KINDS,
    NO_CARD,
    OPEN,
    SEAT,
    SERIAL,
    SLOT,
    SLOTS,
    STANDING,
    TOKEN,
    TURN,
    UNDECIDED,
    WARRIORS,
    WHERE,
    WINNER,
)
from fimbul.rules.errors import IllegalMove, MalformedMove, NotYourDecision
from fimbul.rules.events import Event
from fimbul.rules.figures import LEADER, SHIP
from fimbul.rules.flow import DECISION_NAMES, DECISIONS, OPS, DecisionName, Frame
from fimbul.rules.moves import MOVE_TEXTS, check_move
from fimbul.rules.setup import Setup
from fimbul.rules.state import State
from fimbul.rules.why import REASONS, why_not

STARTING_WARRIORS: Final = 8

Run = Callable[[State, Frame], None]
Arrive = Callable[[State, Frame], bool]
Options = Callable[[State, int, Frame], list[int]]
Choose = Callable[[State, int, Frame, int], None]


def new_game(setup: Setup, events: list[Event] | None = None) -> State:
    """The state at the first decision of a game (S1–S4). Raises ``MalformedSetup``."""
    setup.check()
    players = setup.players
    cells = [0] * (GLOBALS + players * SEAT)
    cells[AGE] = 1
    cells[FIRST] = cells[TURN] = setup.first
    cells[WINNER] = UNDECIDED
    standing = ALL_PROVINCES
    for province in setup.destroyed:
        standing &= ~(1 << province)
    cells[STANDING] = standing
    cells[OPEN] = standing & ALL_OUTER
    cells[DOOM : DOOM + 3] = list(setup.dooms)
    cells[TOKEN : TOKEN + YGGDRASIL + 1] = [*setup.tokens, TOKEN_ALL]
    for seat in range(players):
        base = BASE[seat]
        cells[base + SLOT : base + SLOT + SLOTS] = [NO_CARD] * SLOTS
        cells[base + WHERE : base + WHERE + KINDS] = [OUT_OF_GAME] * KINDS
        cells[base + WHERE + LEADER] = cells[base + WHERE + SHIP] = RESERVE
        cells[base + WARRIORS + RESERVE] = STARTING_WARRIORS
        cells[base + CARD] = NO_CARD
    empty: list[tuple[int, ...]] = [() for _ in range(players)]
    state = State(
        players,
        setup.clans,
        setup.edition,
        setup.drafts_first_age,
        cells,
        [(flow.BEGIN_AGE, 0, 0, 0, 0)],
        empty[:],
        (),
        empty[:],
        empty[:],
        empty[:],
        empty[:],
        empty[:],
        list(setup.packs),
        [-1] * (2 * players),
    )
    state.events = events
    advance(state)
    state.events = None
    return state


class Decision:
    """A choice that a seat owes: its id, who, and of which kind (``DECISION_NAMES``).

    Several seats may owe the same decision at once; ``is_sealed`` says that this seat has
    committed itself already and may still change its mind.
    """

    __slots__ = ("id", "is_sealed", "kind", "seat")

    def __init__(self, decision_id: int, seat: int, kind: int, is_sealed: bool) -> None:
        self.id = decision_id
        self.seat = seat
        self.kind = kind
        self.is_sealed = is_sealed

    @property
    def name(self) -> DecisionName:
        """The kind's stable text."""
        return DECISION_NAMES[self.kind]

    def __repr__(self) -> str:
        sealed = ", sealed" if self.is_sealed else ""
        return f"<Decision {self.id}: {self.name} of seat {self.seat}{sealed}>"


def pending(state: State) -> tuple[Decision, ...]:
    """The decisions that the game waits for, in seat order; none when it is over.

    With simultaneous decisions, those already sealed are listed too, until the last one comes.
    """
    if not state.frames:
        return ()
    frame = state.frames[-1]
    op = frame[0]
    serial = state.cells[SERIAL]
    if not IS_SIMULTANEOUS[op]:
        return (Decision(serial, frame[1], op, False),)
    return tuple(
        Decision(serial, seat, op, _is_sealed(state, op, seat))
        for seat in range(state.players)
        if frame[2] >> seat & 1
    )


def next_seat(state: State) -> int:
    """The lowest seat that still owes a decision; -1 when the game is over."""
    if not state.frames:
        return -1
    frame = state.frames[-1]
    op = frame[0]
    if not IS_SIMULTANEOUS[op]:
        return frame[1]
    seat = 0
    while not frame[2] >> seat & 1 or _is_sealed(state, op, seat):
        seat += 1
    return seat


def _is_sealed(state: State, op: int, seat: int) -> bool:
    """Whether a seat has committed all that a simultaneous decision asks of it."""
    if op == flow.DRAFT and state.players == 2:
        return state.sealed[2 * seat + 1] >= 0
    return state.sealed[2 * seat] >= 0


def owes(state: State, seat: int) -> bool:
    """Whether the game waits for a decision of this seat, sealed or not."""
    if not state.frames:
        return False
    frame = state.frames[-1]
    if IS_SIMULTANEOUS[frame[0]]:
        return bool(frame[2] >> seat & 1) if seat >= 0 else False
    return frame[1] == seat


def legal(state: State, seat: int) -> Sequence[int]:
    """The moves that a seat may choose from now; none when it owes no decision.

    The answer is kept until the next move: do not change it.
    """
    if state.options is not None and state.options_of == seat:
        return state.options
    if not owes(state, seat):
        return ()
    frame = state.frames[-1]
    options = OPTIONS[frame[0]](state, seat, frame)
    state.options = options
    state.options_of = seat
    return options


def apply(
    state: State,
    seat: int,
    move: int,
    events: list[Event] | None = None,
    decision: int | None = None,
) -> None:
    """Carry out a choice of a seat and let the game run to the next decision.

    What happened is appended to ``events``. With ``decision`` the move counts only for the
    decision of that id. Raises ``MalformedMove``, ``NotYourDecision`` or ``IllegalMove``, and
    then nothing has changed.
    """
    if decision is not None and decision != state.cells[SERIAL]:
        raise NotYourDecision("stale-decision", "that decision is not pending")
    options = state.options if state.options_of == seat else None
    if type(move) is not int or options is None or move not in options:
        check(state, seat, move)
    frame = state.frames[-1]
    op = frame[0]
    state.options = None
    state.events = events
    if not IS_SIMULTANEOUS[op]:
        state.frames.pop()
        CHOOSE[op](state, seat, frame, move)
        advance(state)
    else:
        _commit(state, op, seat, move)
        if _all_sealed(state, frame):
            state.frames.pop()
            RESOLVE[op](state, frame)
            state.sealed = [-1] * len(state.sealed)
            advance(state)
    state.events = None


def check(state: State, seat: int, move: int) -> None:
    """Raise what ``apply`` would raise, and change nothing."""
    if type(move) is not int:
        raise MalformedMove("unknown-move", "a move is a number of the move table")
    check_move(move)
    options = legal(state, seat)
    if move not in options:
        hand = state.hands[seat] if options else ()
        reason = why_not(state, seat, hand, options, move)
        assert reason
        if not options:
            raise NotYourDecision(reason, REASONS[reason])
        kind = DECISION_NAMES[state.frames[-1][0]]
        text = MOVE_TEXTS[move]
        raise IllegalMove(reason, f"{text!r} is not possible now ({kind}): {REASONS[reason]}")


def _commit(state: State, op: int, seat: int, move: int) -> None:
    """Seal a choice, or change it; a pair that is complete starts anew (D4)."""
    at = 2 * seat
    is_pair = op == flow.DRAFT and state.players == 2
    if is_pair and state.sealed[at] >= 0 and state.sealed[at + 1] < 0:
        state.sealed[at + 1] = move
    else:
        state.sealed[at] = move
        state.sealed[at + 1] = -1


def _all_sealed(state: State, frame: Frame) -> bool:
    for seat in range(state.players):
        if frame[2] >> seat & 1 and not _is_sealed(state, frame[0], seat):
            return False
    return True


def advance(state: State) -> None:
    """Run the flow until somebody owes a decision or the game is over."""
    frames = state.frames
    while frames:
        frame = frames.pop()
        op = frame[0]
        if op >= DECISIONS:
            RUN[op](state, frame)
        else:
            arrive = ARRIVE[op]
            if arrive is None or arrive(state, frame):
                frames.append(frame)
                state.cells[SERIAL] += 1
                return


# --- which room carries out what ------------------------------------------------------------------


def _nothing_to_run(state: State, frame: Frame) -> None:
    raise AssertionError(f"frame {frame} is no step")


def _nothing_to_choose(state: State, seat: int, frame: Frame, move: int) -> None:
    raise AssertionError(f"frame {frame} is settled when all have sealed")


IS_SIMULTANEOUS: Final = [op in flow.SIMULTANEOUS for op in range(OPS)]

_RUN: Final[dict[int, Run]] = {
    flow.BEGIN_AGE: age.run_begin_age,
    flow.BEGIN_ACTIONS: action.run_begin_actions,
    flow.NEXT_TURN: action.run_next_turn,
    flow.PILLAGE: pillage.run_pillage,
    flow.CALL: pillage.run_call,
    flow.BEGIN_BATTLE: battle.run_begin_battle,
    flow.EACH_FIGHTER: aftermath.run_each_fighter,
    flow.LATE_CARDS: battle.run_late_cards,
    flow.COMPARE: battle.run_compare,
    flow.PILLAGED_STEP: pillage.run_pillaged,
    flow.BATTLE_GLORY: aftermath.run_battle_glory,
    flow.RETURN_AFTER_LOSS: aftermath.run_return_after_loss,
    flow.DOOM_FIGURES: destroy.run_doom,
    flow.DISCARD: age.run_discard,
    flow.REVEAL_QUESTS: age.run_reveal_quests,
    flow.RESOLVE_QUEST: age.run_resolve_quest,
    flow.RAGNAROK_STEP: age.run_ragnarok,
    flow.SWALLOW: age.run_swallow,
    flow.RELEASE: age.run_release,
    flow.END_AGE: age.run_end_age,
}
RUN: Final = [_RUN.get(op, _nothing_to_run) for op in range(OPS)]

_ARRIVE: Final[dict[int, Arrive]] = {
    flow.MARCH_FIGURES: action.arrive_march_figures,
    flow.FREE_INVASION: invade.arrive_free_invasion,
    flow.SUCCOR: invade.arrive_warrior_offer,
    flow.BLESSING: invade.arrive_warrior_offer,
    flow.PILLAGE_AT_ONCE: invade.arrive_pillage_at_once,
    flow.KEEP_ONE_FIGURE: destroy.arrive_keep_one_figure,
    flow.LEADER_MOVE: pillage.arrive_leader_move,
}
ARRIVE: Final = [_ARRIVE.get(op) for op in range(DECISIONS)]
"""Says whether the decision must be asked when it comes up; it may settle what is no choice."""

_OPTIONS: Final[dict[int, Options]] = {
    flow.DRAFT: draft.draft_options,
    flow.ACTION: action.action_options,
    flow.MARCH_TARGET: action.march_target_options,
    flow.MARCH_FIGURES: action.march_figures_options,
    flow.FREE_INVASION: invade.free_invasion_options,
    flow.SUCCOR: invade.warrior_offer_options,
    flow.PILLAGE_AT_ONCE: invade.pillage_at_once_options,
    flow.CALL_TO_BATTLE: pillage.call_options,
    flow.BATTLE_CARD: battle.battle_card_options,
    flow.QUEST_AS_BATTLE: battle.quest_as_battle_options,
    flow.LATE_CARD: battle.late_card_options,
    flow.KEEP_ONE_FIGURE: destroy.keep_one_figure_options,
    flow.PROTECTION: destroy.protection_options,
    flow.FLIGHT: destroy.flight_options,
    flow.KEEP_PLAYED_CARDS: aftermath.keep_played_options,
    flow.RAISE_STAT: action.raise_stat_options,
    flow.LEADER_MOVE: pillage.leader_move_options,
    flow.BLESSING: invade.warrior_offer_options,
    flow.SACRIFICE: action.sacrifice_options,
    flow.SAVE_CARD: age.save_card_options,
}
OPTIONS: Final = [_OPTIONS[op] for op in range(DECISIONS)]

_CHOOSE: Final[dict[int, Choose]] = {
    flow.ACTION: action.choose_action,
    flow.MARCH_TARGET: action.choose_march_target,
    flow.MARCH_FIGURES: action.choose_march_figures,
    flow.FREE_INVASION: invade.choose_free_invasion,
    flow.SUCCOR: invade.choose_succor,
    flow.PILLAGE_AT_ONCE: invade.choose_pillage_at_once,
    flow.CALL_TO_BATTLE: pillage.choose_call,
    flow.QUEST_AS_BATTLE: battle.choose_quest_as_battle,
    flow.LATE_CARD: battle.choose_late_card,
    flow.KEEP_ONE_FIGURE: destroy.choose_keep_one_figure,
    flow.PROTECTION: destroy.choose_protection,
    flow.FLIGHT: destroy.choose_flight,
    flow.KEEP_PLAYED_CARDS: aftermath.choose_keep_played,
    flow.RAISE_STAT: action.choose_raise_stat,
    flow.LEADER_MOVE: pillage.choose_leader_move,
    flow.BLESSING: invade.choose_free_invasion,
    flow.SACRIFICE: action.choose_sacrifice,
}
CHOOSE: Final = [_CHOOSE.get(op, _nothing_to_choose) for op in range(DECISIONS)]

_RESOLVE: Final[dict[int, Run]] = {
    flow.DRAFT: draft.resolve_draft,
    flow.BATTLE_CARD: battle.resolve_battle_card,
    flow.SAVE_CARD: age.resolve_save_card,
}
RESOLVE: Final = [_RESOLVE.get(op, _nothing_to_run) for op in range(DECISIONS)]
