"""The state of a game, in a few flat containers.

``PublicState`` is what everybody may see: the board, the clan sheets, the flow, the discard pile
and what has been shown of each hand. ``State`` adds what is hidden. ``View`` (see ``view``) is a
``PublicState`` with what one seat knows in addition, so one set of accessors serves rules, bots and
the page. Most cards lie in arrays of bytes (see ``piles``); accessors return them as tuples.
"""

from typing import Final, cast

from fimbul.rules.board import FJORD_OF, OUTER, RESERVE, VALHALLA, VILLAGES
from fimbul.rules.cells import (
    AGE,
    AXES_STEPS,
    BASE,
    BONUS,
    CARD,
    COUNT,
    DOOM,
    FIRST,
    GLORY,
    HORN_STEPS,
    OCCUPIED,
    ON_BOARD,
    OPEN,
    OVER,
    PARTICIPANTS,
    PASSED,
    PHASE,
    PHASE_NAMES,
    PILLAGED,
    PILLAGER,
    PROVINCE,
    RAGE,
    RAGE_STEPS,
    ROUND,
    SERIAL,
    SLOT,
    SLOTS,
    STANDARD,
    STANDING,
    STAT_AXES,
    STAT_HORNS,
    STAT_RAGE,
    STEP,
    TOKEN,
    TURN,
    WARRIORS,
    WHERE,
    WINNER,
    PhaseName,
    seats_in_order,
)
from fimbul.rules.events import PUBLIC, Event
from fimbul.rules.flow import Frame, Parts, frame_of, op_of, parts_of
from fimbul.rules.manifest import FIGURE_COUNT
from fimbul.rules.native import append, i64, pop, u8, vec
from fimbul.rules.piles import (
    DEALT,
    DISCARD,
    HAND,
    PICKED,
    PLAYED,
    SHOWN,
    Cards,
    cards_in,
    fill,
    pack_start,
    take,
)

PUBLIC_FIELDS: Final = (
    "players",
    "clans",
    "edition",
    "drafts_first_age",
    "cells",
    "stack",
    "known",
    "maybe_shown",
)
"""The fields of a public state; ``PublicState.__init__`` describes and copies them."""
STATE_FIELDS: Final = ("quests", "hidden", "sealed")
"""The fields that ``State`` adds."""


