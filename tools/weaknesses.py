"""Count the known weaknesses of a bot in games that it plays against itself.

python -m tools.weaknesses skald jarl --games 100

Each line is a share of the chances that a bot had to be weak in that way; see ``WEAKNESSES``.
"""

import argparse
import json
import sys
from collections import Counter
from typing import Final

from fimbul.arena import Series
from fimbul.arena.simulate import bot_for
from fimbul.bots import USUAL_BUDGET, Bot, Budget, decision_of, find_bot
from fimbul.bots.karl.drafting import SURPASSED
from fimbul.rules import State, apply, new_game, next_seat, view
from fimbul.rules.board import RESERVE
from fimbul.rules.cards import CARDS, IS_QUEST
from fimbul.rules.cells import BASE, SEAT
from fimbul.rules.moves import DECLINE, FIELD_1

WEAKNESSES: Final = {
    "save": "cards saved for the next age although the hand held one that surpasses them",
    "quest": "quests in hand when a phase of actions ended that were fulfilled at its last move",
    "rage": "clans that still had rage when a phase of actions ended",
    "absent": "clans with nobody in the doomed province at the last move of an age",
    "stayed-out": "of all clans, those that had rage, a warrior and a free village for it",
    "neighbour": "picks of ages 2 and 3 that stay the same if both neighbours change places",
}
"""What is counted, by its key: each as a share of the chances for it."""


class Count:
    """How often a bot was weak in each way, and how often it could have been."""

    def __init__(self) -> None:
        self.found: Counter[str] = Counter()
        self.chances: Counter[str] = Counter()

    def note(self, weakness: str, is_weak: bool) -> None:
        """Count a chance to be weak."""
        self.chances[weakness] += 1
        self.found[weakness] += is_weak

    def play(self, series: Series, game: int, budget: Budget) -> None:
        """Play a game and count."""
        found = find_bot(series.seated[0])
        bots = [bot_for(found, series, game, seat) for seat in range(series.players)]
        state = new_game(series.setup(game))
        while (seat := next_seat(state)) >= 0:
            seen = view(state, seat)
            move = bots[seat].choose(seen, decision_of(seen), budget)
            if seen.decision == "save-card" and move != DECLINE:
                kept = FIELD_1[move]
                self.note("save", any(kept in SURPASSED[card] for card in seen.hand))
            elif seen.decision == "draft" and state.age > 1 and state.players > 2:
                self.note("neighbour", move == _pick_elsewhere(state, seat, bots[seat], budget))
            before = state.copy() if state.phase == "action" else None
            apply(state, seat, move)
            if before is not None and state.phase != "action":
                self.end_phase(before)

    def end_phase(self, state: State) -> None:
        """Count what is left undone at the last move of a phase of actions."""
        doomed = state.dooms[state.age - 1]
        for seat in range(state.players):
            has_rage = state.rage(seat) > 0
            is_absent = not state.count_in(seat, doomed)
            could_come = bool(state.warriors(seat, RESERVE)) and state.has_room(doomed)
            self.note("rage", has_rage)
            self.note("absent", is_absent)
            self.note("stayed-out", is_absent and has_rage and could_come)
            for card in state.hand(seat):
                judge = CARDS[card].fulfilled
                if IS_QUEST[card] and judge is not None:
                    self.note("quest", judge(state, seat))


def _pick_elsewhere(state: State, seat: int, bot: Bot, budget: Budget) -> int:
    """The pick of a bot if its neighbours had each other's clan sheets, stats and figures."""
    other = state.copy()
    left, right = (seat + 1) % state.players, (seat - 1) % state.players
    for cell in range(SEAT):
        there = BASE[left] + cell, BASE[right] + cell
        other.cells[there[0]], other.cells[there[1]] = state.cells[there[1]], state.cells[there[0]]
    seen = view(other, seat)
    return bot.choose(seen, decision_of(seen), budget)


def count(bot: str, games: int, players: int, seed: int, budget: Budget) -> Count:
    """Play games of one bot against itself and return what was counted."""
    series = Series(players, games, seed, (bot,))
    series.check()
    counted = Count()
    for game in range(games):
        counted.play(series, game, budget)
        print(f"\r{bot}: {game + 1} of {games}", end="", file=sys.stderr)
    print(file=sys.stderr)
    return counted


def main() -> None:
    """Print a table, or JSON."""
    parser = argparse.ArgumentParser(description="known weaknesses of bots, counted in their games")
    parser.add_argument("bots", nargs="+", help="as for fimbul arena")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=USUAL_BUDGET.seconds)
    parser.add_argument("--json", action="store_true", help="numbers for programs")
    asked = parser.parse_args()
    budget = Budget(seconds=asked.seconds)
    counted = {
        bot: count(bot, asked.games, asked.players, asked.seed, budget) for bot in asked.bots
    }
    if asked.json:
        print(
            json.dumps(
                {
                    bot: {key: [one.found[key], one.chances[key]] for key in WEAKNESSES}
                    for bot, one in counted.items()
                }
            )
        )
        return
    for key, meaning in WEAKNESSES.items():
        print(f"{key}: {meaning}")
        for bot, one in counted.items():
            chances = one.chances[key]
            share = f"{100 * one.found[key] / chances:.1f} %" if chances else "-"
            print(f"  {bot:12} {one.found[key]:6} of {chances:6}  {share}")


if __name__ == "__main__":
    main()
