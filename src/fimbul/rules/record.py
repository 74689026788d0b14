"""Records: a game as text that people can read and the rules can replay.

    fimbul saga 1
    clans wolf raven
    edition standard
    draft all
    first wolf
    tokens rage axes rage horns glory axes horns rage
    dooms muspelheim horgr utgard
    destroyed angerboda andlang myrkulor
    pack 1 wolf troll lord-of-hammers …
    …
    moves
    wolf keep troll
    raven keep odins-smite
    …
    result wolf 71 raven 64

The tokens are in ring order from Elvagar. There is one ``pack`` line for each age and seat.
Blank lines and what follows a ``#`` are for people. A game that is still going on has no
``result``. A new version of the format keeps a reader for the old ones.

What a seat may know of a game that goes on has the same form, with ``?`` for what is hidden from
it and with a heading that says so, ``fimbul saga 1 seen by wolf``. It is for people and programs
to read; it does not replay.
"""

from typing import Final

from fimbul.rules.board import OUTER, PLACE_NAMES, TOKEN_NAMES
from fimbul.rules.cards import AGES, CARDS
from fimbul.rules.cells import CLAN_NAMES, EDITION_NAMES
from fimbul.rules.errors import FimbulError, MalformedRecord, MalformedSetup, NotYourDecision
from fimbul.rules.events import CARD_REVEALED, QUEST_REVEALED, Event
from fimbul.rules.flow import BATTLE_CARD, DRAFT, SAVE_CARD
from fimbul.rules.game import apply, new_game
from fimbul.rules.moves import V_QUEST, VERB, VERB_NAMES, move_from_text, move_text
from fimbul.rules.piles import DEALT
from fimbul.rules.setup import Setup
from fimbul.rules.state import State
from fimbul.rules.view import SPECTATOR, stretches

SAGA_VERSION: Final = 1
_HEADING: Final = "fimbul saga"
_SEEN_BY: Final = "seen by"
_HIDDEN: Final = "?"
_SPECTATOR_NAME: Final = "spectator"
_DRAFTS: Final = ("from-age-2", "all")
"""D5: whether the first age has a draft."""
_OUTER_NAMES: Final = PLACE_NAMES[:OUTER]
_CARD_NAMES: Final = tuple(card.slug for card in CARDS)


class Record:
    """The setup of a game, its moves with their seats, and the glory at its end, if it has one."""

    __slots__ = ("moves", "result", "setup")

    def __init__(
        self,
        setup: Setup,
        moves: list[tuple[int, int]],
        result: tuple[int, ...] | None = None,
    ) -> None:
        self.setup = setup
        self.moves = moves
        self.result = result

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Record)
            and self.setup == other.setup
            and self.moves == other.moves
            and self.result == other.result
        )

    __hash__ = None  # type: ignore[assignment]  # mutable


def replay(record: Record, moves: int | None = None, events: list[Event] | None = None) -> State:
    """The state after the first ``moves`` moves, all of them by default.

    Raises ``MalformedRecord`` when a move is not possible at its place or the result is not what
    the game comes to.
    """
    try:
        state = new_game(record.setup, events)
    except MalformedSetup as unsound:  # another name than below: mypyc gives a name one type
        raise MalformedRecord("bad-setup", unsound.message) from unsound
    count = len(record.moves) if moves is None else moves
    for number, (seat, move) in enumerate(record.moves[:count], start=1):
        try:
            apply(state, seat, move, events)
        except FimbulError as error:
            message = f"move {number} does not replay: {error.message}"
            raise MalformedRecord("does-not-replay", message) from error
    if record.result is not None and count >= len(record.moves):
        glory = tuple(state.glory(seat) for seat in range(state.players))
        if not state.is_over or glory != record.result:
            raise MalformedRecord("wrong-result", "the game does not end as the record says")
    return state


# --- writing --------------------------------------------------------------------------------------


