"""A view as a fixed number of bytes, for environments and networks.

An observation is what one seat may know, as ``SIZE`` bytes in the *blocks* of ``LAYOUT``: numbers
as they are, up to 255, and everything else as zeros and ones. Seats, and packs of the draft, are
counted from the seat itself, clockwise, so that it is always seat 0. Divide by ``SCALES`` to bring
all numbers near 0 … 1.

``observe`` makes it from a view; ``observe_state`` makes the same bytes from a state, faster, and
reads nothing that the view would not show. Left out are the order of the discarded cards, the
numbers of frames below the pending decision, what was seen in the drafts of earlier ages, which
entry a quest of ``maybe_shown`` may be, the number of the decision, and anything above 255.
"""

from typing import Final

from fimbul.rules.board import FJORD_NAMES, OUTER, PLACES, PROVINCES, TOKEN_NAMES
from fimbul.rules.card import AGES, CARDS
from fimbul.rules.cells import (
    AGE,
    BASE,
    BONUS,
    CANCELLED,
    CARD,
    COUNT,
    DEAD,
    DOOM,
    DRAFT_PHASE,
    FIRST,
    FOUGHT,
    GLORY,
    LAND,
    OCCUPIED,
    ON_BOARD,
    OPEN,
    PARTICIPANTS,
    PASSED,
    PHASE,
    PHASE_NAMES,
    PILLAGED,
    PILLAGER,
    PROVINCE,
    RAGE,
    ROUND,
    SEA,
    SLOT,
    SLOTS,
    STANDING,
    STATS,
    STEP,
    TOKEN,
    TOP_STEP,
    TURN,
    UNDECIDED,
    WARRIORS,
    WHERE,
    WINNER,
    slots_for,
)
from fimbul.rules.decision import DECISIONS, IS_SIMULTANEOUS
from fimbul.rules.draft import cards_a_round, is_drafted, rounds
from fimbul.rules.figures import strength_in
from fimbul.rules.flow import (
    DECISION_NAMES,
    DRAFT,
    FIRST_STEP,
    OPS,
    first_of,
    op_of,
    seat_of,
    second_of,
    third_of,
)
from fimbul.rules.hands import ENTRIES
from fimbul.rules.manifest import (
    CARD_KIND,
    CLAN_NAMES,
    FIGURE_COUNT,
    IS_QUEST,
    MAX_PLAYERS,
    MIN_PLAYERS,
    WARRIOR_UPGRADE,
)
from fimbul.rules.moves import FIELD_1, V_CARD, V_KEEP, VERB
from fimbul.rules.native import i64, u8, vec
from fimbul.rules.piles import (
    DEALT,
    DISCARD,
    HAND,
    KEPT,
    PICKED,
    PLAYED,
    SHOWN,
    empty_piles,
    fill,
    pack_start,
)
from fimbul.rules.state import PublicState, State
from fimbul.rules.view import View

MOST: Final = 255
"""The largest number that an observation holds."""


class Block:
    """Neighbouring bytes of an observation that belong together."""

    __slots__ = ("axes", "name", "scale", "shape", "start", "text")

    def __init__(
        self, name: str, start: int, shape: tuple[int, ...], axes: str, scale: int, text: str
    ) -> None:
        self.name = name
        """Its name; blocks of a seat begin with ``seat-``."""
        self.start = start
        """Where it begins; a block of a seat begins there for seat 0."""
        self.shape = shape
        """How many numbers it has, by axis."""
        self.axes = axes
        """What the numbers are counted by."""
        self.scale = scale
        """What to divide its numbers by."""
        self.text = text
        """What the numbers mean."""

    @property
    def size(self) -> int:
        """How many numbers it has."""
        size = 1
        for length in self.shape:
            size *= length
        return size


LAYOUT: Final[list[Block]] = []
"""All blocks, in order; those of a seat, once."""


def _block(name: str, shape: tuple[int, ...], axes: str, text: str, scale: int = 1) -> int:
    """Add a block after the last one; return where it begins."""
    start = 0
    if LAYOUT:
        start = LAYOUT[-1].start + LAYOUT[-1].size
    LAYOUT.append(Block(name, start, shape, axes, scale, text))
    return start


_CARDS: Final = len(CARDS)
_STEPS: Final = len(DECISION_NAMES) + OPS - FIRST_STEP
_NUMBER_BITS: Final = 16

