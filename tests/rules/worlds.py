"""Other worlds: states that differ from a given one only in what a seat cannot see.

This module has its own account of hidden information, from rules D1–D5 and the face-down cards. It
uses neither ``view`` nor ``sample``, because it tests them.
"""

import json
from collections import Counter
from dataclasses import dataclass
from random import Random

from fimbul.rules import CARDS, Event, State, View, apply, deck, legal
from fimbul.rules.events import PUBLIC
from fimbul.rules.moves import FIELD_1, KEEP, PLAY
from fimbul.rules.plain import view_to_plain
from fimbul.rules.setup import draw_packs
from tests.random_games import choose_move, owing
from tests.rules import invariants

NOBODY = -1
UNDEALT = -1


@dataclass(frozen=True)
class Spot:
    """A position in a pack, or (pack ``UNDEALT``) in the undealt rest of an age's deck."""

    age: int
    pack: int
    position: int


@dataclass(frozen=True)
class Group:
    """Positions in one pack whose cards a seat knows only as a set, or not at all."""

    age: int
    pack: int
    positions: range
    is_known: bool


def knowledge(seen: View) -> str:
    """The whole content of a view: its plain data, and everything that a bot can read."""
    names = [name for name in dir(seen) if not name.startswith("_")]
    values = {name: getattr(seen, name) for name in names}
    fields = {name: value for name, value in values.items() if not callable(value)}
    # JSON cannot write the flat arrays of the compiled rules, which otherwise act like lists.
    return json.dumps([view_to_plain(seen), fields], default=list)


def width(state: State) -> int:
    """The number of cards kept in each round (D2, D4)."""
    return 2 if state.players == 2 else 1


def is_dealt_out(state: State, age: int) -> bool:
    """D5: whether the age has no draft."""
    return age == 1 and not state.drafts_first_age


def rounds_done(state: State, age: int) -> int:
    """The number of finished rounds of an age's draft."""
    return state.draft_round if age == state.age else 6 // width(state)


def owner(state: State, spot: Spot) -> int:
    """The seat that has kept the card at a spot, or ``NOBODY``."""
    if spot.pack == UNDEALT:
        return NOBODY
    if is_dealt_out(state, spot.age):
        return spot.pack
    round_ = spot.position // width(state)
    if spot.position >= 6 or round_ >= rounds_done(state, spot.age):
        return NOBODY
    return (spot.pack + round_) % state.players


def groups(state: State, seat: int) -> list[Group]:
    """The cards a seat has seen of the packs dealt so far, each pack when it held it."""
    return [
        group
        for age in range(1, state.age + 1)
        for pack in range(state.players)
        for group in _groups_of_pack(state, seat, age, pack)
    ]


def _groups_of_pack(state: State, seat: int, age: int, pack: int) -> list[Group]:
    if is_dealt_out(state, age):
        return [Group(age, pack, range(8), pack == seat)]
    now = rounds_done(state, age)
    cards = width(state)
    last_round = 6 // cards - 1
    held = [
        round_
        for round_ in range(min(now, last_round) + 1)
        if seat != NOBODY and (pack + round_) % state.players == seat
    ]
    cuts: list[tuple[int, bool]] = [(0, False)]
    for round_ in held:
        cuts.append((round_ * cards, True))
        if round_ < now:
            cuts.append(((round_ + 1) * cards, True))
    ends = [start for start, _ in cuts[1:]] + [8]
    return [
        Group(age, pack, range(start, end), is_known)
        for (start, is_known), end in zip(cuts, ends, strict=True)
        if start < end
    ]


def sight(state: State, seat: int) -> list[tuple[Group, list[int]]]:
    """All cards that a seat has seen of the packs, as sets."""
    seen: list[tuple[Group, list[int]]] = []
    packs = state.packs
    for group in groups(state, seat):
        pack = packs[(group.age - 1) * state.players + group.pack]
        cards = [pack[position] for position in group.positions]
        seen.append((group, sorted(cards) if group.is_known else []))
    return seen


