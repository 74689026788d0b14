"""One record for each kind of decision: its name, who owes it, its options and its effects.

A decision is a subclass of ``DecisionType`` beside the rule or the card it belongs to. The
functions of ``game``, costs, reasons, plain data, labels and the contract of the server are made
from these records; no other code needs to know a decision by its name. A *turn action* is an option
of the decision of a turn: one of the rules, or one that a card brings.

The records have methods instead of lists of functions because a compiled call of a method is as
cheap as a call of a function, and one through a list is not.
"""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, get_args

from fimbul.rules.cells import BASE, SLOT, SLOTS
from fimbul.rules.flow import ACTION, DECISION_NAMES, FIRST_STEP, DecisionName, Frame
from fimbul.rules.moves import VERB_NAMES
from fimbul.rules.native import i64, vec
from fimbul.rules.reasons import FALLBACK, Reason
from fimbul.rules.state import PublicState, State

ShapeName = Literal["turn", "cards", "figures", "places", "offer", "stats", "numbers"]
"""What the options of a decision are; an ``offer`` is one thing to take or to decline."""
SHAPE_NAMES: Final[tuple[ShapeName, ...]] = get_args(ShapeName)

NOTHING: Final = -1


class About(NamedTuple):
    """What a pending decision is about. Everybody may know it."""

    province: int = NOTHING
    """The province it is about."""
    source: int = NOTHING
    """The province that figures leave."""
    warriors: int = 0
    """How many warriors it is about."""
    figures: int = 0
    """The mask of the other figures it is about: bit 1 is the leader (``FIGURE_NAMES``)."""
    card: int = NOTHING
    """The card it is about."""


class DecisionType:
    """A kind of decision; the docstring of each subclass says what its frames hold."""

    def __init__(
        self,
        op: int,
        shape: ShapeName,
        verbs: tuple[int, ...],
        is_simultaneous: bool = False,
        may_fall_away: bool = False,
    ) -> None:
        self.op: i64 = op
        self.name: DecisionName = DECISION_NAMES[op]
        self.shape: ShapeName = shape
        self.verbs = verbs
        """The verbs of the moves it may offer (see ``moves``)."""
        self.is_simultaneous = is_simultaneous
        """Whether several seats owe it at once; the frame's first number is their mask."""
        self.may_fall_away = may_fall_away
        """Whether it can come up with nothing to choose; then ``arrive`` is asked first."""

    def arrive(self, state: State, frame: Frame) -> bool:
        """Whether there is something to choose now. If not, it may carry out the only option."""
        raise NotImplementedError

    def options(self, state: State, seat: i64, frame: Frame) -> list[int]:
        """The legal moves of a seat that owes it."""
        raise NotImplementedError

    def choose(self, state: State, seat: i64, frame: Frame, move: i64) -> None:
        """Carry out a choice. The frame has been taken off the stack already."""
        raise NotImplementedError

    def resolve(self, state: State, frame: Frame) -> None:
        """Carry out what all seats have sealed: ``choose`` for a simultaneous decision."""
        raise NotImplementedError

    def cost(self, state: PublicState, seat: i64, move: i64) -> i64:
        """The rage that an option costs (A2)."""
        return 0

    def about(self, state: PublicState, frame: Frame) -> About:
        """What it is about."""
        return About()

    def why(
        self, state: PublicState, seat: i64, hand: Sequence[int], frame: Frame, move: i64
    ) -> Reason:
        """Why a move with one of its verbs is not among the options."""
        return FALLBACK

    def __repr__(self) -> str:
        return f"<DecisionType {self.name}>"


class TurnAction:
    """What a seat may do on its turn, by the verb of its moves (A2)."""

    def __init__(self, verbs: tuple[int, ...], after: int = NOTHING) -> None:
        self.verbs = verbs
        self.after = after
        """The verb of the action after which the options list it; by default it is the last."""
        self.cards = vec[i64]([])
        """The cards that bring it; none for an action of the rules."""

    def is_open_to(self, state: PublicState, seat: i64) -> bool:
        """Whether a seat may take it at all: it needs one of the cards on its clan sheet."""
        if not self.cards:
            return True
        cells = state.cells
        at = BASE[seat] + SLOT
        for card in self.cards:
            for place in range(at, at + SLOTS):
                if cells[place] == card:
                    return True
        return False

    def add(self, state: State, seat: i64, moves: list[int]) -> None:
        """Append the moves that a seat can make and pay for."""
        raise NotImplementedError

    def choose(self, state: State, seat: i64, move: i64) -> None:
        """Carry it out, and pay for it."""
        raise NotImplementedError

    def cost(self, state: PublicState, seat: i64, move: i64) -> i64:
        """The rage that it costs."""
        return 0

    def why(self, state: PublicState, seat: i64, hand: Sequence[int], move: i64) -> Reason:
        """Why a move of it is not among the options."""
        return FALLBACK


_UNKNOWN: Final = DecisionType(0, "offer", ())
"""A placeholder for numbers that no decision has."""
DECISIONS: Final = vec[DecisionType]([_UNKNOWN] * FIRST_STEP)
"""The records by number (see ``flow``)."""
IS_SIMULTANEOUS: Final = vec[bool]([False] * FIRST_STEP)
"""By number: whether several seats owe the decision at once."""


def register_decision(decision: DecisionType) -> None:
    """Give a decision its place among ``DECISIONS``."""
    if DECISIONS[decision.op] is not _UNKNOWN:
        raise ValueError(f"there are two records for the decision {decision.name!r}")
    DECISIONS[decision.op] = decision
    IS_SIMULTANEOUS[decision.op] = decision.is_simultaneous


_NO_ACTION: Final = TurnAction(())
ACTION_OF_VERB: Final = vec[TurnAction]([_NO_ACTION] * len(VERB_NAMES))


class TurnActions:
    """What may be done on a turn, in the order in which the options list it."""

    def __init__(self) -> None:
        self.all = vec[TurnAction]([])
        self.of_rules = vec[TurnAction]([])
        """Those that need no card."""

    def add(self, action: TurnAction) -> None:
        """Put an action where it wants to be listed."""
        listed = list(self.all)
        place = len(listed)
        if action.after != NOTHING:
            place = 1 + listed.index(ACTION_OF_VERB[action.after])
        listed.insert(place, action)
        self.all = vec[TurnAction](listed)
        self.of_rules = vec[TurnAction]([action for action in listed if not action.cards])


TURN_ACTIONS: Final = TurnActions()


def register_action(action: TurnAction) -> None:
    """Add a turn action; those of the rules come first, then those of the cards (see ``card``)."""
    TURN_ACTIONS.add(action)
    for verb in action.verbs:
        if ACTION_OF_VERB[verb] is not _NO_ACTION:
            raise ValueError(f"there are two turn actions with the verb {VERB_NAMES[verb]!r}")
        ACTION_OF_VERB[verb] = action
    DECISIONS[ACTION].verbs += action.verbs


def check_decisions() -> None:
    """Raise ``ValueError`` unless every decision has its record."""
    for op, name in enumerate(DECISION_NAMES):
        if DECISIONS[op] is _UNKNOWN:
            raise ValueError(f"the decision {name!r} has no record")
        for verb in DECISIONS[op].verbs:
            if not 0 <= verb < len(VERB_NAMES):
                raise ValueError(f"the decision {name!r} has a verb {verb} that moves do not have")
