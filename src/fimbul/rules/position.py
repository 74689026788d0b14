"""Positions: a game at a natural moment, without the moves that led to it.

The moments are the start of a turn in the action phase and the start of an age's draft. There the
flow of the game follows from few facts, and nobody has chosen anything yet that others await. A
``Position`` is plain data, with numbers in place of names; ``position_check`` validates it,
``position_text`` writes and reads it, and ``position_cards`` fills in cards that it leaves open.

A state made from the position of a state is the same but for the ids of decisions, what is left in
the cells of the last battle, and, at a draft, whose turn was the last. What the seats saw in the
drafts is kept as long as the position has the packs of the ages drafted.
"""

from typing import Final

from fimbul.rules.action import recount_sheet
from fimbul.rules.age import PHASES_OF_AGE
from fimbul.rules.board import OUT_OF_GAME, PROVINCES, RESERVE, VALHALLA
from fimbul.rules.cells import (
    ACTION_PHASE,
    AGE,
    BASE,
    DRAFT_PHASE,
    FIRST,
    GLORY,
    NO_CARD,
    OPEN,
    PASSED,
    PHASE,
    PILLAGED,
    RAGE,
    ROUND,
    SERIAL,
    SLOT,
    SLOTS,
    STANDING,
    STATS,
    STEP,
    TURN,
)
from fimbul.rules.draft import keeper, pack_at, rounds
from fimbul.rules.events import AGE_BEGINS, PACK_RECEIVED, TURN_BEGINS, Event
from fimbul.rules.figures import relocate
from fimbul.rules.flow import (
    ACTION,
    BEGIN_ACTIONS,
    DRAFT,
    NEXT_TURN,
    Frame,
    first_of,
    frame_of,
    op_of,
    seat_of,
)
from fimbul.rules.game import state_before_play
from fimbul.rules.hands import ENTRIES, added, removed
from fimbul.rules.manifest import FIGURE_COUNT, FIGURE_OF_CARD, WARRIOR
from fimbul.rules.native import i64, vec
from fimbul.rules.piles import DEALT, Cards, hidden_of, known_of
from fimbul.rules.setup import Setup
from fimbul.rules.state import State

DRAFTING: Final = -1
"""The turn of a position at the start of a draft."""
Standing = tuple[int, int]
"""A place, and a figure that stands there."""


