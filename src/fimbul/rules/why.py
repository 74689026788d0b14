"""Why a seat may not make a move: a reason with a code that never changes, by rule.

It asks only what the seat may know: the open table, its own hand and its own options. Where
several reasons hold, the one that lasts longest comes first: what is not there at all, then what
is closed to everybody, then what the clan lacks.
"""

from collections.abc import Callable, Sequence
from typing import Final, Literal

from fimbul.rules.board import (
    ADJACENT,
    FIRST_FJORD,
    OUTER,
    RESERVE,
    SUPPORTED_BY,
    VALHALLA,
    YGGDRASIL,
)
from fimbul.rules.cards import CARDS
from fimbul.rules.cells import (
    ACTION_PHASE,
    BASE,
    OPEN,
    PHASE,
    PILLAGES_AGAIN,
    POWER,
    PROVINCE,
    RECALLS,
    SACRIFICES,
    STANDING,
    STAT_HORNS,
)
from fimbul.rules.costs import move_cost
from fimbul.rules.figures import WARRIOR, is_present
from fimbul.rules.flow import (
    ACTION,
    BATTLE_CARD,
    BLESSING,
    CALL_TO_BATTLE,
    DRAFT,
    FREE_INVASION,
    KEEP_ONE_FIGURE,
    KEEP_PLAYED_CARDS,
    LATE_CARD,
    LEADER_MOVE,
    MARCH_FIGURES,
    MARCH_TARGET,
    PILLAGE_AT_ONCE,
    PROTECTION,
    QUEST_AS_BATTLE,
    RAISE_STAT,
    SACRIFICE,
    SAVE_CARD,
    SUCCOR,
    Parts,
)
from fimbul.rules.moves import (
    FIELD_1,
    FIELD_2,
    V_CARD,
    V_CHALLENGE,
    V_COUNT,
    V_DONE,
    V_INVADE,
    V_JOIN,
    V_KEEP,
    V_MARCH,
    V_MOVE,
    V_PILLAGE,
    V_QUEST,
    V_RAISE,
    V_RECALL,
    V_SACRIFICE,
    V_SPARE,
    V_TO,
    V_UPGRADE,
    VERB,
)
from fimbul.rules.state import Table

Reason = Literal[
    "game-over",
    "not-your-decision",
    "passed",
    "no-rage",
    "illegal-move",
    "no-such-figure",
    "no-figure-there",
    "wrong-figure",
    "wrong-place",
    "same-province",
    "not-adjacent",
    "province-destroyed",
    "fjord-closed",
    "province-pillaged",
    "not-pillaged",
    "needs-upgrade",
    "horns-full",
    "not-enough-rage",
    "no-village-free",
    "too-few-figures",
    "nobody-moved",
    "not-doomed",
    "not-in-hand",
    "not-in-pack",
    "not-played",
    "wrong-kind-of-card",
    "earlier-slot-empty",
    "stat-full",
    "stat-of-token",
]
WhyCode = Literal[Reason, ""]
"""A reason, or none."""

REASONS: Final[dict[Reason, str]] = {
    "game-over": "the game is over",
    "not-your-decision": "the game waits for somebody else",
    "passed": "you have passed, and act no more in this age (A4)",
    "no-rage": "without rage there are no actions, not even free ones (A3)",
    "illegal-move": "the decision is about something else",
    "no-such-figure": "you have no such figure there",
    "no-figure-there": "you have no figure there",
    "wrong-figure": "not with that figure (U3)",
    "wrong-place": "not there: the place is given",
    "same-province": "that is the province itself",
    "not-adjacent": "that province is not adjacent (P2)",
    "province-destroyed": "that province is destroyed (S3, F4)",
    "fjord-closed": "both provinces of that fjord are destroyed (N7)",
    "province-pillaged": "that province has been pillaged in this age (P1)",
    "not-pillaged": "that province has not been pillaged in this age",
    "needs-upgrade": "your clan has no upgrade that allows it",
    "horns-full": "your clan has as many figures on the board as its horns allow (I4)",
    "not-enough-rage": "you have not the rage to pay for it (A2)",
    "no-village-free": "no village is free there (B3)",
    "too-few-figures": "two figures must be sacrificed, and you have fewer on the board",
    "nobody-moved": "at least one figure must march (M1)",
    "not-doomed": "that figure is not about to be destroyed (X1)",
    "not-in-hand": "that card is not in your hand",
    "not-in-pack": "that card is not in the pack, or you have chosen it already",
    "not-played": "that card is not among those you have played",
    "wrong-kind-of-card": "only cards with a white disc may be added (P6)",
    "earlier-slot-empty": "an earlier slot of this kind is empty too: take that one (U1)",
    "stat-full": "that stat cannot rise any more (T3)",
    "stat-of-token": "the pillage token has raised that stat already (G10)",
}
"""What each reason means, in English."""

