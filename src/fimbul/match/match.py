"""A match: a table with chairs, from the first player who sits down to the final glory.

``Match`` is the fold of its log (see ``entries``). A request is first turned into an entry by one
of the methods that ask, which change nothing and raise ``MatchError`` or an error of the rules;
whoever runs the match writes the entry and then folds it. So the same log always gives the same
match, in any process, and what was acknowledged was written before.

Chairs are where people sit down; seats are the clockwise order of the game. They are matched at
the start (S4).
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final, Literal

import msgspec

from fimbul.match import stopping
from fimbul.match.chain import chained, digest_of_line, link
from fimbul.match.chairs import Chair, brings_back, is_anybody_there, note_presence
from fimbul.match.deal import commitment_of, seal_after
from fimbul.match.entries import (
    BotSat,
    ClanChosen,
    Created,
    Ended,
    Ender,
    Entry,
    FirstNamed,
    Left,
    LineRemoved,
    Logged,
    Moved,
    Mover,
    Readied,
    Reclaimed,
    Rematched,
    Resumed,
    Returned,
    Said,
    Sat,
    Started,
    Stood,
    Undone,
    entry_to_json,
    without_text,
)
from fimbul.match.errors import MatchError, NoSuchLine
from fimbul.match.journal import Journal
from fimbul.match.lookalikes import look_alike
from fimbul.match.options import DAY, DayClock, LiveClock, TableOptions
from fimbul.match.stopping import Stopped
from fimbul.match.texts import LINE_LENGTH, clean_line, clean_name
from fimbul.rules import (
    CLAN_NAMES,
    EDITION_NAMES,
    RULES_VERSION,
    Event,
    Proof,
    Record,
    Rng,
    State,
    check,
    draw_setup,
    move_from_text,
    move_text,
    pending,
    record_from_text,
    record_to_text,
)
from fimbul.rules.cells import ClanName
from fimbul.rules.setup import shuffle

Status = Literal["open", "running", "finished"]

ROOM: Final = 5_000
"""How long a log may grow, chat apart, before only what the game needs is taken; a long game has
600 entries."""
CHAT_LINES: Final = 500
CHAT_BYTES: Final = 64 * 1024
"""How much may be said at a table: every viewer who comes is told all of it."""
MOST_UNDOS: Final = 20
"""How often a seat may take moves back until something is revealed: nobody is held up for ever."""


class Step(msgspec.Struct, frozen=True, gc=False):
    """One entry of the log and the events it brought about."""

    logged: Logged
    events: list[Event]
    took_back: tuple[int, ...] = ()
    """The numbers of the entries whose moves an undo took back, or that going on made void."""
    is_set_aside: bool = False
    """Nothing came of it, because the match had stopped (see ``stopping``)."""


@dataclass(frozen=True, slots=True)
class Clocked:
    """How the clock of a seat stood when it made a move: what an undo gives back."""

    seq: int
    """The number of the move's entry."""
    seat: int
    thought: int
    """Milliseconds it had thought about the decision."""
    bank: int


