"""The thrall's opinion on each kind of decision."""

from collections.abc import Callable
from typing import Final

from fimbul.bots.scored import Scorer
from fimbul.bots.sense.fighting import judge_late_card, stake_of
from fimbul.bots.sense.judges import CommonJudge, common_judge
from fimbul.bots.thrall.drafting import judge_draft, judge_save_card
from fimbul.bots.thrall.outlook import Outlook
from fimbul.bots.thrall.worth import step_worth
from fimbul.rules.flow import DECISION_NAMES
from fimbul.rules.moves import FIELD_1
from fimbul.rules.view import View

Judge = Callable[[View], Scorer]
"""Looks at a decision and says how to score its options. Does not change the view."""


def _looking(judge: CommonJudge) -> Judge:
    """Judge as every bot does, by the outlook of the thrall."""
    return lambda view: judge(Outlook(view))


def _judge_late_card(view: View) -> Scorer:
    return judge_late_card(view, lambda: stake_of(Outlook(view)))


def _judge_raise_stat(view: View) -> Scorer:
    """The stat whose next step is worth the most."""
    return lambda move: step_worth(view, FIELD_1[move])


JUDGES: Final[dict[str, Judge]] = {
    **{name: _looking(common_judge(name)) for name in DECISION_NAMES},
    "draft": judge_draft,
    "late-card": _judge_late_card,
    "raise-stat": _judge_raise_stat,
    "save-card": judge_save_card,
}
"""How each kind of decision (``DECISION_NAMES``) is judged."""
