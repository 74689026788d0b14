"""Events: what happened, each with the audience that may know it.

Log lines, animations and statistics derive from events. The flow makes them only while somebody
listens (``State.events`` is a list), so simulations pay nothing for them.
"""

from typing import Final, Literal, get_args

PUBLIC: Final = -1
"""The audience of an event that everybody may know; otherwise it is a seat."""

AGE_BEGINS: Final = 0
PACK_RECEIVED: Final = 1
CARD_KEPT: Final = 2
PACKS_PASSED: Final = 3
HAND_RECEIVED: Final = 4
ACTION_PHASE_BEGINS: Final = 5
TURN_BEGINS: Final = 6
PASSED_EVENT: Final = 7
INVADED: Final = 8
MARCH_BEGINS: Final = 9
MOVED: Final = 10
UPGRADED: Final = 11
FIGURE_LEFT_GAME: Final = 12
QUEST_COMMITTED: Final = 13
QUEST_CHOSEN: Final = 14
PILLAGE_BEGINS: Final = 15
JOINED: Final = 16
STAYED_AWAY: Final = 17
BATTLE_BEGINS: Final = 18
CARD_REVEALED: Final = 19
NO_CARD_PLAYED: Final = 20
QUEST_COUNTS: Final = 21
TEXT_CANCELLED: Final = 22
CARDS_SWEPT: Final = 23
CARD_ADDED: Final = 24
STRENGTH_COMPARED: Final = 25
BATTLE_WON: Final = 26
BATTLE_TIED: Final = 27
DESTROYED: Final = 28
PROTECTED: Final = 29
FLED: Final = 30
SACRIFICED: Final = 31
PILLAGED_EVENT: Final = 32
GLORY_GAINED: Final = 33
RAGE_CHANGED: Final = 34
STAT_RAISED: Final = 35
CARD_RETURNED: Final = 36
CARD_TAKEN: Final = 37
CARD_DISCARDED: Final = 38
CARD_SAVED: Final = 39
QUEST_REVEALED: Final = 40
QUEST_RESOLVED: Final = 41
RAGNAROK: Final = 42
PROVINCE_DESTROYED: Final = 43
RELEASED: Final = 44
FIRST_PLAYER: Final = 45
GAME_OVER: Final = 46

EventName = Literal[
    "age-begins",
    "pack-received",
    "card-kept",
    "packs-passed",
    "hand-received",
    "action-phase-begins",
    "turn-begins",
    "passed",
    "invaded",
    "march-begins",
    "moved",
    "upgraded",
    "figure-left-game",
    "quest-committed",
    "quest-chosen",
    "pillage-begins",
    "joined",
    "stayed-away",
    "battle-begins",
    "card-revealed",
    "no-card",
    "quest-counts",
    "text-cancelled",
    "cards-swept",
    "card-added",
    "strength-compared",
    "battle-won",
    "battle-tied",
    "destroyed",
    "protected",
    "fled",
    "sacrificed",
    "pillaged",
    "glory",
    "rage",
    "stat-raised",
    "card-returned",
    "card-taken",
    "card-discarded",
    "card-saved",
    "quest-revealed",
    "quest-resolved",
    "ragnarok",
    "province-destroyed",
    "released",
    "first-player",
    "game-over",
]

