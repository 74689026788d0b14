"""Sampling: a whole game that agrees with everything a seat has seen.

Search uses nothing else. The unknown is which cards the others kept in the drafts, which of
those they hold and which they committed, and what the ages to come will deal. What the seat has
seen (its stretches of the packs) and what all have seen (``picked``, ``shown`` and
``maybe_shown``, see ``hands``) must come out the same.
"""

from typing import Final

from fimbul.rules.cards import AGES, IS_QUEST, deck
from fimbul.rules.cells import AGE, PHASE, QUEST_PHASE, ROUND
from fimbul.rules.draft import cards_a_round, is_drafted, keeper, rounds
from fimbul.rules.flow import DRAFT
from fimbul.rules.game import legal
from fimbul.rules.hands import ENTRIES
from fimbul.rules.setup import DEALT, Rng, draw_packs, pick, shuffle
from fimbul.rules.state import State
from fimbul.rules.view import View

ANY_QUEST: Final = -1

Demand = tuple[int, int]
"""A seat, and a card it must have kept or ``ANY_QUEST``."""


def sample(view: View, rng: Rng) -> State:
    """A state whose view for the same seat is ``view``, drawn at random by ``rng``."""
    deal = _Deal(view)
    is_possible = deal.meet(deal.demands(), 0, rng)
    assert is_possible, "no game agrees with this view"
    packs = deal.packs(rng)
    hands: list[tuple[int, ...]] = []
    quests: list[tuple[int, ...]] = []
    for seat in range(view.players):
        if seat == view.seat:
            hands.append(view.hand)
            quests.append(view.quests[seat])
        else:
            hand, entries = _split(view, seat, deal.unseen_cards(seat, packs), rng)
            hands.append(tuple(sorted(hand)))
            quests.append(entries if _hidden_quests(view, seat) else view.quests[seat])
    state = State(
        view.players,
        view.clans,
        view.edition,
        view.drafts_first_age,
        view.cells[:],
        view.frames[:],
        view.played[:],
        view.discard,
        view.shown[:],
        view.maybe_shown[:],
        view.picked[:],
        hands,
        quests,
        packs,
        [-1] * (2 * view.players),
    )
    _seal(state, view, rng)
    return state


def _seal(state: State, view: View, rng: Rng) -> None:
    """Let the others have sealed something, and the seat what it did seal."""
    for seat in range(view.players):
        at = 2 * seat
        if seat == view.seat:
            state.sealed[at : at + 2] = list(view.sealed)
        elif view.sealed_seats >> seat & 1:
            is_pair = view.frames[-1][0] == DRAFT and view.players == 2
            for index in range(at, at + 2 if is_pair else at + 1):
                moves = legal(state, seat)
                state.sealed[index] = moves[pick(len(moves), rng)]
                state.options = None


def _hidden_quests(view: View, seat: int) -> int:
    """How many quests of a seat lie face down."""
    return 0 if view.cells[PHASE] == QUEST_PHASE else view.quest_counts[seat]


# --- who kept what --------------------------------------------------------------------------------


class _Group:
    """Cards of one age that lie at some positions of its packs, in an order not known.

    ``room[owner]`` counts the positions that gave their card to a seat; the last owner is nobody:
    the card is still in the pack, or was left over. The group of what the seat never saw has
    more cards than positions.
    """

    __slots__ = ("age", "cards", "given", "positions", "room")

    def __init__(self, age: int, players: int, cards: list[int]) -> None:
        self.age = age
        self.cards = cards
        self.positions: list[tuple[int, int]] = []
        self.room = [0] * (players + 1)
        self.given: list[list[int]] = [[] for _ in range(players + 1)]

    def give(self, owner: int, card: int) -> None:
        self.cards.remove(card)
        self.room[owner] -= 1
        self.given[owner].append(card)

    def take_back(self, owner: int, card: int) -> None:
        self.cards.append(card)
        self.room[owner] += 1
        self.given[owner].remove(card)


