"""What is shown beside the board: clan sheets, cards, the current battle, and the final score."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rich.console import Group
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from fimbul.cli.text.board import ROOMY, counts_at, counts_in, sides
from fimbul.rules.board import OUTER, RESERVE, VALHALLA, VILLAGES
from fimbul.rules.cards import BATTLE, CARDS
from fimbul.rules.cells import (
    BASE,
    BONUS,
    OCCUPIED,
    PARTICIPANTS,
    PILLAGER,
    PROVINCE,
    STAT_AXES,
    STAT_HORNS,
    STAT_RAGE,
    STATS,
)
from fimbul.rules.events import GLORY_GAINED, SOURCE_NAMES
from fimbul.rules.figures import strength_in

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rich.console import RenderableType

    from fimbul.cli.text.words import Words
    from fimbul.rules.events import Event
    from fimbul.rules.view import View

CLAN_COLUMNS = (
    "clan",
    "glory",
    "rage",
    "axes",
    "horns",
    "steps",
    "hand",
    "quests",
    "reserve",
    "valhalla",
)
COUNTS = ("glory", "axes", "hand", "quests")
PLACES = ("reserve", "valhalla")


def clans(view: View, words: Words, *, has_upgrades: bool) -> Group:
    """A line for each clan and, when wanted, a second one with its upgrades."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for name in CLAN_COLUMNS:
        heading = words.own.text(f"clans-{name}")
        if name in COUNTS:
            grid.add_column(heading, justify="right", no_wrap=True)
        else:
            grid.add_column(heading, no_wrap=name not in PLACES)
    for seat in range(view.players):
        grid.add_row(*_clan_cells(view, words, seat))
    lines: list[RenderableType] = [grid]
    if has_upgrades:
        for seat in range(view.players):
            if view.upgrades(seat):
                cards = words.listed([words.brief(card) for card in view.upgrades(seat)])
                lines.append(words.say("clans-has", clan=words.clan(seat), cards=cards))
    return Group(*lines)


def _clan_cells(view: View, words: Words, seat: int) -> list[Text | str]:
    rage = f"{view.rage(seat)}/{view.stat(seat, STAT_RAGE)}"
    if view.has_passed(seat) and view.phase == "action":
        rage = words.own.text("clans-passed")
    steps = " ".join(str(view.step(seat, stat) + 1) for stat in range(STATS))
    return [
        words.coloured(words.clan(seat)),
        Text(str(view.glory(seat)), "bold"),
        rage,
        str(view.stat(seat, STAT_AXES)),
        f"{view.figures_on_board(seat)}/{view.stat(seat, STAT_HORNS)}",
        steps,
        str(view.hand_sizes[seat]),
        str(view.quest_counts[seat]),
        words.figures(counts_at(view, seat, RESERVE), is_short=True),
        words.figures(counts_at(view, seat, VALHALLA), is_short=True),
    ]


def clan_sheets(view: View, words: Words) -> Group:
    """The clans in full: stats with their steps, upgrades, figures, what is known of the hand."""
    own = words.own
    parts: list[RenderableType] = [clans(view, words, has_upgrades=False)]
    for seat in range(view.players):
        stats = [
            own.text(
                "clans-stat",
                stat=words.stat(stat),
                value=view.stat(seat, stat),
                step=view.step(seat, stat) + 1,
            )
            for stat in range(STATS)
        ]
        lines = [words.own.text("clans-stats", clan=words.clan(seat), stats=", ".join(stats))]
        if view.upgrades(seat):
            cards = ", ".join(words.brief(card) for card in view.upgrades(seat))
            lines.append(own.text("clans-upgrades", cards=cards))
        if view.fallen(seat):
            fallen = words.figures(counts_at(view, seat, VALHALLA), is_short=False)
            lines.append(own.text("clans-fallen", figures=fallen))
        if view.shown[seat] and seat != view.seat:
            lines.append(own.text("clans-known", cards=words.card_list(view.shown[seat])))
        for depth, line in enumerate(lines):
            indent = 2 if depth else 0
            parts.append(Padding(words.coloured(line), (0, 0, 0, indent), expand=False))
    parts.append(Text(own.text("clans-legend"), "dim"))
    return Group(*parts)


# --- cards ----------------------------------------------------------------------------------------


