"""Records: a game as text that people can read and the rules can replay.

    fimbul saga 2
    rules 2
    clans wolf raven
    edition standard
    draft all
    first wolf
    tokens rage axes rage horns glory axes horns rage
    dooms muspelheim horgr utgard
    destroyed angerboda andlang myrkulor
    pack 1 wolf troll lord-of-hammers …
    …
    commitment 9f2c…
    salt 5a17…
    seal 03be…
    moves
    wolf keep troll
    raven keep odins-smite
    …
    result wolf 71 raven 64

The tokens are in ring order from Elvagar. There is one ``pack`` line for each age and seat.
Blank lines and text after a ``#`` are ignored. A game that is still going on has no
``result``. ``rules`` is the version of the rules (see ``versions``) by which the game was played.
A game that began with a position (see ``position_text``) has the position instead of its setup. A
game that was played on a server has three hashes in hex before its moves, by which the deal can be
checked (see docs/fair-deal.md); other games have none of them.

A record may tell more of a game, in lines before that of the clans (see ``record_about``):

    begun 2026-11-18T19:20:21Z
    ended 2026-11-18T20:31:04Z
    forked 57
    winners wolf
    bot wolf norn
    player raven Embla

It is of version 3 then, and without them of version 2. Every version of the format reads the
older ones: sagas of version 1 have no ``rules`` line and were
played by version 1 of the rules.
"""

from collections.abc import Sequence
from typing import Final

from fimbul.rules.board import OUTER, PLACE_NAMES, TOKEN_NAMES
from fimbul.rules.card import AGES
from fimbul.rules.cells import EDITION_NAMES
from fimbul.rules.errors import FimbulError, MalformedPosition, MalformedRecord, MalformedSetup
from fimbul.rules.lines import LONGEST_WORD, Lines, is_number
from fimbul.rules.manifest import CLAN_NAMES, SLUGS
from fimbul.rules.moves import move_from_text, move_text
from fimbul.rules.position import Position, setup_of
from fimbul.rules.position_check import check_position
from fimbul.rules.position_text import position_from_text, position_to_text
from fimbul.rules.record_about import ABOUT_KEYWORDS, About, about_from
from fimbul.rules.setup import DRAFT_NAMES, Setup
from fimbul.rules.versions import RULES_VERSION

SAGA_VERSION: Final = 3
_WITHOUT_ABOUT: Final = 2
"""The version of a saga that tells nothing besides the game."""
_SEEN_BY: Final = "seen by"
_HEADING: Final = "fimbul saga"
_VERSIONS: Final = tuple([str(version) for version in range(1, SAGA_VERSION + 1)])
_RULES_OF_SAGA_1: Final = 1
_HASH_DIGITS: Final = 64
_HEX: Final = frozenset("0123456789abcdef")
_OUTER_NAMES: Final = PLACE_NAMES[:OUTER]


class Proof:
    """What a finished record reveals so that its deal and moves can be checked: hashes in hex.

    The rules do not look at them.
    """

    __slots__ = ("commitment", "salt", "seal")

    def __init__(self, commitment: str, salt: str, seal: str) -> None:
        self.commitment = commitment
        self.salt = salt
        self.seal = seal

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Proof)
            and self.commitment == other.commitment
            and self.salt == other.salt
            and self.seal == other.seal
        )

    def __hash__(self) -> int:
        return hash((self.commitment, self.salt, self.seal))


class Record:
    """The setup of a game, its moves with their seats, and the glory at its end, if it has one.

    ``rules`` is the version of the rules by which it was played. A game that began with a
    ``position`` has the setup of that.
    """

    __slots__ = ("about", "moves", "position", "proof", "result", "rules", "setup")

    def __init__(
        self,
        setup: Setup,
        moves: list[tuple[int, int]],
        result: tuple[int, ...] | None = None,
        rules: int = RULES_VERSION,
        proof: Proof | None = None,
        position: Position | None = None,
        about: About | None = None,
    ) -> None:
        self.position = position
        self.setup = setup
        self.moves = moves
        self.result = result
        self.rules = rules
        self.proof = proof
        self.about = about

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Record)
            and self.setup == other.setup
            and self.moves == other.moves
            and self.result == other.result
            and self.rules == other.rules
            and self.proof == other.proof
            and _text_of_position(self) == _text_of_position(other)
            and self.about == other.about
        )

    __hash__ = None  # type: ignore[assignment]  # mutable


def _text_of_position(record: Record) -> str:
    return "" if record.position is None else position_to_text(record.position)


# --- writing --------------------------------------------------------------------------------------


