"""The referee's desk: compares the tape of a game with the books."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import NoReturn, Protocol

from tests.referee.books import Books
from tests.referee.rulebook import CARD_CHECKS, CHECKS
from tests.referee.tape import PUBLIC, Event, Foul, Item, Move, PlainView, Snapshot, Told, words

Options = dict[str, int | None]
"""The texts of the moves on offer, each with its cost in rage; None where no rule names one."""


def free(texts: Iterable[str]) -> Options:
    """Options that cost nothing, or whose cost no rule names."""
    return dict.fromkeys(texts)


class Comparison(Protocol):
    """Compares the views of a moment with the books, and the moves offered with the options."""

    def __call__(
        self, desk: "Desk", rule: str, views: list[PlainView], asked: dict[int, Options], /
    ) -> None: ...


class Desk:
    """Reads the tape item by item and compares it with the books.

    ``tally`` counts how often each check was made, by the number of its rule, and how often each
    card was seen at work. Every method that finds the tape in the wrong raises ``Foul``.
    """

    def __init__(self, books: Books, items: Iterable[Item], compare: Comparison) -> None:
        self.books = books
        self.tally: Counter[str] = Counter()
        self.moves = 0
        self._compare = compare
        self._items: Iterator[Item] = iter(items)
        self._next: Item | None = next(self._items, None)

    # --- complaining and counting ---------------------------------------------------------------

    def foul(self, rule: str, sentence: str) -> NoReturn:
        raise Foul(rule, sentence, self.moves)

    def count(self, rule: str) -> None:
        """Count one check of this rule."""
        assert rule in CHECKS, rule
        self.tally[rule] += 1

    def works(self, card: str) -> None:
        """Count that a card was seen doing what its text says."""
        assert card in CARD_CHECKS, card
        self.tally[card] += 1

    def check(self, rule: str, is_right: bool, sentence: str) -> None:
        self.count(rule)
        if not is_right:
            self.foul(rule, sentence)

    # --- looking ahead --------------------------------------------------------------------------

    def is_asking(self) -> bool:
        """Whether the next item is a seat's choice."""
        return isinstance(self._next, Move | Snapshot)

    def peek_event(self, *names: str) -> Event | None:
        """The next event if it has one of these names and everybody hears it; None otherwise."""
        item = self._next
        if not isinstance(item, Told) or item.audience != PUBLIC:
            return None
        return item.event if item.event["event"] in names else None

    def peek_seat(self) -> int:
        """The seat that the next move or event concerns; -1 for none."""
        item = self._next
        if isinstance(item, Move):
            return item.seat
        if isinstance(item, Told):
            seat = item.event.get("seat", -1)
            assert isinstance(seat, int)
            return seat
        if isinstance(item, Snapshot):
            return self._seat_asked(item)
        return -1

    @staticmethod
    def _seat_asked(snapshot: Snapshot) -> int:
        decision = snapshot.views[0]["decision"]
        assert isinstance(decision, dict)
        seats = decision["seats"]
        return int(seats[0]) if seats else -1

    def next_words(self) -> str:
        return words(self._next, self.books.names)

    def _take(self) -> Item | None:
        item = self._next
        self._next = next(self._items, None)
        return item

    # --- events ---------------------------------------------------------------------------------

    def told(self, rule: str, name: str, to: int = PUBLIC, **fields: object) -> None:
        """The next item on the tape must be exactly this event."""
        self.count(rule)
        item = self._next
        expected: Event = {"event": name, **fields}
        if isinstance(item, Told) and item.event == expected and item.audience == to:
            self._take()
            return
        wanted = words(Told(to, expected), self.books.names)
        self.foul(rule, f"expected [{wanted}], but [{self.next_words()}]")

    def told_together(self, rule: str, events: list[Event], to: int = PUBLIC) -> None:
        """These events must come next, in any order, because the rules name none."""
        waiting = list(events)
        self.count(rule)
        while waiting:
            item = self._next
            if isinstance(item, Told) and item.event in waiting and item.audience == to:
                waiting.remove(item.event)
                self._take()
                continue
            wanted = "; ".join(words(Told(to, event), self.books.names) for event in waiting)
            self.foul(rule, f"expected [{wanted}], but [{self.next_words()}]")

    def take_event(self) -> Event:
        """Take the next event, which the caller has peeked at."""
        item = self._take()
        assert isinstance(item, Told)
        return item.event

    def take_told(self, name: str, rule: str) -> Told:
        """Take the next event with its audience; it must have this name."""
        item = self._next
        if not isinstance(item, Told) or item.event["event"] != name:
            self.foul(rule, f"expected [{name}], but [{self.next_words()}]")
        self._take()
        return item

    # --- decisions ------------------------------------------------------------------------------

    def ask(self, rule: str, seat: int, options: Options) -> str:
        """The seat must be asked now and choose one of these; return the text of its move."""
        self._look(rule, {seat: options})
        return self._move(rule, {seat: options}).text

    def ask_all(
        self, rule: str, seats: list[int], each: int, options: Callable[[int, list[str]], Options]
    ) -> dict[int, list[str]]:
        """These seats must be asked at once, for ``each`` moves; return their moves.

        ``options(seat, moves)`` are a seat's options after it has made these moves. A single move
        may be changed until the last seat has made its own.
        """
        chosen: dict[int, list[str]] = {seat: [] for seat in seats}
        while any(len(moves) < each for moves in chosen.values()):
            owing = {s: options(s, m) for s, m in chosen.items() if len(m) < each}
            self._look(rule, owing)
            if each == 1:
                owing |= {seat: options(seat, []) for seat, moves in chosen.items() if moves}
            move = self._move(rule, owing)
            if each == 1:
                chosen[move.seat] = []
            chosen[move.seat].append(move.text)
        return chosen

    def _look(self, rule: str, asked: dict[int, Options]) -> None:
        """Compare the views of this moment if the tape has them."""
        while isinstance(self._next, Snapshot):
            self._compare(self, rule, self._next.views, asked)
            self._take()
        if not isinstance(self._next, Move):
            seats = ", ".join(self.books.names[seat] for seat in asked)
            self.foul(rule, f"{seats} should be asked, but [{self.next_words()}]")

    def _move(self, rule: str, asked: dict[int, Options]) -> Move:
        self.count(rule)
        move = self._next
        assert isinstance(move, Move)
        names = ", ".join(self.books.names[seat] for seat in asked)
        if move.seat not in asked:
            self.foul(rule, f"only {names} may choose, but [{self.next_words()}]")
        if move.text not in asked[move.seat]:
            self.foul(
                rule,
                f"[{self.next_words()}], which is not allowed; allowed: "
                + ", ".join(sorted(asked[move.seat])),
            )
        if move.offered and move.offered != asked[move.seat].keys():
            self._complain_of_offer(rule, move, asked[move.seat])
        self.moves += 1
        self._take()
        return move

    def _complain_of_offer(self, rule: str, move: Move, options: Options) -> NoReturn:
        missing = sorted(options.keys() - move.offered)
        extra = sorted(move.offered - options.keys())
        name = self.books.names[move.seat]
        self.foul(rule, f"{name} was not offered {missing}, but {extra}, which is not allowed")

    def the_end(self, rule: str) -> None:
        """Nothing may follow but a last snapshot."""
        self.count(rule)
        while isinstance(self._next, Snapshot):
            self._compare(self, rule, self._next.views, {})
            self._take()
        if self._next is not None:
            self.foul(rule, f"the game was over, but [{self.next_words()}]")