_QUEST_CARDS: Final = [card for card in range(_CARDS) if IS_QUEST[card]]
_QUEST_INDEX: Final = vec[i64](
    [_QUEST_CARDS.index(card) if IS_QUEST[card] else -1 for card in range(_CARDS)]
)
"""By card, its number among the quests; -1 for other cards."""


def _upgrades() -> list[tuple[int, int]]:
    """All upgrades with each of their slots, in the order of the cards."""
    return [
        (card, slot)
        for card in range(_CARDS)
        if CARD_KIND[card] >= WARRIOR_UPGRADE
        for slot in slots_for(CARD_KIND[card])
    ]


UPGRADES: Final = _upgrades()
"""The pairs of an upgrade and a slot that the block ``seat-upgrades`` counts by."""
_UPGRADE_AT: Final = vec[i64](
    [
        UPGRADES.index((card, slot)) if (card, slot) in UPGRADES else -1
        for card in range(_CARDS)
        for slot in range(SLOTS)
    ]
)

# --- the game -------------------------------------------------------------------------------------
_PLAYERS: Final[i64] = _block("players", (MAX_PLAYERS - MIN_PLAYERS + 1,), "2, 3, 4", "players")
_EDITION: Final[i64] = _block("edition", (1,), "", "1 for the first print (V1, V2)")
_DRAFTS: Final[i64] = _block("drafts-first-age", (1,), "", "1 if the first age has a draft (D5)")
_AGE: Final[i64] = _block("age", (AGES,), "age", "the age")
_PHASE: Final[i64] = _block("phase", (len(PHASE_NAMES),), "phase", "the phase")
_DECISION: Final[i64] = _block(
    "decision", (len(DECISION_NAMES),), "decision", "the decision that is pending"
)
_OWES: Final[i64] = _block("owes", (MAX_PLAYERS,), "seat", "who still owes it")
_HAS_SEALED: Final[i64] = _block("has-sealed", (MAX_PLAYERS,), "seat", "who has sealed a choice")
_NUMBERS: Final[i64] = _block(
    "frame", (3, _NUMBER_BITS), "number × bit", "the numbers of its frame, bit by bit"
)
_TO_COME: Final[i64] = _block(
    "to-come", (_STEPS,), "decision, then step", "how often each is on the stack below it", 4
)
_ABOUT_PROVINCE: Final[i64] = _block(
    "about-province", (PROVINCES,), "province", "the province that the decision is about"
)
_ABOUT_SOURCE: Final[i64] = _block(
    "about-source", (PROVINCES,), "province", "the province that figures leave"
)
_ABOUT_WARRIORS: Final[i64] = _block("about-warriors", (1,), "", "warriors that it is about", 8)
_ABOUT_FIGURES: Final[i64] = _block(
    "about-figures", (int(FIGURE_COUNT),), "figure", "other figures that it is about"
)
_ABOUT_CARD: Final[i64] = _block("about-card", (_CARDS,), "card", "the card that it is about")
_FIRST: Final[i64] = _block("first-player", (MAX_PLAYERS,), "seat", "the first player")
_TURN: Final[i64] = _block("turn", (MAX_PLAYERS,), "seat", "whose turn it is, or will be")
_PILLAGER: Final[i64] = _block("pillager", (MAX_PLAYERS,), "seat", "who pillages, or did last")
_BATTLE: Final[i64] = _block("battle-province", (PROVINCES,), "province", "the province of that")
_FIGHTS: Final[i64] = _block("fights", (MAX_PLAYERS,), "seat", "who fights in that battle")
_WINNER: Final[i64] = _block("winner", (MAX_PLAYERS,), "seat", "who won it")
_OUTCOME: Final[i64] = _block("outcome", (2,), "tie, undecided", "the battle without a winner")
_ROUND: Final[i64] = _block("draft-round", (KEPT + 1,), "round", "the round of the draft")
_DOOMS: Final[i64] = _block("dooms", (AGES, PROVINCES), "age × province", "Ragnarök of each age")
_DOOMED: Final[i64] = _block("doomed", (PROVINCES,), "province", "Ragnarök of this age")
_STANDING: Final[i64] = _block("standing", (PROVINCES,), "province", "not destroyed")
_PILLAGED: Final[i64] = _block("pillaged", (PROVINCES,), "province", "pillaged in this age")
_ROOM: Final[i64] = _block("has-room", (PROVINCES,), "province", "has a free village")
_TAKEN: Final[i64] = _block("taken-villages", (OUTER,), "outer province", "villages taken", 5)
_TOKEN: Final[i64] = _block(
    "token", (PROVINCES, len(TOKEN_NAMES)), "province × token", "what pillaging it gives"
)
_DISCARD: Final[i64] = _block("discard", (_CARDS,), "card", "copies in the discard pile", 2)

