"""What a record may tell of a game besides its deal and its moves: when, who, who won.

A name is free text. It stands at the end of its line, with ``%`` and ``#`` as ``%25`` and ``%23``,
has at most 40 characters, and none that would end the line, be invisible or change the direction of
what follows. So a line reads back to the same name.
"""

from typing import Final

from fimbul.rules.errors import MalformedRecord
from fimbul.rules.lines import LONGEST_WORD, is_number

ABOUT_KEYWORDS: Final = ("begun", "ended", "forked", "winners", "bot", "player")
"""The first words of its lines, in their order."""
LONGEST_NAME: Final = 40
NOT_FORKED: Final = -1
_TIME: Final = "0000-00-00T00:00:00Z"
"""The form of a time, with 0 for a digit."""
_UNFIT: Final = frozenset(
    chr(code)
    for first, last in (
        (0x00, 0x1F),
        (0x7F, 0x9F),
        (0xAD, 0xAD),
        (0x200B, 0x200F),
        (0x2028, 0x202E),
        (0x2060, 0x206F),
        (0xD800, 0xDFFF),
        (0xFEFF, 0xFEFF),
    )
    for code in range(first, last + 1)
)
"""Characters that no name has: controls, invisible ones, ends of lines, overrides of direction."""


class About:
    """When a game was played, by whom, where it began, and who won.

    ``begun`` and ``ended`` are times such as ``2026-11-18T19:20:21Z``, "" if they are not known.
    ``forked`` is the number of moves that were made before, if the game was played on from the
    middle of another one, and ``NOT_FORKED`` otherwise. ``winners`` are seats. ``bots`` and
    ``players`` have a name for each seat, "" where there is none: people must agree to be named.
    """

    __slots__ = ("begun", "bots", "ended", "forked", "players", "winners")

    def __init__(
        self,
        begun: str = "",
        ended: str = "",
        forked: int = NOT_FORKED,
        winners: tuple[int, ...] = (),
        bots: tuple[str, ...] = (),
        players: tuple[str, ...] = (),
    ) -> None:
        """Raises ``MalformedRecord`` for a time or a name that a record cannot hold."""
        for time in (begun, ended):
            if time and not _is_time(time):
                raise _malformed(f"{time[:LONGEST_WORD]!r} is no time")
        for name in bots + players:
            if name and not is_fit_name(name):
                raise _malformed(f"{name[:LONGEST_WORD]!r} is no name for a record")
        self.begun = begun
        self.ended = ended
        self.forked = forked
        self.winners = winners
        self.bots = bots
        self.players = players

    @property
    def is_forked(self) -> bool:
        """Whether the game was played on from the middle of another one."""
        return self.forked != NOT_FORKED

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, About)
            and self.begun == other.begun
            and self.ended == other.ended
            and self.forked == other.forked
            and self.winners == other.winners
            and _named(self.bots) == _named(other.bots)
            and _named(self.players) == _named(other.players)
        )

    __hash__ = None  # type: ignore[assignment]  # like the record it belongs to

    def lines(self, clans: list[str]) -> list[str]:
        """The lines that tell it, in the order of ``ABOUT_KEYWORDS``."""
        found: list[str] = []
        if self.begun:
            found.append(f"begun {self.begun}")
        if self.ended:
            found.append(f"ended {self.ended}")
        if self.is_forked:
            found.append(f"forked {self.forked}")
        if self.winners:
            found.append("winners " + " ".join([clans[seat] for seat in self.winners]))
        for seat, name in _named(self.bots):
            found.append(f"bot {clans[seat]} {_escaped(name)}")
        for seat, name in _named(self.players):
            found.append(f"player {clans[seat]} {_escaped(name)}")
        return found


def about_from(lines: list[list[str]], clans: tuple[str, ...]) -> About:
    """What lines of words tell of a game of these clans. Raises ``MalformedRecord``."""
    single: dict[str, str] = {}
    winners: tuple[int, ...] = ()
    names: dict[str, list[str]] = {"bot": [""] * len(clans), "player": [""] * len(clans)}
    last = (-1, -1)
    for words in lines:
        keyword, rest = words[0], words[1:]
        if not rest:
            raise _malformed(f"{keyword!r} stands alone")
        seat = _seat(rest[0], clans) if keyword in names else 0
        place = (ABOUT_KEYWORDS.index(keyword), seat)
        if place <= last:
            raise _malformed(f"{keyword!r} comes twice, or too late")
        last = place
        if keyword in names:
            if len(rest) < 2:
                raise _malformed(f"{keyword!r} takes a clan and a name")
            names[keyword][seat] = _unescaped(" ".join(rest[1:]))
        elif keyword == "winners":
            winners = tuple([_seat(word, clans) for word in rest])
            if list(winners) != sorted(set(winners)):
                raise _malformed("the winners come in the order of the clans")
        elif len(rest) == 1:
            single[keyword] = rest[0]
        else:
            raise _malformed(f"{keyword!r} takes one word")
    return About(
        single.get("begun", ""),
        single.get("ended", ""),
        _moves(single["forked"]) if "forked" in single else NOT_FORKED,
        winners,
        tuple(names["bot"]),
        tuple(names["player"]),
    )


def is_fit_name(name: str) -> bool:
    """Whether a record can hold a name: short, on one line, with single spaces."""
    is_spaced = name == " ".join(name.split())
    return 0 < len(name) <= LONGEST_NAME and is_spaced and not set(name) & _UNFIT


def _malformed(what: str) -> MalformedRecord:
    return MalformedRecord("bad-line", what)


def _seat(word: str, clans: tuple[str, ...]) -> int:
    if word not in clans:
        raise _malformed(f"{word[:LONGEST_WORD]!r} is none of the clans {', '.join(clans)}")
    return clans.index(word)


def _moves(word: str) -> int:
    if not is_number(word) or word != str(int(word)):
        raise _malformed(f"{word[:LONGEST_WORD]!r} is no number of moves")
    return int(word)


def _is_time(text: str) -> bool:
    """Whether a text has the form of a time, and none of its numbers is impossible."""
    if not text.isascii() or "".join(["0" if one.isdigit() else one for one in text]) != _TIME:
        return False
    is_date = 1 <= int(text[5:7]) <= 12 and 1 <= int(text[8:10]) <= 31
    return is_date and int(text[11:13]) < 24 and int(text[14:16]) < 60 and int(text[17:19]) <= 60


def _escaped(name: str) -> str:
    return name.replace("%", "%25").replace("#", "%23")


def _unescaped(text: str) -> str:
    """The name that a text stands for. Raises ``MalformedRecord`` for any other escape."""
    name = text.replace("%23", "#").replace("%25", "%")
    if _escaped(name) != text:
        raise _malformed(f"{text[:LONGEST_WORD]!r} is no name: '%' is written as '%25'")
    return name


def _named(names: tuple[str, ...]) -> list[tuple[int, str]]:
    return [(seat, name) for seat, name in enumerate(names) if name]