@dataclass(slots=True)
class Match:
    """The fold of a log. Only ``fold`` changes it."""

    options: TableOptions = field(default_factory=TableOptions)
    chairs: list[Chair] = field(default_factory=list)
    first_chair: int | None = None
    """The chair of the first player, once it is named or drawn (T9)."""
    status: Status = "open"
    journal: Journal | None = None
    chair_of: list[int] = field(default_factory=list)
    """The chair of each seat, once the game has begun."""
    steps: list[Step] = field(default_factory=list)
    undos: int = 0
    banks: list[int] = field(default_factory=list)
    """Milliseconds left in each seat's bank (``LiveClock``)."""
    since: list[int] = field(default_factory=list)
    """Since when each seat owes its decision; 0 when it owes none."""
    clocked: list[Clocked] = field(default_factory=list)
    """For each move of the journal."""
    taken_back: list[int] = field(default_factory=list)
    """How many moves each seat took back since something was revealed."""
    rematch: str = ""
    lines: int = 0
    """How many lines of chat there are, and how many bytes of UTF-8 they take."""
    line_bytes: int = 0
    ended: Ender | Literal[""] = ""
    """Who ended the table before the game was over; "" when nobody did."""
    salt: str = ""
    """The secret of the commitment; for nobody outside of the server before the game is over."""
    seals: list[str] = field(default_factory=list)
    """The commitment to the deal, then the seal after each move of the journal."""
    key: str = ""
    """The secret of the hash chain; for nobody outside of the server."""
    last_hash: str = ""
    """The hash of the last entry that has one."""
    rules: int = RULES_VERSION
    """The version of the rules by which the game began."""
    stopped: Stopped | None = None
    """Where the log no longer replays; no longer, once play went on from there."""

    # --- looking --------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return self.steps[-1].logged.seq if self.steps else 0

    @property
    def state(self) -> State:
        """The state of the game; only for who runs the match, never for who plays it."""
        if self.journal is None:
            raise MatchError("not-started", "the game has not begun")
        return self.journal.state

    @property
    def decision(self) -> str:
        """What the pending decision is called in requests: it never comes twice, undo or not."""
        return f"{self.undos}.{self.state.decision_id}"

    def decision_of(self, seat: int) -> str:
        """The same for one seat: each card of a pair (D4) is a decision of its own."""
        name = self.decision
        if self.state.players > 2 or not any(d.name == "draft" for d in pending(self.state)):
            return name
        made = 0
        for step in reversed(self.steps):
            entry = step.logged.entry
            if isinstance(entry, Moved) and entry.seat == seat:
                if entry.decision != name and not entry.decision.startswith(f"{name}."):
                    break
                made += 1
        return f"{name}.{made + 1}" if made else name

    def copy(self) -> "Match":
        """An independent match with the same contents."""
        return replace(
            self,
            chairs=[replace(chair) for chair in self.chairs],
            journal=self.journal.copy() if self.journal is not None else None,
            steps=self.steps[:],
            banks=self.banks[:],
            since=self.since[:],
            clocked=self.clocked[:],
            taken_back=self.taken_back[:],
            seals=self.seals[:],
        )

    def seats_of(self, chairs: set[int]) -> list[int]:
        """The seats of some chairs, once the game has begun."""
        return [seat for seat, chair in enumerate(self.chair_of) if chair in chairs]

    def chair_at(self, seat: int) -> Chair:
        return self.chairs[self.chair_of[seat]]

    @property
    def is_played(self) -> bool:
        """Whether the game has begun, is not over and has not stopped."""
        return self.status == "running" and self.stopped is None

    def owing(self) -> list[int]:
        """The seats that owe a decision and have not sealed it."""
        if not self.is_played:
            return []
        return [decision.seat for decision in pending(self.state) if not decision.is_sealed]

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take its last move back now."""
        if self.journal is None or not self.is_played:
            return False
        return self.journal.can_undo(seat) and self.taken_back[seat] < MOST_UNDOS

    @property
    def is_deserted(self) -> bool:
        """Whether every player has gone. Then the game rests, bots and clocks too."""
        return self.status == "running" and not is_anybody_there(self.chairs)

    def deadline(self, seat: int) -> int | None:
        """When the stand-in decides for a seat that owes a decision; never without a clock."""
        if self.is_deserted:
            return None
        if self.chair_at(seat).is_played_by_bot:
            return self.since[seat]
        match self.options.clock:
            case LiveClock(increment=increment):
                return self.since[seat] + increment * 1000 + self.banks[seat]
            case DayClock(days=days):
                return self.since[seat] + days * DAY * 1000
        return None

    def due_at(self) -> int | None:
        """The earliest deadline of all."""
        deadlines = [self.deadline(seat) for seat in self.owing()]
        return min((due for due in deadlines if due is not None), default=None)

    @property
    def head(self) -> str:
        """The end of the hash chain, for everybody to keep; "" where no key hides what is in it."""
        return self.last_hash if self.key else ""

    @property
    def commitment(self) -> str:
        """What everybody may know of the deal from the start: its salted hash; "" without one."""
        return self.seals[0] if self.seals else ""

    @property
    def seal(self) -> str:
        """The seal of the moves that can no longer be taken back; "" without a commitment.

        An undo would bring an earlier seal back, and tell whether the same move came again.
        """
        if not self.seals or self.journal is None:
            return ""
        return self.seals[-1 if self.status == "finished" else self.journal.floor]

    def record(self) -> Record:
        """The record of the game so far; when it is over, with what proves its deal."""
        if self.journal is None:
            raise MatchError("not-started", "the game has not begun")
        record = self.journal.record
        if self.status == "finished" and self.salt:
            record.proof = Proof(self.commitment, self.salt, self.seal)
        return record

    # --- asking: each gives the entry to write, or raises ----------------------------------------

    def sit(self, name: str, chair: int | None = None, clan: ClanName | None = None) -> Sat:
        """Take a free chair, under a name that nobody else at the table could be taken for."""
        self._must_be_open()
        free = [index for index, other in enumerate(self.chairs) if other.is_free]
        if not free:
            raise MatchError("table-full", "every chair is taken")
        if chair is not None and chair not in free:
            raise MatchError("chair-taken", "somebody sits there already")
        self._must_be_free(clan, None)
        shown = clean_name(name)
        if not shown:
            raise MatchError("bad-name", "that name cannot be seen, or has too many marks")
        if any(look_alike(shown, other.name) for other in self.chairs if other.name):
            raise MatchError("name-taken", "somebody here has that name, or one that looks like it")
        return Sat(free[0] if chair is None else chair, shown, clan)

    def seat_bot(self, chair: int, level: str) -> BotSat:
        """Put a bot on a free chair."""
        self._must_be_open()
        if not 0 <= chair < len(self.chairs) or not self.chairs[chair].is_free:
            raise MatchError("chair-taken", "that chair is not free")
        return BotSat(chair, level)

    def unseat(self, chair: int) -> Stood:
        """Free a chair before the start."""
        self._must_be_open()
        self._must_be_taken(chair)
        return Stood(chair)

    def unseat_bot(self, chair: int) -> Stood:
        """Free the chair of a bot before the start."""
        if 0 <= chair < len(self.chairs) and not self.chairs[chair].level:
            raise MatchError("no-bot", "no bot sits there")
        return self.unseat(chair)

    def choose_clan(self, chair: int, clan: ClanName | None) -> ClanChosen:
        """Ask for a clan that nobody else has asked for."""
        self._must_be_open()
        self._must_be_free(clan, chair)
        return ClanChosen(chair, clan)

    def ready(self, chair: int, is_ready: bool) -> Readied:
        self._must_be_open()
        return Readied(chair, is_ready)

    def name_first(self, chair: int | None) -> FirstNamed:
        """Name the first player, or with ``None`` leave that to chance (T9)."""
        self._must_be_open()
        if chair is not None:
            self._must_be_taken(chair)
        return FirstNamed(chair)

    def start(self, rng: Rng, salt: str = "") -> Started:
        """Begin: all chairs taken, all players ready. Chance is drawn here and written down.

        With a salt, which must be secret and hard to guess, the deal is committed to.
        """
        self._must_be_open()
        if any(chair.is_free for chair in self.chairs):
            raise MatchError("chairs-free", "some chairs are still free")
        if not any(chair.name for chair in self.chairs):
            raise MatchError("no-players", "bots do not play among themselves")
        if not all(chair.is_ready or chair.level for chair in self.chairs):
            raise MatchError("not-ready", "not everybody is ready")
        order = list(range(len(self.chairs)))
        if self.options.seats == "shuffled":
            shuffle(order, rng)
        setup = draw_setup(
            rng,
            clans=self._clans(order),
            edition=EDITION_NAMES.index(self.options.edition),
            drafts_first_age=self.options.drafts_first_age,
            first=None if self.first_chair is None else order.index(self.first_chair),
        )
        return Started(order, record_to_text(Record(setup, [])), salt)

    def move(self, seat: int, decision: str, move: str, by: Mover = "player") -> Moved | None:
        """Make a move for a decision; nothing to write when it has been accepted already.

        Raises ``MatchError`` when the decision is not pending, and the errors of the rules.
        """
        if self._is_repeated(seat, decision, move):
            return None
        self._must_be_played()
        if decision != self.decision_of(seat):
            raise MatchError("stale-decision", "that decision is not pending any more")
        if seat not in self.owing():
            self._must_have_room()
        number = move_from_text(move)
        check(self.state, seat, number)
        return Moved(seat, decision, move_text(number), by)

    def undo(self, seat: int, decision: str = "") -> Undone:
        """Take back the seat's last move, unless something was revealed since.

        With a decision, only while that one is pending: so what came in between is not lost
        unseen, and the same request twice is one undo.
        """
        self._must_be_played()
        assert self.journal is not None
        self._must_have_room()
        if decision and decision != self.decision_of(seat):
            raise MatchError("stale-decision", "the game has gone on")
        if not self.journal.can_undo(seat):
            raise MatchError("nothing-to-undo", "there is no move to take back")
        if not self.can_undo(seat):
            raise MatchError("too-many-undos", "that is enough: something must happen first")
        return Undone(seat)

    def leave(self, chair: int) -> Stood | Left:
        """Get up: before the start the chair is free, afterwards a stand-in plays on."""
        if self.status == "open":
            return self.unseat(chair)
        self._must_run()
        self._must_have_room()
        if self.chairs[chair].is_away:
            raise MatchError("already-away", "a stand-in plays already")
        return Left(chair)

    def come_back(self, chair: int) -> Returned:
        """Take over from the stand-in."""
        self._must_run()
        if not self.chairs[chair].is_away:
            raise MatchError("not-away", "nobody stands in")
        return Returned(chair)

    def go_on(self, chair: int) -> Resumed:
        """Go on from where the match stopped."""
        return stopping.go_on(self, chair)

    def give_up(self, chair: int) -> Ended:
        """End the match where it stopped."""
        return stopping.give_up(self, chair)

    def say(self, chair: int, text: str, salt: str = "") -> Said:
        """A line of chat. What is said leaves the log its room: chat has its own.

        With a salt its text can be removed from the log later.
        """
        line = clean_line(text)
        if not 0 < len(line) <= LINE_LENGTH:
            raise MatchError("bad-chat", f"a line has 1 to {LINE_LENGTH} characters")
        if self.lines >= CHAT_LINES or self.line_bytes + len(line.encode()) > CHAT_BYTES:
            raise MatchError("chat-full", "enough has been said at this table")
        return Said(chair, line, salt, digest_of_line(line, salt) if salt else "")

    def remove_line(self, line: int) -> LineRemoved:
        """Remove the text of a line of chat, by the number of its entry. Raises ``NoSuchLine``."""
        said = self.steps[line - 1].logged.entry if 0 < line <= self.seq else None
        if not isinstance(said, Said) or not said.text:
            raise NoSuchLine
        return LineRemoved(line)

    def reclaim(self, chair: int) -> Reclaimed:
        """Let the device that asks be the only one that holds a chair."""
        self._must_have_room()
        return Reclaimed(chair)

    def end(self, by: Ender) -> Ended:
        """End the table before the game is over."""
        if self.status == "finished":
            raise MatchError("game-over", "the game is over")
        return Ended(by, stop=0 if self.stopped is None else self.stopped.seq)

    def follow(self, table: str) -> Rematched:
        """Send everybody to another table."""
        if self.status != "finished" or self.rematch or self.journal is None:
            raise MatchError("no-rematch", "there is nothing to play again, or it has begun")
        return Rematched(table)

    def again(self, key: str = "") -> list[Entry]:
        """The first entries of a rematch: the same options, players, clans and bots."""
        entries: list[Entry] = [Created(self.options, key)]
        for index, chair in enumerate(self.chairs):
            if chair.level:
                entries.append(BotSat(index, chair.level))
            else:
                entries.append(Sat(index, chair.name, chair.clan))
        return entries

    def _must_have_room(self) -> None:
        """Refuse what can be changed for ever, so that no log fills the memory."""
        if self.seq - self.lines >= ROOM:
            raise MatchError("log-full", "too much has been changed at this table")

    def _must_be_open(self) -> None:
        self._must_have_room()
        if self.status != "open":
            raise MatchError("already-started", "the game has begun")

    def _must_run(self) -> None:
        if self.status == "open":
            raise MatchError("not-started", "the game has not begun")
        if self.status == "finished":
            raise MatchError("game-over", "the game is over")

    def _must_be_played(self) -> None:
        self._must_run()
        if self.stopped is not None:
            raise MatchError("stopped", "the game has stopped: end it or go on")

    def _must_be_taken(self, chair: int) -> None:
        if not 0 <= chair < len(self.chairs) or self.chairs[chair].is_free:
            raise MatchError("chair-free", "nobody sits there")

    def _must_be_free(self, clan: ClanName | None, asking: int | None) -> None:
        for index, chair in enumerate(self.chairs):
            if clan is not None and chair.clan == clan and index != asking:
                raise MatchError("clan-taken", "somebody else leads that clan")

    def _clans(self, order: list[int]) -> tuple[int, ...]:
        """The clan of each seat: those asked for, and what is left for the others."""
        asked = [self.chairs[chair].clan for chair in order]
        left = iter([clan for clan in CLAN_NAMES if clan not in asked])
        return tuple(CLAN_NAMES.index(clan if clan else next(left)) for clan in asked)

    def _is_repeated(self, seat: int, decision: str, move: str) -> bool:
        """Whether this very move is the last thing the seat decided for this decision."""
        for step in reversed(self.steps):
            entry = step.logged.entry
            if isinstance(entry, Moved) and entry.seat == seat and not step.is_set_aside:
                return entry.decision == decision and entry.move == " ".join(move.lower().split())
        return False

    # --- folding --------------------------------------------------------------------------------

    def fold(self, logged: Logged) -> Step:
        """Let an entry of the log take effect; one that does not replay stops the match.

        Raises ``ValueError`` for an entry that is not the next one.
        """
        if logged.seq != self.seq + 1:
            raise ValueError(f"entry {logged.seq} does not follow {self.seq}")
        if self.is_deserted and brings_back(logged.entry):
            self.since = [logged.at if since else 0 for since in self.since]
        before = {} if isinstance(logged.entry, Resumed) else dict(self._owed())
        step = self._step(logged)
        self.steps.append(step)
        self.last_hash = logged.hash or self.last_hash
        self._set_clocks(before, logged)
        return step

    def _step(self, logged: Logged) -> Step:
        if stopping.is_set_aside(self.stopped, logged.entry):
            return Step(logged, [], is_set_aside=True)
        try:
            if isinstance(logged.entry, Undone):
                return Step(logged, [], self._take_back(logged.entry.seat, logged.at))
            if isinstance(logged.entry, Resumed):
                return Step(logged, [], self._resume(logged.entry))
            return Step(logged, list(self._take(logged)))
        except stopping.REASONS as reason:
            self.stopped = stopping.stopped_by(logged, reason, self.rules)
            return Step(logged, [], is_set_aside=True)

    def _resume(self, resumed: Resumed) -> tuple[int, ...]:
        void = stopping.resume(self, resumed)
        note_presence(self.chairs, self.chairs[resumed.chair], resumed)
        return void

    def _set_clocks(self, before: dict[int, tuple[int, int]], logged: Logged) -> None:
        """Start the clock of every seat that owes something new, stop that of who owes nothing."""
        entry = logged.entry
        resumed = entry.seat if isinstance(entry, Undone) else None
        owed = dict(self._owed())
        for seat in range(len(self.since)):
            if seat not in owed:
                self.since[seat] = 0
            elif seat != resumed and before.get(seat) != owed[seat]:
                self.since[seat] = logged.at

    def fold_new(self, entry: Entry, at: int) -> Step:
        """Let an entry take effect as the next one of the log, at a time or that of the last entry.

        Processes may disagree about the time; a log never runs backwards.
        """
        seq = self.seq + 1
        when = max(at, self.steps[-1].logged.at if self.steps else at)
        text = chained(entry, entry_to_json(entry))
        return self.fold(Logged(seq, when, entry, link(self.last_hash, self.key, seq, when, text)))

    def _owed(self) -> Iterator[tuple[int, tuple[int, int]]]:
        """The seats whose clocks run, and for what: a decision, or the second card of two (D4)."""
        for seat in self.owing():
            yield seat, (self.state.decision_id, self.state.sealed[2 * seat])

    def _take(self, logged: Logged) -> list[Event]:
        match logged.entry:
            case Created(options=options, key=key):
                self.options = options
                self.key = key
                self.chairs = [Chair() for _ in range(options.players)]
            case Sat(chair=chair, name=name, clan=clan):
                self.chairs[chair] = Chair(name=name, clan=clan)
            case BotSat(chair=chair, level=level):
                self.chairs[chair] = Chair(level=level)
            case Stood(chair=chair):
                self.chairs[chair] = Chair()
                if self.first_chair == chair:
                    self.first_chair = None
            case ClanChosen(chair=chair, clan=clan):
                self.chairs[chair].clan = clan
            case Readied(chair=chair, is_ready=is_ready):
                self.chairs[chair].is_ready = is_ready
            case FirstNamed(chair=chair):
                self.first_chair = chair
            case Rematched(table=table):
                self.rematch = table
            case LineRemoved(line=line):
                self._remove(line)
            case Ended() as ended:
                stopping.finish(self, ended)
            case Started() as started:
                return self._begin(started)
            case Moved() as moved:
                events = self._play(moved, logged)
                note_presence(self.chairs, self.chair_at(moved.seat), moved)
                return events
            case Said(chair=chair, text=text) as said:
                self.lines += 1
                self.line_bytes += len(text.encode())
                note_presence(self.chairs, self.chairs[chair], said)
            case Left(chair=chair) | Returned(chair=chair) as entry:
                note_presence(self.chairs, self.chairs[chair], entry)
            case Undone() | Resumed() | Reclaimed():
                pass
        return []

    def _remove(self, line: int) -> None:
        """Forget the text of a line of chat; a log that was written since has lost it already."""
        logged = self.steps[line - 1].logged
        assert isinstance(logged.entry, Said)
        self.line_bytes -= len(logged.entry.text.encode())
        blank = msgspec.structs.replace(logged, entry=without_text(logged.entry))
        self.steps[line - 1] = Step(blank, [])

    def _begin(self, started: Started) -> list[Event]:
        self.status = "running"
        record = record_from_text(started.saga)
        self.rules = record.rules
        journal = Journal(record.setup)
        self.journal = journal
        self.salt = started.salt
        self.seals = [commitment_of(journal.setup, started.salt)] if started.salt else []
        self.chair_of = started.chairs
        self.first_chair = started.chairs[journal.setup.first]
        clock = self.options.clock
        bank = clock.bank * 1000 if isinstance(clock, LiveClock) else 0
        self.banks = [bank for _ in started.chairs]
        self.since = [0 for _ in started.chairs]
        self.taken_back = [0 for _ in started.chairs]
        for seat, chair in enumerate(started.chairs):
            self.chairs[chair].clan = _clan_name(journal.setup.clans[seat])
        return journal.opening

    def _play(self, moved: Moved, logged: Logged) -> list[Event]:
        journal = self.journal
        assert journal is not None
        if not f"{moved.decision}.".startswith(f"{self.decision}."):
            raise stopping.OtherDecision
        seat, clock = moved.seat, self.options.clock
        floor = journal.floor
        events = journal.play(seat, move_from_text(moved.move))
        thought = max(0, logged.at - self.since[seat]) if self.since[seat] else 0
        self.clocked.append(Clocked(logged.seq, seat, thought, self.banks[seat]))
        if isinstance(clock, LiveClock):
            used = max(0, thought - clock.increment * 1000)
            self.banks[seat] = max(0, self.banks[seat] - used)
        self._seal_moves()
        if journal.floor != floor:
            self.taken_back = [0 for _ in self.taken_back]
        if journal.state.is_over:
            self.status = "finished"
        return events

    def _seal_moves(self) -> None:
        """Add the seals of the journal's last moves."""
        journal = self.journal
        assert journal is not None
        while 0 < len(self.seals) <= len(journal.moves):
            seat, move = journal.moves[len(self.seals) - 1]
            self.seals.append(seal_after(self.seals[-1], self.salt, journal.setup, seat, move))

    def _take_back(self, seat: int, at: int) -> tuple[int, ...]:
        """Undo the last move of a seat; its clock goes on from where it stood at that move.

        The numbers of the entries that did not happen.
        """
        journal = self.journal
        assert journal is not None
        gone = journal.undo(seat)
        del self.seals[gone[0] + 1 :]
        self._seal_moves()
        self.since[seat] = at - self.clocked[gone[0]].thought
        entries = tuple(self.clocked[index].seq for index in gone)
        for index in reversed(gone):
            clocked = self.clocked.pop(index)
            self.banks[clocked.seat] = clocked.bank
        self.undos += 1
        self.taken_back[seat] += 1
        return entries


def _clan_name(clan: int) -> ClanName:
    names: tuple[ClanName, ...] = ("wolf", "raven", "serpent", "bear")
    return names[clan]


def fold(log: list[Logged]) -> Match:
    """The match that a log gives."""
    match = Match()
    for logged in log:
        match.fold(logged)
    return match


__all__ = ["Chair", "Entry", "Match", "Status", "Step", "fold"]
