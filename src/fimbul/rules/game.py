"""How to play a game: ``new_game``, ``pending``, ``legal``, ``apply``; see also ``view``.

The flow is a stack of frames in the state (see ``flow``). ``advance`` takes frames off it and
runs them until the one on top is a decision that somebody owes; ``apply`` hands a choice to that
decision and lets the flow run on. So every moment between two choices, in the middle of a card's
effect too, is a plain state that can be copied, saved, searched and undone.
"""

from collections.abc import Sequence
from typing import Final, cast

from fimbul.rules import action, aftermath, age, battle, cards, destroy, flow, invade, pillage
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
from fimbul.rules.decision import DECISIONS, IS_SIMULTANEOUS, check_decisions
from fimbul.rules.errors import IllegalMove, MalformedMove, NotYourDecision
from fimbul.rules.events import Event
from fimbul.rules.flow import (
    DECISION_NAMES,
    FIRST_STEP,
    DecisionName,
    Frame,
    first_of,
    op_of,
    seat_of,
)
from fimbul.rules.manifest import FIGURE_COUNT, LEADER, MAX_PLAYERS, SHIP
from fimbul.rules.moves import MOVE_TEXTS, VERB, check_move
from fimbul.rules.native import append, i64, pop, vec
from fimbul.rules.piles import hidden_of, known_of
from fimbul.rules.reasons import REASONS
from fimbul.rules.setup import Setup
from fimbul.rules.state import State
from fimbul.rules.why import why_not

assert cards.CARDS
check_decisions()

STARTING_WARRIORS: Final = 8


def _cells_before_play(players: int) -> vec[i64]:
    """The cells of a game before chance has decided anything."""
    cells = vec[i64]([0] * (GLOBALS + players * SEAT))
    cells[AGE] = 1
    cells[WINNER] = UNDECIDED
    cells[TOKEN + YGGDRASIL] = TOKEN_ALL
    for seat in range(players):
        base = BASE[seat]
        for slot in range(SLOTS):
            cells[base + SLOT + slot] = NO_CARD
        for figure in range(FIGURE_COUNT):
            cells[base + WHERE + figure] = OUT_OF_GAME
        cells[base + WHERE + LEADER] = cells[base + WHERE + SHIP] = RESERVE
        cells[base + WARRIORS + RESERVE] = STARTING_WARRIORS
        cells[base + CARD] = NO_CARD
    return cells


_BEFORE_PLAY: Final = [_cells_before_play(players) for players in range(MAX_PLAYERS + 1)]


def new_game(setup: Setup, events: list[Event] | None = None) -> State:
    """The state at the first decision of a game (S1–S4). Raises ``MalformedSetup``."""
    setup.check()
    state = state_before_play(setup)
    state.events = events
    advance(state)
    state.events = None
    return state


def state_before_play(setup: Setup) -> State:
    """The state before the first age begins, with the packs as they are in the setup.

    Does not check the setup.
    """
    players = setup.players
    cells = _BEFORE_PLAY[players][:]
    cells[FIRST] = cells[TURN] = setup.first
    standing = ALL_PROVINCES
    for province in setup.destroyed:
        standing &= ~(1 << province)
    cells[STANDING] = standing
    cells[OPEN] = standing & ALL_OUTER
    for index, province in enumerate(setup.dooms):
        cells[DOOM + index] = province
    for index, token in enumerate(setup.tokens):
        cells[TOKEN + index] = token
    empty: list[tuple[int, ...]] = [() for _ in range(players)]
    state = State()
    state.players = players
    state.clans = setup.clans
    state.edition = setup.edition
    state.drafts_first_age = setup.drafts_first_age
    state.cells = cells
    state.stack = vec[i64]([flow.BEGIN_AGE])
    state.known = known_of((), empty, empty, empty)
    state.maybe_shown = empty[:]
    state.quests = empty[:]
    state.hidden = hidden_of(empty, setup.packs)
    state.sealed = vec[i64]([-1] * (2 * players))
    return state


