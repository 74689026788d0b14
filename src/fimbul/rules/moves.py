"""The table of moves: every atomic choice of the game, as an int, a text and named fields.

The table is fixed: a move keeps its int, its text and its fields for ever, and a new version of the
manifest appends the moves of its cards at the end. The int is also the action of the environments.

>>> move_from_text("invade warrior gimle")
181
>>> move_text(181)
'invade warrior gimle'
>>> move_fields(181)
{'verb': 'invade', 'figure': 'warrior', 'place': 'gimle'}
"""

from typing import Final, Literal, get_args

from fimbul.rules.board import (
    ALL_OUTER,
    BITS,
    FIRST_FJORD,
    FJORDS,
    OUTER,
    PLACE_NAMES,
    PROVINCES,
    RESERVE,
    SUPPORTED_BY,
    YGGDRASIL,
)
from fimbul.rules.cells import SLOT_NAMES, STAT_NAMES, slots_for
from fimbul.rules.errors import MalformedMove
from fimbul.rules.manifest import (
    CARD_KIND,
    CARD_LINES,
    FIGURE_COUNT,
    FIGURE_NAMES,
    IN_ALL_PROVINCES,
    INVADES,
    IS_NAVAL,
    LAND_FIGURES,
    QUEST,
    SINCE,
    SINCE_OF_FIGURE,
    SLUGS,
    WARRIOR_UPGRADE,
)
from fimbul.rules.native import i64, vec

MOVES_VERSION: Final = len(CARD_LINES)
"""Each version has added cards to the manifest, and their moves to the end of the table."""

VerbName = Literal[
    "pass",
    "decline",
    "done",
    "flee",
    "keep",
    "card",
    "quest",
    "invade",
    "recall",
    "march",
    "to",
    "move",
    "upgrade",
    "pillage",
    "challenge",
    "join",
    "spare",
    "sacrifice",
    "raise",
    "count",
]
VERB_NAMES: Final[tuple[VerbName, ...]] = get_args(VerbName)
V_PASS: Final = 0
V_DECLINE: Final = 1
V_DONE: Final = 2
V_FLEE: Final = 3
V_KEEP: Final = 4
V_CARD: Final = 5
V_QUEST: Final = 6
V_INVADE: Final = 7
V_RECALL: Final = 8
V_MARCH: Final = 9
V_TO: Final = 10
V_MOVE: Final = 11
V_UPGRADE: Final = 12
V_PILLAGE: Final = 13
V_CHALLENGE: Final = 14
V_JOIN: Final = 15
V_SPARE: Final = 16
V_SACRIFICE: Final = 17
V_RAISE: Final = 18
V_COUNT: Final = 19

FIELDS: Final = (
    (),
    (),
    (),
    (),
    ("card",),
    ("card",),
    ("card",),
    ("figure", "place"),
    ("figure", "place"),
    ("province",),
    ("province",),
    ("figure",),
    ("card", "slot"),
    ("province",),
    ("province",),
    ("figure", "province"),
    ("figure",),
    ("figure", "place"),
    ("stat",),
    ("amount",),
)
"""The names of each verb's fields, at most two."""

FIELD_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "card": SLUGS,
    "figure": FIGURE_NAMES,
    "place": PLACE_NAMES,
    "province": PLACE_NAMES,
    "slot": SLOT_NAMES,
    "stat": STAT_NAMES,
    "amount": ("0", "1", "2", "3", "4", "5"),
}
"""The text of each value of a field."""


def _invasion_targets(figure: int) -> list[int]:
    """The places a figure may ever invade (I1–I3, C5)."""
    if IS_NAVAL[figure]:
        return list(range(FIRST_FJORD, FIRST_FJORD + FJORDS))
    return list(range(PROVINCES if INVADES[figure] == IN_ALL_PROVINCES else OUTER))


def _places_of(figure: int) -> list[int]:
    """The places on the board where a figure may ever be."""
    if IS_NAVAL[figure]:
        return list(range(FIRST_FJORD, FIRST_FJORD + FJORDS))
    return list(range(PROVINCES))


Parts = tuple[int, int, int]
"""A move as (verb, first field, second field)."""


