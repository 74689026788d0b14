"""Rules of the product are broken on purpose, and the referee must find each in random games.

Compiled rules cannot be patched, so these run on the plain ones only; the faults planted in
tapes (``plants.py``) are found on both.
"""

from collections.abc import Callable

import pytest

from fimbul.rules import action, aftermath, age, battle, destroy, invade, pillage
from fimbul.rules.cards import CARDS
from fimbul.rules.cards.clan import frigga
from fimbul.rules.cells import BASE, CARD, NO_CARD, PILLAGER, STAT_AXES, WINNER
from fimbul.rules.events import FROM_BATTLE, FROM_SHIP
from fimbul.rules.figures import strength_in
from fimbul.rules.flow import CARD_REACTS, Frame, first_of, seat_of
from fimbul.rules.gains import gain_glory
from fimbul.rules.pillage import CallToBattle
from fimbul.rules.state import PublicState, State
from tests.conftest import build_of_rules_modules
from tests.referee.bouts import bout_of
from tests.referee.tape import Foul

pytestmark = pytest.mark.skipif(
    set(build_of_rules_modules().values()) != {"plain"}, reason="compiled rules cannot be patched"
)

MOST = 300
"""The most games to play for one fault; each is found within a few dozen."""

Breaks = Callable[[pytest.MonkeyPatch], None]


def _bluffs_take_effect(patch: pytest.MonkeyPatch) -> None:
    """A bug of the past: an upgrade revealed by a winning pillager took effect (P5)."""
    run = pillage.run_pillaged

    def broken(state: State, frame: Frame) -> None:
        if first_of(frame) != CARD_REACTS:
            run(state, frame)
            return
        card = state.cells[BASE[seat_of(frame)] + CARD]
        hook = CARDS[card].on_pillage if card != NO_CARD else None
        if hook is not None:
            hook(state, seat_of(frame))

    patch.setattr(pillage, "run_pillaged", broken)


def _winner_gains_one_more(patch: pytest.MonkeyPatch) -> None:
    def broken(state: State, frame: Frame) -> None:
        winner = state.cells[WINNER]
        if winner >= 0:
            gain_glory(state, winner, state.stat(winner, STAT_AXES) + 1, FROM_BATTLE)

    patch.setattr(aftermath, "run_battle_glory", broken)


def _pillager_survives_ties(patch: pytest.MonkeyPatch) -> None:
    lose = aftermath._lose_figures

    def broken(state: State, seat: int) -> None:
        if state.cells[WINNER] >= 0 or state.cells[PILLAGER] != seat:
            lose(state, seat)

    patch.setattr(aftermath, "_lose_figures", broken)


def _pillager_is_stronger(patch: pytest.MonkeyPatch) -> None:
    def broken(state: PublicState, seat: int, province: int) -> int:
        return strength_in(state, seat, province) + int(state.cells[PILLAGER] == seat)

    patch.setattr(battle, "strength_in", broken)


def _every_quest_is_fulfilled(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(age, "is_fulfilled", lambda state, seat, card: True)


def _figures_come_for_free(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(invade, "pay_rage", lambda state, seat, amount: None)


def _horns_do_not_matter(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(invade, "has_horns_left", lambda state, seat: True)


def _ships_pay_nothing(patch: pytest.MonkeyPatch) -> None:
    def broken(state: State, seat: int, amount: int, source: int) -> None:
        if source != FROM_SHIP:
            gain_glory(state, seat, amount, source)

    patch.setattr(destroy, "gain_glory", broken)


def _nobody_flees(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(destroy, "let_escape", destroy.kill)
    patch.setattr(frigga, "let_escape", destroy.kill)


def _upgrades_cost_one(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(action, "upgrade_cost", lambda state, seat, card: 1)


def _the_call_ends_early(patch: pytest.MonkeyPatch) -> None:
    """Every clan is asked only once, even if others join after it."""
    choose = CallToBattle.choose

    def broken(call: CallToBattle, state: State, seat: int, frame: Frame, move: int) -> None:
        choose(call, state, seat, frame, move)
        op, following, _, _, _ = state.frames[-1]
        state.pop()
        state.push(op, following, first_of(frame) + 1)

    patch.setattr(CallToBattle, "choose", broken)


def _nobody_is_released(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(age, "run_release", lambda state, frame: None)


MUTANTS: dict[str, tuple[Breaks, str]] = {
    "bluffs take effect": (_bluffs_take_effect, "P5"),
    "the winner gains one more": (_winner_gains_one_more, "P10"),
    "the pillager survives ties": (_pillager_survives_ties, "P8"),
    "the pillager is stronger": (_pillager_is_stronger, "P8"),
    "every quest is fulfilled": (_every_quest_is_fulfilled, "F2 F3"),
    "figures come for free": (_figures_come_for_free, "I1 I2 N4 N5 N6 N9"),
    "horns do not matter": (_horns_do_not_matter, "A2 U3 U4 N1 G8.8"),
    "ships pay nothing": (_ships_pay_nothing, "F4 G8.2"),
    "nobody flees": (_nobody_flees, "X3"),
    "upgrades cost one": (_upgrades_cost_one, "A2 U1"),
    "the call ends early": (_the_call_ends_early, "P2"),
    "nobody is released": (_nobody_is_released, "F5"),
}


@pytest.mark.parametrize("mutant", MUTANTS)
def test_a_broken_rule_is_found(mutant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    breaks, rules = MUTANTS[mutant]
    breaks(monkeypatch)
    foul = first_foul()
    assert foul.rule in rules.split(), str(foul)


def first_foul() -> Foul:
    """The first foul in random games."""
    for index in range(MOST):
        try:
            bout_of(index).judge()
        except Foul as foul:
            return foul
    pytest.fail("no foul was found")