class World:
    """A copy of a state in which facts that ``seat`` cannot see are changed at random."""

    def __init__(self, state: State, seat: int, rng: Random) -> None:
        self.state = state.copy()
        self.seat = seat
        self.rng = rng
        self.undealt = {age: self._undealt(age) for age in range(1, state.age + 1)}

    def _undealt(self, age: int) -> list[int]:
        players = self.state.players
        dealt = [card for pack in self._packs(age) for card in pack]
        left = Counter(deck(age, players, self.state.edition)) - Counter(dealt)
        return sorted(left.elements())

    def _packs(self, age: int) -> list[tuple[int, ...]]:
        players = self.state.players
        return self.state.packs[(age - 1) * players : age * players]

    def pools(self) -> list[list[Spot]]:
        """Groups of spots whose cards could change places without the seat noticing."""
        unknown = {
            age: [Spot(age, UNDEALT, index) for index in range(len(cards))]
            for age, cards in self.undealt.items()
        }
        pools: list[list[Spot]] = []
        for group in groups(self.state, self.seat):
            spots = [Spot(group.age, group.pack, position) for position in group.positions]
            if group.is_known:
                pools.append(spots)
            else:
                unknown[group.age] += spots
        return pools + list(unknown.values())

    def card(self, spot: Spot) -> int:
        if spot.pack == UNDEALT:
            return self.undealt[spot.age][spot.position]
        return self._packs(spot.age)[spot.pack][spot.position]

    def swap(self, first: Spot, second: Spot) -> bool:
        """Swap the cards of two spots of a pool, unless known facts forbid it."""
        cards = self.card(first), self.card(second)
        owners = owner(self.state, first), owner(self.state, second)
        before = self.state.copy()
        if owners[0] != owners[1]:
            for holder, old, new in zip(owners, cards, reversed(cards), strict=True):
                if holder != NOBODY and not self._replace(holder, first.age, old, new):
                    self.state = before
                    return False
        self._put(first, cards[1])
        self._put(second, cards[0])
        for pack in {first.pack, second.pack}:
            self._tidy(first.age, pack)
        return True

    def _put(self, spot: Spot, card: int) -> None:
        if spot.pack == UNDEALT:
            self.undealt[spot.age][spot.position] = card
            return
        at = (spot.age - 1) * self.state.players + spot.pack
        pack = self.state.pack(at)
        self.state.set_pack(at, (*pack[: spot.position], card, *pack[spot.position + 1 :]))

    def _tidy(self, age: int, pack: int) -> None:
        """Sort cards kept together, and those still in the pack: their order has no meaning."""
        if pack == UNDEALT:
            return
        cards = list(self._packs(age)[pack])
        kept = 0 if is_dealt_out(self.state, age) else rounds_done(self.state, age)
        done = kept * width(self.state)
        ordered: list[int] = []
        for start in range(0, done, width(self.state)):
            ordered += sorted(cards[start : start + width(self.state)])
        at = (age - 1) * self.state.players + pack
        self.state.set_pack(at, (*ordered, *sorted(cards[done:])))
        if done < 6 and self._is_drafting(age):
            self._mend_draft((pack + kept) % self.state.players, cards[done:])

    def _is_drafting(self, age: int) -> bool:
        return age == self.state.age and self.state.phase == "draft"

    def _mend_draft(self, holder: int, rest: list[int]) -> None:
        """Make sure that the cards sealed by the holder of a pack are in it."""
        left = Counter(rest)
        for at in (2 * holder, 2 * holder + 1):
            move = self.state.sealed[at]
            if move >= 0:
                card = FIELD_1[move]
                if not left[card]:
                    card = min(left.elements())
                left[card] -= 1
                self.state.sealed[at] = KEEP[card]

    def _replace(self, holder: int, age: int, old: int, new: int) -> bool:
        """Replace a hidden card of a seat by another; return whether that was possible."""
        state = self.state
        if self._is_drafting(age):
            return True  # it has not come to the hand yet
        if not invariants.unseen(state, holder)[old] or invariants.maybe_cards(state, holder)[old]:
            return False
        places = [-1] if state.hands[holder].count(old) > state.shown[holder].count(old) else []
        if state.phase != "quests" and CARDS[new].provinces | CARDS[new].fallen:
            places += [index for index, card in enumerate(state.quests[holder]) if card == old]
        if not places:
            return False
        place = places[int(self.rng.random() * len(places))]
        if place >= 0:
            quests = state.quests[holder]
            state.quests[holder] = (*quests[:place], new, *quests[place + 1 :])
        else:
            hand = list(state.hands[holder])
            hand.remove(old)
            state.set_hand(holder, tuple(sorted([*hand, new])))
            self._mend_seal(holder, old, new)
        return True

    def _mend_seal(self, holder: int, old: int, new: int) -> None:
        if old not in self.state.hands[holder]:
            for moves in (PLAY, KEEP):
                if self.state.sealed[2 * holder] == moves[old]:
                    self.state.sealed[2 * holder] = moves[new]

    # --- other things to change -----------------------------------------------------------------

    def shuffle_cards(self, tries: int) -> None:
        # Cards change places, but the pools of spots stay the same.
        pools = [pool for pool in self.pools() if len(pool) > 1]
        if pools:
            for _ in range(tries):
                self.swap(*self.rng.sample(pools[int(self.rng.random() * len(pools))], 2))

    def deal_the_ages_to_come_anew(self) -> None:
        state = self.state
        to_come = range(state.age + 1, 4)
        packs = draw_packs(to_come, state.players, state.edition, self.rng)
        for index, pack in enumerate(packs, state.age * state.players):
            state.set_pack(index, pack)

    def reorder_quests(self) -> None:
        """Reorder face-down quests whose order the seat cannot know."""
        for holder in range(self.state.players):
            is_hidden = holder != self.seat and self.state.phase != "quests"
            if is_hidden and not self.state.maybe_shown[holder]:
                quests = list(self.state.quests[holder])
                self.rng.shuffle(quests)
                self.state.quests[holder] = tuple(quests)

    def reseal(self) -> None:
        """Replace the sealed choices of others by other legal choices."""
        state = self.state
        for holder in range(state.players):
            if holder != self.seat and holder not in owing(state) and state.sealed[2 * holder] >= 0:
                is_pair = state.sealed[2 * holder + 1] >= 0
                for _ in range(2 if is_pair else 1):
                    move = choose_move(legal(state, holder), self.rng, is_lively=False)
                    apply(state, holder, move)


