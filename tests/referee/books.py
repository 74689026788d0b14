"""The referee's own count of the game: clans, figures, cards, provinces."""

from collections import Counter
from collections.abc import Iterable, Iterator

from tests.referee.facts import (
    ADJACENT,
    CARDS,
    FJORD_OF,
    FJORDS,
    LAST_STEP,
    NAVAL,
    OUTER,
    PROVINCES,
    RESERVE,
    STATS,
    SUPPORTS,
    VILLAGES,
    YGGDRASIL,
    YGGDRASIL_TOKEN,
    steps_of,
)
from tests.referee.tape import PlainSetup

BOARD = {*PROVINCES, *FJORDS}


class Clan:
    """One clan: its numbers, its sheet, its figures by place, and its cards."""

    def __init__(self, seat: int, name: str, edition: str) -> None:
        self.seat = seat
        self.name = name
        self.edition = edition
        self.glory = 0
        self.rage = 0
        self.has_passed = False
        self.steps = dict.fromkeys(STATS, 0)
        self.slots: dict[str, str] = {}
        self.figures: dict[str, dict[str, int]] = {RESERVE: {"warrior": 8, "leader": 1, "ship": 1}}
        """Counts by place, then by figure; no entry is 0."""
        self.hand: Counter[str] = Counter()
        self.quests: list[str] = []

    # --- stats and upgrades ---------------------------------------------------------------------

    def stat(self, stat: str) -> int:
        """C2: the value of a stat."""
        return steps_of(stat, self.edition)[self.steps[stat]]

    def is_full(self, stat: str) -> bool:
        return self.steps[stat] == LAST_STEP

    def has(self, card: str) -> bool:
        """Whether an upgrade lies on the clan sheet."""
        return card in self.slots.values()

    # --- figures --------------------------------------------------------------------------------

    def move(self, figure: str, source: str, target: str) -> None:
        """Move a figure, which must be at ``source``."""
        self.take(figure, source)
        self.put(figure, target)

    def take(self, figure: str, place: str) -> None:
        """Remove a figure, which must be at ``place``."""
        figures = self.figures[place]
        figures[figure] -= 1
        if not figures[figure]:
            del figures[figure]

    def put(self, figure: str, place: str, count: int = 1) -> None:
        figures = self.figures.setdefault(place, {})
        figures[figure] = figures.get(figure, 0) + count

    def at(self, place: str) -> dict[str, int]:
        """How many of each figure stand at a place."""
        return self.figures.get(place, {})

    def count(self, figure: str, place: str) -> int:
        """How many of one figure stand at a place."""
        return self.at(place).get(figure, 0)

    def count_at(self, place: str) -> int:
        """How many figures stand at a place."""
        return sum(self.at(place).values())

    def on_board(self) -> int:
        """I4: how many figures stand on the board."""
        return sum(self.count_at(place) for place in self.figures if place in BOARD)

    def can_bring_one_more(self) -> bool:
        """I4, N2: whether the horns allow another figure on the board."""
        return self.on_board() < self.stat("horns")

    def is_present(self, province: str) -> bool:
        """P1, B4: whether a figure stands in a province or in its supporting fjord."""
        return bool(self.at(province) or self.at(FJORD_OF.get(province, "")))

    def fighters(self, province: str) -> Counter[tuple[str, str]]:
        """P4: the figures in a province and its supporting fjord, by (figure, place)."""
        fighters: Counter[tuple[str, str]] = Counter()
        for place in (province, FJORD_OF.get(province, "")):
            for figure, count in self.at(place).items():
                fighters[figure, place] = count
        return fighters

    def strength(self, province: str) -> int:
        """F3: the summed strength of a clan's figures in a province and its supporting fjord."""
        total = 0
        for place in (province, FJORD_OF.get(province, "")):
            for figure, count in self.at(place).items():
                total += self._strength_of(figure, count, province)
        return total

    def _strength_of(self, figure: str, count: int, province: str) -> int:
        match figure:
            case "warrior":
                one, pair = self.warrior_strength()
                return count // 2 * pair + count % 2 * one
            case "leader":
                return 3
            case "ship":
                return 2
            case "dark-elf" if province == YGGDRASIL:
                return 3
        return CARDS[figure].value

    def warrior_strength(self) -> tuple[int, int]:
        """The strength of one warrior, and of a pair in a province."""
        return {
            "brothers-in-arms": (1, 3),
            "experts-in-arms": (2, 4),
            "masters-in-arms": (2, 6),
        }.get(self.slots.get("warrior", ""), (1, 2))


class Books:
    """The whole game as the rules make it, whatever the tape says."""

    def __init__(self, setup: PlainSetup) -> None:
        self.setup = setup
        self.edition = setup["edition"]
        self.names = setup["clans"]
        self.players = len(self.names)
        self.clans = [Clan(seat, name, self.edition) for seat, name in enumerate(self.names)]
        self.age = 1
        self.first = setup["first"]
        self.standing = [p for p in PROVINCES if p not in setup["destroyed"]]
        self.pillaged: set[str] = set()
        self.tokens = {**setup["tokens"], YGGDRASIL: YGGDRASIL_TOKEN}
        self.dooms = setup["dooms"]
        self.discard: Counter[str] = Counter()
        self.winners: list[int] = []

    def clockwise(self, first: int) -> Iterator[Clan]:
        """All clans clockwise, starting with a seat."""
        for offset in range(self.players):
            yield self.clans[(first + offset) % self.players]

    def following(self, seat: int) -> int:
        """The seat to the left."""
        return (seat + 1) % self.players

    def taken(self, province: str) -> int:
        """B3: how many villages of a province hold a figure."""
        taken = 0
        for clan in self.clans:
            figures = clan.figures.get(province)
            if figures:
                taken += sum(figures.values())
        return taken

    def has_space(self, province: str) -> bool:
        """B3, S3: whether one more figure fits into a province."""
        if province not in self.standing:
            return False
        return province == YGGDRASIL or self.taken(province) < VILLAGES[province]

    def open_provinces(self) -> list[str]:
        """The outer provinces with an empty village."""
        return [province for province in OUTER if self.has_space(province)]

    def open_fjords(self) -> list[str]:
        """N7: a fjord is closed when both its provinces are destroyed."""
        return [fjord for fjord, both in SUPPORTS.items() if set(both) & set(self.standing)]

    def invasions(self, figures: Iterable[str]) -> list[tuple[str, str]]:
        """I1–I3, C5, N7: the figures with the places each may invade now."""
        land, fjords = self.open_provinces(), self.open_fjords()
        targets: list[tuple[str, str]] = []
        for figure in figures:
            targets += [(figure, place) for place in (fjords if figure in NAVAL else land)]
            if figure == "dark-elf":
                targets.append((figure, YGGDRASIL))
        return targets

    def joiners(self, clan: Clan, province: str) -> list[tuple[str, str]]:
        """P2: the figures of a clan that can walk in from an adjacent province."""
        return [(figure, place) for place in ADJACENT[province] for figure in clan.at(place)]
