"""Positions as text that people can read and write.

    fimbul position 1
    clans wolf raven
    edition standard
    draft all
    first wolf
    age 2
    turn raven
    tokens rage axes rage horns glory axes horns rage
    dooms muspelheim horgr utgard
    destroyed angerboda andlang myrkulor
    pillaged gimle
    clan wolf
    glory 17
    rage 4
    steps 2 3 1
    passed no
    slots - lord-of-hammers - troll - - - -
    at gimle warrior warrior troll
    at fjord-nw ship
    hand thors-hammer tyrs-bash
    quests alfheim-2
    clan raven
    …
    discard tyrs-smite-1 tyrs-rage-1
    pack 1 wolf …
    …

``turn`` is ``draft`` at the start of an age's draft. The tokens are in ring order from Elvagar, the
steps are those of rage, axes and horns, the slots in the order of ``SLOT_NAMES``. The reserve is
what is neither on the board nor in Valhalla. After ``quests`` may come ``shown``, the cards of the
hand that everybody knows, and ``maybe``, quests known to be in the hand or committed since, each
with the number of quests that were committed before: ``alfheim-2:1``. The ``discard`` and the packs
of an age may be left out. Blank lines and text after a ``#`` are ignored.
"""

from collections.abc import Sequence
from typing import Final

from fimbul.rules.board import OUTER, PLACE_NAMES, PROVINCES, TOKEN_NAMES
from fimbul.rules.card import AGES
from fimbul.rules.cells import EDITION_NAMES, NO_CARD, SLOTS, STATS
from fimbul.rules.errors import MalformedPosition
from fimbul.rules.hands import ENTRIES
from fimbul.rules.lines import LONGEST_WORD, Lines, is_number
from fimbul.rules.manifest import CLAN_NAMES, FIGURE_NAMES, SLUGS
from fimbul.rules.piles import DEALT, Cards
from fimbul.rules.position import DRAFTING, Position, Seat, Standing
from fimbul.rules.problems import ProblemCode, problem
from fimbul.rules.setup import DRAFT_NAMES

POSITION_VERSION: Final = 1
_HEADING: Final = "fimbul position"
_AT_DRAFT: Final = "draft"
_NOTHING: Final = "-"
_YES_NO: Final = ("no", "yes")
_OUTER_NAMES: Final = PLACE_NAMES[:OUTER]
_PROVINCE_NAMES: Final = PLACE_NAMES[:PROVINCES]
MOST_CARDS: Final = 120
"""The most cards that a line can have."""
MOST_FIGURES: Final = 40


# --- writing --------------------------------------------------------------------------------------


def position_to_text(position: Position) -> str:
    """The position as text; it reads back to the same text."""
    clans = [CLAN_NAMES[clan] for clan in position.clans]
    turn = _AT_DRAFT if position.turn == DRAFTING else clans[position.turn]
    lines = [
        f"{_HEADING} {POSITION_VERSION}",
        _line("clans", clans),
        f"edition {EDITION_NAMES[position.edition]}",
        f"draft {DRAFT_NAMES[position.drafts_first_age]}",
        f"first {clans[position.first]}",
        f"age {position.age}",
        f"turn {turn}",
        _line("tokens", [TOKEN_NAMES[token] for token in position.tokens]),
        _line("dooms", [PLACE_NAMES[province] for province in position.dooms]),
        _line("destroyed", [PLACE_NAMES[province] for province in position.destroyed]),
        _line("pillaged", [PLACE_NAMES[province] for province in position.pillaged]),
    ]
    for clan, seat in zip(clans, position.seats, strict=True):
        lines.append(f"clan {clan}")
        lines += _seat_lines(seat)
    if position.discard is not None:
        lines.append(_cards("discard", position.discard))
    for index, pack in enumerate(position.packs):
        if pack:
            age, seat_number = index // len(clans) + 1, index % len(clans)
            lines.append(_cards(f"pack {age} {clans[seat_number]}", pack))
    return "\n".join(lines) + "\n"


def position_seen_by(position: Position, seat: int, hidden: str) -> str:
    """The position as far as a seat may know it; it does not read back.

    ``hidden`` stands for every card in the hands of others and among their quests. No packs are
    shown.
    """
    lines: list[str] = []
    owner = -1
    for line in position_to_text(position).splitlines():
        keyword, _, rest = line.partition(" ")
        if keyword == "pack":
            continue
        owner += keyword == "clan"
        is_secret = owner != seat and keyword in ("hand", "quests")
        cards = [hidden] * len(rest.split())
        lines.append(_line(keyword, cards) if is_secret else line)
    return "\n".join(lines)


