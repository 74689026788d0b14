"""Counting the cards of one game from its events."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from fimbul.arena.options import WHOLE_WIN, share_of_win
from fimbul.rules import events as happened
from fimbul.rules.cells import NO_CARD
from fimbul.statistics.counts import CardCounts, Counts

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from fimbul.rules import Event


def count_game(events: Iterable[Event], players: int, seats: Collection[int]) -> Counts:
    """The counts of some seats of a finished game, from all its events, of every audience.

    Raises ``ValueError`` if the game is not over.
    """
    counting = _Counting(players)
    for event in events:
        counting.take(event)
    if not counting.winners:
        raise ValueError("the game is not over")
    return counting.result(seats)


@dataclass(slots=True)
class _Clan:
    """The cards of a clan, as far as they have to be followed, and its counts."""

    cards: list[CardCounts]
    fresh: Counter[int] = field(default_factory=Counter)
    """In the hand, not played since they came into it."""
    returned: Counter[int] = field(default_factory=Counter)
    """In the hand again, after they were played."""
    fighting: Counter[int] = field(default_factory=Counter)
    """In the battle that goes on."""
    sheet: dict[int, int] = field(default_factory=dict)
    """The upgrade in each slot."""
    leaving: int = NO_CARD
    """A replaced upgrade or a resolved quest, which is discarded next."""
    taken: set[int] = field(default_factory=set)
    used: set[int] = field(default_factory=set)

    def receive(self, card: int) -> None:
        """A copy comes into the hand: a stay begins."""
        self.fresh[card] += 1
        self.cards[card].held += 1

    def play(self, card: int) -> None:
        """A copy leaves the hand to be played.

        Copies are not told apart: one that has come back is taken to be the one played again.
        """
        self.used.add(card)
        if self.returned[card]:
            self.returned[card] -= 1
        else:
            self.fresh[card] -= 1
            self.cards[card].played += 1

    def discard(self, card: int) -> None:
        """A copy goes from the hand to the discard pile."""
        self.cards[card].discarded += 1
        hand = self.fresh if self.fresh[card] else self.returned
        hand[card] -= 1

    def begin_age(self) -> None:
        """What is left in the hand was saved, and its stay ends with the age."""
        for card, copies in (self.fresh + self.returned).items():
            self.cards[card].saved += copies
        self.fresh.clear()
        self.returned.clear()


class _Counting:
    """Follows the cards of a game, event by event."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.clans = [_Clan(Counts().cards) for _ in range(players)]
        self.winners: list[int] = []
        self.round = 0

    def take(self, event: Event) -> None:
        """Count an event."""
        if event.audience != happened.PUBLIC:
            self._take_whispered(event.kind, self.clans[event.audience], event.values)
        else:
            self._take_public(event)

    def _take_whispered(self, kind: int, clan: _Clan, values: tuple[int, ...]) -> None:
        match kind:
            case happened.PACK_RECEIVED:
                for card in values:
                    clan.cards[card].seen += 1
            case happened.CARD_KEPT:
                counts = clan.cards[values[0]]
                counts.taken += 1
                counts.double_picks += self._double_pick()
                clan.taken.add(values[0])
            case happened.HAND_RECEIVED:
                for card in values:
                    clan.receive(card)
            case happened.QUEST_CHOSEN:
                clan.play(values[0])
                clan.cards[values[0]].committed += 1

    def _double_pick(self) -> int:
        """Twice the place of a pick in the draft; both cards of a pair (D4) have the mean place."""
        return 4 * self.round + 3 if self.players == 2 else 2 * (self.round + 1)

    def _take_public(self, event: Event) -> None:
        match event.kind:
            case happened.AGE_BEGINS:
                self.round = 0
                for clan in self.clans:
                    clan.begin_age()
            case happened.PACKS_PASSED:
                self.round = event.values[0]
            case happened.GAME_OVER:
                mask = event.values[0]
                self.winners = [seat for seat in range(self.players) if mask >> seat & 1]
            case (
                happened.UPGRADED
                | happened.CARD_REVEALED
                | happened.CARD_ADDED
                | happened.CARD_RETURNED
                | happened.CARD_TAKEN
                | happened.CARD_DISCARDED
                | happened.QUEST_RESOLVED
            ):
                self._move(event.kind, event.values[0], event.values[1], event.values)

    def _move(self, kind: int, seat: int, card: int, values: tuple[int, ...]) -> None:
        """A card of a seat moves, openly."""
        clan = self.clans[seat]
        match kind:
            case happened.UPGRADED:
                clan.play(card)
                clan.cards[card].upgraded += 1
                clan.leaving = clan.sheet.get(values[2], NO_CARD)
                clan.sheet[values[2]] = card
            case happened.CARD_REVEALED | happened.CARD_ADDED:
                clan.play(card)
                clan.cards[card].battles += 1
                clan.fighting[card] += 1
            case happened.CARD_RETURNED:
                clan.fighting[card] -= 1
                clan.returned[card] += 1
            case happened.CARD_TAKEN:
                self._spend(self.clans[values[2]], card)
                clan.receive(card)
            case happened.QUEST_RESOLVED:
                clan.cards[card].fulfilled += values[2]
                clan.leaving = card
            case happened.CARD_DISCARDED:
                self._discard(clan, card)

    def _discard(self, clan: _Clan, card: int) -> None:
        """A discarded card was on the clan sheet, in a battle, or in the hand."""
        if clan.leaving == card:
            clan.leaving = NO_CARD
        elif clan.fighting[card]:
            self._spend(clan, card)
        else:
            clan.discard(card)

    def _spend(self, clan: _Clan, card: int) -> None:
        clan.fighting[card] -= 1
        clan.cards[card].spent += 1

    def result(self, seats: Collection[int]) -> Counts:
        """The sum of the counts of some seats."""
        even = WHOLE_WIN // self.players
        counts = Counts(1, len(seats), len(seats) * even)
        for seat in seats:
            clan = self.clans[seat]
            wins = share_of_win(self.winners, seat)
            for card in clan.taken:
                clan.cards[card].takers += 1
                clan.cards[card].taker_wins += wins
                clan.cards[card].taker_even += even
            for card in clan.used:
                clan.cards[card].users += 1
                clan.cards[card].user_wins += wins
                clan.cards[card].user_even += even
            for own, more in zip(counts.cards, clan.cards, strict=True):
                own.add(more)
        return counts
