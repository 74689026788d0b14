"""What a frame on the stack can be: a decision somebody owes, or a step that runs by itself.

A frame is five ints: the op, the seat it concerns, and three numbers whose meaning is the op's
(each op's room says which). Ops below ``DECISIONS`` are decisions, the others are steps. The
numbers are part of saved states: append, never renumber.
"""

from typing import Final, Literal, get_args

Frame = tuple[int, int, int, int, int]

# --- decisions ----------------------------------------------------------------------------------
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
DECISIONS: Final = 20

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

SIMULTANEOUS: Final = (DRAFT, BATTLE_CARD, SAVE_CARD)
"""Decisions that several seats owe at once; the third number of the frame is their mask."""

# --- steps --------------------------------------------------------------------------------------
BEGIN_AGE: Final = 20
BEGIN_ACTIONS: Final = 21
NEXT_TURN: Final = 22
PILLAGE: Final = 23
CALL: Final = 24
BEGIN_BATTLE: Final = 25
EACH_FIGHTER: Final = 26
LATE_CARDS: Final = 27
COMPARE: Final = 28
PILLAGED_STEP: Final = 29
BATTLE_GLORY: Final = 30
RETURN_AFTER_LOSS: Final = 31
DOOM_FIGURES: Final = 32
DISCARD: Final = 33
REVEAL_QUESTS: Final = 34
RESOLVE_QUEST: Final = 35
RAGNAROK_STEP: Final = 36
SWALLOW: Final = 37
RELEASE: Final = 38
END_AGE: Final = 39
OPS: Final = 40

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