def _build(version: int) -> list[Parts]:
    """The moves that a version of the table has added, in the order of their ints."""
    cards = [card for card in range(len(SLUGS)) if SINCE[card] == version]
    figures = [figure for figure in range(FIGURE_COUNT) if SINCE_OF_FIGURE[figure] == version]
    land_figures = [figure for figure in LAND_FIGURES if SINCE_OF_FIGURE[figure] == version]
    provinces = range(PROVINCES if version == 1 else 0)
    moves: list[Parts] = []
    if version == 1:
        moves += [(verb, 0, 0) for verb in (V_PASS, V_DECLINE, V_DONE, V_FLEE)]
    moves += [(V_KEEP, card, 0) for card in cards]
    moves += [(V_CARD, card, 0) for card in cards]
    moves += [(V_QUEST, card, 0) for card in cards if CARD_KIND[card] == QUEST]
    for verb in (V_INVADE, V_RECALL):
        for figure in figures:
            moves += [(verb, figure, place) for place in _invasion_targets(figure)]
    moves += [(V_MARCH, province, 0) for province in provinces]
    moves += [(V_TO, province, 0) for province in provinces]
    moves += [(V_MOVE, figure, 0) for figure in land_figures]
    for card in cards:
        if CARD_KIND[card] >= WARRIOR_UPGRADE:
            moves += [(V_UPGRADE, card, slot) for slot in slots_for(CARD_KIND[card])]
    moves += [(V_PILLAGE, province, 0) for province in provinces]
    moves += [(V_CHALLENGE, province, 0) for province in provinces]
    for figure in land_figures:
        moves += [(V_JOIN, figure, province) for province in range(PROVINCES)]
    moves += [(V_SPARE, figure, 0) for figure in figures]
    for figure in figures:
        moves += [(V_SACRIFICE, figure, place) for place in _places_of(figure)]
    if version == 1:
        moves += [(V_RAISE, stat, 0) for stat in range(len(STAT_NAMES))]
        moves += [(V_COUNT, amount, 0) for amount in (3, 5)]
    return moves


_MOVES: Final = [move for version in range(1, MOVES_VERSION + 1) for move in _build(version)]
MOVES: Final = len(_MOVES)
"""How many moves there are; the ints are 0 … MOVES - 1."""

VERB: Final = vec[i64]([verb for verb, _, _ in _MOVES])
FIELD_1: Final = vec[i64]([first for _, first, _ in _MOVES])
FIELD_2: Final = vec[i64]([second for _, _, second in _MOVES])


def _text(move: Parts) -> str:
    verb, first, second = move
    words: list[str] = [VERB_NAMES[verb]]
    for field, value in zip(FIELDS[verb], (first, second), strict=False):
        words.append(FIELD_NAMES[field][value])
    return " ".join(words)


MOVE_TEXTS: Final = [_text(move) for move in _MOVES]
_BY_TEXT: Final = {text: move for move, text in enumerate(MOVE_TEXTS)}
_BY_FIELDS: Final = {fields: move for move, fields in enumerate(_MOVES)}


def move_text(move: int) -> str:
    """The stable text of a move; ``MalformedMove`` for an int outside the table."""
    check_move(move)
    return MOVE_TEXTS[move]


def move_from_text(text: str) -> int:
    """The move with this text, white space and case aside; ``MalformedMove`` otherwise."""
    move = _BY_TEXT.get(" ".join(text.lower().split()))
    if move is None:
        raise MalformedMove("unknown-move", f"no move reads {text[:80]!r}")
    return move


def move_fields(move: int) -> dict[str, str]:
    """The verb and the named fields of a move, as texts."""
    check_move(move)
    verb = VERB[move]
    fields: dict[str, str] = {"verb": VERB_NAMES[verb]}
    for field, value in zip(FIELDS[verb], (FIELD_1[move], FIELD_2[move]), strict=False):
        fields[field] = FIELD_NAMES[field][value]
    return fields


def move_of(verb: int, first: int = 0, second: int = 0) -> int:
    """The int of a move from its parts, which must be a move of the table."""
    return _BY_FIELDS[(verb, first, second)]


def check_move(move: int) -> None:
    """Raise ``MalformedMove`` unless ``move`` is an int of the table."""
    if not 0 <= move < MOVES:
        raise MalformedMove("unknown-move", f"there is no move {move}")