class PublicState:
    """What everybody may see of a game. Seats are numbered clockwise from 0."""

    __slots__ = PUBLIC_FIELDS

    def __init__(self, like: "PublicState | None" = None) -> None:
        """An independent copy of ``like``, or an empty state."""
        self.players: i64 = 0 if like is None else like.players
        """How many clans play."""
        self.clans: Cards = () if like is None else like.clans
        """By seat, the clan (``CLAN_NAMES``)."""
        self.edition: i64 = STANDARD if like is None else like.edition
        """``STANDARD`` or ``FIRST_PRINT`` (V1, V2)."""
        self.drafts_first_age: bool = True if like is None else like.drafts_first_age
        """Whether there is a draft in the first age too (D5)."""
        self.cells: vec[i64] = vec[i64]() if like is None else like.cells[:]
        """All public numbers in one array (see ``cells``); the accessors read them."""
        self.stack: vec[i64] = vec[i64]() if like is None else like.stack[:]
        """What is still to happen, packed; ``frames`` unpacks it."""
        self.known: vec[u8] = vec[u8]() if like is None else like.known[:]
        """The cards that everybody has seen, packed; see ``shown``, ``picked`` and ``discard``."""
        self.maybe_shown: list[Cards] = [] if like is None else like.maybe_shown[:]
        """By seat, quests known to be in its hand or committed, packed (see ``hands``)."""

    @property
    def frames(self) -> list[Parts]:
        """What is still to happen, the next at the end (see ``flow``), for people and files."""
        return [parts_of(frame) for frame in self.stack]

    @property
    def discard(self) -> Cards:
        """The open discard pile, the oldest card first."""
        return cards_in(self.known, DISCARD)

    @property
    def played(self) -> list[Cards]:
        """By seat, the cards played in this battle."""
        return [cards_in(self.known, PLAYED[seat]) for seat in range(self.players)]

    @property
    def shown(self) -> list[Cards]:
        """By seat, the cards known to be in its hand, sorted (see ``hands``)."""
        return [self.shown_by(seat) for seat in range(self.players)]

    @property
    def picked(self) -> list[Cards]:
        """By seat, the cards known to have come to it in the draft, sorted (see ``hands``)."""
        return [cards_in(self.known, PICKED[seat]) for seat in range(self.players)]

    @property
    def pending_op(self) -> i64:
        """The op on top of the stack: the decision that is pending; -1 when the game is over."""
        size = len(self.stack)
        return op_of(self.stack[size - 1]) if size else -1

    @property
    def age(self) -> i64:
        """1, 2 or 3."""
        return self.cells[AGE]

    @property
    def phase(self) -> PhaseName:
        """The name of the phase (``PHASE_NAMES``)."""
        return PHASE_NAMES[self.cells[PHASE]]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.cells[PHASE] == OVER

    @property
    def first_player(self) -> i64:
        """The seat of the first player."""
        return self.cells[FIRST]

    @property
    def turn(self) -> i64:
        """The seat whose turn it is in the action phase."""
        return self.cells[TURN]

    @property
    def decision_id(self) -> int:
        """The id of the decision that is pending; it changes with every one."""
        return self.cells[SERIAL]

    @property
    def draft_round(self) -> i64:
        """The round of the draft, from 0."""
        return self.cells[ROUND]

    @property
    def dooms(self) -> tuple[int, int, int]:
        """The provinces of the three Ragnaröks (S2)."""
        return (self.cells[DOOM], self.cells[DOOM + 1], self.cells[DOOM + 2])

    @property
    def battle_province(self) -> i64:
        """The province of the pillage that is going on, or of the last one."""
        return self.cells[PROVINCE]

    @property
    def pillager(self) -> i64:
        """The seat that pillages, or pillaged last."""
        return self.cells[PILLAGER]

    @property
    def battle_seats(self) -> tuple[int, ...]:
        """The seats in the battle for that province, the pillager first; none without a battle."""
        return seats_in_order(self.players, self.cells[PILLAGER], self.cells[PARTICIPANTS])

    @property
    def battle_winner(self) -> i64:
        """The seat that won the battle; -1 for a tie, -2 before the comparison."""
        return self.cells[WINNER]

    def shown_by(self, seat: i64) -> Cards:
        """The cards known to be in a seat's hand, sorted."""
        return cards_in(self.known, SHOWN[seat])

    def is_standing(self, province: i64) -> bool:
        """Whether a province is not destroyed."""
        return bool(self.cells[STANDING] >> province & 1)

    def is_pillaged(self, province: i64) -> bool:
        """Whether a province was pillaged in this age (P1)."""
        return bool(self.cells[PILLAGED] >> province & 1)

    def has_room(self, province: i64) -> bool:
        """Whether an outer province stands and has an empty village (B3)."""
        return bool(self.cells[OPEN] >> province & 1)

    def free_villages(self, province: i64) -> i64:
        """How many villages of a province are empty; -1 for Yggdrasil, which has no limit."""
        if province >= OUTER:
            return -1
        return VILLAGES[province] - self.cells[OCCUPIED + province]

    def battle_bonus(self, seat: i64) -> i64:
        """What the cards that a seat has played in the battle add to its strength."""
        return self.cells[BASE[seat] + BONUS]

    def revealed_card(self, seat: i64) -> i64:
        """The card that a seat has revealed in the battle, or ``NO_CARD``."""
        return self.cells[BASE[seat] + CARD]

    def token(self, province: i64) -> i64:
        """What a province pays for pillaging it (``TOKEN_NAMES``)."""
        return self.cells[TOKEN + province]

    def rage(self, seat: i64) -> i64:
        """The pool, not the stat (C3)."""
        return self.cells[BASE[seat] + RAGE]

    def glory(self, seat: i64) -> i64:
        """The glory of a seat so far."""
        return self.cells[BASE[seat] + GLORY]

    def has_passed(self, seat: i64) -> bool:
        """Whether a seat has passed for this age."""
        return bool(self.cells[BASE[seat] + PASSED])

    def step(self, seat: i64, stat: i64) -> i64:
        """The step, 0 … 5, of a stat (C2)."""
        return self.cells[BASE[seat] + STEP + stat]

    def stat(self, seat: i64, stat: i64) -> i64:
        """The value of a stat at its step, by edition (V1, V2)."""
        step = self.step(seat, stat)
        if stat == STAT_RAGE:
            return RAGE_STEPS[step]
        if stat == STAT_AXES:
            return AXES_STEPS[self.edition][step]
        assert stat == STAT_HORNS
        return HORN_STEPS[step]

    def slot(self, seat: i64, slot: i64) -> i64:
        """The card in an upgrade slot, or ``NO_CARD``."""
        return self.cells[BASE[seat] + SLOT + slot]

    def upgrades(self, seat: i64) -> list[int]:
        """The cards in a seat's slots."""
        base = BASE[seat] + SLOT
        return [card for card in self.cells[base : base + SLOTS] if card >= 0]

    def figures_on_board(self, seat: i64) -> i64:
        """How many figures of a seat are on the board; its horns bound them."""
        return self.cells[BASE[seat] + ON_BOARD]

    def count_in(self, seat: i64, province: i64) -> i64:
        """How many figures of a seat stand in a province, fjord not counted."""
        return self.cells[BASE[seat] + COUNT + province]

    def warriors(self, seat: i64, place: i64) -> i64:
        """How many warriors of a seat are at a place."""
        return self.cells[BASE[seat] + WARRIORS + place]

    def where(self, seat: i64, figure: i64) -> i64:
        """The place of a seat's leader, ship or monster; ``OUT_OF_GAME`` when it has none."""
        assert figure > 0
        return self.cells[BASE[seat] + WHERE + figure]

    def figures_at(self, seat: i64, place: i64) -> list[int]:
        """A seat's figures at a place (``FIGURE_NAMES``), each once, warriors first."""
        base = BASE[seat]
        figures = [0] if self.cells[base + WARRIORS + place] else []
        figures += [
            figure
            for figure in range(1, FIGURE_COUNT)
            if self.cells[base + WHERE + figure] == place
        ]
        return figures

    def fighters(self, seat: i64, province: i64) -> i64:
        """How many figures of a seat are in a province and its supporting fjord (B4)."""
        base = BASE[seat]
        fjord = FJORD_OF[province]
        at_sea = 0
        for figure in range(1, FIGURE_COUNT):
            at_sea += self.cells[base + WHERE + figure] == fjord
        return self.cells[base + COUNT + province] + (at_sea if fjord < RESERVE else 0)

    def fallen(self, seat: i64) -> i64:
        """How many figures of a seat are in Valhalla."""
        base = BASE[seat]
        unique = 0
        for figure in range(1, FIGURE_COUNT):
            unique += self.cells[base + WHERE + figure] == VALHALLA
        return self.cells[base + WARRIORS + VALHALLA] + unique

    def winners(self) -> tuple[int, ...]:
        """The seats with the most glory (E2); those tied for it share the victory (T6)."""
        best = max(self.glory(seat) for seat in range(self.players))
        return tuple(seat for seat in range(self.players) if self.glory(seat) == best)