class _Deal:
    """The packs of the ages so far, in the making."""

    __slots__ = ("groups", "view")

    def __init__(self, view: View) -> None:
        self.view = view
        self.groups: list[_Group] = []
        for age in range(1, view.cells[AGE] + 1):
            self._gather(age)

    def _gather(self, age: int) -> None:
        """Make the groups of an age from what the seat has seen of its packs."""
        view = self.view
        players = view.players
        unseen = _Group(age, players, deck(age, players, view.edition))
        self.groups.append(unseen)
        for pack in range(players):
            position = 0
            for length, cards in view.packs[(age - 1) * players + pack]:
                group = unseen
                if cards:
                    group = _Group(age, players, list(cards))
                    self.groups.append(group)
                    for card in cards:
                        unseen.cards.remove(card)
                for _ in range(length):
                    group.positions.append((pack, position))
                    group.room[self._owner(age, pack, position)] += 1
                    position += 1

    def _owner(self, age: int, pack: int, position: int) -> int:
        """The seat that has got the card at a position; the number of players for nobody."""
        view = self.view
        is_going_on = age == view.cells[AGE] and view.cells[ROUND] < rounds(view)
        if is_going_on and position >= view.cells[ROUND] * cards_a_round(view):
            return view.players
        seat = keeper(view, age, pack, position)
        return view.players if seat < 0 else seat

    def demands(self) -> list[Demand]:
        """What the other seats must have kept; known cards first, they leave the least choice."""
        view = self.view
        known: list[Demand] = []
        quests: list[Demand] = []
        for seat in range(view.players):
            if seat != view.seat:
                known += [(seat, card) for card in view.picked[seat]]
                entries = _hidden_quests(view, seat)
                unexplained = entries - _coverable(view.maybe_shown[seat], entries)
                quests += [(seat, ANY_QUEST)] * unexplained
        return known + quests

    def meet(self, demands: list[Demand], index: int, rng: Rng) -> bool:
        """Give every demand from ``index`` on a card; go back over choices that do not work."""
        if index == len(demands):
            return True
        owner, wanted = demands[index]
        choices: list[tuple[_Group, int]] = []
        for group in self.groups:
            if group.room[owner]:
                if wanted == ANY_QUEST:
                    choices += [(group, card) for card in sorted(group.cards) if IS_QUEST[card]]
                elif wanted in group.cards:
                    choices.append((group, wanted))
        while choices:
            group, card = choices.pop(pick(len(choices), rng))
            group.give(owner, card)
            if self.meet(demands, index + 1, rng):
                return True
            group.take_back(owner, card)
            if wanted == ANY_QUEST:
                # Quests alone are left to give: which one of the group it was makes no odds.
                choices = [choice for choice in choices if choice[0] is not group]
        return False

    def packs(self, rng: Rng) -> list[tuple[int, ...]]:
        """The packs of all ages: of the ages so far what the groups give, of the others chance."""
        view = self.view
        players = view.players
        packs = [[0] * DEALT for _ in range(view.cells[AGE] * players)]
        for group in self.groups:
            cards = sorted(group.cards)
            shuffle(cards, rng)
            for owner in range(players + 1):
                given = group.given[owner]
                given += cards[: group.room[owner]]
                cards = cards[group.room[owner] :]
                shuffle(given, rng)
            for pack, position in group.positions:
                card = group.given[self._owner(group.age, pack, position)].pop()
                packs[(group.age - 1) * players + pack][position] = card
        done = [self._in_order(cards, index // players + 1) for index, cards in enumerate(packs)]
        to_come = range(view.cells[AGE] + 1, AGES + 1)
        return done + draw_packs(to_come, players, view.edition, rng)

    def _in_order(self, cards: list[int], age: int) -> tuple[int, ...]:
        """Sort what has no order of its own: cards kept together, and those nobody kept."""
        view = self.view
        width = cards_a_round(view)
        kept = rounds(view) * width
        if not is_drafted(view, age):
            kept = 0
        elif age == view.cells[AGE]:
            kept = view.cells[ROUND] * width
        ordered: list[int] = []
        for start in range(0, kept, width):
            ordered += sorted(cards[start : start + width])
        return (*ordered, *sorted(cards[kept:]))

    def unseen_cards(self, seat: int, packs: list[tuple[int, ...]]) -> list[int]:
        """The cards that came to a seat's hand in the drafts and nobody has seen since."""
        view = self.view
        players = view.players
        has_drafted = view.cells[ROUND] == rounds(view)
        last = view.cells[AGE] if has_drafted else view.cells[AGE] - 1
        unseen = [
            packs[(age - 1) * players + pack][position]
            for age in range(1, last + 1)
            for pack in range(players)
            for position in range(DEALT)
            if self._owner(age, pack, position) == seat
        ]
        for card in view.picked[seat]:
            unseen.remove(card)
        return unseen


# --- which of it is committed ---------------------------------------------------------------------


def _split(view: View, seat: int, unseen: list[int], rng: Rng) -> tuple[list[int], tuple[int, ...]]:
    """A seat's hand and its face-down quests, the last of which is chosen first."""
    maybe = list(view.maybe_shown[seat])
    entries = range(_hidden_quests(view, seat))
    quests = [_take_entry(unseen, maybe, entry, rng) for entry in reversed(entries)]
    quests.reverse()
    hand = unseen + [known // ENTRIES for known in maybe] + list(view.shown[seat])
    return hand, tuple(quests)


def _take_entry(unseen: list[int], maybe: list[int], entry: int, rng: Rng) -> int:
    """Take the quest committed as number ``entry``, so that the earlier ones remain possible."""
    new = [card for card in unseen if IS_QUEST[card]]
    choices = [-1] * len(new) + [known for known in maybe if known % ENTRIES <= entry]
    while True:
        known = choices.pop(pick(len(choices), rng))
        if known < 0:
            if len(new) - 1 + _coverable(tuple(maybe), entry) >= entry:
                card = new[pick(len(new), rng)]
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
