"""The rules of the game: pure, without input or output, clock or randomness of their own.

Five functions play a game: ``new_game``, ``pending``, ``legal``, ``apply`` and ``view``.
"""

from fimbul.rules.board import PLACE_NAMES, PROVINCES, REGION_NAMES, YGGDRASIL
from fimbul.rules.cards import CARD_KIND_NAMES, CARDS, Card, card_by_slug, deck
from fimbul.rules.cells import EDITION_NAMES, PHASE_NAMES, SLOT_NAMES, STAT_NAMES
from fimbul.rules.errors import (
    FimbulError,
    IllegalMove,
    MalformedMove,
    MalformedPosition,
    MalformedRecord,
    MalformedSetup,
    MalformedState,
    NotYourDecision,
    Problem,
)
from fimbul.rules.events import EVENT_NAMES, SOURCE_NAMES, Event
from fimbul.rules.figures import strength_in
from fimbul.rules.flow import DECISION_NAMES
from fimbul.rules.game import Decision, apply, check, legal, new_game, next_seat, pending
from fimbul.rules.manifest import CLAN_NAMES, FIGURE_NAMES
from fimbul.rules.moves import MOVES, move_fields, move_from_text, move_text
from fimbul.rules.position import Position, can_be_position, position_of, state_of
from fimbul.rules.position_cards import completed
from fimbul.rules.position_check import check_position, problems_of
from fimbul.rules.position_text import position_from_text, position_to_text
from fimbul.rules.record import Proof, Record, record_from_text, record_to_text
from fimbul.rules.record_seen import record_seen_by
from fimbul.rules.replay import Replay, Stop, begin, replay, replay_as_far_as_possible
from fimbul.rules.sample import sample
from fimbul.rules.setup import Rng, Setup, draw_setup
from fimbul.rules.state import PublicState, State
from fimbul.rules.versions import RULES_VERSION, changed_since
from fimbul.rules.view import SPECTATOR, View, view

__all__ = [
    "CARDS",
    "CARD_KIND_NAMES",
    "CLAN_NAMES",
    "DECISION_NAMES",
    "EDITION_NAMES",
    "EVENT_NAMES",
    "FIGURE_NAMES",
    "MOVES",
    "PHASE_NAMES",
    "PLACE_NAMES",
    "PROVINCES",
    "REGION_NAMES",
    "RULES_VERSION",
    "SLOT_NAMES",
    "SOURCE_NAMES",
    "SPECTATOR",
    "STAT_NAMES",
    "YGGDRASIL",
    "Card",
    "Decision",
    "Event",
    "FimbulError",
    "IllegalMove",
    "MalformedMove",
    "MalformedPosition",
    "MalformedRecord",
    "MalformedSetup",
    "MalformedState",
    "NotYourDecision",
    "Position",
    "Problem",
    "Proof",
    "PublicState",
    "Record",
    "Replay",
    "Rng",
    "Setup",
    "State",
    "Stop",
    "View",
    "apply",
    "begin",
    "can_be_position",
    "card_by_slug",
    "changed_since",
    "check",
    "check_position",
    "completed",
    "deck",
    "draw_setup",
    "legal",
    "move_fields",
    "move_from_text",
    "move_text",
    "new_game",
    "next_seat",
    "pending",
    "position_from_text",
    "position_of",
    "position_to_text",
    "problems_of",
    "record_from_text",
    "record_seen_by",
    "record_to_text",
    "replay",
    "replay_as_far_as_possible",
    "sample",
    "state_of",
    "strength_in",
    "view",
]
