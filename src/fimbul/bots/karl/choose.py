"""One opinion for each kind of decision; the best option wins."""

from collections.abc import Callable
from typing import Final

from fimbul.bots.karl.acting import (
    judge_action,
    judge_invasion,
    judge_leader_move,
    judge_march_figures,
    judge_march_target,
    judge_pillage_at_once,
    judge_raise_stat,
    judge_sacrifice,
)
from fimbul.bots.karl.drafting import judge_draft, judge_save_card
from fimbul.bots.karl.fighting import (
    judge_battle_card,
    judge_call_to_battle,
    judge_flight,
    judge_keep_one_figure,
    judge_keep_played_cards,
    judge_late_card,
    judge_protection,
    judge_quest_as_battle,
)
from fimbul.bots.karl.opinions import SOUND, Opinions
from fimbul.bots.scored import ScoredBot, Scorer
from fimbul.rules.game import Decision
from fimbul.rules.setup import Rng
from fimbul.rules.view import View

Judge = Callable[[View, Opinions], Scorer]
"""Looks at a decision and says how to score its options. Does not change the view."""

JUDGES: Final[dict[str, Judge]] = {
    "draft": judge_draft,
    "action": judge_action,
    "march-target": judge_march_target,
    "march-figures": judge_march_figures,
    "free-invasion": judge_invasion,
    "succor": judge_invasion,
    "pillage-at-once": judge_pillage_at_once,
    "call-to-battle": judge_call_to_battle,
    "battle-card": judge_battle_card,
    "quest-as-battle": judge_quest_as_battle,
    "late-card": judge_late_card,
    "keep-one-figure": judge_keep_one_figure,
    "protection": judge_protection,
    "flight": judge_flight,
    "keep-played-cards": judge_keep_played_cards,
    "raise-stat": judge_raise_stat,
    "leader-move": judge_leader_move,
    "blessing": judge_invasion,
    "sacrifice": judge_sacrifice,
    "save-card": judge_save_card,
}
"""How each kind of decision (``DECISION_NAMES``) is judged."""


class Karl(ScoredBot):
    """Scores every option by what it promises in glory and takes the best; looks no move ahead."""

    def __init__(self, rng: Rng, opinions: Opinions = SOUND) -> None:
        super().__init__(rng)
        self.opinions = opinions

    def judge(self, view: View, decision: Decision) -> Scorer:
        return JUDGES[decision.name](view, self.opinions)
