"""Random games for tests: any options, any seed, any policy, stopped anywhere.

A ``Play`` describes a game; equal ones give the same game on every machine and build.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

from hypothesis import strategies as st

from fimbul.rules import Event, Record, Setup, State, apply, draw_setup, legal, new_game, pending
from fimbul.rules.moves import V_DECLINE, V_PASS, VERB

LONGEST = 1_000
"""An upper bound for the moves of a game; a random game of four has about 250."""
MOST_OF_A_DECISION = 12
"""The most states of one kind of decision that ``states_by_decision`` yields."""


@dataclass(frozen=True)
class Play:
    """The options of a game, the seed of its setup and moves, and whether the moves are lively."""

    players: int = 4
    edition: int = 0
    drafts_first_age: bool = True
    seed: int = 0
    is_lively: bool = False

    def setup(self) -> Setup:
        return draw_setup(
            Random(self.seed),
            self.players,
            edition=self.edition,
            drafts_first_age=self.drafts_first_age,
        )

    def rng(self) -> Random:
        """The random source of the choices, separate from that of the setup."""
        return Random(self.seed + 1_000_003)

    def positions(self, events: list[Event] | None = None) -> Iterator[State]:
        """Yield the state before each move and at the end, always the same object."""
        rng = self.rng()
        state = new_game(self.setup(), events)
        yield state
        while not state.is_over:
            seat, move = choose(state, rng, self.is_lively)
            apply(state, seat, move, events)
            yield state

    def state(self, stop: int, events: list[Event] | None = None) -> State:
        """Return the state after ``stop`` moves, or at the end of a shorter game."""
        for count, state in enumerate(self.positions(events)):
            if count == stop:
                return state
        return state

    def record(self, stop: int = LONGEST) -> Record:
        """Return the record of the first ``stop`` moves, with the result if the game is over."""
        rng = self.rng()
        setup = self.setup()
        state = new_game(setup)
        moves: list[tuple[int, int]] = []
        while not state.is_over and len(moves) < stop:
            seat, move = choose(state, rng, self.is_lively)
            apply(state, seat, move)
            moves.append((seat, move))
        glory = tuple(state.glory(seat) for seat in range(state.players))
        return Record(setup, moves, glory if state.is_over else None)


def owing(state: State) -> list[int]:
    """Return the seats that still owe a decision."""
    return [decision.seat for decision in pending(state) if not decision.is_sealed]


def choose(state: State, rng: Random, is_lively: bool) -> tuple[int, int]:
    """Choose a seat that owes a decision, and one of its moves.

    The choice is uniform, or lively: a verb first, and rarely a pass, so that more happens.
    """
    seats = owing(state)
    seat = seats[int(rng.random() * len(seats))]
    moves = legal(state, seat)
    return seat, choose_move(moves, rng, is_lively)


def choose_move(moves: Sequence[int], rng: Random, is_lively: bool) -> int:
    if is_lively:
        verbs = sorted({VERB[move] for move in moves})
        if len(verbs) > 1 and rng.random() < 0.85:
            verbs = [verb for verb in verbs if verb not in (V_PASS, V_DECLINE)]
        verb = verbs[int(rng.random() * len(verbs))]
        moves = [move for move in moves if VERB[move] == verb]
    return moves[int(rng.random() * len(moves))]


def states_by_decision(players: int, count: int) -> Iterator[State]:
    """Yield states of lively games, up to ``count`` for each kind of decision in each phase."""
    assert count <= MOST_OF_A_DECISION
    for number, state in _states_by_decision(players):
        if number <= count:
            yield state.copy()


@cache
def _states_by_decision(players: int) -> list[tuple[int, State]]:
    """Return the same states for the greatest ``count``, numbered for each kind of decision."""
    met: Counter[tuple[str, str]] = Counter()
    found: list[tuple[int, State]] = []
    for seed in range(25):
        for state in Play(players, seed=seed, is_lively=True).positions():
            decision = (state.phase, pending(state)[0].name if state.frames else "")
            met[decision] += 1
            if met[decision] <= MOST_OF_A_DECISION:
                found.append((met[decision], state.copy()))
    return found


plays = st.builds(
    Play,
    players=st.sampled_from([4, 3, 2]),
    edition=st.sampled_from([0, 1]),
    drafts_first_age=st.booleans(),
    seed=st.integers(0, 2**32 - 1),
    is_lively=st.booleans(),
)
"""Random games with any options and seed."""

stops = st.integers(0, 350)
"""The number of moves after which to stop; may be beyond the end of a game."""