FALLBACK: Final[Reason] = "illegal-move"
"""Of a move whose verb the pending decision never offers: there is nothing more to say."""


def why_not(
    table: Table, seat: int, hand: Sequence[int], options: Sequence[int], move: int
) -> WhyCode:
    """Why a seat with this hand and these legal moves may not make a move; "" when it may."""
    if move in options:
        return ""
    if table.is_over:
        return "game-over"
    if not options:
        return _why_not_asked(table, seat, move)
    frame = table.frames[-1]
    judge = _JUDGES.get((frame[0], VERB[move]))
    return FALLBACK if judge is None else judge(table, seat, hand, frame, move)


def _why_not_asked(table: Table, seat: int, move: int) -> Reason:
    """A3, A4, T1: who has passed or has no rage waits in vain for a turn; all others may hope."""
    is_action = table.cells[PHASE] == ACTION_PHASE and (ACTION, VERB[move]) in _JUDGES
    if is_action and 0 <= seat < table.players:
        if table.has_passed(seat):
            return "passed"
        if not table.rage(seat):
            return "no-rage"
    return "not-your-decision"


Judge = Callable[[Table, int, Sequence[int], Parts, int], Reason]


def _has_figure(table: Table, seat: int, kind: int, place: int) -> bool:
    if kind == WARRIOR:
        return table.warriors(seat, place) > 0
    return table.where(seat, kind) == place


def _has_power(table: Table, seat: int, power: int) -> bool:
    return table.cells[BASE[seat] + POWER + power] > 0


def _full(table: Table, province: int) -> Reason:
    """B3: what is wrong with a province that a figure is to enter."""
    if not table.is_standing(province):
        return "province-destroyed"
    return FALLBACK if province == YGGDRASIL or table.has_room(province) else "no-village-free"


# --- figures that come onto the board -------------------------------------------------------------


def _enter(table: Table, seat: int, source: int, move: int) -> Reason:
    """I1–I4, N2, N7: what keeps a figure from invading."""
    kind, place = FIELD_1[move], FIELD_2[move]
    if not _has_figure(table, seat, kind, source):
        return "no-such-figure"
    if place >= FIRST_FJORD and not SUPPORTED_BY[place] & table.cells[STANDING]:
        return "fjord-closed"
    if place < OUTER and not table.is_standing(place):
        return "province-destroyed"
    if table.figures_on_board(seat) >= table.stat(seat, STAT_HORNS):
        return "horns-full"
    if move_cost(table, seat, move) > table.rage(seat):
        return "not-enough-rage"
    return _full(table, place) if place < OUTER else FALLBACK


def _invade(table: Table, seat: int, hand: Sequence[int], frame: Parts, move: int) -> Reason:
    return _enter(table, seat, RESERVE, move)


def _recall(table: Table, seat: int, hand: Sequence[int], frame: Parts, move: int) -> Reason:
    """N6: Frigga's Domain."""
    if not _has_power(table, seat, RECALLS):
        return "needs-upgrade"
    return _enter(table, seat, VALHALLA, move)


def _invade_free(table: Table, seat: int, hand: Sequence[int], frame: Parts, move: int) -> Reason:
    """U3, U4: only the figures that the upgrade is about."""
    if not frame[2] >> FIELD_1[move] & 1:
        return "wrong-figure"
    return _enter(table, seat, RESERVE, move)


