"""``python -m tests.extending.games`` plays games with the trial cards and five seats.

``names`` prints everything that has a number, ``random FIRST GAMES`` plays random games, and
``bots GAMES`` lets bots play.

The first ``fimbul`` on the path must be the copy into which ``test_extending`` has put the cards.
Prints the results as JSON.
"""

import json
import sys
from collections import Counter
from collections.abc import Callable
from random import Random

from fimbul.bots import Karl, Thrall
from fimbul.bots.protocol import Bot, Budget, decision_of
from fimbul.rules import (
    CARDS,
    DECISION_NAMES,
    FIGURE_NAMES,
    apply,
    draw_setup,
    move_text,
    new_game,
    next_seat,
    record_from_text,
    record_to_text,
    replay,
    sample,
    view,
)
from fimbul.rules.moves import MOVE_TEXTS
from fimbul.rules.plain import view_to_plain
from tests.random_games import Play
from tests.rules.invariants import check_all
from tests.rules.worlds import knowledge

MOST_PLAYERS = 5
EVERY = 23
"""All checks are made for one position in this many."""


def names() -> dict[str, list[str]]:
    """The names of everything that has a number."""
    return {
        "cards": [card.slug for card in CARDS],
        "figures": list(FIGURE_NAMES),
        "moves": MOVE_TEXTS,
    }


def play_at_random(first: int, games: int) -> Counter[str]:
    """Play games, check invariants, views and samples; return how often each decision came up."""
    met: Counter[str] = Counter()
    for seed in range(first, first + games):
        players = MOST_PLAYERS if seed % 2 else 2 + seed // 2 % 3
        play = Play(players, seed=seed, is_lively=True)
        for count, state in enumerate(play.positions()):
            seat = next_seat(state)
            if seat >= 0:
                met[DECISION_NAMES[state.pending_op]] += 1
            if count % EVERY == seed % EVERY or seat < 0:
                check_all(state)
                for looker in range(-1, players):
                    view_to_plain(view(state, looker))
                if seat >= 0:
                    seen = view(state, seat)
                    assert knowledge(view(sample(seen, Random(seed)), seat)) == knowledge(seen)
        if seed % 10 == 0:
            record = play.record()
            assert record_from_text(record_to_text(record)).moves == record.moves
            replay(record)
    return met


def play_bots(games: int) -> Counter[str]:
    """Let bots play that have no opinion on the trial cards; return the moves they made."""
    used: Counter[str] = Counter()
    for game in range(games):
        state = new_game(draw_setup(Random(game), MOST_PLAYERS))
        bots: list[Bot] = [
            (Thrall, Karl)[seat % 2](Random(MOST_PLAYERS * game + seat))
            for seat in range(MOST_PLAYERS)
        ]
        while (seat := next_seat(state)) >= 0:
            seen = view(state, seat)
            move = bots[seat].choose(seen, decision_of(seen), Budget(simulations=1))
            used[seen.decision] += 1
            used[move_text(move)] += 1
            apply(state, seat, move)
    return used


if __name__ == "__main__":
    name, *numbers = sys.argv[1:]
    commands: dict[str, Callable[..., object]] = {
        "names": names,
        "random": play_at_random,
        "bots": play_bots,
    }
    command = commands[name]
    print(json.dumps(command(*map(int, numbers))))
