"""The game as a PettingZoo environment: ``fimbul_v0``.

Seats that owe a decision at once decide in their order; nobody sees what the others have sealed.
The mask of legal actions is in ``infos[agent]["action_mask"]`` of the agent that is to move.
"""

from random import Random
from typing import Any, Final

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from fimbul.env.rewards import RewardName, Rewards, check_reward
from fimbul.env.spaces import Bytes, action_space, mask_of, observation_of, observation_space
from fimbul.env.text import as_text
from fimbul.rules import State, apply, draw_setup, new_game, next_seat
from fimbul.rules.cells import STANDARD
from fimbul.rules.manifest import MAX_PLAYERS

NAME: Final = "fimbul_v0"


def env(**options: Any) -> AECEnv:
    """The environment, with PettingZoo's checks of how it is used."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(**options)))


class FimbulAEC(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game of ``players`` agents, ``seat_0`` … clockwise; an illegal action raises an error."""

    metadata: dict[str, Any] = {  # noqa: RUF012  # PettingZoo's
        "name": NAME,
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = MAX_PLAYERS,
        reward: RewardName = "win",
        *,
        edition: int = STANDARD,
        drafts_first_age: bool = True,
        render_mode: str | None = None,
    ) -> None:
        """Raises ``ValueError`` for an unknown reward."""
        super().__init__()
        self.players = players
        self.reward = check_reward(reward)
        self.edition = edition
        self.drafts_first_age = drafts_first_age
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.observation_spaces = {agent: observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self._rng = Random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; ``seed`` determines it and all later ones."""
        if seed is not None:
            self._rng = Random(seed)
        setup = draw_setup(
            self._rng,
            self.players,
            edition=self.edition,
            drafts_first_age=self.drafts_first_age,
        )
        self.state_of_game: State = new_game(setup)
        self._earned = Rewards(self.reward, self.state_of_game)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Bytes:
        return observation_of(self.state_of_game, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Make a move. Raises ``IllegalMove`` if it is not possible; then nothing has changed."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("only an agent whose game is over makes the action None")
        state = self.state_of_game
        apply(state, self.possible_agents.index(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        earned = self._earned.after(state)
        self.rewards = dict(zip(self.agents, earned, strict=True))
        self._accumulate_rewards()
        self.infos[agent] = {}
        if state.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._select()

    def _select(self) -> None:
        """Let the next agent move."""
        seat = next_seat(self.state_of_game)
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {"action_mask": mask_of(self.state_of_game, seat)}

    def render(self) -> str | None:
        """The game in a few lines, if it was made with ``render_mode="ansi"``."""
        return as_text(self.state_of_game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing to close."""


raw_env = FimbulAEC