def record_to_text(record: Record) -> str:
    """The record as text; it reads back to an equal record."""
    setup = record.setup
    packs = [" ".join([CARDS[card].slug for card in pack]) for pack in setup.packs]
    moves = [move_text(move) for _, move in record.moves]
    return _text(f"{_HEADING} {SAGA_VERSION}", record, packs, moves)


def _text(heading: str, record: Record, packs: list[str], moves: list[str]) -> str:
    """A record whose packs and moves read as given."""
    setup = record.setup
    clans = [CLAN_NAMES[clan] for clan in setup.clans]
    lines = [
        heading,
        f"clans {' '.join(clans)}",
        f"edition {EDITION_NAMES[setup.edition]}",
        f"draft {_DRAFTS[setup.drafts_first_age]}",
        f"first {clans[setup.first]}",
        f"tokens {' '.join(TOKEN_NAMES[token] for token in setup.tokens)}",
        f"dooms {' '.join(PLACE_NAMES[province] for province in setup.dooms)}",
        f"destroyed {' '.join(PLACE_NAMES[province] for province in setup.destroyed)}",
    ]
    for index, pack in enumerate(packs):
        age, seat = index // len(clans) + 1, index % len(clans)
        lines.append(f"pack {age} {clans[seat]} {pack}")
    lines.append("moves")
    for (seat, _), text in zip(record.moves, moves, strict=True):
        lines.append(f"{clans[seat]} {text}")
    if record.result is not None:
        scores = [f"{clan} {glory}" for clan, glory in zip(clans, record.result, strict=True)]
        lines.append(f"result {' '.join(scores)}")
    return "\n".join(lines) + "\n"


def record_seen_by(record: Record, seat: int) -> str:
    """The record as far as a seat, or ``SPECTATOR``, may know it, with ``?`` for the rest.

    Hidden are packs that it has not held, and of the others what they kept in a draft or saved
    (D2, F1), battle cards that they did not reveal in the end (P5) and quests that still lie face
    down (Q1). Raises ``MalformedRecord`` when the record does not replay, ``NotYourDecision``
    for a seat that is not at the table.
    """
    setup = record.setup
    if not SPECTATOR <= seat < setup.players:
        raise NotYourDecision("no-such-seat", "nobody sits there")
    state = replay(record)
    who = _SPECTATOR_NAME if seat == SPECTATOR else CLAN_NAMES[setup.clans[seat]]
    packs = [_pack_seen_by(state, seat, index) for index in range(len(setup.packs))]
    heading = f"{_HEADING} {SAGA_VERSION} {_SEEN_BY} {who}"
    return _text(heading, record, packs, _moves_seen_by(record, seat))


def _pack_seen_by(state: State, seat: int, index: int) -> str:
    """The cards that the seat found in a pack when it first came by."""
    age, pack = index // state.players + 1, index % state.players
    seen: list[int] = []
    if age <= state.age:
        for _, cards in stretches(state, seat, age, pack):
            seen += cards
    words = [CARDS[card].slug for card in sorted(seen)]
    return " ".join(words + [_HIDDEN] * (DEALT - len(words)))


def _moves_seen_by(record: Record, seat: int) -> list[str]:
    """The moves, those of others without the card where it was not revealed."""
    state = new_game(record.setup)
    texts: list[str] = []
    last = [-1] * state.players  # the last move of each seat
    face_down: list[list[int]] = [[] for _ in range(state.players)]  # moves that committed quests
    for index, (mover, move) in enumerate(record.moves):
        is_open = mover == seat
        texts.append(move_text(move) if is_open else _move_seen(state.pending_op, move))
        last[mover] = index
        if VERB[move] == V_QUEST:
            face_down[mover].append(index)
        events: list[Event] = []
        apply(state, mover, move, events)
        for event in events:
            revealed = -1
            if event.kind == CARD_REVEALED:
                revealed = last[event.values[0]]
            elif event.kind == QUEST_REVEALED:
                revealed = face_down[event.values[0]].pop(0)
            if revealed >= 0:
                texts[revealed] = move_text(record.moves[revealed][1])
    return texts