EVENT_FIELDS: Final[dict[int, tuple[EventName, tuple[str, ...]]]] = {
    AGE_BEGINS: ("age-begins", ("age", "province")),
    PACK_RECEIVED: ("pack-received", ("cards*",)),
    CARD_KEPT: ("card-kept", ("card",)),
    PACKS_PASSED: ("packs-passed", ("round",)),
    HAND_RECEIVED: ("hand-received", ("cards*",)),
    ACTION_PHASE_BEGINS: ("action-phase-begins", ("seat",)),
    TURN_BEGINS: ("turn-begins", ("seat",)),
    PASSED_EVENT: ("passed", ("seat",)),
    INVADED: ("invaded", ("seat", "figure", "place", "source")),
    MARCH_BEGINS: ("march-begins", ("seat", "source", "target")),
    MOVED: ("moved", ("seat", "figure", "source", "target")),
    UPGRADED: ("upgraded", ("seat", "card", "slot")),
    FIGURE_LEFT_GAME: ("figure-left-game", ("seat", "figure", "place")),
    QUEST_COMMITTED: ("quest-committed", ("seat",)),
    QUEST_CHOSEN: ("quest-chosen", ("card",)),
    PILLAGE_BEGINS: ("pillage-begins", ("seat", "province")),
    JOINED: ("joined", ("seat", "figure", "source", "target")),
    STAYED_AWAY: ("stayed-away", ("seat",)),
    BATTLE_BEGINS: ("battle-begins", ("province", "seats+")),
    CARD_REVEALED: ("card-revealed", ("seat", "card")),
    NO_CARD_PLAYED: ("no-card", ("seat",)),
    QUEST_COUNTS: ("quest-counts", ("seat", "card", "amount")),
    TEXT_CANCELLED: ("text-cancelled", ("seat", "card")),
    CARDS_SWEPT: ("cards-swept", ("seat",)),
    CARD_ADDED: ("card-added", ("seat", "card")),
    STRENGTH_COMPARED: ("strength-compared", ("seat", "figures", "bonus")),
    BATTLE_WON: ("battle-won", ("seat", "province")),
    BATTLE_TIED: ("battle-tied", ("province",)),
    DESTROYED: ("destroyed", ("seat", "figure", "place")),
    PROTECTED: ("protected", ("seat", "figure", "place")),
    FLED: ("fled", ("seat", "figure", "place")),
    SACRIFICED: ("sacrificed", ("seat", "figure", "place")),
    PILLAGED_EVENT: ("pillaged", ("seat", "province", "token")),
    GLORY_GAINED: ("glory", ("seat", "amount", "source")),
    RAGE_CHANGED: ("rage", ("seat", "amount")),
    STAT_RAISED: ("stat-raised", ("seat", "stat", "step")),
    CARD_RETURNED: ("card-returned", ("seat", "card")),
    CARD_TAKEN: ("card-taken", ("seat", "card", "victim")),
    CARD_DISCARDED: ("card-discarded", ("seat", "card")),
    CARD_SAVED: ("card-saved", ("seat",)),
    QUEST_REVEALED: ("quest-revealed", ("seat", "card")),
    QUEST_RESOLVED: ("quest-resolved", ("seat", "card", "fulfilled")),
    RAGNAROK: ("ragnarok", ("province",)),
    PROVINCE_DESTROYED: ("province-destroyed", ("province",)),
    RELEASED: ("released", ("seat", "figure", "amount")),
    FIRST_PLAYER: ("first-player", ("seat",)),
    GAME_OVER: ("game-over", ("seats+",)),
}
"""Every kind of event: its stable text and the names of its values. ``*``: the rest of the values
are a list of cards; ``+``: a mask of seats."""

REVEALING: Final = frozenset(
    (UPGRADED, CARD_REVEALED, CARD_ADDED, CARD_SAVED, CARD_DISCARDED, QUEST_REVEALED)
)
"""Public events that reveal a hidden card: a player cannot undo past one."""
OWN_CHOICES: Final = frozenset((CARD_KEPT, QUEST_CHOSEN))
"""Events for one seat that only repeat what it chose itself."""

EVENT_NAMES: Final[tuple[EventName, ...]] = tuple(
    EVENT_FIELDS[kind][0] for kind in range(len(EVENT_FIELDS))
)

SourceName = Literal[
    "pillage",
    "battle",
    "card",
    "ship",
    "quest",
    "ragnarok",
    "valhalla",
    "stats",
    "board",
]
SOURCE_NAMES: Final[tuple[SourceName, ...]] = get_args(SourceName)
"""Where glory comes from: a token, battles won, the text of a card, ships lost, quests, the
doomed, the released, the stats at the end, figures on the board at the end."""
FROM_PILLAGE: Final = 0
FROM_BATTLE: Final = 1
FROM_CARD: Final = 2
FROM_SHIP: Final = 3
FROM_QUEST: Final = 4
FROM_RAGNAROK: Final = 5
FROM_VALHALLA: Final = 6
FROM_STATS: Final = 7
FROM_BOARD: Final = 8


class Event:
    """One thing that happened: its kind, who may know it, and its values."""

    __slots__ = ("audience", "kind", "values")

    def __init__(self, kind: int, audience: int, values: tuple[int, ...]) -> None:
        self.kind = kind
        self.audience = audience
        self.values = values

    @property
    def name(self) -> EventName:
        """The kind's stable text."""
        return EVENT_NAMES[self.kind]

    @property
    def fields(self) -> dict[str, int | list[int]]:
        """The values by name; ints as the rules use them, lists for cards and seats."""
        named: dict[str, int | list[int]] = {}
        for index, field in enumerate(EVENT_FIELDS[self.kind][1]):
            if field.endswith("*"):
                named[field[:-1]] = list(self.values[index:])
            elif field.endswith("+"):
                mask = self.values[index]
                named[field[:-1]] = [seat for seat in range(mask.bit_length()) if mask >> seat & 1]
            else:
                named[field] = self.values[index]
        return named

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.kind == other.kind
            and self.audience == other.audience
            and self.values == other.values
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.audience, self.values))

    def __repr__(self) -> str:
        return f"Event({self.name}, audience={self.audience}, {self.fields})"
