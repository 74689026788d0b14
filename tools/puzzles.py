"""Find puzzles: positions from games among bots in which one move is clearly the best.

    python -m tools.puzzles search build/puzzles --minutes 60
    python -m tools.puzzles choose build/puzzles src/fimbul/puzzles/puzzles.json

The first command plays games and measures promising positions; the second one chooses among them.
Everything follows from the numbers of the games: game 17 is the same on every machine. A search
writes each finding to a file of the folder at once, and another one goes on where it stopped.
docs/puzzles.md says what is asked of a puzzle.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from fimbul.bots.jarl.judges import CARD_WORLDS, JOIN_WORLDS
from fimbul.bots.protocol import Budget, decision_of
from fimbul.bots.registry import bot_named
from fimbul.puzzles.book import FORMAT, LEAST_GLORY
from fimbul.puzzles.measuring import Trials, battles_won, ranked
from fimbul.puzzles.themes import task_of, theme_of
from fimbul.rules import (
    Record,
    apply,
    draw_setup,
    new_game,
    next_seat,
    pending,
    record_from_text,
    record_to_text,
    replay,
    view,
)
from fimbul.rules.dice import Dice
from fimbul.rules.moves import move_from_text, move_text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from fimbul.analysis.results import Estimate
    from fimbul.puzzles.themes import Theme
    from fimbul.rules import State, View

PLAYERS: Final = (4, 3, 2, 4, 3)
"""The number of players of successive games."""
COMPANY: Final = ("jarl", "jarl", "karl", "norn", "thrall")
"""Who may sit at a table besides a jarl: better and worse players reach different positions."""
THOUGHT: Final = Budget(simulations=24)
"""How much a norn thinks while it plays."""
GLANCES: Final = ("thrall", "karl", "jarl")
"""The bots whose first choice grades a puzzle, the weakest first."""
GLANCE: Final = Budget(simulations=1)
LEAST_LEAD: Final = {"action": 6.0, "battle-card": 4.0, "call-to-battle": 4.0, "draft": 4.0}
OTHER_LEAD: Final = 3.0
"""How far ahead, in glory, the best move must seem at first, by the kind of decision."""
SHARE: Final = {"action": 0.5, "battle-card": 0.6, "call-to-battle": 0.5, "draft": 0.2}
"""How many decisions of a kind are looked at: some come up often, some take long to measure."""
AGREED: Final = 0.08
"""How many of the decisions are followed up on which all these bots agree: too many are easy."""
SUMMED: Final = {"call-to-battle": JOIN_WORLDS, "battle-card": CARD_WORLDS, "draft": 1}
"""Where a jarl looks first, and its scores are sums over this many worlds."""
SEARCHED: Final = 0.15
"""How many of those decisions are searched in which no move seems far ahead to a jarl."""
LOOK: Final = 64
"""Trials of such a search, and of the first search of all other decisions."""


@dataclass(frozen=True, slots=True)
class Find:
    """A promising position: how many moves of which game lead to it, and what bots would do."""

    game: int
    moves: int
    seat: int
    decision: str
    age: int
    best: str
    lead: float
    glances: tuple[str, ...]

    def line(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in self.__slots__}


def company(game: int) -> list[str]:
    """The bots of a game, by seat."""
    rng = Random(f"company {game}")
    others = PLAYERS[game % len(PLAYERS)] - 1
    return ["jarl"] + [COMPANY[int(rng.random() * len(COMPANY))] for _ in range(others)]


def moments(game: int) -> Iterator[tuple[Record, int, State]]:
    """Play a game; yield the moments before its decisions, with the record up to there."""
    setup = draw_setup(Random(f"puzzle {game}"), PLAYERS[game % len(PLAYERS)])
    names = company(game)
    bots = [bot_named(name, Dice(game * 10 + seat)) for seat, name in enumerate(names)]
    record = Record(setup, [])
    state = new_game(setup)
    asked = -1
    while (seat := next_seat(state)) >= 0:
        if state.decision_id != asked:
            asked = state.decision_id
            yield record, len(record.moves), state
        seen = view(state, seat)
        move = bots[seat].choose(seen, decision_of(seen), THOUGHT)
        record.moves.append((seat, move))
        apply(state, seat, move)


def glances(seen: View, seed: int) -> tuple[str, ...]:
    """What the quick bots would do."""
    return tuple(
        move_text(bot_named(name, Dice(seed)).choose(seen, decision_of(seen), GLANCE))
        for name in GLANCES
    )


def finds_of(game: int) -> tuple[Record, list[Find]]:
    """The record of a game, and its promising positions."""
    found: list[Find] = []
    record = None
    for record, moves, state in moments(game):  # noqa: B007
        for decision in pending(state):
            seen = view(state, decision.seat)
            rng = Random(f"look {game} {moves} {decision.seat}")
            if len(seen.options) < 2 or rng.random() >= SHARE.get(decision.name, 1.0):
                continue
            best, lead = first_sight(seen, game, rng)
            if lead < LEAST_LEAD.get(decision.name, OTHER_LEAD):
                continue
            quick = glances(seen, game)
            if {move_text(best)} != set(quick) or rng.random() < AGREED:
                where = (game, moves, decision.seat, decision.name, int(state.age))
                found.append(Find(*where, move_text(best), round(lead, 2), quick))
    assert record is not None
    return record, found


def first_sight(seen: View, seed: int, rng: Random) -> tuple[int, float]:
    """The move of a view that seems the best, and how far it is ahead, in glory."""
    if seen.decision in SUMMED:
        advice = bot_named("jarl", Dice(seed)).advise(seen, decision_of(seen), GLANCE)
        lead = (advice[0].glory - advice[1].glory) / SUMMED[seen.decision]
        if lead >= LEAST_LEAD[seen.decision] or rng.random() >= SEARCHED:
            return advice[0].move, lead
    ranking = ranked(seen, LOOK, seed)
    return ranking.moves[0], ranking.lead


# --- checking -------------------------------------------------------------------------------------

ROUNDS: Final = (8, 24, 64, 160)
"""Playouts in every run until which a move is measured, as long as its margin is not clear."""
LOOKS: Final = 60
"""Margins are looked at this often: one that stops early must be clear beyond that (Bonferroni)."""
TOLD: Final = 64
"""Playouts in every run of the best move and its closest rivals, at least."""
LEAST_SO_FAR: Final = (1.0, 2.0, 3.0, 3.0)
"""A margin of glory below this after a round is not followed up."""
WIN_CHANCES: Final = (0.02, 0.98)
"""Where the game is as good as won or lost, no move matters."""
FIRST_SEARCH: Final = 200
"""Trials of the search that comes before all playouts."""
RIVALS: Final = 3
"""The likeliest rivals are played on first."""
DEEP: Final = 400
"""Trials of each deep search."""
DEEP_SEEDS: Final = (1, 2, 3)


def is_clear(glory: Estimate, chance: Estimate) -> bool:
    """Whether a margin is beyond doubt."""
    return glory.low >= LEAST_GLORY and chance.value > 0


def check(record: Record, find: Find) -> dict[str, object]:
    """Measure a find. The numbers are all new: none of the first look is used again."""
    state = replay(Record(record.setup, record.moves[: find.moves]))
    seen = view(state, find.seat)
    seed = (find.game << 12 | find.moves) + 1_000_003
    best = move_from_text(find.best)
    result: dict[str, object] = {"find": find.line()}
    first, *rivals = ranked(seen, FIRST_SEARCH, seed).moves
    if first != best:
        return {**result, "verdict": "first search disagrees"}
    trials = Trials(seen, seed)
    trials.play([best, *rivals[:RIVALS]], ROUNDS[0])
    if min(trials.margins(best, move)[0].value for move in rivals[:RIVALS]) < LEAST_SO_FAR[0]:
        return {**result, "verdict": "first playouts disagree"}
    others = [move for move in seen.options if move != best]
    open_moves = others
    for number, count in enumerate(ROUNDS):
        trials.play([best, *open_moves], count)
        found = [trials.margins(best, move, LOOKS) for move in others]
        if min(glory.value for glory, _ in found) < LEAST_SO_FAR[number]:
            return {**result, "verdict": f"playouts disagree after {count}"}
        if number and min(chance.value for _, chance in found) <= 0:
            return {**result, "verdict": f"no more wins after {count}"}
        open_moves = [
            move for move, margin in zip(others, found, strict=True) if not is_clear(*margin)
        ]
        if not open_moves:
            break
    closest = sorted(others, key=lambda move: trials.margins(best, move)[0].value)
    trials.play([best, *closest[:RIVALS]], TOLD)
    if not trials.is_best_in_every_run(best):
        return {**result, "verdict": "runs disagree"}
    margins = {move: trials.margins(best, move) for move in others}
    if not all(is_clear(*margin) for margin in margins.values()):
        return {**result, "verdict": "margin not clear"}
    if not WIN_CHANCES[0] < trials.chance(best) < WIN_CHANCES[1]:
        return {**result, "verdict": "the game is decided"}
    rankings = [ranked(seen, DEEP, seed + extra) for extra in DEEP_SEEDS]
    if any(ranking.moves[0] != best for ranking in rankings):
        return {**result, "verdict": "searches disagree"}
    options = []
    for move in seen.options:
        outcomes = trials.of(move)
        count = len(outcomes)
        option: list[object] = [
            move_text(move),
            count,
            round(sum(one.glory[find.seat] for one in outcomes) / count, 2),
            round(sum(one.shares[find.seat] for one in outcomes) / count, 4),
        ]
        if move != best:
            glory, chance = margins[move]
            option.append([round(it, 2) for it in (glory.value, glory.low, glory.high)])
            option.append([round(it, 4) for it in (chance.value, chance.low, chance.high)])
        options.append(option)
    leads = [round(ranking.lead, 2) for ranking in rankings]
    return {**result, "verdict": "clear", "leads": leads, "options": options}


# --- the folder -----------------------------------------------------------------------------------


class Folder:
    """The findings so far: a record and the finds of each game, and what their checks found."""

    def __init__(self, path: Path) -> None:
        path.mkdir(parents=True, exist_ok=True)
        self.looked = path / "looked.jsonl"
        self.checked = path / "checked.jsonl"

    def games(self) -> dict[int, tuple[Record, list[Find]]]:
        return {
            line["game"]: (
                record_from_text(line["record"]),
                [Find(**{**find, "glances": tuple(find["glances"])}) for find in line["finds"]],
            )
            for line in lines_of(self.looked)
        }


def lines_of(path: Path) -> list[dict[str, Any]]:
    """Return the findings in a file; a line that was cut short is left out."""
    if not path.exists():
        return []
    whole = path.read_text(encoding="utf-8").rpartition("\n")[0]
    return [json.loads(line) for line in whole.splitlines()]


def add_line(path: Path, line: dict[str, object]) -> None:
    """Add a finding to a file."""
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line, separators=(",", ":")) + "\n")


def show(text: str) -> None:
    """Show how far it is."""
    print(f"\r{text}", end="\033[K", file=sys.stderr, flush=True)


def search(folder: Folder, has_time: Callable[[], bool]) -> None:
    """Play games, and measure what looks promising, until there is no time left."""
    known = folder.games()
    done = lines_of(folder.checked)
    verdicts = Counter(str(line["verdict"]) for line in done)
    measured = {
        (line["find"]["game"], line["find"]["moves"], line["find"]["seat"]) for line in done
    }
    game = 0
    while has_time():
        game += 1
        if game not in known:
            record, found = finds_of(game)
            add_line(
                folder.looked,
                {
                    "game": game,
                    "record": record_to_text(record),
                    "finds": [it.line() for it in found],
                },
            )
            known[game] = record, found
        record, found = known[game]
        for find in found:
            if (find.game, find.moves, find.seat) in measured:
                continue
            if not has_time():
                return
            result = check(record, find)
            verdicts[str(result["verdict"])] += 1
            add_line(folder.checked, result)
            show(f"game {game}: {dict(verdicts)}")
        show(f"game {game}: {dict(verdicts)}")


# --- choosing -------------------------------------------------------------------------------------

OF_A_GAME: Final = 4
"""Puzzles from one game, at most."""
APART: Final = 5
"""Moves between two puzzles of a game, at least: a battle makes one puzzle, not three."""
ALIKE: Final = 2
"""Puzzles with the same solution to the same kind of decision, at most."""
BARE: Final = {"pass": 6, "decline": 6, "done": 6}
"""The same for solutions that name nothing, and mean something else each time."""
EASY: Final = 0.3
"""The part of the puzzles that a thrall may solve."""
WORLDS: Final = 60
"""Worlds in which it is tried out whether a solution loses a battle."""
MUCH: Final = 0.35
"""The part of the worlds that a losing solution loses, and another move would win."""


def stars_of(find: Find) -> int:
    """How hard it is: 1 if a thrall finds it at a glance, 2 if a karl or a jarl does, else 3."""
    thrall, *better = find.glances
    if thrall == find.best:
        return 1
    return 2 if find.best in better else 3


def is_lost(seen: View, best: int, seed: int) -> bool:
    """Whether a solution loses a battle that another move would win much more often."""
    if task_of(seen.decision) != "battle":
        return False
    won = {move: battles_won(seen, move, WORLDS, seed) for move in seen.options}
    return max(won.values()) - won[best] >= MUCH


@dataclass(frozen=True, slots=True)
class Candidate:
    """A position that is clear, with its theme and what was measured."""

    find: Find
    theme: Theme
    line: dict[str, Any]

    @property
    def traits(self) -> tuple[object, ...]:
        """What should be mixed among the puzzles."""
        find = self.find
        players = PLAYERS[find.game % len(PLAYERS)]
        verb = find.best.partition(" ")[0]
        task = task_of(find.decision)
        return ("task", task), self.theme, (task, verb), find.age, (players,), (stars_of(find),)


def candidates(folder: Folder) -> Iterator[Candidate]:
    """All positions that are clear, but for the plainest."""
    games = folder.games()
    for line in lines_of(folder.checked):
        find = Find(**{**line["find"], "glances": tuple(line["find"]["glances"])})
        is_plain = len(set(find.glances)) == 1 and len(line.get("options", ())) == 2
        if line["verdict"] != "clear" or is_plain:
            continue
        record, _ = games[find.game]
        seen = view(replay(Record(record.setup, record.moves[: find.moves])), find.seat)
        best = move_from_text(find.best)
        lost = is_lost(seen, best, find.game)
        yield Candidate(find, theme_of(seen, best, is_lost=lost), line)


def choose(folder: Folder, most: int) -> str:
    """Return the text of a file of puzzles, chosen for variety from those that are clear."""
    left = list(candidates(folder))
    chosen: list[Candidate] = []
    counts: Counter[object] = Counter()
    alike: Counter[tuple[str, str]] = Counter()
    easy = 0
    while left and len(chosen) < most:
        left.sort(key=lambda it: (sum(counts[trait] for trait in it.traits), it.find.game))
        candidate = left.pop(0)
        find = candidate.find
        near = [other.find.moves for other in chosen if other.find.game == find.game]
        is_near = any(abs(moves - find.moves) < APART for moves in near)
        is_alike = alike[find.decision, find.best] >= BARE.get(find.best, ALIKE)
        is_easy = stars_of(find) == 1
        if is_near or is_alike or len(near) >= OF_A_GAME or (is_easy and easy >= EASY * most):
            continue
        easy += is_easy
        alike[find.decision, find.best] += 1
        counts.update(candidate.traits)
        chosen.append(candidate)
    show(f"{len(chosen)} puzzles")
    return text_of(chosen, folder.games())


def text_of(chosen: Sequence[Candidate], games: Mapping[int, tuple[Record, list[Find]]]) -> str:
    """Return the text of a file with these puzzles, the easiest first, one on a line."""
    lines = []
    last: dict[int, int] = {}
    order = sorted(chosen, key=lambda it: (stars_of(it.find), it.find.game, it.find.moves))
    for candidate in order:
        find = candidate.find
        last[find.game] = max(last.get(find.game, 0), find.moves)
        puzzle = {
            "id": f"{find.game}-{find.moves}",
            "game": find.game,
            "moves": find.moves,
            "seat": find.seat,
            "decision": find.decision,
            "age": find.age,
            "theme": candidate.theme,
            "stars": stars_of(find),
            "best": find.best,
            "leads": candidate.line["leads"],
            "options": candidate.line["options"],
        }
        lines.append(json.dumps(puzzle, separators=(",", ":")))
    books = []
    for game, moves in sorted(last.items()):
        record, _ = games[game]
        part = record_to_text(Record(record.setup, record.moves[:moves], rules=record.rules))
        told = {"bots": company(game), "record": part.splitlines()}
        books.append(f'"{game}":{json.dumps(told, separators=(",", ":"))}')
    listed, found = ",\n".join(books), ",\n".join(lines)
    return f'{{"format":{FORMAT},"games":{{\n{listed}\n}},"puzzles":[\n{found}\n]}}\n'


def main() -> None:
    """Search, or choose."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("step", choices=["search", "choose"])
    parser.add_argument("folder", type=Path, help="where the findings are kept")
    parser.add_argument("out", type=Path, nargs="?", help="the file of puzzles to write")
    parser.add_argument("--minutes", type=float, default=60.0, help="how long to search at most")
    parser.add_argument("--most", type=int, default=90, help="how many puzzles to choose at most")
    asked = parser.parse_args()
    folder = Folder(asked.folder)
    end = time.monotonic() + 60 * asked.minutes
    if asked.step == "search":
        search(folder, lambda: time.monotonic() < end)
    elif asked.out is None:
        parser.error("name the file to write")
    else:
        asked.out.write_text(choose(folder, asked.most), encoding="utf-8")
    print(file=sys.stderr)


if __name__ == "__main__":
    main()
