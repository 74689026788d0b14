"""What a seat, or a spectator, may know: the one exit for everything that leaves the rules.

A view has no reference to the state. It is a ``PublicState`` with the seat's own cards and what the
seat has seen in the drafts and is entitled to remember. Changing only what a seat cannot see leaves
its view the same to the byte.
"""

from typing import Final, Literal

from fimbul.rules.cells import AGE, PHASE, QUEST_PHASE, ROUND
from fimbul.rules.costs import move_cost
from fimbul.rules.decision import DECISIONS, About
from fimbul.rules.draft import cards_a_round, is_drafted, rounds
from fimbul.rules.errors import NotYourDecision
from fimbul.rules.flow import DECISION_NAMES, DecisionName, op_of
from fimbul.rules.game import legal, pending
from fimbul.rules.native import i64
from fimbul.rules.piles import DEALT, HAND, Cards
from fimbul.rules.state import PUBLIC_FIELDS, Packed, PublicState, State, packed, unpack

SPECTATOR: Final = -1
"""The seat of somebody who only watches."""

DecisionKind = Literal[DecisionName, ""]
"""The kind of decision that a game waits for; "" when it is over."""

Stretch = tuple[int, Cards]
"""Neighbouring cards of a pack: how many, and the cards, sorted; () if they are unknown."""


VIEW_FIELDS: Final = (
    "seat",
    "hand",
    "hand_sizes",
    "quests",
    "quest_counts",
    "packs",
    "sealed",
    "sealed_seats",
    "options",
)
"""The fields that ``View`` adds to those of a public state; ``View.__init__`` describes them."""