# --- what only the seat itself knows --------------------------------------------------------------
_HAND: Final[i64] = _block("hand", (_CARDS,), "card", "copies in its own hand", 2)
_PACK: Final[i64] = _block("pack", (_CARDS,), "card", "copies in the pack in hand (draft)", 2)
_KEPT: Final[i64] = _block("kept", (_CARDS,), "card", "copies kept so far in this draft", 2)
_SEALED: Final[i64] = _block("sealed", (_CARDS,), "card", "the cards of its own sealed choice", 2)
_DECLINED: Final[i64] = _block("sealed-none", (1,), "", "1 if it has sealed to keep no card")
_BETWEEN: Final[i64] = _block(
    "pack-taken",
    (MAX_PLAYERS, _CARDS),
    "pack × card",
    "seen in this draft, and taken by others when the pack came back",
    2,
)
_PASSED_ON: Final[i64] = _block(
    "pack-passed",
    (MAX_PLAYERS, _CARDS),
    "pack × card",
    "seen in this draft when the pack was passed on, or left over",
    2,
)

# --- each seat; offsets are from the beginning of its part ----------------------------------------
SEATS_AT: Final[i64] = _block("seat-present", (1,), "", "1 if somebody sits there")
"""Where the part of seat 0 begins, the seat itself; the others follow clockwise."""
_PRESENT: Final[i64] = 0
_CLAN: Final[i64] = _block("seat-clan", (len(CLAN_NAMES),), "clan", "its clan") - SEATS_AT
_RAGE: Final[i64] = _block("seat-rage", (1,), "", "rage left", 12) - SEATS_AT
_GLORY: Final[i64] = _block("seat-glory", (1,), "", "glory", 100) - SEATS_AT
_STEP: Final[i64] = (
    _block("seat-steps", (STATS, TOP_STEP + 1), "stat × step", "the step of each stat") - SEATS_AT
)
_HAS_PASSED: Final[i64] = _block("seat-passed", (1,), "", "1 after passing") - SEATS_AT
_ON_BOARD: Final[i64] = _block("seat-on-board", (1,), "", "figures on the board", 10) - SEATS_AT
_HAND_SIZE: Final[i64] = _block("seat-hand-size", (1,), "", "cards in hand", 8) - SEATS_AT
_QUEST_COUNT: Final[i64] = _block("seat-quest-count", (1,), "", "quests committed", 4) - SEATS_AT
_UPGRADE: Final[i64] = (
    _block("seat-upgrades", (len(UPGRADES),), "upgrade and slot", "upgrades on its clan sheet")
    - SEATS_AT
)
_WARRIORS: Final[i64] = _block("seat-warriors", (PLACES,), "place", "warriors", 4) - SEATS_AT
_FIGURES: Final[i64] = (
    _block(
        "seat-figures",
        (int(FIGURE_COUNT) - 1, PLACES),
        "figure but warriors × place",
        "where its leader, ship and monsters are",
    )
    - SEATS_AT
)
_COUNT: Final[i64] = _block("seat-count", (PROVINCES,), "province", "figures", 5) - SEATS_AT
_STRENGTH: Final[i64] = (
    _block("seat-strength", (PROVINCES,), "province", "strength, with ships", 8) - SEATS_AT
)
_SHOWN: Final[i64] = (
    _block("seat-shown", (_CARDS,), "card", "copies known to be in its hand", 2) - SEATS_AT
)
_PICKED: Final[i64] = (
    _block("seat-picked", (_CARDS,), "card", "copies known to have come to it in drafts", 2)
    - SEATS_AT
)
_PLAYED: Final[i64] = (
    _block("seat-played", (_CARDS,), "card", "copies played in this battle", 2) - SEATS_AT
)
_REVEALED: Final[i64] = (
    _block("seat-revealed", (_CARDS,), "card", "the card revealed in this battle") - SEATS_AT
)
_QUESTS: Final[i64] = (
    _block("seat-quests", (len(_QUEST_CARDS),), "quest", "quests committed, as far as known", 2)
    - SEATS_AT
)
_MAYBE: Final[i64] = (
    _block("seat-maybe-shown", (len(_QUEST_CARDS),), "quest", "in its hand or committed", 2)
    - SEATS_AT
)
_BONUS: Final[i64] = _block("seat-bonus", (1,), "", "strength from cards played", 8) - SEATS_AT
_CANCELLED: Final[i64] = (
    _block("seat-cancelled", (1,), "", "1 if the text of its card was cancelled") - SEATS_AT
)
_DEAD: Final[i64] = _block("seat-dead", (1,), "", "figures it lost in this battle", 5) - SEATS_AT
_FOUGHT: Final[i64] = (
    _block("seat-fought", (int(FIGURE_COUNT),), "figure", "figures in this battle") - SEATS_AT
)
SEAT_SIZE: Final[i64] = LAYOUT[-1].start + LAYOUT[-1].size - SEATS_AT
"""How many bytes the part of a seat has."""
SIZE: Final[i64] = SEATS_AT + MAX_PLAYERS * SEAT_SIZE
"""How many bytes an observation has."""