class Decision:
    """A choice that a seat owes: its id, its seat and its kind (``DECISION_NAMES``).

    Several seats may owe the same decision at once. ``is_sealed`` means that this seat has chosen
    already and may still change its mind.
    """

    __slots__ = ("id", "is_sealed", "kind", "seat")

    def __init__(self, decision_id: int, seat: int, kind: int, is_sealed: bool) -> None:
        self.id = decision_id
        """Different for every decision of a game."""
        self.seat = seat
        """The seat that is asked."""
        self.kind = kind
        """The number of its kind; ``name`` is its text."""
        self.is_sealed = is_sealed
        """Whether the seat has chosen already, and may still change its mind."""

    @property
    def name(self) -> DecisionName:
        """The stable name of its kind."""
        return DECISION_NAMES[self.kind]

    def __repr__(self) -> str:
        sealed = ", sealed" if self.is_sealed else ""
        return f"<Decision {self.id}: {self.name} of seat {self.seat}{sealed}>"


def pending(state: State) -> tuple[Decision, ...]:
    """The decisions that the game waits for, in seat order; none when it is over.

    With simultaneous decisions, those already sealed are listed too, until the last one comes.
    """
    op = state.pending_op
    if op < 0:
        return ()
    frame = state.stack[-1]
    serial = state.cells[SERIAL]
    if not is_simultaneous(op):
        return (Decision(serial, seat_of(frame), op, False),)
    mask = first_of(frame)
    return tuple(
        [
            Decision(serial, seat, op, _is_sealed(state, op, seat))
            for seat in range(state.players)
            if mask >> seat & 1
        ]
    )


def next_seat(state: State) -> i64:
    """The lowest seat that still owes a decision; -1 when the game is over."""
    if not len(state.stack):
        return -1
    frame = state.stack[-1]
    op = op_of(frame)
    if not is_simultaneous(op):
        return seat_of(frame)
    mask = first_of(frame)
    seat: i64 = 0
    while not mask >> seat & 1 or _is_sealed(state, op, seat):
        seat += 1
    return seat


def is_simultaneous(op: i64) -> bool:
    """Whether several seats owe this decision at once."""
    return IS_SIMULTANEOUS[op]


def _is_sealed(state: State, op: i64, seat: i64) -> bool:
    """Whether a seat has committed all that a simultaneous decision asks of it."""
    if op == flow.DRAFT and state.players == 2:
        return state.sealed[2 * seat + 1] >= 0
    return state.sealed[2 * seat] >= 0


def owes(state: State, seat: i64) -> bool:
    """Whether the game waits for a decision of this seat, sealed or not."""
    op = state.pending_op
    if op < 0 or seat < 0:
        return False
    frame = state.stack[-1]
    if is_simultaneous(op):
        return bool(first_of(frame) >> seat & 1)
    return seat_of(frame) == seat


def legal(state: State, seat: int) -> Sequence[int]:
    """The moves that a seat may choose from now; none when it owes no decision.

    The list is kept until the next move: do not change it.
    """
    if state.options is not None and state.seat_of_options == seat:
        return state.options
    if not 0 <= seat < MAX_PLAYERS or not owes(state, seat):
        return ()
    options = options_of(state, seat)
    state.options = options
    state.seat_of_options = seat
    return options


def apply(
    state: State,
    seat: int,
    move: int,
    events: list[Event] | None = None,
    decision: int | None = None,
) -> None:
    """Carry out a choice of a seat and let the game run to the next decision.

    Appends what happened to ``events``. If ``decision`` is given, it must be the id of the pending
    decision. Raises ``MalformedMove``, ``NotYourDecision`` or ``IllegalMove``; then nothing has
    changed.
    """
    if decision is not None and decision != state.decision_id:
        raise NotYourDecision("stale-decision", "that decision is not pending")
    if type(move) is not int or not _was_offered(state, seat, move):
        check(state, seat, move)
    state.events = events
    carry_out(state, seat, move)
    state.events = None


def _was_offered(state: State, seat: int, move: int) -> bool:
    """Whether ``legal`` has returned this move since the last one; saves another call of it."""
    options = state.options
    if options is None or seat != state.seat_of_options or not 0 <= move < len(VERB):
        return False
    wanted: i64 = move
    # Compiled, the items are read as machine ints; to anybody else i64 is int.
    for option in cast("list[i64]", options):  # type: ignore[redundant-cast, unused-ignore]
        if option == wanted:
            return True
    return False


def carry_out(state: State, seat: i64, move: i64) -> None:
    """Like ``apply``, for a move that is known to be legal; events go to ``state.events``."""
    frame = state.stack[-1]
    op = op_of(frame)
    state.options = None
    if not IS_SIMULTANEOUS[op]:
        state.stack, frame = pop(state.stack)
        DECISIONS[op].choose(state, seat, frame, move)
        advance(state)
    else:
        _commit(state, op, seat, move)
        if _all_sealed(state, frame):
            state.pop()
            DECISIONS[op].resolve(state, frame)
            for index in range(2 * state.players):
                state.sealed[index] = -1
            advance(state)