def _move_seen(decision: int, move: int) -> str:
    """What others see of a move when it is made."""
    if decision == SAVE_CARD:
        return _HIDDEN  # whether it keeps a card at all shows only when everybody has decided
    if decision == DRAFT or decision == BATTLE_CARD or VERB[move] == V_QUEST:
        return f"{VERB_NAMES[VERB[move]]} {_HIDDEN}"
    return move_text(move)


# --- reading --------------------------------------------------------------------------------------


class _Reader:
    """The lines of a record that say something, one after the other."""

    __slots__ = ("at", "lines")

    def __init__(self, text: str) -> None:
        self.lines: list[tuple[int, list[str]]] = []
        for number, line in enumerate(text.splitlines(), start=1):
            words = line.partition("#")[0].split()
            if words:
                self.lines.append((number, words))
        self.at = 0

    def fail(self, what: str) -> MalformedRecord:
        """The error to raise about the line read last."""
        number = self.lines[self.at - 1][0] if self.lines and self.at else 1
        return MalformedRecord("bad-line", f"line {number}: {what}")

    def words(self) -> list[str]:
        """The words of the next line."""
        if self.at >= len(self.lines):
            raise MalformedRecord("too-short", "the record ends too early")
        self.at += 1
        return self.lines[self.at - 1][1]

    def after(self, keyword: str) -> list[str]:
        """The words of the next line, which must begin with ``keyword``."""
        words = self.words()
        if words[0] != keyword:
            raise self.fail(f"{keyword!r} is expected here, not {words[0][:40]!r}")
        return words[1:]

    def index(self, names: tuple[str, ...], word: str) -> int:
        """The number of a name."""
        if word not in names:
            raise self.fail(f"{word[:40]!r} is none of {', '.join(names[:9])}")
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

    The setup is checked; whether the moves are legal shows when it is replayed.
    """
    reader = _Reader(text)
    _read_heading(reader)
    clans = reader.indices(CLAN_NAMES, reader.after("clans"))
    names = tuple(CLAN_NAMES[clan] for clan in clans)
    setup = _read_setup(reader, clans, names)
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
    return Record(setup, moves, result)


def _read_heading(reader: _Reader) -> None:
    words = reader.words() if reader.lines else []
    if " ".join(words[:2]) == _HEADING and " ".join(words[3:5]) == _SEEN_BY:
        raise MalformedRecord(
            "partial-saga", "this saga tells what one seat saw of a game: too little to replay it"
        )
    if " ".join(words[:2]) != _HEADING or len(words) != 3:
        raise MalformedRecord("not-a-saga", "this is no saga: it does not begin with its heading")
    if words[2] != str(SAGA_VERSION):
        raise MalformedRecord(
            "unknown-version", f"this saga has version {words[2][:20]!r}, which is not known"
        )


def _read_setup(reader: _Reader, clans: tuple[int, ...], names: tuple[str, ...]) -> Setup:
    edition = reader.one(EDITION_NAMES, "edition")
    draft = reader.one(_DRAFTS, "draft")
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
            packs.append(reader.indices(_CARD_NAMES, words[2:]))
    setup = Setup(clans, edition, bool(draft), first, tokens, dooms, destroyed, tuple(packs))
    try:
        setup.check()
    except MalformedSetup as error:
        raise MalformedRecord("bad-setup", error.message) from error
    return setup


def _read_move(reader: _Reader, words: list[str]) -> int:
    try:
        return move_from_text(" ".join(words))
    except FimbulError as error:
        raise reader.fail(error.message) from error


def _read_result(reader: _Reader, words: list[str], names: tuple[str, ...]) -> tuple[int, ...]:
    scores = words[1::2]
    are_numbers = all(score.isascii() and score.isdigit() for score in scores)
    if tuple(words[::2]) != names or len(scores) != len(names) or not are_numbers:
        raise reader.fail("the result names each clan with its glory")
    if any(len(score) > 9 for score in scores):
        raise reader.fail("nobody has so much glory")
    return tuple([int(score) for score in scores])
