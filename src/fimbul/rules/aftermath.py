"""After comparing (G8): the losers' figures, the texts, the cards, the glory, the return."""

from fimbul.rules.battle import (
    AFTER,
    BEFORE,
    CANCELS,
    SWEEPS,
    count_quest,
    run_text,
)
from fimbul.rules.cards import CARDS
from fimbul.rules.cards.battle import fighters_in_order
from fimbul.rules.cells import (
    BASE,
    DEAD,
    FOUGHT,
    KEEPS_CARDS,
    PARTICIPANTS,
    PILLAGER,
    POWER,
    PROVINCE,
    RAGE,
    RETURNS,
    SLAUGHTER_GLORY,
    STAT_AXES,
    WINNER,
)
from fimbul.rules.destroy import doom
from fimbul.rules.events import CARD_RETURNED, FROM_BATTLE, FROM_CARD
from fimbul.rules.figures import CARD_OF_KIND, figures_in, monsters_of
from fimbul.rules.flow import (
    AFTER_COMPARING,
    BEFORE_COMPARING,
    BLESSING,
    CANCEL,
    COLLECT_CARDS,
    COUNT_QUEST,
    COUNT_THE_DEAD,
    EACH_FIGHTER,
    KEEP_PLAYED_CARDS,
    LOSE_FIGURES,
    SWEEP,
    Frame,
    first_of,
    frame_of,
    second_of,
)
from fimbul.rules.gains import gain_glory, pay_rage
from fimbul.rules.hands import discard, put_in_hand, take_played
from fimbul.rules.moves import DECLINE, FIELD_1, KEEP
from fimbul.rules.native import i64
from fimbul.rules.piles import PLAYED, cards_in, take
from fimbul.rules.state import State


def run_each_fighter(state: State, frame: Frame) -> None:
    """EACH_FIGHTER(-, stage, index): one stage for every fighter, the pillager first (G1, G8).

    When a fighter's turn brings up something that has to be settled first, the frame for those
    who follow goes beneath it.
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
    """One stage for one fighter; true when nothing of this stage is left to do for the others."""
    if stage == COUNT_QUEST:
        count_quest(state, seat)
    elif stage == CANCEL:
        run_text(state, seat, CANCELS)
    elif stage == SWEEP:
        return run_text(state, seat, SWEEPS)
    elif stage == BEFORE_COMPARING:
        run_text(state, seat, BEFORE)
    elif stage == LOSE_FIGURES:
        _lose_figures(state, seat)
    elif stage == AFTER_COMPARING:
        run_text(state, seat, AFTER)
    elif stage == COLLECT_CARDS:
        _collect_cards(state, seat)
    else:
        assert stage == COUNT_THE_DEAD
        _count_the_dead(state, seat)
    return False


def _lose_figures(state: State, seat: i64) -> None:
    """P8: the losers' figures in the battle are destroyed, fjord included."""
    if state.cells[WINNER] != seat:
        province = state.cells[PROVINCE]
        warriors, kinds = figures_in(state, seat, province)
        doom(state, seat, province, warriors, kinds)


def _collect_cards(state: State, seat: i64) -> None:
    """G8 step 4: the winner may keep cards, then discards; the losers take theirs back."""
    if state.cells[WINNER] == seat:
        _offer_to_keep(state, seat)
        return
    for card in take_played(state, seat):
        put_in_hand(state, seat, card)
        if state.events is not None:
            state.tell(CARD_RETURNED, seat, card)


def _offer_to_keep(state: State, seat: i64) -> None:
    base = BASE[seat]
    can_keep = state.cells[base + POWER + KEEPS_CARDS] and state.cells[base + RAGE]
    if can_keep and state.known[PLAYED[seat]]:
        state.push(KEEP_PLAYED_CARDS, seat)
    else:
        _discard_played(state, seat)


def _discard_played(state: State, seat: i64) -> None:
    for card in take_played(state, seat):
        discard(state, seat, card)


# --- KEEP_PLAYED_CARDS(seat) ----------------------------------------------------------------------


def keep_played_options(state: State, seat: i64, frame: Frame) -> list[int]:
    """Pay 1 rage to keep one of the cards played, or decline."""
    return [DECLINE, *(KEEP[card] for card in sorted(set(cards_in(state.known, PLAYED[seat]))))]


def choose_keep_played(state: State, seat: i64, frame: Frame, move: i64) -> None:
    """A card kept goes back to the hand; the rest is discarded in the end."""
    if move == DECLINE:
        _discard_played(state, seat)
        return
    card = FIELD_1[move]
    pay_rage(state, seat, 1)
    take(state.known, PLAYED[seat], card)
    put_in_hand(state, seat, card)
    if state.events is not None:
        state.tell(CARD_RETURNED, seat, card)
    _offer_to_keep(state, seat)


# --- glory and return -----------------------------------------------------------------------------


def run_battle_glory(state: State, frame: Frame) -> None:
    """P10: the winner, pillager or not, gains its axes."""
    winner = state.cells[WINNER]
    if winner >= 0:
        gain_glory(state, winner, state.stat(winner, STAT_AXES), FROM_BATTLE)


def _count_the_dead(state: State, seat: i64) -> None:
    """G8 step 7, G11: glory for enemy figures destroyed in the battle."""
    cells = state.cells
    base = BASE[seat]
    dead = -cells[base + DEAD]
    for fighter in fighters_in_order(state):
        dead += cells[BASE[fighter] + DEAD]
    if dead >= 2:
        gain_glory(state, seat, cells[base + POWER + SLAUGHTER_GLORY], FROM_CARD)
    if dead and cells[base + FOUGHT]:
        for kind in monsters_of(state, seat):
            if cells[base + FOUGHT] >> kind & 1:
                glory = CARDS[CARD_OF_KIND[kind]].slaughter_glory
                gain_glory(state, seat, glory * dead, FROM_CARD)


def run_return_after_loss(state: State, frame: Frame) -> None:
    """G8 step 8: losers with Loki's Blessing may invade the province again."""
    cells = state.cells
    for seat in reversed(fighters_in_order(state)):
        if cells[WINNER] != seat and cells[BASE[seat] + POWER + RETURNS]:
            state.push(BLESSING, seat, cells[PROVINCE])