def record_to_text(record: Record) -> str:
    """The record as text; it reads back to an equal record."""
    setup = record.setup
    packs = [" ".join([SLUGS[card] for card in pack]) for pack in setup.packs]
    moves = [move_text(move) for _, move in record.moves]
    return text_of(record, packs, moves, _text_of_position(record))


def text_of(
    record: Record, packs: list[str], moves: list[str], position: str, seen_by: str = ""
) -> str:
    """The text of a record with these texts for its packs and moves, and for its position if any.

    ``seen_by`` names the seat that they are shown to, if they do not show everything.
    """
    about = record.about if not seen_by else None
    heading = f"{_HEADING} {_WITHOUT_ABOUT if about is None else SAGA_VERSION}"
    lines = [f"{heading} {_SEEN_BY} {seen_by}" if seen_by else heading, f"rules {record.rules}"]
    clans: list[str] = [CLAN_NAMES[clan] for clan in record.setup.clans]
    lines += about.lines(clans) if about is not None else []
    lines += position.splitlines() if position else _setup_lines(record.setup, clans, packs)
    proof = record.proof
    if proof is not None and not seen_by:
        lines.append(f"commitment {proof.commitment}")
        lines.append(f"salt {proof.salt}")
        lines.append(f"seal {proof.seal}")
    lines.append("moves")
    for (seat, _), text in zip(record.moves, moves, strict=True):
        lines.append(f"{clans[seat]} {text}")
    if record.result is not None:
        scores = [f"{clan} {glory}" for clan, glory in zip(clans, record.result, strict=True)]
        lines.append(f"result {' '.join(scores)}")
    return "\n".join(lines) + "\n"


def _setup_lines(setup: Setup, clans: Sequence[str], packs: list[str]) -> list[str]:
    lines = [
        f"clans {' '.join(clans)}",
        f"edition {EDITION_NAMES[setup.edition]}",
        f"draft {DRAFT_NAMES[setup.drafts_first_age]}",
        f"first {clans[setup.first]}",
        f"tokens {' '.join(TOKEN_NAMES[token] for token in setup.tokens)}",
        f"dooms {' '.join(PLACE_NAMES[province] for province in setup.dooms)}",
        f"destroyed {' '.join(PLACE_NAMES[province] for province in setup.destroyed)}",
    ]
    for index, pack in enumerate(packs):
        age, seat = index // len(clans) + 1, index % len(clans)
        lines.append(f"pack {age} {clans[seat]} {pack}")
    return lines


# --- reading --------------------------------------------------------------------------------------


class _Reader(Lines):
    """Reads the lines of a record one after the other, without blank lines and comments."""

    __slots__ = ()

    def fail(self, what: str) -> MalformedRecord:
        """The error to raise about the line read last."""
        return MalformedRecord("bad-line", f"line {self.number}: {what}")

    def words(self) -> list[str]:
        """The words of the next line."""
        if self.is_at_end:
            raise MalformedRecord("too-short", "the record ends too early")
        return self.next()

    def after(self, keyword: str) -> list[str]:
        """The words of the next line, which must begin with ``keyword``."""
        words = self.words()
        if words[0] != keyword:
            raise self.fail(f"{keyword!r} is expected here, not {words[0][:LONGEST_WORD]!r}")
        return words[1:]

    def index(self, names: tuple[str, ...], word: str) -> int:
        """The number of a name."""
        if word not in names:
            raise self.fail(f"{word[:LONGEST_WORD]!r} is none of {', '.join(names[:9])}")
        return names.index(word)

    def indices(self, names: tuple[str, ...], words: list[str]) -> tuple[int, ...]:
        return tuple([self.index(names, word) for word in words])

    def one(self, names: tuple[str, ...], keyword: str) -> int:
        """The number of the single name after ``keyword``."""
        words = self.after(keyword)
        if len(words) != 1:
            raise self.fail(f"{keyword!r} takes one word")
        return self.index(names, words[0])


def record_from_text(text: str) -> Record:
    """The record that a text holds. Raises ``MalformedRecord``.

    Checks the setup, but not whether the moves are legal; replaying it does.
    """
    reader = _Reader(text)
    version = _read_heading(reader)
    rules = _RULES_OF_SAGA_1 if version == 1 else _read_rules(reader)
    told = _read_about(reader) if version >= SAGA_VERSION else []
    position = _read_position(reader)
    if position is None:
        clans = reader.indices(CLAN_NAMES, reader.after("clans"))
        setup = _read_setup(reader, clans, tuple(CLAN_NAMES[clan] for clan in clans))
    else:
        setup = setup_of(position)
    names = tuple(CLAN_NAMES[clan] for clan in setup.clans)
    about = about_from(told, names) if version >= SAGA_VERSION else None
    proof = _read_proof(reader)
    if reader.after("moves"):
        raise reader.fail("'moves' stands alone")
    moves: list[tuple[int, int]] = []
    result: tuple[int, ...] | None = None
    while reader.at < len(reader.lines):
        words = reader.words()
        if result is not None:
            raise reader.fail("nothing comes after the result")
        if words[0] == "result":
            result = _read_result(reader, words[1:], names)
        else:
            moves.append((reader.index(names, words[0]), _read_move(reader, words[1:])))
    return Record(setup, moves, result, rules, proof, position, about)