def _scales() -> bytes:
    shared = [block.scale for block in LAYOUT for _ in range(block.size)]
    own = shared[SEATS_AT:]
    return bytes(shared[:SEATS_AT] + own * MAX_PLAYERS)


SCALES: Final = _scales()
"""By index of an observation, what to divide the number by."""
assert len(SCALES) == SIZE
assert len(FJORD_NAMES) + PROVINCES < PLACES

_NOTHING: Final = vec[u8](bytes(int(SIZE)))


def observe(view: View) -> vec[u8]:
    """The observation of a view. A spectator's is that of seat 0 without its own cards."""
    out = _NOTHING[:]
    seat = view.seat
    known = seat if seat >= 0 else 0
    _write_public(view, known, view.sealed_seats, out, 0)
    players = view.players
    for other in range(players):
        at = SEATS_AT + (other - known) % players * SEAT_SIZE
        out[at + _HAND_SIZE] = u8(view.hand_sizes[other])
        out[at + _QUEST_COUNT] = u8(view.quest_counts[other])
        _write_quests(view.quests[other], out, at)
    if seat < 0:
        return out
    hidden = empty_piles(pack_start(1, players))
    fill(hidden, 0, view.hand)
    first = (view.cells[AGE] - 1) * players
    if len(view.packs) == 0:
        _write_own(view, seat, hidden, 0, -1, out, 0)
    else:
        place = pack_start(1, 0)
        for pack in range(players):
            for length, cards in view.packs[first + pack]:
                for index in range(len(cards)):
                    hidden[place + index] = u8(cards[index])
                place += length
        _write_own(view, seat, hidden, 0, pack_start(1, 0), out, 0)
    for move in view.sealed:
        _write_sealed(move, out, 0)
    return out


def observe_state(state: State, seat: int) -> vec[u8]:
    """What ``observe`` returns for the view of a seat."""
    out = _NOTHING[:]
    write(state, seat, out, 0)
    return out


def write(state: State, seat: i64, out: vec[u8], at: i64) -> None:
    """Write the observation of a seat into zeros, from index ``at`` on."""
    players = state.players
    sealed_seats: i64 = 0
    if len(state.stack):
        frame = state.stack[-1]
        if IS_SIMULTANEOUS[op_of(frame)]:
            mask = first_of(frame)
            last = 1 if op_of(frame) == DRAFT and players == 2 else 0
            for other in range(players):
                if mask >> other & 1 and state.sealed[2 * other + last] >= 0:
                    sealed_seats |= 1 << other
    _write_public(state, seat, sealed_seats, out, at)
    are_revealed = PHASE_NAMES[state.cells[PHASE]] == "quests"
    for other in range(players):
        place = at + SEATS_AT + (other - seat) % players * SEAT_SIZE
        out[place + _HAND_SIZE] = state.hidden[HAND[other]]
        quests = state.quests[other]
        out[place + _QUEST_COUNT] = u8(len(quests))
        if are_revealed or other == seat:
            _write_quests(quests, out, place)
    packs = pack_start(players, (state.cells[AGE] - 1) * players)
    _write_own(state, seat, state.hidden, HAND[seat], packs, out, at)
    _write_sealed(state.sealed[2 * seat], out, at)
    _write_sealed(state.sealed[2 * seat + 1], out, at)


def _number(value: i64) -> u8:
    """A number as it is written: from 0 to ``MOST``."""
    return u8(0 if value < 0 else MOST if value > MOST else value)


def _write_mask(mask: i64, out: vec[u8], at: i64) -> None:
    """Mark the bits of a mask."""
    while mask:
        if mask & 1:
            out[at] = 1
        mask >>= 1
        at += 1


