"""The shapes of plain data: what a view and an event look like when they leave as JSON.

Types and nothing else. This file is never compiled: mypyc keeps no annotations, and the
server makes its reference from these. Seats are numbers, cards are slugs, all else has names.
"""

from typing import TYPE_CHECKING, Literal, TypedDict

from fimbul.rules.board import PlaceName, ProvinceName, TokenName
from fimbul.rules.cells import EditionName, PhaseName, SlotName, StatName
from fimbul.rules.events import SourceName
from fimbul.rules.manifest import FIGURE_NAMES, ClanName
from fimbul.rules.view import DecisionKind

# --- views ----------------------------------------------------------------------------------------

if TYPE_CHECKING:
    FigureName = str
    PlainFigures = dict[str, int]
else:
    FigureName = Literal[FIGURE_NAMES]
    PlainFigures = TypedDict("PlainFigures", dict.fromkeys(FIGURE_NAMES, int), total=False)
"""How many of each figure are somewhere; those that are not there are left out."""

PlainSlots = TypedDict(
    "PlainSlots",
    {
        "warrior": str | None,
        "leader": str | None,
        "ship": str | None,
        "monster-1": str | None,
        "monster-2": str | None,
        "clan-1": str | None,
        "clan-2": str | None,
        "clan-3": str | None,
    },
)
"""The card in each slot of a clan sheet (C4)."""

PlainFjords = TypedDict(
    "PlainFjords",
    {
        "fjord-ne": list[PlainFigures],
        "fjord-se": list[PlainFigures],
        "fjord-sw": list[PlainFigures],
        "fjord-nw": list[PlainFigures],
    },
)
"""The figures of each seat in each fjord."""


class PlainStats(TypedDict):
    """A number for each stat (C2)."""

    rage: int
    axes: int
    horns: int


class PlainProvince(TypedDict):
    """A province; ``figures`` and ``strength`` are by seat."""

    is_standing: bool
    is_pillaged: bool
    token: TokenName
    villages: int
    """0 for no limit (B3)."""
    taken: int
    """How many of the villages hold a figure."""
    figures: list[PlainFigures]
    strength: list[int]
    """With the ships in the supporting fjord (F3)."""


class PlainProvinces(TypedDict):
    """Every province by its name."""

    elvagar: PlainProvince
    angerboda: PlainProvince
    muspelheim: PlainProvince
    horgr: PlainProvince
    utgard: PlainProvince
    andlang: PlainProvince
    gimle: PlainProvince
    myrkulor: PlainProvince
    yggdrasil: PlainProvince


class PlainSeat(TypedDict):
    """What lies open of a clan."""

    clan: ClanName
    glory: int
    rage: int
    has_passed: bool
    steps: PlainStats
    """1 … 6."""
    stats: PlainStats
    slots: PlainSlots
    on_board: int
    reserve: PlainFigures
    valhalla: PlainFigures
    hand_size: int
    quest_count: int
    shown: list[str]
    maybe_shown: list[str]
    picked: list[str]


class PlainStretch(TypedDict):
    """Neighbouring cards of a pack: how many, and which if the viewer knows."""

    count: int
    cards: list[str]


class PlainDraft(TypedDict):
    """How far the draft of the age has come (D2, D4)."""

    round: int
    """From 1 to ``rounds``."""
    rounds: int
    keeps: int
    """How many cards each player keeps in a round."""
    pack_size: int
    """How many cards are in each pack that goes round."""
    kept: list[str]
    """What the viewer has kept in the rounds before."""


class PlainFighter(TypedDict):
    """A clan in a battle and its cards."""

    seat: int
    played: list[str]
    revealed: list[str]
    bonus: int
    is_cancelled: bool


BattleStage = Literal["call", "cards", "late", "aftermath"]
"""The call to battle (P2), the cards and their texts (P5), white discs (P6), and what follows the
comparison (G8)."""


class PlainBattle(TypedDict):
    """A pillage that is not over: who fights, who may still come, who has won."""

    stage: BattleStage
    province: ProvinceName
    pillager: int
    winner: int
    """-2 until all is compared, -1 when nobody won."""
    fighters: list[PlainFighter]
    """Who has figures there; from the cards on, all that began to fight (P4, P7)."""
    waiting: list[int]
    """Who may still be asked if nobody joins or adds a card; the one who decides comes first."""
    declined: list[int]
    """Who stayed away, or added nothing, since somebody last joined or added a card."""


class PlainAbout(TypedDict):
    """What a decision is about: whatever does not matter to it is left empty."""

    source: ProvinceName | None
    """Where a march begins."""
    province: ProvinceName | None
    """Where the march goes, or what is decided happens."""
    figures: PlainFigures
    """Those that would be destroyed (X1, X3)."""
    card: str | None
    """The quest that may count as a battle card (G5)."""


class PlainDecision(TypedDict):
    """What the game waits for."""

    id: int
    """Counts the decisions of the game; an undo counts back. A request to a server names a decision
    by `News.decision` instead, which never comes twice."""
    kind: DecisionKind
    seats: list[int]
    sealed: list[int]
    own: list[str]
    options: list[str]
    costs: list[int]
    """The rage that each of the options costs."""
    about: PlainAbout


