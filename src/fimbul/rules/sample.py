"""Sampling: a whole game that agrees with everything that a seat has seen.

Search needs nothing else. Unknown are the cards that the others kept in the drafts, which of them
they hold and which they committed as quests, and the deals of later ages. What the seat has seen
(its stretches of the packs) and what everybody has seen (``picked``, ``shown`` and ``maybe_shown``,
see ``hands``) must be the same in the sample.
"""

from typing import Final

from fimbul.rules.card import AGES, CARDS, copies_in
from fimbul.rules.cells import AGE, PHASE, QUEST_PHASE, ROUND
from fimbul.rules.dice import Dice, dice_from
from fimbul.rules.draft import cards_a_round, is_drafted, keeper, rounds
from fimbul.rules.flow import DRAFT
from fimbul.rules.game import legal
from fimbul.rules.hands import ENTRIES
from fimbul.rules.manifest import IS_QUEST
from fimbul.rules.native import append, i64, u8, vec
from fimbul.rules.piles import (
    DEALT,
    HAND,
    PICKED,
    SHOWN,
    Cards,
    cards_in,
    empty_piles,
    fill,
    pack_start,
)
from fimbul.rules.setup import Rng
from fimbul.rules.state import State
from fimbul.rules.view import View

ANY_QUEST: Final = -1
EMPTY: Final = -1
"""A position of a pack whose card is not chosen yet."""
MOST_GROUPS: Final = 60
"""A set of groups is a mask in one machine int."""

BIT: Final = vec[i64]([1 << group for group in range(MOST_GROUPS)])
"""The mask of one group; mypyc 2.4 takes ``1 << group`` for a shift of 32 bits."""
AGE_OF: Final = vec[i64]([card.age for card in CARDS])


def sample(view: View, rng: Rng) -> State:
    """A state whose view for the same seat is ``view``, drawn at random by ``rng``.

    All randomness comes from ``rng``; unless it is a ``Dice``, one number of it seeds one.
    """
    dice = dice_from(rng)
    deal = _Deal(view, dice)
    deal.deal()
    hidden = empty_piles(pack_start(view.players, AGES * view.players))
    quests: list[Cards] = []
    for seat in range(view.players):
        if seat == view.seat:
            fill(hidden, HAND[seat], view.hand)
            quests.append(view.quests[seat])
        else:
            hand, entries = _split(view, seat, deal.unseen_cards(seat), dice)
            fill(hidden, HAND[seat], hand)
            quests.append(entries if _hidden_quests(view, seat) else view.quests[seat])
    deal.put_packs(hidden)
    state = State(view)
    state.quests = quests
    state.hidden = hidden
    state.sealed = vec[i64]([-1] * (2 * view.players))
    _seal(state, view, dice)
    return state


def _seal(state: State, view: View, dice: Dice) -> None:
    """Seal random choices for the others, and for the seat what it has sealed."""
    for seat in range(view.players):
        at = 2 * seat
        if seat == view.seat:
            state.sealed[at] = view.sealed[0]
            state.sealed[at + 1] = view.sealed[1]
        elif view.sealed_seats >> seat & 1:
            is_pair = view.pending_op == DRAFT and view.players == 2
            for index in range(at, at + 2 if is_pair else at + 1):
                moves = legal(state, seat)
                state.sealed[index] = moves[dice.roll(len(moves))]
                state.options = None


def _hidden_quests(view: View, seat: i64) -> i64:
    """How many quests of a seat lie face down."""
    return 0 if view.cells[PHASE] == QUEST_PHASE else view.quest_counts[seat]


# --- who kept what --------------------------------------------------------------------------------


