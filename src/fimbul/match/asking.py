"""What can be asked of a match. Each question gives the entry to write, or raises.

Asking changes nothing. A request that is refused raises ``MatchError``. Only whether the rules
allow a move shows later, when its entry is folded into a copy of the match (``Match.fold_new``).
"""

from random import Random
from typing import Final

from fimbul.match import stopping
from fimbul.match.beginning import prelude_of
from fimbul.match.chain import digest_of_line
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
    Moved,
    Mover,
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
)
from fimbul.match.errors import MatchError, NoSuchLine
from fimbul.match.lookalikes import look_alike
from fimbul.match.standing import Standing
from fimbul.match.texts import LINE_LENGTH, clean_line, clean_name
from fimbul.rules import (
    CLAN_NAMES,
    EDITION_NAMES,
    Record,
    Rng,
    draw_setup,
    record_to_text,
)
from fimbul.rules.manifest import ClanName
from fimbul.rules.setup import shuffle

LESSONS: Final = "lesson-16"
"""The seed of the deal of a guided game, which has one player."""
CAPACITY: Final = 5_000
"""The number of entries, chat apart, after which a log takes only what the game needs; a long game
has 600."""
CHAT_LINES: Final = 500
CHAT_BYTES: Final = 64 * 1024
"""The limits of chat at a table: every new viewer is sent all of it."""