def check(state: State, seat: int, move: int) -> None:
    """Raise what ``apply`` would raise, and change nothing."""
    if type(move) is not int:
        raise MalformedMove("unknown-move", "a move is a number of the move table")
    check_move(move)
    options = legal(state, seat)
    if move not in options:
        hand = state.hand(seat) if options else ()
        reason = why_not(state, seat, hand, options, move)
        assert reason
        if not options:
            raise NotYourDecision(reason, REASONS[reason])
        kind = DECISION_NAMES[state.pending_op]
        text = MOVE_TEXTS[move]
        raise IllegalMove(reason, f"{text!r} is not possible now ({kind}): {REASONS[reason]}")


def _commit(state: State, op: i64, seat: i64, move: i64) -> None:
    """Seal a choice, or change it; choosing again replaces a complete pair (D4)."""
    at = 2 * seat
    is_pair = op == flow.DRAFT and state.players == 2
    if is_pair and state.sealed[at] >= 0 and state.sealed[at + 1] < 0:
        state.sealed[at + 1] = move
    else:
        state.sealed[at] = move
        state.sealed[at + 1] = -1


def _all_sealed(state: State, frame: Frame) -> bool:
    mask = first_of(frame)
    op = op_of(frame)
    for seat in range(state.players):
        if mask >> seat & 1 and not _is_sealed(state, op, seat):
            return False
    return True


def advance(state: State) -> None:
    """Run the flow until somebody owes a decision or the game is over."""
    while len(state.stack):
        frame = state.stack[-1]
        op = op_of(frame)
        if op >= FIRST_STEP:
            state.stack, frame = pop(state.stack)
            _run(state, op, frame)
            continue
        decision = DECISIONS[op]
        if not decision.may_fall_away:
            break
        state.pop()
        if decision.arrive(state, frame):
            state.stack = append(state.stack, frame)
            break
    else:
        return
    state.cells[SERIAL] += 1


def _run(state: State, op: i64, frame: Frame) -> None:
    """Run a step by calling its function."""
    match op:
        case flow.BEGIN_AGE:
            age.run_begin_age(state, frame)
        case flow.BEGIN_ACTIONS:
            action.run_begin_actions(state, frame)
        case flow.NEXT_TURN:
            action.run_next_turn(state, frame)
        case flow.PILLAGE:
            pillage.run_pillage(state, frame)
        case flow.CALL:
            pillage.run_call(state, frame)
        case flow.BEGIN_BATTLE:
            battle.run_begin_battle(state, frame)
        case flow.EACH_FIGHTER:
            aftermath.run_each_fighter(state, frame)
        case flow.LATE_CARDS:
            battle.run_late_cards(state, frame)
        case flow.COMPARE:
            battle.run_compare(state, frame)
        case flow.PILLAGED_STEP:
            pillage.run_pillaged(state, frame)
        case flow.BATTLE_GLORY:
            aftermath.run_battle_glory(state, frame)
        case flow.RETURN_AFTER_LOSS:
            aftermath.run_return_after_loss(state, frame)
        case flow.DOOM_FIGURES:
            destroy.run_doom(state, frame)
        case flow.DISCARD:
            age.run_discard(state, frame)
        case flow.REVEAL_QUESTS:
            age.run_reveal_quests(state, frame)
        case flow.RESOLVE_QUEST:
            age.run_resolve_quest(state, frame)
        case flow.RAGNAROK_STEP:
            age.run_ragnarok(state, frame)
        case flow.SWALLOW:
            age.run_swallow(state, frame)
        case flow.RELEASE:
            age.run_release(state, frame)
        case flow.END_AGE:
            age.run_end_age(state, frame)
        case flow.AFTER_INVASION_STEP:
            invade.run_after_invasion(state, frame)
        case _:
            raise AssertionError(f"frame {frame} is no step")


def options_of(state: State, seat: i64) -> list[int]:
    """Like ``legal``, for a seat that is known to owe a decision; returns a new list."""
    frame = state.stack[-1]
    return DECISIONS[op_of(frame)].options(state, seat, frame)