class _Deal:
    """The packs of all ages, while they are being dealt.

    A *position* is one of the eight of a pack, numbered through all packs of all ages. Positions
    fall into *groups*: cards of one age that are known to lie at some positions, in an unknown
    order. The group of the cards that the seat never saw has more cards than positions. Everything
    is kept in flat arrays, because a search spends most of its time on sampling and playing:

    ``owners``, ``groups``, ``dealt``
        by position: the seat that has got the card, or the number of players for nobody (it is
        still in the pack, or was left over); the group; the card, or ``EMPTY``;
    ``is_known``
        by position: 1 if everybody knows that the owner kept a copy of this card;
    ``cards``, ``starts``, ``ends``
        the cards of a group that are not dealt yet are ``cards[starts[group]:ends[group]]``;
    ``vacancies``
        by group and owner: how many positions are still empty;
    ``holders``
        by card: the mask of the groups that still have one.
    """

    __slots__ = (
        "cards",
        "dealt",
        "dice",
        "ends",
        "groups",
        "holders",
        "is_known",
        "owners",
        "players",
        "positions",
        "starts",
        "vacancies",
        "view",
    )

    def __init__(self, view: View, dice: Dice) -> None:
        self.view = view
        self.dice = dice
        self.players = view.players
        self.positions: i64 = AGES * view.players * DEALT
        self.owners = _filled(self.positions, view.players)
        self.groups = _filled(self.positions, 0)
        self.dealt = _filled(self.positions, EMPTY)
        self.is_known = _filled(self.positions, 0)
        self.cards = vec[i64]()
        self.starts = vec[i64]()
        self.ends = vec[i64]()
        self.vacancies = vec[i64]()
        self.holders = _filled(len(CARDS), 0)
        age: i64 = 1
        while age <= AGES:
            self._gather(age)
            age += 1
        assert len(self.starts) <= MOST_GROUPS

    def _gather(self, age: i64) -> None:
        """Make the groups of an age from what the seat has seen of its packs."""
        view = self.view
        players = self.players
        copies = copies_in(age, players, view.edition)[:]
        unseen: i64 = len(self.starts)
        self._add_group()
        at = (age - 1) * players * DEALT
        is_dealt = age <= view.cells[AGE]
        pack: i64 = 0
        while pack < players:
            end = at + DEALT
            if is_dealt:
                for length, cards in view.packs[(age - 1) * players + pack]:
                    group = unseen
                    if cards:
                        group = len(self.starts)
                        self._add_group()
                        for card in cards:
                            copies[card] -= 1
                            self._add_card(group, card)
                    stop = at + length
                    while at < stop:
                        self._add_position(at, group, age, pack)
                        at += 1
            while at < end:
                self.groups[at] = unseen
                at += 1
            pack += 1
        # The cards of a group lie side by side: those nobody has seen come after the others.
        self.starts[unseen] = self.ends[unseen] = len(self.cards)
        card_id: i64 = 0
        while card_id < len(copies):
            left = copies[card_id]
            while left > 0:
                self._add_card(unseen, card_id)
                left -= 1
            card_id += 1

    def _add_group(self) -> None:
        size = len(self.cards)
        self.starts = append(self.starts, size)
        self.ends = append(self.ends, size)
        owner: i64 = 0
        while owner <= self.players:
            self.vacancies = append(self.vacancies, 0)
            owner += 1

    def _add_card(self, group: i64, card: i64) -> None:
        self.cards = append(self.cards, card)
        self.ends[group] += 1
        self.holders[card] |= BIT[group]

    def _add_position(self, position: i64, group: i64, age: i64, pack: i64) -> None:
        owner = self._owner(age, pack, position % DEALT)
        self.owners[position] = owner
        self.groups[position] = group
        self.vacancies[group * (self.players + 1) + owner] += 1

    def _owner(self, age: i64, pack: i64, position: i64) -> i64:
        """The seat that has got the card at a position; the number of players for nobody."""
        view = self.view
        is_going_on = age == view.cells[AGE] and view.cells[ROUND] < rounds(view)
        if is_going_on and position >= view.cells[ROUND] * cards_a_round(view):
            return self.players
        seat = keeper(view, age, pack, position)
        return self.players if seat < 0 else seat

    # --- demands: cards that a seat must have got -------------------------------------------------

    def deal(self) -> None:
        """Give every position a card, such that all demands are met."""
        view = self.view
        seats = vec[i64]()
        wanted = vec[i64]()
        for seat in range(self.players):
            if seat != view.seat:
                for card in cards_in(view.known, PICKED[seat]):
                    seats = append(seats, seat)
                    wanted = append(wanted, card)
        # Known cards come first: they leave the least choice.
        for seat in range(self.players):
            if seat != view.seat:
                entries = _hidden_quests(view, seat)
                if entries:
                    for _ in range(entries - _coverable(view.maybe_shown[seat], entries)):
                        seats = append(seats, seat)
                        wanted = append(wanted, ANY_QUEST)
        is_possible = self._meet(seats, wanted, 0)
        assert is_possible, "no game agrees with this view"
        self._deal_rest()

    def _meet(self, seats: vec[i64], wanted: vec[i64], index: i64) -> bool:
        """Deal a card for every demand from ``index`` on, by backtracking; return if it worked."""
        if index == len(seats):
            return True
        owner = seats[index]
        choices = self._choices(owner, wanted[index])
        while choices:
            card = wanted[index]
            if card == ANY_QUEST:
                group = self._pick_by_quests(choices)
                card = self._pick_quest(group)
            else:
                group = self._pick_group(choices)
            position = self._give(group, owner, card)
            self.is_known[position] = int(wanted[index] != ANY_QUEST)
            if self._meet(seats, wanted, index + 1):
                return True
            self._take_back(group, owner, position)
            # Quests too: only quests are left to give, so another one of this group fails as well.
            choices &= ~BIT[group]
        return False

    def _choices(self, owner: i64, wanted: i64) -> i64:
        """The mask of the groups that can meet a demand of a seat."""
        found: i64 = 0
        stride = self.players + 1
        if wanted != ANY_QUEST:
            holders = self.holders[wanted]
            group: i64 = 0
            while holders:
                if holders & 1 and self.vacancies[group * stride + owner]:
                    found |= BIT[group]
                holders >>= 1
                group += 1
            return found
        group = 0
        while group < len(self.starts):
            if self.vacancies[group * stride + owner] and self._quests_in(group):
                found |= BIT[group]
            group += 1
        return found

    def _quests_in(self, group: i64) -> i64:
        count: i64 = 0
        at = self.starts[group]
        while at < self.ends[group]:
            count += IS_QUEST[self.cards[at]]
            at += 1
        return count

    def _pick_group(self, choices: i64) -> i64:
        """One of the groups of a mask, all equally likely."""
        count: i64 = 0
        left = choices
        while left:
            left &= left - 1
            count += 1
        skip: i64 = self.dice.roll(count) if count > 1 else 0
        group: i64 = 0
        while True:
            if choices >> group & 1:
                if skip == 0:
                    return group
                skip -= 1
            group += 1

    def _pick_by_quests(self, choices: i64) -> i64:
        """One of the groups of a mask, by how many quests each has."""
        total: i64 = 0
        group: i64 = 0
        while choices >> group:
            if choices >> group & 1:
                total += self._quests_in(group)
            group += 1
        skip = self.dice.roll(total)
        group = 0
        while True:
            if choices >> group & 1:
                skip -= self._quests_in(group)
                if skip < 0:
                    return group
            group += 1

    def _pick_quest(self, group: i64) -> i64:
        """One of the quests of a group, all copies equally likely."""
        skip = self.dice.roll(self._quests_in(group))
        at = self.starts[group]
        while True:
            if IS_QUEST[self.cards[at]]:
                if skip == 0:
                    return self.cards[at]
                skip -= 1
            at += 1

    def _give(self, group: i64, owner: i64, card: i64) -> i64:
        """Deal a card of a group to an empty position of the owner in it; return the position."""
        at = self.starts[group]
        while self.cards[at] != card:
            at += 1
        last = self.ends[group] - 1
        self.cards[at] = self.cards[last]
        self.cards[last] = card
        self.ends[group] = last
        if not self._has(group, card):
            self.holders[card] &= ~BIT[group]
        at_owner = group * (self.players + 1) + owner
        skip = self.dice.roll(self.vacancies[at_owner])
        self.vacancies[at_owner] -= 1
        position = (AGE_OF[card] - 1) * self.players * DEALT
        while True:
            is_empty = self.dealt[position] == EMPTY and self.owners[position] == owner
            if is_empty and self.groups[position] == group:
                if skip == 0:
                    self.dealt[position] = card
                    return position
                skip -= 1
            position += 1

    def _has(self, group: i64, card: i64) -> bool:
        at = self.starts[group]
        while at < self.ends[group]:
            if self.cards[at] == card:
                return True
            at += 1
        return False

    def _take_back(self, group: i64, owner: i64, position: i64) -> None:
        """Undo the last ``_give``."""
        card = self.dealt[position]
        self.dealt[position] = EMPTY
        self.is_known[position] = 0
        self.vacancies[group * (self.players + 1) + owner] += 1
        self.ends[group] += 1
        self.holders[card] |= BIT[group]

    # --- the rest is dealt at random --------------------------------------------------------------

    def _deal_rest(self) -> None:
        """Deal to every empty position any card of its group."""
        dealt = self.dealt
        cards = self.cards
        dice = self.dice
        position: i64 = 0
        while position < self.positions:
            if dealt[position] == EMPTY:
                group = self.groups[position]
                start = self.starts[group]
                last = self.ends[group] - 1
                at = start + dice.roll(last - start + 1)
                dealt[position] = cards[at]
                cards[at] = cards[last]
                self.ends[group] = last
            position += 1

    def unseen_cards(self, seat: i64) -> list[int]:
        """The cards that came to a seat's hand in the drafts and nobody has seen since."""
        unseen: list[int] = []
        view = self.view
        age = view.cells[AGE]
        last = age if view.cells[ROUND] == rounds(view) else age - 1
        position: i64 = 0
        while position < last * self.players * DEALT:
            if self.owners[position] == seat and not self.is_known[position]:
                unseen.append(self.dealt[position])
            position += 1
        return unseen

    def put_packs(self, hidden: vec[u8]) -> None:
        """Put the packs of all ages into ``hidden``.

        Cards that were kept in the same round are sorted, and so are those that nobody has kept.
        """
        view = self.view
        width = cards_a_round(view)
        dealt = self.dealt
        start: i64 = 0
        while start < self.positions:
            age = start // (self.players * DEALT) + 1
            kept: i64 = 0
            if is_drafted(view, age) and age <= view.cells[AGE]:
                is_going_on = age == view.cells[AGE]
                kept = (view.cells[ROUND] if is_going_on else rounds(view)) * width
            if width > 1:
                at = start
                while at < start + kept:
                    _sort(dealt, at, at + width)
                    at += width
            _sort(dealt, start + kept, start + DEALT)
            start += DEALT
        at = pack_start(self.players, 0)
        for position in range(self.positions):
            hidden[at + position] = u8(dealt[position])


