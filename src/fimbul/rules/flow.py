"""The frames on the stack: decisions that a seat owes, and steps that run by themselves.

A frame is five small numbers: the op, the seat it concerns, and three whose meaning is the op's
(its record or its function says which). Ops below ``FIRST_STEP`` are decisions (see ``decision``),
the others are steps. The numbers are part of saved states: append, never renumber.

The stack keeps a frame packed into one int, so that pushing one allocates nothing; ``frame_of``
packs, ``op_of`` and the functions after it return one number, ``parts_of`` all five.
"""

from typing import Final, Literal, get_args

from fimbul.rules.native import i64, vec

Frame = i64
"""A packed frame."""
Parts = tuple[int, int, int, int, int]
"""A frame for people and files: op, seat, first, second, third."""

_OP_BITS: Final = 7
_SEAT_BITS: Final = 4
_NUMBER_BITS: Final = 16
_SEAT_AT: Final = _OP_BITS
_FIRST_AT: Final = _SEAT_AT + _SEAT_BITS
_SECOND_AT: Final = _FIRST_AT + _NUMBER_BITS
_THIRD_AT: Final = _SECOND_AT + _NUMBER_BITS
LARGEST_NUMBER: Final = (1 << _NUMBER_BITS) - 1
"""The most that each of the three numbers can be."""


def frame_of(op: i64, seat: i64 = 0, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> Frame:
    """Pack a frame; no number may be negative or too large for its field."""
    return op | seat << _SEAT_AT | first << _FIRST_AT | second << _SECOND_AT | third << _THIRD_AT


def last_first(*steps: int) -> vec[i64]:
    """Steps in the order in which to push them, so that they happen in the order written."""
    return vec[i64]([i64(step) for step in reversed(steps)])


def op_of(frame: Frame) -> i64:
    """What the frame is: a decision or a step."""
    return frame & (1 << _OP_BITS) - 1


def seat_of(frame: Frame) -> i64:
    """The seat that the frame concerns."""
    return frame >> _SEAT_AT & (1 << _SEAT_BITS) - 1


def first_of(frame: Frame) -> i64:
    """The first of the three numbers."""
    return frame >> _FIRST_AT & LARGEST_NUMBER


def second_of(frame: Frame) -> i64:
    """The second of the three numbers."""
    return frame >> _SECOND_AT & LARGEST_NUMBER


def third_of(frame: Frame) -> i64:
    """The third of the three numbers."""
    return frame >> _THIRD_AT & LARGEST_NUMBER


def parts_of(frame: Frame) -> Parts:
    """All five numbers of a frame."""
    return op_of(frame), seat_of(frame), first_of(frame), second_of(frame), third_of(frame)


# --- decisions: a constant and a name for each, in the same order ---------------------------------
DRAFT: Final = 0
ACTION: Final = 1
MARCH_TARGET: Final = 2
MARCH_FIGURES: Final = 3
FREE_INVASION: Final = 4
SUCCOR: Final = 5
PILLAGE_AT_ONCE: Final = 6
CALL_TO_BATTLE: Final = 7
BATTLE_CARD: Final = 8
QUEST_AS_BATTLE: Final = 9
LATE_CARD: Final = 10
KEEP_ONE_FIGURE: Final = 11
PROTECTION: Final = 12
FLIGHT: Final = 13
KEEP_PLAYED_CARDS: Final = 14
RAISE_STAT: Final = 15
LEADER_MOVE: Final = 16
BLESSING: Final = 17
SACRIFICE: Final = 18
SAVE_CARD: Final = 19

DecisionName = Literal[
    "draft",
    "action",
    "march-target",
    "march-figures",
    "free-invasion",
    "succor",
    "pillage-at-once",
    "call-to-battle",
    "battle-card",
    "quest-as-battle",
    "late-card",
    "keep-one-figure",
    "protection",
    "flight",
    "keep-played-cards",
    "raise-stat",
    "leader-move",
    "blessing",
    "sacrifice",
    "save-card",
]
DECISION_NAMES: Final[tuple[DecisionName, ...]] = get_args(DecisionName)

# --- steps --------------------------------------------------------------------------------------
FIRST_STEP: Final = 64
BEGIN_AGE: Final = 64
BEGIN_ACTIONS: Final = 65
NEXT_TURN: Final = 66
PILLAGE: Final = 67
CALL: Final = 68
BEGIN_BATTLE: Final = 69
EACH_FIGHTER: Final = 70
LATE_CARDS: Final = 71
COMPARE: Final = 72
PILLAGED_STEP: Final = 73
BATTLE_GLORY: Final = 74
RETURN_AFTER_LOSS: Final = 75
DOOM_FIGURES: Final = 76
DISCARD: Final = 77
REVEAL_QUESTS: Final = 78
RESOLVE_QUEST: Final = 79
RAGNAROK_STEP: Final = 80
SWALLOW: Final = 81
RELEASE: Final = 82
END_AGE: Final = 83
AFTER_INVASION_STEP: Final = 84
OPS: Final = 85

# --- the stages of EACH_FIGHTER, its first number; see ``battle`` and ``aftermath`` ---------------
COUNT_QUEST: Final = 0
CANCEL: Final = 1
SWEEP: Final = 2
BEFORE_COMPARING: Final = 3
LOSE_FIGURES: Final = 4
AFTER_COMPARING: Final = 5
COLLECT_CARDS: Final = 6
COUNT_THE_DEAD: Final = 7

# --- the stages of PILLAGED_STEP, its first number; see ``pillage`` -------------------------------
PILLAGE_SUCCEEDS: Final = 0
REWARD: Final = 1
MONSTERS_REACT: Final = 2
CARD_REACTS: Final = 3
LEADER_REACTS: Final = 4