def _bring_warrior(table: Table, seat: int, hand: Sequence[int], frame: Parts, move: int) -> Reason:
    """Frigga's Succor and Loki's Blessing: a warrior, into that province."""
    if FIELD_1[move] != WARRIOR:
        return "wrong-figure"
    return "wrong-place" if FIELD_2[move] != frame[2] else FALLBACK


# --- figures that move ----------------------------------------------------------------------------


def _march(table: Table, seat: int, hand: Sequence[int], frame: Parts, move: int) -> Reason:
    """M1: from a province with own figures, if there is somewhere to go."""
    province = FIELD_1[move]
    if not table.is_standing(province):
        return "province-destroyed"
    if not table.count_in(seat, province):
        return "no-figure-there"
    return FALLBACK if table.cells[OPEN] else "no-village-free"


def _march_to(table: Table, seat: int, hand: Sequence[int], frame: Parts, move: int) -> Reason:
    return "same-province" if FIELD_1[move] == frame[2] else _full(table, FIELD_1[move])


def _march_with(table: Table, seat: int, hand: Sequence[int], frame: Parts, move: int) -> Reason:
    is_there = _has_figure(table, seat, FIELD_1[move], frame[2])
    return FALLBACK if is_there else "no-such-figure"


def _end_march(table: Table, seat: int, hand: Sequence[int], frame: Parts, move: int) -> Reason:
    return FALLBACK if frame[4] else "nobody-moved"


def _join(table: Table, seat: int, hand: Sequence[int], frame: Parts, move: int) -> Reason:
    """P2: one figure from an adjacent province."""
    province = table.cells[PROVINCE]
    if FIELD_2[move] == province:
        return "same-province"
    if not ADJACENT[province] >> FIELD_2[move] & 1:
        return "not-adjacent"
    is_there = _has_figure(table, seat, FIELD_1[move], FIELD_2[move])
    return FALLBACK if is_there else "no-such-figure"


def _lead_to(table: Table, seat: int, hand: Sequence[int], frame: Parts, move: int) -> Reason:
    """Lord of Hammers: the leader goes to an adjacent province."""
    province = table.cells[PROVINCE]
    if FIELD_1[move] == province:
        return "same-province"
    if not ADJACENT[province] >> FIELD_1[move] & 1:
        return "not-adjacent"
    return _full(table, FIELD_1[move])


# --- pillage --------------------------------------------------------------------------------------


def _pillage(table: Table, seat: int, hand: Sequence[int], frame: Parts, move: int) -> Reason:
    """P1."""
    province = FIELD_1[move]
    if not table.is_standing(province):
        return "province-destroyed"
    if table.is_pillaged(province):
        return "province-pillaged"
    return FALLBACK if is_present(table, seat, province) else "no-figure-there"


def _challenge(table: Table, seat: int, hand: Sequence[int], frame: Parts, move: int) -> Reason:
    """Tyr's Challenge: what was pillaged already, for rage."""
    province = FIELD_1[move]
    if not _has_power(table, seat, PILLAGES_AGAIN):
        return "needs-upgrade"
    if not table.is_standing(province):
        return "province-destroyed"
    if not table.is_pillaged(province):
        return "not-pillaged"
    if not is_present(table, seat, province):
        return "no-figure-there"
    return "not-enough-rage" if move_cost(table, seat, move) > table.rage(seat) else FALLBACK


def _pillage_there(table: Table, seat: int, hand: Sequence[int], frame: Parts, move: int) -> Reason:
    """Thor's Domain: the province that was invaded."""
    return "wrong-place" if FIELD_1[move] != frame[2] else FALLBACK


# --- figures that die or live ---------------------------------------------------------------------


def _sacrifice(table: Table, seat: int, hand: Sequence[int], frame: Parts, move: int) -> Reason:
    """Frigga's Sacrifice: two figures on the board."""
    if not _has_power(table, seat, SACRIFICES):
        return "needs-upgrade"
    if frame[0] == ACTION and table.figures_on_board(seat) < 2:
        return "too-few-figures"
    is_there = _has_figure(table, seat, FIELD_1[move], FIELD_2[move])
    return FALLBACK if is_there else "no-such-figure"


def _spare_one(table: Table, seat: int, hand: Sequence[int], frame: Parts, move: int) -> Reason:
    """G6: one of the figures in the battle. All of them are offered."""
    return "no-such-figure"