class Asking(Standing):
    """A match that answers requests with entries."""

    __slots__ = ()

    def sit(self, name: str, chair: int | None = None, clan: ClanName | None = None) -> Sat:
        """Take a free chair, under a name that nobody else at the table could be taken for."""
        self._must_be_open()
        if self.is_show:
            raise MatchError("only-bots")
        free = [index for index, other in enumerate(self.chairs) if other.is_free]
        if not free:
            raise MatchError("table-full")
        if self.beginning is not None and clan is not None:
            own = self.chair_of_clan(clan)
            if chair not in (None, own):
                raise MatchError("already-dealt")
            chair, clan = own, None
        if chair is not None and chair not in free:
            raise MatchError("chair-taken")
        self._must_be_free(clan, None)
        shown = clean_name(name)
        if not shown:
            raise MatchError("bad-name")
        if any(look_alike(shown, other.name) for other in self.chairs if other.name):
            raise MatchError("name-taken")
        return Sat(free[0] if chair is None else chair, shown, clan)

    def seat_bot(self, chair: int, level: str) -> BotSat:
        """Put a bot on a free chair."""
        self._must_be_open()
        if not 0 <= chair < len(self.chairs) or not self.chairs[chair].is_free:
            raise MatchError("chair-taken")
        return BotSat(chair, level)

    def unseat(self, chair: int) -> Stood:
        """Free a chair before the start."""
        self._must_be_open()
        self._must_be_taken(chair)
        return Stood(chair)

    def unseat_bot(self, chair: int) -> Stood:
        """Free the chair of a bot before the start."""
        if 0 <= chair < len(self.chairs) and not self.chairs[chair].level:
            raise MatchError("no-bot")
        return self.unseat(chair)

    def choose_clan(self, chair: int, clan: ClanName | None) -> ClanChosen:
        """Ask for a clan that nobody else has asked for."""
        self._must_be_open()
        self._must_be_dealt_anew()
        self._must_be_free(clan, chair)
        return ClanChosen(chair, clan)

    def ready(self, chair: int, is_ready: bool) -> Readied:
        self._must_be_open()
        return Readied(chair, is_ready)

    def name_in_record(self, chair: int, is_named: bool) -> Named:
        """Agree that the record has the player's name, or take that back; at any time."""
        self._must_have_space()
        self._must_be_taken(chair)
        return Named(chair, is_named)

    def name_first(self, chair: int | None) -> FirstNamed:
        """Name the first player, or with ``None`` leave that to chance (T9)."""
        self._must_be_open()
        self._must_be_dealt_anew()
        if chair is not None:
            self._must_be_taken(chair)
        return FirstNamed(chair)

    def start(self, rng: Rng, salt: str = "") -> Started:
        """Begin: all chairs taken, all players ready. Chance is drawn here and written down.

        With a salt, which must be secret and hard to guess, the deal is committed to. The deal of a
        guided game is prepared: the same every time, unless a second player sits there, who could
        know it. A table that plays a game on has its deal, and does not commit to it.
        """
        self._must_be_open()
        if any(chair.is_free for chair in self.chairs):
            raise MatchError("chairs-free")
        if not self.is_show and not any(chair.name for chair in self.chairs):
            raise MatchError("no-players")
        if not all(chair.is_ready or chair.level for chair in self.chairs):
            raise MatchError("not-ready")
        if self.beginning is not None:
            if prelude_of(self.beginning.saga).is_cut_short:
                raise MatchError("rules-changed")
            return Started(list(range(len(self.chairs))), self.beginning.saga)
        players = [chair for chair in self.chairs if not chair.level]
        if self.options.coach == "lessons" and len(players) == 1:
            rng = Random(LESSONS)
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

        Raises ``MatchError`` when the decision is not pending. Whether there is such a move and
        the rules allow it is judged once, when the entry is folded (``Match.fold_new``).
        """
        text = " ".join(move.lower().split())
        if self._is_repeated(seat, decision, text):
            return None
        self._must_be_played()
        if decision != self.decision_of(seat):
            raise MatchError("stale-decision")
        if seat not in self.owing():
            self._must_have_space()
        return Moved(seat, decision, text, by)

    def undo(self, seat: int, decision: str = "") -> Undone:
        """Take back the seat's last move, unless something was revealed since.

        With a decision, only while that one is pending: so nobody takes back more than they saw,
        and the same request twice is one undo.
        """
        self._must_be_played()
        assert self.journal is not None
        self._must_have_space()
        if decision and decision != self.decision_of(seat):
            raise MatchError("stale-decision")
        if not self.journal.can_undo(seat):
            raise MatchError("nothing-to-undo")
        if not self.can_undo(seat):
            raise MatchError("too-many-undos")
        return Undone(seat)

    def leave(self, chair: int) -> Stood | Left:
        """Get up: before the start the chair is free, afterwards a stand-in plays on."""
        if self.status == "open":
            return self.unseat(chair)
        self._must_run()
        self._must_have_space()
        if self.chairs[chair].is_away:
            raise MatchError("already-away")
        return Left(chair)

    def come_back(self, chair: int) -> Returned:
        """Take over from the stand-in."""
        self._must_run()
        if not self.chairs[chair].is_away:
            raise MatchError("not-away")
        return Returned(chair)

    def go_on(self, chair: int) -> Resumed:
        """Go on from where the match stopped."""
        return stopping.go_on(self, chair)

    def give_up(self, chair: int) -> Ended:
        """End the match where it stopped."""
        return stopping.give_up(self, chair)

    def say(self, chair: int, text: str, salt: str = "") -> Said:
        """A line of chat, which counts against limits of its own and not against the log's.

        With a salt its text can be removed from the log later.
        """
        line = clean_line(text)
        if not 0 < len(line) <= LINE_LENGTH:
            raise MatchError("bad-chat")
        if self.lines >= CHAT_LINES or self.line_bytes + len(line.encode()) > CHAT_BYTES:
            raise MatchError("chat-full")
        return Said(chair, line, salt, digest_of_line(line, salt) if salt else "")

    def remove_line(self, line: int) -> LineRemoved:
        """Remove the text of a line of chat, by the number of its entry. Raises ``NoSuchLine``."""
        said = self.steps[line - 1].logged.entry if 0 < line <= self.seq else None
        if not isinstance(said, Said) or not said.text:
            raise NoSuchLine
        return LineRemoved(line)

    def reclaim(self, chair: int) -> Reclaimed:
        """Let the device that asks be the only one that holds a chair."""
        self._must_have_space()
        return Reclaimed(chair)

    def end(self, by: Ender) -> Ended:
        """End the table before the game is over."""
        if self.status == "finished":
            raise MatchError("game-over")
        return stopping.ended(self, by)

    def follow(self, table: str) -> Rematched:
        """Send everybody to another table."""
        if self.status != "finished" or self.rematch or self.journal is None:
            raise MatchError("no-rematch")
        return Rematched(table)

    def again(self, key: str = "") -> list[Entry]:
        """The first entries of a rematch: the same options, players, clans and bots.

        A table that played a game on plays on from the same moment again.
        """
        entries: list[Entry] = [Created(self.options, key, self.beginning)]
        for index, chair in enumerate(self.chairs):
            if chair.level:
                entries.append(BotSat(index, chair.level))
            else:
                clan = chair.clan if self.beginning is None else None
                entries.append(Sat(index, chair.name, clan))
        return entries

    def chair_of_clan(self, clan: ClanName) -> int:
        """The chair that has a clan, at a table that plays a game on."""
        for index, chair in enumerate(self.chairs):
            if chair.clan == clan:
                return index
        raise MatchError("already-dealt")

    def _must_have_space(self) -> None:
        """Refuse requests that can be repeated without end once the log is full."""
        if self.seq - self.lines >= CAPACITY:
            raise MatchError("log-full")

    def _must_be_open(self) -> None:
        self._must_have_space()
        if self.status != "open":
            raise MatchError("already-started")

    def _must_be_dealt_anew(self) -> None:
        """Refuse to change what is settled where a game is played on."""
        if self.beginning is not None:
            raise MatchError("already-dealt")

    def _must_run(self) -> None:
        if self.status == "open":
            raise MatchError("not-started")
        if self.status == "finished":
            raise MatchError("game-over")

    def _must_be_played(self) -> None:
        self._must_run()
        if self.stopped is not None:
            raise MatchError("stopped")

    def _must_be_taken(self, chair: int) -> None:
        if not 0 <= chair < len(self.chairs) or self.chairs[chair].is_free:
            raise MatchError("chair-free")

    def _must_be_free(self, clan: ClanName | None, asking: int | None) -> None:
        for index, chair in enumerate(self.chairs):
            if clan is not None and chair.clan == clan and index != asking:
                raise MatchError("clan-taken")

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
                return entry.decision == decision and entry.move == move
        return False
