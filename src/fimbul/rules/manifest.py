"""The permanent number of every card and every figure.

A card's id is its place in ``CARD_LINES``; saved states, views and trained bots hold it. So lines
are added at the end only, in a new version, and never change. All arrays by card or figure (cells,
moves, facts) are laid out from here, which is why this module imports no other part of the rules.
The effects of a card are in ``cards``.
"""

from typing import Final, Literal, get_args

from fimbul.rules.native import i64, vec

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4
"""The only place that defines how many can play."""

BATTLE: Final = 0
QUEST: Final = 1
WARRIOR_UPGRADE: Final = 2
LEADER_UPGRADE: Final = 3
SHIP_UPGRADE: Final = 4
MONSTER: Final = 5
CLAN_UPGRADE: Final = 6
CardKindName = Literal["battle", "quest", "warrior", "leader", "ship", "monster", "clan"]
CARD_KIND_NAMES: Final[tuple[CardKindName, ...]] = get_args(CardKindName)

IN_OUTER_PROVINCES: Final = 0
IN_ALL_PROVINCES: Final = 1
IN_FJORDS: Final = 2
"""Where a figure may invade (I1–I3, C5); its moves follow from it."""


class CardLine:
    """A card's line: its slug, its kind and, of a monster, where its figure may invade."""

    __slots__ = ("invades", "kind", "slug")

    def __init__(self, slug: str, kind: int, invades: int = IN_OUTER_PROVINCES) -> None:
        self.slug = slug
        self.kind = kind
        self.invades = invades


CARD_LINES: Final[tuple[tuple[CardLine, ...], ...]] = (
    (  # 1: the base game
        CardLine("troll", MONSTER),
        CardLine("dwarf-chieftain", MONSTER),
        CardLine("sea-serpent", MONSTER, IN_FJORDS),
        CardLine("lord-of-hammers", LEADER_UPGRADE),
        CardLine("brothers-in-arms", WARRIOR_UPGRADE),
        CardLine("lokis-dragons", SHIP_UPGRADE),
        CardLine("lokis-domain", CLAN_UPGRADE),
        CardLine("lokis-blessing", CLAN_UPGRADE),
        CardLine("friggas-charm", CLAN_UPGRADE),
        CardLine("friggas-succor", CLAN_UPGRADE),
        CardLine("thors-glory", CLAN_UPGRADE),
        CardLine("tyrs-domain", CLAN_UPGRADE),
        CardLine("alfheim-1", QUEST),
        CardLine("jotunheim-1", QUEST),
        CardLine("manheim-1", QUEST),
        CardLine("yggdrasil-1", QUEST),
        CardLine("glorious-death-1", QUEST),
        CardLine("odins-smite", BATTLE),
        CardLine("heimdalls-sight", BATTLE),
        CardLine("friggas-grace", BATTLE),
        CardLine("lokis-trickery", BATTLE),
        CardLine("thors-hammer", BATTLE),
        CardLine("tyrs-bash", BATTLE),
        CardLine("tyrs-smash-1", BATTLE),
        CardLine("tyrs-crush-1", BATTLE),
        CardLine("tyrs-smite-1", BATTLE),
        CardLine("valkyrie", MONSTER),
        CardLine("dark-elf", MONSTER, IN_ALL_PROVINCES),
        CardLine("fire-giant", MONSTER),
        CardLine("lord-of-axes", LEADER_UPGRADE),
        CardLine("experts-in-arms", WARRIOR_UPGRADE),
        CardLine("fire-dragons", SHIP_UPGRADE),
        CardLine("odins-inspiration", CLAN_UPGRADE),
        CardLine("tyrs-challenge", CLAN_UPGRADE),
        CardLine("tyrs-prowess", CLAN_UPGRADE),
        CardLine("friggas-protection", CLAN_UPGRADE),
        CardLine("lokis-eminence", CLAN_UPGRADE),
        CardLine("thors-domain", CLAN_UPGRADE),
        CardLine("alfheim-2", QUEST),
        CardLine("jotunheim-2", QUEST),
        CardLine("manheim-2", QUEST),
        CardLine("yggdrasil-2", QUEST),
        CardLine("glorious-death-2", QUEST),
        CardLine("odins-tide", BATTLE),
        CardLine("heimdalls-eye", BATTLE),
        CardLine("heimdalls-watch-2", BATTLE),
        CardLine("lokis-backstab", BATTLE),
        CardLine("thors-oath", BATTLE),
        CardLine("tyrs-smash-2", BATTLE),
        CardLine("tyrs-crush-2", BATTLE),
        CardLine("tyrs-smite-2", BATTLE),
        CardLine("tyrs-rage-2", BATTLE),
        CardLine("frost-giant", MONSTER),
        CardLine("soldier-of-hel", MONSTER),
        CardLine("volur-witch", MONSTER),
        CardLine("lord-of-spears", LEADER_UPGRADE),
        CardLine("masters-in-arms", WARRIOR_UPGRADE),
        CardLine("eternal-dragons", SHIP_UPGRADE),
        CardLine("friggas-domain", CLAN_UPGRADE),
        CardLine("friggas-sacrifice", CLAN_UPGRADE),
        CardLine("odins-throne", CLAN_UPGRADE),
        CardLine("thors-conquest", CLAN_UPGRADE),
        CardLine("tyrs-wrath", CLAN_UPGRADE),
        CardLine("lokis-wrath", CLAN_UPGRADE),
        CardLine("alfheim-3", QUEST),
        CardLine("jotunheim-3", QUEST),
        CardLine("manheim-3", QUEST),
        CardLine("yggdrasil-3", QUEST),
        CardLine("glorious-death-3", QUEST),
        CardLine("odins-judgement", BATTLE),
        CardLine("heimdalls-gaze", BATTLE),
        CardLine("heimdalls-watch-3", BATTLE),
        CardLine("lokis-poison", BATTLE),
        CardLine("thors-primacy", BATTLE),
        CardLine("thors-ascension", BATTLE),
        CardLine("tyrs-crush-3", BATTLE),
        CardLine("tyrs-smite-3", BATTLE),
        CardLine("tyrs-rage-3", BATTLE),
    ),
)
"""The cards that each version of the table of moves has added, from version 1."""

