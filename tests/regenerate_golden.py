"""The golden games: twelve whole games for people to read, which the tests replay.

    python -m tests.regenerate_golden    (or: make golden)

plays them again and writes ``tests/golden``. A difference means that a rule, an event, a text or
a bot has changed: read it before you commit it. The lines with ``#`` are for the reader.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from fimbul.bots import USUAL_BUDGET, Thrall, decision_of
from fimbul.rules import (
    CLAN_NAMES,
    EDITION_NAMES,
    Event,
    Record,
    Setup,
    State,
    apply,
    draw_setup,
    new_game,
    record_to_text,
    view,
)
from fimbul.rules.plain import event_to_plain
from tests.random_games import choose, owing

FOLDER = Path(__file__).parent / "golden"

Policy = Callable[[State, Random], tuple[int, int]]
"""Chooses the seat that moves next, and its move."""


def at_random(state: State, rng: Random) -> tuple[int, int]:
    return choose(state, rng, is_lively=False)


def lively(state: State, rng: Random) -> tuple[int, int]:
    return choose(state, rng, is_lively=True)


def thralls(state: State, rng: Random) -> tuple[int, int]:
    seats = owing(state)
    seat = seats[int(rng.random() * len(seats))]
    seen = view(state, seat)
    return seat, Thrall(rng).choose(seen, decision_of(seen), USUAL_BUDGET)


@dataclass(frozen=True)
class Golden:
    """One golden game: the clans in seat order, the options, the seed and the players."""

    name: str
    clans: tuple[int, ...]
    seed: int
    policy: Policy
    edition: int = 0
    drafts_first_age: bool = True

    def setup(self) -> Setup:
        return draw_setup(
            Random(self.seed),
            clans=self.clans,
            edition=self.edition,
            drafts_first_age=self.drafts_first_age,
        )

    def play(self) -> Record:
        rng = Random(self.seed + 1)
        setup = self.setup()
        state = new_game(setup)
        moves: list[tuple[int, int]] = []
        while not state.is_over:
            seat, move = self.policy(state, rng)
            apply(state, seat, move)
            moves.append((seat, move))
        return Record(setup, moves, tuple(state.glory(seat) for seat in range(state.players)))

    @property
    def title(self) -> str:
        draft = "" if self.drafts_first_age else ", no draft in age 1"
        edition = EDITION_NAMES[self.edition]
        players = self.policy.__name__.replace("_", " ")
        return f"{len(self.clans)} players, {edition} edition{draft}; seed {self.seed}, {players}"


WOLF, RAVEN, SERPENT, BEAR = range(4)
STANDARD, FIRST_PRINT = range(2)

GAMES = (
    Golden("two-at-random", (WOLF, RAVEN), 201, at_random),
    Golden("two-lively", (BEAR, SERPENT), 202, lively, FIRST_PRINT),
    Golden("two-without-a-draft", (RAVEN, WOLF), 2073, lively, STANDARD, drafts_first_age=False),
    Golden("two-thralls", (WOLF, BEAR), 204, thralls),
    Golden("three-at-random", (WOLF, RAVEN, SERPENT), 301, at_random, FIRST_PRINT),
    Golden("three-lively", (SERPENT, WOLF, BEAR), 2482, lively),
    Golden("three-without-a-draft", (BEAR, RAVEN, WOLF), 863, lively, FIRST_PRINT, False),
    Golden("three-thralls", (RAVEN, SERPENT, BEAR), 304, thralls),
    Golden("four-at-random", (WOLF, RAVEN, SERPENT, BEAR), 401, at_random),
    Golden("four-lively", (SERPENT, BEAR, WOLF, RAVEN), 772, lively),
    Golden("four-without-a-draft", (BEAR, SERPENT, RAVEN, WOLF), 1943, lively, FIRST_PRINT, False),
    Golden("four-thralls", (WOLF, RAVEN, SERPENT, BEAR), 404, thralls),
)

# --- the notes for the reader ---------------------------------------------------------------------

NOTES = {
    "figure-left-game": "{seat} gives up the {figure}",
    "pillage-begins": "{seat} calls to battle for {province}",
    "card-revealed": "{seat} reveals {card}",
    "no-card": "{seat} has no card",
    "quest-counts": "{seat} counts {card} as +{amount}",
    "text-cancelled": "the text of {card} is cancelled",
    "cards-swept": "{seat} sweeps all cards away",
    "card-added": "{seat} adds {card}",
    "strength-compared": "{seat} has {figures} + {bonus}",
    "battle-won": "{seat} wins the battle for {province}",
    "battle-tied": "a tie for {province}: all lose",
    "destroyed": "{seat} loses a {figure} in {place}",
    "protected": "{seat} saves a {figure} in {place}",
    "fled": "{seat} lets the {figure} flee from {place}",
    "pillaged": "{seat} pillages {province}: {token}",
    "glory": "{seat} {amount:+} glory ({source})",
    "card-taken": "{seat} takes {card} from {victim}",
    "card-returned": "{seat} takes {card} back",
    "card-discarded": "{seat} discards {card}",
    "card-saved": "{seat} saves a card",
    "province-destroyed": "{province} is no more",
    "released": "{seat} gets back {amount} {figure} from Valhalla",
}


def annotated(title: str, record: Record) -> str:
    """Return the record's text, with comments on the effects of the moves."""
    lines = record_to_text(record).splitlines()
    first_move = lines.index("moves") + 1
    clans: list[str] = [CLAN_NAMES[clan] for clan in record.setup.clans]
    events: list[Event] = []
    state = new_game(record.setup, events)
    notes = [f"# {title}", *lines[:first_move], *notes_on(state, events, clans)]
    for line, (seat, move) in zip(lines[first_move:], record.moves, strict=False):
        events.clear()
        apply(state, seat, move, events)
        notes += [line, *notes_on(state, events, clans)]
    return "\n".join([*notes, "", lines[-1]]) + "\n"