def _read_position(reader: _Reader) -> Position | None:
    """The position that comes next; None if the record has a setup."""
    if not reader.comes("fimbul"):
        return None
    lines: list[str] = []
    while not reader.is_at_end and not reader.comes("moves") and not reader.comes("commitment"):
        lines.append(" ".join(reader.next()))
    try:
        position = position_from_text("\n".join(lines))
        check_position(position)
    except MalformedPosition as error:
        raise MalformedRecord("bad-position", f"the position: {error.message}") from error
    return position


def _read_about(reader: _Reader) -> list[list[str]]:
    """The lines that tell more of the game, which come before its setup or its position."""
    told: list[list[str]] = []
    while not reader.is_at_end and reader.lines[reader.at][1][0] in ABOUT_KEYWORDS:
        told.append(reader.next())
    return told


def _read_heading(reader: _Reader) -> int:
    """The version of the format."""
    words = reader.words() if reader.lines else []
    if " ".join(words[:2]) == _HEADING and " ".join(words[3:5]) == _SEEN_BY:
        raise MalformedRecord(
            "partial-saga", "this saga tells what one seat saw of a game: too little to replay it"
        )
    if " ".join(words[:2]) != _HEADING or len(words) != 3:
        raise MalformedRecord("not-a-saga", "this is no saga: it does not begin with its heading")
    if words[2] not in _VERSIONS:
        raise MalformedRecord(
            "unknown-version", f"this saga has version {words[2][:20]!r}, which is not known"
        )
    return int(words[2])


def _read_rules(reader: _Reader) -> int:
    """The version of the rules; it may be newer than this program."""
    words = reader.after("rules")
    if len(words) != 1 or not is_number(words[0]) or int(words[0]) < 1:
        raise reader.fail("'rules' takes the number of a version")
    return int(words[0])


def _read_setup(reader: _Reader, clans: tuple[int, ...], names: tuple[str, ...]) -> Setup:
    edition = reader.one(EDITION_NAMES, "edition")
    draft = reader.one(DRAFT_NAMES, "draft")
    first = reader.one(names, "first")
    tokens = reader.indices(TOKEN_NAMES, reader.after("tokens"))
    dooms = reader.indices(_OUTER_NAMES, reader.after("dooms"))
    destroyed = reader.indices(_OUTER_NAMES, reader.after("destroyed"))
    packs = []
    for age in range(1, AGES + 1):
        for name in names:
            words = reader.after("pack")
            if words[:2] != [str(age), name]:
                raise reader.fail(f"the pack of age {age} for {name} is expected here")
            packs.append(reader.indices(SLUGS, words[2:]))
    setup = Setup(clans, edition, bool(draft), first, tokens, dooms, destroyed, tuple(packs))
    try:
        setup.check()
    except MalformedSetup as error:
        raise MalformedRecord("bad-setup", error.message) from error
    return setup


def _read_proof(reader: _Reader) -> Proof | None:
    if not reader.comes("commitment"):
        return None
    hashes = [_read_hash(reader, keyword) for keyword in ("commitment", "salt", "seal")]
    return Proof(hashes[0], hashes[1], hashes[2])


def _read_hash(reader: _Reader, keyword: str) -> str:
    words = reader.after(keyword)
    if len(words) != 1 or len(words[0]) != _HASH_DIGITS or set(words[0]) - _HEX:
        raise reader.fail(f"{keyword!r} takes 64 hex digits")
    return words[0]


def _read_move(reader: _Reader, words: list[str]) -> int:
    try:
        return move_from_text(" ".join(words))
    except FimbulError as error:
        raise reader.fail(error.message) from error


def _read_result(reader: _Reader, words: list[str], names: tuple[str, ...]) -> tuple[int, ...]:
    scores = words[1::2]
    are_numbers = all(is_number(score) for score in scores)
    if tuple(words[::2]) != names or len(scores) != len(names) or not are_numbers:
        raise reader.fail("the result names each clan with its glory")
    return tuple([int(score) for score in scores])
