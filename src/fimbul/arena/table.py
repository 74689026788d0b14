"""One game of a contest: its bots, and what happens when one of them fails.

A bot that fails forfeits the decision, not the contest: a random move is made, and the forfeit is
counted. A bot that never answers, or that crashes its process, cannot be asked again: it is out of
the game, and all its later moves are random. The game is then played again from the start with this
``Exit``, so that its outcome depends only on the game and the exits.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter_ns
from typing import TYPE_CHECKING, Final

from fimbul.arena.clock import Clock
from fimbul.arena.contest import Forfeit, Outcome
from fimbul.arena.options import checksum_of, share_of_win
from fimbul.bots import Fault, decision_of, fault_of
from fimbul.bots.faults import impossible
from fimbul.rules import SOURCE_NAMES, apply, new_game, next_seat, view
from fimbul.rules.events import GLORY_GAINED
from fimbul.rules.setup import pick

if TYPE_CHECKING:
    from collections.abc import Mapping
    from ctypes import Array, c_longlong
    from random import Random

    from fimbul.arena.contest import Contest
    from fimbul.bots import Bot, BotClass, Budget
    from fimbul.rules import Event, View

TIMEOUT: Final = "timeout"
"""The fault of a bot that did not answer within the limit."""
CRASH: Final = "crash"
"""The fault of a bot that ended its process."""
OUT: Final = "out"
"""The fault of a bot in all decisions after one of these two."""


@dataclass(frozen=True, slots=True)
class Exit:
    """Why a bot is out of a game, and the number of its first decision without it, from 0."""

    number: int
    fault: str


class Pulse:
    """Shows the process that watches a game which decision of which bot is going on, if any."""

    SIZE: Final = 3

    def __init__(self, cells: Array[c_longlong] | list[int]) -> None:
        self._cells = cells

    def begin(self, index: int, number: int) -> None:
        self._cells[1] = index
        self._cells[2] = number
        self._cells[0] += 1

    def end(self) -> None:
        self._cells[0] += 1

    def beat(self) -> int:
        """A number that changes when a decision begins or ends."""
        return int(self._cells[0])

    def is_thinking(self) -> bool:
        return self.beat() % 2 == 1

    def decision(self) -> tuple[int, int]:
        """The index of the bot that was asked last, and the number of its decision."""
        return int(self._cells[1]), int(self._cells[2])


def play_game(
    contest: Contest,
    classes: list[BotClass],
    game: int,
    exits: Mapping[int, Exit],
    pulse: Pulse,
) -> Outcome:
    """Play one game of a contest; ``exits`` are the known exits, by the index of the bot."""
    index_at = {seat: index for index, seat in enumerate(contest.seats(game))}
    chance = contest.chance(game)
    players = [
        _Player(index, made, contest.rng(game, index), contest.budget, chance, exits.get(index))
        for index, made in enumerate(classes)
    ]
    events: list[Event] = []
    moves: list[int] = []
    movers: list[int] = []
    state = new_game(contest.setup(game), events)
    while (seat := next_seat(state)) >= 0:
        move = players[index_at[seat]].move(view(state, seat), pulse)
        moves.append(move)
        movers.append(seat)
        apply(state, seat, move, events)
    winners = state.winners()
    sources = [[0] * len(SOURCE_NAMES) for _ in players]
    for event in events:
        if event.kind == GLORY_GAINED:
            seat, amount, source = event.values
            sources[index_at[seat]][source] += amount
    seats = contest.seats(game)
    return Outcome(
        game,
        tuple(state.glory(seat) for seat in seats),
        tuple(share_of_win(winners, seat) for seat in seats),
        tuple(map(tuple, sources)),
        tuple(player.decisions for player in players),
        tuple(
            Forfeit(index, fault) for index, player in enumerate(players) for fault in player.faults
        ),
        checksum_of(moves),
        tuple(player.clock for player in players),
        tuple(zip(movers, moves, strict=True)) if contest.keeps_moves else (),
    )


class _Player:
    """A bot in a game. Its errors are caught and counted."""

    def __init__(
        self,
        index: int,
        made: BotClass,
        rng: Random,
        budget: Budget,
        chance: Random,
        exit_: Exit | None,
    ) -> None:
        self.index = index
        self.made = made
        self.rng = rng
        self.budget = budget
        self.chance = chance
        self.exit = exit_
        self.bot: Bot | None = None
        self.decisions = 0
        self.clock = Clock()
        self.faults: list[Fault] = []

    def move(self, seen: View, pulse: Pulse) -> int:
        """The bot's move, or a random one if the bot fails."""
        options = seen.options
        fault: Fault | None
        if self.exit is not None and self.decisions >= self.exit.number:
            is_last = self.decisions == self.exit.number
            move, fault = -1, Fault(self.exit.fault if is_last else OUT)
        else:
            pulse.begin(self.index, self.decisions)
            move, fault = self._answer(seen)
            pulse.end()
        self.decisions += 1
        if fault is not None:
            self.faults.append(fault)
            return options[pick(len(options), self.chance)]
        return move

    def _answer(self, seen: View) -> tuple[int, Fault | None]:
        """The bot's answer, and what is wrong with it."""
        start = perf_counter_ns()
        options = seen.options
        fault = None
        try:
            if self.bot is None:
                self.bot = self.made(self.rng)
            move = self.bot.choose(seen, decision_of(seen), self.budget)
            if type(move) is not int or move not in options:
                fault = impossible(move)
        except (Exception, SystemExit) as error:  # noqa: BLE001 - it is somebody else's code
            move, fault = -1, fault_of(error)
        self.clock.add(perf_counter_ns() - start)
        return move, fault