def notes_on(state: State, events: list[Event], clans: list[str]) -> list[str]:
    notes: list[str] = []
    for event in events:
        fields: dict[str, object] = {**event_to_plain(event)}
        for field in ("seat", "victim"):
            number = fields.get(field)
            if isinstance(number, int):
                fields[field] = clans[number]
        match event.name:
            case "age-begins":
                notes += ["", f"# Age {fields['age']}: {fields['province']} is doomed"]
                notes.append("# draft, round 1")
            case "packs-passed":
                notes.append(f"# draft, round {event.values[0] + 1}")
            case "action-phase-begins":
                notes[-1:] = ["", f"# actions, {fields['seat']} first"]
            case "turn-begins":
                notes.append(f"# {standing(state, clans, event.values[0])}")
            case "stat-raised":
                step = event.values[2] + 1
                notes.append(f"#   {fields['seat']} raises {fields['stat']} to step {step}")
            case "quest-resolved":
                verb = "fulfils" if fields["fulfilled"] else "fails at"
                notes.append(f"#   {fields['seat']} {verb} {fields['card']}")
            case "ragnarok":
                notes.append(f"# Ragnarok in {fields['province']}")
            case name if name in NOTES:
                notes.append(f"#   {NOTES[name].format(**fields)}")
    return notes


def standing(state: State, clans: list[str], seat: int) -> str:
    """Return a summary of a clan at the start of its turn."""
    horns = state.stat(seat, 2)
    return (
        f"{clans[seat]}: rage {state.rage(seat)}, glory {state.glory(seat)}, "
        f"{state.figures_on_board(seat)} of {horns} on the board"
    )


def text_of(game: Golden) -> str:
    return annotated(game.title, game.play())


def main() -> None:
    for old in FOLDER.glob("*.saga"):
        old.unlink()
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        path = FOLDER / f"{game.name}.saga"
        path.write_text(text_of(game), encoding="utf-8", newline="\n")
        print(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path)


if __name__ == "__main__":
    main()