class View(PublicState):
    """What ``seat`` may know of a game.

    ``hand`` and the quests in ``quests[seat]`` are its own; of the others it knows
    ``hand_sizes`` and ``quest_counts``, and their quests once they are revealed (F2). ``packs``
    tells what it saw in the drafts, by age and pack: stretches of cards in the order they were
    kept (see ``draft``). ``sealed`` is its own sealed choice, ``sealed_seats`` the mask of those
    who have sealed theirs. ``options`` are its legal moves.
    """

    __slots__ = VIEW_FIELDS

    def __init__(self, like: PublicState | None = None) -> None:
        """A copy of the public part of ``like``; ``_look`` fills in what a seat knows."""
        super().__init__(like)
        self.seat: i64 = SPECTATOR
        """The seat whose view it is; ``SPECTATOR`` for somebody who only watches."""
        self.hand: Cards = ()
        """The cards in its own hand, sorted."""
        self.hand_sizes: Cards = ()
        """By seat, how many cards are in its hand."""
        self.quests: list[Cards] = []
        """By seat, the quests it has committed, as far as they are known: its own, or revealed."""
        self.quest_counts: Cards = ()
        """By seat, how many quests it has committed."""
        self.packs: list[tuple[Stretch, ...]] = []
        """By age and pack, what it saw in the drafts: stretches of a number of cards, and which."""
        self.sealed: Cards = ()
        """Its own sealed moves, while others still choose."""
        self.sealed_seats: i64 = 0
        """The seats that have sealed their choice, as a mask: bit 0 is seat 0."""
        self.options: Cards = ()
        """Its legal moves; none when it is not asked."""

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Pickle a view for another process, on both builds of the rules."""
        return _restore, (packed(self, PUBLIC_FIELDS + VIEW_FIELDS),)

    @property
    def decision(self) -> DecisionKind:
        """The kind of decision that the game waits for; "" when it is over."""
        return DECISION_NAMES[self.pending_op] if len(self.stack) else ""

    @property
    def about(self) -> About:
        """What the pending decision is about; nothing when the game is over."""
        if not len(self.stack):
            return About()
        frame = self.stack[-1]
        return DECISIONS[op_of(frame)].about(self, frame)

    def cost(self, move: int) -> int:
        """The rage that one of the options costs."""
        return move_cost(self, self.seat, move)

    @property
    def pack(self) -> Cards:
        """The cards of the pack in hand during a draft; nothing outside of one."""
        if self.seat < 0 or self.decision != "draft":
            return ()
        pack = (self.seat - self.cells[ROUND]) % self.players
        return self.packs[(self.cells[AGE] - 1) * self.players + pack][-1][1]

    @property
    def kept(self) -> Cards:
        """The cards kept in the rounds of this draft that are over; nothing outside of one."""
        if self.seat < 0 or self.decision != "draft":
            return ()
        width = cards_a_round(self)
        kept: list[int] = []
        for round_ in range(self.cells[ROUND]):
            pack = (self.seat - round_) % self.players
            start = 0
            for length, cards in self.packs[(self.cells[AGE] - 1) * self.players + pack]:
                if start == round_ * width:
                    kept += cards
                start += length
        return tuple(sorted(kept))


def view(state: State, seat: int) -> View:
    """What ``seat`` may know; ``SPECTATOR`` for what everybody may.

    Raises ``NotYourDecision`` for a seat that is not at the table.
    """
    players: int = state.players
    if not SPECTATOR <= seat < players:
        raise NotYourDecision("no-such-seat", "nobody sits there")
    packs = [
        stretches(state, seat, age, pack)
        for age in range(1, state.cells[AGE] + 1)
        for pack in range(players)
    ]
    return _look(state, seat, packs)


def glance(state: State, seat: int) -> View:
    """Like ``view``, but without what the seat saw in the drafts: ``packs`` is empty.

    ``packs`` is most of the work of a view. Searches that play on after the drafts do not need it.
    """
    return _look(state, seat, [])


def _look(state: State, seat: int, packs: list[tuple[Stretch, ...]]) -> View:
    """What is public, and what a seat has in its hand, next to what it remembers (``packs``)."""
    players: int = state.players
    are_revealed = state.cells[PHASE] == QUEST_PHASE
    sealed_seats = 0
    for decision in pending(state):
        if decision.is_sealed:
            sealed_seats |= 1 << decision.seat
    seen = View(state)
    seen.seat = seat
    seen.hand_sizes = tuple([i64(state.hidden[HAND[owner]]) for owner in range(players)])
    seen.quests = [
        quests if are_revealed or owner == seat else () for owner, quests in enumerate(state.quests)
    ]
    seen.quest_counts = tuple([len(quests) for quests in state.quests])
    seen.packs = packs
    seen.sealed_seats = sealed_seats
    if seat != SPECTATOR:
        seen.hand = state.hand(seat)
        seen.sealed = tuple(state.sealed[2 * seat : 2 * seat + 2])
        seen.options = tuple(legal(state, seat))
    return seen


def stretches(state: State, seat: int, age: int, pack: int) -> tuple[Stretch, ...]:
    """What a seat saw of a pack each time it held it, and what was taken in between."""
    cards = state.pack((age - 1) * state.players + pack)
    if not is_drafted(state, age):
        return ((DEALT, cards if pack == seat else ()),)
    players = state.players
    width = cards_a_round(state)
    now = state.cells[ROUND] if age == state.cells[AGE] else rounds(state)
    held = (seat - pack) % players
    if seat == SPECTATOR or held > now:
        return ((DEALT, ()),)
    seen: list[Stretch] = [(held * width, ())] if held else []
    while True:
        start = held * width
        if held == now:
            seen.append((DEALT - start, cards[start:]))
            return tuple(seen)
        seen.append((width, cards[start : start + width]))
        held += players
        if held > now or held >= rounds(state):
            seen.append((DEALT - start - width, tuple(sorted(cards[start + width :]))))
            return tuple(seen)
        between = cards[start + width : held * width]
        seen.append((len(between), tuple(sorted(between))))


def _restore(fields: Packed) -> View:
    """The view that ``View.__reduce__`` took apart."""
    seen = View()
    unpack(seen, fields)
    return seen
