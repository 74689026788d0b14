"""Events: what happened, each with the audience that may know it.

Log lines, animations and statistics derive from events. The flow tells them only while somebody
listens (``State.events`` is a list), so simulation pays nothing for them.
"""

from typing import Final

PUBLIC: Final = -1
"""The audience of an event that everybody may know; otherwise it is a seat."""

EVENT_FIELDS: Final = (
    ("age-begins", ("age", "province")),
    ("pack-received", ("cards*",)),
    ("card-kept", ("card",)),
    ("packs-passed", ("round",)),
    ("hand-received", ("cards*",)),
    ("action-phase-begins", ("seat",)),
    ("turn-begins", ("seat",)),
    ("passed", ("seat",)),
    ("invaded", ("seat", "figure", "place", "source")),
    ("march-begins", ("seat", "source", "target")),
    ("moved", ("seat", "figure", "source", "target")),
    ("upgraded", ("seat", "card", "slot")),
    ("figure-left-game", ("seat", "figure", "place")),
    ("quest-committed", ("seat",)),
    ("quest-chosen", ("card",)),
    ("pillage-begins", ("seat", "province")),
    ("joined", ("seat", "figure", "source", "target")),
    ("stayed-away", ("seat",)),
    ("battle-begins", ("province", "seats+")),
    ("card-revealed", ("seat", "card")),
    ("no-card", ("seat",)),
    ("quest-counts", ("seat", "card", "amount")),
    ("text-cancelled", ("seat", "card")),
    ("cards-swept", ("seat",)),
    ("card-added", ("seat", "card")),
    ("strength-compared", ("seat", "figures", "bonus")),
    ("battle-won", ("seat", "province")),
    ("battle-tied", ("province",)),
    ("destroyed", ("seat", "figure", "place")),
    ("protected", ("seat", "figure", "place")),
    ("fled", ("seat", "figure", "place")),
    ("sacrificed", ("seat", "figure", "place")),
    ("pillaged", ("seat", "province", "token")),
    ("glory", ("seat", "amount", "source")),
    ("rage", ("seat", "amount")),
    ("stat-raised", ("seat", "stat", "step")),
    ("card-returned", ("seat", "card")),
    ("card-taken", ("seat", "card", "victim")),
    ("card-discarded", ("seat", "card")),
    ("card-saved", ("seat",)),
    ("quest-revealed", ("seat", "card")),
    ("quest-resolved", ("seat", "card", "fulfilled")),
    ("ragnarok", ("province",)),
    ("province-destroyed", ("province",)),
    ("released", ("seat", "figure", "amount")),
    ("first-player", ("seat",)),
    ("game-over", ("seats+",)),
)
"""Every kind of event with the names of its values. ``*``: the rest of the values are a list of
cards; ``+``: a mask of seats."""

EVENT_NAMES: Final = tuple(name for name, _ in EVENT_FIELDS)

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

SOURCE_NAMES: Final = (
    "pillage",
    "battle",
    "card",
    "ship",
    "quest",
    "ragnarok",
    "valhalla",
    "stats",
    "board",
)
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
    def name(self) -> str:
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
