"""Many games at once, stepped by one call, for fast training.

All arrays are made once and overwritten by every step: copy what you want to keep.
"""

from collections.abc import Sequence
from random import Random

import numpy as np
import numpy.typing as npt

from fimbul.env.rewards import GLORY, RewardName, check_reward, final_rewards
from fimbul.env.spaces import OBSERVATION_SIZE, Bytes, Floats
from fimbul.rules import MOVES, State, draw_setup, new_game
from fimbul.rules.batch import NOBODY_TO_MOVE, Batch
from fimbul.rules.cells import STANDARD
from fimbul.rules.dice import Dice
from fimbul.rules.manifest import MAX_PLAYERS
from fimbul.rules.observation import LAYOUT, SEAT_SIZE

_GLORY_AT = next(block.start for block in LAYOUT if block.name == "seat-glory")
_GLORIES = [_GLORY_AT + seat * int(SEAT_SIZE) for seat in range(MAX_PLAYERS)]


class ManyGames:
    """Games that go on side by side; a game that ends is replaced by a new one at once.

    ``observations``, ``masks``
        by game, what the seat to move may know, and 1 for each of its legal moves;
    ``seats``
        by game, the seat to move;
    ``done``
        by game, whether the last move ended it: then the rest is about the new game;
    ``rewards``
        by game and seat, what the last move brought; of a game that ended, the final rewards.

    ``players`` may be one number for all games, or a list that the games take turns with.
    """

    def __init__(
        self,
        games: int = 256,
        players: int | Sequence[int] = MAX_PLAYERS,
        reward: RewardName = "win",
        *,
        seed: int | None = None,
        edition: int = STANDARD,
        drafts_first_age: bool = True,
    ) -> None:
        """Raises ``ValueError`` for an unknown reward, or no games."""
        if games < 1:
            raise ValueError("there must be at least one game")
        self.reward = check_reward(reward)
        self.edition = edition
        self.drafts_first_age = drafts_first_age
        sizes = [players] if isinstance(players, int) else list(players)
        self._sizes = [sizes[game % len(sizes)] for game in range(games)]
        self._absent = np.array(
            [[seat >= size for seat in range(MAX_PLAYERS)] for size in self._sizes]
        )
        self.observations: Bytes = np.zeros((games, OBSERVATION_SIZE), np.uint8)
        self.done: npt.NDArray[np.bool_] = np.zeros(games, np.bool_)
        self.rewards: Floats = np.zeros((games, MAX_PLAYERS), np.float32)
        self.reset(seed)

    def __len__(self) -> int:
        """How many games there are."""
        return len(self._sizes)

    def reset(self, seed: int | None = None) -> None:
        """Begin all games again; ``seed`` determines them and those that follow."""
        self._rng = Random(seed)
        self._dice = Dice(int(self._rng.random() * (1 << 53)))
        states = [self._new(game) for game in range(len(self))]
        self._batch = Batch(states, self.observations.data)
        masks = memoryview(self._batch.masks)  # type: ignore[arg-type]  # a list to mypy
        seats = memoryview(self._batch.seats)  # type: ignore[arg-type]
        self.masks: Bytes = np.frombuffer(masks, np.uint8).reshape(len(self), MOVES)
        self.seats: Bytes = np.frombuffer(seats, np.uint8)
        self.done[:] = False
        self.rewards[:] = 0
        self._leads = np.zeros_like(self.rewards)

    @property
    def states(self) -> list[State]:
        """The games themselves; do not change them."""
        return self._batch.states

    def step(self, actions: npt.NDArray[np.integer] | Sequence[int]) -> None:
        """Make a move in every game, for the seat in ``seats``.

        Raises ``MalformedMove`` or ``IllegalMove`` for the first action that is not legal; the
        games before it have made theirs.
        """
        moves = actions.tolist() if isinstance(actions, np.ndarray) else actions
        self.done[:] = False
        self.rewards[:] = 0
        is_shaped = self.reward == "shaped"
        going_on = self._batch.step(moves)
        if is_shaped:
            self._add_changes()
        if going_on < len(self):
            for game in np.flatnonzero(self.seats == NOBODY_TO_MOVE).tolist():
                self._end(game)

    def draw(self) -> list[int]:
        """A legal move for every game, all equally likely."""
        return self._batch.draw(self._dice)

    def _new(self, game: int) -> State:
        setup = draw_setup(
            self._rng,
            self._sizes[game],
            edition=self.edition,
            drafts_first_age=self.drafts_first_age,
        )
        return new_game(setup)

    def _end(self, game: int) -> None:
        """Reward the seats of a game that is over, and begin another in its place."""
        state = self.states[game]
        self.rewards[game, : state.players] = final_rewards(state, self.reward)
        if self.reward == "shaped":
            glory = np.array([state.glory(seat) for seat in range(state.players)], np.float32)
            last = (glory - (glory.sum() - glory) / (state.players - 1)) / GLORY
            self.rewards[game, : state.players] += last - self._leads[game, : state.players]
            self._leads[game] = 0
        self.done[game] = True
        self._batch.replace(game, self._new(game))

    def _add_changes(self) -> None:
        """Add how the leads have changed, read from the observations of games that go on."""
        players = np.array(self._sizes)
        seats = np.where(self.seats == NOBODY_TO_MOVE, 0, self.seats).astype(np.intp)
        glory = np.zeros_like(self.rewards)
        for offset, at in enumerate(_GLORIES):
            rows = np.flatnonzero(offset < players)
            glory[rows, (seats[rows] + offset) % players[rows]] = self.observations[rows, at]
        others = (glory.sum(1, keepdims=True) - glory) / (players[:, None] - 1)
        leads = np.where(self._absent, 0, (glory - others) / np.float32(GLORY))
        goes_on = self.seats != NOBODY_TO_MOVE
        self.rewards[goes_on] = (leads - self._leads)[goes_on]
        self._leads[goes_on] = leads[goes_on]
