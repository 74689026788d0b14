"""What an analysis finds, as plain data. Tuples of seats are in the order of ``Analysis.clans``.

Clans, cards, provinces and moves are named by their stable texts. Chances go from 0 to 1.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Final, Literal

FORMAT: Final = 1
"""The version of the JSON."""
DIGITS: Final = 6

MomentKind = Literal["start", "draft", "battle", "age-end", "deal", "end"]
"""The first deal, the end of a draft, a battle or an age, a later deal, the end of the game."""
PartKind = Literal["deal", "draft", "play"]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number and the ends of its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of the game, and how it goes on from there."""

    kind: MomentKind
    age: int
    moves: int
    """How many moves of the record were played before it."""
    province: str | None
    """Where the battle was, if one has just ended."""
    chances: tuple[Estimate, ...]
    """By seat, the chance to win; a shared victory counts in part. They add up to 1."""
    glory: tuple[Estimate, ...]
    """By seat, the glory at the end of the game."""


@dataclass(frozen=True, slots=True)
class Decisive:
    """The move on the way to a turning point that changed the most."""

    move: int
    """The number of the move in the record, from 1."""
    clan: str
    decision: str
    played: str
    changes: tuple[Estimate, ...]
    """By seat, the change of the chance to win from just before it to the next choice."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """A decision on the way to a turning point, and the best other move by a bot's judgement."""

    move: int
    """The number of the move in the record, from 1."""
    clan: str
    decision: str
    played: str
    instead: str
    is_preferred: bool
    """Whether the bot likes the other move better than the one that was played."""
    reason: str
    """The key of the message that says why, as in ``bots.Advice``."""
    args: Mapping[str, str | int]
    chances: tuple[Estimate, ...]
    """By seat, how much more chance to win the other move gives."""
    glory: tuple[Estimate, ...]
    """By seat, how much more glory the other move gives."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """Two moments between which somebody's chance changed by more than can be chance."""

    before: int
    """The index of the earlier moment; the later one comes next."""
    part: PartKind
    clan: str
    """The clan whose chance changed the most."""
    changes: tuple[Estimate, ...]
    """By seat, the change of the chance to win."""
    decisive: Decisive | None
    """None at a deal, if no single move stands out, and if the analysis was stopped before."""
    alternatives: tuple[Alternative, ...]
    """What else could have been done where the most changed, and where the bot agrees least.

    The one with the most to gain comes first.
    """


@dataclass(frozen=True, slots=True)
class Pick:
    """A card taken in a draft."""

    age: int
    round: int
    """From 1."""
    clan: str
    move: int
    """The number of the move in the record, from 1."""
    seen: tuple[str, ...]
    """The pack as it came; a card may be in it twice."""
    taken: str
    preferred: str
    """The card that the bot would have taken."""
    loss: float
    """How much less glory the bot expects of the card that was taken: its opinion, not measured."""


@dataclass(frozen=True, slots=True)
class Part:
    """How much a part of the game changed the chances to win."""

    kind: PartKind
    age: int
    changes: tuple[Estimate, ...]


@dataclass(frozen=True, slots=True)
class Fortune:
    """Where a clan's result comes from: ``result = even + deal + choices``."""

    clan: str
    result: float
    """1 for the winner, a part for a shared victory."""
    even: float
    deal: Estimate
    """What the deals of the three ages changed, the first one with the board and the seats."""
    choices: Estimate
    """What everybody's choices changed, the clan's own and the others' together."""
    draft_loss: float
    """The sum of ``Pick.loss``: the opinion of the bot, not measured."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """A whole analysis."""

    format: int
    rules: int
    """The version of the rules."""
    player: str
    """Who played on."""
    seed: int
    playouts: int
    """How often every moment was played on."""
    is_partial: bool
    """Whether it was stopped early."""
    clans: tuple[str, ...]
    glory: tuple[int, ...]
    winners: tuple[str, ...]
    moments: tuple[Moment, ...]
    turning_points: tuple[TurningPoint, ...]
    """The largest change first."""
    draft: tuple[Pick, ...]
    parts: tuple[Part, ...]
    fortunes: tuple[Fortune, ...]
    notes: tuple[str, ...]
    """What the analysis cannot tell: ``own-and-others-undivided``."""


def analysis_to_plain(analysis: Analysis) -> dict[str, object]:
    """The analysis as a JSON object."""
    plain = _rounded(asdict(analysis))
    assert isinstance(plain, dict)
    return plain


def analysis_to_json(analysis: Analysis) -> str:
    """The analysis as the text of a JSON file."""
    return json.dumps(analysis_to_plain(analysis), ensure_ascii=False, indent=2) + "\n"


def _rounded(plain: object) -> object:
    if isinstance(plain, float):
        return round(plain, DIGITS)
    if isinstance(plain, dict):
        return {key: _rounded(value) for key, value in plain.items()}
    if isinstance(plain, list | tuple):
        return [_rounded(value) for value in plain]
    return plain