# --- ready-made tuples of moves, by set of places, for the hot paths ------------------------------
PASS: Final = move_of(V_PASS)
DECLINE: Final = move_of(V_DECLINE)
DONE: Final = move_of(V_DONE)
FLEE: Final = move_of(V_FLEE)

Moves = tuple[int, ...]


def _by_mask(verb: int) -> list[Moves]:
    """For every set of provinces, the moves of a verb whose one field is a province."""
    return [tuple(move_of(verb, province) for province in places) for places in BITS]


def _figures_by_mask(verb: int, figure: int) -> list[Moves]:
    """For every set of provinces, the moves of a verb with a land figure and a province."""
    by_mask: list[Moves] = []
    for places in BITS:
        known = [p for p in places if (verb, figure, p) in _BY_FIELDS]
        by_mask.append(tuple(move_of(verb, figure, province) for province in known))
    return by_mask


def open_fjords(standing: int) -> list[int]:
    """N7: the fjords that still support a standing province."""
    return [
        FIRST_FJORD + fjord
        for fjord in range(FJORDS)
        if SUPPORTED_BY[FIRST_FJORD + fjord] & standing & ALL_OUTER
    ]


def _fjords_by_standing(verb: int, figure: int) -> list[Moves]:
    """For every set of standing provinces, the moves of a naval figure into open fjords (N7)."""
    return [
        tuple(move_of(verb, figure, fjord) for fjord in open_fjords(standing))
        for standing in range(1 << (YGGDRASIL + 1))
    ]


def _invasions(verb: int) -> list[list[Moves]]:
    return [
        _fjords_by_standing(verb, figure) if IS_NAVAL[figure] else _figures_by_mask(verb, figure)
        for figure in range(FIGURE_COUNT)
    ]


INVADE_INTO: Final = _invasions(V_INVADE)
"""By figure, then by the mask of open provinces (land) or of standing provinces (naval)."""
RECALL_INTO: Final = _invasions(V_RECALL)
MARCH_FROM: Final = _by_mask(V_MARCH)
TO: Final = _by_mask(V_TO)
PILLAGE_OF: Final = _by_mask(V_PILLAGE)
CHALLENGE_OF: Final = _by_mask(V_CHALLENGE)
JOIN_FROM: Final = [
    [()] if IS_NAVAL[figure] else _figures_by_mask(V_JOIN, figure) for figure in range(FIGURE_COUNT)
]
"""By figure, then by the mask of the provinces where such figures stand."""
KEEP: Final = vec[i64]([move_of(V_KEEP, card) for card in range(len(SLUGS))])
PLAY: Final = vec[i64]([move_of(V_CARD, card) for card in range(len(SLUGS))])
COMMIT: Final = vec[i64](
    [move_of(V_QUEST, card) if CARD_KIND[card] == QUEST else -1 for card in range(len(SLUGS))]
)
MOVE_FIGURE: Final = [
    -1 if IS_NAVAL[figure] else move_of(V_MOVE, figure) for figure in range(FIGURE_COUNT)
]
SPARE: Final = [move_of(V_SPARE, figure) for figure in range(FIGURE_COUNT)]
RAISE: Final = [move_of(V_RAISE, stat) for stat in range(len(STAT_NAMES))]
UPGRADE_SLOTS: Final = vec[i64](
    [len(slots_for(kind)) if kind >= WARRIOR_UPGRADE else 0 for kind in CARD_KIND]
)
"""By card, how many slots its kind has."""
FIRST_SLOT_MOVE: Final = vec[i64](
    [
        move_of(V_UPGRADE, card, slots_for(kind)[0]) if kind >= WARRIOR_UPGRADE else -1
        for card, kind in enumerate(CARD_KIND)
    ]
)
"""By card, the upgrade into the first slot of its kind; the others follow it in the table."""
SACRIFICE_AT: Final = [
    [_BY_FIELDS.get((V_SACRIFICE, figure, place), -1) for place in range(RESERVE)]
    for figure in range(FIGURE_COUNT)
]
"""By figure and place."""
COUNT: Final = [_BY_FIELDS.get((V_COUNT, amount, 0), -1) for amount in range(6)]
"""By amount."""