def _write_seats(mask: i64, seat: i64, players: i64, out: vec[u8], at: i64) -> None:
    """Mark the seats of a mask, counted from ``seat``."""
    for other in range(players):
        if mask >> other & 1:
            out[at + (other - seat) % players] = 1


def _write_pile(piles: vec[u8], pile: i64, out: vec[u8], at: i64) -> None:
    """Count the cards of a pile."""
    for place in range(pile + 1, pile + 1 + i64(piles[pile])):
        out[at + i64(piles[place])] += 1


def _write_quests(quests: tuple[int, ...], out: vec[u8], at: i64) -> None:
    for card in quests:
        out[at + _QUESTS + _QUEST_INDEX[card]] += 1


def _write_sealed(move: i64, out: vec[u8], at: i64) -> None:
    if move >= 0:
        if VERB[move] == V_KEEP or VERB[move] == V_CARD:
            out[at + _SEALED + FIELD_1[move]] += 1
        else:
            out[at + _DECLINED] = 1


def _write_public(state: PublicState, seat: i64, sealed_seats: i64, out: vec[u8], at: i64) -> None:
    """Write what everybody may see, with ``seat`` as seat 0."""
    cells = state.cells
    players = state.players
    out[at + _PLAYERS + players - MIN_PLAYERS] = 1
    out[at + _EDITION] = u8(state.edition)
    if state.drafts_first_age:
        out[at + _DRAFTS] = 1
    age = cells[AGE]
    out[at + _AGE + age - 1] = 1
    out[at + _PHASE + cells[PHASE]] = 1
    _write_flow(state, seat, sealed_seats, out, at)
    out[at + _FIRST + (cells[FIRST] - seat) % players] = 1
    out[at + _TURN + (cells[TURN] - seat) % players] = 1
    out[at + _PILLAGER + (cells[PILLAGER] - seat) % players] = 1
    out[at + _BATTLE + cells[PROVINCE]] = 1
    _write_seats(cells[PARTICIPANTS], seat, players, out, at + _FIGHTS)
    winner = cells[WINNER]
    if winner >= 0:
        out[at + _WINNER + (winner - seat) % players] = 1
    else:
        out[at + _OUTCOME + (1 if winner == UNDECIDED else 0)] = 1
    out[at + _ROUND + cells[ROUND]] = 1
    for index in range(i64(AGES)):
        out[at + _DOOMS + index * PROVINCES + cells[DOOM + index]] = 1
    out[at + _DOOMED + cells[DOOM + age - 1]] = 1
    _write_mask(cells[STANDING], out, at + _STANDING)
    _write_mask(cells[PILLAGED], out, at + _PILLAGED)
    _write_mask(cells[OPEN], out, at + _ROOM)
    for province in range(i64(OUTER)):
        out[at + _TAKEN + province] = u8(cells[OCCUPIED + province])
    for province in range(i64(PROVINCES)):
        out[at + _TOKEN + province * len(TOKEN_NAMES) + cells[TOKEN + province]] = 1
    _write_pile(state.known, DISCARD, out, at + _DISCARD)
    for other in range(players):
        place = at + SEATS_AT + (other - seat) % players * SEAT_SIZE
        _write_clan(state, other, out, place)


def _write_flow(state: PublicState, seat: i64, sealed_seats: i64, out: vec[u8], at: i64) -> None:
    """Write what is pending and what will follow."""
    stack = state.stack
    size = len(stack)
    if size == 0:
        return
    players = state.players
    frame = stack[size - 1]
    op = op_of(frame)
    out[at + _DECISION + op] = 1
    first = first_of(frame)
    is_simultaneous = IS_SIMULTANEOUS[op]
    owing = first & ~sealed_seats if is_simultaneous else 1 << seat_of(frame)
    _write_seats(owing, seat, players, out, at + _OWES)
    _write_seats(sealed_seats, seat, players, out, at + _HAS_SEALED)
    if not is_simultaneous:
        _write_mask(first, out, at + _NUMBERS)
    _write_mask(second_of(frame), out, at + _NUMBERS + _NUMBER_BITS)
    _write_mask(third_of(frame), out, at + _NUMBERS + 2 * _NUMBER_BITS)
    if not is_simultaneous:
        _write_about(state, op, out, at)
    for depth in range(size - 1):
        below = op_of(stack[depth])
        if below >= FIRST_STEP:
            below -= FIRST_STEP - len(DECISION_NAMES)
        out[at + _TO_COME + below] += 1