def cards_grid(
    words: Words,
    cards: Sequence[int],
    among: Sequence[int] = (),
    *,
    is_numbered: bool = False,
    is_battle: bool = False,
) -> Grid:
    """A line for each card with what it is and does; numbered from 1 to be chosen from.

    A card that is several times ``among`` others says so. For a battle, cards of other kinds
    only say that they add nothing.
    """
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
    if is_numbered:
        grid.add_column(justify="right", no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column()
    for number, card in enumerate(cards, start=1):
        is_idle = is_battle and CARDS[card].kind != BATTLE
        name = words.card(card)
        if among.count(card) > 1:
            name = words.own.text("brief-several", name=name, count=among.count(card))
        cells = [
            words.coloured(name),
            Text(words.own.text("facts-no-bonus") if is_idle else words.facts(card)),
            Text("" if is_idle else words.card_text(card)),
        ]
        grid.add_row(*([Text(str(number), "bold")] if is_numbered else []), *cells)
    return grid


def hand(view: View, words: Words) -> Group:
    """The seat's own cards in full, and the quests it has committed."""
    parts: list[RenderableType] = []
    if view.hand:
        parts += [Text(words.own.text("hand-heading"), "bold"), cards_grid(words, view.hand)]
    else:
        parts.append(words.say("hand-empty", clan=words.clan(view.seat)))
    if view.quests[view.seat]:
        parts.append(Text(words.own.text("hand-quests"), "bold"))
        parts.append(cards_grid(words, view.quests[view.seat]))
    return Group(*parts)


def hand_line(view: View, words: Words) -> Text:
    """The seat's own cards in a sentence."""
    cards = words.listed(
        [
            words.own.text("brief-several", name=words.brief(card), count=count)
            if count > 1
            else words.brief(card)
            for card, count in Counter(view.hand).items()
        ]
    )
    own_quests = view.quests[view.seat]
    if own_quests:
        return words.say("hand-line-quests", cards=cards, quests=words.card_list(own_quests))
    return words.say("hand-line", cards=cards)


# --- the battle -----------------------------------------------------------------------------------


def battle(view: View, words: Words, width: int) -> Group:
    """The current pillage: the province, who is in it, and the cards played."""
    province = view.cells[PROVINCE]
    title = words.say(
        "battle-heading" if province < OUTER else "battle-heading-yggdrasil",
        province=words.place(province),
        token=words.token(view.token(province)),
        clan=words.clan(view.cells[PILLAGER]),
        taken=view.cells[OCCUPIED + province] if province < OUTER else 0,
        villages=VILLAGES[province] if province < OUTER else 0,
    )
    title.stylize("bold")
    lines: list[RenderableType] = [title]
    if view.cells[PARTICIPANTS]:
        fighters = [s for s in range(view.players) if view.cells[PARTICIPANTS] >> s & 1]
        texts = [_fighter(view, words, seat, width) for seat in fighters]
    else:
        texts = sides(view, words, province, is_short=width < ROOMY)
    lines += [Padding(text, (0, 0, 0, 2), expand=False) for text in texts]
    return Group(*lines)


def _fighter(view: View, words: Words, seat: int, width: int) -> Text:
    """One side of a battle; with its cards once they are revealed."""
    province = view.cells[PROVINCE]
    strength = strength_in(view, seat, province)
    counts = counts_in(view, seat, province)
    figures = words.figures(counts, is_short=width < ROOMY)
    if not counts:
        figures = words.own.text("battle-no-figures")
    clan = words.clan(seat)
    if not view.played[seat]:
        return words.say("battle-side", clan=clan, strength=strength, figures=figures)
    bonus = view.cells[BASE[seat] + BONUS]
    return words.say(
        "battle-side-card",
        clan=clan,
        strength=strength,
        bonus=bonus,
        total=strength + bonus,
        figures=figures,
        cards=words.card_list(view.played[seat]),
    )


# --- the end --------------------------------------------------------------------------------------


def glory_by_source(events: Iterable[Event], players: int) -> list[list[int]]:
    """How much glory each seat gained from each source (``SOURCE_NAMES``)."""
    totals = [[0] * len(SOURCE_NAMES) for _ in range(players)]
    for event in events:
        if event.kind == GLORY_GAINED:
            seat, amount, source = event.values
            totals[seat][source] += amount
    return totals


def final_score(view: View, words: Words, events: Iterable[Event]) -> Group:
    """Who won, and where everybody's glory came from; the best clan first."""
    totals = glory_by_source(events, view.players)
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    order = sorted(range(view.players), key=lambda seat: -view.glory(seat))
    grid.add_column(words.own.text("end-heading"), no_wrap=True)
    for seat in order:
        grid.add_column(words.coloured(words.clan(seat)), justify="right", no_wrap=True)
    for source, name in enumerate(SOURCE_NAMES):
        gained = [str(totals[seat][source]) for seat in order]
        grid.add_row(words.own.text(f"source-{name}"), *gained)
    total = [Text(str(view.glory(seat)), "bold") for seat in order]
    grid.add_row(Text(words.own.text("end-total"), "bold"), *total)
    winners = view.winners()
    verdict = words.say("end-winner", clans=words.clan_list(winners), count=len(winners))
    verdict.stylize("bold")
    return Group(grid, Text(), verdict)
