"""Invariants of every state of every game, counted from scratch.

Each ``check_`` raises ``AssertionError`` when its invariant is broken. They hold for states from
``sample`` as well as for states of play.
"""

from collections import Counter

from fimbul.rules import CARDS, STAT_NAMES, YGGDRASIL, State, deck, legal, pending
from fimbul.rules.board import (
    FIRST_FJORD,
    FJORD_OF,
    OUT_OF_GAME,
    OUTER,
    PLACES,
    PROVINCES,
    RESERVE,
    VALHALLA,
    VILLAGES,
)
from fimbul.rules.cells import (
    BASE,
    COUNT,
    HOOKS,
    HORN_STEPS,
    LAND,
    OCCUPIED,
    ON_BOARD,
    OPEN,
    POWER,
    POWERS,
    SEA,
    SLOT,
    STANDING,
)
from fimbul.rules.hands import ENTRIES
from fimbul.rules.manifest import FIGURE_COUNT, FIGURE_NAMES, LEADER, SHIP, WARRIOR

SEA_SERPENT = FIGURE_NAMES.index("sea-serpent")
NAVAL = (SHIP, SEA_SERPENT)
FJORDS = tuple(range(FIRST_FJORD, RESERVE))

Cards = Counter[int]


def check_all(state: State) -> None:
    check_cards(state)
    check_memory(state)
    check_figures(state)
    check_counters(state)
    check_limits(state)
    check_flow(state)


# --- cards ----------------------------------------------------------------------------------------


