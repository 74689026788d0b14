"""Every world that agrees with what one of two players was told, found by brute force.

The oracle plays a game and keeps, beside the true state, all states that could be: other cards
dealt to the other player, other cards kept, committed, sealed and saved. It strikes out those in
which the player would have been told something else. It knows nothing of views and samples.
"""

from itertools import combinations

from fimbul.rules import Event, Setup, State, apply, deck, legal, new_game, pending
from fimbul.rules.moves import V_QUEST, VERB
from tests.rules.worlds import heard

HIDDEN_CHOICES = ("draft", "battle-card", "save-card")

Key = tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]


def key_of(state: State) -> Key:
    """The key of a world: hands, quests, and the packs dealt so far."""
    dealt = state.packs[: state.age * state.players]
    return tuple(state.hands), tuple(state.quests), tuple(dealt)


class Oracle:
    """A two-player game as ``seat`` knows it: the ``truth``, and all possible ``worlds``.

    Do not use ``worlds`` before the first round of an age's draft is over: until then the other
    player's pack could be anything, and the oracle leaves it as it is.
    """

    def __init__(self, setup: Setup, seat: int) -> None:
        assert setup.players == 2
        self.seat = seat
        self.other = 1 - seat
        self.truth = new_game(setup)
        self.worlds = [self.truth.copy()]
        if not setup.drafts_first_age:
            self.worlds = self._dealt_out()

    def play(self, seat: int, move: int) -> None:
        """Make a move of the true game, and in the worlds every move that looks the same."""
        decision = pending(self.truth)[0].name
        is_first_round = decision == "draft" and self.truth.draft_round == 0
        is_hidden = decision in HIDDEN_CHOICES or VERB[move] == V_QUEST
        has_choice = is_hidden and seat == self.other and not is_first_round
        told: list[Event] = []
        apply(self.truth, seat, move, told)
        possible: dict[tuple[Key, tuple[int, ...]], State] = {}
        for world in self.worlds:
            for choice in self._choices(world, move) if has_choice else [move]:
                after = world.copy()
                events: list[Event] = []
                if choice not in legal(after, seat):
                    continue
                apply(after, seat, choice, events)
                if heard(events, self.seat) == heard(told, self.seat):
                    possible[key_of(after), tuple(after.sealed)] = after
        self.worlds = list(possible.values())
        if is_first_round and self.truth.draft_round == 1:
            self.worlds = [other for world in self.worlds for other in self._first_picks(world)]

    def _choices(self, world: State, move: int) -> list[int]:
        """The moves that look the same, for now, to the seat."""
        moves = legal(world, self.other)
        if VERB[move] == V_QUEST:
            return [other for other in moves if VERB[other] == V_QUEST]
        return list(moves)

    def _unseen(self, seen: tuple[int, ...]) -> list[int]:
        """The cards of the age's deck that the seat has not seen."""
        left = deck(self.truth.age, 2, self.truth.edition)
        for card in seen:
            left.remove(card)
        return left

    def _dealt_out(self) -> list[State]:
        """D5: the other player may have any eight of the cards not seen."""
        worlds: list[State] = []
        for hand in set(combinations(self._unseen(self.truth.hands[self.seat]), 8)):
            world = self.truth.copy()
            world.set_hand(self.other, hand)
            world.set_pack(self.other, hand)
            worlds.append(world)
        return worlds

    def _first_picks(self, world: State) -> list[State]:
        """The other player may have kept any two unseen cards of its first pack."""
        at = 2 * (world.age - 1)
        rest = world.packs[at + self.other][2:]
        seen = (*world.packs[at + self.seat], *rest)
        worlds: list[State] = []
        for pair in set(combinations(self._unseen(seen), 2)):
            other = world.copy()
            other.set_pack(at + self.other, (*pair, *rest))
            worlds.append(other)
        return worlds