def _line(keyword: str, words: Sequence[str]) -> str:
    return " ".join([keyword, *words])


def _cards(keyword: str, cards: Cards) -> str:
    return _line(keyword, [SLUGS[card] for card in cards])


def _seat_lines(seat: Seat) -> list[str]:
    slots = [_NOTHING if card == NO_CARD else SLUGS[card] for card in seat.slots]
    lines = [
        f"glory {seat.glory}",
        f"rage {seat.rage}",
        _line("steps", [str(step + 1) for step in seat.steps]),
        f"passed {_YES_NO[seat.has_passed]}",
        _line("slots", slots),
    ]
    for place, name in enumerate(PLACE_NAMES):
        names = [FIGURE_NAMES[figure] for where, figure in seat.figures if where == place]
        if names:
            lines.append(_line(f"at {name}", names))
    lines += [_cards("hand", seat.hand), _cards("quests", seat.quests)]
    if seat.shown:
        lines.append(_cards("shown", seat.shown))
    if seat.maybe:
        words = [f"{SLUGS[entry // ENTRIES]}:{entry % ENTRIES}" for entry in seat.maybe]
        lines.append(_line("maybe", words))
    return lines


# --- reading --------------------------------------------------------------------------------------


class _Reader:
    """Reads the lines of a position; raises ``MalformedPosition`` at the first that is wrong."""

    __slots__ = ("lines",)

    def __init__(self, text: str) -> None:
        self.lines = Lines(text)

    def fail(self, code: ProblemCode, word: str = "", keyword: str = "") -> MalformedPosition:
        """The error to raise about the line read last."""
        args: dict[str, str | int] = {"line": self.lines.number}
        if word:
            args["word"] = word[:LONGEST_WORD]
        if keyword:
            args["keyword"] = keyword
        return MalformedPosition([problem(code, **args)])

    def after(self, *keywords: str) -> list[str]:
        """The words of the next line, which must begin with the keywords."""
        if self.lines.is_at_end:
            raise MalformedPosition([problem("too-short")])
        words = self.lines.next()
        count = len(keywords)
        if tuple(words[:count]) != keywords:
            given = " ".join(words[:count])
            raise self.fail("unexpected-line", given, " ".join(keywords))
        return words[count:]

    def counted(self, count: int, *keywords: str) -> list[str]:
        """The words after the keywords; there must be that many."""
        words = self.after(*keywords)
        if len(words) != count:
            args: dict[str, str | int] = {
                "line": self.lines.number,
                "keyword": " ".join(keywords),
                "count": count,
            }
            raise MalformedPosition([problem("wrong-count", **args)])
        return words

    def index(self, names: Sequence[str], word: str) -> int:
        """The number of a name."""
        if word not in names:
            raise self.fail("unknown-name", word)
        return names.index(word)

    def indices(self, names: Sequence[str], words: list[str]) -> Cards:
        if len(words) > MOST_CARDS:
            raise self.fail("unknown-name", words[MOST_CARDS])
        return tuple([self.index(names, word) for word in words])

    def one(self, names: Sequence[str], keyword: str) -> int:
        """The number of the single name after the keyword."""
        return self.index(names, self.counted(1, keyword)[0])

    def amount(self, word: str) -> int:
        """A number from 0 on."""
        if not is_number(word):
            raise self.fail("bad-number", word)
        return int(word)

    def number(self, keyword: str) -> int:
        """The single number after the keyword."""
        return self.amount(self.counted(1, keyword)[0])