def _write_about(state: PublicState, op: i64, out: vec[u8], at: i64) -> None:
    about = DECISIONS[op].about(state, state.stack[-1])
    if about.province >= 0:
        out[at + _ABOUT_PROVINCE + about.province] = 1
    if about.source >= 0:
        out[at + _ABOUT_SOURCE + about.source] = 1
    out[at + _ABOUT_WARRIORS] = _number(about.warriors)
    _write_mask(about.figures, out, at + _ABOUT_FIGURES)
    if about.card >= 0:
        out[at + _ABOUT_CARD + about.card] = 1


def _write_clan(state: PublicState, seat: i64, out: vec[u8], at: i64) -> None:
    """Write what everybody may see of one clan, at the beginning of its part."""
    cells = state.cells
    base = BASE[seat]
    known = state.known
    out[at + _PRESENT] = 1
    out[at + _CLAN + state.clans[seat]] = 1
    out[at + _RAGE] = _number(cells[base + RAGE])
    out[at + _GLORY] = _number(cells[base + GLORY])
    for stat in range(i64(STATS)):
        out[at + _STEP + stat * (TOP_STEP + 1) + cells[base + STEP + stat]] = 1
    out[at + _HAS_PASSED] = u8(cells[base + PASSED])
    out[at + _ON_BOARD] = _number(cells[base + ON_BOARD])
    for slot in range(i64(SLOTS)):
        card = cells[base + SLOT + slot]
        if card >= 0:
            out[at + _UPGRADE + _UPGRADE_AT[card * SLOTS + slot]] = 1
    for place in range(i64(PLACES)):
        out[at + _WARRIORS + place] = _number(cells[base + WARRIORS + place])
    for figure in range(i64(1), FIGURE_COUNT):
        out[at + _FIGURES + (figure - 1) * PLACES + cells[base + WHERE + figure]] = 1
    present = cells[base + LAND] | cells[base + SEA]
    for province in range(i64(PROVINCES)):
        if present >> province & 1:
            out[at + _COUNT + province] = _number(cells[base + COUNT + province])
            out[at + _STRENGTH + province] = _number(strength_in(state, seat, province))
    _write_pile(known, SHOWN[seat], out, at + _SHOWN)
    _write_pile(known, PICKED[seat], out, at + _PICKED)
    for maybe in state.maybe_shown[seat]:
        out[at + _MAYBE + _QUEST_INDEX[maybe // ENTRIES]] += 1
    _write_pile(known, PLAYED[seat], out, at + _PLAYED)
    card = cells[base + CARD]
    if card >= 0:
        out[at + _REVEALED + card] = 1
    out[at + _BONUS] = _number(cells[base + BONUS])
    out[at + _CANCELLED] = _number(cells[base + CANCELLED])
    out[at + _DEAD] = _number(cells[base + DEAD])
    _write_mask(cells[base + FOUGHT], out, at + _FOUGHT)


def _write_own(
    state: PublicState,
    seat: i64,
    hidden: vec[u8],
    hand: i64,
    packs: i64,
    out: vec[u8],
    at: i64,
) -> None:
    """Write what the seat knows of its hand and of the packs of this age.

    Its hand is the pile of ``hidden`` at ``hand``; the packs begin at ``packs`` unless that is
    negative.
    """
    _write_pile(hidden, hand, out, at + _HAND)
    cells = state.cells
    if packs < 0 or not is_drafted(state, cells[AGE]):
        return
    players = state.players
    width = cards_a_round(state)
    last = rounds(state)
    now = cells[ROUND]
    is_drafting = cells[PHASE] == DRAFT_PHASE
    for pack in range(players):
        start = packs + pack * DEALT
        end = start + DEALT
        relative = (pack - seat) % players * _CARDS
        held = (seat - pack) % players
        while held <= now:
            place = start + held * width
            if held == now:
                block = at + _PACK if is_drafting else at + _PASSED_ON + relative
                _write_cards(hidden, place, end, out, block)
                break
            if is_drafting:
                _write_cards(hidden, place, place + width, out, at + _KEPT)
            held += players
            if held > now or held >= last:
                _write_cards(hidden, place + width, end, out, at + _PASSED_ON + relative)
                break
            back = start + held * width
            _write_cards(hidden, place + width, back, out, at + _BETWEEN + relative)


def _write_cards(cards: vec[u8], start: i64, end: i64, out: vec[u8], at: i64) -> None:
    """Count the cards from ``start`` to ``end``."""
    for place in range(start, end):
        out[at + i64(cards[place])] += 1
