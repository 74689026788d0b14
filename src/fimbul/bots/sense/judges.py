"""Judges for the kinds of decision that all bots judge alike, apart from their outlook."""

from collections.abc import Callable
from typing import Final

from fimbul.bots.scored import Scorer
from fimbul.bots.sense.acting import (
    judge_action,
    judge_invasion,
    judge_leader_move,
    judge_march_figures,
    judge_march_target,
    judge_pillage_at_once,
    judge_sacrifice,
)
from fimbul.bots.sense.fighting import (
    judge_battle_card,
    judge_call_to_battle,
    judge_flight,
    judge_keep_one_figure,
    judge_keep_played_cards,
    judge_protection,
    judge_quest_as_battle,
)
from fimbul.bots.sense.outlook import CommonOutlook
from fimbul.rules.moves import DECLINE, PASS

CommonJudge = Callable[[CommonOutlook], Scorer]
"""Looks at a decision and returns a scorer for its options. Does not change the view."""

COMMON_JUDGES: Final[dict[str, CommonJudge]] = {
    "action": judge_action,
    "march-target": judge_march_target,
    "march-figures": judge_march_figures,
    "free-invasion": judge_invasion,
    "succor": judge_invasion,
    "pillage-at-once": judge_pillage_at_once,
    "call-to-battle": judge_call_to_battle,
    "battle-card": judge_battle_card,
    "quest-as-battle": judge_quest_as_battle,
    "keep-one-figure": judge_keep_one_figure,
    "protection": judge_protection,
    "flight": judge_flight,
    "keep-played-cards": judge_keep_played_cards,
    "leader-move": judge_leader_move,
    "blessing": judge_invasion,
    "sacrifice": judge_sacrifice,
}
"""The judges by decision (``DECISION_NAMES``). Each bot has judges of its own for the others."""


def common_judge(name: str) -> CommonJudge:
    """The judge for a kind of decision, known or not."""
    return COMMON_JUDGES.get(name, judge_unknown)


def judge_unknown(outlook: CommonOutlook) -> Scorer:
    """For decisions that bots do not know: take a free offer; if there are several, any of them."""
    view = outlook.view
    return lambda move: 0.5 - view.cost(move) if move not in (DECLINE, PASS) else 0.0
