"""After comparing (G8): the losers' figures, the texts, the cards, the glory, the return."""

from fimbul.rules import flow
from fimbul.rules.battle import begin_again, count_quest, fighters_in_order, run_text
from fimbul.rules.card import (
    AFTER,
    AFTER_LOSS,
    BEFORE,
    CANCELS,
    COUNTS_DEAD,
    KEEPS_CARDS,
    SWEEPS,
    cards_with,
)
from fimbul.rules.cells import (
    BASE,
    DEAD,
    FOUGHT,
    HOOKS,
    PARTICIPANTS,
    PILLAGER,
    PROVINCE,
    STAT_AXES,
    WINNER,
)
from fimbul.rules.destroy import doom
from fimbul.rules.events import CARD_RETURNED, FROM_BATTLE
from fimbul.rules.figures import figures_in
from fimbul.rules.flow import (
    EACH_FIGHTER,
    Frame,
    first_of,
    frame_of,
    second_of,
)
from fimbul.rules.gains import gain_glory
from fimbul.rules.hands import discard, put_in_hand, take_played
from fimbul.rules.manifest import FIGURE_OF_CARD
from fimbul.rules.native import i64
from fimbul.rules.state import State


def run_each_fighter(state: State, frame: Frame) -> None:
    """EACH_FIGHTER(-, stage, index): one stage for every fighter, the pillager first (G1, G8).

    When the stage of a fighter pushes frames, a frame for the fighters after it goes beneath them.
    """
    stage = first_of(frame)
    index = second_of(frame)
    cells = state.cells
    while index < state.players:
        seat = (cells[PILLAGER] + index) % state.players
        index += 1
        if not cells[PARTICIPANTS] >> seat & 1:
            continue
        depth = len(state.stack)
        if _run_stage(state, stage, seat):
            return
        if len(state.stack) > depth:
            state.insert(depth, frame_of(EACH_FIGHTER, 0, stage, index))
            return


def _run_stage(state: State, stage: i64, seat: i64) -> bool:
    """Run one stage for one fighter; return whether the stage is over for all fighters."""
    match stage:
        case flow.COUNT_QUEST:
            count_quest(state, seat)
        case flow.CANCEL:
            run_text(state, seat, CANCELS)
        case flow.SWEEP:
            if run_text(state, seat, SWEEPS):
                begin_again(state)
                return True
        case flow.BEFORE_COMPARING:
            run_text(state, seat, BEFORE)
        case flow.LOSE_FIGURES:
            _lose_figures(state, seat)
        case flow.AFTER_COMPARING:
            run_text(state, seat, AFTER)
        case flow.COLLECT_CARDS:
            _collect_cards(state, seat)
        case flow.COUNT_THE_DEAD:
            _count_the_dead(state, seat)
        case _:
            raise AssertionError(f"{stage} is no stage of a battle")
    return False


def _lose_figures(state: State, seat: i64) -> None:
    """P8: the losers' figures in the battle are destroyed, fjord included."""
    if state.cells[WINNER] != seat:
        province = state.cells[PROVINCE]
        warriors, others = figures_in(state, seat, province)
        doom(state, seat, province, warriors, others)


def _collect_cards(state: State, seat: i64) -> None:
    """G8 step 4: the winner may keep cards, then discards; the losers take theirs back."""
    if state.cells[WINNER] == seat:
        collect_as_winner(state, seat)
        return
    for card in take_played(state, seat):
        put_in_hand(state, seat, card)
        if state.events is not None:
            state.tell(CARD_RETURNED, seat, card)


def collect_as_winner(state: State, seat: i64) -> None:
    """A card on the clan sheet may keep some; all others are discarded."""
    if state.cells[BASE[seat] + HOOKS] & KEEPS_CARDS:
        for keeper in cards_with(state, seat, KEEPS_CARDS):
            assert keeper.keeps_cards is not None
            if keeper.keeps_cards(state, seat):
                return
    discard_played(state, seat)


def discard_played(state: State, seat: i64) -> None:
    """The cards that a seat has played in this battle go to the discard pile."""
    for card in take_played(state, seat):
        discard(state, seat, card)


# --- glory and return -----------------------------------------------------------------------------


def run_battle_glory(state: State, frame: Frame) -> None:
    """P10: the winner, pillager or not, gains its axes."""
    winner = state.cells[WINNER]
    if winner >= 0:
        gain_glory(state, winner, state.stat(winner, STAT_AXES), FROM_BATTLE)


def _count_the_dead(state: State, seat: i64) -> None:
    """G8 step 7, G11: cards that pay for enemy figures destroyed in the battle."""
    cells = state.cells
    base = BASE[seat]
    if not cells[base + HOOKS] & COUNTS_DEAD:
        return
    dead = -cells[base + DEAD]
    for fighter in fighters_in_order(state):
        dead += cells[BASE[fighter] + DEAD]
    for card in reversed(cards_with(state, seat, COUNTS_DEAD)):  # clan upgrades before monsters
        figure = FIGURE_OF_CARD[card.id]
        if figure < 0 or cells[base + FOUGHT] >> figure & 1:
            assert card.counts_dead is not None
            card.counts_dead(state, seat, dead)


def run_return_after_loss(state: State, frame: Frame) -> None:
    """G8 step 8: what the losers' cards do after the battle, the pillager's first."""
    cells = state.cells
    for seat in reversed(fighters_in_order(state)):
        if cells[WINNER] != seat and cells[BASE[seat] + HOOKS] & AFTER_LOSS:
            for card in cards_with(state, seat, AFTER_LOSS):
                assert card.after_loss is not None
                card.after_loss(state, seat, cells[PROVINCE])