def position_from_text(text: str) -> Position:
    """The position that a text holds. Raises ``MalformedPosition`` for the first wrong line.

    Does not check whether a game can be in it: see ``position_check``.
    """
    reader = _Reader(text)
    _read_heading(reader)
    clans = reader.indices(CLAN_NAMES, reader.after("clans"))
    if not 2 <= len(clans) <= len(CLAN_NAMES):
        raise MalformedPosition([problem("bad-players")])
    if len(set(clans)) != len(clans):
        raise MalformedPosition([problem("bad-clans")])
    names = [CLAN_NAMES[clan] for clan in clans]
    edition = reader.one(EDITION_NAMES, "edition")
    draft = reader.one(DRAFT_NAMES, "draft")
    first = reader.one(names, "first")
    age = reader.number("age")
    if not 1 <= age <= AGES:
        raise reader.fail("bad-number", str(age))
    turn = reader.one([*names, _AT_DRAFT], "turn")
    position = Position(
        clans=clans,
        edition=edition,
        drafts_first_age=bool(draft),
        first=first,
        age=age,
        turn=DRAFTING if turn == len(names) else turn,
        tokens=reader.indices(TOKEN_NAMES, reader.counted(OUTER, "tokens")),
        dooms=reader.indices(_OUTER_NAMES, reader.counted(AGES, "dooms")),
        destroyed=_provinces(reader, _OUTER_NAMES, "destroyed"),
        pillaged=_provinces(reader, _PROVINCE_NAMES, "pillaged"),
        seats=[_read_seat(reader, name) for name in names],
        discard=None,
        packs=[() for _ in range(AGES * len(names))],
    )
    if reader.lines.comes("discard"):
        position.discard = reader.indices(SLUGS, reader.after("discard"))
    _read_packs(reader, position, names)
    if not reader.lines.is_at_end:
        reader.after("pack")
        raise reader.fail("unexpected-line", "pack", "the end")
    return position


def _read_heading(reader: _Reader) -> None:
    words = [] if reader.lines.is_at_end else reader.lines.next()
    if " ".join(words[:2]) != _HEADING or len(words) != 3:
        raise MalformedPosition([problem("not-a-position")])
    if words[2] != str(POSITION_VERSION):
        raise MalformedPosition([problem("unknown-version", word=words[2][:LONGEST_WORD])])


def _provinces(reader: _Reader, names: Sequence[str], keyword: str) -> Cards:
    """A set of provinces, sorted."""
    return tuple(sorted(set(reader.indices(names, reader.after(keyword)))))


def _read_seat(reader: _Reader, name: str) -> Seat:
    reader.counted(0, "clan", name)
    seat = Seat()
    seat.glory = reader.number("glory")
    seat.rage = reader.number("rage")
    steps = [reader.amount(word) for word in reader.counted(STATS, "steps")]
    seat.steps = tuple([step - 1 for step in steps])
    seat.has_passed = bool(reader.one(_YES_NO, "passed"))
    slots = reader.counted(SLOTS, "slots")
    seat.slots = tuple(
        [NO_CARD if word == _NOTHING else reader.index(SLUGS, word) for word in slots]
    )
    figures: list[Standing] = []
    while reader.lines.comes("at"):
        words = reader.after("at")
        place = reader.index(PLACE_NAMES, words[0]) if words else 0
        if len(words) < 2 or len(words) > MOST_FIGURES:
            raise reader.fail("unexpected-line", " ".join(words) or "at", "at PLACE FIGURE")
        figures += [(place, reader.index(FIGURE_NAMES, word)) for word in words[1:]]
    seat.figures = tuple(sorted(figures))
    seat.hand = tuple(sorted(reader.indices(SLUGS, reader.after("hand"))))
    seat.quests = reader.indices(SLUGS, reader.after("quests"))
    if reader.lines.comes("shown"):
        seat.shown = tuple(sorted(reader.indices(SLUGS, reader.after("shown"))))
    if reader.lines.comes("maybe"):
        entries = [_read_maybe(reader, word) for word in reader.after("maybe")]
        seat.maybe = tuple(sorted(entries))
    return seat


def _read_maybe(reader: _Reader, word: str) -> int:
    slug, _, number = word.partition(":")
    card, entry = reader.index(SLUGS, slug), reader.amount(number)
    if entry >= ENTRIES:
        raise reader.fail("bad-number", number)
    return card * ENTRIES + entry


def _read_packs(reader: _Reader, position: Position, names: Sequence[str]) -> None:
    players = len(names)
    for age in range(1, AGES + 1):
        if not _has_packs_of(reader, age):
            continue
        for seat, name in enumerate(names):
            words = reader.counted(DEALT, "pack", str(age), name)
            position.packs[(age - 1) * players + seat] = reader.indices(SLUGS, words)


def _has_packs_of(reader: _Reader, age: int) -> bool:
    """Whether the next line is a pack of an age."""
    lines = reader.lines
    return lines.comes("pack") and lines.lines[lines.at][1][1:2] == [str(age)]
