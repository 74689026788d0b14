"""What the seats of a game are rewarded for."""

from typing import Final, Literal, get_args

from fimbul.rules import PublicState

RewardName = Literal["win", "placement", "margin", "shaped"]
REWARD_NAMES: Final[tuple[RewardName, ...]] = get_args(RewardName)
"""``win``
    at the end, 1 for the winner; those who share the victory share it;
``placement``
    at the end, from 1 for the first place to 0 for the last; equal places share;
``margin``
    at the end, the lead over the mean glory of the others, in units of ``GLORY``;
``shaped``
    ``win``, and after every move how much that lead has changed.
"""
GLORY: Final = 50.0
"""The glory that is one unit of ``margin`` and ``shaped``."""


def check_reward(name: str) -> RewardName:
    """Raise ``ValueError`` unless it is the name of a reward."""
    for known in REWARD_NAMES:
        if known == name:
            return known
    raise ValueError(f"the reward is one of {', '.join(REWARD_NAMES)}, not {name!r}")


def leads(glory: list[int]) -> list[float]:
    """By seat, the lead over the mean of the others."""
    others = len(glory) - 1
    total = sum(glory)
    return [(own - (total - own) / others) / GLORY for own in glory]


def final_rewards(state: PublicState, name: RewardName) -> list[float]:
    """What the seats get at the end; of ``shaped``, without what came before."""
    glory = [state.glory(seat) for seat in range(state.players)]
    match name:
        case "win" | "shaped":
            winners = state.winners()
            return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(glory))]
        case "placement":
            return [
                (sum(other < own for other in glory) + (glory.count(own) - 1) / 2)
                / (len(glory) - 1)
                for own in glory
            ]
        case "margin":
            return leads(glory)


class Rewards:
    """The rewards of one game, move by move."""

    def __init__(self, name: RewardName, state: PublicState) -> None:
        self.name: RewardName = name
        self._leads = [0.0] * state.players

    def after(self, state: PublicState) -> list[float]:
        """What the seats get for the move that has led to this state."""
        found = [0.0] * state.players
        if state.is_over:
            found = final_rewards(state, self.name)
        if self.name == "shaped":
            now = leads([state.glory(seat) for seat in range(state.players)])
            found = [
                reward + new - old for reward, new, old in zip(found, now, self._leads, strict=True)
            ]
            self._leads = now
        return found
