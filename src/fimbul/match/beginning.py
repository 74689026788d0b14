"""Tables that begin in the middle of a game: with a record instead of a new deal.

The moves of the record cannot be taken back, and nothing is claimed of its deal, which somebody
knew before. Chairs are seats there, and every chair has the clan of its seat from the start.
"""

from functools import lru_cache
from typing import NamedTuple

import msgspec

from fimbul.match.entries import Beginning, Created
from fimbul.match.errors import MatchError
from fimbul.match.journal import Journal
from fimbul.match.options import TableOptions
from fimbul.rules import (
    CLAN_NAMES,
    EDITION_NAMES,
    RULES_VERSION,
    Event,
    FimbulError,
    MalformedRecord,
    Record,
    record_from_text,
    record_to_text,
)
from fimbul.rules.manifest import ClanName


class Prelude(NamedTuple):
    """What a record leads to: its journal, where nothing can be taken back, and its events."""

    record: Record
    journal: Journal
    events: list[Event]
    fault: FimbulError | None
    """Why the move after the last one of the journal is not possible, if it is not."""

    @property
    def is_cut_short(self) -> bool:
        """Whether the record has moves that the journal has not."""
        return len(self.journal.moves) < len(self.record.moves)


class CutShort(Exception):
    """Some moves before the start of a table do not count; has the events of those that do."""

    def __init__(self, events: list[Event]) -> None:
        super().__init__()
        self.events = events


def prelude_of(saga: str, most: int | None = None) -> Prelude:
    """Play a record as far as the rules allow, but no more than ``most`` moves.

    Raises ``MalformedRecord`` if the text is not a record, ``MalformedSetup`` if its deal is
    impossible.
    """
    found = _prelude_of(saga, most)
    return found._replace(journal=found.journal.copy())


@lru_cache(maxsize=16)
def _prelude_of(saga: str, most: int | None) -> Prelude:
    record = record_from_text(saga)
    journal = Journal(record.setup, record.position)
    events = journal.opening[:]
    fault: FimbulError | None = None
    for seat, move in record.moves[:most]:
        try:
            events += journal.play(seat, move)
        except FimbulError as error:
            fault = error
            break
    if record.moves:
        journal.settle()
    return Prelude(record, journal, events, fault)


def created_from(
    record: Record, moves: int, options: TableOptions, key: str = "", table: str = ""
) -> Created:
    """The first entry of a table that plays on after the first ``moves`` moves of a record.

    Takes from the options what the record leaves open. Raises ``MalformedRecord`` if the moves do
    not replay, ``MatchError`` if the game is over by then or has fewer moves.
    """
    if not 0 <= moves <= len(record.moves):
        raise MatchError("no-such-moment")
    setup = record.setup
    before = record.moves[:moves]
    saga = record_to_text(Record(setup, before, rules=RULES_VERSION, position=record.position))
    prelude = prelude_of(saga)
    if prelude.fault is not None:
        number = len(prelude.journal.moves) + 1
        message = f"move {number} does not replay: {prelude.fault.message}"
        raise MalformedRecord("does-not-replay", message)
    if prelude.journal.state.is_over:
        raise MatchError("no-such-moment")
    fitted = msgspec.structs.replace(
        options,
        players=len(setup.clans),
        edition=EDITION_NAMES[setup.edition],
        drafts_first_age=setup.drafts_first_age,
        seats="as-seated",
        coach="advice" if options.coach == "advice" else "none",
    )
    return Created(fitted, key, Beginning(saga, moves, table))


def clans_in(beginning: Beginning) -> list[ClanName]:
    """The clans of the chairs at a table that plays on."""
    setup = prelude_of(beginning.saga).record.setup
    return [CLAN_NAMES[clan] for clan in setup.clans]
