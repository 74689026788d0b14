"""The statistics of the cards: of the bots that come with Fimbul, and of this server's tables."""

from functools import cache
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, get
from litestar.params import Parameter

from fimbul.rules import CARDS, EDITION_NAMES
from fimbul.server import limits
from fimbul.server.access import spend
from fimbul.server.identity import visitor
from fimbul.server.refusals import refusals
from fimbul.server.tallies import LEVELS, Tallies
from fimbul.statistics import SMALL, Counts, Share, WinShare, numbers_of, shipped_statistics

Source = Literal["bots", "tables"]
_NAME: Final = "^[a-z0-9-]*$"


class ShareInfo(msgspec.Struct):
    """A share with its 95 % interval and the size of its sample."""

    share: float
    low: float
    high: float
    sample: int
    is_small: bool
    """Whether the sample is too small to compare cards by it."""


class WinShareInfo(ShareInfo):
    """The part of their games that clans won; those that tied share a victory (T6)."""

    even: float
    """The share if all clans were equal."""


class CardNumbers(msgspec.Struct):
    """The numbers of a card; null where the sample is empty."""

    card: str
    taken: ShareInfo | None
    """Of the copies seen in packs."""
    pick: float | None
    """The mean place in the draft at which it was taken."""
    played: ShareInfo | None
    """Of the stays in hands."""
    fulfilled: ShareInfo | None
    """Of the committed quests."""
    wins_taken: WinShareInfo | None
    """Of the clans that took it in a draft."""
    wins_played: WinShareInfo | None
    """Of the clans that played it."""


class StatisticsGroup(msgspec.Struct):
    """The statistics of some games."""

    source: Source
    """`bots`: games of one bot against itself; `tables`: finished games at this server's tables."""
    level: str
    """The bot that played the clans, `people`, or `all`."""
    players: int | None
    """How many played; null if it differs."""
    edition: str | None
    rules: int | None
    """The version of the rules; null for the present one."""
    games: int
    clans: int
    even_share: float
    """The win share of equal clans."""
    cards: list[CardNumbers]


class CardStatistics(msgspec.Struct):
    """The statistics of the cards."""

    groups: list[StatisticsGroup]
    """Those of the bots from the weakest on, then those of the tables."""
    small_sample: int
    """The size from which a sample is not small."""
    is_counting: bool
    """Whether finished games are being counted now."""
    counted_at: int | None
    """When the games at the tables were counted, in milliseconds since 1970."""


@get("/statistics", responses=refusals())
async def card_statistics(
    request: Request[Any, Any, Any],
    card: Annotated[str, Parameter(max_length=40, pattern=_NAME)] = "",
    source: Annotated[str, Parameter(pattern="^(bots|tables)?$")] = "",
    level: Annotated[str, Parameter(max_length=40, pattern=_NAME)] = "",
) -> CardStatistics:
    """How often each card is taken, played and on the winning side.

    Of one card, one source or one level, if given. Asking for the tables lets the server count the
    games that have ended since, in the background: the answer has what is counted so far.
    """
    spend(request, limits.READ, visitor(request))
    tallies = request.app.state.tallies
    assert isinstance(tallies, Tallies)
    if source != "bots":
        tallies.ask()
    groups = [
        group if not card else msgspec.structs.replace(group, cards=_only(group, card))
        for group in (*_of_bots(), *_of_tables(tallies))
        if source in {"", group.source} and level in {"", group.level}
    ]
    return CardStatistics(groups, SMALL, tallies.is_counting, tallies.counted_at)


def _only(group: StatisticsGroup, card: str) -> list[CardNumbers]:
    return [numbers for numbers in group.cards if numbers.card == card]


@cache
def _of_bots() -> tuple[StatisticsGroup, ...]:
    return tuple(
        _group(
            "bots",
            shipped.level,
            shipped.counts,
            players=shipped.players,
            edition=EDITION_NAMES[shipped.edition],
            rules=shipped.rules,
        )
        for shipped in shipped_statistics()
    )


_made: dict[str, tuple[Counts, StatisticsGroup]] = {}
"""The last group that was made for each level, and the counts that it is of."""


def _of_tables(tallies: Tallies) -> list[StatisticsGroup]:
    """Return the groups of the tables; one is made again only when its counts have changed."""
    found = []
    for level in LEVELS:
        counts = tallies.counts.get(level)
        if counts is None:
            continue
        known = _made.get(level)
        if known is None or known[0] is not counts:
            known = _made[level] = (counts, _group("tables", level, counts))
        found.append(known[1])
    return found


def _group(
    source: Source,
    level: str,
    counts: Counts,
    *,
    players: int | None = None,
    edition: str | None = None,
    rules: int | None = None,
) -> StatisticsGroup:
    even = round(counts.even_share, 4)
    cards = [_numbers(card.slug, counts, card.id) for card in CARDS]
    return StatisticsGroup(
        source, level, players, edition, rules, counts.games, counts.clans, even, cards
    )


def _numbers(slug: str, counts: Counts, card_id: int) -> CardNumbers:
    numbers = numbers_of(counts.cards[card_id])
    return CardNumbers(
        slug,
        _share(numbers.taken),
        None if numbers.pick is None else round(numbers.pick, 2),
        _share(numbers.played),
        _share(numbers.fulfilled),
        _win_share(numbers.wins_taken),
        _win_share(numbers.wins_played),
    )


def _share(share: Share | None) -> ShareInfo | None:
    if share is None:
        return None
    low, high = share.interval
    return ShareInfo(
        round(share.share, 4), round(low, 4), round(high, 4), share.sample, share.is_small
    )


def _win_share(share: WinShare | None) -> WinShareInfo | None:
    if share is None:
        return None
    low, high = share.interval
    return WinShareInfo(
        round(share.share, 4),
        round(low, 4),
        round(high, 4),
        share.sample,
        share.is_small,
        round(share.even, 4),
    )
