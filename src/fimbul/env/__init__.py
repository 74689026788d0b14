"""Environments for learning: PettingZoo, Gymnasium, and many games at once for fast training.

Needs the extra ``env``. All of them give the same observations, made by the rules (see
``fimbul.rules.observation``), and take the moves of the rules as actions. The game for OpenSpiel is
in ``fimbul.env.openspiel``, which needs the extra ``openspiel``.
"""

from fimbul.env.aec import FimbulAEC, env, raw_env
from fimbul.env.against import FimbulEnv
from fimbul.env.many import ManyGames
from fimbul.env.rewards import REWARD_NAMES, RewardName
from fimbul.env.spaces import as_dict, in_units, mask_of, observation_of, observation_space

__all__ = [
    "REWARD_NAMES",
    "FimbulAEC",
    "FimbulEnv",
    "ManyGames",
    "RewardName",
    "as_dict",
    "env",
    "in_units",
    "mask_of",
    "observation_of",
    "observation_space",
    "raw_env",
]
