"""The game as a Gymnasium environment: one seat, against bots."""

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from fimbul.bots.finding import find_bot
from fimbul.bots.protocol import Bot, Budget, decision_of
from fimbul.env.rewards import RewardName, Rewards, check_reward
from fimbul.env.spaces import Bytes, action_space, mask_of, observation_of, observation_space
from fimbul.env.text import as_text
from fimbul.rules import State, apply, draw_setup, legal, new_game, next_seat, view
from fimbul.rules.cells import STANDARD
from fimbul.rules.manifest import MAX_PLAYERS

ILLEGAL = -1.0
"""The reward of an illegal action, which ends the episode."""


class FimbulEnv(gymnasium.Env[Bytes, np.int64]):
    """One seat plays, the others are ``bots``, by name: one for all, or one for each.

    The seat is drawn for every game unless it is given. ``info["action_mask"]`` tells which
    actions are legal; another one ends the episode with the reward ``ILLEGAL``, and
    ``info["is_illegal"]`` is true.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # Gymnasium's

    def __init__(
        self,
        bots: str | Sequence[str] = "karl",
        players: int = MAX_PLAYERS,
        reward: RewardName = "win",
        *,
        seat: int | None = None,
        seconds: float = 0.2,
        edition: int = STANDARD,
        drafts_first_age: bool = True,
        render_mode: str | None = None,
    ) -> None:
        """Raises ``UnknownBot``, and ``ValueError`` for arguments that do not fit together."""
        names = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
        if len(names) != players - 1:
            raise ValueError(f"{players} players need {players - 1} bots, not {len(names)}")
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"the seat is from 0 to {players - 1}")
        self.players = players
        self.reward = check_reward(reward)
        self.wanted_seat = seat
        self.seat = 0
        self.budget = Budget(seconds=seconds)
        self.edition = edition
        self.drafts_first_age = drafts_first_age
        self.render_mode = render_mode
        self.observation_space: spaces.Space[Any] = observation_space()
        self.action_space = action_space()
        self._classes = [find_bot(name) for name in names]
        self._bots: list[Bot] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """Begin a new game; ``seed`` determines it and all later ones."""
        super().reset(seed=seed)
        rng = Random(int(self.np_random.integers(1 << 62)))
        setup = draw_setup(
            rng, self.players, edition=self.edition, drafts_first_age=self.drafts_first_age
        )
        drawn = int(rng.random() * self.players)
        self.seat = drawn if self.wanted_seat is None else self.wanted_seat
        self._bots = [makes(Random(int(rng.random() * (1 << 53)))) for makes in self._classes]
        self.state: State = new_game(setup)
        self._earned = Rewards(self.reward, self.state)
        self._let_bots_play()
        return self._seen(), self._info(is_illegal=False)

    def step(self, action: np.int64 | int) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        if action not in legal(self.state, self.seat):
            return self._seen(), ILLEGAL, True, False, self._info(is_illegal=True)
        apply(self.state, self.seat, int(action))
        reward = self._earned.after(self.state)[self.seat]
        reward += self._let_bots_play()
        return self._seen(), reward, self.state.is_over, False, self._info(is_illegal=False)

    def render(self) -> str | None:
        """The game in a few lines, if it was made with ``render_mode="ansi"``."""
        return as_text(self.state) if self.render_mode == "ansi" else None

    def action_masks(self) -> npt.NDArray[np.int8]:
        """By move, 1 if it is possible now."""
        return mask_of(self.state, self.seat)

    def _seen(self) -> Bytes:
        return observation_of(self.state, self.seat)

    def _info(self, is_illegal: bool) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "is_illegal": is_illegal}

    def _let_bots_play(self) -> float:
        """Play until the seat is asked or the game is over; return what the seat earned."""
        state = self.state
        reward = 0.0
        while (seat := next_seat(state)) >= 0 and seat != self.seat:
            seen = view(state, seat)
            bot = self._bots[(seat - self.seat) % self.players - 1]
            apply(state, seat, bot.choose(seen, decision_of(seen), self.budget))
            reward += self._earned.after(state)[self.seat]
        return reward


gymnasium.register("Fimbul-v0", "fimbul.env.against:FimbulEnv")