def imagine(state: State, seat: int, rng: Random) -> State:
    """A state that differs, if possible, in facts that ``seat`` (or a spectator) cannot see."""
    world = World(state, seat, rng)
    world.shuffle_cards(tries=12)
    world.deal_the_ages_to_come_anew()
    world.reorder_quests()
    world.reseal()
    return world.state


def heard(events: list[Event], seat: int) -> list[Event]:
    """The events that a seat is told."""
    return [event for event in events if event.audience in (PUBLIC, seat)]


def play_in_step(
    state: State, other: State, rng: Random, is_lively: bool
) -> tuple[list[Event], list[Event]] | None:
    """Make the same move in two worlds; return the events of each, or None if no move fits."""
    seats = owing(state)
    if not seats:
        return None
    seat = seats[int(rng.random() * len(seats))]
    there = set(legal(other, seat))
    moves = [move for move in legal(state, seat) if move in there]
    if not moves:
        return None
    move = choose_move(moves, rng, is_lively)
    told: tuple[list[Event], list[Event]] = ([], [])
    apply(state, seat, move, told[0])
    apply(other, seat, move, told[1])
    return told


def is_hiding(state: State, age: int) -> bool:
    """Whether the end of the age has revealed nothing yet (F1, F2)."""
    return state.age == age and (
        state.phase in ("draft", "action") or (state.phase == "discard" and age < 3)
    )