def _spare_doomed(table: Table, seat: int, hand: Sequence[int], frame: Parts, move: int) -> Reason:
    """X1: one of the doomed. All of them are offered."""
    return "not-doomed"


# --- cards ----------------------------------------------------------------------------------------


def _upgrade(table: Table, seat: int, hand: Sequence[int], frame: Parts, move: int) -> Reason:
    """U1, T8: any slot of its kind; of several empty ones, which are all alike, the first."""
    if FIELD_1[move] not in hand:
        return "not-in-hand"
    if move_cost(table, seat, move) > table.rage(seat):
        return "not-enough-rage"
    return "earlier-slot-empty"


def _from_hand(table: Table, seat: int, hand: Sequence[int], frame: Parts, move: int) -> Reason:
    """Q1, P5, F1: any card of the hand, as far as there is a move for it."""
    return FALLBACK if FIELD_1[move] in hand else "not-in-hand"


def _add_late(table: Table, seat: int, hand: Sequence[int], frame: Parts, move: int) -> Reason:
    """P6: a card of the hand with a white disc."""
    if FIELD_1[move] not in hand:
        return "not-in-hand"
    return FALLBACK if CARDS[FIELD_1[move]].is_white_disc else "wrong-kind-of-card"


def _from_pack(table: Table, seat: int, hand: Sequence[int], frame: Parts, move: int) -> Reason:
    """D2, D4: any card of the pack, but for the first of a pair. All of them are offered."""
    return "not-in-pack"


def _from_played(table: Table, seat: int, hand: Sequence[int], frame: Parts, move: int) -> Reason:
    """G8 step 4: Tyr's Prowess."""
    return FALLBACK if FIELD_1[move] in table.played[seat] else "not-played"


def _count(table: Table, seat: int, hand: Sequence[int], frame: Parts, move: int) -> Reason:
    """G5: the value needs its upgrade, Tyr's Domain or Tyr's Wrath."""
    return "needs-upgrade"


def _raise(table: Table, seat: int, hand: Sequence[int], frame: Parts, move: int) -> Reason:
    """T3, G10."""
    return "stat-full" if frame[2] >> FIELD_1[move] & 1 else "stat-of-token"


_JUDGES: Final[dict[tuple[int, int], Judge]] = {
    (DRAFT, V_KEEP): _from_pack,
    (ACTION, V_INVADE): _invade,
    (ACTION, V_RECALL): _recall,
    (ACTION, V_MARCH): _march,
    (ACTION, V_UPGRADE): _upgrade,
    (ACTION, V_QUEST): _from_hand,
    (ACTION, V_PILLAGE): _pillage,
    (ACTION, V_CHALLENGE): _challenge,
    (ACTION, V_SACRIFICE): _sacrifice,
    (MARCH_TARGET, V_TO): _march_to,
    (MARCH_FIGURES, V_MOVE): _march_with,
    (MARCH_FIGURES, V_DONE): _end_march,
    (FREE_INVASION, V_INVADE): _invade_free,
    (SUCCOR, V_INVADE): _bring_warrior,
    (BLESSING, V_INVADE): _bring_warrior,
    (PILLAGE_AT_ONCE, V_PILLAGE): _pillage_there,
    (CALL_TO_BATTLE, V_JOIN): _join,
    (BATTLE_CARD, V_CARD): _from_hand,
    (QUEST_AS_BATTLE, V_COUNT): _count,
    (LATE_CARD, V_CARD): _add_late,
    (KEEP_ONE_FIGURE, V_SPARE): _spare_one,
    (PROTECTION, V_SPARE): _spare_doomed,
    (KEEP_PLAYED_CARDS, V_KEEP): _from_played,
    (RAISE_STAT, V_RAISE): _raise,
    (LEADER_MOVE, V_TO): _lead_to,
    (SACRIFICE, V_SACRIFICE): _sacrifice,
    (SAVE_CARD, V_KEEP): _from_hand,
}
"""Who tells what is wrong, by decision and verb. What is not here is either offered whenever the
decision is pending (to pass, to decline, to flee) or never."""