class State(PublicState):
    """A whole game, hidden cards included. Never hand it to a player: see ``view``."""

    __slots__ = (*STATE_FIELDS, "events", "options", "seat_of_options")

    def __init__(self, like: PublicState | None = None) -> None:
        """An independent copy of ``like``; nothing is hidden yet when that is no ``State``."""
        super().__init__(like)
        state = like if isinstance(like, State) else None
        self.quests: list[Cards] = [] if state is None else state.quests[:]
        """By seat, the quests it has committed, in that order."""
        self.hidden: vec[u8] = vec[u8]() if state is None else state.hidden[:]
        """The hands and the packs, packed (see ``piles``)."""
        self.sealed: vec[i64] = vec[i64]() if state is None else state.sealed[:]
        """By seat, two moves that it has sealed while others still choose; -1 for none."""
        self.events: list[Event] | None = None
        """The list for events while ``apply`` runs and somebody listens; never copied."""
        self.options: list[int] | None = None
        """What ``legal`` returned for ``seat_of_options``, until the next move."""
        self.seat_of_options = -1

    @property
    def hands(self) -> list[Cards]:
        """By seat, the cards in hand, sorted."""
        return [self.hand(seat) for seat in range(self.players)]

    def hand(self, seat: i64) -> Cards:
        """The cards in a seat's hand, sorted."""
        return cards_in(self.hidden, HAND[seat])

    def set_hand(self, seat: i64, cards: Cards) -> None:
        """Replace the cards in a seat's hand."""
        for card in self.hand(seat):
            take(self.hidden, HAND[seat], card)
        fill(self.hidden, HAND[seat], cards)

    @property
    def packs(self) -> list[Cards]:
        """The packs of all ages (see ``draft``)."""
        packs = (len(self.hidden) - pack_start(self.players, 0)) // DEALT
        return [self.pack(index) for index in range(packs)]

    def pack(self, index: i64) -> Cards:
        """One of the packs."""
        start = pack_start(self.players, index)
        return tuple(self.hidden[start : start + DEALT])

    def set_pack(self, index: i64, cards: Cards) -> None:
        """Replace the eight cards of a pack."""
        start = pack_start(self.players, index)
        for position in range(DEALT):
            self.hidden[start + position] = u8(cards[position])

    def copy(self) -> "State":
        """An independent state with the same contents."""
        return State(self)

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        """The same as ``copy``, for libraries that copy what they do not know."""
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Pickle a state for another process, on both builds of the rules."""
        return _restore, (packed(self, PUBLIC_FIELDS + STATE_FIELDS),)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        for name in PUBLIC_FIELDS + STATE_FIELDS:
            if getattr(self, name) != getattr(other, name):
                return False
        return True

    __hash__ = None  # type: ignore[assignment]  # mutable

    def push(self, op: i64, seat: i64 = 0, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> None:
        """Put a frame on the stack: it runs before those that are there already."""
        self.stack = append(self.stack, frame_of(op, seat, first, second, third))

    def pop(self) -> Frame:
        """Take the frame on top off the stack, which must not be empty."""
        self.stack, frame = pop(self.stack)
        return frame

    def insert(self, depth: i64, frame: Frame) -> None:
        """Put a frame beneath all frames from ``depth`` on: it runs after them."""
        stack = append(self.stack, frame)
        place = len(stack) - 1
        while place > depth:
            stack[place] = stack[place - 1]
            place -= 1
        stack[depth] = frame
        self.stack = stack

    def tell(self, kind: int, *values: int) -> None:
        """Add an event for everybody. Callers check ``events`` first, which saves the call."""
        if self.events is not None:
            self.events.append(Event(kind, PUBLIC, values))

    def whisper(self, seat: int, kind: int, *values: int) -> None:
        """Add an event for one seat."""
        if self.events is not None:
            self.events.append(Event(kind, seat, values))


Packed = dict[str, object]
"""Fields by name, as both builds of the rules can pickle them."""
_BYTES: Final = ("known", "hidden")
_INTS: Final = ("cells", "stack")


def packed(state: PublicState, names: tuple[str, ...]) -> Packed:
    """The named fields of a state; flat arrays become tuples of ints."""
    fields: Packed = {}
    for name in names:
        value = getattr(state, name)
        is_array = name in _INTS or name in _BYTES or name == "sealed"
        fields[name] = tuple(value) if is_array else value
    return fields


def unpack(state: PublicState, fields: Packed) -> None:
    """Set the fields of a state to what ``packed`` returned for another one."""
    for name, value in fields.items():
        if name in _INTS or (name == "sealed" and isinstance(state, State)):
            setattr(state, name, vec[i64](cast("tuple[int, ...]", value)))
        elif name in _BYTES:
            setattr(state, name, vec[u8](bytes(cast("tuple[int, ...]", value))))
        else:
            setattr(state, name, value)


def _restore(fields: Packed) -> State:
    """The state that ``State.__reduce__`` took apart."""
    state = State()
    unpack(state, fields)
    return state