_LINES: Final = [line for version in CARD_LINES for line in version]
SLUGS: Final = tuple([line.slug for line in _LINES])
"""The slugs of all cards by id."""
CARD_KIND: Final = vec[i64]([line.kind for line in _LINES])
"""The kind of each card by id."""
SINCE: Final = vec[i64](
    [number for number, version in enumerate(CARD_LINES, start=1) for _ in version]
)
"""By card, the version of the table of moves that added it."""
ID_OF: Final = {slug: card for card, slug in enumerate(SLUGS)}
IS_QUEST: Final = vec[bool]([line.kind == QUEST for line in _LINES])

if len(ID_OF) != len(SLUGS):
    twice = [slug for slug in ID_OF if SLUGS.count(slug) > 1]
    raise ValueError(f"two lines of the manifest have the slug {twice[0]!r}")

# --- figures: warrior, leader, ship, then one for each monster card -------------------------------
WARRIOR: Final = 0
LEADER: Final = 1
SHIP: Final = 2
FIRST_MONSTER: Final = 3

_MONSTERS: Final = [card for card, line in enumerate(_LINES) if line.kind == MONSTER]
FIGURE_COUNT: Final[i64] = FIRST_MONSTER + len(_MONSTERS)
"""How many different figures there are."""
FIGURE_NAMES: Final[tuple[str, ...]] = (
    "warrior",
    "leader",
    "ship",
    *[SLUGS[card] for card in _MONSTERS],
)
"""The names of the figures; a monster has the slug of its card."""
CARD_OF_FIGURE: Final = vec[i64]([-1, -1, -1] + _MONSTERS)
"""The card of each monster; -1 for the other figures."""
FIGURE_OF_CARD: Final = vec[i64](
    [
        FIRST_MONSTER + _MONSTERS.index(card) if line.kind == MONSTER else -1
        for card, line in enumerate(_LINES)
    ]
)
"""The figure that a monster card brings; -1 for other cards."""
SINCE_OF_FIGURE: Final = vec[i64]([1, 1, 1] + [SINCE[card] for card in _MONSTERS])
INVADES: Final = vec[i64](
    [IN_OUTER_PROVINCES, IN_OUTER_PROVINCES, IN_FJORDS]
    + [_LINES[card].invades for card in _MONSTERS]
)
"""By figure, where it may invade."""
IS_NAVAL: Final = vec[bool]([places == IN_FJORDS for places in INVADES])
"""C5, N8: by figure, whether it invades fjords only and never moves."""
NAVAL_FIGURES: Final = vec[i64]([figure for figure in range(FIGURE_COUNT) if IS_NAVAL[figure]])
LAND_FIGURES: Final = tuple(figure for figure in range(FIGURE_COUNT) if not IS_NAVAL[figure])

ClanName = Literal["wolf", "raven", "serpent", "bear"]
CLAN_NAMES: Final[tuple[ClanName, ...]] = get_args(ClanName)
if len(CLAN_NAMES) < MAX_PLAYERS:
    raise ValueError(f"{MAX_PLAYERS} players need as many clans; CLAN_NAMES has {len(CLAN_NAMES)}")
