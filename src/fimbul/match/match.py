"""A match: a table with chairs, from the first player who sits down to the final glory.

``Match`` is the fold of its log (see ``entries``). A request is first turned into an entry by one
of the methods that ask, which change nothing and raise ``MatchError``. Whoever runs the match folds
the entry into a copy (``fold_new``), which raises the errors of the rules, and writes it. Once it
is written, the copy takes the place of the match. So the same log always gives the same match, in
any process, and what was acknowledged was written before.

Chairs are where people sit down; seats are the clockwise order of the game. They are matched at
the start (S4).
"""

from collections.abc import Callable, Iterator

import msgspec

from fimbul.match import stopping
from fimbul.match.asking import Asking
from fimbul.match.beginning import CutShort, clans_in, prelude_of
from fimbul.match.chain import chained, link
from fimbul.match.chairs import Chair, brings_back, note_presence
from fimbul.match.deal import commitment_of, seal_after
from fimbul.match.entries import (
    BotSat,
    ClanChosen,
    Created,
    Ended,
    Entry,
    FirstNamed,
    Left,
    LineRemoved,
    Logged,
    Moved,
    Named,
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
from fimbul.match.options import LiveClock
from fimbul.match.standing import Clocked, Step
from fimbul.rules import Event, move_from_text
from fimbul.rules.manifest import CLAN_NAMES, ClanName


class Match(Asking):
    """The fold of a log. Only ``fold`` changes it."""

    __slots__ = ()

    def fold(self, logged: Logged) -> Step:
        """Let an entry of the log take effect; one that does not replay stops the match.

        Raises ``ValueError`` for an entry that is not the next one.
        """
        return self._fold(logged, self._step_or_stop)

    def _fold(self, logged: Logged, take: Callable[[Logged], Step]) -> Step:
        if logged.seq != self.seq + 1:
            raise ValueError(f"entry {logged.seq} does not follow {self.seq}")
        if self.is_deserted and brings_back(logged.entry):
            self.since = [logged.at if since else 0 for since in self.since]
        before = {} if isinstance(logged.entry, Resumed) else dict(self._owed())
        step = take(logged)
        self.steps.append(step)
        self.last_hash = logged.hash or self.last_hash
        self._set_clocks(before, logged)
        return step

    def _step(self, logged: Logged) -> Step:
        if stopping.is_set_aside(self.stopped, logged.entry):
            return Step(logged, [], is_set_aside=True)
        if isinstance(logged.entry, Undone):
            return Step(logged, [], self._take_back(logged.entry.seat, logged.at))
        if isinstance(logged.entry, Resumed):
            return Step(logged, [], self._resume(logged.entry))
        return Step(logged, list(self._take(logged)))

    def _step_or_stop(self, logged: Logged) -> Step:
        try:
            return self._step(logged)
        except CutShort as cut:
            self.stopped = stopping.cut_short(logged, self.rules)
            return Step(logged, cut.events)
        except stopping.REASONS as reason:
            self.stopped = stopping.stopped_by(logged, reason, self.rules)
            return Step(logged, [], is_set_aside=True)

    def _resume(self, resumed: Resumed) -> tuple[int, ...]:
        void = stopping.resume(self, resumed)
        note_presence(self.chairs, self.chairs[resumed.chair], resumed)
        return void

    def _set_clocks(self, before: dict[int, tuple[int, int]], logged: Logged) -> None:
        """Start the clock of each seat that owes something new; stop it where nothing is owed."""
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

        Processes may disagree about the time; a log never runs backwards. Raises the errors of the
        rules for a move that they do not allow; the match is of no use afterwards, so fold into a
        copy where that may happen.
        """
        seq = self.seq + 1
        when = max(at, self.steps[-1].logged.at if self.steps else at)
        text = chained(entry, entry_to_json(entry))
        logged = Logged(seq, when, entry, link(self.last_hash, self.key, seq, when, text))
        return self._fold(logged, self._step)

    def _owed(self) -> Iterator[tuple[int, tuple[int, int]]]:
        """The seats whose clocks run, and for what: a decision, or the second card of two (D4)."""
        for seat in self.owing():
            yield seat, (self.state.decision_id, self.state.sealed[2 * seat])

    def _take(self, logged: Logged) -> list[Event]:
        match logged.entry:
            case Created() as created:
                self._create(created)
            case Sat(chair=chair, name=name, clan=clan):
                self.chairs[chair] = Chair(name=name, clan=clan or self._dealt_clan(chair))
            case BotSat(chair=chair, level=level):
                self.chairs[chair] = Chair(level=level, clan=self._dealt_clan(chair))
            case Stood(chair=chair):
                self.chairs[chair] = Chair(clan=self._dealt_clan(chair))
                if self.first_chair == chair:
                    self.first_chair = None
            case ClanChosen(chair=chair, clan=clan):
                self.chairs[chair].clan = clan
            case Readied(chair=chair, is_ready=is_ready):
                self.chairs[chair].is_ready = is_ready
            case Named(chair=chair, is_named=is_named):
                self.chairs[chair].is_named = is_named
            case FirstNamed(chair=chair):
                self.first_chair = chair
            case Rematched(table=table):
                self.rematch = table
            case LineRemoved(line=line):
                self._remove(line)
            case Ended() as ended:
                stopping.finish(self, ended)
            case Started() as started:
                return self._begin(started, logged.seq)
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

    def _create(self, created: Created) -> None:
        self.options = created.options
        self.key = created.key
        self.beginning = created.beginning
        self.chairs = [Chair() for _ in range(created.options.players)]
        if created.beginning is not None:
            for chair, clan in zip(self.chairs, clans_in(created.beginning), strict=True):
                chair.clan = clan

    def _dealt_clan(self, chair: int) -> ClanName | None:
        """The clan of a chair at a table that plays a game on, whoever sits there."""
        return self.chairs[chair].clan if self.beginning is not None else None

    def _begin(self, started: Started, seq: int) -> list[Event]:
        """Let the game begin. Raises ``CutShort``, and the match is where the moves end that count.

        So it does if some of the moves before the start are no longer possible.
        """
        self.status = "running"
        prelude = prelude_of(started.saga, self.most_before)
        journal = self.journal = prelude.journal
        self.rules = prelude.record.rules
        self.salt = started.salt
        self.seals = [commitment_of(journal.setup, started.salt)] if started.salt else []
        self.chair_of = started.chairs
        self.first_chair = started.chairs[journal.setup.first]
        clock = self.options.clock
        bank = clock.bank * 1000 if isinstance(clock, LiveClock) else 0
        self.banks = [bank for _ in started.chairs]
        self.since = [0 for _ in started.chairs]
        self.taken_back = [0 for _ in started.chairs]
        self.clocked = [Clocked(seq, seat, 0, bank) for seat, _ in journal.moves]
        for seat, chair in enumerate(started.chairs):
            self.chairs[chair].clan = CLAN_NAMES[journal.setup.clans[seat]]
        if prelude.is_cut_short:
            raise CutShort(prelude.events)
        return prelude.events

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

        Returns the numbers of the entries that are void.
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


def fold(log: list[Logged]) -> Match:
    """The match that a log gives."""
    match = Match()
    for logged in log:
        match.fold(logged)
    return match