class Seat:
    """What a position says of one clan."""

    __slots__ = (
        "figures",
        "glory",
        "hand",
        "has_passed",
        "maybe",
        "quests",
        "rage",
        "shown",
        "slots",
        "steps",
    )

    def __init__(self) -> None:
        self.glory = 0
        self.rage = 0
        self.has_passed = False
        self.steps: Cards = (0, 0, 0)
        """The step, 0 … 5, of each stat."""
        self.slots: Cards = (NO_CARD,) * SLOTS
        """The card in each upgrade slot, or ``NO_CARD``."""
        self.figures: tuple[Standing, ...] = ()
        """The figures on the board and in Valhalla, sorted; the others are in the reserve."""
        self.hand: Cards = ()
        self.quests: Cards = ()
        """The quests committed, in that order."""
        self.shown: Cards = ()
        """The cards of the hand that everybody knows (see ``hands``)."""
        self.maybe: Cards = ()
        """Quests known to be in the hand or committed, packed (see ``hands``)."""

    @property
    def unseen(self) -> Cards:
        """The cards in hand and the quests that nobody else has ever seen, sorted.

        Raises ``ValueError`` if a card is shown that is neither in the hand nor a quest.
        """
        cards = sorted(self.hand + self.quests)
        for card in self.shown:
            cards.remove(card)
        for entry in self.maybe:
            cards.remove(entry // ENTRIES)
        return tuple(cards)


class Position:
    """A game at a moment: the options, the board, the clans and the cards. Plain data."""

    __slots__ = (
        "age",
        "clans",
        "destroyed",
        "discard",
        "dooms",
        "drafts_first_age",
        "edition",
        "first",
        "packs",
        "pillaged",
        "seats",
        "tokens",
        "turn",
    )

    def __init__(
        self,
        clans: Cards,
        edition: int,
        drafts_first_age: bool,
        first: int,
        age: int,
        turn: int,
        tokens: Cards,
        dooms: Cards,
        destroyed: Cards,
        pillaged: Cards,
        seats: list[Seat],
        discard: Cards | None,
        packs: list[Cards],
    ) -> None:
        self.clans = clans
        self.edition = edition
        self.drafts_first_age = drafts_first_age
        self.first = first
        self.age = age
        self.turn = turn
        """The seat whose turn begins; ``DRAFTING`` at the start of a draft."""
        self.tokens = tokens
        self.dooms = dooms
        self.destroyed = destroyed
        """The provinces destroyed before the game (S3); those of past dooms are destroyed too."""
        self.pillaged = pillaged
        self.seats = seats
        self.discard = discard
        """The discard pile, the oldest card first; None if the position leaves it open."""
        self.packs = packs
        """By age and seat, the packs (see ``draft``); empty ones are left open."""

    @property
    def players(self) -> int:
        """How many clans play."""
        return len(self.clans)

    @property
    def ruined(self) -> Cards:
        """The provinces that are destroyed: before the game, or by a Ragnarök since."""
        return tuple(sorted((*self.destroyed, *self.dooms[: self.age - 1])))

    @property
    def ages_dealt(self) -> int:
        """How many ages' cards have come into the hands."""
        return self.age - 1 if self.turn == DRAFTING else self.age

    def packs_of(self, age: int) -> list[Cards]:
        """The packs of an age."""
        return self.packs[(age - 1) * self.players : age * self.players]


# --- from a state ---------------------------------------------------------------------------------


def _phases(begin_with: int) -> list[int]:
    """The steps of an age that are still to come, the next one last."""
    steps: list[int] = [step for step in PHASES_OF_AGE]  # noqa: C416 - a packed array is no list
    return steps if begin_with == BEGIN_ACTIONS else steps[:-1]


def _frames(turn: int, players: int) -> list[int]:
    """The stack at a moment that a position can show."""
    if turn == DRAFTING:
        return [*_phases(BEGIN_ACTIONS), frame_of(DRAFT, 0, (1 << players) - 1)]
    after = (turn + 1) % players
    return [*_phases(NEXT_TURN), frame_of(NEXT_TURN, after), frame_of(ACTION, turn)]


def can_be_position(state: State) -> bool:
    """Whether a state is at a moment that a position can show."""
    size = len(state.stack)
    if not size:
        return False
    frame: Frame = state.stack[size - 1]
    op = op_of(frame)
    if op == ACTION:
        stack: list[int] = [frame for frame in state.stack]  # noqa: C416 - a packed array is no list
        return stack == _frames(seat_of(frame), state.players)
    if op != DRAFT or state.cells[ROUND] != 0 or first_of(frame) != (1 << state.players) - 1:
        return False
    return all(move < 0 for move in state.sealed)


def position_of(state: State) -> Position | None:
    """The position of a state, all of it; None at a moment that no position can show."""
    if not can_be_position(state):
        return None
    is_drafting = state.pending_op == DRAFT
    provinces = range(PROVINCES)
    standing = [province for province in provinces if state.is_standing(province)]
    fallen = state.dooms[: state.age - 1]
    return Position(
        clans=state.clans,
        edition=state.edition,
        drafts_first_age=state.drafts_first_age,
        first=state.first_player,
        age=state.age,
        turn=DRAFTING if is_drafting else state.turn,
        tokens=tuple([state.token(province) for province in range(PROVINCES - 1)]),
        dooms=state.dooms,
        destroyed=tuple([p for p in provinces if p not in standing and p not in fallen]),
        pillaged=tuple([province for province in provinces if state.is_pillaged(province)]),
        seats=[_seat_of(state, seat) for seat in range(state.players)],
        discard=state.discard,
        packs=state.packs,
    )


def _seat_of(state: State, owner: int) -> Seat:
    seat = Seat()
    seat.glory = state.glory(owner)
    seat.rage = state.rage(owner)
    seat.has_passed = state.has_passed(owner)
    seat.steps = tuple([state.step(owner, stat) for stat in range(STATS)])
    seat.slots = tuple([state.slot(owner, slot) for slot in range(SLOTS)])
    figures: list[Standing] = []
    for place in (*range(RESERVE), VALHALLA):
        figures += [(place, WARRIOR)] * state.warriors(owner, place)
        for figure in range(1, FIGURE_COUNT):
            if state.where(owner, figure) == place:
                figures.append((place, figure))
    seat.figures = tuple(figures)
    seat.hand = state.hand(owner)
    seat.quests = state.quests[owner]
    seat.shown = state.shown_by(owner)
    seat.maybe = state.maybe_shown[owner]
    return seat


# --- to a state -----------------------------------------------------------------------------------


def state_of(position: Position, events: list[Event] | None = None) -> State:
    """The state of a position that is complete and has no problems (see ``position_check``).

    Appends what everybody is told at that moment to ``events``.
    """
    players = position.players
    state = state_before_play(setup_of(position))
    cells = state.cells
    is_drafting = position.turn == DRAFTING
    cells[AGE] = position.age
    cells[PHASE] = DRAFT_PHASE if is_drafting else ACTION_PHASE
    cells[FIRST] = position.first
    cells[TURN] = position.first if is_drafting else position.turn
    cells[ROUND] = 0 if is_drafting else rounds(state)
    for province in position.dooms[: position.age - 1]:
        cells[STANDING] &= ~(i64(1) << province)
        cells[OPEN] &= ~(i64(1) << province)
    for province in position.pillaged:
        cells[PILLAGED] |= i64(1) << province
    for owner, seat in enumerate(position.seats):
        _arrange(state, owner, seat)
    discarded = position.discard
    assert discarded is not None
    seats = position.seats
    empty: list[Cards] = [() for _ in range(players)]
    state.hidden = hidden_of([seat.hand for seat in seats], position.packs)
    picked = [_picked(state, position, seat) for seat in range(players)]
    state.known = known_of(discarded, [seat.shown for seat in seats], picked, empty)
    state.maybe_shown = [seat.maybe for seat in seats]
    state.quests = [seat.quests for seat in seats]
    state.stack = vec[i64]([i64(frame) for frame in _frames(position.turn, players)])
    cells[SERIAL] = 1
    state.events = events
    if events is not None:
        _tell_moment(state)
    state.events = None
    return state


def _tell_moment(state: State) -> None:
    """Tell which age it is, and whose turn begins or what is in the packs."""
    age = state.age
    state.tell(AGE_BEGINS, age, state.dooms[age - 1])
    if state.pending_op == ACTION:
        state.tell(TURN_BEGINS, state.turn)
        return
    for seat in range(state.players):
        state.whisper(seat, PACK_RECEIVED, *state.pack(pack_at(state, seat)))


def setup_of(position: Position) -> Setup:
    """The setup of a position: its options, and a deal with its packs, sorted."""
    return Setup(
        position.clans,
        position.edition,
        position.drafts_first_age,
        position.first,
        position.tokens,
        position.dooms,
        position.destroyed,
        tuple([tuple(sorted(pack)) for pack in position.packs]),
    )


def _arrange(state: State, owner: int, seat: Seat) -> None:
    """Set the block of a seat in the cells."""
    cells = state.cells
    base = BASE[owner]
    cells[base + GLORY] = seat.glory
    cells[base + RAGE] = seat.rage
    cells[base + PASSED] = int(seat.has_passed)
    for stat in range(STATS):
        cells[base + STEP + stat] = seat.steps[stat]
    for slot in range(SLOTS):
        card = seat.slots[slot]
        cells[base + SLOT + slot] = card
        if card != NO_CARD and FIGURE_OF_CARD[card] >= 0:
            relocate(state, owner, FIGURE_OF_CARD[card], OUT_OF_GAME, RESERVE)
    recount_sheet(state, owner)
    for place, figure in seat.figures:
        relocate(state, owner, figure, RESERVE, place)


def came_to(state: State, position: Position, seat: int, age: int) -> list[int]:
    """The cards of an age that came into a seat's hand in its draft, by the packs."""
    came: list[int] = []
    for number, pack in enumerate(position.packs_of(age)):
        came += [pack[at] for at in range(DEALT) if keeper(state, age, number, at) == seat]
    return came


def _picked(state: State, position: Position, seat: int) -> Cards:
    """The cards known to have come to a seat: all that came but those nobody has seen."""
    came: Cards = ()
    for age in range(1, position.ages_dealt + 1):
        for card in came_to(state, position, seat, age):
            came = added(came, card)
    for card in position.seats[seat].unseen:
        came = removed(came, card)
    return came