def picks(state: State, seat: int, age: int) -> Cards:
    """The cards of an age that came into a seat's hand, according to the packs (D2, D4, D5)."""
    has_come = age < state.age or (age == state.age and not is_drafting(state))
    if not has_come:
        return Counter()
    players = state.players
    packs = state.packs[(age - 1) * players : age * players]
    if age == 1 and not state.drafts_first_age:
        return Counter(packs[seat])
    width = 2 if players == 2 else 1
    return Counter(
        card
        for number, pack in enumerate(packs)
        for position, card in enumerate(pack[:6])
        if (number + position // width) % players == seat
    )


def is_drafting(state: State) -> bool:
    return state.phase == "draft"


def all_picks(state: State, seat: int) -> Cards:
    return sum((picks(state, seat, age) for age in (1, 2, 3)), Counter[int]())


def check_cards(state: State) -> None:
    """Exactly the cards kept in the drafts are in hands, on sheets or discarded."""
    held: Cards = Counter(state.discard)
    for seat in range(state.players):
        held.update(state.hands[seat])
        held.update(state.quests[seat])
        held.update(state.upgrades(seat))
        held.update(state.played[seat])
    kept: Cards = Counter()
    for seat in range(state.players):
        kept.update(all_picks(state, seat))
    assert held == kept
    for age in (1, 2, 3):
        dealt: Cards = Counter()
        for pack in state.packs[(age - 1) * state.players : age * state.players]:
            assert len(pack) == 8
            dealt.update(pack)
        assert dealt <= Counter(deck(age, state.players, state.edition))
    for hand in state.hands:
        assert list(hand) == sorted(hand)


def check_packs(state: State, dealt: tuple[tuple[int, ...], ...]) -> None:
    """The packs hold the cards dealt; those of later ages are in the order of the deal."""
    assert len(state.packs) == len(dealt)
    for index, (pack, cards) in enumerate(zip(state.packs, dealt, strict=True)):
        assert Counter(pack) == Counter(cards)
        if index >= state.age * state.players:
            assert pack == cards


def unseen(state: State, seat: int) -> Cards:
    """The cards that came to a seat and that nobody else has seen since.

    Raises ``AssertionError`` when the public memory is false.
    """
    picked = Counter(state.picked[seat])
    came = all_picks(state, seat)
    assert picked <= came, "a card is remembered that never came"
    return came - picked


def maybe_cards(state: State, seat: int) -> Cards:
    return Counter(entry // ENTRIES for entry in state.maybe_shown[seat])


def check_memory(state: State) -> None:
    """The public memory is true, and with the unseen cards it accounts for every card."""
    for seat in range(state.players):
        hand = Counter(state.hands[seat])
        shown = Counter(state.shown[seat])
        hidden = hand if state.phase == "quests" else hand + Counter(state.quests[seat])
        maybe = maybe_cards(state, seat)
        assert shown <= hand, "a card is shown that is not in the hand"
        assert hidden == shown + maybe + unseen(state, seat)
        for memory in (state.shown[seat], state.maybe_shown[seat], state.picked[seat]):
            assert list(memory) == sorted(memory)
        for first in range(len(state.quests[seat]) + 1):
            later = [e // ENTRIES for e in state.maybe_shown[seat] if e % ENTRIES >= first]
            assert Counter(later) <= hand + Counter(state.quests[seat][first:])


# --- figures --------------------------------------------------------------------------------------


def places_of(state: State, seat: int, figure: int) -> list[int]:
    """The places of one figure of a seat; one entry for each warrior."""
    if figure == WARRIOR:
        return [place for place in range(PLACES) for _ in range(state.warriors(seat, place))]
    place = state.where(seat, figure)
    return [] if place == OUT_OF_GAME else [place]


def check_figures(state: State) -> None:
    """A clan has eight warriors, a leader, a ship and its monsters, each where it may be."""
    for seat in range(state.players):
        sheet = {CARDS[card].slug for card in state.upgrades(seat)}
        for figure, name in enumerate(FIGURE_NAMES):
            places = places_of(state, seat, figure)
            expected = {WARRIOR: 8, LEADER: 1, SHIP: 1}.get(figure, int(name in sheet))
            assert len(places) == expected, (seat, name, places)
            on_board = FJORDS if figure in NAVAL else range(PROVINCES)
            for place in places:
                assert place in on_board or place in (RESERVE, VALHALLA)
                assert is_in_play(state, place), "a figure stands where figures cannot be"


def is_in_play(state: State, place: int) -> bool:
    """Whether figures may be at a place: standing provinces, open fjords, off the board (N7)."""
    if place >= RESERVE:
        return True
    if place < FIRST_FJORD:
        return state.is_standing(place)
    return any(FJORD_OF[p] == place and state.is_standing(p) for p in range(OUTER))


def check_counters(state: State) -> None:
    """The counts that the cells keep for speed agree with counting again."""
    taken = [0] * OUTER
    for seat in range(state.players):
        base = BASE[seat]
        count = [0] * PROVINCES
        at_sea = 0
        for figure in range(FIGURE_COUNT):
            for place in places_of(state, seat, figure):
                if place < PROVINCES:
                    count[place] += 1
                at_sea += place in FJORDS
        for province in range(OUTER):
            taken[province] += count[province]
        land = sum(1 << province for province in range(PROVINCES) if count[province])
        ships = {place for figure in NAVAL for place in places_of(state, seat, figure)}
        sea = sum(1 << p for p in range(OUTER) if FJORD_OF[p] in ships)
        assert list(state.cells[base + COUNT : base + COUNT + PROVINCES]) == count
        assert state.cells[base + ON_BOARD] == sum(count) + at_sea
        assert state.cells[base + LAND] == land
        assert state.cells[base + SEA] == sea
        powers = [0] * POWERS
        for card in state.cells[base + SLOT : base + SLOT + 8]:
            for power, amount in CARDS[card].powers if card >= 0 else ():
                powers[power] += amount
        assert list(state.cells[base + POWER : base + POWER + POWERS]) == powers
        hooks = 0
        for card in state.upgrades(seat):
            hooks |= CARDS[card].hooks
        assert state.cells[base + HOOKS] == hooks
    assert list(state.cells[OCCUPIED : OCCUPIED + OUTER]) == taken
    open_provinces = [p for p in range(OUTER) if state.is_standing(p) and taken[p] < VILLAGES[p]]
    assert state.cells[OPEN] == sum(1 << province for province in open_provinces)
    assert state.cells[STANDING] >> YGGDRASIL & 1


def check_limits(state: State) -> None:
    """Villages, horns, rage, glory and steps keep their limits (B3, I4, N2, T2, T3)."""
    for province in range(OUTER):
        figures = sum(state.count_in(seat, province) for seat in range(state.players))
        assert figures <= VILLAGES[province]
    for seat in range(state.players):
        assert state.figures_on_board(seat) <= HORN_STEPS[state.step(seat, 2)]
        assert 0 <= state.rage(seat) <= 12
        assert state.glory(seat) >= 0
        assert all(0 <= state.step(seat, stat) <= 5 for stat in range(len(STAT_NAMES)))


# --- flow -----------------------------------------------------------------------------------------


def check_flow(state: State) -> None:
    """Somebody owes a decision and can make it, until the game is over; nobody else can."""
    decisions = pending(state)
    assert bool(decisions) != state.is_over
    assert state.is_over == (not state.frames)
    assert all(decision.id == state.decision_id for decision in decisions)
    deciding = {decision.seat for decision in decisions}
    assert not decisions or any(not decision.is_sealed for decision in decisions)
    for seat in range(state.players):
        moves = legal(state, seat)
        assert bool(moves) == (seat in deciding)
        assert len(set(moves)) == len(moves)