def _filled(size: i64, item: i64) -> vec[i64]:
    return vec[i64]([item] * size)


def _sort(items: vec[i64], start: i64, end: i64) -> None:
    """Sort a few neighbouring items in place."""
    index = start + 1
    while index < end:
        item = items[index]
        at = index
        while at > start and items[at - 1] > item:
            items[at] = items[at - 1]
            at -= 1
        items[at] = item
        index += 1


# --- which of it is committed ---------------------------------------------------------------------


def _split(
    view: View, seat: i64, unseen: list[int], dice: Dice
) -> tuple[list[int], tuple[int, ...]]:
    """A seat's hand and its face-down quests. Later quests are chosen first."""
    maybe = list(view.maybe_shown[seat])
    entries = range(_hidden_quests(view, seat))
    quests = [_take_entry(unseen, maybe, entry, dice) for entry in reversed(entries)]
    quests.reverse()
    hand = unseen + [known // ENTRIES for known in maybe]
    hand += cards_in(view.known, SHOWN[seat])
    return hand, tuple(quests)


def _take_entry(unseen: list[int], maybe: list[int], entry: int, dice: Dice) -> int:
    """Take the quest committed as number ``entry``, so that the earlier ones remain possible."""
    new = [card for card in unseen if IS_QUEST[card]]
    choices = [-1] * len(new) + [known for known in maybe if known % ENTRIES <= entry]
    while True:
        known = choices.pop(dice.roll(len(choices)))
        if known < 0:
            if len(new) - 1 + _coverable(tuple(maybe), entry) >= entry:
                card = new[dice.roll(len(new))]
                unseen.remove(card)
                return card
        else:
            maybe.remove(known)
            if len(new) + _coverable(tuple(maybe), entry) >= entry:
                return known // ENTRIES
            maybe.append(known)


def _coverable(maybe: tuple[int, ...], entries: int) -> int:
    """How many of the first ``entries`` quests can be ones that were shown before."""
    covered = 0
    for first in sorted([known % ENTRIES for known in maybe], reverse=True):
        if covered < entries - first:
            covered += 1
    return covered