class PlainView(TypedDict):
    """The game as a seat, or a spectator, may know it."""

    seat: int
    age: int
    phase: PhaseName
    edition: EditionName
    drafts_first_age: bool
    first_player: int
    turn: int
    dooms: list[ProvinceName]
    provinces: PlainProvinces
    fjords: PlainFjords
    seats: list[PlainSeat]
    draft: PlainDraft | None
    battle: PlainBattle | None
    discard: list[str]
    hand: list[str]
    quests: list[list[str]]
    pack: list[str]
    seen_packs: list[list[PlainStretch]]
    decision: PlainDecision
    winners: list[int]


# --- events, by what they tell --------------------------------------------------------------------


class AgeBegins(TypedDict):
    """An age begins; its Ragnarök will take the province."""

    event: Literal["age-begins"]
    age: int
    province: ProvinceName


class CardsReceived(TypedDict):
    """Cards came to the one who hears this."""

    event: Literal["pack-received", "hand-received"]
    cards: list[str]


class OwnCard(TypedDict):
    """A choice that only the one who made it hears of."""

    event: Literal["card-kept", "quest-chosen"]
    card: str


class PacksPassed(TypedDict):
    """A round of the draft is over; ``round`` says how many are."""

    event: Literal["packs-passed"]
    round: int


class OfSeat(TypedDict):
    """Something that a seat alone tells all about."""

    event: Literal[
        "action-phase-begins",
        "turn-begins",
        "passed",
        "quest-committed",
        "stayed-away",
        "no-card",
        "cards-swept",
        "card-saved",
        "first-player",
    ]
    seat: int


class Invaded(TypedDict):
    """A figure came onto the board, from the reserve or from Valhalla."""

    event: Literal["invaded"]
    seat: int
    figure: FigureName
    place: PlaceName
    source: PlaceName


class MarchBegins(TypedDict):
    """Figures will go from one province to another."""

    event: Literal["march-begins"]
    seat: int
    source: ProvinceName
    target: ProvinceName


class FigureMoved(TypedDict):
    """A figure went from one province to another."""

    event: Literal["moved", "joined"]
    seat: int
    figure: FigureName
    source: ProvinceName
    target: ProvinceName


class Upgraded(TypedDict):
    """A card went to a slot of the clan sheet."""

    event: Literal["upgraded"]
    seat: int
    card: str
    slot: SlotName


class OfFigure(TypedDict):
    """What befell a figure, and where."""

    event: Literal["figure-left-game", "destroyed", "protected", "fled", "sacrificed"]
    seat: int
    figure: FigureName
    place: PlaceName


class SeatInProvince(TypedDict):
    """What a seat began or achieved in a province."""

    event: Literal["pillage-begins", "battle-won"]
    seat: int
    province: ProvinceName


class BattleBegins(TypedDict):
    """Who fights where."""

    event: Literal["battle-begins"]
    province: ProvinceName
    seats: list[int]


class OpenCard(TypedDict):
    """What happened to a card of a seat that all can see."""

    event: Literal[
        "card-revealed",
        "text-cancelled",
        "card-added",
        "card-returned",
        "card-discarded",
        "quest-revealed",
    ]
    seat: int
    card: str


class QuestCounts(TypedDict):
    """A quest counts as a battle card."""

    event: Literal["quest-counts"]
    seat: int
    card: str
    amount: int


class StrengthCompared(TypedDict):
    """What a fighter brings to the comparison."""

    event: Literal["strength-compared"]
    seat: int
    figures: int
    bonus: int


class OfProvince(TypedDict):
    """What happened in a province."""

    event: Literal["battle-tied", "ragnarok", "province-destroyed"]
    province: ProvinceName


class Pillaged(TypedDict):
    """A pillage succeeded."""

    event: Literal["pillaged"]
    seat: int
    province: ProvinceName
    token: TokenName


class GloryGained(TypedDict):
    """Glory gained, or lost when it is less than 0."""

    event: Literal["glory"]
    seat: int
    amount: int
    source: SourceName


class RageChanged(TypedDict):
    """Rage gained, or spent when it is less than 0."""

    event: Literal["rage"]
    seat: int
    amount: int


class StatRaised(TypedDict):
    """A stat went up to a step, 0 … 5."""

    event: Literal["stat-raised"]
    seat: int
    stat: StatName
    step: int


class CardTaken(TypedDict):
    """A seat took a card that another one had played."""

    event: Literal["card-taken"]
    seat: int
    card: str
    victim: int


class QuestResolved(TypedDict):
    """A quest was judged."""

    event: Literal["quest-resolved"]
    seat: int
    card: str
    fulfilled: bool


class Released(TypedDict):
    """Figures of one name left Valhalla; ``amount`` says how many."""

    event: Literal["released"]
    seat: int
    figure: FigureName
    amount: int


class GameOver(TypedDict):
    """The game is over; who has won."""

    event: Literal["game-over"]
    seats: list[int]


PlainEvent = (
    AgeBegins
    | CardsReceived
    | OwnCard
    | PacksPassed
    | OfSeat
    | Invaded
    | MarchBegins
    | FigureMoved
    | Upgraded
    | OfFigure
    | SeatInProvince
    | BattleBegins
    | OpenCard
    | QuestCounts
    | StrengthCompared
    | OfProvince
    | Pillaged
    | GloryGained
    | RageChanged
    | StatRaised
    | CardTaken
    | QuestResolved
    | Released
    | GameOver
)
"""An event, told apart by its name."""
