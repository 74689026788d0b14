"""How events are told: one record for every event, for the terminal and for the page.

The saga is a list of lines. Events are small: each warrior that falls is one. A line gathers the
events that belong together, so that a battle reads as a story and not as a ledger.

Both tellers read this table and have no list of events of their own: the terminal as it stands here
(``cli/text/saga_log.py``), the page as ``server/contract.py`` writes it (``web/src/lib/saga.ts``).
The words are the messages ``log-EVENT`` in ``log.ftl``.
"""

from dataclasses import dataclass, field
from typing import Final, Literal

Sort = Literal["battle", "move", "card", "glory", "age"]
"""What a reader can filter the saga by."""

Tone = Literal["", "heading", "phase", "battle", "faint"]
"""How a line stands out: a heading, the begin of a phase, a turning point of a battle, or less than
the others."""

Part = Literal["", "draft", "action", "turn", "end"]
"""A part of an age. Within the action phase each turn is a part of its own."""

Run = Literal["", "losses", "picks"]
"""Lines among which a new one looks further back than the last line for one to join."""

Form = Literal[
    "clan",
    "place",
    "id",
    "token",
    "stat",
    "source",
    "number",
    "ordinal",
    "track",
    "total",
    "yes-no",
]
"""How a field becomes an argument of a message: the name of a clan or place, the id of a place,
what a token gives, a stat, a source of glory, a number, a number counted from 1, the value of the
stat at this step, the sum with the field ``figures``, or "yes" and "no"."""

Arguments = dict[str, dict[str, Form]]
"""The arguments that each field of an event gives to its message: name and form."""


@dataclass(frozen=True, slots=True)
class Telling:
    """How one event is told."""

    sort: Sort
    depth: int = 0
    """0 for what somebody does, 1 for what follows from it, 2 inside a battle."""
    tone: Tone = ""
    is_told: bool = True
    """False when other lines, or the question that follows, tell enough of it."""
    begins: Part = ""
    """The part of the saga that begins with this event."""
    leads_to_end: bool = False
    """Whether it belongs to the end of an age when that begins right after it."""
    silences: tuple[str, ...] = ()
    """Events that are not told from here on, until the next part begins."""
    is_price: bool = False
    """Whether a negative amount is told with the next line, if that has a price and is about the
    same seat."""
    has_price: bool = False
    """Whether a price that was paid just before is told with it."""
    gathers_by: tuple[str, ...] | None = None
    """The fields in which two such events must agree to be told in one line; None: never in one."""
    gathers_only: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The values of fields with which they are gathered; all values of other fields."""
    run: Run = ""
    """Lines of the same run may stand between this event and the line that it joins."""
    counted_by: str = ""
    """The field that says how many figures it is about; empty: one."""
    repeats: str = ""
    """The event right after which it says nothing new about the same card."""
    arguments: Arguments = field(default_factory=dict)
    """Arguments that differ from those in ``ARGUMENTS``."""


ARGUMENTS: Final[Arguments] = {
    "province": {"province": "place"},
    "place": {"place": "place"},
    "target": {"target": "place"},
    "source": {"source": "place", "from": "id"},
    "victim": {"victim": "clan"},
    "token": {"token": "token"},
    "stat": {"stat": "stat"},
    "step": {"step": "ordinal", "value": "track"},
    "figures": {"figures": "number"},
    "bonus": {"bonus": "number", "total": "total"},
    "fulfilled": {"fulfilled": "yes-no"},
    "age": {"age": "number"},
    "round": {"round": "number"},
}
"""The arguments that the fields of an event give to its message. Seats, cards, figures and amounts
are gathered in the line instead, and every line has arguments for them."""


TELLINGS: Final[dict[str, Telling]] = {
    # The age and the draft
    "age-begins": Telling("age", tone="heading", begins="draft"),
    "pack-received": Telling("card", is_told=False),
    "card-kept": Telling("card", gathers_by=(), run="picks"),
    "packs-passed": Telling("age", is_told=False),
    "hand-received": Telling("card", is_told=False),
    "action-phase-begins": Telling("age", tone="phase", begins="action", silences=("rage",)),
    "turn-begins": Telling("age", is_told=False, begins="turn"),
    # Actions
    "passed": Telling("move", has_price=True),
    "invaded": Telling("move", has_price=True),
    "march-begins": Telling("move", is_told=False),
    "moved": Telling("move", has_price=True, gathers_by=("seat", "source", "target")),
    "upgraded": Telling("card", has_price=True),
    "figure-left-game": Telling("move", depth=1),
    "quest-committed": Telling("card"),
    "quest-chosen": Telling("card", depth=1),
    # Pillage and battle
    "pillage-begins": Telling("battle", has_price=True),
    "joined": Telling("battle", depth=1),
    "stayed-away": Telling("battle", depth=1, tone="faint", gathers_by=()),
    "battle-begins": Telling("battle", depth=1, tone="battle"),
    "card-revealed": Telling("battle", depth=2),
    "no-card": Telling("battle", depth=2),
    "quest-counts": Telling("battle", depth=2),
    "text-cancelled": Telling("battle", depth=2),
    "cards-swept": Telling("battle", depth=2),
    "card-added": Telling("battle", depth=2),
    "strength-compared": Telling("battle", depth=2),
    "battle-won": Telling("battle", depth=1, tone="battle"),
    "battle-tied": Telling("battle", depth=1, tone="battle"),
    "destroyed": Telling("battle", depth=1, gathers_by=("seat", "place"), run="losses"),
    "protected": Telling(
        "battle", depth=1, has_price=True, gathers_by=("seat", "place"), run="losses"
    ),
    "fled": Telling("battle", depth=1),
    "sacrificed": Telling("move"),
    "pillaged": Telling("battle", depth=1),
    # Gains. Some sources of glory pay bit by bit: for each figure that was lost, for each stat.
    "glory": Telling(
        "glory",
        depth=1,
        gathers_by=("seat", "source"),
        gathers_only={"source": ("ship", "ragnarok", "stats")},
        run="losses",
        arguments={"source": {"reason": "source"}},
    ),
    "rage": Telling("move", depth=1, is_price=True, leads_to_end=True),
    "stat-raised": Telling("glory", depth=1),
    "card-returned": Telling("card", depth=1, tone="faint", has_price=True, gathers_by=("seat",)),
    "card-taken": Telling("card", depth=1, gathers_by=("seat", "victim")),
    # A quest is discarded when it was judged.
    "card-discarded": Telling(
        "card",
        depth=1,
        tone="faint",
        leads_to_end=True,
        gathers_by=("seat",),
        repeats="quest-resolved",
    ),
    # The end of an age. Rage and cards are given up before the first card is saved.
    "card-saved": Telling("card", tone="faint", begins="end"),
    "quest-revealed": Telling("card", begins="end", gathers_by=("seat",)),
    "quest-resolved": Telling("card", begins="end"),
    "ragnarok": Telling("age", tone="heading", begins="end"),
    "province-destroyed": Telling("age"),
    "released": Telling("move", gathers_by=("seat",), counted_by="amount"),
    "first-player": Telling("age"),
    "game-over": Telling("age", tone="heading"),
}
